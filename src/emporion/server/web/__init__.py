"""The server's face: HTTP and sockets."""
