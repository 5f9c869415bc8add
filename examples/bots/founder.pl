#!/usr/bin/env perl
# A bot in another language: it founds cities, and does what leads to them. It needs no module at all, since the list
# of legal actions has neither quotes nor brackets inside and two patterns read it. A bot that looks at more of its view
# reads it with JSON::PP.
#
# Let it play as `process(command=examples/bots/founder.pl)`, or with `,order=found move` before the last bracket.

use strict;
use warnings;

$| = 1;    # an answer must not wait in a buffer
my @order = qw(found accept build move lay);

while (my $line = <STDIN>) {
    if ($line =~ /"type":"hello"/) {
        @order = split ' ', $1 if $line =~ /"order":"([^"]*)"/;
        print qq({"protocol":1}\n);
    }
    elsif ($line =~ /"type":"choose"/) {
        my ($legal) = $line =~ /"legal":\[([^\]]*)\]/;
        my ($seed)  = $line =~ /"seed":(\d+)/;
        srand($seed);
        my $action = choose($legal =~ /"([^"]*)"/g);
        print qq({"action":"$action"}\n);
    }
    else {
        last;    # quit
    }
}

# An action of the first kind that is possible; if none is, what stands last, which is mostly to refuse.
sub choose {
    my @legal = @_;
    for my $kind (@order) {
        my @actions = grep { /^$kind\b/ } @legal;
        return $actions[rand @actions] if @actions;
    }
    return $legal[-1];
}
