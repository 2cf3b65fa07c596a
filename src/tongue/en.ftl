### What Inkundla says, in English: the fallback of every other language.
### A comment beginning with # is for translators.

skip = Skip to content
sign-in = Sign in
sign-out = Sign out
close = Close
cancel = Cancel
print = Print
player = Player
reason = Reason
other-reason = Another reason
menu = Menu
keys = Keys

## Sides and cows

side-first = White
side-second = Black
point-empty = { $point }, empty
point-man = { $point }, { $side }
# A small piece on the board. Sources: "tokens, called 'cows'".
counts = hand { $hand } · board { $board } · shot { $shot }

## Why a turn is refused

illegal-turn = { $turn }: { $why }
whynot-unreadable = This is not a turn. Tap the points on the board.
whynot-game-over = The game is over. To go on, undo the last turn.
whynot-occupied = There is a cow on { $point }. Choose an empty point.
whynot-not-yours = No cow of this player stands on { $point }.
whynot-no-such-point = There is no point { $point } on this board.
whynot-too-few-shots = Two lines were made: say which other cow was shot.
whynot-shot-twice = { $point } is shot twice. Choose another cow.
whynot-lost-turn = A turn is lost only by a red card. Open Card.
whynot-must-place = There are cows in the hand. Place one first.
whynot-hand-empty = No such cow is left in the hand.
whynot-not-neighbours = { $from } and { $to } are not joined by a line. A cow moves to a neighbour.
whynot-must-shoot = Three-in-a-row: say which cow was shot.
whynot-no-shot = This makes no three-in-a-row, so no cow is shot.
whynot-too-many-shots = One turn shoots one cow.
whynot-no-target = No cow of the opponent stands on { $point }.
whynot-protected = The cow on { $point } stands in a three-in-a-row. Choose one that does not.
whynot-banned-return = This cow may not go straight back to make a three-in-a-row.
whynot-gift-due = The board is full. A gift comes first.
whynot-no-gift = No gift is due.
whynot-may-not-pass = This player can move and may not pass.
whynot-must-pass = This player cannot move and must pass.

whynot-no-leap = From { $from } to { $to } is neither one step nor a leap over a piece.
whynot-only-knights-charge = Only a knight may leap over friends and then capture.
whynot-must-capture = A capture is possible, so one must be made.
whynot-must-go-on = The jump must go on from { $point }.
whynot-exposed = A knight that canters to { $point } must capture from there.
whynot-back-to-start = A canter may not end where it began.
whynot-castle-closed = Only a jump may lead into one's own castle ({ $point }).
whynot-must-leave-castle = The piece on { $point } must leave its own castle first.
whynot-castle-keeps = A piece in the other castle ({ $point }) stays there.
whynot-no-castle-move-left = Both castle moves have been made.
whynot-outflanks-nothing = A disc on { $point } turns nothing over. Choose a marked square.
whynot-umpire-only = Wrongly turned discs can only be entered as such by the umpire.
whynot-not-wrong = The disc on { $point } cannot have been turned, or left, wrongly.

## Why the record refuses

refusal-not-started = The game has not started. Tap a point or start the clock.
refusal-already-started = The game has started already.
refusal-over = The game is over. To go on, undo the last turn.
refusal-not-over = The game is not over.
refusal-paused = Play is paused. Open Menu and tap Go on.
refusal-not-paused = Play is not paused.
refusal-no-turn-to-take-back = There is no turn to undo.
refusal-no-card-to-take-back = This player has no card to take back.
refusal-reason-missing = Say why in a few words.
refusal-no-clock = This event is played without a clock.
refusal-clock-not-called = Tap Start the minute first.
refusal-still-in-time = The minute is not over: { $seconds } s are left.
refusal-not-to-move = It is the other player's turn.
refusal-no-turn-to-give = The other player has no turn to take. Show a yellow card or award the match.
refusal-bug = This could not be recorded. Nothing was changed. Call the organiser.

## Cards

card = Card
card-title = Show a card
card-rule = Rule: one minute, then yellow (warning), red (the other player moves next), then the match may be awarded.
card-player = To whom?
card-why = What for?
card-yellow = Yellow card: warning
card-red = Red card: the other player moves next
award-match = Award the match to the other player
card-back-title = Take the last card back
card-back = Take card back
yellow-card = yellow card
red-card = red card
step-yellow = next: yellow
step-red = next: red
step-award = next: award
offence-delay = Delay: the minute is over
offence-illegal-turn = A turn against the rules
offence-misconduct = Unfair or rude behaviour

## A turn in words

told-place = { $side } places a cow on { $to }
told-place-shot = { $side } places a cow on { $to }, three-in-a-row, shoots { $shot }
told-move = { $side } moves { $from } to { $to }
told-move-shot = { $side } moves { $from } to { $to }, three-in-a-row, shoots { $shot }
told-gift = { $side } gives away the cow on { $to }
told-pass = { $side } cannot move and passes
told-lost-turn = { $side } loses the turn by a red card
told-numbered = { $n }. { $told }

