### What Inkundla says instead in events of adults. Messages that are missing here are those of all events.

call-unwell = Somebody feels unwell
deed-erase-names = Remove names
privacy = Players’ data
privacy-all = All players of this event
privacy-text = The public sees a first name and one letter, or the full name of who agreed. In Settings, full names can be public for everybody who does not refuse.
privacy-children = { $n ->
    [one] { $n } player is entered.
   *[other] { $n } players are entered.
}
privacy-public = { $n ->
    [one] Everyone may see the full name of { $n } player.
   *[other] Everyone may see the full names of { $n } players.
}
privacy-refused = { $n ->
    [one] { $n } player said no.
   *[other] { $n } players said no.
}
names-overdue-short = The names were due to be removed on { $day }, if this computer’s clock is right.
child-data = Everything about this player (JSON)
child-erase = Remove this player’s data
notice-child-erased = The player’s data is removed. Pages that you published before still show the player: publish them again.
consent-text = The player agrees that the full name is shown to everyone.
consent-refused-by = The player said no: only the short name is shown. Recorded by { $name }, { $day }, { $time }.
system-swiss = Swiss: players with equal points meet, never twice
team-hint = The players of one club or school are a team. The first in your list who are here play; the others are reserves. For a second team, write the club as “North B”.
column-gender = Woman or man
import-bad-gender = { $column }: “{ $value }” should be f (woman) or m (man).
players-todo-draft = Round { $round } is a draft. Who comes now is not in it: open the draft and pair again to include them.
players-todo-posted = Round { $round } is being played. Who comes now plays from round { $next }; earlier rounds count as absent.
players-todo-posted-last = Round { $round } is being played, and it is the last: who comes now does not play. When all results are in, finish the event.
check-rows-hint = Fix the words in the boxes. To leave somebody out, empty the boxes of that row.
check-skip = Same person: skip this row
check-keep = Two people: keep both
check-same-as-row = Row { $row }: { $name } is in row { $other } too. Is it the same person?
check-same-as-player = Row { $row }: { $name } is on the list already, as player { $number }. Is it the same person?
player-home-hint = The player has left. Results stay; no more pairings.
player-remove-hint = The player was entered by mistake.
about-names = Players’ names
about-names-how = Ask the organiser, before, during or after the event: the name is removed from all pages at once. Results stay under a number.
about-names-agreed = A full name is shown only where the player has agreed, or entered an event that shows full names.
wish-bye-hint = For a player who comes late or leaves early. Do it before the round is paired.
wish-seat-hint = For a player who cannot change seats. This player’s game is always at that board.
copies-names = A backup has the full names of players. Keep it where only you can read it.
player-more = Rating, woman or man, year of birth
gender-f = Woman
gender-m = Man
standings-all-genders = Women and men
standings-gender-f = Women
standings-gender-m = Men
files-winners-hint = the categories of Settings
categories-usual = None
check-leave-child = Leave this person out
players-limits = At most 2,000 rows and 2 MB. From Excel: Save as, then “CSV UTF-8”. We keep names, school or club and grade, and where the list has them rating, woman or man, year of birth and consent, nothing else.
check-hide = Hide this person’s name: everybody sees “{ $alias }”
