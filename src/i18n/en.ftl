### What Inkundla says, in English: the fallback of every other language.
### A comment beginning with # is for translators.

skip = Skip to content
sign-in = Sign in
sign-out = Sign out
close = Close
cancel = Cancel
print = Print
share = Share
player = Player
reason = Reason
other-reason = Another reason
menu = Menu
keys = Keyboard shortcuts
keys-shortcuts = Keyboard shortcuts
keys-page = Tab moves on · Enter presses · Esc closes · ? shows this list
keys-board = On the board: arrows move, Enter taps.
language = Language
fault-number = If it happens again, give this number to the person who looks after Inkundla here: { $number }
language-of-event = Language of the event
audience = Who plays
audience-children = Children
audience-adults = Adults
audience-hint = It decides the words on pages and papers. Others see short names of children, always.
full-names = Only for adults: everyone may see full names, unless somebody refuses
full-names-public = full names are public
full-names-hint = Who has refused stays with a short name. If you turn it off later, all names are short again.
public-ratings = Everyone may see the ratings
ratings-public = ratings are public
embedding = Other web sites may show the public pages
embedding-hint = For example the page of your school or club. The page Share then has a line to copy. Nobody can sign in or change anything there.
embedding-allowed = other web sites may show the pages
categories = Categories
categories-usual = As usual: girls and boys, grade, age and school
categories-none = None: only the places of all players
categories-hint = For winners, certificates, standings and files. Leave all rows empty for the usual ones. An empty field means any: “50+” is year of birth up to 1976, “U1600” is rating up to 1599.
category-n = Category { $n }
category-name = Name
category-gender = Who
category-everybody = Everybody
category-born-from = Born from
category-born-to = Born up to
category-rating-from = Rating from
category-rating-to = Rating up to
category-grade-from = Grade from
category-grade-to = Grade up to
language-of-browser = Each reader’s own language
language-still-english = { $language } (still in English)
# A day of the year, as short as it can be written.
day-of-month = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
day-of-year = { $day } { $year }
decimal-sign = .

## Sides and cows

side-first = White
side-second = Black
point-empty = { $point }, empty
point-man = { $point }, { $side }
# A small piece on the board. Sources: "tokens, called 'cows'".
counts = hand { $hand } · board { $board } · shot { $shot }
# The same with the men that were lost, for readers who do not see the pictures.
herd = { $hand } in hand, { $board } on the board, { $lost } lost
dots-legend = The dots beside a name: first the cows in hand, then those on the board. Hollow dots are lost cows.

## Why a turn is refused

illegal-turn = { $turn }: { $why }
whynot-unreadable = We can’t read that move. Tap the points on the board.
whynot-game-over = The game is over. To go on, undo the last turn.
whynot-occupied = There is a cow on { $point }. Choose an empty point.
whynot-not-yours = This player has no cow on { $point }.
whynot-no-such-point = There is no point { $point } on this board.
whynot-too-few-shots = Two lines were made. Tap the other cow that was shot.
whynot-shot-twice = { $point } is shot twice. Choose another cow.
whynot-lost-turn = Only a red card takes a turn away. Open “Card”.
whynot-must-place = There are still cows in hand. Place one first.
whynot-hand-empty = No piece of that kind is left in hand.
whynot-not-neighbours = { $from } and { $to } are not joined by a line. A cow moves to the next point on a line.
whynot-must-shoot = Three in a row: tap the cow that was shot.
whynot-no-shot = That makes no three-in-a-row, so no cow is shot.
whynot-too-many-shots = One turn shoots one cow.
whynot-no-target = There is no cow of theirs on { $point }.
whynot-protected = The cow on { $point } is safe: it is in a three-in-a-row. Choose another.
whynot-banned-return = This cow may not go straight back to make its three-in-a-row again.
whynot-gift-due = The board is full. First each player gives one cow away.
whynot-no-gift = No cow has to be given away now.
whynot-may-not-pass = This player can move and may not pass.
whynot-must-pass = This player cannot move and has to pass.

whynot-no-leap = { $from } to { $to } is neither one step nor a leap over a piece.
whynot-only-knights-charge = Only a knight may leap over friends and then capture.
whynot-must-capture = A capture is possible, so one has to be made.
whynot-must-go-on = The jump has to go on from { $point }.
whynot-exposed = A knight that leaps over friends to { $point } has to capture from there.
whynot-back-to-start = A canter (leaps over friends) may not end where it began.
whynot-castle-closed = Only a jump may lead into a player’s own castle ({ $point }).
whynot-must-leave-castle = The piece on { $point } has to leave its own castle first.
whynot-castle-keeps = A piece in the enemy castle ({ $point }) stays there.
whynot-no-castle-move-left = Both castle moves have been made.
whynot-outflanks-nothing = A disc on { $point } turns nothing over. Choose a marked square.
whynot-umpire-only = Only the umpire can record wrongly turned discs.
whynot-not-wrong = The disc on { $point } cannot have been turned, or left, by mistake.

## Why the record refuses

refusal-not-started = The game has not started. Tap a point or start the clock.
refusal-already-started = The game is already running.
refusal-over = The game is over. To go on, undo the last turn.
refusal-not-over = The game is not over.
refusal-paused = Play is paused. Tap “Go on” first.
refusal-not-paused = Play is not paused.
refusal-no-turn-to-take-back = Nothing to undo yet.
refusal-no-turn-to-play-again = Nothing to redo: something else has been played since.
refusal-no-such-turn = There is no turn { $n } to correct. Choose one from the list.
refusal-lost-turn-stands = A red card took that turn. Take the card back instead.
refusal-same-turn = That turn is already recorded.
refusal-others-dropped = The later turns have changed since you looked. Check the list again.
refusal-too-late-to-put-right = The other player has moved since, so the discs stay as they are. Tap “Stop”, then “Discs show the wrong side”.
refusal-bad-position = This position is not possible in this game: { $why }.
refusal-same-position = The board already looks like that.
refusal-no-card-to-take-back = This player has no card to take back.
refusal-reason-missing = Say why, in a few words.
refusal-no-clock = This event has no clock.
refusal-clock-not-called = Tap “Start one minute” first.
refusal-clock-runs = This clock is already running, or starts by itself.
refusal-too-much-taken = Only { $time } is left. Take less.
refusal-no-time-adjusted = Say how many seconds.
refusal-still-in-time = The minute is not up yet: { $seconds } s left.
refusal-not-to-move = It is the other player’s turn.
refusal-no-turn-to-give = The other player has no turn to take. Show a yellow card or award the match.
refusal-red-out-of-turn = A red card takes away the turn of the player to move. Wait for this player’s turn, show a yellow card, or award the match.
refusal-not-counted-quiet = This game has no draw for turns without a shot.
refusal-not-counted-repetition = This game has no draw by repetition.
refusal-nothing-asked = Someone has answered this.
refusal-offered-already = You have already offered a draw. You can offer again after your next turn.
refusal-no-draw-offered = The other player does not offer a draw.
refusal-no-take-backs = Turns are not taken back in this event.
refusal-asked-already = This was asked already. Ask again after the next turn.
refusal-no-take-back-asked = The other player does not ask to take a turn back.
refusal-umpire-only = Players cannot do this. Call the organiser.
refusal-organiser-only = Only the organiser can do this. Call the organiser.
refusal-bug = We could not record this. Nothing was changed. Call the organiser.

## Cards

card = Card
card-title = Show a card
card-rule = First one minute, then yellow (warning), then red (the other player moves next), then the match may be awarded.
card-player = Which player?
card-why = Why?
card-yellow = Yellow card: warning
card-red = Red card: the other player moves next
award-match = Award the match to the other player
card-back-title = Take a card back
card-back = Take the card back
yellow-card = yellow card
red-card = red card
step-yellow = next: yellow
step-red = next: red
step-award = next: award
offence-delay = Too slow: the minute is up
offence-illegal-turn = A move against the rules
offence-misconduct = Unfair or rude behaviour
offence-noise = Noise
offence-help = Help from someone else

## A turn in words

turn-text-place = { $side } places { $man } on { $to }
turn-text-place-shot = { $side } places { $man } on { $to }, three-in-a-row, shoots { $shot }
turn-text-move = { $side } moves { $from } to { $to }
turn-text-move-shot = { $side } moves { $from } to { $to }, three-in-a-row, shoots { $shot }
turn-text-gift = { $side } gives away the cow on { $to }
turn-text-pass = { $side } cannot move and passes
turn-text-lost-turn = { $side } loses a turn: red card
turn-text-numbered = { $n }. { $text }

## The end of a game

end-won = { $winner } wins: { $why }
# A TIED GAME. Not "to sketch", not a lottery, not the list of pairings.
end-drawn = Draw: { $why }
end-not-played = Not played: { $why }
clause-captured = the other player has only two cows left
clause-blocked = the other player is blocked
clause-full-board = the board is full and the player to move cannot move
clause-quiet-moves = too many turns without a shot
clause-repetition = the same position three times
ground-agreement = both players agreed
ground-resignation = the other player gave up
ground-absence = a player did not come in time
ground-award = awarded by the umpire. { $why }
ground-award-skipped = awarded by the umpire, without a red card first. { $why }
ground-adjudication = decided by the umpire or organiser ({ $reason })

## The record

event-started = The game began
event-taken-back = Taken back: { $turn }. { $reason }
event-taken-back-plain = Taken back: { $turn }
event-clock-called = The umpire started the minute
event-paused = Play paused: { $reason }
event-paused-plain = Play paused
event-paused-server = The laptop stopped for a while. The clock is paused; no time was lost.
event-paused-jump = The laptop slept for { $time } min, or its clock was put forward. The clock is paused; no time was lost.
event-paused-jump-back = The laptop’s clock was put back by { $time } min. The clock is paused; no time was lost.
event-time-given = { $side } is given { $time } min: { $reason }
event-time-taken = { $side } loses { $time } min: { $reason }
event-corrected = Corrected: { $turn }. Before: { $was }. { $reason }
event-corrected-dropped = { $n ->
    [one] Corrected: { $turn }. Before: { $was }. { $reason }. This later turn was dropped: { $dropped }
   *[other] Corrected: { $turn }. Before: { $was }. { $reason }. These later turns were dropped: { $dropped }
}
event-put-right = Put right in time: { $text }
event-set-up = The board was set up: { $reason } ({ $position })
event-set-up-back = The set-up was undone: { $reason }
# What happened on the real board, and what it led to.
event-illegal = { $side }, against the rules: { $what }. { $consequence }
event-illegal-departs = { $side }, against the rules: { $what }. { $consequence } (the event’s rule says otherwise)
event-claim-quiet-right = { $side } claims a draw by turns without a shot. Right: { $n } of { $limit }
event-claim-quiet-wrong = { $side } claims a draw by turns without a shot. Not yet: { $n } of { $limit }
event-claim-repetition-right = { $side } claims a draw by repetition. Right: the position has come up { $n } times
event-claim-repetition-wrong = { $side } claims a draw by repetition. Not yet: the position has come up { $n } of { $limit } times
event-draw-offered = { $side } offers a draw
event-draw-declined = { $side } plays on: no draw
event-take-back-asked = { $side } asks to take a turn back
event-take-back-agreed = { $side } agrees: the turn is taken back
event-take-back-declined = { $side } plays on: nothing is taken back
event-notice = The organiser: { $text }
notice-to-board-coming = I am coming to your board.
notice-to-board-play-on = Please play on.
notice-to-board-quiet = Please play quietly.
notice-to-board-ends-soon = The round ends soon.
event-called = The umpire calls the organiser: { $about }
event-called-discreetly = The umpire called the organiser
event-call-answered-discreetly = The organiser answered
event-call-answered = The organiser’s answer: { $reply }
event-appeal = { $side } appeals: { $words }
event-appeal-withdrawn = The appeal was withdrawn
event-appeal-allowed = The appeal was allowed: { $reason }
event-appeal-refused = The appeal was refused: { $reason }
irregular-moved-twice = moved twice in a row
irregular-wrong-step = moved a piece where it may not go
irregular-wrong-capture = shot or captured the wrong piece
irregular-wrong-man = moved the other player’s piece
irregular-other = { $words }
consequence-put-back = The move is put back
consequence-warning = The move is put back, with a warning
consequence-card = The move is put back, and the next card is shown
consequence-loss = The match is lost
call-dispute = The players disagree
call-rule = I need help with a rule
call-missing = Something is missing at the board
call-unwell = A child feels unwell
call-behaviour = There is trouble at the board
call-phone = My phone is not working well
call-other = { $words }
call-red-cards = { $n ->
    [one] 1 red card for one player in this event. What now?
   *[other] { $n } red cards for one player in this event. What now?
}
event-resumed = Play resumed
event-call-seen = The organiser has seen the call
event-call-coming = The organiser is coming in { $n } min
event-card = { $side }: { $card }. { $why }
event-card-skipped = { $side }: { $card } without a yellow card first. { $why }
event-card-back = { $side }: { $card } taken back: { $reason }
event-reopened = The result was taken back: { $reason }

## The umpire's page

umpire = Umpire
place = Board { $board } · Round { $round }
slip-place = { $round }-{ $board } · Board { $board } · Round { $round }
saved = ✓ Saved { $time }
not-started-pill = Not started
saving = … Saving
not-saved = ⚠ Not saved. Keep this page open.
not-saved-n = ⚠ Not saved ({ $n })
unsent-title = Not sent yet
say-next = { $player } is next.
say-wait = Kept on this phone. Wait for the laptop to answer.
players-confirm = At the end of a game, ask both players on the umpire’s phone whether the result is right.
second-person = A result that somebody types counts once another person confirms it.
second-person-hint = Two people who enter the same result confirm it. Results from umpires’ phones need no second person.
confirm-title = Hand the phone to the players
confirm-right = { $player }: yes, this is right
confirm-said = ✓ { $player } agrees
confirm-not-right = Not right? Don’t tap. Use “Undo”, or record an appeal and the organiser decides.
confirm-sent = ✓ Sent { $time }. Hand the phone back to the umpire.
end-facts = { $first } { $score } { $second } · { $turns } turns · { $time }
lasted-minutes = { $n } min
lasted-seconds = { $n } s
end-aloud-won = { $player } wins. Well played, both. Shake hands.
end-aloud-drawn = It is a draw. Well played, both. Shake hands.
end-stored = ✓ The organiser has it · { $time }
end-next = Thank you. Next board
end-wrong = Something is wrong
say-aloud = Say: “{ $words }”
aloud-title = What to say
aloud-when-toss = Before the game: the toss
aloud-when-start = The game begins
aloud-when-time = Time is up
aloud-when-card = A card
aloud-when-draw = A player offers a draw
aloud-when-stop = Play stops
aloud-when-end = The end
aloud-when-next = The next round
aloud-toss = { $first } and { $second }: we toss to see who begins.
aloud-start = { $first } plays { $one }, { $second } plays { $other }. { $first } begins. Play.
aloud-begin = { $first } begins. Play.
aloud-time = Time, { $player }.
aloud-card = { $player }: { $card }. { $why }.
aloud-turn-lost = { $player } loses this turn.
aloud-draw = Do you both want a draw?
aloud-at-dispute = Stop, please. We look at the turns together.
aloud-at-call = Please wait. The organiser is coming.
aloud-at-appeal = Please wait. The organiser decides about the appeal.
aloud-at-illegal-turn = That move was against the rules. It is put back.
aloud-at-correction = The record is put right. Please look at the board.
aloud-at-set-up = The board is set up. Is everything right?
aloud-next = Round { $round } is next. Please find your board.
toss-title = Who won the toss and begins?
toss-enter = Enter the toss
toss-begins = { $player } begins
rule-board-full = The board is full: each player gives one cow away, { $player } first.
rule-gift-due = Now { $player } gives one cow away.
rule-gifts-done = Both have given one away. { $player } moves first.
rule-disc-given = { $player } has no discs left: { $other } gives one.
rule-pass = { $player } cannot move and passes.
rule-flying = { $player } has three cows left and may fly.
rule-count-begins = From now on { $limit } turns without a shot make a draw.
rule-count-begins-each = From now on { $limit } turns by each player without a shot make a draw.
rule-count = { $n } of { $limit } turns without a shot.
rule-count-camelot = { $n } of { $limit } turns without a capture.
event-agreed = { $side } agrees with the result
refusal-agreed-already = This player has already agreed.
clock-low = Ten seconds left.
clock-out = Time’s up. Card, or go on.
held-title = These moves did not get through
held-again = Send again
held-first = Skip the first one
held-copy = Copy
held-all = Discard all…
held-nothing = nothing
held-through = up to round { $round }
held-results-later = results come later
held-standings-later = new standings come later
held-all-sure = Yes, discard all
start-recording = Start recording
take-over = Take over
taken = { $name } has been recording this board since { $since }. Turns so far: { $turn }.
taken-given = { $name } is handing you this board. Turns so far: { $turn }.
notice-took-over = You now record this board. The other phone can watch.
hand-over = Hand over to another umpire
hand-over-title = { $place }: hand over to another umpire
hand-over-how = The other umpire scans this code with their phone, or opens this address, and taps “Take over”.
hand-over-then = Then their phone records and yours can watch. Nothing is lost.
hand-over-back = Back to the board
hand-over-codes = If the other phone reaches the laptop, scan each code with its camera and open the page. It takes over with everything that waits here. Then record only there.
hand-over-this-phone = If it does not, give the other umpire this phone. It goes on recording.
take-codes-some = { $n } of { $all } codes read. Scan the others too: without them the last turns are missing.
take-codes-all = All codes are read. What waits on the other phone comes with the board.
watch = Watch
watch-page = Page for spectators
umpire-name = Your name (umpire)
say-start = Say: “{ $words }” Then tap the first move.
say-place = { $player }: tap where the cow was placed
say-from = { $player }: tap the cow that moves
say-fly = { $player } has three cows and may fly: tap the cow that moves
say-to = Tap where it moved to
say-shoot = Three in a row! Tap the cow that was shot
say-not-here = Not there. Tap a marked point.
say-not-this-one = That cow is safe. Tap a marked one.
say-pass = { $player } cannot move, so { $other } moves again.
say-paused = Play is paused: { $reason }
say-paused-plain = Play is paused.
say-paused-jump = The laptop slept, or its clock was changed. The clock is paused; no time was lost. Tap “Go on”.
say-paused-server = The laptop stopped for a while. The clock is paused; no time was lost. Tap “Go on”.
incident-dispute = the players and the umpire are checking the turns.
incident-call = the organiser was called.
incident-correction = the record was put right.
incident-set-up = the board was set up.
incident-illegal-turn = a move was against the rules.
incident-appeal = a player has appealed.
start-clock = Start the game
call-clock = Start one minute
pause = Pause
pause-why = Why? One tap, or skip it.
pause-away = A player left the board
pause-unwell = A player is not well
pause-noise = Noise around the board
pause-rules = A question about the rules
pause-break = A break
face-open = Table clock
face-stop = Tap to stop the clock
face-go-on = Stopped. Tap to go on
sound-on = Beep when time runs out
sound-try = Try the sound
screen-note = The screen may go dark during the game. In the phone’s settings, keep it on for 10 minutes or more.
alone-before = Keep this page open while you record. If the network fails, carry on: everything stays on this phone and is sent later.
alone-title = If the network fails
alone-now = No answer from the laptop
alone-kept = Not sent yet: { $n }. Everything is safe on this phone and is sent when the laptop answers.
alone-stored = Kept on this phone. It is sent when the laptop answers.
alone-agreed = Both agree. Hand the phone back to the umpire.
alone-go-on = Keep recording. Clock, rules, cards and draws work as before.
alone-open = Keep this page open. Plug the phone in if its battery is low.
alone-nearer = Move closer to the laptop. Is this phone still on the hall’s Wi-Fi?
alone-dont = Do not reload or close this page: it opens again only when the laptop answers. Your taps stay on the phone even then.
alone-not-drawn = Not a draw yet: { $n } of { $limit }.
alone-hand-over = No answer from the laptop. Give the other umpire this phone: it goes on recording. A second phone can take over when the laptop answers.
resume = Go on
turn-label = Turn
record-turn = Record the turn
undo = Undo
undo-title = Undo { $turn }
undo-lost-turn = Undo the red card and the lost turn
undo-result = Undo the result
undo-set-up = Undo setting up the board
redo = Play { $turn } again
redo-lost-turn = Show the red card again
undo-nothing = Nothing to undo yet
undo-typed-wrong = I tapped the wrong point
undo-players = The players put it back
undo-illegal = The move was against the rules
result = Result
result-title = How did it end?
result-undo-hint = Wrong? “Undo” brings the game back.
result-draw-agreed = Draw: both players agree
result-resign = { $winner } wins: { $loser } gives up
result-absent = { $player } did not come
result-both-absent = Neither player came
result-stopped-won = Round time is up: { $player } wins
result-stopped-draw = Round time is up: draw
result-stopped = Stop the game early
result-early-won = Stopped early: { $player } wins
result-early-draw = Stopped early: draw
reason-early = the game was stopped early
draw-counters = When is it a draw?
quiet-short = No shot { $n }/{ $limit }
quiet-none = Draw?
# Shown when the umpire taps the counter.
quiet-each = { $n ->
    [0] No turns without a shot yet. At { $limit } turns by each player the game is a draw.
    [one] { $n } turn without a shot. At { $limit } turns by each player the game is a draw.
   *[other] { $n } turns without a shot. At { $limit } turns by each player the game is a draw.
}
quiet-ply = { $n } of { $limit } turns without a shot. At { $limit } the game is a draw.
seen = This position has come up { $n } times. At { $limit } times the game is a draw.
quiet-rests = { $n } left, counted since turn { $since }.
seen-after = It came up after turns { $turns }.
draw-near-quiet = { $n ->
    [one] 1 more turn without a shot or capture and the game is a draw.
   *[other] { $n } more turns without a shot or capture and the game is a draw.
}
draw-near-quiet-claim = { $n ->
    [one] 1 more turn without a shot or capture and a player can claim a draw.
   *[other] { $n } more turns without a shot or capture and a player can claim a draw.
}
draw-near-repetition = One more repetition may make this game a draw.
draw-near-repetition-claim = One more repetition may let a player claim a draw.
draw-claimable = A player may claim a draw now.
whole-left = { $time } left for the whole game
claim-title = A player claims a draw
claim-hint = The record decides. The claim and its answer are written down.
claim-quiet-moves = Too many turns without a shot
claim-repetition = Same position too often
more-title = Help and corrections
leave-title = Leave the board?
leave-text = Everything you recorded is kept. To come back, scan the board’s card again.
leave-stay = Stay here
leave-go = Leave
look-title = Board display
look-kept = This phone remembers your choice. It is not part of the record.
look-swap = Swap the two players
look-bigger = Bigger text
look-left = Buttons for left-handers
look-colours = Colours
look-as-phone = Same as the phone
look-light = Light
look-dark = Dark
look-sun = Sunlight
look-keys = Keys: f flips the board, d changes between light and dark.
look-scripts = Scripts are turned off in this browser, so the board keeps its standard look.
needs-network = This needs the laptop, and it isn’t answering. Your moves are safe. Try again soon.
more-read-only = Only the phone that records this board can do this.
back-to-board = ← The board
which-player = Which player?
in-words = In your own words
rule-of-event = rule of this event
record-it = Record it
ask-resign = { $loser } gives up, and { $winner } wins?
ask-absent = { $loser } did not come, and { $winner } wins?
ask-award = Award the match to { $winner }, against { $loser }?
ask-draw = Say: “{ $words }” Do both players say yes?
ask-end = End the game like this? { $what }
call-title = Call the organiser
call-words = Something else
call-button = Call
call-not-needed = No longer needed
call-seen = seen { $time }
call-coming = seen { $time } · coming in { $n } min
asked-call = The umpire calls: { $about }
asked-appeal = { $side } appeals: { $words }
illegal-title = A move against the rules on the real board
illegal-what = What was wrong?
illegal-other = Something else
illegal-outcome = The move is put back. What follows?
illegal-recorded = recorded { $time } · put it back on the board, then go on
consequence-card-for = The next card is shown. { $why }
mend-kept = { $n ->
    [0] No later turn stays.
    [one] 1 later turn stays as it is.
   *[other] { $n } later turns stay as they are.
}
dispute-title = Look back
dispute-stop = Stop
dispute-stop-clock = Stop the clock
dispute-step = { $n } of 3
dispute-clock = The clock is stopped.
dispute-keeps = { $player } keeps { $time }.
dispute-start = The board before the first turn
dispute-turn = Turn { $n } of { $all }: { $text }
dispute-different = This turn was different
dispute-discs = Discs show the wrong side
dispute-strike = Play again from before this turn
dispute-right = Everything is right: go on
dispute-set-up = The real board is different
dispute-tap = Tap what { $player } really played
dispute-other-shot = Another cow was shot
dispute-tap-discs = Tap each disc that shows the wrong side on the real board
dispute-follows = What follows
dispute-now = Turn { $n } is now: { $turn }. Before: { $was }.
dispute-goes = { $n }. { $text }: no longer fits, so it is removed.
dispute-gone = { $n }. { $text }: struck out.
dispute-turn-over = The other player has not moved: turn { $discs } over on the real board now.
dispute-moves = { $player } moves next.
dispute-moves-with = { $player } moves next and has { $time }.
dispute-counts = { $player }: { $counts }
dispute-reason = checked with the players
adjust-title = Give or take time
adjust-seconds = Seconds
adjust-give = Give
adjust-take = Take away
card-back-of = Whose last card?
appeal-title = A player appeals
appeal-hint = We record it and the organiser decides. Play may go on.
appeal-words = What is it about?
appeal-note = Record the appeal
appeal-withdraw = The player withdraws it
set-up-title = Set up the board
set-up-when = If recording began late, or the board was knocked over: show where each piece is.
set-up-choose = Which piece?
set-up-man = { $side }, { $kind }
set-up-none = Empty
set-up-tap = Choose a piece, then tap the points where it is. Tap again to remove it.
set-up-hint = Or type the points, with spaces between them.
set-up-on = { $side }, { $kind }: on the board
set-up-hand = { $side }, { $kind }: still in hand
set-up-mover = Whose turn is it?
set-up-text = Or as one line of text
set-up-position = The position
set-up-now = Now it is:
set-up-record = Set it up
asked-title = The umpire needs you
asked-nothing = Nothing is waiting for you.
asked-reply = Your answer
asked-answer = Answered
asked-seen = Seen
asked-coming = Coming in { $n } min
asked-why = Why?
asked-decision = What do you decide?
asked-no-result = There is no result yet.
asked-allow = The appeal is allowed. Nothing else changes.
asked-refuse = The appeal is refused. Nothing changes.
asked-go-on = The appeal is allowed. The result is removed and the game goes on.
asked-result = The appeal is allowed. Result: { $text }
asked-follows = Your decision, its reason and what follows are written into the game’s record.
asked-follows-closed = Your decision and its reason are written into the game’s record. This round is closed: if you choose another result, you first see what changes, then confirm.
asked-decide = Decide
asked-round = The round
notice-answered = Your answer is saved.
cards-in-event = Cards in this event
card-in-event = Round { $round }, board { $board }: { $card }. { $why }
rules-of-this-game = Rules of this game
round-closed = This round is closed. You can only read the record.
keys-umpire = Arrows move on the board, Enter taps. u: undo, c: card, r: result, ?: this list, Esc: close.

## Doors

