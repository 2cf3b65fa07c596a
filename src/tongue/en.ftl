### What Inkundla says, in English: the fallback of every other language.
### A comment beginning with # is for translators.

skip = Skip to content
sign-in = Sign in
sign-out = Sign out
close = Close
cancel = Cancel
reason = Reason
other-reason = Another reason
menu = Menu
keys = Keys
back = Back
print = Print

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
refusal-clock-not-called = Start the minute first: open Menu and tap Start the minute.
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
watching = You are watching. Another phone records this board.
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
seen = { $n ->
    [one] This position has stood once. The third time is a draw.
   *[other] This position has stood { $n } times. The third time is a draw.
}
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
name-missing = Type your name.

## New event

event-name = Name of the event
event-name-default = School cup { $day }
game = Game
more-settings = More settings
system = Who meets whom
system-monrad = Monrad: children with equal points meet, nobody twice
system-round-robin = Round robin: everybody meets everybody
system-double-round-robin = Double round robin: everybody meets everybody twice
system-automatic = Choose by number of players (6 or fewer: round robin; more: Monrad)
rounds = Rounds
rounds-hint = Leave it empty to let the number of players decide.
clock = Clock
clock-every-turn = One minute for every turn
clock-on-call = The umpire starts the minute when there is a delay
clock-off = No clock
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
player = Player
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