## The end of a game

end-won = { $winner } wins: { $why }
# A TIED GAME. Not "to sketch", not a lottery, not the list of pairings.
end-drawn = Draw: { $why }
end-not-played = Not played: { $why }
clause-captured = two cows left
clause-blocked = the other player cannot move
clause-full-board = the board is full and the player to move cannot move
clause-quiet-moves = too many moves without a shot
clause-repetition = the same position three times
ground-agreement = both players agreed
ground-resignation = the other player gave up
ground-absence = nobody came to the board in time
ground-award = awarded by the umpire. { $why }
ground-award-skipped = awarded by the umpire without a red card before. { $why }
ground-adjudication = decided by the umpire or organiser ({ $reason })

## The record

event-started = The game began
event-taken-back = { $turn } taken back: { $reason }
event-clock-called = The umpire started the minute
event-paused = Play paused: { $reason }
event-paused-server = The laptop had stopped. The clock waits; no time was lost.
event-resumed = Play goes on
event-card = { $side }: { $card }. { $why }
event-card-skipped = { $side }: { $card} without a yellow card before. { $why }
event-card-back = { $side }: { $card } taken back: { $reason }
event-reopened = The result was taken back: { $reason }

## The umpire's page

umpire = Umpire
place = Board { $board } · Round { $round }
saved = ✓ Saved { $time }
not-started-pill = Not started
saving = … Saving
not-saved = ⚠ Not saved. Keep this page open.
start-recording = Start recording
take-over = Take over
taken = { $name } has recorded this board since { $since }, last turn { $turn }.
watch = Watch
watch-page = Page for spectators
umpire-name = Your name (umpire)
say-start = { $player } starts. Tap the point, or start the clock first.
say-place = { $player }: tap where the cow was placed
say-from = { $player }: tap the cow that moved
say-fly = { $player } has three cows and may fly: tap the cow that moved
say-to = Tap where it moved to
say-shoot = Three-in-a-row! Tap the cow that was shot
say-not-here = Not there. Tap one of the marked points.
say-not-this-one = That cow cannot be shot. Tap one of the marked cows.
say-pass = { $player } cannot move and passes.
say-paused = Play is paused: { $reason }
say-paused-server = The laptop had stopped. The clock waits; no time was lost. Tap Menu, then Go on.
start-clock = Start the game
call-clock = Start the minute
pause = Pause
resume = Go on
turn-label = Turn
record-turn = Record the turn
undo = Undo
undo-title = Undo { $turn }
undo-lost-turn = Undo the red card and the lost turn
undo-nothing = Nothing to undo yet
undo-typed-wrong = I tapped the wrong point
undo-players = The players put it back
undo-illegal = The turn was against the rules
result = Result
result-title = How did it end?
result-undo-hint = Wrong? Undo takes the last turn back.
result-draw-agreed = Draw: both players agree
result-resign = { $player } gives up
result-absent = { $player } did not come
result-both-absent = Nobody came
result-stopped-won = Time of the round is over: { $player } wins
result-stopped-draw = Time of the round is over: draw
draw-counters = When is it a draw?
quiet-short = No shot { $n }/{ $limit }
quiet-none = Draw?
# Shown when the umpire taps the counter.
quiet-each = { $n ->
    [0] No turns without a shot yet. At { $limit } turns by each player the game is a draw.
    [one] { $n } turn without a shot. At { $limit } turns by each player the game is a draw.
   *[other] { $n } turns without a shot. At { $limit } turns by each player the game is a draw.
}
quiet-ply = { $n } of { $limit } turns without a shot. Then the game is a draw.
quiet-not-counting = Turns without a shot do not count yet: they count once a player has three cows.
seen = This position has stood { $n } times. The third time is a draw.
rules-of-this-game = Rules of this game
round-closed = This round is closed. The record can only be read.
keys-umpire = Arrows move on the board, Enter taps. u: undo, c: card, r: result, Esc: close.

## Doors

home-title = Events
no-events = There are no events to see yet.
new-event = New event
umpire-door = Umpire?
board-code = Code of your board
open-board = Open the board
your-name = Your name
pass-phrase = Pass-phrase
phrase-hint = At least 8 characters. Three or four words are easy to remember and hard to guess.
setup-title = Welcome to Inkundla
setup-text = You will be the organiser of this server. Choose a name and a pass-phrase. You need them to sign in again.
setup-button = Start
setup-elsewhere = This server is new. Its set-up code stands in the window where it was started. Type it here, or open this page on that computer.
setup-code = Set-up code
go-on = Go on
sign-in-hint = Umpires do not sign in: they open the QR code of their board.
sign-in-wrong = Name or pass-phrase is not right. Try again.
sign-in-too-often = Too many wrong tries. Wait some minutes, then try again.
sign-in-busy = Many people sign in just now. Try again in a moment.
phrase-too-short = The pass-phrase is too short. Use at least 8 characters.
phrase-too-long = The pass-phrase is too long. Use at most 256 characters.
phrase-guessable = This pass-phrase is one of the first that people try. Choose another.
account-exists = This name is taken. Choose another.