nav = Main pages
nav-events = Events
nav-learn = Learn
nav-play = Play
nav-rules = Rules
home-title = Events
no-events = No events yet.
home-hero = Watch every board, move by move
home-lead = Inkundla runs school tournaments of umlabalaba, Camelot and Reversi. Follow a game as it is played, find your child’s board, or learn to play in five minutes.
home-watch = Watch live games
home-learn = Learn to play
home-play = Play now
home-now = Playing now
home-nothing = No game is being played now.
home-count = { $done } finished · { $playing } being played · { $waiting } still to start
home-open = Open the event
home-go = Go to: { $round }
home-others = Other events
home-won-by = won by { $names }
home-missing = { $n ->
    [one] One result is missing.
   *[other] { $n } results are missing.
}
door-umpire-hint = Scan the card on your table, or type its six letters.
door-child = Looking for a child?
door-child-hint = Type a first name to see the board, the next game and the points.
door-child-name = First name
door-teacher = Are you a teacher?
door-teacher-hint = Run your own event: paste the names, pair the round, print the list. Phones record the games, even without internet.
learn-games = Learn a game
learn-all = All games
learn-umlabalaba = Twelve cows each. Make three in a row and shoot one of theirs.
learn-reversi = Trap a row between two of your discs and turn it over.
learn-camelot = Leap over your friends, jump your enemies, take the castle.
new-event = New event
new-like = Same settings as “{ $name }”, your last event.
new-plain = Start with standard settings
umpire-door = Are you the umpire?
board-code = Board code
open-board = Open my board
your-name = Your name
pass-phrase = Pass-phrase
phrase-hint = At least 8 characters. Three or four words are easy to remember and hard to guess.
setup-title = Welcome to Inkundla
setup-hero = A tournament in your hall, run from this laptop
setup-lead = Inkundla pairs the players, keeps the clock and the score, and shows every board to parents. It needs no internet. Everything stays here.
setup-text = You are the first here, so you are in charge. Choose a name and a pass-phrase; you need both to sign in again.
setup-button = Start
setup-elsewhere = Inkundla is new here. Its set-up code is in the window where it was started. Type it here, or open this page on that computer.
setup-code = Set-up code
go-on = Go on
sign-in-hint = Umpires don’t sign in: they scan the QR code of their board.
sign-in-wrong = That name or pass-phrase is wrong. Try again.
sign-in-too-often = Too many wrong tries. Wait a few minutes, then try again.
sign-in-busy = Many people are signing in. Try again in a moment.
phrase-too-short = The pass-phrase is too short. Use at least 8 characters.
phrase-too-long = The pass-phrase is too long. Use at most 256 characters.
phrase-guessable = This pass-phrase is too easy to guess. Choose another.
account = Your account
account-where = Where you are signed in
account-session = since { $since }, last seen { $seen }
account-this = this device
account-end-others = Sign out everywhere else
account-phrase = Change pass-phrase
account-old = Current pass-phrase
account-new = New pass-phrase
account-phrase-hint = This signs you out everywhere else.
account-old-wrong = The current pass-phrase is wrong.
notice-others-signed-out = You are signed out everywhere else.
notice-phrase-saved = The new pass-phrase is saved. You are signed out everywhere else.
account-exists = This name is taken. Choose another.
people = Team
people-list = People
role-organiser = organiser
role-deputy = deputy
role-helper = helper
role-school = teacher of a school
role-tablet = device for results
role-program = program
role-umpire = umpire
history-who = { $who } ({ $role })
history-account = { $who }, account { $account }
history-school = { $who }, { $school }
people-since = since { $since }
people-seen = since { $since }, last seen { $seen }
people-away = Remove from the team
people-hand-over = Make organiser
people-hand-over-text = { $name } becomes the organiser and you become a deputy. Only { $name } can change that back.
people-invite = Invite someone
people-invite-text = What may they do?
people-link-helper = Link for helpers
people-link-tablet = Link for a device at which players report results
people-link-program = Token for a program
people-tablet-hint = Players choose their board and who won. The opponent confirms. The link works until the end of the day.
people-boards-hint = With first and last board, the page of these helpers opens on their boards.
people-token = Token for another program
people-token-text = With a token another program enters results and players and marks who is here. It sees no full names. The token works until the event ends, at most for 14 days.
people-token-name = Name of the program
people-token-make = Make the token
people-token-of = Token for { $name }
people-token-once = The token is shown only now. Copy it into the program. If it is lost, remove the program from the team and make a new one.
people-token-use = The program sends this header with each request:
people-helper-hint = They check players in and enter results until the end of the day. They type their name and need no pass-phrase.
people-link-of-school = Link for a school
people-link-school = Link for { $school }
people-school-hint = Its teachers mark who of this school is here, correct its list as far as you allow, and print its papers. They see no other names. The link ends with the event; cancelled, it ends for everyone at once.
people-guests = How many people can use the link
people-link-deputy = Link for a deputy
people-deputy-hint = They run the event with you: players, rounds, settings. One person can use the link, within three days.
people-invite-button = Make a link
people-open = Working links
umpires-here = { $here } of { $n } here
umpires-text = When a round is posted, the umpires who are here get its boards: equally many for each, and no game of their own school while another umpire can take it.
umpires-none = No umpire is on the list yet.
umpires-add = Add umpires
umpires-lines = Names
umpires-lines-hint = One umpire on each line: name, school, languages. School and languages can be left out.
field-umpires = Umpires
field-umpire-languages = Languages
field-umpire-note = Note
umpire-note-hint = For example how it went. Only those who run the event see it.
umpires-all-here = All are here
umpire-mark-here = Here
umpire-mark-away = Not here
umpire-change = Change
umpire-boards = Boards now: { $boards }
umpire-allotted = { $n ->
    [one] 1 board allotted
   *[other] { $n } boards allotted
}
umpire-recorded = { $n ->
    [one] 1 game recorded
   *[other] { $n } games recorded
}
umpire-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
umpire-corrected = { $n ->
    [one] 1 result changed later
   *[other] { $n } results changed later
}
umpires-of-round = Umpires of round { $round }
umpires-allot = Allot those who are here
umpires-allot-text = Boards with a result keep their umpire.
umpires-nobody-here = No umpire is here.
umpire-own-school = own school
umpire-records = { $name } records
umpire-on-paper = Umpire: { $name }
people-over = Expired links
people-revoke = Cancel link
people-revoke-hint = A cancelled link lets no one new in. People who joined with it stay until you remove them.
rights = Who can do what
rights-text = Umpires need no account: the code of a board lets them record that board and nothing else. Everyone sees what is posted.
rights-yes = yes
rights-no = –
rights-again = yes, after typing the pass-phrase again
deed-look-inside = See the event from inside: drafts and full names
deed-check-in = Mark who is here
deed-keep-own-list = See, correct and print the list of one’s own school
deed-hand-in-line-ups = Hand in line-ups of teams
deed-enter-results = Enter the round’s results
deed-report-results = Take the results that players report at a shared device
deed-hand-out-boards = Print pairing lists and board cards with their codes
deed-answer-calls = Answer umpires’ calls and decide appeals
deed-change-players = Add, correct and remove players
deed-pair-rounds = Pair, post, close and take back rounds
deed-correct-results = Correct results of closed rounds
deed-rule-cards = See all cards and decide what follows
deed-take-files = Download records and other files, import results
deed-print-results = Print standings and certificates
deed-read-history = See who did what
deed-take-back-own = Undo your own entries: results, and who is here
deed-take-back = Undo anything in the history
deed-change-settings = Change the event’s settings
deed-finish-event = Finish the event, or reopen it
deed-invite-helpers = Invite and remove helpers
deed-invite-deputies = Invite and remove deputies
deed-hand-over = Make a deputy the organiser
deed-erase-names = Remove children’s names
deed-delete-event = Delete the event
deed-run-event = Everything else
people-link-made = by { $name }, { $when }; valid until { $until }
people-link-revoked = by { $name }, { $when }; cancelled
people-link-accepted = Used by: { $names }
people-link-came = { $came } of { $most } have joined
invited-helper = Let helpers scan this code, or send them the link. It works until the end of the day.
invited-tablet = Scan this code with the tablet or the phone at which the players will report. It works until the end of the day.
invited-school = Send this link to the teacher of the school, or let them scan the code. It works until the event ends.
invited-deputy = Give this link to one person you trust. It works once, within three days.
invited-once = This link is shown only once. Print it or send it now. If it gets lost, make a new one.
join-helper = { $name } asks you to help at { $event }
join-school = { $name } asks you to check in { $school } at { $event }
join-deputy = { $name } asks you to help run { $event }
join-helper-may = You mark who is here and enter results.
join-school-may = You mark who of { $school } is here, correct its list as far as the organiser allows, and print its papers. You see only the names of this school.
join-deputy-may = You can do everything the organiser can, except delete the event or hand it over.
join-until = This invitation is valid until { $day }, { $time }.
join-as = You join as { $name }.
join-button = Join
join-name-taken = Someone at this event already has this name, or one that looks like it. Choose another, such as your first name and surname.
join-sign-in = I have an account here: sign in first
notice-joined = Welcome! You can start now.
notice-invitation-revoked = The link is cancelled.
notice-person-sent-away = Removed. Their pages close by themselves.
notice-person-and-link-gone = Removed. Their pages close by themselves. Their link was cancelled too: if others still need one, make a new link below.
notice-handed-over = The event has a new organiser. You are a deputy now.
helper-rounds = The organiser pairs and posts the rounds. You can enter results.
helper-players = You can mark who is here. The organiser changes the list.
again-title = Your pass-phrase again
again-text = This cannot be undone. Type your pass-phrase, then do it again.
kept-title = Send it now?
kept-send = Send now
kept-drop = Discard
kept-sign-in = Sign in first. What you sent is kept for an hour; after signing in you can send it on.
kept-again = This cannot be undone. Type your pass-phrase; what you sent is kept, and you can then send it on.
recover-link = I lost my pass-phrase
recover-title = Sign in with the recovery code
recover-text = Type the recovery code that you wrote down, and choose a new pass-phrase.
recover-button = Save and sign in
recover-wrong = That name or recovery code is wrong. Check your paper and try again.
recovery-code = Recovery code
recovery-text = Write this code on paper and keep it somewhere safe. If you lose your pass-phrase, only this code lets you in again.
recovery-once = This code is shown only once. It works once; then you get a new one.
recovery-written = I have written it down
recovery-has = You have a recovery code on paper. A new one replaces it.
recovery-has-none = You have no recovery code yet. Make one: without it, a lost pass-phrase can only be replaced on the computer where Inkundla runs.
recovery-new = Make a new recovery code
fault-not-proven = Type your pass-phrase again before you do this.
fault-invitation-over = This invitation no longer works. Ask the organiser for a new link.
field-role = What they can do
field-guests = How many people can use the link
audit-invitation-helper = A link for helpers was made
audit-invitation-tablet = A link for a device for results was made
audit-invitation-program = A token for a program was made
audit-invitation-school = A link for a school was made
audit-invitation-deputy = A link for a deputy was made
audit-invitation-revoked = A link was cancelled
audit-invitation-accepted-helper = Joined as a helper
audit-invitation-accepted-tablet = Joined as a device for results
audit-invitation-accepted-program = Joined as a program
audit-invitation-accepted-school = Joined for a school
audit-invitation-accepted-deputy = Joined as a deputy
audit-person-sent-away = { $subject } was removed from the team
audit-event-handed-over = { $subject } became the organiser
undo-this = Undo
undo-button = Undo it
undo-leave = { $n ->
    [one] This player is removed from the list. Nothing else changes.
   *[other] These { $n } players are removed from the list. Nothing else changes.
}
notice-taken-back = Undone.
fault-cannot-take-back = This cannot be undone now. { $why }
undo-blocked-changed-since = It was changed again later: undo that first.
undo-blocked-rules-left = An event does not come back to the rules.
undo-blocked-rounds-rest = Round { $round } was paired with it.
undo-blocked-round-went-on = Round { $round } has moved on since.
undo-blocked-results-missing = Round { $round } has boards without a result.
undo-blocked-finished = The event is finished: reopen it first.
undo-blocked-in-a-round = One of these players is in a round.
undo-blocked-not-on-the-list = One of these players is no longer on the list.
undo-blocked-names-gone = The names were removed for good.
undo-blocked-in-a-record = It is in the record of a game: correct it at the board.
undo-blocked-rights = It is about who can do what: change it on the page “Team”.
reason-from-history = Undone in the history
undo-settings = These settings go back to what they were:
undo-line = { $what }: { $text }
undo-line-board = Board { $board }: { $text }
undo-schedule = The times of the rounds go back to what they were.
undo-screen = The projector goes back to what it showed before.
undo-round-time = The timer and the length of a round go back to what they were.
undo-return = These players come back to the list, with their old numbers where those are free:
undo-words = This player’s entry goes back to what it was:
undo-places = This is marked again:
undo-check-in-open = Check-in is open again.
undo-check-in-closed = Check-in is closed again.
undo-check-in-not-used = Check-in is not used again. Players without a mark count as here.
undo-draft = The draft of round { $round } goes back to:
undo-draft-gone = The draft of round { $round } is discarded.
undo-results = Round { $round } goes back to:
undo-round-posted = Round { $round } becomes a draft again. The codes of its boards stop working.
undo-round-unposted = Round { $round } is posted again, as the draft is now.
undo-round-closed = Round { $round } is open again: results can be entered and changed.
undo-round-reopened = Round { $round } is closed again.
undo-event-finished = The event is open again.
undo-event-reopened = The event is finished again.
undo-invited = The link stops working. People who joined with it stay.
audit-entrants-brought-back = { $n ->
    [one] { $n } player is on the list again
   *[other] { $n } players are on the list again
}
audit-draft-put-back = Round { $round }, draft: put back as it was
audit-results-imported = { $n ->
    [one] { $n } result was imported from a file
   *[other] { $n } results were imported from a file
}
audit-results-taken-back = { $n ->
    [one] { $n } imported result was undone
   *[other] { $n } imported results were undone
}
audit-entrants-taken-back = { $n ->
    [one] { $n } player was removed from the list again
   *[other] { $n } players were removed from the list again
}
privacy = Children’s data
privacy-all = All children of this event
privacy-text = The public sees a first name and one letter. The full name shows only if a parent or guardian agreed and you recorded it.
privacy-children = { $n ->
    [one] { $n } child is entered.
   *[other] { $n } children are entered.
}
privacy-public = { $n ->
    [0] No one’s full name is public.
    [one] Everyone may see the full name of { $n } child.
   *[other] Everyone may see the full names of { $n } children.
}
privacy-gone = The names were removed on { $day }.
privacy-due = Names are removed on { $day }.
privacy-keep = How long names are kept
privacy-keep-text = Some time after the event, numbers replace the names. Results and schools stay.
privacy-after = { $n ->
    [one] { $n } day after the end
   *[other] { $n } days after the end
}
privacy-never = Never, unless I remove them
names-erase = Remove all names
names-preview = { $n ->
    [one] { $n } name, with grade and year of birth, becomes a number such as #17. Results, ratings and schools stay. The name cannot be restored.
   *[other] { $n } names, with grades and years of birth, become numbers such as #17. Results, ratings and schools stay. The names cannot be restored.
}
names-copies = Backups made earlier still have the names. They are deleted after 30 days; delete copies on USB sticks yourself.
names-copies-all = Automatic backups lose the names at once. Backups that you downloaded still have them: delete those yourself.
names-overdue = By this computer’s clock, the names were due to be removed on { $day }. They are still here, because the program has not run long enough since the event to be sure of the date, and a clock can be wrong. If the clock is right, remove the names below or keep them longer. If it is wrong, set it; the names stay until they are due.
names-overdue-short = The children’s names were due to be removed on { $day }, if this computer’s clock is right.
names-decide = Decide about the names
names-published = Pages and files that you published or handed out before still have the names. Replace them:
event-delete = Delete the event
event-delete-text = No one can find the event any more: no page, no board code, no helper. All names are removed. This cannot be undone.
event-delete-name = Type the name of the event to confirm
event-unreadable = “{ $name }” cannot be shown: something in it is damaged, or a newer version of Inkundla wrote it. Other events are not affected.
copy-event-unreadable = The event in this file cannot be shown here, so it was not restored: { $why }. Nothing was changed.
player-outside = The public sees: { $name }
consent-text = A parent or guardian agrees that the full name is shown to everyone.
consent-record = Record consent
consent-by = The full name may be shown. Recorded by { $name }, { $day }, { $time }.
consent-withdraw = Show only the short name again
consent-refuse = They said no: record it
consent-refused-by = A parent or guardian said no: only the short name is shown. Recorded by { $name }, { $day }, { $time }.
consent-not-asked = No answer yet
notice-consent-refused = Recorded: they said no. The public sees the short name.
audit-consent-refused = { $players }: the full name may not be shown; consent was refused
privacy-refused = { $n ->
    [one] For { $n } child, a parent or guardian said no.
   *[other] For { $n } children, a parent or guardian said no.
}
child-data = Everything stored about this child (JSON file)
child-erase = Remove this child’s data
child-erase-text = A number replaces the name; school, grade and year of birth are removed. Results and rating stay. This cannot be undone.
notice-consent-given = Recorded: the full name may be shown.
notice-consent-withdrawn = The public sees the short name again.
notice-child-erased = The child’s data is removed. Pages that you published before still show the child: publish them again.
notice-names-erased = The names are removed. The results stay. Pages that you published before still have the names: publish them again.
notice-privacy-saved = Saved.
notice-event-deleted = The event is deleted.
audit-consent-given = { $players }: the full name may be shown
audit-consent-withdrawn = { $players }: only the short name may be shown
shown-as = The public sees
shown-as-alias = The short name: { $name }
shown-as-full = The full name: { $name }
shown-as-code-name = A code name
shown-as-code-name-hint = If you leave it empty, the program chooses an animal that nobody else has.
shown-as-number = No name, only { $name }. School and grade are not shown either.
shown-as-player = Player
shown-as-code-names = Kudu, Eland, Impala, Zebra, Giraffe, Lion, Leopard, Cheetah, Buffalo, Meerkat, Porcupine, Pangolin, Tortoise, Chameleon, Gecko, Eagle, Owl, Heron, Crane, Hornbill, Weaver, Swallow, Kingfisher, Flamingo, Pelican, Ostrich, Penguin, Dolphin, Seal, Octopus, Butterfly, Dragonfly, Firefly, Cricket, Springbok, Otter, Hare, Falcon
column-shown-as = Shown as
field-code-name = Code name
form-taken = { $field }: another player has it, or it is the name of a player. Nothing was changed. Choose another one.
import-code-name-taken = { $column }: “{ $value }” is the name or the code name of another player. Choose another one.
audit-entrant-shown-as = { $players }: another name was chosen for the public
audit-child-erased = { $players }: the data was removed
audit-names-erased = { $n ->
    [one] { $n } name was removed
   *[other] { $n } names were removed
}
audit-names-erased-in-time = { $n ->
    [one] { $n } name was removed, as set
   *[other] { $n } names were removed, as set
}
audit-names-kept-for = { $n ->
    [0] Names are never removed automatically
    [one] Names are removed { $n } day after the end
   *[other] Names are removed { $n } days after the end
}
join-too-late = Round 1 is posted. In a knockout or groups, all places are taken by then, so no one else can join. While round 1 has no results, you can take it back, add the player and pair again. After that the player can only play in another event.

## New event

event-name = Name of the event
event-name-default = School cup { $day }
game = Game
more-settings = More options
system = Format
rounds = Rounds
system-automatic = Best for the number of players
system-swiss = Swiss: children with equal points meet, never twice
system-swiss-burstein = Swiss by the Burstein rules: players with equal points meet, never twice
system-swiss-dubov = Swiss by the Dubov rules: players with equal points meet, never twice
system-monrad = Monrad: neighbours in the standings meet, never twice (easy to do by hand too)
system-round-robin = Round robin: everyone meets everyone
system-double-round-robin = Double round robin: everyone meets everyone twice
system-groups = Groups, then finals: everyone meets everyone in a small group, the best play on
system-knockout = Knockout: a player who loses is out
system-swiss-finals = Swiss, then finals: the best after some Swiss rounds play a knockout
system-mcmahon = McMahon: like Swiss, but strong players start with more points
system-monrad-finals = Monrad, then finals: the best after some Monrad rounds play a knockout
system-mcmahon-finals = McMahon, then finals: the best after some McMahon rounds play a knockout
system-teams-round-robin = School teams on several boards: every team meets every other
system-teams-swiss = School teams on several boards: Swiss by match points
clock-every-turn = One minute for every turn
clock-on-call = The umpire starts the minute when someone is slow
clock-off = No clock
pairing-more = Points and details of the pairing
pairing-more-hint = Most events leave these as they are.
points-for = Points for a win and a draw
points-one = Win 1, draw ½
points-two = Win 2, draw 1
points-three = Win 3, draw 1
bye-worth = Points for sitting out (bye)
bye-worth-usual = As usual: a win, but nothing in a round robin and in groups
bye-worth-win = As for a win
bye-worth-draw = As for a draw
bye-worth-none = None
bye-worth-average = The average of the player’s other rounds, at the end
bye-worth-hint = With an odd number of players, one has no opponent in each round. No one sits out twice. For a team it counts as a drawn match, in a round robin nothing.
initial = Who moves first on board 1 in round 1
initial-first = The player with the lower number
initial-second = The player with the higher number
initial-hint = After that the format shares the sides out fairly.
accelerated = Strong players meet sooner (Baku acceleration)
accelerated-hint = For big events with few rounds: the upper half of the list starts with extra points that count for the pairing only. Put the strongest players first in the list.
swiss-rules = Rules of the Swiss system
swiss-rules-dutch = Dutch, the usual ones: among players with equal points the upper half of the list meets the lower half
swiss-rules-burstein = Burstein: after the first rounds, players who had strong opponents meet players who had weak ones
swiss-rules-dubov = Dubov: evens out the ratings of the opponents, so every player needs a rating
swiss-rules-hint = All three never pair two players twice. Whoever is unsure keeps the usual rules.
match-games = A match is two games, one with either side
match-games-hint = For Swiss by the Dutch rules and a single round robin. The same two meet in two rounds one after the other, so six rounds are three matches. The points of both games count.
groups = Number of groups
advance = How many from each group play in the finals?
groups-hint = Groups follow the order of your list, forwards and backwards in turn, so that each gets its share of strong players.
finalists = How many play in the finals?
finalists-hint = The number of rounds in the settings is that before the finals. Tie-breaks decide who is in; the next one comes in for a player who has left.
losers = In a knockout a player who loses
losers-out = is out
losers-plate = plays on in a plate after losing the first game
losers-twice = is out after the second loss (double elimination)
losers-twice-in-final = is out after the second loss, in the grand final too
losers-hint = The plate is a knockout of those who lose before the semi-finals and have won nothing yet. With two losses there is a winners’ bracket and a losers’ bracket; their winners meet in the grand final.
two-games = In the finals two players meet twice, each moving first once
third-place = Play for third place too
reseeds = After each round the best left meets the weakest left
knockout-hint = The seeds meet as late as possible: the first in your list, or the best of the rounds before. After a draw the two play again with sides swapped, until one has won.
start-groups = Number of starting groups
start-groups-hint = Put the strongest players first in your list. The first group starts with the most points, and these count to the end.
plan-rounds-of-finals = The results decide how many rounds there are. Leave the number of rounds empty.
plan-odd-rounds-of-matches = A match has two rounds. Choose an even number of rounds.
plan-matches-by-dutch = Matches of two games are paired by the Dutch rules. Choose those rules, or one game a match.
plan-matches-accelerated = Matches of two games cannot have the extra points of the acceleration. Choose one of the two.
plan-reseeds-with-two-losses = With two losses the losers’ bracket is fixed. Clear the tick at “After each round the best left meets the weakest left”, or choose another ending for those who lose.
plan-finals-have-begun = The finals have begun, so the number of rounds before them stays.
field-groups = How many groups
field-advance = How many play in the finals
field-finalists = How many play in the finals
field-losers = What happens to those who lose
field-start-groups = Starting groups
note-is-out = { $player } does not play in this round
note-last-place-shared = { $player } is in the finals and { $other } is not, though they are level in all tie-breaks. Give an order by hand in the settings if lots decide.
finals = Groups and finals
finals-of-best = Finals
knockout = Knockout
bracket = The finals, stage by stage
finals-later = { $n ->
    [one] The first in each group plays in the finals.
   *[other] The first { $n } in each group play in the finals.
}
finals-later-stage = { $n ->
    [one] { $n } player plays in the finals.
   *[other] The best { $n } play in the finals.
}
finals-none = Nothing to show yet. See the pairing list and the standings.
finals-winner = { $player } has won.
group-n = Group { $n }
stage-final = Final
stage-semi = Semi-finals
stage-quarter = Quarter-finals
stage-of = Last { $n }
stage-third = Third-place game
stage-plate = Plate: { $stage }
stage-winners = Winners’ bracket: { $stage }
stage-losers = Losers’ bracket: round { $n }
stage-losers-final = Losers’ bracket: final
stage-grand = Grand final
stage-grand-again = Grand final: second game
stage-decider = { $stage }: they play again
part-stage = Stage
part-group = Group
part-match = Match
tie-nobody = no opponent
tie-through = is through
tie-walkover = Through without a game
tie-nobody-through = No one is through
tie-decider = Level: they play again
fault-postponed = { $n ->
    [one] Board { $boards } of round { $round } is postponed. Enter its result first.
   *[other] Boards { $boards } of round { $round } are postponed. Enter their results first.
}
fault-round-undecided = These games decide who plays on, so all of round { $round } has to be decided first.
postponed = played later
enter-result = Enter the result
reason-postponed = The postponed game was played
attention-postponed = The game of round { $round } is still to be played. Until then it counts as a draw for the pairing and as nothing in the standings.
pair-anyway = Pair anyway…
pair-anyway-text = Games without a result are played later. Until then they count as draws for the next pairing and as nothing in the standings. Phones stop recording them; enter their results here once they are played.
pair-anyway-button = Play the missing games later
notice-round-postponed = The round is closed. The missing games are played later; you find them under “Needs you”.
notice-result-reported = The right result is in the history. The points stay as they are.
correct-late = The next round is already over. By the rules for Swiss events a mistake found this late is only noted for the report: points and pairings stay as they are (C.04.2, article 4.3).
correct-report = Note it for the report only
correct-anyway = Count it anyway
audit-round-postponed = Round { $round } was closed; games without a result are played later
audit-result-reported = Round { $round }, board { $board }: the right result is { $result }, noted for the report only
why-knockout = { $stage }: the loser is out.
why-knockout-plate = { $stage }: who loses the first game plays on in the plate.
why-knockout-winners = { $stage }: the loser plays on in the losers’ bracket.
why-knockout-grand = { $stage }: the best of both brackets meet.
why-knockout-decider = { $stage }: level, so they play again with sides swapped.
why-knockout-third = { $stage }: the two who lost the semi-finals meet.
why-group = Everyone in the group meets everyone; the table says who meets now.
team-boards = Boards in a match
team-hint = The children of one school are a team. The first in your list who are here play; the others are reserves. For a second team, write the school as “North B”.
team-sides = Swiss: which team moves first on board 1
team-sides-simple = Taking turns, loosely (usual)
team-sides-graded = Taking turns, strictly
team-sides-ignored = It does not matter
team-sides-hint = It matters more with an odd number of boards, or when teams always sit in the same order.
team-primary = What counts first for teams?
team-tables = Teams
team-matches = Matches
team-whom = Who played whom
captain = Captain
teams-none = In no team
teams-text = The players of a school are a team. Where a school has several, enter the name of the team of each player. A link for that name lets its captain see this team only.
notice-teams-saved = The teams are saved.
team-order = Order of boards
team-order-fixed = As in the list; captains choose who plays
team-order-free = Captains choose it for each round
line-ups = Line-ups
line-ups-of-round = Line-ups for round { $round }
line-ups-text = Captains open their line-up by the link of their school. When you ask for line-ups, captains also see their match in the draft. A team that hands in nothing plays in the order of the list.
line-up-minutes = Minutes
line-ups-ask = Ask for line-ups
line-ups-end = Leave the time open
line-up-until = until { $time }
line-up-closed = closed at { $time }
line-up-in = Handed in
line-up-missing = Not handed in
line-up-change = Change the line-up
line-up-hand-in = Hand in the line-up
line-up-hint = Nothing counts before you hand it in. You may hand it in again until the time is over.
line-up-free-hint = The arrows change the board of a player.
line-up-fixed-hint = The players sit in the order of the list.
line-up-up = { $player }: one board higher
line-up-down = { $player }: one board lower
line-up-take-out = { $player } does not play
line-up-reserve = Reserves
line-up-put-in = Put in
line-up-not-here = not here
notice-line-ups-asked = Saved.
notice-line-up-handed-in = The line-up is handed in.
board-standings = Standings by board
board-standings-how = A player stands at the board of the match where the player sat most often. All games that were played count; byes and opponents who did not come do not.
percent = %
team-why-hint = First: { $first }. Where that is equal, in this order: { $then }.
team-why = { $team }: how the tie-breaks were worked out
team = Team
match-points = Match points
game-points = Board points
why-team = Their teams meet in this round.
why-second-game = The second game of their match: the same two with sides swapped.
field-boards = Boards
school-rounds = Only until round (leave empty for all rounds)
field-school-rounds = Until round
field-points = Points
field-audience = Who plays
field-category-name = Name of a category
field-category-gender = Who is in a category
field-category-born = Year of birth of a category
field-category-rating = Rating of a category
field-category-grade = Grade of a category
field-player = Player
field-round = Round
field-team = Name of a team
field-line-up = Line-up
field-line-up-minutes = Minutes for line-ups
rounds-hint = Leave it empty and the number of players decides.
clock = Clock
clock-seconds = Seconds for a turn
clock-total = Minutes for the whole game
clock-total-hint = Only with a time limit for the whole game: when it is used up, each turn still has its seconds.
clock-whole-game = A time limit for the whole game, plus the minute
umpiring = When a rule is broken
umpiring-hint = For delay it is always yellow, then red, then the match is awarded. For other offences you choose. A change applies to games that have not started.
umpiring-illegal = After a wrong move on the real board
umpiring-reds = Alert me after this many red cards for one player (0 = never)
ladder-yellow = Yellow, then red, then the match is lost
ladder-red = Red at once, then the match is lost
ladder-award = The match is lost at once
avoid-same-school = Keep schoolmates apart when possible
create-event = Create event
new-list = Players: paste the class list (this can wait)
## Faults

