### In the browser: the board.

board-label = Board
board-keys = Tab leads to the places you can choose, and the arrow keys from one to the next; Enter chooses. With Shift the arrow keys lead over the whole board, and ? asks why a place cannot be chosen. Plus and minus zoom, 0 shows the whole map.
board-zoom = Zoom
board-closer = Zoom in
board-farther = Zoom out
board-whole = Whole map