## New event

event-name = Name of the event
event-name-default = School cup { $day }
game = Game
more-settings = More settings
system = Who meets whom
rounds = Rounds
rounds-hint = Leave it empty to let the number of players decide.
clock = Clock
clock-seconds = Seconds for a turn
avoid-same-school = Keep children of one school apart while that is possible
create-event = Create event
game-umlabalaba = umlabalaba
game-umlabalaba-about = South African rules: 12 cows, a cow in a three-in-a-row is safe, draw after ten moves when a player has three cows
game-morabaraba = morabaraba
game-morabaraba-about = As umlabalaba; white starts, draw after ten moves only when both have three cows

## Faults

fault-title-not-found = Nothing here
fault-title-door = This door is closed
fault-title-ours = Something went wrong here
fault-title-not-done = Not done
fault-not-found = There is no such page, or it is not for you. Look at the address, or ask the organiser for the link.
fault-not-signed-in = Sign in first.
fault-not-allowed = This is for somebody else. Sign in with the right name.
fault-not-for-set-up = This server has been set up already. Sign in instead.
fault-ruleset = This game is not known: { $why }.
fault-unknown-code = No board has this code. Look at the card on the table and type it again.
fault-old-code = This code was for board { $board } in round { $round }, which is over. Take the new card, or ask the organiser.
fault-not-recording = Another phone records this board. Tap Take over to record here, or watch.
fault-taken = { $name } records this board. Tap Take over to record here, or watch.
fault-behind = The record had moved on. This is the board as it is now; look, then tap again.
fault-round-not-draft = Round { $round } is not a draft any more. Look at the round again.
fault-round-not-posted = Round { $round } is closed. To change a result, use Correct and say why.
fault-round-touched = Round { $round } has results or recorded games. It cannot go back to a draft.
fault-round-not-last = Only the last closed round can be opened again, and only before the next is drafted.
fault-missing-results = { $n ->
    [one] One result is missing: board { $boards }.
   *[other] { $n } results are missing: boards { $boards }.
}
fault-disk-full = The laptop's disk is full. Free some space, then try again. Nothing that was saved is lost.
fault-store-away = The database does not answer just now. Keep this page open and try again in a moment.
fault-conflict = Somebody else changed this in the meantime. Look at it again, then decide.
fault-store = The database failed. Nothing was changed. Call whoever looks after this server.
fault-way-home = To the start page
fault-way-code = Type a code
form-missing = { $field } is missing. Fill it in.
form-too-long = { $field } is too long. Make it shorter.
form-not-a-number = { $field } is not a number in range.
form-not-a-choice = { $field }: choose one from the list.
field-name = Your name
field-event-name = Name of the event
field-ruleset = Game
field-system = Who meets whom
field-rounds = Rounds
field-clock = Clock
field-seconds = Seconds for a turn
field-result = Result
field-players = Players
field-board = Board
field-act = What happened
field-side = Player
field-card = Card
name-empty = The name is empty. Write a name.
name-too-long = The name is longer than 80 letters. Make it shorter.
name-unprintable = The name has a sign that cannot be printed. Type it again.

## Lists of players

column-name = Name
column-given = Given name
column-family = Family name
column-school = School
column-grade = Grade
column-any = The text
import-row = Row { $row }: { $what }
import-file = { $what }
import-too-large = The list is larger than 2 MB. Import it in parts.
import-too-many-rows = The list has { $rows } rows. The most is { $most }. Import it in parts.
import-utf16 = The file is UTF-16. Save it as “CSV UTF-8” and try again.
import-not-text = The file is no text. Save the spreadsheet as “CSV UTF-8” and try again.
import-empty = There are no names in the list. Write one name on each line.
import-no-name-column = No column has names. Write “name” above the column with the names.
import-open-quote = A quotation mark is opened here and never closed. Close it or take it out.
import-name-missing = The name is missing. Write a name or delete the row.
import-bad-text = { $column } "{ $value }": { $why }
import-bad-grade = { $column } "{ $value }" is not a number. Use 1 to 12.

## Pairing