fault-title-not-found = Page not found
fault-title-door = Not allowed
fault-title-ours = Something went wrong here
fault-title-not-done = Not done
fault-form-only = This address only accepts a form. Nothing was changed. Go back and send the form again.
fault-not-found = There is no such page, or you may not see it. Check the address, or ask the organiser for the link.
fault-not-signed-in = Sign in first.
fault-not-allowed = You may not do this with your sign-in. Sign in with the right name, or ask the organiser.
fault-seat-taken = Another device has this seat. Ask the organiser to free it.
fault-list-closed = The list is closed for teachers. Ask the organiser to change it.
fault-teams-are-fixed = A round is paired, so the teams stay as they are. Captains may still change.
fault-line-ups-closed = The line-ups of this round are closed. Ask the organiser to change yours.
fault-not-a-spelling = Round 1 is paired, so only the spelling of a name can be corrected. This looks like another person: ask the organiser.
fault-short-name-taken = Another school has this name or short name. Choose another short name.
fault-foreign = This form came from another website, so nothing was done. Open the page here and do it again.
fault-unknown-host = This server does not know this address. Open { $address } instead. If the address is yours, start the server with --public-address.
fault-not-for-set-up = Inkundla is already set up here. Sign in instead.
fault-ruleset = These rules do not work together: { $why }
fault-unknown-code = No board has this code. Check the card on the table and type it again.
fault-no-such-game = There is no game with this code. A game is deleted a day after its last turn.
fault-too-many-games = Too many games are open here now. Try again in an hour.
fault-too-many-entries = Too many entries came from here or for this event. Try again later, or write to the organiser.
fault-registration-closed = Entries are closed, or this entry can no longer be changed.
fault-record-full = This game has become too long for another turn. Agree on a draw, or give up.
fault-old-code = This code was for board { $board } in round { $round }, which is over. Take the new card, or ask the organiser.
fault-not-recording = Another phone records this board. Tap “Take over” to record here, or watch.
fault-taken = { $name } records this board. Tap “Take over” to record here, or watch.
fault-behind = The board has moved on. This is how it is now; look, then tap again.
fault-round-not-draft = Round { $round } is no longer a draft. Look at the round again.
fault-round-not-to-come = Round { $round } is posted already, so nobody can sit it out any more. Ask for a round that is still to come. Who is not at a board of this round gets no points in it.
fault-round-still-draft = Round { $round } is still a draft. Post it first.
fault-round-not-posted = Round { $round } is closed. To change a result, use “Correct” and say why.
fault-round-touched = Round { $round } has results or recorded games. It cannot go back to a draft.
fault-round-not-last = Only the last closed round can be reopened, and only before the next one is drafted.
fault-missing-results = { $n ->
    [one] 1 result is missing: board { $boards }.
   *[other] { $n } results are missing: boards { $boards }.
}
fault-disk-full = The laptop’s disk is full. Free some space, then try again. Nothing that was saved is lost.
fault-store-away = The data can’t be reached now. Keep this page open and try again in a moment.
fault-conflict = Someone else changed this in the meantime. Look at it again, then decide.
fault-other-result = Not saved: someone else has just entered another result for board { $board }. It now says: { $text }. If that is wrong, use “Correct” at that board and say why.
fault-no-result-any-more = Not saved: someone else has just removed the result of board { $board }. It has no result now. If yours is right, enter it again.
fault-has-result = Not saved: the organiser has entered the result { $text } for this board. To record the game, ask the organiser to clear the result.
fault-reported-otherwise = Not saved: { $name } has entered { $result } for board { $board }. Look at the slip together. Then one of you corrects.
fault-report-gone = This result is not waiting any more. Look at the board again.
fault-store = Nothing was changed: the data could not be read or written. Tell the person who looks after Inkundla here.
fault-way-home = Start page
fault-way-code = Type a code
form-missing = { $field } is missing. Fill it in.
form-too-long = { $field } is too long. Make it shorter.
form-not-a-number = { $field }: type a number in the allowed range.
form-not-a-choice = { $field }: choose one from the list.
field-name = Your name
field-event-name = Name of the event
field-ruleset = Game
field-system = Format
field-rounds = Rounds
field-clock = Clock
field-seconds = Seconds for a turn
field-total = Minutes for the whole game
field-at-illegal-turn = A move against the rules
field-reds = Red cards in the event
field-what = What was wrong
field-words = In your own words
field-consequence = What follows
field-claim = The claim
field-number = Turn
field-dropping = Turns
field-time = Seconds
field-position = The position
field-hand = In hand
field-entry = The question
field-result = Result
field-players = Players
field-board = Board
field-delay = Delay for spectators
field-place = Place
field-entry-given = Given name
field-entry-list = The list of players
field-entry-school = School
field-entry-contact = Your name
field-entry-reach = Phone or e-mail
field-entry-consent = Consent
field-entries-opens = Entries open
field-entries-closes = Entries close
field-entries-places = Places
field-entries-of-school = Places for one school
field-entries-fee = Fee for a player
field-entries-currency = Currency
field-entries-note = To the senders of entries
field-entries-consent = Your own words about consent
field-entries-chosen = Ticked entries
field-first-day = First day
field-last-day = Last day
field-directions = How to find it
field-host = Host
field-contact = Contact
field-description = Description
field-regulations = Regulations
field-sponsors = Sponsors
field-begins = Start of a round
field-notice = Notice
field-act = What happened
field-side = Player
field-card = Card
name-empty = Type a name.
name-too-long = The name is longer than 80 letters. Make it shorter.
name-unprintable = The name has a character that cannot be printed. Type it again.

## Lists of players

column-name = Name
column-given = Given name
column-family = Family name
column-school = School
column-grade = Grade
column-rating = Rating
rated = Rating { $rating }
column-gender = Girl or boy
column-born = Year of birth
column-consent = Consent
column-any = The text
import-row = Row { $row }: { $what }
import-file = { $what }
import-too-large = The list is larger than 2 MB. Import it in parts.
import-too-many-rows = The list has { $rows } rows; at most { $most } are allowed. Import it in parts.
import-utf16 = The file is UTF-16. Save it as “CSV UTF-8” and try again.
import-not-text = The file is not a list. Save the list as a spreadsheet (XLSX or ODS) or as CSV and choose that file.
import-old-workbook = The file is in an old form of Excel (XLS). Open it, save it as “Excel Workbook (.xlsx)” and choose that file.
import-locked-workbook = The file is locked with a password. Open it, save it without the password and choose that file.
import-damaged-workbook = The file is damaged. Open it, save it once more as XLSX or ODS and choose that file.
import-large-workbook = The spreadsheet is too large. Copy the rows with the names and paste them here.
import-no-sheet = The file has no sheet “{ $name }” with a list. It has “{ $names }”.
import-no-value = In the sheet “{ $sheet }” the value of the formula in { $cell } is missing. Open the file, save it once more and choose that file.
import-empty = There are no names in the list. Write one name on each line.
import-no-name-column = No column has names. Write “name” above the column with the names.
import-unclear-headings = The headings “{ $headings }” do not say where the given name and the family name are. Say it below, or write “given name” and “family name” above these columns.
import-unclear-columns = The list has no headings, and it is not clear what its columns hold. Say below what each column holds, or write headings above them, such as “given name” and “family name”.
import-open-quote = A quotation mark opens here and never closes. Close it or remove it.
import-name-missing = The name is missing. Write a name or delete the row.
import-cell-error = “{ $value }” is an error of the spreadsheet. Write what belongs here.
import-bad-text = { $column } “{ $value }”: { $why }
import-bad-number = { $column }: “{ $value }” is not a number from { $least } to { $most }.
import-bad-gender = { $column }: “{ $value }” should be f (girl) or m (boy).
import-bad-consent = { $column }: “{ $value }” should be “given” or “refused”.
import-bad-grade = There is no grade “{ $value }”. Grades are R (or RR) and 1 to 12.

## Pairing

pairing-too-few = { $n ->
    [0] No one is here. Mark who is here; a round needs two.
    [one] Only 1 player is here. A round needs two.
   *[other] Only { $n } players are here. A round needs two.
}
pairing-too-many = { $n } players are here; a round takes at most { $most }. Split them into two events.
pairing-all-played = { $n ->
    [one] The only round is played. Finish the event, or raise the number of rounds in Settings.
   *[other] All { $n } rounds are played. Finish the event, or raise the number of rounds in Settings.
}
pairing-under-way = Round { $round } is being played. Enter its results first.
pairing-none = The players who are here cannot all get an opponent without breaking a rule. Finish the event, or pair by hand.
pairing-none-bye = Someone has to sit out, and everyone here has sat out before. Finish the event, or pair by hand.
pairing-none-stuck = One of the players has met everyone who is here. Finish the event, or pair by hand.
obstacle-bye = The number of players is odd, so one has to sit out. But everyone here has sat out before, or has won a round without playing, and no one may do so twice.
obstacle-stuck = { $player } has met everyone who is here, or must not meet them. So there is no opponent left.
obstacle-sides = Everyone has someone left to meet, but not all at the same time: a player would have the same side too often.
obstacle-pairs = { $n ->
    [one] Everyone has someone left to meet, but not all at the same time. At least one pair would have to meet again.
   *[other] Everyone has someone left to meet, but not all at the same time. At least { $n } pairs would have to meet again.
}
stuck-title = Round { $round } can’t be paired within the rules
stuck-what = What you can do
stuck-nearest = Play it anyway
stuck-nearest-hint = We make the pairing that breaks as few rules as possible. You see it as a draft, change what you like, and say why when you post it.
stuck-nearest-button = Make this draft
stuck-fewer = Stop here
stuck-rounds = { $n ->
    [one] 1 round is played. Set the number of rounds to 1, and the event can be finished.
   *[other] { $n } rounds are played. Set the number of rounds to { $n }, and the event can be finished.
}
stuck-people = Change who plays
stuck-people-hint = One player more or fewer may help: mark who is here, or give someone a bye.
outlook-doubtful = { $safe ->
    [one] { $rounds } rounds are announced. 1 round always works out with the players who are here; after that a round may be impossible to pair. Fewer rounds are safer.
   *[other] { $rounds } rounds are announced. Up to { $safe } rounds always work out with the players who are here; after that a round may be impossible to pair. Fewer rounds are safer.
}
outlook-impossible = { $most ->
    [one] { $rounds } rounds are announced, but the players who are here can play only 1 round without meeting again. Set fewer rounds in Settings.
   *[other] { $rounds } rounds are announced, but the players who are here can play only { $most } rounds without meeting again. Set fewer rounds in Settings.
}
outlook-unrated = The Dubov rules pair by ratings. Players here without a rating: { $n }. Each counts as rated 0. Enter their ratings, or choose other rules in the settings.
preset-round-robin = Players here: { $n }. With fewer than 6, everyone can meet everyone: a round robin of { $rounds } rounds is proposed. You can choose another format in Settings.
preset-four-rounds = Players here: { $n }. With 6 to 10, four rounds of the Swiss system are proposed: they fit into a day and find a winner. You can choose another format or number of rounds in Settings.
preset-five-rounds = Players here: { $n }. With 11 or more, five rounds of the Swiss system are proposed: that many fit into a day. You can choose another format or number of rounds in Settings.
pairing-bug = Something went wrong in the pairing. Nothing was changed. Tell the person who looks after Inkundla here.
draft-cannot-change = That change does not fit the draft as it is now. Look at it again.
draft-breaks-match = That would break up a match of two teams. Swap two players of one team, or tap players of two teams: their whole teams swap.

## Spectators

board-label = The board
all-boards = ← All boards
live = Live
lost = ⚠ Connection lost. Trying again.
working = Working… This may take a moment.
making-paper = This is a long document: { $n } names or boards. It appears here in a few seconds. Stay on this page.
making-again = It didn’t arrive. Try again
laptop-away = ⚠ No answer from the laptop. Keep this page open; nothing you typed is lost.
laptop-wait = Waiting for the laptop…
server-stopping = Short break: Inkundla is starting again. Your moves are safe and this page returns by itself.
board-as-text = Board as text
record = Record
watch-late = { $n ->
    [one] This board is shown 1 minute late.
   *[other] This board is shown { $n } minutes late.
}
watch-late-all = { $n ->
    [one] Boards and results are shown 1 minute late.
   *[other] Boards and results are shown { $n } minutes late.
}
replay-of = Replay: { $place }
replay-open = Replay, move by move
replay-nothing = No moves of this game were recorded.
replay-board = Board { $board }: replay
replay-at = { $n } of { $all }
replay-step = Step through the game
replay-first = First
replay-back = Back
replay-next = Next
replay-last = Last
replay-to-live = Live
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-seek = Position in the game
replay-go = Show
replay-copied = Link copied
replay-link = Link to this move
replay-board-now = The board now
replay-keys = Keys: space plays, left and right arrow step, Home goes to the start, End to the last move.
review-title = A look at the game
review-back = The board
review-of-board = A look at the game on board { $board }
review-shut = You can look at this game once its round is over and its result is in.
review-busy = The program is busy. Try again in a minute.
review-even = The program found no turn that changed the game much.
review-turned = Here it turned: turn { $n }
review-moment = Turn { $n }
review-win-now = { $better } wins at once.
review-win = { $better } wins for certain in { $n } turns.
review-loss = Now { $other } can win for certain. { $better } was better.
review-capture-mill = A three in a row was missed: { $better }.
review-threat-mill = Now { $other } can make a three in a row. { $better } stops it.
review-capture-camelot = A capture was missed: { $better }.
review-threat-camelot = Now { $other } can capture. { $better } stops it.
review-capture-reversi = A corner was missed: { $better }.
review-threat-reversi = Now { $other } can take a corner. { $better } stops it.
review-discs = { $better } ends { $n } discs better for { $player }.
review-stronger = { $better } was stronger.
review-proved = That is proved.
review-opinion = The program thinks so.
review-board = The board before the turn: { $played } was played, { $better } was better
review-legend = The dots lead along the turn that was played. The rings show the better one.
review-practise = Play it from here
review-times = Who thought how long
review-bars = Light bars: { $white }. Dark bars: { $black }.
review-longest = Longest: { $time }, { $player }, turn { $n }.
review-total = { $player } in all: { $time }.
review-ahead-mill = Cows ahead
review-ahead-camelot = Pieces ahead
review-ahead-reversi = Discs ahead
review-above = Above the line { $player } has more.
review-turns = { $n ->
    [one] turn
   *[other] turns
}
review-taken-mill = cows shot
review-taken-camelot = pieces captured
review-taken-reversi = discs at the end
review-cards = { $n ->
    [one] card
   *[other] cards
}
review-asked = Only people who ask see this page. It opens when the round is over.
judge-title = Who stands better?
judge-later = The program answers when the time is over or the clock is stopped, not while the game goes on.
judge-making = The program works out this ending first: table { $n } of { $all }. The page asks again by itself.
judge-win-now = Proved: { $player } wins with one turn.
judge-win = Proved: { $player } wins in { $n } turns.
judge-draw = Proved: it is a draw if both play best.
judge-discs = Proved: { $player } ends { $n } discs ahead.
judge-better = An opinion, not a proof: { $player } stands better.
judge-much-better = An opinion, not a proof: { $player } stands much better.
judge-even = An opinion, not a proof: both stand about equal.
judge-proved-text = { $player } is to move. The best turn is { $turn }.
judge-opinion-text = { $player } is to move. The program would play { $turn }.
judge-line = Show the turns
judge-you-decide = The program decides nothing: you record the result.
standings = Standings
board-not-started = Not started yet.
board-result = Result: { $result }.
to-move = { $player } to move
say-gift = { $player }: tap the cow to give away
reason-time = round time is up

## The head of every organiser's page

public-page = Public page
step-players = Players
step-round = Round { $round }
step-round-of = Round { $round } of { $rounds }
settings = Settings
set-event = Event
set-clock = Clock and cards
set-points = Points and places
set-public = What the public sees
set-end = Backup and finish
set-schools = Schoolmates
set-confirm = Players confirm the result
set-devices = Where the turns are entered
set-at-table = At the table, by an umpire
set-on-devices = On the players’ phones
on-devices = The players enter their own turns on their own phones
on-devices-hint = Without an umpire the program sees that turns are legal. When the time of a turn is over, it shows the card by itself. On the page “Phones” you can choose for each board.
take-backs = They may take a turn back if the other player agrees
set-yes = Yes
set-no = No
set-reds = All cards of the event
set-open = Open
set-download = Download
set-names = Names
names-by-default = First name and one letter
set-consent = Full names
set-last = Last change
set-delete = All pages, codes and names are deleted for good.
set-fixed = Fixed
not-set = Not set
rounds-open = By the number of players
times-planned = { $n ->
    [one] 1 round has a time
   *[other] { $n } rounds have a time
}
schools-meet = May meet
schools-apart = Kept apart when possible
schools-apart-until = Kept apart until round { $round }
organiser-tabs = Run this event

## Standings

standings-after = Standings after round { $round }
standings-after-of = Standings after round { $round } of { $rounds }
standings-during = Standings in round { $round }
standings-during-of = Standings in round { $round } of { $rounds }
standings-official = Official
# The number of lines and the hash of the log, as `inkundla check --head` takes them.
log-head-printed = Log of changes: { $head }
# Some boards of the round have no result yet.
standings-provisional = { $n ->
    [0] Not final: the round is not closed yet
    [one] Not final: 1 board to come
   *[other] Not final: { $n } boards to come
}
standings-note-alias = Short names only: full names are not published.
standings-note-full = Only you see the full names. The public page shows short names.
standings-empty = No results yet. They appear here when the first game is over.
standings-empty-playing = No results yet. Round 1 is being played.
standings-now = Now
standings-when = When
standings-after-choice = After round { $round }
standings-all-schools = All schools
standings-show = Show
standings-hint = Tap a name to see every round.
school = School
grade = Grade{"\u00A0"}{ $grade }
rank = Place
points = Points
# Column of games won, drawn and lost: 2–0–1.
wdl = W–D–L
wdl-long = won – drawn – lost
wdl-more = Won – drawn – lost (W–D–L) counts games that were played. A number after it, such as +1, counts rounds that brought points without a game: a bye, or an opponent who did not come.
csv = CSV
csv-excel = CSV for Excel
ties = How ties are broken
ties-points = Players are ranked by points. If they are equal, these decide, from the top:
ties-stages = Who got further in the knockout is ahead, and the losers of one stage share the place. Within a group, points decide; if they are equal, these, from the top:
ties-shared = Players who are equal in everything share a place: 3= means a shared third place.
# BH/C1: the name and the modifiers of the code.
tiebreak-modified = { $name } ({ $modifiers })
tiebreak-bh = Opponents’ points (Buchholz)
tiebreak-bh-how = Add up the points of everyone the player met. Strong opponents count more. A round without a game counts as one against an opponent with the player’s own points.
tiebreak-bh-c1 = Opponents’ points without the weakest
tiebreak-bh-c1-how = Like opponents’ points, but without the opponent who has the fewest. One weak opponent does no harm.
tiebreak-bh-m1 = Opponents’ points without the strongest and the weakest
tiebreak-bh-m1-how = Like opponents’ points, but the strongest and the weakest opponent are left out.
tiebreak-de = Head-to-head
tiebreak-de-how = Who scored more in the games between the players who are still level. It counts only when they have met.
tiebreak-sb = Points of beaten opponents (Sonneborn-Berger)
tiebreak-sb-how = For a win add all of that opponent’s points, for a draw half of them, for a loss nothing.
tiebreak-win = Wins
tiebreak-win-how = How many rounds the player won.
tiebreak-cd = Cow difference
tiebreak-cd-how = Cows shot minus cows lost, in games that were recorded.
tiebreak-dd = Disc difference
tiebreak-dd-how = Own discs minus the opponent’s discs, in games that were recorded.
tiebreak-bq = Discs and opponents’ points (Brightwell)
tiebreak-bq-how = The discs of all games, plus six times the points of every opponent.
tiebreak-won = Games won
tiebreak-won-how = How many games the player won at the board.
tiebreak-bpg = Games moving second
tiebreak-bpg-how = How many games the player moved second in. Moving first is an advantage.
tiebreak-bwg = Wins moving second
tiebreak-bwg-how = How many games the player won without the first move.
tiebreak-ps = Points round by round (progressive)
tiebreak-ps-how = Add up the points after each round. Early wins count more.
tiebreak-rep = Rounds ready to play
tiebreak-rep-how = How many rounds the player was there for.
tiebreak-std = Rounds won and half of those drawn
tiebreak-std-how = 1 for each round with more points than the opponent, ½ with as many.
tiebreak-ks = Points against the top half (Koya)
tiebreak-ks-how = The points against players who have at least half of all points.
tiebreak-aob = Strength of the opponents’ opponents (average Buchholz)
tiebreak-aob-how = How strong the opponents of the opponents were, on average.
tiebreak-fb = Opponents’ points, last round drawn (Fore Buchholz)
tiebreak-fb-how = Like opponents’ points, but as if all games of the last round were drawn.
tiebreak-aro = Average rating of the opponents
tiebreak-aro-how = The ratings of the opponents met, on average.
tiebreak-tpr = Performance rating
tiebreak-tpr-how = The average rating of the opponents, raised or lowered by the share of points scored.
tiebreak-ptp = Perfect performance
tiebreak-ptp-how = The lowest rating that would be expected to score as many points.
tiebreak-apro = Average performance of the opponents
tiebreak-apro-how = The performance ratings of the opponents met, on average.
tiebreak-appo = Average perfect performance of the opponents
tiebreak-appo-how = The perfect performances of the opponents met, on average.
tiebreak-rtng = Own rating
tiebreak-rtng-how = The player with the higher rating is placed higher.
tiebreak-tpn = Start number
tiebreak-tpn-how = The player with the lower start number is placed higher.
tiebreak-lot = Lots
tiebreak-lot-how = Drawn by the computer from a number announced beforehand. The same number always gives the same lots.
tiebreak-mpts = Match points
tiebreak-mpts-how = Points for matches won and drawn.
tiebreak-gpts = Board points
tiebreak-gpts-how = All points that the players of the team scored on their boards.
tiebreak-mpvgp = The other team points
tiebreak-mpvgp-how = Where match points come first, the board points. Where board points come first, the match points.
tiebreak-esb = { $has ->
    [match] Opponents’ match points
   *[game] Opponents’ board points
} times { $scored ->
    [match] own match points
   *[game] own board points
}
tiebreak-esb-how = For each match: what the opponents have in all, times what the team scored against them.
tiebreak-ede = Head-to-head of teams
tiebreak-ede-how = Who scored more in the matches between the teams that are still level: first by the points that come first, then by the other points.
tiebreak-then = { $first }, then { $second }
tiebreak-sssc = The other points and strong opponents
tiebreak-sssc-how = The other points of the team, and a part of the points of its opponents.
tiebreak-bc = Points by board number (board count)
tiebreak-bc-how = The points on each board times the number of the board. Lower is better: points on the top boards are worth more.
tiebreak-tbr = Points on the top board
tiebreak-tbr-how = The points on board 1. Where they are equal, those on board 2, and so on.
tiebreak-bbe = Points without the bottom board
tiebreak-bbe-how = The points on all boards but the last. Where they are equal, on all but the last two, and so on.
tiebreak-of-match = { $name }, in match points
tiebreak-of-game = { $name }, in board points

## Why a figure is what it is

