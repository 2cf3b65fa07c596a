### What Inkundla says, in Afrikaans. Game words are those of the sources; a
### message marked "unreviewed" has words of ours that no speaker has confirmed.

# One word for one thing: terms.tsv has our terms and the words that no message may use beside them.
# Terms: cow = koei; piece, token = stuk; point = kruising; square = blokkie; line = lyn;
# Terms: three-in-a-row = mill; road = pad; shoot = skiet; move = skuif; turn = beurt;
# Terms: fly = vlieg; place = plaas; game = spel; match = wedstryd; draw = gelykop; win = wen;
# Terms: opponent = opponent; side = kant; pass = oorslaan; gift = geskenk; quiet = stil;
# Terms: knight = ridder; man = soldaat; castle = kasteel; canter = galop; leap = spring;
# Terms: jump = vangsprong; charge = storm; capture = vang; disc = skyf; outflank = insluit;
# Terms: turn over = omdraai; umpire = skeidsregter; organiser = organiseerder; card = kaart;
# Terms: yellow card = geelkaart; red card = rooikaart; award = toeken; claim = eis; appeal = appèl;
# Terms: record (noun) = aantekening; record (verb) = aanteken; score sheet = aantekenblad;
# Terms: undo = ontdoen; take back = terugneem; correct = regmaak; put right = regstel;
# Terms: pause = onderbreek; go on = gaan voort; event = toernooi; round = rondte; result = uitslag;
# Terms: enter (a result) = invul; enter (a player) = inskryf; pair (verb) = indeel;
# Terms: pairing = indeling (not "paring"); a pair = paar; draft = konsep; post = bekendmaak;
# Terms: standings = puntelys; rank, place = plek; points (score) = punte; tie-break = gelykopbreker;
# Terms: bye = vryrondte; sit out = uitsit; seed = gekeurde speler; lots = loting; rating = gradering;
# Terms: Swiss = Switsers; round robin = rondomtalie; knockout = uitklop; finals = eindrondtes;
# Terms: final = eindstryd; spectator = toeskouer; live = regstreeks; replay = terugspeel;
# Terms: settings = instellings; save = stoor; finish (an event) = afsluit; tap = tik; press = klik.

# unreviewed
skip = Gaan na die inhoud
# unreviewed
sign-in = Meld aan
# unreviewed
sign-out = Meld af
# unreviewed
close = Sluit
# unreviewed
cancel = Kanselleer
# unreviewed
print = Druk
# unreviewed
share = Deel
player = Speler
# unreviewed
reason = Rede
# unreviewed
other-reason = ’n Ander rede
# unreviewed
menu = Kieslys
# unreviewed
keys = Sleutelbordkortpaaie
# unreviewed
keys-shortcuts = Sleutelbordkortpaaie
# older than the English
# unreviewed
keys-page = Tab: na die volgende skakel of knoppie · Enter: druk dit · Esc: sluit · ?: hierdie sleutels
# unreviewed
keys-board = Op die bord: pyltjies beweeg, Enter tik.
# unreviewed
language = Taal
# unreviewed
fault-number = As dit weer gebeur, gee hierdie nommer vir wie na Inkundla hier omsien: { $number }
# unreviewed
language-of-event = Taal van die toernooi
# older than the English
# unreviewed
audience = Wie speel
# unreviewed
audience-children = Kinders
# unreviewed
audience-adults = Volwassenes
# unreviewed
audience-hint = Dit bepaal die woorde op bladsye en papiere. Ander sien altyd kort name van kinders.
# unreviewed
full-names = Net vir volwassenes: almal mag volle name sien, tensy iemand weier
# unreviewed
full-names-public = volle name is openbaar
# unreviewed
full-names-hint = Wie geweier het, hou ’n kort naam. As jy dit later afskakel, is alle name weer kort.
# unreviewed
public-ratings = Almal mag die graderings sien
# unreviewed
ratings-public = graderings is openbaar
# unreviewed
embedding = Ander webwerwe mag die openbare bladsye wys
# unreviewed
embedding-hint = Byvoorbeeld die bladsy van jou skool of klub. Die bladsy Deel het dan ’n reël om te kopieer. Niemand kan daar aanmeld of iets verander nie.
# unreviewed
embedding-allowed = ander webwerwe mag die bladsye wys
# unreviewed
categories = Kategorieë
# unreviewed
categories-usual = Soos gewoonlik: meisies en seuns, graad, ouderdom en skool
# unreviewed
categories-none = Geen: net die plekke van alle spelers
# unreviewed
categories-hint = Vir wenners, sertifikate, stand en lêers. Laat alle rye leeg vir die gewones. ’n Leë veld beteken enige: “50+” is geboortejaar tot 1976, “U1600” is gradering tot 1599.
# unreviewed
category-n = Kategorie { $n }
# unreviewed
category-name = Naam
# unreviewed
category-gender = Wie
# unreviewed
category-everybody = Almal
# unreviewed
category-born-from = Gebore vanaf
# unreviewed
category-born-to = Gebore tot
# unreviewed
category-rating-from = Gradering vanaf
# unreviewed
category-rating-to = Gradering tot
# unreviewed
category-grade-from = Graad vanaf
# unreviewed
category-grade-to = Graad tot
# unreviewed
language-of-browser = Soos elke leser se foon of rekenaar gestel is
# unreviewed
language-still-english = { $language } (nog in Engels)
# unreviewed
day-of-month = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mrt
    [4] Apr
    [5] Mei
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Okt
    [11] Nov
   *[12] Des
}
# unreviewed
day-of-year = { $day } { $year }
# unreviewed
decimal-sign = ,

## Sides and cows

side-first = Wit
side-second = Swart
# unreviewed
point-empty = { $point }, leeg
point-man = { $point }, { $side }
# A small piece on the board. Sources: "tokens, called 'cows'".
# unreviewed
counts = hand { $hand } · bord { $board } · geskiet { $shot }
# unreviewed
herd = { $hand } in die hand, { $board } op die bord, { $lost } verloor
# unreviewed
dots-legend = Die kolle langs ’n naam: eers die koeie in die hand, dan dié op die bord. Hol kolle is verlore koeie.

## Why a turn is refused

illegal-turn = { $turn }: { $why }
# unreviewed
whynot-unreadable = Ons kan nie daardie skuif lees nie. Tik op die kruisings van die bord.
# unreviewed
whynot-game-over = Die spel is verby. Om verder te speel, ontdoen die laaste beurt.
# unreviewed
whynot-occupied = Daar is reeds ’n koei op { $point }. Kies ’n leë kruising.
# older than the English
# unreviewed
whynot-not-yours = Geen koei van hierdie speler staan op { $point } nie.
# unreviewed
whynot-no-such-point = Daar is geen kruising { $point } op hierdie bord nie.
# unreviewed
whynot-too-few-shots = Twee mills is gemaak. Tik op die ander koei wat geskiet is.
# unreviewed
whynot-shot-twice = { $point } is twee keer geskiet. Kies ’n ander koei.
# unreviewed
whynot-lost-turn = ’n Beurt gaan net deur ’n rooikaart verlore. Maak “Kaart” oop.
# older than the English
# unreviewed
whynot-must-place = Daar is nog koeie in die hand. Plaas eers een.
# older than the English
# unreviewed
whynot-hand-empty = Daar is nie meer so ’n koei in die hand nie.
# older than the English
# unreviewed
whynot-not-neighbours = Geen lyn verbind { $from } met { $to } nie. ’n Koei skuif na die kruising langs hom.
# unreviewed
whynot-must-shoot = ’n Mill: tik op die koei wat geskiet is.
# older than the English
# unreviewed
whynot-no-shot = Dit maak nie ’n mill nie, dus word geen koei geskiet nie.
# unreviewed
whynot-too-many-shots = Een beurt skiet een koei.
# older than the English
# unreviewed
whynot-no-target = Geen koei van die opponent staan op { $point } nie.
# unreviewed
whynot-protected = Die koei op { $point } is veilig: dit staan in ’n mill. Kies ’n ander een.
# older than the English
# unreviewed
whynot-banned-return = Hierdie koei mag nie dadelik teruggaan om ’n mill te maak nie.
# unreviewed
whynot-gift-due = Die bord is vol. Eers gee elke speler een koei weg.
# unreviewed
whynot-no-gift = Geen koei hoef nou weggegee te word nie.
# older than the English
# unreviewed
whynot-may-not-pass = Hierdie speler kan skuif en mag nie die beurt oorslaan nie.
# older than the English
# unreviewed
whynot-must-pass = Hierdie speler kan nie skuif nie en moet die beurt oorslaan.
# older than the English
# unreviewed
whynot-no-leap = Van { $from } na { $to } is nie een tree nie en ook nie ’n sprong oor ’n stuk nie.
# unreviewed
whynot-only-knights-charge = Net ’n ridder mag oor vriende spring en daarna vang.
# older than the English
# unreviewed
whynot-must-capture = Daar kan gevang word, dus moet daar gevang word.
# older than the English
# unreviewed
whynot-must-go-on = Die vangsprong moet van { $point } af verder gaan.
# unreviewed
whynot-exposed = ’n Ridder wat oor vriende tot by { $point } spring, moet van daar af vang.
# unreviewed
whynot-back-to-start = ’n Galop (spronge oor vriende) mag nie eindig waar dit begin het nie.
# older than the English
# unreviewed
whynot-castle-closed = Net ’n vangsprong mag in die eie kasteel ({ $point }) eindig.
# older than the English
# unreviewed
whynot-must-leave-castle = Die stuk op { $point } moet eers uit sy eie kasteel gaan.
# unreviewed
whynot-castle-keeps = ’n Stuk in die vyand se kasteel ({ $point }) bly daar.
# unreviewed
whynot-no-castle-move-left = Albei kasteelskuiwe is al gemaak.
# unreviewed
whynot-outflanks-nothing = ’n Skyf op { $point } draai niks om nie. Kies ’n gemerkte blokkie.
# older than the English
# unreviewed
whynot-umpire-only = Net die skeidsregter kan aanteken dat skywe verkeerd omgedraai is.
# older than the English
# unreviewed
whynot-not-wrong = Dit kan nie wees dat die skyf op { $point } verkeerd omgedraai is of verkeerd bly lê het nie.

## Why the record refuses

# unreviewed
refusal-not-started = Die spel het nog nie begin nie. Tik op ’n kruising of begin die klok.
# older than the English
# unreviewed
refusal-already-started = Die spel het reeds begin.
# unreviewed
refusal-over = Die spel is verby. Om verder te speel, ontdoen die laaste beurt.
# unreviewed
refusal-not-over = Die spel is nog nie verby nie.
# unreviewed
refusal-paused = Die spel is onderbreek. Tik eers op “Gaan voort”.
# unreviewed
refusal-not-paused = Die spel is nie onderbreek nie.
# older than the English
# unreviewed
refusal-no-turn-to-take-back = Daar is geen beurt om te ontdoen nie.
# older than the English
# unreviewed
refusal-no-turn-to-play-again = Daar is geen beurt om weer te speel nie: iets anders is intussen gespeel.
# older than the English
# unreviewed
refusal-no-such-turn = Daar is geen beurt { $n } wat reggemaak kan word nie. Kies een uit die lys.
# older than the English
# unreviewed
refusal-lost-turn-stands = Daardie beurt het deur ’n rooikaart verlore gegaan. Neem eerder die kaart terug.
# unreviewed
refusal-same-turn = Daardie beurt is reeds aangeteken.
# unreviewed
refusal-others-dropped = Die latere beurte het verander sedert jy gekyk het. Gaan die lys weer na.
# unreviewed
refusal-too-late-to-put-right = Die ander speler het intussen geskuif, dus bly die skywe soos hulle is. Tik op “Stop”, dan “Skywe wys die verkeerde kant”.
# unreviewed
refusal-bad-position = Hierdie posisie is nie in hierdie spel moontlik nie: { $why }.
# older than the English
# unreviewed
refusal-same-position = Die bord staan reeds so.
# unreviewed
refusal-no-card-to-take-back = Hierdie speler het geen kaart om terug te neem nie.
# older than the English
# unreviewed
refusal-reason-missing = Sê in ’n paar woorde hoekom.
# older than the English
# unreviewed
refusal-no-clock = Hierdie toernooi word sonder ’n klok gespeel.
# unreviewed
refusal-clock-not-called = Tik eers op “Begin die minuut”.
# older than the English
# unreviewed
refusal-clock-runs = Hierdie klok loop reeds, of begin vanself.
# unreviewed
refusal-too-much-taken = Net { $time } is oor. Neem minder weg.
# unreviewed
refusal-no-time-adjusted = Sê hoeveel sekondes.
# older than the English
# unreviewed
refusal-still-in-time = Die minuut is nog nie verby nie: { $seconds } s is oor.
# older than the English
# unreviewed
refusal-not-to-move = Dit is die ander speler se beurt.
# unreviewed
refusal-no-turn-to-give = Die ander speler het geen beurt om te kry nie. Wys ’n geelkaart of ken die wedstryd toe.
# older than the English
# unreviewed
refusal-red-out-of-turn = ’n Rooikaart neem die beurt weg van die speler wat moet skuif. Wys dit wanneer dit hierdie speler se beurt is, of wys ’n geelkaart, of ken die wedstryd toe.
# unreviewed
refusal-not-counted-quiet = Hierdie spel ken nie gelykop deur beurte sonder ’n skoot nie.
# unreviewed
refusal-not-counted-repetition = Hierdie spel ken nie gelykop deur herhaling nie.
# older than the English
# unreviewed
refusal-nothing-asked = Hierop is reeds geantwoord.
# unreviewed
refusal-offered-already = Jy het reeds gelykop aangebied. Jy kan dit weer doen ná jou volgende beurt.
# unreviewed
refusal-no-draw-offered = Die ander speler bied nie gelykop aan nie.
# unreviewed
refusal-no-take-backs = Beurte word nie in hierdie toernooi teruggeneem nie.
# unreviewed
refusal-asked-already = Dit is reeds gevra. Vra weer ná die volgende beurt.
# unreviewed
refusal-no-take-back-asked = Die ander speler vra nie om ’n beurt terug te neem nie.
# unreviewed
refusal-umpire-only = Spelers kan dit nie doen nie. Roep die organiseerder.
# unreviewed
refusal-organiser-only = Net die organiseerder kan dit doen. Roep die organiseerder.
# older than the English
# unreviewed
refusal-bug = Dit kon nie aangeteken word nie. Niks is verander nie. Roep die organiseerder.

## Cards

# unreviewed
card = Kaart
# unreviewed
card-title = Wys ’n kaart
# older than the English
# unreviewed
card-rule = Reël: een minuut, dan geel (waarskuwing), rooi (die ander speler skuif volgende), en daarna kan die wedstryd toegeken word.
# older than the English
# unreviewed
card-player = Vir wie?
# older than the English
# unreviewed
card-why = Waarvoor?
# unreviewed
card-yellow = Geelkaart: waarskuwing
# unreviewed
card-red = Rooikaart: die ander speler skuif volgende
# unreviewed
award-match = Ken die wedstryd aan die ander speler toe
# unreviewed
card-back-title = Neem ’n kaart terug
# older than the English
# unreviewed
card-back = Neem kaart terug
# unreviewed
yellow-card = geelkaart
# unreviewed
red-card = rooikaart
# unreviewed
step-yellow = volgende: geel
# unreviewed
step-red = volgende: rooi
# unreviewed
step-award = volgende: toekenning
# unreviewed
offence-delay = Te stadig: die minuut is om
# older than the English
# unreviewed
offence-illegal-turn = ’n Beurt teen die reëls
# unreviewed
offence-misconduct = Onregverdige of ongeskikte gedrag
# older than the English
# unreviewed
offence-noise = Geraas wat steur
# older than the English
# unreviewed
offence-help = Hulp van iemand anders

## A turn in words

turn-text-place = { $side } plaas { $man } op { $to }
turn-text-place-shot = { $side } plaas { $man } op { $to }, mill, skiet { $shot }
turn-text-move = { $side } skuif { $from } na { $to }
turn-text-move-shot = { $side } skuif { $from } na { $to }, mill, skiet { $shot }
# unreviewed
turn-text-gift = { $side } gee die koei op { $to } weg
# unreviewed
turn-text-pass = { $side } kan nie skuif nie en slaan die beurt oor
# older than the English
# unreviewed
turn-text-lost-turn = { $side } verloor die beurt deur ’n rooikaart
turn-text-numbered = { $n }. { $text }

## The end of a game

end-won = { $winner } wen: { $why }
# A TIED GAME. Not "to sketch", not a lottery, not the list of pairings.
end-drawn = Gelykop: { $why }
# unreviewed
end-not-played = Nie gespeel nie: { $why }
# unreviewed
clause-captured = die ander speler het net twee koeie oor
# older than the English
# unreviewed
clause-blocked = die ander speler kan nie skuif nie
# unreviewed
clause-full-board = die bord is vol en die speler aan die beurt kan nie skuif nie
# older than the English
# unreviewed
clause-quiet-moves = te veel beurte sonder ’n skoot
# unreviewed
clause-repetition = drie keer dieselfde posisie
# unreviewed
ground-agreement = albei spelers het saamgestem
# unreviewed
ground-resignation = die ander speler het opgegee
# unreviewed
ground-absence = ’n speler het nie betyds na die bord gekom nie
# unreviewed
ground-award = deur die skeidsregter toegeken. { $why }
# older than the English
# unreviewed
ground-award-skipped = deur die skeidsregter toegeken sonder ’n rooikaart vooraf. { $why }
# unreviewed
ground-adjudication = deur die skeidsregter of organiseerder beslis ({ $reason })

## The record

# unreviewed
event-started = Die spel het begin
# unreviewed
event-taken-back = Teruggeneem: { $turn }. { $reason }
# unreviewed
event-taken-back-plain = Teruggeneem: { $turn }
# unreviewed
event-clock-called = Die skeidsregter het die minuut begin
# unreviewed
event-paused = Spel onderbreek: { $reason }
# unreviewed
event-paused-plain = Spel onderbreek
# older than the English
# unreviewed
event-paused-server = Die skootrekenaar het gaan staan. Die klok wag; geen tyd het verlore gegaan nie.
# older than the English
# unreviewed
event-paused-jump = Die skootrekenaar het geslaap, of sy klok is { $time } min. vorentoe gestel. Die spelklok wag; geen tyd het verlore gegaan nie.
# older than the English
# unreviewed
event-paused-jump-back = Die skootrekenaar se klok is { $time } min. teruggestel. Die spelklok wag; geen tyd het verlore gegaan nie.
# unreviewed
event-time-given = { $side } kry { $time } min.: { $reason }
# unreviewed
event-time-taken = { $side } verloor { $time } min.: { $reason }
# unreviewed
event-corrected = Reggemaak: { $turn }. Voorheen: { $was }. { $reason }
# unreviewed
event-corrected-dropped = { $n ->
    [one] Reggemaak: { $turn }. Voorheen: { $was }. { $reason }. Hierdie latere beurt het weggeval: { $dropped }
   *[other] Reggemaak: { $turn }. Voorheen: { $was }. { $reason }. Hierdie latere beurte het weggeval: { $dropped }
}
# unreviewed
event-put-right = Betyds reggestel: { $text }
# unreviewed
event-set-up = Die bord is opgestel: { $reason } ({ $position })
# older than the English
# unreviewed
event-set-up-back = Die opstelling is teruggeneem: { $reason }
# What happened on the real board, and what it led to.
# unreviewed
event-illegal = { $side }, teen die reëls: { $what }. { $consequence }
# older than the English
# unreviewed
event-illegal-departs = { $side }, teen die reëls: { $what }. { $consequence } (die toernooi se reël is anders)
# unreviewed
event-claim-quiet-right = { $side } eis gelykop weens beurte sonder ’n skoot. Reg: { $n } van { $limit }
# unreviewed
event-claim-quiet-wrong = { $side } eis gelykop weens beurte sonder ’n skoot. Nog nie: { $n } van { $limit }
# unreviewed
event-claim-repetition-right = { $side } eis gelykop weens herhaling. Reg: die posisie het { $n } keer voorgekom
# unreviewed
event-claim-repetition-wrong = { $side } eis gelykop weens herhaling. Nog nie: die posisie het { $n } van { $limit } keer voorgekom
# unreviewed
event-draw-offered = { $side } bied gelykop aan
# unreviewed
event-draw-declined = { $side } speel voort: nie gelykop nie
# unreviewed
event-take-back-asked = { $side } vra om ’n beurt terug te neem
# unreviewed
event-take-back-agreed = { $side } stem saam: die beurt word teruggeneem
# unreviewed
event-take-back-declined = { $side } speel voort: niks word teruggeneem nie
# unreviewed
event-notice = Die organiseerder: { $text }
# unreviewed
notice-to-board-coming = Ek kom na julle bord toe.
# unreviewed
notice-to-board-play-on = Speel asseblief voort.
# unreviewed
notice-to-board-quiet = Speel asseblief stil.
# unreviewed
notice-to-board-ends-soon = Die rondte eindig binnekort.
# unreviewed
event-called = Die skeidsregter roep die organiseerder: { $about }
# unreviewed
event-called-discreetly = Die skeidsregter het die organiseerder geroep
# unreviewed
event-call-answered-discreetly = Die organiseerder het geantwoord
# unreviewed
event-call-answered = Die organiseerder se antwoord: { $reply }
# unreviewed
event-appeal = { $side } appelleer: { $words }
# older than the English
# unreviewed
event-appeal-withdrawn = Die appèl is teruggetrek
# unreviewed
event-appeal-allowed = Die appèl het geslaag: { $reason }
# unreviewed
event-appeal-refused = Die appèl is afgewys: { $reason }
# older than the English
# unreviewed
irregular-moved-twice = het twee keer na mekaar geskuif
# unreviewed
irregular-wrong-step = het ’n stuk geskuif waarheen dit nie mag gaan nie
# unreviewed
irregular-wrong-capture = het die verkeerde stuk geskiet of gevang
# older than the English
# unreviewed
irregular-wrong-man = het die ander speler se stuk geskuif
irregular-other = { $words }
# unreviewed
consequence-put-back = Die skuif word teruggesit
# unreviewed
consequence-warning = Die skuif word teruggesit, met ’n waarskuwing
# unreviewed
consequence-card = Die skuif word teruggesit, en die volgende kaart word gewys
# unreviewed
consequence-loss = Die wedstryd is verloor
# older than the English
# unreviewed
call-dispute = Die spelers stem nie saam nie
# unreviewed
call-rule = Ek het hulp met ’n reël nodig
# unreviewed
call-missing = Iets kort by die bord
# older than the English
# unreviewed
call-unwell = ’n Kind voel nie lekker nie
# older than the English
# unreviewed
call-behaviour = Daar is moeilikheid rondom die bord
# older than the English
# unreviewed
call-phone = My foon gee moeilikheid
call-other = { $words }
# older than the English
# unreviewed
call-red-cards = { $n } rooikaarte vir een speler in hierdie toernooi. Wat nou?
# older than the English
# unreviewed
event-resumed = Die spel gaan voort
# unreviewed
event-call-seen = Die organiseerder het die roep gesien
# older than the English
# unreviewed
event-call-coming = Die organiseerder kom oor { $n } min
event-card = { $side }: { $card }. { $why }
# older than the English
# unreviewed
event-card-skipped = { $side }: { $card } sonder ’n geelkaart vooraf. { $why }
# unreviewed
event-card-back = { $side }: { $card } teruggeneem: { $reason }
# unreviewed
event-reopened = Die uitslag is teruggeneem: { $reason }

## The umpire's page

# unreviewed
umpire = Skeidsregter
# unreviewed
place = Bord { $board } · Rondte { $round }
# unreviewed
slip-place = { $round }-{ $board } · Bord { $board } · Rondte { $round }
# unreviewed
saved = ✓ Gestoor { $time }
# unreviewed
not-started-pill = Nie begin nie
# unreviewed
saving = … Stoor tans
# unreviewed
not-saved = ⚠ Nie gestoor nie. Hou hierdie bladsy oop.
# unreviewed
not-saved-n = ⚠ Nie gestoor nie ({ $n })
# unreviewed
unsent-title = Nog nie gestuur nie
# unreviewed
say-next = { $player } is volgende.
# older than the English
# unreviewed
say-wait = Op hierdie foon bewaar. Wag tot die skootrekenaar geantwoord het.
# older than the English
# unreviewed
players-confirm = Aan die einde van ’n spel word albei spelers op die skeidsregter se foon gevra of die uitslag reg is.
# unreviewed
second-person = ’n Uitslag wat iemand intik, tel eers wanneer iemand anders dit bevestig.
# unreviewed
second-person-hint = Twee mense wat dieselfde uitslag invul, bevestig dit. Uitslae van skeidsregters se fone het nie ’n tweede persoon nodig nie.
# older than the English
# unreviewed
confirm-title = Gee die foon vir die spelers
# unreviewed
confirm-right = { $player }: ja, dit is reg
# unreviewed
confirm-said = ✓ { $player } stem saam
# older than the English
# unreviewed
confirm-not-right = Nie reg nie? Moenie tik nie. “Ontdoen” neem die einde terug; of skryf ’n appèl neer, en die organiseerder besluit.
# older than the English
# unreviewed
confirm-sent = ✓ Gestuur { $time }. Gee die foon terug vir die skeidsregter.
# unreviewed
end-facts = { $first } { $score } { $second } · { $turns } beurte · { $time }
# unreviewed
lasted-minutes = { $n } min
# unreviewed
lasted-seconds = { $n } s
# unreviewed
end-aloud-won = { $player } wen. Mooi gespeel, albei. Skud hande.
# unreviewed
end-aloud-drawn = Dit is gelykop. Mooi gespeel, albei. Skud hande.
# unreviewed
end-stored = ✓ Die organiseerder het dit · { $time }
# unreviewed
end-next = Dankie. Volgende bord
# unreviewed
end-wrong = Iets is verkeerd
# unreviewed
say-aloud = Sê: “{ $words }”
# unreviewed
aloud-title = Wat om te sê
# unreviewed
aloud-when-toss = Voor die spel: die loot
# unreviewed
aloud-when-start = Die spel begin
# unreviewed
aloud-when-time = Die tyd is om
# unreviewed
aloud-when-card = ’n Kaart
# unreviewed
aloud-when-draw = ’n Speler bied gelykop aan
# unreviewed
aloud-when-stop = Die spel staan stil
# unreviewed
aloud-when-end = Die einde
# unreviewed
aloud-when-next = Die volgende rondte
# older than the English
# unreviewed
aloud-toss = { $first } en { $second }: ons loot wie begin.
# unreviewed
aloud-start = { $first } speel { $one }, { $second } speel { $other }. { $first } begin. Speel.
# unreviewed
aloud-begin = { $first } begin. Speel.
# unreviewed
aloud-time = Tyd, { $player }.
# unreviewed
aloud-card = { $player }: { $card }. { $why }.
# unreviewed
aloud-turn-lost = { $player } verloor hierdie beurt.
# unreviewed
aloud-draw = Wil julle albei gelykop speel?
# unreviewed
aloud-at-dispute = Stop, asseblief. Ons kyk saam na die beurte.
# unreviewed
aloud-at-call = Wag asseblief. Die organiseerder kom.
# unreviewed
aloud-at-appeal = Wag asseblief. Die organiseerder besluit oor die appèl.
# unreviewed
aloud-at-illegal-turn = Daardie beurt was teen die reëls. Dit word teruggesit.
# unreviewed
aloud-at-correction = Die aantekening is reggestel. Kyk asseblief na die bord.
# unreviewed
aloud-at-set-up = Die bord is opgestel. Is alles reg?
# unreviewed
aloud-next = Rondte { $round } volg. Soek asseblief julle bord.
# unreviewed
toss-title = Wie het die loot gewen en begin?
# unreviewed
toss-enter = Vul die loot in
# unreviewed
toss-begins = { $player } begin
# older than the English
# unreviewed
rule-board-full = Die bord is vol: elkeen gee een koei weg, { $player } eerste.
# older than the English
# unreviewed
rule-gift-due = Nou gee { $player } een koei weg.
# older than the English
# unreviewed
rule-gifts-done = Albei het gegee. { $player } skuif eerste.
# older than the English
# unreviewed
rule-disc-given = { $player } het geen skyf oor nie: { $other } gee een.
# unreviewed
rule-pass = { $player } kan nie skuif nie en slaan oor.
# unreviewed
rule-flying = { $player } het drie koeie oor en mag vlieg.
# unreviewed
rule-count-begins = Van nou af maak { $limit } beurte sonder ’n skoot die spel gelykop.
# unreviewed
rule-count-begins-each = Van nou af maak { $limit } beurte van elke speler sonder ’n skoot die spel gelykop.
# unreviewed
rule-count = { $n } van { $limit } beurte sonder ’n skoot.
# unreviewed
rule-count-camelot = { $n } van { $limit } beurte waarin niks gevang is nie.
# older than the English
# unreviewed
event-agreed = { $side } sê dat die uitslag reg is
# unreviewed
refusal-agreed-already = Hierdie speler het reeds ingestem.
# older than the English
# unreviewed
clock-low = Tien sekondes is oor.
# unreviewed
clock-out = Die tyd is om. Kaart, of gaan voort.
# unreviewed
held-title = Hierdie beurte het nie deurgekom nie
# older than the English
# unreviewed
held-again = Stuur hulle weer
# older than the English
# unreviewed
held-first = Laat die eerste uit
# unreviewed
held-copy = Kopieer
# older than the English
# unreviewed
held-all = Gooi alles weg …
# unreviewed
held-nothing = niks
# unreviewed
held-through = tot en met rondte { $round }
# unreviewed
held-results-later = uitslae volg later
# unreviewed
held-standings-later = nuwe stande volg later
# older than the English
# unreviewed
held-all-sure = Ja, gooi alles weg
# unreviewed
start-recording = Begin aanteken
# unreviewed
take-over = Neem oor
# unreviewed
taken = { $name } teken hierdie bord sedert { $since } aan. Beurte tot nou toe: { $turn }.
# unreviewed
taken-given = { $name } gee hierdie bord vir jou. Beurte tot nou toe: { $turn }.
# unreviewed
notice-took-over = Jy teken nou hierdie bord aan. Die ander foon mag kyk.
# older than the English
# unreviewed
hand-over = Gee vir ’n ander skeidsregter
# older than the English
# unreviewed
hand-over-title = { $place }: gee vir ’n ander skeidsregter
# unreviewed
hand-over-how = Die ander skeidsregter rig die foon se kamera op hierdie kode, of maak hierdie adres oop, en tik op “Neem oor”.
# older than the English
# unreviewed
hand-over-then = Van dan af teken daardie foon aan, en hierdie een mag kyk. Niks gaan verlore nie.
# unreviewed
hand-over-back = Terug na die bord
# unreviewed
hand-over-codes = As die ander foon die skootrekenaar bereik, skandeer elke kode met sy kamera en maak die bladsy oop. Dit neem oor met alles wat hier wag. Teken daarna net daar aan.
# unreviewed
hand-over-this-phone = As dit nie kan nie, gee hierdie foon vir die ander skeidsregter. Dit hou aan met aanteken.
# unreviewed
take-codes-some = { $n } van { $all } kodes gelees. Skandeer ook die ander: sonder hulle ontbreek die laaste beurte.
# unreviewed
take-codes-all = Alle kodes is gelees. Wat op die ander foon wag, kom saam met die bord.
# unreviewed
watch = Kyk
# unreviewed
watch-page = Bladsy vir toeskouers
# unreviewed
umpire-name = Jou naam (skeidsregter)
# unreviewed
say-start = Sê: “{ $words }” Tik dan die eerste beurt.
# unreviewed
say-place = { $player }: tik waar die koei geplaas is
# older than the English
# unreviewed
say-from = { $player }: tik op die koei wat geskuif het
# unreviewed
say-fly = { $player } het drie koeie en mag vlieg: tik op die koei wat geskuif het
# unreviewed
say-to = Tik waarheen dit geskuif het
# older than the English
# unreviewed
say-shoot = ’n Mill! Tik op die koei wat geskiet is
# older than the English
# unreviewed
say-not-here = Nie daar nie. Tik op een van die gemerkte kruisings.
# older than the English
# unreviewed
say-not-this-one = Daardie koei kan nie geskiet word nie. Tik op een van die gemerkte koeie.
# unreviewed
say-pass = { $player } kan nie skuif nie, dus skuif { $other } weer.
# unreviewed
say-paused = Die spel is onderbreek: { $reason }
# unreviewed
say-paused-plain = Die spel is onderbreek.
# unreviewed
say-paused-jump = Die skootrekenaar het geslaap, of die klok daarvan is verstel. Die spelklok wag; geen tyd het verlore gegaan nie. Tik op “Gaan voort”.
# unreviewed
say-paused-server = Die skootrekenaar het gaan staan. Die klok wag; geen tyd het verlore gegaan nie. Tik op “Gaan voort”.
# older than the English
# unreviewed
incident-dispute = die spelers en die skeidsregter kyk na die beurte.
# unreviewed
incident-call = die organiseerder is geroep.
# unreviewed
incident-correction = die aantekening is reggestel.
# unreviewed
incident-set-up = die bord is opgestel.
# older than the English
# unreviewed
incident-illegal-turn = ’n beurt was teen die reëls.
# older than the English
# unreviewed
incident-appeal = ’n speler appelleer.
# unreviewed
start-clock = Begin die spel
# older than the English
# unreviewed
call-clock = Begin die minuut
# unreviewed
pause = Onderbreek
# older than the English
# unreviewed
pause-why = Hoekom? Een tik, of los dit.
# unreviewed
pause-away = ’n Speler het die bord verlaat
# unreviewed
pause-unwell = ’n Speler voel nie wel nie
# unreviewed
pause-noise = Geraas om die bord
# unreviewed
pause-rules = ’n Vraag oor die reëls
# unreviewed
pause-break = ’n Pouse
# unreviewed
face-open = Tafelklok
# unreviewed
face-stop = Tik om die klok te stop
# unreviewed
face-go-on = Gestop. Tik om voort te gaan
# unreviewed
sound-on = Piep wanneer die tyd opraak
# unreviewed
sound-try = Probeer die klank
# older than the English
# unreviewed
screen-note = Hierdie foon kan tydens die spel donker word. Laat die skerm in sy instellings 10 minute of langer aanbly.
# unreviewed
alone-before = Hou hierdie bladsy oop terwyl jy aanteken. As die netwerk wegval, gaan voort: alles bly op hierdie foon en word later gestuur.
# older than the English
# unreviewed
alone-title = As die netwerk wegval
# unreviewed
alone-now = Geen antwoord van die skootrekenaar nie
# older than the English
# unreviewed
alone-kept = Nog nie gestuur nie: { $n }. Alles is veilig op hierdie foon en gaan vanself wanneer die skootrekenaar antwoord.
# unreviewed
alone-stored = Op hierdie foon bewaar. Dit word gestuur wanneer die skootrekenaar antwoord.
# unreviewed
alone-agreed = Albei stem saam. Gee die foon terug vir die skeidsregter.
# unreviewed
alone-go-on = Gaan voort met aanteken. Klok, reëls, kaarte en gelykop werk soos voorheen.
# unreviewed
alone-open = Hou hierdie bladsy oop. Prop die foon in as sy battery laag is.
# older than the English
# unreviewed
alone-nearer = Kom nader aan die skootrekenaar. Is hierdie foon nog op die saal se Wi-Fi?
# older than the English
# unreviewed
alone-dont = Moenie hierdie bladsy herlaai of toemaak nie: dit gaan eers weer oop wanneer die skootrekenaar antwoord. Wat jy getik het, bly selfs dan op die foon.
# unreviewed
alone-not-drawn = Nog nie gelykop nie: { $n } van { $limit }.
# unreviewed
alone-hand-over = Die skootrekenaar antwoord nie. Gee hierdie foon vir die ander skeidsregter: dit hou aan met aanteken. ’n Tweede foon kan oorneem wanneer die skootrekenaar antwoord.
# unreviewed
resume = Gaan voort
turn-label = Beurt
# unreviewed
record-turn = Teken die beurt aan
# unreviewed
undo = Ontdoen
# unreviewed
undo-title = Ontdoen { $turn }
# unreviewed
undo-lost-turn = Ontdoen die rooikaart en die verlore beurt
# unreviewed
undo-result = Ontdoen die uitslag
# older than the English
# unreviewed
undo-set-up = Ontdoen die opstelling van die bord
# unreviewed
redo = Speel { $turn } weer
# unreviewed
redo-lost-turn = Wys die rooikaart weer
# unreviewed
undo-nothing = Nog niks om te ontdoen nie
# unreviewed
undo-typed-wrong = Ek het verkeerd getik
# unreviewed
undo-players = Die spelers sit dit terug
# older than the English
# unreviewed
undo-illegal = Die beurt was teen die reëls
# unreviewed
result = Uitslag
# unreviewed
result-title = Hoe het dit geëindig?
# unreviewed
result-undo-hint = Verkeerd? “Ontdoen” bring die spel terug.
# unreviewed
result-draw-agreed = Gelykop: albei spelers stem saam
# unreviewed
result-resign = { $winner } wen: { $loser } gee op
# unreviewed
result-absent = { $player } het nie gekom nie
# unreviewed
result-both-absent = Nie een van die spelers het gekom nie
# older than the English
# unreviewed
result-stopped-won = Tyd van die rondte is verby: { $player } wen
# older than the English
# unreviewed
result-stopped-draw = Tyd van die rondte is verby: gelykop
# unreviewed
result-stopped = Stop die spel vroeg
# unreviewed
result-early-won = Vroeg gestop: { $player } wen
# unreviewed
result-early-draw = Vroeg gestop: gelykop
# unreviewed
reason-early = die spel is vroeg gestop
# unreviewed
draw-counters = Wanneer is dit gelykop?
# unreviewed
quiet-short = Sonder skoot { $n }/{ $limit }
quiet-none = Gelykop?
# Shown when the umpire taps the counter.
# unreviewed
quiet-each = { $n ->
    [0] Nog geen beurte sonder ’n skoot nie. By { $limit } beurte van elke speler is die spel gelykop.
    [one] { $n } beurt sonder ’n skoot. By { $limit } beurte van elke speler is die spel gelykop.
   *[other] { $n } beurte sonder ’n skoot. By { $limit } beurte van elke speler is die spel gelykop.
}
# unreviewed
quiet-ply = { $n } van { $limit } beurte sonder ’n skoot. By { $limit } is die spel gelykop.
# unreviewed
seen = Hierdie posisie het { $n } keer voorgekom. By { $limit } keer is dit gelykop.
# unreviewed
quiet-rests = { $n } oor, getel sedert beurt { $since }.
# unreviewed
seen-after = Dit het ná hierdie beurte voorgekom: { $turns }.
# unreviewed
draw-near-quiet = { $n ->
    [one] Nog 1 beurt sonder ’n skoot of vangs en die spel is gelykop.
   *[other] Nog { $n } beurte sonder ’n skoot of vangs en die spel is gelykop.
}
# unreviewed
draw-near-quiet-claim = { $n ->
    [one] Nog 1 beurt sonder ’n skoot of vangs en ’n speler kan gelykop eis.
   *[other] Nog { $n } beurte sonder ’n skoot of vangs en ’n speler kan gelykop eis.
}
# older than the English
# unreviewed
draw-near-repetition = Dieselfde posisie staan dalk binnekort te dikwels: dan is die spel gelykop.
# older than the English
# unreviewed
draw-near-repetition-claim = Dieselfde posisie staan dalk binnekort te dikwels: dan kan ’n speler gelykop eis.
# unreviewed
draw-claimable = ’n Speler kan nou gelykop eis.
# unreviewed
whole-left = { $time } oor vir die hele spel
# unreviewed
claim-title = ’n Speler eis gelykop
# unreviewed
claim-hint = Die aantekening beslis. Die eis en die antwoord word neergeskryf.
# unreviewed
claim-quiet-moves = Te veel beurte sonder ’n skoot
# older than the English
# unreviewed
claim-repetition = Dieselfde posisie te dikwels
# unreviewed
more-title = Hulp en regstellings
# unreviewed
leave-title = Verlaat die bord?
# older than the English
# unreviewed
leave-text = Wat jy aangeteken het, bly. Om terug te kom, skandeer weer die bord se kaart.
# unreviewed
leave-stay = Bly hier
# older than the English
# unreviewed
leave-go = Verlaat die bord
# older than the English
# unreviewed
look-title = Hoe die bord lyk
# older than the English
# unreviewed
look-kept = Hierdie foon onthou wat jy kies. Niks daarvan kom in die aantekening nie.
# older than the English
# unreviewed
look-swap = Ruil die spelers bo en onder die bord om
# unreviewed
look-bigger = Groter teks
# older than the English
# unreviewed
look-left = Knoppies vir die linkerhand
# unreviewed
look-colours = Kleure
# older than the English
# unreviewed
look-as-phone = Soos die foon
# unreviewed
look-light = Lig
# unreviewed
look-dark = Donker
# unreviewed
look-sun = Sonlig
# unreviewed
look-keys = Sleutels: f draai die bord om, d wissel tussen lig en donker.
# unreviewed
look-scripts = Skrips is in hierdie blaaier afgeskakel. Die bord lyk dan soos vir almal.
# older than the English
# unreviewed
needs-network = Dit het die skootrekenaar nodig, en dié antwoord nie. Wat jy aangeteken het, is bewaar. Probeer gou weer.
# older than the English
# unreviewed
more-read-only = Net die foon wat hierdie bord aanteken, kan hierdie bladsy gebruik.
back-to-board = ← Die bord
# unreviewed
which-player = Watter speler?
# unreviewed
in-words = In jou eie woorde
# unreviewed
rule-of-event = reël van hierdie toernooi
# older than the English
# unreviewed
record-it = Skryf dit neer
# unreviewed
ask-resign = { $loser } gee op, en { $winner } wen?
# unreviewed
ask-absent = { $loser } het nie opgedaag nie, en { $winner } wen?
# unreviewed
ask-award = Ken die wedstryd toe aan { $winner }, teen { $loser }?
# unreviewed
ask-draw = Sê: “{ $words }” Sê albei spelers ja?
# unreviewed
ask-end = Eindig die spel so? { $what }
# unreviewed
call-title = Roep die organiseerder
# unreviewed
call-words = Iets anders
# unreviewed
call-button = Roep
# older than the English
# unreviewed
call-not-needed = Nie meer nodig nie
# unreviewed
call-seen = gesien { $time }
# unreviewed
call-coming = gesien { $time } · kom oor { $n } min
# unreviewed
asked-call = Die skeidsregter roep: { $about }
# unreviewed
asked-appeal = { $side } appelleer: { $words }
# older than the English
# unreviewed
illegal-title = ’n Beurt teen die reëls op die werklike bord
# unreviewed
illegal-what = Wat was verkeerd?
# unreviewed
illegal-other = Iets anders
# unreviewed
illegal-outcome = Die skuif word teruggesit. Wat volg?
# older than the English
# unreviewed
illegal-recorded = aangeteken { $time } · sit dit terug op die bord en gaan dan voort
# unreviewed
consequence-card-for = Die volgende kaart word gewys. { $why }
# older than the English
# unreviewed
mend-kept = { $n ->
    [0] Geen latere beurt bly nie.
    [one] Een latere beurt bly soos dit is.
   *[other] { $n } latere beurte bly soos hulle is.
}
# unreviewed
dispute-title = Kyk terug
# unreviewed
dispute-stop = Stop
# unreviewed
dispute-stop-clock = Stop die klok
# unreviewed
dispute-step = { $n } van 3
# older than the English
# unreviewed
dispute-clock = Die klok staan.
# unreviewed
dispute-keeps = { $player } behou { $time }.
# unreviewed
dispute-start = Die bord voor die eerste beurt
# unreviewed
dispute-turn = Beurt { $n } van { $all }: { $text }
# unreviewed
dispute-different = Hierdie beurt was anders
# unreviewed
dispute-discs = Skywe wys die verkeerde kant
# unreviewed
dispute-strike = Speel weer van voor hierdie beurt
# older than the English
# unreviewed
dispute-right = Alles is reg: gaan voort
# unreviewed
dispute-set-up = Die werklike bord lyk anders
# unreviewed
dispute-tap = Tik wat { $player } regtig gespeel het
# unreviewed
dispute-other-shot = ’n Ander koei is geskiet
# unreviewed
dispute-tap-discs = Tik elke skyf wat op die werklike bord die verkeerde kant wys
# unreviewed
dispute-follows = Wat volg
# unreviewed
dispute-now = Beurt { $n } is nou: { $turn }. Voorheen: { $was }.
# older than the English
# unreviewed
dispute-goes = { $n }. { $text }: pas nie meer nie en val weg.
# unreviewed
dispute-gone = { $n }. { $text }: geskrap.
# unreviewed
dispute-turn-over = Die ander speler het nog nie geskuif nie: draai { $discs } nou op die werklike bord om.
# unreviewed
dispute-moves = { $player } skuif volgende.
# unreviewed
dispute-moves-with = { $player } skuif volgende en het { $time }.
# unreviewed
dispute-counts = { $player }: { $counts }
# older than the English
# unreviewed
dispute-reason = saam met die spelers bekyk
# unreviewed
adjust-title = Gee tyd of neem tyd weg
# unreviewed
adjust-seconds = Sekondes
# unreviewed
adjust-give = Gee
# unreviewed
adjust-take = Neem weg
# unreviewed
card-back-of = Wie se laaste kaart?
# unreviewed
appeal-title = ’n Speler appelleer
# older than the English
# unreviewed
appeal-hint = Dit word neergeskryf, en die organiseerder besluit. Die spel kan aangaan.
# older than the English
# unreviewed
appeal-words = Waarteen?
# older than the English
# unreviewed
appeal-note = Skryf die appèl neer
# older than the English
# unreviewed
appeal-withdraw = Die speler trek dit terug
# older than the English
# unreviewed
set-up-title = Stel die bord op
# older than the English
# unreviewed
set-up-when = As die aantekening laat begin het, of die bord omgestamp is: wys wat waar staan.
# older than the English
# unreviewed
set-up-choose = Watter stuk?
# unreviewed
set-up-man = { $side }, { $kind }
# unreviewed
set-up-none = Leeg
# older than the English
# unreviewed
set-up-tap = Kies ’n stuk, en tik dan waar dit staan. ’n Tweede tik neem dit weg.
# older than the English
# unreviewed
set-up-hint = Of tik die kruisings in, met spasies tussenin.
# older than the English
# unreviewed
set-up-on = { $side }, { $kind }: staan op
# unreviewed
set-up-hand = { $side }, { $kind }: nog in die hand
# unreviewed
set-up-mover = Wie se beurt is dit?
# unreviewed
set-up-text = Of as een reël teks
# unreviewed
set-up-position = Die posisie
# unreviewed
set-up-now = Nou is dit:
# unreviewed
set-up-record = Stel dit op
# unreviewed
asked-title = Die skeidsregter het jou nodig
# older than the English
# unreviewed
asked-nothing = Niks wag hier nie.
# unreviewed
asked-reply = Jou antwoord
# unreviewed
asked-answer = Beantwoord
# unreviewed
asked-seen = Gesien
# unreviewed
asked-coming = Kom oor { $n } min
# unreviewed
asked-why = Hoekom?
# unreviewed
asked-decision = Wat besluit jy?
# unreviewed
asked-no-result = Daar is nog geen uitslag nie.
# unreviewed
asked-allow = Die appèl slaag. Niks anders verander nie.
# unreviewed
asked-refuse = Die appèl word afgewys. Niks verander nie.
# unreviewed
asked-go-on = Die appèl slaag. Die uitslag word geskrap en die spel gaan voort.
# unreviewed
asked-result = Die appèl slaag. Uitslag: { $text }
# older than the English
# unreviewed
asked-follows = Die besluit en wat daaruit volg, word met jou rede in die spel se aantekening geskryf.
# older than the English
# unreviewed
asked-follows-closed = Die besluit word met jou rede in die spel se aantekening geskryf. Hierdie rondte is gesluit: as jy ’n ander uitslag kies, sien jy daarna wat dit verander, en bevestig dit.
# unreviewed
asked-decide = Besluit
# unreviewed
asked-round = Die rondte
# older than the English
# unreviewed
notice-answered = Die antwoord is neergeskryf.
# unreviewed
cards-in-event = Kaarte in hierdie toernooi
# unreviewed
card-in-event = Rondte { $round }, bord { $board }: { $card }. { $why }
# unreviewed
rules-of-this-game = Reëls van hierdie spel
# older than the English
# unreviewed
round-closed = Hierdie rondte is gesluit. Die aantekening kan net gelees word.
# older than the English
# unreviewed
keys-umpire = Pyltjies beweeg op die bord, Enter tik. u: ontdoen, c: kaart, r: uitslag, ?: hierdie sleutels, Esc: sluit.

## Doors

# unreviewed
nav = Hoofblaaie
# unreviewed
nav-events = Toernooie
# unreviewed
nav-learn = Leer
# unreviewed
nav-play = Speel
# unreviewed
nav-rules = Reëls
# unreviewed
home-title = Toernooie
# older than the English
# unreviewed
no-events = Daar is nog geen toernooie om te sien nie.
# unreviewed
home-hero = Kyk na elke bord, skuif vir skuif
# unreviewed
home-lead = Inkundla bestuur skooltoernooie van umlabalaba, Camelot en Reversi. Volg ’n spel terwyl dit gespeel word, kry jou kind se bord, of leer speel in vyf minute.
# unreviewed
home-watch = Kyk regstreeks na spelle
# unreviewed
home-learn = Leer speel
# unreviewed
home-play = Speel nou
# unreviewed
home-now = Word nou gespeel
# unreviewed
home-nothing = Geen spel word nou gespeel nie.
# unreviewed
home-count = { $done } klaar · { $playing } word gespeel · { $waiting } moet nog begin
# unreviewed
home-open = Maak die toernooi oop
# unreviewed
home-go = Gaan na: { $round }
# unreviewed
home-others = Ander toernooie
# unreviewed
home-won-by = gewen deur { $names }
# unreviewed
home-missing = { $n ->
    [one] Een uitslag ontbreek nog.
   *[other] { $n } uitslae ontbreek nog.
}
# unreviewed
door-umpire-hint = Skandeer die kaart op jou tafel, of tik sy ses letters in.
# unreviewed
door-child = Soek jy ’n kind?
# unreviewed
door-child-hint = Tik ’n voornaam in om die bord, die volgende spel en die punte te sien.
# unreviewed
door-child-name = Voornaam
# unreviewed
door-teacher = Is jy ’n onderwyser?
# unreviewed
door-teacher-hint = Hou jou eie toernooi: plak die name, deel die rondte in, druk die lys. Fone teken die spelle aan, selfs sonder internet.
# unreviewed
learn-games = Leer ’n spel
# unreviewed
learn-all = Alle spelle
# unreviewed
learn-umlabalaba = Twaalf koeie elk. Maak ’n mill en skiet een van die ander speler se koeie.
# unreviewed
learn-reversi = Sluit ’n ry tussen twee van jou skywe in en draai dit om.
# unreviewed
learn-camelot = Spring oor jou vriende, vang jou vyande, neem die kasteel.
# unreviewed
new-event = Nuwe toernooi
# older than the English
# unreviewed
new-like = Die instellings is soos in “{ $name }”, jou vorige toernooi.
# unreviewed
new-plain = Begin met die gewone instellings
# unreviewed
umpire-door = Is jy die skeidsregter?
# older than the English
# unreviewed
board-code = Kode van jou bord
# older than the English
# unreviewed
open-board = Maak die bord oop
# unreviewed
your-name = Jou naam
# unreviewed
pass-phrase = Wagfrase
# unreviewed
phrase-hint = Minstens 8 karakters. Drie of vier woorde is maklik om te onthou en moeilik om te raai.
# unreviewed
setup-title = Welkom by Inkundla
# unreviewed
setup-hero = ’n Toernooi in julle saal, vanaf hierdie skootrekenaar
# unreviewed
setup-lead = Inkundla paar die spelers af, hou die tyd en die punte by, en wys elke bord aan ouers. Dit het geen internet nodig nie. Alles bly hier.
# unreviewed
setup-text = Jy is die eerste hier, dus is jy in beheer. Kies ’n naam en ’n wagfrase; jy het albei nodig om weer aan te meld.
# unreviewed
setup-button = Begin
# unreviewed
setup-elsewhere = Inkundla is nuut hier. Die opstelkode is in die venster waarin dit begin is. Tik dit hier, of maak hierdie bladsy op daardie rekenaar oop.
# unreviewed
setup-code = Opstelkode
# unreviewed
go-on = Gaan voort
# unreviewed
sign-in-hint = Skeidsregters meld nie aan nie: hulle skandeer die QR-kode van hul bord.
# older than the English
# unreviewed
sign-in-wrong = Die naam of wagfrase is nie reg nie. Probeer weer.
# older than the English
# unreviewed
sign-in-too-often = Te veel verkeerde pogings. Wag ’n paar minute en probeer dan weer.
# older than the English
# unreviewed
sign-in-busy = Baie mense meld nou aan. Probeer oor ’n oomblik weer.
# unreviewed
phrase-too-short = Die wagfrase is te kort. Gebruik minstens 8 karakters.
# unreviewed
phrase-too-long = Die wagfrase is te lank. Gebruik hoogstens 256 karakters.
# older than the English
# unreviewed
phrase-guessable = Hierdie wagfrase is een van die eerstes wat mense probeer. Kies ’n ander een.
# unreviewed
account = Jou rekening
# unreviewed
account-where = Waar jy aangemeld is
# unreviewed
account-session = sedert { $since }, laas gesien { $seen }
# older than the English
# unreviewed
account-this = hierdie een
# unreviewed
account-end-others = Meld oral elders af
# unreviewed
account-phrase = Verander wagfrase
# unreviewed
account-old = Huidige wagfrase
# unreviewed
account-new = Nuwe wagfrase
# older than the English
# unreviewed
account-phrase-hint = Jy word dan oral elders afgemeld.
# older than the English
# unreviewed
account-old-wrong = Die wagfrase wat jy nou het, is nie reg nie.
# unreviewed
notice-others-signed-out = Jy is oral elders afgemeld.
# unreviewed
notice-phrase-saved = Die nuwe wagfrase is gestoor. Jy is oral elders afgemeld.
# unreviewed
account-exists = Hierdie naam word reeds gebruik. Kies ’n ander een.
# unreviewed
people = Span
# unreviewed
people-list = Mense
# unreviewed
role-organiser = organiseerder
# unreviewed
role-deputy = adjunk
# unreviewed
role-helper = helper
# unreviewed
role-school = onderwyser van ’n skool
# unreviewed
role-tablet = toestel vir uitslae
# unreviewed
role-program = program
# unreviewed
role-umpire = skeidsregter
# unreviewed
history-who = { $who } ({ $role })
# unreviewed
history-account = { $who }, rekening { $account }
# unreviewed
history-school = { $who }, { $school }
# unreviewed
people-since = sedert { $since }
# unreviewed
people-seen = sedert { $since }, laas gesien { $seen }
# older than the English
# unreviewed
people-away = Verwyder
# unreviewed
people-hand-over = Maak organiseerder
# older than the English
# unreviewed
people-hand-over-text = { $name } word die organiseerder, en jy word ’n adjunk. Net { $name } kan dit terugverander.
# older than the English
# unreviewed
people-invite = Nooi iemand
# unreviewed
people-invite-text = Wat mag hulle doen?
# unreviewed
people-link-helper = Skakel vir helpers
# unreviewed
people-link-tablet = Skakel vir ’n toestel waar spelers uitslae aanmeld
# unreviewed
people-link-program = Sleutel vir ’n program
# unreviewed
people-tablet-hint = Spelers kies hulle bord en wie gewen het. Die teenstander bevestig. Die skakel werk tot die dag eindig.
# unreviewed
people-boards-hint = Met ’n eerste en ’n laaste bord gaan die bladsy van hierdie helpers by hulle borde oop.
# unreviewed
people-token = Sleutel vir ’n ander program
# unreviewed
people-token-text = Met ’n sleutel voer ’n ander program uitslae en spelers in en merk wie hier is. Dit sien geen volle name nie. Die sleutel werk tot die toernooi eindig, hoogstens 14 dae.
# unreviewed
people-token-name = Naam van die program
# unreviewed
people-token-make = Maak die sleutel
# unreviewed
people-token-of = Sleutel vir { $name }
# unreviewed
people-token-once = Die sleutel word net nou gewys. Kopieer dit in die program in. As dit wegraak, haal die program uit die span en maak ’n nuwe een.
# unreviewed
people-token-use = Die program stuur hierdie kopstuk saam met elke versoek:
# older than the English
# unreviewed
people-helper-hint = Hulle merk spelers teenwoordig en vul uitslae in, tot die dag eindig. Hulle tik hul naam en het geen wagfrase nodig nie.
# unreviewed
people-link-of-school = Skakel vir ’n skool
# unreviewed
people-link-school = Skakel vir { $school }
# unreviewed
people-school-hint = Sy onderwysers merk wie van hierdie skool hier is, maak sy lys reg sover jy dit toelaat, en druk sy papiere. Hulle sien geen ander name nie. Die skakel eindig saam met die toernooi; as dit gekanselleer word, eindig dit dadelik vir almal.
# unreviewed
people-guests = Hoeveel mense die skakel kan gebruik
# unreviewed
people-link-deputy = Skakel vir ’n adjunk
# unreviewed
people-deputy-hint = Hulle bestuur die toernooi saam met jou: spelers, rondtes, instellings. Een persoon kan die skakel gebruik, binne drie dae.
# unreviewed
people-invite-button = Maak ’n skakel
# older than the English
# unreviewed
people-open = Skakels wat gebruik kan word
# unreviewed
umpires-here = { $here } van { $n } hier
# unreviewed
umpires-text = Wanneer ’n rondte bekendgemaak word, kry die skeidsregters wat hier is sy borde: ewe veel elk, en geen spel van hulle eie skool solank ’n ander skeidsregter dit kan neem nie.
# unreviewed
umpires-none = Daar is nog geen skeidsregter op die lys nie.
# unreviewed
umpires-add = Voeg skeidsregters by
# unreviewed
umpires-lines = Name
# unreviewed
umpires-lines-hint = Een skeidsregter op elke reël: naam, skool, tale. Skool en tale kan weggelaat word.
# unreviewed
field-umpires = Skeidsregters
# unreviewed
field-umpire-languages = Tale
# unreviewed
field-umpire-note = Nota
# unreviewed
umpire-note-hint = Byvoorbeeld hoe dit gegaan het. Net die mense wat die toernooi bestuur, sien dit.
# unreviewed
umpires-all-here = Almal is hier
# unreviewed
umpire-mark-here = Hier
# unreviewed
umpire-mark-away = Nie hier nie
# unreviewed
umpire-change = Verander
# unreviewed
umpire-boards = Borde nou: { $boards }
# unreviewed
umpire-allotted = { $n ->
    [one] 1 bord toegewys
   *[other] { $n } borde toegewys
}
# unreviewed
umpire-recorded = { $n ->
    [one] 1 spel aangeteken
   *[other] { $n } spelle aangeteken
}
# unreviewed
umpire-cards = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarte
}
# unreviewed
umpire-corrected = { $n ->
    [one] 1 uitslag later verander
   *[other] { $n } uitslae later verander
}
# unreviewed
umpires-of-round = Skeidsregters van rondte { $round }
# unreviewed
umpires-allot = Wys dié wat hier is, toe
# unreviewed
umpires-allot-text = Borde met ’n uitslag behou hulle skeidsregter.
# unreviewed
umpires-nobody-here = Geen skeidsregter is hier nie.
# unreviewed
umpire-own-school = eie skool
# unreviewed
umpire-records = { $name } teken aan
# unreviewed
umpire-on-paper = Skeidsregter: { $name }
# older than the English
# unreviewed
people-over = Skakels wat verby is
# older than the English
# unreviewed
people-revoke = Trek terug
# older than the English
# unreviewed
people-revoke-hint = As ’n skakel teruggetrek word, kan niemand nuuts dit gebruik nie. Wie dit gebruik het, bly totdat jy hulle verwyder.
# older than the English
# unreviewed
rights = Wie mag wat doen
# older than the English
# unreviewed
rights-text = Skeidsregters het geen rekening nodig nie: met die kode van ’n bord kan hulle daardie bord aanteken, en niks anders nie. Almal sien wat bekendgemaak is.
# unreviewed
rights-yes = ja
# unreviewed
rights-no = –
# unreviewed
rights-again = ja, ná nog ’n keer die wagfrase
# older than the English
# unreviewed
deed-look-inside = Die toernooi van binne sien: konsepte en volle name
# older than the English
# unreviewed
deed-check-in = Aanteken wie hier is en wie nie
# unreviewed
deed-keep-own-list = Die lys van die eie skool sien, regmaak en druk
# unreviewed
deed-hand-in-line-ups = Opstellings van spanne inhandig
# older than the English
# unreviewed
deed-enter-results = Uitslae van die rondte invul
# unreviewed
deed-report-results = Uitslae aanneem wat spelers by ’n gedeelde toestel aanmeld
# older than the English
# unreviewed
deed-hand-out-boards = Indelingslyste en bordkaarte met kodes druk
# older than the English
# unreviewed
deed-answer-calls = Skeidsregters wat roep antwoord, en oor appèlle besluit
# older than the English
# unreviewed
deed-change-players = Spelers inskryf, regmaak en verwyder
# unreviewed
deed-pair-rounds = Rondtes indeel, bekendmaak, sluit en terugneem
# older than the English
# unreviewed
deed-correct-results = Uitslae van geslote rondtes regmaak
# older than the English
# unreviewed
deed-rule-cards = Na alle kaarte kyk, en besluit wat daaruit volg
# older than the English
# unreviewed
deed-take-files = Aantekeninge en ander lêers uithaal, en uitslae inneem
# unreviewed
deed-print-results = Puntelyste en sertifikate druk
# older than the English
# unreviewed
deed-read-history = Lees wie wat gedoen het
# older than the English
# unreviewed
deed-take-back-own = Terugneem wat mens self ingevul het: uitslae, en wie hier is
# older than the English
# unreviewed
deed-take-back = Terugneem wat in die geskiedenis staan
# older than the English
# unreviewed
deed-change-settings = Die instellings van die toernooi verander
# older than the English
# unreviewed
deed-finish-event = Die toernooi afsluit, of weer oopmaak
# unreviewed
deed-invite-helpers = Helpers nooi en verwyder
# older than the English
# unreviewed
deed-invite-deputies = Adjunkte nooi en wegstuur
# unreviewed
deed-hand-over = ’n Adjunk die organiseerder maak
# older than the English
# unreviewed
deed-erase-names = Kinders se name wegneem
# unreviewed
deed-delete-event = Die toernooi uitvee
# unreviewed
deed-run-event = Al die res
# older than the English
# unreviewed
people-link-made = deur { $name }, { $when }; geldig tot { $until }
# older than the English
# unreviewed
people-link-revoked = deur { $name }, { $when }; teruggetrek
# unreviewed
people-link-accepted = Gebruik deur: { $names }
# older than the English
# unreviewed
people-link-came = { $came } van { $most } het gekom
# older than the English
# unreviewed
invited-helper = Laat helpers hierdie kode met hul fone skandeer, of stuur vir hulle die skakel. Dit werk tot die dag eindig.
# unreviewed
invited-tablet = Skandeer hierdie kode met die tablet of die foon waar die spelers sal aanmeld. Dit werk tot die dag eindig.
# unreviewed
invited-school = Stuur hierdie skakel vir die onderwyser van die skool, of laat hulle die kode skandeer. Dit werk tot die toernooi eindig.
# older than the English
# unreviewed
invited-deputy = Gee hierdie skakel vir een persoon wat jy vertrou. Dit werk een keer, binne drie dae.
# older than the English
# unreviewed
invited-once = Hierdie bladsy wys die skakel net een keer. Druk of stuur dit nou. As dit wegraak, maak ’n nuwe een.
# unreviewed
join-helper = { $name } vra jou om te help by { $event }
# unreviewed
join-school = { $name } vra jou om { $school } by { $event } aan te meld
# older than the English
# unreviewed
join-deputy = { $name } vra jou om { $event } saam te bestuur
# older than the English
# unreviewed
join-helper-may = Jy merk wie teenwoordig is, en vul uitslae in.
# unreviewed
join-school-may = Jy merk wie van { $school } hier is, maak sy lys reg sover die organiseerder dit toelaat, en druk sy papiere. Jy sien net die name van hierdie skool.
# unreviewed
join-deputy-may = Jy kan alles doen wat die organiseerder kan, behalwe om die toernooi te skrap of oor te dra.
# older than the English
# unreviewed
join-until = Hierdie uitnodiging is geldig tot { $day }, { $time }.
# unreviewed
join-as = Jy sluit aan as { $name }.
# unreviewed
join-button = Sluit aan
# unreviewed
join-name-taken = Iemand by hierdie toernooi het reeds hierdie naam, of een wat so lyk. Kies ’n ander, soos jou voornaam en van.
# unreviewed
join-sign-in = Ek het ’n rekening hier: meld eers aan
# unreviewed
notice-joined = Welkom! Jy kan nou begin.
# older than the English
# unreviewed
notice-invitation-revoked = Die skakel is teruggetrek.
# unreviewed
notice-person-sent-away = Verwyder. Hul bladsye sluit vanself.
# older than the English
# unreviewed
notice-person-and-link-gone = Verwyder. Hulle bladsye maak vanself toe. Die skakel waarmee hulle gekom het, is ook teruggetrek: as ander nog een nodig het, maak hieronder ’n nuwe skakel.
# unreviewed
notice-handed-over = Die toernooi het ’n nuwe organiseerder. Jy is nou ’n adjunk.
# older than the English
# unreviewed
helper-rounds = Die organiseerder deel die rondtes in en maak dit bekend. Jy kan die uitslae invul.
# older than the English
# unreviewed
helper-players = Jy kan merk wie teenwoordig is. Die organiseerder verander die lys.
# older than the English
# unreviewed
again-title = Jou wagfrase nog een keer
# older than the English
# unreviewed
again-text = Wat jy wil doen, kan nie teruggeneem word nie. Tik jou wagfrase, en doen dit dan weer.
# unreviewed
kept-title = Stuur dit nou?
# older than the English
# unreviewed
kept-send = Stuur dit nou
# older than the English
# unreviewed
kept-drop = Gooi dit weg
# older than the English
# unreviewed
kept-sign-in = Jy moet eers aanmeld. Wat jy gestuur het, word ’n uur lank bewaar: ná aanmelding kan jy dit verder stuur.
# older than the English
# unreviewed
kept-again = Wat jy wil doen, kan nie ongedaan gemaak word nie. Tik jou wagfrase: wat jy gestuur het, word bewaar, en jy kan dit dan verder stuur.
# older than the English
# unreviewed
recover-link = Ek het my wagfrase vergeet
# older than the English
# unreviewed
recover-title = Terug in met die herstelkode
# unreviewed
recover-text = Tik die herstelkode wat jy neergeskryf het, en kies ’n nuwe wagfrase.
# unreviewed
recover-button = Stoor en meld aan
# older than the English
# unreviewed
recover-wrong = Die naam of herstelkode is nie reg nie. Kyk op jou papier en probeer weer.
# unreviewed
recovery-code = Herstelkode
# older than the English
# unreviewed
recovery-text = Skryf hierdie kode op papier en hou dit op ’n veilige plek. As jy jou wagfrase vergeet, laat net hierdie kode jou weer in.
# older than the English
# unreviewed
recovery-once = Geen bladsy wys hierdie kode weer nie. Dit werk een keer; dan kry jy ’n nuwe een.
# unreviewed
recovery-written = Ek het dit neergeskryf
# older than the English
# unreviewed
recovery-has = Jy het ’n herstelkode op papier. ’n Nuwe een maak die ou een waardeloos.
# unreviewed
recovery-has-none = Jy het nog geen herstelkode nie. Maak een: daarsonder kan ’n verlore wagfrase net op die rekenaar waar Inkundla loop, vervang word.
# unreviewed
recovery-new = Maak ’n nuwe herstelkode
# older than the English
# unreviewed
fault-not-proven = Tik jou wagfrase nog een keer voordat jy dit doen.
# older than the English
# unreviewed
fault-invitation-over = Hierdie uitnodiging kan nie meer gebruik word nie. Vra die organiseerder vir ’n nuwe skakel.
# older than the English
# unreviewed
field-role = Wat hulle mag doen
# unreviewed
field-guests = Hoeveel mense die skakel kan gebruik
# unreviewed
audit-invitation-helper = ’n Skakel vir helpers is gemaak
# unreviewed
audit-invitation-tablet = ’n Skakel vir ’n toestel vir uitslae is gemaak
# unreviewed
audit-invitation-program = ’n Sleutel vir ’n program is gemaak
# unreviewed
audit-invitation-school = ’n Skakel vir ’n skool is gemaak
# unreviewed
audit-invitation-deputy = ’n Skakel vir ’n adjunk is gemaak
# older than the English
# unreviewed
audit-invitation-revoked = ’n Skakel is teruggetrek
# unreviewed
audit-invitation-accepted-helper = Het as helper aangesluit
# unreviewed
audit-invitation-accepted-tablet = Het as toestel vir uitslae aangesluit
# unreviewed
audit-invitation-accepted-program = Het as program aangesluit
# unreviewed
audit-invitation-accepted-school = Het namens ’n skool aangesluit
# older than the English
# unreviewed
audit-invitation-accepted-deputy = Het as adjunk aangesluit
# older than the English
# unreviewed
audit-person-sent-away = { $subject } is verwyder
# unreviewed
audit-event-handed-over = { $subject } het die organiseerder geword
# unreviewed
undo-this = Ontdoen
# unreviewed
undo-button = Ontdoen dit
# older than the English
# unreviewed
undo-leave = { $n ->
    [one] Hierdie speler verlaat die lys. Niks anders verander nie.
   *[other] Hierdie { $n } spelers verlaat die lys. Niks anders verander nie.
}
# unreviewed
notice-taken-back = Ontdoen.
# unreviewed
fault-cannot-take-back = Dit kan nie nou ontdoen word nie. { $why }
# unreviewed
undo-blocked-changed-since = Dit is later weer verander: ontdoen dit eers.
# unreviewed
undo-blocked-rules-left = ’n Toernooi keer nie na die reëls terug nie.
# older than the English
# unreviewed
undo-blocked-rounds-rest = Rondte { $round } is daarmee gemaak.
# older than the English
# unreviewed
undo-blocked-round-went-on = Rondte { $round } het sedertdien verder gegaan.
# unreviewed
undo-blocked-results-missing = Rondte { $round } het borde sonder ’n uitslag.
# older than the English
# unreviewed
undo-blocked-finished = Die toernooi is afgesluit: maak dit eers weer oop.
# unreviewed
undo-blocked-in-a-round = Een van hierdie spelers is in ’n rondte.
# older than the English
# unreviewed
undo-blocked-not-on-the-list = ’n Speler oor wie dit gaan, is nie meer op die lys nie.
# older than the English
# unreviewed
undo-blocked-names-gone = Die name is vir altyd weggeneem.
# older than the English
# unreviewed
undo-blocked-in-a-record = Dit staan in die aantekening van ’n spel: stel dit by die bord reg.
# unreviewed
undo-blocked-rights = Dit gaan oor wie wat mag doen: verander dit op die bladsy “Span”.
# older than the English
# unreviewed
reason-from-history = In die geskiedenis teruggeneem
# unreviewed
undo-settings = Hierdie instellings gaan terug na wat hulle was:
# unreviewed
undo-line = { $what }: { $text }
# unreviewed
undo-line-board = Bord { $board }: { $text }
# unreviewed
undo-schedule = Die tye van die rondtes is weer soos hulle voorheen was.
# older than the English
# unreviewed
undo-screen = Die projektor wys weer wat dit voorheen gewys het.
# unreviewed
undo-round-time = Die tydklok en die lengte van ’n rondte word weer wat dit was.
# unreviewed
undo-return = Hierdie spelers kom terug op die lys, met hul ou nommers as dié vry is:
# unreviewed
undo-words = Hierdie speler se inskrywing gaan terug na wat dit was:
# older than the English
# unreviewed
undo-places = Daar is weer aangeteken:
# unreviewed
undo-check-in-open = Die aanmelding is weer oop.
# unreviewed
undo-check-in-closed = Die aanmelding is weer gesluit.
# unreviewed
undo-check-in-not-used = Die aanmelding word weer nie gebruik nie. Spelers sonder ’n merk tel as teenwoordig.
# older than the English
# unreviewed
undo-draft = In die konsep van rondte { $round } staan weer:
# older than the English
# unreviewed
undo-draft-gone = Die konsep van rondte { $round } word weggegooi.
# older than the English
# unreviewed
undo-results = In rondte { $round } staan weer:
# unreviewed
undo-round-posted = Rondte { $round } word weer ’n konsep. Die kodes van die borde hou op werk.
# unreviewed
undo-round-unposted = Rondte { $round } word weer bekendgemaak, soos die konsep nou is.
# unreviewed
undo-round-closed = Rondte { $round } is weer oop: uitslae kan ingevul en verander word.
# unreviewed
undo-round-reopened = Rondte { $round } is weer gesluit.
# unreviewed
undo-event-finished = Die toernooi is weer oop.
# unreviewed
undo-event-reopened = Die toernooi is weer afgesluit.
# older than the English
# unreviewed
undo-invited = Die skakel werk nie meer nie. Wie daardeur gekom het, bly.
# unreviewed
audit-entrants-brought-back = { $n ->
    [one] { $n } speler is weer op die lys
   *[other] { $n } spelers is weer op die lys
}
# unreviewed
audit-draft-put-back = Rondte { $round }, konsep: teruggestel soos dit was
# older than the English
# unreviewed
audit-results-imported = { $n ->
    [one] { $n } uitslag is uit ’n lêer geneem
   *[other] { $n } uitslae is uit ’n lêer geneem
}
# older than the English
# unreviewed
audit-results-taken-back = { $n ->
    [one] { $n } uitslag uit ’n lêer is teruggeneem
   *[other] { $n } uitslae uit ’n lêer is teruggeneem
}
# older than the English
# unreviewed
audit-entrants-taken-back = { $n ->
    [one] { $n } speler is weer van die lys afgehaal
   *[other] { $n } spelers is weer van die lys afgehaal
}
# unreviewed
privacy = Kinders se data
# unreviewed
privacy-all = Alle kinders van hierdie toernooi
# unreviewed
privacy-text = Die publiek sien net die voornaam en een letter. Die volle naam word net gewys as ’n ouer of voog instem en jy dit aanteken.
# unreviewed
privacy-children = { $n ->
    [one] { $n } kind is ingeskryf.
   *[other] { $n } kinders is ingeskryf.
}
# unreviewed
privacy-public = { $n ->
    [0] Niemand se volle naam is openbaar nie.
    [one] Almal mag die hele naam van { $n } kind sien.
   *[other] Almal mag die hele name van { $n } kinders sien.
}
# older than the English
# unreviewed
privacy-gone = Die name is op { $day } weggeneem.
# older than the English
# unreviewed
privacy-due = Die name verdwyn vanself op { $day }.
# unreviewed
privacy-keep = Hoe lank name bewaar word
# older than the English
# unreviewed
privacy-keep-text = As die toernooi verby is, kom nommers in die plek van die name. Uitslae en skole bly.
# unreviewed
privacy-after = { $n ->
    [one] { $n } dag ná die einde
   *[other] { $n } dae ná die einde
}
# older than the English
# unreviewed
privacy-never = Nooit vanself nie
# older than the English
# unreviewed
names-erase = Neem alle name weg
# older than the English
# unreviewed
names-preview = { $n ->
    [one] { $n } naam, met graad en geboortejaar, word ’n nommer soos #17. Uitslae, graderings en skole bly. Niemand kan die naam terugbring nie.
   *[other] { $n } name, met grade en geboortejare, word nommers soos #17. Uitslae, graderings en skole bly. Niemand kan die name terugbring nie.
}
# older than the English
# unreviewed
names-copies = Kopieë wat vroeër gemaak is, bevat nog die name. Hulle verdwyn saam met die kopieë, ná 30 dae; gooi kopieë op geheuestokkies self weg.
names-copies-all = Outomatiese rugsteunkopieë verloor die name dadelik. Rugsteunkopieë wat jy afgelaai het, bevat hulle nog: gooi dié self weg.
# older than the English
# unreviewed
names-overdue = Volgens hierdie rekenaar se klok moes die name sedert { $day } weg wees. Hulle is nog hier: die program het sedert die einde van die toernooi nie lank genoeg geloop om te weet dat soveel tyd verby is nie, en ’n klok kan verkeerd wees. Is die klok reg? Vat dan die name hieronder weg, of kies om hulle langer te hou. Is dit verkeerd? Stel dit dan reg; die name bly tot hul dag.
# older than the English
# unreviewed
names-overdue-short = Die kinders se name moes sedert { $day } weg wees, as hierdie rekenaar se klok reg is.
# unreviewed
names-decide = Besluit oor die name
# older than the English
# unreviewed
names-published = Bladsye en lêers wat jy vroeër gepubliseer of uitgedeel het, bevat nog die name. Sit nuwes in hul plek:
# unreviewed
event-delete = Skrap die toernooi
# older than the English
# unreviewed
event-delete-text = Niemand vind meer die toernooi nie: geen bladsy, geen kode van ’n bord, geen helper. Alle name word weggeneem. Niemand kan dit terugbring nie.
# unreviewed
event-delete-name = Tik die naam van die toernooi om te bevestig
# older than the English
# unreviewed
event-unreadable = “{ $name }” kan nie gewys word nie: iets daarin is beskadig, of ’n nuwer weergawe van Inkundla het dit geskryf. Ander toernooie werk soos altyd.
# unreviewed
copy-event-unreadable = Die toernooi in hierdie lêer kan nie hier gewys word nie en is dus nie teruggesit nie: { $why }. Niks is verander nie.
# unreviewed
player-outside = Almal sien: { $name }
# unreviewed
consent-text = ’n Ouer of voog stem in dat die volle naam vir almal gewys word.
# older than the English
# unreviewed
consent-record = Teken dit aan
# older than the English
# unreviewed
consent-by = Die hele naam mag gewys word. Aangeteken deur { $name }, { $day }, { $time }.
# older than the English
# unreviewed
consent-withdraw = Wys weer die kort naam
# older than the English
# unreviewed
consent-refuse = Hulle het nee gesê: teken dit aan
# unreviewed
consent-refused-by = ’n Ouer of voog het nee gesê: net die kort naam word gewys. Aangeteken deur { $name }, { $day }, { $time }.
# older than the English
# unreviewed
consent-not-asked = Niemand het nog geantwoord nie
# older than the English
# unreviewed
notice-consent-refused = Aangeteken: hulle het nee gesê. Almal sien die kort naam.
# older than the English
# unreviewed
audit-consent-refused = { $players }: die hele naam mag nie gewys word nie, hulle het nee gesê
# older than the English
# unreviewed
privacy-refused = { $n ->
    [one] Vir { $n } kind het iemand nee daarvoor gesê.
   *[other] Vir { $n } kinders het iemand nee daarvoor gesê.
}
# unreviewed
child-data = Alles wat oor hierdie kind gestoor is (JSON-lêer)
# older than the English
# unreviewed
child-erase = Neem hierdie kind se data weg
# older than the English
# unreviewed
child-erase-text = ’n Nommer kom in die plek van die naam; skool, graad en geboortejaar verdwyn. Uitslae en gradering bly. Niemand kan dit terugbring nie.
# older than the English
# unreviewed
notice-consent-given = Aangeteken: almal mag die hele naam sien.
# older than the English
# unreviewed
notice-consent-withdrawn = Almal sien weer die kort naam.
# older than the English
# unreviewed
notice-child-erased = Die kind se data is weg. Bladsye wat jy vroeër gepubliseer het, wys nog die kind: publiseer hulle weer.
# older than the English
# unreviewed
notice-names-erased = Die name is weg. Die uitslae bly. Bladsye wat jy vroeër gepubliseer het, bevat nog die name: publiseer hulle weer.
# unreviewed
notice-privacy-saved = Gestoor.
# unreviewed
notice-event-deleted = Die toernooi is geskrap.
# older than the English
# unreviewed
audit-consent-given = { $players }: die hele naam mag gewys word
# unreviewed
audit-consent-withdrawn = { $players }: net die kort naam mag gewys word
# unreviewed
shown-as = Almal sien
# unreviewed
shown-as-alias = Die kort naam: { $name }
# unreviewed
shown-as-full = Die hele naam: { $name }
# unreviewed
shown-as-code-name = ’n Kodenaam
# unreviewed
shown-as-code-name-hint = As jy dit leeg laat, kies die program ’n dier wat niemand anders het nie.
# unreviewed
shown-as-number = Geen naam nie, net { $name }. Skool en graad word ook nie gewys nie.
# unreviewed
shown-as-player = Speler
# unreviewed
shown-as-code-names = Koedoe, Eland, Rooibok, Sebra, Kameelperd, Leeu, Luiperd, Jagluiperd, Buffel, Meerkat, Ystervark, Ietermago, Skilpad, Verkleurmannetjie, Geitjie, Arend, Uil, Reier, Kraanvoël, Neushoringvoël, Wewer, Swael, Visvanger, Flamink, Pelikaan, Volstruis, Pikkewyn, Dolfyn, Rob, Seekat, Skoenlapper, Naaldekoker, Vuurvlieg, Kriek, Springbok, Otter, Haas, Valk
# unreviewed
column-shown-as = Vertoon as
# unreviewed
field-code-name = Kodenaam
# unreviewed
form-taken = { $field }: ’n ander speler het dit reeds, of dit is die naam van ’n speler. Niks is verander nie. Kies ’n ander een.
# unreviewed
import-code-name-taken = { $column }: “{ $value }” is die naam of die kodenaam van ’n ander speler. Kies ’n ander een.
# unreviewed
audit-entrant-shown-as = { $players }: ’n ander naam is gekies vir wat almal sien
# older than the English
# unreviewed
audit-child-erased = { $players }: die data is weggeneem
# older than the English
# unreviewed
audit-names-erased = { $n ->
    [one] { $n } naam is weggeneem
   *[other] { $n } name is weggeneem
}
# older than the English
# unreviewed
audit-names-erased-in-time = { $n ->
    [one] { $n } naam is weggeneem, soos ingestel
   *[other] { $n } name is weggeneem, soos ingestel
}
# older than the English
# unreviewed
audit-names-kept-for = { $n ->
    [0] Name word nooit vanself weggeneem nie
    [one] Name word { $n } dag ná die einde weggeneem
   *[other] Name word { $n } dae ná die einde weggeneem
}
# unreviewed
join-too-late = Rondte 1 is bekendgemaak. In uitklop of groepe is al die plekke dan beset, dus kan niemand meer bykom nie. Solank rondte 1 nog geen uitslag het nie, kan jy dit terugneem, die speler inskryf en weer indeel. Daarna kan die speler net in ’n ander toernooi speel.

## New event

# unreviewed
event-name = Naam van die toernooi
# unreviewed
event-name-default = Skoolbeker { $day }
game = Spel
# older than the English
# unreviewed
more-settings = Meer instellings
# unreviewed
system = Formaat
# unreviewed
rounds = Rondtes
# unreviewed
system-automatic = Die beste vir die getal spelers
# older than the English
# unreviewed
system-swiss = Switserse stelsel: in elke rondte speel kinders met ewe veel punte teen mekaar, niemand twee keer nie
# unreviewed
system-swiss-burstein = Switsers volgens die Burstein-reëls: spelers met ewe veel punte ontmoet, nooit twee keer nie
# unreviewed
system-swiss-dubov = Switsers volgens die Dubov-reëls: spelers met ewe veel punte ontmoet, nooit twee keer nie
# older than the English
# unreviewed
system-monrad = Monrad: bure op die puntelys speel teen mekaar, niemand twee keer nie (ook maklik met die hand)
# older than the English
# unreviewed
system-round-robin = Rondomtalie: almal speel teen almal
# older than the English
# unreviewed
system-double-round-robin = Dubbele rondomtalie: almal speel twee keer teen almal
# older than the English
# unreviewed
system-groups = Groepe, dan eindrondtes: in ’n klein groep speel almal teen almal, en die bestes speel verder
# older than the English
# unreviewed
system-knockout = Uitklop: wie verloor, is uit
# unreviewed
system-swiss-finals = Switserse stelsel, dan eindrondtes: die bestes ná ’n paar Switserse rondtes speel uitklop
# older than the English
# unreviewed
system-mcmahon = McMahon: soos die Switserse stelsel, maar sterk spelers begin met meer punte
# unreviewed
system-monrad-finals = Monrad, dan eindrondtes: die bestes ná ’n paar Monrad-rondtes speel uitklop
# unreviewed
system-mcmahon-finals = McMahon, dan eindrondtes: die bestes ná ’n paar McMahon-rondtes speel uitklop
# unreviewed
system-teams-round-robin = Skoolspanne op verskeie borde: elke span speel teen elke ander span
# older than the English
# unreviewed
system-teams-swiss = Skoolspanne op verskeie borde: Switserse stelsel volgens wedstrydpunte
# unreviewed
clock-every-turn = Een minuut vir elke beurt
# older than the English
# unreviewed
clock-on-call = Die skeidsregter begin die minuut wanneer daar ’n vertraging is
# unreviewed
clock-off = Geen klok nie
# older than the English
# unreviewed
pairing-more = Punte en fyner reëls van die indeling
# unreviewed
pairing-more-hint = Die meeste toernooie laat dit soos dit is.
# unreviewed
points-for = Punte vir wen en gelykop
# unreviewed
points-one = Wen 1, gelykop ½
# unreviewed
points-two = Wen 2, gelykop 1
# unreviewed
points-three = Wen 3, gelykop 1
# unreviewed
bye-worth = Punte vir uitsit (vryrondte)
# unreviewed
bye-worth-usual = Soos gewoonlik: ’n wen, maar niks in ’n rondomtalie en in groepe nie
# unreviewed
bye-worth-win = Soos vir ’n oorwinning
# unreviewed
bye-worth-draw = Soos vir gelykop
# unreviewed
bye-worth-none = Geen
# unreviewed
bye-worth-average = Die gemiddelde van die speler se ander rondtes, aan die einde
# unreviewed
bye-worth-hint = Wanneer die getal spelers onewe is, het een in elke rondte geen opponent nie. Niemand sit twee keer uit nie. Vir ’n span tel dit soos ’n gelykop wedstryd, in ’n rondomtalie niks.
# older than the English
# unreviewed
initial = Wie skuif eerste op die eerste bord in rondte 1
# unreviewed
initial-first = Die speler met die laer nommer
# unreviewed
initial-second = Die speler met die hoër nommer
# older than the English
# unreviewed
initial-hint = Daarna word die kante volgens die reëls van die stelsel regverdig verdeel.
# unreviewed
accelerated = Sterk spelers ontmoet gouer (Baku-versnelling)
# older than the English
# unreviewed
accelerated-hint = Vir groot toernooie met min rondtes: die boonste helfte van die lys begin met ekstra punte wat net vir die indeling tel. Sit die sterkste spelers eerste in die lys.
# unreviewed
swiss-rules = Reëls van die Switserse stelsel
# unreviewed
swiss-rules-dutch = Nederlands, die gewone: onder spelers met ewe veel punte ontmoet die boonste helfte van die lys die onderste helfte
# unreviewed
swiss-rules-burstein = Burstein: ná die eerste rondtes ontmoet spelers wat sterk teenstanders gehad het, spelers wat swakkes gehad het
# unreviewed
swiss-rules-dubov = Dubov: maak die graderings van die teenstanders gelyk, dus het elke speler ’n gradering nodig
# unreviewed
swiss-rules-hint = Al drie deel nooit twee spelers twee keer teen mekaar in nie. Wie onseker is, hou by die gewone reëls.
# unreviewed
match-games = ’n Wedstryd is twee partye, een met elke kant
# unreviewed
match-games-hint = Vir Switsers volgens die Nederlandse reëls en ’n enkele rondomtalie. Dieselfde twee ontmoet in twee rondtes ná mekaar, dus is ses rondtes drie wedstryde. Die punte van albei partye tel.
# older than the English
# unreviewed
groups = Hoeveel groepe?
# older than the English
# unreviewed
advance = Hoeveel uit elke groep speel die eindrondtes?
# older than the English
# unreviewed
groups-hint = Die groepe word volgens die volgorde van jou lys gemaak, om die beurt vorentoe en agtertoe, sodat elke groep sy deel van die sterk spelers kry.
# unreviewed
finalists = Hoeveel speel die eindrondtes?
# unreviewed
finalists-hint = Die getal rondtes in die instellings is dié voor die eindrondtes. Gelykbrekers bepaal wie deurgaan; die volgende een kom in die plek van ’n speler wat weg is.
# unreviewed
losers = In ’n uitklop: ’n speler wat verloor
# unreviewed
losers-out = is uit
# unreviewed
losers-plate = speel verder in ’n troosronde ná die eerste verloor
# unreviewed
losers-twice = is uit ná die tweede verloor (dubbele uitklop)
# unreviewed
losers-twice-in-final = is uit ná die tweede verloor, ook in die groot eindstryd
# unreviewed
losers-hint = Die troosronde is ’n uitklop vir dié wat voor die halfeindstryde verloor en nog niks gewen het nie. Met twee kanse is daar ’n wennerstabel en ’n verloorderstabel; hulle wenners speel die groot eindstryd.
# older than the English
# unreviewed
two-games = In die eindrondtes speel twee spelers twee keer teen mekaar, en elkeen skuif een keer eerste
# older than the English
# unreviewed
third-place = Speel ook om die derde plek
# unreviewed
reseeds = Ná elke rondte speel die beste oorblywende teen die swakste
# unreviewed
knockout-hint = Die gekeurde spelers speel so laat moontlik teen mekaar: die eerstes in jou lys, of die bestes van die rondtes vantevore. Ná gelykop speel die twee weer met omgeruilde kante, totdat een gewen het.
# older than the English
# unreviewed
start-groups = Hoeveel begingroepe?
# older than the English
# unreviewed
start-groups-hint = Sit die sterkste spelers eerste in jou lys. Die eerste groep begin met die meeste punte, en dit tel tot die einde.
# older than the English
# unreviewed
plan-rounds-of-finals = Hierdie rondtes hang af van wie wen. Laat die getal rondtes leeg.
# unreviewed
plan-odd-rounds-of-matches = ’n Wedstryd het twee rondtes. Kies ’n ewe getal rondtes.
# unreviewed
plan-matches-by-dutch = Wedstryde van twee partye word volgens die Nederlandse reëls ingedeel. Kies daardie reëls, of een party per wedstryd.
# unreviewed
plan-matches-accelerated = Wedstryde van twee partye kan nie die ekstra punte van die versnelling hê nie. Kies een van die twee.
plan-reseeds-with-two-losses = Met twee kanse staan die verloorderstabel vas. Haal die merkie weg by “Ná elke rondte speel die beste oorblywende teen die swakste”, of kies iets anders vir dié wat verloor.
# unreviewed
plan-finals-have-begun = Die eindrondtes het begin; die getal rondtes daarvoor bly.
# unreviewed
field-groups = Hoeveel groepe
# older than the English
# unreviewed
field-advance = Hoeveel speel die eindrondtes
# unreviewed
field-finalists = Hoeveel speel die eindrondtes
# unreviewed
field-losers = Wat gebeur met dié wat verloor
# older than the English
# unreviewed
field-start-groups = Begingroepe
# unreviewed
note-is-out = { $player } speel nie in hierdie rondte nie
# unreviewed
note-last-place-shared = { $player } is in die eindrondtes en { $other } nie, hoewel alle gelykbrekers gelyk is. Gee ’n volgorde met die hand in die instellings as loting besluit.
# unreviewed
finals = Groepe en eindrondtes
# unreviewed
finals-of-best = Eindrondtes
# unreviewed
knockout = Uitklop
# unreviewed
bracket = Die eindrondtes, een vir een
# older than the English
# unreviewed
finals-later = { $n ->
    [one] Die eerste speler van elke groep speel die eindrondtes.
   *[other] Die eerste { $n } spelers van elke groep speel die eindrondtes.
}
# unreviewed
finals-later-stage = { $n ->
    [one] { $n } speler speel die eindrondtes.
   *[other] Die beste { $n } speel die eindrondtes.
}
# older than the English
# unreviewed
finals-none = Daar is nog niks om te wys nie. Kyk na die indelingslys en die puntelys.
# unreviewed
finals-winner = { $player } het gewen.
# unreviewed
group-n = Groep { $n }
# unreviewed
stage-final = Eindstryd
# unreviewed
stage-semi = Halfeindstryde
# unreviewed
stage-quarter = Kwarteindstryde
# unreviewed
stage-of = Laaste { $n }
# older than the English
# unreviewed
stage-third = Om die derde plek
# unreviewed
stage-plate = Troosronde: { $stage }
# unreviewed
stage-winners = Wennerstabel: { $stage }
# unreviewed
stage-losers = Verloorderstabel: rondte { $n }
# unreviewed
stage-losers-final = Verloorderstabel: eindstryd
# unreviewed
stage-grand = Groot eindstryd
# unreviewed
stage-grand-again = Groot eindstryd: tweede spel
# unreviewed
stage-decider = { $stage }: hulle speel weer
# unreviewed
part-stage = Fase
# unreviewed
part-group = Groep
# unreviewed
part-match = Wedstryd
# unreviewed
tie-nobody = geen opponent nie
# unreviewed
tie-through = gaan deur
# unreviewed
tie-walkover = Gaan sonder ’n spel deur
# older than the English
# unreviewed
tie-nobody-through = Niemand gaan deur nie
# unreviewed
tie-decider = Gelyk: hulle speel weer
# unreviewed
fault-postponed = { $n ->
    [one] Bord { $boards } van rondte { $round } is uitgestel. Vul eers die uitslag in.
   *[other] Borde { $boards } van rondte { $round } is uitgestel. Vul eers die uitslae in.
}
# older than the English
# unreviewed
fault-round-undecided = Wie verder speel, hang van hierdie spelle af. Die hele rondte { $round } moet dus eers beslis wees.
# unreviewed
postponed = word later gespeel
# unreviewed
enter-result = Vul die uitslag in
# unreviewed
reason-postponed = Die uitgestelde spel is gespeel
# older than the English
# unreviewed
attention-postponed = Die spel van rondte { $round } moet nog gespeel word. Tot dan tel dit as gelykop vir die indeling, en op die puntelys tel dit niks.
# unreviewed
pair-anyway = Deel tog in…
# older than the English
# unreviewed
pair-anyway-text = Die spelle sonder ’n uitslag word later gespeel. Tot dan tel hulle as gelykop vir die volgende indeling, en op die puntelys tel hulle niks. Fone hou op om hulle aan te teken. Jy vul hul uitslae hier in wanneer hulle gespeel is.
# unreviewed
pair-anyway-button = Speel die oorblywende spelle later
# unreviewed
notice-round-postponed = Die rondte is gesluit. Die oorblywende spelle word later gespeel; jy vind hulle onder “Wag vir jou”.
# older than the English
# unreviewed
notice-result-reported = Die regte uitslag is in die geskiedenis neergeskryf. Die punte bly soos hulle is.
# older than the English
# unreviewed
correct-late = Die volgende rondte is ook al verby. Volgens die reëls vir Switserse toernooie word ’n fout wat so laat gevind word, net vir die verslag neergeskryf: punte en indelings bly soos hulle is (C.04.2, artikel 4.3).
# older than the English
# unreviewed
correct-report = Skryf dit net neer
# older than the English
# unreviewed
correct-anyway = Tel dit tog
# unreviewed
audit-round-postponed = Rondte { $round } is gesluit; spelle sonder ’n uitslag word later gespeel
# unreviewed
audit-result-reported = Rondte { $round }, bord { $board }: die regte uitslag is { $result }, net vir die verslag neergeskryf
# older than the English
# unreviewed
why-knockout = { $stage }: wie verloor, is uit.
# unreviewed
why-knockout-plate = { $stage }: wie die eerste verloor, speel verder in die troosronde.
# unreviewed
why-knockout-winners = { $stage }: wie verloor, speel verder in die verloorderstabel.
# unreviewed
why-knockout-grand = { $stage }: die bestes van albei tabelle speel teen mekaar.
# older than the English
# unreviewed
why-knockout-decider = { $stage }: dit is gelyk, dus speel hulle weer met omgeruilde kante.
# unreviewed
why-knockout-third = { $stage }: die twee wat die halfeindstryde verloor het, speel teen mekaar.
# older than the English
# unreviewed
why-group = In die groep speel almal teen almal: die tabel sê wie nou teen mekaar speel.
# older than the English
# unreviewed
team-boards = Hoeveel borde het ’n wedstryd?
# older than the English
# unreviewed
team-hint = Die kinders van een skool is ’n span. Die eerstes in jou lys wat hier is, speel; die res is reserwes. Vir ’n tweede span van ’n skool, skryf die skool as “Noord B”.
# older than the English
# unreviewed
team-sides = Switserse stelsel: watter span begin op bord 1
# unreviewed
team-sides-simple = Beurtelings, losweg (gewoon)
# unreviewed
team-sides-graded = Beurtelings, streng
# unreviewed
team-sides-ignored = Dit maak nie saak nie
# older than the English
# unreviewed
team-sides-hint = Met ’n onewe getal borde, of spanne wat altyd in dieselfde volgorde sit, maak dit meer saak.
# unreviewed
team-primary = Wat tel eerste vir spanne?
# unreviewed
team-tables = Spanne
# unreviewed
team-matches = Wedstryde
# unreviewed
team-whom = Wie teen wie gespeel het
# unreviewed
captain = Kaptein
# unreviewed
teams-none = In geen span nie
# unreviewed
teams-text = Die spelers van ’n skool is ’n span. Waar ’n skool meer as een het, vul die naam van elke speler se span in. Met ’n skakel vir daardie naam sien die kaptein net hierdie span.
# unreviewed
notice-teams-saved = Die spanne is gestoor.
# unreviewed
team-order = Volgorde van borde
# unreviewed
team-order-fixed = Soos in die lys; kapteins kies wie speel
# unreviewed
team-order-free = Kapteins kies dit vir elke rondte
# unreviewed
line-ups = Opstellings
# unreviewed
line-ups-of-round = Opstellings vir rondte { $round }
# unreviewed
line-ups-text = Kapteins maak hul opstelling oop met die skakel van hul skool. As jy vir opstellings vra, sien kapteins ook hul wedstryd in die konsep. Wie nie inhandig nie, speel in die volgorde van die lys.
# unreviewed
line-up-minutes = Minute
# unreviewed
line-ups-ask = Vra vir opstellings
# unreviewed
line-ups-end = Laat die tyd oop
# unreviewed
line-up-until = tot { $time }
# unreviewed
line-up-closed = gesluit om { $time }
# unreviewed
line-up-in = Ingehandig
# unreviewed
line-up-missing = Nie ingehandig nie
# unreviewed
line-up-change = Verander die opstelling
# unreviewed
line-up-hand-in = Handig die opstelling in
# unreviewed
line-up-hint = Niks tel voordat jy dit inhandig nie. Jy mag dit weer inhandig totdat die tyd verby is.
# unreviewed
line-up-free-hint = Die pyle verander die bord van ’n speler.
# unreviewed
line-up-fixed-hint = Die spelers sit in die volgorde van die lys.
# unreviewed
line-up-up = { $player }: een bord hoër
# unreviewed
line-up-down = { $player }: een bord laer
# unreviewed
line-up-take-out = { $player } speel nie
# unreviewed
line-up-reserve = Reserwes
# unreviewed
line-up-put-in = Sit in
# unreviewed
line-up-not-here = nie hier nie
# unreviewed
notice-line-ups-asked = Gestoor.
# unreviewed
notice-line-up-handed-in = Die opstelling is ingehandig.
# unreviewed
board-standings = Puntelys volgens bord
# unreviewed
board-standings-how = ’n Speler staan by die bord van die wedstryd waar die speler die meeste gesit het. Alle spelle wat gespeel is, tel; vryrondtes en opponente wat nie opgedaag het nie, tel nie.
# unreviewed
percent = %
# unreviewed
team-why-hint = Eerste: { $first }. Waar dit gelyk is, in hierdie volgorde: { $then }.
# older than the English
# unreviewed
team-why = { $team }: hoe die gelykopbrekers ontstaan het
# unreviewed
team = Span
# unreviewed
match-points = Wedstrydpunte
# older than the English
# unreviewed
game-points = Punte op die borde
# unreviewed
why-team = Hul spanne speel in hierdie rondte teen mekaar.
# unreviewed
why-second-game = Die tweede party van hulle wedstryd: dieselfde twee met kante omgeruil.
field-boards = Borde
# older than the English
# unreviewed
school-rounds = Net tot rondte (leeg: in alle rondtes)
# unreviewed
field-school-rounds = Tot rondte
# unreviewed
field-points = Punte
# unreviewed
field-audience = Wie speel
# unreviewed
field-category-name = Naam van ’n kategorie
# unreviewed
field-category-gender = Wie in ’n kategorie is
# unreviewed
field-category-born = Geboortejaar van ’n kategorie
# unreviewed
field-category-rating = Gradering van ’n kategorie
# unreviewed
field-category-grade = Graad van ’n kategorie
field-player = Speler
# unreviewed
field-round = Rondte
# unreviewed
field-team = Naam van ’n span
# unreviewed
field-line-up = Opstelling
# unreviewed
field-line-up-minutes = Minute vir opstellings
# older than the English
# unreviewed
rounds-hint = Laat dit leeg, dan bepaal die getal spelers dit.
# unreviewed
clock = Klok
# unreviewed
clock-seconds = Sekondes vir ’n beurt
# unreviewed
clock-total = Minute vir die hele spel
# older than the English
# unreviewed
clock-total-hint = Net vir ’n tyd vir die hele spel: wanneer dit opgebruik is, het elke beurt nog sy sekondes.
# older than the English
# unreviewed
clock-whole-game = ’n Tyd vir die hele spel, en die minuut bo-op
# unreviewed
umpiring = Wanneer ’n reël gebreek word
# older than the English
# unreviewed
umpiring-hint = Vir vertraging is dit altyd geel, dan rooi, dan die wedstryd. Vir die res kies jy. ’n Verandering geld vir spelle wat nog nie begin het nie.
# unreviewed
umpiring-illegal = Ná ’n verkeerde skuif op die werklike bord
# unreviewed
umpiring-reds = Laat my weet ná soveel rooikaarte vir een speler (0 = nooit)
# unreviewed
ladder-yellow = Geel, dan rooi, dan is die wedstryd verlore
# unreviewed
ladder-red = Dadelik rooi, dan is die wedstryd verlore
# unreviewed
ladder-award = Die wedstryd is dadelik verlore
# older than the English
# unreviewed
avoid-same-school = Hou kinders van een skool uitmekaar solank dit moontlik is
# unreviewed
create-event = Skep toernooi
# unreviewed
new-list = Spelers: plak die klaslys (dit kan wag)

## Faults

# unreviewed
fault-title-not-found = Bladsy nie gevind nie
# unreviewed
fault-title-door = Nie toegelaat nie
# unreviewed
fault-title-ours = Iets het hier verkeerd geloop
# unreviewed
fault-title-not-done = Nie gedoen nie
# older than the English
# unreviewed
fault-form-only = Hierdie adres neem net aan wat ’n vorm stuur. Niks is verander nie. Gaan terug en gebruik die vorm weer.
# older than the English
# unreviewed
fault-not-found = Daar is nie so ’n bladsy nie, of dit is nie vir jou nie. Kyk na die adres, of vra die organiseerder vir die skakel.
# unreviewed
fault-not-signed-in = Meld eers aan.
# unreviewed
fault-not-allowed = Jy mag dit nie met hierdie aanmelding doen nie. Meld met die regte naam aan, of vra die organiseerder.
# unreviewed
fault-seat-taken = ’n Ander toestel het hierdie sitplek. Vra die organiseerder om dit vry te stel.
# unreviewed
fault-list-closed = Die lys is gesluit vir onderwysers. Vra die organiseerder om dit te verander.
# unreviewed
fault-teams-are-fixed = ’n Rondte is saamgestel, so die spanne bly soos hulle is. Kapteins mag nog verander.
# unreviewed
fault-line-ups-closed = Die opstellings van hierdie rondte is gesluit. Vra die organiseerder om joune te verander.
# unreviewed
fault-not-a-spelling = Rondte 1 is ingedeel, dus kan net die spelling van ’n naam reggemaak word. Dit lyk soos iemand anders: vra die organiseerder.
# unreviewed
fault-short-name-taken = ’n Ander skool het hierdie naam of kort naam. Kies ’n ander kort naam.
# older than the English
# unreviewed
fault-foreign = Hierdie vorm is van ’n ander werf se bladsy gestuur, en daarom is niks gedoen nie. Maak die bladsy hier oop en doen dit weer.
# older than the English
# unreviewed
fault-unknown-host = Hierdie bediener is nie onder hierdie adres bekend nie. Maak eerder { $address } oop. As die adres joune is, begin die bediener met --public-address.
# unreviewed
fault-not-for-set-up = Inkundla is reeds hier opgestel. Meld eerder aan.
# unreviewed
fault-ruleset = Hierdie reëls werk nie saam nie: { $why }
# older than the English
# unreviewed
fault-unknown-code = Geen bord het hierdie kode nie. Kyk na die kaart op die tafel en tik dit weer.
# unreviewed
fault-no-such-game = Daar is geen spel met hierdie kode nie. ’n Spel word ’n dag ná sy laaste beurt uitgevee.
# unreviewed
fault-too-many-games = Te veel spelle is nou hier oop. Probeer weer oor ’n uur.
# unreviewed
fault-too-many-entries = Te veel inskrywings het van hier of vir hierdie toernooi gekom. Probeer later weer, of skryf aan die organiseerder.
# unreviewed
fault-registration-closed = Inskrywings is gesluit, of hierdie inskrywing kan nie meer verander word nie.
# unreviewed
fault-record-full = Hierdie spel het te lank geword vir nog ’n beurt. Stem saam op gelykop, of gee op.
# unreviewed
fault-old-code = Hierdie kode was vir bord { $board } in rondte { $round }, wat verby is. Neem die nuwe kaart, of vra die organiseerder.
# unreviewed
fault-not-recording = ’n Ander foon teken hierdie bord aan. Tik op “Neem oor” om hier aan te teken, of kyk.
# unreviewed
fault-taken = { $name } teken hierdie bord aan. Tik op “Neem oor” om hier aan te teken, of kyk.
# older than the English
# unreviewed
fault-behind = Die aantekening was al verder. Dit is die bord soos dit nou is; kyk, en tik dan weer.
# older than the English
# unreviewed
fault-round-not-draft = Rondte { $round } is nie meer ’n konsep nie. Kyk weer na die rondte.
# unreviewed
fault-round-not-to-come = Rondte { $round } is reeds bekend gemaak, so niemand kan dit meer uitsit nie. Vra dit vir ’n rondte wat nog kom. Wie nie by ’n bord van hierdie rondte sit nie, kry geen punte daarin nie.
# unreviewed
fault-round-still-draft = Rondte { $round } is nog ’n konsep. Maak dit eers bekend.
# unreviewed
fault-round-not-posted = Rondte { $round } is gesluit. Om ’n uitslag te verander, gebruik “Maak reg” en sê hoekom.
# unreviewed
fault-round-touched = Rondte { $round } het uitslae of aangetekende spelle. Dit kan nie weer ’n konsep word nie.
# older than the English
# unreviewed
fault-round-not-last = Net die laaste geslote rondte kan weer oopgemaak word, en net voordat daar ’n konsep van die volgende is.
# older than the English
# unreviewed
fault-missing-results = { $n ->
    [one] Een uitslag ontbreek: bord { $boards }.
   *[other] { $n } uitslae ontbreek: borde { $boards }.
}
# older than the English
# unreviewed
fault-disk-full = Die skootrekenaar se hardeskyf is vol. Maak plek en probeer dan weer. Niks wat gestoor is, is verlore nie.
# unreviewed
fault-store-away = Die data is nou nie bereikbaar nie. Hou hierdie bladsy oop en probeer oor ’n rukkie weer.
# older than the English
# unreviewed
fault-conflict = Iemand anders het dit intussen verander. Kyk weer daarna en besluit dan.
# unreviewed
fault-other-result = Nie gestoor nie: iemand anders het so pas ’n ander uitslag vir bord { $board } ingevoer. Daar staan nou: { $text }. As dit verkeerd is, gebruik “Maak reg” by daardie bord en sê hoekom.
# unreviewed
fault-no-result-any-more = Nie gestoor nie: iemand anders het so pas die uitslag van bord { $board } verwyder. Dit het nou geen uitslag nie. As joune reg is, vul dit weer in.
fault-has-result = Nie gestoor nie: die organiseerder het die uitslag { $text } vir hierdie bord ingevoer. Om die spel aan te teken, vra die organiseerder om die uitslag uit te vee.
# unreviewed
fault-reported-otherwise = Nie gestoor nie: { $name } het { $result } vir bord { $board } ingevul. Kyk saam na die strokie. Dan maak een van julle dit reg.
# unreviewed
fault-report-gone = Hierdie uitslag wag nie meer nie. Kyk weer na die bord.
# unreviewed
fault-store = Niks is verander nie: die data kon nie gelees of geskryf word nie. Sê dit vir wie na Inkundla hier omsien.
# older than the English
# unreviewed
fault-way-home = Na die beginbladsy
# unreviewed
fault-way-code = Tik ’n kode
# unreviewed
form-missing = { $field }: nog leeg. Vul dit in.
# unreviewed
form-too-long = { $field }: te lank. Maak dit korter.
# older than the English
# unreviewed
form-not-a-number = { $field }: dit is nie ’n getal wat hier mag staan nie.
# unreviewed
form-not-a-choice = { $field }: kies een uit die lys.
# unreviewed
field-name = Jou naam
# unreviewed
field-event-name = Naam van die toernooi
field-ruleset = Spel
# unreviewed
field-system = Formaat
# unreviewed
field-rounds = Rondtes
# unreviewed
field-clock = Klok
# unreviewed
field-seconds = Sekondes vir ’n beurt
# unreviewed
field-total = Minute vir die hele spel
# older than the English
# unreviewed
field-at-illegal-turn = ’n Beurt teen die reëls
# unreviewed
field-reds = Rooikaarte in die toernooi
# unreviewed
field-what = Wat verkeerd was
# unreviewed
field-words = In jou eie woorde
# unreviewed
field-consequence = Wat volg
# unreviewed
field-claim = Die eis
field-number = Beurt
field-dropping = Beurte
# unreviewed
field-time = Sekondes
# unreviewed
field-position = Die posisie
# unreviewed
field-hand = In die hand
# unreviewed
field-entry = Die vraag
# unreviewed
field-result = Uitslag
field-players = Spelers
field-board = Bord
# unreviewed
field-delay = Vertraging vir toeskouers
# unreviewed
field-place = Plek
# unreviewed
field-entry-given = Voornaam
# unreviewed
field-entry-list = Die lys van spelers
# unreviewed
field-entry-school = Skool
# unreviewed
field-entry-contact = Jou naam
# unreviewed
field-entry-reach = Foon of e-pos
# unreviewed
field-entry-consent = Toestemming
# unreviewed
field-entries-opens = Inskrywings open
# unreviewed
field-entries-closes = Inskrywings sluit
# unreviewed
field-entries-places = Plekke
# unreviewed
field-entries-of-school = Plekke vir een skool
# unreviewed
field-entries-fee = Fooi vir ’n speler
# unreviewed
field-entries-currency = Geldeenheid
# unreviewed
field-entries-note = Aan die senders van inskrywings
# unreviewed
field-entries-consent = Jou eie woorde oor toestemming
# unreviewed
field-entries-chosen = Gemerkte inskrywings
# unreviewed
field-first-day = Eerste dag
# unreviewed
field-last-day = Laaste dag
# unreviewed
field-directions = Hoe om dit te vind
# unreviewed
field-host = Gasheer
# unreviewed
field-contact = Kontak
# unreviewed
field-description = Beskrywing
# unreviewed
field-regulations = Reglement
# unreviewed
field-sponsors = Borge
# older than the English
# unreviewed
field-begins = Begin van ’n rondte
# unreviewed
field-notice = Kennisgewing
# unreviewed
field-act = Wat gebeur het
field-side = Speler
# unreviewed
field-card = Kaart
# older than the English
# unreviewed
name-empty = Die naam is leeg. Skryf ’n naam.
# unreviewed
name-too-long = Die naam is langer as 80 letters. Maak dit korter.
# older than the English
# unreviewed
name-unprintable = Die naam het ’n teken wat nie gedruk kan word nie. Tik dit weer.

## Lists of players

# unreviewed
column-name = Naam
# unreviewed
column-given = Voornaam
# unreviewed
column-family = Van
# unreviewed
column-school = Skool
# unreviewed
column-grade = Graad
# unreviewed
column-rating = Gradering
# unreviewed
rated = Gradering { $rating }
# unreviewed
column-gender = Meisie of seun
# unreviewed
column-born = Geboortejaar
# unreviewed
column-consent = Toestemming
# unreviewed
column-any = Die teks
# unreviewed
import-row = Ry { $row }: { $what }
import-file = { $what }
# unreviewed
import-too-large = Die lys is groter as 2 MB. Voer dit in dele in.
# older than the English
# unreviewed
import-too-many-rows = Die lys het { $rows } rye. Hoogstens { $most } word toegelaat. Voer dit in dele in.
# unreviewed
import-utf16 = Die lêer is UTF-16. Stoor dit as “CSV UTF-8” en probeer weer.
# unreviewed
import-not-text = Die lêer is nie ’n lys nie. Stoor die lys as ’n sigblad (XLSX of ODS) of as CSV en kies daardie lêer.
# unreviewed
import-old-workbook = Die lêer is in ’n ou vorm van Excel (XLS). Maak dit oop, stoor dit as “Excel Workbook (.xlsx)” en kies daardie lêer.
# unreviewed
import-locked-workbook = Die lêer is met ’n wagwoord gesluit. Maak dit oop, stoor dit sonder die wagwoord en kies daardie lêer.
# unreviewed
import-damaged-workbook = Die lêer is beskadig. Maak dit oop, stoor dit weer as XLSX of ODS en kies daardie lêer.
# unreviewed
import-large-workbook = Die sigblad is te groot. Kopieer die rye met die name en plak hulle hier.
# unreviewed
import-no-sheet = Die lêer het geen blad “{ $name }” met ’n lys nie. Dit het “{ $names }”.
# unreviewed
import-no-value = In die blad “{ $sheet }” ontbreek die waarde van die formule in { $cell }. Maak die lêer oop, stoor dit weer en kies daardie lêer.
# unreviewed
import-empty = Daar is geen name in die lys nie. Skryf een naam op elke reël.
# unreviewed
import-no-name-column = Geen kolom het name nie. Skryf “name” of “naam” bo die kolom met die name.
# unreviewed
import-unclear-headings = Die opskrifte “{ $headings }” sê nie waar die voornaam en die van is nie. Sê dit hieronder, of skryf “voornaam” en “van” bo hierdie kolomme.
# unreviewed
import-unclear-columns = Die lys het geen opskrifte nie, en dit is nie duidelik wat in die kolomme staan nie. Sê hieronder wat in elke kolom staan, of skryf opskrifte bo die kolomme, soos “voornaam” en “van”.
# older than the English
# unreviewed
import-open-quote = ’n Aanhalingsteken word hier oopgemaak en nooit gesluit nie. Sluit dit of haal dit uit.
# unreviewed
import-name-missing = Die naam ontbreek. Skryf ’n naam of skrap die ry.
# unreviewed
import-cell-error = “{ $value }” is ’n fout van die sigblad. Skryf wat hier hoort.
# older than the English
import-bad-text = { $column } “{ $value }”: { $why }
# older than the English
# unreviewed
import-bad-number = { $column } “{ $value }” is nie ’n getal van { $least } tot { $most } nie.
# older than the English
# unreviewed
import-bad-gender = { $column } “{ $value }” is nie f (meisie) of m (seun) nie.
# older than the English
# unreviewed
import-bad-consent = { $column } “{ $value }” is nie “gegee” of “geweier” nie.
# older than the English
# unreviewed
import-bad-grade = Daar is nie ’n graad “{ $value }” nie. Grade is R (of RR) en 1 tot 12.

## Pairing

# older than the English
# unreviewed
pairing-too-few = { $n ->
    [0] Niemand is hier nie. Merk wie hier is; ’n rondte het twee nodig.
    [one] Net een speler is hier. ’n Rondte het twee nodig.
   *[other] Net { $n } spelers is hier. ’n Rondte het twee nodig.
}
# older than the English
# unreviewed
pairing-too-many = { $n } spelers is hier; ’n rondte kan hoogstens { $most } hê. Maak twee toernooie daarvan.
# unreviewed
pairing-all-played = { $n ->
    [one] Die enigste rondte is gespeel. Sluit die toernooi af, of verhoog die getal rondtes in Instellings.
   *[other] Al { $n } rondtes is gespeel. Sluit die toernooi af, of verhoog die getal rondtes in Instellings.
}
# unreviewed
pairing-under-way = Rondte { $round } word nou gespeel. Vul eers die uitslae in.
# older than the English
# unreviewed
pairing-none = Die spelers wat hier is, kan nie almal ’n opponent kry sonder dat ’n reël gebreek word nie. Sluit die toernooi af, of deel met die hand in.
# older than the English
# unreviewed
pairing-none-bye = Iemand moet uitsit, en almal hier het al uitgesit. Sluit die toernooi af, of deel met die hand in.
# older than the English
# unreviewed
pairing-none-stuck = Een van die spelers het al teen almal gespeel wat hier is. Sluit die toernooi af, of deel met die hand in.
# older than the English
# unreviewed
obstacle-bye = Die getal spelers is onewe, dus moet een uitsit. Maar almal hier het al uitgesit, of het ’n rondte gewen sonder om te speel, en niemand mag dit twee keer doen nie.
# older than the English
# unreviewed
obstacle-stuck = { $player } het al teen almal gespeel wat hier is, of mag nie teen hulle speel nie. Daar is dus geen opponent oor nie.
# older than the English
# unreviewed
obstacle-sides = Elkeen het nog iemand om teen te speel, maar nie almal tegelyk nie: iemand sou te dikwels dieselfde kant hê.
# older than the English
# unreviewed
obstacle-pairs = { $n ->
    [one] Elkeen het nog iemand om teen te speel, maar nie almal tegelyk nie. Minstens een paar sou weer teen mekaar moes speel.
   *[other] Elkeen het nog iemand om teen te speel, maar nie almal tegelyk nie. Minstens { $n } pare sou weer teen mekaar moes speel.
}
# older than the English
# unreviewed
stuck-title = Rondte { $round } kan nie volgens die reëls ingedeel word nie
# unreviewed
stuck-what = Wat jy kan doen
# older than the English
# unreviewed
stuck-nearest = Speel dit tog
# unreviewed
stuck-nearest-hint = Ons maak die indeling wat die minste reëls breek. Jy sien dit as ’n konsep, verander wat jy wil, en sê hoekom wanneer jy dit bekendmaak.
# unreviewed
stuck-nearest-button = Maak hierdie konsep
# unreviewed
stuck-fewer = Hou hier op
# older than the English
# unreviewed
stuck-rounds = { $n ->
    [one] Een rondte is gespeel. Stel die getal rondtes op 1, dan kan die toernooi afgesluit word.
   *[other] { $n } rondtes is gespeel. Stel die getal rondtes op { $n }, dan kan die toernooi afgesluit word.
}
# older than the English
# unreviewed
stuck-people = Laat iemand kom of uitsit
# older than the English
# unreviewed
stuck-people-hint = Met een speler meer of minder werk dit dalk: merk wie hier is, of gee iemand ’n vryrondte.
# older than the English
# unreviewed
outlook-doubtful = { $safe ->
    [one] { $rounds } rondtes is aangekondig. Een rondte werk altyd met die spelers wat hier is; daarna kan ’n rondte dalk nie ingedeel word nie. Minder rondtes is veiliger.
   *[other] { $rounds } rondtes is aangekondig. Tot { $safe } rondtes werk altyd met die spelers wat hier is; daarna kan ’n rondte dalk nie ingedeel word nie. Minder rondtes is veiliger.
}
# older than the English
# unreviewed
outlook-impossible = { $most ->
    [one] { $rounds } rondtes is aangekondig, maar die spelers wat hier is, kan net een rondte speel sonder om weer teen mekaar te speel. Stel minder rondtes in Instellings.
   *[other] { $rounds } rondtes is aangekondig, maar die spelers wat hier is, kan net { $most } rondtes speel sonder om weer teen mekaar te speel. Stel minder rondtes in Instellings.
}
# unreviewed
outlook-unrated = Die Dubov-reëls deel volgens graderings in. Spelers hier sonder gradering: { $n }. Elkeen tel as 0. Voer hulle graderings in, of kies ander reëls in die instellings.
# unreviewed
preset-round-robin = Spelers hier: { $n }. Met minder as 6 kan almal teen almal speel: ’n rondomtalie van { $rounds } rondtes word voorgestel. Jy kan ’n ander formaat in Instellings kies.
# unreviewed
preset-four-rounds = Spelers hier: { $n }. Met 6 tot 10 word vier rondtes van die Switserse stelsel voorgestel: dit pas in ’n dag en vind ’n wenner. Jy kan ’n ander formaat of aantal rondtes in Instellings kies.
# unreviewed
preset-five-rounds = Spelers hier: { $n }. Met 11 of meer word vyf rondtes van die Switserse stelsel voorgestel: soveel pas in ’n dag. Jy kan ’n ander formaat of aantal rondtes in Instellings kies.
# unreviewed
pairing-bug = Iets het met die indeling verkeerd geloop. Niks is verander nie. Sê dit vir wie na Inkundla hier omsien.
# older than the English
# unreviewed
draft-cannot-change = Hierdie verandering is nie moontlik in die konsep soos dit nou is nie. Kyk weer daarna.
# unreviewed
draft-breaks-match = Dit sou ’n wedstryd van twee spanne opbreek. Ruil twee spelers van een span, of tik spelers van twee spanne: hulle hele spanne ruil plekke.

## Spectators

board-label = Die bord
# unreviewed
all-boards = ← Alle borde
# unreviewed
live = Regstreeks
# unreviewed
lost = ⚠ Verbinding verloor. Ons probeer weer.
# unreviewed
working = Besig… Dit kan ’n oomblik duur.
# older than the English
# unreviewed
making-paper = Dit is ’n lang dokument: { $n } name of borde. Dit word nou gemaak en kom vanself oor ’n paar sekondes. Bly op hierdie bladsy tot dit hier is.
# older than the English
# unreviewed
making-again = Dit het nie gekom nie: probeer weer
# older than the English
# unreviewed
laptop-away = ⚠ Die skootrekenaar antwoord nie. Hou hierdie bladsy oop: wat jy getik het, bly.
# unreviewed
laptop-wait = Wag vir die skootrekenaar…
# unreviewed
server-stopping = Kort onderbreking: Inkundla begin weer. Jou skuiwe is veilig en hierdie bladsy kom vanself terug.
# unreviewed
board-as-text = Bord as teks
# unreviewed
record = Aantekening
# older than the English
# unreviewed
watch-late = { $n ->
    [one] Hierdie bord word een minuut later gewys.
   *[other] Hierdie bord word { $n } minute later gewys.
}
# older than the English
# unreviewed
watch-late-all = { $n ->
    [one] Borde en uitslae word een minuut later gewys.
   *[other] Borde en uitslae word { $n } minute later gewys.
}
# unreviewed
replay-of = Terugspeel: { $place }
# unreviewed
replay-open = Terugspeel, skuif vir skuif
# older than the English
# unreviewed
replay-nothing = Niks van hierdie spel is aangeteken nie.
# unreviewed
replay-board = Bord { $board }: terugspeel
# older than the English
# unreviewed
replay-at = { $n } van { $all } reëls van die aantekening
# unreviewed
replay-step = Stap deur die spel
# unreviewed
replay-first = Eerste
# unreviewed
replay-back = Terug
# unreviewed
replay-next = Volgende
# unreviewed
replay-last = Laaste
# unreviewed
replay-to-live = Regstreeks
# unreviewed
replay-play = Speel
# unreviewed
replay-pause = Onderbreek
# unreviewed
replay-speed = Spoed
# older than the English
# unreviewed
replay-seek = Oomblik van die spel
# unreviewed
replay-go = Wys
# unreviewed
replay-copied = Skakel gekopieer
# unreviewed
replay-link = Skakel na hierdie skuif
# unreviewed
replay-board-now = Die bord nou
# unreviewed
replay-keys = Sleutels: spasie speel, pyltjies links en regs stap, Home gaan na die begin, End na die laaste skuif.
# unreviewed
review-title = ’n Kyk na die spel
# unreviewed
review-back = Die bord
# unreviewed
review-of-board = ’n Kyk na die spel by bord { $board }
# unreviewed
review-shut = Jy kan na hierdie spel kyk sodra die rondte verby is en die uitslag in is.
# unreviewed
review-busy = Die program is besig. Probeer oor ’n minuut weer.
# unreviewed
review-even = Die program het geen beurt gevind wat die spel baie verander het nie.
# unreviewed
review-turned = Hier het dit gedraai: beurt { $n }
# unreviewed
review-moment = Beurt { $n }
# unreviewed
review-win-now = { $better } wen dadelik.
# unreviewed
review-win = { $better } wen verseker in { $n } beurte.
# unreviewed
review-loss = Nou kan { $other } verseker wen. { $better } was beter.
# unreviewed
review-capture-mill = ’n Mill is misgekyk: { $better }.
# unreviewed
review-threat-mill = Nou kan { $other } ’n mill maak. { $better } keer dit.
# unreviewed
review-capture-camelot = ’n Vang is misgekyk: { $better }.
# unreviewed
review-threat-camelot = Nou kan { $other } vang. { $better } keer dit.
# unreviewed
review-capture-reversi = ’n Hoek is misgekyk: { $better }.
# unreviewed
review-threat-reversi = Nou kan { $other } ’n hoek vat. { $better } keer dit.
# unreviewed
review-discs = { $better } eindig { $n } skywe beter vir { $player }.
# unreviewed
review-stronger = { $better } was sterker.
# unreviewed
review-proved = Dit is bewys.
# unreviewed
review-opinion = So dink die program.
# unreviewed
review-board = Die bord voor die beurt: { $played } is gespeel, { $better } was beter
# unreviewed
review-legend = Die kolletjies volg die beurt wat gespeel is. Die ringe wys die beter een.
# unreviewed
review-practise = Speel dit van hier af
# unreviewed
review-times = Wie het hoe lank gedink
# unreviewed
review-bars = Ligte stafies: { $white }. Donker stafies: { $black }.
# unreviewed
review-longest = Langste: { $time }, { $player }, beurt { $n }.
# unreviewed
review-total = { $player } altesaam: { $time }.
# unreviewed
review-ahead-mill = Koeie voor
# unreviewed
review-ahead-camelot = Stukke voor
# unreviewed
review-ahead-reversi = Skywe voor
# unreviewed
review-above = Bo die lyn het { $player } meer.
# unreviewed
review-turns = { $n ->
    [one] beurt
   *[other] beurte
}
# unreviewed
review-taken-mill = koeie geskiet
# unreviewed
review-taken-camelot = stukke gevang
# unreviewed
review-taken-reversi = skywe aan die einde
# unreviewed
review-cards = { $n ->
    [one] kaart
   *[other] kaarte
}
# unreviewed
review-asked = Net mense wat vra, sien hierdie bladsy. Dit gaan oop wanneer die rondte verby is.
# unreviewed
judge-title = Wie staan beter?
# unreviewed
judge-later = Die program antwoord wanneer die tyd om is of die klok staan, nie terwyl die spel aangaan nie.
# unreviewed
judge-making = Die program werk eers hierdie eindspel uit: tabel { $n } van { $all }. Die bladsy vra self weer.
# unreviewed
judge-win-now = Bewys: { $player } wen met een beurt.
# unreviewed
judge-win = Bewys: { $player } wen in { $n } beurte.
# unreviewed
judge-draw = Bewys: dit is gelykop as albei die beste speel.
# unreviewed
judge-discs = Bewys: { $player } eindig { $n } skywe voor.
# unreviewed
judge-better = ’n Mening, geen bewys nie: { $player } staan beter.
# unreviewed
judge-much-better = ’n Mening, geen bewys nie: { $player } staan baie beter.
# unreviewed
judge-even = ’n Mening, geen bewys nie: albei staan omtrent gelyk.
# unreviewed
judge-proved-text = { $player } is aan die beurt. Die beste beurt is { $turn }.
# unreviewed
judge-opinion-text = { $player } is aan die beurt. Die program sou { $turn } speel.
# unreviewed
judge-line = Wys die beurte
# unreviewed
judge-you-decide = Die program besluit niks nie: jy teken die uitslag aan.
# unreviewed
standings = Puntelys
# unreviewed
board-not-started = Nog nie begin nie.
# unreviewed
board-result = Uitslag: { $result }.
# unreviewed
to-move = { $player } moet skuif
# older than the English
# unreviewed
say-gift = { $player }: tik op die koei wat weggegee word
# older than the English
# unreviewed
reason-time = tyd van die rondte is verby

## The head of every organiser's page

# unreviewed
public-page = Openbare bladsy
step-players = Spelers
# unreviewed
step-round = Rondte { $round }
# unreviewed
step-round-of = Rondte { $round } van { $rounds }
# unreviewed
settings = Instellings
# unreviewed
set-event = Toernooi
# unreviewed
set-clock = Klok en kaarte
# unreviewed
set-points = Punte en plekke
# unreviewed
set-public = Wat die publiek sien
# unreviewed
set-end = Rugsteun en afsluiting
# unreviewed
set-schools = Skoolmaats
# unreviewed
set-confirm = Spelers bevestig die uitslag
# unreviewed
set-devices = Waar die beurte ingevoer word
# unreviewed
set-at-table = By die tafel, deur ’n skeidsregter
# unreviewed
set-on-devices = Op die spelers se fone
# unreviewed
on-devices = Die spelers voer hul eie beurte op hul eie fone in
# unreviewed
on-devices-hint = Sonder ’n skeidsregter sien die program toe dat beurte reg is. Wanneer die tyd van ’n beurt verby is, wys dit self die kaart. Op die bladsy “Fone” kan jy vir elke bord kies.
# unreviewed
take-backs = Hulle mag ’n beurt terugneem as die ander speler saamstem
# unreviewed
set-yes = Ja
# unreviewed
set-no = Nee
# unreviewed
set-reds = Al die kaarte van die toernooi
# unreviewed
set-open = Maak oop
# unreviewed
set-download = Laai af
# unreviewed
set-names = Name
# unreviewed
names-by-default = Voornaam en een letter
# unreviewed
set-consent = Volle name
# unreviewed
set-last = Jongste verandering
# older than the English
# unreviewed
set-delete = Al die bladsye, kodes en name gaan vir goed weg.
# unreviewed
set-fixed = Vas
# unreviewed
not-set = Nie gestel nie
# unreviewed
rounds-open = Volgens die getal spelers
# unreviewed
times-planned = { $n ->
    [one] 1 rondte het ’n tyd
   *[other] { $n } rondtes het ’n tyd
}
# unreviewed
schools-meet = Mag mekaar ontmoet
# unreviewed
schools-apart = Uitmekaar gehou waar moontlik
# unreviewed
schools-apart-until = Uitmekaar tot rondte { $round }
# unreviewed
organiser-tabs = Bestuur hierdie toernooi

## Standings

# unreviewed
standings-after = Puntelys ná rondte { $round }
# unreviewed
standings-after-of = Puntelys ná rondte { $round } van { $rounds }
# unreviewed
standings-during = Puntelys in rondte { $round }
# unreviewed
standings-during-of = Puntelys in rondte { $round } van { $rounds }
# unreviewed
standings-official = Amptelik
log-head-printed = Logboek van veranderings: { $head }
# Some boards of the round have no result yet.
# older than the English
# unreviewed
standings-provisional = { $n ->
    [0] Voorlopig: die rondte is nog nie gesluit nie
    [one] Voorlopig: op 1 bord word nog gespeel
   *[other] Voorlopig: op { $n } borde word nog gespeel
}
# unreviewed
standings-note-alias = Net kort name: volle name word nie gepubliseer nie.
# older than the English
# unreviewed
standings-note-full = Net jy sien die volle name. Die bladsy vir almal wys kort name.
# older than the English
# unreviewed
standings-empty = Nog geen uitslae nie. Hulle staan hier sodra die eerste spel verby is.
# unreviewed
standings-empty-playing = Nog geen uitslae nie. Rondte 1 word nou gespeel.
# unreviewed
standings-now = Nou
# unreviewed
standings-when = Wanneer
# unreviewed
standings-after-choice = Ná rondte { $round }
# unreviewed
standings-all-schools = Alle skole
# unreviewed
standings-show = Wys
# unreviewed
standings-hint = Tik op ’n naam om elke rondte te sien.
# unreviewed
school = Skool
# unreviewed
grade = Graad{"\u00A0"}{ $grade }
# older than the English
# unreviewed
rank = Plek
# unreviewed
points = Punte
# Column of games won, drawn and lost: 2–0–1.
# unreviewed
wdl = W–G–V
# unreviewed
wdl-long = gewen – gelykop – verloor
# unreviewed
wdl-more = Gewen – gelykop – verloor (W–G–V) tel spelle wat gespeel is. ’n Getal daaragter, soos +1, tel rondtes wat sonder ’n spel punte gebring het: ’n vryrondte, of ’n opponent wat nie opgedaag het nie.
csv = CSV
# unreviewed
csv-excel = CSV vir Excel
# unreviewed
ties = Hoe gelyke punte beslis word
# older than the English
# unreviewed
ties-points = Meer punte staan hoër. By ewe veel punte tel hierdie, een ná die ander:
# unreviewed
ties-stages = Wie verder in die uitklop gekom het, is voor, en die verloorders van een fase deel die plek. Binne ’n groep besluit punte; as hulle gelyk is, hierdie, van bo af:
# older than the English
# unreviewed
ties-shared = Spelers wat heeltemal gelyk is, deel ’n plek: 3= beteken dat die derde plek gedeel word.
# BH/C1: the name and the modifiers of the code.
tiebreak-modified = { $name } ({ $modifiers })
# unreviewed
tiebreak-bh = Opponente se punte (Buchholz)
# older than the English
# unreviewed
tiebreak-bh-how = Tel die punte bymekaar van almal teen wie die speler gespeel het. Sterk opponente tel meer. ’n Rondte sonder ’n spel tel soos een teen ’n opponent met die speler se eie punte.
# unreviewed
tiebreak-bh-c1 = Opponente se punte sonder die swakste
# older than the English
# unreviewed
tiebreak-bh-c1-how = Soos opponente se punte, maar die opponent met die minste punte word uitgelaat. Een swak opponent maak dus nie skade nie.
# unreviewed
tiebreak-bh-m1 = Opponente se punte sonder die sterkste en die swakste
# older than the English
# unreviewed
tiebreak-bh-m1-how = Soos opponente se punte, maar die sterkste en die swakste opponent word uitgelaat.
# unreviewed
tiebreak-de = Onderlinge spelle
# unreviewed
tiebreak-de-how = Wie meer punte gekry het in die spelle tussen die spelers wat nog gelyk is. Dit tel net as hulle teen mekaar gespeel het.
# unreviewed
tiebreak-sb = Punte van verslane opponente (Sonneborn-Berger)
# older than the English
# unreviewed
tiebreak-sb-how = Vir wen tel al die punte van daardie opponent by, vir gelykop die helfte, vir verloor niks.
# unreviewed
tiebreak-win = Gewen
# unreviewed
tiebreak-win-how = Hoeveel rondtes die speler gewen het.
# unreviewed
tiebreak-cd = Verskil in koeie
# unreviewed
tiebreak-cd-how = Koeie geskiet min koeie verloor, in spelle wat aangeteken is.
# unreviewed
tiebreak-dd = Verskil in skywe
# unreviewed
tiebreak-dd-how = Eie skywe min die opponent se skywe, in spelle wat aangeteken is.
# unreviewed
tiebreak-bq = Skywe en opponente se punte (Brightwell)
# older than the English
# unreviewed
tiebreak-bq-how = Die skywe van alle spelle, en ses keer die punte van elke opponent teen wie gespeel is.
# unreviewed
tiebreak-won = Spelle gewen
# unreviewed
tiebreak-won-how = Hoeveel spelle die speler op die bord gewen het.
# unreviewed
tiebreak-bpg = Spelle as tweede speler
# older than the English
# unreviewed
tiebreak-bpg-how = Hoeveel spelle die speler as tweede begin het. Die eerste skuif is ’n voordeel.
# unreviewed
tiebreak-bwg = Gewen as tweede speler
# unreviewed
tiebreak-bwg-how = Hoeveel spelle die speler sonder die eerste skuif gewen het.
# unreviewed
tiebreak-ps = Punte rondte vir rondte (progressief)
# unreviewed
tiebreak-ps-how = Tel die punte ná elke rondte bymekaar. Wie vroeg wen, kry meer.
# unreviewed
tiebreak-rep = Rondtes gereed om te speel
# unreviewed
tiebreak-rep-how = Vir hoeveel rondtes die speler daar was.
# unreviewed
tiebreak-std = Rondtes gewen en die helfte van die gelykop rondtes
# unreviewed
tiebreak-std-how = 1 vir elke rondte met meer punte as die opponent, ½ met ewe veel.
# unreviewed
tiebreak-ks = Punte teen die boonste helfte (Koya)
# unreviewed
tiebreak-ks-how = Die punte teen spelers wat minstens die helfte van alle punte het.
# unreviewed
tiebreak-aob = Sterkte van die opponente se opponente (gemiddelde Buchholz)
# unreviewed
tiebreak-aob-how = Hoe sterk die opponente van die opponente gemiddeld was.
# unreviewed
tiebreak-fb = Opponente se punte, laaste rondte gelykop (Fore Buchholz)
# older than the English
# unreviewed
tiebreak-fb-how = Soos opponente se punte, maar asof alle spelle van die laaste rondte gelykop was.
# unreviewed
tiebreak-aro = Gemiddelde gradering van die opponente
# unreviewed
tiebreak-aro-how = Die graderings van die opponente teen wie gespeel is, gemiddeld.
# unreviewed
tiebreak-tpr = Prestasiegradering
# older than the English
# unreviewed
tiebreak-tpr-how = Die gemiddelde gradering van die opponente, en meer of minder volgens die deel van die punte.
# unreviewed
tiebreak-ptp = Volmaakte prestasie
# older than the English
# unreviewed
tiebreak-ptp-how = Die laagste gradering waarvan soveel punte verwag kan word.
# unreviewed
tiebreak-apro = Gemiddelde prestasie van die opponente
# unreviewed
tiebreak-apro-how = Die prestasiegraderings van die opponente teen wie gespeel is, gemiddeld.
# unreviewed
tiebreak-appo = Gemiddelde volmaakte prestasie van die opponente
# unreviewed
tiebreak-appo-how = Die volmaakte prestasies van die opponente teen wie gespeel is, gemiddeld.
# unreviewed
tiebreak-rtng = Eie gradering
# older than the English
# unreviewed
tiebreak-rtng-how = Die hoër gradering staan hoër.
# unreviewed
tiebreak-tpn = Beginnommer
# older than the English
# unreviewed
tiebreak-tpn-how = Die laer beginnommer staan hoër.
# unreviewed
tiebreak-lot = Loting
# older than the English
# unreviewed
tiebreak-lot-how = Deur die rekenaar geloot uit ’n getal wat vooraf gesê is. Dieselfde getal gee altyd dieselfde loting.
# unreviewed
tiebreak-mpts = Wedstrydpunte
# unreviewed
tiebreak-mpts-how = Punte vir wedstryde wat gewen of gelykop is.
# older than the English
# unreviewed
tiebreak-gpts = Punte op die borde
# older than the English
# unreviewed
tiebreak-gpts-how = Al die punte wat die spelers van die span op die borde behaal het.
# older than the English
# unreviewed
tiebreak-mpvgp = Die ander punte van spanne
# older than the English
# unreviewed
tiebreak-mpvgp-how = Waar wedstrydpunte eerste tel, die punte op die borde. Waar dié eerste tel, die wedstrydpunte.
# older than the English
# unreviewed
tiebreak-esb = { $has ->
    [match] Opponente se wedstrydpunte
   *[game] Opponente se punte op die borde
} maal { $scored ->
    [match] eie wedstrydpunte
   *[game] eie punte op die borde
}
# unreviewed
tiebreak-esb-how = Vir elke wedstryd: wat die opponente altesaam het, maal wat die span teen hulle behaal het.
# unreviewed
tiebreak-ede = Onderlinge wedstryde van spanne
# unreviewed
tiebreak-ede-how = Wie meer punte gekry het in die wedstryde tussen die spanne wat nog gelyk is: eers volgens die punte wat eerste tel, dan volgens die ander punte.
# unreviewed
tiebreak-then = { $first }, dan { $second }
# unreviewed
tiebreak-sssc = Die ander punte en sterk opponente
# unreviewed
tiebreak-sssc-how = Die ander punte van die span, en ’n deel van die punte van sy opponente.
# unreviewed
tiebreak-bc = Punte volgens bordnommer (board count)
# older than the English
# unreviewed
tiebreak-bc-how = Die punte op elke bord maal die nommer van die bord. Minder is beter: punte op die boonste borde is meer werd.
# unreviewed
tiebreak-tbr = Punte op die boonste bord
# unreviewed
tiebreak-tbr-how = Die punte op bord 1. Waar hulle gelyk is, dié op bord 2, en so aan.
# unreviewed
tiebreak-bbe = Punte sonder die onderste bord
# unreviewed
tiebreak-bbe-how = Die punte op al die borde behalwe die laaste. Waar hulle gelyk is, op almal behalwe die laaste twee, en so aan.
# unreviewed
tiebreak-of-match = { $name }, in wedstrydpunte
# older than the English
# unreviewed
tiebreak-of-game = { $name }, in punte op die borde

## Why a figure is what it is

# Round 2: won against Hendra D.
# unreviewed
why-round = Rondte { $round }: { $what }
# unreviewed
path-won = teen { $opponent } gewen, { $points }
# older than the English
# unreviewed
path-drawn = teen { $opponent } gelykop gespeel, { $points }
# unreviewed
path-lost = teen { $opponent } verloor, { $points }
# unreviewed
path-won-forfeit = { $opponent } het nie gekom nie, { $points }
# unreviewed
path-lost-forfeit = het nie na die spel teen { $opponent } gekom nie, { $points }
# unreviewed
path-playing = speel nou teen { $opponent }
# older than the English
# unreviewed
path-bye = geen opponent was oor nie, { $points }
# unreviewed
path-free = vryrondte, { $points }
# older than the English
# unreviewed
path-bye-given = vryrondte, { $points }
# unreviewed
path-absent = nie hier nie, { $points }
# unreviewed
path-out = nie in hierdie rondte nie
# unreviewed
path-stands = Plek { $rank }, punte { $points }
# unreviewed
path-empty = Nog geen rondte is gespeel nie.
# unreviewed
bead-won = Gewen
# unreviewed
bead-drawn = Gelykop
# unreviewed
bead-lost = Verloor
# unreviewed
bead-won-forfeit = Gewen sonder ’n spel: die opponent het nie gekom nie
# unreviewed
bead-lost-forfeit = Verloor sonder ’n spel: het nie gekom nie
# unreviewed
bead-playing = Nog geen uitslag nie
# older than the English
# unreviewed
bead-bye = Geen opponent was oor nie
# unreviewed
bead-free = Vryrondte
# older than the English
# unreviewed
bead-bye-given = Vryrondte
# unreviewed
bead-absent = Nie hier nie
# unreviewed
bead-out = Nie in hierdie rondte nie
# unreviewed
games = Spelle
# unreviewed
start-number = Nr. { $number }
# unreviewed
player-now = Nou
# unreviewed
player-next = Volgende
# unreviewed
player-playing = Speel nou op bord { $board }
# unreviewed
player-sits = Rondte { $round }, bord { $board }: nog nie begin nie
# unreviewed
player-watch = Kyk na bord { $board }
# unreviewed
player-round-begins = Rondte { $round } begin: { $when }
# older than the English
# unreviewed
player-round-later = Die opponent en die bord staan hier sodra die rondte bekendgemaak is.
# unreviewed
player-rounds = Rondte vir rondte
# unreviewed
player-last = Laaste spel
# unreviewed
player-honour = Eindplek
# older than the English
# unreviewed
player-why = Hoe die plek tot stand gekom het
# unreviewed
player-not-final = Nie finaal nie
# unreviewed
player-not-posted = Nog geen spelers nie. Hulle staan hier sodra die eerste rondte bekendgemaak is.
# unreviewed
player-all = Alle spelers
# older than the English
# unreviewed
podium = Die eerste drie
# unreviewed
podium-place = { $place ->
    [1] 1ste
   *[3] { $place }de
}
# unreviewed
podium-shared = { $place }, gelyk
# older than the English
# unreviewed
final-winner = Die wenner van { $event }
# unreviewed
final-winners = Gelyk eerste in { $event }
# unreviewed
final-all = { $n ->
    [one] Die enigste plek
   *[other] Al { $n } plekke
}
# unreviewed
final-all-teams = Alle spanne
# unreviewed
final-watch = Kyk na die spel
# unreviewed
final-collar = { $n ->
    [one] Die kraag van die dag: ’n ry vir elke rondte, ’n kraal vir elke spel, in die kleur van die skool wat gewen het. Gelykop is geel.
   *[other] Die kraag van die dag: ’n ry vir elke rondte, ’n kraal vir een uit elke { $n } spelle, in die kleur van die skool wat gewen het. Gelykop is geel.
}
# unreviewed
final-collar-sides = { $n ->
    [one] Die kraag van die dag: ’n ry vir elke rondte, ’n kraal vir elke spel, in die kleur van die kant wat gewen het. Gelykop is geel.
   *[other] Die kraag van die dag: ’n ry vir elke rondte, ’n kraal vir een uit elke { $n } spelle, in die kleur van die kant wat gewen het. Gelykop is geel.
}
# unreviewed
final-numbers = Die dag in getalle
# unreviewed
final-games = { $n ->
    [one] spel
   *[other] spelle
}
# unreviewed
final-shot = { $n ->
    [one] koei geskiet
   *[other] koeie geskiet
}
# unreviewed
final-rounds = { $n ->
    [one] rondte
   *[other] rondtes
}
# unreviewed
final-drawn = { $n ->
    [one] gelykop
   *[other] gelykop
}
# unreviewed
final-players = { $n ->
    [one] speler
   *[other] spelers
}
# unreviewed
final-schools = { $n ->
    [one] skool
   *[other] skole
}
# unreviewed
final-sides = Wit het { $white } gewen, Swart het { $black } gewen, gelykop: { $drawn }.
# unreviewed
final-thanks = Dankie
# unreviewed
final-thanks-text = aan { $n } spelers wat { $hands } keer hande geskud het, aan die skeidsregters, en aan almal wat gehelp het.
# unreviewed
final-own-thanks = Jou woorde van dank
# unreviewed
final-own-thanks-hint = Almal sien dit by die uitslae. Laat dit leeg vir die gewone woorde.
# unreviewed
final-boards = Borde van die laaste rondte
# unreviewed
final-left = Wat nog gedoen moet word
# unreviewed
standings-lists = Wat gelys word
# unreviewed
why-opponent = { $opponent } het { $has }
# older than the English
# unreviewed
why-opponent-times = { $opponent } het { $has }, maal { $scored } behaal, is { $value }
# unreviewed
why-dummy = geen spel nie, tel as ’n opponent met { $has }
# older than the English
# unreviewed
why-dummy-times = geen spel nie, tel as ’n opponent met { $has }, maal { $scored }, is { $value }
# unreviewed
why-encounter = { $games ->
    [one] { $scored } teen { $opponent }
   *[other] { $scored } teen { $opponent } in { $games } spelle: gemiddeld { $value }
}
# unreviewed
why-won = teen { $opponent } gewen
# unreviewed
why-won-unplayed = sonder ’n spel gewen
# unreviewed
why-counted = { $own } min { $other } teen { $opponent } is { $value }
# unreviewed
why-brightwell = { $discs } skywe teen { $opponent }, wat { $has } punte het: { $value }
# older than the English
# unreviewed
why-brightwell-dummy = geen spel wat tel nie: die helfte van die skywe en die eie { $has } punte: { $value }
# unreviewed
why-moved-second = { $opponent } het eerste geskuif
# unreviewed
why-ready = gereed om te speel
# unreviewed
why-better = meer punte as die opponent
# unreviewed
why-level = ewe veel punte as die opponent: { $value }
# unreviewed
why-total = { $value } punte altesaam
# unreviewed
why-strength = { $value } teen { $opponent }, wat { $has } het
# unreviewed
why-rating = { $opponent } het ’n gradering van { $value }
# unreviewed
why-theirs = { $opponent } het { $value }
# A line of the working that does not count.
# unreviewed
why-cut = { $line } (weggelaat, tel nie)
# unreviewed
why-mean = { $n ->
    [one] Gemiddelde van 1 waarde.
   *[other] Gemiddelde van { $n } waardes.
}
# older than the English
# unreviewed
why-performance = Gemiddelde { $mean }, en { $plus } volgens die tabel.
# unreviewed
why-perfect = Punte in hierdie spelle: { $scored }.
# older than the English
# unreviewed
why-lot = Geloot uit die getal { $seed }.
# older than the English
# unreviewed
why-average-bye = Rondte sonder opponent: { $average }, die gemiddelde van die ander rondtes
# unreviewed
path-adjusted = punte deur die organiseerder: { $points }
# unreviewed
why-by-hand = Volgorde met die hand bepaal: { $reason }
# unreviewed
why-no-value = Niks om te tel nie.
# older than the English
# unreviewed
why-not-tied = Tel nie hier nie: die speler het teen niemand gespeel wat nog gelyk is nie.
# unreviewed
why-not-tied-team = Tel nie hier nie: die span het teen geen span gespeel wat nog gelyk is nie.
# older than the English
# unreviewed
why-not-all-met = Tel nie hier nie: nie almal wat gelyk staan, het teen mekaar gespeel nie, en hul uitslae teen mekaar beslis niks nie.
# older than the English
# unreviewed
why-match = teen { $opponent }: wedstrydpunte { $matches }, punte op die borde { $boards }
# unreviewed
why-encounters = Die ander punte in hierdie wedstryde: { $second }.
# older than the English
# unreviewed
why-separated = Steeds gelyk; toe beslis: { $by }.
# unreviewed
why-scored = { $value } teen { $opponent }
# unreviewed
why-scored-alone = { $value } sonder ’n opponent
# unreviewed
why-board = Bord { $board }: { $value }
# unreviewed
why-board-later = Bord { $board }: { $value } (tel waar die borde daarbo gelyk is)
# older than the English
# unreviewed
why-board-times = Bord { $board }: { $scored } maal { $board }, is { $value }
# unreviewed
why-combined = Die ander punte, { $scored }, plus { $strength } gedeel deur { $divisor }.

## Planning an event

# unreviewed
field-tiebreak = Gelykopbrekers
# unreviewed
field-presence = Hier of nie
# unreviewed
field-check-in = Aanmelding
# unreviewed
field-check-in-minutes = Minute tot die aanmelding moet sluit
# older than the English
# unreviewed
plan-rounds-of-automatic = Die getal spelers bepaal die rondtes. Om dit self te bepaal, kies eers wie teen wie speel; of laat die rondtes leeg.
# older than the English
# unreviewed
plan-fewer-than-begun = { $n ->
    [one] Rondte 1 is reeds bekendgemaak. Gee 1 rondte of meer.
   *[other] { $n } rondtes is reeds bekendgemaak. Gee { $n } rondtes of meer.
}

## Players

# older than the English
# unreviewed
what-to-do = Wat om nou te doen
# unreviewed
save = Stoor
# older than the English
# unreviewed
players-todo-empty = Niemand is nog in die lys nie. Plak die name hier onder, of kies ’n lêer. Klik dan op “Gaan die lys na”.
# older than the English
# unreviewed
players-todo-pair = Almal begin as hier. Tik op dié wat nie hier is nie. Deel dan rondte { $round } in vir die { $here } spelers wat hier is.
# older than the English
# unreviewed
players-todo-draft = Rondte { $round } is ’n konsep. Wie nou kom, is nie daarin nie: kyk na die konsep en deel weer in om hulle by te voeg.
# unreviewed
players-todo-checkin = { $expected ->
    [one] 1 speler word nog verwag. Tik op wie hier is. Deel dan rondte { $round } in vir die { $here } wat hier is.
   *[other] { $expected } spelers word nog verwag. Tik op dié wat hier is. Deel dan rondte { $round } in vir die { $here } wat hier is.
}
# unreviewed
players-todo-next = Tik op dié wat weg is of teruggekom het. Deel dan rondte { $round } in vir die { $here } spelers wat hier is.
# older than the English
# unreviewed
players-todo-posted = Rondte { $round } word nou gespeel. Wie nou kom, speel van rondte { $next } af; die rondtes voor dit tel as afwesig.
# older than the English
# unreviewed
players-todo-posted-last = Rondte { $round } word nou gespeel, en dit is die laaste: wie nou kom, speel nie meer nie. Wanneer al die uitslae in is, sluit die toernooi af.
# older than the English
# unreviewed
players-todo-last = Alle rondtes is gespeel. Kyk na die laaste uitslae en sluit dan die toernooi in Instellings af.
# older than the English
# unreviewed
players-todo-finished = Die toernooi is afgesluit. Om iets te verander, maak dit weer in Instellings oop.
# unreviewed
players-pair = Deel rondte { $round } in
# older than the English
# unreviewed
players-look-at-draft = Kyk na die konsep
# older than the English
# unreviewed
players-look-at-round = Kyk na die rondte
# unreviewed
players-here = { $here } van { $n } hier
# unreviewed
players-shown = Watter spelers
# unreviewed
players-all = Almal { $n }
# unreviewed
players-missing = Nie hier nie { $n }
# unreviewed
players-present = Hier { $n }
# unreviewed
players-scored = { $points } uit { $n }
# older than the English
# unreviewed
players-caption = Spelers volgens skool. Die knoppie in elke ry verander of die speler hier is.
# unreviewed
players-number = No.
# older than the English
# unreviewed
players-no-school = Geen skool gegee nie
# unreviewed
earlier-players = Kies spelers uit vorige toernooie
# unreviewed
earlier-text = Merk wie weer speel. Skool, graad, die antwoord oor die naam en wat almal sien, kom saam. Die name word net so lank bewaar soos dié van hierdie toernooi.
# unreviewed
earlier-none = Jy het geen vorige toernooi waarvan die name bewaar word nie.
# unreviewed
earlier-event = Toernooi
# unreviewed
earlier-show = Wys die spelers
# unreviewed
earlier-known = is op die lys
# unreviewed
earlier-enter = Skryf die gemerkte spelers in
# unreviewed
earlier-done = Spelers ingeskryf: { $n }. Reeds op die lys: { $players }.
# unreviewed
earlier-school = Skryf al { $n } van hierdie skool in
# unreviewed
earlier-results = Vorige toernooie van die speler
# unreviewed
earlier-results-text = Jou toernooie met ’n speler van hierdie naam en skool waarvan die name bewaar word. Niemand anders sien hierdie bladsy nie.
# unreviewed
earlier-results-none = Geen vorige toernooi het hierdie speler nie.
# unreviewed
earlier-place = { $place } van { $of }
# unreviewed
entries = Inskrywings
# unreviewed
entries-settings = Instellings van inskrywings
# unreviewed
entries-closed = Inskrywings is gesluit.
# unreviewed
entries-opens-at = Inskrywings open op { $time }.
# unreviewed
entries-open = Inskrywings is oop.
# unreviewed
entries-open-until = Inskrywings is oop tot { $time }.
# unreviewed
entries-over = Die tyd vir inskrywings is verby.
# unreviewed
entries-counter = Nuut: { $new } · Waglys: { $waiting }
# unreviewed
entries-accept-new = Aanvaar alle nuwe inskrywings ({ $n })
# unreviewed
entries-accept = Aanvaar almal ({ $n })
# unreviewed
entries-show-all = Almal: { $n }
# unreviewed
entries-show-new = Nuut: { $n }
# unreviewed
entries-show-waiting = Waglys: { $n }
# unreviewed
entries-show-accepted = Aanvaar: { $n }
# unreviewed
entries-show-declined = Geweier: { $n }
# unreviewed
entries-show-withdrawn = Onttrek: { $n }
# unreviewed
entries-shown = Watter inskrywings
# unreviewed
entries-all = Almal
# unreviewed
entries-fees = Fooie
# unreviewed
fees-due = Verskuldig
# unreviewed
fees-paid = Betaal
# unreviewed
fees-open = Nog oop
# unreviewed
fees-back = Terug te gee
# unreviewed
entries-full-name = Die volle naam mag gewys word.
# unreviewed
entries-still-player = Onttrek, maar nog op die lys van spelers. Verwyder die speler daar.
# unreviewed
entries-same-player = Daar is reeds ’n speler met hierdie naam: nommer { $number }.
# unreviewed
entries-same-entry = Daar is nog ’n inskrywing met hierdie naam.
# unreviewed
entries-none = Niemand het nog ’n inskrywing gestuur nie. Gee die skakel aan skole en ouers.
# unreviewed
entries-take = Neem inskrywings
# unreviewed
entries-show-form = Wys die vorm op die openbare bladsy
# unreviewed
entries-places-hint = Leeg: geen perk nie. As alle plekke vol is, gaan inskrywings op die waglys.
# unreviewed
entries-note-hint = Byvoorbeeld hoe om te betaal, en wat om saam te bring. Almal met die skakel lees dit.
# unreviewed
entries-asks = Wat die vorm benewens naam en skool vra
# unreviewed
entries-ask-consent = Vra toestemming
# unreviewed
entries-link = Skakel na die vorm
# unreviewed
entries-link-text = Gee dit aan skole en ouers. Wie dit het, kan spelers inskryf; jy sien elke inskrywing voordat dit tel.
# unreviewed
entries-look = Kyk na die vorm
# unreviewed
entries-qr = QR-kode van die vorm
# unreviewed
entries-new-link = Maak ’n nuwe skakel
# unreviewed
entries-new-link-text = Die ou skakel en sy gedrukte kodes werk nie meer nie. Gestuurde inskrywings bly.
# unreviewed
entries-all-paid = Almal betaal
# unreviewed
entries-accept-one = Aanvaar
# unreviewed
entries-with-chosen = Met die gemerkte inskrywings
# unreviewed
entries-paid = Betaal
# unreviewed
entries-not-paid = Nie betaal nie
# unreviewed
entries-waive = Geen fooi
# unreviewed
entries-reason = Rede vir weiering (die sender lees dit)
# unreviewed
entries-decline = Weier
# unreviewed
entries-reopen = Terug na nuut
# unreviewed
entries-erase = Vee uit
# unreviewed
entries-erase-hint = Uitvee is vir geweierde en onttrekte inskrywings en kan nie ongedaan gemaak word nie.
# unreviewed
entry-state = Inskrywing
# unreviewed
entry-fee = Fooi
# unreviewed
entry-paid = Betaal
# unreviewed
entry-contact = Gestuur deur
# unreviewed
entry-reach = Foon of e-pos
# unreviewed
entry-new = Ontvang
# unreviewed
entry-waiting = Waglys: { $place }
# unreviewed
entry-accepted = Aanvaar
# unreviewed
entry-declined = Geweier
# unreviewed
entry-withdrawn = Onttrek
# unreviewed
entry-fee-due = Fooi: { $fee } te betaal
# unreviewed
entry-fee-paid = Fooi: { $fee } betaal
# unreviewed
entry-fee-back = Fooi: { $fee } terug te gee
# unreviewed
entry-to-pay = Te betaal: { $fee }
# unreviewed
entry-title = Jou inskrywings
# unreviewed
entry-reason = Rede
# unreviewed
entry-change = Verander
# unreviewed
entry-withdraw = Onttrek die inskrywing
# unreviewed
entry-withdraw-sure = Die plek gaan na ander. Jy kan dit nie ongedaan maak nie.
# unreviewed
entry-withdraw-all = Onttrek alle inskrywings
# unreviewed
entry-keep = Hou hierdie bladsy
# unreviewed
entry-keep-text = Die adres is net joune. Dit sê hoe ver jou inskrywings is. Daar is geen ander boodskap nie.
# unreviewed
entry-address = Adres van hierdie bladsy
# unreviewed
entry-text-new = Daar is plek. Die organiseerder moet die inskrywing nog aanvaar.
# unreviewed
entry-text-waiting = Alle plekke is vol. As ander onttrek, sê hierdie bladsy dit. Jy betaal niks tot dan nie.
# unreviewed
entry-text-accepted = Die speler het ’n plek.
# unreviewed
entry-text-declined = Die organiseerder het die inskrywing geweier.
# unreviewed
entry-text-withdrawn = Jy het die inskrywing onttrek.
# unreviewed
enter-title = Skryf spelers in
# unreviewed
enter-seen = Die organiseerder sien elke inskrywing voordat dit tel. Net die organiseerder sien jou naam en hoe om jou te bereik.
# unreviewed
enter-one = Skryf een kind in
# unreviewed
enter-many = Skryf ’n lys van ’n skool in
# unreviewed
enter-list = Die spelers, een op elke reël
# unreviewed
enter-list-hint = Naam, dan ’n komma en die graad: Thandiwe Mokoena, 5. Hoogstens { $most } spelers. Jy kan ’n lys uit ’n sigblad plak.
# unreviewed
enter-contact = Jou naam
# unreviewed
enter-reach-hint = Net vir die organiseerder. Dit word saam met die name uitgevee.
# unreviewed
enter-public = Almal mag die volle naam sien. Anders sien hulle die voornaam en een letter.
# unreviewed
enter-consent = Ek is die ouer of voog, of tree namens hulle op. Die organiseerder mag hierdie besonderhede vir hierdie toernooi hou.
# unreviewed
enter-send = Stuur die inskrywing
# unreviewed
enter-fee = Fooi: { $fee } vir elke speler
# unreviewed
enter-places = { $taken } van { $all } plekke is vol.
# unreviewed
enter-full = Al { $all } plekke is vol. Nuwe inskrywings gaan op die waglys.
# unreviewed
enter-no-given = Die voornaam ontbreek. Daarsonder sou almal die van sien.
# unreviewed
enter-wrong = Niks is nog gestuur nie. Maak dit asseblief reg:
# unreviewed
players-new-entries = Nuwe inskrywings: { $n }
# unreviewed
players-school-here = Almal hier
# older than the English
# unreviewed
players-all-here = Almal is hier
# unreviewed
players-none-shown = Niemand pas by jou soektog nie.
# unreviewed
players-find = Naam of nommer
# unreviewed
check-in = Aanmelding
# unreviewed
check-in-is-not-used = Nou tel almal as teenwoordig. Maak die aanmelding oop, dan begin almal as nog nie hier nie. Dan word net die spelers ingedeel wat as teenwoordig gemerk is.
# unreviewed
check-in-is-open = Tik op wie gekom het. Net dié wat hier is, word ingedeel.
# unreviewed
check-in-is-closed = Die aanmelding is gesluit. Dié wat nie hier is nie, word nie ingedeel nie. Tik op ’n speler wat laat kom.
# unreviewed
check-in-not-open = Die aanmelding is nog nie oop nie. Die organiseerder maak dit oop.
# unreviewed
check-in-to-the-desk = Die aanmelding is gesluit. Vat ’n speler wat laat kom na die organiseerder.
# unreviewed
check-in-closes = { $n ->
    [one] sluit oor 1 minuut
   *[other] sluit oor { $n } minute
}
# unreviewed
check-in-time-over = tyd om te sluit
# unreviewed
check-in-minutes = Minute tot dit moet sluit, as jy wil
# unreviewed
check-in-open = Maak die aanmelding oop
# unreviewed
check-in-close = Sluit die aanmelding
# unreviewed
check-in-reopen = Maak dit weer oop
# unreviewed
check-in-drop = Moenie die aanmelding gebruik nie
# unreviewed
check-in-missing = Nog nie hier nie
# unreviewed
check-in-missing-n = Nog nie hier nie { $n }
# unreviewed
check-in-nobody-missing = Niemand kort nie.
# unreviewed
check-in-all-schools = Alle skole
# unreviewed
check-in-all-here = { $n ->
    [one] 1 is hier
   *[other] Al { $n } is hier
}
# unreviewed
check-in-number = No. { $number }
# unreviewed
check-in-here = Hier
# unreviewed
check-in-expected = Nog nie
# unreviewed
check-in-absent = Kom nie
# unreviewed
check-in-not-coming = Kom nie
# unreviewed
check-in-code = Kode van ’n speler
# unreviewed
check-in-unknown-code = Geen speler hier het hierdie kode nie.
# unreviewed
check-in-scan = Lees kodes
# unreviewed
check-in-scan-hint = Hou die naamkaartjie voor die kamera, of kies foto’s. Elke speler wat gelees word, word as hier gemerk.
# unreviewed
check-in-scan-empty = Niemand is nog gelees nie.
# unreviewed
check-in-late = Wie nou kom, speel van rondte { $round } af.
# unreviewed
check-in-late-draft = Rondte { $round } is ’n konsep. Deel dit weer in om ’n speler by te voeg wat nou kom.
# unreviewed
keys-check-in = / soek · pyltjies: gaan na ’n speler · op ’n speler: Enter merk as hier · ? hierdie sleutels
# unreviewed
players-add = Voeg spelers by
# unreviewed
players-add-more = Voeg meer spelers by
# unreviewed
players-paste = Name, een op elke reël, of ’n tabel wat uit Excel gekopieer is
# unreviewed
players-paste-hint = Byvoorbeeld: Thandiwe Mokoena. Met skool en graad: kopieer die kolomme met die opskrifte name, school, grade (of naam, skool, graad).
# unreviewed
players-file = Of kies ’n lêer, of sleep dit na hierdie bladsy: XLSX, ODS of CSV
# unreviewed
players-limits = Hoogstens 2 000 rye en 2 MB. Ons hou name, skool en graad, en as die lys dit het gradering, meisie of seun, geboortejaar en toestemming, niks anders nie.
# unreviewed
players-check = Gaan die lys na
# unreviewed
presence-expected = Verwag
# unreviewed
presence-here = ✓ Hier
# unreviewed
presence-absent = ✗ Afwesig
# unreviewed
presence-home = Huis toe
# older than the English
# unreviewed
notice-players-added = Die spelers is in die lys.
# unreviewed
notice-player-saved = Gestoor.
# unreviewed
notice-school-saved = Gestoor.
# older than the English
# unreviewed
notice-player-went-home = Die speler is huis toe en word nie meer ingedeel nie.
# older than the English
# unreviewed
notice-player-removed = Die speler is uit die lys.

## A list of players before it is taken in

# unreviewed
check-title = Gaan die lys na
# unreviewed
check-ready = { $n } gereed
# older than the English
# unreviewed
check-wrong = { $n } om reg te maak
# unreviewed
check-questions = { $n ->
    [one] 1 vraag
   *[other] { $n } vrae
}
# older than the English
# unreviewed
check-consents = { $n ->
    [one] Een hele naam mag gewys word
   *[other] { $n } hele name mag gewys word
}
# unreviewed
check-rows = Maak hierdie rye reg
# unreviewed
check-row = Ry
# unreviewed
check-good-rows = Hierdie rye is gereed
# older than the English
# unreviewed
check-rows-hint = Maak die woorde in hul blokkies reg. Om ’n kind uit te laat, maak die blokkies van daardie ry leeg.
# unreviewed
check-skip = Dieselfde kind: laat hierdie ry uit
# unreviewed
check-keep = Twee kinders: hou albei
# unreviewed
check-same-as-row = Ry { $row }: { $name } is ook in ry { $other }. Is dit dieselfde kind?
# unreviewed
check-same-as-player = Ry { $row }: { $name } is reeds in die lys, as speler { $number }. Is dit dieselfde kind?
# unreviewed
check-left-out = { $n ->
    [one] Die kolom “{ $columns }” word uitgelaat.
   *[other] Hierdie kolomme word uitgelaat: “{ $columns }”.
}
# unreviewed
check-old-encoding = Die lêer het letters van ’n ouer program ({ $encoding }). Kyk of hierdie name reg is: { $words }.
# unreviewed
check-titles = Hierdie reëls is nie spelers nie en word uitgelaat: “{ $lines }”.
# unreviewed
check-sheet = Watter blad het die spelers?
# unreviewed
check-sheet-hint = Die lêer het verskeie blaaie wat die lys kan wees. Voeg die spelers van een blad by, en kies dan die lêer weer vir die volgende.
# unreviewed
check-new-sections = { $n ->
    [one] Die lys noem ’n afdeling wat die toernooi nie het nie
   *[other] Die lys noem { $n } afdelings wat die toernooi nie het nie
}
# unreviewed
check-add-sections = Voeg hierdie afdelings by
# unreviewed
check-add-sections-hint = Elke afdeling het sy eie spel, stelsel en rondes: eers dié van hierdie toernooi. Verander dit op die bladsy van al die afdelings.
# unreviewed
check-sections-left-out = Die kolom “Afdeling” word nie gebruik nie: hierdie toernooi neem nou geen afdelings nie.
# unreviewed
check-sheet-rows = { $n ->
    [one] 1 ry
   *[other] { $n } rye
}
# unreviewed
check-sheet-choose = Hierdie blad
# unreviewed
check-sheet-now = Die blad “{ $sheet }” is gelees.
# unreviewed
check-sheets-left-out = { $n ->
    [one] Die blad “{ $sheets }” word uitgelaat.
   *[other] Hierdie blaaie word uitgelaat: “{ $sheets }”.
}
# unreviewed
check-hidden-rows = { $n ->
    [one] Ry { $rows } is in die lêer versteek en word uitgelaat.
   *[other] Hierdie rye is in die lêer versteek en word uitgelaat: { $rows }.
}
# unreviewed
check-rows-read = { $n ->
    [one] 1 ry gelees.
   *[other] { $n } rye gelees.
}
# unreviewed
check-no-given = Ry { $row }: Geen voornaam nie. Sonder een sou almal die van sien.
# unreviewed
check-which-family = Ry { $row }: Watter woord van “{ $written }” is die van? As dit in die verkeerde blokkie staan, ruil die name om.
# unreviewed
check-only-name = Dit is die enigste naam: almal mag “{ $alias }” sien
# unreviewed
check-hide = Versteek hierdie kind se naam: almal sien “{ $alias }”
# unreviewed
check-is-right = Dit is reg so: almal sien “{ $alias }”
# unreviewed
check-leave-child = Laat hierdie kind uit
# unreviewed
check-no-grade = Geen graad
# unreviewed
check-answer = Jou antwoord
# unreviewed
check-swap = Ruil voornaam en van om
# unreviewed
check-swap-row = Ruil voornaam en van om, ry { $row }
# unreviewed
check-swap-all = Ruil alle name om
# unreviewed
check-edit-hint = Tik op ’n woord om dit te verander.
# unreviewed
check-capitals = { $n ->
    [one] In een ry was die van in hoofletters, en ons het dit so gelees.
   *[other] In { $n } rye was die van in hoofletters, en ons het hulle so gelees.
}
# unreviewed
check-letters = Watter van hierdie is reg geskryf?
# unreviewed
check-letters-hint = Die lêer het letters van ’n ouer program. Dit sê nie watter een nie, en die letters hang daarvan af.
# unreviewed
check-letters-right = Hierdie is reg
# unreviewed
check-columns = Wat ons met elke kolom doen
# unreviewed
check-column-place = Kolom { $n }
# unreviewed
check-read-as-names = Ons lees elke ry as: van, voornaam.
# unreviewed
check-as-schools = Nee: naam, dan skool
# unreviewed
check-read-as-schools = Ons lees elke ry as: naam, skool, graad.
# unreviewed
check-as-names = Nee: van, dan voornaam
# older than the English
# unreviewed
check-alias = Almal sien
# unreviewed
check-order = Wat kom eerste in hierdie name?
# older than the English
# unreviewed
check-order-hint = Almal sien een voornaam en een letter van die van. Maak asseblief seker dat geen van gewys word nie.
# unreviewed
check-order-given = Voornaam eerste
# unreviewed
check-order-family = Van eerste
# unreviewed
check-order-example = “{ $written }” word “{ $alias }”
# unreviewed
school-is = Ja: “{ $name }”
# unreviewed
check-near-schools = Is “{ $one }” en “{ $other }” dieselfde skool?
# unreviewed
check-two-schools = Nee, twee skole
# unreviewed
players-near-schools = Is dit dieselfde skool? { $one }, { $other }
# unreviewed
players-school-counted = { $name } ({ $n })
# older than the English
# unreviewed
players-schools = Name van skole
# older than the English
# unreviewed
players-schools-hint = Merk een skool om dit te hernoem, of meer om een skool van hulle te maak. Al hul spelers kry die nuwe naam. Die geskiedenis kan dit terugneem.
# unreviewed
players-school-name = Nuwe naam
# unreviewed
players-school-button = Hernoem
# unreviewed
field-school-short = Kort naam
# unreviewed
school-short-hint = Vir klein plekke: die muur, borde op ’n foon, bordkaarte.
# unreviewed
field-school-town = Dorp
# unreviewed
field-school-colour = Kleur
# unreviewed
field-school-pattern = Krale
# unreviewed
school-automatic = Outomaties
# unreviewed
school-look-hint = Outomatiese kleure verskil van mekaar en van dié wat jy kies. Kleurblinde mense kan hulle ook uitken.
# unreviewed
school-rename-hint = { $n ->
    [one] ’n Ander naam: sy { $n } speler kry dit; uitslae en spanne bly. Die naam van ’n ander skool maak die twee een. Jy kan dit in die geskiedenis ongedaan maak.
   *[other] ’n Ander naam: al sy { $n } spelers kry dit; uitslae en spanne bly. Die naam van ’n ander skool maak die twee een. Jy kan dit in die geskiedenis ongedaan maak.
}
# unreviewed
school-change = Verander hierdie skool
# unreviewed
school-report = Verslag (PDF)
# unreviewed
school-link-make = Skakel vir sy onderwyser
# unreviewed
school-link-new = Nuwe skakel
# unreviewed
school-link-works = Die skakel van sy onderwyser werk
# unreviewed
school-teachers = Onderwysers
# unreviewed
school-teachers-hint = Met die skakel van die skool: tot rondte 1 ingedeel is, voeg hulle spelers van die skool by, maak hulle reg en trek hulle terug. Daarna maak hulle net die spelling van name reg.
# unreviewed
school-teachers-correct = Onderwysers mag die lys van hulle skool regmaak
# unreviewed
school-colour-green = Groen
# unreviewed
school-colour-blue = Blou
# unreviewed
school-colour-plum = Pruim
# unreviewed
school-colour-orange = Oranje
# unreviewed
school-colour-brown = Bruin
# unreviewed
school-colour-gold = Goud
# unreviewed
school-colour-sky = Ligblou
# unreviewed
school-colour-sand = Sand
# unreviewed
school-pattern-triangles = Driehoeke
# unreviewed
school-pattern-chevrons = Sigsag
# unreviewed
school-pattern-diamonds = Ruite
# unreviewed
school-pattern-hourglass = Uurglas
# unreviewed
own-wrong = Is iets op die lys verkeerd?
# unreviewed
own-wrong-list = Maak die lys reg
# unreviewed
own-list-open = Maak name en grade reg, voeg spelers by of trek hulle terug tot rondte 1 ingedeel is.
# unreviewed
own-list-spelling = Rondte 1 is ingedeel: net die spelling van ’n naam kan reggemaak word. Vra die organiseerder vir enigiets anders.
# unreviewed
own-list-not-yours = Die organiseerder maak hierdie lys reg. Sê vir hulle wat verkeerd is.
# unreviewed
own-consent = Mag almal die volle naam sien?
# unreviewed
own-consent-open = Nog geen antwoord nie
# unreviewed
own-consent-yes = Ja: ’n ouer of voog stem in
# unreviewed
own-consent-no = Nee
# unreviewed
own-withdraw = Trek terug uit die toernooi
# unreviewed
own-add = Voeg ’n speler by
# unreviewed
own-add-button = Voeg by
# unreviewed
own-papers = Papiere van hierdie skool
# unreviewed
own-list = Lys (PDF)
# unreviewed
own-boards = Borde van die rondte (PDF)
# unreviewed
own-boards-from = Eerste bord
# unreviewed
own-boards-to = Laaste bord
# unreviewed
own-boards-show = Wys hierdie borde
# unreviewed
report-title = Meld ’n uitslag aan
# unreviewed
report-no-round = Geen rondte word nou gespeel nie. Kom terug wanneer die volgende indelings op is.
# unreviewed
report-waits = die teenstander bevestig
# unreviewed
report-other-board = ’n Ander bord
# unreviewed
report-who-won = Wie het gewen?
# unreviewed
report-reported = Aangemeld: { $text }.
# unreviewed
report-ask-loser = { $player }, is dit reg?
# unreviewed
report-ask-both = Stem julle albei saam?
# unreviewed
report-yes = Ja: { $text }
# unreviewed
report-no = Nee, dit is verkeerd
# unreviewed
report-has-result = Hierdie bord het sy uitslag: { $text }. As dit verkeerd is, vra by die organiseerder se tafel.
# unreviewed
report-recorded = Hierdie spel word op ’n foon aangeteken. Die uitslag kom van daar.
# unreviewed
report-by-helper = ’n Helper het ingevul: { $text }. Iemand anders bevestig dit.
# unreviewed
old-slip = Hierdie strokie is van ’n ander rondte.
# unreviewed
reported-by = { $result } moet bevestig word · { $name }
# unreviewed
reported-by-players = { $result } moet bevestig word · die spelers
# unreviewed
report-discard = Verwerp hierdie uitslag
# unreviewed
own-report = Verslag (PDF)
# unreviewed
own-boards-of = { $school }: rondte { $round }
# unreviewed
own-no-boards = Geen speler van hierdie skool speel in hierdie rondte nie.
# unreviewed
own-no-results = Daar is nog geen uitslae nie.
# older than the English
# unreviewed
field-school = Naam van die skool
# older than the English
# unreviewed
audit-schools-renamed = Naam van die skool verander vir { $n } spelers
# older than the English
# unreviewed
audit-schools-distinct = Twee skole met byna dieselfde naam bly twee skole
# unreviewed
audit-schools-changed = Kort naam, dorp of voorkoms van ’n skool verander
# unreviewed
audit-umpires-changed = Die lys van skeidsregters is verander
# unreviewed
audit-umpires-here = Daar is aangeteken watter skeidsregters hier is
# unreviewed
audit-umpires-allotted = Rondte { $round }: skeidsregters van borde is verander
# unreviewed
audit-schools-teachers = Of onderwysers die lys van hulle skool mag regmaak, is verander
# older than the English
# unreviewed
undo-schools = Die spelers het weer die skool wat hulle voorheen gehad het.
# unreviewed
order-title = Volgorde van die lys
# unreviewed
order-text = Die beginnommers volg uit hierdie volgorde. Hulle besluit wie in rondte 1 teen wie speel, en oor die keuring en die groepe. Sodra rondte 1 bekendgemaak is, bly hulle.
# unreviewed
order-by-rating = Volgens gradering: die hoogste eerste, dan die spelers sonder een
# unreviewed
order-by-lot = Deur loting
# unreviewed
order-by-entered = Soos ingeskryf
# unreviewed
order-by-hand = Skuif spelers met die hand
# unreviewed
order-seed-hint = Net vir loting: laat iemand enige getal van 1 tot 999999 sê. Dieselfde getal gee weer dieselfde volgorde.
# unreviewed
order-show = Wys wat verander
# unreviewed
order-changes = { $n ->
    [0] Geen beginnommer verander nie.
    [one] 1 beginnommer verander.
   *[other] { $n } beginnommers verander.
}
# unreviewed
order-lot = Die loting is uit die getal { $seed }. Die geskiedenis hou dit.
# unreviewed
order-draft = Rondte 1 het ’n konsep met die ou nommers. Dit word weggegooi. Deel daarna weer in.
# unreviewed
order-use = Gebruik hierdie volgorde
# unreviewed
order-another = Orden die hele lys
# unreviewed
order-hand = Skuif ’n speler met die pyle, of gee ’n nommer. Die ander spelers skuif op.
# unreviewed
order-to = Nuwe beginnommer
# unreviewed
order-give = Gee hierdie nommer
# unreviewed
order-was = Voorheen
# unreviewed
order-up = Skuif op: { $player }
# unreviewed
order-down = Skuif af: { $player }
# unreviewed
order-is-fixed = Rondte 1 is bekendgemaak, dus bly die beginnommers soos hulle is. Solank rondte 1 nog geen uitslag het nie, kan jy dit terugneem, die volgorde verander en weer indeel.
# unreviewed
notice-order-saved = Die lys het sy nuwe volgorde.
# unreviewed
field-start-number = Beginnommer
# unreviewed
field-order = Volgorde van die lys
# unreviewed
undo-order = Die spelers kry hulle vorige beginnommers terug. ’n Konsep van rondte 1 word weggegooi.
# unreviewed
earlier-rounds = Rondtes voor die inskrywing
# unreviewed
earlier-rounds-hint = Hulle bring geen punte nie. Merk die rondtes wat vir hierdie speler soos ’n gelykop spel tel. Jy kan dit verander tot by die speler se eerste rondte.
# unreviewed
undo-earlier-rounds = Hierdie rondtes voor die inskrywing van { $player } tel soos ’n gelykop spel, al die ander bring geen punte nie:
# unreviewed
audit-entrant-earlier-rounds = { $players }: die rondtes voor die inskrywing is bepaal
# unreviewed
audit-entrant-points = { $players }: punte is gegee of weggeneem
# unreviewed
audit-entrants-by-rating = Volgorde van die lys: volgens gradering
# unreviewed
audit-entrants-by-lot = Volgorde van die lys: deur loting, uit die getal { $n }
# unreviewed
audit-entrants-as-entered = Volgorde van die lys: soos ingeskryf
# unreviewed
audit-entrants-by-hand = Volgorde van die lys: { $players } het ’n ander beginnommer gekry
# unreviewed
audit-entrants-order-put-back = Volgorde van die lys: teruggesit soos dit was
# unreviewed
list-players = { $n ->
    [one] 1 speler
   *[other] { $n } spelers
}
# unreviewed
list-to-check = { $n } om na te kyk
# unreviewed
check-change-columns = Verander kolomme
# older than the English
# unreviewed
check-how = So het ons die lys gelees: kolomme geskei deur { $separator }, letters as { $encoding }.
# older than the English
# unreviewed
check-separator = Tussen twee kolomme staan
# unreviewed
separator-comma = komma
# unreviewed
separator-semicolon = kommapunt
# unreviewed
separator-tab = keep (tab)
# unreviewed
separator-bar = vertikale streep
# older than the English
# unreviewed
check-encoding = Letters (verander dit as name soos Zoë verkeerd lyk)
# unreviewed
check-header = Die eerste ry het opskrifte, nie ’n speler nie
# unreviewed
check-column = Kolom { $n }: { $sample }
# unreviewed
check-leave-out = Laat uit
# unreviewed
check-read-again = Lees die lys weer
# unreviewed
check-problems = Laai die rye met probleme af
# unreviewed
check-add = { $n ->
    [one] Voeg 1 speler by
   *[other] Voeg { $n } spelers by
}
# unreviewed
check-add-corrected = Voeg die reggemaakte rye by
# unreviewed
check-add-pair = Voeg hulle by en deel rondte 1 in
# older than the English
# unreviewed
check-added = { $n ->
    [0] Niemand is nog bygevoeg nie. Kyk na die rye hier onder.
    [one] 1 speler is bygevoeg. Die rye hier onder het nog jou aandag nodig.
   *[other] { $n } spelers is bygevoeg. Die rye hier onder het nog jou aandag nodig.
}
# unreviewed
check-cancel = Kanselleer
# unreviewed
check-nothing-stored = Niks word bewaar voordat jy op “Voeg by” klik nie.
# unreviewed
check-late = Rondte { $round } word nou gespeel. Hierdie spelers speel van rondte { $next } af; die rondtes voor dit bring geen punte nie. Op die bladsy van ’n speler kan jy hulle as gelykop tel.

## One player

player-title = { $number } { $name }
player-presence = { $presence }
# unreviewed
player-back = Terug na die lys
# unreviewed
player-swap = Ruil voornaam en van om
# unreviewed
player-no-given = Die voornaam ontbreek. Sonder een sou almal die van sien. As daar net een naam is, skryf dit as die voornaam.
# unreviewed
player-leaves = Gaan weg
# unreviewed
player-went-home = Huis toe gegaan
# older than the English
# unreviewed
player-home-hint = Die kind is vir vandag weg. Uitslae bly; die kind word nie meer ingedeel nie.
# unreviewed
player-remove = Haal uit die lys
# unreviewed
player-remove-hint = Die kind is per ongeluk ingeskryf.
# older than the English
# unreviewed
player-in-a-round = Hierdie speler is reeds in ’n rondte en kan nie uitgehaal word nie, want die uitslae het die naam nodig. Gebruik eerder “Huis toe gegaan”.

## Settings

# unreviewed
settings-fixed = Rondte 1 is bekendgemaak, dus kan die spel en die formaat nie meer verander nie.
# older than the English
# unreviewed
settings-rounds-hint = Alle rondtes van die toernooi, ook dié wat reeds bekendgemaak is. Leeg beteken: soos dit was.
# older than the English
# unreviewed
settings-clock-hint = ’n Verandering van die klok geld vir spelle wat nog nie begin het nie.
# unreviewed
settings-tiebreaks = Gelykopbrekers
# unreviewed
new-tiebreaks-hint = Laat almal leeg vir dié wat by die formaat pas.
# unreviewed
settings-effect = Dit verander die puntelys
# unreviewed
settings-effect-hint = Niks is nog gestoor nie.
# older than the English
# unreviewed
settings-sure = Stoor dit so
# older than the English
# unreviewed
settings-tiebreaks-hint = Eers die eerste hiervan. Waar dit ook gelyk is, die volgende.
# older than the English
# unreviewed
settings-tiebreaks-automatic = Dit hang af van wie teen wie speel. Kies hier bo wie teen wie speel en stoor; dan kan jy dit hier verander.
# unreviewed
settings-tiebreak = Gelykopbreker { $n }
# unreviewed
settings-no-tiebreak = niks meer nie
# unreviewed
delay = Wanneer toeskouers dit sien
# unreviewed
delay-text = Vertraging vir toeskouers
# older than the English
# unreviewed
delay-minutes = { $n ->
    [0] Dadelik
    [one] Een minuut later
   *[other] { $n } minute later
}
# unreviewed
delay-hint = ’n Vertraging keer dat ander ’n speler van ver af help. Dit geld vir alle openbare bladsye: borde, terugspeel, rondtes, puntelys en lêers. Sodra ’n rondte gesluit is, word alles gewys. Jy en die skeidsregters sien alles dadelik.
# older than the English
# unreviewed
settings-end = Einde van die toernooi
# unreviewed
event-page = Toernooibladsy
# unreviewed
event-page-text = Almal sien dit op die toernooi se openbare bladsy. Los uit wat jy nie nodig het nie.
# unreviewed
page-first-day = Eerste dag
# unreviewed
page-last-day = Laaste dag
# unreviewed
page-contact-hint = Almal kan dit lees. Gee ’n adres of nommer wat openbaar mag wees.
# unreviewed
page-description = Beskrywing
# unreviewed
page-markdown = Vir albei tekste: # Opskrif, - ’n reël van ’n lys, **vet**, *skuins*, [woorde](https://…). Al die ander word getoon soos dit getik is.
# unreviewed
page-sponsors = Borge
# unreviewed
page-sponsors-hint = Een op elke reël. ’n Webadres mag op die naam volg.
# unreviewed
page-found = Wie die toernooi vind
# unreviewed
page-listed = Almal: dit staan in die lyste van toernooie
# unreviewed
page-by-link = Net dié wat die skakel het
# unreviewed
page-erased-hint = Behalwe die dae en die plek word hierdie tekste saam met die toernooi se name uitgevee.
# unreviewed
about-event = Oor hierdie toernooi
# unreviewed
about-where = Wanneer en waar
# unreviewed
about-when = Wanneer
# unreviewed
about-way = Hoe om dit te vind
# unreviewed
about-host = Gasheer
# unreviewed
about-contact = Kontak
# unreviewed
about-thanks = Met dank aan
# unreviewed
regulations = Reglement
# unreviewed
regulations-all = Die hele reglement
# unreviewed
schedule-times = Tye van die rondtes
# unreviewed
events-all = Alle
# unreviewed
events-every = Alle toernooie
# unreviewed
events-coming = Komende
# unreviewed
events-live = Aan die gang
# unreviewed
events-past = Verby
# unreviewed
events-own = My oop toernooie
# unreviewed
events-own-past = My afgehandelde toernooie
# unreviewed
events-search = Naam of plek
# unreviewed
events-year = Jaar
# unreviewed
events-none = Geen toernooi is gevind nie.
# unreviewed
events-before = Vorige bladsy
# unreviewed
events-after = Volgende bladsy
# unreviewed
notice-event-page-saved = Die toernooibladsy is gestoor.
# unreviewed
notice-rules-left = Die toernooi het die reëls verlaat.
# unreviewed
audit-event-announced = Die toernooibladsy is verander.
# unreviewed
audit-registration-settled = Die instellings van inskrywings is verander
# unreviewed
audit-registration-declined = Inskrywings geweier: { $n }
# unreviewed
audit-registration-reopened = Inskrywings terug na nuut: { $n }
# unreviewed
audit-registration-erased = Inskrywings uitgevee: { $n }
# unreviewed
audit-registration-paid = Fooie as betaal aangeteken: { $n }
# unreviewed
audit-registration-not-paid = Fooie as nie betaal nie aangeteken: { $n }
# unreviewed
audit-registration-waived = Fooie kwytgeskeld: { $n }
# unreviewed
audit-event-prizes = Die pryse is verander
# unreviewed
audit-event-held = Wat besoekers later sien, is verander
# unreviewed
audit-event-rules-left = Die toernooi het die reëls van sy indelingstelsel verlaat
# unreviewed
schedule = Tye en plek
# older than the English
# unreviewed
schedule-text = Sê wanneer elke rondte begin, so ver jy dit weet. Almal sien dit; niks begin vanself nie.
# unreviewed
schedule-place = Plek
# unreviewed
schedule-zone = Hierdie tye is dié van hierdie rekenaar se klok (UTC{ $offset }).
# older than the English
# unreviewed
schedule-begins = Begin
# older than the English
# unreviewed
schedule-ics = Sit dit in ’n kalender (iCal)
# unreviewed
round-time = Lengte van ’n rondte
# unreviewed
round-time-none = Geen tydklok
# older than the English
# unreviewed
round-minutes = { $n ->
    [one] Een minuut
   *[other] { $n } minute
}
# unreviewed
round-time-minutes = Minute (leeg: geen tydklok)
# older than the English
# unreviewed
round-time-hint = Jy begin die tydklok op die bladsy van die rondte. Die muur en die skeidsregters se fone wys wat oor is, en ’n ghong klink aan die einde.
# unreviewed
field-round-minutes = Lengte van ’n rondte in minute
# older than the English
# unreviewed
field-at-end = Wanneer die tyd verby is
# older than the English
# unreviewed
at-end = Wanneer die tyd verby is
# unreviewed
at-end-count = Maak die beurt klaar, tel dan en vul die uitslag in
# unreviewed
at-end-adjudicate = Maak die beurt klaar, dan besluit die organiseerder
# older than the English
# unreviewed
at-end-play-on = Spelle gaan voort tot die einde
# unreviewed
over-count = Die tyd is om. Maak hierdie beurt klaar, tel dan en vul die uitslag in.
# unreviewed
over-adjudicate = Die tyd is om. Maak hierdie beurt klaar. Dan besluit die organiseerder.
# unreviewed
over-play-on = Die tyd is om. Speel hierdie spel klaar.
# unreviewed
timer = Tyd van die rondte
# unreviewed
timer-start = Begin die tydklok
# older than the English
# unreviewed
timer-stop = Sit die tydklok weg
# unreviewed
timer-more = +{ $n } min.
# older than the English
# unreviewed
timer-minutes = Minute by
# unreviewed
timer-add = Voeg by
# unreviewed
timer-paused = onderbreek
# unreviewed
timer-last = laaste 5 minute
# unreviewed
timer-ends = Eindig om { $time }
# older than the English
# unreviewed
timer-at = Soveel was oor om { $time }. Maak hierdie bladsy weer oop vir die tyd nou.
# unreviewed
timer-none = Geen tydklok is vir hierdie rondte begin nie.
# unreviewed
timer-over = Tyd!
# unreviewed
timer-sound-on = Klank is aan
# unreviewed
timer-sound-off = Tik vir klank
# unreviewed
round-last = Vyf minute is oor in hierdie rondte.
# unreviewed
round-count = Telling nou:
# unreviewed
screen = Projektor
# older than the English
# unreviewed
screen-text = Een bladsy vir die muur. Dit blaai vanself om en wys net kort name. Maak dit oop op die rekenaar by die projektor.
# older than the English
# unreviewed
screen-open = Maak die bladsy vir die muur oop
# unreviewed
screen-parts = Wat dit wys
# unreviewed
screen-part-boards = Borde van die rondte, met uitslae
# unreviewed
screen-part-missing = Terwyl die aanmelding oop is: wie nog nie hier is nie
# unreviewed
screen-missing-count = { $here } van { $n } is hier.
# unreviewed
screen-missing-closes = Die aanmelding sluit om { $time }.
# unreviewed
screen-part-games = Spelle wat gespeel word, elk op sy bord
# older than the English
# unreviewed
screen-part-names = Spelers volgens naam, elkeen met die bord
# unreviewed
screen-part-standings = Puntelys
# unreviewed
screen-part-schedule = Tye van die rondtes
# unreviewed
screen-part-clock = Tyd tot die volgende rondte
# unreviewed
screen-part-puzzle = In pouses: ’n raaisel, elke uur ’n ander een
# unreviewed
screen-puzzle = Raaisel van die uur
# unreviewed
screen-schools = Wys skole
# unreviewed
screen-dark = Ligte teks op donker, vir ’n donker saal
# unreviewed
screen-page = bladsy { $n } van { $m }
# older than the English
# unreviewed
screen-board = Slegs die spel op hierdie bord (nommer; leeg: almal wat gespeel word)
# unreviewed
screen-notice = Kennisgewing
# older than the English
# unreviewed
screen-begins = Begin { $time }
# unreviewed
screen-next = Rondte { $round } begin om { $time }
# unreviewed
screen-turn = Beurt { $n }
# unreviewed
screen-go = Gaan na bord { $board }
# older than the English
# unreviewed
screen-games = Borde regstreeks
# unreviewed
screen-follow = Volg op jou foon
# older than the English
# unreviewed
screen-podium = Eerste drie plekke
# unreviewed
screen-points = { $points } punte
# unreviewed
screen-now = Nou teen die muur
# unreviewed
screen-wall = Muur { $n }
# unreviewed
screen-change = Verander wat dit wys
# unreviewed
screen-add = Voeg ’n muur by
# unreviewed
screen-add-text = Vir ’n tweede projektor wat iets anders wys: dit kry sy eie skakel.
# unreviewed
screen-name = Naam
# unreviewed
screen-notice-all = ’n Reël vir almal
# older than the English
# unreviewed
screen-more = Meer keuses
# unreviewed
screen-seconds = Sekondes vir elke bladsy
# older than the English
# unreviewed
screen-pinned = Borde wat eerste kom (nommers, met kommas)
# unreviewed
screen-show = Wys dit
# unreviewed
screen-remove = Verwyder hierdie muur
# unreviewed
screen-qr = QR-kode van die openbare bladsy
# unreviewed
screen-part-link = Adres van die openbare bladsy, met QR-kode
# unreviewed
settings-finish = Sluit toernooi af
# older than the English
# unreviewed
settings-reopen = Maak weer oop
# older than the English
# unreviewed
settings-finish-hint = Wanneer alles gespeel is, sluit die toernooi af. Dan is die puntelys amptelik. Jy kan die toernooi weer oopmaak.
# older than the English
# unreviewed
settings-finish-missing = { $n ->
    [one] Een uitslag ontbreek. Vul dit liewer eers in. Jy kan die toernooi later weer oopmaak.
   *[other] { $n } uitslae ontbreek. Vul hulle liewer eers in. Jy kan die toernooi later weer oopmaak.
}
# older than the English
# unreviewed
settings-reopen-hint = Die toernooi is afgesluit. Maak dit weer oop om ’n uitslag te verander of nog ’n rondte te speel.
# older than the English
# unreviewed
notice-settings-saved = Die instellings is gestoor.
# unreviewed
notice-delay-saved = Gestoor. Van nou af sien toeskouers die borde so.
# older than the English
# unreviewed
notice-copy-back = Die toernooi is terug.
# older than the English
# unreviewed
notice-schedule-saved = Die tye is gestoor.
# older than the English
# unreviewed
notice-screen-saved = Gestoor. Die bladsy teen die muur verander vanself.
# older than the English
# unreviewed
notice-cards-rule-saved = Die reël is gestoor.
# unreviewed
notice-event-finished = Die toernooi is afgesluit.
# unreviewed
notice-event-reopened = Die toernooi is weer oop.

## The event for everybody

# unreviewed
posted-run = Bestuur hierdie toernooi
# unreviewed
event-tabs = Hierdie toernooi
# unreviewed
event-players = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
}
# unreviewed
tab-boards = Borde
# unreviewed
tab-about = Inligting
# unreviewed
about-day = Tye en plek
# older than the English
# unreviewed
about-pairs = Wie teen wie
# older than the English
# unreviewed
about-no-times = Die tye van die rondtes is nog nie bekend nie.
# unreviewed
about-at-once = Borde en uitslae word gewys soos dit gebeur.
# older than the English
# unreviewed
about-usual-rules = Hierdie toernooi volg die gewone reëls van die spel.
# unreviewed
about-all-rules = Al die reëls, met die bord
# unreviewed
about-rules-short = Die reëls in kort
# unreviewed
about-names = Kinders se name
# older than the English
# unreviewed
about-names-shown = Almal sien ’n voornaam en een letter, die skool, die graad, die spelle en die uitslae. Geslag en geboortejaar word nie gepubliseer nie.
# older than the English
# unreviewed
about-names-agreed = ’n Hele naam word net gewys waar ’n ouer of voog ingestem het.
# older than the English
# unreviewed
about-names-before = Voor die eerste rondte bekendgemaak is, sien niemand wie speel nie.
# older than the English
# unreviewed
about-names-kept = { $n ->
    [one] Een dag ná die einde van die toernooi kom nommers in die plek van die name.
   *[other] { $n } dae ná die einde van die toernooi kom nommers in die plek van die name.
}
# older than the English
# unreviewed
about-names-asked = Die organiseerder neem die name ná die toernooi weg; nommers kom in hulle plek.
# older than the English
# unreviewed
about-names-gone = Die name is weggeneem. Nommers staan in hulle plek.
# older than the English
# unreviewed
about-names-remove = Moet ’n naam nie hier staan nie?
# older than the English
# unreviewed
about-names-how = Vra die organiseerder, voor, tydens of ná die toernooi: die kind se naam word dadelik van al die bladsye weggeneem. Uitslae bly onder ’n nommer staan.
# unreviewed
about-runs = Wie dit organiseer
# unreviewed
about-runs-text = Die skool of klub wat jou genooi het. Vra in die saal by die organiseerder se tafel.
# unreviewed
about-files = Lêers
# older than the English
# unreviewed
about-programs = Dieselfde vir ander programme
# older than the English
# unreviewed
about-everybody = Vir almal
# older than the English
# unreviewed
about-languages = Die tale van hierdie bladsye staan onderaan elke bladsy.
# unreviewed
access-title = Toeganklikheid
# older than the English
# unreviewed
access-aim = Almal moet hier ’n toernooi kan volg en organiseer: met die oog, die oor, die vinger, die sleutelbord, op ’n ou foon en ’n swak netwerk. Die doel is WCAG 2.2, vlak AA. Dit is nie gesertifiseer nie.
# unreviewed
access-works = Waarop jy kan staatmaak
# unreviewed
access-keyboard = Alles werk met ’n sleutelbord. Op ’n bord gaan die pyltjies van kruising tot kruising. Elke bladsy wys sy kortpaaie onderaan.
# older than the English
# unreviewed
access-words = Niks word net met kleur gesê nie: kante, uitslae en kaarte het vorms en woorde. Elke bord kan as teks gelees word.
# older than the English
# unreviewed
access-zoom = Bladsye pas op ’n skerm van 320 pixels, in al die tale, en kan viervoudig vergroot word sonder om sywaarts te rol.
# older than the English
# unreviewed
access-colours = Lig, donker en meer kontras volg jou toestel se instellings. Waar jy minder beweging vra, beweeg niks.
# unreviewed
access-scripts = Bladsye kan gelees en vorms gestuur word sonder skrips.
# unreviewed
access-tested = Wat getoets word, en hoe
# unreviewed
access-axe = ’n Program (axe-core) soek na foute op elke bladsy, in ligte en donker kleure, elke keer as die program verander.
# older than the English
# unreviewed
access-widths = Bladsye word in ’n blaaier op smal en breë skerms in verskeie tale oopgemaak, en niks mag by die kant uitsteek nie.
# unreviewed
access-keys = Die hoofwerk van organiseerders en skeidsregters word deur ’n program in ’n blaaier net met die sleutelbord gedoen.
# older than the English
# unreviewed
access-paper = Wat uit ’n drukker kom, word ook bekyk: niks daarop hoef gedruk te word nie.
# unreviewed
access-not = Wat ontbreek
# older than the English
# unreviewed
access-people = Mense met gestremdhede het die bladsye nog nie getoets nie, en geen skermleser is probeer deur iemand wat dit elke dag gebruik nie.
# older than the English
# unreviewed
access-pdf = Die papiere om te druk (PDF) is nie vir skermlesers gemerk nie. Dieselfde lyste staan op bladsye.
# older than the English
# unreviewed
access-speakers = Nie al die sinne in die vyf tale is gelees deur iemand wat met die taal grootgeword het nie.
# older than the English
# unreviewed
access-watching = ’n Spel wat gespeel word, verander vanself. ’n Skermleser sê elke skuif, maar dit kan nie stadiger gemaak word nie; die terugspeel kan.
# unreviewed
access-report = As iets jou uithou
# unreviewed
access-tell = Sê dit vir die organiseerder van die toernooi, of vir wie daar na Inkundla omsien. Hulle kan dadelik help, en dit vir die makers van Inkundla deurgee.
# older than the English
# unreviewed
access-say = Sê watter bladsy dit was, wat jy wou doen, en waarmee: toestel, blaaier, skermleser of ander hulp.
# unreviewed
posted-no-round = Geen rondte is nog bekendgemaak nie. Dit verskyn hier sodra dit gebeur.
posted-board = Bord
# older than the English
# unreviewed
posted-byes = Sonder ’n opponent in hierdie rondte: { $players }
posted-won = { $player } wen
posted-drawn = Gelykop
# unreviewed
posted-double-forfeit = Nie een van die spelers het gekom nie
# unreviewed
posted-not-started = Nie begin nie
# unreviewed
posted-paused = Onderbreek, beurt { $n }
# unreviewed
posted-is-finished = Die toernooi is afgesluit.
# unreviewed
hall-show = Watter borde
# unreviewed
hall-all = Almal { $n }
# unreviewed
hall-playing = Word gespeel { $n }
# unreviewed
hall-done = Klaar { $n }
# unreviewed
hall-pinned = Jy volg
# unreviewed
hall-being-played = Word gespeel
# unreviewed
hall-finished = Klaar
# unreviewed
hall-waiting = Moet nog begin
# unreviewed
hall-turn = Beurt { $n }
# unreviewed
hall-to-move = is aan die beurt
# unreviewed
hall-not-played = Nie gespeel nie: een speler het nie gekom nie.
# older than the English
# unreviewed
hall-none-such = Geen bord is nou in hierdie lys nie.
# unreviewed
hall-empty = Nog geen borde nie
# unreviewed
hall-empty-hint = Wanneer die rondte ingedeel is, verskyn sy borde hier.
# unreviewed
hall-progress = Rondte { $round }: { $done } van { $all } spelle klaar.
# unreviewed
hall-next = Rondte { $round } begin om { $time }.
# unreviewed
hall-next-day = Rondte { $round } begin op { $time }.
# unreviewed
pin-follow = Volg { $player }
# unreviewed
pin-notify = Sê vir my wanneer hulle aan die beurt is
# unreviewed
pin-turn = ● { $player } is aan die beurt
# unreviewed
pin-playing = { $player } speel
# unreviewed
pin-waiting = { $player } speel binnekort
# unreviewed
pin-won = { $player } het gewen
# unreviewed
pin-lost = { $player } het verloor
# unreviewed
pin-drawn = { $player }: gelykop

## Results in words

outcome-won = { $score }: { $winner } wen
outcome-drawn = { $score }: gelykop
# unreviewed
outcome-awarded = { $score }: aan { $winner } toegeken
# unreviewed
outcome-forfeit = { $score }: { $loser } het nie gekom nie
# unreviewed
outcome-double-forfeit = { $score }: nie een van die spelers het gekom nie
# unreviewed
outcome-half-point = { $score }: ’n halwe punt vir { $winner }, niks vir { $loser } nie
# unreviewed
outcome-both-lost = { $score }: albei spelers verloor
# unreviewed
score-award = { $score } (toegeken)
# unreviewed
score-forfeit = { $score } (een het nie gekom nie)
# unreviewed
bye-allocated = Vryrondte: geen opponent was oor nie, tel soos wen
# unreviewed
bye-allocated-draw = Vryrondte: geen opponent was oor nie, tel soos ’n gelykop spel
# unreviewed
bye-allocated-none = Vryrondte: geen punte nie
# unreviewed
bye-allocated-average = Vryrondte: geen opponent was oor nie, tel die gemiddeld van die ander rondtes
# unreviewed
bye-full = Vryrondte: tel soos ’n oorwinning
# unreviewed
bye-half = Vryrondte: tel soos ’n gelykop spel
# unreviewed
bye-absent = Afwesig: geen punte nie
# unreviewed
bye-through = Gaan sonder ’n spel na die volgende fase

## The round control

# older than the English
# unreviewed
what-to-do-now = Wat om nou te doen
# unreviewed
now-all-in-title = Al die uitslae is in
# unreviewed
now-round = Rondte { $round } word gespeel
# unreviewed
needs-attention = Wag vir jou
# unreviewed
nothing-to-look-at = Niemand het jou nou nodig nie.
# unreviewed
umpires = Skeidsregters
# older than the English
# unreviewed
now-no-players = Niemand is nog ingeskryf nie. Voeg eers die spelers by.
# older than the English
# unreviewed
now-players-button = Gaan na die spelers
# unreviewed
now-ready = { $n } spelers is hier. Rondte { $round } kan ingedeel word.
# unreviewed
pair-round = Deel rondte { $round } in
# older than the English
# unreviewed
now-draft = Rondte { $round } is ’n konsep. Niemand anders sien dit nog nie. Kyk na die indeling en maak dit dan bekend.
# older than the English
# unreviewed
now-draft-button = Kyk na die indeling
# unreviewed
now-playing = { $playing ->
    [0] { $waiting ->
        [one] 1 bord het nog nie ’n uitslag nie.
       *[other] { $waiting } borde het nog nie ’n uitslag nie.
    }
    [one] { $waiting ->
        [0] Op 1 bord word nog gespeel. Wanneer dit ’n uitslag het, kan jy voortgaan.
       *[other] Op 1 bord word nog gespeel, { $waiting } het nie begin nie. Wanneer al { $all } ’n uitslag het, kan jy voortgaan.
    }
   *[other] { $waiting ->
        [0] Op { $playing } borde word nog gespeel. Wanneer al { $all } ’n uitslag het, kan jy voortgaan.
       *[other] Op { $playing } borde word nog gespeel, { $waiting } het nie begin nie. Wanneer al { $all } ’n uitslag het, kan jy voortgaan.
    }
}
# unreviewed
now-all-in = Gaan dit in die tabel na, en deel dan rondte { $round } in.
# unreviewed
now-last-in = Dit was die laaste rondte. Gaan die uitslae in die tabel na en sluit dan die toernooi af.
# older than the English
# unreviewed
now-all-played = Alle rondtes is gespeel. Sluit die toernooi af, of kondig meer rondtes in Instellings aan.
# unreviewed
now-all-gone = Almal is huis toe, so geen verdere rondte kan ingedeel word nie. Sluit die toernooi af, of merk by Spelers wie hier is.
# unreviewed
now-too-few = { $n ->
    [0] Niemand is hier nie. Merk by Spelers wie hier is, en deel dan in.
    [one] Net een speler is hier. Merk by Spelers wie hier is, of sluit die toernooi by Instellings af.
   *[other] Net { $n } spelers is hier. Merk by Spelers wie hier is.
  }
# unreviewed
now-finished = Die toernooi is afgesluit. Mooi so!
# unreviewed
finish-event = Sluit toernooi af
# older than the English
# unreviewed
reopen-event = Maak die toernooi weer oop
# unreviewed
standings-csv = Puntelys as CSV
# unreviewed
pairing-list = Indelingslys
# unreviewed
round-for-all = Die rondte soos almal dit sien
# unreviewed
result-list = Uitslae
# unreviewed
print-pairings = Druk die indelingslys
# unreviewed
print-cards = Druk bordkaarte met QR-kodes
# unreviewed
print-cards-rest = Druk kaarte vir borde sonder ’n foon
# unreviewed
print-slips = Druk uitslagstrokies
# unreviewed
print-sheets = Druk leë aantekenblaaie
# older than the English
# unreviewed
no-phone = Geen foon nie? Skryf die spel op ’n aantekenblad en tik die uitslag hier.
# unreviewed
umpires-later = Skeidsregters kry hul kodes wanneer ’n rondte bekendgemaak word.
# older than the English
# unreviewed
umpires-over = Die toernooi is verby: geen kodes vir skeidsregters meer nie.
# unreviewed
phones = { $n } van { $all } borde het ’n foon.
# unreviewed
phones-connected = { $n ->
    [one] { $n } foon verbind
   *[other] { $n } fone verbind
}
# older than the English
# unreviewed
phones-without = Nog geen foon nie: bord { $boards }.
# unreviewed
phones-title = Fone
# unreviewed
phones-title-round = Fone in rondte { $round }
# older than the English
# unreviewed
phones-text = Is ’n kaart weg, of het iemand die kode wat dit nie moet hê nie? Gee die bord ’n nuwe kode. Wat aangeteken is, bly.
# unreviewed
phones-column = Foon
# unreviewed
phones-seen = Laas gehoor
# unreviewed
phones-recorder = { $name }, sedert { $time }
# unreviewed
phones-board-since = Bord { $board }, sedert { $time }
# unreviewed
phones-heard = Gehoor { $time }
# unreviewed
phones-silent = Geen woord vir { $n } min nie
# unreviewed
phones-done =
    { $n ->
        [one] { $n } bord met ’n foon is klaar.
       *[other] { $n } borde met ’n foon is klaar.
    }
# older than the English
# unreviewed
phones-only-opened = Die kode is oopgemaak, maar niemand teken nog aan nie
# unreviewed
phones-where = Ingevoer deur
# unreviewed
phones-by-players = Die spelers, op hul fone
# unreviewed
phones-by-umpire = ’n Skeidsregter by die tafel
# unreviewed
phones-to-players = Bord { $board }: laat die spelers die beurte invoer
# unreviewed
phones-to-umpire = Bord { $board }: laat ’n skeidsregter die beurte invoer
# unreviewed
phones-seats = Sitplekke van die spelers
# unreviewed
phones-seats-text = Gee vir elke speler ’n eie skakel of kode. Die eerste foon wat dit oopmaak, het die sitplek in alle rondtes, totdat jy dit vrystel.
# unreviewed
phones-seat-since = geneem sedert { $time }
# unreviewed
phones-seat-ready = gereed
# unreviewed
phones-seat-open = Skakel en kode
# unreviewed
phones-seat-free = Stel die sitplek van { $player } vry
# unreviewed
phones-seat-renew = Stel dit vry en gee ’n nuwe skakel
# unreviewed
phones-speak = Praat met die spelers
# unreviewed
phones-pause = Onderbreek die spel
# unreviewed
notice-seat-freed = Die sitplek is vry.
# unreviewed
notice-spoken-to = Die spelers lees dit op hul toestelle.
# unreviewed
notice-board-moved = Die bord is verander.
# unreviewed
card-how-seat = Skandeer die kode met jou eie foon, of tik die adres. Jy voer jou eie beurte daar in, in alle rondtes.
# unreviewed
phones-nobody = Nog geen foon nie
# unreviewed
phones-new-code = Nuwe kode
# unreviewed
phones-new-code-board = Nuwe kode vir bord { $board }
# unreviewed
phones-new-code-text = Die ou kaart werk dan nie meer nie, en ook nie die foon wat nou aanteken nie. Jy kry die nuwe kaart om te druk.
# older than the English
# unreviewed
notice-code-renewed = Die bord het ’n nuwe kode. Druk hierdie kaart en neem die ou een weg.
board-n = Bord { $board }
# unreviewed
attention-paused = Die spel wag totdat die skeidsregter op “Gaan voort” tik.
# older than the English
# unreviewed
attention-silent = Die foon is al { $minutes } min. lank stil. Laaste beurt { $turn }. Gaan kyk.
# older than the English
# unreviewed
attention-differs = Die bord het gesê: { $was } Met die hand staan: { $now } Kyk watter een reg is.
# older than the English
# unreviewed
attention-over = Die tyd van die speler wat moet skuif, is al { $minutes } min. verby. Laaste beurt { $turn }. Gaan kyk.
# unreviewed
run-stopped = { $n ->
    [one] Die skootrekenaar het ná { $last } gestop en loop weer sedert { $since }. Alles wat gestoor is, is daar. Die spel rus op bord { $boards }: dit gaan voort wanneer die skeidsregter op “Gaan voort” tik. Skuiwe wat ’n foon bewaar het, kom vanself.
   *[other] Die skootrekenaar het ná { $last } gestop en loop weer sedert { $since }. Alles wat gestoor is, is daar. Die spel rus op borde { $boards }: dit gaan voort wanneer die skeidsregter op “Gaan voort” tik. Skuiwe wat fone bewaar het, kom vanself.
}
# older than the English
# unreviewed
attention-second-red = { $player } het ’n tweede rooikaart in hierdie toernooi (rondte { $round }). Jy besluit wat volg.
# unreviewed
cards-of = { $n ->
    [one] 1 kaart vir { $player }
   *[other] { $n } kaarte vir { $player }
}
# unreviewed
no-boards-yet = Nog geen borde nie. Deel eers die rondte in.
# older than the English
# unreviewed
no-board-found = Geen bord pas by jou soektog nie. Maak die soekblokkie leeg of wys alle borde.
# unreviewed
hall-caption = Rondte { $round }: borde
# unreviewed
hall-caption-closed = Rondte { $round }: uitslae (gesluit)
board = Bord
# unreviewed
state = Status
# unreviewed
state-not-started = Nie begin nie
# unreviewed
state-paused = Onderbreek
# unreviewed
state-finished = Verby
# unreviewed
find-board = Speler of bord
# unreviewed
show-open = Nog { $n }
# unreviewed
show-confirm = Bevestig nog { $n }
# unreviewed
show-all = Almal { $n }
# unreviewed
my-boards = My borde
# unreviewed
correct = Maak reg
# unreviewed
correct-board = Maak bord { $board } reg
# unreviewed
correct-button = Maak die uitslag reg
# unreviewed
right-result = Regte uitslag
# unreviewed
other-result-board = Ander uitslag vir bord { $board }
# unreviewed
save-result = Stoor die uitslag
# older than the English
# unreviewed
reason-if-any = Rede, as daar een is
# older than the English
# unreviewed
take-result-back = Neem die uitslag terug
# older than the English
# unreviewed
reason-wrong-side = Die verkeerde kant is gekies
# unreviewed
reason-umpire = Die skeidsregter het ’n fout gemaak
# unreviewed
reason-appeal = ’n Appèl het geslaag
# older than the English
# unreviewed
reason-taken-back = Uitslag teruggeneem
# older than the English
# unreviewed
run-saved = Bord { $board } is gestoor. { $text }.
# unreviewed
run-to-confirm = Bord { $board }: { $text }. Iemand anders bevestig dit.
# unreviewed
run-cleared = Bord { $board } het nou geen uitslag nie.
# unreviewed
undo-last = Ontdoen · { $action }
# unreviewed
reason-undone = Dadelik ontdoen
# older than the English
# unreviewed
without-opponent = Sonder ’n opponent
# older than the English
# unreviewed
needs-you =
    { $n ->
        [one] wag vir jou
       *[other] wag vir jou
    }
# older than the English
# unreviewed
needs-more =
    { $n ->
        [one] nog { $n }
       *[other] nog { $n }
    }
# unreviewed
print-round = Druk vir hierdie rondte
# unreviewed
just-posted-wall = Die projektor wys dit nou
# older than the English
# unreviewed
next-round-at = Rondte { $round }: { $when }
# unreviewed
round-results = Uitslae van rondte { $round }
# older than the English
# unreviewed
keys-round = / soek · pyltjies: gaan na ’n bord · op ’n bord: 1 wit wen, 5 gelykop, 0 swart wen · ? hierdie sleutels
# unreviewed
keys-undo = z: ontdoen
# older than the English
# unreviewed
keys-off = Skakel hierdie sleutels af
# unreviewed
unpost = Neem die rondte terug…
# older than the English
# unreviewed
unpost-text = Rondte { $round } word weer ’n konsep. Die kodes van die borde hou op werk. Tik die nommer van die rondte om te wys dat jy dit bedoel.
# older than the English
# unreviewed
unpost-number = Nommer van die rondte
# unreviewed
unpost-button = Neem die rondte terug
# older than the English
# unreviewed
reopen-round = Maak rondte { $round } weer oop…
# unreviewed
reopen-text = Die uitslae bly. Hulle kan verander word totdat die rondte weer gesluit word.
# older than the English
# unreviewed
form-does-not-match = { $field }: dit is nie reg nie. Niks is verander nie. Kyk daarna en tik dit weer.
# older than the English
# unreviewed
field-round-number = Nommer van die rondte
# unreviewed
field-reason = Rede
# unreviewed
field-bye = Vryrondte
# unreviewed
fault-round-not-closed = Rondte { $round } word nog gespeel. Maak die uitslae in die tabel van borde reg.
# unreviewed
fault-no-such-round = Daar is geen rondte { $round } nie.
# unreviewed
fault-unknown-umpire = “{ $name }” is nie op die lys van skeidsregters nie.
# unreviewed
fault-round-not-over = Rondte { $round } is nog nie verby nie. Die stand daarna is hier sodra dit afgesluit is.
# unreviewed
notice-result-saved = Die uitslag is gestoor.
# unreviewed
notice-result-to-confirm = Iemand anders bevestig hierdie uitslag.
# unreviewed
notice-report-discarded = Die uitslag is verwerp. Praat daaroor en meld weer aan. As julle nie saamstem nie, vra by die organiseerder se tafel.
# older than the English
# unreviewed
notice-result-cleared = Die uitslag is teruggeneem.
# unreviewed
notice-run-finished = Die toernooi is afgesluit.
# unreviewed
notice-run-reopened = Die toernooi is weer oop.
# older than the English
# unreviewed
notice-round-posted = Die rondte is bekendgemaak. Almal kan dit nou sien.
# older than the English
# unreviewed
notice-round-unposted = Die rondte is weer ’n konsep. Niemand anders sien dit nie.
# unreviewed
notice-round-reopened = Die rondte is weer oop.
# older than the English
# unreviewed
notice-draft-discarded = Die konsep is weggegooi.
# older than the English
# unreviewed
notice-draft-swapped = Die kante is omgeruil.
# older than the English
# unreviewed
notice-draft-split = Die paar is geskei. Vind ’n nuwe plek vir albei.
# older than the English
# unreviewed
notice-draft-exchanged = Die twee het plekke geruil.
# unreviewed
notice-draft-joined = Die paar is gemaak.
# unreviewed
notice-draft-bye = Die vryrondte is gegee.
# unreviewed
notice-result-corrected = Die uitslag is reggemaak.

## The draft

# unreviewed
draft-title = Konsep van rondte { $round }
# unreviewed
draft-mark = Konsep
# older than the English
# unreviewed
draft-text = Net jy sien dit. Kyk daarna, verander wat jy wil, en maak dit dan bekend.
# unreviewed
draft-boards =
    { $n ->
        [one] { $n } bord.
       *[other] { $n } borde.
    }
# unreviewed
draft-out = { $n ->
    [one] { $n } speler sit uit.
   *[other] { $n } spelers sit uit.
}
# unreviewed
draft-absent = { $n ->
    [one] { $n } speler is nie hier nie.
   *[other] { $n } spelers is nie hier nie.
}
# unreviewed
draft-tap = Tik twee spelers en hulle ruil plekke.
# unreviewed
draft-legend = Die getal is die speler se punte. Die skywe wys watter kant die speler in elke rondte gehad het. ’n Pyltjie: in een van die laaste twee rondtes het die speler iemand met minder (↓) of meer (↑) punte ontmoet.
# unreviewed
draft-tap-other = Tik die speler met wie geruil word.
# unreviewed
draft-sides = Tot nou toe: { $sides }
# unreviewed
draft-float-down = Het in rondte { $round } teen iemand met minder punte gespeel
# unreviewed
draft-float-up = Het in rondte { $round } teen iemand met meer punte gespeel
# unreviewed
draft-apart = { $points } uitmekaar
# unreviewed
draft-checked = Nagegaan
# older than the English
# unreviewed
draft-none-met = Geen twee het al teen mekaar gespeel nie.
# older than the English
# unreviewed
draft-none-of-school = Geen twee is van dieselfde skool nie.
# unreviewed
draft-level = { $n } van { $all } borde: ewe veel punte.
# unreviewed
draft-widest = Punte nooit meer as { $points } uitmekaar nie.
# unreviewed
before-posting = Voor jy dit bekendmaak
# unreviewed
nothing-unusual = Niks ongewoons nie. Jy kan dit bekendmaak.
# unreviewed
grade-allowed = toegelaat
# unreviewed
grade-unusual = kyk hierna
# unreviewed
grade-breaks-rule = breek ’n reël
note-at-board = Bord { $board }: { $note }
# unreviewed
note-met-before = al teen mekaar gespeel, rondte { $rounds }
# unreviewed
note-same-school = dieselfde skool
# unreviewed
note-kept-apart = hierdie twee mag nie teen mekaar speel nie
# unreviewed
note-rather-apart = hierdie twee moet liewer nie teen mekaar speel nie
# older than the English
# unreviewed
note-points-apart = { $points } punte uitmekaar
# unreviewed
note-first-again = { $player } skuif vir die derde keer na mekaar eerste
# unreviewed
note-second-again = { $player } skuif vir die derde keer na mekaar tweede
# unreviewed
note-first-too-often = { $player } sal in { $n } meer spelle eerste as tweede geskuif het
# unreviewed
note-second-too-often = { $player } sal in { $n } meer spelle tweede as eerste geskuif het
# unreviewed
note-stayed-away = { $n ->
    [one] { $player } het nie vir die laaste rondte opgedaag nie en is weer ingedeel. As { $player } nie nou hier is nie, merk die speler afwesig en deel weer in.
   *[other] { $player } het nie vir die laaste { $n } rondtes opgedaag nie en is weer ingedeel. As { $player } nie nou hier is nie, merk die speler afwesig en deel weer in.
}
# older than the English
# unreviewed
note-could-be-equal = { $points } punte uitmekaar, hoewel { $player } teen { $other } kan speel, wat ewe veel het
# unreviewed
note-floats-down-again = { $player } het in rondte { $round } teen iemand met minder punte gespeel, en doen dit weer.
# unreviewed
note-floats-up-again = { $player } het in rondte { $round } teen iemand met meer punte gespeel, en doen dit weer.
# older than the English
# unreviewed
note-not-by-plan = volgens die stelsel sou hierdie twee nie in hierdie rondte speel nie
# unreviewed
note-other-pairs = { $n ->
    [one] Bord { $boards }: die reëls gee hierdie rondte ’n ander paar.
   *[other] Borde { $boards }: die reëls gee hierdie rondte ander pare.
  }
# unreviewed
note-bye-above = { $player } sit uit, hoewel { $other } minder punte het en dit kan doen
# unreviewed
pair-without = Nie hier nie: deel sonder { $player } in
# older than the English
# unreviewed
note-second-bye = { $player } het reeds ’n vryrondte gehad
# unreviewed
note-more-byes = { $n } spelers sit uit. Hulle kan teen mekaar speel.
# unreviewed
note-here-but-absent = { $player } is hier maar kry geen punte nie
# unreviewed
note-one-absent = { $player } is nie hier nie
# unreviewed
note-gone-home = { $player } is huis toe
# unreviewed
note-not-paired = { $player } het geen plek in hierdie rondte nie
# unreviewed
note-paired-twice = { $player } is twee keer in hierdie rondte
# older than the English
# unreviewed
note-stranger = iemand is nie in die lys van spelers nie
# older than the English
# unreviewed
reason-to-break = Dit breek ’n reël van die toernooi. Hoekom maak jy dit bekend?
# unreviewed
reason-to-depart = Dit is nie die pare wat voorgestel is nie. Hoekom maak jy hulle bekend?
# unreviewed
post-round = Maak rondte { $round } bekend
# unreviewed
change-by-hand = Verander met die hand
# unreviewed
player-one = Hierdie speler
# unreviewed
choose-player = Kies ’n speler
# older than the English
# unreviewed
exchange = Ruil plekke
# unreviewed
more-changes = Vryrondtes en nuwe pare
# unreviewed
bye-for = Wie sit uit?
# unreviewed
bye-kind = Soort vryrondte
# unreviewed
give-bye = Gee die vryrondte
# unreviewed
join = Maak ’n paar
player-at = { $player } ({ $place })
# unreviewed
our-proposal = Veranderings met die hand
# unreviewed
as-proposed = Niks is met die hand verander nie.
# unreviewed
we-proposed-pair = Ons het { $first } – { $second } voorgestel.
# older than the English
# unreviewed
we-proposed-sides = Bord { $board }: ons het die ander kante voorgestel.
# unreviewed
we-proposed-bye = Ons het voorgestel dat hierdie speler uitsit: { $player }.
# unreviewed
pair-again = Deel weer in
# unreviewed
draft-check-in = { $n ->
    [0] Die aanmelding is nog oop. Niemand kort nie.
    [one] Die aanmelding is nog oop. 1 speler is nog nie hier nie en word nie ingedeel nie.
   *[other] Die aanmelding is nog oop. { $n } spelers is nog nie hier nie en word nie ingedeel nie.
}
# older than the English
# unreviewed
discard-draft = Gooi die konsep weg
# unreviewed
proposed-pairs = Voorgestelde pare
# unreviewed
notes = Notas
# unreviewed
change = Verander
# unreviewed
why = Hoekom?
# older than the English
# unreviewed
why-table = Almal speel teen almal: die tabel van die rondomtalie sê wie nou teen mekaar speel.
# older than the English
# unreviewed
why-settled = Die organiseerder het hierdie paar voor die rondte vasgestel.
# older than the English
# unreviewed
why-hand = Hierdie twee is met die hand bymekaar gesit: volgens die punte soos hulle nou is, gee die reëls ander pare.
# unreviewed
why-changed = Die stelsel sou hierdie twee nie in hierdie rondte laat speel nie: die pare is met die hand verander, of dit waaruit hulle volg, het intussen verander.
# unreviewed
why-equal = Albei het ewe veel punte: { $points }.
# unreviewed
why-unequal = Punte: { $first } { $firstpoints }, { $second } { $secondpoints }.
# unreviewed
why-not-met = { $first } het nog nie teen { $second } gespeel nie.
# older than the English
# unreviewed
why-met = Die twee het al teen mekaar gespeel, rondte { $rounds }.
# older than the English
# unreviewed
why-same-school = Albei is van een skool.
# unreviewed
why-first-less-often = { $player } het in { $did } spelle eerste geskuif en in { $seconds } tweede; { $other } in { $otherdid } eerste en in { $otherseconds } tweede. Daarom skuif { $player } eerste.
# older than the English
# unreviewed
why-first-alternates = Toe die twee laas verskillende kante gehad het, spelle teruggetel, het { $other } eerste geskuif. Nou doen { $player } dit.
# older than the English
# unreviewed
why-first-board = Hul spelle beslis niks nie. By die pare 1, 3, 5 en so voort skuif die hoër een eerste, by die ander die laer een: dit is paar { $place }, dus skuif { $player } eerste.
# older than the English
# unreviewed
why-first-next-game = Die twee ruil kante van spel tot spel: { $other } het in hul vorige een eerste geskuif, dus doen { $player } dit nou.
# unreviewed
why-first-settled = { $player } skuif eerste, soos voor die rondte vasgestel.
# unreviewed
why-first-number-odd = Nie een het al gespeel nie, dus besluit die lys. Onder die spelers wat gekom het, is { $who } die hoër van die twee en staan op ’n onewe plek, dus skuif { $player } eerste.
# unreviewed
why-first-number-even = Nie een het al gespeel nie, dus besluit die lys. Onder die spelers wat gekom het, is { $who } die hoër van die twee en staan op ’n ewe plek, dus skuif { $player } eerste.
# older than the English
# unreviewed
why-second-equal = Albei moet ewe veel nou tweede skuif, dus doen { $who } dit en skuif { $player } eerste.
# older than the English
# unreviewed
why-first-equal = Albei moet ewe veel nou eerste skuif, dus doen { $who } dit.
# older than the English
# unreviewed
why-second-same = Hul spelle beslis niks anders nie: { $who } het in die laaste spel eerste geskuif, dus doen { $player } dit nou.
# older than the English
# unreviewed
why-first-same = Hul spelle beslis niks anders nie: { $who } het in die laaste spel tweede geskuif en skuif nou eerste.
# unreviewed
why-higher-points = Van die twee het { $who } meer punte vir die indeling.
# unreviewed
why-higher-number = Hulle het ewe veel punte vir die indeling, en { $who } het die laer beginnommer.
# unreviewed
why-higher-opposition = Van die twee het { $who } tot dusver die sterker teenstanders gehad, of ewe sterkes en die laer beginnommer.
# unreviewed
why-higher-bracket = { $who } staan hoër op die lys.
# older than the English
# unreviewed
why-second-both = Albei moet nou tweede skuif, { $who } dringender.
# older than the English
# unreviewed
why-first-both = Albei moet nou eerste skuif, { $who } dringender.
# unreviewed
why-second-wider = { $player } skuif eerste: van die twee het { $other } die groter verskil tussen eerste en tweede skuiwe.
# unreviewed
why-first-wider = { $player } skuif eerste: van die twee het { $player } die groter verskil tussen eerste en tweede skuiwe.
# unreviewed
why-second-last = { $other } het in die laaste spel eerste geskuif, dus doen { $player } dit nou.
# unreviewed
why-second-new = { $other } het nog nie gespeel nie en moet dus volgens die toernooi se reëls tweede skuif: { $player } skuif eerste.
# unreviewed
why-first-last = { $player } skuif eerste, ná tweede in die laaste spel.
# unreviewed
why-second-behind = { $other } het meer kere eerste as tweede geskuif (verskil: { $n }), dus skuif { $player } nou eerste.
# unreviewed
why-first-behind = { $player } skuif eerste, ná meer kere tweede as eerste (verskil: { $n }).
# unreviewed
why-second-twice = { $other } het in die laaste twee spelle eerste geskuif, dus doen { $player } dit nou.
# unreviewed
why-first-twice = { $player } skuif eerste, ná twee keer agtereenvolgens tweede.
# unreviewed
why-first-table = { $player } skuif eerste, volgens die tabel.
# older than the English
# unreviewed
why-first-changed = { $player } skuif eerste. Volgens die reël sou { $other }: die pare of kante is met die hand verander, of ’n vroeër uitslag is intussen reggestel.
# unreviewed
why-title = Hoekom hierdie pare in rondte { $round }?
# older than the English
# unreviewed
why-text = Die Switserse stelsel maak die pare groep vir groep, van bo af. Wie in ’n groep geen plek het nie, gaan af na die volgende een. Van al die maniere om die pare van ’n groep te maak, neem dit die een met die beste getalle hier onder, die eerste getal voor al die ander; van ewe goeie maniere die eerste in ’n vaste volgorde. So kies niemand wie teen wie speel nie.
# older than the English
# unreviewed
why-text-changed = Dit is nie die pare wat die Switserse stelsel nou sou maak nie: party is met die hand verander of vasgestel, of vroeër uitslae is intussen reggestel. Hieronder staan hoe die rondte uitgekom het, groep vir groep van bo af, met die getalle waarmee sulke rondtes vergelyk word.
# unreviewed
why-text-burstein = Die Burstein-reëls kies eers wie uitsit. Dan maak hulle pare groep vir groep, van bo af, en ’n speler sonder teenstander skuif af na die volgende groep. In ’n groep ontmoet die speler wat tot dusver die sterkste teenstanders gehad het, die een wat die swakstes gehad het, so ver die reëls toelaat. Niemand kies dus wie teen wie speel nie.
# unreviewed
why-text-dubov = Die Dubov-reëls kies eers wie uitsit. Dan maak hulle pare groep vir groep, van bo af, en bring so min spelers as moontlik van onder af op. In ’n groep ontmoet dié wat nou eerste moet skuif, dié wat tweede moet skuif: die een wie se teenstanders tot dusver die laagste graderings gehad het, ontmoet die hoogste op die lys, so ver die reëls toelaat. Niemand kies dus wie teen wie speel nie.
# unreviewed
why-link = Hoekom hierdie pare, en nie ander nie?
# unreviewed
why-they-meet = Hoekom speel hierdie twee teen mekaar?
# older than the English
# unreviewed
why-only-swiss = Die pare van hierdie stelsel kom nie uit kriteria nie.
# unreviewed
why-points = Punte: { $points }
# unreviewed
why-points-down = Van bo: { $players }
# unreviewed
why-points-up = Van onder: { $players }
# unreviewed
why-points-goes = Gaan af: { $players }
# unreviewed
why-points-sits = Sit uit: { $player }
# unreviewed
why-sits-first = Sit uit, voor die groepe gekies: { $player }
# unreviewed
why-numbers = Vir arbiters: die getalle van FIDE se Switserse reëls (C.04.3, 2026)
# older than the English
# unreviewed
why-not-heading = Hoekom speel twee nie teen mekaar nie?
# unreviewed
why-not-other = en hierdie speler
# unreviewed
why-not-ask = Vra
# unreviewed
pair-of-group = { $higher } – { $lower }: albei het { $points }. In ’n groep speel die boonste helfte teen die onderste helfte, in volgorde, sover die reëls dit toelaat.
# unreviewed
pair-moved-down = { $higher } – { $lower }: { $higher } het { $higherpoints } en is afgeskuif na dié met { $points }, waar die opponent vandaan kom.
# unreviewed
pair-with-points = { $higher } ({ $higherpoints }) – { $lower } ({ $lowerpoints })
# older than the English
# unreviewed
criterion-unwanted = Pare spelers wat nie teen mekaar moet speel nie: { $value }
# older than the English
# unreviewed
criterion-5 = C5 punte van wie uitsit: { $value }
# unreviewed
criterion-6 = C6 spelers wat na die volgende groep afgaan: { $value }
# unreviewed
criterion-7 = C7 hul punte: { $value }
# unreviewed
criterion-8 = C8 spelers wat uit die volgende groep afgaan, met hul punte: { $value }
# older than the English
# unreviewed
criterion-9 = C9 rondtes wat die een wat uitsit, nie gespeel het nie: { $value }
# unreviewed
criterion-10 = C10 pare van leiers waarin een meer as twee keer te dikwels een kant kry: { $value }
# unreviewed
criterion-11 = C11 pare van leiers waarin een drie keer na mekaar een kant kry: { $value }
# unreviewed
criterion-12 = C12 pare waarin een nie die kant kry wat verskuldig is nie: { $value }
# unreviewed
criterion-13 = C13 pare waarin een nie die kant kry wat sterk verskuldig is nie: { $value }
# unreviewed
criterion-14 = C14 spelers wat afgaan, soos ook een rondte gelede: { $value }
# older than the English
# unreviewed
criterion-15 = C15 spelers wat teen iemand van bo speel, soos ook een rondte gelede: { $value }
# unreviewed
criterion-16 = C16 spelers wat afgaan, soos ook twee rondtes gelede: { $value }
# older than the English
# unreviewed
criterion-17 = C17 spelers wat teen iemand van bo speel, soos ook twee rondtes gelede: { $value }
# older than the English
# unreviewed
criterion-18 = C18 hoe ver bo die groep dié is wat een rondte gelede afgegaan het en nou verder afgaan: { $value }
# older than the English
# unreviewed
criterion-19 = C19 hoe ver bo die groep die opponente is van dié wat een rondte gelede teen iemand van bo gespeel het: { $value }
# older than the English
# unreviewed
criterion-20 = C20 hoe ver bo die groep dié is wat twee rondtes gelede afgegaan het en nou verder afgaan: { $value }
# older than the English
# unreviewed
criterion-21 = C21 hoe ver bo die groep die opponente is van dié wat twee rondtes gelede teen iemand van bo gespeel het: { $value }
# unreviewed
criteria-zero = Alle ander getalle is 0.
# older than the English
# unreviewed
why-not-they-meet = { $one } en { $other } speel wel teen mekaar.
# older than the English
# unreviewed
why-not-changed = Die pare van hierdie rondte is nie dié wat die stelsel nou sou maak nie. In die stelsel se rondte:
# unreviewed
why-not-here = { $one } en { $other } is nie albei in hierdie rondte nie.
# older than the English
# unreviewed
why-not-before = { $one } en { $other } het al teen mekaar gespeel (rondte { $rounds }), en niemand speel twee keer teen mekaar nie (C1).
# unreviewed
why-not-apart = { $one } en { $other } word in hierdie rondte uitmekaar gehou.
# unreviewed
why-not-same-side = { $one } en { $other } moet nou albei dieselfde kant hê, dus kan hulle nie teen mekaar speel nie (C3).
# unreviewed
why-not-impossible = As { $one } en { $other } teen mekaar speel, kan die ander nie almal ingedeel word nie (C4).
# unreviewed
why-not-in-group = in die groep met { $points } punte
# unreviewed
why-not-in-round = in die hele rondte
# unreviewed
why-not-worse = As { $one } en { $other } teen mekaar speel, is die rondte slegter { $group }. Nou: { $now }. Dan: { $then }.
# older than the English
# unreviewed
why-not-later = As { $one } en { $other } teen mekaar speel, is al die getalle ewe goed. Maar van ewe goeie maniere word die eerste in die vaste volgorde geneem, en in die groep met { $points } punte kom hierdie een later.
# unreviewed
why-not-preferred = { $one } en { $other } kan ontmoet. Maar die toernooi se reëls neem eers ’n ander rondte: minder spelers wissel van groep, meer kry die kant wat hulle toekom, of die pare kom vroeër in die vaste volgorde.
# unreviewed
no-pairing-few = Minder as twee spelers neem deel. Merk wie hier is.
# older than the English
# unreviewed
no-pairing-bye = Die getal spelers is onewe, en almal het al uitgesit of sonder ’n spel gewen. Laat nog een speler kom, of een op versoek uitsit.
# older than the English
# unreviewed
no-pairing-stuck = Speler { $number } het al teen almal gespeel, of mag nie teen hulle speel nie. Laat hierdie speler uitsit, of laat ’n paar toe wat uitmekaar gehou word.
# unreviewed
no-pairing-together = Hulle kan nie almal tegelyk ingedeel word nie: te veel het al teen mekaar gespeel, of moet dieselfde kant hê. Speel minder rondtes, laat pare toe wat uitmekaar gehou word, of verander wie deelneem.
# unreviewed
why-bye = Van die spelers wat mag uitsit, het hierdie een die minste punte: { $points }.
# unreviewed
why-bye-had-one = Hierdie het reeds uitgesit, of ’n rondte sonder spel gewen: { $players }.
# unreviewed
why-bye-better = Hierdie spelers het ewe veel punte, maar is nodig vir beter pare: { $players }.
# unreviewed
why-bye-games = Hierdie spelers het ewe veel punte. Hulle het minder partye gespeel, staan hoër in die volgorde, of is nodig vir die ander pare: { $players }.
# unreviewed
why-bye-table = Die getal spelers is onewe, dus sit in elke rondte een uit, elkeen op ’n beurt.
# unreviewed
why-bye-absent = Volgens die tabel sou { $player } die opponent wees, maar is nie hier nie.
# unreviewed
why-bye-bracket = Hierdie stadium het meer plekke as spelers, dus gaan die eerste spelers van die lys sonder ’n spel deur.
# unreviewed
why-bye-team = Die span het nie ’n opponent in hierdie rondte nie.
# older than the English
# unreviewed
why-bye-changed = Volgens die stelsel sou iemand anders uitsit: die rondte is met die hand verander, of ’n vroeër uitslag is intussen reggestel.
# unreviewed
why-bye-needed = Nodig vir die ander pare: { $players }.
# unreviewed
swap-sides = Ruil kante om
# unreviewed
swap-sides-at = Ruil kante om op bord { $board }
# unreviewed
split = Skei
# unreviewed
settle = Behou
# unreviewed
settled = Word behou
# unreviewed
settle-at = Behou die paar op bord { $board } wanneer die rondte weer ingedeel word
# unreviewed
move-board = Hierdie paar
# older than the English
# unreviewed
move-to = sit by
# unreviewed
move-button = Skuif die paar
# older than the English
# unreviewed
notice-draft-moved = Die paar sit by die ander bord.
# older than the English
# unreviewed
notice-draft-settled = Neergeskryf. Dit tel wanneer jy hierdie rondte weer indeel.
# older than the English
# unreviewed
wishes = Wense vir die indeling
# older than the English
# unreviewed
wish-bye = Sit ’n rondte uit
# older than the English
# unreviewed
wish-bye-hint = Vir ’n kind wat laat kom of vroeg moet gaan. Vra voordat die rondte ingedeel word.
# unreviewed
wish-which-round = Watter rondte?
# unreviewed
wish-bye-button = Sit uit
# unreviewed
wish-round = Rondte { $round }: { $kind }
# unreviewed
wish-remove = Verwyder
# older than the English
# unreviewed
wish-apart = Mag nie teen mekaar speel nie
# older than the English
# unreviewed
wish-apart-hint = Vir broers en susters, byvoorbeeld.
# unreviewed
wish-apart-teams = Die spanne van hierdie twee speel nie teen mekaar nie.
# older than the English
# unreviewed
wish-apart-from = Mag nie teen hierdie speler speel nie
# older than the English
# unreviewed
wish-through = Net tot rondte (leeg: in alle rondtes)
# older than the English
# unreviewed
wish-strict = In elk geval, al kan die rondte dan nie ingedeel word nie
# unreviewed
wish-apart-button = Hou uitmekaar
# older than the English
# unreviewed
wish-apart-always = { $player }, in elk geval
# older than the English
# unreviewed
wish-apart-if-possible = { $player }, solank dit moontlik is
# older than the English
# unreviewed
wish-apart-through = { $player }, in elk geval tot rondte { $round }
# older than the English
# unreviewed
wish-apart-through-if-possible = { $player }, solank dit moontlik is, tot rondte { $round }
# unreviewed
wish-apart-later = { $apart } (vanaf rondte { $round })
# older than the English
# unreviewed
wish-seat = Eie bord
# older than the English
# unreviewed
wish-seat-hint = Vir ’n kind wat nie van plek kan verander nie. Hierdie kind se paar is dan altyd by daardie bord.
# older than the English
# unreviewed
notice-wish-saved = Neergeskryf. Dit tel van die volgende indeling af.
# older than the English
# unreviewed
audit-terms-sits-out = { $players }: ’n rondte sonder ’n spel is neergeskryf of teruggeneem
# older than the English
# unreviewed
audit-terms-apart = { $players }: van iemand uitmekaar gehou, of nie meer nie
# older than the English
# unreviewed
audit-terms-seat = { $players }: eie bord
# unreviewed
audit-schools-teams = Spanne en kapteins is verander
# unreviewed
audit-terms-line-up = Opstelling van die span van { $players }
# unreviewed
audit-terms-line-ups-asked = Rondte { $round }: tyd vir opstellings
# unreviewed
audit-draft-line-up = Rondte { $round }: ’n span sit volgens sy opstelling
# older than the English
# unreviewed
audit-terms-settled = Rondte { $round }, bord { $board }: die paar word behou, of nie meer nie
# unreviewed
audit-draft-moved = Rondte { $round }: ’n paar is na ’n ander bord geskuif
# unreviewed
split-at = Skei die paar op bord { $board }

## A posted round

# unreviewed
round-n = Rondte { $round }
# unreviewed
list-of-rounds = Rondtes
# unreviewed
rounds-all = Alle rondtes
# unreviewed
rounds-done = uitslae: { $done } van { $all }
# unreviewed
rounds-watch = Kyk
# unreviewed
rounds-page = Meer oor rondte { $round }
# unreviewed
rounds-older = Vroeër rondtes
# unreviewed
round-is-posted = Hierdie rondte word nou gespeel.
# unreviewed
round-is-closed = Al die uitslae is in.
# unreviewed
round-sealed = Kontrolenommer van hierdie uitslae: { $code }
# unreviewed
find-title = Soek ’n speler of ’n bord
# unreviewed
find-label = Naam, nommer of bord
# unreviewed
find-button = Soek
# older than the English
# unreviewed
find-nothing = Niemand en geen bord is gevind nie. Probeer minder letters.
# older than the English
# unreviewed
find-nothing-hint = Name is hier kort: die voornaam en een letter. Tik net die eerste letters van die voornaam, of kyk deur die lys van alle spelers.
# unreviewed
share-text = Teks om te deel
# unreviewed
share-event = Deel hierdie toernooi
# older than the English
# unreviewed
share-link = Skakel vir almal
# unreviewed
share-copy = Kopieer die skakel
# unreviewed
share-copied = Gekopieer.
# unreviewed
share-scan = Skandeer met ’n foon
# unreviewed
share-picture = ’n Prent om te stuur
# unreviewed
share-picture-text = Stoor dit en stuur dit waar ’n skakel nie oopmaak nie. Dit het net kort name.
# unreviewed
share-picture-alt = { $event }: die rondte nou, as ’n prent
# unreviewed
share-save = Stoor die prent
# unreviewed
share-save-standings = Stoor die puntelys
# unreviewed
share-frame = Op ’n ander webwerf
# unreviewed
share-frame-text = Kopieer hierdie reël in ’n bladsy van jou skool of klub. Die borde is daar regstreeks.
# unreviewed
share-copy-frame = Kopieer die reël
# unreviewed
share-overlay = Vir ’n regstreekse uitsending
# unreviewed
share-overlay-text = Die adres van ’n bord met niks daaromheen nie: ’n blaaierbron vir die uitsaaiprogram. Die laaste nommer is die bord. Dit gaan met die volgende rondte voort. Met #players aan die einde wys dit net die spelers en hul klokke.
# unreviewed
share-copy-overlay = Kopieer die adres
# unreviewed
preview-event = Volg die borde, uitslae en puntelys.
# older than the English
# unreviewed
preview-standings = Wie staan waar, ná elke spel.
# unreviewed
preview-board = Kyk skuif vir skuif na hierdie spel
# unreviewed
preview-player = Al die spelle van hierdie speler op een plek.
# unreviewed
api-title = Vir ander programme
# unreviewed
api-text = Ander programme kan hier lees wat almal mag sien: geen volle name nie. Antwoorde is JSON. Skryf die sleutel van die toernooi in die plek van { "{key}" }: dit staan in sy adres ná /e/.
# older than the English
# unreviewed
api-tags = Elke antwoord het ’n ETag. Wie dit terugstuur as If-None-Match, hoor met 304 dat niks verander het nie.
# unreviewed
api-parts = ’n Lang lys kom in dele: ?limit=50 sê hoeveel rye, en die header Link het die adres van die volgende deel.
# unreviewed
api-description = Die beskrywing van alle antwoorde (OpenAPI)
# unreviewed
api-events = Die toernooie wat begin het
# unreviewed
api-event = Een toernooi: sy naam, sy spel, sy rondtes
# unreviewed
api-entrants = Die spelers, volgens nommer
# older than the English
# unreviewed
api-rounds = Alle rondtes: pare, uitslae, vryrondtes
# unreviewed
api-round = Een rondte
# unreviewed
api-standings = Die puntelys nou, of met ?after=2 dié ná rondte 2
# unreviewed
api-teams = Spanne en hul wedstryde, waar spanne speel; met ?after=2 ná rondte 2
# unreviewed
api-log = Die laaste ondertekende stand van die toernooi se logboek
# unreviewed
api-log-line = Die bewys dat ’n reël in die logboek is
# unreviewed
api-log-since = Die bewys dat die logboek ’n vroeëre een voortsit
# unreviewed
api-enter-result = Voer ’n uitslag in, met ’n sleutel
# unreviewed
api-enter-players = Voer spelers in, met ’n sleutel
# unreviewed
api-enter-presence = Merk of ’n speler hier is, met ’n sleutel
# unreviewed
api-token = Om iets in te voer, het ’n program ’n sleutel van die toernooi nodig. Die organiseerder maak dit op die bladsy “Span”.
# unreviewed
api-player-known = Hierdie speler is reeds op die lys.
# unreviewed
api-player-twice = Hierdie speler staan twee keer in die lys.
# unreviewed
back-to-run = Rondte
# unreviewed
round-control = Bestuur hierdie rondte
# unreviewed
print-full-names = Druk met volle name
# unreviewed
watch-board = Bord { $board }: kyk
# unreviewed
correct-title = Maak ’n uitslag van rondte { $round } reg
board-to-correct = { $board }: { $first } – { $second }, { $result }
# unreviewed
result-now = Die uitslag nou: { $text }.
# unreviewed
show-effect = Wys wat verander
# unreviewed
effect = Wat verander
# unreviewed
correct-change = { $was } word { $now }.
# older than the English
# unreviewed
no-effect = Niemand se punte of plek verander nie.
# unreviewed
shift = { $player }: { $before } → { $after } punte, plek { $rankbefore } → { $rankafter }
# unreviewed
shift-rank = { $player }: plek { $rankbefore } → { $rankafter }
# unreviewed
later-boards = Latere borde van hierdie twee spelers, met die ou uitslag ingedeel
# unreviewed
later-board = Rondte { $round }, bord { $board }: { $first } – { $second }
# older than the English
# unreviewed
correct-record = Hierdie spel is aangeteken. Die aantekening sal sê dat dit weer oopgemaak is, deur wie en hoekom, en wat die nuwe uitslag is. Die rondte word weer onderteken.
# unreviewed
already-paired = { $n ->
    [one] Rondte { $rounds } is reeds ingedeel. Dit bly soos dit is.
   *[other] Rondtes { $rounds } is reeds ingedeel. Hulle bly soos hulle is.
}
# unreviewed
reason-is = Rede: { $reason }
# unreviewed
correct-confirm = Ja, maak dit reg
# unreviewed
correct-and-pair = Ja, stel dit reg en deel rondte { $round } weer in
# unreviewed
correct-draft = Rondte { $round } is net ’n konsep. Dit kan weer met die regte uitslag ingedeel word.
# unreviewed
another-board = ’n Ander bord

## On paper

# unreviewed
print-pairings-title = Indeling van rondte { $round }
# unreviewed
by-board = Volgens bord
# unreviewed
by-name = Volgens naam
# unreviewed
side = Kant
opponent = Opponent
# unreviewed
print-cards-title = Bordkaarte van rondte { $round }
# unreviewed
print-slips-title = Uitslagstrokies van rondte { $round }
# older than the English
# unreviewed
cards-only-here = Fone kan nie { $address } oopmaak nie: dit is ’n adres van net hierdie rekenaar. Begin die bediener met --listen 0.0.0.0:{ $port }, maak hierdie bladsy met die adres van die netwerk oop, en druk dan.
# unreviewed
phones-switched-off = Fone kan nie { $address } oopmaak nie: dit is ’n adres van net hierdie rekenaar. Laat fone toe op die bladsy “{ $page }”, en kom dan terug.
# unreviewed
no-cards = Daar is geen kaarte nie: die rondte is gesluit.
# unreviewed
no-cards-missing = Elke bord het ’n foon: daar is geen kaart om te druk nie.
# unreviewed
qr-code = QR-kode van hierdie bord
# unreviewed
card-how = Skeidsregter: skandeer die QR-kode met jou foon, of tik
# older than the English
# unreviewed
card-good = Net vir hierdie rondte geldig, uiterlik tot { $time }.
# unreviewed
print-sheets-title = Aantekenblaaie van rondte { $round }
# unreviewed
print-records = Aantekenblaaie van aangetekende spelle
# unreviewed
print-records-title = Aantekenblaaie van aangetekende spelle, rondte { $round }
# older than the English
# unreviewed
print-records-none = Geen spel van hierdie rondte is aangeteken nie.
# unreviewed
print-records-all = Alle borde
# unreviewed
print-records-open = Die spel is nog nie verby nie.
# unreviewed
print-records-program = die program
# unreviewed
print-records-check = Kontrolenommer van die rondte: { $code }
# unreviewed
print-records-check-qr = QR-kode van die kontrolenommer
# unreviewed
print-blank = Vorms vir ’n kragonderbreking
# unreviewed
print-blank-text = Druk dit voor die dag: indelings en punte met die hand, uitslagstrokies, ’n aantekenblad.
# unreviewed
paper-check-in-hint = ’n blokkie vir elke speler, volgens skool
# unreviewed
paper-participants = Lys van spelers
# unreviewed
paper-participants-hint = alle spelers volgens nommer
# unreviewed
paper-badges = Naamkaartjies
# unreviewed
paper-badges-hint = om uit te knip, elk met die kode vir aanmelding
# unreviewed
sheet-phone = of merk op ’n foon
# unreviewed
sheet-code = Kode
# unreviewed
sheet-consent = Volle naam mag gewys word
# unreviewed
sheet-keep = Volle name: vir die organiseerder
# unreviewed
sheet-schools = { $n ->
    [one] 1 skool
   *[other] { $n } skole
}
# unreviewed
blank-points = Punte met die hand
# older than the English
# unreviewed
blank-sum = Som
# unreviewed
sheet-place = Aantekenblad · Rondte { $round } · Bord { $board }
sheet-number = #
# unreviewed
sheet-shot = geskiet
# unreviewed
sheet-cards = Kaarte
# unreviewed
sheet-yellow = geel
# unreviewed
sheet-red = rooi
# unreviewed
sheet-time = Tyd:
sheet-wins = { $side } wen
sheet-draw = Gelykop
# unreviewed
sheet-why = Hoekom
sheet-why-captured = twee koeie oor
# unreviewed
sheet-why-blocked = kan nie skuif nie
# unreviewed
sheet-why-quiet = te veel beurte sonder ’n skoot
# unreviewed
sheet-why-repetition = drie keer dieselfde posisie
# unreviewed
sheet-why-castle = kasteel ingeneem
# unreviewed
sheet-why-all = alles gevang
# unreviewed
sheet-why-material = te min stukke
# unreviewed
sheet-why-count = skywe getel
# unreviewed
sheet-captured = gevang
# unreviewed
sheet-turned = omgedraai
# unreviewed
sheet-why-agreed = albei stem saam
# unreviewed
sheet-why-gave-up = opgegee
# unreviewed
sheet-why-award = toegeken
# unreviewed
sheet-why-absent = afwesig

## Cards of an event

# unreviewed
cards-title = Kaarte
# unreviewed
cards-link = Kaarte
# unreviewed
cards-of-all = Kaarte wat in hierdie toernooi gewys is
# unreviewed
cards-none = Geen kaart is in hierdie toernooi gewys nie.
# unreviewed
cards-csv = Kaarte as CSV
# older than the English
# unreviewed
cards-standing = Kaarte wat geld: { $yellow } geel, { $red } rooi.
# unreviewed
cards-place = Rondte { $round }, bord { $board }
# unreviewed
cards-line = { $card }. { $offence }. Deur { $by }
# unreviewed
cards-back = Teruggeneem: { $reason }
# unreviewed
cards-rule = ’n Reël van hierdie toernooi
# unreviewed
cards-ask = Laat my weet wanneer ’n speler ’n tweede rooikaart in hierdie toernooi kry
# older than the English
# unreviewed
cards-ask-hint = Dit staan onder “Wag vir jou”. Jy besluit wat volg.

## History

# unreviewed
history = Geskiedenis
# older than the English
# unreviewed
history-text = Alles wat in hierdie toernooi gedoen is, die nuutste eerste. Niks word ooit hieruit geskrap nie.
# unreviewed
history-today = Vandag, { $day }
# unreviewed
history-sift = Soek volgens bord of speler
# unreviewed
history-kind-all = Alles
# unreviewed
records-title = Amptelike aantekeninge
# unreviewed
records-text = Al die spelle wat aangeteken is, inskrywing vir inskrywing, met wat hierdie toernooi onderteken het. Enigiemand kan so ’n lêer nagaan op die bladsy “Gaan ’n aantekening na”.
# unreviewed
records-as-text = As teks
# unreviewed
records-as-json = As JSON
# unreviewed
records-full-names = As teks, met volle name
# unreviewed
records-key = Vir programme wat aantekeninge nagaan, die sleutel van hierdie toernooi: { $code }
# unreviewed
records-all = Laai die aantekeninge van al die spelle af
# unreviewed
records-of-round = Aantekeninge van hierdie rondte
# unreviewed
records-of-game = Aantekening van hierdie spel
# unreviewed
no-history = Niks meer nie.
# older than the English
# unreviewed
no-history-found = Niks pas nie. Kies ’n ander bord of speler.
# unreviewed
history-anybody = Alle spelers
# unreviewed
history-all = Wys alles
# unreviewed
what = Wat
# unreviewed
older = Ouer
# unreviewed
audit-event-created = Die toernooi is geskep
# unreviewed
audit-event-changed = Die instellings is verander
# older than the English
# unreviewed
audit-event-delayed = { $n ->
    [0] Toeskouers sien die borde dadelik
    [one] Toeskouers sien die borde een minuut later
   *[other] Toeskouers sien die borde { $n } minute later
}
# older than the English
# unreviewed
audit-event-scheduled = Die tye van die rondtes is beplan.
# older than the English
# unreviewed
audit-event-shown = Wat die projektor wys, is gekies.
# older than the English
# unreviewed
audit-event-timed = { $n ->
    [0] Rondtes het geen tydklok nie
    [one] ’n Rondte duur een minuut
   *[other] ’n Rondte duur { $n } minute
}
# unreviewed
audit-timer-started = Rondte { $round }: die tydklok is begin
# unreviewed
audit-timer-paused = Rondte { $round }: die tydklok is onderbreek
# older than the English
# unreviewed
audit-timer-went-on = Rondte { $round }: die tydklok het voortgegaan
# older than the English
# unreviewed
audit-timer-extended = { $minutes ->
    [one] Rondte { $round }: een minuut by die tydklok gevoeg
   *[other] Rondte { $round }: { $minutes } minute by die tydklok gevoeg
}
# older than the English
# unreviewed
audit-timer-stopped = Rondte { $round }: die tydklok is weggesit
# unreviewed
audit-timer-put-back = Rondte { $round }: die tydklok is teruggesit soos dit was
# unreviewed
audit-event-finished = Die toernooi is afgesluit
# unreviewed
audit-check-in-opened = Die aanmelding is oopgemaak
# unreviewed
audit-check-in-closed = Die aanmelding is gesluit
# unreviewed
audit-check-in-not-used = Die aanmelding word nie meer gebruik nie
# older than the English
# unreviewed
audit-event-reopened = Die toernooi is weer oopgemaak
# unreviewed
audit-round-drafted = Rondte { $round } is as konsep ingedeel
# unreviewed
audit-draft-swapped = Rondte { $round }, konsep: kante omgeruil
# older than the English
# unreviewed
audit-draft-exchanged = Rondte { $round }, konsep: twee spelers het plekke geruil
# older than the English
# unreviewed
audit-draft-split = Rondte { $round }, konsep: ’n paar is geskei
# unreviewed
audit-draft-joined = Rondte { $round }, konsep: ’n paar is gemaak
# unreviewed
audit-draft-bye = Rondte { $round }, konsep: ’n vryrondte is gegee
# older than the English
# unreviewed
audit-draft-discarded = Rondte { $round }: die konsep is weggegooi
# unreviewed
audit-round-posted = Rondte { $round } is bekendgemaak
# unreviewed
audit-round-unposted = Rondte { $round } is na ’n konsep teruggeneem
# unreviewed
audit-round-closed = Rondte { $round } is gesluit
# older than the English
# unreviewed
audit-round-reopened = Rondte { $round } is weer oopgemaak
# unreviewed
audit-result-entered = Rondte { $round }, bord { $board }: { $result } ingevul
# older than the English
# unreviewed
audit-result-entered-not = Rondte { $round }, bord { $board }: die uitslag is teruggeneem
# unreviewed
audit-result-to-confirm = Rondte { $round }, bord { $board }: { $result } aangemeld, moet bevestig word
# unreviewed
audit-result-report-discarded = Rondte { $round }, bord { $board }: die aangemelde uitslag is verwerp
# unreviewed
audit-result-corrected = Rondte { $round }, bord { $board }: reggemaak na { $result }
# unreviewed
audit-board-recorded = Rondte { $round }, bord { $board }: daar is begin om aan te teken
# unreviewed
audit-toss-entered = Rondte { $round }, bord { $board }: volgens die loot begin { $players }
# unreviewed
audit-board-taken-over = Rondte { $round }, bord { $board }: die aantekening is oorgeneem van { $from }
# unreviewed
audit-board-code-renewed = Rondte { $round }, bord { $board }: ’n nuwe kode is gegee
# unreviewed
audit-board-on-devices = Rondte { $round }, bord { $board }: die spelers voer hul eie beurte in
# unreviewed
audit-board-at-table = Rondte { $round }, bord { $board }: ’n skeidsregter voer die beurte in
# unreviewed
audit-seat-taken = { $players }: ’n toestel het die sitplek geneem
# unreviewed
audit-seat-freed = { $players }: die sitplek is vrygestel
# unreviewed
audit-seat-code-renewed = { $players }: die sitplek is vrygestel en het ’n nuwe skakel
# unreviewed
audit-board-spoken-to = Rondte { $round }, bord { $board }: ’n sin is vir die spelers gesê
# unreviewed
audit-board-paused = Rondte { $round }, bord { $board }: die spel is onderbreek
# unreviewed
audit-board-resumed = Rondte { $round }, bord { $board }: die spel gaan voort
# unreviewed
audit-board-record-scanned = Rondte { $round }, bord { $board }: die aantekening van die foon is van sy QR-kodes gelees
# unreviewed
audit-call-answered = Rondte { $round }, bord { $board }: ’n roep is beantwoord
# unreviewed
audit-appeal-decided = Rondte { $round }, bord { $board }: oor ’n appèl is besluit
# unreviewed
audit-card-taken-back = Rondte { $round }, bord { $board }: ’n kaart is teruggeneem
# unreviewed
notice-card-taken-back = Die kaart is teruggeneem.
# unreviewed
cards-closed = Die rondte is gesluit: die kaart bly. Die uitslag kan reggemaak word.
# older than the English
# unreviewed
audit-records-taken = { $n ->
    [one] Die aantekening van een spel is uit ’n lêer oorgeneem
   *[other] Aantekeninge van { $n } spelle is uit ’n lêer oorgeneem
}
# older than the English
# unreviewed
audit-entrants-entered = { $n ->
    [one] Een speler is ingeskryf
   *[other] { $n } spelers is ingeskryf
}
# older than the English
# unreviewed
audit-entrants-entered-consent = { $n ->
    [one] Een speler is ingeskryf; die hele naam mag gewys word
   *[other] { $n } spelers is ingeskryf; van { $consents } mag die hele naam gewys word
}
# unreviewed
audit-entrant-corrected = { $players }: die inskrywing is reggemaak
# older than the English
# unreviewed
audit-entrant-struck = ’n Speler is uit die lys gehaal
# unreviewed
audit-presence-here = Hier: { $players }
# unreviewed
audit-presence-absent = Afwesig: { $players }
# unreviewed
audit-presence-expected = Nog nie gesien nie: { $players }
# unreviewed
audit-presence-wenthome = Huis toe gegaan: { $players }
audit-something = { $what }: { $subject }

## Boards of all games

kind-cow = koei
# unreviewed
kind-herd-boys = veewagters
# unreviewed
kind-warriors = krygers
# unreviewed
kind-man = soldaat
# unreviewed
kind-knight = ridder
# unreviewed
kind-disc = skyf
point-kind = { $point }, { $side } { $man }
# unreviewed
counts-camelot = stukke { $board } · gevang { $shot }
# older than the English
# unreviewed
herd-camelot = { $knights } ridders, { $men } soldate, { $lost } verloor
# unreviewed
counts-reversi = skywe { $board } · nog te plaas { $hand }
# Which of the three kinds of isipowe is placed.
# unreviewed
kind-which = Wat word geplaas?
kind-left = { $kind } { $n }
placed-cow = ’n koei
# Herd-boys (abelusi) and warriors (ibhuto) are one token each.
# unreviewed
placed-herd-boys = veewagters
# unreviewed
placed-warriors = krygers
# unreviewed
turn-text-step = { $side } { $man } skuif { $path }
# unreviewed
turn-text-canter = { $side } { $man } galop { $path }
# older than the English
# unreviewed
turn-text-jump = { $n ->
    [one] { $side } { $man } spring { $path }, vang een
   *[other] { $side } { $man } spring { $path }, vang { $n }
}
# older than the English
# unreviewed
turn-text-charge = { $n ->
    [one] { $side } { $man } storm { $path }, vang een
   *[other] { $side } { $man } storm { $path }, vang { $n }
}
# unreviewed
turn-text-disc = { $side } plaas ’n skyf op { $to }
# unreviewed
turn-text-disc-missed = { $side } plaas ’n skyf op { $to }; per ongeluk nie omgedraai nie: { $missed }
# unreviewed
turn-text-disc-extra = { $side } plaas ’n skyf op { $to }; per ongeluk omgedraai: { $extra }
# unreviewed
turn-text-disc-wrong = { $side } plaas ’n skyf op { $to }; per ongeluk nie omgedraai nie: { $missed }; per ongeluk omgedraai: { $extra }
# unreviewed
clause-captured-camelot = al die ander speler se stukke is gevang
# unreviewed
clause-castle = twee stukke staan in die vyand se kasteel
# unreviewed
clause-stalemate = die ander speler kan nie skuif nie
# unreviewed
clause-material = nie een van die spelers het twee stukke oor nie
# unreviewed
clause-stalemate-material = die speler aan die beurt kan nie skuif nie, en die ander een het een stuk
# unreviewed
clause-fifty = vyftig skuiwe van elke speler sonder dat gevang is of ’n stuk in ’n kasteel gegaan het
# unreviewed
clause-full = die bord is vol en die skywe word getel
# older than the English
# unreviewed
clause-no-moves = niemand kan skuif nie en die skywe word getel
# unreviewed
clause-wipeout = die ander speler het geen skyf op die bord nie
# unreviewed
say-place-kind = { $player }: kies wat geplaas is, en tik dan waar
# unreviewed
say-shoot-more = Nog een! Tik op die ander koei wat geskiet is
# unreviewed
say-to-camelot = Tik op elke blokkie waar dit geland het, of net op die laaste een
# unreviewed
say-jump = Die vangsprong gaan verder. Tik op die volgende blokkie
# unreviewed
say-or-done = Tik op “Klaar”, of op die blokkie waarheen dit verder gegaan het
# older than the English
# unreviewed
say-piece = { $player }: tik op die stuk wat geskuif het
# older than the English
# unreviewed
say-capture = { $player } moet vang. Tik op die stuk wat gespring het
# older than the English
# unreviewed
say-leave = { $player } moet uit die eie kasteel gaan. Tik op die stuk daar
# older than the English
# unreviewed
say-leave-capturing = { $player } moet uit die eie kasteel gaan, en wel met ’n vangsprong. Tik op die stuk daar
# unreviewed
say-disc = { $player }: tik waar die skyf geplaas is
# unreviewed
turn-done = Klaar
# unreviewed
turn-again = Vee uit
# unreviewed
record-pass = Teken oorslaan aan
# unreviewed
type-turn = Of tik die beurt
# unreviewed
turn-hint-mill = A1 plaas, A1-A2 skuif, xE1 skiet, ~A1 gee weg.
# unreviewed
turn-hint-mill-no-gift = A1 plaas, A1-A2 skuif, xE1 skiet.
# unreviewed
turn-hint-mill-kinds = A1 plaas, A1-A2 skuif, xE1 skiet, A1=H plaas veewagters, A1=W krygers, ~A1 gee weg.
# unreviewed
turn-hint-camelot = C8-D9 skuif, E6-C8-A8 galop, H4xJ4 spring en vang, F6-F8xH10 storm.
# unreviewed
turn-hint-reversi = c4 plaas ’n skyf op c4. Die skywe draai vanself om.
# unreviewed
count-discs = Skywe
# unreviewed
discs-short = Skywe { $first } : { $second }
# older than the English
# unreviewed
discs-now = Swart het { $first } skywe, Wit { $second }; { $empty } blokkies is leeg. Wanneer niemand kan skuif nie, wen die meeste skywe. Ewe veel skywe is gelykop.
# unreviewed
quiet-short-camelot = Niks gevang { $n }/{ $limit }
# older than the English
# unreviewed
quiet-each-camelot = { $n ->
    [0] Nog geen stil beurte nie. By { $limit } beurte van elke speler sonder dat gevang word of ’n stuk in ’n kasteel gaan, is die spel gelykop.
    [one] { $n } beurt sonder dat gevang is of ’n stuk in ’n kasteel gegaan het. By { $limit } beurte van elke speler is die spel gelykop.
   *[other] { $n } beurte sonder dat gevang is of ’n stuk in ’n kasteel gegaan het. By { $limit } beurte van elke speler is die spel gelykop.
}
# unreviewed
quiet-waits-none = Hierdie spel stel geen perk aan beurte sonder ’n skoot nie.
# unreviewed
quiet-waits-either = Beurte sonder ’n skoot tel nog nie: hulle tel sodra een speler drie koeie het.
# unreviewed
quiet-waits-both = Beurte sonder ’n skoot tel nog nie: hulle tel sodra albei spelers drie koeie het.

## The games that are offered

game-umlabalaba = Umlabalaba
# unreviewed
game-umlabalaba-about = Twaalf koeie elk. Maak ’n mill en skiet een van die ander speler se koeie.
game-morabaraba = Morabaraba
# older than the English
# unreviewed
game-morabaraba-about = Soos umlabalaba; wit begin, gelykop ná tien skuiwe net wanneer albei drie koeie het
# unreviewed
game-gar = Morabaraba volgens die Generally Accepted Rules
# older than the English
# unreviewed
game-gar-about = Soos umlabalaba; donker begin, en ’n koei mag nie dadelik teruggaan om weer ’n mill te maak nie
game-isizulu = Isizulu
# unreviewed
game-isizulu-about = Enige koei mag geskiet word. As die bord vol word, gee elke speler een koei weg.
game-isipowe = Isipowe
# older than the English
# unreviewed
game-isipowe-about = Soos isizulu, met nege koeie, twee veewagters en een krygerstuk vir elke speler
game-isisuthu = Isisuthu
# unreviewed
game-isisuthu-about = 25 kruisings met ’n middelpunt. Enige koei mag geskiet word, niemand vlieg nie, en ’n speler wat nie kan skuif nie, slaan oor.
game-camelot = Camelot
# unreviewed
game-camelot-about = Spring oor jou vriende, vang jou vyande, neem die kasteel in.
game-reversi = Reversi
# unreviewed
game-reversi-about = 64 blokkies. Sluit skywe in en draai hulle om; Swart begin, en die meeste skywe wen.

## For teachers: games, rules and their options

rules-link = Reëls
# unreviewed
rules-title = Reëls van die spelle
rules-of = Reëls van { $game }
# unreviewed
rules-of-event = Reëls van hierdie toernooi: { $game }
# older than the English
# unreviewed
rules-text = Kies ’n spel. Elke bladsy het die bord, die reëls in gewone woorde, en wat ’n organiseerder mag verander.
# unreviewed
rules-board = Die bord en die name van die kruisings
# older than the English
# unreviewed
rules-options = Wat ’n organiseerder mag verander
# older than the English
# unreviewed
rules-options-hint = Organiseerders verander dit onder “Meer instellings” van ’n toernooi.
# unreviewed
rules-option = Vraag
# unreviewed
rules-here = Hier
# unreviewed
rules-other = Dit kan ook wees
# older than the English
# unreviewed
rules-sisters = Wat ander spelle van die familie anders doen
# unreviewed
rules-same = Niks: die reëls is dieselfde.
# unreviewed
rules-changed = Hierdie toernooi verander die gewone reëls
# older than the English
# unreviewed
rules-source-hint = Die merke noem die klousule in ons reëlregister, docs/LAW.md, en die reël van die bron.
# older than the English
# unreviewed
rules-any-hand = Ander getalle, 4 tot 12 stukke saam.
# older than the English
# unreviewed
rules-between = Enige waarde { $values }
# unreviewed
rules-next = { $side } is aan die beurt.
# unreviewed
rules-may-go = { $side } is aan die beurt. Die stuk met die ring kan na elke gemerkte plek gaan.
# unreviewed
rules-may-put = { $side } is aan die beurt en mag ’n skyf op enige gemerkte blokkie plaas.
# unreviewed
rules-may-shoot = ’n Mill: { $side } skiet een van die gemerkte koeie.
# unreviewed
rules-on-page = Op hierdie bladsy
# unreviewed
rules-back = Terug
# unreviewed
rules-forward = Volgende
# unreviewed
rules-sources = Waar dit vandaan kom
# unreviewed
rules-part-mill-place = Plaas
# unreviewed
rules-part-mill-row = ’n Mill
# unreviewed
rules-part-mill-target = Watter koei geskiet kan word
# unreviewed
rules-part-mill-move = Skuif
# unreviewed
rules-part-mill-again = Breek dit en maak dit weer
# unreviewed
rules-part-mill-fly = Vlieg
# unreviewed
rules-part-mill-full = ’n Vol bord
# unreviewed
rules-part-mill-blocked = As jy nie kan skuif nie
# unreviewed
rules-part-mill-end = Wie wen
# unreviewed
rules-part-mill-draw = Wanneer dit gelykop is
# unreviewed
rules-part-mill-clock = Tyd en kaarte
# unreviewed
rules-part-camelot-start = Die bord
# unreviewed
rules-part-camelot-step = Gewone skuif
# unreviewed
rules-part-camelot-canter = Galop: spring oor ’n vriend
# unreviewed
rules-part-camelot-jump = Vangsprong: vang ’n vyand
# unreviewed
rules-part-camelot-charge = Ridderstorm
# unreviewed
rules-part-camelot-castle = Die kastele
# unreviewed
rules-part-camelot-end = Wie wen
# unreviewed
rules-part-camelot-draw = Wanneer dit gelykop is
# unreviewed
rules-part-reversi-start = Die begin
# unreviewed
rules-part-reversi-outflank = Insluit
# unreviewed
rules-part-reversi-turn = Draai die skywe om
# unreviewed
rules-part-reversi-pass = Beurt oorslaan
# unreviewed
rules-part-reversi-supply = As jou skywe op is
# older than the English
# unreviewed
rules-part-reversi-wrong = Verkeerd omgedraai
# unreviewed
rules-part-reversi-end = Wie wen
# unreviewed
learn-title = Leer ’n spel
# unreviewed
learn-text = Kies ’n spel. Elke les het ’n paar kort stappe op ’n werklike bord.
# unreviewed
learn-it = Leer dit stap vir stap
# unreviewed
learn-read = Lees die reëls
# unreviewed
learn-of = Leer { $game }
# unreviewed
learn-step = Stap { $n } van { $m }
# unreviewed
learn-done = klaar:
# unreviewed
learn-well = Mooi so. { $turn }.
# older than the English
# unreviewed
learn-otherwise = { $turn }. Jy mag dit doen. Probeer nou iets anders: { $task }
# unreviewed
puzzles = Raaisels
# unreviewed
puzzle-today = Vandag se raaisel
# unreviewed
puzzle-of = Raaisel: { $game }
# unreviewed
puzzle-number = Raaisel { $n } van { $m }
# unreviewed
puzzle-task-win-now = { $side } wen dadelik. Vind die beurt.
# unreviewed
puzzle-task-win = { $side } wen in { $n } beurte. Vind die eerste een.
# unreviewed
puzzle-task-save = { $side } verloor met elke beurt behalve een. Vind dit.
# unreviewed
puzzle-task-shoot = { $side } kan ’n mill maak en skiet. Vind dit.
# unreviewed
puzzle-task-discs = { $side } eindig net na een beurt met die meeste skywe. Vind dit.
# unreviewed
puzzle-right = Reg: { $turn }
# unreviewed
puzzle-wrong = { $turn } Dit is dit nie.
# unreviewed
puzzle-shown = Die oplossing: { $turn }
# unreviewed
puzzle-again = Probeer weer
# unreviewed
puzzle-show = Wys my
# unreviewed
puzzle-next = Volgende raaisel
# unreviewed
puzzle-games = Raaisels van alle spelle
# unreviewed
puzzle-levels = Hoe moeilik
# unreviewed
puzzle-level-all = Almal
# unreviewed
puzzle-level-easy = Maklik
# unreviewed
puzzle-level-middle = Middelmatig
# unreviewed
puzzle-level-hard = Moeilik
# unreviewed
puzzle-sheet-of = Raaisels: { $game }
# unreviewed
event-puzzles = Raaisels uit die spelle
# unreviewed
event-puzzles-hint = Posisies uit die spelle van hierdie toernooi met een oplossing, vir ’n klas
# unreviewed
event-puzzles-of = Raaisels: { $event }
# unreviewed
event-puzzles-games = { $n ->
    [one] Een spel is deursoek.
   *[other] { $n } spelle is deursoek.
}
# unreviewed
event-puzzles-none = Nog geen raaisel nie. Raaisels kom uit aangetekende spelle wat klaar is.
# unreviewed
class-sheet = ’n Blad vir ’n klas
# unreviewed
class-title = Vir ’n klas: { $game }
# unreviewed
class-note = Vind die beurt. Skryf dit op die lyn onder die bord.
# unreviewed
class-name = Naam:
# unreviewed
class-answers = Antwoorde
# unreviewed
class-blocks = { $side } keer die ander speler se mill. Waar?
# unreviewed
class-breaks = { $side } maak ’n mill en breek die ander speler se mill. Hoe?
# unreviewed
class-captures = { $side } kan vang. Vind die hele vangsprong.
# unreviewed
class-far = { $side } spring oor twee vriende in een beurt. Vind die pad.
# unreviewed
class-charges = ’n Ridder van { $side } spring oor ’n vriend, en dan oor ’n vyand. Vind die pad.
# unreviewed
class-diagonal = { $side } draai net skywe in ’n skuins ry om. Waar?
# unreviewed
class-most = { $side } draai so veel skywe om as moontlik. Waar?
# unreviewed
class-guards = Vind elke blokkie waarop { $side } nie ’n hoek weggee nie.
# unreviewed
class-corner = { $side } neem ’n hoek. Watter een?
# unreviewed
class-shuts = Na een beurt van { $side } moet die ander speler die beurt oorslaan. Vind dit.
# unreviewed
umpire-lesson = Leer om skeidsregter te wees
# unreviewed
umpire-waits = Wag
# unreviewed
umpire-not = { $answer }: nie hier nie. Dink weer.
# unreviewed
umpire-asks-start = Albei spelers sit by die bord en skud hande. Wat doen jy?
# unreviewed
umpire-why-start = Reg. Nou begin die aantekening, en daarmee die eerste speler se minuut.
# unreviewed
umpire-asks-thinks = ’n Speler dink al ’n halwe minuut. Die tyd vir ’n beurt is een minuut. Wat doen jy?
# unreviewed
umpire-why-thinks = Reg. Voordat die tyd om is, kan geen kaart vir vertraging gewys word nie.
# unreviewed
umpire-asks-late = Die minuut is om. Dit is hierdie speler se eerste vertraging. Watter kaart?
# unreviewed
umpire-why-late = Reg. Die speler is gewaarsku en het ’n nuwe minuut.
# unreviewed
umpire-asks-again = Dieselfde speler se tyd is weer om. Die geelkaart is al gewys. Wat nou?
# unreviewed
umpire-why-again = Reg. Die beurt is verlore, en die ander speler skuif volgende.
# unreviewed
umpire-asks-third = Dieselfde speler is ’n derde keer laat, ná geel en rooi. Wat kan jy doen?
# unreviewed
umpire-why-third = Reg. As die vertraging ná die rooikaart voortgaan, mag jy die wedstryd toeken.
# unreviewed
umpire-asks-slip = Jy het op die verkeerde kruising getik. Op die werklike bord was die beurt ’n ander een. Wat doen jy?
# unreviewed
umpire-why-slip = Reg. Gee die rede, en tik die beurt wat gespeel is. Die aantekening hou albei.
# unreviewed
umpire-asks-quarrel = Die spelers stem nie saam oor wat gebeur het nie. Wat doen jy eerste?
# unreviewed
umpire-why-quarrel = Reg. Die klok staan stil terwyl jy na die beurte terugkyk.
# unreviewed
umpire-asks-unwell = ’n Kind by jou bord voel siek. Wat doen jy?
# unreviewed
umpire-why-unwell = Reg. Hulp kom na die bord, en jy bly by die kind.
# unreviewed
umpire-asks-end = Die spel is verby en die uitslag is op jou foon. Wat moet nog gedoen word?
# unreviewed
umpire-why-end = Reg. Albei spelers kyk na die uitslag en bevestig dit.
# unreviewed
learn-again = Probeer weer
# unreviewed
learn-play = Speel teen ’n vriend
# unreviewed
learn-shown = Dit is dit: { $turn }.
# unreviewed
learn-over = { $turn }. Jy het nie hierdie keer gewen nie. Jy kan weer probeer.
# unreviewed
learn-short-game = ’n Kort spel
# unreviewed
learn-task-game = Nou ’n hele spel teen die program. Dit speel soos ’n beginner op die eerste dag. Jy begin.
# unreviewed
learn-task-draw = Hierdie posisie was al twee keer op die bord. Skuif terug na { $to }: die derde keer is die spel gelykop.
# older than the English
# unreviewed
learn-rather = Wil jy eerder net speel?
# unreviewed
learn-task-mill-place = Tik op enige leë kruising: ’n koei word daar geplaas.
# unreviewed
learn-task-mill-row = Jy het A1 en A3. Tik op A2, en dan op ’n koei om te skiet.
# unreviewed
learn-task-mill-kinds = Kies veewagters of krygers onder die bord. Tik dan op ’n leë kruising.
# unreviewed
learn-task-mill-corner = Drie langs ’n hoekpad tel ook. Tik op A3, en dan op ’n koei om te skiet.
# unreviewed
learn-task-mill-centre = Drie oor die middel tel ook. Tik op C0, en dan op ’n koei om te skiet.
# unreviewed
learn-task-mill-block = Die ander speler het R5 en R7 en wil R6 hê. Plaas jou koei tussenin.
# unreviewed
learn-task-mill-safe = Die ander speler se mill is veilig. Tik op A2, en skiet dan die koei daarbuite.
# unreviewed
learn-task-mill-any = Elke koei mag geskiet word, ook een in ’n mill. Tik op A2, en breek dan die ander speler se mill.
# unreviewed
learn-task-mill-move = Tik op een van jou koeie met ’n ring, en dan op ’n leë kruising langsaan.
# unreviewed
learn-task-mill-again = Jy het jou mill gebreek. Maak dit weer: tik op A3, dan op E3, en dan op ’n koei om te skiet.
# unreviewed
learn-task-mill-ban = Jou koei op A2 het pas een mill verlaat vir ’n ander. Dit mag nie dadelik terug na E2 gaan nie. Maak ’n mill met die koei op A6.
# unreviewed
learn-task-mill-walk = Jy het drie koeie oor, maar niemand vlieg in hierdie spel nie. Tik op ’n koei, en dan op ’n leë kruising langsaan.
# unreviewed
learn-task-mill-fly = Jy het drie koeie oor. Tik op een, en dan op ’n leë kruising ver weg.
# unreviewed
learn-task-mill-blocked = Nie een van jou koeie kan skuif nie. Tik op “Slaan oor”.
# unreviewed
learn-task-mill-gift = Die bord is vol. Gee een van jou koeie weg: tik daarop.
# unreviewed
learn-task-mill-stuck = ’n Speler wat nie kan skuif nie, verloor. Sluit die ander speler in: skuif R8 na R1.
# unreviewed
learn-task-mill-end = Die ander speler het drie koeie. Maak ’n mill en skiet een van hulle.
# unreviewed
learn-task-camelot-step = Tik op ’n stuk met ’n ring, en dan op ’n leë blokkie langsaan.
# unreviewed
learn-task-camelot-canter = Spring oor ’n vriend: tik op C6, dan op E8, dan op “Klaar”.
# unreviewed
learn-task-camelot-far = Spring oor twee vriende in een beurt: tik op C4, E6, G8, en dan op “Klaar”.
# older than the English
# unreviewed
learn-task-camelot-jump = ’n Vyand staan langs jou stuk. Tik op die stuk met die ring, en dan op die blokkie agter die vyand.
# unreviewed
learn-task-camelot-on = ’n Vangsprong gaan voort solank dit kan. Tik op D5, D7 en F9: jy vang twee vyande.
# unreviewed
learn-task-camelot-charge = Die ridder op I7 spring oor ’n vriend na I9, en dan oor ’n vyand na G9. Tik op I7, I9 en G9.
# unreviewed
learn-task-camelot-leave = Jou stuk is in jou eie kasteel en moet dadelik uit. Tik op F1, en dan op ’n blokkie daarbuite.
# unreviewed
learn-task-camelot-last = Een vyand is oor en jy het twee stukke. Vang dit en wen: tik op D5, dan op D7.
# unreviewed
learn-task-camelot-end = Een van jou stukke is in die vyand se kasteel. Bring die tweede in: tik op E15, dan op F16.
# unreviewed
learn-task-reversi-outflank = Tik op ’n gemerkte blokkie: die skyf tussen joune word omgedraai.
# unreviewed
learn-task-reversi-diagonal = Rye loop ook skuins. Draai die skyf op e5 om: tik op f6.
# unreviewed
learn-task-reversi-turn = Draai so veel skywe om as jy kan: tik op e3.
# unreviewed
learn-task-reversi-guard = ’n Skyf in ’n hoek kan nooit omgedraai word nie. Plaas ’n skyf sodat die ander speler nie volgende ’n hoek kan neem nie.
# unreviewed
learn-task-reversi-corner = Die ander speler het ’n hoek oopgelos. Neem dit: tik op h8.
# unreviewed
learn-task-reversi-shut = Tik op b1: die ander speler kan dan niks insluit nie en moet die beurt oorslaan.
# unreviewed
learn-task-reversi-pass = Jy kan niks insluit nie. Tik op “Slaan oor”.
# unreviewed
learn-task-reversi-wipeout = ’n Speler sonder ’n skyf op die bord verloor dadelik. Draai die laaste wit skywe om: tik op c5.
# unreviewed
learn-task-reversi-end = Een blokkie is leeg. Tik daarop en kyk wie meer skywe het.
# unreviewed
practice-of = Oefen { $game }
# older than the English
# unreviewed
practice-text = Twee spelers, een toestel. Niks word bewaar nie: die spel is in die adres van die bladsy.
# unreviewed
practice-first = Oefen eers
# unreviewed
practice-play = Speel die beurt
# unreviewed
practice-pass = Slaan oor
# unreviewed
practice-undo = Ontdoen
# unreviewed
practice-redo = Doen weer
# unreviewed
practice-new = Nuwe spel
# unreviewed
practice-flip = Draai die bord om
# older than the English
# unreviewed
practice-bad-state = Die adres van hierdie bladsy bevat nie ’n spel wat gespeel kan word nie. { $why } Hier is ’n nuwe een.
# unreviewed
practice-too-long = Die skakel is te lank.
# unreviewed
practice-turns = Beurte tot nou toe
# older than the English
# unreviewed
practice-no-turns = Nog geen beurt is gespeel nie.
# unreviewed
practice-position = Die posisie as teks
# unreviewed
practice-hints = Formasies
# unreviewed
practice-hints-on = Wys formasies
# unreviewed
practice-hints-off = Versteek formasies
# older than the English
# unreviewed
practice-no-formation = Geen formasie met ’n naam staan op die bord nie.
# unreviewed
practice-against = Speel teen die program
# unreviewed
practice-grade = Hoe sterk
# unreviewed
practice-side = Jy speel
# unreviewed
practice-first-side = eerste
# unreviewed
practice-second-side = tweede
# unreviewed
practice-start = Begin die spel
# unreviewed
practice-thinking = Die program dink …
# unreviewed
practice-you = Jy: { $colour }
# unreviewed
practice-program = Program ({ $grade }): { $colour }
# unreviewed
practice-hint = Gee my ’n wenk
# unreviewed
practice-look-at = Kyk na { $point }.
# unreviewed
play-your-turn = Jou beurt
# unreviewed
seat-title = Jou sitplek
# unreviewed
seat-who = Is jy { $player }?
# unreviewed
seat-take = Ek is { $player }
# unreviewed
seat-bound = Van dan af kan net hierdie foon vir jou speel. Net die organiseerder kan dit verander.
# unreviewed
seat-wait = Wag vir jou volgende spel. Hierdie bladsy sê vir jou wanneer dit begin.
# unreviewed
seat-at-table = Jou volgende spel is by die tafel: { $place }. ’n Skeidsregter voer die beurte in.
# unreviewed
seat-open = Gaan na my bord
# unreviewed
seat-next = Gaan voort
# unreviewed
seat-lost = Hierdie foon het nie meer die sitplek nie. Maak weer jou skakel oop, of vra die organiseerder.
# unreviewed
seat-you = Jy, { $player }
# unreviewed
seat-ready = Ek is gereed
# unreviewed
seat-ready-ask = Die spel begin wanneer julle albei gereed is.
# unreviewed
seat-ready-other = { $player } is gereed. Is jy?
# unreviewed
seat-ready-wait = Jy is gereed. Wag vir { $player }.
# unreviewed
seat-draw = Gelykop?
# unreviewed
seat-draw-text = { $player } kan instem of voortspeel. Jy kan een keer tussen twee beurte aanbied.
# unreviewed
seat-offer = Bied gelykop aan
# unreviewed
seat-offered = { $player } bied gelykop aan.
# unreviewed
seat-offer-waits = Jy bied gelykop aan. { $player } antwoord of speel voort.
# unreviewed
seat-agree = Stem saam
# unreviewed
seat-decline = Speel voort
# unreviewed
seat-ask-back = Terugneem?
# unreviewed
seat-back-asked = { $player } vra om die laaste beurt terug te neem.
# unreviewed
seat-back-waits = Jy vra om jou laaste beurt terug te neem. { $player } antwoord of speel voort.
# unreviewed
seat-claim = Eis gelykop
# unreviewed
seat-call = Roep
# unreviewed
seat-called = Die organiseerder is geroep. Die spel is onderbreek.
# unreviewed
seat-resign = Gee op
# unreviewed
seat-resign-ask = Gee jy hierdie spel op? { $player } wen dan.
# unreviewed
seat-resign-yes = Ja, ek gee op
# unreviewed
seat-won = Jy het gewen.
# unreviewed
seat-lost-game = Jy het verloor.
# unreviewed
seat-drawn = Dit is gelykop.
# unreviewed
play-title = Speel nou
# unreviewed
play-change = ’n Ander spel
# unreviewed
play-others = Ander spelle
# unreviewed
play-far = Saam met ’n vriend, elk op ’n eie toestel
# unreviewed
play-far-hint = Jy kry ’n kode. Jou vriend tik dit op hierdie bladsy of skandeer dit.
# unreviewed
play-first = Wie begin?
# unreviewed
play-by-lot = Die lot besluit
# unreviewed
play-me = Ek begin
# unreviewed
play-friend = My vriend begin
# unreviewed
play-no-clock = Geen klok nie
# unreviewed
play-minute = Een minuut vir elke beurt
# unreviewed
play-get-code = Kry ’n kode
# unreviewed
play-have-code = Het jy ’n kode?
# unreviewed
play-code = Kode van ’n vriend
# unreviewed
play-join = Sluit aan
# unreviewed
play-program-hint = Kies ’n teenstander, en die spel begin.
# unreviewed
play-beside = Saam met ’n vriend, op een toestel
# unreviewed
play-beside-hint = Twee van julle, een skerm. Dit wys wie se beurt dit is.
# unreviewed
play-one-board = Een bord vir twee
# unreviewed
play-kept = Geen rekening en geen name nie. ’n Spel word ’n dag ná sy laaste beurt uitgevee, tensy julle die lêer bewaar.
# unreviewed
casual-invited = Iemand nooi jou na ’n spel. Jy speel { $colour }.
# unreviewed
casual-clock = Elke beurt het een minuut.
# unreviewed
casual-join = Speel
# unreviewed
casual-taken = Twee ander toestelle speel hierdie spel.
# unreviewed
casual-invite = Jou vriend maak hierdie adres oop, skandeer dit, of tik die kode op “Speel nou”:
# unreviewed
casual-wait = Wag vir jou vriend.
# unreviewed
casual-away = { $player } is nie verbind nie.
# unreviewed
casual-other = ’n Ander spel
# unreviewed
casual-again = Speel weer, met kleure omgeruil
# unreviewed
casual-asked = { $player } wil weer speel.
# unreviewed
casual-next = Gaan na die volgende spel
# unreviewed
casual-file = Bewaar hierdie spel as ’n lêer
# unreviewed
play-place = { $player }: plaas ’n koei
# unreviewed
play-place-kind = { $player }: kies wat jy plaas, en tik dan waar
# unreviewed
play-from = { $player }: skuif ’n koei
# unreviewed
play-fly = { $player }: skuif ’n koei. Jy het drie oor, dus mag hulle vlieg
# unreviewed
play-gift = { $player }: gee ’n koei weg
# unreviewed
play-piece = { $player }: skuif ’n stuk
# unreviewed
play-capture = { $player }: jy moet vang. Tik op die stuk wat gaan spring
# unreviewed
play-leave = { $player }: jy moet uit jou eie kasteel gaan. Tik op die stuk daar
# unreviewed
play-leave-capturing = { $player }: jy moet uit jou eie kasteel gaan, en wel met ’n vangsprong. Tik op die stuk daar
# unreviewed
play-disc = { $player }: plaas ’n skyf
# unreviewed
play-to = Tik nou waarheen dit gaan
# unreviewed
play-to-camelot = Tik op elke blokkie waar dit land, of net op die laaste een
# unreviewed
play-shoot = ’n Mill! Skiet ’n koei
# unreviewed
play-shoot-more = Nog een! Skiet nog ’n koei
# unreviewed
play-or-done = Tik op “Klaar”, of op die blokkie waarheen dit verder gaan
# unreviewed
grade-1 = eerste dag
# unreviewed
grade-3 = beginner
# unreviewed
grade-5 = klub
# unreviewed
grade-7 = skoolspan
# unreviewed
grade-9 = volle krag
# unreviewed
grade-2 = eerste dag, effens sterker
# unreviewed
grade-4 = beginner, effens sterker
# unreviewed
grade-6 = klub, effens sterker
# unreviewed
grade-8 = skoolspan, effens sterker
# older than the English
# unreviewed
formation-eye = Oog van die leeu ({ $side }, rondom { $at }): watter van sy vier koeie ook al geskiet word, die volgende skuif maak ’n mill.
# unreviewed
formation-jaw = Kat se kaak ({ $side }): ’n koei tree uit een mill na { $at } en maak nog een.
# older than the English
# unreviewed
formation-gun = Masjiengeweer ({ $side }): die koei het in ’n reguit lyn na { $at } geskuif en ’n mill gemaak.
# unreviewed
option-more = Reëls van hierdie spel wat kan verskil ({ $game })
# older than the English
# unreviewed
option-hint = Los dit soos dit is as jy nie seker is nie. Wat van die gewone reëls verskil, is gemerk.
# unreviewed
option-changed = verander
# unreviewed
option-usual = gewoonlik: { $usual }
# unreviewed
option-show = Wys die opsies van die gekose spel
# unreviewed
option-frozen = Hierdie reëls kan nie meer verander nie, want rondte 1 is bekendgemaak.
# unreviewed
option-refused = Hierdie reëls werk nie saam nie: { $why }
# unreviewed
option-wrong-value = “{ $question }” kan nie met “{ $value }” beantwoord word nie. { $possible }
# unreviewed
option-idle = “{ $question }” verander niks hier nie; los dit dus soos gewoonlik. { $why }
# unreviewed
idle-no-corner-lines = Hierdie bord het geen lyne langs sy hoekpaaie nie.
# unreviewed
idle-no-centre = Hierdie bord het geen middelpunt nie.
# older than the English
# unreviewed
idle-nobody-on-three = ’n Speler het al verloor voordat net drie koeie oor is.
# unreviewed
idle-not-counted = Beurte sonder ’n skoot word nie in hierdie spel getel nie.
# unreviewed
idle-never-full = Albei spelers se stukke saam kan nie hierdie bord vol maak nie.
# older than the English
# unreviewed
idle-no-gifts = In hierdie spel gee niemand ’n koei weg nie.
# older than the English
# unreviewed
idle-nothing-to-claim = Niks word in hierdie spel getel wat gelykop maak nie.
# unreviewed
idle-no-ban = In hierdie spel mag ’n koei dadelik teruggaan, dus kan geen verbod eindig nie.
# unreviewed
idle-lines-stand = ’n Koei in ’n mill word nooit in hierdie spel geskiet nie, dus breek geen skoot ’n mill nie.
# unreviewed
badoption-no-such-game = Daar is geen spel met die naam { $name } nie.
# unreviewed
badoption-not-an-option = { $text } is nie as vraag=antwoord geskryf nie.
# unreviewed
badoption-no-such-option = Hierdie spel het geen reël met die naam { $name } nie. Sy reëls is: { $known }.
# unreviewed
badoption-no-such-value = { $name } kan nie { $value } wees nie. Dit kan wees: { $values }.
# unreviewed
badoption-men = ’n Speler begin met 4 tot 12 stukke, nie { $men } nie.
# unreviewed
badoption-kinds-not-typed = Veewagters en krygers kan net gekies word in ’n spel waarin hulle van mekaar onderskei word.
# older than the English
# unreviewed
badoption-loses-too-many = Wie met { $men } stukke begin, kan hoogstens { $most } verloor, want twee kan nooit ’n mill maak nie. Laat ’n speler met minder verloor.
# unreviewed
badoption-idle = { $name } verander niks in hierdie spel nie. { $why }
# older than the English
# unreviewed
badoption-crowded-castle = As ander stukke mag skuif terwyl een nie uit sy kasteel kan gaan nie, kan twee daar staan. Dit kan dus nie geweier word wanneer ’n posisie opgestel word nie.
# older than the English
# unreviewed
illformed-parts = ’n Posisie het hierdie dele met enkele spasies tussenin: { $parts }
# unreviewed
illformed-shape = Die bord word nie so geskryf nie: { $shape }
# older than the English
# unreviewed
illformed-no-man = { $letter } staan vir geen stuk van hierdie spel nie.
# unreviewed
illformed-rank = Ry { $rank } kan nie { $text } wees nie.
# unreviewed
illformed-value = { $part ->
    [to-move] Die kant aan die beurt
    [hands] Wat in die hand is,
    [gifts] Die getal geskenke
    [quiet] Die telling van stil beurte
    [bans] Die verbode skuiwe
    [turns] Die getal beurte
   *[castle-moves] Die kasteelskuiwe
} kan nie { $text } wees nie. Dit kan wees: { $values }.
# unreviewed
illformed-too-many-men = { $player ->
    [first] Die eerste speler
   *[second] Die tweede speler
} het meer stukke van een soort as waarmee ’n speler begin.
illformed-empty = Die bord is leeg.
# unreviewed
illformed-both-over = Die spel kan nie vir albei spelers tegelyk verby wees nie.
# unreviewed
illformed-quiet-too-soon = Beurte sonder ’n skoot tel eers wanneer ’n speler drie koeie oor het.
# unreviewed
illformed-gift-due = { $player ->
    [first] Die eerste speler
   *[second] Die tweede speler
} moet nou ’n koei weggee.
# older than the English
# unreviewed
illformed-crowded-castle = { $player ->
    [first] Wit
   *[second] Swart
} mag nie op albei blokkies van die eie kasteel staan nie.
# unreviewed
illformed-gifts = Hierdie geskenke kan nie gegee gewees het nie.
# unreviewed
illformed-no-such-point = Daar is geen kruising met die naam { $point } op hierdie bord nie.
# older than the English
# unreviewed
illformed-ban = { $player ->
    [first] Die eerste speler
   *[second] Die tweede speler
} kan nie onder hierdie verbod staan nie.

## Options, each with what it settles

# unreviewed
option-mill-board = Op watter bord word gespeel?
# unreviewed
option-mill-diagonal-mills = Tel ’n hoekpad as ’n lyn?
# unreviewed
option-mill-centre-long-mills = Mag die middelpunt die einde van ’n lyn wees?
# unreviewed
option-mill-hand = Met hoeveel koeie begin elke speler? (9.2.1: 9 koeie, 2 veewagters, 1 krygerstuk)
# unreviewed
option-mill-typed = Word veewagters en krygers van mekaar onderskei?
# unreviewed
option-mill-moving-begins = Wanneer begin ’n speler skuif wie se hand leeg is?
# unreviewed
option-mill-target = Watter koeie mag geskiet word?
# unreviewed
option-mill-capture = Moet daar geskiet word?
# unreviewed
option-mill-captures-per-move = Hoeveel koeie skiet een beurt?
# unreviewed
option-mill-fly-at = Mag ’n speler met drie koeie vlieg?
# unreviewed
option-mill-immobile = Wat gebeur met ’n speler wat nie kan skuif nie?
# unreviewed
option-mill-full-board = Wat gebeur wanneer alle kruisings vol is?
# unreviewed
option-mill-gift-counts = Tel ’n koei wat weggegee is as verloor?
# older than the English
# unreviewed
option-mill-win-lost = By hoeveel verlore koeie verloor ’n speler?
# unreviewed
option-mill-quiet-when = Wanneer begin beurte sonder ’n skoot tel?
# unreviewed
option-mill-quiet-moves = Ná hoeveel beurte sonder ’n skoot is dit gelykop?
# unreviewed
option-mill-quiet-unit = Wie se beurte word getel?
# unreviewed
option-mill-repetition = Wanneer is ’n herhaalde posisie gelykop?
# unreviewed
option-mill-draws = Eindig die spel vanself wanneer ’n telling vol is?
# unreviewed
option-mill-no-return = Mag ’n koei dadelik teruggaan om weer sy mill te maak?
# older than the English
# unreviewed
option-mill-no-return-intact = Hoe eindig daardie verbod?
# unreviewed
option-mill-first-player = Wie speel eerste?
# unreviewed
option-camelot-knight-exposed = Waar moet ’n ridder wat galop, vang?
# unreviewed
option-camelot-jump-origin = Mag vangspronge terugkom waar hulle begin het?
# older than the English
# unreviewed
option-camelot-own-castle-transit = Mag ’n galop deur die eie kasteel gaan?
# unreviewed
option-camelot-castle-move-precedence = Mag ’n kasteelskuif gemaak word in plaas van om te vang?
# unreviewed
option-camelot-castle-duty = Wat as ’n stuk nie uit sy eie kasteel kan gaan nie?
# unreviewed
option-camelot-material = Wen een stuk teen geen?
# unreviewed
option-camelot-stalemate-min-pieces = Hoeveel stukke wen teen ’n speler wat nie kan skuif nie?
# unreviewed
option-camelot-draws = Eindig die spel vanself wanneer ’n telling vol is?
# unreviewed
option-camelot-camelot-draws = Is herhaling en vyftig skuiwe sonder ’n vangs gelykop?
# unreviewed
option-camelot-repetition = Wanneer is twee posisies dieselfde?
# unreviewed
option-camelot-castle-move-resets = Begin die telling van skuiwe sonder ’n vangs oor ná ’n kasteelskuif?
# unreviewed
option-camelot-forfeit-counts = Tel ’n beurt wat deur ’n rooikaart verlore gaan as ’n skuif sonder ’n vangs?
# older than the English
# unreviewed
option-camelot-reentry = Mag een skuif twee keer in die eie kasteel spring?
# older than the English
# unreviewed
option-camelot-setup = Mag ’n posisie opgestel word waarin albei blokkies van ’n speler se eie kasteel vol is?
# older than the English
# unreviewed
option-reversi-start = Hoe kom die eerste vier skywe in die middel?

## The rules in plain words

# unreviewed
law-follows-umlabalaba = Dit volg die reëls van die Suid-Afrikaanse inheemse spelle (002, reëls 59 tot 77). Oor diagonale lyne en oor die speler wat nie kan skuif nie, stem die bronne nie saam nie; hierdie bladsy sê wat hier geld.
# unreviewed
law-follows-morabaraba = Dit volg die reëls in Afrikaans (004). Hulle verskil van umlabalaba in wie begin en wanneer beurte sonder ’n skoot tel.
# unreviewed
law-follows-gar = Dit volg die Generally Accepted Rules van Mind Sports South Africa (GAR). Net hulle verbied dat ’n koei dadelik teruggaan.
# older than the English
# unreviewed
law-follows-isizulu = Dit volg die isizulu-lys van E. L. Powe (002, reëls 26 tot 36) en, vir gelykop en vir diagonale lyne, die toernooireëls in Indonesies (000). Die eerste praat net van horisontale en vertikale rye; ons volg die tweede, want die voorbeeldspel van die BLAC Foundation skiet met ’n diagonaal.
# unreviewed
law-follows-isipowe = Dit volg die toernooireëls in Indonesies (000). Hulle onderskei die soorte stukke, maar gee hulle geen eie kragte nie.
# older than the English
# unreviewed
law-follows-isisuthu = Dit volg die isisuthu-lys van E. L. Powe (002, reëls 15 tot 25). Die inleiding van dieselfde teks praat van diagonale lyne, die lys nie; die lys geld eerste.
# unreviewed
law-follows-camelot = Dit volg die opsomming van die reëls in Indonesies (001). Waar dit niks sê nie, vul die reëls van die World Camelot Federation (WCF) die gaping.
# unreviewed
law-follows-reversi = Dit volg die reëls in isiXhosa (003). Waar ’n getal of ’n woord ontbreek, vul die reëls van die World Othello Federation (WOF) die gaping.
# unreviewed
law-mill-place = Elke speler plaas om die beurt een koei op ’n leë kruising.
# older than the English
# unreviewed
law-mill-shoot = Wie ’n mill maak, skiet dadelik, in dieselfde beurt. Die koei wat geskiet is, word van die bord verwyder en nie weer gebruik nie.
# unreviewed
law-mill-move = Wanneer jou hand leeg is, skuif jy een koei langs ’n pad na die volgende kruising, as dit leeg is.
# unreviewed
law-mill-again = Jy mag jou eie mill breek. Wanneer jy dit weer maak, skiet jy weer.
# unreviewed
law-clock = Vertraging: jy het een minuut. Daarna kan die skeidsregter ’n geelkaart wys (’n waarskuwing), dan ’n rooikaart (die ander speler skuif volgende), en dan die wedstryd toeken.
# unreviewed
law-mill-hand = Elke speler begin met { $cows } koeie en ’n leë bord.
# unreviewed
law-mill-hand-kinds = Elke speler begin met { $cows } koeie, { $herdboys } veewagters (abelusi) en { $warriors } regimente krygers (ibhuto), en ’n leë bord.
# unreviewed
law-mill-board-diag24 = Die bord het 24 kruisings: drie vierkante, in die middel van die sye en by die hoeke verbind.
# unreviewed
law-mill-board-plain24 = Die bord het 24 kruisings: drie vierkante, net in die middel van die sye verbind.
# unreviewed
law-mill-board-sotho25 = Die bord het 25 kruisings: drie vierkante met ’n middelpunt. ’n Kruis verbind die middelpunt met die binneste vierkant.
# unreviewed
law-mill-board-full25 = Die bord het 25 kruisings: drie vierkante met ’n middelpunt. Die hoekpaaie loop deur tot by die middelpunt.
# unreviewed
law-mill-diagonal-mills-true = Lyne gaan horisontaal, vertikaal en langs die hoekpaaie, waar die bord ’n volledige hoekpad het.
# older than the English
# unreviewed
law-mill-diagonal-mills-false = Lyne gaan net horisontaal en vertikaal. ’n Hoekpad is om op te skuif, dit is nie ’n lyn nie.
# unreviewed
law-mill-centre-long-mills-true = Die middelpunt mag ook die einde van ’n lyn wees.
# unreviewed
law-mill-centre-long-mills-false = Die middelpunt kan net die middel van ’n lyn wees, binne die binneste vierkant.
# unreviewed
law-mill-typed-true = Die speler kies watter soort om te plaas. Alle soorte skuif, skiet en word op dieselfde manier geskiet.
# unreviewed
law-mill-typed-false = Alle stukke is koeie.
# unreviewed
law-mill-moving-begins-own-hand = Ná ’n rooi kaart skuif ’n speler wie se hand leeg is, terwyl die ander speler nog plaas.
# unreviewed
law-mill-moving-begins-all-placed = Die skuif begin wanneer die laaste koei van albei spelers geplaas is. Ná ’n rooi kaart slaan ’n speler wie se hand leeg is tot dan oor.
# unreviewed
law-mill-target-any = Enige koei van die ander speler mag geskiet word.
# unreviewed
law-mill-target-protected = ’n Koei in ’n mill is veilig, behalwe as al daardie speler se koeie in mills is.
# unreviewed
law-mill-target-strict = ’n Koei in ’n mill is altyd veilig. As almal in mills is, word niks geskiet nie.
# unreviewed
law-mill-capture-mandatory = Daar moet geskiet word.
# unreviewed
law-mill-capture-optional = ’n Speler mag kies om nie te skiet nie.
# unreviewed
law-mill-captures-per-move-one = Een beurt skiet een koei, selfs al maak dit twee mills.
# unreviewed
law-mill-captures-per-move-per-line = Een beurt skiet een koei vir elke mill wat dit maak.
# older than the English
# unreviewed
law-mill-fly-at-0 = Niemand vlieg nie: ook met drie koeie skuif jy net na die volgende kruising.
# unreviewed
law-mill-fly-at-3 = ’n Speler met drie koeie oor en ’n leë hand mag vlieg: na enige leë kruising skuif.
# unreviewed
law-mill-immobile-pass = ’n Speler wat nie kan skuif nie, slaan oor; die ander speler skuif weer.
# unreviewed
law-mill-immobile-lose = ’n Speler wat aan die beurt is en nie kan skuif nie, verloor.
# unreviewed
law-mill-immobile-draw = As ’n speler aan die beurt is en nie kan skuif nie, is die spel gelykop.
# unreviewed
law-mill-full-board-gift = As die hele bord ná die plaas van die koeie vol is, gee elke speler een eie koei weg (ilobolo), die eerste speler eerste.
# unreviewed
law-mill-full-board-mover-loses = As die hele bord ná die plaas van die koeie vol is, kan die speler aan die beurt nie skuif nie en verloor.
# unreviewed
law-mill-full-board-draw = As die hele bord ná die plaas van die koeie vol is, is die spel gelykop.
# unreviewed
law-mill-gift-counts-true = ’n Koei wat weggegee is, tel as verloor.
# unreviewed
law-mill-gift-counts-false = ’n Koei wat weggegee is, tel nie as verloor nie.
# unreviewed
law-mill-win-lost = ’n Speler wat { $n } koeie verloor het, verloor die spel.
# unreviewed
law-mill-quiet-when-none = Beurte sonder ’n skoot word nooit getel nie.
# unreviewed
law-mill-quiet-when-either = Beurte sonder ’n skoot tel sodra een speler drie koeie het.
# unreviewed
law-mill-quiet-when-both = Beurte sonder ’n skoot tel sodra albei spelers drie koeie het.
# unreviewed
law-mill-quiet-moves = { $n } sulke beurte maak dit gelykop.
# unreviewed
law-mill-quiet-unit-each = Dit is beurte van elke speler.
# unreviewed
law-mill-quiet-unit-ply = Dit is beurte van albei spelers saam.
# unreviewed
law-mill-repetition-0 = ’n Herhaalde posisie is nooit gelykop nie.
# older than the English
# unreviewed
law-mill-repetition-2 = Die tweede keer wat dieselfde posisie staan, is dit gelykop.
# older than the English
# unreviewed
law-mill-repetition-3 = Die derde keer wat dieselfde posisie staan, is dit gelykop.
# older than the English
# unreviewed
law-mill-repetition-5 = Die vyfde keer wat dieselfde posisie staan, is dit gelykop.
# unreviewed
law-mill-draws-automatic = Wanneer ’n telling vol is, is die spel dadelik gelykop.
# unreviewed
law-mill-draws-claim = Wanneer ’n telling vol is, kan ’n speler gelykop eis. Tot dan gaan die spel aan.
# unreviewed
law-mill-no-return-true = ’n Koei wat uit een mill gegaan het om nog een te maak, mag nie met dieselfde speler se volgende skuif teruggaan as dit ’n mill maak nie.
# unreviewed
law-mill-no-return-false = ’n Koei mag uit ’n mill gaan, dadelik terugkom en elke keer skiet.
# older than the English
# unreviewed
law-mill-no-return-intact-true = Die verbod op teruggaan eindig ook wanneer die nuwe mill deur ’n skoot gebreek is.
# unreviewed
law-mill-no-return-intact-false = Die verbod op teruggaan eindig met die speler se volgende skuif.
# unreviewed
law-mill-first-player-player-one = Die speler wat speler een genoem word, begin.
# unreviewed
law-mill-first-player-toss = Daar word geloot oor wie begin.
# unreviewed
law-mill-first-player-white = Die speler met die wit koeie begin.
# unreviewed
law-mill-first-player-dark = Die speler met die donker koeie begin.
# older than the English
# unreviewed
law-camelot-1 = Twee spelers skuif om die beurt op 160 blokkies; Wit begin. Elkeen het vier ridders en tien soldate. Niemand slaan oor nie.
# unreviewed
law-camelot-2 = Elke speler het ’n kasteel van twee blokkies aan die eie kant van die bord: F1 en G1 vir Wit, F16 en G16 vir Swart.
# unreviewed
law-camelot-3 = Gewone skuif: enige stuk gaan een blokkie in enige rigting, na ’n leë blokkie.
# unreviewed
law-camelot-4 = Galop: enige stuk spring oor ’n vriend langsaan na die leë blokkie anderkant, so dikwels as jy wil. Dit eindig nie waar dit begin het nie, en niemand hoef te galop nie.
# unreviewed
law-camelot-5 = Vangsprong: enige stuk spring oor ’n vyand langs hom na die leë blokkie anderkant. Die vyand is gevang.
# older than the English
# unreviewed
law-camelot-6 = Wie ’n vangsprong kan maak, moet vang. Die vangsprong gaan verder solank die stuk kan spring en vang. Watter stuk en watter pad is ’n vrye keuse.
# older than the English
# unreviewed
law-camelot-7 = Ridderstorm: ’n ridder mag in een beurt eers galop en dan spring en vang. Waar gevang moet word, is ’n storm ook genoeg, maar niemand is ooit verplig om te storm nie.
# older than the English
# unreviewed
law-camelot-8 = In jou eie kasteel kom jy net met ’n vangsprong. Jy moet in jou volgende beurt daar uitgaan, voor enigiets anders.
# unreviewed
law-camelot-9 = ’n Stuk in die vyand se kasteel bly daar. ’n Speler mag twee keer in die hele spel van een van die kasteel se blokkies na die ander skuif.
# unreviewed
law-camelot-10 = Jy wen met twee stukke in die vyand se kasteel.
# older than the English
# unreviewed
law-camelot-11 = Jy wen ook deur alle vyande te vang, of wanneer die vyand nie kan skuif nie, as jy twee stukke oor het.
# unreviewed
law-camelot-12 = As albei spelers een stuk oor het, is dit gelykop.
# unreviewed
law-camelot-knight-exposed-every-landing = ’n Ridder wat galop, moet vang van enige blokkie af waar hy land en kan vang.
# unreviewed
law-camelot-knight-exposed-final-only = ’n Ridder wat galop, moet net vang van die blokkie af waar hy gaan staan.
# unreviewed
law-camelot-jump-origin-free = Vangspronge mag teruglei na die blokkie waar die skuif begin het.
# unreviewed
law-camelot-jump-origin-blocked = Vangspronge mag nie oor die blokkie gaan waar die skuif begin het nie.
# older than the English
# unreviewed
law-camelot-own-castle-transit-forbidden = ’n Galop mag nie deur die eie kasteel gaan nie.
# older than the English
# unreviewed
law-camelot-own-castle-transit-allowed = ’n Galop mag deur die eie kasteel gaan.
# unreviewed
law-camelot-castle-move-precedence-after-capture = ’n Kasteelskuif mag nie gemaak word terwyl daar gevang moet word nie.
# unreviewed
law-camelot-castle-move-precedence-free = ’n Kasteelskuif mag gemaak word selfs terwyl daar gevang moet word.
# unreviewed
law-camelot-castle-duty-absolute = As ’n stuk nie uit sy eie kasteel kan gaan nie, mag geen ander stuk skuif nie.
# unreviewed
law-camelot-castle-duty-lapses-if-blocked = As ’n stuk nie uit sy eie kasteel kan gaan nie, mag ander stukke skuif.
# unreviewed
law-camelot-material-two-to-win = Een stuk teen geen is gelykop.
# unreviewed
law-camelot-material-last-piece-wins = Een stuk teen geen wen.
# unreviewed
law-camelot-stalemate-min-pieces-2 = Twee stukke is nodig om te wen teen ’n speler wat nie kan skuif nie.
# unreviewed
law-camelot-stalemate-min-pieces-1 = Een stuk is genoeg om te wen teen ’n speler wat nie kan skuif nie.
# older than the English
# unreviewed
law-camelot-camelot-draws-automatic = Dit is gelykop wanneer dieselfde posisie die derde keer staan, of ná vyftig skuiwe van elke speler sonder dat gevang is of ’n stuk in die vyand se kasteel gegaan het.
# unreviewed
law-camelot-camelot-draws-off = Niks is gelykop deur herhaling of deur skuiwe te tel nie.
# unreviewed
law-camelot-draws-automatic = Wanneer ’n telling vol is, is die spel dadelik gelykop.
# unreviewed
law-camelot-draws-claim = Wanneer ’n telling vol is, kan ’n speler gelykop eis. Tot dan gaan die spel aan.
# unreviewed
law-camelot-repetition-whole-state = Posisies is net dieselfde as die kasteelskuiwe wat gebruik is, ook dieselfde is.
# unreviewed
law-camelot-repetition-board-only = Posisies is dieselfde as die bord en die speler aan die beurt dieselfde is.
# unreviewed
law-camelot-castle-move-resets-yes = ’n Kasteelskuif laat die telling van skuiwe sonder ’n vangs oor begin.
# unreviewed
law-camelot-castle-move-resets-no = ’n Kasteelskuif tel as ’n skuif sonder ’n vangs.
# unreviewed
law-camelot-forfeit-counts-yes = ’n Beurt wat deur ’n rooikaart verlore gaan, tel as ’n skuif sonder ’n vangs.
# unreviewed
law-camelot-forfeit-counts-no = ’n Beurt wat deur ’n rooikaart verlore gaan, tel nie as ’n skuif sonder ’n vangs nie.
# older than the English
# unreviewed
law-camelot-reentry-allowed = In een skuif mag vangspronge die eie kasteel ingaan, uitgaan en weer ingaan.
# older than the English
# unreviewed
law-camelot-reentry-forbidden = In een skuif mag vangspronge die eie kasteel net een keer ingaan.
# unreviewed
law-camelot-setup-accept = ’n Posisie om te oefen mag twee stukke in hul eie kasteel hê.
# unreviewed
law-camelot-setup-reject = ’n Posisie om te oefen mag nie twee stukke in hul eie kasteel hê nie.
# unreviewed
law-reversi-1 = Elke speler het 32 skywe van een kleur. Swart begin.
# unreviewed
law-reversi-2 = Jy plaas om die beurt een skyf op ’n leë blokkie sodat dit insluit: ’n ry vyandelike skywe staan tussen dit en ’n ander skyf van jou.
# unreviewed
law-reversi-3 = Jy mag rye van enige lengte insluit, in alle rigtings tegelyk: horisontaal, vertikaal en diagonaal.
# unreviewed
law-reversi-4 = Jy mag nie jou eie skyf oorslaan nie, en net rye wat by die nuwe skyf begin, tel.
# older than the English
# unreviewed
law-reversi-5 = Alle skywe wat ingesluit is, moet omgedraai word.
# older than the English
# unreviewed
law-reversi-6 = Wie niks kan insluit nie, verloor die beurt. Wie kan insluit, mag nie die beurt oorslaan nie.
# unreviewed
law-reversi-7 = ’n Skyf wat geplaas is, bly op sy blokkie.
# older than the English
# unreviewed
law-reversi-8 = Wie geen skyf oor het nie, kry een van die ander speler.
# older than the English
# unreviewed
law-reversi-9 = Skywe wat verkeerd omgedraai is, mag reggestel word totdat die ander speler geskuif het. Daarna bly hulle so.
# older than the English
# unreviewed
law-reversi-10 = Wanneer niemand kan skuif nie, is die spel verby. Die meeste skywe op die bord wen; ewe veel skywe is gelykop.
# unreviewed
law-reversi-start-standard = Wit het d4 en e5, Swart het d5 en e4.
# unreviewed
law-reversi-start-mirrored = Swart het d4 en e5, Wit het d5 en e4.
# unreviewed
law-reversi-start-free-centre = Die spelers plaas die eerste vier skywe om die beurt in die middel, soos hulle wil.

## Files

# unreviewed
files = Druk en lêers
# unreviewed
paper-pairings = Vir die muur
# unreviewed
paper-cards = Bordkaarte
# unreviewed
paper-cards-hint = ’n QR-kode vir elke bord
# unreviewed
paper-slips = Uitslagstrokies
# unreviewed
paper-slips-hint = Vir borde sonder ’n foon
# unreviewed
paper-sheets = Leë aantekenblaaie
# unreviewed
paper-records-hint = Elke skuif, om te teken
# unreviewed
paper-prizes = Pryse
# unreviewed
paper-certificates-hint = Plekke 1 tot 3
# unreviewed
paper-schools-hint = Al sy spelers, rondte vir rondte
# unreviewed
paper-keep = Om te hou
# unreviewed
paper-before = Voor die dag
# unreviewed
paper-programs = Ander programme
# unreviewed
paper-bring = Voer uitslae in
# unreviewed
files-hint = Neem die toernooi saam, of gee dit aan ’n ander program. Hierdie lêers het volle name: hulle is net vir jou.
# unreviewed
files-trf = Verslaglêer (TRF)
# unreviewed
files-trf-hint = vir programme wat indelings en graderings doen
# unreviewed
files-json = Alles (JSON)
# unreviewed
files-json-hint = die hele toernooi, om dit na ’n ander rekenaar te skuif
# unreviewed
files-pairings = Indeling en uitslae (CSV)
# unreviewed
files-pairings-hint = vir ’n sigblad
# unreviewed
files-players = Spelers (CSV)
# unreviewed
files-players-hint = en wie se volle naam gewys mag word; om in ’n ander toernooi in te plak
# unreviewed
files-standings = Puntelys (CSV)
# unreviewed
files-teams = Puntelys van die spanne (CSV)
# unreviewed
files-matches = Wedstryde van die spanne, bord vir bord (CSV)
# unreviewed
files-matches-hint = vir ’n sigblad; uitslae kan teruggelees word
# unreviewed
files-results = Uitslae uit ’n lêer
# older than the English
# unreviewed
files-results-hint = Neem die lêer met die indeling en uitslae, skryf hierdie rondte se uitslae in die laaste kolom, en kies dit hier. As iets verkeerd is, word niks ingevul nie.
# unreviewed
files-choose = Lêer
# unreviewed
files-enter = Vul die uitslae in
# unreviewed
files-no-round = Geen rondte word nou gespeel nie.
# unreviewed
files-results-entered = { $n ->
    [0] Niks nuuts in die lêer nie.
    [one] 1 uitslag ingevul.
   *[other] { $n } uitslae ingevul.
}
# older than the English
# unreviewed
files-results-wrong = Niks is ingevul nie. Maak dit reg en kies die lêer weer:
# unreviewed
laptop-title = Hierdie rekenaar
# unreviewed
laptop-hello = Welkom, { $name }
# unreviewed
laptop-lead = Plak die name, druk Deel in, en rondte 1 is op die muur. Tien minute, geen internet nie.
# unreviewed
laptop-phones = Fone in die saal
# unreviewed
laptop-phones-on = Rig die kamera van ’n foon op dieselfde Wi-Fi op die kode, of tik die adres.
# unreviewed
laptop-phones-off = Net hierdie rekenaar kan Inkundla nou oopmaak.
# unreviewed
laptop-network = Netwerk vir fone
# unreviewed
laptop-network-use = Gebruik hierdie netwerk
# unreviewed
laptop-test = Skandeer dit met ’n foon: die foon sê dadelik of dit hierdie rekenaar bereik.
# older than the English
# unreviewed
laptop-no-network = Hierdie rekenaar is op geen netwerk nie. Koppel dit aan die saal se Wi-Fi, of aan ’n foon se warmkol. Internet is nie nodig nie.
# older than the English
# unreviewed
laptop-firewall = Kies private netwerke en laat dit toe. Daarsonder kom geen foon deur nie.
# unreviewed
laptop-windows = Windows vra een keer
# unreviewed
laptop-firewall-refused = Per ongeluk geweier? Open Firewall in Windows Security, dan “Allow an app through firewall”, en merk Inkundla vir private netwerke.
# older than the English
# unreviewed
laptop-look = Kyk eers
# older than the English
# unreviewed
laptop-bring = Bring ’n toernooi saam
# older than the English
# unreviewed
laptop-bring-text = Van ’n ander rekenaar, ’n stokkie of ’n rugsteunkopie.
# unreviewed
laptop-turn-on = Laat fone toe
# unreviewed
laptop-turn-on-hint = Net fone op jou Wi-Fi. Af: net hierdie rekenaar.
# unreviewed
laptop-kept = Waar alles bewaar word
# unreviewed
laptop-awake = Hou dit wakker
# unreviewed
laptop-awake-text = Terwyl dit slaap, bereik geen foon dit nie; niks gaan verlore nie. Vir die dag: prop dit in, los die deksel oop, en stel slaap op “Nooit” in die kraginstellings.
# unreviewed
laptop-close = Stop Inkundla
# unreviewed
laptop-close-text = Alles is gestoor. Fone hou wat hulle aanteken en stuur dit wanneer Inkundla weer loop.
# unreviewed
laptop-stays = Om hierdie bladsy toe te maak, stop nie Inkundla nie.
# unreviewed
laptop-closed = Inkundla is toe. Alles is gestoor. Jy kan hierdie bladsy toemaak.
# unreviewed
move-title = Trek na ’n ander rekenaar
# unreviewed
move-lead = Een lêer neem alles saam: toernooie, spelle, rekeninge en instellings.
# unreviewed
move-no-file = Hierdie bediener kan nie as een lêer trek nie: sy databasis is PostgreSQL, of dit hou geen rugsteunkopieë nie. Gebruik “inkundla backup” en “inkundla restore”; sien docs/BACKUPS.md.
# unreviewed
move-make-title = Maak die lêer
# unreviewed
move-stop = Stop inskrywings op hierdie rekenaar: die ander een gaan voort
# unreviewed
move-stop-hint = So word niks twee keer aangeteken nie. Klokke wat loop, word onderbreek, en fone hou wat hulle aanteken. Jy kan enige tyd hier voortgaan.
# unreviewed
move-make = Maak die lêer
# unreviewed
move-made = Die lêer is gemaak en nagegaan: { $time }.
# unreviewed
move-made-before = Wat daarna hier ingevoer word, is nie daarin nie.
# unreviewed
move-take-title = Neem dit na die ander rekenaar
# unreviewed
move-download = Laai die lêer af
# unreviewed
move-folder = Vir ’n geheuestokkie: kopieer dit uit hierdie lêergids.
# unreviewed
move-network = Of deur die Wi-Fi van die saal
# unreviewed
move-network-off = Laat eers fone toe. Dan kan die ander rekenaar die lêer deur die Wi-Fi haal:
# unreviewed
move-network-text = Tik hierdie adres op die ander rekenaar. Dit werk een keer, tot { $time }.
# unreviewed
move-offer = Wys ’n adres
# unreviewed
move-withdraw = Trek hierdie adres terug
# unreviewed
move-taken = Die ander rekenaar het die lêer gehaal: { $time }.
# unreviewed
move-there = Op die ander rekenaar
# unreviewed
move-there-start = Begin Inkundla daar. Die eerste bladsy het “Ek bring alles van ’n ander rekenaar”.
# unreviewed
move-stopped = ’n Ander rekenaar gaan voort sedert { $time }
# unreviewed
move-stopped-text = Hierdie een neem geen inskrywings nie. Gaan net hier voort as niks op die ander een aangeteken is nie: dit sou hier ontbreek.
# unreviewed
move-go-on = Gaan tog hier voort
# unreviewed
fault-moved = Die toernooie gaan op ’n ander rekenaar voort. Hierdie een neem geen inskrywings nie. Wie dit opgestel het, kan dit verander: “Hierdie rekenaar”, “Trek na ’n ander rekenaar”.
# unreviewed
bring-title = Ek bring alles van ’n ander rekenaar
# unreviewed
bring-lead = Maak eers die lêer op die ander rekenaar: “Hierdie rekenaar”, “Trek na ’n ander rekenaar”. ’n Rugsteunkopie van alles werk ook.
# unreviewed
bring-file = Kies die lêer
# unreviewed
bring-take = Gaan dit na en neem dit oor
# unreviewed
bring-address = Of tik die adres wat die ander rekenaar wys
# unreviewed
bring-fetch = Haal dit en neem dit oor
# unreviewed
bring-aside = Wat jy hier opgestel het, word dertig dae lank opsy gesit.
# unreviewed
bring-not-here = Hierdie bediener hou sy databasis elders. Herstel die lêer op die opdragreël: sien docs/BACKUPS.md.
# unreviewed
bring-has-events = Hierdie rekenaar het sy eie toernooie, en hulle bly. Maak ’n rugsteunkopie van een toernooi op die ander rekenaar en herstel dit hier: dit kom by hulle. Die demo kan verwyder word: “Instellings”, “Kinders se data”.
# unreviewed
bring-one-event = Hierdie lêer het een toernooi. Stel eers hierdie rekenaar op, en herstel dit dan op die bladsy “Rugsteunkopieë”.
bring-sealed = Hierdie rugsteunkopie is verseël. Kies saam daarmee die lêer inkundla.keys uit dieselfde lêergids.
# unreviewed
bring-no-address = Dit is nie ’n adres van ’n rekenaar in dieselfde netwerk nie. Tik dit soos die ander rekenaar dit wys.
# unreviewed
bring-no-answer = Geen lêer het van hierdie adres gekom nie. Is albei rekenaars in dieselfde Wi-Fi? ’n Adres werk een keer, vir 15 minute: wys ’n nuwe een op die ander rekenaar.
# unreviewed
bring-not-written = Hierdie lêer kon nie oorgeneem word nie. Niks is hier verander nie. Is die skyf vol? Gebruik anders ’n ander rugsteunkopie.
# unreviewed
arrived-title = Alles is hier
# unreviewed
arrived-start = Inkundla sluit nou. Begin dit weer, en dit maak met dit alles oop.
# unreviewed
arrived-server = Stop die bediener en begin dit weer: dit maak met dit alles oop.
# unreviewed
arrived-sign-in = Meld aan met die naam en die wagfrase wat jy op die ander rekenaar het.
# unreviewed
arrived-phones = Fone: waar hierdie rekenaar die adres van die ander een het, gaan hulle bladsye voort. Laat anders fone hier toe en laat hulle die nuwe kode skandeer; die kodes op die bordkaarte bly dieselfde.
# unreviewed
arrived-unsent = ’n Foon wat “Nie gestoor nie” sê: hou sy bladsy oop. Dit stuur self waar die adres dieselfde is; lees anders die aantekening met QR-kodes.
# unreviewed
checkup-good = Reg
# unreviewed
checkup-note = Let op
# unreviewed
checkup-wrong = Te doen
# unreviewed
checkup-program = Program
# unreviewed
checkup-database = Databasis
# older than the English
# unreviewed
checkup-database-new = { $file } word met die eerste begin gemaak.
# unreviewed
checkup-disk = Skyf
# unreviewed
checkup-disk-free = { $free } is vry.
# unreviewed
checkup-disk-low = Net { $free } is vry. Vee groot lêers uit: op ’n vol skyf kan niks meer aangeteken word nie.
# unreviewed
checkup-clock = Klok
# unreviewed
checkup-clock-is = { $time }. Aantekeninge kry hul tye van hierdie klok: is dit reg?
# unreviewed
checkup-clock-behind = { $time }. Maar Inkundla het op { $day } geloop, en dit is later. Stel die rekenaar se klok.
# unreviewed
checkup-network = Netwerk
# unreviewed
checkup-network-is = Fone op dieselfde netwerk kry hierdie rekenaar by { $addresses }.
# unreviewed
checkup-backups = Rugsteunkopieë
# unreviewed
checkup-backups-none = Nog geen. Inkundla maak die eerste een vanself kort nadat dit begin.
# unreviewed
checkup-backups-last = Die laaste een is van { $time }.
# older than the English
# unreviewed
checkup-backups-old = Die laaste een is van { $time }. Laai ’n nuwe een af, en kyk of die skyf vol is.
# unreviewed
checkup-printing = Druk
# unreviewed
checkup-printing-is = PDF-lêers word sonder ’n drukker gemaak. Druk hulle hier of op ’n ander rekenaar.
# unreviewed
checkup-browsers = Blaaiers
# older than the English
# unreviewed
checkup-browsers-are = Chrome, Edge, Firefox, Safari en Samsung Internet van 2022 af. Ouer blaaiers kan elke bladsy lees; borde beweeg dan nie vanself nie.
# unreviewed
checkup-browser-this = { $browser }: nuut genoeg.
# unreviewed
checkup-browser-old = { $browser } is te oud: werk dit op hierdie rekenaar by.
# unreviewed
hello-title = Foontoets
# unreviewed
hello-yes = Hierdie foon bereik die skootrekenaar
# unreviewed
hello-ms = Antwoord in { $ms } ms.
# unreviewed
hello-umpire = Ek is ’n skeidsregter
# unreviewed
hello-not = As ’n ander foon dit nie bereik nie
# unreviewed
hello-same = Foon en skootrekenaar moet op dieselfde Wi-Fi wees.
# older than the English
# unreviewed
hello-data = Skakel mobiele data op die foon af terwyl dit in die saal is.
# older than the English
# unreviewed
hello-guest = Sommige gasnetwerke hou toestelle apart. Gebruik ’n ander netwerk, of ’n foon se warmkol.
# unreviewed
words-title = Help met woorde
# unreviewed
words-heading = Help met woorde: { $language }
# unreviewed
words-progress = { $done } van { $all } beantwoord
# unreviewed
words-back = Die bladsy met hierdie woorde
# unreviewed
words-all = Alle woorde volgens plek
# unreviewed
words-all-hint = Maak enige bladsy van Inkundla oop en volg “Help met woorde” onderaan, of kies hier ’n plek. Sou jy dit so vir ’n kind by die tafel sê? Twee sprekers wat “Reg” kies, beslis ’n sin.
# unreviewed
words-choose-language = Kies eers jou taal onderaan hierdie bladsy.
# unreviewed
words-open-again = Maak daardie bladsy weer oop en kom dan terug: dit is nie meer bekend watter woorde daarop staan nie.
# unreviewed
words-sentence = Die sin
# unreviewed
words-none-yet = Niemand het dit nog in jou taal gesê nie.
# unreviewed
words-filled = Met ’n naam of getal:
# unreviewed
words-see = Sien dit daar
# unreviewed
words-glossary = { $term }: “{ $exact }” (reëls { $rules })
# unreviewed
words-right = Reg
# unreviewed
words-not-sure = Nie seker nie
# unreviewed
words-better-open = Beter…
# unreviewed
words-better = Beter woorde
# unreviewed
words-better-form = Beter woorde: { $form }
# unreviewed
words-written = Beter woorde. Behou die tekens: hulle sê watter woorde vir watter getal is.
# unreviewed
words-form-one = vir een
# unreviewed
words-form-other = vir alle ander
# unreviewed
words-values = Laat hierdie soos hulle is; name en getalle kom in hul plek: { $values }
# unreviewed
words-save = Stoor
# unreviewed
words-undo = Ontdoen die laaste antwoord
# unreviewed
words-done = Jy het alles hier beantwoord. Dankie.
# unreviewed
words-kept = Jou antwoorde word op hierdie rekenaar bewaar. Wie daar na Inkundla omsien, kan hulle aanstuur.
# unreviewed
words-keys = Sleutels: 1 reg, 2 beter, 3 nie seker nie. Enter stoor, Escape verlaat die veld.
# unreviewed
words-english-changed = Die Engels het verander, daarom word dit weer gevra.
# unreviewed
words-older = Die Engels het verander sedert hierdie woorde geskryf is.
# unreviewed
words-changed = Hierdie woorde het verander, daarom word hulle weer gevra.
# unreviewed
words-said-right = Jy het gesê: reg.
# unreviewed
words-said-not-sure = Jy het gesê: nie seker nie.
# unreviewed
words-said-better = Jy het gesê, beter: { $text }
# unreviewed
words-confirmed = bevestig
# unreviewed
words-answered = beantwoord
# unreviewed
words-begin = Begin
# unreviewed
words-welcome = Inkundla praat jou taal, maar die meeste van sy woorde is nog deur geen spreker gelees nie. Sê van elke sin of dit reg is. Jy het geen rekening nodig nie.
# unreviewed
words-language = Jou taal
# unreviewed
words-name = Jou naam of voorletters (mag leeg bly)
# unreviewed
words-name-hint = Dit gaan saam met jou antwoorde, sodat wie hulle versamel jou kan vra.
# unreviewed
words-about = Hoeveel is bevestig
# unreviewed
words-about-text = Woorde is bevestig as die geskrewe reëls van ’n spel hulle het, of as twee verskillende sprekers gesê het hulle is reg. Alle ander is geskryf deur mense of programme wat verkeerd kan wees.
# unreviewed
words-about-confirmed = { $n } van { $all } sinne is bevestig.
# unreviewed
words-about-help = Wie hierdie rekenaar opgestel het, kan sprekers nooi om te help, op die bladsy “Hierdie rekenaar”.
# unreviewed
words-quiet = Die meeste van hierdie woorde is nog nie deur sprekers bevestig nie ({ $percent } % is).
# unreviewed
words-laptop = Sprekers van isiZulu, isiXhosa, Afrikaans of Indonesies kan sê watter woorde reg is. Hulle maak ’n adres op hul foon oop; hulle het geen rekening nodig nie en sien net wat almal sien.
# unreviewed
words-link-make = Maak ’n adres vir sprekers
# unreviewed
words-link-renew = Maak dit nuut
# unreviewed
words-link-ends = Die vorige adres eindig dan, ook vir wie dit oopgemaak het. Hul antwoorde bly.
# unreviewed
words-link-qr = Die adres vir sprekers as QR-kode
# unreviewed
words-bring = Antwoorde van elders
# unreviewed
words-file = Lêer met antwoorde
# unreviewed
words-take-in = Neem in
# unreviewed
words-taken-in = Nuwe antwoorde: { $n }. Reeds bekend: { $known }.
# unreviewed
words-strange = Uitgelaat, omdat hierdie weergawe van Inkundla nie die sin het nie: { $n }.
# unreviewed
words-full = Nog sprekers of antwoorde pas nie op hierdie rekenaar nie. Vra wie daarna omsien om die adres vir sprekers nuut te maak.
# unreviewed
words-place-umpire = Skeidsregter se foon
# unreviewed
words-when-umpire = Op die foon by ’n bord: beurte, kaarte, kloks, en hoekom iets nie kan nie.
# unreviewed
words-place-practice = Oefen en naspeel
# unreviewed
words-when-practice = Wanneer iemand ’n spel leer, of een stap vir stap bekyk.
# unreviewed
words-place-rules = Reëls
# unreviewed
words-when-rules = Op die bladsye met die reëls van die spelle.
# unreviewed
words-place-event = Toernooi
# unreviewed
words-when-event = Wanneer iemand ’n toernooi maak, sy instellings verander of daarna kyk.
# unreviewed
words-place-players = Spelers
# unreviewed
words-when-players = Wanneer spelers ingeskryf, reggemaak, gevind of getel word.
# unreviewed
words-place-rounds = Rondtes
# unreviewed
words-when-rounds = Wanneer ’n rondte ingedeel, bekendgemaak, gespeel, reggemaak of teruggeneem word.
# unreviewed
words-place-standings = Puntelys
# unreviewed
words-when-standings = In die puntelys, eindrondtes en lyste van skole en spanne.
# unreviewed
words-place-projector = Projektor
# unreviewed
words-when-projector = Teen die muur van die saal, en waar gekies word wat daar gewys word.
# unreviewed
words-place-people = Mense
# unreviewed
words-when-people = Wanneer ander genooi word om te help, en in wat hulle mag doen.
# unreviewed
words-place-account = Rekening
# unreviewed
words-when-account = Wanneer iemand aanmeld, ’n wagfrase verander of dit verloor het.
# unreviewed
words-place-papers = Papiere
# unreviewed
words-when-papers = Op wat gedruk word: indelings, bordkaarte, aantekenblaaie, sertifikate.
# unreviewed
words-place-records = Aantekeninge van spelle
# unreviewed
words-when-records = Wanneer ’n aantekening gelees, nagegaan, gedruk of afgelaai word.
# unreviewed
words-place-files = Lêers
# unreviewed
words-when-files = Wanneer ’n lêer saamgeneem word, en wanneer een nie gelees kan word nie.
# unreviewed
words-place-copies = Rugsteune
# unreviewed
words-when-copies = Wanneer kopieë van alles gemaak of teruggebring word.
# unreviewed
words-place-computer = Hierdie rekenaar
# unreviewed
words-when-computer = Op die bladsy van die rekenaar in die saal, die foontoets, en wat oor toeganklikheid gesê word.
# unreviewed
words-place-words = Help met woorde
# unreviewed
words-when-words = Op hierdie bladsye vir sprekers.
# unreviewed
words-place-notices = Foute en kennisgewings
# unreviewed
words-when-notices = Nadat iets gestoor is, en wanneer iets nie gedoen kan word nie.
# unreviewed
words-place-everywhere = Oral
# unreviewed
words-when-everywhere = Op baie bladsye: kante, kleure, dae, tabelle.
# unreviewed
words-help = Help met woorde: { $n }
# unreviewed
words-send = Laai my antwoorde af ({ $n })
# unreviewed
words-take-all = Laai al die antwoorde af ({ $n })
# unreviewed
words-others-right = Ander sprekers wat reg gesê het: { $n }.
# unreviewed
words-about-here = Op hierdie rekenaar het twee sprekers van nog soveel gesê reg: { $n }.
# unreviewed
verify-title = Gaan ’n aantekening na
# unreviewed
verify-hint = Kies ’n lêer met aantekeninge wat ’n organiseerder vir jou gegee het. Elke beurt word weer gespeel, en elke merk wat ’n verandering wys, word nagegaan.
# unreviewed
verify-file = Lêer met aantekeninge
# unreviewed
verify-paste = Of plak die teks
# unreviewed
verify-text = Teks van die aantekeninge
# unreviewed
verify-button = Gaan na
# older than the English
# unreviewed
verify-kept = Niks van die lêer word gehou nie.
# unreviewed
verify-drop = Of sleep die lêer enige plek op hierdie bladsy in.
# unreviewed
verify-stays = Die lêer bly op hierdie toestel: hierdie bladsy stuur niks en het geen netwerk nodig nie.
# unreviewed
verify-needs = Hierdie bladsy het skrips (JavaScript) nodig en ’n blaaier van 2023 of nuwer. Die bladsy “Gaan ’n aantekening na” van ’n Inkundla-bediener doen dieselfde daarsonder.
# unreviewed
verify-take = Neem hierdie bladsy saam
# unreviewed
verify-take-hint = Een lêer wat aantekeninge sonder Inkundla en sonder ’n netwerk nagaan.
# unreviewed
verify-nothing = Kies ’n lêer, of plak die teks daarvan.
# older than the English
# unreviewed
verify-sound = Die aantekening hou stand
# unreviewed
verify-unchanged = Onveranderd
# unreviewed
verify-not-sound = Die aantekening is verander
# unreviewed
verify-changed = Verander
# unreviewed
verify-unreadable = Dit kan nie as ’n aantekening gelees word nie
# unreviewed
verify-no-record = Nie ’n aantekening nie
# unreviewed
verify-turns = Elke beurt volg die reëls
# older than the English
# unreviewed
verify-turns-how = Beurte wat hier weer gespeel is: { $turns }. Spelle: { $games }.
# unreviewed
verify-chain = Niks is in die middel weggelaat, bygevoeg of verander nie
# older than the English
# unreviewed
verify-chain-how = Elke inskrywing het die merk van die een voor dit.
# unreviewed
verify-signed = Die toernooi het rondte { $round } onderteken
# older than the English
# unreviewed
verify-number = Kontrolenommer { $code }. Dit moet dieselfde wees as op die toernooi se bladsy van hierdie rondte.
# unreviewed
verify-agreed = Albei spelers het gesê dat die uitslag reg is
# unreviewed
verify-agreed-games = { $n ->
    [one] In { $n } spel.
   *[other] In { $n } spelle.
}
# unreviewed
verify-not-proved = Nie bewys nie
# older than the English
# unreviewed
verify-not-table = Wat regtig op die tafel gestaan het: ’n aantekening wys wat die skeidsregter getik het.
# unreviewed
verify-another = Gaan ’n ander na
# unreviewed
verify-paper = Jou papier het kontrolenommer { $code }. Kies die lêer met aantekeninge van die toernooi: hierdie bladsy sê of dit die lêer met daardie nommer is.
# unreviewed
verify-paper-is = Die kontrolenommer van jou papier is dié van rondte { $round }
# older than the English
# unreviewed
verify-paper-is-not = Niks in hierdie lêer het die kontrolenommer van jou papier, { $code }, nie. Dit is ’n ander lêer, of die rondte is intussen weer onderteken.
# unreviewed
codes-title = Wys die aantekening as QR-kodes
# older than the English
# unreviewed
codes-where = Maak die bord met hierdie foon oop. Die knoppie is in sy kieslys solank iets wag om gestuur te word.
# older than the English
# unreviewed
codes-hint = Hou hierdie foon voor die kamera van die organiseerder se skootrekenaar, ’n handlengte daarvandaan, totdat die skootrekenaar die bord wys.
# older than the English
# unreviewed
codes-none = Niks wag op hierdie foon nie: die organiseerder het alles.
# unreviewed
codes-of = Kode { $n } van { $all }
# unreviewed
codes-back = Vorige
# unreviewed
codes-hold = Hou
# unreviewed
codes-next = Volgende
# unreviewed
scan-title = Lees aantekeninge van fone
# older than the English
# unreviewed
scan-hint = ’n Foon wat nie hierdie skootrekenaar kon bereik nie, wys sy aantekening as QR-kodes: in sy kieslys, “Wys die aantekening as QR-kodes”. Hou dit voor die kamera, of kies foto’s van die kodes.
# unreviewed
scan-camera = Gebruik die kamera
# unreviewed
scan-camera-off = Stop die kamera
# older than the English
# unreviewed
scan-camera-refused = Die blaaier leen nie die kamera aan hierdie bladsy nie. Kies eerder foto’s.
# unreviewed
scan-pictures = Foto’s van die kodes (JPEG of PNG)
# unreviewed
scan-read = Lees dit
# older than the English
# unreviewed
scan-empty = Nog geen kode is gelees nie.
# older than the English
# unreviewed
scan-nothing = Daar is geen kode van ’n aantekening in ’n prent nie. Neem dit weer: nader, reguit, sonder weerkaatsing.
# older than the English
# unreviewed
scan-no-picture = ’n Lêer is nie ’n prent wat gelees kan word nie. Kies JPEG of PNG.
# older than the English
# unreviewed
scan-too-large = ’n Prent het te veel beeldpunte. Neem dit kleiner.
# unreviewed
scan-too-much = Geen kode is in ’n prent gevind nie: dit wys te veel patrone. Neem ’n prent van een foon van naby.
# unreviewed
scan-missing = { $read } van { $all } kodes gelees. Nog nodig: { $missing }
# older than the English
# unreviewed
scan-damaged = Hierdie kodes hoort nie bymekaar nie, of is nie ’n aantekening nie. Niks daarvan is ingevoer nie. Lees dit weer van die foon.
# older than the English
# unreviewed
scan-altered = Hierdie kodes is nie wat die foon van hierdie bord gemaak het nie: dit is verander. Niks daarvan is ingevoer nie.
# unreviewed
scan-other-phone = Hierdie kodes kom van ’n foon wat nie nou hierdie bord aanteken nie, of van ’n ander toernooi. Niks daarvan is ingevoer nie.
# unreviewed
scan-no-board = Hierdie toernooi het nie so ’n bord nie, of geen foon teken dit aan nie. Niks is ingevoer nie.
# unreviewed
scan-stops = Inskrywing { $n } van die foon kan nie volg op wat in die aantekening is nie, dus is niks ingevoer nie: { $why }
# older than the English
# unreviewed
scan-turns = { $n ->
    [one] Die aantekening het daarmee { $n } beurt.
   *[other] Die aantekening het daarmee { $n } beurte.
}
# unreviewed
scan-not-over = Die spel is nie verby nie.
# older than the English
# unreviewed
scan-known = { $n ->
    [one] { $n } inskrywing van die foon is reeds in die aantekening.
   *[other] { $n } inskrywings van die foon is reeds in die aantekening.
}
# older than the English
# unreviewed
scan-all-known = Alles daarvan is in die aantekening.
# unreviewed
scan-entered = { $n ->
    [one] { $n } inskrywing is ingevoer.
   *[other] { $n } inskrywings is ingevoer.
}
# unreviewed
scan-to-enter = { $n ->
    [one] { $n } inskrywing kan ingevoer word.
   *[other] { $n } inskrywings kan ingevoer word.
}
# unreviewed
scan-enter = Voer hierdie aantekening in
# unreviewed
scan-done = In die aantekening
# unreviewed
scan-refused = Nie ingevoer nie
# unreviewed
verify-which = Spel
# unreviewed
verify-show = Wys
# unreviewed
verify-game = Rondte { $round }, bord { $board }: { $first }, { $second }
# older than the English
# unreviewed
take-title = Aantekeninge van spelle van ’n ander rekenaar
# older than the English
# unreviewed
take-hint = Spelle van hierdie toernooi wat op ’n ander Inkundla aangeteken is: kies die lêer met hulle aantekeninge. Jy sien wat daarin is voordat iets gestoor word. Almal kom in, of geeneen nie.
# unreviewed
take-found = Nuut: { $games ->
    [one] 1 spel
   *[other] { $games } spelle
} met { $entries ->
    [one] 1 inskrywing
   *[other] { $entries } inskrywings
}.
# older than the English
# unreviewed
take-known = { $n ->
    [0] Geen spel is al hier nie.
    [one] { $n } spel is al hier, net soos in die lêer.
   *[other] { $n } spelle is al hier, net soos in die lêer.
}
# older than the English
# unreviewed
take-agree = Bring die aantekeninge in
# older than the English
# unreviewed
take-wrong = { $n ->
    [one] Niks is ingebring nie. Iets is verkeerd:
   *[other] Niks is ingebring nie. { $n } dinge is verkeerd:
}
# unreviewed
take-stands = Rondte { $round }, bord { $board }: { $why }
# unreviewed
take-no-such-board = hierdie toernooi het nie so ’n bord nie.
# unreviewed
take-not-open = hierdie rondte word nie nou hier gespeel nie.
# older than the English
# unreviewed
take-other-players = ander spelers sit daar: nommers { $first } en { $second }.
# older than the English
# unreviewed
take-other-record = iets anders is al hier aangeteken.
# older than the English
# unreviewed
take-by-hand = ’n uitslag is met die hand ingevul. Neem dit eers terug.
# older than the English
# unreviewed
take-other-law = dit is volgens ander reëls as hierdie toernooi gespeel.
# older than the English
# unreviewed
notice-records-taken = Die aantekeninge is ingebring.
# older than the English
# unreviewed
record-not-records = Dit is nie ’n lêer met aantekeninge nie.
# unreviewed
record-version = Die lêer het weergawe { $version }. Hierdie program ken weergawe 2.
# older than the English
# unreviewed
record-not-understood = Dit is nie soos ’n aantekening geskryf word nie.
# unreviewed
record-missing = Hier kort iets.
# older than the English
# unreviewed
record-twice = Dit staan hier ’n tweede keer.
# older than the English
# unreviewed
record-number = Inskrywing { $found } staan waar inskrywing { $expected } moet wees.
# unreviewed
record-altered = Inskrywing { $entry } is verander, of die een voor dit.
# unreviewed
record-root = Wie speel, die rondte, die bord of die toernooi is verander.
# unreviewed
record-impossible = Inskrywing { $entry } kan nie op dié voor dit volg nie.
# unreviewed
record-not-from-entries = Die spel se inskrywings sê iets anders.
# unreviewed
record-other-event = Dit is vir ’n ander toernooi onderteken.
# unreviewed
record-signature = Die handtekening is verkeerd: iets is verander nadat dit onderteken is.
# unreviewed
record-cut = Die einde is afgesny: inskrywing { $signed } is onderteken, die aantekening eindig by { $found }.
# unreviewed
record-place-more = Reël { $line }, kolom { $column }: { $what } (Nog { $n } volg hieruit.)
# unreviewed
record-text = ’n Teks is nie dié wat geskryf is nie, of hoort by geen inskrywing nie.
# older than the English
# unreviewed
record-no-game = ’n Spel wat onderteken is, is nie in die lêer nie: { $game }.
# unreviewed
record-no-statement = ’n Ondertekende verklaring ontbreek: nommer { $first } tot { $last }.
# unreviewed
record-not-after = Verklaring { $number } volg nie op die een voor dit nie.
# unreviewed
record-no-round = Rondte { $round } is onderteken, en niks ondertekends daaroor is in die lêer nie.
# older than the English
# unreviewed
record-holds = Die lêer sê dat dit { $said } bevat, en het { $found }.
# unreviewed
record-notes = Niks in die lêer is verkeerd nie. Dit bewys nie:
# older than the English
# unreviewed
record-note-part-round = Die lêer sê dat dit rondte { $round } van ’n toernooi is. Wat van die res onderteken is, word nie gesoek nie.
# older than the English
# unreviewed
record-note-part-game = Die lêer sê dat dit rondte { $round }, bord { $board } van ’n toernooi is. Wat van die res onderteken is, word nie gesoek nie.
# older than the English
# unreviewed
record-note-unsigned = Daar is geen handtekening nie: dit bewys niks teen iemand wat die hele lêer gehad het nie.
# unreviewed
record-note-not-signed = { $more ->
    [0] Rondte { $round }, bord { $board }:
    [one] Rondte { $round }, bord { $board } en nog { $more } spel:
   *[other] Rondte { $round }, bord { $board } en nog { $more } spelle:
} nie tot by die einde onderteken nie. Wie die lêer gehad het, kon dit verander of verkort.
# older than the English
# unreviewed
record-note-key = Die sleutel van die handtekeninge staan in die lêer self. Vergelyk dit met een wat jy van die toernooi het.
# older than the English
# unreviewed
record-note-names = Name van spelers en van die toernooi is nie gedek nie. Niemand sou ander opmerk nie.
# unreviewed
record-note-erased = { $n ->
    [one] { $n } teks is uitgewis. Die ketting hou daarsonder.
   *[other] { $n } tekste is uitgewis. Die ketting hou daarsonder.
}
# unreviewed
former-organiser = voormalige organiseerder
# unreviewed
former-helper = voormalige helper
# unreviewed
former-umpire = voormalige skeidsregter
# unreviewed
account-still-organises = Jy is die enigste organiseerder van ’n toernooi. Dra dit eers oor of skrap dit.
# unreviewed
account-delete = Skrap my rekening
# unreviewed
account-delete-text = Jy word vir goed afgemeld. Jou naam verdwyn uit aantekeninge, borde en die geskiedenis van toernooie. In die plek daarvan staan “voormalige organiseerder”.
# unreviewed
account-delete-owner = Hierdie rekening het Inkundla hier opgestel, dus kan dit nie op hierdie bladsy geskrap word nie. Op die rekenaar waar Inkundla loop, skrap die opdrag “inkundla user delete” dit.
# unreviewed
notice-account-deleted = Jou rekening is geskrap.
# older than the English
# unreviewed
notice-person-erased = Die naam is weg.
# older than the English
# unreviewed
people-erase = Vee die naam uit
# unreviewed
people-erase-text = { $name } word afgemeld, en die naam verdwyn uit hierdie toernooi.
# unreviewed
people-left = Name van skeidsregters en van mense wat weg is
# older than the English
# unreviewed
people-left-text = ’n Uitgeveede naam verdwyn van borde, aantekeninge en die geskiedenis. Die rol bly.
# older than the English
# unreviewed
erase-texts = { $n ->
    [one] Een teks verdwyn ook:
   *[other] { $n } tekste verdwyn ook:
}
# older than the English
# unreviewed
erase-texts-all = { $n ->
    [one] Een teks wat in aantekeninge of as rede getik is, verdwyn ook, en so ook die name van skeidsregters.
   *[other] { $n } tekste wat in aantekeninge of as redes getik is, verdwyn ook, en so ook die name van skeidsregters.
}
# older than the English
# unreviewed
audit-person-erased = Die naam van iemand wat skeidsregter was of gehelp het, is uitgevee
# unreviewed
record-one-event = Die lêer het aantekeninge van verskeie toernooie. Voer hulle een vir een uit.
# unreviewed
file-place = Reël { $line }, kolom { $column }: { $what }
# unreviewed
file-row = Ry { $row }, { $column }: { $what }
# unreviewed
file-too-large = Die lêer is te groot.
# older than the English
# unreviewed
imports-busy = Ander lêers word nou ingebring. Probeer oor ’n minuut weer.
# unreviewed
list-pages = Bladsye van hierdie lys
# unreviewed
trf-line-too-long = Hierdie reël is te lank vir ’n verslaglêer.
# older than the English
# unreviewed
faults-more = { $n ->
    [one] … en nog een.
   *[other] … en nog { $n }.
}
# older than the English
# unreviewed
file-not-text = Die lêer is te groot, of dit is nie teks nie.
json-fault = { $place }: { $what }
# unreviewed
trf-no-players = Daar is geen spelers nie (geen reël wat met 001 begin nie).
# unreviewed
trf-not-a-number = “{ $text }” is nie ’n getal van { $least } tot { $most } nie.
# unreviewed
trf-not-points = “{ $text }” is nie ’n getal punte soos 1.0 of 2.5 nie.
# older than the English
# unreviewed
trf-twice = Speler { $number } staan reeds in reël { $first }.
# unreviewed
trf-unknown = Speler { $number } is nie in die lêer nie.
# older than the English
# unreviewed
trf-bad-colour = “{ $found }” is nie ’n kleur nie: w, b of -.
# older than the English
# unreviewed
trf-bad-result = “{ $found }” is nie ’n uitslag nie.
# older than the English
# unreviewed
trf-contradiction = Die uitslag “{ $found }” pas nie by die opponent nie.
# unreviewed
trf-not-mirrored = Rondte { $round }: die reël van speler { $other } sê iets anders.
# unreviewed
trf-no-game = Rondte { $round }: “{ $found }” hier en “{ $theirs }” in die reël van speler { $other } kan nie een spel wees nie.
# unreviewed
trf-after-the-last = Rondte { $round } word hier gespeel, maar die lêer sê daar is { $rounds } rondtes. Maak die aantal rondtes reg (die reël wat met 142 of XXR begin).
# unreviewed
trf-unknown-system = “{ $code }” is nie ’n paringstelsel wat hier bekend is nie. Sit ’n ander een in die reël wat met 192 begin, soos FIDE_DUTCH_2026, FIDE_BURSTEIN of FIDE_DUBOV, of verwyder die reël.
# unreviewed
trf-points-differ = Die rondtes gee { $counted } punte, nie { $written } nie.
# unreviewed
trf-bad-word = “{ $text }” word nie hier verstaan nie.
# unreviewed
trf-not-supported = Reëls wat met { $tag } begin, kan nie gelees word nie.
# older than the English
# unreviewed
trf-unknown-tiebreak = “{ $code }” is geen gelykopbreker wat hier bekend is nie. Haal dit uit die reël wat met 212 begin, of sit ’n ander een in sy plek.
# older than the English
# unreviewed
trf-other-points = Verbeurings, vryrondtes of onvoltooide spelle tel hier ander punte as oorwinnings, gelykop spelle en niks. ’n Toernooi kan dit nie hou nie.
# unreviewed
trf-other-acceleration = Hierdie ekstra punte is nie dié van die Baku-metode nie. ’n Toernooi kan dit nie hou nie.
# unreviewed
trf-too-many-apart = { $pairs } pare mag nie teen mekaar speel nie. ’n Toernooi kan { $most } hou.
# unreviewed
trf-no-teams = Hier speel spanne, maar geen reël 310 sê wie vir watter span speel nie.
# unreviewed
trf-accelerated-teams = Spanne met ekstra punte in die eerste rondtes word nie ondersteun nie.
# older than the English
# unreviewed
trf-team-twice = Span { $number } staan reeds in reël { $first }.
# unreviewed
trf-unknown-team = Span { $number } is nie in die lêer nie.
# unreviewed
trf-other-team-points = Wedstryde of vryrondtes van spanne is hier ander punte werd as 2 vir wen, 1 vir gelykop en 0 vir verloor, en vir ’n vryrondte ’n gelykop wedstryd, of in ’n rondomtalie niks. ’n Toernooi kan dit nie hou nie.
# unreviewed
trf-team-points-differ = Die wedstryde gee span { $number } { $counted } punte, nie { $written } nie.
# unreviewed
results-no-column = Daar is nie so ’n opskrif nie.
# unreviewed
results-not-a-number = “{ $text }” is nie ’n getal nie.
# unreviewed
results-no-such-board = Hierdie rondte word nie nou gespeel nie, of het nie so ’n bord nie.
# older than the English
# unreviewed
results-somebody-else = Speler { $number } sit nie daar nie.
# older than the English
# unreviewed
results-no-result = “{ $text }” is nie ’n uitslag nie. Skryf 1-0, 0-1 of 1/2-1/2.
# older than the English
# unreviewed
results-twice = Hierdie bord staan reeds in ry { $row }.
# unreviewed
fault-recorded = Hierdie borde het ’n aangetekende spel wat iets anders sê: { $boards }. Maak hulle by die bord reg.
# older than the English
# unreviewed
import-title = Bring ’n toernooi in
# unreviewed
copies = Rugsteunkopieë
# unreviewed
home-copies = Herstel ’n rugsteunkopie
# unreviewed
home-demo = Probeer die demo
# unreviewed
home-demo-hint = Die demo is ’n skooltoernooi met 24 versonne kinders en borde waarop gespeel word. Klik op alles; vee dit uit wanneer jy wil.
# unreviewed
home-demo-away = Verwyder die demo
# unreviewed
demo-plays = Die demo speel vanself: beurte, kaarte en uitslae kom in. ’n Bord wat jy oorneem, is joune.
# unreviewed
demo-stop = Stop die demo
# unreviewed
demo-stopped = Die demo staan stil.
# unreviewed
demo-start = Laat die demo speel
# unreviewed
tour = Toer
# unreviewed
tour-text = Dit is ’n demo met versonne kinders. Klik op alles.
# unreviewed
tour-begin = Wys my rond
# unreviewed
tour-next = Volgende
# unreviewed
tour-end = Eindig die toer
# older than the English
# unreviewed
tour-now = Hierdie kaart sê altyd wat om volgende te doen, met een knoppie.
# older than the English
# unreviewed
tour-look = Wat jou nodig het, staan hier: ’n skeidsregter wat roep, ’n foon wat stil is. Uitslae word in die tabel hieronder ingevul.
# older than the English
# unreviewed
tour-players = Wie speel en wie is hier. Druk die knoppie by ’n naam wanneer ’n kind nie daar is nie; nuwe name word onder ingeplak.
# unreviewed
tour-event = Dit is wat ouers sien: kort name, borde regstreeks. Maak ’n bord oop om sy spel te volg.
# older than the English
# unreviewed
tour-standings = Wie waar staan. Elke syfer sê hoe dit ontstaan het.
# older than the English
# unreviewed
tour-screen = ’n Bladsy vir die muur van die saal. Kies wat dit wys, maak dit by die projektor oop, en los dit.
# older than the English
# unreviewed
tour-files = Alles om te druk of saam te neem: puntelys, sertifikate, vorms vir ’n kragonderbreking, ’n rugsteunkopie. Dit was die toer.
# unreviewed
film-title = Inkundla in sewe prente
# unreviewed
film-picture = Prent: { $page }
# unreviewed
film-umpire = Die skeidsregter se foon
# unreviewed
film-umpire-text = ’n Skeidsregter skandeer die kode op die tafel en tik wat gespeel word: net geldige kruisings kan getik word. Dit gaan sonder die netwerk voort.
# unreviewed
film-look = Sien dit in sewe prente
# older than the English
# unreviewed
copies-names = ’n Rugsteunkopie bevat die volle name van kinders. Hou dit waar net jy dit kan lees.
# unreviewed
copies-events = Laai ’n rugsteunkopie van een toernooi af
# unreviewed
copies-all = Al die toernooie, rekeninge en instellings
# unreviewed
copies-kept = Rugsteunkopieë wat Inkundla self gemaak het
# unreviewed
copies-none = Daar is nog geen rugsteunkopie nie. Inkundla maak een wanneer ’n rondte bekendgemaak of gesluit word.
# unreviewed
copies-off = Inkundla maak hier nie self rugsteunkopieë nie. Sien docs/BACKUPS.md.
# unreviewed
copy-all = Laai ’n rugsteunkopie van alles af
# unreviewed
copy-of-event = Rugsteunkopie van hierdie toernooi
# older than the English
# unreviewed
copy-of-event-hint = spelers, rondtes en elke inskrywing van elke spel, om dit later terug te bring
# older than the English
# unreviewed
copy-back = Bring ’n toernooi terug
# unreviewed
copy-back-text = Kies ’n rugsteunkopie van een toernooi. Jy sien wat daarin is voordat iets gebeur.
# older than the English
# unreviewed
copy-look = Kyk daarin
# unreviewed
copy-found = In hierdie lêer
# unreviewed
copy-holds = { $event }: { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}, rondte { $round }
# unreviewed
copy-is-new = Hierdie toernooi is nog nie hier nie. Dit kom terug met al die spelle daarvan, en jy bestuur dit.
# unreviewed
copy-is-here = Hierdie toernooi is reeds hier. Dit bly soos dit is; die rugsteunkopie word as ’n tweede toernooi met ’n nuwe adres bygevoeg.
# unreviewed
copy-is-whole = Dit is ’n rugsteunkopie van alles, nie van een toernooi nie. Dit word op die opdragreël teruggebring: sien docs/BACKUPS.md.
# older than the English
# unreviewed
copy-is-large = Hierdie rugsteunkopie is te groot vir die blaaier. Bring dit op die opdragreël terug: sien docs/BACKUPS.md.
# unreviewed
copy-bring = Herstel dit
# unreviewed
copy-made = Gemaak
# unreviewed
copy-age = Ouderdom
# unreviewed
copy-weight = Grootte
# unreviewed
copy-size = { $kb } kB
# unreviewed
ago-minutes = { $n ->
    [one] 1 minuut
   *[other] { $n } minute
}
# unreviewed
ago-hours = { $n } uur
# unreviewed
ago-days = { $n ->
    [one] 1 dag
   *[other] { $n } dae
}
# older than the English
# unreviewed
archive-not-ours = Hierdie lêer is nie ’n rugsteunkopie van Inkundla nie.
# older than the English
# unreviewed
archive-newer = Hierdie rugsteunkopie is deur ’n nuwer Inkundla ({ $version }) gemaak. Gebruik daardie weergawe.
# older than the English
# unreviewed
archive-cut-off = Hierdie rugsteunkopie is nie volledig nie. Neem ’n ander een.
# older than the English
# unreviewed
archive-line = Reël { $line } van hierdie rugsteunkopie kan nie gelees word nie. Neem ’n ander een.
# older than the English
# unreviewed
archive-altered = Hierdie rugsteunkopie is verander of beskadig nadat dit gemaak is. Neem ’n ander een.
# unreviewed
import-hint = ’n Verslaglêer (TRF) van ’n ander program, of alles (JSON) van Inkundla op ’n ander rekenaar. Jy sien wat daarin is voordat iets gestoor word.
# unreviewed
import-game-hint = ’n Verslaglêer sê nie watter spel gespeel is nie.
# older than the English
# unreviewed
import-look = Kyk na die lêer
# unreviewed
import-found = { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}, { $rounds ->
    [one] 1 rondte
   *[other] { $rounds } rondtes
}.
# older than the English
# unreviewed
import-aliases = Almal sal sien: { $names }
# unreviewed
import-name-order = Name sonder ’n komma word met die van eerste gelees, soos in verslaglêers: almal sien “{ $alias }” van “{ $written }”.
# unreviewed
import-given-first = In hierdie lêer kom die voornaam eerste
# unreviewed
import-rounds-differ = { $n ->
    [one] Rondte { $rounds } volg nie die paringsreëls van die formaat nie. Dit bly soos dit is.
   *[other] Hierdie rondtes volg nie die paringsreëls van die formaat nie: { $rounds }. Hulle bly soos hulle is.
}
# unreviewed
report-not-kept = Die toernooi hou nie: { $parts }.
# unreviewed
report-records = die aantekeninge { $records }
# unreviewed
report-titles = titels ({ $n })
# unreviewed
report-federations = federasies ({ $n })
# unreviewed
report-ids = nommers van federasies ({ $n })
# unreviewed
report-days-of-birth = geboortedae, behalwe die jaar ({ $n })
# unreviewed
report-unrated = merke van spelle wat te kort is om gegradeer te word ({ $n })
# unreviewed
import-cycle-once = Die lêer sê dit nie: ons neem aan dat almal een keer teen almal speel, in { $rounds } rondtes.
# unreviewed
import-cycle-twice = Die lêer sê dit nie: ons neem aan dat almal twee keer teen almal speel, in { $rounds } rondtes.
# unreviewed
import-agree = Bring dit in
# unreviewed
import-no-name = Toernooi uit ’n lêer
# unreviewed
notice-import-done = Die toernooi is hier, met al sy rondtes.
# older than the English
# unreviewed
import-wrong = { $n ->
    [one] Die lêer kan nie ingebring word nie. Iets is verkeerd:
   *[other] Die lêer kan nie ingebring word nie. { $n } dinge is verkeerd:
}

## Categories

# unreviewed
player-more = Gradering, meisie of seun, geboortejaar
# unreviewed
player-more-hint = Net as jy pryse per kategorie gee of volgens graderings speel. Net jy sien dit, tensy almal die graderings mag sien.
# unreviewed
gender-f = Meisie
# unreviewed
gender-m = Seun

## What separates equal points

# unreviewed
tiebreak-meanings = Wat dit beteken
# unreviewed
tiebreak-refused = Hierdie gelykopbreker kan nie gelees word nie: { $why }
# older than the English
# unreviewed
ranking-more = Loting, ’n volgorde met die hand, en ander instellings van plekke
# unreviewed
lots-number = Getal vir die loting
# older than the English
# unreviewed
lots-hint = As “Loting” een van die gelykopbrekers is: laat iemand voor die toernooi enige getal van 1 tot 999999 sê. Wie weer uit dieselfde getal loot, kry dieselfde loting.
# unreviewed
field-lots = Getal vir die loting
# older than the English
# unreviewed
hand-order = Volgorde met die hand: beginnommers, die beste voor
# unreviewed
hand-reason = Hoekom
# older than the English
# unreviewed
hand-hint = Net vir spelers wat andersins heeltemal gelyk is, byvoorbeeld ná ’n ekstra spel. Almal kan die rede lees.
# unreviewed
field-hand-order = Volgorde met die hand
# unreviewed
field-hand-reason = Hoekom (volgorde met die hand)
# unreviewed
tiebreak-codes = Vir arbiters: gelykopbrekers as kodes, met kommas tussenin
# unreviewed
tiebreak-codes-hint = Kodes van FIDE C.07 soos BH/C1, BH, SB, DE. Dit vervang die keuses hierbo.
# older than the English
# unreviewed
edition = Rondtes sonder ’n spel tel volgens die reëls van
# unreviewed
edition-2026 = FIDE, Maart 2026
# unreviewed
edition-2024 = FIDE, Augustus 2024
# older than the English
# unreviewed
edition-hint = Volgens die reëls van 2026 tel ’n rondte sonder ’n spel nooit meer as die opponent wat nie daar was nie, en ook nie meer as gelykop in elke rondte nie.
# unreviewed
field-edition = Uitgawe van die reëls
# unreviewed
standings-all-grades = Alle grade
# unreviewed
standings-all-categories = Alle kategorieë
# unreviewed
standings-all-genders = Meisies en seuns
# unreviewed
standings-gender-f = Meisies
# unreviewed
standings-gender-m = Seuns
# older than the English
# unreviewed
standings-all-years = Elke ouderdom
# unreviewed
standings-born-from = In { $year } of later gebore
# unreviewed
standings-overall = plek { $rank } van almal
# unreviewed
schools-title = Skole
# unreviewed
schools-size = Hoeveel tel
# unreviewed
schools-how = { $n ->
    [one] Die punte van die beste speler van elke skool.
   *[other] Die punte van die beste { $n } spelers van elke skool, bymekaargetel. By ewe veel punte tel die beter plekke.
}
# unreviewed
schools-best = { $n ->
    [one] die beste 1
   *[other] die beste { $n }
}
# unreviewed
schools-player = { $player }: { $points } (plek { $rank })
# unreviewed
schools-entered = { $n ->
    [one] 1 speler
   *[other] { $n } spelers
}
# unreviewed
schools-none = Geen speler het ’n skool nie.

# unreviewed
cross-table = Kruistabel
# unreviewed
cross-table-note = Elke rondte wys die plek van die opponent, w vir eerste skuif of b vir tweede, en die punte. + en − is spelle wat nie gespeel is nie. ’n Strepie beteken geen opponent nie.
# unreviewed
cross-table-game = { $side } teen nommer { $place }: { $result }
# unreviewed
cross-table-number = Die nommer is die plek van die opponent.
# unreviewed
statistics = Statistiek
# unreviewed
statistics-sides = { $games ->
    [one] { $games } spel
   *[other] { $games } spelle
} gespeel: { $first } het { $won } gewen ({ $wonpercent } %), { $second } het { $lost } gewen ({ $lostpercent } %), { $drawn } gelykop ({ $drawnpercent } %).
# unreviewed
statistics-turns = Die opgetekende spelle van geslote rondtes het gemiddeld { $mean } beurte geduur. Die kortste het { $shortest } geduur, die langste { $longest }.
# unreviewed
statistics-by-round = Spelle per rondte
# unreviewed
statistics-by-school = Spelers per skool
# unreviewed
statistics-by-grade = Spelers per graad
# unreviewed
statistics-by-sex = Meisies en seuns
# unreviewed
statistics-group = Groep
# unreviewed
statistics-played = Gespeel
# unreviewed
statistics-won-by = { $side } het gewen
# unreviewed
statistics-drawn = Gelykop
# unreviewed
statistics-forfeits = Nie gespeel nie
# unreviewed
statistics-open = Nog geen uitslag nie
# unreviewed
statistics-byes = Sit uit met punte
# unreviewed
statistics-absent = Afwesig
# unreviewed
statistics-have-played = Het gespeel
# unreviewed
statistics-left = Vroeg weg
# unreviewed
statistics-won = Gewen
# unreviewed
statistics-lost = Verloor
# unreviewed
statistics-note = ’n Spel tussen twee spelers van een groep tel een keer vir elkeen van hulle.
# unreviewed
certificate = Sertifikaat
# unreviewed
certificate-place = { $n ->
    [1] Eerste plek
    [2] Tweede plek
    [3] Derde plek
   *[other] Plek { $n }
}
# unreviewed
certificate-about =
    van { $n } spelers, { $points } uit { $games ->
        [one] 1 spel
       *[other] { $games } spelle
    }
# unreviewed
certificate-took-part = Het deelgeneem
# unreviewed
certificate-organiser = Organiseerder
# unreviewed
cards-when = Wanneer
# unreviewed
files-workbook = Alles in tabelle (XLSX)
# unreviewed
files-workbook-hint = puntelys, spelers, uitslae en kaarte, vir ’n sigblad
# unreviewed
files-standings-pdf = Puntelys en kruistabel (PDF)
# unreviewed
files-certificates = Sertifikate vir plek 1 tot 3 (PDF)
# unreviewed
files-certificates-categories = Sertifikate vir die wenners van elke kategorie (PDF)
# older than the English
# unreviewed
files-certificates-all = Sertifikate vir almal (PDF)
# unreviewed
print-pdf = As PDF
# older than the English
# unreviewed
files-published = Bladsye vir ’n geheuestokkie of ’n ander webwerf (ZIP)
# older than the English
# unreviewed
files-published-hint = wat almal mag sien, met kort name; maak oop sonder hierdie program
# unreviewed
published-as-of = Soos op { $time }
# unreviewed
published-start = Begin
# unreviewed
published-copy = ’n Kopie wat geen internet nodig het nie
# unreviewed
winners = Wenners
# unreviewed
category = Kategorie
# older than the English
# unreviewed
winners-all = Almal
# older than the English
# unreviewed
winners-none = Niemand het nog gewen nie: geen rondte is afgesluit nie.
# unreviewed
winners-order = Lees van bo af voor: die wenner van die toernooi kom laaste.
# unreviewed
files-winners = Wenners van elke kategorie
# older than the English
# unreviewed
files-winners-hint = meisies en seuns, graad, ouderdom en skool, so ver dit bekend is
# unreviewed
files-prizes-hint = wie wat kry, en die prysuitdeling
# unreviewed
prizes = Pryse
# unreviewed
prizes-count = { $n ->
    [0] Nog geen prys nie
    [one] 1 prys
   *[other] { $n } pryse
}
# unreviewed
prizes-text = Jy lees hulle van die laaste na die eerste voor. Die projektor wys elke naam wanneer jy dit sê. Besoekers sien die pryse sodra die toernooi afgesluit is.
# unreviewed
prizes-usual = Voeg die gewone pryse by
# unreviewed
adjustments = Punte gegee of weggeneem
# unreviewed
adjustments-text = Hulle tel in die punte, die plekke en die volgende pare. Geen gelykbreker tel hulle nie, dus wen of verloor opponente niks.
# unreviewed
adjustments-none = Geen punte is gegee of weggeneem nie.
# unreviewed
adjustments-history = Die redes staan in die geskiedenis
# unreviewed
adjustments-later = Jy kan punte gee en wegneem sodra rondte 1 geplaas is, waar punte van spelers die plekke bepaal.
# unreviewed
adjustment-new = Gee punte of neem punte weg
# unreviewed
adjustment-give = Gee
# unreviewed
adjustment-take = Neem weg
# unreviewed
adjustment-points = Punte
# unreviewed
adjustment-round = Hulle tel vanaf rondte
# unreviewed
adjustment-from = vanaf rondte { $round }
# unreviewed
adjustment-reason = Rede
# unreviewed
adjustment-reason-hint = Net dié wat die toernooi bestuur sien dit. Dit verdwyn wanneer die speler se naam uitgevee word.
# unreviewed
adjustment-back = Neem terug
# unreviewed
held = Wat besoekers later sien
# unreviewed
held-text = Hou pare, uitslae of stande terug totdat jy hulle vrystel: op alle openbare bladsye, mure en lêers tegelyk. Jy, jou helpers en die skeidsregters sien alles.
# unreviewed
held-now = Iets word van besoekers teruggehou
# unreviewed
held-release = Stel alles vry
# unreviewed
held-pairings = Pare
# unreviewed
held-pairings-hint = Latere rondtes word glad nie gesien nie.
# unreviewed
held-results = Uitslae en spelle
# unreviewed
held-results-hint = Van latere rondtes sien besoekers wie teen wie speel, en geen borde nie.
# unreviewed
held-standings = Stande
# unreviewed
held-standings-hint = Besoekers sien hulle soos hulle ná daardie rondte was.
# unreviewed
held-top = Plekke wat in die puntelys staan
# unreviewed
held-top-hint = Besoekers sien net die eerstes, byvoorbeeld 10, in elke lys en lêer en op elke muur. Elke speler se bladsy wys steeds die eie plek. Laat dit leeg om almal te wys.
# unreviewed
standings-top = Net die eerste plekke word gelys, tot by plek { $top }. Elke speler kry die eie plek op die eie bladsy.
# unreviewed
by-the-book = Volgens die boek
# unreviewed
own-rules = Eie reëls
# unreviewed
own-rules-text = Die reëls van die indelingstelsel bind hierdie toernooi nie meer nie, en dit kan nie na hulle terugkeer nie. Verslaglêers sê dit.
# unreviewed
rules-left-in = Verlaat in rondte { $round }.
# unreviewed
rules-kept = Hierdie toernooi hou by die reëls.
# unreviewed
rules-kept-text = Die reëls van sy indelingstelsel bind dit. Verslaglêers sê waar dit daarvan afgewyk het.
# unreviewed
rules-lock = Wat vas bly
# unreviewed
locked-rounds = Die getal rondtes bly soos dit is sodra rondte 1 bekendgemaak is.
# unreviewed
locked-kept-apart = Spelers wat nie teen mekaar mag speel nie, bly soos hulle is sodra rondte 1 bekendgemaak is.
# unreviewed
locked-tiebreaks = Die gelykopbrekers bly soos hulle is sodra rondte 1 bekendgemaak is.
# unreviewed
locked-average-bye = Om uit te sit, is nooit die gemiddelde van ander rondtes werd nie.
# unreviewed
locked-earlier-result = Sodra die volgende rondte verby is, word ’n regte uitslag net vir die verslag neergeskryf.
# unreviewed
fault-by-the-book = Hierdie toernooi hou by die reëls. { $why } Jy kan die reëls in die instellings verlaat, onder “Volgens die boek”.
# unreviewed
rules-leave-ask = Verlaat die reëls…
# unreviewed
rules-leave-step = Stap 2 van 2
# unreviewed
rules-leave-sure = Verlaat die reëls vir altyd?
# unreviewed
rules-leave-effect = Jy kan in hierdie toernooi nie terugkom nie. Uitslae bly. “Eie reëls” staan dan op elke bladsy, en verslaglêers sê dit.
# unreviewed
rules-keep = Hou by die reëls
# unreviewed
rules-leave = Verlaat die reëls
# unreviewed
departures = Wat verslaglêers sê
# unreviewed
departures-text = Elke reël staan as ’n opmerking in die verslaglêer.
# unreviewed
departures-none = Nog niks nie. Pare wat met die hand verander is, verbeterde uitslae en veranderde instellings sal hier staan.
# unreviewed
departure-mpa = Rondte { $round } is met ander pare bekendgemaak as wat voorgestel is.
# unreviewed
departure-import = Rondte { $round } is ingevoer met ander pare as wat die reëls maak.
# unreviewed
departure-adjournment = ’n Uitgestelde spel van rondte { $round } was nie gelykop nie.
# unreviewed
departure-configuration = Instellings wat vas was, is in rondte { $round } verander.
# unreviewed
departure-correction = ’n Uitslag van rondte { $round } is verbeter.
# unreviewed
departure-fpb = Iemand kry ’n vol punt sonder ’n spel in rondte { $round }.
# unreviewed
correct-locked = Hierdie toernooi hou by die reëls, dus kan dit nie meer tel nie. Sien “Volgens die boek”.
# unreviewed
held-tiebreaks = Gelykbrekers waarvan besoekers nie die waardes sien nie
# unreviewed
held-everything = alles, soos dit gebeur
# unreviewed
prizes-order = In volgorde van eer
# unreviewed
prizes-later = Sodra ’n rondte afgesluit is, staan die spelers hier.
# unreviewed
prizes-none = Nog geen prys het ’n wenner nie.
# unreviewed
prizes-order-read = Lees van bo af: die hoogste prys kom laaste.
# unreviewed
prizes-print = Druk die lys
# unreviewed
prizes-csv = Die pryse as CSV
# unreviewed
prizes-certificates = Sertifikate vir die pryse
# unreviewed
prize = Prys
# unreviewed
prize-receiver = Wie dit kry
# unreviewed
prize-for = Vir
# unreviewed
prize-everybody = Alle spelers
# unreviewed
prize-each-grade = Elke graad
# unreviewed
prize-each-school = Elke skool
# unreviewed
prize-named = ’n Speler van jou keuse
# unreviewed
prize-named-player = Speler (vir ’n speler van jou keuse)
# unreviewed
prize-name = Naam van die prys
# unreviewed
prize-name-usual = Eerste plek, tweede plek …
# unreviewed
prize-money = Geld
# unreviewed
prize-gift = Geskenk
# unreviewed
prize-add = Voeg ’n prys by
# unreviewed
prize-remove = Verwyder die prys
# unreviewed
prize-up = Skuif prys { $n } op
# unreviewed
prize-nobody = Niemand bly vir hierdie prys oor nie, of die plek daarvoor word gedeel.
# unreviewed
prize-name-one = Kies die speler onder “Verander”.
# unreviewed
prize-place-of-all = plek { $place } van almal
# unreviewed
prize-moved-up = opgeskuif: { $players } het ’n hoër prys
# unreviewed
prize-shares = deel die geld
# unreviewed
prizes-rules = Reëls vir pryse
# unreviewed
prizes-rules-text = Net ’n speler met ’n spel kry ’n plek of ’n prys.
# unreviewed
prizes-one-each = Een prys elk
# unreviewed
prizes-one-each-hint = ’n Speler met twee pryse hou die hoër een. Die volgende speler kry die ander.
# unreviewed
prizes-sharing = Geld van spelers met gelyke punte
# unreviewed
prizes-sharing-equally = In gelyke dele
# unreviewed
prizes-sharing-hort = Die helfte volgens plek, die helfte in gelyke dele (Hort)
# unreviewed
prizes-sharing-by-place = Volgens plek
# unreviewed
prizes-currency = Teken van die geldeenheid
# unreviewed
field-prizes = Pryse
# unreviewed
field-prize-name = Naam van die prys
# unreviewed
field-prize-gift = Geskenk
# unreviewed
field-prize-money = Geld
# unreviewed
field-prize-for = Vir
# unreviewed
field-prizes-currency = Teken van die geldeenheid
# unreviewed
field-prizes-sharing = Geld van spelers met gelyke punte
# unreviewed
giving-title = Prysuitdeling
# unreviewed
giving-start = Begin die prysuitdeling
# unreviewed
giving-go-on = Gaan voort met die prysuitdeling
# unreviewed
giving-next = Volgende: { $prize }
# unreviewed
giving-back = Terug
# unreviewed
giving-end = Eindig die prysuitdeling
# unreviewed
giving-read = { $n ->
    [0] nog niks voorgelees nie
    [one] 1 voorgelees
   *[other] { $n } voorgelees
}
# unreviewed
giving-left = { $n ->
    [0] niks kom nog nie
    [one] 1 kom nog
   *[other] { $n } kom nog
}
# unreviewed
files-schools-pdf = ’n Verslag vir elke skool (PDF)

## Words that speakers propose, and the files in which their answers travel

# unreviewed
words-no-such = Daar is nie meer ’n sin “{ $id }” nie.
# unreviewed
words-empty = Skryf die woorde.
# unreviewed
words-too-long = { $n ->
    [one] Hierdie woorde is te lank: hoogstens { $n } letter.
   *[other] Hierdie woorde is te lank: hoogstens { $n } letters.
}
# unreviewed
words-markup = Die tekens vir kleiner en groter kan nie hier gebruik word nie. Skryf dit in woorde.
# unreviewed
words-hidden = Daar is ’n teken in wat niemand kan sien nie. Tik die woorde oor in plaas van om dit te kopieer.
# unreviewed
words-brackets = Die krulhakies is nie reg nie. Kopieer wat tussen { "{" } en { "}" } staan, uit die Engelse woorde soos dit is.
# unreviewed
words-no-other-form = Een vorm het ’n ster nodig, vir alle ander getalle: *[other]
# unreviewed
words-foreign = Tussen krulhakies kan net staan wat die Engelse woorde daar het.
# unreviewed
words-no-values = Laat { $value } weg: die Engelse woorde het niks soos dit nie.
# unreviewed
words-unknown-value = Laat { $value } weg: die Engelse woorde het net { $known }.
# unreviewed
words-missing-value = { $value } ontbreek. ’n Naam of ’n getal sal daar staan: sit dit waar dit hoort.
# unreviewed
words-unknown-form = Daar is nie ’n vorm { $form } hier nie. Die vorme is { $known }.
# unreviewed
words-missing-form = Die vorm { $form } ontbreek. Skryf ook die woorde daarvoor.
# unreviewed
answers-line = Reël { $line }: { $what }
# unreviewed
answers-none = Daar is geen antwoorde van sprekers in hierdie lêer nie.
# unreviewed
answers-stray = Hierdie reël is nie ’n antwoord van ’n spreker nie. Niks is ingelees nie.
# unreviewed
answers-comment = Bo die woorde ontbreek ’n reël of word nie verstaan nie: { $name }
# unreviewed
answers-words = { $id }: { $why }

## Said in events of adults instead of the message without `adults-`; all other messages are those of all events.

# unreviewed
adults-call-unwell = Iemand voel sleg
# unreviewed
adults-deed-erase-names = Verwyder name
# unreviewed
adults-privacy = Spelers se data
# unreviewed
adults-privacy-all = Alle spelers van hierdie toernooi
# unreviewed
adults-privacy-text = Die publiek sien ’n voornaam en een letter, of die volle naam van wie ingestem het. By Instellings kan volle name openbaar wees vir almal wat nie weier nie.
# unreviewed
adults-privacy-children = { $n ->
    [one] { $n } speler is ingeskryf.
   *[other] { $n } spelers is ingeskryf.
}
# unreviewed
adults-privacy-public = { $n ->
    [one] Almal mag die volle naam van { $n } speler sien.
   *[other] Almal mag die volle name van { $n } spelers sien.
}
# unreviewed
adults-privacy-refused = { $n ->
    [one] { $n } speler het nee gesê.
   *[other] { $n } spelers het nee gesê.
}
# unreviewed
adults-names-overdue-short = Die name moes op { $day } verwyder word, as hierdie rekenaar se klok reg is.
# unreviewed
adults-child-data = Alles oor hierdie speler (JSON)
# unreviewed
adults-child-erase = Verwyder hierdie speler se data
# unreviewed
adults-notice-child-erased = Die speler se data is verwyder. Bladsye wat jy vroeër gepubliseer het, wys die speler nog: publiseer hulle weer.
# unreviewed
adults-consent-text = Die speler stem in dat die volle naam vir almal gewys word.
# unreviewed
adults-consent-refused-by = Die speler het nee gesê: net die kort naam word gewys. Aangeteken deur { $name }, { $day }, { $time }.
# unreviewed
adults-system-swiss = Switsers: spelers met ewe veel punte ontmoet, nooit twee keer nie
# unreviewed
adults-team-hint = Die spelers van een klub of skool is ’n span. Die eerstes in jou lys wat hier is, speel; die ander is reserwes. Vir ’n tweede span, skryf die klub as “North B”.
# unreviewed
adults-column-gender = Vrou of man
# unreviewed
adults-import-bad-gender = { $column }: “{ $value }” moet f (vrou) of m (man) wees.
# unreviewed
adults-players-todo-draft = Rondte { $round } is ’n konsep. Wie nou kom, is nie daarin nie: maak die konsep oop en deel weer in om hulle in te sluit.
# unreviewed
adults-players-todo-posted = Rondte { $round } word gespeel. Wie nou kom, speel vanaf rondte { $next }; vroeër rondtes tel as afwesig.
# unreviewed
adults-players-todo-posted-last = Rondte { $round } word gespeel, en dit is die laaste: wie nou kom, speel nie. Sodra alle uitslae in is, sluit die toernooi af.
# unreviewed
adults-check-rows-hint = Maak die woorde in die blokkies reg. Om iemand uit te laat, maak die blokkies van daardie ry leeg.
# unreviewed
adults-check-skip = Dieselfde mens: slaan hierdie ry oor
# unreviewed
adults-check-keep = Twee mense: hou albei
# unreviewed
adults-check-same-as-row = Ry { $row }: { $name } is ook in ry { $other }. Is dit dieselfde mens?
# unreviewed
adults-check-same-as-player = Ry { $row }: { $name } is reeds in die lys, as speler { $number }. Is dit dieselfde mens?
# unreviewed
adults-player-home-hint = Die speler het vertrek. Uitslae bly; geen verdere indelings nie.
# unreviewed
adults-player-remove-hint = Die speler is per ongeluk ingeskryf.
# unreviewed
adults-about-names = Spelers se name
# unreviewed
adults-about-names-how = Vra die organiseerder, voor, tydens of ná die toernooi: die naam word dadelik van alle bladsye verwyder. Uitslae bly onder ’n nommer.
# unreviewed
adults-about-names-agreed = ’n Volle naam word net gewys waar die speler ingestem het, of ingeskryf het vir ’n toernooi wat volle name wys.
# unreviewed
adults-wish-bye-hint = Vir ’n speler wat laat kom of vroeg loop. Doen dit voor die rondte ingedeel word.
# unreviewed
adults-wish-seat-hint = Vir ’n speler wat nie sitplek kan verander nie. Hierdie speler se spel is altyd by daardie bord.
# unreviewed
adults-copies-names = ’n Rugsteun het die volle name van spelers. Hou dit waar net jy dit kan lees.
# unreviewed
adults-player-more = Gradering, vrou of man, geboortejaar
# unreviewed
adults-gender-f = Vrou
# unreviewed
adults-gender-m = Man
# unreviewed
adults-standings-all-genders = Vroue en mans
# unreviewed
adults-standings-gender-f = Vroue
# unreviewed
adults-standings-gender-m = Mans
# unreviewed
adults-files-winners-hint = die kategorieë van Instellings
# unreviewed
adults-categories-usual = Geen
# unreviewed
adults-check-leave-child = Laat hierdie mens uit
# unreviewed
adults-players-limits = Hoogstens 2 000 rye en 2 MB. Uit Excel: “Save As”, dan “CSV UTF-8”. Ons hou name, skool of klub en graad, en as die lys dit het gradering, vrou of man, geboortejaar en toestemming, niks anders nie.
# unreviewed
adults-check-hide = Versteek hierdie mens se naam: almal sien “{ $alias }”

## The administration of the server

# unreviewed
server-title = Bestuur van die bediener
# unreviewed
server-accounts = Rekeninge
# unreviewed
server-name = Naam van die rekening
# unreviewed
server-state = Toestand
# unreviewed
server-no-account = Geen rekening is gevind nie.
# unreviewed
server-since = sedert { $since }
# unreviewed
server-operator = Bediener se bestuurder
# unreviewed
server-operator-make = Laat bestuur toe
# unreviewed
server-operator-end = Beëindig bestuur
# unreviewed
server-operator-text = Wie bestuur, sien al die rekeninge en toernooie van hierdie bediener en kan dit skrap. Dit gaan oor { $name }.
# unreviewed
server-sessions = Aangemeld
# unreviewed
server-no-session = Hierdie rekening is nêrens aangemeld nie.
# unreviewed
server-sign-out = Beëindig
# unreviewed
server-sign-out-all = Meld oral af
# unreviewed
server-rename = Hernoem
# unreviewed
server-rename-text = Die geskiedenis behou die naam van daardie tyd. Niemand anders kan die vorige naam neem nie.
# unreviewed
server-new-name = Nuwe naam
# unreviewed
server-reset = Stel die wagfrase terug
# unreviewed
server-reset-text = Die wagfrase van { $name } werk nie meer nie, en die rekening word oral afgemeld. Jy kry ’n herstelkode om te oorhandig.
# unreviewed
server-code-text = Oorhandig hierdie kode net aan { $name }. Daarmee kies { $name } een keer ’n nuwe wagfrase. Dit word nie weer gewys nie.
# unreviewed
server-account-delete = Skrap die rekening
# unreviewed
server-account-delete-text = Die rekening { $name } is vir goed weg. Die naam word uit aantekeninge, borde en die geskiedenis van toernooie verwyder.
# unreviewed
server-type-name = Tik die naam van die rekening om te bevestig
# unreviewed
server-alone = Niemand anders organiseer hierdie toernooie nie: { $events }. Gee hulle oor, of skrap hulle eers.
# unreviewed
server-give = Verander die organiseerder
# unreviewed
server-give-text = Hierdie rekening word die organiseerder. Die huidige organiseerder word ’n adjunk.
# unreviewed
server-unreadable = Nie leesbaar nie
# unreviewed
server-failed = Mislukte aanmeldings
# unreviewed
server-failed-text = Elke adres word vergeet sodra die perk van verkeerde pogings dit vergeet.
# unreviewed
server-failed-none = Daar is geen nie.
# unreviewed
server-audit = Wie het wat gedoen
# unreviewed
server-audit-text = Een lêer met elke verandering van elke toernooi en rekening. Dit bevat name.
# unreviewed
server-audit-file = Laai af as CSV
# unreviewed
server-backup-trouble = Die laaste outomatiese rugsteun kon nie gemaak word nie. Niks nuwers word bewaar totdat dit reggemaak is nie.
# unreviewed
notice-server-changed = Gedoen.
# unreviewed
fault-too-many-requests = Te veel versoeke kom van jou netwerk. Wag ’n oomblik en probeer dan weer.
# unreviewed
fault-too-many-events = Hierdie rekening organiseer soveel toernooie as wat hierdie bediener toelaat. Skrap ’n oue, of vra die bestuurder van die bediener.
# unreviewed
server-events = { $n ->
    [one] { $n } toernooi
   *[other] { $n } toernooie
}
# unreviewed
server-browsers = { $n ->
    [one] een keer aangemeld
   *[other] { $n } keer aangemeld
}
# unreviewed
server-erase-text = { $n ->
    [one] 1 naam word ’n nommer. Dit kan nie ongedaan gemaak word nie.
   *[other] { $n } name word nommers. Dit kan nie ongedaan gemaak word nie.
}
# unreviewed
fault-unreadable = Dit kan nie gewys word nie: iets daarin is beskadig, of ’n nuwer weergawe van Inkundla het dit geskryf. Ander toernooie word nie geraak nie.
# unreviewed
column-section = Afdeling
# unreviewed
import-unknown-section = Daar is geen afdeling “{ $value }” nie. Voeg dit eers by op die bladsy van alle afdelings, of maak die woord reg.
# unreviewed
fault-in-section = { $section }: { $what }
# unreviewed
fault-section-has-rounds = Afdelings word bygevoeg voordat die eerste rondte ingedeel is, en nie onder ’n afdeling nie. Maak ’n nuwe toernooi daarvoor.
# unreviewed
fault-section-too-many = ’n Toernooi het hoogstens 20 afdelings.
# unreviewed
fault-section-name-taken = ’n Ander afdeling het hierdie naam. Kies ’n ander een.
# unreviewed
fault-section-not-empty = Hierdie afdeling het spelers of rondtes. Skuif eers sy spelers na ’n ander afdeling.
# unreviewed
fault-section-in-a-round = ’n Speler wat in ’n rondte is, bly in die afdeling. Gooi eers die konsep van rondte 1 weg, of merk die speler as huis toe en skryf die naam weer in.
# unreviewed
fault-section-pairs = Hierdie toernooi het afdelings. Deel ’n rondte in een van hulle in.
# unreviewed
sections = Afdelings
# unreviewed
sections-none = Afdelings is dele van een toernooi, soos Graad 4–5 en Meisies oop. Elk het sy eie spel, stelsel en rondtes; almal het een spelerslys, een aanmelding, een saal, een openbare bladsy en dieselfde mense.
# unreviewed
sections-n = { $n ->
    [one] { $n } afdeling, een dag
   *[other] { $n } afdelings, een dag
}
# unreviewed
sections-hall = Die saal
# unreviewed
sections-set = Name, borde en reëls van die afdelings
# unreviewed
section-name = Naam van die afdeling
# unreviewed
section-first = Eerste bord
# unreviewed
section-reserve = Aantal borde; leeg vir soveel as wat nodig is
# unreviewed
section-room = Kamer of ry
# unreviewed
section-up = Skuif op
# unreviewed
section-remove = Verwyder hierdie afdeling
# unreviewed
section-rules = Spel, stelsel en rondtes
# unreviewed
section-new = Naam van ’n nuwe afdeling
# unreviewed
section-new-like = Graad 4–5
# unreviewed
section-add = Voeg die afdeling by
# unreviewed
section-rounds = { $n ->
    [one] { $n } rondte
   *[other] { $n } rondtes
}
# unreviewed
section-boards = borde { $first }–{ $last }
# unreviewed
section-all-in = Alle uitslae is in
# unreviewed
section-open = { $n ->
    [one] { $n } bord speel nog
   *[other] { $n } borde speel nog
}
# unreviewed
section-live = { $n ->
    [one] { $n } bord regstreeks
   *[other] { $n } borde regstreeks
}
# unreviewed
section-asks = { $section }, bord { $board }: die skeidsregter roep.
# unreviewed
section-overlap = { $one } en { $other } het borde met dieselfde nommers in een kamer. Verander die eerste bord van een.
# unreviewed
section-without = { $n ->
    [one] { $n } speler het geen afdeling nie.
   *[other] { $n } spelers het geen afdeling nie.
}
# unreviewed
sections-all = Alle afdelings
# unreviewed
sections-today = Vandag
# unreviewed
sections-hint = Verskeie groepe in een toernooi, elk met sy eie spel en rondtes.
# unreviewed
section-none = Geen afdeling
# unreviewed
section-move-to = Skuif die gemerktes na
# unreviewed
section-move = Skuif
# unreviewed
section-move-hint = ’n Speler kan van afdeling verander totdat rondte 1 van die huidige een ingedeel is.
# unreviewed
section-import-hint = ’n Kolom met die opskrif “{ $heading }” sit elke speler in ’n afdeling. Daarsonder het hulle nog geen afdeling nie.
# unreviewed
undo-moved = { $n ->
    [one] Hierdie speler gaan terug na die vorige afdeling.
   *[other] Hierdie { $n } spelers gaan terug na hul vorige afdelings.
}
# unreviewed
audit-section-added = Afdeling bygevoeg: { $subject }
# unreviewed
audit-section-removed = Afdeling verwyder: { $subject }
# unreviewed
audit-section-ordered = Die volgorde van die afdelings is verander
# unreviewed
audit-entrants-moved = { $n ->
    [one] { $n } speler is na ’n ander afdeling geskuif
   *[other] { $n } spelers is na ander afdelings geskuif
}
# unreviewed
field-section-name = Naam van die afdeling
# unreviewed
field-section-first = Eerste bord
# unreviewed
field-section-boards = Aantal borde
# unreviewed
field-section-room = Kamer of ry
# unreviewed
field-section-act = Afdeling
# unreviewed
prizes-of-sections = Die pryse word in elke afdeling gestel en hier uitgelees, afdeling vir afdeling, die laaste prys eerste.
# unreviewed
schedule-every = Minute van een rondte tot die volgende
# unreviewed
schedule-first = Begin van rondte 1
# unreviewed
schedule-fill = Stel die tye van alle rondtes
# unreviewed
field-schedule-every = Minute van een rondte tot die volgende