pairing-too-few = { $n ->
    [0] Nobody is here. Mark who is here; a round needs two.
    [one] Only one player is here. A round needs two.
   *[other] Only { $n } players are here. A round needs two.
}
pairing-too-many = { $n } players are here; a round takes at most 1000. Make two events of them.
pairing-all-played = { $n ->
    [one] The only round is played. Finish the event, or raise the number of rounds in Settings.
   *[other] All { $n } rounds are played. Finish the event, or raise the number of rounds in Settings.
}
pairing-under-way = Round { $round } is being played. Enter its results first.
pairing-none = Everybody has met everybody they could: { $rematches } pairs would have to meet again and { $byes } players would sit out again. Finish the event, or play fewer rounds.
pairing-bug = The pairing went wrong on our side. Nothing was changed. Please report it.
draft-cannot-change = This change is not possible in the draft as it is now. Look at it again.

## Spectators

board-label = The board
all-boards = ← All boards
live = ● Live
lost = ⚠ Connection lost. Trying again.
board-as-text = Board as text
record = Record
standings = Standings
board-not-started = Not started yet.
to-move = { $player } to move
say-gift = { $player }: tap the cow that is given away
reason-time = time of the round is over

## Rules in our own words

rule-umlabalaba-1 = Each player has 12 cows. In turn, each puts one cow on an empty point.
rule-umlabalaba-2 = Three cows of one player on a line, also a diagonal one, shoot: one cow of the other player is taken off the board, for good.
rule-umlabalaba-3 = A cow in a three-in-a-row is safe, unless all cows of that player are in one.
rule-umlabalaba-4 = Two lines made at once shoot one cow.
rule-umlabalaba-5 = When all cows are placed, they move to a neighbouring empty point. Moving out and back shoots again.
rule-umlabalaba-6 = A player with three cows may fly: move to any empty point.
rule-umlabalaba-7 = A player who cannot move, or has two cows left, loses.
rule-umlabalaba-8 = When a player has three cows and ten moves by each pass without a shot, it is a draw. The third time the same position stands, too.
rule-umlabalaba-9 = Delay: one minute. Then a yellow card (warning), a red card (the other player moves next), then the match may be awarded.
rule-morabaraba-1 = White starts. Each player has 12 cows. In turn, each puts one cow on an empty point.
rule-morabaraba-2 = Three cows of one player on a line, also a diagonal one, shoot: one cow of the other player is taken off the board, for good.
rule-morabaraba-3 = A cow in a three-in-a-row is safe, unless all cows of that player are in one.
rule-morabaraba-4 = Two lines made at once shoot one cow.
rule-morabaraba-5 = When all cows are placed, they move to a neighbouring empty point. Moving out and back shoots again.
rule-morabaraba-6 = A player with three cows may fly: move to any empty point.
rule-morabaraba-7 = A player who cannot move, or has two cows left, loses.
rule-morabaraba-8 = When both have three cows and ten moves by each pass without a shot, it is a draw. The third time the same position stands, too.
rule-morabaraba-9 = Delay: one minute. Then a yellow card (warning), a red card (the other player moves next), then the match may be awarded.

## The head of every organiser's page

public-page = Page for everybody
steps = Steps
step-players = Players
step-round = Round { $round }
step-round-of = Round { $round } of { $rounds }
settings = Settings

## Standings

standings-after = Standings after round { $round }
standings-after-of = Standings after round { $round } of { $rounds }
standings-during = Standings in round { $round }
standings-during-of = Standings in round { $round } of { $rounds }
standings-official = Official
# Some boards of the round have no result yet.
standings-provisional = { $n ->
    [0] Provisional: the round is not closed yet
    [one] Provisional: 1 board is still playing
   *[other] Provisional: { $n } boards are still playing
}
standings-note-alias = Short names only: full names are not published.
standings-note-full = Only you see the full names. The page for everybody shows short names.
standings-empty = No results yet. They stand here as soon as the first game is over.
standings-empty-playing = No results yet. Round 1 is being played.
standings-now = Now
standings-when = When
standings-after-choice = After round { $round }
standings-all-schools = All schools
standings-show = Show
standings-hint = Tap a name for the tie-breaks and where the points come from.
school = School
grade = Grade{"\u00A0"}{ $grade }
rank = Rank
points = Points
# Column of games won, drawn and lost: 2–0–1.
wdl = W–D–L
wdl-long = won – drawn – lost
csv = CSV
csv-excel = CSV for Excel
ties = How ties are broken
ties-points = More points stand higher. With equal points these count, one after the other:
ties-shared = Players whom nothing separates share a place: 3= means that the third place is shared.
tiebreak-bh = Opponents’ points (Buchholz)
tiebreak-bh-how = Add up the points of everybody the player met. Strong opponents count more. A round without a game counts as one against an opponent with the player’s own points.
tiebreak-de = Head-to-head
tiebreak-de-how = Who scored more in the games between the players who are still level. It counts only when they have met.
tiebreak-sb = Opponents’ points for wins (Sonneborn-Berger)
tiebreak-sb-how = For a win add all points of that opponent, for a draw half of them, for a loss nothing.
tiebreak-win = Wins
tiebreak-win-how = How many rounds the player won.
tiebreak-cd = Cow difference
tiebreak-cd-how = Cows shot minus cows lost, in games that were recorded.