# Round 2: won against Hendra D.
why-round = Round { $round }: { $what }
path-won = won against { $opponent }, { $points }
path-drawn = drew with { $opponent }, { $points }
path-lost = lost to { $opponent }, { $points }
path-won-forfeit = { $opponent } did not come, { $points }
path-lost-forfeit = did not come to the game with { $opponent }, { $points }
path-playing = playing { $opponent } now
path-bye = bye: no opponent was left, { $points }
path-free = free round, { $points }
path-bye-given = bye, { $points }
path-absent = not here, { $points }
path-out = not in this round
path-stands = Place { $rank }, points { $points }
path-empty = No round has been played yet.
bead-won = Won
bead-drawn = Draw
bead-lost = Lost
bead-won-forfeit = Won without a game: the opponent did not come
bead-lost-forfeit = Lost without a game: did not come
bead-playing = No result yet
bead-bye = Bye: no opponent was left
bead-free = Free round
bead-bye-given = Bye
bead-absent = Not here
bead-out = Not in this round
games = Games
start-number = No. { $number }
player-now = Now
player-next = Next
player-playing = Playing now on board { $board }
player-sits = Round { $round }, board { $board }: not started yet
player-watch = Watch board { $board }
player-round-begins = Round { $round } begins: { $when }
player-round-later = The opponent and the board appear here when the round is posted.
player-rounds = Round by round
player-last = Last game
player-honour = Final place
player-why = How this place was worked out
player-not-final = Not final
player-not-posted = No players yet. They appear here when the first round is posted.
player-all = All players
podium = Top three
podium-place = { $place ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
podium-shared = { $place } equal
final-winner = The winner of { $event }
final-winners = Equal first in { $event }
final-all = { $n ->
    [one] The only place
   *[other] All { $n } places
}
final-all-teams = All teams
final-watch = Watch the game
final-collar = { $n ->
    [one] The collar of the day: a row for each round, a bead for each game, in the colour of the school that won. A draw is yellow.
   *[other] The collar of the day: a row for each round, a bead for one game in { $n }, in the colour of the school that won. A draw is yellow.
}
final-collar-sides = { $n ->
    [one] The collar of the day: a row for each round, a bead for each game, in the colour of the side that won. A draw is yellow.
   *[other] The collar of the day: a row for each round, a bead for one game in { $n }, in the colour of the side that won. A draw is yellow.
}
final-numbers = The day in numbers
final-games = { $n ->
    [one] game
   *[other] games
}
final-shot = { $n ->
    [one] cow shot
   *[other] cows shot
}
final-rounds = { $n ->
    [one] round
   *[other] rounds
}
final-drawn = { $n ->
    [one] draw
   *[other] draws
}
final-players = { $n ->
    [one] player
   *[other] players
}
final-schools = { $n ->
    [one] school
   *[other] schools
}
final-sides = White won { $white }, Black won { $black }, drawn: { $drawn }.
final-thanks = Thank you
final-thanks-text = to { $n } players who shook hands { $hands } times, to the umpires, and to everybody who helped.
final-own-thanks = Your words of thanks
final-own-thanks-hint = Everyone sees them with the results. Leave it empty for the usual words.
final-boards = Boards of the last round
final-left = What is left to do
standings-lists = Which list
why-opponent = { $opponent } has { $has }
why-opponent-times = { $opponent } has { $has }, times { $scored } scored, makes { $value }
why-dummy = no game, counts as an opponent with { $has }
why-dummy-times = no game, counts as an opponent with { $has }, times { $scored }, makes { $value }
why-encounter = { $games ->
    [one] { $scored } against { $opponent }
   *[other] { $scored } against { $opponent }, who was met { $games } times: { $value } on average
}
why-won = won against { $opponent }
why-won-unplayed = won without a game
why-counted = { $own } minus { $other } against { $opponent } makes { $value }
why-brightwell = { $discs } discs against { $opponent }, who has { $has } points: { $value }
why-brightwell-dummy = no game that counts: half of the discs and the player’s own { $has } points: { $value }
why-moved-second = { $opponent } moved first
why-ready = ready to play
why-better = more points than the opponent
why-level = as many points as the opponent: { $value }
why-total = { $value } points in all
why-strength = { $value } against { $opponent }, who has { $has }
why-rating = { $opponent } has a rating of { $value }
why-theirs = { $opponent } has { $value }
# A line of the working that does not count.
why-cut = { $line } (cut, does not count)
why-mean = { $n ->
    [one] Average of 1 value.
   *[other] Average of { $n } values.
}
why-performance = Average { $mean }, then { $plus } from the table.
why-perfect = Points in these games: { $scored }.
why-lot = Drawn by lot from the number { $seed }.
why-average-bye = Round without an opponent: { $average }, the average of the other rounds
path-adjusted = points by the organiser: { $points }
why-by-hand = Order set by hand: { $reason }
why-no-value = Nothing to count.
why-not-tied = Does not count here: the player has not met anyone who is still level.
why-not-tied-team = Does not count here: the team has met no team that is still level.
why-not-all-met = Does not count here: not all who are level have met, and their games against each other do not decide.
why-match = against { $opponent }: match points { $matches }, board points { $boards }
why-encounters = The other points in these matches: { $second }.
why-separated = Still equal, so decided by: { $by }.
why-scored = { $value } against { $opponent }
why-scored-alone = { $value } without an opponent
why-board = Board { $board }: { $value }
why-board-later = Board { $board }: { $value } (counts where the boards above are equal)
why-board-times = Board { $board }: { $scored } times { $board } makes { $value }
why-combined = The other points, { $scored }, plus { $strength } divided by { $divisor }.

## Planning an event

field-tiebreak = Tie-breaks
field-presence = Here or not
field-check-in = Check-in
field-check-in-minutes = Minutes until check-in is to close
plan-rounds-of-automatic = The number of players decides the rounds. To set them yourself, first choose a format; or leave the rounds empty.
plan-fewer-than-begun = { $n ->
    [one] Round 1 is posted already. Set 1 round or more.
   *[other] { $n } rounds are posted already. Set { $n } rounds or more.
}

## Players

what-to-do = Next step
save = Save
players-todo-empty = No players yet. Paste the names below, or choose a file. Then press “Check the list”.
players-todo-pair = Everyone starts as here. Tap those who are missing. Then pair round { $round } for the { $here } players who are here.
players-todo-draft = Round { $round } is a draft. A child who comes now is not in it: open the draft and pair again to include them.
players-todo-checkin = { $expected ->
    [one] 1 player is still expected. Tap who is here. Then pair round { $round } for the { $here } who are here.
   *[other] { $expected } players are still expected. Tap those who are here. Then pair round { $round } for the { $here } who are here.
}
players-todo-next = Tap those who are missing or have come back. Then pair round { $round } for the { $here } players who are here.
players-todo-posted = Round { $round } is being played. A child who comes now plays from round { $next }; earlier rounds count as absent.
players-todo-posted-last = Round { $round } is being played, and it is the last: a child who comes now does not play. When all results are in, finish the event.
players-todo-last = All rounds are played. Check the last results, then finish the event in Settings.
players-todo-finished = The event is finished. To change something, reopen it in Settings.
players-pair = Pair round { $round }
players-look-at-draft = Open the draft
players-look-at-round = Open the round
players-here = { $here } of { $n } here
players-shown = Which players
players-all = All { $n }
players-missing = Not here { $n }
players-present = Here { $n }
players-scored = { $points } of { $n }
players-caption = Players by school. The button in each row says whether the player is here; tap to change it.
players-number = No.
players-no-school = No school
earlier-players = Pick players from earlier events
earlier-text = Tick who plays again. School, grade, the answer about the name and what the public sees come along. The names are kept only as long as those of this event.
earlier-none = You have no earlier event whose names are kept.
earlier-event = Event
earlier-show = Show its players
earlier-known = is on the list
earlier-enter = Enter the ticked players
earlier-done = Players entered: { $n }. On the list already: { $players }.
earlier-school = Enter all { $n } of this school
earlier-results = Earlier events of the player
earlier-results-text = Your events with a player of this name and school whose names are kept. Nobody else sees this page.
earlier-results-none = No earlier event has this player.
earlier-place = { $place } of { $of }
entries = Entries
entries-settings = Settings of entries
entries-closed = Entries are closed.
entries-opens-at = Entries open on { $time }.
entries-open = Entries are open.
entries-open-until = Entries are open until { $time }.
entries-over = The time for entries is over.
entries-counter = New: { $new } · Waiting list: { $waiting }
entries-accept-new = Accept all new entries ({ $n })
entries-accept = Accept all ({ $n })
entries-show-all = All: { $n }
entries-show-new = New: { $n }
entries-show-waiting = Waiting list: { $n }
entries-show-accepted = Accepted: { $n }
entries-show-declined = Declined: { $n }
entries-show-withdrawn = Withdrawn: { $n }
entries-shown = Which entries
entries-all = All
entries-fees = Fees
fees-due = Due
fees-paid = Paid
fees-open = Still open
fees-back = To give back
entries-full-name = The full name may be shown.
entries-still-player = Withdrawn, but still on the list of players. Remove the player there.
entries-same-player = There is already a player of this name: number { $number }.
entries-same-entry = There is another entry of this name.
entries-none = Nobody has sent an entry yet. Give the link to schools and parents.
entries-take = Take entries
entries-show-form = Show the form on the public page
entries-places-hint = Empty: no limit. When all places are taken, entries go on the waiting list.
entries-note-hint = For example how to pay, and what to bring. Everyone with the link reads it.
entries-asks = What the form asks besides name and school
entries-ask-consent = Ask for consent
entries-link = Link to the form
entries-link-text = Give it to schools and parents. Whoever has it can enter players; you see each entry before it counts.
entries-look = Look at the form
entries-qr = QR code of the form
entries-new-link = Make a new link
entries-new-link-text = The old link and its printed codes stop working. Entries that were sent stay.
entries-all-paid = All paid
entries-accept-one = Accept
entries-with-chosen = With the ticked entries
entries-paid = Paid
entries-not-paid = Not paid
entries-waive = No fee
entries-reason = Reason for declining (the sender reads it)
entries-decline = Decline
entries-reopen = Back to new
entries-erase = Erase
entries-erase-hint = Erasing is for declined and withdrawn entries and cannot be undone.
entry-state = Entry
entry-fee = Fee
entry-paid = Paid
entry-contact = Sent by
entry-reach = Phone or e-mail
entry-new = Received
entry-waiting = Waiting list: { $place }
entry-accepted = Accepted
entry-declined = Declined
entry-withdrawn = Withdrawn
entry-fee-due = Fee: { $fee } to pay
entry-fee-paid = Fee: { $fee } paid
entry-fee-back = Fee: { $fee } to give back
entry-to-pay = To pay: { $fee }
entry-title = Your entries
entry-reason = Reason
entry-change = Change
entry-withdraw = Withdraw the entry
entry-withdraw-sure = The place goes to others. You cannot take this back.
entry-withdraw-all = Withdraw all entries
entry-keep = Keep this page
entry-keep-text = Its address is yours alone. It says how far your entries are. There is no other message.
entry-address = Address of this page
entry-text-new = There is a place. The organiser still has to accept the entry.
entry-text-waiting = All places are taken. If others withdraw, this page says so. You pay nothing until then.
entry-text-accepted = The player has a place.
entry-text-declined = The organiser has declined the entry.
entry-text-withdrawn = You have withdrawn the entry.
enter-title = Enter players
enter-seen = The organiser sees each entry before it counts. Only the organiser sees your name and how to reach you.
enter-one = Enter one child
enter-many = Enter a list of a school
enter-list = The players, one on each line
enter-list-hint = Name, then a comma and the grade: Thandiwe Mokoena, 5. At most { $most } players. You can paste a list from a spreadsheet.
enter-contact = Your name
enter-reach-hint = Only for the organiser. It is erased with the names of the event.
enter-public = Everyone may see the full name. Otherwise they see the first name and one letter.
enter-consent = I am the parent or guardian, or act for them. The organiser may keep these details for this event.
enter-send = Send the entry
enter-fee = Fee: { $fee } for each player
enter-places = { $taken } of { $all } places are taken.
enter-full = All { $all } places are taken. New entries go on the waiting list.
enter-no-given = The given name is missing. Without one everyone would see the family name.
enter-wrong = Nothing was sent yet. Please correct this:
players-new-entries = New entries: { $n }
players-school-here = All here
players-all-here = Everyone is here
players-none-shown = No match.
players-find = Name or number
check-in = Check-in
check-in-is-not-used = Now everybody counts as here. Open check-in, and everybody begins as not yet here. Then only those who are marked as here are paired.
check-in-is-open = Tap who has come. Only those who are here are paired.
check-in-is-closed = Check-in is closed. Those who are not here are not paired. Tap a player who comes late.
check-in-not-open = Check-in is not open yet. The organiser opens it.
check-in-to-the-desk = Check-in is closed. Take a player who comes late to the organiser.
check-in-closes = { $n ->
    [one] closes in 1 minute
   *[other] closes in { $n } minutes
}
check-in-time-over = time to close
check-in-minutes = Minutes until it is to close, if you like
check-in-open = Open check-in
check-in-close = Close check-in
check-in-reopen = Open it again
check-in-drop = Do not use check-in
check-in-missing = Not here yet
check-in-missing-n = Not here yet { $n }
check-in-nobody-missing = Nobody is missing.
check-in-all-schools = All schools
check-in-all-here = { $n ->
    [one] 1 is here
   *[other] All { $n } are here
}
check-in-number = No. { $number }
check-in-here = Here
check-in-expected = Not yet
check-in-absent = Not coming
check-in-not-coming = Not coming
check-in-code = Code of a player
check-in-unknown-code = No player here has this code.
check-in-scan = Read codes
check-in-scan-hint = Hold the name badge before the camera, or choose photographs. Each player who is read is marked as here.
check-in-scan-empty = Nobody is read yet.
check-in-late = Those who come now play from round { $round } on.
check-in-late-draft = Round { $round } is a draft. To include a player who comes now, pair it again.
keys-check-in = / search · arrow keys: go to a player · on a player: Enter marks as here · ? this list
players-add = Add players
players-add-more = Add more players
players-paste = Names, one on each line, or a table copied from Excel
players-paste-hint = For example: Thandiwe Mokoena. With school and grade: copy the columns with their headings name, school, grade.
players-file = Or choose a file, or drop it on this page: XLSX, ODS or CSV
players-limits = At most 2,000 rows and 2 MB. We keep names, school and grade, and where the list has them rating, girl or boy, year of birth and consent, nothing else.
players-check = Check the list
presence-expected = Expected
presence-here = ✓ Here
presence-absent = ✗ Absent
presence-home = Went home
notice-players-added = The players are on the list.
notice-player-saved = Saved.
notice-school-saved = Saved.
notice-player-went-home = The player went home and will not be paired any more.
notice-player-removed = The player is off the list.

## A list of players before it is taken in

check-title = Check the list
check-ready = { $n } ready
check-wrong = { $n } to fix
check-questions = { $n ->
    [one] 1 question
   *[other] { $n } questions
}
check-consents = { $n ->
    [one] 1 full name may be shown
   *[other] { $n } full names may be shown
}
check-rows = Fix these rows
check-row = Row
check-good-rows = These rows are ready
check-rows-hint = Fix the words in the boxes. To leave a child out, empty the boxes of that row.
check-skip = Same child: skip this row
check-keep = Two children: keep both
check-same-as-row = Row { $row }: { $name } is in row { $other } too. Is it the same child?
check-same-as-player = Row { $row }: { $name } is on the list already, as player { $number }. Is it the same child?
check-left-out = { $n ->
    [one] The column “{ $columns }” is left out.
   *[other] These columns are left out: “{ $columns }”.
}
check-old-encoding = The file has letters of an older program ({ $encoding }). Check that these names are right: { $words }.
check-titles = These lines are not players and are left out: “{ $lines }”.
check-sheet = Which sheet has the players?
check-sheet-hint = The file has several sheets that may be the list. Add the players of one sheet, then choose the file again for the next.
check-new-sections = { $n ->
    [one] The list names a section that the event does not have
   *[other] The list names { $n } sections that the event does not have
}
check-add-sections = Add these sections
check-add-sections-hint = Each section has its own game, system and rounds: first those of this event. You can change them on the page of all sections.
check-sections-left-out = The column “Section” is not used: this event takes no sections now.
check-sheet-rows = { $n ->
    [one] 1 row
   *[other] { $n } rows
}
check-sheet-choose = This sheet
check-sheet-now = The sheet “{ $sheet }” was read.
check-sheets-left-out = { $n ->
    [one] The sheet “{ $sheets }” is left out.
   *[other] These sheets are left out: “{ $sheets }”.
}
check-hidden-rows = { $n ->
    [one] Row { $rows } is hidden in the file and is left out.
   *[other] These rows are hidden in the file and are left out: { $rows }.
}
check-rows-read = { $n ->
    [one] 1 row read.
   *[other] { $n } rows read.
}
check-no-given = Row { $row }: No given name. Without one everybody would see the family name.
check-which-family = Row { $row }: Which word of “{ $written }” is the family name? If it stands in the wrong box, swap the names.
check-only-name = It is the only name: everybody may see “{ $alias }”
check-hide = Hide this child’s name: everybody sees “{ $alias }”
check-is-right = It is right like this: everybody sees “{ $alias }”
check-leave-child = Leave this child out
check-no-grade = No grade
check-answer = Your answer
check-swap = Swap given and family name
check-swap-row = Swap given and family name, row { $row }
check-swap-all = Swap all names
check-edit-hint = Tap a word to change it.
check-capitals = { $n ->
    [one] In one row the family name was in capitals, and we read it so.
   *[other] In { $n } rows the family name was in capitals, and we read them so.
}
check-letters = Which of these are written right?
check-letters-hint = The file has letters of an older program. It does not say which, and the letters depend on it.
check-letters-right = These are right
check-columns = What we do with each column
check-column-place = Column { $n }
check-read-as-names = We read each row as: family name, given name.
check-as-schools = No: name, then school
check-read-as-schools = We read each row as: name, school, grade.
check-as-names = No: family name, then given name
check-alias = The public sees
check-order = Which comes first in these names?
check-order-hint = The public will see one first name and one letter of the family name. Check that no family name is shown.
check-order-given = Given name first
check-order-family = Family name first
check-order-example = “{ $written }” becomes “{ $alias }”
school-is = Yes: “{ $name }”
check-near-schools = Are “{ $one }” and “{ $other }” the same school?
check-two-schools = No, two schools
players-near-schools = Are these the same school? { $one }, { $other }
players-school-counted = { $name } ({ $n })
players-schools = School names
players-schools-hint = Tick one school to rename it, or several to merge them. All their players get the new name. You can undo it in the history.
players-school-name = New name
players-school-button = Rename
field-school-short = Short name
school-short-hint = For small places: the wall, boards on a phone, board cards.
field-school-town = Town
field-school-colour = Colour
field-school-pattern = Beads
school-automatic = Automatic
school-look-hint = Automatic colours differ from each other and from those that you choose. Colour-blind people can tell them apart too.
school-rename-hint = { $n ->
    [one] Another name: its { $n } player gets it; results and teams stay. The name of another school makes the two one. You can undo it in the history.
   *[other] Another name: all its { $n } players get it; results and teams stay. The name of another school makes the two one. You can undo it in the history.
}
school-change = Change this school
school-report = Report (PDF)
school-link-make = Link for its teacher
school-link-new = New link
school-link-works = The link of its teacher works
school-teachers = Teachers
school-teachers-hint = With the link of the school: until round 1 is paired they add, correct and withdraw players of the school. Then they correct only the spelling of names.
school-teachers-correct = Teachers may correct the list of their school
school-colour-green = Green
school-colour-blue = Blue
school-colour-plum = Plum
school-colour-orange = Orange
school-colour-brown = Brown
school-colour-gold = Gold
school-colour-sky = Light blue
school-colour-sand = Sand
school-pattern-triangles = Triangles
school-pattern-chevrons = Zigzag
school-pattern-diamonds = Diamonds
school-pattern-hourglass = Hourglass
own-wrong = Something wrong in the list?
own-wrong-list = Correct the list
own-list-open = Correct names and grades, add players or withdraw them until round 1 is paired.
own-list-spelling = Round 1 is paired: only the spelling of a name can be corrected. For anything else ask the organiser.
own-list-not-yours = The organiser corrects this list. Tell them what is wrong.
own-consent = May everyone see the full name?
own-consent-open = No answer yet
own-consent-yes = Yes: a parent or guardian agrees
own-consent-no = No
own-withdraw = Withdraw from the event
own-add = Add a player
own-add-button = Add
own-papers = Papers of this school
own-list = List (PDF)
own-boards = Boards of the round (PDF)
own-boards-from = First board
own-boards-to = Last board
own-boards-show = Show these boards
report-title = Report a result
report-no-round = No round is being played. Come back when the next pairings are up.
report-waits = the opponent confirms
report-other-board = Another board
report-who-won = Who won?
report-reported = Reported: { $text }.
report-ask-loser = { $player }, is that right?
report-ask-both = Do both of you agree?
report-yes = Yes: { $text }
report-no = No, that is wrong
report-has-result = This board has its result: { $text }. If it is wrong, ask at the organiser’s table.
report-recorded = This game is recorded on a phone. Its result comes from there.
report-by-helper = A helper has entered: { $text }. Another person confirms it.
old-slip = This slip is from another round.
reported-by = { $result } to confirm · { $name }
reported-by-players = { $result } to confirm · the players
report-discard = Discard this result
own-report = Report (PDF)
own-boards-of = { $school }: round { $round }
own-no-boards = No player of this school plays in this round.
own-no-results = There are no results yet.
field-school = School name
audit-schools-renamed = School name changed for { $n ->
    [one] 1 player
   *[other] { $n } players
}
audit-schools-distinct = Two schools with similar names stay separate
audit-schools-changed = Short name, town or look of a school changed
audit-umpires-changed = The list of umpires changed
audit-umpires-here = It was noted which umpires are here
audit-umpires-allotted = Round { $round }: umpires of boards changed
audit-schools-teachers = It changed whether teachers may correct the list of their school
undo-schools = The players get back the school that they had before.
order-title = Order of the list
order-text = The start numbers follow from this order. They decide who meets whom in round 1, and the seeds and groups. Once round 1 is posted, they stay.
order-by-rating = By rating: the highest first, then the players without one
order-by-lot = By lot
order-by-entered = As entered
order-by-hand = Move players by hand
order-seed-hint = Only for lots: let somebody say any number from 1 to 999999. The same number gives the same order again.
order-show = Show what changes
order-changes = { $n ->
    [0] No start number changes.
    [one] 1 start number changes.
   *[other] { $n } start numbers change.
}
order-lot = The lots are drawn from the number { $seed }. The history keeps it.
order-draft = Round 1 has a draft with the old numbers. It will be discarded. Pair again afterwards.
order-use = Use this order
order-another = Order the whole list
order-hand = Move a player with the arrows, or give a number. The other players close up.
order-to = New start number
order-give = Give this number
order-was = Before
order-up = Move up: { $player }
order-down = Move down: { $player }
order-is-fixed = Round 1 is posted, so the start numbers stay as they are. While round 1 has no results, you can take it back, change the order and pair again.
notice-order-saved = The list has its new order.
field-start-number = Start number
field-order = Order of the list
undo-order = The players get back their former start numbers. A draft of round 1 is discarded.
earlier-rounds = Rounds before the entry
earlier-rounds-hint = They bring no points. Tick the rounds that count as a draw for this player. You can change it until the player’s first round.
undo-earlier-rounds = These rounds before the entry of { $player } count as a draw, all others bring no points:
audit-entrant-earlier-rounds = { $players }: the rounds before the entry were settled
audit-entrant-points = { $players }: points were given or taken
audit-entrants-by-rating = Order of the list: by rating
audit-entrants-by-lot = Order of the list: by lot, from the number { $n }
audit-entrants-as-entered = Order of the list: as entered
audit-entrants-by-hand = Order of the list: { $players } got another start number
audit-entrants-order-put-back = Order of the list: put back as it was
list-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
list-to-check = { $n } to check
check-change-columns = Change columns
check-how = We read the columns as separated by { $separator } and the letters as { $encoding }.
check-separator = Columns are separated by
separator-comma = comma
separator-semicolon = semicolon
separator-tab = tab
separator-bar = vertical bar
check-encoding = Letters (change this if names like Zoë look wrong)
check-header = The first row holds headings, not a player
check-column = Column { $n }: { $sample }
check-leave-out = Leave out
check-read-again = Read the list again
check-problems = Download problem rows
check-add = { $n ->
    [one] Add 1 player
   *[other] Add { $n } players
}
check-add-corrected = Add the corrected rows
check-add-pair = Add them and pair round 1
check-added = { $n ->
    [0] No one was added yet. Look at the rows below.
    [one] 1 player was added. The rows below still need you.
   *[other] { $n } players were added. The rows below still need you.
}
check-cancel = Cancel
check-nothing-stored = Nothing is stored until you press “Add”.
check-late = Round { $round } is being played. These players play from round { $next }; earlier rounds bring no points. On the page of a player you can count them as draws.

## One player

player-title = { $number } { $name }
player-presence = { $presence }
player-back = Back to the list
player-swap = Swap given and family name
player-no-given = The given name is missing. Without one everybody would see the family name. If there is only one name, write it as the given name.
player-leaves = Leaving
player-went-home = Went home
player-home-hint = The child has left for today. Results stay; no more pairings.
player-remove = Remove from the list
player-remove-hint = The child was entered by mistake.
player-in-a-round = This player is in a round and cannot be removed, because the results need the name. Use “Went home” instead.

## Settings

settings-fixed = Round 1 is posted, so the game and the format can no longer be changed.
settings-rounds-hint = All rounds of the event, including the posted ones. Leave it empty to keep the number.
settings-clock-hint = A new clock applies to games that have not started yet.
settings-tiebreaks = Tie-breaks
new-tiebreaks-hint = Leave all of them empty for those that go with the format.
settings-effect = This changes the standings
settings-effect-hint = Nothing is saved yet.
settings-sure = Save anyway
settings-tiebreaks-hint = Players with equal points are ranked by these, from the top.
settings-tiebreaks-automatic = The format decides these. Choose a format above and save; then you can change them here.
settings-tiebreak = Tie-break { $n }
settings-no-tiebreak = nothing more
delay = When spectators see it
delay-text = Delay for spectators
delay-minutes = { $n ->
    [0] At once
    [one] 1 minute later
   *[other] { $n } minutes later
}
delay-hint = A delay stops others from helping a player from afar. It applies to all public pages: boards, replays, rounds, standings and files. Once a round is closed, everything is shown. You and the umpires see everything at once.
settings-end = Finish the event
event-page = Event page
event-page-text = Everyone sees this on the public page of the event. Leave out what you do not need.
page-first-day = First day
page-last-day = Last day
page-contact-hint = Everyone can read this. Give an address or a number that may be public.
page-description = Description
page-markdown = For both texts: # Heading, - a line of a list, **bold**, *italic*, [words](https://…). Everything else is shown as it is typed.
page-sponsors = Sponsors
page-sponsors-hint = One on each line. A web address may follow the name.
page-found = Who finds the event
page-listed = Everyone: it is in the lists of events
page-by-link = Only people who have the link
page-erased-hint = Except for days and place, these texts are deleted together with the names of the event.
about-event = About this event
about-where = When and where
about-when = When
about-way = How to find it
about-host = Host
about-contact = Contact
about-thanks = With thanks to
regulations = Regulations
regulations-all = All regulations
schedule-times = Times of the rounds
events-all = All
events-every = All events
events-coming = Coming
events-live = Being played
events-past = Past
events-own = My open events
events-own-past = My finished events
events-search = Name or place
events-year = Year
events-none = No event was found.
events-before = Previous page
events-after = Next page
notice-event-page-saved = Event page saved.
notice-rules-left = The event has left the rules.
audit-event-announced = The event page was changed
audit-registration-settled = The settings of entries were changed
audit-registration-declined = Entries declined: { $n }
audit-registration-reopened = Entries back to new: { $n }
audit-registration-erased = Entries erased: { $n }
audit-registration-paid = Fees noted as paid: { $n }
audit-registration-not-paid = Fees noted as not paid: { $n }
audit-registration-waived = Fees waived: { $n }
audit-event-prizes = The prizes were changed
audit-event-held = What visitors see later was changed
audit-event-rules-left = The event left the rules of its pairing system
schedule = Times and place
schedule-text = Say when each round starts, if you know. Everyone sees it; nothing starts by itself.
schedule-place = Place
schedule-zone = These are times of this computer’s clock (UTC{ $offset }).
schedule-begins = Starts
schedule-ics = Add to calendar (iCal)
round-time = Length of a round
round-time-none = No timer
round-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
round-time-minutes = Minutes (empty: no timer)
round-time-hint = You start the timer on the page of the round. The wall and the umpires’ phones show the time left, and a gong sounds at the end.
field-round-minutes = Length of a round in minutes
field-at-end = When time is up
at-end = When time is up
at-end-count = Finish the turn, then count and enter the result
at-end-adjudicate = Finish the turn, then the organiser decides
at-end-play-on = Games are played to the end
over-count = Time’s up. Finish this turn, then count and enter the result.
over-adjudicate = Time’s up. Finish this turn. Then the organiser decides.
over-play-on = Time’s up. Play this game to the end.
timer = Time of the round
timer-start = Start the timer
timer-stop = Remove the timer
timer-more = +{ $n } min
timer-minutes = Extra minutes
timer-add = Add
timer-paused = paused
timer-last = last 5 minutes
timer-ends = Ends at { $time }
timer-at = This was the time left at { $time }. Reload the page for the time left now.
timer-none = No timer has been started for this round.
timer-over = Time!
timer-sound-on = Sound is on
timer-sound-off = Tap for sound
round-last = Five minutes are left in this round.
round-count = Count now:
screen = Projector
screen-text = One page for the wall. It changes pages by itself and shows short names only. Open it on the projector’s computer.
screen-open = Open on the projector
screen-parts = What it shows
screen-part-boards = Boards of the round, with results
screen-part-missing = While check-in is open: who is not here yet
screen-missing-count = { $here } of { $n } are here.
screen-missing-closes = Check-in closes at { $time }.
screen-part-games = Games being played, each on its board
screen-part-names = Players by name, with their boards
screen-part-standings = Standings
screen-part-schedule = Times of the rounds
screen-part-clock = Time until the next round
screen-part-puzzle = In breaks: a puzzle, another one each hour
screen-puzzle = Puzzle of the hour
screen-schools = Show schools
screen-dark = Light text on dark, for a dark hall
screen-page = page { $n } of { $m }
screen-board = Only the game on this board (number; leave empty for all games)
screen-notice = Notice
screen-begins = Starts { $time }
screen-next = Round { $round } starts at { $time }
screen-turn = Turn { $n }
screen-go = Go to board { $board }
screen-games = Live boards
screen-follow = Follow on your phone
screen-podium = Top three
screen-points = { $points } points
screen-now = On the wall now
screen-wall = Wall { $n }
screen-change = Change what it shows
screen-add = Add a wall
screen-add-text = For a second projector that shows something else: it gets a link of its own.
screen-name = Name
screen-notice-all = A line for everyone
screen-more = More options
screen-seconds = Seconds for each page
screen-pinned = Boards to show first (numbers, separated by commas)
screen-show = Show this
screen-remove = Remove this wall
screen-qr = QR code of the public page
screen-part-link = Address of the public page, with QR code
settings-finish = Finish event
settings-reopen = Reopen the event
settings-finish-hint = When everything is played, finish the event. The standings become official. You can reopen it.
settings-finish-missing = { $n ->
    [one] 1 result is missing. Enter it first if you can. You can reopen the event later.
   *[other] { $n } results are missing. Enter them first if you can. You can reopen the event later.
}
settings-reopen-hint = The event is finished. Reopen it to change a result or to play another round.
notice-settings-saved = Settings saved.
notice-delay-saved = Saved. Spectators see the boards like this from now on.
notice-copy-back = The event is restored.
notice-schedule-saved = Times saved.
notice-screen-saved = Saved. The wall changes by itself.
notice-cards-rule-saved = Rule saved.
notice-event-finished = The event is finished.
notice-event-reopened = The event is open again.

## The event for everybody

posted-run = Run this event
event-tabs = This event
event-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
tab-boards = Boards
tab-about = About
posted-no-round = No round has been posted yet. It appears here as soon as it is.
about-day = Times and place
about-pairs = Format
about-no-times = The times of the rounds are not known yet.
about-at-once = Boards and results are shown as they happen.
about-usual-rules = This event uses the usual rules of the game.
about-all-rules = All rules, with the board
about-rules-short = The rules in short
about-names = Children’s names
about-names-shown = Everyone sees a first name and one letter, the school, the grade, the games and the results. Gender and year of birth are not published.
about-names-agreed = A full name is shown only where a parent or guardian has agreed.
about-names-before = Before the first round is posted, no one sees who plays.
about-names-kept = { $n ->
    [one] 1 day after the end of the event, numbers replace the names.
   *[other] { $n } days after the end of the event, numbers replace the names.
}
about-names-asked = The organiser removes the names after the event; numbers replace them.
about-names-gone = The names have been removed. Numbers replace them.
about-names-remove = Don’t want a name shown here?
about-names-how = Ask the organiser, before, during or after the event: the child’s name is removed from all pages at once. Results stay under a number.
about-runs = Who runs it
about-runs-text = The school or club that invited you. In the hall, ask at the organiser’s table.
about-files = Files
about-programs = The same, for other programs
about-everybody = For everyone
about-languages = Choose your language at the bottom of each page.
access-title = Accessibility
access-aim = Everyone should be able to follow and run an event here: by eye, by ear, by touch, by keyboard, on an old phone and on a bad network. The aim is WCAG 2.2, level AA. It has not been certified.
access-works = What you can rely on
access-keyboard = Everything works with a keyboard. On a board, the arrow keys go from point to point. Each page lists its shortcuts at the bottom.
access-words = Nothing is shown by colour alone: sides, results and cards have shapes and words. Each board can be read as text.
access-zoom = Pages fit a screen 320 pixels wide, in all languages, and can be enlarged four times without scrolling sideways.
access-colours = Light, dark and more contrast follow the settings of your device. If you ask for less motion, nothing moves.
access-scripts = Pages can be read and forms sent without scripts.
access-tested = What is tested, and how
access-axe = A program (axe-core) looks for faults on every page, in light and in dark colours, each time the program is changed.
access-widths = Pages are opened in a browser on narrow and wide screens in several languages, and nothing may stick out at the side.
access-keys = The main work of organisers and umpires is done with the keyboard alone, by a program in a browser.
access-paper = Printed pages are checked too: nothing on them needs a tap.
access-not = What is missing
access-people = No person with a disability has tested the pages yet, and no one who uses a screen reader every day has tried them.
access-pdf = The PDF files for printing are not marked up for screen readers. The same lists are on ordinary pages.
access-speakers = Not every sentence has been read by someone who grew up with its language.
access-watching = A game in play changes by itself. A screen reader says each move, but cannot slow it down. The replay can be slowed down.
access-report = If something keeps you out
access-tell = Tell the organiser of the event, or the person who looks after Inkundla there. They can help at once, and pass it on to the makers of Inkundla.
access-say = Say which page it was, what you wanted to do, and with which device, browser or screen reader.
posted-board = Board
posted-byes = No opponent this round: { $players }
posted-won = { $player } wins
posted-drawn = Draw
posted-double-forfeit = Neither player came
posted-not-started = Not started
posted-paused = Paused, turn { $n }
posted-is-finished = The event is finished.
hall-show = Which boards
hall-all = All { $n }
hall-playing = Playing { $n }
hall-done = Finished { $n }
hall-pinned = You follow
hall-being-played = Being played
hall-finished = Finished
hall-waiting = Still to start
hall-turn = Turn { $n }
hall-to-move = to move
hall-not-played = Not played: one player did not come.
hall-none-such = There are no boards in this list now.
hall-empty = No boards yet
hall-empty-hint = When the round is paired, its boards appear here.
hall-progress = Round { $round }: { $done } of { $all } games finished.
hall-next = Round { $round } starts at { $time }.
hall-next-day = Round { $round } starts on { $time }.
pin-follow = Follow { $player }
pin-notify = Tell me when it is their turn
pin-turn = ● { $player } to move
pin-playing = { $player } is playing
pin-waiting = { $player } plays soon
pin-won = { $player } won
pin-lost = { $player } lost
pin-drawn = { $player }: draw
## Results in words

outcome-won = { $score }: { $winner } wins
outcome-drawn = { $score }: draw
outcome-awarded = { $score }: awarded to { $winner }
outcome-forfeit = { $score }: { $loser } did not come
outcome-double-forfeit = { $score }: neither player came
outcome-half-point = { $score }: half a point for { $winner }, nothing for { $loser }
outcome-both-lost = { $score }: both players lose
score-award = { $score } (awarded)
score-forfeit = { $score } (one did not come)
bye-allocated = Bye: no opponent was left, counts as a win
bye-allocated-draw = Bye: no opponent was left, counts as a draw
bye-allocated-none = Free round: no points
bye-allocated-average = Bye: no opponent was left, counts the average of the other rounds
bye-full = Bye: counts as a win
bye-half = Bye: counts as a draw
bye-absent = Absent: no points
bye-through = Through to the next stage without a game

## The round control

what-to-do-now = Next step
now-all-in-title = All results are in
now-round = Round { $round } is being played
needs-attention = Needs you
nothing-to-look-at = No one needs you now.
umpires = Umpires
now-no-players = No players yet. Add them first.
now-players-button = Add players
now-ready = { $n } players are here. Round { $round } can be paired.
pair-round = Pair round { $round }
now-draft = Round { $round } is a draft. No one else sees it yet. Check the pairings, then post them.
now-draft-button = Check the pairings
now-playing = { $playing ->
    [0] { $waiting ->
        [one] 1 board has no result yet.
       *[other] { $waiting } boards have no result yet.
    }
    [one] { $waiting ->
        [0] 1 board is still playing. When it has a result you can go on.
       *[other] 1 board is still playing, { $waiting } not started. When all { $all } have a result you can go on.
    }
   *[other] { $waiting ->
        [0] { $playing } boards are still playing. When all { $all } have a result you can go on.
       *[other] { $playing } boards are still playing, { $waiting } not started. When all { $all } have a result you can go on.
    }
}
now-all-in = Check them in the table, then pair round { $round }.
now-last-in = That was the last round. Check the results in the table, then finish the event.
now-all-played = All rounds are played. Finish the event, or add rounds in Settings.
now-all-gone = Everybody has gone home, so no other round can be paired. Finish the event, or mark on Players who is here.
now-too-few = { $n ->
    [0] Nobody is here. Mark on Players who is here, then pair.
    [one] Only one player is here. Mark on Players who is here, or finish the event in Settings.
   *[other] Only { $n } players are here. Mark on Players who is here.
  }
now-finished = The event is finished. Well done!
finish-event = Finish event
reopen-event = Reopen the event
standings-csv = Standings as CSV
pairing-list = Pairing list
round-for-all = The round as everybody sees it
result-list = Results
print-pairings = Print the pairing list
print-cards = Print board cards with QR codes
print-cards-rest = Print cards for boards without a phone
print-slips = Print result slips
print-sheets = Print blank score sheets
no-phone = No phone? Write the game on a score sheet and enter the result here.
umpires-later = Umpires get their codes when a round is posted.
umpires-over = The event is finished: no more codes for umpires.
phones = { $n ->
    [one] { $n } of { $all } boards has a phone.
   *[other] { $n } of { $all } boards have a phone.
}
phones-connected = { $n ->
    [one] { $n } phone connected
   *[other] { $n } phones connected
}
phones-without = Without a phone: board { $boards }.
phones-title = Phones
phones-title-round = Phones in round { $round }
phones-text = If a card is lost, or the wrong person has the code, give the board a new code. Everything recorded stays.
phones-column = Phone
phones-seen = Last heard
phones-recorder = { $name }, since { $time }
phones-board-since = Board { $board }, since { $time }
phones-heard = Heard { $time }
phones-silent = No word for { $n } min
phones-done =
    { $n ->
        [one] { $n } board with a phone has finished.
       *[other] { $n } boards with a phone have finished.
    }
phones-only-opened = Opened, not recording yet
phones-where = Entered by
phones-by-players = The players, on their phones
phones-by-umpire = An umpire at the table
phones-to-players = Board { $board }: let the players enter the turns
phones-to-umpire = Board { $board }: let an umpire enter the turns
phones-seats = Seats of the players
phones-seats-text = Give each player the own link or code. The first phone that opens it has the seat in all rounds, until you free it.
phones-seat-since = taken since { $time }
phones-seat-ready = ready
phones-seat-open = Link and code
phones-seat-free = Free the seat of { $player }
phones-seat-renew = Free it and give a new link
phones-speak = Speak to the players
phones-pause = Pause the game
notice-seat-freed = The seat is free.
notice-spoken-to = The players read it on their devices.
notice-board-moved = The board is changed.
card-how-seat = Scan the code with your own phone, or type the address. You enter your own turns there, in all rounds.
phones-nobody = No phone yet
phones-new-code = New code
phones-new-code-board = New code for board { $board }
phones-new-code-text = The old card stops working, and so does the phone that records now. You get the new card to print.
notice-code-renewed = The board has a new code. Print this card and remove the old one.
board-n = Board { $board }
attention-paused = Play is paused until the umpire taps “Go on”.
attention-silent = No word from this phone for { $minutes } min. Last turn { $turn }.
attention-differs = The board says: { $was } Entered by hand: { $now } Check which is right.
attention-over = The player to move has been out of time for { $minutes } min. Last turn { $turn }.
run-stopped = { $n ->
    [one] The laptop stopped after { $last } and has been running again since { $since }. Everything that was saved is here. Play is paused on board { $boards }: play goes on when the umpire taps “Go on”. Moves kept on a phone arrive by themselves.
   *[other] The laptop stopped after { $last } and has been running again since { $since }. Everything that was saved is here. Play is paused on boards { $boards }: play goes on when the umpire taps “Go on”. Moves kept on phones arrive by themselves.
}
attention-second-red = { $player } has a second red card in this event (round { $round }). You decide what follows.
cards-of = { $n ->
    [one] 1 card for { $player }
   *[other] { $n } cards for { $player }
}
no-boards-yet = No boards yet. Pair the round first.
no-board-found = No match. Clear the search or show all boards.
hall-caption = Round { $round }: boards
hall-caption-closed = Round { $round }: results (closed)
board = Board
state = State
state-not-started = Not started
state-paused = Paused
state-finished = Finished
find-board = Player or board
show-open = To do { $n }
show-confirm = To confirm { $n }
show-all = All { $n }
my-boards = My boards
correct = Correct
correct-board = Correct board { $board }
correct-button = Correct the result
right-result = Right result
other-result-board = Other result for board { $board }
save-result = Save the result
reason-if-any = Reason (optional)
take-result-back = Remove the result
reason-wrong-side = Clicked the wrong side
reason-umpire = The umpire made a mistake
reason-appeal = An appeal was allowed
reason-taken-back = Result removed
run-saved = Board { $board } saved: { $text }.
run-to-confirm = Board { $board }: { $text }. Another person confirms it.
run-cleared = Board { $board } has no result now.
undo-last = Undo · { $action }
reason-undone = Undone at once
without-opponent = No opponent
needs-you =
    { $n ->
        [one] needs you
       *[other] need you
    }
needs-more =
    { $n ->
        [one] { $n } more
       *[other] { $n } more
    }
print-round = Print for this round
just-posted-wall = The projector shows it now
next-round-at = Round { $round }: { $when }
round-results = Results of round { $round }
keys-round = / search · arrow keys: go to a board · on a board: 1 white wins, 5 draw, 0 black wins · ? this list
keys-undo = z: undo
keys-off = Turn shortcuts off
unpost = Take the round back…
unpost-text = Round { $round } becomes a draft again. The codes of its boards stop working. Type the round number to confirm.
unpost-number = Round number
unpost-button = Take the round back
reopen-round = Reopen round { $round }…
reopen-text = The results stay. They can be changed until the round is closed again.
form-does-not-match = { $field } does not match. Nothing was changed. Check it and type it again.
field-round-number = Round number
field-reason = Reason
field-bye = Bye
fault-round-not-closed = Round { $round } is still being played. Correct its results in the table of boards.
fault-no-such-round = There is no round { $round }.
fault-unknown-umpire = “{ $name }” is not on the list of umpires.
fault-round-not-over = Round { $round } is not over yet. Its standings are here once it is closed.
notice-result-saved = The result is saved.
notice-result-to-confirm = Another person confirms this result.
notice-report-discarded = The result is discarded. Talk about it and report again. If you do not agree, ask at the organiser’s table.
notice-result-cleared = The result is removed.
notice-run-finished = The event is finished.
notice-run-reopened = The event is open again.
notice-round-posted = The round is posted. Everyone can see it now.
notice-round-unposted = The round is a draft again. No one else sees it.
notice-round-reopened = The round is open again.
notice-draft-discarded = The draft is discarded.
notice-draft-swapped = Sides swapped.
notice-draft-split = The pair is split. Find a new place for both.
notice-draft-exchanged = Swapped.
notice-draft-joined = The pair is made.
notice-draft-bye = The bye is given.
notice-result-corrected = The result is corrected.

## The draft

draft-title = Draft of round { $round }
draft-mark = Draft
draft-text = Only you see this. Check it, change what you like, then post it.
draft-boards =
    { $n ->
        [one] { $n } board.
       *[other] { $n } boards.
    }
draft-out = { $n ->
    [one] { $n } player sits out.
   *[other] { $n } players sit out.
}
draft-absent = { $n ->
    [one] { $n } player is not here.
   *[other] { $n } players are not here.
}
draft-tap = Tap two players and they swap.
draft-legend = The number is the player’s points. The discs show which side the player had in each round. An arrow: in one of the last two rounds the player met someone with fewer (↓) or more (↑) points.
draft-tap-other = Tap the player to swap with.
draft-sides = So far: { $sides }
draft-float-down = Met someone with fewer points in round { $round }
draft-float-up = Met someone with more points in round { $round }
draft-apart = { $points } apart
draft-checked = Checked
draft-none-met = No pair has met before.
draft-none-of-school = No pair is from the same school.
draft-level = { $n } of { $all } boards: equal points.
draft-widest = Points never more than { $points } apart.
before-posting = Before you post
nothing-unusual = Nothing unusual. You can post it.
grade-allowed = allowed
grade-unusual = look at this
grade-breaks-rule = breaks a rule
note-at-board = Board { $board }: { $note }
note-met-before = met in round { $rounds }
note-same-school = same school
note-kept-apart = these two must not meet
note-rather-apart = these two should not meet
note-points-apart = points differ by { $points }
note-first-again = { $player } moves first for the third time in a row
note-second-again = { $player } moves second for the third time in a row
note-first-too-often = { $player } will have moved first in { $n } more games than second
note-second-too-often = { $player } will have moved second in { $n } more games than first
note-stayed-away = { $n ->
    [one] { $player } did not come to the last round and is paired again. If { $player } is not here now, mark the player as absent and pair again.
   *[other] { $player } did not come to the last { $n } rounds and is paired again. If { $player } is not here now, mark the player as absent and pair again.
}
note-could-be-equal = points differ by { $points }, though { $player } could meet { $other }, who has equal points
note-floats-down-again = { $player } met somebody with fewer points in round { $round }, and does so again.
note-floats-up-again = { $player } met somebody with more points in round { $round }, and does so again.
note-not-by-plan = by the format these two would not meet in this round
note-other-pairs = { $n ->
    [one] Board { $boards }: the rules give this round another pair.
   *[other] Boards { $boards }: the rules give this round other pairs.
  }
note-bye-above = { $player } sits out, though { $other } has fewer points and could
pair-without = Not here: pair without { $player }
note-second-bye = { $player } has already had a bye
note-more-byes = { $n } players sit out. They could meet.
note-here-but-absent = { $player } is here but gets no points
note-one-absent = { $player } is not here
note-gone-home = { $player } has gone home
note-not-paired = { $player } has no place in this round
note-paired-twice = { $player } is in this round twice
note-stranger = someone is not on the list of players
reason-to-break = This breaks a rule of the event. Why are you posting it?
reason-to-depart = These are not the pairs that were proposed. Why are you posting them?
post-round = Post round { $round }
change-by-hand = Change by hand
player-one = This player
choose-player = Choose a player
exchange = Swap
more-changes = Byes and new pairs
bye-for = Who sits out?
bye-kind = Kind of bye
give-bye = Give the bye
join = Make a pair
player-at = { $player } ({ $place })
our-proposal = Changes by hand
as-proposed = Nothing was changed by hand.
we-proposed-pair = We proposed { $first } – { $second }.
we-proposed-sides = Board { $board }: we proposed the sides the other way round.
we-proposed-bye = We proposed that { $player } sits out.
pair-again = Pair again
draft-check-in = { $n ->
    [0] Check-in is still open. Nobody is missing.
    [one] Check-in is still open. 1 player is not here yet and is not paired.
   *[other] Check-in is still open. { $n } players are not here yet and are not paired.
}
discard-draft = Discard draft
proposed-pairs = Proposed pairs
notes = Notes
change = Change
why = Why?
why-table = Everyone meets everyone: the round-robin table says who meets now.
why-settled = The organiser fixed this pair before the round.
why-hand = These two were put together by hand: by the points as they are now, the rules give other pairs.
why-changed = The format would not pair these two in this round: the pairs were changed by hand, or something they depend on has changed since.
why-equal = Both have the same points: { $points }.
why-unequal = Points: { $first } { $firstpoints }, { $second } { $secondpoints }.
why-not-met = { $first } has not met { $second }.
why-met = These two have met in round { $rounds }.
why-same-school = Both are from the same school.
why-first-less-often = { $player } has moved first in { $did } games and second in { $seconds }; { $other } first in { $otherdid } and second in { $otherseconds }. So { $player } moves first.
why-first-alternates = The last time these two had different sides, counting back game by game, { $other } moved first. Now { $player } does.
why-first-board = Their earlier games decide nothing. In pairs 1, 3, 5 and so on the higher player moves first, in the others the lower player: this is pair { $place }, so { $player } moves first.
why-first-next-game = These two swap sides from game to game: { $other } moved first in their last one, so now { $player } does.
why-first-settled = { $player } moves first, as settled before the round.
why-first-number-odd = Neither has played yet, so the list decides. Among the players who have come, { $who } is the higher of the two and has an odd place, so { $player } moves first.
why-first-number-even = Neither has played yet, so the list decides. Among the players who have come, { $who } is the higher of the two and has an even place, so { $player } moves first.
why-second-equal = Both are equally due to move second now, so { $who } does and { $player } moves first.
why-first-equal = Both are equally due to move first now, so { $who } does.
why-second-same = Their earlier games decide nothing else: { $who } moved first in the last game, so now { $player } does.
why-first-same = Their earlier games decide nothing else: { $who } moved second in the last game, so now moves first.
why-higher-points = Of the two, { $who } has more points for the pairing.
why-higher-number = They have equal points for the pairing, and { $who } has the lower start number.
why-higher-opposition = Of the two, { $who } has had the stronger opponents so far, or as strong ones and the lower start number.
why-higher-bracket = { $who } is placed higher in the list.
why-second-both = Both are due to move second now, { $who } more strongly.
why-first-both = Both are due to move first now, { $who } more strongly.
why-second-wider = { $player } moves first: of the two, { $other } has the larger difference between first and second moves.
why-first-wider = { $player } moves first: of the two, { $player } has the larger difference between first and second moves.
why-second-last = { $other } moved first in the last game, so now { $player } does.
why-second-new = { $other } has not played yet, and so is due to move second by the rules of the event: { $player } moves first.
why-first-last = { $player } moves first, having moved second in the last game.
why-second-behind = { $other } has moved first more often than second (difference: { $n }), so now { $player } moves first.
why-first-behind = { $player } moves first, having moved second more often than first (difference: { $n }).
why-second-twice = { $other } moved first in the last two games, so now { $player } does.
why-first-twice = { $player } moves first, having moved second in the last two games.
why-first-table = { $player } moves first, by the table.
why-first-changed = { $player } moves first. By the rule { $other } would: the pairs or sides were changed by hand, or an earlier result has been corrected since.
why-title = Why these pairs in round { $round }?
why-text = The Swiss system makes pairs group by group, from the top. A player left without an opponent in a group moves down to the next one. Of all the ways to pair a group, it takes the one with the best numbers below; the first number counts before all others. If several ways are equally good, it takes the first in a fixed order. So no person chooses who meets whom.
why-text-changed = These are not the pairs that the Swiss system would make now: some were changed or fixed by hand, or earlier results have been corrected since. Below is how the round came out, group by group from the top, with numbers that tell how good its pairs are.
why-text-burstein = The Burstein rules choose who sits out first. Then they make pairs group by group, from the top, and a player left without an opponent moves down to the next group. In a group the player who has had the strongest opponents so far meets the one who has had the weakest, as far as the rules allow. So no person chooses who meets whom.
why-text-dubov = The Dubov rules choose who sits out first. Then they make pairs group by group, from the top, and bring up as few players from below as possible. In a group, those who are due to move first meet those who are due to move second: the one whose opponents had the lowest ratings so far meets the highest in the list, as far as the rules allow. So no person chooses who meets whom.
why-link = Why these pairs, and why not others?
why-they-meet = Why do these two meet?
why-only-swiss = In this format, pairs are not chosen by criteria.
why-points = Points: { $points }
why-points-down = From above: { $players }
why-points-up = From below: { $players }
why-points-goes = Goes down: { $players }
why-points-sits = Sits out: { $player }
why-sits-first = Sits out, chosen before the groups: { $player }
why-numbers = For arbiters: the numbers of FIDE’s Swiss rules (C.04.3, 2026)
why-not-heading = Why do two players not meet?
why-not-other = and this player
why-not-ask = Ask
pair-of-group = { $higher } – { $lower }: both have { $points }. In a group the upper half meets the lower half, in order, as far as the rules allow.
pair-moved-down = { $higher } – { $lower }: { $higher } has { $higherpoints } and was moved down to those with { $points }, where the opponent comes from.
pair-with-points = { $higher } ({ $higherpoints }) – { $lower } ({ $lowerpoints })
criterion-unwanted = Pairs of players who should be kept apart: { $value }
criterion-5 = C5 points of the player who sits out: { $value }
criterion-6 = C6 players who go down to the next group: { $value }
criterion-7 = C7 their points: { $value }
criterion-8 = C8 players who go down from the next group, with their points: { $value }
criterion-9 = C9 rounds not played by the player who sits out: { $value }
criterion-10 = C10 pairs of leaders in which one gets a side more than twice too often: { $value }
criterion-11 = C11 pairs of leaders in which one gets a side three times in a row: { $value }
criterion-12 = C12 pairs in which one does not get the side that is due: { $value }
criterion-13 = C13 pairs in which one does not get a side that is strongly due: { $value }
criterion-14 = C14 players who go down, as they did one round ago: { $value }
criterion-15 = C15 players who meet someone from above, as they did one round ago: { $value }
criterion-16 = C16 players who go down, as they did two rounds ago: { $value }
criterion-17 = C17 players who meet someone from above, as they did two rounds ago: { $value }
criterion-18 = C18 how far above the group: players who went down one round ago and go down further: { $value }
criterion-19 = C19 how far above the group: opponents of players who met someone from above one round ago: { $value }
criterion-20 = C20 how far above the group: players who went down two rounds ago and go down further: { $value }
criterion-21 = C21 how far above the group: opponents of players who met someone from above two rounds ago: { $value }
criteria-zero = All other numbers are 0.
why-not-they-meet = { $one } and { $other } are paired.
why-not-changed = The pairs of this round are not those that the system would make now. In the system’s round:
why-not-here = { $one } and { $other } are not both in this round.
why-not-before = { $one } and { $other } have met in round { $rounds }, and no one meets twice (C1).
why-not-apart = { $one } and { $other } are kept apart in this round.
why-not-same-side = { $one } and { $other } must both have the same side now, so they cannot meet (C3).
why-not-impossible = If { $one } and { $other } met, the others could not all be paired (C4).
why-not-in-group = in the group with { $points } points
why-not-in-round = in the whole round
why-not-worse = If { $one } and { $other } met, the round would be worse { $group }. Now: { $now }. Then: { $then }.
why-not-later = If { $one } and { $other } met, all numbers would be just as good. But of equally good ways the first in the fixed order is taken, and in the group with { $points } points this one comes later.
why-not-preferred = { $one } and { $other } could meet. But the rules of the event take another round first: fewer players change groups, more get the side that is due, or the pairs come earlier in the fixed order.
no-pairing-few = Fewer than two players take part. Mark who is here.
no-pairing-bye = The number of players is odd, and everyone has sat out before or won without a game. Add one more player, or let one sit out by request.
no-pairing-stuck = Player { $number } has met everyone, or must not meet them. Let this player sit out, or allow a pair that is kept apart.
no-pairing-together = They cannot all be paired at once: too many have met, or must have the same side. Play fewer rounds, allow pairs that are kept apart, or change who takes part.
why-bye = Of the players who may sit out, this one has the fewest points: { $points }.
why-bye-had-one = These have sat out already, or won a round without a game: { $players }.
why-bye-better = These players have as many points, but are needed for better pairs: { $players }.
why-bye-games = These players have as many points. They have played fewer games, rank higher for the bye, or are needed for the other pairs: { $players }.
why-bye-table = The number of players is odd, so in each round one of them sits out, each in turn.
why-bye-absent = By the table the opponent would be { $player }, who is not here.
why-bye-bracket = There are more places in this stage than players, so the first players of the list go through without a game.
why-bye-team = The team has no opponent in this round.
why-bye-changed = By the format someone else would sit out: the round was changed by hand, or an earlier result has been corrected since.
why-bye-needed = Needed for the other pairs: { $players }.
swap-sides = Swap sides
swap-sides-at = Swap sides on board { $board }
split = Split
settle = Keep
settled = Kept
settle-at = Keep the pair on board { $board } when the round is paired again
move-board = This pair
move-to = moves to
move-button = Move the pair
notice-draft-moved = The pair is now at the other board.
notice-draft-settled = Saved. It counts when you pair this round again.
wishes = Pairing requests
wish-bye = Sit out a round
wish-bye-hint = For a child who comes late or leaves early. Do it before the round is paired.
wish-which-round = Which round?
wish-bye-button = Sit out
wish-round = Round { $round }: { $kind }
wish-remove = Remove
wish-apart = Keep apart from
wish-apart-hint = For example, brothers and sisters.
wish-apart-teams = The teams of these two do not meet.
wish-apart-from = Keep apart from this player
wish-through = Only until round (leave empty for all rounds)
wish-strict = Always, even if the round then can’t be paired
wish-apart-button = Keep apart
wish-apart-always = { $player }, always
wish-apart-if-possible = { $player }, when possible
wish-apart-through = { $player }, always until round { $round }
wish-apart-through-if-possible = { $player }, when possible until round { $round }
wish-apart-later = { $apart } (from round { $round } on)
wish-seat = Fixed board
wish-seat-hint = For a child who cannot change seats. This child’s game is always at that board.
notice-wish-saved = Saved. It counts from the next pairing.
audit-terms-sits-out = { $players }: a bye request was added or removed
audit-terms-apart = { $players }: a request to keep apart was added or removed
audit-terms-seat = { $players }: fixed board
audit-schools-teams = Teams and captains were changed
audit-terms-line-up = Line-up of the team of { $players }
audit-terms-line-ups-asked = Round { $round }: time for line-ups
audit-draft-line-up = Round { $round }: a team sits by its line-up
audit-terms-settled = Round { $round }, board { $board }: keeping the pair was switched on or off
audit-draft-moved = Round { $round }: a pair was moved to another board
split-at = Split the pair on board { $board }

## A posted round

round-n = Round { $round }
list-of-rounds = Rounds
rounds-all = All rounds
rounds-done = results: { $done } of { $all }
rounds-watch = Watch
rounds-page = More about round { $round }
rounds-older = Earlier rounds
round-is-posted = This round is being played.
round-is-closed = All results are in.
round-sealed = Check number of these results: { $code }
find-title = Find a player or a board
find-label = Name, number or board
find-button = Find
find-nothing = No match. Try fewer letters.
find-nothing-hint = Names are short here: a first name and one letter. Type only the first letters of the first name, or look through the list of all players.
share-text = Text to share
share-event = Share this event
share-link = Link for everyone
share-copy = Copy the link
share-copied = Copied.
share-scan = Scan with a phone
share-picture = A picture to send
share-picture-text = Save it and send it where a link does not open. It has short names only.
share-picture-alt = { $event }: the round now, as a picture
share-save = Save the picture
share-save-standings = Save the standings
share-frame = On another web site
share-frame-text = Copy this line into a page of your school or club. The boards are live there.
share-copy-frame = Copy the line
share-overlay = For a live broadcast
share-overlay-text = The address of a board without anything around it: a browser source for the broadcast program. The last number is the board. It goes on with the next round. With #players at the end it shows only the players and their clocks.
share-copy-overlay = Copy the address
preview-event = Follow the boards, results and standings.
preview-standings = Every place and point, after every game.
preview-board = Watch this game move by move.
preview-player = All games of this player in one place.
api-title = For other programs
api-text = Other programs can read here what everyone may see: no full names. Answers are JSON. Put the event’s key in place of { "{key}" }: it is in the event’s address after /e/.
api-tags = Every answer has an ETag. Send it back as If-None-Match, and 304 says that nothing has changed.
api-parts = A long list comes in parts: ?limit=50 says how many rows, and the header Link has the address of the next part.
api-description = The description of all answers (OpenAPI)
api-events = The events that have begun
api-event = One event: its name, its game, its rounds
api-entrants = The players, by number
api-rounds = All rounds: pairs, results, byes
api-round = One round
api-standings = The standings now, or with ?after=2 those after round 2
api-teams = Teams and their matches, where teams play; with ?after=2 after round 2
api-log = The last signed head of the event’s log
api-log-line = The proof that a line is in the log
api-log-since = The proof that the log continues an earlier one
api-enter-result = Enter a result, with a token
api-enter-players = Enter players, with a token
api-enter-presence = Mark whether a player is here, with a token
api-token = To enter something, a program needs a token of the event. The organiser makes it on the page “Team”.
api-player-known = This player is on the list already.
api-player-twice = This player stands in the list twice.
back-to-run = Round
round-control = Run this round
print-full-names = Print with full names
watch-board = Board { $board }: watch
correct-title = Correct a result of round { $round }
board-to-correct = { $board }: { $first } – { $second }, { $result }
result-now = The result now is { $text }.
show-effect = Show what changes
effect = What changes
correct-change = { $was } becomes { $now }.
no-effect = No points and no places change.
shift = { $player }: { $before } → { $after } points, place { $rankbefore } → { $rankafter }
shift-rank = { $player }: place { $rankbefore } → { $rankafter }
later-boards = Later boards of these two players, paired with the old result
later-board = Round { $round }, board { $board }: { $first } – { $second }
correct-record = This game was recorded. Its record will say that it was reopened, by whom and why, and give the new result. The round is signed again.
already-paired = { $n ->
    [one] Round { $rounds } is already paired. It stays as it is.
   *[other] Rounds { $rounds } are already paired. They stay as they are.
}
reason-is = Reason: { $reason }
correct-confirm = Yes, correct it
correct-and-pair = Yes, correct it and pair round { $round } again
correct-draft = Round { $round } is only a draft. It can be paired again with the right result.
another-board = Another board

## On paper

print-pairings-title = Pairings of round { $round }
by-board = By board
by-name = By name
side = Side
opponent = Opponent
print-cards-title = Board cards of round { $round }
print-slips-title = Result slips of round { $round }
cards-only-here = Phones cannot open { $address }: only this computer has that address. Start the server with --listen 0.0.0.0:{ $port }, open this page at the network address, then print.
phones-switched-off = Phones cannot open { $address }: only this computer has that address. Let phones in on the page “{ $page }”, then come back.
no-cards = There are no cards: the round is closed.
no-cards-missing = Every board has a phone: there is no card to print.
qr-code = QR code of this board
card-how = Umpire: scan the QR code with your phone, or type
card-good = Valid for this round only, until { $time } at the latest.
print-sheets-title = Score sheets of round { $round }
print-records = Score sheets of recorded games
print-records-title = Score sheets of recorded games, round { $round }
print-records-none = No game of this round was recorded.
print-records-all = All boards
print-records-open = The game is not over.
print-records-program = the program
print-records-check = Check number of the round: { $code }
print-records-check-qr = QR code of the check number
print-blank = Forms for a power cut
print-blank-text = Print these before the day: pairings and points by hand, result slips, a score sheet.
paper-check-in-hint = a box for each player, by school
paper-participants = List of players
paper-participants-hint = all players by number
paper-badges = Name badges
paper-badges-hint = to cut out, each with the code for check-in
sheet-phone = or tick on a phone
sheet-code = Code
sheet-consent = Full name may be shown
sheet-keep = Full names: for the organiser
sheet-schools = { $n ->
    [one] 1 school
   *[other] { $n } schools
}
blank-points = Points by hand
blank-sum = Total
sheet-place = Score sheet · Round { $round } · Board { $board }
sheet-number = #
sheet-shot = shot
sheet-cards = Cards
sheet-yellow = yellow
sheet-red = red
sheet-time = Time:
sheet-wins = { $side } wins
sheet-draw = Draw
sheet-why = Why
sheet-why-captured = two cows left
sheet-why-blocked = cannot move
sheet-why-quiet = too many moves without a shot
sheet-why-repetition = same position three times
sheet-why-castle = castle taken
sheet-why-all = all captured
sheet-why-material = too few pieces
sheet-why-count = discs counted
sheet-captured = captured
sheet-turned = turned
sheet-why-agreed = both agreed
sheet-why-gave-up = gave up
sheet-why-award = awarded
sheet-why-absent = absent

## Cards of an event

cards-title = Cards
cards-link = Cards
cards-of-all = Cards shown in this event
cards-none = No card has been shown in this event.
cards-csv = Cards as CSV
cards-standing = Cards in force: { $yellow } yellow, { $red } red.
cards-place = Round { $round }, board { $board }
cards-line = { $card }. { $offence }. By { $by }
cards-back = Taken back: { $reason }
cards-rule = A rule of this event
cards-ask = Alert me when a player gets a second red card in this event
cards-ask-hint = It shows under “Needs you”. You decide what follows.

## History

history = History
history-text = Everything that was done in this event, newest first. Nothing is ever deleted from it.
history-today = Today, { $day }
history-sift = Find by board or player
history-kind-all = All
records-title = Official records
records-text = All recorded games, entry by entry, with what this event has signed. Anyone can check such a file on the page “Check a record”.
records-as-text = As text
records-as-json = As JSON
records-full-names = As text, with full names
records-key = For programs that check records, the key of this event: { $code }
records-all = Download the records of all games
records-of-round = Records of this round
records-of-game = Record of this game
no-history = Nothing more.
no-history-found = No match. Choose another board or player.
history-anybody = All players
history-all = Show everything
what = What
older = Older
audit-event-created = The event was created
audit-event-changed = The settings were changed
audit-event-delayed = { $n ->
    [0] Spectators see the boards at once
    [one] Spectators see the boards 1 minute later
   *[other] Spectators see the boards { $n } minutes later
}
audit-event-scheduled = The times of the rounds were planned
audit-event-shown = What the projector shows was chosen
audit-event-timed = { $n ->
    [0] Rounds have no timer
    [one] A round lasts 1 minute
   *[other] A round lasts { $n } minutes
}
audit-timer-started = Round { $round }: the timer was started
audit-timer-paused = Round { $round }: the timer was paused
audit-timer-went-on = Round { $round }: the timer was continued
audit-timer-extended = { $minutes ->
    [one] Round { $round }: 1 minute added to the timer
   *[other] Round { $round }: { $minutes } minutes added to the timer
}
audit-timer-stopped = Round { $round }: the timer was removed
audit-timer-put-back = Round { $round }: the timer was put back as it was
audit-event-finished = The event was finished
audit-check-in-opened = Check-in was opened
audit-check-in-closed = Check-in was closed
audit-check-in-not-used = Check-in is not used any more
audit-event-reopened = The event was reopened
audit-round-drafted = Round { $round } was paired as a draft
audit-draft-swapped = Round { $round }, draft: sides swapped
audit-draft-exchanged = Round { $round }, draft: two players swapped
audit-draft-split = Round { $round }, draft: a pair was split
audit-draft-joined = Round { $round }, draft: a pair was made
audit-draft-bye = Round { $round }, draft: a bye was given
audit-draft-discarded = Round { $round }: the draft was discarded
audit-round-posted = Round { $round } was posted
audit-round-unposted = Round { $round } was taken back and is a draft again
audit-round-closed = Round { $round } was closed
audit-round-reopened = Round { $round } was reopened
audit-result-entered = Round { $round }, board { $board }: { $result } entered
audit-result-entered-not = Round { $round }, board { $board }: the result was removed
audit-result-to-confirm = Round { $round }, board { $board }: { $result } reported, to be confirmed
audit-result-report-discarded = Round { $round }, board { $board }: the reported result was discarded
audit-result-corrected = Round { $round }, board { $board }: corrected to { $result }
audit-board-recorded = Round { $round }, board { $board }: recording began
audit-toss-entered = Round { $round }, board { $board }: by the toss { $players } begins
audit-board-taken-over = Round { $round }, board { $board }: recording was taken over from { $from }
audit-board-code-renewed = Round { $round }, board { $board }: a new code was given
audit-board-on-devices = Round { $round }, board { $board }: the players enter their own turns
audit-board-at-table = Round { $round }, board { $board }: an umpire enters the turns
audit-seat-taken = { $players }: a device took the seat
audit-seat-freed = { $players }: the seat was freed
audit-seat-code-renewed = { $players }: the seat was freed and has a new link
audit-board-spoken-to = Round { $round }, board { $board }: a sentence was said to the players
audit-board-paused = Round { $round }, board { $board }: the game was paused
audit-board-resumed = Round { $round }, board { $board }: the game goes on
audit-board-record-scanned = Round { $round }, board { $board }: the record of the phone was read from its QR codes
audit-call-answered = Round { $round }, board { $board }: a call was answered
audit-appeal-decided = Round { $round }, board { $board }: an appeal was decided
audit-card-taken-back = Round { $round }, board { $board }: a card was taken back
notice-card-taken-back = The card is taken back.
cards-closed = The round is closed: the card stays. The result can be corrected.
audit-records-taken = { $n ->
    [one] The record of 1 game was imported from a file
   *[other] The records of { $n } games were imported from a file
    }
audit-entrants-entered = { $n ->
    [one] 1 player was entered
   *[other] { $n } players were entered
}
audit-entrants-entered-consent = { $n ->
    [one] 1 player was entered; the full name may be shown
   *[other] { $n } players were entered; { $consents } full names may be shown
}
audit-entrant-corrected = { $players }: the entry was corrected
audit-entrant-struck = A player was removed from the list
audit-presence-here = Here: { $players }
audit-presence-absent = Absent: { $players }
audit-presence-expected = Not seen yet: { $players }
audit-presence-wenthome = Went home: { $players }
audit-something = { $what }: { $subject }

## Boards of all games

kind-cow = cow
kind-herd-boys = herd-boys
kind-warriors = warriors
kind-man = man
kind-knight = knight
kind-disc = disc
point-kind = { $point }, { $side } { $man }
counts-camelot = pieces { $board } · captured { $shot }
herd-camelot = knights { $knights }, men { $men }, lost { $lost }
counts-reversi = discs { $board } · to place { $hand }
# Which of the three kinds of isipowe is placed.
kind-which = What is placed?
kind-left = { $kind } { $n }
placed-cow = a cow
# Herd-boys (abelusi) and warriors (ibhuto) are one token each.
placed-herd-boys = herd-boys
placed-warriors = warriors
turn-text-step = { $side } { $man } moves { $path }
turn-text-canter = { $side } { $man } canters { $path }
turn-text-jump = { $n ->
    [one] { $side } { $man } jumps { $path }, captures 1
   *[other] { $side } { $man } jumps { $path }, captures { $n }
}
turn-text-charge = { $n ->
    [one] { $side } { $man } charges { $path }, captures 1
   *[other] { $side } { $man } charges { $path }, captures { $n }
}
turn-text-disc = { $side } places a disc on { $to }
turn-text-disc-missed = { $side } places a disc on { $to }; left unturned by mistake: { $missed }
turn-text-disc-extra = { $side } places a disc on { $to }; turned by mistake: { $extra }
turn-text-disc-wrong = { $side } places a disc on { $to }; left unturned by mistake: { $missed }; turned by mistake: { $extra }
clause-captured-camelot = all pieces of the other player are captured
clause-castle = two pieces are in the enemy castle
clause-stalemate = the other player cannot move
clause-material = neither player has two pieces left
clause-stalemate-material = the player to move cannot, and the other has one piece
clause-fifty = fifty moves by each player without a capture or a piece entering a castle
clause-full = the board is full and the discs are counted
clause-no-moves = no one can move and the discs are counted
clause-wipeout = the other player has no disc on the board
say-place-kind = { $player }: choose what was placed, then tap where
say-shoot-more = One more! Tap the other cow that was shot
say-to-camelot = Tap each square where it landed, or only the last one
say-jump = The jump goes on. Tap the next square
say-or-done = Tap “Done”, or the square where it went on
say-piece = { $player }: tap the piece that moves
say-capture = { $player } has to capture. Tap the piece that jumps
say-leave = { $player } has to leave their own castle. Tap the piece there
say-leave-capturing = { $player } has to leave their own castle, with a jump. Tap the piece there
say-disc = { $player }: tap where the disc goes
turn-done = Done
turn-again = Clear
record-pass = Record the pass
type-turn = Or type the turn
turn-hint-mill = A1 places, A1-A2 moves, xE1 shoots, ~A1 gives away.
turn-hint-mill-no-gift = A1 places, A1-A2 moves, xE1 shoots.
turn-hint-mill-kinds = A1 places, A1-A2 moves, xE1 shoots, A1=H places herd-boys, A1=W warriors, ~A1 gives away.
turn-hint-camelot = C8-D9 moves, E6-C8-A8 canters, H4xJ4 jumps, F6-F8xH10 charges.
turn-hint-reversi = c4 places a disc on c4. The discs turn by themselves.
count-discs = Discs
discs-short = Discs { $first } : { $second }
discs-now = Discs: Black { $first }, White { $second }. Empty squares: { $empty }. When no one can move, more discs win. Equal numbers are a draw.
quiet-short-camelot = No capture { $n }/{ $limit }
quiet-each-camelot = { $n ->
    [0] No turns without a capture yet. At { $limit } turns by each player without a capture or a piece entering a castle the game is a draw.
    [one] { $n } turn without a capture or a piece entering a castle. At { $limit } turns by each player the game is a draw.
   *[other] { $n } turns without a capture or a piece entering a castle. At { $limit } turns by each player the game is a draw.
}
quiet-waits-none = This game sets no limit to turns without a shot.
quiet-waits-either = Turns without a shot do not count yet: they count once a player has three cows.
quiet-waits-both = Turns without a shot do not count yet: they count once both players have three cows.

## The games that are offered

game-umlabalaba = Umlabalaba
game-umlabalaba-about = Twelve cows each. Make three in a row and shoot one of theirs.
game-morabaraba = Morabaraba
game-morabaraba-about = Like umlabalaba. White begins; draw after ten moves only when both players have three cows.
game-gar = Morabaraba by the Generally Accepted Rules
game-gar-about = Like umlabalaba. Dark begins, and a cow may not go straight back to make a three-in-a-row again.
game-isizulu = Isizulu
game-isizulu-about = Any cow may be shot. If the board fills up, each player gives one cow away.
game-isipowe = Isipowe
game-isipowe-about = Like isizulu, with nine cows, two herd-boys and one warriors token for each player.
game-isisuthu = Isisuthu
game-isisuthu-about = 25 points with a centre. Any cow may be shot, no one flies, and a player who cannot move passes.
game-camelot = Camelot
game-camelot-about = Leap over your friends, jump your enemies, take the castle.
game-reversi = Reversi
game-reversi-about = 64 squares. Trap discs and turn them over; black begins, and more discs win.

## For teachers: games, rules and their options

rules-link = Rules
rules-title = Rules of the games
rules-of = Rules of { $game }
rules-of-event = Rules of this event: { $game }
rules-text = Choose a game. Each page has its board, its rules in plain words, and what an organiser can change.
rules-board = The board and the names of its points
rules-options = What an organiser can change
rules-options-hint = Organisers change these under “More options” of an event.
rules-option = Question
rules-here = Here
rules-other = It could also be
rules-sisters = What related games do differently
rules-same = Nothing: its rules are the same.
rules-changed = This event changes the usual rules
rules-source-hint = The marks give the clause in our list of laws, docs/LAW.md, and the line in the source.
rules-any-hand = Other numbers: 4 to 12 tokens in all.
rules-between = Any value: { $values }
rules-next = { $side } is next.
rules-may-go = { $side } is next. The ringed piece may go to each marked place.
rules-may-put = { $side } is next and may place a disc on each marked square.
rules-may-shoot = Three in a row: { $side } shoots one of the marked cows.
rules-on-page = On this page
rules-back = Back
rules-forward = Next
rules-sources = Where this comes from
rules-part-mill-place = Placing
rules-part-mill-row = Three in a row
rules-part-mill-target = Which cow may be shot
rules-part-mill-move = Moving
rules-part-mill-again = Break it and make it again
rules-part-mill-fly = Flying
rules-part-mill-full = A full board
rules-part-mill-blocked = When you cannot move
rules-part-mill-end = Who wins
rules-part-mill-draw = When it is a draw
rules-part-mill-clock = Time and cards
rules-part-camelot-start = The board
rules-part-camelot-step = Plain move
rules-part-camelot-canter = Canter: leap over a friend
rules-part-camelot-jump = Jump: capture an enemy
rules-part-camelot-charge = Knight’s charge
rules-part-camelot-castle = The castles
rules-part-camelot-end = Who wins
rules-part-camelot-draw = When it is a draw
rules-part-reversi-start = The start
rules-part-reversi-outflank = Outflank
rules-part-reversi-turn = Turn the discs over
rules-part-reversi-pass = Passing
rules-part-reversi-supply = When your discs run out
rules-part-reversi-wrong = Discs turned wrongly
rules-part-reversi-end = Who wins
learn-title = Learn a game
learn-text = Choose a game. Each lesson has a few short steps on a real board.
learn-it = Learn it step by step
learn-read = Read the rules
learn-of = Learn { $game }
learn-step = Step { $n } of { $m }
learn-done = done:
learn-well = Well done. { $turn }.
learn-otherwise = { $turn }. That is allowed. Here is something else to try: { $task }
puzzles = Puzzles
puzzle-today = Today’s puzzle
puzzle-of = Puzzle: { $game }
puzzle-number = Puzzle { $n } of { $m }
puzzle-task-win-now = { $side } wins at once. Find the turn.
puzzle-task-win = { $side } wins in { $n } turns. Find the first one.
puzzle-task-save = { $side } loses with every turn but one. Find it.
puzzle-task-shoot = { $side } can make a three in a row and shoot. Find it.
puzzle-task-discs = { $side } ends with the most discs after one turn only. Find it.
puzzle-right = Right: { $turn }
puzzle-wrong = { $turn } That is not it.
puzzle-shown = The solution: { $turn }
puzzle-again = Try again
puzzle-show = Show me
puzzle-next = Next puzzle
puzzle-games = Puzzles of all games
puzzle-levels = How hard
puzzle-level-all = All
puzzle-level-easy = Easy
puzzle-level-middle = Middling
puzzle-level-hard = Hard
puzzle-sheet-of = Puzzles: { $game }
event-puzzles = Puzzles from the games
event-puzzles-hint = Positions of this event with one solution, for a class
event-puzzles-of = Puzzles: { $event }
event-puzzles-games = { $n ->
    [one] One game was searched.
   *[other] { $n } games were searched.
}
event-puzzles-none = No puzzle yet. Puzzles come from recorded games that are over.
class-sheet = A sheet for a class
class-title = For a class: { $game }
class-note = Find the turn. Write it on the line below the board.
class-name = Name:
class-answers = Answers
class-blocks = { $side } stops the other player’s three in a row. Where?
class-breaks = { $side } makes a three in a row and breaks the other player’s three. How?
class-captures = { $side } can capture. Find the whole jump.
class-far = { $side } leaps over two friends in one turn. Find the way.
class-charges = A knight of { $side } leaps over a friend, then jumps an enemy. Find the way.
class-diagonal = { $side } turns discs along a slanting row only. Where?
class-most = { $side } turns as many discs as possible. Where?
class-guards = Find every square on which { $side } does not give a corner away.
class-corner = { $side } takes a corner. Which one?
class-shuts = After one turn of { $side } the other player must pass. Find it.
umpire-lesson = Learn to be an umpire
umpire-waits = Wait
umpire-not = { $answer }: not here. Think again.
umpire-asks-start = Both players sit at the board and shake hands. What do you do?
umpire-why-start = Right. Now the record begins, and with it the first player’s minute.
umpire-asks-thinks = A player has thought for half a minute. The time for a turn is one minute. What do you do?
umpire-why-thinks = Right. Before the time is up, no card can be shown for delay.
umpire-asks-late = The minute is over. It is this player’s first delay. Which card?
umpire-why-late = Right. The player is warned and has a new minute.
umpire-asks-again = The same player’s time is up again. The yellow card was already shown. What now?
umpire-why-again = Right. The turn is lost, and the other player moves next.
umpire-asks-third = The same player is late a third time, after yellow and red. What can you do?
umpire-why-third = Right. If the delay goes on after the red card, you may award the match.
umpire-asks-slip = You tapped the wrong point. On the real board the turn was another one. What do you do?
umpire-why-slip = Right. Give the reason, and tap the turn that was played. The record keeps both.
umpire-asks-quarrel = The players do not agree about what happened. What do you do first?
umpire-why-quarrel = Right. The clock stands still while you look back at the turns.
umpire-asks-unwell = A child at your board feels unwell. What do you do?
umpire-why-unwell = Right. Help comes to the board, and you stay with the child.
umpire-asks-end = The game is over and the result is on your phone. What is left to do?
umpire-why-end = Right. Both players look at the result and confirm it.
learn-again = Try again
learn-play = Play a friend
learn-shown = This is it: { $turn }.
learn-over = { $turn }. You did not win this time. You can try again.
learn-short-game = A short game
learn-task-game = Now a whole game against the program. It plays like a beginner on the first day. You begin.
learn-task-draw = This position was on the board twice before. Move back to { $to }: the third time, the game is a draw.
learn-rather = Just want to play?
learn-task-mill-place = Tap any empty point: a cow is placed there.
learn-task-mill-row = You have A1 and A3. Tap A2, then tap a cow to shoot.
learn-task-mill-kinds = Choose herd-boys or warriors below the board. Then tap an empty point.
learn-task-mill-corner = Three along a corner road count too. Tap A3, then a cow to shoot.
learn-task-mill-centre = Three across the middle count too. Tap C0, then a cow to shoot.
learn-task-mill-block = The other player has R5 and R7 and wants R6. Put your cow in between.
learn-task-mill-safe = The other player’s three in a row is safe. Tap A2, then shoot the cow outside it.
learn-task-mill-any = Every cow may be shot, also one in a three in a row. Tap A2, then break the other player’s three.
learn-task-mill-move = Tap one of your ringed cows, then an empty point next to it.
learn-task-mill-again = You opened your three in a row. Close it again: tap A3, then E3, then a cow to shoot.
learn-task-mill-ban = Your cow on A2 has just left one three for another. It may not go straight back to E2. Make a three with the cow on A6.
learn-task-mill-walk = You have three cows left, but nobody flies in this game. Tap a cow, then an empty point next to it.
learn-task-mill-fly = You have three cows left. Tap one, then an empty point far away.
learn-task-mill-blocked = None of your cows can move. Press “Pass”.
learn-task-mill-gift = The board is full. Give one of your cows away: tap it.
learn-task-mill-stuck = A player who cannot move loses. Shut the other player in: move R8 to R1.
learn-task-mill-end = The other player has three cows. Make three in a row and shoot one of them.
learn-task-camelot-step = Tap a ringed piece, then an empty square next to it.
learn-task-camelot-canter = Leap over a friend: tap C6, then E8, then “Done”.
learn-task-camelot-far = Leap over two friends in one turn: tap C4, E6, G8, then “Done”.
learn-task-camelot-jump = An enemy is next to your piece. Tap the ringed piece, then the square beyond the enemy.
learn-task-camelot-on = A jump goes on while it can. Tap D5, D7 and F9: you capture two enemies.
learn-task-camelot-charge = The knight on I7 leaps over a friend to I9, then jumps an enemy to G9. Tap I7, I9 and G9.
learn-task-camelot-leave = Your piece is in your own castle and must leave at once. Tap F1, then a square outside.
learn-task-camelot-last = One enemy is left and you have two pieces. Capture it and win: tap D5, then D7.
learn-task-camelot-end = One of your pieces is in the enemy castle. Bring in the second: tap E15, then F16.
learn-task-reversi-outflank = Tap a marked square: the disc between yours is turned.
learn-task-reversi-diagonal = Rows run slantwise too. Turn the disc on e5: tap f6.
learn-task-reversi-turn = Turn as many discs as you can: tap e3.
learn-task-reversi-guard = A disc in a corner can never be turned. Place a disc so that the other player can’t take a corner next.
learn-task-reversi-corner = The other player has left a corner open. Take it: tap h8.
learn-task-reversi-shut = Tap b1: the other player can then outflank nothing and must pass.
learn-task-reversi-pass = You can outflank nothing. Press “Pass”.
learn-task-reversi-wipeout = A player without a disc on the board loses at once. Turn the last white discs: tap c5.
learn-task-reversi-end = One square is empty. Tap it and see who has more discs.
practice-of = Practise { $game }
practice-text = Two players, one phone or laptop. Nothing is stored: the game is in the page’s address.
practice-first = Practise first
practice-play = Play the turn
practice-pass = Pass
practice-undo = Undo
practice-redo = Redo
practice-new = New game
practice-flip = Flip the board
practice-bad-state = This link doesn’t hold a playable game. { $why } Here is a new one.
practice-too-long = The link is too long.
practice-turns = Turns so far
practice-no-turns = No turns yet.
practice-position = The position as text
practice-hints = Formations
practice-hints-on = Show formations
practice-hints-off = Hide formations
practice-no-formation = There is no named formation on the board.
practice-against = Play against the program
practice-grade = How strong
practice-side = You play
practice-first-side = first
practice-second-side = second
practice-start = Start the game
practice-thinking = The program is thinking …
practice-you = You: { $colour }
practice-program = Program ({ $grade }): { $colour }
practice-hint = Give me a hint
practice-look-at = Look at { $point }.
play-your-turn = Your turn
seat-title = Your seat
seat-who = Are you { $player }?
seat-take = I am { $player }
seat-bound = From then on only this phone can play for you. Only the organiser can change that.
seat-wait = Wait for your next game. This page tells you when it begins.
seat-at-table = Your next game is at the table: { $place }. An umpire enters the turns.
seat-open = Go to my board
seat-next = Go on
seat-lost = This phone does not have the seat any more. Open your link again, or ask the organiser.
seat-you = You, { $player }
seat-ready = I am ready
seat-ready-ask = The game starts when you both are ready.
seat-ready-other = { $player } is ready. Are you?
seat-ready-wait = You are ready. Wait for { $player }.
seat-draw = Draw?
seat-draw-text = { $player } can agree or play on. You can offer once between two turns.
seat-offer = Offer a draw
seat-offered = { $player } offers a draw.
seat-offer-waits = You offer a draw. { $player } answers or plays on.
seat-agree = Agree
seat-decline = Play on
seat-ask-back = Take back?
seat-back-asked = { $player } asks to take the last turn back.
seat-back-waits = You ask to take your last turn back. { $player } answers or plays on.
seat-claim = Claim a draw
seat-call = Call
seat-called = The organiser is called. Play is paused.
seat-resign = Give up
seat-resign-ask = Give up this game? { $player } then wins.
seat-resign-yes = Yes, I give up
seat-won = You won.
seat-lost-game = You lost.
seat-drawn = It is a draw.
play-title = Play now
play-change = Another game
play-others = Other games
play-far = With a friend, each on an own device
play-far-hint = You get a code. Your friend types it on this page or scans it.
play-first = Who begins?
play-by-lot = The lot decides
play-me = I begin
play-friend = My friend begins
play-no-clock = No clock
play-minute = One minute for every turn
play-get-code = Get a code
play-have-code = Do you have a code?
play-code = Code from a friend
play-join = Join
play-program-hint = Choose an opponent, and the game begins.
play-beside = With a friend, on one device
play-beside-hint = Two of you, one screen. It shows whose turn it is.
play-one-board = One board for two
play-kept = No account and no names. A game is deleted a day after its last turn, unless you save its file.
casual-invited = Somebody invites you to a game. You play { $colour }.
casual-clock = Every turn has one minute.
casual-join = Play
casual-taken = Two other devices play this game.
casual-invite = Your friend opens this address, scans it, or types the code on “Play now”:
casual-wait = Wait for your friend.
casual-away = { $player } is not connected.
casual-other = Another game
casual-again = Play again, sides changed
casual-asked = { $player } wants to play again.
casual-next = Go to the next game
casual-file = Save this game as a file
play-place = { $player }: place a cow
play-place-kind = { $player }: choose what you place, then tap where
play-from = { $player }: move a cow
play-fly = { $player }: move a cow. You have three left, so they may fly
play-gift = { $player }: give a cow away
play-piece = { $player }: move a piece
play-capture = { $player }: you have to capture. Tap the piece that jumps
play-leave = { $player }: you have to leave your own castle. Tap the piece there
play-leave-capturing = { $player }: you have to leave your own castle, with a jump. Tap the piece there
play-disc = { $player }: place a disc
play-to = Now tap where it goes
play-to-camelot = Tap each square where it lands, or only the last one
play-shoot = Three in a row! Shoot a cow
play-shoot-more = One more! Shoot another cow
play-or-done = Tap “Done”, or the square where it goes on
grade-1 = first day
grade-3 = beginner
grade-5 = club
grade-7 = school team
grade-9 = full strength
grade-2 = first day, a little stronger
grade-4 = beginner, a little stronger
grade-6 = club, a little stronger
grade-8 = school team, a little stronger
formation-eye = Eye of the lion ({ $side }, around { $at }): whichever of its four cows is shot, the next move makes three in a row.
formation-jaw = Cat’s jaw, or cat’s cradle ({ $side }): a cow steps out of one three-in-a-row to { $at } and makes another.
formation-gun = Machine gun ({ $side }): the cow moved in a straight line to { $at } and made three in a row.
option-more = Rules of this game that may vary ({ $game })
option-hint = Leave them as they are if you are not sure. Anything different from the usual rules is marked.
option-changed = changed
option-usual = usual: { $usual }
option-show = Show the options of the chosen game
option-frozen = These rules can no longer be changed, because round 1 is posted.
option-refused = These rules do not work together: { $why }
option-wrong-value = “{ $question }” cannot be answered with “{ $value }”. { $possible }
option-idle = “{ $question }” changes nothing here, so leave it as usual. { $why }
idle-no-corner-lines = This board has no lines along its corner roads.
idle-no-centre = This board has no centre.
idle-nobody-on-three = In this game a player loses before having only three cows left.
idle-not-counted = Turns without a shot are not counted in this game.
idle-never-full = The tokens of both players cannot fill this board.
idle-no-gifts = In this game no one gives a cow away.
idle-nothing-to-claim = Nothing that is counted in this game makes a draw.
idle-no-ban = In this game a cow may go straight back, so no ban can end.
idle-lines-stand = A cow in a line is never shot in this game, so no shot breaks a line.
badoption-no-such-game = There is no game called { $name }.
badoption-not-an-option = { $text } is not written as question=answer.
badoption-no-such-option = This game has no rule called { $name }. Its rules are: { $known }.
badoption-no-such-value = { $name } cannot be { $value }. It can be: { $values }.
badoption-men = A player begins with 4 to 12 tokens, not { $men }.
badoption-kinds-not-typed = Herd-boys and warriors need a game in which they are told apart.
badoption-loses-too-many = A player who begins with { $men } tokens can lose at most { $most }, because two can never make a line. Choose a smaller number.
badoption-idle = { $name } changes nothing in this game. { $why }
badoption-crowded-castle = If other pieces may move while one cannot leave its castle, two can end up there. So this cannot be refused when a position is set up.
illformed-parts = A position has these parts, with single spaces between them: { $parts }
illformed-shape = The board is not written like this: { $shape }
illformed-no-man = { $letter } is not a token of this game.
illformed-rank = Rank { $rank } cannot be { $text }.
illformed-value = { $part ->
    [to-move] The side to move
    [hands] What is in hand
    [gifts] The number of gifts
    [quiet] The count of quiet turns
    [bans] The forbidden moves
    [turns] The number of turns
   *[castle-moves] The castle moves
} cannot be { $text }. It can be: { $values }.
illformed-too-many-men = { $player ->
    [first] The first player
   *[second] The second player
} has more tokens of a kind than a player begins with.
illformed-empty = The board is empty.
illformed-both-over = The game cannot be over for both players at once.
illformed-quiet-too-soon = Turns without a shot count only when a player has three cows left.
illformed-gift-due = { $player ->
    [first] The first player
   *[second] The second player
} must give a cow away now.
illformed-crowded-castle = { $player ->
    [first] White
   *[second] Black
} may not stand on both squares of their own castle.
illformed-gifts = These gifts cannot have been made.
illformed-no-such-point = There is no point called { $point } on this board.
illformed-ban = { $player ->
    [first] The first player
   *[second] The second player
} cannot be under this ban.

## Options, each with what it settles

option-mill-board = Which board is played on?
option-mill-diagonal-mills = Does a corner road count as a line?
option-mill-centre-long-mills = May the centre be the end of a line?
option-mill-hand = How many cows does each player begin with? (9.2.1: 9 cows, 2 herd-boys, 1 warriors token)
option-mill-typed = Are herd-boys and warriors told apart?
option-mill-moving-begins = When does a player whose hand is empty begin to move?
option-mill-target = Which cows may be shot?
option-mill-capture = Must a shot be taken?
option-mill-captures-per-move = How many cows does one turn shoot?
option-mill-fly-at = May a player with three cows fly?
option-mill-immobile = What happens to a player who cannot move?
option-mill-full-board = What happens when all points are filled?
option-mill-gift-counts = Does a cow that was given away count as lost?
option-mill-win-lost = After losing how many cows does a player lose?
option-mill-quiet-when = When do turns without a shot begin to count?
option-mill-quiet-moves = After how many turns without a shot is it a draw?
option-mill-quiet-unit = Whose turns are counted?
option-mill-repetition = When is a repeated position a draw?
option-mill-draws = Does a counter end the game by itself?
option-mill-no-return = May a cow go straight back to make its line again?
option-mill-no-return-intact = When does that ban end?
option-mill-first-player = Who plays first?
option-camelot-knight-exposed = Where must a knight that canters capture?
option-camelot-jump-origin = May jumps come back to where they began?
option-camelot-own-castle-transit = May a canter pass through the player’s own castle?
option-camelot-castle-move-precedence = May a castle move be made instead of a capture?
option-camelot-castle-duty = What if a piece cannot leave its own castle?
option-camelot-material = Does one piece against none win?
option-camelot-stalemate-min-pieces = How many pieces win against a player who cannot move?
option-camelot-draws = Does a counter end the game by itself?
option-camelot-camelot-draws = Are repetition and fifty moves without a capture a draw?
option-camelot-repetition = When are two positions the same?
option-camelot-castle-move-resets = Does a castle move restart the count of moves without a capture?
option-camelot-forfeit-counts = Does a turn lost by a red card count as a move without a capture?
option-camelot-reentry = May one move jump into the player’s own castle twice?
option-camelot-setup = May a position be set up with both squares of a player’s own castle taken?
option-reversi-start = How are the first four discs placed in the centre?

## The rules in plain words

law-follows-umlabalaba = It follows the rules of the South African indigenous games (002, lines 59 to 77). On diagonal lines and on the blocked player the sources disagree; this page says what holds here.
law-follows-morabaraba = It follows the rules in Afrikaans (004). They differ from umlabalaba in who begins and in when turns without a shot count.
law-follows-gar = It follows the Generally Accepted Rules of Mind Sports South Africa (GAR). Only they forbid a cow to go straight back.
law-follows-isizulu = It follows the isizulu list of E. L. Powe (002, lines 26 to 36) and, for the draw and for diagonal lines, the tournament rules in Indonesian (000). The first speaks of rows across and down only; we follow the second, because the sample game of the BLAC Foundation shoots by a diagonal.
law-follows-isipowe = It follows the tournament rules in Indonesian (000). They tell the kinds of tokens apart but give them no powers of their own.
law-follows-isisuthu = It follows the isisuthu list of E. L. Powe (002, lines 15 to 25). The introduction of the same text speaks of diagonal lines, the list does not; we follow the list.
law-follows-camelot = It follows the summary of the rules in Indonesian (001). Where that is silent, the rules of the World Camelot Federation (WCF) fill the gap.
law-follows-reversi = It follows the rules in isiXhosa (003). Where a figure or a word is missing, the rules of the World Othello Federation (WOF) fill the gap.
law-mill-place = In turn, each player puts one cow on an empty point.
law-mill-shoot = If you make three in a row, you shoot at once, in the same turn. The cow that is shot leaves the board for good.
law-mill-move = When your hand is empty, you move one cow along a road to the next point, if it is empty.
law-mill-again = You may break your own three-in-a-row. When you make it again, you shoot again.
law-clock = Delay: you have one minute. Then the umpire can show a yellow card (a warning), then a red card (the other player moves next), then award the match.
law-mill-hand = Each player begins with { $cows } cows and an empty board.
law-mill-hand-kinds = Each player begins with { $cows } cows, { $herdboys } herd-boys (abelusi) and { $warriors } regiments of warriors (ibhuto), and an empty board.
law-mill-board-diag24 = The board has 24 points: three squares, joined at the middles and at the corners.
law-mill-board-plain24 = The board has 24 points: three squares, joined at the middles only.
law-mill-board-sotho25 = The board has 25 points: three squares with a centre. A cross joins the centre to the inner square.
law-mill-board-full25 = The board has 25 points: three squares with a centre. The corner roads run through to the centre.
law-mill-diagonal-mills-true = Lines go across, down and along the corner roads, where the board has a whole corner road.
law-mill-diagonal-mills-false = Lines go across and down only. A corner road is only for moving along; it is not a line.
law-mill-centre-long-mills-true = The centre may also be the end of a line.
law-mill-centre-long-mills-false = The centre makes a line only as its middle, inside the inner square.
law-mill-typed-true = The player chooses which kind to place. All kinds move, shoot and are shot alike.
law-mill-typed-false = All tokens are cows.
law-mill-moving-begins-own-hand = After a red card, a player whose hand is empty moves while the other player still places.
law-mill-moving-begins-all-placed = Moving begins when the last cow of both players is placed. After a red card, a player whose hand is empty passes until then.
law-mill-target-any = Any cow of the other player may be shot.
law-mill-target-protected = A cow in a three-in-a-row is safe, unless all cows of that player are in one.
law-mill-target-strict = A cow in a three-in-a-row is always safe. If all are in one, nothing is shot.
law-mill-capture-mandatory = A shot must be taken.
law-mill-capture-optional = A player may decline to shoot.
law-mill-captures-per-move-one = One turn shoots one cow, even if it makes two lines.
law-mill-captures-per-move-per-line = One turn shoots one cow for each line it makes.
law-mill-fly-at-0 = No one flies: with three cows, too, you move to the next point only.
law-mill-fly-at-3 = A player with three cows left and an empty hand may fly: move to any empty point.
law-mill-immobile-pass = A player who cannot move passes; the other player moves again.
law-mill-immobile-lose = A player who cannot move loses.
law-mill-immobile-draw = If the player to move cannot move, the game is a draw.
law-mill-full-board-gift = If placing fills the whole board, each player gives away one of their own cows (ilobolo), the first player first.
law-mill-full-board-mover-loses = If placing fills the whole board, the player to move cannot move and loses.
law-mill-full-board-draw = If placing fills the whole board, the game is a draw.
law-mill-gift-counts-true = A cow that was given away counts as lost.
law-mill-gift-counts-false = A cow that was given away does not count as lost.
law-mill-win-lost = A player who has lost { $n } cows loses the game.
law-mill-quiet-when-none = Turns without a shot are never counted.
law-mill-quiet-when-either = Turns without a shot count once one player has three cows.
law-mill-quiet-when-both = Turns without a shot count once both players have three cows.
law-mill-quiet-moves = { $n } such turns make a draw.
law-mill-quiet-unit-each = They are turns of each player.
law-mill-quiet-unit-ply = They are turns of both players together.
law-mill-repetition-0 = A repeated position is never a draw.
law-mill-repetition-2 = The second time the same position comes up, it is a draw.
law-mill-repetition-3 = The third time the same position comes up, it is a draw.
law-mill-repetition-5 = The fifth time the same position comes up, it is a draw.
law-mill-draws-automatic = When a counter is full, the game is a draw at once.
law-mill-draws-claim = When a counter is full, a player may claim a draw. Until then the game goes on.
law-mill-no-return-true = A cow that left a line to make another may not, in its player’s next move, go straight back if that makes a line.
law-mill-no-return-false = A cow may go out and straight back and shoot each time.
law-mill-no-return-intact-true = The ban on going back also ends when the new line is broken by a shot.
law-mill-no-return-intact-false = The ban on going back ends with the player’s next move.
law-mill-first-player-player-one = The player called player one begins.
law-mill-first-player-toss = A toss decides who begins.
law-mill-first-player-white = The player with the white cows begins.
law-mill-first-player-dark = The player with the dark cows begins.
law-camelot-1 = Two players move in turn on 160 squares; White begins. Each has four knights and ten men. No one passes.
law-camelot-2 = Each player has a castle of two squares at their own end of the board: F1 and G1 for White, F16 and G16 for Black.
law-camelot-3 = Plain move: any piece goes one square in any direction, onto an empty square.
law-camelot-4 = Canter: any piece leaps over a friend next to it onto the empty square beyond, as often as you like. It does not end where it began, and no one has to canter.
law-camelot-5 = Jump: any piece leaps over an enemy next to it onto the empty square beyond. The enemy is captured.
law-camelot-6 = If you can jump, you have to capture. The jump goes on while the piece can jump. You choose which piece and which way.
law-camelot-7 = Knight’s charge: a knight may canter first and then jump, in one turn. A charge also counts when you have to capture, but if a charge is the only capture, you need not make it.
law-camelot-8 = Only a jump may take you into your own castle. You have to leave it on your next turn, before all else.
law-camelot-9 = A piece in the enemy castle stays there. A player may move twice in the whole game from one of its squares to the other.
law-camelot-10 = You win with two pieces in the enemy castle.
law-camelot-11 = You also win by capturing all enemies, or when the enemy cannot move, if you have two pieces left.
law-camelot-12 = If both players have one piece left, it is a draw.
law-camelot-knight-exposed-every-landing = A knight that canters must capture from any square where it lands and could jump.
law-camelot-knight-exposed-final-only = A knight that canters must capture only from the square where it stops.
law-camelot-jump-origin-free = Jumps may lead back to the square where the move began.
law-camelot-jump-origin-blocked = Jumps may not lead over the square where the move began.
law-camelot-own-castle-transit-forbidden = A canter may not pass through the player’s own castle.
law-camelot-own-castle-transit-allowed = A canter may pass through the player’s own castle.
law-camelot-castle-move-precedence-after-capture = A castle move may not be made while a capture is due.
law-camelot-castle-move-precedence-free = A castle move may be made even while a capture is due.
law-camelot-castle-duty-absolute = If a piece cannot leave its own castle, no other piece may move.
law-camelot-castle-duty-lapses-if-blocked = If a piece cannot leave its own castle, other pieces may move.
law-camelot-material-two-to-win = One piece against none is a draw.
law-camelot-material-last-piece-wins = One piece against none wins.
law-camelot-stalemate-min-pieces-2 = Two pieces are needed to win against a player who cannot move.
law-camelot-stalemate-min-pieces-1 = One piece is enough to win against a player who cannot move.
law-camelot-camelot-draws-automatic = The third time the same position comes up, or fifty moves by each player without a capture or a step into the enemy castle, is a draw.
law-camelot-camelot-draws-off = Nothing is a draw by repetition or by counting moves.
law-camelot-draws-automatic = When a counter is full, the game is a draw at once.
law-camelot-draws-claim = When a counter is full, a player may claim a draw. Until then the game goes on.
law-camelot-repetition-whole-state = Positions are the same only if the castle moves used are the same, too.
law-camelot-repetition-board-only = Positions are the same if the board and the player to move are the same.
law-camelot-castle-move-resets-yes = A castle move restarts the count of moves without a capture.
law-camelot-castle-move-resets-no = A castle move counts as a move without a capture.
law-camelot-forfeit-counts-yes = A turn lost by a red card counts as a move without a capture.
law-camelot-forfeit-counts-no = A turn lost by a red card does not count as a move without a capture.
law-camelot-reentry-allowed = In one move, jumps may lead into the player’s own castle, out, and in again.
law-camelot-reentry-forbidden = In one move, jumps may lead into the player’s own castle only once.
law-camelot-setup-accept = A position for practice may have two pieces in their own castle.
law-camelot-setup-reject = A position for practice may not have two pieces in their own castle.
law-reversi-1 = Each player has 32 discs of one colour. Black begins.
law-reversi-2 = In turn, you put one disc on an empty square so that it outflanks: a row of enemy discs stands between it and another disc of yours.
law-reversi-3 = You may outflank rows of any length, in all directions at once: across, down and diagonally.
law-reversi-4 = You may not skip over your own disc, and only rows that begin at the new disc count.
law-reversi-5 = All outflanked discs have to be turned over.
law-reversi-6 = If you can outflank nothing, you lose the turn. If you can outflank, you may not pass.
law-reversi-7 = A disc that was placed stays on its square.
law-reversi-8 = A player with no disc left gets one from the other player.
law-reversi-9 = A mistake in turning discs may be put right until the other player has moved. After that it stays.
law-reversi-10 = When no one can move, the game is over. More discs on the board win; equal numbers are a draw.
law-reversi-start-standard = White has d4 and e5, Black has d5 and e4.
law-reversi-start-mirrored = Black has d4 and e5, White has d5 and e4.
law-reversi-start-free-centre = The players place the first four discs in the centre in turn, as they like.

## Files

files = Print & files
paper-pairings = For the wall
paper-cards = Board cards
paper-cards-hint = A QR code for each board
paper-slips = Result slips
paper-slips-hint = For boards without a phone
paper-sheets = Blank score sheets
paper-records-hint = Every move, to sign
paper-prizes = Prizes
paper-certificates-hint = Places 1 to 3
paper-schools-hint = All its players, round by round
paper-keep = To keep
paper-before = Before the day
paper-programs = Other programs
paper-bring = Import results
files-hint = Take the event with you, or give it to another program. These files have full names: they are for you only.
files-trf = Report file (TRF)
files-trf-hint = for programs that pair and rate
files-json = Everything (JSON)
files-json-hint = the whole event, to move it to another computer
files-pairings = Pairings and results (CSV)
files-pairings-hint = for a spreadsheet
files-players = Players (CSV)
files-players-hint = and whose full name may be shown; to paste into another event
files-standings = Standings (CSV)
files-teams = Standings of the teams (CSV)
files-matches = Matches of the teams, board by board (CSV)
files-matches-hint = for a spreadsheet; results can be read back
files-results = Results from a file
files-results-hint = Take the file of pairings and results, fill in this round’s results in the last column, and choose it here. If something is wrong, nothing is entered.
files-choose = File
files-enter = Enter the results
files-no-round = No round is being played now.
files-results-entered = { $n ->
    [0] Nothing new in the file.
    [one] 1 result entered.
   *[other] { $n } results entered.
}
files-results-wrong = Nothing was entered. Fix these and choose the file again:
laptop-title = This computer
laptop-hello = Welcome, { $name }
laptop-lead = Paste the names, press Pair, and round 1 is on the wall. Ten minutes, no internet.
laptop-phones = Phones in the hall
laptop-phones-on = Point the camera of a phone on the same Wi-Fi at the code, or type the address.
laptop-phones-off = Only this computer can open Inkundla now.
laptop-network = Network for phones
laptop-network-use = Use this network
laptop-test = Scan it with a phone: the phone says at once whether it reaches this computer.
laptop-no-network = This computer is not on a network. Connect it to the hall’s Wi-Fi or to a phone’s hotspot. No internet is needed.
laptop-firewall = Tick private networks, then press Allow. Otherwise no phone gets through.
laptop-windows = Windows asks once
laptop-firewall-refused = Refused by mistake? In Windows Security, open Firewall, then “Allow an app through firewall”, and tick Inkundla for private networks.
laptop-look = Look around first
laptop-bring = Move an event here
laptop-bring-text = From another laptop, a USB stick or a backup.
laptop-turn-on = Let phones in
laptop-turn-on-hint = Only phones on your Wi-Fi. Off: only this computer.
laptop-kept = Where everything is kept
laptop-awake = Keep it awake
laptop-awake-text = While it sleeps, no phone reaches it; nothing is lost. For the day: plug it in, leave the lid open, and set sleep to “Never” in the power settings.
laptop-close = Stop Inkundla
laptop-close-text = Everything is saved. Phones keep what they record and send it when Inkundla runs again.
laptop-stays = Closing this page does not stop Inkundla.
laptop-closed = Inkundla is closed. Everything is saved. You can close this page.
move-title = Move to another computer
move-lead = One file takes everything with it: events, games, accounts and settings.
move-no-file = This server cannot be moved as one file: its database is PostgreSQL, or it keeps no backups. Use “inkundla backup” and “inkundla restore”; see docs/BACKUPS.md.
move-make-title = Make the file
move-stop = Stop entries on this computer: the other one takes over
move-stop-hint = That way nothing is recorded twice. Running clocks are paused, and phones keep what they record. You can go on here at any time.
move-make = Make the file
move-made = The file was made and checked: { $time }.
move-made-before = Anything entered here after that is not in it.
move-take-title = Take it to the other computer
move-download = Download the file
move-folder = For a USB stick: copy it from this folder.
move-network = Or over the hall’s Wi-Fi
move-network-off = Let phones in first. Then the other computer can fetch the file over the Wi-Fi:
move-network-text = Type this address on the other computer. It works once, until { $time }.
move-offer = Show an address
move-withdraw = Cancel this address
move-taken = The other computer fetched the file: { $time }.
move-there = On the other computer
move-there-start = Start Inkundla there. Its first page has “Bring everything from another computer”.
move-stopped = Another computer has taken over since { $time }
move-stopped-text = This computer takes no entries. Go on here only if nothing was recorded on the other one: it would be missing here.
move-go-on = Go on here after all
fault-moved = The event has moved to another computer. This one takes no entries. Whoever set it up can change that: “This computer”, “Move to another computer”.
bring-title = Bring everything from another computer
bring-lead = Make the file on the other computer first: “This computer”, “Move to another computer”. A backup of everything works too.
bring-file = Choose the file
bring-take = Check it and use it here
bring-address = Or type the address that the other computer shows
bring-fetch = Fetch it and use it here
bring-aside = What you have set up here is put aside for 30 days.
bring-not-here = This server keeps its database elsewhere. Restore the file on the command line: see docs/BACKUPS.md.
bring-has-events = This computer has events of its own, and they stay. Make a backup of one event on the other computer and restore it here: it is added to them. The demo can be deleted: “Settings”, “Children’s data”.
bring-one-event = This file holds one event. Set this computer up first, then restore it on the page “Backups”.
bring-sealed = This backup is sealed. Choose the file inkundla.keys from the same folder together with it.
bring-no-address = This is not the address of a computer on the same network. Type it as the other computer shows it.
bring-no-answer = No file came from this address. Are both computers on the same Wi-Fi? An address works once, for 15 minutes: show a new one on the other computer.
bring-not-written = This file could not be used. Nothing was changed here. Is the disk full? Otherwise use another backup.
arrived-title = Everything is here
arrived-start = Inkundla closes now. Start it again, and it opens with all of it.
arrived-server = Stop the server and start it again: it opens with all of it.
arrived-sign-in = Sign in with the name and pass-phrase that you use on the other computer.
arrived-phones = Phones: if this computer has the same address as the other one, their pages go on. If not, let phones in here and have them scan the new code; the codes on the board cards stay the same.
arrived-unsent = If a phone says “Not saved”, keep its page open. It sends by itself if the address is the same; if not, read its record by QR codes.
checkup-good = OK
checkup-note = Note
checkup-wrong = To do
checkup-program = Program
checkup-database = Database
checkup-database-new = { $file } will be created at the first start.
checkup-disk = Disk
checkup-disk-free = { $free } are free.
checkup-disk-low = Only { $free } are free. Delete large files: on a full disk nothing more can be recorded.
checkup-clock = Clock
checkup-clock-is = { $time }. Records take their times from this clock: is it right?
checkup-clock-behind = { $time }. But Inkundla last ran on { $day }, which is later. Set this computer’s clock.
checkup-network = Network
checkup-network-is = Phones on the same network find this computer at { $addresses }.
checkup-backups = Backups
checkup-backups-none = None yet. Inkundla makes the first one by itself soon after it starts.
checkup-backups-last = The last one is from { $time }.
checkup-backups-old = The last one is from { $time }. Download a new one, and check whether the disk is full.
checkup-printing = Printing
checkup-printing-is = PDF files are made without a printer. Print them here, or on another computer.
checkup-browsers = Browsers
checkup-browsers-are = Chrome, Edge, Firefox, Safari and Samsung Internet from 2022 or later. Older ones can read every page; boards do not move by themselves.
checkup-browser-this = { $browser }: new enough.
checkup-browser-old = { $browser } is too old: update it on this computer.
hello-title = Phone test
hello-yes = This phone reaches the laptop
hello-ms = Answer in { $ms } ms.
hello-umpire = I am an umpire
hello-not = If another phone does not reach it
hello-same = Phone and laptop have to be on the same Wi-Fi.
hello-data = Turn off mobile data on the phone while it is in the hall.
hello-guest = Some guest networks keep devices apart. Use another network, or a phone’s hotspot.
words-title = Help with words
words-heading = Help with words: { $language }
words-progress = { $done } of { $all } answered
words-back = The page these words are on
words-all = All words by place
words-all-hint = Open any page of Inkundla and follow “Help with words” at the bottom, or choose a place here. Would you say it like this to a child at the table? A sentence is settled when two speakers choose “Right”.
words-choose-language = Choose your language at the bottom of this page first.
words-open-again = Open that page once more, then come back here: we no longer know which words are on it.
words-sentence = The sentence
words-none-yet = No one has put this into your language yet.
words-filled = With a name or number:
words-see = See it there
words-glossary = { $term }: “{ $exact }” (rules { $rules })
words-right = Right
words-not-sure = Not sure
words-better-open = Better…
words-better = Better words
words-better-form = Better words: { $form }
words-written = Better words. Keep the signs: they say which words belong to which number.
words-form-one = for one
words-form-other = for all others
words-values = Keep these as they are; names and numbers take their place: { $values }
words-save = Save
words-undo = Undo the last answer
words-done = You have answered everything here. Thank you.
words-kept = Your answers are kept on this computer. Whoever runs Inkundla there can send them on.
words-keys = Keys: 1 right, 2 better, 3 not sure. Enter saves, Escape leaves the field.
words-english-changed = The English changed, so it is asked again.
words-older = The English has changed since these words were written.
words-changed = These words changed, so they are asked again.
words-said-right = You said: right.
words-said-not-sure = You said: not sure.
words-said-better = You said, better: { $text }
words-confirmed = confirmed
words-answered = answered
words-begin = Begin
words-welcome = Inkundla speaks your language, but no speaker has read most of its words yet. For each sentence, say whether it is right. You need no account.
words-language = Your language
words-name = Your name or initials (optional)
words-name-hint = It goes with your answers, so that whoever collects them can ask you.
words-about = How much is confirmed
words-about-text = Words are confirmed when the written rules of a game have them, or when two different speakers have said they are right. All others were written by people or programs that may be wrong.
words-about-confirmed = { $n } of { $all } sentences are confirmed.
words-about-help = Whoever set this computer up can invite speakers to help, on the page “This computer”.
words-quiet = Most of these words have not been confirmed by speakers yet ({ $percent } % are).
words-laptop = Speakers of isiZulu, isiXhosa, Afrikaans or Indonesian can say which words are right. They open an address on their phone; they need no account and see only what everyone sees.
words-link-make = Make an address for speakers
words-link-renew = Make a new address
words-link-ends = The old address then stops working, also for those who have opened it. Their answers stay.
words-link-qr = The address for speakers as a QR code
words-bring = Answers from other computers
words-file = File with answers
words-take-in = Import
words-taken-in = New answers: { $n }. Already known: { $known }.
words-strange = Left out, because this version of Inkundla does not have the sentence: { $n }.
words-full = No more speakers or answers fit on this computer. Ask whoever runs it to make a new address for speakers.
words-place-umpire = Umpire’s phone
words-when-umpire = On the phone at a board: turns, cards, clocks, and why something cannot be done.
words-place-practice = Practice and replay
words-when-practice = When someone learns a game or steps through one.
words-place-rules = Rules
words-when-rules = On the pages with the rules of the games.
words-place-event = Event
words-when-event = When someone makes an event, changes its settings or looks at it.
words-place-players = Players
words-when-players = When players are entered, corrected, found or counted.
words-place-rounds = Rounds
words-when-rounds = When a round is paired, posted, run, corrected or taken back.
words-place-standings = Standings
words-when-standings = In the standings, finals and lists of schools and teams.
words-place-projector = Projector
words-when-projector = On the wall of the hall, and where you choose what it shows.
words-place-people = People
words-when-people = When others are invited to help, and what they may do.
words-place-account = Account
words-when-account = When someone signs in, changes a pass-phrase or has lost it.
words-place-papers = Papers
words-when-papers = On what is printed: pairings, board cards, score sheets, certificates.
words-place-records = Records of games
words-when-records = When a record is read, checked, printed or downloaded.
words-place-files = Files
words-when-files = When a file is downloaded, and when one cannot be read.
words-place-copies = Backups
words-when-copies = When backups of everything are made or restored.
words-place-computer = This computer
words-when-computer = On the page of the computer in the hall, in the phone test, and about accessibility.
words-place-words = Help with words
words-when-words = On these pages for speakers.
words-place-notices = Errors and notices
words-when-notices = After something was saved, and when something cannot be done.
words-place-everywhere = Everywhere
words-when-everywhere = On many pages: sides, colours, days, tables.
words-help = Help with words: { $n }
words-send = Download my answers ({ $n })
words-take-all = Download all answers ({ $n })
words-others-right = Other speakers who said right: { $n }.
words-about-here = On this computer, two speakers have confirmed this many more: { $n }.
verify-title = Check a record
verify-hint = Choose a file of records that an organiser gave you. Every turn is played again, and every mark that shows a change is checked.
verify-file = File of records
verify-paste = Or paste the text
verify-text = Text of the records
verify-button = Check
verify-kept = The file is not kept.
verify-drop = Or drop the file anywhere on this page.
verify-stays = The file stays on this device: this page sends nothing and needs no network.
verify-needs = This page needs scripts (JavaScript) and a browser from 2023 or later. The page “Check a record” of an Inkundla server does the same without scripts.
verify-take = Take this page with you
verify-take-hint = One file that checks records without Inkundla and without a network.
verify-nothing = Choose a file, or paste its text.
verify-sound = The record is sound
verify-unchanged = Unchanged
verify-not-sound = The record was changed
verify-changed = Changed
verify-unreadable = This cannot be read as a record
verify-no-record = Not a record
verify-turns = Every turn follows the rules
verify-turns-how = Turns played again here: { $turns }. Games: { $games }.
verify-chain = Nothing was left out, added or changed in the middle
verify-chain-how = Each entry carries the mark of the one before it.
verify-signed = The event signed round { $round }
verify-number = Check number { $code }. It must match the one on the event’s page for this round.
verify-agreed = Both players said that the result is right
verify-agreed-games = { $n ->
    [one] In { $n } game.
   *[other] In { $n } games.
}
verify-not-proved = Not proved
verify-not-table = What really happened at the table: a record shows only what the umpire tapped.
verify-another = Check another
verify-paper = Your paper has check number { $code }. Choose the file of records of the event: this page says whether it is the file with that number.
verify-paper-is = The check number of your paper is the one of round { $round }
verify-paper-is-not = Nothing in this file has the check number of your paper, { $code }. It is another file, or the round has been signed again since.
codes-title = Show the record as QR codes
codes-where = Open the board with this phone. The button is in its menu as long as something is waiting to be sent.
codes-hint = Hold this phone in front of the camera of the organiser’s laptop, a hand’s length away, until the laptop shows the board.
codes-none = Nothing is waiting on this phone: the organiser has everything.
codes-of = Code { $n } of { $all }
codes-back = Previous
codes-hold = Hold
codes-next = Next
scan-title = Read records from phones
scan-hint = A phone that could not reach this laptop shows its record as QR codes: in its menu, “Show the record as QR codes”. Hold it in front of the camera, or choose photographs of the codes.
scan-camera = Use the camera
scan-camera-off = Stop the camera
scan-camera-refused = The browser did not let this page use the camera. Choose photographs instead.
scan-pictures = Photographs of the codes (JPEG or PNG)
scan-read = Read them
scan-empty = No code has been read yet.
scan-nothing = One picture shows no code of a record. Take it again: closer, straight on, without reflections.
scan-no-picture = One file is not a picture that can be read. Choose JPEG or PNG.
scan-too-large = One picture is too large. Take it again at a smaller size.
scan-too-much = No code was found in a picture: it shows too many patterns. Take a picture of one phone from close by.
scan-missing = { $read } of { $all } codes read. Still missing: { $missing }
scan-damaged = These codes do not belong together, or are not a record. Nothing was entered. Read them again from the phone.
scan-altered = These codes are not what the phone of this board made: they were altered. Nothing was entered.
scan-other-phone = These codes come from a phone that does not record this board now, or from another event. Nothing was entered.
scan-no-board = This event has no such board, or no phone records it. Nothing was entered.
scan-stops = Entry { $n } from the phone does not fit what is in the record, so nothing was entered: { $why }
scan-turns = { $n ->
    [one] With it, the record has { $n } turn.
   *[other] With it, the record has { $n } turns.
}
scan-not-over = The game is not over.
scan-known = { $n ->
    [one] { $n } entry from the phone is already in the record.
   *[other] { $n } entries from the phone are already in the record.
}
scan-all-known = Everything is already in the record.
scan-entered = { $n ->
    [one] { $n } entry was entered.
   *[other] { $n } entries were entered.
}
scan-to-enter = { $n ->
    [one] { $n } entry can be entered.
   *[other] { $n } entries can be entered.
}
scan-enter = Enter this record
scan-done = In the record
scan-refused = Not entered
verify-which = Game
verify-show = Show
verify-game = Round { $round }, board { $board }: { $first }, { $second }
take-title = Games recorded on another laptop
take-hint = Choose the file with the records of this event’s games from the other laptop. You see what is in it before anything is kept. All of them are added, or none.
take-found = New: { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}.
take-known = { $n ->
    [0] None of the games is here yet.
    [one] { $n } game is already here, just as in the file.
   *[other] { $n } games are already here, just as in the file.
}
take-agree = Add the records
take-wrong = { $n ->
    [one] Nothing was imported. Something is wrong:
   *[other] Nothing was imported. { $n } things are wrong:
}
take-stands = Round { $round }, board { $board }: { $why }
take-no-such-board = this event has no such board.
take-not-open = this round is not being played here.
take-other-players = other players are at that board: numbers { $first } and { $second }.
take-other-record = something else is already recorded here.
take-by-hand = a result was entered by hand. Remove it first.
take-other-law = it was played by different rules from this event’s.
notice-records-taken = The records are added.
record-not-records = This is not a file of records.
record-version = The file has version { $version }. This program knows version 2.
record-not-understood = This is not written as a record is.
record-missing = Something is missing here.
record-twice = This appears a second time.
record-number = Entry { $found } is where entry { $expected } should be.
record-altered = Entry { $entry } was altered, or the one before it.
record-root = Who plays, the round, the board or the event was altered.
record-impossible = Entry { $entry } cannot follow the ones before it.
record-not-from-entries = The entries of the game say otherwise.
record-other-event = This was signed for another event.
record-signature = The signature is wrong: something was altered after it was signed.
record-cut = The end was cut off: entry { $signed } was signed, the record ends with { $found }.
record-place-more = Line { $line }, column { $column }: { $what } ({ $n } more follow from it.)
record-text = A text is not the one that was written, or belongs to no entry.
record-no-game = A signed game is not in the file: { $game }.
record-no-statement = A signed statement is missing: number { $first } to { $last }.
record-not-after = Statement { $number } does not follow the one before it.
record-no-round = Round { $round } was signed, but nothing signed about it is in the file.
record-holds = The file says it holds { $said } but has { $found }.
record-notes = Nothing in the file is wrong. It does not prove:
record-note-part-round = The file says it is round { $round } of an event. Whether more was signed is not checked.
record-note-part-game = The file says it is round { $round }, board { $board } of an event. Whether more was signed is not checked.
record-note-unsigned = There is no signature, so anyone who has had the whole file could have changed it.
record-note-not-signed = { $more ->
    [0] Round { $round }, board { $board }:
    [one] Round { $round }, board { $board } and { $more } more game:
   *[other] Round { $round }, board { $board } and { $more } more games:
} not signed to the end. Anyone who has had the file could have changed or shortened that part.
record-note-key = The key of the signatures is in the file itself. Compare it with the key that you have from the event.
record-note-names = Names of players and of the event are not covered. A change to them would not be noticed.
record-note-erased = { $n ->
    [one] { $n } text was erased. The chain holds without it.
   *[other] { $n } texts were erased. The chain holds without them.
}
former-organiser = former organiser
former-helper = former helper
former-umpire = former umpire
account-still-organises = You are the only organiser of an event. Hand it over or delete it first.
account-delete = Delete my account
account-delete-text = You are signed out for good. Your name is removed from records, boards and the history of events; “former organiser” takes its place.
account-delete-owner = This account set up Inkundla here, so it cannot be deleted on this page. On the computer where Inkundla runs, the command “inkundla user delete” deletes it.
notice-account-deleted = Your account is deleted.
notice-person-erased = The name is removed.
people-erase = Remove the name
people-erase-text = { $name } is signed out, and the name is removed from this event.
people-left = Names of umpires and of people who have left
people-left-text = A removed name disappears from boards, records and the history. The role stays.
erase-texts = { $n ->
    [one] 1 text is removed as well:
   *[other] { $n } texts are removed as well:
}
erase-texts-all = { $n ->
    [one] 1 text that was typed in records or given as a reason is removed as well, and so are the names of umpires.
   *[other] { $n } texts that were typed in records or given as reasons are removed as well, and so are the names of umpires.
}
audit-person-erased = The name of someone who umpired or helped was removed
record-one-event = The file has the records of several events. Export them one by one.
file-place = Line { $line }, column { $column }: { $what }
file-row = Row { $row }, { $column }: { $what }
file-too-large = The file is too large.
imports-busy = Other files are being imported. Try again in a minute.
list-pages = Pages of this list
trf-line-too-long = This line is too long for a report file.
faults-more = { $n ->
    [one] … and 1 more.
   *[other] … and { $n } more.
}
file-not-text = The file is too large, or it is not text.
json-fault = { $place }: { $what }
trf-no-players = There are no players (no line that begins with 001).
trf-not-a-number = “{ $text }” is not a number from { $least } to { $most }.
trf-not-points = “{ $text }” is not a number of points such as 1.0 or 2.5.
trf-twice = Player { $number } is already in line { $first }.
trf-unknown = Player { $number } is not in the file.
trf-bad-colour = “{ $found }” is not a colour: w, b or -.
trf-bad-result = “{ $found }” is not a result.
trf-contradiction = The result “{ $found }” does not fit the opponent.
trf-not-mirrored = Round { $round }: the line of player { $other } says something else.
trf-no-game = Round { $round }: “{ $found }” here and “{ $theirs }” in the line of player { $other } cannot be one game.
trf-after-the-last = Round { $round } is played here, but the file says that there are { $rounds } rounds. Put the number of rounds right (the line that begins with 142 or XXR).
trf-unknown-system = “{ $code }” is not a pairing system that is known here. Put another in the line that begins with 192, such as FIDE_DUTCH_2026, FIDE_BURSTEIN or FIDE_DUBOV, or remove the line.
trf-points-differ = The rounds give { $counted } points, not { $written }.
trf-bad-word = “{ $text }” is not understood here.
trf-not-supported = Lines that begin with { $tag } cannot be read.
trf-unknown-tiebreak = “{ $code }” is not a tie-break that is known here. Remove it from the line that begins with 212, or put another in its place.
trf-other-points = In this file, forfeits, byes or unfinished games have other points than wins, draws and nothing. An event cannot keep that.
trf-other-acceleration = These extra points are not those of the Baku method. An event cannot keep them.
trf-too-many-apart = { $pairs } pairs must not meet. An event can keep { $most }.
trf-no-teams = Teams play here, but no line 310 says who plays for which team.
trf-accelerated-teams = Teams with extra points in the first rounds are not supported.
trf-team-twice = Team { $number } is already in line { $first }.
trf-unknown-team = Team { $number } is not in the file.
trf-other-team-points = In this file, matches or byes of teams have other points than 2 for a win, 1 for a draw and 0 for a loss, and for a bye a drawn match, or in a round robin nothing. An event cannot keep that.
trf-team-points-differ = The matches give team { $number } { $counted } points, not { $written }.
results-no-column = There is no such heading.
results-not-a-number = “{ $text }” is not a number.
results-no-such-board = This round is not being played, or has no such board.
results-somebody-else = Player { $number } is not at that board.
results-no-result = “{ $text }” is not a result. Write 1-0, 0-1 or 1/2-1/2.
results-twice = This board is already in row { $row }.
fault-recorded = These boards have a recorded game that says something else: { $boards }. Correct them at the board.
import-title = Import an event
copies = Backups
home-copies = Restore a backup
home-demo = Try the demo
home-demo-hint = The demo is a school cup of 24 made-up children with games going on. Press everything; delete it when you like.
home-demo-away = Delete the demo
demo-plays = The demo plays by itself: turns, cards and results come in. A board that you take over is yours.
demo-stop = Stop the demo
demo-stopped = The demo stands still.
demo-start = Let the demo play
tour = Tour
tour-text = This is a demo with made-up children. Press everything.
tour-begin = Show me around
tour-next = Next
tour-end = End the tour
tour-now = This card always shows your next step, with one button.
tour-look = What needs you appears here: an umpire who calls, a silent phone. Enter results in the table below.
tour-players = Who plays and who is here. Tap a name’s button when a child is missing; paste new names below.
tour-event = This is what parents see: short names, live boards. Open a board to follow its game.
tour-standings = Who is where in the standings. Every number shows how it was worked out.
tour-screen = A page for the wall of the hall. Choose what it shows, open it on the projector, leave it alone.
tour-files = Everything to print or download: standings, certificates, forms for a power cut, a backup. That was the tour.
film-title = Inkundla in seven pictures
film-picture = Picture: { $page }
film-umpire = The umpire’s phone
film-umpire-text = An umpire scans the code on the table and taps what is played: only legal points can be tapped. It goes on without the network.
film-look = See it in seven pictures
copies-names = A backup has the full names of children. Keep it where only you can read it.
copies-events = Download a backup of one event
copies-all = All events, accounts and settings
copies-kept = Backups that Inkundla made by itself
copies-none = There is no backup yet. Inkundla makes one when a round is posted or closed.
copies-off = Inkundla makes no backups by itself here. See docs/BACKUPS.md.
copy-all = Download a backup of everything
copy-of-event = Backup of this event
copy-of-event-hint = players, rounds, and every entry of every game, to restore it later
copy-back = Restore an event
copy-back-text = Choose a backup of one event. You see what is in it before anything happens.
copy-look = Check it
copy-found = In this file
copy-holds = { $event }: { $players ->
    [one] 1 player
   *[other] { $players } players
}, round { $round }
copy-is-new = This event is not here yet. It is restored with all its games, and you run it.
copy-is-here = This event is already here. It stays as it is; the backup is added as a second event with a new address.
copy-is-whole = This is a backup of everything, not of one event. Restore it on the command line: see docs/BACKUPS.md.
copy-is-large = This backup is too large for the browser. Restore it on the command line: see docs/BACKUPS.md.
copy-bring = Restore it
copy-made = Made
copy-age = Age
copy-weight = Size
copy-size = { $kb } kB
ago-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
ago-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
ago-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
archive-not-ours = This file is not an Inkundla backup.
archive-newer = This backup was made by a newer version of Inkundla ({ $version }). Use that version.
archive-cut-off = This backup is not complete. Use another one.
archive-line = Line { $line } of this backup cannot be read. Use another one.
archive-altered = This backup was changed or damaged after it was made. Use another one.
import-hint = A report file (TRF) from another program, or everything (JSON) from Inkundla on another computer. You see what is in it before anything is kept.
import-game-hint = A report file does not say which game was played.
import-look = Check the file
import-found = { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
import-aliases = Everybody will see: { $names }
import-name-order = Names without a comma are read with the family name first, as in report files: everybody sees “{ $alias }” of “{ $written }”.
import-given-first = In this file the given name comes first
import-rounds-differ = { $n ->
    [one] Round { $rounds } does not follow the pairing rules of the format. It is kept as it is.
   *[other] These rounds do not follow the pairing rules of the format: { $rounds }. They are kept as they are.
}
report-not-kept = The event does not keep: { $parts }.
report-records = the records { $records }
report-titles = titles ({ $n })
report-federations = federations ({ $n })
report-ids = numbers of federations ({ $n })
report-days-of-birth = days of birth, except the year ({ $n })
report-unrated = marks of games that are too short to be rated ({ $n })
import-cycle-once = The file does not say it: we take it that everybody meets everybody once, in { $rounds } rounds.
import-cycle-twice = The file does not say it: we take it that everybody meets everybody twice, in { $rounds } rounds.
import-agree = Import it
import-no-name = Event from a file
notice-import-done = The event is here, with all its rounds.
import-wrong = { $n ->
    [one] The file cannot be imported. Something is wrong:
   *[other] The file cannot be imported. { $n } things are wrong:
}

## Categories

player-more = Rating, girl or boy, year of birth
player-more-hint = Only if you give prizes by category or play by ratings. Only you see it, unless everyone may see the ratings.
gender-f = Girl
gender-m = Boy

## What separates equal points

tiebreak-meanings = What these mean
tiebreak-refused = This tie-break cannot be read: { $why }
ranking-more = Lots, order by hand, and other options for places
lots-number = Number for drawing lots
lots-hint = If “Lots” is one of the tie-breaks: let someone say any number from 1 to 999999 before the event. Anyone who draws again from the same number gets the same lots.
field-lots = Number for drawing lots
hand-order = Order by hand: start numbers, the best first
hand-reason = Why
hand-hint = Only for players who are equal in everything else, for example after an extra game. Everyone can read the reason.
field-hand-order = Order by hand
field-hand-reason = Why (order by hand)
tiebreak-codes = For arbiters: tie-breaks as codes, with commas between them
tiebreak-codes-hint = Codes of FIDE C.07 such as BH/C1, BH, SB, DE. They replace the choices above.
edition = Rounds without a game count by
edition-2026 = FIDE, March 2026
edition-2024 = FIDE, August 2024
edition-hint = By the rules of 2026 a round without a game never counts more than the missing opponent, or more than a draw in every round.
field-edition = Edition of the rules
standings-all-grades = All grades
standings-all-categories = All categories
standings-all-genders = Girls and boys
standings-gender-f = Girls
standings-gender-m = Boys
standings-all-years = All ages
standings-born-from = Born { $year } or later
standings-overall = place { $rank } of all
schools-title = Schools
schools-size = How many count
schools-how = { $n ->
    [one] The points of the best player of each school.
   *[other] The points of the best { $n } players of each school, added up. With equal points the better places count.
}
schools-best = { $n ->
    [one] the best 1
   *[other] the best { $n }
}
schools-player = { $player }: { $points } (place { $rank })
schools-entered = { $n ->
    [one] 1 player
   *[other] { $n } players
}
schools-none = No player has a school.

## Tables, on paper and in spreadsheets

cross-table = Cross-table
cross-table-note = Each round shows the place of the opponent, w for moving first or b for moving second, and the points. + and − are games that were not played. A dash means no opponent.
cross-table-game = { $side } against number { $place }: { $result }
cross-table-number = The number is the place of the opponent.
statistics = Statistics
statistics-sides = { $games ->
    [one] { $games } game
   *[other] { $games } games
} played: { $first } won { $won } ({ $wonpercent } %), { $second } won { $lost } ({ $lostpercent } %), { $drawn } drawn ({ $drawnpercent } %).
statistics-turns = The recorded games of closed rounds took { $mean } turns on average. The shortest took { $shortest }, the longest { $longest }.
statistics-by-round = Games by round
statistics-by-school = Players by school
statistics-by-grade = Players by grade
statistics-by-sex = Girls and boys
statistics-group = Group
statistics-played = Played
statistics-won-by = { $side } won
statistics-drawn = Drawn
statistics-forfeits = Not played
statistics-open = No result yet
statistics-byes = Sat out with points
statistics-absent = Absent
statistics-have-played = Have played
statistics-left = Left early
statistics-won = Won
statistics-lost = Lost
statistics-note = A game between two players of one group counts once for each of them.
certificate = Certificate
certificate-place = { $n ->
    [1] First place
    [2] Second place
    [3] Third place
   *[other] Place { $n }
}
certificate-about =
    of { $n } players, { $points } from { $games ->
        [one] 1 game
       *[other] { $games } games
    }
certificate-took-part = Took part
certificate-organiser = Organiser
cards-when = When
files-workbook = Everything in tables (XLSX)
files-workbook-hint = standings, players, results and cards, for a spreadsheet
files-standings-pdf = Standings and cross-table (PDF)
files-certificates = Certificates for places 1 to 3 (PDF)
files-certificates-categories = Certificates for the winners of every category (PDF)
files-certificates-all = Certificates for everyone (PDF)
print-pdf = As PDF
files-published = Website copy for a USB stick (ZIP)
files-published-hint = what everyone may see, with short names; opens without this program
published-as-of = As of { $time }
published-start = Start
published-copy = A copy that needs no internet
winners = Winners
category = Category
winners-all = Everyone
winners-none = No winners yet: no round is closed.
winners-order = To be read out from the top: the winner of the event comes last.
files-winners = Winners of every category
files-winners-hint = girls and boys, grade, age and school, where known
files-prizes-hint = who gets what, and the prize-giving
prizes = Prizes
prizes-count = { $n ->
    [0] No prize yet
    [one] 1 prize
   *[other] { $n } prizes
}
prizes-text = You read them from the last to the first. The projector shows each name when you say it. Visitors see the prizes once the event is finished.
prizes-usual = Add the usual prizes
adjustments = Points given or taken
adjustments-text = They count in the points, the places and the next pairings. No tie-break counts them, so opponents neither gain nor lose.
adjustments-none = No points were given or taken.
adjustments-history = The reasons are in the history
adjustments-later = You can give and take points once round 1 is posted, where points of players decide the places.
adjustment-new = Give or take points
adjustment-give = Give
adjustment-take = Take away
adjustment-points = Points
adjustment-round = They count from round
adjustment-from = from round { $round }
adjustment-reason = Reason
adjustment-reason-hint = Only those who run the event see it. It goes when the player’s name is erased.
adjustment-back = Take back
held = What visitors see later
held-text = Hold pairings, results or standings back until you release them: on all public pages, walls and files at once. You, your helpers and the umpires see everything.
held-now = Something is held back from visitors
held-release = Release everything
held-pairings = Pairings
held-pairings-hint = Later rounds are not seen at all.
held-results = Results and games
held-results-hint = Of later rounds visitors see who meets whom, and no boards.
held-standings = Standings
held-standings-hint = Visitors see them as they were after that round.
held-top = Places that the standings list
held-top-hint = Visitors see only the first ones, for example 10, in every list, file and on every wall. The page of each player still shows the own place. Leave it empty to list all.
standings-top = Only the first places are listed, up to place { $top }. Each player finds the own place on the own page.
by-the-book = By the book
own-rules = Own rules
own-rules-text = The rules of the pairing system no longer bind this event, and it cannot come back to them. Report files say so.
rules-left-in = Left in round { $round }.
rules-kept = This event keeps to the rules.
rules-kept-text = The rules of its pairing system bind it. Report files say where it departed from them.
rules-lock = What stays fixed
locked-rounds = The number of rounds stays as it is once round 1 is posted.
locked-kept-apart = Players who must not meet stay as they are once round 1 is posted.
locked-tiebreaks = The tie-breaks stay as they are once round 1 is posted.
locked-average-bye = Sitting out is never worth an average of other rounds.
locked-earlier-result = Once the next round is over, a right result is only noted for the report.
fault-by-the-book = This event keeps to the rules. { $why } You can leave the rules in the settings, under “By the book”.
rules-leave-ask = Leave the rules…
rules-leave-step = Step 2 of 2
rules-leave-sure = Leave the rules for good?
rules-leave-effect = You cannot come back in this event. Results stay. “Own rules” then stands on each page, and report files say so.
rules-keep = Keep to the rules
rules-leave = Leave the rules
departures = What report files say
departures-text = Each line stands in the report file as a comment.
departures-none = Nothing yet. Pairs changed by hand, corrected results and changed settings will stand here.
departure-mpa = Round { $round } was posted with other pairs than proposed.
departure-import = Round { $round } was imported with other pairs than the rules make.
departure-adjournment = A postponed game of round { $round } was no draw.
departure-configuration = Settings that had been fixed were changed in round { $round }.
departure-correction = A result of round { $round } was corrected.
departure-fpb = Somebody gets a full point without a game in round { $round }.
correct-locked = This event keeps to the rules, so it cannot count any more. See “By the book”.
held-tiebreaks = Tie-breaks whose values visitors do not see
held-everything = everything, as it happens
prizes-order = In the order of honour
prizes-later = Once a round is closed, the players stand here.
prizes-none = No prize has a winner yet.
prizes-order-read = Read it from the top: the highest prize comes last.
prizes-print = Print the list
prizes-csv = The prizes as CSV
prizes-certificates = Certificates for the prizes
prize = Prize
prize-receiver = Who gets it
prize-for = For
prize-everybody = All players
prize-each-grade = Every grade
prize-each-school = Every school
prize-named = A player of your choice
prize-named-player = Player (for a player of your choice)
prize-name = Name of the prize
prize-name-usual = First place, second place …
prize-money = Money
prize-gift = Gift
prize-add = Add a prize
prize-remove = Remove the prize
prize-up = Move prize { $n } up
prize-nobody = Nobody is left for this prize, or the place before is shared.
prize-name-one = Choose the player under “Change”.
prize-place-of-all = place { $place } of all
prize-moved-up = moved up: { $players } has a higher prize
prize-shares = shares the money
prizes-rules = Rules for prizes
prizes-rules-text = Only a player with a game gets a place or a prize.
prizes-one-each = One prize each
prizes-one-each-hint = A player with two prizes keeps the higher one. The next player gets the other.
prizes-sharing = Money of players with equal points
prizes-sharing-equally = In equal parts
prizes-sharing-hort = Half by place, half in equal parts (Hort)
prizes-sharing-by-place = By place
prizes-currency = Sign of the currency
field-prizes = Prizes
field-prize-name = Name of the prize
field-prize-gift = Gift
field-prize-money = Money
field-prize-for = For
field-prizes-currency = Sign of the currency
field-prizes-sharing = Money of players with equal points
giving-title = Prize-giving
giving-start = Start the prize-giving
giving-go-on = Go on with the prize-giving
giving-next = Next: { $prize }
giving-back = Back
giving-end = End the prize-giving
giving-read = { $n ->
    [0] none read
    [one] 1 read
   *[other] { $n } read
}
giving-left = { $n ->
    [0] none to come
    [one] 1 to come
   *[other] { $n } to come
}
files-schools-pdf = A report for each school (PDF)

## Words that speakers propose, and the files in which their answers travel

words-no-such = There is no sentence “{ $id }” any more.
words-empty = Write the words.
words-too-long = { $n ->
    [one] These words are too long: at most { $n } letter.
   *[other] These words are too long: at most { $n } letters.
}
words-markup = The signs for “less than” and “greater than” cannot be used here. Use words instead.
words-hidden = There is an invisible character in it. Type the words again instead of copying them.
words-brackets = The curly brackets do not match. Copy what is between { "{" } and { "}" } from the English words exactly.
words-no-other-form = One form needs a star, for all other numbers: *[other]
words-foreign = Between curly brackets there may only be what the English words have there.
words-no-values = Leave out { $value }: the English words have nothing like it.
words-unknown-value = Leave out { $value }: the English words have only { $known }.
words-missing-value = { $value } is missing. A name or a number goes there: put it where it belongs.
words-unknown-form = There is no form { $form } here. The forms are { $known }.
words-missing-form = The form { $form } is missing. Write the words for it too.
answers-line = Line { $line }: { $what }
answers-none = There are no answers from speakers in this file.
answers-stray = This line is not an answer from a speaker. Nothing was imported.
answers-comment = Above the words, a line is missing or cannot be read: { $name }
answers-words = { $id }: { $why }

## Said in events of adults instead of the message without `adults-`; all other messages are those of all events.

adults-call-unwell = Somebody feels unwell
adults-deed-erase-names = Remove names
adults-privacy = Players’ data
adults-privacy-all = All players of this event
adults-privacy-text = The public sees a first name and one letter, or the full name of who agreed. In Settings, full names can be public for everybody who does not refuse.
adults-privacy-children = { $n ->
    [one] { $n } player is entered.
   *[other] { $n } players are entered.
}
adults-privacy-public = { $n ->
    [one] Everyone may see the full name of { $n } player.
   *[other] Everyone may see the full names of { $n } players.
}
adults-privacy-refused = { $n ->
    [one] { $n } player said no.
   *[other] { $n } players said no.
}
adults-names-overdue-short = The names were due to be removed on { $day }, if this computer’s clock is right.
adults-child-data = Everything about this player (JSON)
adults-child-erase = Remove this player’s data
adults-notice-child-erased = The player’s data is removed. Pages that you published before still show the player: publish them again.
adults-consent-text = The player agrees that the full name is shown to everyone.
adults-consent-refused-by = The player said no: only the short name is shown. Recorded by { $name }, { $day }, { $time }.
adults-system-swiss = Swiss: players with equal points meet, never twice
adults-team-hint = The players of one club or school are a team. The first in your list who are here play; the others are reserves. For a second team, write the club as “North B”.
adults-column-gender = Woman or man
adults-import-bad-gender = { $column }: “{ $value }” should be f (woman) or m (man).
adults-players-todo-draft = Round { $round } is a draft. Who comes now is not in it: open the draft and pair again to include them.
adults-players-todo-posted = Round { $round } is being played. Who comes now plays from round { $next }; earlier rounds count as absent.
adults-players-todo-posted-last = Round { $round } is being played, and it is the last: who comes now does not play. When all results are in, finish the event.
adults-check-rows-hint = Fix the words in the boxes. To leave somebody out, empty the boxes of that row.
adults-check-skip = Same person: skip this row
adults-check-keep = Two people: keep both
adults-check-same-as-row = Row { $row }: { $name } is in row { $other } too. Is it the same person?
adults-check-same-as-player = Row { $row }: { $name } is on the list already, as player { $number }. Is it the same person?
adults-player-home-hint = The player has left. Results stay; no more pairings.
adults-player-remove-hint = The player was entered by mistake.
adults-about-names = Players’ names
adults-about-names-how = Ask the organiser, before, during or after the event: the name is removed from all pages at once. Results stay under a number.
adults-about-names-agreed = A full name is shown only where the player has agreed, or entered an event that shows full names.
adults-wish-bye-hint = For a player who comes late or leaves early. Do it before the round is paired.
adults-wish-seat-hint = For a player who cannot change seats. This player’s game is always at that board.
adults-copies-names = A backup has the full names of players. Keep it where only you can read it.
adults-player-more = Rating, woman or man, year of birth
adults-gender-f = Woman
adults-gender-m = Man
adults-standings-all-genders = Women and men
adults-standings-gender-f = Women
adults-standings-gender-m = Men
adults-files-winners-hint = the categories of Settings
adults-categories-usual = None
adults-check-leave-child = Leave this person out
adults-players-limits = At most 2,000 rows and 2 MB. From Excel: Save as, then “CSV UTF-8”. We keep names, school or club and grade, and where the list has them rating, woman or man, year of birth and consent, nothing else.
adults-check-hide = Hide this person’s name: everybody sees “{ $alias }”

## The administration of the server

server-title = Administration
server-accounts = Accounts
server-name = Name of the account
server-state = State
server-no-account = No account was found.
server-since = since { $since }
server-operator = Operator
server-operator-make = Allow administration
server-operator-end = End administration
server-operator-text = Who administrates sees all accounts and events of this server, and can delete them. This is about { $name }.
server-sessions = Signed in
server-no-session = This account is signed in nowhere.
server-sign-out = End
server-sign-out-all = Sign out everywhere
server-rename = Rename
server-rename-text = The history keeps the name of the time. Nobody else can take the former name.
server-new-name = New name
server-reset = Reset the pass-phrase
server-reset-text = The pass-phrase of { $name } stops working, and the account is signed out everywhere. You get a recovery code to hand over.
server-code-text = Hand this code over to { $name } only. With it { $name } chooses a new pass-phrase, once. It is not shown again.
server-account-delete = Delete the account
server-account-delete-text = The account { $name } is gone for good. The name is removed from records, boards and the history of events.
server-type-name = Type the name of the account to confirm
server-alone = Nobody else organises these events: { $events }. Hand them over, or delete them first.
server-give = Change the organiser
server-give-text = This account becomes the organiser. The present organiser becomes a deputy.
server-unreadable = Not readable
server-failed = Failed sign-ins
server-failed-text = Each address is forgotten as soon as the limit of wrong tries forgets it.
server-failed-none = There are none.
server-audit = Who did what
server-audit-text = One file with every change of every event and account. It contains names.
server-audit-file = Download as CSV
server-backup-trouble = The last automatic backup could not be made. Nothing newer is kept until this is mended.
notice-server-changed = Done.
fault-too-many-requests = Too many requests come from your network. Wait a moment, then try again.
fault-too-many-events = This account organises as many events as this server allows. Delete an old one, or ask the operator of the server.
server-events = { $n ->
    [one] { $n } event
   *[other] { $n } events
}
server-browsers = { $n ->
    [one] signed in once
   *[other] signed in { $n } times
}
server-erase-text = { $n ->
    [one] 1 name becomes a number. This cannot be undone.
   *[other] { $n } names become numbers. This cannot be undone.
}
fault-unreadable = This cannot be shown: something in it is damaged, or a newer version of Inkundla wrote it. Other events are not affected.
column-section = Section
import-unknown-section = There is no section “{ $value }”. Add it on the page of all sections first, or correct the word.
fault-in-section = { $section }: { $what }
fault-section-has-rounds = Sections are added before the first round is paired, and not below a section. Make a new event for them.
fault-section-too-many = An event has at most 20 sections.
fault-section-name-taken = Another section has this name. Choose another one.
fault-section-not-empty = This section has players or rounds. Move its players to another section first.
fault-section-in-a-round = A player who is in a round stays in the section. Discard the draft of round 1 first, or mark the player as gone home and enter the name again.
fault-section-pairs = This event has sections. Pair a round in one of them.
sections = Sections
sections-none = Sections are parts of one event, such as Grades 4–5 and Girls’ open. Each has its own game, system and rounds; all have one list of players, one check-in, one hall, one public page and the same people.
sections-n = { $n ->
    [one] { $n } section, one day
   *[other] { $n } sections, one day
}
sections-hall = The hall
sections-set = Names, boards and rules of the sections
section-name = Name of the section
section-first = First board
section-reserve = Number of boards; empty for as many as it needs
section-room = Room or row
section-up = Move up
section-remove = Remove this section
section-rules = Game, system and rounds
section-new = Name of a new section
section-new-like = Grades 4–5
section-add = Add the section
section-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
section-boards = boards { $first }–{ $last }
section-all-in = All results are in
section-open = { $n ->
    [one] { $n } board still plays
   *[other] { $n } boards still play
}
section-live = { $n ->
    [one] { $n } board live
   *[other] { $n } boards live
}
section-asks = { $section }, board { $board }: the umpire calls.
section-overlap = { $one } and { $other } have boards of the same numbers in one room. Change the first board of one.
section-without = { $n ->
    [one] { $n } player has no section.
   *[other] { $n } players have no section.
}
sections-all = All sections
sections-today = Today
sections-hint = Several groups in one event, each with its own game and rounds.
section-none = No section
section-move-to = Move those ticked to
section-move = Move
section-move-hint = A player can change the section until round 1 of the present one is paired.
section-import-hint = A column with the heading “{ $heading }” puts each player into a section. Without it they have no section yet.
undo-moved = { $n ->
    [one] This player goes back to the former section.
   *[other] These { $n } players go back to their former sections.
}
audit-section-added = Section added: { $subject }
audit-section-removed = Section removed: { $subject }
audit-section-ordered = The order of the sections was changed
audit-entrants-moved = { $n ->
    [one] { $n } player was moved to another section
   *[other] { $n } players were moved to other sections
}
field-section-name = Name of the section
field-section-first = First board
field-section-boards = Number of boards
field-section-room = Room or row
field-section-act = Section
prizes-of-sections = The prizes are set in each section and read out here, section by section, the last prize first.
schedule-every = Minutes from one round to the next
schedule-first = Start of round 1
schedule-fill = Set the times of all rounds
field-schedule-every = Minutes from one round to the next