## Why a figure is what it is

# Round 2: won against Hendra D.
why-round = Round { $round }: { $what }
path-won = won against { $opponent }, { $points }
path-drawn = draw with { $opponent }, { $points }
path-lost = lost to { $opponent }, { $points }
path-won-forfeit = { $opponent } did not come, { $points }
path-lost-forfeit = did not come to the game with { $opponent }, { $points }
path-playing = playing { $opponent } now
path-bye = no opponent was left, { $points }
path-bye-given = free round, { $points }
path-absent = not here, { $points }
path-out = not in this round
why-opponent = { $opponent } has { $has }
why-opponent-times = { $opponent } has { $has }, times { $scored } scored, is { $value }
why-dummy = no game, counts as an opponent with { $has }
why-dummy-times = no game, counts as an opponent with { $has }, times { $scored }, is { $value }
why-encounter = { $games ->
    [one] { $scored } against { $opponent }
   *[other] { $scored } against { $opponent }, who was met { $games } times: { $value } on average
}
why-won = won against { $opponent }
why-won-unplayed = won without a game
why-cows = { $shot } shot and { $lost } lost against { $opponent }, is { $value }
why-not-tied = Does not count here: the player has met nobody who is still level.

## Planning an event

field-tiebreak = What separates equal points
field-presence = Here or not
plan-rounds-of-automatic = The number of players decides the rounds. To set them yourself, choose first who meets whom; or leave the rounds empty.
plan-fewer-than-begun = { $n ->
    [one] Round 1 is posted already. Give 1 round or more.
   *[other] { $n } rounds are posted already. Give { $n } rounds or more.
}

## Players

what-to-do = What to do now
save = Save
players-todo-empty = Nobody is in the list yet. Paste the names below, or choose a file. Then press “Check the list”.
players-todo-pair = Everybody starts as here. Tap those who are missing. Then pair round { $round } for the { $here } players who are here.
players-todo-draft = Round { $round } is a draft. Who comes now is not in it: look at the draft and pair again to take them in.
players-todo-checkin = { $expected ->
    [one] 1 player is still expected. Tap who is here. Then pair round { $round } for the { $here } who are here.
   *[other] { $expected } players are still expected. Tap those who are here. Then pair round { $round } for the { $here } who are here.
}
players-todo-next = Tap those who are missing or have come back. Then pair round { $round } for the { $here } players who are here.
players-todo-posted = Round { $round } is being played. Who comes now plays from round { $next }; the rounds before count as absent.
players-todo-last = All rounds are played. Look at the last results, then finish the event in Settings.
players-todo-finished = The event is finished. To change something, open it again in Settings.
players-pair = Pair round { $round }
players-look-at-draft = Look at the draft
players-look-at-round = Look at the round
players-here = { $here } of { $n } here
players-caption = Players by school. The button in each row changes whether the player is here.
players-number = No.
players-presence = Here?
players-no-school = No school given
players-school-here = All of this school are here
players-all-here = Everybody is here
players-only-missing = Only the missing
players-show-all = Show all
players-none-shown = Nobody here fits. Press “Show all”.
players-find = Find
players-find-button = Find
players-grade = { $n }
players-add = Add players
players-add-more = Add more players
players-paste = Names, one on each line, or a table copied from Excel
players-paste-hint = For example: Thandiwe Mokoena. With school and grade: copy the columns with their headings name, school, grade.
players-file = Or choose a CSV file
players-limits = At most 2,000 rows and 2 MB. From Excel: Save as, then “CSV UTF-8”. We keep names, school and grade, nothing else.
players-check = Check the list
presence-expected = Expected
presence-here = ✓ Here
presence-absent = ✗ Absent
presence-home = Went home
said-players-added = The players are in the list.
said-player-saved = Saved.
said-player-went-home = The player went home and is not paired any more.
said-player-removed = The player is out of the list.

## A list of players before it is taken in

check-title = Check the list
check-ready = { $n } ready
check-wrong = { $n } to correct
check-questions = { $n ->
    [one] 1 question
   *[other] { $n } questions
}
check-rows = These rows need you
check-what = What is wrong
check-row = Row
check-good-rows = These rows are ready
check-more = … and { $n } more.
check-rows-hint = Correct the words in their boxes. To leave a child out, empty the boxes of its row.
check-same = The same child?
check-skip = Same child: skip this row
check-keep = Two children: keep both
check-same-as-row = Row { $row }: Same name as row { $other }. Is it the same child?
check-same-as-player = Row { $row }: Same name as player { $number }, who is in the list already. Is it the same child?
check-ignored = Not stored: { $columns }. We keep names, school and grade of children, nothing else.
check-old-letters = The file has old letters (Windows-1252). Look whether names such as Zoë are right.
check-read-as-names = We read each row as: family name, given name.
check-as-schools = No: name, then school
check-read-as-schools = We read each row as: name, school, grade.
check-as-names = No: family name, then given name
check-add = { $n ->
    [one] Add 1 player
   *[other] Add { $n } players
}
check-add-corrected = Add the corrected rows
check-added = { $n ->
    [0] Nobody was added yet. Look at the rows below.
    [one] 1 player was added. The rows below still need you.
   *[other] { $n } players were added. The rows below still need you.
}
check-cancel = Cancel: add nobody
check-nothing-stored = Nothing is stored until you press “Add”.
check-late = Round { $round } is being played. These players play from round { $next }; the rounds before count as absent.

## One player

player-title = { $number } { $name }
player-presence = { $presence }
player-back = Back to the list
player-leaves = Leaving
player-went-home = Went home
player-home-hint = The child has left for today. Results stay; there is no pairing any more.
player-remove = Remove from the list
player-remove-hint = The child was entered by mistake.
player-in-a-round = This player is in a round already and cannot be removed, because the results need the name. Use “Went home” instead.

## Settings

settings-fixed = Round 1 is posted. Game and pairing stay as they are, so that all results count alike.
settings-rounds-hint = All rounds of the event, the posted ones too. Empty means: as it was.
settings-clock-hint = A change of the clock is for games that have not started yet.
settings-tiebreaks = What separates equal points
settings-tiebreaks-hint = First the first of these. Where it is equal too, the next.
settings-tiebreaks-automatic = This follows from who meets whom. Choose above who meets whom and save; then you can change it here.
settings-tiebreak = Tie-break { $n }
settings-no-tiebreak = nothing more
settings-end = End of the event
settings-finish = Finish event
settings-reopen = Open again
settings-finish-hint = When everything is played, finish the event. The standings are official then. You can open it again.
settings-finish-missing = { $n ->
    [one] One result is missing. Better enter it first. You can open the event again later.
   *[other] { $n } results are missing. Better enter them first. You can open the event again later.
}
settings-reopen-hint = The event is finished. Open it again to change a result or to play another round.
said-settings-saved = The settings are saved.
said-event-finished = The event is finished.
said-event-reopened = The event is open again.

## The event for everybody

posted-run = Run this event
posted-no-round = No round is posted yet. Reload later, or ask the organiser.
posted-board = Board
posted-state = State
posted-byes = Without an opponent in this round: { $players }
posted-won = { $player } wins
posted-forfeit = { $player } wins: the other player did not come
posted-drawn = Draw
posted-double-forfeit = Nobody came
posted-not-started = Not started
posted-playing = { $n ->
    [0] Playing
   *[other] Playing, turn { $n }
}
posted-paused = Paused, turn { $n }
posted-is-finished = The event is finished.
## Results in words

outcome-won = { $score }: { $winner } wins
outcome-drawn = { $score }: draw
outcome-awarded = { $score }: awarded to { $winner }
outcome-forfeit = { $score }: { $loser } did not come
outcome-double-forfeit = { $score }: nobody came
score-award = { $score } (awarded)
score-forfeit = { $score } (not played)
bye-allocated = Bye: no opponent was left, counts as a win
bye-full = Bye: counts as a win
bye-half = Bye: counts as a draw
bye-absent = Absent: no points

## The round control

what-to-do-now = What to do now
needs-attention = Needs attention
nothing-to-look-at = Nothing just now.
umpires = Umpires
now-no-players = Nobody is entered yet. Add the players first.
now-players-button = Go to the players
now-ready = { $n } players are here. Round { $round } can be paired.
pair-round = Pair round { $round }
now-draft = Round { $round } is a draft. Nobody else sees it yet. Look at the pairings, then post them.
now-draft-button = Look at the pairings
now-playing = { $playing ->
    [0] { $waiting ->
        [one] 1 of { $all } boards has no result yet.
       *[other] { $waiting } of { $all } boards have no result yet.
    }
    [one] 1 board is still playing, { $waiting } not started. When all { $all } have a result you can go on.
   *[other] { $playing } boards are still playing, { $waiting } not started. When all { $all } have a result you can go on.
}
now-all-in = { $n ->
    [one] The result is in. Check it in the table, then pair round { $round }.
   *[other] All { $n } results are in. Check them in the table, then pair round { $round }.
}
now-last-in = All results of the last round are in. Check them in the table, then finish the event.
now-all-played = All rounds are played. Finish the event, or announce more rounds in Settings.
now-finished = The event is finished. Well done!
finish-event = Finish event
reopen-event = Open the event again
standings-csv = Standings as CSV
pairing-list = Pairing list
result-list = Results
print-pairings = Print the pairing list
print-cards = Print board cards with QR codes
print-sheets = Print blank score sheets
no-phone = No phone? Write the game on a score sheet and type the result here.
umpires-later = Umpires get their codes when a round is posted.
phones = { $n } of { $all } boards have a phone.
phones-without = No phone yet: board { $boards }.
board-n = Board { $board }
attention-paused = Play is paused. The umpire taps Menu, then Go on.
attention-silent = The phone has been silent for { $minutes } min. Last turn { $turn }. Go and look.
cards-of = { $n ->
    [one] 1 card for { $player }
   *[other] { $n } cards for { $player }
}
no-boards-yet = No boards yet. Pair the round first.
no-board-found = No board fits. Empty the search box or show all boards.
hall-caption = Round { $round }: boards
hall-caption-closed = Round { $round }: results (closed)
board = Board
state = State
state-not-started = Not started
state-playing = Playing, turn { $turn }
state-paused = Paused, turn { $turn }
state-finished = Finished
find-board = Find a player or a board
show-open = Not finished ({ $n })
show-all = All ({ $n })
correct = Correct…
correct-board = Correct board { $board }
correct-button = Correct the result
right-result = Right result
other-result = Other…
other-result-board = Other result for board { $board }
save-result = Save the result
reason-if-any = Reason, if there is one
take-result-back = Take the result back
reason-wrong-side = The wrong side was clicked
reason-umpire = The umpire made a mistake
reason-appeal = An appeal was allowed
reason-taken-back = Result taken back
run-saved = Board { $board } is saved. { $told }.
run-cleared = Board { $board } has no result now.
without-opponent = Without an opponent
round-results = Results of round { $round }
keys-round = / search · arrow keys: go to a board · on a board: 1 white wins, 5 draw, 0 black wins · ? these keys
keys-off = Switch these keys off
unpost = Take the round back…
unpost-text = Round { $round } becomes a draft again. The codes of its boards stop working. Type the number of the round to show that you mean it.
unpost-number = Number of the round
unpost-button = Take the round back
reopen-round = Open round { $round } again…
reopen-text = The results stay. They can be changed until the round is closed again.
form-does-not-match = { $field } is not right. Nothing was changed. Look at it and type it again.
field-round-number = Number of the round
field-reason = Reason
field-bye = Bye
fault-round-not-closed = Round { $round } is still being played. Correct its results in the table of boards.
said-result-saved = The result is saved.
said-result-cleared = The result is taken back.
said-run-finished = The event is finished.
said-run-reopened = The event is open again.
said-round-posted = The round is posted. Everybody can see it now.
said-round-unposted = The round is a draft again. Nobody else sees it.
said-round-reopened = The round is open again.
said-draft-discarded = The draft is thrown away.
said-draft-swapped = The sides are swapped.
said-draft-split = The pair is taken apart. Find a new place for both.
said-draft-exchanged = The two have changed places.
said-draft-joined = The pair is made.
said-draft-bye = The bye is given.
said-result-corrected = The result is corrected.

## The draft

draft-title = Draft of round { $round }
draft-mark = DRAFT
draft-text = Only you see this. Look at it, change what you like, then post it.
before-posting = Before you post
nothing-unusual = Nothing unusual. You can post it.
grade-allowed = allowed
grade-unusual = unusual
grade-breaks-rule = breaks a rule
note-at-board = Board { $board }: { $note }
note-met-before = met in round { $rounds }
note-same-school = same school
note-points-apart = { $points } points apart
note-first-again = { $player } is white for the third time in a row
note-second-again = { $player } is black for the third time in a row
note-second-bye = { $player } has had a bye already
note-more-byes = { $n } players sit out. They could meet.
note-here-but-absent = { $player } is here but gets no points
note-one-absent = { $player } is not here
note-gone-home = { $player } has gone home
note-not-paired = { $player } has no place in this round
note-paired-twice = { $player } is in this round twice
note-stranger = somebody is not in the list of players
reason-to-break = This breaks a rule of the event. Why do you post it?
post-round = Post round { $round }
change-by-hand = Change by hand
player-one = This player
player-other = changes places with
choose-player = Choose a player
exchange = Change places
more-changes = Byes and new pairs
bye-for = Who sits out?
bye-kind = Kind of bye
give-bye = Give the bye
join = Make a pair
player-at = { $player } ({ $place })
our-proposal = Our proposal
as-proposed = The draft is as we propose it.
we-proposed-pair = We proposed { $first } – { $second }.
we-proposed-sides = Board { $board }: we proposed the other sides.
we-proposed-bye = We proposed that { $player } sits out.
pair-again = Pair again
discard-draft = Throw the draft away
proposed-pairs = Proposed pairs
notes = Notes
change = Change
why = Why?
why-table = Everybody meets everybody: the table of the round robin says who meets now.
why-equal = Both have the same points: { $points }.
why-unequal = Points: { $first } { $firstpoints }, { $second } { $secondpoints }.
why-not-met = { $first } has not met { $second }.
why-met = The two have met in round { $rounds }.
why-same-school = Both are from one school.
why-first-due = White: { $player }. Otherwise one of the two would have the same side too often.
why-first-less-often = White: { $player } had white less often.
why-first-alternates = White: the two change about, now it is the turn of { $player }.
why-first-board = White: { $player }. Both had white equally often, so the board number decides.
why-first-table = White: { $player }, by the table.
why-first-changed = White: { $player }, because you changed it.
why-bye = The lowest in the standings who may sit out. Points: { $points }.
why-bye-had-one = Had one already: { $players }.
why-bye-needed = Needed for the other pairs: { $players }.
swap-sides = Swap sides
swap-sides-at = Swap sides on board { $board }
split = Split
split-at = Split the pair on board { $board }

## A posted round

round-n = Round { $round }
list-of-rounds = Rounds
round-is-posted = This round is being played.
round-is-closed = All results are in.
back-to-event = ← The event
back-to-run = ← Round control
round-control = Round control
print-full-names = Print with full names
no-result-yet = –
watch-board = Board { $board }: watch
correct-title = Correct a result of round { $round }
board-to-correct = { $board }: { $first } – { $second }, { $result }
result-now = The result now is { $told }.
show-effect = Show what changes
effect = What changes
correct-change = { $was } becomes { $now }.
no-effect = Nobody's points or place change.
shift = { $player }: { $before } → { $after } points, place { $rankbefore } → { $rankafter }
shift-rank = { $player }: place { $rankbefore } → { $rankafter }
already-paired = { $n ->
    [one] Round { $rounds } is already paired. It stays as it is.
   *[other] Rounds { $rounds } are already paired. They stay as they are.
}
reason-is = Reason: { $reason }
correct-confirm = Yes, correct it
another-board = Another board

## On paper

print-pairings-title = Pairings of round { $round }
by-board = By board
by-name = By name
side = Side
opponent = Opponent
print-cards-title = Board cards of round { $round }
print-cards-text = Cut the cards and put one on each board. The umpire opens the QR code with a phone.
cards-only-here = Phones cannot open { $address }: it is an address of this computer only. Start the server with --listen 0.0.0.0:8080, open this page by the address of the network, then print.
no-cards = There are no cards: the round is closed.
qr-code = QR code of this board
card-how = Umpire: open the QR code with your phone, or type
card-good = Good for this round only, at the latest until { $time }.
print-sheets-title = Score sheets of round { $round }
sheet-place = Score sheet · Round { $round } · Board { $board }
sheet-number = #
sheet-shot = shot
sheet-cards = Cards
sheet-yellow = yellow
sheet-red = red
sheet-time = Time:
sheet-first-wins = White wins
sheet-draw = Draw
sheet-second-wins = Black wins
sheet-why = Why
sheet-why-captured = two cows left
sheet-why-blocked = cannot move
sheet-why-quiet = ten moves without a shot
sheet-why-repetition = same position three times
sheet-why-agreed = both agreed
sheet-why-gave-up = gave up
sheet-why-award = awarded
sheet-why-absent = absent

## History

history = History
history-text = Everything that was done in this event, the newest first. Nothing is ever struck from it.
no-history = Nothing more.
when = When
what = What
who = Who
older = Older
audit-event-created = The event was created
audit-event-changed = The settings were changed
audit-event-finished = The event was finished
audit-event-reopened = The event was opened again
audit-round-drafted = Round { $round } was paired as a draft
audit-draft-swapped = Round { $round }, draft: sides swapped
audit-draft-exchanged = Round { $round }, draft: two players changed places
audit-draft-split = Round { $round }, draft: a pair was taken apart
audit-draft-joined = Round { $round }, draft: a pair was made
audit-draft-bye = Round { $round }, draft: a bye was given
audit-draft-discarded = Round { $round }: the draft was thrown away
audit-round-posted = Round { $round } was posted
audit-round-unposted = Round { $round } was taken back into a draft
audit-round-closed = Round { $round } was closed
audit-round-reopened = Round { $round } was opened again
audit-result-entered = Round { $round }, board { $board }: { $result } entered
audit-result-entered-not = Round { $round }, board { $board }: the result was taken back
audit-result-corrected = Round { $round }, board { $board }: corrected to { $result }
audit-entrants-entered = { $n ->
    [one] One player was entered
   *[other] { $n } players were entered
}
audit-entrant-corrected = { $players }: the entry was corrected
audit-entrant-struck = A player was struck from the list
audit-presence-here = Here: { $players }
audit-presence-absent = Absent: { $players }
audit-presence-expected = Not seen yet: { $players }
audit-presence-wenthome = Went home: { $players }
audit-something = { $what }: { $subject }
