### What Inkundla says, in isiZulu.
### A comment beginning with # is for translators.
### "unreviewed" marks words that no source has and no speaker has confirmed yet.

# One word for one thing: terms.tsv has our terms and the words that no message may use beside them.
# Terms: event = umqhudelwano; round = umzuliswano; game, match = umdlalo; player = umdlali;
# opponent = imbangi; enemy (Camelot, Reversi) = isitha; umpire = unompempe; arbiter = umahluleli;
# organiser = umhleli; spectator = umbukeli; team = iqembu; group = iqoqo; stage, category = isigaba.
# Terms: board = ibhodi; point (of the board) = ichashazi; square = isikwele; road = indlela;
# three-in-a-row = isibhamu; line = umugqa; cow = inkomo; token, piece = inhlamvu; herd-boys = abelusi;
# warriors = ibhuto; knight = iqhawe; man = isosha; castle = inqaba; disc = idiski; hand = isandla.
# Terms: turn = ithuba; move = hamba, ukuhamba; place = beka; shoot = dubula; fly = ndiza; pass = dlulisa ithuba;
# gift = ilobolo; canter = ukweqa ezakho; jump = gxuma; charge = hlasela; capture = thumba; outflank = haqa;
# turn over = phendula; position = isimo; quiet = -thule; formation = isakhiwo.
# Terms: win = nqoba; lose = hlulwa; draw (a tied game) = ukulingana; result = umphumela; points = amaphuzu;
# standings = izindawo; rank, place = indawo; tie-break = isehlukanisi; lots = inkatho; rating = izinga;
# average = i-avareji; final = owamanqamu; knockout = ukukhishana; round robin = bonke nabo bonke.
# Terms: pair (verb) = bhangqa; pair (noun) = umbhangqwana; side = uhlangothi; bye, sitting out = ukuphumula;
# draft = uhlaka; post = memezela; absent = akekho; here = ukhona; wish = isicelo.
# Terms: card = ikhadi; warning = isexwayiso; delay (of a player) = ukulibazisa; clock = iwashi; minute = umzuzu;
# second = umzuzwana; record = irekhodi, rekhoda; claim = cela; appeal = isikhalazo; give up = hoxa;
# award = nikeza; undo = hlehlisa; take back = hoxisa; correct = lungisa.
# Terms: save = gcina; tap = thinta; press = cindezela; row = irowu; line of a file = umugqa; list = uhlu;
# file = ifayela; pass-phrase = amazwi ayimfihlo; code = ikhodi; score sheet = ishidi lomdlalo; settings = izilungiselelo.

# unreviewed
skip = Yeqela kokuqukethwe
# unreviewed
sign-in = Ngena
# unreviewed
sign-out = Phuma
# unreviewed
close = Vala
# unreviewed
cancel = Khansela
# unreviewed
print = Phrinta
# unreviewed
share = Yabelana
# unreviewed
player = Umdlali
# unreviewed
reason = Isizathu
# unreviewed
other-reason = Esinye isizathu
# unreviewed
menu = Imenyu
# unreviewed
keys = Izinqamuleli zekhibhodi
# unreviewed
keys-shortcuts = Izinqamuleli zekhibhodi
# older than the English
# unreviewed
keys-page = u-Tab: isixhumanisi noma inkinobho elandelayo · u-Enter: cindezela · u-Esc: vala · ?: uhlu lokhiye
# unreviewed
keys-board = Ebhodini: imicibisholo iyahamba, u-Enter uyathinta.
# unreviewed
language = Ulimi
# unreviewed
fault-number = Uma kwenzeka futhi, nikeza le nombolo umuntu onakekela i-Inkundla lapha: { $number }
# unreviewed
language-of-event = Ulimi lomqhudelwano
# unreviewed
audience = Ubani odlalayo
# unreviewed
audience-children = Izingane
# unreviewed
audience-adults = Abantu abadala
# unreviewed
audience-hint = Lokhu kunquma amagama asemakhasini nasemaphepheni. Abanye bahlale bebona amagama amafushane ezingane.
# unreviewed
full-names = Kubantu abadala kuphela: wonke umuntu angabona amagama aphelele, ngaphandle uma othile enqaba
# unreviewed
full-names-public = amagama aphelele asobala
# unreviewed
full-names-hint = Lowo onqabile uhlala negama elifushane. Uma ukucima kamuva, wonke amagama aba mafushane futhi.
# unreviewed
public-ratings = Wonke umuntu angabona amazinga
# unreviewed
ratings-public = amazinga asobala
# unreviewed
embedding = Amanye amawebhusayithi angabonisa amakhasi omphakathi
# unreviewed
embedding-hint = Isibonelo ikhasi lesikole noma leklabhu yakho. Ikhasi Yabelana libe selinomugqa wokukopisha. Akekho ongangena noma ashintshe okuthile lapho.
# unreviewed
embedding-allowed = amanye amawebhusayithi angabonisa amakhasi
# unreviewed
categories = Izigaba
# unreviewed
categories-usual = Njengokujwayelekile: amantombazane nabafana, ibanga, ubudala nesikole
# unreviewed
categories-none = Azikho: izindawo zabo bonke abadlali kuphela
# unreviewed
categories-hint = Zabanqobile, izitifiketi, izindawo namafayela. Shiya wonke amarowu engenalutho ukuze usebenzise ezijwayelekile. Inkambu engenalutho isho noma yini: “50+” unyaka wokuzalwa kuze kube ngu-1976, “U1600” izinga kuze kube ngu-1599.
# unreviewed
category-n = Isigaba { $n }
# unreviewed
category-name = Igama
# unreviewed
category-gender = Ubani
# unreviewed
category-everybody = Wonke umuntu
# unreviewed
category-born-from = Uzalwe kusukela
# unreviewed
category-born-to = Uzalwe kuze kube
# unreviewed
category-rating-from = Izinga kusukela
# unreviewed
category-rating-to = Izinga kuze kube
# unreviewed
category-grade-from = Ibanga kusukela
# unreviewed
category-grade-to = Ibanga kuze kube
# unreviewed
language-of-browser = Njengoba ifoni noma ikhompyutha yomfundi imisiwe
# unreviewed
language-still-english = { $language } (kusesesiNgisini)
# unreviewed
day-of-month = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mas
    [4] Eph
    [5] Mey
    [6] Jun
    [7] Jul
    [8] Aga
    [9] Sep
    [10] Okt
    [11] Nov
   *[12] Dis
}
# unreviewed
day-of-year = { $day } { $year }
# unreviewed
decimal-sign = .

## Sides and cows

# unreviewed
side-first = uMhlophe
# unreviewed
side-second = uMnyama
# unreviewed
point-empty = { $point }, akunalutho
point-man = { $point }, { $side }
# A small piece on the board. Sources: "tokens, called 'cows'".
# unreviewed
counts = isandla { $hand } · ibhodi { $board } · zidutshulwe { $shot }
# unreviewed
herd = isandla { $hand }, ibhodi { $board }, ezilahlekile { $lost }
# unreviewed
dots-legend = Izindingilizi eziseceleni kwegama: okokuqala izinkomo ezisesandleni, bese kuba ezisebhodini. Izindingilizi ezingenalutho yizinkomo ezilahlekile.

## Why a turn is refused

illegal-turn = { $turn }: { $why }
# older than the English
# unreviewed
whynot-unreadable = Leli thuba alifundeki. Thinta amachashazi asebhodini.
# unreviewed
whynot-game-over = Umdlalo usuphelile. Ukuze uqhubeke, hlehlisa ithuba lokugcina.
# unreviewed
whynot-occupied = Kunenkomo ku-{ $point }. Khetha ichashazi elingenalutho.
# older than the English
# unreviewed
whynot-not-yours = Ayikho inkomo yalo mdlali ku-{ $point }.
# unreviewed
whynot-no-such-point = Alikho ichashazi elithi { $point } kuleli bhodi.
# unreviewed
whynot-too-few-shots = Kwakheke izibhamu ezimbili. Thinta enye inkomo edutshuliwe.
# unreviewed
whynot-shot-twice = Inkomo eku-{ $point } idutshulwe kabili. Khetha enye inkomo.
# unreviewed
whynot-lost-turn = Ithuba lilahleka ngekhadi elibomvu kuphela. Vula okuthi “Ikhadi”.
# older than the English
# unreviewed
whynot-must-place = Kusenezinkomo esandleni. Beka eyodwa kuqala.
# older than the English
# unreviewed
whynot-hand-empty = Ayisekho inkomo enjalo esandleni.
# older than the English
# unreviewed
whynot-not-neighbours = { $from } no-{ $to } awahlanganisiwe ngomugqa. Inkomo iya echashazini eliseduze.
# unreviewed
whynot-must-shoot = Isibhamu: thinta inkomo edutshuliwe.
# older than the English
# unreviewed
whynot-no-shot = Lokhu akwakhi isibhamu, ngakho akudutshulwa nkomo.
# unreviewed
whynot-too-many-shots = Ithuba elilodwa lidubula inkomo eyodwa.
# older than the English
# unreviewed
whynot-no-target = Ayikho inkomo yembangi ku-{ $point }.
# older than the English
# unreviewed
whynot-protected = Inkomo eku-{ $point } isesibhamini. Khetha engekho esibhamini.
# older than the English
# unreviewed
whynot-banned-return = Le nkomo ayivunyelwe ukubuyela ngqo lapho ibivela khona ukuze yakhe isibhamu.
# unreviewed
whynot-gift-due = Ibhodi ligcwele. Kuqala umdlali ngamunye uphisa ngenkomo eyodwa (ilobolo).
# older than the English
# unreviewed
whynot-no-gift = Alikho ilobolo okufanele likhishwe.
# older than the English
# unreviewed
whynot-may-not-pass = Lo mdlali uyakwazi ukuhamba, akavunyelwe ukudlulisa ithuba.
# older than the English
# unreviewed
whynot-must-pass = Lo mdlali akakwazi ukuhamba, kumele adlulise ithuba.

# older than the English
# unreviewed
whynot-no-leap = Ukusuka ku-{ $from } kuya ku-{ $to } akusona isinyathelo esisodwa, futhi akukhona ukweqa inhlamvu.
# unreviewed
whynot-only-knights-charge = Yiqhawe kuphela elingeqa ezalo bese lithumba.
# older than the English
# unreviewed
whynot-must-capture = Kunokuthumba okungenziwa, ngakho kumele kwenziwe.
# older than the English
# unreviewed
whynot-must-go-on = Ukugxuma kumele kuqhubeke kusuka ku-{ $point }.
# unreviewed
whynot-exposed = Iqhawe eliyeqe ezalo laya ku-{ $point } kumele lithumbe lisuka lapho.
# unreviewed
whynot-back-to-start = Ukweqa ezakho akunakuphela lapho kuqale khona.
# older than the English
# unreviewed
whynot-castle-closed = Ungena enqabeni yakho ngokugxuma kuphela ({ $point }).
# older than the English
# unreviewed
whynot-must-leave-castle = Inhlamvu eku-{ $point } kumele iphume kuqala enqabeni yayo.
# older than the English
# unreviewed
whynot-castle-keeps = Inhlamvu esenqabeni yesitha ({ $point }) ihlala lapho.
# unreviewed
whynot-no-castle-move-left = Kokubili ukuhamba kwasenqabeni sekwenziwe.
# unreviewed
whynot-outflanks-nothing = Idiski elibekwe ku-{ $point } aliphenduli lutho. Khetha isikwele esimakiwe.
# older than the English
# unreviewed
whynot-umpire-only = Amadiski aphendulwe ngephutha afakwa ngunompempe kuphela.
# older than the English
# unreviewed
whynot-not-wrong = Akunakwenzeka ukuthi idiski eliku-{ $point } liphendulwe, noma lishiywe, ngephutha.

## Why the record refuses

# unreviewed
refusal-not-started = Umdlalo awukaqali. Thinta ichashazi noma uqalise iwashi.
# older than the English
# unreviewed
refusal-already-started = Umdlalo usuqalile.
# unreviewed
refusal-over = Umdlalo usuphelile. Ukuze uqhubeke, hlehlisa ithuba lokugcina.
# unreviewed
refusal-not-over = Umdlalo awukapheli.
# unreviewed
refusal-paused = Umdlalo umisiwe. Thinta kuqala okuthi “Qhubeka”.
# unreviewed
refusal-not-paused = Umdlalo awumisiwe.
# older than the English
# unreviewed
refusal-no-turn-to-take-back = Alikho ithuba elingahlehliswa.
# older than the English
# unreviewed
refusal-no-turn-to-play-again = Alikho ithuba elingaphindwa: sekudlalwe okunye.
# older than the English
# unreviewed
refusal-no-such-turn = Alikho ithuba { $n } elingalungiswa. Khetha elinye ohlwini.
# older than the English
# unreviewed
refusal-lost-turn-stands = Lelo thuba lalahleka ngekhadi elibomvu. Esikhundleni salokho, hoxisa ikhadi.
# older than the English
# unreviewed
refusal-same-turn = Yilo kanye leli thuba eselibhaliwe lapho.
# older than the English
# unreviewed
refusal-others-dropped = Amathuba angeke esenzeka asehlukile kunalawo oboniswe wona. Buka uhlu futhi.
# unreviewed
refusal-too-late-to-put-right = Omunye umdlali usehambile kusukela lapho, ngakho amadiski ahlala enjalo. Thinta okuthi “Yima”, bese uthinta “Amadiski akhombisa uhlangothi olungalungile”.
# older than the English
# unreviewed
refusal-bad-position = Lesi akusona isimo salo mdlalo: { $why }.
# older than the English
# unreviewed
refusal-same-position = Ibhodi selimi kanjalo.
# unreviewed
refusal-no-card-to-take-back = Lo mdlali akanalo ikhadi elingahoxiswa.
# older than the English
# unreviewed
refusal-reason-missing = Yisho isizathu ngamagama ambalwa.
# older than the English
# unreviewed
refusal-no-clock = Lo mqhudelwano udlalwa ngaphandle kwewashi.
# unreviewed
refusal-clock-not-called = Thinta kuqala okuthi “Qala umzuzu”.
# older than the English
# unreviewed
refusal-clock-runs = Leli washi selihamba, noma liziqalela lona.
# older than the English
# unreviewed
refusal-too-much-taken = Angeke ususe isikhathi esingaka: kusele { $time }.
# unreviewed
refusal-no-time-adjusted = Yisho ukuthi mingaki imizuzwana.
# older than the English
# unreviewed
refusal-still-in-time = Umzuzu awukapheli: kusele imizuzwana engu-{ $seconds }.
# older than the English
# unreviewed
refusal-not-to-move = Yithuba lomunye umdlali.
# unreviewed
refusal-no-turn-to-give = Omunye umdlali akanalo ithuba angalithatha. Khombisa ikhadi eliphuzi noma unikeze omunye umdlalo.
# older than the English
# unreviewed
refusal-red-out-of-turn = Ikhadi elibomvu lithatha ithuba lomdlali okumele ahambe. Likhombise uma sekuyithuba lalo mdlali, noma ukhombise ikhadi eliphuzi, noma unikeze omunye umdlalo.
# older than the English
# unreviewed
refusal-not-counted-quiet = Amathuba okungadutshulwanga kuwo awabalwa lapha, ngakho ukulingana akunakucelwa ngawo.
# older than the English
# unreviewed
refusal-not-counted-repetition = Kulo mdlalo ukulingana akunakucelwa ngokuphindaphinda.
# older than the English
# unreviewed
refusal-nothing-asked = Lokhu sekuphenduliwe.
# unreviewed
refusal-offered-already = Usucelile ukulingana. Ungaphinda ucele ngemva kwethuba lakho elilandelayo.
# unreviewed
refusal-no-draw-offered = Omunye umdlali akaceli ukulingana.
# unreviewed
refusal-no-take-backs = Amathuba awabuyiselwa kulo mqhudelwano.
# unreviewed
refusal-asked-already = Lokhu sekuceliwe. Cela futhi ngemva kwethuba elilandelayo.
# unreviewed
refusal-no-take-back-asked = Omunye umdlali akaceli ukubuyisela ithuba.
# unreviewed
refusal-umpire-only = Abadlali abakwazi ukwenza lokhu. Biza umhleli.
# unreviewed
refusal-organiser-only = Lokhu kungenziwa ngumhleli kuphela. Biza umhleli.
# older than the English
# unreviewed
refusal-bug = Lokhu akukwazanga ukurekhodwa. Akukho okushintshiwe. Biza umhleli.

## Cards

# unreviewed
card = Ikhadi
# unreviewed
card-title = Khombisa ikhadi
# older than the English
# unreviewed
card-rule = Umthetho: umzuzu owodwa, bese kuba eliphuzi (isexwayiso), bese kuba elibomvu (omunye umdlali uhamba ngokulandelayo), emva kwalokho umdlalo unganikezwa omunye.
# older than the English
# unreviewed
card-player = Linikezwa bani?
# older than the English
# unreviewed
card-why = Ngenxa yani?
# unreviewed
card-yellow = Ikhadi eliphuzi: isexwayiso
# unreviewed
card-red = Ikhadi elibomvu: omunye umdlali uhamba ngokulandelayo
# unreviewed
award-match = Nikeza omunye umdlali umdlalo
# unreviewed
card-back-title = Hoxisa ikhadi
# older than the English
# unreviewed
card-back = Hoxisa ikhadi
# unreviewed
yellow-card = ikhadi eliphuzi
# unreviewed
red-card = ikhadi elibomvu
# unreviewed
step-yellow = okulandelayo: eliphuzi
# unreviewed
step-red = okulandelayo: elibomvu
# unreviewed
step-award = okulandelayo: ukunikeza umdlalo
# older than the English
# unreviewed
offence-delay = Ukulibazisa: umzuzu uphelile
# older than the English
# unreviewed
offence-illegal-turn = Ithuba eliphula imithetho
# unreviewed
offence-misconduct = Ukuziphatha okungafanele noma okudelelayo
# older than the English
# unreviewed
offence-noise = Umsindo ophazamisayo
# older than the English
# unreviewed
offence-help = Usizo oluvela komunye umuntu

## A turn in words

# unreviewed
turn-text-place = { $side } ubeka { $man } ku-{ $to }
# unreviewed
turn-text-place-shot = { $side } ubeka { $man } ku-{ $to }, wakha isibhamu, udubula { $shot }
# unreviewed
turn-text-move = { $side } usuka ku-{ $from } uya ku-{ $to }
# unreviewed
turn-text-move-shot = { $side } usuka ku-{ $from } uya ku-{ $to }, wakha isibhamu, udubula { $shot }
# unreviewed
turn-text-gift = { $side } unikela ngenkomo eku-{ $to } (ilobolo)
# unreviewed
turn-text-pass = { $side } akakwazi ukuhamba, udlulisa ithuba
# older than the English
# unreviewed
turn-text-lost-turn = { $side } ulahlekelwa yithuba ngekhadi elibomvu
turn-text-numbered = { $n }. { $text }

## The end of a game

# unreviewed
end-won = Onqobile: { $winner }. Isizathu: { $why }
# A TIED GAME. Not "to sketch", not a lottery, not the list of pairings.
# unreviewed
end-drawn = Ukulingana: { $why }
# unreviewed
end-not-played = Awudlalwanga: { $why }
# unreviewed
clause-captured = omunye umdlali usele nezinkomo ezimbili kuphela
# older than the English
# unreviewed
clause-blocked = omunye umdlali akakwazi ukuhamba
# unreviewed
clause-full-board = ibhodi ligcwele futhi okumele ahambe akakwazi ukuhamba
# older than the English
# unreviewed
clause-quiet-moves = amathuba okungadutshulwanga kuwo maningi kakhulu
# unreviewed
clause-repetition = isimo esifanayo sivele kathathu
# unreviewed
ground-agreement = bobabili abadlali bavumelene
# unreviewed
ground-resignation = omunye umdlali uhoxile
# unreviewed
ground-absence = umdlali akafikanga ebhodini ngesikhathi
# unreviewed
ground-award = umdlalo unikezwe ngunompempe. { $why }
# older than the English
# unreviewed
ground-award-skipped = umdlalo unikezwe ngunompempe ngaphandle kwekhadi elibomvu ngaphambili. { $why }
# unreviewed
ground-adjudication = kunqunywe ngunompempe noma ngumhleli ({ $reason })

## The record

# unreviewed
event-started = Umdlalo uqalile
# unreviewed
event-taken-back = Lihlehlisiwe: { $turn }. { $reason }
# unreviewed
event-taken-back-plain = Kubuyiselwe: { $turn }
# unreviewed
event-clock-called = Unompempe uqalise umzuzu
# unreviewed
event-paused = Umdlalo umisiwe: { $reason }
# unreviewed
event-paused-plain = Umdlalo umisiwe
# older than the English
# unreviewed
event-paused-server = I-laptop ibimile. Iwashi limile; akukho sikhathi esilahlekile.
# older than the English
# unreviewed
event-paused-jump = I-laptop ibilele, noma iwashi layo lishintshwe, ngemizuzu engu-{ $time }. Iwashi limile; akukho sikhathi esilahlekile.
# older than the English
# unreviewed
event-paused-jump-back = Iwashi le-laptop libuyiselwe emuva ngemizuzu engu-{ $time }. Iwashi limile; akukho sikhathi esilahlekile.
# unreviewed
event-time-given = { $side }: kwengezwe imizuzu engu-{ $time } ({ $reason })
# unreviewed
event-time-taken = { $side }: kususwe imizuzu engu-{ $time } ({ $reason })
# unreviewed
event-corrected = Kulungisiwe: { $turn }. Ngaphambilini: { $was }. { $reason }
# unreviewed
event-corrected-dropped = { $n ->
    [one] Kulungisiwe: { $turn }. Ngaphambilini: { $was }. { $reason }. Leli thuba lakamuva lisusiwe: { $dropped }
   *[other] Kulungisiwe: { $turn }. Ngaphambilini: { $was }. { $reason }. La mathuba akamuva asusiwe: { $dropped }
}
# unreviewed
event-put-right = Kulungiswe kusesesikhathini: { $text }
# unreviewed
event-set-up = Ibhodi lihlelwe: { $reason } ({ $position })
# older than the English
# unreviewed
event-set-up-back = Ukuhlelwa kwebhodi kuhoxisiwe: { $reason }
# What happened on the real board, and what it led to.
# unreviewed
event-illegal = { $side }, kuphulwe imithetho: { $what }. { $consequence }
# older than the English
# unreviewed
event-illegal-departs = { $side }, kuphulwe imithetho: { $what }. { $consequence } (umthetho womqhudelwano wehlukile)
# unreviewed
event-claim-quiet-right = { $side } ucela ukulingana ngamathuba okungadutshulwanga kuwo. Kuyiqiniso: { $n } ku-{ $limit }
# unreviewed
event-claim-quiet-wrong = { $side } ucela ukulingana ngamathuba okungadutshulwanga kuwo. Akukabi yisikhathi: { $n } ku-{ $limit }
# older than the English
# unreviewed
event-claim-repetition-right = { $side } ucela ukulingana ngokuphindaphinda. Kuyiqiniso: isimo sivele izikhathi ezingu-{ $n }
# older than the English
# unreviewed
event-claim-repetition-wrong = { $side } ucela ukulingana ngokuphindaphinda. Akukabi yisikhathi: isimo sivele izikhathi ezingu-{ $n } ku-{ $limit }
# unreviewed
event-draw-offered = { $side } ucela ukulingana
# unreviewed
event-draw-declined = { $side } uyaqhubeka: akukho ukulingana
# unreviewed
event-take-back-asked = { $side } ucela ukubuyisela ithuba
# unreviewed
event-take-back-agreed = { $side } uyavuma: ithuba liyabuyiselwa
# unreviewed
event-take-back-declined = { $side } uyaqhubeka: akukho okubuyiselwayo
# unreviewed
event-notice = Umhleli: { $text }
# unreviewed
notice-to-board-coming = Ngiyeza ebhodini lenu.
# unreviewed
notice-to-board-play-on = Sicela niqhubeke nidlale.
# unreviewed
notice-to-board-quiet = Sicela nidlale ngokuthula.
# unreviewed
notice-to-board-ends-soon = Umzuliswano uzophela maduze.
# unreviewed
event-called = Unompempe ubiza umhleli: { $about }
# unreviewed
event-called-discreetly = Unompempe ubize umhleli
# unreviewed
event-call-answered-discreetly = Umhleli uphendulile
# unreviewed
event-call-answered = Impendulo yomhleli: { $reply }
# unreviewed
event-appeal = { $side } ufaka isikhalazo: { $words }
# older than the English
# unreviewed
event-appeal-withdrawn = Isikhalazo sihoxisiwe
# older than the English
# unreviewed
event-appeal-allowed = Isikhalazo besiyiqiniso: { $reason }
# unreviewed
event-appeal-refused = Isikhalazo senqatshiwe: { $reason }
# older than the English
# unreviewed
irregular-moved-twice = uhambe kabili ngokulandelana
# older than the English
# unreviewed
irregular-wrong-step = uye lapho okungavunyelwe khona
# older than the English
# unreviewed
irregular-wrong-capture = udubule noma uthumbe okungavunyelwe
# older than the English
# unreviewed
irregular-wrong-man = uhambise inhlamvu yomunye umdlali
irregular-other = { $words }
# unreviewed
consequence-put-back = Ukuhamba kuyabuyiselwa
# unreviewed
consequence-warning = Ukuhamba kuyabuyiselwa, kanye nesexwayiso
# unreviewed
consequence-card = Ukuhamba kuyabuyiselwa, bese kukhonjiswa ikhadi elilandelayo
# unreviewed
consequence-loss = Umdlalo ulahlekile
# older than the English
# unreviewed
call-dispute = Abadlali abavumelani
# unreviewed
call-rule = Ngidinga usizo ngomthetho
# unreviewed
call-missing = Kunento engekho ebhodini
# older than the English
# unreviewed
call-unwell = Ingane ayizizwa kahle
# older than the English
# unreviewed
call-behaviour = Kunenkinga eduze kwebhodi
# older than the English
# unreviewed
call-phone = Ifoni yami inenkinga
call-other = { $words }
# older than the English
# unreviewed
call-red-cards = Umdlali oyedwa unamakhadi abomvu angu-{ $n } kulo mqhudelwano. Senzenjani manje?
# older than the English
# unreviewed
event-resumed = Umdlalo uyaqhubeka
# unreviewed
event-call-seen = Umhleli usekubonile ukubizwa
# unreviewed
event-call-coming = Umhleli uyeza emizuzwini engu-{ $n }
event-card = { $side }: { $card }. { $why }
# older than the English
# unreviewed
event-card-skipped = { $side }: { $card } ngaphandle kwekhadi eliphuzi ngaphambili. { $why }
# unreviewed
event-card-back = { $side }: { $card } lihoxisiwe: { $reason }
# unreviewed
event-reopened = Umphumela uhoxisiwe: { $reason }

## The umpire's page

# unreviewed
umpire = Unompempe
# unreviewed
place = Ibhodi { $board } · Umzuliswano { $round }
# unreviewed
slip-place = { $round }-{ $board } · Ibhodi { $board } · Umzuliswano { $round }
# unreviewed
saved = ✓ Kugciniwe { $time }
# unreviewed
not-started-pill = Awukaqali
# unreviewed
saving = … Kuyagcinwa
# unreviewed
not-saved = ⚠ Akugciniwe. Ungalivali leli khasi.
# unreviewed
not-saved-n = ⚠ Akugciniwe ({ $n })
# unreviewed
unsent-title = Okungakathunyelwa
# unreviewed
say-next = Olandelayo: { $player }.
# older than the English
# unreviewed
say-wait = Kugcinwe kule foni. Linda kuze kuphendule i-laptop.
# older than the English
# unreviewed
players-confirm = Ekupheleni komdlalo bobabili abadlali bayabuzwa efonini kanompempe ukuthi umphumela ulungile yini.
# unreviewed
second-person = Umphumela othayiphwayo ubalwa uma omunye umuntu esewuqinisekisile.
# unreviewed
second-person-hint = Abantu ababili abafaka umphumela ofanayo bayawuqinisekisa. Imiphumela yamafoni onompempe ayidingi umuntu wesibili.
# older than the English
# unreviewed
confirm-title = Nika abadlali ifoni
# unreviewed
confirm-right = { $player }: yebo, kulungile
# older than the English
# unreviewed
confirm-said = ✓ { $player }: uthi kulungile
# unreviewed
confirm-not-right = Akulungile? Ungathinti. Okuthi “Hlehlisa” kususa isiphetho; noma bhala isikhalazo, bese kunquma umhleli.
# older than the English
# unreviewed
confirm-sent = ✓ Kuthunyelwe { $time }. Buyisela ifoni kunompempe.
# unreviewed
end-facts = { $first } { $score } { $second } · amathuba { $turns } · { $time }
# unreviewed
lasted-minutes = imizuzu { $n }
# unreviewed
lasted-seconds = imizuzwana { $n }
# unreviewed
end-aloud-won = Kunqobe u-{ $player }. Nidlale kahle nobabili. Xhawulanani.
# unreviewed
end-aloud-drawn = Niyalingana. Nidlale kahle nobabili. Xhawulanani.
# unreviewed
end-stored = ✓ Umhleli unawo · { $time }
# unreviewed
end-next = Siyabonga. Ibhodi elilandelayo
# unreviewed
end-wrong = Kukhona okungalungile
# unreviewed
say-aloud = Ithi: “{ $words }”
# unreviewed
aloud-title = Amazwi okufanele uwasho
# unreviewed
aloud-when-toss = Ngaphambi komdlalo: ukuphosa uhlamvu lwemali
# unreviewed
aloud-when-start = Umdlalo uyaqala
# older than the English
# unreviewed
aloud-when-time = Isikhathi siphelile
# unreviewed
aloud-when-card = Ikhadi
# unreviewed
aloud-when-draw = Umdlali ucela ukulingana
# unreviewed
aloud-when-stop = Umdlalo uyama
# unreviewed
aloud-when-end = Ukuphela komdlalo
# unreviewed
aloud-when-next = Umzuliswano olandelayo
# older than the English
# unreviewed
aloud-toss = { $first }, { $second }: siphosa uhlamvu lwemali ukubona ukuthi ubani oqalayo.
# unreviewed
aloud-start = { $first }: { $one }. { $second }: { $other }. Oqalayo: { $first }. Dlalani.
# unreviewed
aloud-begin = Oqalayo: { $first }. Dlalani.
# unreviewed
aloud-time = Isikhathi siphelile, { $player }.
# unreviewed
aloud-card = { $player }: { $card }. { $why }.
# unreviewed
aloud-turn-lost = { $player }: ulahlekelwa yileli thuba.
# unreviewed
aloud-draw = Ingabe nobabili niyavuma ukulingana?
# unreviewed
aloud-at-dispute = Yimani kancane. Sibheka amathuba ndawonye.
# unreviewed
aloud-at-call = Sicela nilinde. Umhleli uyeza.
# unreviewed
aloud-at-appeal = Sicela nilinde. Umhleli uzonquma ngesikhalazo.
# unreviewed
aloud-at-illegal-turn = Lelo thuba beliphambene nemithetho. Liyabuyiselwa.
# unreviewed
aloud-at-correction = Irekhodi lilungisiwe. Sicela nibheke ibhodi.
# unreviewed
aloud-at-set-up = Ibhodi lihlelwe. Ingabe konke kulungile?
# unreviewed
aloud-next = Umzuliswano { $round } uyalandela. Funani amabhodi enu.
# unreviewed
toss-title = Ubani onqobe ekuphoseni uhlamvu lwemali futhi oqalayo?
# unreviewed
toss-enter = Faka umphumela wokuphosa
# unreviewed
toss-begins = Oqalayo: { $player }
# older than the English
# unreviewed
rule-board-full = Ibhodi ligcwele: umdlali ngamunye uphisa ngenkomo eyodwa. Oqalayo: { $player }.
# older than the English
# unreviewed
rule-gift-due = Manje { $player } uphisa ngenkomo eyodwa.
# older than the English
# unreviewed
rule-gifts-done = Nobabili sebephisile. Ohamba kuqala: { $player }.
# unreviewed
rule-disc-given = { $player } akasenalo idiski: { $other } umnika elilodwa.
# unreviewed
rule-pass = { $player } akakwazi ukuhamba, udlulisa ithuba.
# unreviewed
rule-flying = { $player } usele nezinkomo ezintathu, angandiza.
# unreviewed
rule-count-begins = Kusukela manje, amathuba angu-{ $limit } okungadutshulwanga kuwo enza umdlalo ulingane.
# unreviewed
rule-count-begins-each = Kusukela manje, amathuba angu-{ $limit } omdlali ngamunye okungadutshulwanga kuwo enza umdlalo ulingane.
# unreviewed
rule-count = Amathuba okungadutshulwanga kuwo: { $n } ku-{ $limit }.
# unreviewed
rule-count-camelot = Amathuba okungathunjwanga kuwo: { $n } ku-{ $limit }.
# older than the English
# unreviewed
event-agreed = { $side } uthi umphumela ulungile
# older than the English
# unreviewed
refusal-agreed-already = Lo mdlali usekushilo lokho.
# older than the English
# unreviewed
clock-low = Kusele imizuzwana eyishumi.
# older than the English
# unreviewed
clock-out = Isikhathi siphelile. Ikhadi, noma qhubeka.
# older than the English
# unreviewed
held-title = Okungekho erekhodini
# older than the English
# unreviewed
held-again = Kuthumele futhi
# older than the English
# unreviewed
held-first = Yeqa okokuqala
# unreviewed
held-copy = Kopisha
# older than the English
# unreviewed
held-all = Lahla konke …
# unreviewed
held-nothing = lutho
# unreviewed
held-through = kuze kube umzuliswano { $round }
# unreviewed
held-results-later = imiphumela izofika kamuva
# unreviewed
held-standings-later = izindawo ezintsha zizofika kamuva
# older than the English
# unreviewed
held-all-sure = Yebo, lahla konke
# unreviewed
start-recording = Qala ukurekhoda
# unreviewed
take-over = Thatha ibhodi
# unreviewed
taken = U-{ $name } urekhoda leli bhodi kusukela ngo-{ $since }. Amathuba kuze kube manje: { $turn }.
# unreviewed
taken-given = U-{ $name } ukunikeza leli bhodi. Amathuba kuze kube manje: { $turn }.
# older than the English
# unreviewed
notice-took-over = Manje nguwe orekhoda leli bhodi. Enye ifoni yazisiwe futhi ingabukela.
# older than the English
# unreviewed
hand-over = Nika omunye unompempe
# older than the English
# unreviewed
hand-over-title = { $place }: nika omunye unompempe
# unreviewed
hand-over-how = Omunye unompempe ukhomba le khodi ngekhamera yefoni yakhe, noma avule leli kheli, bese ethinta okuthi “Thatha ibhodi”.
# older than the English
# unreviewed
hand-over-then = Kusukela lapho leyo foni iyarekhoda, le ingabukela. Akukho okulahlekayo.
# unreviewed
hand-over-back = Buyela ebhodini
# unreviewed
hand-over-codes = Uma enye ifoni ifinyelela ku-laptop, skena ikhodi ngayinye ngekhamera yayo bese uvula ikhasi. Ithatha indawo nakho konke okulinde lapha. Emva kwalokho rekhoda kuyo kuphela.
# unreviewed
hand-over-this-phone = Uma ingafinyeleli, nika omunye unompempe le foni. Iyaqhubeka nokurekhoda.
# unreviewed
take-codes-some = Kufundwe amakhodi angu-{ $n } kwangu-{ $all }. Skena namanye: ngaphandle kwawo amathuba okugcina ayasala.
# unreviewed
take-codes-all = Wonke amakhodi afundiwe. Okulinde kwenye ifoni kuza nebhodi.
# unreviewed
watch = Bukela
# unreviewed
watch-page = Ikhasi lababukeli
# unreviewed
umpire-name = Igama lakho (unompempe)
# unreviewed
say-start = Ithi: “{ $words }” Bese uthinta ithuba lokuqala.
# unreviewed
say-place = { $player }: thinta lapho inkomo ibekwe khona
# older than the English
# unreviewed
say-from = { $player }: thinta inkomo ehambile
# older than the English
# unreviewed
say-fly = { $player }: unezinkomo ezintathu, angandiza. Thinta inkomo ehambile
# unreviewed
say-to = Thinta lapho iye khona
# older than the English
# unreviewed
say-shoot = Isibhamu! Thinta inkomo edutshuliwe
# older than the English
# unreviewed
say-not-here = Hhayi lapho. Thinta elinye lamachashazi amakiwe.
# older than the English
# unreviewed
say-not-this-one = Leyo nkomo ayinakudutshulwa. Thinta enye yezinkomo ezimakiwe.
# unreviewed
say-pass = { $player } akakwazi ukuhamba, ngakho { $other } uphinda ahambe.
# unreviewed
say-paused = Umdlalo umisiwe: { $reason }
# unreviewed
say-paused-plain = Umdlalo umisiwe.
# unreviewed
say-paused-jump = I-laptop ibilele, noma iwashi layo lishintshiwe. Iwashi limile; akukho sikhathi esilahlekile. Thinta okuthi “Qhubeka”.
# unreviewed
say-paused-server = I-laptop ibimile. Iwashi limile; akukho sikhathi esilahlekile. Thinta okuthi “Qhubeka”.
# unreviewed
incident-dispute = abadlali nonompempe babheka amathuba.
# unreviewed
incident-call = umhleli ubiziwe.
# unreviewed
incident-correction = irekhodi lilungisiwe.
# unreviewed
incident-set-up = ibhodi lihlelwe.
# unreviewed
incident-illegal-turn = ithuba beliphambene nemithetho.
# unreviewed
incident-appeal = umdlali ufake isikhalazo.
# unreviewed
start-clock = Qala umdlalo
# older than the English
# unreviewed
call-clock = Qala umzuzu
# unreviewed
pause = Misa
# older than the English
# unreviewed
pause-why = Kungani? Thinta kanye, noma ukuyeke.
# unreviewed
pause-away = Umdlali usukile ebhodini
# unreviewed
pause-unwell = Umdlali akaphilile
# unreviewed
pause-noise = Umsindo eduze kwebhodi
# unreviewed
pause-rules = Umbuzo ngemithetho
# unreviewed
pause-break = Ikhefu
# unreviewed
face-open = Iwashi letafula
# unreviewed
face-stop = Thinta ukumisa iwashi
# unreviewed
face-go-on = Kumisiwe. Thinta ukuqhubeka
# unreviewed
sound-on = Umsindo uma isikhathi siphela
# unreviewed
sound-try = Zama umsindo
# older than the English
# unreviewed
screen-note = Le foni ingase icime phakathi nomdlalo. Kuzilungiselelo zayo, yenza isikrini sihlale sikhanya imizuzu engu-10 noma ngaphezulu.
# older than the English
# unreviewed
alone-before = Gcina leli khasi livuliwe ngenkathi urekhoda. Uma inethiwekhi inqamuka, qhubeka: konke kuhlala kule foni kuthunyelwe kamuva.
# older than the English
# unreviewed
alone-title = Uma inethiwekhi inqamuka
# unreviewed
alone-now = I-laptop ayiphenduli
# older than the English
# unreviewed
alone-kept = Okungakathunyelwa: { $n }. Konke kuphephile kule foni futhi kuyazithumela uma i-laptop iphendula.
# unreviewed
alone-stored = Kugcinwe kule foni. Kuthunyelwa uma i-laptop iphendula.
# unreviewed
alone-agreed = Bobabili bayavuma. Buyisela ifoni kunompempe.
# older than the English
# unreviewed
alone-go-on = Qhubeka urekhode. Iwashi, imithetho, amakhadi nokulingana kusebenza njengakuqala.
# unreviewed
alone-open = Gcina leli khasi livuliwe. Shaja ifoni uma ibhethri iphansi.
# older than the English
# unreviewed
alone-nearer = Sondela eduze ne-laptop. Ingabe le foni isaxhunywe ku-Wi-Fi yehholo?
# older than the English
# unreviewed
alone-dont = Ungalivuseleli futhi ungalivali leli khasi: lizovuleka futhi kuphela uma i-laptop iphendula. Okuthintile kuhlala efonini ngisho noma kunjalo.
# unreviewed
alone-not-drawn = Akukabi ukulingana: { $n } kwezingu-{ $limit }.
# unreviewed
alone-hand-over = I-laptop ayiphenduli. Nika omunye unompempe le foni: iyaqhubeka nokurekhoda. Enye ifoni ingathatha indawo lapho i-laptop iphendula.
# unreviewed
resume = Qhubeka
# unreviewed
turn-label = Ithuba
# unreviewed
record-turn = Rekhoda ithuba
# unreviewed
undo = Hlehlisa
# unreviewed
undo-title = Hlehlisa { $turn }
# unreviewed
undo-lost-turn = Hlehlisa ikhadi elibomvu nethuba elilahlekile
# unreviewed
undo-result = Hlehlisa umphumela
# older than the English
# unreviewed
undo-set-up = Hlehlisa ukuhlelwa kwebhodi
# unreviewed
redo = Phinda { $turn }
# unreviewed
redo-lost-turn = Phinda ukhombise ikhadi elibomvu
# unreviewed
undo-nothing = Akukabikho okungahlehliswa
# unreviewed
undo-typed-wrong = Ngithinte ichashazi okungelona
# unreviewed
undo-players = Abadlali bakubuyisele emuva
# older than the English
# unreviewed
undo-illegal = Ithuba liphule imithetho
# unreviewed
result = Umphumela
# unreviewed
result-title = Kuphele kanjani?
# unreviewed
result-undo-hint = Kuyiphutha? Okuthi “Hlehlisa” kubuyisa umdlalo.
# unreviewed
result-draw-agreed = Ukulingana: bobabili bayavuma
# unreviewed
result-resign = Onqobile: { $winner }. Uyahoxa: { $loser }
# unreviewed
result-absent = Akafikanga: { $player }
# older than the English
# unreviewed
result-both-absent = Akekho ofikile
# older than the English
# unreviewed
result-stopped-won = Isikhathi somzuliswano siphelile. Onqobile: { $player }
# older than the English
# unreviewed
result-stopped-draw = Isikhathi somzuliswano siphelile: ukulingana
# unreviewed
result-stopped = Misa umdlalo ungakapheli
# unreviewed
result-early-won = Umiswe ungakapheli. Onqobile: { $player }
# unreviewed
result-early-draw = Umiswe ungakapheli: uphela ngokulingana
# unreviewed
reason-early = umdlalo umiswe ungakapheli
# unreviewed
draw-counters = Kulingana nini?
# unreviewed
quiet-short = Akudutshulwanga { $n }/{ $limit }
# unreviewed
quiet-none = Ukulingana?
# Shown when the umpire taps the counter.
# unreviewed
quiet-each = { $n ->
    [0] Akukabikho mathuba okungadutshulwanga kuwo. Uma umdlali ngamunye esenamathuba anjalo angu-{ $limit }, umdlalo uphela ngokulingana.
    [one] Ithuba okungadutshulwanga kulo: { $n }. Uma umdlali ngamunye esenamathuba anjalo angu-{ $limit }, umdlalo uphela ngokulingana.
   *[other] Amathuba okungadutshulwanga kuwo: { $n }. Uma umdlali ngamunye esenamathuba anjalo angu-{ $limit }, umdlalo uphela ngokulingana.
}
# older than the English
# unreviewed
quiet-ply = Amathuba okungadutshulwanga kuwo: { $n } ku-{ $limit }. Emva kwalokho umdlalo uphela ngokulingana.
# older than the English
# unreviewed
seen = Lesi simo sivele izikhathi ezingu-{ $n }. Uma sesivele izikhathi ezingu-{ $limit }, kuyalinganwa.
# unreviewed
quiet-rests = Kusele { $n }, kubalwa kusukela ethubeni { $since }.
# older than the English
# unreviewed
seen-after = Sivele ngemuva kwamathuba { $turns }.
# unreviewed
draw-near-quiet = { $n ->
    [one] Kusele ithuba elilodwa ngaphandle kokudubula noma ukuthumba, bese umdlalo uphela ngokulingana.
   *[other] Kusele amathuba angu-{ $n } ngaphandle kokudubula noma ukuthumba, bese umdlalo uphela ngokulingana.
}
# unreviewed
draw-near-quiet-claim = { $n ->
    [one] Kusele ithuba elilodwa ngaphandle kokudubula noma ukuthumba, bese umdlali angacela ukulingana.
   *[other] Kusele amathuba angu-{ $n } ngaphandle kokudubula noma ukuthumba, bese umdlali angacela ukulingana.
}
# older than the English
# unreviewed
draw-near-repetition = Maduze isimo esifanayo singavela kaningi kakhulu: lapho umdlalo uphela ngokulingana.
# older than the English
# unreviewed
draw-near-repetition-claim = Maduze isimo esifanayo singavela kaningi kakhulu: lapho kungacelwa ukulingana.
# unreviewed
draw-claimable = Umdlali angacela ukulingana manje.
# older than the English
# unreviewed
whole-left = kusele { $time } esikhathini sonke
# unreviewed
claim-title = Umdlali ucela ukulingana
# older than the English
# unreviewed
claim-hint = Kuzobhekwa irekhodi. Elikushoyo kuyabhalwa, noma ngabe kuyiqiniso noma cha.
# unreviewed
claim-quiet-moves = Amathuba athule maningi kakhulu
# older than the English
# unreviewed
claim-repetition = Isimo esifanayo sivele kaningi kakhulu
# unreviewed
more-title = Usizo nezilungiso
# unreviewed
leave-title = Uyalishiya ibhodi?
# older than the English
# unreviewed
leave-text = Okurekhodile kuyahlala. Ukuze ubuye, skena futhi ikhadi lebhodi.
# unreviewed
leave-stay = Hlala lapha
# older than the English
# unreviewed
leave-go = Shiya ibhodi
# older than the English
# unreviewed
look-title = Ukubukeka kwebhodi
# unreviewed
look-kept = Le foni ikhumbula okukhethayo. Akukho okuya erekhodini.
# older than the English
# unreviewed
look-swap = Shintshanisa abadlali abangaphezulu nabangaphansi kwebhodi
# unreviewed
look-bigger = Umbhalo omkhulu
# older than the English
# unreviewed
look-left = Izinkinobho zesandla sobunxele
# unreviewed
look-colours = Imibala
# unreviewed
look-as-phone = Njengefoni
# unreviewed
look-light = Ekhanyayo
# unreviewed
look-dark = Emnyama
# unreviewed
look-sun = Ukukhanya kwelanga
# unreviewed
look-keys = Okhiye: u-f ujikisa ibhodi, u-d ushintsha phakathi kokukhanyayo nokumnyama.
# unreviewed
look-scripts = Izikripthi zicishiwe kulesi siphequluli. Ibhodi ibukeka njengoba ibukeka kubo bonke.
# older than the English
# unreviewed
needs-network = Lokhu kudinga i-laptop, futhi ayiphenduli. Okurekhodile kugciniwe. Zama futhi maduze.
# older than the English
# unreviewed
more-read-only = Yifoni erekhoda leli bhodi kuphela engasebenzisa leli khasi.
# unreviewed
back-to-board = ← Ibhodi
# unreviewed
which-player = Yimuphi umdlali?
# unreviewed
in-words = Ngamazwi akho
# unreviewed
rule-of-event = umthetho walo mqhudelwano
# older than the English
# unreviewed
record-it = Kubhale phansi
# unreviewed
ask-resign = U-{ $loser } uyahoxa, kunqobe u-{ $winner }?
# unreviewed
ask-absent = U-{ $loser } akafikanga, kunqobe u-{ $winner }?
# unreviewed
ask-award = Umdlalo uya ku-{ $winner }, ulahlekela u-{ $loser }?
# unreviewed
ask-draw = Ithi: “{ $words }” Bobabili bayavuma?
# unreviewed
ask-end = Qeda umdlalo kanje? { $what }
# unreviewed
call-title = Biza umhleli
# unreviewed
call-words = Okunye
# unreviewed
call-button = Biza
# older than the English
# unreviewed
call-not-needed = Akusadingeki
# unreviewed
call-seen = kubonwe { $time }
# unreviewed
call-coming = kubonwe { $time } · kuyezwa emizuzwini engu-{ $n }
# unreviewed
asked-call = Unompempe uyabiza: { $about }
# unreviewed
asked-appeal = { $side } ufaka isikhalazo: { $words }
# older than the English
# unreviewed
illegal-title = Ithuba eliphule imithetho ebhodini langempela
# unreviewed
illegal-what = Yini ebingalungile?
# unreviewed
illegal-other = Okunye
# unreviewed
illegal-outcome = Ukuhamba kuyabuyiselwa. Kulandelani?
# older than the English
# unreviewed
illegal-recorded = kubhaliwe { $time } · kubuyiseleni ebhodini, bese niyaqhubeka
# unreviewed
consequence-card-for = Kukhonjiswa ikhadi elilandelayo. { $why }
# older than the English
# unreviewed
mend-kept = { $n ->
    [0] Alikho ithuba lakamuva elihlalayo.
    [one] Ithuba elilodwa lakamuva lihlala linjalo.
   *[other] Amathuba akamuva angu-{ $n } ahlala enjalo.
}
# unreviewed
dispute-title = Bheka emuva
# unreviewed
dispute-stop = Yima
# unreviewed
dispute-stop-clock = Misa iwashi
# unreviewed
dispute-step = { $n } kwezi-3
# older than the English
# unreviewed
dispute-clock = Iwashi limile.
# unreviewed
dispute-keeps = { $player } ugcina { $time }.
# unreviewed
dispute-start = Ibhodi ngaphambi kwethuba lokuqala
# unreviewed
dispute-turn = Ithuba { $n } kwangu-{ $all }: { $text }
# unreviewed
dispute-different = Leli thuba belingenjalo
# unreviewed
dispute-discs = Amadiski akhombisa uhlangothi olungalungile
# unreviewed
dispute-strike = Dlalani futhi kusukela ngaphambi kwaleli thuba
# older than the English
# unreviewed
dispute-right = Konke kulungile: qhubekani
# older than the English
# unreviewed
dispute-set-up = Ibhodi limi ngenye indlela
# unreviewed
dispute-tap = Thinta lokho { $player } akudlale ngempela
# unreviewed
dispute-other-shot = Kudutshulwe enye inkomo
# unreviewed
dispute-tap-discs = Thinta idiski ngalinye elikhombisa uhlangothi olungalungile ebhodini langempela
# unreviewed
dispute-follows = Okulandelayo
# unreviewed
dispute-now = Ithuba { $n } manje: { $turn }. Ngaphambilini: { $was }.
# older than the English
# unreviewed
dispute-goes = { $n }. { $text }: akusangeni, kuyasuka.
# unreviewed
dispute-gone = { $n }. { $text }: kusuliwe.
# unreviewed
dispute-turn-over = Omunye umdlali akakahambi: phendula { $discs } ebhodini langempela manje.
# unreviewed
dispute-moves = Kulandela u-{ $player }.
# unreviewed
dispute-moves-with = Kulandela u-{ $player }, une-{ $time }.
# unreviewed
dispute-counts = { $player }: { $counts }
# older than the English
# unreviewed
dispute-reason = kubhekwe nabadlali
# unreviewed
adjust-title = Engeza noma susa isikhathi
# unreviewed
adjust-seconds = Imizuzwana
# unreviewed
adjust-give = Engeza
# unreviewed
adjust-take = Susa
# unreviewed
card-back-of = Elikabani ikhadi lokugcina?
# unreviewed
appeal-title = Umdlali ufaka isikhalazo
# older than the English
# unreviewed
appeal-hint = Siyabhalwa phansi, bese kunquma umhleli. Umdlalo ungaqhubeka.
# older than the English
# unreviewed
appeal-words = Ukhalaza ngani?
# older than the English
# unreviewed
appeal-note = Bhala isikhalazo phansi
# older than the English
# unreviewed
appeal-withdraw = Umdlali uyasihoxisa
# older than the English
# unreviewed
set-up-title = Hlela ibhodi
# older than the English
# unreviewed
set-up-when = Uma ukurekhoda kuqale sekwephuzile, noma ibhodi liwisiwe: bonisa ukuthi yini emi kuphi.
# older than the English
# unreviewed
set-up-choose = Iyiphi inhlamvu?
# unreviewed
set-up-man = { $side }, { $kind }
# unreviewed
set-up-none = Akunalutho
# older than the English
# unreviewed
set-up-tap = Khetha inhlamvu, bese uthinta lapho imi khona. Ukuthinta kwesibili kuyayisusa.
# older than the English
# unreviewed
set-up-hint = Noma bhala amachashazi ahlukaniswe ngezikhala.
# older than the English
# unreviewed
set-up-on = { $side }, { $kind }: amachashazi
# unreviewed
set-up-hand = { $side }, { $kind }: okusesandleni
# unreviewed
set-up-mover = Yithuba likabani?
# unreviewed
set-up-text = Noma njengomugqa owodwa wombhalo
# unreviewed
set-up-position = Isimo
# unreviewed
set-up-now = Manje kunje:
# unreviewed
set-up-record = Lihlele
# unreviewed
asked-title = Unompempe uyakudinga
# older than the English
# unreviewed
asked-nothing = Akukho okulindile lapha.
# unreviewed
asked-reply = Impendulo yakho
# unreviewed
asked-answer = Kuphenduliwe
# unreviewed
asked-seen = Kubonwe
# unreviewed
asked-coming = Ngiyeza emizuzwini engu-{ $n }
# unreviewed
asked-why = Ngoba?
# unreviewed
asked-decision = Unquma ini?
# unreviewed
asked-no-result = Awukabikho umphumela.
# older than the English
# unreviewed
asked-allow = Isikhalazo siyiqiniso. Akukho okunye okushintshayo.
# unreviewed
asked-refuse = Isikhalazo siyenqatshwa. Akukho okushintshayo.
# older than the English
# unreviewed
asked-go-on = Isikhalazo siyiqiniso. Umphumela uyasulwa futhi umdlalo uyaqhubeka.
# older than the English
# unreviewed
asked-result = Isikhalazo siyiqiniso. Umphumela: { $text }
# older than the English
# unreviewed
asked-follows = Isinqumo nokulandelayo kubhalwa erekhodini lomdlalo, nesizathu sakho.
# older than the English
# unreviewed
asked-follows-closed = Isinqumo sibhalwa erekhodini lomdlalo, nesizathu sakho. Lo mzuliswano uvaliwe: uma ukhetha omunye umphumela, ubona okulandelayo ukuthi ushintsha ini, bese uwuqinisekisa.
# unreviewed
asked-decide = Nquma
# unreviewed
asked-round = Umzuliswano
# older than the English
# unreviewed
notice-answered = Impendulo ibhaliwe.
# unreviewed
cards-in-event = Amakhadi kulo mqhudelwano
# unreviewed
card-in-event = Umzuliswano { $round }, ibhodi { $board }: { $card }. { $why }
# unreviewed
rules-of-this-game = Imithetho yalo mdlalo
# older than the English
# unreviewed
round-closed = Lo mzuliswano uvaliwe. Irekhodi lingafundwa kuphela.
# older than the English
# unreviewed
keys-umpire = Imicibisholo ihamba ebhodini, u-Enter uyathinta. u: hlehlisa, c: ikhadi, r: umphumela, ?: uhlu lokhiye, Esc: vala.

## Doors

# unreviewed
nav = Amakhasi amakhulu
# unreviewed
nav-events = Imiqhudelwano
# unreviewed
nav-learn = Funda
# unreviewed
nav-play = Dlala
# unreviewed
nav-rules = Imithetho
# unreviewed
home-title = Imiqhudelwano
# older than the English
# unreviewed
no-events = Ayikabikho imiqhudelwano engabonwa.
# unreviewed
home-hero = Buka wonke amabhodi, ithuba ngethuba
# unreviewed
home-lead = I-Inkundla iqhuba imiqhudelwano yezikole yomlabalaba, yeCamelot neyeReversi. Landela umdlalo njengoba udlalwa, thola ibhodi lengane yakho, noma ufunde ukudlala ngemizuzu emihlanu.
# unreviewed
home-watch = Buka imidlalo bukhoma
# unreviewed
home-learn = Funda ukudlala
# unreviewed
home-play = Dlala manje
# unreviewed
home-now = Kudlalwa manje
# unreviewed
home-nothing = Awukho umdlalo odlalwayo manje.
# unreviewed
home-count = Eqediwe: { $done } · Edlalwayo: { $playing } · Esazoqala: { $waiting }
# unreviewed
home-open = Vula umqhudelwano
# unreviewed
home-go = Iya lapha: { $round }
# unreviewed
home-others = Eminye imiqhudelwano
# unreviewed
home-won-by = kunqobe { $names }
# unreviewed
home-missing = { $n ->
    [0] Ayikho imiphumela eshodayo.
    [one] Umphumela owodwa usashoda.
   *[other] Imiphumela engu-{ $n } isashoda.
}
# unreviewed
door-umpire-hint = Skena ikhadi elisetafuleni lakho, noma uthayiphe izinhlamvu zalo eziyisithupha.
# unreviewed
door-child = Ufuna ingane?
# unreviewed
door-child-hint = Thayipha igama ukuze ubone ibhodi, umdlalo olandelayo namaphuzu.
# unreviewed
door-child-name = Igama
# unreviewed
door-teacher = Unguthisha?
# unreviewed
door-teacher-hint = Qhuba umqhudelwano wakho: namathisela amagama, bhangqa umzuliswano, uphrinte uhlu. Amafoni arekhoda imidlalo, ngisho ngaphandle kwe-inthanethi.
# unreviewed
learn-games = Funda umdlalo
# unreviewed
learn-all = Yonke imidlalo
# unreviewed
learn-umlabalaba = Izinkomo eziyishumi nambili ngamunye. Yakha isibhamu bese udubula enye yezinkomo zembangi.
# unreviewed
learn-reversi = Haqa uhide lwamadiski phakathi kwamadiski akho amabili bese uluphendula.
# unreviewed
learn-camelot = Yeqa ezakho, gxuma izitha, uthathe inqaba.
# unreviewed
new-event = Umqhudelwano omusha
# older than the English
# unreviewed
new-like = Izilungiselelo zifana nezakwa-“{ $name }”, umqhudelwano wakho wokugcina.
# older than the English
# unreviewed
new-plain = Izilungiselelo ezijwayelekile
# unreviewed
umpire-door = Ungunompempe?
# older than the English
# unreviewed
board-code = Ikhodi yebhodi lakho
# older than the English
# unreviewed
open-board = Vula ibhodi
# unreviewed
your-name = Igama lakho
# unreviewed
pass-phrase = Amazwi ayimfihlo
# unreviewed
phrase-hint = Okungenani izinhlamvu ezingu-8. Amagama amathathu noma amane kulula ukuwakhumbula kodwa kunzima ukuwaqagela.
# unreviewed
setup-title = Siyakwamukela ku-Inkundla
# older than the English
# unreviewed
setup-hero = Umqhudelwano ehholo lenu, oqhutshwa kule laptop
# unreviewed
setup-lead = I-Inkundla ibhanqa abadlali, igcine isikhathi namaphuzu, ibonise abazali ibhodi ngalinye. Ayidingi i-inthanethi. Konke kuhlala lapha.
# unreviewed
setup-text = Ungowokuqala lapha, ngakho nguwe ophethe. Khetha igama namazwi ayimfihlo; uzokudinga kokubili ukuze ungene futhi.
# unreviewed
setup-button = Qala
# unreviewed
setup-elsewhere = I-Inkundla intsha lapha. Ikhodi yokuyimisa isewindini eqalwe kulo. Yibhale lapha, noma uvule leli khasi kuleyo khompyutha.
# unreviewed
setup-code = Ikhodi yokuqalisa
# unreviewed
go-on = Qhubeka
# older than the English
# unreviewed
sign-in-hint = Onompempe abangeni ngegama: bavula ikhodi ye-QR yebhodi labo.
# older than the English
# unreviewed
sign-in-wrong = Igama noma amazwi ayimfihlo akulungile. Zama futhi.
# older than the English
# unreviewed
sign-in-too-often = Kuzanywe kaningi kakhulu. Linda imizuzu embalwa, bese uzama futhi.
# older than the English
# unreviewed
sign-in-busy = Baningi abantu abangenayo manje. Zama futhi maduze.
# unreviewed
phrase-too-short = Amazwi ayimfihlo mafushane kakhulu. Sebenzisa okungenani izinhlamvu ezingu-8.
# unreviewed
phrase-too-long = Amazwi ayimfihlo made kakhulu. Sebenzisa izinhlamvu ezingadluli ku-256.
# older than the English
# unreviewed
phrase-guessable = La mazwi ayimfihlo angamanye abantu abaqala ngawo uma beqagela. Khetha amanye.
# older than the English
# unreviewed
account = Ukungena kwakho
# unreviewed
account-where = Lapho ungene khona
# unreviewed
account-session = kusukela { $since }, kugcine ukubonwa { $seen }
# older than the English
# unreviewed
account-this = le
# unreviewed
account-end-others = Phuma kuzo zonke ezinye
# older than the English
# unreviewed
account-phrase = Amazwi ayimfihlo amasha
# older than the English
# unreviewed
account-old = Onawo manje
# older than the English
# unreviewed
account-new = Amasha
# older than the English
# unreviewed
account-phrase-hint = Uzokhishwa kuzo zonke ezinye.
# older than the English
# unreviewed
account-old-wrong = Amazwi ayimfihlo onawo manje akulungile.
# unreviewed
notice-others-signed-out = Ukhishiwe kuzo zonke ezinye.
# unreviewed
notice-phrase-saved = Amazwi ayimfihlo amasha agciniwe. Ukhishiwe kuzo zonke ezinye.
# unreviewed
account-exists = Leli gama selithathiwe. Khetha elinye.
# unreviewed
people = Ithimba
# unreviewed
people-list = Abantu
# unreviewed
role-organiser = umhleli
# unreviewed
role-deputy = iphini lomhleli
# older than the English
# unreviewed
role-helper = umsizi wemiphumela
# unreviewed
role-school = uthisha wesikole
# unreviewed
role-tablet = idivayisi yemiphumela
# unreviewed
role-program = uhlelo lwekhompyutha
# unreviewed
role-umpire = unompempe
# unreviewed
history-who = { $who } ({ $role })
# unreviewed
history-account = { $who }, i-akhawunti { $account }
# unreviewed
history-school = { $who }, { $school }
# unreviewed
people-since = kusukela { $since }
# unreviewed
people-seen = kusukela { $since }, ugcine ukubonwa { $seen }
# older than the English
# unreviewed
people-away = Susa
# unreviewed
people-hand-over = Yenza abe umhleli
# older than the English
# unreviewed
people-hand-over-text = U-{ $name } uba umhleli, wena ube yiphini lakhe. U-{ $name } kuphela ongakubuyisela lokho emuva.
# older than the English
# unreviewed
people-invite = Mema umuntu
# unreviewed
people-invite-text = Yini abangayenza?
# older than the English
# unreviewed
people-link-helper = Isixhumanisi sabasizi bemiphumela
# unreviewed
people-link-tablet = Isixhumanisi sedivayisi lapho abadlali bebika khona imiphumela
# unreviewed
people-link-program = Ukhiye wohlelo
# unreviewed
people-tablet-hint = Abadlali bakhetha ibhodi labo nokuthi ubani owinile. Imbangi iyaqinisekisa. Isixhumanisi sisebenza kuze kuphele usuku.
# unreviewed
people-boards-hint = Ngebhodi lokuqala nelokugcina, ikhasi laba basizi livuleka kumabhodi abo.
# unreviewed
people-token = Ukhiye wolunye uhlelo
# unreviewed
people-token-text = Ngokhiye olunye uhlelo lufaka imiphumela nabadlali, lubhale ukuthi ubani okhona. Aluwaboni amagama aphelele. Ukhiye usebenza kuze kuphele umqhudelwano, okungenani izinsuku ezingu-14.
# unreviewed
people-token-name = Igama lohlelo
# unreviewed
people-token-make = Yenza ukhiye
# unreviewed
people-token-of = Ukhiye we-{ $name }
# unreviewed
people-token-once = Ukhiye uboniswa manje kuphela. Wukopishele ohlelweni. Uma ulahleka, susa uhlelo ethimbeni wenze omusha.
# unreviewed
people-token-use = Uhlelo luthumela le nhlokwana ngesicelo ngasinye:
# older than the English
# unreviewed
people-helper-hint = Babhala ukuthi ubani okhona, bafake imiphumela, kuze kuphele usuku. Babhala igama labo; abadingi amazwi ayimfihlo.
# unreviewed
people-link-of-school = Isixhumanisi sesikole
# unreviewed
people-link-school = Isixhumanisi sika-{ $school }
# unreviewed
people-school-hint = Othisha baso babhala ukuthi ubani walesi sikole okhona, balungise uhlu lwaso ngokuvuma kwakho, baphrinte namaphepha aso. Abawaboni amanye amagama. Isixhumanisi siphela nomqhudelwano; uma sikhanselwe, siphela ngaso leso sikhathi kubo bonke.
# unreviewed
people-guests = Bangaki abantu abangasebenzisa isixhumanisi
# unreviewed
people-link-deputy = Isixhumanisi sephini lomhleli
# unreviewed
people-deputy-hint = Baqhuba umqhudelwano nawe: abadlali, imizuliswano, izilungiselelo. Umuntu oyedwa angasebenzisa lesi sixhumanisi, ezinsukwini ezintathu.
# unreviewed
people-invite-button = Yenza isixhumanisi
# older than the English
# unreviewed
people-open = Izixhumanisi ezingasetshenziswa
# unreviewed
umpires-here = Abakhona: { $here } ku-{ $n }
# unreviewed
umpires-text = Uma umzuliswano umenyezelwa, onompempe abakhona bathola amabhodi awo: inani elilinganayo kubo bonke, futhi hhayi imidlalo yesikole sabo uma omunye unompempe engayithatha.
# unreviewed
umpires-none = Akekho unompempe ohlwini okwamanje.
# unreviewed
umpires-add = Faka onompempe
# unreviewed
umpires-lines = Amagama
# unreviewed
umpires-lines-hint = Unompempe oyedwa kumugqa ngamunye: igama, isikole, izilimi. Isikole nezilimi zingashiywa.
# unreviewed
field-umpires = Onompempe
# unreviewed
field-umpire-languages = Izilimi
# unreviewed
field-umpire-note = Inothi
# unreviewed
umpire-note-hint = Isibonelo, ukuthi kuhambe kanjani. Ibonwa kuphela abaphethe umqhudelwano.
# unreviewed
umpires-all-here = Bonke bakhona
# unreviewed
umpire-mark-here = Ukhona
# unreviewed
umpire-mark-away = Akekho
# unreviewed
umpire-change = Shintsha
# unreviewed
umpire-boards = Amabhodi manje: { $boards }
# unreviewed
umpire-allotted = { $n ->
    [0] amabhodi abelwe: { $n }
    [one] ibhodi elabelwe: 1
   *[other] amabhodi abelwe: { $n }
}
# unreviewed
umpire-recorded = { $n ->
    [0] imidlalo erekhodiwe: { $n }
    [one] umdlalo orekhodiwe: 1
   *[other] imidlalo erekhodiwe: { $n }
}
# unreviewed
umpire-cards = { $n ->
    [0] amakhadi: { $n }
    [one] ikhadi eli-1
   *[other] amakhadi: { $n }
}
# unreviewed
umpire-corrected = { $n ->
    [0] imiphumela eshintshwe kamuva: { $n }
    [one] umphumela oshintshwe kamuva: 1
   *[other] imiphumela eshintshwe kamuva: { $n }
}
# unreviewed
umpires-of-round = Onompempe bomzuliswano { $round }
# unreviewed
umpires-allot = Yabela abakhona
# unreviewed
umpires-allot-text = Amabhodi anomphumela agcina unompempe wawo.
# unreviewed
umpires-nobody-here = Akekho unompempe okhona.
# unreviewed
umpire-own-school = isikole sakhe
# unreviewed
umpire-records = { $name } uyarekhoda
# unreviewed
umpire-on-paper = Unompempe: { $name }
# older than the English
# unreviewed
people-over = Izixhumanisi eseziphelile
# older than the English
# unreviewed
people-revoke = Hoxisa
# older than the English
# unreviewed
people-revoke-hint = Uma isixhumanisi sihoxisiwe, akekho omusha ongasisebenzisa. Osesisebenzisile uyasala, uze umsuse.
# older than the English
# unreviewed
rights = Ubani ongenzani
# older than the English
# unreviewed
rights-text = Onompempe abadingi i-akhawunti: ikhodi yebhodi ibavumela ukurekhoda lelo bhodi kuphela. Wonke umuntu ubona okumenyezelwe.
# unreviewed
rights-yes = yebo
# unreviewed
rights-no = –
# older than the English
# unreviewed
rights-again = yebo, ngemva kokufaka amazwi ayimfihlo futhi
# older than the English
# unreviewed
deed-look-inside = Ukubona umqhudelwano ngaphakathi: izinhlaka namagama aphelele
# older than the English
# unreviewed
deed-check-in = Ukubhala okhona nongekho
# unreviewed
deed-keep-own-list = Ukubona, ukulungisa nokuphrinta uhlu lwesikole sakho
# unreviewed
deed-hand-in-line-ups = Ukuthumela uhlu lwabadlalayo lwamaqembu
# older than the English
# unreviewed
deed-enter-results = Ukufaka imiphumela yomzuliswano
# unreviewed
deed-report-results = Ukwamukela imiphumela abadlali abayibika kudivayisi eyabiwayo
# older than the English
# unreviewed
deed-hand-out-boards = Ukuphrinta izinhlu zokubhangqwa namakhadi amabhodi anamakhodi
# older than the English
# unreviewed
deed-answer-calls = Ukuphendula onompempe ababizayo nokunquma izikhalazo
# older than the English
# unreviewed
deed-change-players = Ukufaka abadlali, ukubalungisa nokubasusa
# unreviewed
deed-pair-rounds = Ukubhangqa imizuliswano, ukuyimemezela, ukuyivala nokuyihoxisa
# older than the English
# unreviewed
deed-correct-results = Ukulungisa imiphumela yemizuliswano evaliwe
# older than the English
# unreviewed
deed-rule-cards = Ukubheka wonke amakhadi nokunquma okulandelayo
# older than the English
# unreviewed
deed-take-files = Ukukhipha amarekhodi namanye amafayela, nokungenisa imiphumela
# unreviewed
deed-print-results = Ukuphrinta izindawo nezitifiketi
# older than the English
# unreviewed
deed-read-history = Ukufunda ukuthi ubani wenzeni
# older than the English
# unreviewed
deed-take-back-own = Ukuhoxisa lokho umuntu akufake yena: imiphumela, nokuthi ubani okhona
# older than the English
# unreviewed
deed-take-back = Ukuhoxisa okubhalwe emlandweni
# older than the English
# unreviewed
deed-change-settings = Ukushintsha izilungiselelo zomqhudelwano
# older than the English
# unreviewed
deed-finish-event = Ukuqeda umqhudelwano noma ukuwuvula kabusha
# older than the English
# unreviewed
deed-invite-helpers = Ukumema abasizi bemiphumela nokubasusa
# older than the English
# unreviewed
deed-invite-deputies = Ukumema amaphini nokuwasusa
# unreviewed
deed-hand-over = Ukwenza iphini libe ngumhleli
# older than the English
# unreviewed
deed-erase-names = Ukususa amagama ezingane
# unreviewed
deed-delete-event = Ukususa umqhudelwano
# unreviewed
deed-run-event = Konke okunye
# older than the English
# unreviewed
people-link-made = ngu-{ $name }, { $when }; sisebenza kuze kube { $until }
# older than the English
# unreviewed
people-link-revoked = ngu-{ $name }, { $when }; sihoxisiwe
# unreviewed
people-link-accepted = Sisetshenziswe: { $names }
# older than the English
# unreviewed
people-link-came = Kufike abangu-{ $came } kwabangu-{ $most }
# unreviewed
invited-helper = Yenza abasizi baskene le khodi ngamafoni abo, noma ubathumelele isixhumanisi. Sisebenza kuze kuphele usuku.
# unreviewed
invited-tablet = Skena le khodi ngethebulethi noma ngefoni abadlali abazobika kuyo. Isebenza kuze kuphele usuku.
# unreviewed
invited-school = Thumela lesi sixhumanisi kuthisha wesikole, noma umenze askene ikhodi. Sisebenza kuze kuphele umqhudelwano.
# older than the English
# unreviewed
invited-deputy = Nikeza umuntu oyedwa omethembayo lesi sixhumanisi. Sisebenza kanye, ezinsukwini ezintathu.
# older than the English
# unreviewed
invited-once = Leli khasi likhombisa isixhumanisi kanye kuphela. Siphrinte noma usithumele manje. Uma silahleka, yenza esisha.
# unreviewed
join-helper = U-{ $name } ucela usize ku-{ $event }
# unreviewed
join-school = U-{ $name } ucela ubhale abafikile bakwa-{ $school } ku-{ $event }
# older than the English
# unreviewed
join-deputy = U-{ $name } ucela niqhube ndawonye i-{ $event }
# older than the English
# unreviewed
join-helper-may = Uzobhala ukuthi ubani okhona, ufake imiphumela.
# unreviewed
join-school-may = Uzobhala ukuthi ubani wakwa-{ $school } okhona, ulungise uhlu lwaso ngokuvuma komhleli, uphrinte namaphepha aso. Ubona kuphela amagama alesi sikole.
# older than the English
# unreviewed
join-deputy-may = Wenza konke okwenziwa umhleli, kodwa awukwazi ukusula umqhudelwano noma ukuwunikeza omunye.
# older than the English
# unreviewed
join-until = Lesi simemo sisebenza kuze kube { $day }, { $time }.
# unreviewed
join-as = Ujoyina njengo-{ $name }.
# unreviewed
join-button = Joyina
# unreviewed
join-name-taken = Kukhona umuntu kulo mqhudelwano osenalo leli gama, noma elifana nalo. Khetha elinye, njengegama lakho nesibongo.
# unreviewed
join-sign-in = Ngine-akhawunti lapha: ngena kuqala
# unreviewed
notice-joined = Siyakwamukela! Ungaqala manje.
# older than the English
# unreviewed
notice-invitation-revoked = Isixhumanisi sihoxisiwe.
# unreviewed
notice-person-sent-away = Ususiwe. Amakhasi akhe azivalekela ngokwawo.
# older than the English
# unreviewed
notice-person-and-link-gone = Ususiwe. Amakhasi akhe azivala wona. Nesixhumanisi eze ngaso sibuyisiwe: uma abanye besasidinga, yenza esisha ngezansi.
# unreviewed
notice-handed-over = Umqhudelwano unomhleli omusha. Wena usuyiphini lakhe manje.
# older than the English
# unreviewed
helper-rounds = Umhleli nguye obhangqa amemezele imizuliswano. Wena ungafaka imiphumela.
# older than the English
# unreviewed
helper-players = Ungabhala ukuthi ubani okhona. Umhleli nguye oshintsha uhlu.
# older than the English
# unreviewed
again-title = Amazwi akho ayimfihlo futhi
# older than the English
# unreviewed
again-text = Okufuna ukukwenza akukwazi ukuhoxiswa. Bhala amazwi akho ayimfihlo, bese ukwenza futhi.
# unreviewed
kept-title = Uyithumele manje?
# older than the English
# unreviewed
kept-send = Yithumele manje
# older than the English
# unreviewed
kept-drop = Yilahle
# older than the English
# unreviewed
kept-sign-in = Kufanele ungene kuqala. Okuthumele kugcinwa ihora: ngemva kokungena ungakuthumela.
# older than the English
# unreviewed
kept-again = Ofuna ukukwenza akunakubuyiswa. Bhala amazwi akho ayimfihlo: okuthumele kugciniwe, ungakuthumela-ke.
# older than the English
# unreviewed
recover-link = Ngilahlekelwe amazwi ami ayimfihlo
# older than the English
# unreviewed
recover-title = Ukungena ngekhodi yokubuyisela
# unreviewed
recover-text = Bhala ikhodi yokubuyisela owayibhala phansi, bese ukhetha amazwi ayimfihlo amasha.
# unreviewed
recover-button = Gcina bese ungena
# older than the English
# unreviewed
recover-wrong = Igama noma ikhodi yokubuyisela ayilungile. Buka iphepha lakho bese uzama futhi.
# unreviewed
recovery-code = Ikhodi yokubuyisela
# older than the English
# unreviewed
recovery-text = Bhala le khodi ephepheni uyigcine endaweni ephephile. Uma ulahlekelwa amazwi akho ayimfihlo, yile khodi kuphela ekungenisa futhi.
# older than the English
# unreviewed
recovery-once = Alikho ikhasi eliphinda likhombise le khodi. Isebenza kanye; bese uthola entsha.
# unreviewed
recovery-written = Sengiyibhale phansi
# older than the English
# unreviewed
recovery-has = Unekhodi yokubuyisela ephepheni. Entsha yenza endala ingasebenzi.
# unreviewed
recovery-has-none = Awukabi nayo ikhodi yokubuyisela. Yenza eyodwa: ngaphandle kwayo, amazwi ayimfihlo alahlekile angashintshwa kuphela ekhompyutheni lapho i-Inkundla isebenza khona.
# unreviewed
recovery-new = Yenza ikhodi yokubuyisela entsha
# older than the English
# unreviewed
fault-not-proven = Bhala amazwi akho ayimfihlo futhi ngaphambi kokwenza lokhu.
# older than the English
# unreviewed
fault-invitation-over = Lesi simemo asisasebenzi. Cela isixhumanisi esisha kumhleli.
# older than the English
# unreviewed
field-role = Abangakwenza
# unreviewed
field-guests = Inani labantu abangasebenzisa isixhumanisi
# older than the English
# unreviewed
audit-invitation-helper = Kwenziwe isixhumanisi sabasizi bemiphumela
# unreviewed
audit-invitation-tablet = Kwenziwe isixhumanisi sedivayisi yemiphumela
# unreviewed
audit-invitation-program = Kwenziwe ukhiye wohlelo
# unreviewed
audit-invitation-school = Kwenziwe isixhumanisi sesikole
# unreviewed
audit-invitation-deputy = Kwenziwe isixhumanisi sephini lomhleli
# older than the English
# unreviewed
audit-invitation-revoked = Kuhoxiswe isixhumanisi
# older than the English
# unreviewed
audit-invitation-accepted-helper = Ujoyine njengomsizi wemiphumela
# unreviewed
audit-invitation-accepted-tablet = Ijoyine njengedivayisi yemiphumela
# unreviewed
audit-invitation-accepted-program = Lujoyine njengohlelo
# unreviewed
audit-invitation-accepted-school = Ungenele isikole
# older than the English
# unreviewed
audit-invitation-accepted-deputy = Ujoyine njengephini lomhleli
# older than the English
# unreviewed
audit-person-sent-away = Kususwe u-{ $subject }
# unreviewed
audit-event-handed-over = U-{ $subject } ube umhleli
# older than the English
# unreviewed
undo-this = Hoxisa
# older than the English
# unreviewed
undo-button = Kuhoxise
# older than the English
# unreviewed
undo-leave = { $n ->
    [one] Lo mdlali uyaphuma ohlwini. Akukho okunye okushintshayo.
   *[other] Laba badlali abangu-{ $n } bayaphuma ohlwini. Akukho okunye okushintshayo.
}
# older than the English
# unreviewed
notice-taken-back = Kuhoxisiwe.
# older than the English
# unreviewed
fault-cannot-take-back = Lokhu akukwazi ukuhoxiswa manje. { $why }
# older than the English
# unreviewed
undo-blocked-changed-since = Kushintshwe futhi kamuva: hoxisa lokho kuqala.
# unreviewed
undo-blocked-rules-left = Umqhudelwano awubuyeli emithethweni.
# older than the English
# unreviewed
undo-blocked-rounds-rest = Umzuliswano { $round } wenziwe ngakho.
# older than the English
# unreviewed
undo-blocked-round-went-on = Umzuliswano { $round } usuqhubekile kusukela lapho.
# unreviewed
undo-blocked-results-missing = Umzuliswano { $round } unamabhodi angenawo umphumela.
# older than the English
# unreviewed
undo-blocked-finished = Umqhudelwano uqediwe: wuvule kabusha kuqala.
# unreviewed
undo-blocked-in-a-round = Omunye walaba badlali usemzuliswanweni.
# older than the English
# unreviewed
undo-blocked-not-on-the-list = Umdlali okukhulunywa ngaye akasekho ohlwini.
# older than the English
# unreviewed
undo-blocked-names-gone = Amagama asusiwe unomphela.
# older than the English
# unreviewed
undo-blocked-in-a-record = Kusengxenyeni yerekhodi lomdlalo: kulungise ebhodini.
# unreviewed
undo-blocked-rights = Kumayelana nokuthi ngubani ovunyelwe ukwenzani: kushintshe ekhasini “Ithimba”.
# older than the English
# unreviewed
reason-from-history = Kuhoxiswe emlandweni
# older than the English
# unreviewed
undo-settings = Lezi zilungiselelo zibuyela esimeni ebezikuso ngaphambili:
# unreviewed
undo-line = { $what }: { $text }
# unreviewed
undo-line-board = Ibhodi { $board }: { $text }
# unreviewed
undo-schedule = Izikhathi zemizuliswano zibuyela kulokho obeziyikho ngaphambili.
# older than the English
# unreviewed
undo-screen = Iprojektha ibonisa futhi ebikubonisa ngaphambili.
# unreviewed
undo-round-time = Isibali-sikhathi nobude bomzuliswano kubuyela kokwakuyikho.
# older than the English
# unreviewed
undo-return = Laba badlali babuyela ohlwini, nezinombolo ebebenazo uma zisekhona:
# older than the English
# unreviewed
undo-words = Imininingwane yalo mdlali ibuyela kulokho ebiyikho ngaphambili:
# older than the English
# unreviewed
undo-places = Kubhalwa futhi:
# unreviewed
undo-check-in-open = Ukubhala abafikile kuyavulwa futhi.
# unreviewed
undo-check-in-closed = Ukubhala abafikile kuyavalwa futhi.
# unreviewed
undo-check-in-not-used = Ukubhala abafikile akusasetshenziswa. Abadlali abangabhaliwe bathathwa njengabakhona.
# older than the English
# unreviewed
undo-draft = Ohlakeni lomzuliswano { $round } kubhalwa futhi:
# older than the English
# unreviewed
undo-draft-gone = Uhlaka lomzuliswano { $round } luyalahlwa.
# older than the English
# unreviewed
undo-results = Emzuliswaneni { $round } kubhalwa futhi:
# unreviewed
undo-round-posted = Umzuliswano { $round } uphinda ube uhlaka. Amakhodi amabhodi awo awasasebenzi.
# unreviewed
undo-round-unposted = Umzuliswano { $round } umenyezelwa futhi, njengoba uhlaka lunjalo manje.
# unreviewed
undo-round-closed = Umzuliswano { $round } uvuleka futhi: imiphumela ingafakwa futhi ishintshwe.
# unreviewed
undo-round-reopened = Umzuliswano { $round } uyavalwa futhi.
# unreviewed
undo-event-finished = Umqhudelwano uyavulwa futhi.
# unreviewed
undo-event-reopened = Umqhudelwano uyaqedwa futhi.
# older than the English
# unreviewed
undo-invited = Isixhumanisi asisasebenzi. Osengene ngaso uyasala.
# unreviewed
audit-entrants-brought-back = { $n ->
    [one] Umdlali ongu-{ $n } ubuyiselwe ohlwini
   *[other] Abadlali abangu-{ $n } babuyiselwe ohlwini
}
# unreviewed
audit-draft-put-back = Umzuliswano { $round }, uhlaka: lubuyiselwe njengoba belunjalo
# older than the English
# unreviewed
audit-results-imported = { $n ->
    [one] Umphumela ongu-{ $n } uthathwe efayeleni
   *[other] Imiphumela engu-{ $n } ithathwe efayeleni
}
# older than the English
# unreviewed
audit-results-taken-back = { $n ->
    [one] Umphumela ongu-{ $n } wefayela uhoxisiwe
   *[other] Imiphumela engu-{ $n } yefayela ihoxisiwe
}
# older than the English
# unreviewed
audit-entrants-taken-back = { $n ->
    [one] Umdlali ongu-{ $n } ukhishwe futhi ohlwini
   *[other] Abadlali abangu-{ $n } bakhishwe futhi ohlwini
}
# unreviewed
privacy = Imininingwane yezingane
# unreviewed
privacy-all = Zonke izingane zalo mqhudelwano
# older than the English
# unreviewed
privacy-text = Ngaphandle bonke babona igama nohlamvu olulodwa. Igama lonke likhonjiswa kuphela uma umuntu obhekele ingane evumile, nawe wakubhala.
# unreviewed
privacy-children = { $n ->
    [one] Kubhalisiwe ingane engu-{ $n }.
   *[other] Kubhalisiwe izingane ezingu-{ $n }.
}
# unreviewed
privacy-public = { $n ->
    [0] Alikho igama eliphelele elibonwa umphakathi.
    [one] Bonke bangabona igama lonke lengane engu-{ $n }.
   *[other] Bonke bangabona amagama onke ezingane ezingu-{ $n }.
}
# older than the English
# unreviewed
privacy-gone = Amagama asuswe ngomhla ka-{ $day }.
# older than the English
# unreviewed
privacy-due = Amagama azosuka ngokwawo ngomhla ka-{ $day }.
# unreviewed
privacy-keep = Amagama agcinwa isikhathi esingakanani
# older than the English
# unreviewed
privacy-keep-text = Uma umqhudelwano usuphelile, izinombolo zithatha indawo yamagama. Imiphumela nezikole kuyasala.
# unreviewed
privacy-after = { $n ->
    [one] Usuku olungu-{ $n } ngemva kokuphela
   *[other] Izinsuku ezingu-{ $n } ngemva kokuphela
}
# older than the English
# unreviewed
privacy-never = Azisuki ngokwazo
# older than the English
# unreviewed
names-erase = Susa onke amagama
# older than the English
# unreviewed
names-preview = { $n ->
    [one] Igama elingu-{ $n }, nebanga nonyaka wokuzalwa, liba inombolo efana no-#17. Imiphumela, amazinga nezikole kuyasala. Akekho ongabuyisa igama.
   *[other] Amagama angu-{ $n }, namabanga neminyaka yokuzalwa, aba izinombolo ezifana no-#17. Imiphumela, amazinga nezikole kuyasala. Akekho ongabuyisa amagama.
}
# older than the English
# unreviewed
names-copies = Amakhophi enziwe ngaphambili asenawo amagama. Asuka namakhophi, ngemva kwezinsuku ezingu-30; amakhophi asezintini zememori wasuse ngokwakho.
names-copies-all = Amakhophi okulondoloza azenzakalelayo alahlekelwa amagama ngaso leso sikhathi. Amakhophi alandiwe asenawo: wasuse ngokwakho.
# unreviewed
names-overdue = Ngokwewashi lale khompyutha, amagama bekufanele asuke kusukela ngo-{ $day }. Asekhona: lolu hlelo alukasebenzi isikhathi esanele kusukela ekupheleni komqhudelwano ukuze lwazi ukuthi sekudlule isikhathi esingaka, futhi iwashi lingaba nephutha. Ingabe iwashi lilungile? Susa amagama ngezansi, noma ukhethe ukuwagcina isikhathi eside. Ingabe linephutha? Lilungise; amagama ahlala kuze kufike usuku lwawo.
# older than the English
# unreviewed
names-overdue-short = Amagama ezingane bekufanele asuke kusukela ngo-{ $day }, uma iwashi lale khompyutha lilungile.
# unreviewed
names-decide = Nquma ngamagama
# older than the English
# unreviewed
names-published = Amakhasi namafayela owashicilele noma owanikeze abanye ngaphambili asenawo amagama. Faka amasha endaweni yawo:
# unreviewed
event-delete = Sula umqhudelwano
# older than the English
# unreviewed
event-delete-text = Akekho osathola umqhudelwano: alikho ikhasi, ayikho ikhodi yebhodi, akekho umsizi. Onke amagama ayasuswa. Akekho ongawubuyisa.
# older than the English
# unreviewed
event-delete-name = Bhala igama lomqhudelwano
# older than the English
# unreviewed
event-unreadable = “{ $name }” awukwazi ukuboniswa: kukhona okonakele kuwo, noma ubhalwe inguqulo entsha ye-Inkundla. Eminye imiqhudelwano ayithinteki.
# unreviewed
copy-event-unreadable = Umqhudelwano okuleli fayela awukwazi ukuboniswa lapha, ngakho awubuyiselwanga: { $why }. Akukho okushintshiwe.
# unreviewed
player-outside = Bonke babona: { $name }
# older than the English
# unreviewed
consent-text = Umuntu obhekele le ngane uyavuma ukuthi bonke babone igama lonke.
# older than the English
# unreviewed
consent-record = Kubhale
# older than the English
# unreviewed
consent-by = Igama lonke lingakhonjiswa. Kubhalwe ngu-{ $name }, { $day }, { $time }.
# older than the English
# unreviewed
consent-withdraw = Khombisa futhi igama elifushane
# older than the English
# unreviewed
consent-refuse = Bathe cha: kubhale phansi
# older than the English
# unreviewed
consent-refused-by = Umuntu onesibopho ngale ngane ubuziwe wathi cha: kukhonjiswa igama elifushane kuphela. Kubhalwe ngu-{ $name }, { $day }, { $time }.
# older than the English
# unreviewed
consent-not-asked = Akekho osephendulile okwamanje
# older than the English
# unreviewed
notice-consent-refused = Kubhaliwe: bathe cha. Bonke babona igama elifushane.
# older than the English
# unreviewed
audit-consent-refused = { $players }: igama lonke alinakukhonjiswa, bathe cha
# older than the English
# unreviewed
privacy-refused = { $n ->
    [one] Enganeni engu-{ $n } impendulo ibe ngucha.
   *[other] Ezinganeni ezingu-{ $n } impendulo ibe ngucha.
}
# unreviewed
child-data = Konke okugciniwe ngale ngane (ifayela le-JSON)
# older than the English
# unreviewed
child-erase = Susa imininingwane yale ngane
# older than the English
# unreviewed
child-erase-text = Inombolo ithatha indawo yegama; isikole, ibanga nonyaka wokuzalwa kuyasuka. Imiphumela nezinga kuyasala. Akekho ongakubuyisa.
# older than the English
# unreviewed
notice-consent-given = Kubhaliwe: bonke bangabona igama lonke.
# older than the English
# unreviewed
notice-consent-withdrawn = Bonke babona futhi igama elifushane.
# older than the English
# unreviewed
notice-child-erased = Imininingwane yengane isisusiwe. Amakhasi owashicilele ngaphambili asayikhombisa ingane: washicilele kabusha.
# older than the English
# unreviewed
notice-names-erased = Amagama asusiwe. Imiphumela isele. Amakhasi owashicilele ngaphambili asenawo amagama: washicilele kabusha.
# unreviewed
notice-privacy-saved = Kugciniwe.
# unreviewed
notice-event-deleted = Umqhudelwano usuliwe.
# older than the English
# unreviewed
audit-consent-given = { $players }: igama lonke lingakhonjiswa
# unreviewed
audit-consent-withdrawn = { $players }: kungakhonjiswa igama elifushane kuphela
# unreviewed
shown-as = Umphakathi ubona
# unreviewed
shown-as-alias = Igama elifushane: { $name }
# unreviewed
shown-as-full = Igama lonke: { $name }
# unreviewed
shown-as-code-name = Igama eliyimfihlo
# unreviewed
shown-as-code-name-hint = Uma ukushiya kungenalutho, uhlelo lukhetha isilwane okungekho omunye onaso.
# unreviewed
shown-as-number = Alikho igama, kuphela u-{ $name }. Isikole nebanga nakho akukhonjiswa.
# unreviewed
shown-as-player = Umdlali
# unreviewed
shown-as-code-names = Umgankla, Impofu, Impala, Idube, Indlulamithi, Ibhubesi, Ingwe, Ihlosi, Inyathi, Ingungumbane, Ufudu, Unwabu, Ukhozi, Isikhova, Indwe, Inkonjane, Intshe, Ihlengethwa, Uvemvane, Inyosi, Insephe, Unogwaja, Uheshane
# unreviewed
column-shown-as = Iboniswa ngokuthi
# unreviewed
field-code-name = Igama eliyimfihlo
# unreviewed
form-taken = { $field }: omunye umdlali unalo, noma yigama lomdlali. Akukho okushintshiwe. Khetha elinye.
# unreviewed
import-code-name-taken = { $column }: “{ $value }” yigama noma igama eliyimfihlo lomunye umdlali. Khetha elinye.
# unreviewed
audit-entrant-shown-as = { $players }: kukhethwe elinye igama elibonwa umphakathi
# older than the English
# unreviewed
audit-child-erased = { $players }: imininingwane isusiwe
# older than the English
# unreviewed
audit-names-erased = { $n ->
    [one] Kususwe igama elingu-{ $n }
   *[other] Kususwe amagama angu-{ $n }
}
# older than the English
# unreviewed
audit-names-erased-in-time = { $n ->
    [one] Kususwe igama elingu-{ $n }, njengoba kumisiwe
   *[other] Kususwe amagama angu-{ $n }, njengoba kumisiwe
}
# older than the English
# unreviewed
audit-names-kept-for = { $n ->
    [0] Amagama awasuswa ngokwawo
    [one] Amagama asuswa ngemva kosuku olungu-{ $n } kuphelile
   *[other] Amagama asuswa ngemva kwezinsuku ezingu-{ $n } kuphelile
}
# unreviewed
join-too-late = Umzuliswano 1 usukhishiwe, futhi ekukhishaneni noma emaqoqweni zonke izindawo sezabiwe, ngakho akekho ongabe esajoyina. Uma umzuliswano 1 ungakabi namphumela, ungawuhoxisa, ufake umdlali, bese uwabela futhi. Ngemva kwalokho umdlali angadlala komunye umqhudelwano kuphela.

## New event

# unreviewed
event-name = Igama lomqhudelwano
# unreviewed
event-name-default = Indebe yesikole { $day }
# unreviewed
game = Umdlalo
# older than the English
# unreviewed
more-settings = Ezinye izilungiselelo
# older than the English
# unreviewed
system = Ubani odlala nobani
# unreviewed
rounds = Imizuliswano
# unreviewed
system-automatic = Okufanele inani labadlali
# older than the English
# unreviewed
system-swiss = Uhlelo lwe-Swiss: emzuliswaneni ngamunye kuhlangana izingane ezinamaphuzu alinganayo, akekho ophinda ahlangane nomunye
# unreviewed
system-swiss-burstein = I-Swiss ngemithetho ye-Burstein: abadlali abanamaphuzu alinganayo bayahlangana, hhayi kabili
# unreviewed
system-swiss-dubov = I-Swiss ngemithetho ye-Dubov: abadlali abanamaphuzu alinganayo bayahlangana, hhayi kabili
# older than the English
# unreviewed
system-monrad = Monrad: kuhlangana abasondelene ezindaweni, akekho ophinda ahlangane nomunye (kulula nangesandla)
# older than the English
# unreviewed
system-round-robin = Bonke nabo bonke (round robin): bonke badlala nabo bonke kanye
# older than the English
# unreviewed
system-double-round-robin = Bonke nabo bonke kabili: bonke badlala nabo bonke kabili
# older than the English
# unreviewed
system-groups = Amaqoqo, bese kuba amanqamu: bonke badlala nabo bonke eqoqweni elincane, abahamba phambili bayaqhubeka
# older than the English
# unreviewed
system-knockout = Ukukhishana (knockout): ohlulwayo uyaphuma
# unreviewed
system-swiss-finals = I-Swiss, bese kuba amanqamu: abahamba phambili emva kwemizuliswano ye-Swiss badlala ukukhishana
# older than the English
# unreviewed
system-mcmahon = McMahon: njenge-Swiss, kodwa abadlali abanamandla baqala benamaphuzu engeziwe
# unreviewed
system-monrad-finals = I-Monrad, bese kuba amanqamu: abahamba phambili emva kwemizuliswano ye-Monrad badlala ukukhishana
# unreviewed
system-mcmahon-finals = I-McMahon, bese kuba amanqamu: abahamba phambili emva kwemizuliswano ye-McMahon badlala ukukhishana
# unreviewed
system-teams-round-robin = Amaqembu ezikole emabhodini amaningana: iqembu ngalinye lidlala nawo wonke amanye
# older than the English
# unreviewed
system-teams-swiss = Amaqembu ezikole emabhodini amaningana: uhlelo lwe-Swiss ngamaphuzu emidlalo yamaqembu
# unreviewed
clock-every-turn = Umzuzu owodwa ethubeni ngalinye
# older than the English
# unreviewed
clock-on-call = Unompempe uqalisa umzuzu uma kulibaziswa
# unreviewed
clock-off = Alikho iwashi
# older than the English
# unreviewed
pairing-more = Amaphuzu nemininingwane yokubhangqa
# unreviewed
pairing-more-hint = Imiqhudelwano eminingi ikushiya kunjalo.
# unreviewed
points-for = Amaphuzu okunqoba nawokulingana
# unreviewed
points-one = Ukunqoba 1, ukulingana ½
# unreviewed
points-two = Ukunqoba 2, ukulingana 1
# unreviewed
points-three = Ukunqoba 3, ukulingana 1
# older than the English
# unreviewed
bye-worth = Amaphuzu okuphumula
# older than the English
# unreviewed
bye-worth-usual = Njengokujwayelekile: ukunqoba, kodwa lutho lapho bonke bedlala nabo bonke nasemaqoqweni
# unreviewed
bye-worth-win = Njengokunqoba
# older than the English
# unreviewed
bye-worth-draw = Njengokulingana
# unreviewed
bye-worth-none = Awekho
# unreviewed
bye-worth-average = I-avareji yeminye imizuliswano yomdlali, ekugcineni
# unreviewed
bye-worth-hint = Uma abadlali bengahlukaniseki ngababili, oyedwa akabi nambangi emzuliswaneni ngamunye. Akekho ophumula kabili. Eqenjini lokho kubalwa njengomdlalo olinganayo, lapho bonke bedlala nabo bonke lutho.
# older than the English
# unreviewed
initial = Ubani ohamba kuqala ebhodini lokuqala emzuliswaneni 1
# unreviewed
initial-first = Umdlali onenombolo ephansi
# unreviewed
initial-second = Umdlali onenombolo ephezulu
# older than the English
# unreviewed
initial-hint = Emva kwalokho izinhlangothi zabiwa ngokulingana ngokwemithetho yohlelo.
# unreviewed
accelerated = Abadlali abanamandla bahlangana masinyane (i-Baku acceleration)
# older than the English
# unreviewed
accelerated-hint = Lokhu okwemiqhudelwano emikhulu enemizuliswano embalwa: ingxenye engenhla yohlu iqala ngamaphuzu engeziwe abalelwa ukubhangqa kuphela. Beka abadlali abanamandla kakhulu phambili ohlwini.
# unreviewed
swiss-rules = Imithetho yohlelo lwe-Swiss
# unreviewed
swiss-rules-dutch = I-Dutch, evamile: phakathi kwabadlali abanamaphuzu alinganayo ingxenye engenhla yohlu ihlangana nengezansi
# unreviewed
swiss-rules-burstein = I-Burstein: ngemva kwemizuliswano yokuqala abadlali ababe nezimbangi eziqinile bahlangana nababe nezibuthakathaka
# unreviewed
swiss-rules-dubov = I-Dubov: ilinganisa izilinganiso zezimbangi, ngakho wonke umdlali udinga isilinganiso
# unreviewed
swiss-rules-hint = Yomithathu ayibhangqi abadlali ababili kabili. Ongaqiniseki ugcina imithetho evamile.
# unreviewed
match-games = Umdlalo uyimidlalo emibili, owodwa ngohlangothi ngalunye
# unreviewed
match-games-hint = Okwe-Swiss ngemithetho ye-Dutch nokwe-round robin eyodwa. Abafanayo ababili bahlangana emizuliswaneni emibili elandelanayo, ngakho imizuliswano eyisithupha iyimidlalo emithathu. Amaphuzu emidlalo yomibili ayabalwa.
# older than the English
# unreviewed
groups = Mangaki amaqoqo?
# older than the English
# unreviewed
advance = Bangaki eqoqweni ngalinye abadlala amanqamu?
# older than the English
# unreviewed
groups-hint = Amaqoqo akhiwa ngokulandelana kohlu lwakho, kuyiwa phambili bese kubuyelwa emuva, ukuze iqoqo ngalinye libe nabadlali abanamandla.
# unreviewed
finalists = Bangaki abadlala amanqamu?
# unreviewed
finalists-hint = Inani lemizuliswano kuzilungiselelo yilelo elingaphambi kwamanqamu. Izindlela zokwehlukanisa abalinganayo zinquma ongenayo; olandelayo ungena esikhundleni sohambile.
# unreviewed
losers = Ekukhishaneni umdlali ohlulwayo
# unreviewed
losers-out = uyaphuma
# unreviewed
losers-plate = uqhubeka ekukhishaneni kwesibili emva kokuhlulwa okokuqala
# unreviewed
losers-twice = uphuma emva kokuhlulwa kabili
# unreviewed
losers-twice-in-final = uphuma emva kokuhlulwa kabili, nakowamanqamu omkhulu
# unreviewed
losers-hint = Ukukhishana kwesibili kungokwalabo abahlulwa ngaphambi kowandulela owamanqamu bengakanqobi lutho. Uma kuhlulwa kabili kukhona uhlu lwabanqobi nohlu lwabahluliwe; abanqobi bazo bahlangana kowamanqamu omkhulu.
# older than the English
# unreviewed
two-games = Emanqamwini abadlali ababili bahlangana kabili, ngamunye ahambe kuqala kanye
# older than the English
# unreviewed
third-place = Kudlalelwa nendawo yesithathu
# unreviewed
reseeds = Emva komzuliswano ngamunye ohamba phambili osele uhlangana nobuthakathaka osele
# unreviewed
knockout-hint = Abahamba phambili bahlangana sekwephuze ngangokunokwenzeka: abokuqala ohlwini lwakho, noma abahamba phambili emizuliswaneni edlule. Uma belingene, bobabili baphinda badlale beshintshe izinhlangothi, kuze kunqobe oyedwa.
# older than the English
# unreviewed
start-groups = Mangaki amaqoqo okuqala?
# older than the English
# unreviewed
start-groups-hint = Beka abadlali abanamandla kakhulu phambili ohlwini lwakho. Iqoqo lokuqala liqala ngamaphuzu amaningi kakhulu, futhi lawo maphuzu abalwa kuze kube sekugcineni.
# older than the English
# unreviewed
plan-rounds-of-finals = Le mizuliswano incike ekutheni ubani onqobayo. Ungafaki inani lemizuliswano.
# unreviewed
plan-odd-rounds-of-matches = Umdlalo unemizuliswano emibili. Khetha inani lemizuliswano elihlukaniseka kabili.
# unreviewed
plan-matches-by-dutch = Imidlalo yemidlalo emibili ibhangqwa ngemithetho ye-Dutch. Khetha leyo mithetho, noma umdlalo owodwa.
# unreviewed
plan-matches-accelerated = Imidlalo yemidlalo emibili ayikwazi ukuba namaphuzu engeziwe okusheshisa. Khetha okukodwa kokubili.
plan-reseeds-with-two-losses = Uma kuhlulwa kabili uhlu lwabahluliwe alushintshi. Susa uphawu kokuthi “Emva komzuliswano ngamunye ohamba phambili osele uhlangana nobuthakathaka osele”, noma khetha okunye ngabahluliwe.
# unreviewed
plan-finals-have-begun = Amanqamu aseqalile, ngakho inani lemizuliswano engaphambi kwawo alishintshi.
# unreviewed
field-groups = Inani lamaqoqo
# older than the English
# unreviewed
field-advance = Bangaki abadlala amanqamu
# unreviewed
field-finalists = Inani labadlala amanqamu
# unreviewed
field-losers = Okwenzeka kwabahluliwe
# older than the English
# unreviewed
field-start-groups = Amaqoqo okuqala
# unreviewed
note-is-out = { $player }: akadlali kulo mzuliswano
# unreviewed
note-last-place-shared = { $player } ungene emanqamwini kodwa { $other } akangenanga, nakuba belingana kuzo zonke izindlela zokwehlukanisa. Beka ukulandelana ngesandla kuzilungiselelo uma kunquma inkatho.
# unreviewed
finals = Amaqoqo namanqamu
# unreviewed
finals-of-best = Amanqamu
# unreviewed
knockout = Ukukhishana
# unreviewed
bracket = Amanqamu, isigaba ngesigaba
# older than the English
# unreviewed
finals-later = { $n ->
    [one] Owokuqala eqoqweni ngalinye udlala amanqamu.
   *[other] Abokuqala abangu-{ $n } eqoqweni ngalinye badlala amanqamu.
}
# unreviewed
finals-later-stage = { $n ->
    [one] Umdlali ongu-{ $n } udlala amanqamu.
   *[other] Abangu-{ $n } abahamba phambili badlala amanqamu.
}
# older than the English
# unreviewed
finals-none = Akukabikho okungaboniswa. Buka uhlu lokubhangqwa nezindawo.
# unreviewed
finals-winner = Onqobile: { $player }.
# unreviewed
group-n = Iqoqo { $n }
# unreviewed
stage-final = Owamanqamu
# unreviewed
stage-semi = Owandulela owamanqamu
# unreviewed
stage-quarter = Ikota-fayinali
# unreviewed
stage-of = Abokugcina abangu-{ $n }
# older than the English
# unreviewed
stage-third = Indawo yesithathu
# unreviewed
stage-plate = Ukukhishana kwesibili: { $stage }
# unreviewed
stage-winners = Uhlu lwabanqobi: { $stage }
# unreviewed
stage-losers = Uhlu lwabahluliwe: umzuliswano { $n }
# unreviewed
stage-losers-final = Uhlu lwabahluliwe: owamanqamu
# unreviewed
stage-grand = Owamanqamu omkhulu
# unreviewed
stage-grand-again = Owamanqamu omkhulu: umdlalo wesibili
# unreviewed
stage-decider = { $stage }: badlala futhi
# unreviewed
part-stage = Isigaba
# unreviewed
part-group = Iqoqo
# unreviewed
part-match = Umdlalo wamaqembu
# unreviewed
tie-nobody = akukho mbangi
# unreviewed
tie-through = udlulele phambili
# unreviewed
tie-walkover = Udlule ngaphandle komdlalo
# older than the English
# unreviewed
tie-nobody-through = Akekho odlulile
# unreviewed
tie-decider = Bayalingana: baphinda badlale
# unreviewed
fault-postponed = { $n ->
    [one] Ibhodi { $boards } lomzuliswano { $round } lihlehliselwe kamuva. Faka umphumela walo kuqala.
   *[other] Amabhodi { $boards } omzuliswano { $round } ahlehliselwe kamuva. Faka imiphumela yawo kuqala.
}
# older than the English
# unreviewed
fault-round-undecided = Ukuthi ubani oqhubekayo kuncike kule midlalo, ngakho wonke umzuliswano { $round } kumele unqunywe kuqala.
# unreviewed
postponed = odlalwa kamuva
# unreviewed
enter-result = Faka umphumela
# unreviewed
reason-postponed = Umdlalo obuhlehlisiwe udlaliwe
# older than the English
# unreviewed
attention-postponed = Umdlalo womzuliswano { $round } awukadlalwa. Kuze kube lapho ubalwa njengokulingana uma kubhangqwa, kodwa awubali lutho ezindaweni.
# unreviewed
pair-anyway = Bhangqa noma kunjalo…
# older than the English
# unreviewed
pair-anyway-text = Imidlalo engenamphumela idlalwa kamuva. Kuze kube lapho ibalwa njengokulingana uma kubhangqwa okulandelayo, kodwa ayibali lutho ezindaweni. Amafoni ayayeka ukuyirekhoda. Ufaka imiphumela yayo lapha uma isidlaliwe.
# unreviewed
pair-anyway-button = Dlala imidlalo esele kamuva
# unreviewed
notice-round-postponed = Umzuliswano uvaliwe. Imidlalo esele idlalwa kamuva; uyithola ngaphansi kokuthi “Okukulindile”.
# older than the English
# unreviewed
notice-result-reported = Umphumela olungile ubhaliwe emlandweni. Amaphuzu ahlala enjalo.
# older than the English
# unreviewed
correct-late = Umzuliswano olandelayo nawo usuphelile. Ngokwemithetho yemiqhudelwano ye-Swiss iphutha elitholakale sekwephuze kangaka libhalelwa umbiko kuphela: amaphuzu nokubhangqwa kuhlala kunjalo (C.04.2, article 4.3).
# older than the English
# unreviewed
correct-report = Kubhale nje kuphela
# older than the English
# unreviewed
correct-anyway = Kubale noma kunjalo
# unreviewed
audit-round-postponed = Umzuliswano { $round } uvaliwe; imidlalo engenamphumela idlalwa kamuva
# unreviewed
audit-result-reported = Umzuliswano { $round }, ibhodi { $board }: umphumela olungile ngu-{ $result }, ubhalelwe umbiko kuphela
# older than the English
# unreviewed
why-knockout = { $stage }: ohlulwayo uyaphuma.
# unreviewed
why-knockout-plate = { $stage }: ohlulwa okokuqala uqhubeka ekukhishaneni kwesibili.
# unreviewed
why-knockout-winners = { $stage }: ohlulwayo uqhubeka ohlwini lwabahluliwe.
# unreviewed
why-knockout-grand = { $stage }: kuhlangana abahamba phambili ezinhlwini zombili.
# older than the English
# unreviewed
why-knockout-decider = { $stage }: bayalingana, ngakho baphinda badlale beshintshe izinhlangothi.
# unreviewed
why-knockout-third = { $stage }: kuhlangana ababili abahlulwe kumasemi-fayinali.
# older than the English
# unreviewed
why-group = Bonke abaseqoqweni badlala nabo bonke: itafula lisho ukuthi ubani ohlangana nobani manje.
# older than the English
# unreviewed
team-boards = Umdlalo wamaqembu unamabhodi amangaki?
# older than the English
# unreviewed
team-hint = Izingane zesikole esisodwa ziyiqembu. Abokuqala ohlwini lwakho abakhona bayadlala, abanye basala ebhentshini. Uma isikole sineqembu lesibili, bhala isikole kanje: "North B".
# older than the English
# unreviewed
team-sides = Uhlelo lwe-Swiss: yiliphi iqembu eliqala ebhodini 1
# older than the English
# unreviewed
team-sides-simple = Kuyashintshwana, uma kulula (okuvamile)
# older than the English
# unreviewed
team-sides-graded = Kushintshwana ngokulingana ngangokunokwenzeka
# unreviewed
team-sides-ignored = Akunandaba
# older than the English
# unreviewed
team-sides-hint = Uma inani lamabhodi lingelilinganayo, noma amaqembu ehlala ngohlelo olufanayo njalo, kubaluleke kakhulu.
# unreviewed
team-primary = Yini ebalwa kuqala emaqenjini?
# unreviewed
team-tables = Amaqembu
# unreviewed
team-matches = Imidlalo yamaqembu
# unreviewed
team-whom = Obani abadlale nobani
# unreviewed
captain = Ikaputeni
# unreviewed
teams-none = Abangekho eqenjini
# unreviewed
teams-text = Abadlali besikole esisodwa bayiqembu. Uma isikole sinamaqembu amaningi, bhala igama leqembu lomdlali ngamunye. Isixhumanisi salelo gama sibonisa ikaputeni leli qembu kuphela.
# unreviewed
notice-teams-saved = Amaqembu agciniwe.
# unreviewed
team-order = Uhlelo lwamabhodi
# unreviewed
team-order-fixed = Njengasohlwini; amakaputeni akhetha abadlalayo
# unreviewed
team-order-free = Amakaputeni aluzikhethela emzuliswaneni ngamunye
# unreviewed
line-ups = Uhlu lwabadlalayo
# unreviewed
line-ups-of-round = Uhlu lwabadlalayo lomzuliswano { $round }
# unreviewed
line-ups-text = Amakaputeni avula uhlu lwawo ngesixhumanisi sesikole sawo. Uma ucela uhlu, amakaputeni abona nomdlalo weqembu lawo osohlakeni. Ongaluthumeli udlala ngohlelo lohlu lwabadlali.
# unreviewed
line-up-minutes = Imizuzu
# unreviewed
line-ups-ask = Cela uhlu lwabadlalayo
# unreviewed
line-ups-end = Ungabeki sikhathi
# unreviewed
line-up-until = kuze kube ngu-{ $time }
# unreviewed
line-up-closed = kuvalwe ngo-{ $time }
# unreviewed
line-up-in = Luthunyelwe
# unreviewed
line-up-missing = Aluthunyelwanga
# unreviewed
line-up-change = Shintsha uhlu lwabadlalayo
# unreviewed
line-up-hand-in = Thumela uhlu lwabadlalayo
# unreviewed
line-up-hint = Akukho okubalwayo ungakaluthumeli. Ungaluthumela futhi size siphele isikhathi.
# unreviewed
line-up-free-hint = Imicibisholo ishintsha ibhodi lomdlali.
# unreviewed
line-up-fixed-hint = Abadlali bahlala ngohlelo lohlu.
# unreviewed
line-up-up = { $player }: ibhodi elilodwa phezulu
# unreviewed
line-up-down = { $player }: ibhodi elilodwa phansi
# unreviewed
line-up-take-out = { $player } akadlali
# unreviewed
line-up-reserve = Abasebhentshini
# unreviewed
line-up-put-in = Faka
# unreviewed
line-up-not-here = akekho
# unreviewed
notice-line-ups-asked = Kugciniwe.
# unreviewed
notice-line-up-handed-in = Uhlu lwabadlalayo luthunyelwe.
# unreviewed
board-standings = Izindawo ngamabhodi
# unreviewed
board-standings-how = Umdlali ubalwa ebhodini adlale kulo kaningi emidlalweni yeqembu. Kubalwa yonke imidlalo edlaliwe; ukuphumula nezimbangi ezingafikanga akubalwa.
# unreviewed
percent = %
# unreviewed
team-why-hint = Okokuqala: { $first }. Uma kulingana, ngalolu hlelo: { $then }.
# older than the English
# unreviewed
team-why = { $team }: zivele kanjani izehlukanisi
# unreviewed
team = Iqembu
# unreviewed
match-points = Amaphuzu emidlalo yamaqembu
# older than the English
# unreviewed
game-points = Amaphuzu asemabhodini
# unreviewed
why-team = Amaqembu abo ahlangana kulo mzuliswano.
# unreviewed
why-second-game = Umdlalo wesibili womqhudelwano wabo: abafanayo ababili beshintshane izinhlangothi.
# unreviewed
field-boards = Amabhodi
# older than the English
# unreviewed
school-rounds = Kuze kube umzuliswano (uma kungafakwanga: yonke imizuliswano)
# unreviewed
field-school-rounds = Kuze kube umzuliswano
# unreviewed
field-points = Amaphuzu
# unreviewed
field-audience = Ubani odlalayo
# unreviewed
field-category-name = Igama lesigaba
# unreviewed
field-category-gender = Ubani osesigabeni
# unreviewed
field-category-born = Unyaka wokuzalwa wesigaba
# unreviewed
field-category-rating = Izinga lesigaba
# unreviewed
field-category-grade = Ibanga lesigaba
# unreviewed
field-player = Umdlali
# unreviewed
field-round = Umzuliswano
# unreviewed
field-team = Igama leqembu
# unreviewed
field-line-up = Uhlu lwabadlalayo
# unreviewed
field-line-up-minutes = Imizuzu yohlu lwabadlalayo
# older than the English
# unreviewed
rounds-hint = Ungafaki lutho ukuze kunqume inani labadlali.
# unreviewed
clock = Iwashi
# unreviewed
clock-seconds = Imizuzwana yethuba ngalinye
# unreviewed
clock-total = Imizuzu yomdlalo wonke
# older than the English
# unreviewed
clock-total-hint = Lokhu okwesikhathi somdlalo wonke kuphela: uma siphelile, ithuba ngalinye lisenemizuzwana yalo.
# older than the English
# unreviewed
clock-whole-game = Isikhathi somdlalo wonke, kanye nomzuzu phezulu
# unreviewed
umpiring = Lapho kwephulwe umthetho
# older than the English
# unreviewed
umpiring-hint = Uma kulibaziswa kuhlala kuqala eliphuzi, bese kuba elibomvu, bese kunikezwa umdlalo. Kokunye ukhetha wena. Ushintsho ngolwemidlalo engakaqali.
# unreviewed
umpiring-illegal = Emva kokuhamba okungalungile ebhodini langempela
# unreviewed
umpiring-reds = Ngazise emva kwamakhadi abomvu angaka omdlali oyedwa (0 = ungangazisi)
# unreviewed
ladder-yellow = Eliphuzi, bese elibomvu, bese kuhlulwa
# unreviewed
ladder-red = Elibomvu khona manjalo, bese kuhlulwa
# unreviewed
ladder-award = Kuhlulwa khona manjalo
# older than the English
# unreviewed
avoid-same-school = Gwema ukuhlanganisa izingane zesikole esisodwa uma kunokwenzeka
# unreviewed
create-event = Dala umqhudelwano
# unreviewed
new-list = Abadlali: namathisela uhlu lweklasi (kungalinda)
## Faults

# unreviewed
fault-title-not-found = Ikhasi alitholakalanga
# unreviewed
fault-title-door = Akuvunyelwe
# unreviewed
fault-title-ours = Kukhona okungahambanga kahle ngakithi
# unreviewed
fault-title-not-done = Akwenziwanga
# older than the English
# unreviewed
fault-form-only = Leli kheli lamukela kuphela lokho okuthunyelwa ifomu. Akukho okushintshile. Buyela emuva usebenzise ifomu futhi.
# unreviewed
fault-not-found = Alikho ikhasi elinjalo, noma akulona elakho. Bheka ikheli, noma ucele isixhumanisi kumhleli.
# unreviewed
fault-not-signed-in = Ngena kuqala.
# older than the English
# unreviewed
fault-not-allowed = Lokhu okomunye umuntu. Ngena ngegama elifanele.
# unreviewed
fault-seat-taken = Enye idivayisi inalesi sihlalo. Cela umhleli asikhulule.
# unreviewed
fault-list-closed = Uhlu luvaliwe kothisha. Cela umhleli aluguqule.
# unreviewed
fault-teams-are-fixed = Umzuliswano usubhangqiwe, ngakho amaqembu ahlala enjalo. Amakaputeni asengashintsha.
# unreviewed
fault-line-ups-closed = Uhlu lwabadlalayo lwalo mzuliswano seluvaliwe. Cela umhleli ashintshe olwakho.
# unreviewed
fault-not-a-spelling = Umzuliswano 1 usuhlanganisiwe, ngakho kulungiswa isipelingi segama kuphela. Lokhu kubukeka kungomunye umuntu: buza umhleli.
# unreviewed
fault-short-name-taken = Esinye isikole sinaleli gama noma leli gama elifushane. Khetha elinye igama elifushane.
# older than the English
# unreviewed
fault-foreign = Leli fomu lithunyelwe livela ekhasini lenye indawo, ngakho akwenziwanga lutho. Vula ikhasi lapha uphinde.
# older than the English
# unreviewed
fault-unknown-host = Le seva ayaziwa ngaleli kheli. Vula u-{ $address } esikhundleni salokho. Uma ikheli kungelakho, qala iseva nge --public-address.
# unreviewed
fault-not-for-set-up = I-Inkundla isivele imisiwe lapha. Ngena kunalokho.
# older than the English
# unreviewed
fault-ruleset = Lo mdlalo awunakudlalwa kanjalo: { $why }
# older than the English
# unreviewed
fault-unknown-code = Alikho ibhodi elinale khodi. Bheka ikhadi elisetafuleni bese uyibhala futhi.
# unreviewed
fault-no-such-game = Awukho umdlalo onale khodi. Umdlalo usulwa usuku olulodwa ngemva kwethuba lawo lokugcina.
# unreviewed
fault-too-many-games = Miningi kakhulu imidlalo evulekile lapha manje. Zama futhi emva kwehora.
# unreviewed
fault-too-many-entries = Kuningi kakhulu ukubhalisa okuvela lapha noma kwalo mqhudelwano. Zama futhi kamuva, noma ubhalele umhleli.
# unreviewed
fault-registration-closed = Ukubhalisa kuvaliwe, noma lokhu kubhalisa akusenakushintshwa.
# unreviewed
fault-record-full = Lo mdlalo usumude kakhulu ukuthi kungengezwa elinye ithuba. Vumelanani ngokulingana, noma uhoxe.
# unreviewed
fault-old-code = Le khodi bekungeyebhodi { $board } emzuliswaneni { $round }, osuphelile. Thatha ikhadi elisha, noma ubuze umhleli.
# unreviewed
fault-not-recording = Enye ifoni irekhoda leli bhodi. Thinta okuthi “Thatha ibhodi” ukuze urekhode lapha, noma ubukele.
# unreviewed
fault-taken = { $name } urekhoda leli bhodi. Thinta okuthi “Thatha ibhodi” ukuze urekhode lapha, noma ubukele.
# older than the English
# unreviewed
fault-behind = Irekhodi belisliqhubekile. Leli ibhodi njengoba linjalo manje; libheke, bese uthinta futhi.
# older than the English
# unreviewed
fault-round-not-draft = Umzuliswano { $round } awuselona uhlaka. Wubheke futhi.
# unreviewed
fault-round-not-to-come = Umzuliswano { $round } usumenyezelwe, ngakho akekho ongasawuphumula. Cela umzuliswano osazofika. Ongekho ebhodini kulo mzuliswano akawatholi amaphuzu.
# unreviewed
fault-round-still-draft = Umzuliswano { $round } useseluhlaka. Wumenyezele kuqala.
# unreviewed
fault-round-not-posted = Umzuliswano { $round } uvaliwe. Ukuze ushintshe umphumela, sebenzisa okuthi “Lungisa” bese usho isizathu.
# unreviewed
fault-round-touched = Umzuliswano { $round } unemiphumela noma imidlalo erekhodiwe. Awunakuphinda ube uhlaka.
# older than the English
# unreviewed
fault-round-not-last = Ngumzuliswano wokugcina ovaliwe kuphela ongavulwa kabusha, futhi kungaphambi kohlaka lolandelayo.
# older than the English
# unreviewed
fault-missing-results = { $n ->
    [one] Kusele umphumela owodwa: ibhodi { $boards }.
   *[other] Kusele imiphumela engu-{ $n }: amabhodi { $boards }.
}
# older than the English
# unreviewed
fault-disk-full = Idiski le-laptop ligcwele. Vula isikhala, bese uzama futhi. Akukho okulahlekile kulokho obekugciniwe.
# unreviewed
fault-store-away = Imininingwane ayifinyeleleki manje. Ungalivali leli khasi bese uzama futhi maduze.
# older than the English
# unreviewed
fault-conflict = Omunye umuntu ukushintshile lokhu ngaleso sikhathi. Kubheke futhi, bese unquma.
# unreviewed
fault-other-result = Akugciniwe: omunye umuntu usanda kufaka omunye umphumela webhodi { $board }. Manje kubhalwe: { $text }. Uma kungalungile, sebenzisa okuthi “Lungisa” kulelo bhodi bese usho isizathu.
# unreviewed
fault-no-result-any-more = Akugciniwe: omunye umuntu usanda kususa umphumela webhodi { $board }. Manje alinawo umphumela. Uma owakho ulungile, wufake futhi.
fault-has-result = Akugciniwe: umhleli ufake umphumela { $text } waleli bhodi. Ukuze kuqoshwe umdlalo, cela umhleli asule umphumela.
# unreviewed
fault-reported-otherwise = Akugciniwe: u-{ $name } ufake { $result } kwibhodi { $board }. Bhekani isiliphu ndawonye. Bese omunye wenu elungisa.
# unreviewed
fault-report-gone = Lo mphumela awusalindile. Bheka ibhodi futhi.
# unreviewed
fault-store = Akukho okushintshile: imininingwane ayikwazanga ukufundwa noma ukubhalwa. Tshela umuntu onakekela i-Inkundla lapha.
# older than the English
# unreviewed
fault-way-home = Iya ekhasini lokuqala
# unreviewed
fault-way-code = Bhala ikhodi
# unreviewed
form-missing = { $field }: akugcwaliswanga. Kugcwalise.
# unreviewed
form-too-long = { $field }: kude kakhulu. Kufinyeze.
# older than the English
# unreviewed
form-not-a-number = { $field }: akuyona inombolo evumelekile.
# unreviewed
form-not-a-choice = { $field }: khetha okukodwa ohlwini.
# unreviewed
field-name = Igama lakho
# unreviewed
field-event-name = Igama lomqhudelwano
# unreviewed
field-ruleset = Umdlalo
# older than the English
# unreviewed
field-system = Ubani odlala nobani
# unreviewed
field-rounds = Imizuliswano
# unreviewed
field-clock = Iwashi
# unreviewed
field-seconds = Imizuzwana yethuba ngalinye
# unreviewed
field-total = Imizuzu yomdlalo wonke
# older than the English
# unreviewed
field-at-illegal-turn = Ithuba eliphula imithetho
# unreviewed
field-reds = Amakhadi abomvu kulo mqhudelwano
# unreviewed
field-what = Okube yiphutha
# unreviewed
field-words = Ngamazwi akho
# unreviewed
field-consequence = Okulandelayo
# unreviewed
field-claim = Isicelo sokulingana
# unreviewed
field-number = Ithuba
# unreviewed
field-dropping = Amathuba
# unreviewed
field-time = Imizuzwana
# unreviewed
field-position = Isimo
# unreviewed
field-hand = Okusesandleni
# unreviewed
field-entry = Umbuzo
# unreviewed
field-result = Umphumela
# unreviewed
field-players = Abadlali
# unreviewed
field-board = Ibhodi
# older than the English
# unreviewed
field-delay = Ababukeli bawabona sekwephuze kangakanani amabhodi
# unreviewed
field-place = Indawo
# unreviewed
field-entry-given = Igama lokuqala
# unreviewed
field-entry-list = Uhlu lwabadlali
# unreviewed
field-entry-school = Isikole
# unreviewed
field-entry-contact = Igama lakho
# unreviewed
field-entry-reach = Ifoni noma i-imeyili
# unreviewed
field-entry-consent = Imvume
# unreviewed
field-entries-opens = Ukubhalisa kuvulwa
# unreviewed
field-entries-closes = Ukubhalisa kuvalwa
# unreviewed
field-entries-places = Izindawo
# unreviewed
field-entries-of-school = Izindawo zesikole esisodwa
# unreviewed
field-entries-fee = Imali yomdlali
# unreviewed
field-entries-currency = Uhlobo lwemali
# unreviewed
field-entries-note = Kwabathumela ukubhalisa
# unreviewed
field-entries-consent = Amazwi akho ngemvume
# unreviewed
field-entries-chosen = Ukubhalisa okumakiwe
# unreviewed
field-first-day = Usuku lokuqala
# unreviewed
field-last-day = Usuku lokugcina
# unreviewed
field-directions = Ukuyithola indawo
# unreviewed
field-host = Umsingathi
# unreviewed
field-contact = Ukuxhumana
# unreviewed
field-description = Incazelo
# unreviewed
field-regulations = Imigomo
# unreviewed
field-sponsors = Abaxhasi
# older than the English
# unreviewed
field-begins = Ukuqala komzuliswano
# unreviewed
field-notice = Isaziso
# unreviewed
field-act = Okwenzekile
# unreviewed
field-side = Umdlali
# unreviewed
field-card = Ikhadi
# older than the English
# unreviewed
name-empty = Igama alibhaliwe. Bhala igama.
# unreviewed
name-too-long = Igama lidlula izinhlamvu ezingu-80. Lifinyeze.
# older than the English
# unreviewed
name-unprintable = Igama linophawu olungaphrinteki. Libhale kabusha.

## Lists of players

# unreviewed
column-name = Igama
# unreviewed
column-given = Igama lokuqala
# unreviewed
column-family = Isibongo
# unreviewed
column-school = Isikole
# unreviewed
column-grade = Ibanga
# unreviewed
column-rating = Izinga
# unreviewed
rated = Izinga { $rating }
# unreviewed
column-gender = Intombazane noma umfana
# unreviewed
column-born = Unyaka wokuzalwa
# unreviewed
column-consent = Imvume
# unreviewed
column-any = Umbhalo
# unreviewed
import-row = Irowu { $row }: { $what }
import-file = { $what }
# unreviewed
import-too-large = Uhlu lukhulu kuno-2 MB. Lungenise ngezingxenye.
# older than the English
# unreviewed
import-too-many-rows = Uhlu lunamarowu angu-{ $rows }. Umkhawulo ngu-{ $most }. Lungenise ngezingxenye.
# unreviewed
import-utf16 = Ifayela liyi-UTF-16. Ligcine ngokuthi “CSV UTF-8” bese uzama futhi.
# unreviewed
import-not-text = Leli fayela akulona uhlu. Gcina uhlu njengespredishithi (XLSX noma ODS) noma nge-CSV bese ukhetha lelo fayela.
# unreviewed
import-old-workbook = Leli fayela lingohlobo oludala lwe-Excel (XLS). Livule, uligcine ngokuthi “Excel Workbook (.xlsx)” bese ukhetha lelo fayela.
# unreviewed
import-locked-workbook = Leli fayela likhiywe ngephasiwedi. Livule, uligcine ngaphandle kwephasiwedi bese ukhetha lelo fayela.
# unreviewed
import-damaged-workbook = Leli fayela lonakele. Livule, uligcine futhi ngokuthi XLSX noma ODS bese ukhetha lelo fayela.
# unreviewed
import-large-workbook = Le spredishithi inkulu kakhulu. Kopisha amarowu anamagama bese uwanamathisela lapha.
# unreviewed
import-no-sheet = Leli fayela alinalo ishidi “{ $name }” elinohlu. Line-“{ $names }”.
# unreviewed
import-no-value = Eshidini elithi “{ $sheet }” inani lefomula eku-{ $cell } alikho. Vula ifayela, uligcine futhi bese ukhetha lelo fayela.
# unreviewed
import-empty = Awekho amagama ohlwini. Bhala igama elilodwa emgqeni ngamunye.
# unreviewed
import-no-name-column = Ayikho ikholomu yamagama. Bhala “igama” ngaphezu kwekholomu yamagama.
# unreviewed
import-unclear-headings = Izihloko “{ $headings }” azisho ukuthi liphi igama lokuqala nesibongo. Kusho ngezansi, noma ubhale “igama lokuqala” no-“isibongo” ngaphezu kwalawa makholomu.
# unreviewed
import-unclear-columns = Uhlu alunazo izihloko, futhi akucaci ukuthi yini ekumakholomu alo. Kusho ngezansi ukuthi yini ekukholomu ngayinye, noma ubhale izihloko ngaphezu kwamakholomu, njengo-“igama lokuqala” no-“isibongo”.
# older than the English
# unreviewed
import-open-quote = Kuvulwe uphawu lokucaphuna lapha kodwa aluvalwanga. Luvale noma ulususe.
# unreviewed
import-name-missing = Igama alikho. Bhala igama noma ususe irowu.
# unreviewed
import-cell-error = “{ $value }” yiphutha lespredishithi. Bhala okufanele kube lapha.
# older than the English
import-bad-text = { $column } "{ $value }": { $why }
# older than the English
# unreviewed
import-bad-number = { $column }: “{ $value }” akuyona inombolo esuka ku-{ $least } iye ku-{ $most }.
# older than the English
# unreviewed
import-bad-gender = { $column }: “{ $value }” akuyona i-f (intombazane) noma i-m (umfana).
# older than the English
# unreviewed
import-bad-consent = { $column }: “{ $value }” akuyona i-“yebo” noma i-“cha”.
# older than the English
# unreviewed
import-bad-grade = Alikho ibanga “{ $value }”. Amabanga ngu-R (noma u-RR) no-1 kuya ku-12.

## Pairing

# older than the English
# unreviewed
pairing-too-few = { $n ->
    [0] Akekho umuntu lapha. Maka abakhona; umzuliswano udinga ababili.
    [one] Kukhona umdlali oyedwa kuphela. Umzuliswano udinga ababili.
   *[other] Kukhona abadlali abangu-{ $n } kuphela. Umzuliswano udinga ababili.
}
# older than the English
# unreviewed
pairing-too-many = Kukhona abadlali abangu-{ $n }; umzuliswano uthatha abangu-{ $most } kuphela. Yenza imiqhudelwano emibili.
# unreviewed
pairing-all-played = { $n ->
    [one] Umzuliswano owodwa obukhona usudlaliwe. Qeda umqhudelwano, noma wengeze inani lemizuliswano ezilungiselelweni.
   *[other] Yonke imizuliswano engu-{ $n } isidlaliwe. Qeda umqhudelwano, noma wengeze inani lemizuliswano ezilungiselelweni.
}
# unreviewed
pairing-under-way = Umzuliswano { $round } usadlalwa. Faka imiphumela yawo kuqala.
# older than the English
# unreviewed
pairing-none = Abadlali abakhona abanakuthola bonke imbangi ngaphandle kokuphula umthetho. Qeda umqhudelwano, noma ubhangqe ngesandla.
# older than the English
# unreviewed
pairing-none-bye = Kukhona okumele aphumule, kodwa bonke abakhona sebeke baphumula. Qeda umqhudelwano, noma ubhangqe ngesandla.
# older than the English
# unreviewed
pairing-none-stuck = Omunye wabadlali usehlangane nabo bonke abakhona. Qeda umqhudelwano, noma ubhangqe ngesandla.
# older than the English
# unreviewed
obstacle-bye = Abadlali abahlukaniseki ngababili, ngakho oyedwa kumele aphumule. Kodwa bonke abakhona sebeke baphumula, noma banqoba umzuliswano ngaphandle kokudlala, futhi akekho ovunyelwe ukukwenza kabili lokho.
# older than the English
# unreviewed
obstacle-stuck = { $player }: usehlangane nabo bonke abakhona, noma akavunyelwe ukuhlangana nabo. Ngakho ayisekho imbangi esele.
# older than the English
# unreviewed
obstacle-sides = Wonke umuntu usenaye angahlangana naye, kodwa hhayi bonke ngesikhathi esisodwa: kungaba khona othola uhlangothi olufanayo kaningi kakhulu.
# older than the English
# unreviewed
obstacle-pairs = { $n ->
    [one] Wonke umuntu usenaye angahlangana naye, kodwa hhayi bonke ngesikhathi esisodwa. Kungadingeka ukuthi okungenani umbhangqwana owodwa uphinde uhlangane.
   *[other] Wonke umuntu usenaye angahlangana naye, kodwa hhayi bonke ngesikhathi esisodwa. Kungadingeka ukuthi okungenani imibhangqwana engu-{ $n } iphinde ihlangane.
}
# older than the English
# unreviewed
stuck-title = Umzuliswano { $round } awunakubhangqwa ngokwemithetho
# unreviewed
stuck-what = Ongakwenza
# older than the English
# unreviewed
stuck-nearest = Wudlale noma kunjalo
# unreviewed
stuck-nearest-hint = Sibhangqa ngendlela ephula imithetho embalwa ngangokunokwenzeka. Ukubona njengohlaka, ushintshe okuthandayo, bese usho isizathu uma umemezela.
# unreviewed
stuck-nearest-button = Yenza lolu hlaka
# unreviewed
stuck-fewer = Ima lapha
# older than the English
# unreviewed
stuck-rounds = { $n ->
    [0] Awukabikho umzuliswano odlaliwe. Beka inani lemizuliswano libe ngu-0, bese umqhudelwano ungaqedwa.
    [one] Sekudlalwe umzuliswano owodwa. Beka inani lemizuliswano libe ngu-1, bese umqhudelwano ungaqedwa.
   *[other] Sekudlalwe imizuliswano engu-{ $n }. Beka inani lemizuliswano libe ngu-{ $n }, bese umqhudelwano ungaqedwa.
}
# older than the English
# unreviewed
stuck-people = Vumela omunye angene noma aphumule
# older than the English
# unreviewed
stuck-people-hint = Ngomdlali oyedwa owengeziwe noma osusiwe kungase kulunge: maka abakhona, noma unikeze othile ukuphumula.
# older than the English
# unreviewed
outlook-doubtful = { $safe ->
    [one] Kumenyezelwe imizuliswano engu-{ $rounds }. Umzuliswano owodwa uhlale ulunga ngabadlali abakhona; emva kwalokho umzuliswano ungase ungabhangqeki. Imizuliswano embalwa iphephe kakhudlwana.
   *[other] Kumenyezelwe imizuliswano engu-{ $rounds }. Imizuliswano efika ku-{ $safe } ihlale ilunga ngabadlali abakhona; emva kwalokho umzuliswano ungase ungabhangqeki. Imizuliswano embalwa iphephe kakhudlwana.
}
# older than the English
# unreviewed
outlook-impossible = { $most ->
    [one] Kumenyezelwe imizuliswano engu-{ $rounds }, kodwa abadlali abakhona bangadlala umzuliswano owodwa kuphela ngaphandle kokuphinda bahlangane. Beka imizuliswano embalwa ezilungiselelweni.
   *[other] Kumenyezelwe imizuliswano engu-{ $rounds }, kodwa abadlali abakhona bangadlala imizuliswano engu-{ $most } kuphela ngaphandle kokuphinda bahlangane. Beka imizuliswano embalwa ezilungiselelweni.
}
# unreviewed
outlook-unrated = Imithetho ye-Dubov ibhangqa ngezilinganiso. Abadlali abalapha abangenasilinganiso: { $n }. Ngamunye ubalwa njengo-0. Faka izilinganiso zabo, noma khetha eminye imithetho kuzilungiselelo.
# unreviewed
preset-round-robin = Abadlali abalapha: { $n }. Uma bengaphansi kuka-6, bonke bangahlangana nabo bonke: kuphakanyiswa i-round robin yemizuliswano engu-{ $rounds }. Ungakhetha enye indlela ku-Izilungiselelo.
# unreviewed
preset-four-rounds = Abadlali abalapha: { $n }. Uma bengu-6 kuya ku-10, kuphakanyiswa imizuliswano emine yohlelo lwe-Swiss: iyangena osukwini futhi ithola onqobile. Ungakhetha enye indlela noma inani lemizuliswano ku-Izilungiselelo.
# unreviewed
preset-five-rounds = Abadlali abalapha: { $n }. Uma bengu-11 noma ngaphezulu, kuphakanyiswa imizuliswano emihlanu yohlelo lwe-Swiss: leyo iyangena osukwini. Ungakhetha enye indlela noma inani lemizuliswano ku-Izilungiselelo.
# unreviewed
pairing-bug = Kukhona okungahambanga kahle ekubhangqeni. Akukho okushintshile. Tshela umuntu onakekela i-Inkundla lapha.
# older than the English
# unreviewed
draft-cannot-change = Lolu shintsho alunakwenzeka ohlakeni njengoba lunjalo manje. Lubheke futhi.
# unreviewed
draft-breaks-match = Lokho kungahlukanisa umdlalo wamaqembu amabili. Shintshanisa abadlali ababili beqembu elilodwa, noma uthinte abadlali bamaqembu amabili: amaqembu wonke ayashintshana.

## Spectators

# unreviewed
board-label = Ibhodi
# unreviewed
all-boards = ← Wonke amabhodi
# unreviewed
live = Bukhoma
# unreviewed
lost = ⚠ Uxhumano lunqamukile. Siyazama futhi.
# unreviewed
working = Kuyasebenza… Kungathatha isikhashana.
# older than the English
# unreviewed
making-paper = Leli phepha lide: amagama noma amabhodi angu-{ $n }. Liyenziwa manje futhi lizofika ngokwalo emizuzwaneni embalwa. Hlala kuleli khasi lize lifike.
# older than the English
# unreviewed
making-again = Alifikanga: zama futhi
# older than the English
# unreviewed
laptop-away = ⚠ I-laptop ayiphenduli. Gcina leli khasi livuliwe: okubhalile kuyasala.
# unreviewed
laptop-wait = Kulindwe i-laptop…
# unreviewed
server-stopping = Ikhefu elifushane: i-Inkundla iqala futhi. Amathuba akho aphephile futhi leli khasi libuya ngokwalo.
# unreviewed
board-as-text = Ibhodi njengombhalo
# unreviewed
record = Irekhodi
# older than the English
# unreviewed
watch-late = { $n ->
    [one] Leli bhodi liboniswa sekudlule umzuzu owodwa.
   *[other] Leli bhodi liboniswa sekudlule imizuzu engu-{ $n }.
}
# older than the English
# unreviewed
watch-late-all = { $n ->
    [one] Amabhodi nemiphumela kuboniswa sekudlule umzuzu owodwa.
   *[other] Amabhodi nemiphumela kuboniswa sekudlule imizuzu engu-{ $n }.
}
# unreviewed
replay-of = Ukubuyekeza: { $place }
# unreviewed
replay-open = Buyekeza, isinyathelo ngesinyathelo
# older than the English
# unreviewed
replay-nothing = Akukho okurekhodiwe kulo mdlalo.
# unreviewed
replay-board = Ibhodi { $board }: buyekeza
# older than the English
# unreviewed
replay-at = Umugqa { $n } kwengu-{ $all } yerekhodi
# unreviewed
replay-step = Hamba emdlalweni isinyathelo ngesinyathelo
# unreviewed
replay-first = Okokuqala
# unreviewed
replay-back = Emuva
# unreviewed
replay-next = Phambili
# unreviewed
replay-last = Okokugcina
# unreviewed
replay-to-live = Bukhoma
# unreviewed
replay-play = Dlala
# unreviewed
replay-pause = Misa
# unreviewed
replay-speed = Isivinini
# older than the English
# unreviewed
replay-seek = Umzuzu womdlalo
# unreviewed
replay-go = Bonisa
# unreviewed
replay-copied = Isixhumanisi sikopishiwe
# unreviewed
replay-link = Isixhumanisi salesi sinyathelo
# unreviewed
replay-board-now = Ibhodi manje
# unreviewed
replay-keys = Okhiye: isikhala siyadlala, imicibisholo yakwesokunxele neyakwesokudla ihamba isinyathelo, u-Home uya ekuqaleni, u-End uya ekugcineni.
# unreviewed
review-title = Ukubheka umdlalo
# unreviewed
review-back = Ibhodi
# unreviewed
review-of-board = Ukubheka umdlalo ebhodini { $board }
# unreviewed
review-shut = Ungawubheka lo mdlalo uma umzuliswano usuphelile nomphumela usufikile.
# unreviewed
review-busy = Uhlelo lumatasa. Zama futhi ngemva komzuzu.
# unreviewed
review-even = Uhlelo alutholanga thuba eliwushintshe kakhulu umdlalo.
# unreviewed
review-turned = Lapha uguqukile: ithuba { $n }
# unreviewed
review-moment = Ithuba { $n }
# unreviewed
review-win-now = { $better } inqoba khona manjalo.
# unreviewed
review-win = { $better } inqoba ngokuqinisekile ngamathuba angu-{ $n }.
# unreviewed
review-loss = Manje u-{ $other } angaqiniseka ukunqoba. { $better } bekungcono.
# unreviewed
review-capture-mill = Kugejwe isibhamu: { $better }.
# unreviewed
review-threat-mill = Manje u-{ $other } angakha isibhamu. { $better } iyasivimba.
# unreviewed
review-capture-camelot = Kugejwe ithuba lokuthumba: { $better }.
# unreviewed
review-threat-camelot = Manje u-{ $other } angathumba. { $better } iyakuvimba lokho.
# unreviewed
review-capture-reversi = Kugejwe ikhona: { $better }.
# unreviewed
review-threat-reversi = Manje u-{ $other } angathatha ikhona. { $better } iyalivimba.
# unreviewed
review-discs = { $better } iphela ngcono ngamadiski angu-{ $n } ku-{ $player }.
# unreviewed
review-stronger = { $better } bekunamandla kakhulu.
# unreviewed
review-proved = Lokho kuqinisekisiwe.
# unreviewed
review-opinion = Uhlelo lucabanga kanjalo.
# unreviewed
review-board = Ibhodi ngaphambi kwethuba: kudlalwe { $played }, { $better } bekungcono
# unreviewed
review-legend = Amachashazi alandela ithuba elidlaliwe. Izindingilizi zikhombisa elingcono.
# unreviewed
review-practise = Wudlale kusukela lapha
# unreviewed
review-times = Ubani ocabange isikhathi esingakanani
# unreviewed
review-bars = Imigoqo ekhanyayo: { $white }. Imigoqo emnyama: { $black }.
# unreviewed
review-longest = Eside kakhulu: { $time }, { $player }, ithuba { $n }.
# unreviewed
review-total = { $player } sekusonke: { $time }.
# unreviewed
review-ahead-mill = Izinkomo eziphambili
# unreviewed
review-ahead-camelot = Izinhlamvu eziphambili
# unreviewed
review-ahead-reversi = Amadiski aphambili
# unreviewed
review-above = Ngaphezu komugqa u-{ $player } unezingaphezulu.
# unreviewed
review-turns = { $n ->
    [0] amathuba
    [one] ithuba
   *[other] amathuba
}
# unreviewed
review-taken-mill = izinkomo ezidutshuliwe
# unreviewed
review-taken-camelot = izinhlamvu ezithunjiwe
# unreviewed
review-taken-reversi = amadiski ekugcineni
# unreviewed
review-cards = { $n ->
    [0] amakhadi
    [one] ikhadi
   *[other] amakhadi
}
# unreviewed
review-asked = Leli khasi libonwa kuphela ngababuzayo. Livuleka uma umzuliswano usuphelile.
# unreviewed
judge-title = Ubani osesimweni esingcono?
# unreviewed
judge-later = Uhlelo luphendula uma isikhathi siphelile noma iwashi limile, hhayi umdlalo usaqhubeka.
# unreviewed
judge-making = Uhlelo luqala lubale lesi siphetho: ithebula { $n } kwangu-{ $all }. Ikhasi lizobuza futhi ngokwalo.
# unreviewed
judge-win-now = Kuqinisekisiwe: u-{ $player } unqoba ngethuba elilodwa.
# unreviewed
judge-win = Kuqinisekisiwe: u-{ $player } unqoba ngamathuba angu-{ $n }.
# unreviewed
judge-draw = Kuqinisekisiwe: bayalingana uma bobabili bedlala kahle.
# unreviewed
judge-discs = Kuqinisekisiwe: u-{ $player } uphela ehamba phambili ngamadiski angu-{ $n }.
# unreviewed
judge-better = Umbono, akusona isiqiniseko: u-{ $player } usesimweni esingcono.
# unreviewed
judge-much-better = Umbono, akusona isiqiniseko: u-{ $player } usesimweni esingcono kakhulu.
# unreviewed
judge-even = Umbono, akusona isiqiniseko: bobabili bacishe balingane.
# unreviewed
judge-proved-text = Yithuba lika-{ $player }. Ithuba elingcono kakhulu ngu-{ $turn }.
# unreviewed
judge-opinion-text = Yithuba lika-{ $player }. Uhlelo beluzodlala u-{ $turn }.
# unreviewed
judge-line = Khombisa amathuba
# unreviewed
judge-you-decide = Uhlelo alunqumi lutho: uwena orekhoda umphumela.
# unreviewed
standings = Izindawo
# unreviewed
board-not-started = Awukaqali.
# unreviewed
board-result = Umphumela: { $result }.
# unreviewed
to-move = Okumele ahambe: { $player }
# older than the English
# unreviewed
say-gift = { $player }: thinta inkomo oyiphisayo (ilobolo)
# older than the English
# unreviewed
reason-time = isikhathi somzuliswano siphelile

## The head of every organiser's page

# unreviewed
public-page = Ikhasi lomphakathi
# unreviewed
step-players = Abadlali
# unreviewed
step-round = Umzuliswano { $round }
# unreviewed
step-round-of = Umzuliswano { $round } ku-{ $rounds }
# unreviewed
settings = Izilungiselelo
# unreviewed
set-event = Umqhudelwano
# unreviewed
set-clock = Iwashi namakhadi
# unreviewed
set-points = Amaphuzu nezindawo
# unreviewed
set-public = Okubonwa umphakathi
# unreviewed
set-end = Ikhophi nokuqeda
# unreviewed
set-schools = Abafunda ndawonye
# unreviewed
set-confirm = Abadlali baqinisekisa umphumela
# unreviewed
set-devices = Lapho amathuba efakwa khona
# unreviewed
set-at-table = Etafuleni, ngumpempe
# unreviewed
set-on-devices = Emafonini abadlali
# unreviewed
on-devices = Abadlali bafaka amathuba abo emafonini abo
# unreviewed
on-devices-hint = Ngaphandle kukanompempe uhlelo luqinisekisa ukuthi amathuba alungile. Uma isikhathi sethuba siphelile, lukhombisa ikhadi ngokwalo. Ekhasini elithi “Amafoni” ungakhethela ibhodi ngalinye.
# unreviewed
take-backs = Bangabuyisela ithuba uma omunye umdlali evuma
# unreviewed
set-yes = Yebo
# unreviewed
set-no = Cha
# unreviewed
set-reds = Wonke amakhadi omqhudelwano
# unreviewed
set-open = Vula
# unreviewed
set-download = Landa
# unreviewed
set-names = Amagama
# unreviewed
names-by-default = Igama nohlamvu olulodwa
# unreviewed
set-consent = Amagama aphelele
# unreviewed
set-last = Ushintsho lokugcina
# older than the English
# unreviewed
set-delete = Wonke amakhasi, amakhodi namagama ayasuka.
# unreviewed
set-fixed = Akuguquki
# unreviewed
not-set = Akukamiswa
# unreviewed
rounds-open = Ngokwenani labadlali
# unreviewed
times-planned = { $n ->
    [0] Awukho umzuliswano onesikhathi
    [one] Umzuliswano o-1 unesikhathi
   *[other] Imizuliswano engu-{ $n } inesikhathi
}
# unreviewed
schools-meet = Bangahlangana
# unreviewed
schools-apart = Bahlukaniswa uma kungenzeka
# unreviewed
schools-apart-until = Bahlukaniswa kuze kube umzuliswano { $round }
# unreviewed
organiser-tabs = Qhuba lo mqhudelwano

## Standings

# unreviewed
standings-after = Izindawo ngemuva komzuliswano { $round }
# unreviewed
standings-after-of = Izindawo ngemuva komzuliswano { $round } ku-{ $rounds }
# unreviewed
standings-during = Izindawo emzuliswaneni { $round }
# unreviewed
standings-during-of = Izindawo emzuliswaneni { $round } ku-{ $rounds }
# unreviewed
standings-official = Ezisemthethweni
log-head-printed = Irekhodi lezinguquko: { $head }
# Some boards of the round have no result yet.
# older than the English
# unreviewed
standings-provisional = { $n ->
    [0] Ezesikhashana: umzuliswano awukavalwa
    [one] Ezesikhashana: ibhodi elingu-1 lisadlala
   *[other] Ezesikhashana: amabhodi angu-{ $n } asadlala
}
# unreviewed
standings-note-alias = Amagama amafushane kuphela: amagama aphelele awashicilelwa.
# older than the English
# unreviewed
standings-note-full = Nguwe kuphela obona amagama aphelele. Ikhasi lawo wonke umuntu libonisa amagama amafushane.
# older than the English
# unreviewed
standings-empty = Ayikabikho imiphumela. Izovela lapha ngokushesha uma umdlalo wokuqala usuphelile.
# unreviewed
standings-empty-playing = Ayikabikho imiphumela. Umzuliswano 1 usadlalwa.
# unreviewed
standings-now = Manje
# unreviewed
standings-when = Nini
# unreviewed
standings-after-choice = Ngemuva komzuliswano { $round }
# unreviewed
standings-all-schools = Zonke izikole
# unreviewed
standings-show = Bonisa
# older than the English
# unreviewed
standings-hint = Thinta igama ukuze ubone izehlukanisi nokuthi amaphuzu avelaphi.
# unreviewed
school = Isikole
# unreviewed
grade = Ibanga{"\u00A0"}{ $grade }
# older than the English
# unreviewed
rank = Indawo
# unreviewed
points = Amaphuzu
# Column of games won, drawn and lost: 2–0–1.
# unreviewed
wdl = N–L–H
# unreviewed
wdl-long = unqobile – ulingene – uhluliwe
# unreviewed
wdl-more = Unqobile – ulingene – uhluliwe (N–L–H) kubala imidlalo edlaliwe. Inombolo engemuva, njengo-+1, ibala imizuliswano elethe amaphuzu ngaphandle komdlalo: ukuphumula, noma imbangi engafikanga.
csv = CSV
# unreviewed
csv-excel = I-CSV ye-Excel
# unreviewed
ties = Ukwehlukanisa abalinganayo
# older than the English
# unreviewed
ties-points = Onamaphuzu amaningi umi phezulu. Uma amaphuzu elingana kubalwa lokhu, ngokulandelana:
# unreviewed
ties-stages = Lowo ofike kude ekukhishaneni uphambili, futhi abahluliwe besigaba esisodwa babelana ngendawo. Ngaphakathi kweqoqo, amaphuzu ayanquma; uma elingana, lezi, kusukela phezulu:
# older than the English
# unreviewed
ties-shared = Abadlali okungekho okubehlukanisayo babelana ngendawo: 3= kusho ukuthi kwabelwana ngendawo yesithathu.
# BH/C1: the name and the modifiers of the code.
tiebreak-modified = { $name } ({ $modifiers })
# unreviewed
tiebreak-bh = Amaphuzu ezimbangi (Buchholz)
# older than the English
# unreviewed
tiebreak-bh-how = Hlanganisa amaphuzu abo bonke umdlali ahlangane nabo. Izimbangi ezinamandla zibala kakhulu. Umzuliswano ongenamdlalo ubalwa njengembangi enamaphuzu afana nawomdlali uqobo.
# unreviewed
tiebreak-bh-c1 = Amaphuzu ezimbangi ngaphandle kwembangi ebuthakathaka kakhulu
# older than the English
# unreviewed
tiebreak-bh-c1-how = Njengamaphuzu ezimbangi, kodwa imbangi enamaphuzu amancane kakhulu iyashiywa. Imbangi eyodwa ebuthakathaka ayilimazi lutho.
# unreviewed
tiebreak-bh-m1 = Amaphuzu ezimbangi ngaphandle kwembangi enamandla kakhulu nebuthakathaka kakhulu
# older than the English
# unreviewed
tiebreak-bh-m1-how = Njengamaphuzu ezimbangi, kodwa imbangi enamandla kakhulu nebuthakathaka kakhulu ziyashiywa.
# unreviewed
tiebreak-de = Imidlalo yabalinganayo bodwa
# unreviewed
tiebreak-de-how = Othole amaphuzu amaningi emidlalweni yabadlali abasalingana. Kubalwa kuphela uma behlangene.
# unreviewed
tiebreak-sb = Amaphuzu ezimbangi ezehluliwe (Sonneborn-Berger)
# older than the English
# unreviewed
tiebreak-sb-how = Uma unqobile engeza wonke amaphuzu aleyo mbangi, uma ulingene engeza uhhafu wawo, uma uhluliwe ungengezi lutho.
# unreviewed
tiebreak-win = Ukunqoba
# unreviewed
tiebreak-win-how = Inani lemizuliswano umdlali ayinqobile.
# unreviewed
tiebreak-cd = Umehluko wezinkomo
# unreviewed
tiebreak-cd-how = Izinkomo azidubulile kukhishwe ezilahlekile, emidlalweni erekhodiwe.
# unreviewed
tiebreak-dd = Umehluko wamadiski
# unreviewed
tiebreak-dd-how = Amadiski akhe kukhishwe awembangi, emidlalweni erekhodiwe.
# unreviewed
tiebreak-bq = Amadiski namaphuzu ezimbangi (Brightwell)
# older than the English
# unreviewed
tiebreak-bq-how = Amadiski emidlalo yonke, namaphuzu ezimbangi zonke ahlangane nazo ephindwe kasithupha.
# unreviewed
tiebreak-won = Imidlalo enqotshiwe
# unreviewed
tiebreak-won-how = Inani lemidlalo umdlali ayinqobe ebhodini.
# unreviewed
tiebreak-bpg = Imidlalo ahambe kuyo ngokwesibili
# older than the English
# unreviewed
tiebreak-bpg-how = Inani lemidlalo umdlali angayiqalanga yena. Ukuhamba kuqala kuyasiza.
# unreviewed
tiebreak-bwg = Ukunqoba ehambe ngokwesibili
# unreviewed
tiebreak-bwg-how = Inani lemidlalo umdlali ayinqobe engahambanga kuqala.
# unreviewed
tiebreak-ps = Amaphuzu umzuliswano ngomzuliswano (progressive)
# unreviewed
tiebreak-ps-how = Hlanganisa amaphuzu angemuva komzuliswano ngamunye. Ukunqoba kusenesikhathi kubala kakhulu.
# unreviewed
tiebreak-rep = Imizuliswano abelungele ukuyidlala
# unreviewed
tiebreak-rep-how = Inani lemizuliswano umdlali abekhona kuyo.
# unreviewed
tiebreak-std = Imizuliswano enqotshiwe, nohhafu waleyo okulinganwe kuyo
# unreviewed
tiebreak-std-how = U-1 ngomzuliswano ngamunye anamaphuzu angaphezu kwawembangi kuwo, u-½ uma elingana.
# unreviewed
tiebreak-ks = Amaphuzu ngokumelene nengxenye engenhla (Koya)
# unreviewed
tiebreak-ks-how = Amaphuzu ngokumelene nabadlali abanohhafu wawo wonke amaphuzu noma ngaphezulu.
# unreviewed
tiebreak-aob = Amandla ezimbangi zezimbangi (i-avareji ye-Buchholz)
# unreviewed
tiebreak-aob-how = Amandla ezimbangi zezimbangi, nge-avareji.
# unreviewed
tiebreak-fb = Amaphuzu ezimbangi, umzuliswano wokugcina kulinganwe (Fore Buchholz)
# older than the English
# unreviewed
tiebreak-fb-how = Njengamaphuzu ezimbangi, kodwa kube sengathi kulinganwe kuyo yonke imidlalo yomzuliswano wokugcina.
# unreviewed
tiebreak-aro = I-avareji yamazinga ezimbangi
# unreviewed
tiebreak-aro-how = Amazinga ezimbangi ahlangane nazo, nge-avareji.
# unreviewed
tiebreak-tpr = Izinga lokudlala
# older than the English
# unreviewed
tiebreak-tpr-how = I-avareji yezinga lezimbangi, kwengezwe noma kwehliswe ngokwesabelo samaphuzu.
# unreviewed
tiebreak-ptp = Ukudlala okuphelele
# older than the English
# unreviewed
tiebreak-ptp-how = Izinga eliphansi kakhulu okungalindelwa ngalo amaphuzu angaka.
# unreviewed
tiebreak-apro = I-avareji yokudlala kwezimbangi
# unreviewed
tiebreak-apro-how = Amazinga okudlala ezimbangi ahlangane nazo, nge-avareji.
# unreviewed
tiebreak-appo = I-avareji yokudlala okuphelele kwezimbangi
# unreviewed
tiebreak-appo-how = Ukudlala okuphelele kwezimbangi ahlangane nazo, nge-avareji.
# unreviewed
tiebreak-rtng = Izinga lakhe
# older than the English
# unreviewed
tiebreak-rtng-how = Izinga eliphezulu limi phezulu.
# unreviewed
tiebreak-tpn = Inombolo yasohlwini
# older than the English
# unreviewed
tiebreak-tpn-how = Inombolo yasohlwini ephansi imi phezulu.
# unreviewed
tiebreak-lot = Inkatho
# older than the English
# unreviewed
tiebreak-lot-how = Yenziwa ikhompyutha ngenombolo eshiwo ngaphambili. Inombolo efanayo ihlale inika inkatho efanayo.
# unreviewed
tiebreak-mpts = Amaphuzu emidlalo yamaqembu
# unreviewed
tiebreak-mpts-how = Amaphuzu emidlalo yamaqembu enqotshiwe noma okulinganwe kuyo.
# older than the English
# unreviewed
tiebreak-gpts = Amaphuzu asemabhodini
# older than the English
# unreviewed
tiebreak-gpts-how = Wonke amaphuzu abadlali beqembu abawathole emabhodini.
# older than the English
# unreviewed
tiebreak-mpvgp = Amanye amaphuzu amaqembu
# older than the English
# unreviewed
tiebreak-mpvgp-how = Uma amaphuzu emidlalo yamaqembu eza kuqala, amaphuzu asemabhodini. Uma lawo eza kuqala, amaphuzu emidlalo yamaqembu.
# older than the English
# unreviewed
tiebreak-esb = { $has ->
    [match] Amaphuzu emidlalo yamaqembu ezimbangi
   *[game] Amaphuzu asemabhodini ezimbangi
} aphindwe { $scored ->
    [match] ngamaphuzu ayo emidlalo yamaqembu
   *[game] ngamaphuzu ayo asemabhodini
}
# unreviewed
tiebreak-esb-how = Emdlalweni ngamunye wamaqembu: amaphuzu esewonke embangi, aphindwe ngalawo iqembu eliwathole kuyo.
# unreviewed
tiebreak-ede = Imidlalo yamaqembu alinganayo odwa
# unreviewed
tiebreak-ede-how = Othole amaphuzu amaningi emidlalweni yamaqembu asalingana: kuqala ngamaphuzu eza kuqala, bese kuba ngamanye amaphuzu.
# unreviewed
tiebreak-then = { $first }, bese kuba { $second }
# unreviewed
tiebreak-sssc = Amanye amaphuzu nezimbangi ezinamandla
# unreviewed
tiebreak-sssc-how = Amanye amaphuzu eqembu, nengxenye yamaphuzu ezimbangi zalo.
# unreviewed
tiebreak-bc = Amaphuzu ngenombolo yebhodi (board count)
# older than the English
# unreviewed
tiebreak-bc-how = Amaphuzu ebhodi ngalinye aphindwe ngenombolo yebhodi. Okuncane kungcono: amaphuzu asemabhodini aphezulu anenani elikhulu.
# unreviewed
tiebreak-tbr = Amaphuzu ebhodi eliphezulu
# unreviewed
tiebreak-tbr-how = Amaphuzu asebhodini 1. Uma elingana, lawo asebhodini 2, kuqhubeke kanjalo.
# unreviewed
tiebreak-bbe = Amaphuzu ngaphandle kwebhodi lokugcina
# unreviewed
tiebreak-bbe-how = Amaphuzu awo wonke amabhodi ngaphandle kwelokugcina. Uma elingana, ngaphandle kwamabili okugcina, kuqhubeke kanjalo.
# unreviewed
tiebreak-of-match = { $name }, ngamaphuzu emidlalo yamaqembu
# older than the English
# unreviewed
tiebreak-of-game = { $name }, ngamaphuzu asemabhodini

## Why a figure is what it is

# Round 2: won against Hendra D.
# unreviewed
why-round = Umzuliswano { $round }: { $what }
# unreviewed
path-won = unqobe u-{ $opponent }, { $points }
# older than the English
# unreviewed
path-drawn = ulingene no-{ $opponent }, { $points }
# unreviewed
path-lost = uhlulwe ngu-{ $opponent }, { $points }
# unreviewed
path-won-forfeit = u-{ $opponent } akafikanga, { $points }
# unreviewed
path-lost-forfeit = akafikanga emdlalweni no-{ $opponent }, { $points }
# unreviewed
path-playing = udlala no-{ $opponent } manje
# older than the English
# unreviewed
path-bye = ayisekho imbangi ebisele, { $points }
# unreviewed
path-free = umzuliswano wokuphumula, { $points }
# older than the English
# unreviewed
path-bye-given = umzuliswano wokuphumula, { $points }
# unreviewed
path-absent = ubengekho, { $points }
# unreviewed
path-out = ubengekho kulo mzuliswano
# unreviewed
path-stands = Indawo { $rank }, amaphuzu { $points }
# unreviewed
path-empty = Awukho umzuliswano osudlaliwe.
# unreviewed
bead-won = Unqobile
# unreviewed
bead-drawn = Ulingene
# unreviewed
bead-lost = Uhluliwe
# unreviewed
bead-won-forfeit = Unqobile engadlalanga: imbangi ayifikanga
# unreviewed
bead-lost-forfeit = Uhluliwe engadlalanga: akafikanga
# unreviewed
bead-playing = Awukabikho umphumela
# older than the English
# unreviewed
bead-bye = Ayisekho imbangi ebisele
# unreviewed
bead-free = Umzuliswano wokuphumula
# older than the English
# unreviewed
bead-bye-given = Umzuliswano wokuphumula
# unreviewed
bead-absent = Ubengekho
# unreviewed
bead-out = Ubengekho kulo mzuliswano
# unreviewed
games = Imidlalo
# unreviewed
start-number = Inombolo { $number }
# unreviewed
player-now = Manje
# unreviewed
player-next = Okulandelayo
# unreviewed
player-playing = Udlala manje ebhodini { $board }
# unreviewed
player-sits = Umzuliswano { $round }, ibhodi { $board }: awukaqali
# unreviewed
player-watch = Bukela ibhodi { $board }
# unreviewed
player-round-begins = Umzuliswano { $round } uqala: { $when }
# older than the English
# unreviewed
player-round-later = Imbangi nebhodi kuvela lapha uma umzuliswano usumenyezelwe.
# unreviewed
player-rounds = Umzuliswano ngomzuliswano
# unreviewed
player-last = Umdlalo wokugcina
# older than the English
# unreviewed
player-honour = Ikhadi lokuhlonishwa
# older than the English
# unreviewed
player-why = Indawo itholakale kanjani
# unreviewed
player-not-final = Ayikapheli
# older than the English
# unreviewed
player-not-posted = Abakabikho abadlali abamenyezelwe. Abadlali bavela lapha uma umzuliswano wokuqala usumenyezelwe.
# unreviewed
player-all = Bonke abadlali
# older than the English
# unreviewed
podium = Abathathu bokuqala
# unreviewed
podium-place = Indawo { $place }
# unreviewed
podium-shared = { $place }, ngokulinganayo
# older than the English
# unreviewed
final-winner = Onqobile ku-{ $event }
# unreviewed
final-winners = Abalinganayo endaweni yokuqala ku-{ $event }
# unreviewed
final-all = { $n ->
    [one] Indawo eyodwa
   *[other] Zonke izindawo ezingu-{ $n }
}
# unreviewed
final-all-teams = Wonke amaqembu
# unreviewed
final-watch = Buka umdlalo
# unreviewed
final-collar = { $n ->
    [one] Umgexo wosuku: umugqa ngomzuliswano ngamunye, ubuhlalu ngomdlalo ngamunye, ngombala wesikole esinqobile. Ukulingana kuphuzi.
   *[other] Umgexo wosuku: umugqa ngomzuliswano ngamunye, ubuhlalu ngomdlalo owodwa kwengu-{ $n }, ngombala wesikole esinqobile. Ukulingana kuphuzi.
}
# unreviewed
final-collar-sides = { $n ->
    [one] Umgexo wosuku: umugqa ngomzuliswano ngamunye, ubuhlalu ngomdlalo ngamunye, ngombala wohlangothi olunqobile. Ukulingana kuphuzi.
   *[other] Umgexo wosuku: umugqa ngomzuliswano ngamunye, ubuhlalu ngomdlalo owodwa kwengu-{ $n }, ngombala wohlangothi olunqobile. Ukulingana kuphuzi.
}
# unreviewed
final-numbers = Usuku ngezinombolo
# unreviewed
final-games = { $n ->
    [0] imidlalo
    [one] umdlalo
   *[other] imidlalo
}
# unreviewed
final-shot = { $n ->
    [0] izinkomo ezidutshuliwe
    [one] inkomo edutshuliwe
   *[other] izinkomo ezidutshuliwe
}
# unreviewed
final-rounds = { $n ->
    [0] imizuliswano
    [one] umzuliswano
   *[other] imizuliswano
}
# unreviewed
final-drawn = { $n ->
    [0] imidlalo elinganayo
    [one] umdlalo olinganayo
   *[other] imidlalo elinganayo
}
# unreviewed
final-players = { $n ->
    [0] abadlali
    [one] umdlali
   *[other] abadlali
}
# unreviewed
final-schools = { $n ->
    [0] izikole
    [one] isikole
   *[other] izikole
}
# unreviewed
final-sides = Omhlophe unqobe { $white }, Omnyama unqobe { $black }, imidlalo elinganayo: { $drawn }.
# unreviewed
final-thanks = Siyabonga
# unreviewed
final-thanks-text = kubadlali abangu-{ $n } ababambane ngezandla izikhathi ezingu-{ $hands }, konompempe, nakubo bonke abasizile.
# unreviewed
final-own-thanks = Amazwi akho okubonga
# unreviewed
final-own-thanks-hint = Wonke umuntu uwabona kanye nemiphumela. Shiya kungenalutho ukuze kube khona amazwi avamile.
# unreviewed
final-boards = Amabhodi omzuliswano wokugcina
# unreviewed
final-left = Okusele okufanele kwenziwe
# unreviewed
standings-lists = Okubhaliwe
# unreviewed
why-opponent = u-{ $opponent } uno-{ $has }
# older than the English
# unreviewed
why-opponent-times = u-{ $opponent } uno-{ $has }, kuphindwe ngo-{ $scored } otholiwe, kuba ngu-{ $value }
# unreviewed
why-dummy = akukho mdlalo, kubalwa njengembangi eno-{ $has }
# older than the English
# unreviewed
why-dummy-times = akukho mdlalo, kubalwa njengembangi eno-{ $has }, kuphindwe ngo-{ $scored }, kuba ngu-{ $value }
# unreviewed
why-encounter = { $games ->
    [one] { $scored } ngokumelene no-{ $opponent }
   *[other] { $scored } ngokumelene no-{ $opponent }, okuhlanganwe naye izikhathi ezingu-{ $games }: { $value } nge-avareji
}
# unreviewed
why-won = unqobe u-{ $opponent }
# unreviewed
why-won-unplayed = unqobe ngaphandle komdlalo
# older than the English
# unreviewed
why-counted = { $own } akhe kukhishwe { $other }, kudlalwa no-{ $opponent }, kuba ngu-{ $value }
# unreviewed
why-brightwell = amadiski angu-{ $discs } ngokumelene no-{ $opponent }, onamaphuzu angu-{ $has }: { $value }
# older than the English
# unreviewed
why-brightwell-dummy = akukho mdlalo obalwayo: uhhafu wamadiski namaphuzu akhe angu-{ $has }: { $value }
# unreviewed
why-moved-second = u-{ $opponent } uhambe kuqala
# unreviewed
why-ready = ubelungele ukudlala
# unreviewed
why-better = amaphuzu angaphezu kwawembangi
# unreviewed
why-level = amaphuzu alingana nawembangi: { $value }
# unreviewed
why-total = amaphuzu esewonke: { $value }
# unreviewed
why-strength = { $value } ngokumelene no-{ $opponent }, ono-{ $has }
# unreviewed
why-rating = u-{ $opponent } unezinga elingu-{ $value }
# unreviewed
why-theirs = u-{ $opponent } uno-{ $value }
# A line of the working that does not count.
# unreviewed
why-cut = { $line } (kususiwe, akubalwa)
# unreviewed
why-mean = { $n ->
    [one] I-avareji yenani elingu-{ $n }.
   *[other] I-avareji yamanani angu-{ $n }.
}
# older than the English
# unreviewed
why-performance = I-avareji { $mean }, kanye no-{ $plus } ngokwetafula.
# unreviewed
why-perfect = Amaphuzu kule midlalo: { $scored }.
# older than the English
# unreviewed
why-lot = Inkatho yenziwe ngenombolo { $seed }.
# older than the English
# unreviewed
why-average-bye = Umzuliswano ongenambangi: { $average }, i-avareji yeminye imizuliswano
# unreviewed
path-adjusted = amaphuzu avela kumhleli: { $points }
# unreviewed
why-by-hand = Ukulandelana kubekwe ngesandla: { $reason }
# unreviewed
why-no-value = Akukho okubalwayo.
# older than the English
# unreviewed
why-not-tied = Akubalwa lapha: umdlali akahlangananga noyedwa osalingana naye.
# unreviewed
why-not-tied-team = Akubalwa lapha: iqembu alikahlangani neqembu elisalingana nalo.
# older than the English
# unreviewed
why-not-all-met = Akubalwa lapha: akubona bonke abalinganayo abahlangene, futhi abakutholile phakathi kwabo akunqumi lutho.
# older than the English
# unreviewed
why-match = ngokumelene no-{ $opponent }: amaphuzu emidlalo yamaqembu { $matches }, amaphuzu asemabhodini { $boards }
# unreviewed
why-encounters = Amanye amaphuzu kule midlalo: { $second }.
# older than the English
# unreviewed
why-separated = Asalingana; kwase kunquma: { $by }.
# unreviewed
why-scored = { $value } ngokumelene no-{ $opponent }
# unreviewed
why-scored-alone = { $value } ngaphandle kwembangi
# unreviewed
why-board = Ibhodi { $board }: { $value }
# unreviewed
why-board-later = Ibhodi { $board }: { $value } (kubalwa uma amabhodi angenhla elingana)
# older than the English
# unreviewed
why-board-times = Ibhodi { $board }: { $scored } kuphindwe ngo-{ $board }, kuba ngu-{ $value }
# older than the English
# unreviewed
why-combined = Amanye amaphuzu, { $scored }, kanye no-{ $strength } ohlukaniswe ngo-{ $divisor }.

## Planning an event

# older than the English
# unreviewed
field-tiebreak = Okwehlukanisa amaphuzu alinganayo
# unreviewed
field-presence = Ukhona noma akekho
# unreviewed
field-check-in = Ukubhala abafikile
# unreviewed
field-check-in-minutes = Imizuzu ngaphambi kokuvala ukubhala abafikile
# older than the English
# unreviewed
plan-rounds-of-automatic = Inani labadlali linquma imizuliswano. Ukuze uyibeke wena, khetha kuqala ukuthi ubani odlala nobani; noma ungafaki lutho emizuliswaneni.
# older than the English
# unreviewed
plan-fewer-than-begun = { $n ->
    [one] Umzuliswano 1 usumenyezelwe. Faka umzuliswano ongu-1 noma ngaphezulu.
   *[other] Imizuliswano engu-{ $n } isimenyezelwe. Faka imizuliswano engu-{ $n } noma ngaphezulu.
}

## Players

# older than the English
# unreviewed
what-to-do = Okufanele ukwenze manje
# unreviewed
save = Gcina
# older than the English
# unreviewed
players-todo-empty = Akekho ohlwini okwamanje. Namathisela amagama ngezansi, noma ukhethe ifayela. Bese ucindezela “Hlola uhlu”.
# older than the English
# unreviewed
players-todo-pair = Bonke baqala bemakwe njengabakhona. Thinta abangekho. Bese ubhangqa umzuliswano { $round } wabadlali abakhona: { $here }.
# older than the English
# unreviewed
players-todo-draft = Umzuliswano { $round } uwuhlaka. Ofika manje akekho kuwo: buka uhlaka bese ubhangqa futhi ukuze umfake.
# unreviewed
players-todo-checkin = { $expected ->
    [one] Kusalindwe umdlali ongu-1. Thinta okhona. Bese ubhangqa umzuliswano { $round } wabakhona: { $here }.
   *[other] Kusalindwe abadlali abangu-{ $expected }. Thinta abakhona. Bese ubhangqa umzuliswano { $round } wabakhona: { $here }.
}
# unreviewed
players-todo-next = Thinta abangekho noma ababuyile. Bese ubhangqa umzuliswano { $round } wabadlali abakhona: { $here }.
# older than the English
# unreviewed
players-todo-posted = Umzuliswano { $round } usadlalwa. Ofika manje udlala kusukela emzuliswaneni { $next }; imizuliswano engaphambili ibalwa njengokungabikho.
# older than the English
# unreviewed
players-todo-posted-last = Umzuliswano { $round } usadlalwa, futhi ungowokugcina: ofika manje akasadlali. Lapho yonke imiphumela isifakiwe, qeda umqhudelwano.
# older than the English
# unreviewed
players-todo-last = Yonke imizuliswano isidlaliwe. Buka imiphumela yokugcina, bese uqeda umqhudelwano ezilungiselelweni.
# older than the English
# unreviewed
players-todo-finished = Umqhudelwano usuphelile. Ukuze ushintshe okuthile, wuvule kabusha ezilungiselelweni.
# unreviewed
players-pair = Bhangqa umzuliswano { $round }
# older than the English
# unreviewed
players-look-at-draft = Buka uhlaka
# older than the English
# unreviewed
players-look-at-round = Buka umzuliswano
# unreviewed
players-here = Abakhona: { $here } ku-{ $n }
# unreviewed
players-shown = Yibaphi abadlali
# unreviewed
players-all = Bonke { $n }
# unreviewed
players-missing = Abangekho { $n }
# unreviewed
players-present = Abakhona { $n }
# unreviewed
players-scored = { $points } ku-{ $n }
# older than the English
# unreviewed
players-caption = Abadlali ngezikole. Inkinobho erowini ngayinye ishintsha ukuthi umdlali ukhona noma cha.
# unreviewed
players-number = No.
# older than the English
# unreviewed
players-no-school = Isikole asinikeziwe
# unreviewed
earlier-players = Khetha abadlali bemiqhudelwano edlule
# unreviewed
earlier-text = Maka abazodlala futhi. Isikole, ibanga, impendulo ngegama nalokho okubonwa umphakathi kuza nabo. Amagama agcinwa isikhathi esilingana nesawalo mqhudelwano.
# unreviewed
earlier-none = Awunawo umqhudelwano odlule onamagama agciniwe.
# unreviewed
earlier-event = Umqhudelwano
# unreviewed
earlier-show = Bonisa abadlali bawo
# unreviewed
earlier-known = usohlwini
# unreviewed
earlier-enter = Faka abadlali abamakiwe
# unreviewed
earlier-done = Abadlali abafakiwe: { $n }. Asebesohlwini: { $players }.
# unreviewed
earlier-school = Faka bonke abangu-{ $n } balesi sikole
# unreviewed
earlier-results = Imiqhudelwano edlule yomdlali
# unreviewed
earlier-results-text = Imiqhudelwano yakho enomdlali waleli gama nalesi sikole enamagama agciniwe. Akekho omunye obona leli khasi.
# unreviewed
earlier-results-none = Awukho umqhudelwano odlule onalo mdlali.
# unreviewed
earlier-place = { $place } kwabangu-{ $of }
# unreviewed
entries = Ukubhalisa
# unreviewed
entries-settings = Izilungiselelo zokubhalisa
# unreviewed
entries-closed = Ukubhalisa kuvaliwe.
# unreviewed
entries-opens-at = Ukubhalisa kuvulwa ngo-{ $time }.
# unreviewed
entries-open = Ukubhalisa kuvuliwe.
# unreviewed
entries-open-until = Ukubhalisa kuvuliwe kuze kube ngu-{ $time }.
# unreviewed
entries-over = Isikhathi sokubhalisa siphelile.
# unreviewed
entries-counter = Okusha: { $new } · Uhlu lokulinda: { $waiting }
# unreviewed
entries-accept-new = Yamukela konke ukubhalisa okusha ({ $n })
# unreviewed
entries-accept = Yamukela bonke ({ $n })
# unreviewed
entries-show-all = Konke: { $n }
# unreviewed
entries-show-new = Okusha: { $n }
# unreviewed
entries-show-waiting = Uhlu lokulinda: { $n }
# unreviewed
entries-show-accepted = Kwamukelwe: { $n }
# unreviewed
entries-show-declined = Kunqatshiwe: { $n }
# unreviewed
entries-show-withdrawn = Kuhoxisiwe: { $n }
# unreviewed
entries-shown = Yikuphi ukubhalisa
# unreviewed
entries-all = Konke
# unreviewed
entries-fees = Izimali
# unreviewed
fees-due = Okufanele kukhokhwe
# unreviewed
fees-paid = Okukhokhiwe
# unreviewed
fees-open = Okusele
# unreviewed
fees-back = Okubuyiselwayo
# unreviewed
entries-full-name = Igama eliphelele lingaboniswa.
# unreviewed
entries-still-player = Kuhoxisiwe, kodwa umdlali usesohlwini lwabadlali. Msuse lapho.
# unreviewed
entries-same-player = Usekhona umdlali onaleli gama: inombolo { $number }.
# unreviewed
entries-same-entry = Kukhona okunye ukubhalisa okunaleli gama.
# unreviewed
entries-none = Akekho osethumele ukubhalisa. Nikeza izikole nabazali isixhumanisi.
# unreviewed
entries-take = Vumela ukubhalisa
# unreviewed
entries-show-form = Bonisa ifomu ekhasini lomphakathi
# unreviewed
entries-places-hint = Okungenalutho: awukho umkhawulo. Uma zonke izindawo zigcwele, ukubhalisa kuya ohlwini lokulinda.
# unreviewed
entries-note-hint = Isibonelo indlela yokukhokha, nokufanele kuphathwe. Wonke umuntu onesixhumanisi uyakufunda.
# unreviewed
entries-asks = Okubuzwa yifomu ngaphandle kwegama nesikole
# unreviewed
entries-ask-consent = Cela imvume
# unreviewed
entries-link = Isixhumanisi sefomu
# unreviewed
entries-link-text = Sinikeze izikole nabazali. Onaso angabhalisa abadlali; wena ubona ukubhalisa ngakunye ngaphambi kokuba kubalwe.
# unreviewed
entries-look = Buka ifomu
# unreviewed
entries-qr = Ikhodi ye-QR yefomu
# unreviewed
entries-new-link = Yenza isixhumanisi esisha
# unreviewed
entries-new-link-text = Isixhumanisi esidala namakhodi aso aphrintiwe akusasebenzi. Ukubhalisa okuthunyelwe kuyahlala.
# unreviewed
entries-all-paid = Bonke bakhokhile
# unreviewed
entries-accept-one = Yamukela
# unreviewed
entries-with-chosen = Ngokubhalisa okumakiwe
# unreviewed
entries-paid = Kukhokhiwe
# unreviewed
entries-not-paid = Akukhokhiwe
# unreviewed
entries-waive = Ayikho imali
# unreviewed
entries-reason = Isizathu sokunqaba (othumele uyasifunda)
# unreviewed
entries-decline = Nqaba
# unreviewed
entries-reopen = Buyisela kokusha
# unreviewed
entries-erase = Sula
# unreviewed
entries-erase-hint = Ukusula okokubhalisa okunqatshiwe nokuhoxisiwe, futhi akunakubuyiselwa.
# unreviewed
entry-state = Ukubhalisa
# unreviewed
entry-fee = Imali
# unreviewed
entry-paid = Kukhokhiwe
# unreviewed
entry-contact = Kuthunyelwe ngu
# unreviewed
entry-reach = Ifoni noma i-imeyili
# unreviewed
entry-new = Kutholiwe
# unreviewed
entry-waiting = Uhlu lokulinda: { $place }
# unreviewed
entry-accepted = Kwamukelwe
# unreviewed
entry-declined = Kunqatshiwe
# unreviewed
entry-withdrawn = Kuhoxisiwe
# unreviewed
entry-fee-due = Imali: { $fee } okufanele ikhokhwe
# unreviewed
entry-fee-paid = Imali: { $fee } ikhokhiwe
# unreviewed
entry-fee-back = Imali: { $fee } okufanele ibuyiselwe
# unreviewed
entry-to-pay = Okufanele kukhokhwe: { $fee }
# unreviewed
entry-title = Ukubhalisa kwakho
# unreviewed
entry-reason = Isizathu
# unreviewed
entry-change = Shintsha
# unreviewed
entry-withdraw = Hoxisa ukubhalisa
# unreviewed
entry-withdraw-sure = Indawo iya kwabanye. Awukwazi ukukubuyisela lokhu.
# unreviewed
entry-withdraw-all = Hoxisa konke ukubhalisa
# unreviewed
entry-keep = Gcina leli khasi
# unreviewed
entry-keep-text = Ikheli lalo ngelakho wedwa. Lisho ukuthi ukubhalisa kwakho kukuphi. Awukho omunye umyalezo.
# unreviewed
entry-address = Ikheli laleli khasi
# unreviewed
entry-text-new = Indawo ikhona. Umhleli kusamele akwamukele ukubhalisa.
# unreviewed
entry-text-waiting = Zonke izindawo zigcwele. Uma abanye behoxa, leli khasi liyasho. Awukhokhi lutho kuze kube yileso sikhathi.
# unreviewed
entry-text-accepted = Umdlali unendawo.
# unreviewed
entry-text-declined = Umhleli ukunqabile ukubhalisa.
# unreviewed
entry-text-withdrawn = Ukuhoxisile ukubhalisa.
# unreviewed
enter-title = Bhalisa abadlali
# unreviewed
enter-seen = Umhleli ubona ukubhalisa ngakunye ngaphambi kokuba kubalwe. Ngumhleli kuphela obona igama lakho nendlela yokukuthola.
# unreviewed
enter-one = Bhalisa ingane eyodwa
# unreviewed
enter-many = Bhalisa uhlu lwesikole
# unreviewed
enter-list = Abadlali, oyedwa emugqeni ngamunye
# unreviewed
enter-list-hint = Igama, bese kuba ikhoma nebanga: Thandiwe Mokoena, 5. Abadlali abangu-{ $most } okungenani kakhulu. Unganamathisela uhlu olusuka kusipredishithi.
# unreviewed
enter-contact = Igama lakho
# unreviewed
enter-reach-hint = Okomhleli kuphela. Kusulwa kanye namagama.
# unreviewed
enter-public = Wonke umuntu angabona igama eliphelele. Uma kungenjalo babona igama lokuqala nohlamvu olulodwa.
# unreviewed
enter-consent = Ngingumzali noma umnakekeli, noma ngimele bona. Umhleli angayigcina le mininingwane yalo mqhudelwano.
# unreviewed
enter-send = Thumela ukubhalisa
# unreviewed
enter-fee = Imali: { $fee } ngomdlali ngamunye
# unreviewed
enter-places = Izindawo ezigcwele: { $taken } kwezingu-{ $all }.
# unreviewed
enter-full = Zonke izindawo ezingu-{ $all } zigcwele. Ukubhalisa okusha kuya ohlwini lokulinda.
# unreviewed
enter-no-given = Igama lokuqala alikho. Ngaphandle kwalo wonke umuntu angabona isibongo.
# unreviewed
enter-wrong = Akukho okuthunyelwe okwamanje. Sicela ulungise lokhu:
# unreviewed
players-new-entries = Ukubhalisa okusha: { $n }
# older than the English
# unreviewed
players-school-here = Bonke balesi sikole bakhona
# older than the English
# unreviewed
players-all-here = Bonke bakhona
# unreviewed
players-none-shown = Akekho ofana nalokho.
# unreviewed
players-find = Igama noma inombolo
# unreviewed
check-in = Ukubhala abafikile
# unreviewed
check-in-is-not-used = Manje bonke bathathwa njengabakhona. Vula ukubhala abafikile, bese bonke beqala njengabangakafiki. Kuzobhangqwa kuphela labo ababhalwe ukuthi bakhona.
# unreviewed
check-in-is-open = Thinta osefikile. Kubhangqwa kuphela abakhona.
# unreviewed
check-in-is-closed = Ukubhala abafikile kuvaliwe. Abangekho ababhangqwa. Thinta umdlali ofika sekwephuzile.
# unreviewed
check-in-not-open = Ukubhala abafikile akukavulwa. Kuvulwa umhleli.
# unreviewed
check-in-to-the-desk = Ukubhala abafikile kuvaliwe. Yisa umdlali ofika sekwephuzile kumhleli.
# unreviewed
check-in-closes = { $n ->
    [0] kuvalwa ngemizuzu engu-{ $n }
    [one] kuvalwa ngomzuzu ongu-1
   *[other] kuvalwa ngemizuzu engu-{ $n }
}
# unreviewed
check-in-time-over = isikhathi sokuvala
# unreviewed
check-in-minutes = Imizuzu ngaphambi kokuvala, uma uthanda
# unreviewed
check-in-open = Vula ukubhala abafikile
# unreviewed
check-in-close = Vala ukubhala abafikile
# unreviewed
check-in-reopen = Kuvule kabusha
# unreviewed
check-in-drop = Ungakusebenzisi ukubhala abafikile
# unreviewed
check-in-missing = Abangakafiki
# unreviewed
check-in-missing-n = Abangakafiki { $n }
# unreviewed
check-in-nobody-missing = Akekho oshodayo.
# unreviewed
check-in-all-schools = Zonke izikole
# unreviewed
check-in-all-here = { $n ->
    [0] Bonke abangu-{ $n } bakhona
    [one] U-1 ukhona
   *[other] Bonke abangu-{ $n } bakhona
}
# unreviewed
check-in-number = No. { $number }
# unreviewed
check-in-here = Ukhona
# unreviewed
check-in-expected = Akakafiki
# unreviewed
check-in-absent = Akezi
# unreviewed
check-in-not-coming = Akezi
# unreviewed
check-in-code = Ikhodi yomdlali
# unreviewed
check-in-unknown-code = Akekho umdlali onale khodi.
# unreviewed
check-in-scan = Funda amakhodi
# unreviewed
check-in-scan-hint = Bamba ikhadi legama phambi kwekhamera, noma khetha izithombe. Umdlali ngamunye ofundiwe ubhalwa ukuthi ukhona.
# unreviewed
check-in-scan-empty = Akekho osefundiwe.
# unreviewed
check-in-late = Ofika manje udlala kusukela emzuliswaneni { $round }.
# unreviewed
check-in-late-draft = Umzuliswano { $round } uwuhlaka. Ukuze ufake umdlali ofika manje, wubhangqe futhi.
# unreviewed
keys-check-in = / sesha · imicibisholo: iya kumdlali · kumdlali: u-Enter ubhala ukuthi ukhona · ? uhlu lokhiye
# unreviewed
players-add = Faka abadlali
# unreviewed
players-add-more = Faka abanye abadlali
# unreviewed
players-paste = Amagama, elilodwa emgqeni ngamunye, noma itafula elikopishwe ku-Excel
# unreviewed
players-paste-hint = Isibonelo: Thandiwe Mokoena. Uma kunesikole nebanga: kopisha amakholomu nezihloko zawo igama, isikole, ibanga.
# unreviewed
players-file = Noma khetha ifayela, noma ulihudulele kuleli khasi: XLSX, ODS noma CSV
# unreviewed
players-limits = Kungabi ngaphezu kwamarowu angu-2,000 no-2 MB. Sigcina amagama, isikole nebanga, futhi uma uhlu lunakho: izinga, intombazane noma umfana, unyaka wokuzalwa nemvume, akukho okunye.
# unreviewed
players-check = Hlola uhlu
# unreviewed
presence-expected = Ulindelwe
# unreviewed
presence-here = ✓ Ukhona
# unreviewed
presence-absent = ✗ Akekho
# unreviewed
presence-home = Uye ekhaya
# older than the English
# unreviewed
notice-players-added = Abadlali sebesohlwini.
# unreviewed
notice-player-saved = Kugciniwe.
# unreviewed
notice-school-saved = Kugciniwe.
# older than the English
# unreviewed
notice-player-went-home = Umdlali uye ekhaya futhi akasabhangqwa.
# older than the English
# unreviewed
notice-player-removed = Umdlali ususiwe ohlwini.

## A list of players before it is taken in

# unreviewed
check-title = Hlola uhlu
# unreviewed
check-ready = okulungile: { $n }
# older than the English
# unreviewed
check-wrong = okumele kulungiswe: { $n }
# unreviewed
check-questions = { $n ->
    [0] akukho mibuzo
    [one] umbuzo ongu-1
   *[other] imibuzo engu-{ $n }
}
# unreviewed
check-consents = { $n ->
    [0] Alikho igama lonke elingakhonjiswa
    [one] Igama lonke elilodwa lingakhonjiswa
   *[other] Amagama onke angu-{ $n } angakhonjiswa
}
# unreviewed
check-rows = Lungisa la marowu
# unreviewed
check-row = Irowu
# unreviewed
check-good-rows = La marowu alungile
# older than the English
# unreviewed
check-rows-hint = Lungisa amagama emabhokisini awo. Ukuze ushiye ingane ngaphandle, susa konke emabhokisini erowu yayo.
# unreviewed
check-skip = Yingane eyodwa: yeqa le rowu
# unreviewed
check-keep = Izingane ezimbili: gcina zombili
# unreviewed
check-same-as-row = Irowu { $row }: u-{ $name } usekwirowu { $other } futhi. Yingane eyodwa?
# unreviewed
check-same-as-player = Irowu { $row }: u-{ $name } usesohlwini kakade, njengomdlali { $number }. Yingane eyodwa?
# unreviewed
check-left-out = { $n ->
    [one] Ikholomu “{ $columns }” iyashiywa.
   *[other] La makholomu ayashiywa: “{ $columns }”.
}
# unreviewed
check-old-encoding = Ifayela linezinhlamvu zohlelo oludala ({ $encoding }). Bheka ukuthi la magama alungile yini: { $words }.
# unreviewed
check-titles = Le migqa ayibona abadlali futhi iyashiywa: “{ $lines }”.
# unreviewed
check-sheet = Yiliphi ishidi elinabadlali?
# unreviewed
check-sheet-hint = Leli fayela linamashidi amaningana okungenzeka kube yiwo uhlu. Engeza abadlali beshidi elilodwa, bese ukhetha ifayela futhi ngelilandelayo.
# unreviewed
check-new-sections = { $n ->
    [0] Uhlu alubali sigaba esisha
    [one] Uhlu lubala isigaba umqhudelwano ongenaso
   *[other] Uhlu lubala izigaba ezingu-{ $n } umqhudelwano ongenazo
}
# unreviewed
check-add-sections = Engeza lezi zigaba
# unreviewed
check-add-sections-hint = Isigaba ngasinye sinomdlalo, uhlelo nemizuliswano yaso: ekuqaleni okwalo mqhudelwano. Ungakushintsha ekhasini lazo zonke izigaba.
# unreviewed
check-sections-left-out = Ikholomu “Isigaba” ayisetshenziswa: lo mqhudelwano awuthathi zigaba manje.
# unreviewed
check-sheet-rows = { $n ->
    [0] alikho irowu
    [one] irowu eli-1
   *[other] amarowu angu-{ $n }
}
# unreviewed
check-sheet-choose = Leli shidi
# unreviewed
check-sheet-now = Kufundwe ishidi elithi “{ $sheet }”.
# unreviewed
check-sheets-left-out = { $n ->
    [one] Ishidi elithi “{ $sheets }” liyashiywa.
   *[other] La mashidi ayashiywa: “{ $sheets }”.
}
# unreviewed
check-hidden-rows = { $n ->
    [one] Irowu { $rows } lifihliwe efayeleni futhi liyashiywa.
   *[other] La marowu afihliwe efayeleni futhi ayashiywa: { $rows }.
}
# unreviewed
check-rows-read = { $n ->
    [one] Kufundwe irowu eli-1.
   *[other] Kufundwe amarowu angu-{ $n }.
}
# unreviewed
check-no-given = Irowu { $row }: Alikho igama lokuqala. Ngaphandle kwalo bonke bangabona isibongo.
# unreviewed
check-which-family = Irowu { $row }: Yiliphi igama ku-“{ $written }” eliyisibongo? Uma lisebhokisini elingafanele, shintshanisa amagama.
# unreviewed
check-only-name = Yilo kuphela igama: bonke bangabona “{ $alias }”
# unreviewed
check-hide = Fihla igama lale ngane: wonke umuntu ubona “{ $alias }”
# unreviewed
check-is-right = Kulungile kanje: bonke babona “{ $alias }”
# unreviewed
check-leave-child = Shiya le ngane
# unreviewed
check-no-grade = Alikho ibanga
# unreviewed
check-answer = Impendulo yakho
# unreviewed
check-swap = Shintshanisa igama nesibongo
# unreviewed
check-swap-row = Shintshanisa igama nesibongo, irowu { $row }
# unreviewed
check-swap-all = Shintshanisa wonke amagama
# unreviewed
check-edit-hint = Thepha igama ukuze ulishintshe.
# unreviewed
check-capitals = { $n ->
    [one] Erowini elilodwa isibongo besingosonhlamvukazi, sisifunde kanjalo.
   *[other] Emarowini angu-{ $n } isibongo besingosonhlamvukazi, sisifunde kanjalo.
}
# unreviewed
check-letters = Yimaphi kulawa abhalwe kahle?
# unreviewed
check-letters-hint = Ifayela linezinhlamvu zohlelo oludala. Alisho ukuthi luphi, kanti izinhlamvu zincike kulo.
# unreviewed
check-letters-right = Lawa alungile
# unreviewed
check-columns = Esikwenzayo ngekholomu ngayinye
# unreviewed
check-column-place = Ikholomu { $n }
# unreviewed
check-read-as-names = Irowu ngayinye siyifunda kanje: isibongo, igama lokuqala.
# unreviewed
check-as-schools = Cha: igama, bese isikole
# unreviewed
check-read-as-schools = Irowu ngayinye siyifunda kanje: igama, isikole, ibanga.
# unreviewed
check-as-names = Cha: isibongo, bese igama lokuqala
# older than the English
# unreviewed
check-alias = Bonke babona
# unreviewed
check-order = Yini eza kuqala kula magama?
# older than the English
# unreviewed
check-order-hint = Bonke bazobona igama elilodwa nohlamvu olulodwa lwesibongo. Sicela uqinisekise ukuthi asikho isibongo esibonakalayo.
# unreviewed
check-order-given = Igama kuqala
# unreviewed
check-order-family = Isibongo kuqala
# unreviewed
check-order-example = “{ $written }” iba ngu-“{ $alias }”
# unreviewed
school-is = Yebo: “{ $name }”
# unreviewed
check-near-schools = Ingabe “{ $one }” no-“{ $other }” yisikole esisodwa?
# unreviewed
check-two-schools = Cha, yizikole ezimbili
# unreviewed
players-near-schools = Ingabe yisikole esisodwa? { $one }, { $other }
# unreviewed
players-school-counted = { $name } ({ $n })
# older than the English
# unreviewed
players-schools = Amagama ezikole
# older than the English
# unreviewed
players-schools-hint = Maka isikole esisodwa ukuze usiqambe kabusha, noma eziningana ukuze zibe sisodwa. Bonke abadlali bazo bathola igama elisha. Umlando ungakuhoxisa lokhu.
# unreviewed
players-school-name = Igama elisha
# unreviewed
players-school-button = Qamba kabusha
# unreviewed
field-school-short = Igama elifushane
# unreviewed
school-short-hint = Yezindawo ezincane: udonga, amabhodi efonini, amakhadi amabhodi.
# unreviewed
field-school-town = Idolobha
# unreviewed
field-school-colour = Umbala
# unreviewed
field-school-pattern = Ubuhlalu
# unreviewed
school-automatic = Ngokuzenzakalela
# unreviewed
school-look-hint = Imibala ezenzakalelayo yehlukile omunye komunye nakwekhethwe nguwe. Nabantu abangaboni imibala bayakwazi ukuyehlukanisa.
# unreviewed
school-rename-hint = { $n ->
    [one] Elinye igama: umdlali waso o-{ $n } uthola lona; imiphumela namaqembu kuyahlala. Igama lesinye isikole lihlanganisa ezo zimbili. Ungakuhoxisa emlandweni.
   *[other] Elinye igama: bonke abadlali baso aba-{ $n } bathola lona; imiphumela namaqembu kuyahlala. Igama lesinye isikole lihlanganisa ezo zimbili. Ungakuhoxisa emlandweni.
}
# unreviewed
school-change = Shintsha lesi sikole
# unreviewed
school-report = Umbiko (PDF)
# unreviewed
school-link-make = Isixhumanisi sikathisha waso
# unreviewed
school-link-new = Isixhumanisi esisha
# unreviewed
school-link-works = Isixhumanisi sikathisha waso siyasebenza
# unreviewed
school-teachers = Othisha
# unreviewed
school-teachers-hint = Ngesixhumanisi sesikole: kuze kuhlanganiswe umzuliswano 1 bengeza, balungise, bahoxise abadlali besikole. Emva kwalokho balungisa isipelingi samagama kuphela.
# unreviewed
school-teachers-correct = Othisha bangalulungisa uhlu lwesikole sabo
# unreviewed
school-colour-green = Luhlaza okotshani
# unreviewed
school-colour-blue = Luhlaza okwesibhakabhaka
# unreviewed
school-colour-plum = Nsomi
# unreviewed
school-colour-orange = Wolintshi
# unreviewed
school-colour-brown = Nsundu
# unreviewed
school-colour-gold = Golide
# unreviewed
school-colour-sky = Luhlaza okukhanyayo
# unreviewed
school-colour-sand = Sihlabathi
# unreviewed
school-pattern-triangles = Onxantathu
# unreviewed
school-pattern-chevrons = Izigizagi
# unreviewed
school-pattern-diamonds = Amadayimane
# unreviewed
school-pattern-hourglass = Ingilazi yesikhathi
# unreviewed
own-wrong = Kukhona okungalungile ohlwini?
# unreviewed
own-wrong-list = Lungisa uhlu
# unreviewed
own-list-open = Lungisa amagama namabanga, wengeze noma uhoxise abadlali kuze kuhlanganiswe umzuliswano 1.
# unreviewed
own-list-spelling = Umzuliswano 1 usuhlanganisiwe: kulungiswa isipelingi segama kuphela. Ngokunye buza umhleli.
# unreviewed
own-list-not-yours = Umhleli ulungisa lolu hlu. Mtshele okungalungile.
# unreviewed
own-consent = Ingabe bonke bangalibona igama lonke?
# unreviewed
own-consent-open = Ayikabikho impendulo
# unreviewed
own-consent-yes = Yebo: umzali noma umnakekeli uyavuma
# unreviewed
own-consent-no = Cha
# unreviewed
own-withdraw = Hoxisa emqhudelwaneni
# unreviewed
own-add = Engeza umdlali
# unreviewed
own-add-button = Engeza
# unreviewed
own-papers = Amaphepha alesi sikole
# unreviewed
own-list = Uhlu (PDF)
# unreviewed
own-boards = Amabhodi omzuliswano (PDF)
# unreviewed
own-boards-from = Ibhodi lokuqala
# unreviewed
own-boards-to = Ibhodi lokugcina
# unreviewed
own-boards-show = Bonisa la mabhodi
# unreviewed
report-title = Bika umphumela
# unreviewed
report-no-round = Awukho umzuliswano odlalwayo. Buyani uma izinhlu ezilandelayo sezikhona.
# unreviewed
report-waits = imbangi iyaqinisekisa
# unreviewed
report-other-board = Elinye ibhodi
# unreviewed
report-who-won = Ubani owinile?
# unreviewed
report-reported = Kubikwe: { $text }.
# unreviewed
report-ask-loser = { $player }, kulungile yini?
# unreviewed
report-ask-both = Niyavumelana nobabili?
# unreviewed
report-yes = Yebo: { $text }
# unreviewed
report-no = Cha, akulungile
# unreviewed
report-has-result = Leli bhodi linomphumela walo: { $text }. Uma ungalungile, buzani etafuleni lomhleli.
# unreviewed
report-recorded = Lo mdlalo uqoshwa efonini. Umphumela wawo uvela lapho.
# unreviewed
report-by-helper = Umsizi ufake: { $text }. Omunye umuntu uyakuqinisekisa.
# unreviewed
old-slip = Lesi siliphu singesomunye umzuliswano.
# unreviewed
reported-by = { $result } kuzoqinisekiswa · { $name }
# unreviewed
reported-by-players = { $result } kuzoqinisekiswa · abadlali
# unreviewed
report-discard = Lahla lo mphumela
# unreviewed
own-report = Umbiko (PDF)
# unreviewed
own-boards-of = { $school }: umzuliswano { $round }
# unreviewed
own-no-boards = Akekho umdlali walesi sikole odlala kulo mzuliswano.
# unreviewed
own-no-results = Ayikabikho imiphumela.
# older than the English
# unreviewed
field-school = Igama lesikole
# older than the English
# unreviewed
audit-schools-renamed = Igama lesikole lishintshiwe kubadlali abangu-{ $n }
# older than the English
# unreviewed
audit-schools-distinct = Izikole ezimbili ezinamagama acishe afane zihlala zizimbili
# unreviewed
audit-schools-changed = Igama elifushane, idolobha noma ukubukeka kwesikole kushintshiwe
# unreviewed
audit-umpires-changed = Uhlu lonompempe lushintshiwe
# unreviewed
audit-umpires-here = Kubhalwe ukuthi yibaphi onompempe abakhona
# unreviewed
audit-umpires-allotted = Umzuliswano { $round }: onompempe bamabhodi bashintshiwe
# unreviewed
audit-schools-teachers = Imvume yothisha yokulungisa uhlu lwesikole sabo ishintshiwe
# older than the English
# unreviewed
undo-schools = Abadlali babuyela esikoleni ababekade benaso.
# unreviewed
order-title = Ukulandelana kohlu
# unreviewed
order-text = Izinombolo zasohlwini zilandela lokhu kulandelana. Zinquma ukuthi ubani uhlangana nobani emzuliswaneni 1, kanye nabangeniswa phambili namaqoqo. Uma umzuliswano 1 usumenyezelwe, azisashintshi.
# unreviewed
order-by-rating = Ngezinga: eliphezulu kakhulu kuqala, bese kuba abadlali abangenalo
# unreviewed
order-by-lot = Ngenkatho
# unreviewed
order-by-entered = Njengoba befakiwe
# unreviewed
order-by-hand = Hambisa abadlali ngesandla
# unreviewed
order-seed-hint = Okwenkatho kuphela: cela othile asho noma iyiphi inombolo kusuka ku-1 kuya ku-999999. Inombolo efanayo inika ukulandelana okufanayo futhi.
# unreviewed
order-show = Bonisa okushintshayo
# unreviewed
order-changes = { $n ->
    [0] Ayikho inombolo yasohlwini eshintshayo.
   *[other] Izinombolo zasohlwini ezishintshayo: { $n }.
}
# unreviewed
order-lot = Inkatho yenziwe ngenombolo { $seed }. Umlando uyayigcina.
# unreviewed
order-draft = Umzuliswano 1 unohlaka ngezinombolo ezindala. Luzolahlwa. Yabela futhi ngemva kwalokho.
# unreviewed
order-use = Sebenzisa lokhu kulandelana
# unreviewed
order-another = Hlela uhlu lonke
# unreviewed
order-hand = Hambisa umdlali ngemicibisholo, noma umnike inombolo. Abanye abadlali bayasondelana.
# unreviewed
order-to = Inombolo yasohlwini entsha
# unreviewed
order-give = Nika le nombolo
# unreviewed
order-was = Ngaphambili
# unreviewed
order-up = Nyusa: { $player }
# unreviewed
order-down = Yehlisa: { $player }
# unreviewed
order-is-fixed = Umzuliswano 1 usumenyezelwe, ngakho izinombolo zasohlwini zihlala zinjalo. Uma umzuliswano 1 ungakabi namphumela, ungawuhoxisa, ushintshe ukulandelana, bese uyabela futhi.
# unreviewed
notice-order-saved = Uhlu selunokulandelana okusha.
# unreviewed
field-start-number = Inombolo yasohlwini
# unreviewed
field-order = Ukulandelana kohlu
# unreviewed
undo-order = Abadlali bathola izinombolo zasohlwini abebenazo ngaphambili. Uhlaka lomzuliswano 1 luyalahlwa.
# unreviewed
earlier-rounds = Imizuliswano yangaphambi kokufakwa
# unreviewed
earlier-rounds-hint = Ayilethi maphuzu. Maka imizuliswano ebalwa njengokulingana kulo mdlali. Ungakushintsha kuze kube umzuliswano wokuqala walo mdlali.
# unreviewed
undo-earlier-rounds = Le mizuliswano yangaphambi kokufakwa kuka-{ $player } ibalwa njengokulingana, eminye ayilethi maphuzu:
# unreviewed
audit-entrant-earlier-rounds = { $players }: kunqunywe ngemizuliswano yangaphambi kokufakwa
# unreviewed
audit-entrant-points = { $players }: amaphuzu anikeziwe noma asusiwe
# unreviewed
audit-entrants-by-rating = Ukulandelana kohlu: ngezinga
# unreviewed
audit-entrants-by-lot = Ukulandelana kohlu: ngenkatho, ngenombolo { $n }
# unreviewed
audit-entrants-as-entered = Ukulandelana kohlu: njengoba befakiwe
# unreviewed
audit-entrants-by-hand = Ukulandelana kohlu: { $players } uthole enye inombolo yasohlwini
# unreviewed
audit-entrants-order-put-back = Ukulandelana kohlu: kubuyiselwe njengoba bekunjalo
# unreviewed
list-players = { $n ->
    [0] akekho umdlali
    [one] umdlali ongu-1
   *[other] abadlali abangu-{ $n }
}
# unreviewed
list-to-check = okumele kubhekwe: { $n }
# unreviewed
check-change-columns = Shintsha amakholomu
# older than the English
# unreviewed
check-how = Uhlu silufunde kanje: amakholomu ahlukaniswe nge-{ $separator }, izinhlamvu ze-{ $encoding }.
# older than the English
# unreviewed
check-separator = Phakathi kwamakholomu amabili kukhona
# unreviewed
separator-comma = ikhoma
# unreviewed
separator-semicolon = isemikholoni
# unreviewed
separator-tab = ithebhu
# unreviewed
separator-bar = umugqa omile
# older than the English
# unreviewed
check-encoding = Izinhlamvu (shintsha lokhu uma amagama afana no-Zoë ebukeka engalungile)
# unreviewed
check-header = Irowu yokuqala inezihloko, ayinamdlali
# unreviewed
check-column = Ikholomu { $n }: { $sample }
# unreviewed
check-leave-out = Kuyeke
# unreviewed
check-read-again = Phinda ufunde uhlu
# unreviewed
check-problems = Landa amarowu anezinkinga
# unreviewed
check-add = { $n ->
    [0] Faka abadlali abangu-0
    [one] Faka umdlali ongu-1
   *[other] Faka abadlali abangu-{ $n }
}
# unreviewed
check-add-corrected = Faka amarowu alungisiwe
# unreviewed
check-add-pair = Bangeze ubhangqe umzuliswano 1
# older than the English
# unreviewed
check-added = { $n ->
    [0] Akekho ofakiwe okwamanje. Buka amarowu angezansi.
    [one] Kufakwe umdlali ongu-1. Amarowu angezansi asadinga usizo lwakho.
   *[other] Kufakwe abadlali abangu-{ $n }. Amarowu angezansi asadinga usizo lwakho.
}
# older than the English
# unreviewed
check-cancel = Khansela: ungafaki muntu
# unreviewed
check-nothing-stored = Akukho okugcinwayo uze ucindezele “Engeza”.
# unreviewed
check-late = Umzuliswano { $round } usadlalwa. Laba badlali badlala kusukela emzuliswaneni { $next }; imizuliswano engaphambili ayilethi maphuzu. Ekhasini lomdlali ungayibala njengokulingana.

## One player

player-title = { $number } { $name }
player-presence = { $presence }
# unreviewed
player-back = Buyela ohlwini
# unreviewed
player-swap = Shintshanisa igama nesibongo
# unreviewed
player-no-given = Igama lokuqala alikho. Ngaphandle kwalo bonke bangabona isibongo. Uma linye kuphela igama, libhale njengegama lokuqala.
# unreviewed
player-leaves = Ukuhamba
# unreviewed
player-went-home = Uye ekhaya
# older than the English
# unreviewed
player-home-hint = Ingane ihambile namuhla. Imiphumela iyasala; ayisabhangqwa.
# unreviewed
player-remove = Susa ohlwini
# unreviewed
player-remove-hint = Ingane ifakwe ngephutha.
# older than the English
# unreviewed
player-in-a-round = Lo mdlali usevele esemzuliswaneni futhi akanakususwa, ngoba imiphumela idinga igama. Esikhundleni salokho, sebenzisa “Uye ekhaya”.

## Settings

# unreviewed
settings-fixed = Umzuliswano 1 usumenyezelwe, ngakho umdlalo nefomethi akusenakushintshwa.
# older than the English
# unreviewed
settings-rounds-hint = Yonke imizuliswano yomqhudelwano, ngisho nesimenyezelwe. Uma kungafakwanga lutho: kuhlala njengoba bekunjalo.
# older than the English
# unreviewed
settings-clock-hint = Ushintsho lwewashi ngolwemidlalo engakaqali.
# older than the English
# unreviewed
settings-tiebreaks = Okwehlukanisa amaphuzu alinganayo
# unreviewed
new-tiebreaks-hint = Zishiye zonke zingenalutho ukuze usebenzise ezihambisana nefomethi.
# unreviewed
settings-effect = Lokhu kushintsha izindawo
# unreviewed
settings-effect-hint = Akukho okugciniwe okwamanje.
# older than the English
# unreviewed
settings-sure = Gcina kanje
# older than the English
# unreviewed
settings-tiebreaks-hint = Kuqala okokuqala kulokhu. Uma nakho kulingana, okulandelayo.
# older than the English
# unreviewed
settings-tiebreaks-automatic = Lokhu kuncike ekutheni ubani odlala nobani. Khetha ngenhla ukuthi ubani odlala nobani bese ugcina; emva kwalokho ungakushintsha lapha.
# unreviewed
settings-tiebreak = Isehlukanisi { $n }
# unreviewed
settings-no-tiebreak = akukho okunye
# unreviewed
delay = Nini ababukeli bekubona
# older than the English
# unreviewed
delay-text = Ababukeli bawabona sekwephuze kangakanani amabhodi
# older than the English
# unreviewed
delay-minutes = { $n ->
    [0] Khona manje
    [one] Sekudlule umzuzu owodwa
   *[other] Sekudlule imizuzu engu-{ $n }
}
# older than the English
# unreviewed
delay-hint = Ukubambezela kuvimba abanye ukuthi basize umdlali bekude. Kusebenza kuwo wonke amakhasi omphakathi: amabhodi, ukubuyekeza, umzuliswano, izindawo namafayela. Uma umzuliswano usuvaliwe, konke kuyaboniswa. Wena nonompempe nibona konke khona manje.
# older than the English
# unreviewed
settings-end = Ukuphela komqhudelwano
# unreviewed
event-page = Ikhasi lomqhudelwano
# unreviewed
event-page-text = Wonke umuntu uyakubona lokhu ekhasini lomphakathi lomqhudelwano. Yeka lokho ongakudingi.
# unreviewed
page-first-day = Usuku lokuqala
# unreviewed
page-last-day = Usuku lokugcina
# unreviewed
page-contact-hint = Wonke umuntu angakufunda lokhu. Faka ikheli noma inombolo okungaziwa umphakathi.
# unreviewed
page-description = Incazelo
# unreviewed
page-markdown = Kuyo yomibili imibhalo: # Isihloko, - umugqa wohlu, **okugqamile**, *okutshekile*, [amagama](https://…). Konke okunye kuvela njengoba kubhaliwe.
# unreviewed
page-sponsors = Abaxhasi
# unreviewed
page-sponsors-hint = Oyedwa emgqeni ngamunye. Ikheli lewebhu lingalandela igama.
# unreviewed
page-found = Ubani othola umqhudelwano
# unreviewed
page-listed = Wonke umuntu: usohlwini lwemiqhudelwano
# unreviewed
page-by-link = Yilabo kuphela abanesixhumanisi
# unreviewed
page-erased-hint = Ngaphandle kwezinsuku nendawo, le mibhalo isuswa kanye namagama omqhudelwano.
# unreviewed
about-event = Mayelana nalo mqhudelwano
# unreviewed
about-where = Nini futhi kuphi
# unreviewed
about-when = Nini
# unreviewed
about-way = Ukuyithola indawo
# unreviewed
about-host = Umsingathi
# unreviewed
about-contact = Ukuxhumana
# unreviewed
about-thanks = Sibonga
# unreviewed
regulations = Imigomo
# unreviewed
regulations-all = Yonke imigomo
# unreviewed
schedule-times = Izikhathi zemizuliswano
# unreviewed
events-all = Yonke
# unreviewed
events-every = Yonke imiqhudelwano
# unreviewed
events-coming = Ezayo
# unreviewed
events-live = Edlalwayo
# unreviewed
events-past = Edlule
# unreviewed
events-own = Imiqhudelwano yami evuliwe
# unreviewed
events-own-past = Imiqhudelwano yami ephelile
# unreviewed
events-search = Igama noma indawo
# unreviewed
events-year = Unyaka
# unreviewed
events-none = Akutholakalanga mqhudelwano.
# unreviewed
events-before = Ikhasi langaphambili
# unreviewed
events-after = Ikhasi elilandelayo
# unreviewed
notice-event-page-saved = Ikhasi lomqhudelwano ligciniwe.
# unreviewed
notice-rules-left = Umqhudelwano uyishiyile imithetho.
# unreviewed
audit-event-announced = Ikhasi lomqhudelwano lashintshwa.
# unreviewed
audit-registration-settled = Izilungiselelo zokubhalisa zishintshiwe
# unreviewed
audit-registration-declined = Ukubhalisa okunqatshiwe: { $n }
# unreviewed
audit-registration-reopened = Ukubhalisa okubuyiselwe kokusha: { $n }
# unreviewed
audit-registration-erased = Ukubhalisa okusuliwe: { $n }
# unreviewed
audit-registration-paid = Izimali eziphawulwe njengezikhokhiwe: { $n }
# unreviewed
audit-registration-not-paid = Izimali eziphawulwe njengezingakhokhiwe: { $n }
# unreviewed
audit-registration-waived = Izimali ezixolelwe: { $n }
# unreviewed
audit-event-prizes = Imiklomelo ishintshiwe
# unreviewed
audit-event-held = Okubonwa izivakashi kamuva kushintshiwe
# unreviewed
audit-event-rules-left = Umqhudelwano ushiye imithetho yohlelo lokubhangqa
# unreviewed
schedule = Izikhathi nendawo
# older than the English
# unreviewed
schedule-text = Yisho ukuthi umzuliswano ngamunye uqala nini, ngokwazi kwakho. Wonke umuntu uyakubona; akukho okuziqalelayo.
# unreviewed
schedule-place = Indawo
# unreviewed
schedule-zone = Lezi zikhathi zivela ewashini lale khompyutha (UTC{ $offset }).
# older than the English
# unreviewed
schedule-begins = Uqala
# older than the English
# unreviewed
schedule-ics = Kufake ekhalendeni (iCal)
# unreviewed
round-time = Ubude bomzuliswano
# unreviewed
round-time-none = Asikho isibali-sikhathi
# older than the English
# unreviewed
round-minutes = { $n ->
    [one] Umzuzu owodwa
   *[other] Imizuzu engu-{ $n }
}
# unreviewed
round-time-minutes = Imizuzu (okungenalutho: asikho isibali-sikhathi)
# older than the English
# unreviewed
round-time-hint = Uqala isibali-sikhathi ekhasini lomzuliswano. Udonga namafoni onompempe kubonisa okusele, futhi igongo liyakhala ekugcineni.
# unreviewed
field-round-minutes = Ubude bomzuliswano ngemizuzu
# older than the English
# unreviewed
field-at-end = Uma isikhathi siphelile
# older than the English
# unreviewed
at-end = Uma isikhathi siphelile
# unreviewed
at-end-count = Qeda ithuba, bese ubala ufake umphumela
# unreviewed
at-end-adjudicate = Qeda ithuba, bese kunquma umhleli
# older than the English
# unreviewed
at-end-play-on = Imidlalo iqhubeka ize iphele
# older than the English
# unreviewed
over-count = Isikhathi siphelile. Qeda leli thuba, bese ubala ufake umphumela.
# older than the English
# unreviewed
over-adjudicate = Isikhathi siphelile. Qeda leli thuba. Emva kwalokho kunquma umhleli.
# older than the English
# unreviewed
over-play-on = Isikhathi siphelile. Dlalani lo mdlalo nize niwuqede.
# unreviewed
timer = Isikhathi somzuliswano
# unreviewed
timer-start = Qala isibali-sikhathi
# older than the English
# unreviewed
timer-stop = Susa isibali-sikhathi
# unreviewed
timer-more = +{ $n } imiz.
# older than the English
# unreviewed
timer-minutes = Imizuzu eyengeziwe
# unreviewed
timer-add = Engeza
# unreviewed
timer-paused = kumisiwe
# unreviewed
timer-last = imizuzu emi-5 yokugcina
# unreviewed
timer-ends = Siphela ngo-{ $time }
# older than the English
# unreviewed
timer-at = Lokhu bekusele ngo-{ $time }. Vula leli khasi futhi ukuze ubone isikhathi samanje.
# unreviewed
timer-none = Asikho isibali-sikhathi esiqaliwe kulo mzuliswano.
# unreviewed
timer-over = Siphelile!
# unreviewed
timer-sound-on = Umsindo uvuliwe
# unreviewed
timer-sound-off = Thinta ukuze kuzwakale umsindo
# unreviewed
round-last = Kusele imizuzu emihlanu kulo mzuliswano.
# unreviewed
round-count = Ukubala manje:
# unreviewed
screen = Iprojektha
# older than the English
# unreviewed
screen-text = Ikhasi elilodwa lodonga. Liyaziphendulela futhi libonisa amagama amafushane kuphela. Livule kukhompyutha yeprojektha.
# older than the English
# unreviewed
screen-open = Vula ikhasi lodonga
# unreviewed
screen-parts = Elikubonisayo
# unreviewed
screen-part-boards = Amabhodi omzuliswano, nemiphumela
# unreviewed
screen-part-missing = Ngesikhathi kubhalwa abafikile: abangakafiki
# unreviewed
screen-missing-count = Abakhona: { $here } ku-{ $n }.
# unreviewed
screen-missing-closes = Ukubhala abafikile kuvalwa ngo-{ $time }.
# unreviewed
screen-part-games = Imidlalo edlalwayo, ngayinye ebhodini layo
# older than the English
# unreviewed
screen-part-names = Abadlali ngamagama, ngamunye nebhodi lakhe
# unreviewed
screen-part-standings = Izindawo
# unreviewed
screen-part-schedule = Izikhathi zemizuliswano
# unreviewed
screen-part-clock = Isikhathi kuze kufike umzuliswano olandelayo
# unreviewed
screen-part-puzzle = Ngekhefu: indida, enye njalo ngehora
# unreviewed
screen-puzzle = Indida yehora
# unreviewed
screen-schools = Bonisa izikole
# unreviewed
screen-dark = Umbhalo okhanyayo phezu kokumnyama, kwehholo elimnyama
# unreviewed
screen-page = ikhasi { $n } kwangu-{ $m }
# older than the English
# unreviewed
screen-board = Umdlalo osebhodini lodwa (inombolo; kungabhalwa lutho: yonke edlalwayo)
# unreviewed
screen-notice = Isaziso
# older than the English
# unreviewed
screen-begins = Uqala { $time }
# unreviewed
screen-next = Umzuliswano { $round } uqala ngo-{ $time }
# unreviewed
screen-turn = Ithuba { $n }
# unreviewed
screen-go = Yana ebhodini { $board }
# older than the English
# unreviewed
screen-games = Amabhodi manje
# unreviewed
screen-follow = Landela efonini yakho
# older than the English
# unreviewed
screen-podium = Izindawo ezintathu zokuqala
# unreviewed
screen-points = amaphuzu { $points }
# unreviewed
screen-now = Odongeni manje
# unreviewed
screen-wall = Udonga { $n }
# unreviewed
screen-change = Shintsha elikubonisayo
# unreviewed
screen-add = Engeza udonga
# unreviewed
screen-add-text = Eyeprojektha yesibili ebonisa okunye: ithola isixhumanisi sayo.
# unreviewed
screen-name = Igama
# unreviewed
screen-notice-all = Umugqa wabantu bonke
# older than the English
# unreviewed
screen-more = Okunye ongakukhetha
# unreviewed
screen-seconds = Imizuzwana yekhasi ngalinye
# older than the English
# unreviewed
screen-pinned = Amabhodi afika kuqala (izinombolo, namakhoma)
# unreviewed
screen-show = Bonisa lokhu
# unreviewed
screen-remove = Susa lolu donga
# unreviewed
screen-qr = Ikhodi ye-QR yekhasi lomphakathi
# unreviewed
screen-part-link = Ikheli lekhasi lomphakathi, nekhodi ye-QR
# unreviewed
settings-finish = Qeda umqhudelwano
# older than the English
# unreviewed
settings-reopen = Vula kabusha
# older than the English
# unreviewed
settings-finish-hint = Uma sekudlalwe konke, qeda umqhudelwano. Lapho izindawo ziba ngezisemthethweni. Ungawuvula kabusha.
# unreviewed
settings-finish-missing = { $n ->
    [0] Awukho umphumela osele. Ungawuvula kabusha umqhudelwano kamuva.
    [one] Kusele umphumela owodwa. Kungcono uwufake kuqala. Ungawuvula kabusha umqhudelwano kamuva.
   *[other] Kusele imiphumela engu-{ $n }. Kungcono uyifake kuqala. Ungawuvula kabusha umqhudelwano kamuva.
}
# older than the English
# unreviewed
settings-reopen-hint = Umqhudelwano usuphelile. Wuvule kabusha ukuze ushintshe umphumela noma udlale omunye umzuliswano.
# older than the English
# unreviewed
notice-settings-saved = Izilungiselelo zigciniwe.
# unreviewed
notice-delay-saved = Kugciniwe. Kusukela manje ababukeli babona amabhodi kanjena.
# older than the English
# unreviewed
notice-copy-back = Umqhudelwano ubuyile.
# older than the English
# unreviewed
notice-schedule-saved = Izikhathi zigciniwe.
# older than the English
# unreviewed
notice-screen-saved = Kugciniwe. Ikhasi elisodongeni liyazishintshela.
# older than the English
# unreviewed
notice-cards-rule-saved = Umthetho ugciniwe.
# unreviewed
notice-event-finished = Umqhudelwano usuphelile.
# unreviewed
notice-event-reopened = Umqhudelwano usuvuliwe futhi.

## The event for everybody

# unreviewed
posted-run = Phatha lo mqhudelwano
# unreviewed
event-tabs = Lo mqhudelwano
# unreviewed
event-players = { $n ->
    [one] Umdlali o-{ $n }
   *[other] Abadlali abangu-{ $n }
}
# unreviewed
tab-boards = Amabhodi
# unreviewed
tab-about = Mayelana
# unreviewed
about-day = Izikhathi nendawo
# older than the English
# unreviewed
about-pairs = Ubani odlala nobani
# older than the English
# unreviewed
about-no-times = Izikhathi zemizuliswano azikamenyezelwa.
# unreviewed
about-at-once = Amabhodi nemiphumela kukhonjiswa njengoba kwenzeka.
# older than the English
# unreviewed
about-usual-rules = Lo mqhudelwano ulandela imithetho ejwayelekile yomdlalo.
# unreviewed
about-all-rules = Yonke imithetho, nebhodi
# unreviewed
about-rules-short = Imithetho ngamafuphi
# unreviewed
about-names = Amagama ezingane
# older than the English
# unreviewed
about-names-shown = Wonke umuntu ubona igama nohlamvu olulodwa, isikole, ibanga, imidlalo nemiphumela. Ubulili nonyaka wokuzalwa akushicilelwa.
# older than the English
# unreviewed
about-names-agreed = Igama lonke likhonjiswa kuphela lapho umzali noma umnakekeli evumile.
# older than the English
# unreviewed
about-names-before = Ngaphambi kokuba umzuliswano wokuqala umenyezelwe, akekho obona ukuthi ubani odlalayo.
# older than the English
# unreviewed
about-names-kept = { $n ->
    [one] Emva kosuku olungu-{ $n } uphelile umqhudelwano, izinombolo zithatha indawo yamagama.
   *[other] Emva kwezinsuku ezingu-{ $n } uphelile umqhudelwano, izinombolo zithatha indawo yamagama.
}
# older than the English
# unreviewed
about-names-asked = Umhleli ususa amagama ngemva komqhudelwano; izinombolo zithatha indawo yawo.
# older than the English
# unreviewed
about-names-gone = Amagama asusiwe. Izinombolo zimi esikhundleni sawo.
# older than the English
# unreviewed
about-names-remove = Akufuneki igama libe lapha?
# older than the English
# unreviewed
about-names-how = Cela kumhleli, ngaphambi, ngesikhathi noma ngemva komqhudelwano: igama lengane lisuswa masinyane kuwo wonke amakhasi. Imiphumela ihlala ngaphansi kwenombolo.
# unreviewed
about-runs = Ubani ohlelayo
# unreviewed
about-runs-text = Isikole noma iklabhu ekumemile. Ehholo, buza etafuleni lomhleli.
# unreviewed
about-files = Amafayela
# older than the English
# unreviewed
about-programs = Okufanayo kwezinye izinhlelo
# older than the English
# unreviewed
about-everybody = Kubo bonke
# older than the English
# unreviewed
about-languages = Izilimi zalawa makhasi zisezansi kwekhasi ngalinye.
# unreviewed
access-title = Ukufinyeleleka
# older than the English
# unreviewed
access-aim = Wonke umuntu kufanele akwazi ukulandela nokuqhuba umqhudelwano lapha: ngamehlo, ngezindlebe, ngokuthinta, ngekhibhodi, efonini endala nasenethiwekhini embi. Inhloso yi-WCAG 2.2, izinga AA. Ayikaqinisekiswa ngokusemthethweni.
# unreviewed
access-works = Ongathembela kukho
# older than the English
# unreviewed
access-keyboard = Konke kungenziwa ngekhibhodi; ebhodini imicibisholo iya echashazini nechashazi. Izinkinobho zekhasi zibhalwe ezansi kwalo.
# older than the English
# unreviewed
access-words = Akukho okushiwo ngombala kuphela: izinhlangothi, imiphumela namakhadi kunezimo namagama. Ibhodi ngayinye ingafundwa njengombhalo.
# older than the English
# unreviewed
access-zoom = Amakhasi angena esikrinini samaphikseli angu-320, ngazo zonke izilimi, futhi angakhuliswa kane ngaphandle kokuskrolela eceleni.
# older than the English
# unreviewed
access-colours = Ukukhanya, ubumnyama nomehluko omkhulu kulandela izilungiselelo zedivayisi yakho. Lapho ucela ukunyakaza okuncane, akukho okunyakazayo.
# unreviewed
access-scripts = Amakhasi angafundwa namafomu athunyelwe ngaphandle kwezikripthi.
# unreviewed
access-tested = Okuhlolwayo, nendlela
# unreviewed
access-axe = Uhlelo (axe-core) lubheka amaphutha ekhasini ngalinye, ngemibala ekhanyayo nemnyama, njalo uma uhlelo lushintshwa.
# older than the English
# unreviewed
access-widths = Amakhasi avulwa esipheqululini ezikrinini ezincane nezibanzi ngezilimi eziningana, futhi akukho okumele kuphumele eceleni.
# unreviewed
access-keys = Umsebenzi omkhulu wabahleli nonompempe wenziwa ngekhibhodi yodwa, uhlelo esipheqululini.
# older than the English
# unreviewed
access-paper = Okuphuma kuphrinta kuyahlolwa nakho: akukho okumele kucindezelwe kukho.
# unreviewed
access-not = Okungakabi khona
# older than the English
# unreviewed
access-people = Abantu abakhubazekile abakawahloli amakhasi, futhi asikho isifundi-sikrini esizanywe umuntu osisebenzisa nsuku zonke.
# older than the English
# unreviewed
access-pdf = Amaphepha okuphrinta (PDF) awamakelwe izifundi-sikrini. Zona lezo zinhlu zisemakhasini.
# older than the English
# unreviewed
access-speakers = Ezilimini ezinhlanu, akuzona zonke izinkulumo ezifundwe umuntu okhule ngalolo limi.
# older than the English
# unreviewed
access-watching = Umdlalo odlalwayo uyazishintshela. Isifundi-sikrini sisho ukuhamba ngakunye, kodwa asinakubambezelwa; ukubuyekeza kungabambezelwa.
# unreviewed
access-report = Uma kukhona okukuvimbelayo
# unreviewed
access-tell = Tshela umhleli womqhudelwano, noma umuntu onakekela i-Inkundla lapho. Bangasiza khona manjalo, bakudlulisele kubenzi be-Inkundla.
# older than the English
# unreviewed
access-say = Yisho ukuthi yiliphi ikhasi, ubufuna ukwenzani, nangani: idivayisi, isiphequluli, isifundi-sikrini noma olunye usizo.
# unreviewed
posted-no-round = Awukabikho umzuliswano omenyezelwe. Uzovela lapha uma usumenyezelwe.
# unreviewed
posted-board = Ibhodi
# older than the English
# unreviewed
posted-byes = Abangenambangi kulo mzuliswano: { $players }
# unreviewed
posted-won = Onqobile: { $player }
# unreviewed
posted-drawn = Ukulingana
# older than the English
# unreviewed
posted-double-forfeit = Akekho ofikile
# unreviewed
posted-not-started = Awukaqali
# unreviewed
posted-paused = Umisiwe, ithuba { $n }
# unreviewed
posted-is-finished = Umqhudelwano usuphelile.
# unreviewed
hall-show = Imaphi amabhodi
# unreviewed
hall-all = Wonke { $n }
# unreviewed
hall-playing = Kudlalwa { $n }
# unreviewed
hall-done = Kuqediwe { $n }
# unreviewed
hall-pinned = Obalandelayo
# unreviewed
hall-being-played = Kuyadlalwa manje
# unreviewed
hall-finished = Kuqediwe
# unreviewed
hall-waiting = Kusazoqala
# unreviewed
hall-turn = Ithuba { $n }
# unreviewed
hall-to-move = ithuba lakhe
# unreviewed
hall-not-played = Awudlalwanga: umdlali oyedwa akafikanga.
# older than the English
# unreviewed
hall-none-such = Alikho ibhodi kulolu hlu manje.
# unreviewed
hall-empty = Awekho amabhodi okwamanje
# unreviewed
hall-empty-hint = Uma umzuliswano usubhangqiwe, amabhodi awo azovela lapha.
# unreviewed
hall-progress = Umzuliswano { $round }: kuqedwe imidlalo engu-{ $done } kwengu-{ $all }.
# unreviewed
hall-next = Umzuliswano { $round } uqala ngo-{ $time }.
# unreviewed
hall-next-day = Umzuliswano { $round } uqala ngo-{ $time }.
# unreviewed
pin-follow = Landela u-{ $player }
# unreviewed
pin-notify = Ngazise uma sekuyithuba labo
# unreviewed
pin-turn = ● Ithuba lika-{ $player }
# unreviewed
pin-playing = U-{ $player } uyadlala
# unreviewed
pin-waiting = U-{ $player } uzodlala maduze
# unreviewed
pin-won = U-{ $player } unqobile
# unreviewed
pin-lost = U-{ $player } wehluliwe
# unreviewed
pin-drawn = U-{ $player }: kulinganiwe
## Results in words

# unreviewed
outcome-won = { $score }: unqobile u-{ $winner }
# unreviewed
outcome-drawn = { $score }: ukulingana
# unreviewed
outcome-awarded = { $score }: unikezwe u-{ $winner }
# unreviewed
outcome-forfeit = { $score }: u-{ $loser } akafikanga
# older than the English
# unreviewed
outcome-double-forfeit = { $score }: akekho ofikile
# unreviewed
outcome-half-point = { $score }: uhhafu wephuzu ku-{ $winner }, lutho ku-{ $loser }
# unreviewed
outcome-both-lost = { $score }: bobabili abadlali bayahlulwa
# unreviewed
score-award = { $score } (unikeziwe)
# unreviewed
score-forfeit = { $score } (omunye akafikanga)
# unreviewed
bye-allocated = Ukuphumula: ayisekho imbangi ebisele, kubalwa njengokunqoba
# unreviewed
bye-allocated-draw = Ukuphumula: akusalanga mbangi, kubalwa njengokulingana
# unreviewed
bye-allocated-none = Umzuliswano wokuphumula: awekho amaphuzu
# unreviewed
bye-allocated-average = Ukuphumula: akusalanga mbangi, kubalwa i-avareji yeminye imizuliswano
# unreviewed
bye-full = Ukuphumula: kubalwa njengokunqoba
# unreviewed
bye-half = Ukuphumula: kubalwa njengokulingana
# unreviewed
bye-absent = Akekho: awekho amaphuzu
# unreviewed
bye-through = Udlulela esigabeni esilandelayo ngaphandle komdlalo

## The round control

# older than the English
# unreviewed
what-to-do-now = Okufanele ukwenze manje
# unreviewed
now-all-in-title = Yonke imiphumela isifikile
# unreviewed
now-round = Umzuliswano { $round } uyadlalwa
# unreviewed
needs-attention = Okukulindile
# unreviewed
nothing-to-look-at = Akekho okudingayo manje.
# unreviewed
umpires = Onompempe
# older than the English
# unreviewed
now-no-players = Akekho ofakiwe okwamanje. Faka abadlali kuqala.
# older than the English
# unreviewed
now-players-button = Iya kubadlali
# unreviewed
now-ready = Kukhona abadlali abangu-{ $n }. Umzuliswano { $round } ungabhangqwa.
# unreviewed
pair-round = Bhangqa umzuliswano { $round }
# older than the English
# unreviewed
now-draft = Umzuliswano { $round } uwuhlaka. Akekho omunye owubonayo okwamanje. Buka ukubhangqwa, bese ukumemezela.
# older than the English
# unreviewed
now-draft-button = Buka ukubhangqwa
# unreviewed
now-playing = { $playing ->
    [0] { $waiting ->
        [0] Awekho amabhodi asalindele umphumela. Esewonke: { $all }.
        [one] Ibhodi elingu-1 alikabi namphumela.
       *[other] Amabhodi angu-{ $waiting } awakabi namphumela.
    }
    [one] { $waiting ->
        [0] Ibhodi elingu-1 lisadlala. Uma selinomphumela ungaqhubeka.
       *[other] Ibhodi elingu-1 lisadlala, angakaqali: { $waiting }. Uma wonke angu-{ $all } esenomphumela ungaqhubeka.
    }
   *[other] { $waiting ->
        [0] Amabhodi angu-{ $playing } asadlala. Uma wonke angu-{ $all } esenomphumela ungaqhubeka.
       *[other] Amabhodi angu-{ $playing } asadlala, angakaqali: { $waiting }. Uma wonke angu-{ $all } esenomphumela ungaqhubeka.
    }
}
# unreviewed
now-all-in = Yihlole etafuleni, bese ubhangqa umzuliswano { $round }.
# unreviewed
now-last-in = Bekungumzuliswano wokugcina lowo. Hlola imiphumela etafuleni, bese uqeda umqhudelwano.
# older than the English
# unreviewed
now-all-played = Yonke imizuliswano isidlaliwe. Qeda umqhudelwano, noma umemezele eminye imizuliswano ezilungiselelweni.
# unreviewed
now-all-gone = Wonke umuntu usegodukile, ngakho akukho mzuliswano ongabhangqwa. Qeda umqhudelwano, noma uphawule kuBadlali ukuthi ubani okhona.
# unreviewed
now-too-few = { $n ->
    [0] Akekho umuntu okhona. Phawula kuBadlali ukuthi ubani okhona, bese ubhangqa.
    [one] Munye kuphela umdlali okhona. Phawula kuBadlali ukuthi ubani okhona, noma uqede umqhudelwano eZilungiselelweni.
   *[other] Bangu-{ $n } kuphela abadlali abakhona. Phawula kuBadlali ukuthi ubani okhona.
  }
# unreviewed
now-finished = Umqhudelwano usuphelile. Wenze kahle!
# unreviewed
finish-event = Qeda umqhudelwano
# older than the English
# unreviewed
reopen-event = Vula umqhudelwano kabusha
# unreviewed
standings-csv = Izindawo njenge-CSV
# unreviewed
pairing-list = Uhlu lokubhangqwa
# unreviewed
round-for-all = Umzuliswano njengoba wonke umuntu ewubona
# unreviewed
result-list = Imiphumela
# unreviewed
print-pairings = Phrinta uhlu lokubhangqwa
# unreviewed
print-cards = Phrinta amakhadi amabhodi (QR)
# unreviewed
print-cards-rest = Phrinta amakhadi amabhodi angenayo ifoni
# unreviewed
print-slips = Phrinta iziqephu zemiphumela
# unreviewed
print-sheets = Phrinta amashidi angagcwalisiwe
# older than the English
# unreviewed
no-phone = Ayikho ifoni? Bhala umdlalo eshidini lomdlalo bese ufaka umphumela lapha.
# unreviewed
umpires-later = Onompempe bathola amakhodi abo uma umzuliswano umenyezelwa.
# older than the English
# unreviewed
umpires-over = Umqhudelwano usuphelile: awasekho amakhodi onompempe.
# unreviewed
phones = Amabhodi anefoni: { $n } ku-{ $all }.
# unreviewed
phones-connected = { $n ->
    [one] { $n } ifoni ixhunyiwe
   *[other] { $n } amafoni axhunyiwe
}
# older than the English
# unreviewed
phones-without = Akukabikho foni: ibhodi { $boards }.
# unreviewed
phones-title = Amafoni
# unreviewed
phones-title-round = Amafoni emzuliswaneni { $round }
# older than the English
# unreviewed
phones-text = Ingabe ikhadi lilahlekile, noma ikhodi inomuntu ongafanele abe nayo? Nika ibhodi ikhodi entsha. Okurekhodiwe kuyasala.
# unreviewed
phones-column = Ifoni
# unreviewed
phones-seen = Igcine ukuzwakala
# unreviewed
phones-recorder = { $name }, kusukela ngo-{ $time }
# unreviewed
phones-board-since = Ibhodi { $board }, kusukela ngo-{ $time }
# unreviewed
phones-heard = Luzwakale ngo-{ $time }
# unreviewed
phones-silent = Akukho zwi imizuzu engu-{ $n }
# unreviewed
phones-done =
    { $n ->
        [one] Ibhodi eli-{ $n } elinefoni seliqedile.
       *[other] Amabhodi angu-{ $n } anefoni aseqedile.
    }
# older than the English
# unreviewed
phones-only-opened = Ikhodi ivuliwe, kodwa akekho orekhodayo okwamanje
# unreviewed
phones-where = Kufakwa ngu
# unreviewed
phones-by-players = Abadlali, emafonini abo
# unreviewed
phones-by-umpire = Unompempe etafuleni
# unreviewed
phones-to-players = Ibhodi { $board }: abadlali mabafake amathuba
# unreviewed
phones-to-umpire = Ibhodi { $board }: unompempe makafake amathuba
# unreviewed
phones-seats = Izihlalo zabadlali
# unreviewed
phones-seats-text = Nika umdlali ngamunye isixhumanisi noma ikhodi yakhe. Ifoni yokuqala esivulayo inesihlalo kuyo yonke imizuliswano, uze usikhulule.
# unreviewed
phones-seat-since = ithathwe kusukela ngo-{ $time }
# unreviewed
phones-seat-ready = ulungele
# unreviewed
phones-seat-open = Isixhumanisi nekhodi
# unreviewed
phones-seat-free = Khulula isihlalo sika-{ $player }
# unreviewed
phones-seat-renew = Sikhulule unike isixhumanisi esisha
# unreviewed
phones-speak = Khuluma nabadlali
# unreviewed
phones-pause = Misa umdlalo
# unreviewed
notice-seat-freed = Isihlalo sikhululekile.
# unreviewed
notice-spoken-to = Abadlali bakufunda ezifonini zabo.
# unreviewed
notice-board-moved = Ibhodi lishintshiwe.
# unreviewed
card-how-seat = Skena ikhodi ngefoni yakho, noma uthayiphe ikheli. Ufaka amathuba akho lapho, kuyo yonke imizuliswano.
# unreviewed
phones-nobody = Akukabikho foni
# unreviewed
phones-new-code = Ikhodi entsha
# unreviewed
phones-new-code-board = Ikhodi entsha yebhodi { $board }
# unreviewed
phones-new-code-text = Ikhadi elidala liyayeka ukusebenza, nefoni erekhodayo manje. Uthola ikhadi elisha ukuze uliphrinte.
# older than the English
# unreviewed
notice-code-renewed = Ibhodi linekhodi entsha. Phrinta leli khadi bese ususa elidala.
# unreviewed
board-n = Ibhodi { $board }
# unreviewed
attention-paused = Umdlalo umisiwe kuze unompempe athinte okuthi “Qhubeka”.
# older than the English
# unreviewed
attention-silent = Ifoni ithule imizuzu engu-{ $minutes }. Ithuba lokugcina { $turn }. Hamba uyobheka.
# older than the English
# unreviewed
attention-differs = Ibhodi lithe: { $was } Okufakwe ngesandla: { $now } Bheka ukuthi yikuphi okulungile.
# older than the English
# unreviewed
attention-over = Isikhathi somdlali onethuba siphele imizuzu engu-{ $minutes }. Ithuba lokugcina { $turn }. Hamba uyobheka.
# unreviewed
run-stopped = { $n ->
    [one] Ilaptop ime ngemva kuka-{ $last } yaphinde yasebenza kusukela ngo-{ $since }. Konke okugciniwe kukhona. Umdlalo umisiwe ebhodini { $boards }: uyaqhubeka lapho unompempe ethinta okuthi “Qhubeka”. Amathuba agcinwe yifoni afika ngokwawo.
   *[other] Ilaptop ime ngemva kuka-{ $last } yaphinde yasebenza kusukela ngo-{ $since }. Konke okugciniwe kukhona. Umdlalo umisiwe emabhodini { $boards }: uyaqhubeka lapho unompempe ethinta okuthi “Qhubeka”. Amathuba agcinwe amafoni afika ngokwawo.
}
# older than the English
# unreviewed
attention-second-red = { $player }: unekhadi elibomvu lesibili kulo mqhudelwano (umzuliswano { $round }). Okulandelayo kunqunywa nguwe.
# unreviewed
cards-of = { $n ->
    [0] { $player }: awekho amakhadi
    [one] { $player }: ikhadi elingu-1
   *[other] { $player }: amakhadi angu-{ $n }
}
# unreviewed
no-boards-yet = Awekho amabhodi okwamanje. Bhangqa umzuliswano kuqala.
# older than the English
# unreviewed
no-board-found = Alikho ibhodi elifana nalokho. Susa okubhalwe ebhokisini lokusesha noma ubonise wonke amabhodi.
# unreviewed
hall-caption = Umzuliswano { $round }: amabhodi
# unreviewed
hall-caption-closed = Umzuliswano { $round }: imiphumela (uvaliwe)
# unreviewed
board = Ibhodi
# unreviewed
state = Isimo
# unreviewed
state-not-started = Awukaqali
# unreviewed
state-paused = Umisiwe
# unreviewed
state-finished = Uphelile
# unreviewed
find-board = Umdlali noma ibhodi
# unreviewed
show-open = Okusele { $n }
# unreviewed
show-confirm = Okuzoqinisekiswa { $n }
# unreviewed
show-all = Wonke { $n }
# unreviewed
my-boards = Amabhodi ami
# unreviewed
correct = Lungisa
# unreviewed
correct-board = Lungisa ibhodi { $board }
# unreviewed
correct-button = Lungisa umphumela
# unreviewed
right-result = Umphumela olungile
# unreviewed
other-result-board = Omunye umphumela webhodi { $board }
# unreviewed
save-result = Gcina umphumela
# older than the English
# unreviewed
reason-if-any = Isizathu, uma sikhona
# older than the English
# unreviewed
take-result-back = Hoxisa umphumela
# older than the English
# unreviewed
reason-wrong-side = Kucindezelwe uhlangothi okungelona
# unreviewed
reason-umpire = Unompempe wenze iphutha
# unreviewed
reason-appeal = Isikhalazo samukelwe
# older than the English
# unreviewed
reason-taken-back = Umphumela uhoxisiwe
# older than the English
# unreviewed
run-saved = Ibhodi { $board } ligciniwe. { $text }.
# unreviewed
run-to-confirm = Ibhodi { $board }: { $text }. Omunye umuntu uyakuqinisekisa.
# unreviewed
run-cleared = Ibhodi { $board } alisenamphumela manje.
# unreviewed
undo-last = Hlehlisa · { $action }
# unreviewed
reason-undone = Kuhlehliswe khona lapho
# older than the English
# unreviewed
without-opponent = Abangenambangi
# unreviewed
needs-you =
    { $n ->
        [0] akukho okukulindile
        [one] ikulindile
       *[other] zikulindile
    }
# older than the English
# unreviewed
needs-more =
    { $n ->
        [one] okunye { $n }
       *[other] okunye { $n }
    }
# unreviewed
print-round = Phrintela lo mzuliswano
# unreviewed
just-posted-wall = Iprojektha iyawukhombisa manje
# older than the English
# unreviewed
next-round-at = Umzuliswano { $round }: { $when }
# unreviewed
round-results = Imiphumela yomzuliswano { $round }
# older than the English
# unreviewed
keys-round = / sesha · imicibisholo: iya ebhodini · ebhodini: 1 kunqoba uMhlophe, 5 ukulingana, 0 kunqoba uMnyama · ? uhlu lokhiye
# older than the English
# unreviewed
keys-undo = z: hlehlisa okusanda kwenziwa
# older than the English
# unreviewed
keys-off = Cisha okhiye
# unreviewed
unpost = Hoxisa umzuliswano…
# older than the English
# unreviewed
unpost-text = Umzuliswano { $round } uphinda ube uhlaka. Amakhodi amabhodi awo awasasebenzi. Bhala inombolo yomzuliswano ukukhombisa ukuthi uqinisile.
# older than the English
# unreviewed
unpost-number = Inombolo yomzuliswano
# unreviewed
unpost-button = Hoxisa umzuliswano
# older than the English
# unreviewed
reopen-round = Vula kabusha umzuliswano { $round }…
# unreviewed
reopen-text = Imiphumela iyasala. Ingashintshwa kuze kuvalwe umzuliswano futhi.
# older than the English
# unreviewed
form-does-not-match = { $field }: akulungile. Akukho okushintshiwe. Kubheke bese ukubhala futhi.
# older than the English
# unreviewed
field-round-number = Inombolo yomzuliswano
# unreviewed
field-reason = Isizathu
# unreviewed
field-bye = Ukuphumula
# unreviewed
fault-round-not-closed = Umzuliswano { $round } usadlalwa. Lungisa imiphumela yawo etafuleni lamabhodi.
# unreviewed
fault-no-such-round = Awukho umzuliswano { $round }.
# unreviewed
fault-unknown-umpire = “{ $name }” akekho ohlwini lonompempe.
# unreviewed
fault-round-not-over = Umzuliswano { $round } awukapheli. Uhlu lwamaphuzu ngemva kwawo luzoba lapha uma usuvaliwe.
# unreviewed
notice-result-saved = Umphumela ugciniwe.
# unreviewed
notice-result-to-confirm = Omunye umuntu uyawuqinisekisa lo mphumela.
# unreviewed
notice-report-discarded = Umphumela ulahliwe. Xoxani ngawo nibike futhi. Uma ningavumelani, buzani etafuleni lomhleli.
# older than the English
# unreviewed
notice-result-cleared = Umphumela uhoxisiwe.
# unreviewed
notice-run-finished = Umqhudelwano usuphelile.
# unreviewed
notice-run-reopened = Umqhudelwano usuvuliwe futhi.
# older than the English
# unreviewed
notice-round-posted = Umzuliswano umenyezelwe. Wonke umuntu angawubona manje.
# older than the English
# unreviewed
notice-round-unposted = Umzuliswano usubuyele ekubeni uhlaka. Akekho omunye owubonayo.
# unreviewed
notice-round-reopened = Umzuliswano usuvuliwe futhi.
# older than the English
# unreviewed
notice-draft-discarded = Uhlaka lulahliwe.
# older than the English
# unreviewed
notice-draft-swapped = Izinhlangothi zishintshiwe.
# older than the English
# unreviewed
notice-draft-split = Umbhangqwana uhlukanisiwe. Bobabili batholele indawo entsha.
# older than the English
# unreviewed
notice-draft-exchanged = Laba ababili bashintshene izindawo.
# unreviewed
notice-draft-joined = Umbhangqwana wenziwe.
# unreviewed
notice-draft-bye = Ukuphumula kunikeziwe.
# unreviewed
notice-result-corrected = Umphumela ulungisiwe.

## The draft

# unreviewed
draft-title = Uhlaka lomzuliswano { $round }
# unreviewed
draft-mark = Uhlaka
# older than the English
# unreviewed
draft-text = Nguwe kuphela obona lokhu. Kubheke, ushintshe okuthandayo, bese ukumemezela.
# unreviewed
draft-boards =
    { $n ->
        [one] Ibhodi eli-{ $n }.
       *[other] Amabhodi angu-{ $n }.
    }
# unreviewed
draft-out = { $n ->
    [one] Umdlali ongu-{ $n } uyaphumula.
   *[other] Abadlali abangu-{ $n } bayaphumula.
}
# unreviewed
draft-absent = { $n ->
    [one] Umdlali ongu-{ $n } akekho.
   *[other] Abadlali abangu-{ $n } abekho.
}
# unreviewed
draft-tap = Thepha abadlali ababili, bashintshane izindawo.
# unreviewed
draft-legend = Inombolo ingamaphuzu omdlali. Amadiski akhombisa uhlangothi umdlali abenalo emzuliswaneni ngamunye. Umcibisholo: komunye wemizuliswano emibili yokugcina umdlali uhlangane nonamaphuzu ambalwa (↓) noma amaningi (↑).
# unreviewed
draft-tap-other = Thepha umdlali azoshintshana naye.
# unreviewed
draft-sides = Kuze kube manje: { $sides }
# unreviewed
draft-float-down = Uhlangane nonamaphuzu ambalwa emzuliswaneni { $round }
# unreviewed
draft-float-up = Uhlangane nonamaphuzu amaningi emzuliswaneni { $round }
# unreviewed
draft-apart = umehluko: { $points }
# unreviewed
draft-checked = Kuhloliwe
# older than the English
# unreviewed
draft-none-met = Abekho ababili asebeke bahlangana.
# older than the English
# unreviewed
draft-none-of-school = Abekho ababili abaphuma esikoleni esisodwa.
# unreviewed
draft-level = Amabhodi angu-{ $n } kwangu-{ $all }: amaphuzu afanayo.
# unreviewed
draft-widest = Umehluko wamaphuzu awudluli ku-{ $points }.
# unreviewed
before-posting = Ngaphambi kokumemezela
# unreviewed
nothing-unusual = Akukho okungajwayelekile. Ungamemezela.
# unreviewed
grade-allowed = kuvumelekile
# unreviewed
grade-unusual = bheka lokhu
# unreviewed
grade-breaks-rule = kuphula umthetho
# unreviewed
note-at-board = Ibhodi { $board }: { $note }
# unreviewed
note-met-before = bahlangene emzuliswaneni { $rounds }
# unreviewed
note-same-school = isikole esisodwa
# unreviewed
note-kept-apart = laba ababili akumele bahlangane
# unreviewed
note-rather-apart = kungcono laba ababili bangahlangani
# older than the English
# unreviewed
note-points-apart = umehluko wamaphuzu: { $points }
# unreviewed
note-first-again = { $player }: uhamba kuqala okwesithathu ngokulandelana
# unreviewed
note-second-again = { $player }: uhamba okwesibili izikhathi ezintathu ngokulandelana
# older than the English
# unreviewed
note-first-too-often = U-{ $player } uzobe ehambe kuqala izikhathi ezingu-{ $n } ngaphezu kwesibili
# older than the English
# unreviewed
note-second-too-often = U-{ $player } uzobe ehambe okwesibili izikhathi ezingu-{ $n } ngaphezu kokuqala
# unreviewed
note-stayed-away = { $n ->
    [one] U-{ $player } akafikanga emzuliswaneni odlule futhi ubhangqwe futhi. Uma u-{ $player } engekho manje, mphawule njengongekho bese ubhangqa futhi.
   *[other] U-{ $player } akafikanga emizuliswaneni engu-{ $n } edlule futhi ubhangqwe futhi. Uma u-{ $player } engekho manje, mphawule njengongekho bese ubhangqa futhi.
}
# older than the English
# unreviewed
note-could-be-equal = umehluko wamaphuzu: { $points }, nakuba u-{ $player } engahlangana no-{ $other } onamaphuzu alinganayo
# unreviewed
note-floats-down-again = { $player } uhlangane nomdlali onamaphuzu ambalwa emzuliswaneni { $round }, futhi uphinda enze njalo.
# unreviewed
note-floats-up-again = { $player } uhlangane nomdlali onamaphuzu amaningi emzuliswaneni { $round }, futhi uphinda enze njalo.
# older than the English
# unreviewed
note-not-by-plan = ngokohlelo laba ababili abebengahlangani kulo mzuliswano
# unreviewed
note-other-pairs = { $n ->
    [one] Ibhodi { $boards }: imithetho inika omunye umbhangqwana kulo mzuliswano.
   *[other] Amabhodi { $boards }: imithetho inika eminye imibhangqwana kulo mzuliswano.
  }
# unreviewed
note-bye-above = U-{ $player } uyaphumula, nakuba u-{ $other } enamaphuzu ambalwa futhi angakwenza
# unreviewed
pair-without = Akekho: bhangqa ngaphandle kuka-{ $player }
# older than the English
# unreviewed
note-second-bye = { $player }: useke waphumula
# unreviewed
note-more-byes = Baphumula abadlali abangu-{ $n }. Bangahlangana.
# unreviewed
note-here-but-absent = { $player }: ukhona kodwa akatholi maphuzu
# unreviewed
note-one-absent = { $player }: akekho
# unreviewed
note-gone-home = { $player }: uye ekhaya
# unreviewed
note-not-paired = { $player }: akanayo indawo kulo mzuliswano
# unreviewed
note-paired-twice = { $player }: ukulo mzuliswano kabili
# older than the English
# unreviewed
note-stranger = kukhona ongekho ohlwini lwabadlali
# older than the English
# unreviewed
reason-to-break = Lokhu kuphula umthetho womqhudelwano. Kungani ukumemezela?
# unreviewed
reason-to-depart = Lokhu akukhona ukubhangqa obekuphakanyisiwe. Kungani ukumemezela?
# unreviewed
post-round = Memezela umzuliswano { $round }
# unreviewed
change-by-hand = Shintsha ngesandla
# unreviewed
player-one = Lo mdlali
# unreviewed
choose-player = Khetha umdlali
# older than the English
# unreviewed
exchange = Shintshanisa
# unreviewed
more-changes = Ukuphumula nemibhangqwana emisha
# unreviewed
bye-for = Ubani ophumulayo?
# unreviewed
bye-kind = Uhlobo lokuphumula
# unreviewed
give-bye = Nikeza ukuphumula
# unreviewed
join = Yenza umbhangqwana
player-at = { $player } ({ $place })
# unreviewed
our-proposal = Izinguquko ngesandla
# unreviewed
as-proposed = Akukho okushintshwe ngesandla.
# unreviewed
we-proposed-pair = Siphakamise u-{ $first } – { $second }.
# older than the English
# unreviewed
we-proposed-sides = Ibhodi { $board }: siphakamise ezinye izinhlangothi.
# unreviewed
we-proposed-bye = Siphakamise ukuthi aphumule: { $player }.
# unreviewed
pair-again = Bhangqa futhi
# unreviewed
draft-check-in = { $n ->
    [0] Ukubhala abafikile kusavuliwe. Akekho oshodayo.
    [one] Ukubhala abafikile kusavuliwe. Umdlali ongu-1 akakafiki futhi akabhangqwa.
   *[other] Ukubhala abafikile kusavuliwe. Abadlali abangu-{ $n } abakafiki futhi ababhangqwa.
}
# older than the English
# unreviewed
discard-draft = Lahla uhlaka
# unreviewed
proposed-pairs = Imibhangqwana ephakanyisiwe
# unreviewed
notes = Amanothi
# unreviewed
change = Shintsha
# unreviewed
why = Kungani?
# older than the English
# unreviewed
why-table = Bonke badlala nabo bonke: itafula le-round robin lisho ukuthi ubani ohlangana nobani manje.
# older than the English
# unreviewed
why-settled = Umhleli ubeke lo mbhangqwana ngaphambi komzuliswano.
# older than the English
# unreviewed
why-hand = Laba ababili babhangqwe ngesandla: ngamaphuzu anjengoba enjalo manje, imithetho inika eminye imibhangqwana.
# unreviewed
why-changed = Uhlelo belungeke lubahlanganise laba ababili kulo mzuliswano: imibhangqwana ishintshwe ngesandla, noma lokho evela kukho sekushintshile.
# unreviewed
why-equal = Bobabili banamaphuzu afanayo: { $points }.
# unreviewed
why-unequal = Amaphuzu: { $first } { $firstpoints }, { $second } { $secondpoints }.
# unreviewed
why-not-met = U-{ $first } akakahlangani no-{ $second }.
# older than the English
# unreviewed
why-met = Laba ababili bahlangene emzuliswaneni { $rounds }.
# older than the English
# unreviewed
why-same-school = Bobabili baphuma esikoleni esisodwa.
# unreviewed
why-first-less-often = U-{ $player } uhambe kuqala emidlalweni engu-{ $did }, okwesibili kwengu-{ $seconds }; u-{ $other } kuqala kwengu-{ $otherdid }, okwesibili kwengu-{ $otherseconds }. Ngakho ohamba kuqala ngu-{ $player }.
# older than the English
# unreviewed
why-first-alternates = Ngenkathi begcina ukuba nezinhlangothi ezihlukene, ubala imidlalo ubuyela emuva, u-{ $other } uhambe kuqala. Manje ngu-{ $player }.
# older than the English
# unreviewed
why-first-board = Imidlalo yabo ayinqumi lutho. Emibhangqwaneni 1, 3, 5 njalonjalo ophezulu uhamba kuqala, kweminye ophansi: lo umbhangqwana { $place }, ngakho ohamba kuqala ngu-{ $player }.
# older than the English
# unreviewed
why-first-next-game = Laba ababili bashintsha izinhlangothi emdlalweni ngamunye: u-{ $other } uhambe kuqala kowokugcina, ngakho manje ngu-{ $player }.
# unreviewed
why-first-settled = Ohamba kuqala: { $player }, njengoba kubekiwe ngaphambi komzuliswano.
# unreviewed
why-first-number-odd = Akekho osedlalile, ngakho kunquma uhlu. Phakathi kwabadlali abafikile, u-{ $who } uphezulu kulaba ababili futhi usendaweni engahlukaniseki ngambili, ngakho u-{ $player } uhamba kuqala.
# unreviewed
why-first-number-even = Akekho osedlalile, ngakho kunquma uhlu. Phakathi kwabadlali abafikile, u-{ $who } uphezulu kulaba ababili futhi usendaweni ehlukaniseka ngambili, ngakho u-{ $player } uhamba kuqala.
# older than the English
# unreviewed
why-second-equal = Bobabili bekufanele bahambe okwesibili ngokulinganayo, ngakho ngu-{ $who } okwenzayo, bese u-{ $player } ehamba kuqala.
# older than the English
# unreviewed
why-first-equal = Bobabili bekufanele bahambe kuqala ngokulinganayo, ngakho ngu-{ $who } okwenzayo.
# older than the English
# unreviewed
why-second-same = Imidlalo yabo ayinqumi okunye: u-{ $who } uhambe kuqala emdlalweni odlule, ngakho manje ngu-{ $player }.
# older than the English
# unreviewed
why-first-same = Imidlalo yabo ayinqumi okunye: u-{ $who } uhambe okwesibili emdlalweni odlule, manje uhamba kuqala.
# unreviewed
why-higher-points = Kulaba ababili, u-{ $who } unamaphuzu amaningi okubhangqa.
# older than the English
# unreviewed
why-higher-number = Banamaphuzu okubhangqa alinganayo, futhi u-{ $who } unenombolo yokuqala engaphansi.
# unreviewed
why-higher-opposition = Kubo bobabili, u-{ $who } ube nezimbangi eziqinile kakhudlwana, noma eziqine ngokulinganayo nenombolo yokuqala ephansi.
# unreviewed
why-higher-bracket = U-{ $who } uphezulu ohlwini.
# older than the English
# unreviewed
why-second-both = Bobabili bekufanele bahambe okwesibili manje, ikakhulu u-{ $who }.
# older than the English
# unreviewed
why-first-both = Bobabili bekufanele bahambe kuqala manje, ikakhulu u-{ $who }.
# unreviewed
why-second-wider = Ohamba kuqala: { $player }. Kulaba ababili, ngu-{ $other } onomehluko omkhulu phakathi kokuqala nokwesibili.
# unreviewed
why-first-wider = Ohamba kuqala: { $player }. Kulaba ababili, ngu-{ $player } onomehluko omkhulu phakathi kokuqala nokwesibili.
# unreviewed
why-second-last = U-{ $other } uhambe kuqala emdlalweni odlule, ngakho manje ngu-{ $player }.
# unreviewed
why-second-new = U-{ $other } akakadlali, ngakho ngemithetho yomqhudelwano kufanele alandele: u-{ $player } uyaqala.
# unreviewed
why-first-last = Ohamba kuqala: { $player }, ngoba ehambe okwesibili emdlalweni odlule.
# unreviewed
why-second-behind = U-{ $other } uhambe kuqala kaningi kunokwesibili (umehluko: { $n }), ngakho manje ohamba kuqala ngu-{ $player }.
# unreviewed
why-first-behind = Ohamba kuqala: { $player }, ngoba ehambe okwesibili kaningi kunokuqala (umehluko: { $n }).
# unreviewed
why-second-twice = U-{ $other } uhambe kuqala emidlalweni emibili edlule, ngakho manje ngu-{ $player }.
# unreviewed
why-first-twice = Ohamba kuqala: { $player }, ngoba ehambe okwesibili emidlalweni emibili edlule.
# unreviewed
why-first-table = Ohamba kuqala: { $player }, ngokwetafula.
# older than the English
# unreviewed
why-first-changed = Ohamba kuqala: { $player }. Ngokomthetho bekuzoba ngu-{ $other }: imibhangqwana noma izinhlangothi zishintshwe ngesandla, noma kulungiswe umphumela wangaphambilini.
# unreviewed
why-title = Kungani le mibhangqwana emzuliswaneni { $round }?
# older than the English
# unreviewed
why-text = Uhlelo lwe-Swiss lubhangqa iqoqo ngeqoqo, kusukela phezulu. Ongenayo indawo eqoqweni wehlela kwelilandelayo. Kuzo zonke izindlela zokubhangqa iqoqo, luthatha enezinombolo ezingcono kakhulu ngezansi, inombolo yokuqala ngaphambi kwazo zonke ezinye; uma zilingana luthatha eyokuqala ngokulandelana okungaguquki. Ngakho akekho okhetha ukuthi ubani ohlangana nobani.
# older than the English
# unreviewed
why-text-changed = Lena akuyona imibhangqwana uhlelo lwase-Switzerland olungayenza manje: eminye ishintshwe noma ibekwe ngesandla, noma imiphumela yangaphambilini ilungisiwe. Ngezansi nanku umzuliswano, iqoqo neqoqo kusuka phezulu, nezinombolo okuqhathaniswa ngazo.
# unreviewed
why-text-burstein = Imithetho ye-Burstein iqala ikhethe ozophumula. Bese yenza izibhangqwana iqembu ngeqembu, kusuka phezulu, futhi umdlali osele engenambangi wehlela eqenjini elilandelayo. Eqenjini umdlali obe nezimbangi eziqine kakhulu uhlangana nobe nezibuthakathaka kakhulu, ngokuvunyelwa yimithetho. Ngakho akekho umuntu okhetha ukuthi ubani uhlangana nobani.
# unreviewed
why-text-dubov = Imithetho ye-Dubov iqala ikhethe ozophumula. Bese yenza izibhangqwana iqembu ngeqembu, kusuka phezulu, inyuse abadlali abambalwa ngangokunokwenzeka. Eqenjini labo okufanele baqale bahlangana nalabo okufanele balandele: lowo izimbangi zakhe ezibe nezilinganiso eziphansi kakhulu uhlangana nophezulu ohlwini, ngokuvunyelwa yimithetho. Ngakho akekho umuntu okhetha ukuthi ubani uhlangana nobani.
# unreviewed
why-link = Kungani le mibhangqwana, kungani kungeyona eminye?
# unreviewed
why-they-meet = Kungani laba ababili behlangana?
# older than the English
# unreviewed
why-only-swiss = Imibhangqwana yalolu hlelo ayiveli emibandeleni.
# unreviewed
why-points = Amaphuzu: { $points }
# unreviewed
why-points-down = Abavela phezulu: { $players }
# unreviewed
why-points-up = Kusuka ngezansi: { $players }
# unreviewed
why-points-goes = Abehlayo: { $players }
# unreviewed
why-points-sits = Ophumulayo: { $player }
# unreviewed
why-sits-first = Uyaphumula, ukhethwe ngaphambi kwamaqembu: { $player }
# unreviewed
why-numbers = Kubahluleli: izinombolo zemithetho ye-Swiss ye-FIDE (C.04.3, 2026)
# older than the English
# unreviewed
why-not-heading = Kungani ababili bengahlangani?
# unreviewed
why-not-other = nalo mdlali
# unreviewed
why-not-ask = Buza
# unreviewed
pair-of-group = { $higher } – { $lower }: bobabili banamaphuzu angu-{ $points }. Eqoqweni ingxenye engenhla ihlangana nengenzansi, ngokulandelana, ngangokuvunyelwa yimithetho.
# unreviewed
pair-moved-down = { $higher } – { $lower }: u-{ $higher } unamaphuzu angu-{ $higherpoints }, wehliselwe kwabanamaphuzu angu-{ $points }, lapho imbangi ivela khona.
# unreviewed
pair-with-points = { $higher } ({ $higherpoints }) – { $lower } ({ $lowerpoints })
# older than the English
# unreviewed
criterion-unwanted = Imibhangqwana yabadlali okungafanele bahlangane: { $value }
# older than the English
# unreviewed
criterion-5 = C5 amaphuzu alowo ophumulayo: { $value }
# unreviewed
criterion-6 = C6 abadlali abehlela eqoqweni elilandelayo: { $value }
# unreviewed
criterion-7 = C7 amaphuzu abo: { $value }
# unreviewed
criterion-8 = C8 abadlali abehla beqhamuka eqoqweni elilandelayo, namaphuzu abo: { $value }
# older than the English
# unreviewed
criterion-9 = C9 imizuliswano engadlalwanga yilowo ophumulayo: { $value }
# unreviewed
criterion-10 = C10 imibhangqwana yabahamba phambili lapho omunye ethola uhlangothi ngokungaphezu kokubili kunalokho okufanele: { $value }
# unreviewed
criterion-11 = C11 imibhangqwana yabahamba phambili lapho omunye ethola uhlangothi kathathu ngokulandelana: { $value }
# unreviewed
criterion-12 = C12 imibhangqwana lapho omunye engatholi uhlangothi olumfanele: { $value }
# unreviewed
criterion-13 = C13 imibhangqwana lapho omunye engatholi uhlangothi olumfanele kakhulu: { $value }
# unreviewed
criterion-14 = C14 abadlali abehlayo, njengoba benza emzuliswaneni owodwa odlule: { $value }
# older than the English
# unreviewed
criterion-15 = C15 abadlali abahlangana novela phezulu, njengoba benza emzuliswaneni owodwa odlule: { $value }
# unreviewed
criterion-16 = C16 abadlali abehlayo, njengoba benza emizuliswaneni emibili edlule: { $value }
# older than the English
# unreviewed
criterion-17 = C17 abadlali abahlangana novela phezulu, njengoba benza emizuliswaneni emibili edlule: { $value }
# older than the English
# unreviewed
criterion-18 = C18 ukuthi bangaphezu kweqoqo kangakanani labo abehla emzuliswaneni owodwa odlule futhi abaqhubeka nokwehla: { $value }
# older than the English
# unreviewed
criterion-19 = C19 ukuthi zingaphezu kweqoqo kangakanani izimbangi zalabo abahlangana novela phezulu emzuliswaneni owodwa odlule: { $value }
# older than the English
# unreviewed
criterion-20 = C20 ukuthi bangaphezu kweqoqo kangakanani labo abehla emizuliswaneni emibili edlule futhi abaqhubeka nokwehla: { $value }
# older than the English
# unreviewed
criterion-21 = C21 ukuthi zingaphezu kweqoqo kangakanani izimbangi zalabo abahlangana novela phezulu emizuliswaneni emibili edlule: { $value }
# unreviewed
criteria-zero = Zonke ezinye izinombolo zingu-0.
# older than the English
# unreviewed
why-not-they-meet = U-{ $one } no-{ $other } bayahlangana.
# older than the English
# unreviewed
why-not-changed = Imibhangqwana yalo mzuliswano akuyona uhlelo olungayenza manje. Emzuliswaneni wohlelo:
# unreviewed
why-not-here = U-{ $one } no-{ $other }: akubona bobabili abakulo mzuliswano.
# older than the English
# unreviewed
why-not-before = U-{ $one } no-{ $other } bahlangene emzuliswaneni { $rounds }, futhi akekho ohlangana nomunye kabili (C1).
# unreviewed
why-not-apart = U-{ $one } no-{ $other } bahlukanisiwe kulo mzuliswano.
# unreviewed
why-not-same-side = U-{ $one } no-{ $other } kumele bobabili babe nohlangothi olufanayo manje, ngakho abanakuhlangana (C3).
# unreviewed
why-not-impossible = Uma u-{ $one } no-{ $other } bebehlangana, abanye abanakubhangqeka bonke (C4).
# unreviewed
why-not-in-group = eqoqweni elinamaphuzu angu-{ $points }
# unreviewed
why-not-in-round = kuwo wonke umzuliswano
# unreviewed
why-not-worse = Uma u-{ $one } no-{ $other } bebehlangana, umzuliswano ubuzoba mubi kakhudlwana { $group }. Manje: { $now }. Ngaleso sikhathi: { $then }.
# older than the English
# unreviewed
why-not-later = Uma u-{ $one } no-{ $other } bebehlangana, zonke izinombolo bezizoba zinhle ngokufanayo. Kodwa uma izindlela zilingana kuthathwa eyokuqala ngokulandelana okungaguquki, kanti eqoqweni elinamaphuzu angu-{ $points } le iza kamuva.
# unreviewed
why-not-preferred = U-{ $one } no-{ $other } bangahlangana. Kodwa imithetho yomqhudelwano ithatha omunye umzuliswano kuqala: bambalwa abashintsha iqembu, baningi abathola uhlangothi olubafanele, noma izibhangqwana ziza kuqala ohlelweni olumisiwe.
# unreviewed
no-pairing-few = Bangaphansi kwababili abadlali ababambe iqhaza. Maka abakhona.
# older than the English
# unreviewed
no-pairing-bye = Abadlali abahlukaniseki ngababili, futhi bonke sebeke baphumula noma banqoba ngaphandle komdlalo. Vumela omunye umdlali angene, noma omunye aphumule ngesicelo.
# older than the English
# unreviewed
no-pairing-stuck = Umdlali { $number } usehlangane nabo bonke, noma akavunyelwe ukuhlangana nabo. Mphumuze lo mdlali, noma uvumele umbhangqwana ohlukanisiwe.
# unreviewed
no-pairing-together = Abanakubhangqwa bonke kanyekanye: baningi asebehlangene, noma okumele babe nohlangothi olufanayo. Dlala imizuliswano embalwa, vumela imibhangqwana ehlukanisiwe, noma ushintshe ababambe iqhaza.
# unreviewed
why-bye = Kubadlali abangaphumula, lona unamaphuzu ambalwa kunabo bonke: { $points }.
# unreviewed
why-bye-had-one = Laba sebeke baphumula, noma banqobe umzuliswano ngaphandle komdlalo: { $players }.
# unreviewed
why-bye-better = Laba badlali banamaphuzu alinganayo, kodwa badingeka ukwenza imibhangqwana engcono: { $players }.
# unreviewed
why-bye-games = Laba badlali banamaphuzu alinganayo. Badlale imidlalo embalwa, basezingeni eliphezulu, noma bayadingeka kwezinye izibhangqwana: { $players }.
# unreviewed
why-bye-table = Inani labadlali aliyona imibhangqwana ephelele, ngakho emzuliswaneni ngamunye oyedwa uyaphumula, bonke ngokushintshana.
# unreviewed
why-bye-absent = Ngokwethebula ubezodlala no-{ $player }, ongekho.
# unreviewed
why-bye-bracket = Lesi sigaba sinezindawo eziningi kunabadlali, ngakho abadlali bokuqala ohlwini badlulela phambili ngaphandle komdlalo.
# unreviewed
why-bye-team = Iqembu alinambangi kulo mzuliswano.
# older than the English
# unreviewed
why-bye-changed = Ngokohlelo bekuzophumula omunye: umzuliswano ushintshwe ngesandla, noma kulungiswe umphumela wangaphambilini.
# unreviewed
why-bye-needed = Badingeka kweminye imibhangqwana: { $players }.
# unreviewed
swap-sides = Shintsha izinhlangothi
# unreviewed
swap-sides-at = Shintsha izinhlangothi ebhodini { $board }
# unreviewed
split = Hlukanisa
# unreviewed
settle = Gcina unjalo
# unreviewed
settled = Uhlala unjalo
# unreviewed
settle-at = Gcina umbhangqwana osebhodini { $board } uma umzuliswano ubhangqwa futhi
# unreviewed
move-board = Lo mbhangqwana
# older than the English
# unreviewed
move-to = uhlala kuleli bhodi
# unreviewed
move-button = Hambisa umbhangqwana
# older than the English
# unreviewed
notice-draft-moved = Umbhangqwana uhlala kwelinye ibhodi.
# older than the English
# unreviewed
notice-draft-settled = Kubhaliwe. Kuyabalwa uma ubhangqa lo mzuliswano futhi.
# older than the English
# unreviewed
wishes = Izicelo zokubhangqa
# older than the English
# unreviewed
wish-bye = Uphumula umzuliswano owodwa
# older than the English
# unreviewed
wish-bye-hint = Ngokwengane ezofika sekwephuzile noma ezohamba kusenesikhathi. Cela ngaphambi kokuba umzuliswano ubhangqwe.
# unreviewed
wish-which-round = Yimuphi umzuliswano?
# unreviewed
wish-bye-button = Phumula
# unreviewed
wish-round = Umzuliswano { $round }: { $kind }
# older than the English
# unreviewed
wish-remove = Hoxisa
# older than the English
# unreviewed
wish-apart = Akumele bahlangane
# older than the English
# unreviewed
wish-apart-hint = Isibonelo, izingane zomndeni owodwa.
# unreviewed
wish-apart-teams = Amaqembu alaba ababili awahlangani.
# older than the English
# unreviewed
wish-apart-from = Akumele ahlangane nalo mdlali
# older than the English
# unreviewed
wish-through = Kuze kube umzuliswano (uma kungafakwanga: yonke imizuliswano)
# older than the English
# unreviewed
wish-strict = Noma kanjani, ngisho noma umzuliswano ungabhangqeki ngaleso sikhathi
# unreviewed
wish-apart-button = Bahlukanise
# older than the English
# unreviewed
wish-apart-always = { $player }, noma kanjani
# older than the English
# unreviewed
wish-apart-if-possible = { $player }, uma kusenokwenzeka
# older than the English
# unreviewed
wish-apart-through = { $player }, noma kanjani kuze kube umzuliswano { $round }
# older than the English
# unreviewed
wish-apart-through-if-possible = { $player }, uma kusenokwenzeka, kuze kube umzuliswano { $round }
# unreviewed
wish-apart-later = { $apart } (kusukela kumzuliswano { $round })
# older than the English
# unreviewed
wish-seat = Ibhodi lakhe
# older than the English
# unreviewed
wish-seat-hint = Ngokwengane engakwazi ukushintsha isihlalo. Umbhangqwana wale ngane uhlala njalo kulelo bhodi.
# older than the English
# unreviewed
notice-wish-saved = Kubhaliwe. Kuqala ukubalwa uma kubhangqwa okulandelayo.
# older than the English
# unreviewed
audit-terms-sits-out = { $players }: umzuliswano ongenamdlalo ubhaliwe noma uhoxisiwe
# older than the English
# unreviewed
audit-terms-apart = { $players }: kuhlukaniswe nothile, noma akusahlukaniswa
# older than the English
# unreviewed
audit-terms-seat = { $players }: ibhodi lakhe
# unreviewed
audit-schools-teams = Amaqembu namakaputeni ashintshiwe
# unreviewed
audit-terms-line-up = Uhlu lwabadlalayo lweqembu lika-{ $players }
# unreviewed
audit-terms-line-ups-asked = Umzuliswano { $round }: isikhathi sohlu lwabadlalayo
# unreviewed
audit-draft-line-up = Umzuliswano { $round }: iqembu lihlala ngohlu lwalo
# older than the English
# unreviewed
audit-terms-settled = Umzuliswano { $round }, ibhodi { $board }: umbhangqwana ugciniwe, noma awusagcinwa
# unreviewed
audit-draft-moved = Umzuliswano { $round }: umbhangqwana uyiswe kwelinye ibhodi
# unreviewed
split-at = Hlukanisa umbhangqwana osebhodini { $board }

## A posted round

# unreviewed
round-n = Umzuliswano { $round }
# unreviewed
list-of-rounds = Imizuliswano
# unreviewed
rounds-all = Yonke imizuliswano
# unreviewed
rounds-done = imiphumela: { $done } ku-{ $all }
# unreviewed
rounds-watch = Bukela
# unreviewed
rounds-page = Okwengeziwe ngomzuliswano { $round }
# unreviewed
rounds-older = Imizuliswano yangaphambilini
# unreviewed
round-is-posted = Lo mzuliswano usadlalwa.
# unreviewed
round-is-closed = Yonke imiphumela isingenile.
# unreviewed
round-sealed = Inombolo yokuhlola yale miphumela: { $code }
# unreviewed
find-title = Thola umdlali noma ibhodi
# unreviewed
find-label = Igama, inombolo noma ibhodi
# unreviewed
find-button = Thola
# older than the English
# unreviewed
find-nothing = Akutholakalanga muntu nebhodi. Zama izinhlamvu ezimbalwa.
# older than the English
# unreviewed
find-nothing-hint = Amagama amafushane lapha: igama nohlamvu olulodwa. Thayipha izinhlamvu zokuqala zegama kuphela, noma ubheke uhlu lwabo bonke abadlali.
# unreviewed
share-text = Umbhalo wokwabelana
# unreviewed
share-event = Yabelana ngalo mqhudelwano
# older than the English
# unreviewed
share-link = Isixhumanisi sabantu bonke
# unreviewed
share-copy = Kopisha isixhumanisi
# unreviewed
share-copied = Kukopishiwe.
# unreviewed
share-scan = Skena ngefoni
# unreviewed
share-picture = Isithombe sokuthumela
# unreviewed
share-picture-text = Sigcine usithumele lapho isixhumanisi singavuleki khona. Sinamagama amafushane kuphela.
# unreviewed
share-picture-alt = { $event }: umzuliswano manje, njengesithombe
# unreviewed
share-save = Gcina isithombe
# unreviewed
share-save-standings = Gcina izindawo
# unreviewed
share-frame = Kwenye iwebhusayithi
# unreviewed
share-frame-text = Kopisha lo mugqa ekhasini lesikole noma leklabhu yakho. Amabhodi abukhoma lapho.
# unreviewed
share-copy-frame = Kopisha umugqa
# unreviewed
share-overlay = Okokusakazwa bukhoma
# unreviewed
share-overlay-text = Ikheli lebhodi elingenalutho nxazonke: umthombo wesiphequluli wohlelo lokusakaza. Inombolo yokugcina yibhodi. Liqhubeka nomzuliswano olandelayo. Uma kukhona u-#players ekugcineni libonisa abadlali namawashi abo kuphela.
# unreviewed
share-copy-overlay = Kopisha ikheli
# unreviewed
preview-event = Landela amabhodi, imiphumela nezindawo.
# older than the English
# unreviewed
preview-standings = Ubani umi kuphi, emva komdlalo ngamunye.
# older than the English
# unreviewed
preview-board = Bukela lo mdlalo ithuba ngethuba.
# unreviewed
preview-player = Yonke imidlalo yalo mdlali endaweni eyodwa.
# unreviewed
api-title = Okwezinye izinhlelo zekhompyutha
# unreviewed
api-text = Ezinye izinhlelo zingafunda lapha lokho okungabonwa yibo bonke: awekho amagama aphelele. Izimpendulo ziyi-JSON. Bhala ukhiye womqhudelwano esikhundleni sika-{ "{key}" }: usekhelini lawo ngemva kuka-/e/.
# older than the English
# unreviewed
api-tags = Yonke impendulo ine-ETag. Oyibuyisela njenge-If-None-Match utshelwa nge-304 ukuthi akukho okushintshile.
# unreviewed
api-parts = Uhlu olude luza ngezingxenye: u-?limit=50 usho inani lemigqa, bese i-header engu-Link iba nekheli lengxenye elandelayo.
# unreviewed
api-description = Incazelo yazo zonke izimpendulo (OpenAPI)
# unreviewed
api-events = Imiqhudelwano eseqalile
# unreviewed
api-event = Umqhudelwano owodwa: igama lawo, umdlalo wawo, imizuliswano yawo
# unreviewed
api-entrants = Abadlali, ngezinombolo
# older than the English
# unreviewed
api-rounds = Yonke imizuliswano: imibhangqwana, imiphumela, imizuliswano yokuphumula
# unreviewed
api-round = Umzuliswano owodwa
# unreviewed
api-standings = Izindawo manje, noma nge-?after=2 lezo zangemva komzuliswano 2
# unreviewed
api-teams = Amaqembu nemidlalo yawo, lapho kudlala amaqembu; nge-?after=2 emva komzuliswano 2
# unreviewed
api-log = Isifinyezo sokugcina esisayiniwe serekhodi lezinguquko
# unreviewed
api-log-line = Ubufakazi bokuthi umugqa usemarekhodini ezinguquko
# unreviewed
api-log-since = Ubufakazi bokuthi irekhodi lezinguquko liqhubeka nelangaphambili
# unreviewed
api-enter-result = Faka umphumela, ngokhiye
# unreviewed
api-enter-players = Faka abadlali, ngokhiye
# unreviewed
api-enter-presence = Bhala ukuthi umdlali ukhona yini, ngokhiye
# unreviewed
api-token = Ukuze lufake okuthile, uhlelo ludinga ukhiye womqhudelwano. Umhleli uwenza ekhasini “Ithimba”.
# unreviewed
api-player-known = Lo mdlali usevele esohlwini.
# unreviewed
api-player-twice = Lo mdlali ubhalwe kabili ohlwini.
# unreviewed
back-to-run = Umzuliswano
# unreviewed
round-control = Qhuba lo mzuliswano
# unreviewed
print-full-names = Phrinta ngamagama aphelele
# unreviewed
watch-board = Ibhodi { $board }: bukela
# unreviewed
correct-title = Lungisa umphumela womzuliswano { $round }
board-to-correct = { $board }: { $first } – { $second }, { $result }
# unreviewed
result-now = Umphumela wamanje: { $text }.
# unreviewed
show-effect = Bonisa okushintshayo
# unreviewed
effect = Okushintshayo
# unreviewed
correct-change = Bekuthi { $was }, manje kuthi { $now }.
# older than the English
# unreviewed
no-effect = Awekho amaphuzu noma indawo yomuntu eshintshayo.
# unreviewed
shift = { $player }: amaphuzu { $before } → { $after }, indawo { $rankbefore } → { $rankafter }
# unreviewed
shift-rank = { $player }: indawo { $rankbefore } → { $rankafter }
# unreviewed
later-boards = Amabhodi akamuva alaba badlali ababili, abhangqwe ngomphumela omdala
# unreviewed
later-board = Umzuliswano { $round }, ibhodi { $board }: { $first } – { $second }
# older than the English
# unreviewed
correct-record = Lo mdlalo urekhodiwe. Irekhodi lawo lizosho ukuthi uvulwe kabusha, wavulwa ngubani nokuthi kungani, kanye nomphumela omusha. Umzuliswano usayinwa futhi.
# unreviewed
already-paired = { $n ->
    [one] Umzuliswano { $rounds } usubhangqiwe. Uhlala unjalo.
   *[other] Imizuliswano { $rounds } isibhangqiwe. Ihlala injalo.
}
# unreviewed
reason-is = Isizathu: { $reason }
# unreviewed
correct-confirm = Yebo, wulungise
# unreviewed
correct-and-pair = Yebo, wulungise bese ubhangqa umzuliswano { $round } futhi
# unreviewed
correct-draft = Umzuliswano { $round } usewuhlaka nje. Ungabhangqwa futhi ngomphumela olungile.
# unreviewed
another-board = Elinye ibhodi

## On paper

# unreviewed
print-pairings-title = Ukubhangqwa komzuliswano { $round }
# unreviewed
by-board = Ngamabhodi
# unreviewed
by-name = Ngamagama
# unreviewed
side = Uhlangothi
# unreviewed
opponent = Imbangi
# unreviewed
print-cards-title = Amakhadi amabhodi omzuliswano { $round }
# unreviewed
print-slips-title = Iziqephu zemiphumela zomzuliswano { $round }
# older than the English
# unreviewed
cards-only-here = Amafoni awakwazi ukuvula { $address }: yikheli lale khompyutha kuphela. Qala iseva ngokuthi --listen 0.0.0.0:{ $port }, vula leli khasi ngekheli lenethiwekhi, bese uphrinta.
# unreviewed
phones-switched-off = Amafoni awakwazi ukuvula { $address }: yikheli lale khompyutha kuphela. Vumela amafoni ekhasini elithi “{ $page }”, bese ubuya.
# unreviewed
no-cards = Awekho amakhadi: umzuliswano uvaliwe.
# unreviewed
no-cards-missing = Ibhodi ngalinye linefoni: alikho ikhadi okumelwe liphrintwe.
# unreviewed
qr-code = Ikhodi ye-QR yaleli bhodi
# older than the English
# unreviewed
card-how = Unompempe: vula ikhodi ye-QR ngefoni yakho, noma bhala
# older than the English
# unreviewed
card-good = Lisebenza kulo mzuliswano kuphela, lingadluli ku-{ $time }.
# unreviewed
print-sheets-title = Amashidi omdlalo omzuliswano { $round }
# unreviewed
print-records = Amashidi omdlalo emidlalo erekhodiwe
# unreviewed
print-records-title = Amashidi omdlalo emidlalo erekhodiwe, umzuliswano { $round }
# older than the English
# unreviewed
print-records-none = Awukho umdlalo walo mzuliswano orekhodiwe.
# unreviewed
print-records-all = Wonke amabhodi
# unreviewed
print-records-open = Umdlalo awukapheli.
# unreviewed
print-records-program = uhlelo lwekhompyutha
# unreviewed
print-records-check = Inombolo yokuhlola yomzuliswano: { $code }
# unreviewed
print-records-check-qr = Ikhodi ye-QR yenombolo yokuhlola
# unreviewed
print-blank = Amafomu okucima kukagesi
# unreviewed
print-blank-text = Phrinta lokhu ngaphambi kosuku: imibhangqwana namaphuzu ngesandla, iziqephu zemiphumela, ishidi lomdlalo.
# unreviewed
paper-check-in-hint = ibhokisi lomdlali ngamunye, ngezikole
# unreviewed
paper-participants = Uhlu lwabadlali
# unreviewed
paper-participants-hint = bonke abadlali ngezinombolo
# unreviewed
paper-badges = Amakhadi amagama
# unreviewed
paper-badges-hint = azosikwa, ngalinye linekhodi yokubhala abafikile
# unreviewed
sheet-phone = noma ubhale ngefoni
# unreviewed
sheet-code = Ikhodi
# unreviewed
sheet-consent = Igama eligcwele lingaboniswa
# unreviewed
sheet-keep = Amagama agcwele: awomhleli
# unreviewed
sheet-schools = { $n ->
    [0] izikole ezingu-{ $n }
    [one] isikole esi-1
   *[other] izikole ezingu-{ $n }
}
# unreviewed
blank-points = Amaphuzu ngesandla
# older than the English
# unreviewed
blank-sum = Isamba
# unreviewed
sheet-place = Ishidi lomdlalo · Umzuliswano { $round } · Ibhodi { $board }
sheet-number = #
# unreviewed
sheet-shot = edutshuliwe
# unreviewed
sheet-cards = Amakhadi
# unreviewed
sheet-yellow = eliphuzi
# unreviewed
sheet-red = elibomvu
# unreviewed
sheet-time = Isikhathi:
# unreviewed
sheet-wins = { $side } uyanqoba
# unreviewed
sheet-draw = Ukulingana
# unreviewed
sheet-why = Isizathu
# unreviewed
sheet-why-captured = kusele izinkomo ezimbili
# unreviewed
sheet-why-blocked = akakwazi ukuhamba
# unreviewed
sheet-why-quiet = amathuba athule maningi kakhulu
# unreviewed
sheet-why-repetition = isimo esifanayo kathathu
# unreviewed
sheet-why-castle = inqaba ithathiwe
# unreviewed
sheet-why-all = konke kuthunjiwe
# unreviewed
sheet-why-material = zimbalwa kakhulu izinhlamvu
# unreviewed
sheet-why-count = amadiski abaliwe
# unreviewed
sheet-captured = okuthunjiwe
# unreviewed
sheet-turned = okuphenduliwe
# unreviewed
sheet-why-agreed = bavumelene bobabili
# unreviewed
sheet-why-gave-up = uhoxile
# unreviewed
sheet-why-award = unikeziwe
# unreviewed
sheet-why-absent = akafikanga

## Cards of an event

# unreviewed
cards-title = Amakhadi
# unreviewed
cards-link = Amakhadi
# unreviewed
cards-of-all = Amakhadi akhonjisiwe kulo mqhudelwano
# unreviewed
cards-none = Alikho ikhadi elikhonjisiwe kulo mqhudelwano.
# unreviewed
cards-csv = Amakhadi njenge-CSV
# older than the English
# unreviewed
cards-standing = Amakhadi asebenzayo: aphuzi { $yellow }, abomvu { $red }.
# unreviewed
cards-place = Umzuliswano { $round }, ibhodi { $board }
# unreviewed
cards-line = { $card }. { $offence }. Likhonjiswe ngu-{ $by }
# unreviewed
cards-back = Lihoxisiwe: { $reason }
# unreviewed
cards-rule = Umthetho walo mqhudelwano
# unreviewed
cards-ask = Ngazise uma umdlali ethola ikhadi elibomvu lesibili kulo mqhudelwano
# older than the English
# unreviewed
cards-ask-hint = Kuvela ngaphansi kokuthi “Okukulindile”. Okulandelayo kunqunywa nguwe.

## History

# unreviewed
history = Umlando
# older than the English
# unreviewed
history-text = Konke okwenziwe kulo mqhudelwano, okusha kuqala. Akukho okususwayo kuwo.
# unreviewed
history-today = Namuhla, { $day }
# unreviewed
history-sift = Thola ngebhodi noma ngomdlali
# unreviewed
history-kind-all = Konke
# unreviewed
records-title = Amarekhodi asemthethweni
# unreviewed
records-text = Yonke imidlalo erekhodiwe, okufakiwe ngakunye, kanye nokusayinwe yilo mqhudelwano. Noma ubani angahlola ifayela elinjalo ekhasini “Hlola irekhodi”.
# unreviewed
records-as-text = Njengombhalo
# unreviewed
records-as-json = Njenge-JSON
# unreviewed
records-full-names = Njengombhalo, ngamagama aphelele
# unreviewed
records-key = Kwizinhlelo ezihlola amarekhodi, ukhiye walo mqhudelwano: { $code }
# unreviewed
records-all = Landa amarekhodi ayo yonke imidlalo
# unreviewed
records-of-round = Amarekhodi alo mzuliswano
# unreviewed
records-of-game = Irekhodi lalo mdlalo
# unreviewed
no-history = Akusekho okunye.
# older than the English
# unreviewed
no-history-found = Akukho okufanayo. Khetha elinye ibhodi noma omunye umdlali.
# unreviewed
history-anybody = Bonke abadlali
# unreviewed
history-all = Bonisa konke
# unreviewed
what = Yini
# unreviewed
older = Okudala
# unreviewed
audit-event-created = Umqhudelwano udaliwe
# unreviewed
audit-event-changed = Izilungiselelo zishintshiwe
# older than the English
# unreviewed
audit-event-delayed = { $n ->
    [0] Ababukeli babona amabhodi khona manje
    [one] Ababukeli babona amabhodi sekudlule umzuzu owodwa
   *[other] Ababukeli babona amabhodi sekudlule imizuzu engu-{ $n }
}
# older than the English
# unreviewed
audit-event-scheduled = Izikhathi zemizuliswano zahlelwa.
# older than the English
# unreviewed
audit-event-shown = Okuboniswa yiprojektha kwakhethwa.
# older than the English
# unreviewed
audit-event-timed = { $n ->
    [0] Imizuliswano ayinaso isibali-sikhathi
    [one] Umzuliswano uthatha umzuzu owodwa
   *[other] Umzuliswano uthatha imizuzu engu-{ $n }
}
# unreviewed
audit-timer-started = Umzuliswano { $round }: isibali-sikhathi siqaliwe
# unreviewed
audit-timer-paused = Umzuliswano { $round }: isibali-sikhathi simisiwe
# older than the English
# unreviewed
audit-timer-went-on = Umzuliswano { $round }: isibali-sikhathi siqhubekile
# older than the English
# unreviewed
audit-timer-extended = { $minutes ->
    [one] Umzuliswano { $round }: kungezwe umzuzu owodwa
   *[other] Umzuliswano { $round }: kungezwe imizuzu engu-{ $minutes }
}
# older than the English
# unreviewed
audit-timer-stopped = Umzuliswano { $round }: isibali-sikhathi sisusiwe
# unreviewed
audit-timer-put-back = Umzuliswano { $round }: isibali-sikhathi sibuyiselwe kokwakuyikho
# unreviewed
audit-event-finished = Umqhudelwano uqediwe
# unreviewed
audit-check-in-opened = Ukubhala abafikile kuvuliwe
# unreviewed
audit-check-in-closed = Ukubhala abafikile kuvaliwe
# unreviewed
audit-check-in-not-used = Ukubhala abafikile akusasetshenziswa
# older than the English
# unreviewed
audit-event-reopened = Umqhudelwano uvulwe kabusha
# unreviewed
audit-round-drafted = Umzuliswano { $round } ubhangqwe njengohlaka
# unreviewed
audit-draft-swapped = Umzuliswano { $round }, uhlaka: izinhlangothi zishintshiwe
# older than the English
# unreviewed
audit-draft-exchanged = Umzuliswano { $round }, uhlaka: abadlali ababili bashintshene izindawo
# older than the English
# unreviewed
audit-draft-split = Umzuliswano { $round }, uhlaka: umbhangqwana uhlukanisiwe
# unreviewed
audit-draft-joined = Umzuliswano { $round }, uhlaka: umbhangqwana wenziwe
# unreviewed
audit-draft-bye = Umzuliswano { $round }, uhlaka: ukuphumula kunikeziwe
# older than the English
# unreviewed
audit-draft-discarded = Umzuliswano { $round }: uhlaka lulahliwe
# unreviewed
audit-round-posted = Umzuliswano { $round } umenyezelwe
# unreviewed
audit-round-unposted = Umzuliswano { $round } ubuyiselwe ekubeni uhlaka
# unreviewed
audit-round-closed = Umzuliswano { $round } uvaliwe
# older than the English
# unreviewed
audit-round-reopened = Umzuliswano { $round } uvulwe kabusha
# unreviewed
audit-result-entered = Umzuliswano { $round }, ibhodi { $board }: kufakwe { $result }
# older than the English
# unreviewed
audit-result-entered-not = Umzuliswano { $round }, ibhodi { $board }: umphumela uhoxisiwe
# unreviewed
audit-result-to-confirm = Umzuliswano { $round }, ibhodi { $board }: kubikwe { $result }, kuzoqinisekiswa
# unreviewed
audit-result-report-discarded = Umzuliswano { $round }, ibhodi { $board }: umphumela obikiwe ulahliwe
# unreviewed
audit-result-corrected = Umzuliswano { $round }, ibhodi { $board }: kulungiswe kwaba ngu-{ $result }
# unreviewed
audit-board-recorded = Umzuliswano { $round }, ibhodi { $board }: ukurekhoda kuqalile
# unreviewed
audit-toss-entered = Umzuliswano { $round }, ibhodi { $board }: ngokuphosa uhlamvu lwemali, oqalayo: { $players }
# unreviewed
audit-board-taken-over = Umzuliswano { $round }, ibhodi { $board }: ibhodi lithathwe ku-{ $from }
# unreviewed
audit-board-code-renewed = Umzuliswano { $round }, ibhodi { $board }: kunikezwe ikhodi entsha
# unreviewed
audit-board-on-devices = Umzuliswano { $round }, ibhodi { $board }: abadlali bafaka amathuba abo
# unreviewed
audit-board-at-table = Umzuliswano { $round }, ibhodi { $board }: unompempe ufaka amathuba
# unreviewed
audit-seat-taken = { $players }: idivayisi ithathe isihlalo
# unreviewed
audit-seat-freed = { $players }: isihlalo sikhululiwe
# unreviewed
audit-seat-code-renewed = { $players }: isihlalo sikhululiwe futhi sinesixhumanisi esisha
# unreviewed
audit-board-spoken-to = Umzuliswano { $round }, ibhodi { $board }: kushiwo umusho kubadlali
# unreviewed
audit-board-paused = Umzuliswano { $round }, ibhodi { $board }: umdlalo umisiwe
# unreviewed
audit-board-resumed = Umzuliswano { $round }, ibhodi { $board }: umdlalo uyaqhubeka
# unreviewed
audit-board-record-scanned = Umzuliswano { $round }, ibhodi { $board }: irekhodi lefoni lifundwe kumakhodi alo e-QR
# unreviewed
audit-call-answered = Umzuliswano { $round }, ibhodi { $board }: ukubizwa kuphenduliwe
# unreviewed
audit-appeal-decided = Umzuliswano { $round }, ibhodi { $board }: kunqunywe ngesikhalazo
# unreviewed
audit-card-taken-back = Umzuliswano { $round }, ibhodi { $board }: ikhadi lihoxisiwe
# unreviewed
notice-card-taken-back = Ikhadi lihoxisiwe.
# unreviewed
cards-closed = Umzuliswano uvaliwe: ikhadi liyahlala. Umphumela ungalungiswa.
# older than the English
# unreviewed
audit-records-taken = { $n ->
    [one] Irekhodi lomdlalo owodwa lithathwe efayeleni
   *[other] Amarekhodi emidlalo engu-{ $n } athathwe efayeleni
}
# older than the English
# unreviewed
audit-entrants-entered = { $n ->
    [one] Kufakwe umdlali oyedwa
   *[other] Kufakwe abadlali abangu-{ $n }
}
# older than the English
# unreviewed
audit-entrants-entered-consent = { $n ->
    [one] Kufakwe umdlali oyedwa; igama lonke lingakhonjiswa
   *[other] Kufakwe abadlali abangu-{ $n }; amagama onke angu-{ $consents } angakhonjiswa
}
# unreviewed
audit-entrant-corrected = { $players }: okufakiwe kulungisiwe
# older than the English
# unreviewed
audit-entrant-struck = Umdlali ususiwe ohlwini
# unreviewed
audit-presence-here = Abakhona: { $players }
# unreviewed
audit-presence-absent = Abangekho: { $players }
# unreviewed
audit-presence-expected = Abangakabonwa: { $players }
# unreviewed
audit-presence-wenthome = Abaye ekhaya: { $players }
audit-something = { $what }: { $subject }

## Boards of all games

# unreviewed
kind-cow = inkomo
kind-herd-boys = abelusi
kind-warriors = ibhuto
# unreviewed
kind-man = isosha
# unreviewed
kind-knight = iqhawe
# unreviewed
kind-disc = idiski
point-kind = { $point }, { $side }, { $man }
# unreviewed
counts-camelot = izinhlamvu { $board } · ezithunjiwe { $shot }
# older than the English
# unreviewed
herd-camelot = amaqhawe { $knights }, amasosha { $men }, ezilahlekile { $lost }
# unreviewed
counts-reversi = amadiski { $board } · asazobekwa { $hand }
# Which of the three kinds of isipowe is placed.
# unreviewed
kind-which = Kubekwa ini?
kind-left = { $kind } { $n }
# unreviewed
placed-cow = inkomo
# Herd-boys (abelusi) and warriors (ibhuto) are one token each.
placed-herd-boys = abelusi
placed-warriors = ibhuto
# unreviewed
turn-text-step = { $side } ({ $man }) uhamba { $path }
# unreviewed
turn-text-canter = { $side } ({ $man }) weqa ezakhe { $path }
# older than the English
# unreviewed
turn-text-jump = { $n ->
    [one] { $side } ({ $man }) ugxuma { $path }, uthumba eyodwa
   *[other] { $side } ({ $man }) ugxuma { $path }, uthumba ezingu-{ $n }
}
# older than the English
# unreviewed
turn-text-charge = { $n ->
    [one] { $side } ({ $man }) uhlasela { $path }, uthumba eyodwa
   *[other] { $side } ({ $man }) uhlasela { $path }, uthumba ezingu-{ $n }
}
# older than the English
# unreviewed
turn-text-disc = { $side } ubeka idiski ku-{ $to }
# older than the English
# unreviewed
turn-text-disc-missed = { $side } ubeka idiski ku-{ $to }; ashiywe engaphendulwanga ngephutha: { $missed }
# older than the English
# unreviewed
turn-text-disc-extra = { $side } ubeka idiski ku-{ $to }; aphendulwe ngephutha: { $extra }
# older than the English
# unreviewed
turn-text-disc-wrong = { $side } ubeka idiski ku-{ $to }; ashiywe engaphendulwanga ngephutha: { $missed }; aphendulwe ngephutha: { $extra }
# unreviewed
clause-captured-camelot = zonke izinhlamvu zomunye umdlali zithunjiwe
# older than the English
# unreviewed
clause-castle = izinhlamvu ezimbili zisenqabeni yesitha
# unreviewed
clause-stalemate = omunye umdlali akakwazi ukuhamba
# unreviewed
clause-material = akekho umdlali osenezinhlamvu ezimbili
# unreviewed
clause-stalemate-material = okumele ahambe akakwazi, kanti omunye unenhlamvu eyodwa
# unreviewed
clause-fifty = umdlali ngamunye uhambe kangama-50 kungathunjwanga futhi kungangenanga nhlamvu enqabeni
# unreviewed
clause-full = ibhodi ligcwele futhi amadiski abaliwe
# older than the English
# unreviewed
clause-no-moves = akekho ongahamba futhi amadiski abaliwe
# unreviewed
clause-wipeout = omunye umdlali akanalo idiski ebhodini
# unreviewed
say-place-kind = { $player }: khetha ukuthi kubekwe ini, bese uthinta lapho
# unreviewed
say-shoot-more = Kusele eyodwa! Thinta enye inkomo edutshuliwe
# unreviewed
say-to-camelot = Thinta isikwele ngasinye lapho ifike khona, noma esokugcina kuphela
# unreviewed
say-jump = Ukugxuma kuyaqhubeka. Thinta isikwele esilandelayo
# unreviewed
say-or-done = Thinta okuthi “Kuqediwe”, noma isikwele lapho iqhubekele khona
# older than the English
# unreviewed
say-piece = { $player }: thinta inhlamvu ehambile
# older than the English
# unreviewed
say-capture = { $player }: kumele athumbe. Thinta inhlamvu egxumile
# older than the English
# unreviewed
say-leave = { $player }: kumele aphume enqabeni yakhe. Thinta inhlamvu ekuyo
# older than the English
# unreviewed
say-leave-capturing = { $player }: kumele aphume enqabeni yakhe, futhi ngokugxuma. Thinta inhlamvu ekuyo
# older than the English
# unreviewed
say-disc = { $player }: thinta lapho idiski libekwe khona
# unreviewed
turn-done = Kuqediwe
# unreviewed
turn-again = Sula
# unreviewed
record-pass = Rekhoda ukudlulisa
# unreviewed
type-turn = Noma bhala ithuba
# unreviewed
turn-hint-mill = A1 ukubeka, A1-A2 ukuhamba, xE1 ukudubula, ~A1 ukupha (ilobolo).
# unreviewed
turn-hint-mill-no-gift = A1 ukubeka, A1-A2 ukuhamba, xE1 ukudubula.
# unreviewed
turn-hint-mill-kinds = A1 ukubeka, A1-A2 ukuhamba, xE1 ukudubula, A1=H ukubeka abelusi, A1=W ibhuto, ~A1 ukupha (ilobolo).
# unreviewed
turn-hint-camelot = C8-D9 ukuhamba, E6-C8-A8 ukweqa ezakho, H4xJ4 ukugxuma, F6-F8xH10 ukuhlasela.
# older than the English
# unreviewed
turn-hint-reversi = c4 kubeka idiski ku-c4. Amadiski aziphendukela wona.
# unreviewed
count-discs = Amadiski
# unreviewed
discs-short = Amadiski { $first } : { $second }
# older than the English
# unreviewed
discs-now = uMnyama unamadiski angu-{ $first }, uMhlophe angu-{ $second }; izikwele ezingenalutho: { $empty }. Uma kungasekho ongahamba, onamadiski amaningi uyanqoba. Uma elingana, kuyalinganwa.
# unreviewed
quiet-short-camelot = Akuthunjwanga { $n }/{ $limit }
# older than the English
# unreviewed
quiet-each-camelot = { $n ->
    [0] Akukabikho mathuba athule. Uma umdlali ngamunye esenamathuba angu-{ $limit } kungathunjwanga futhi kungangenanga nhlamvu enqabeni, umdlalo uphela ngokulingana.
    [one] Ithuba okungathunjwanga kulo futhi okungangenanga nhlamvu enqabeni: { $n }. Uma umdlali ngamunye esenamathuba anjalo angu-{ $limit }, umdlalo uphela ngokulingana.
   *[other] Amathuba okungathunjwanga kuwo futhi okungangenanga nhlamvu enqabeni: { $n }. Uma umdlali ngamunye esenamathuba anjalo angu-{ $limit }, umdlalo uphela ngokulingana.
}
# unreviewed
quiet-waits-none = Lo mdlalo awunawo umkhawulo wamathuba okungadutshulwanga kuwo.
# unreviewed
quiet-waits-either = Amathuba okungadutshulwanga kuwo awakabalwa: aqala ukubalwa uma umdlali oyedwa esenezinkomo ezintathu.
# unreviewed
quiet-waits-both = Amathuba okungadutshulwanga kuwo awakabalwa: aqala ukubalwa uma bobabili abadlali sebenezinkomo ezintathu.

## The games that are offered

game-umlabalaba = Umlabalaba
# unreviewed
game-umlabalaba-about = Izinkomo eziyishumi nambili ngamunye. Yakha isibhamu bese udubula enye yezinkomo zembangi.
game-morabaraba = Morabaraba
# older than the English
# unreviewed
game-morabaraba-about = Njengomlabalaba; kuqala uMhlophe, kulinganwa emva kwamathuba ayishumi kuphela uma bobabili benezinkomo ezintathu
# unreviewed
game-gar = Morabaraba ngokwe-Generally Accepted Rules
# older than the English
# unreviewed
game-gar-about = Njengomlabalaba; kuqala onezinkomo ezimnyama, futhi inkomo ayivunyelwe ukubuyela ngqo lapho ibivela khona ukuze yakhe isibhamu futhi
game-isizulu = Isizulu
# unreviewed
game-isizulu-about = Noma iyiphi inkomo ingadutshulwa. Uma ibhodi ligcwele, umdlali ngamunye uphisa ngenkomo eyodwa.
game-isipowe = Isipowe
# older than the English
# unreviewed
game-isipowe-about = Njengesizulu, kodwa umdlali ngamunye unezinkomo eziyisishiyagalolunye, abelusi ababili nebhuto elilodwa
game-isisuthu = Isisuthu
# unreviewed
game-isisuthu-about = Amachashazi angama-25 anelimaphakathi. Noma iyiphi inkomo ingadutshulwa, akukho ukundiza, nomdlali ongakwazi ukuhamba udlulisa ithuba.
game-camelot = Camelot
# unreviewed
game-camelot-about = Yeqa ezakho, gxuma izitha, uthathe inqaba.
game-reversi = Reversi
# unreviewed
game-reversi-about = Izikwele ezingama-64. Haqa amadiski uwaphendule; kuqala uMnyama, onamadiski amaningi uyanqoba.

## For teachers: games, rules and their options

# unreviewed
rules-link = Imithetho
# unreviewed
rules-title = Imithetho yemidlalo
# unreviewed
rules-of = Imithetho: { $game }
# unreviewed
rules-of-event = Imithetho yalo mqhudelwano: { $game }
# older than the English
# unreviewed
rules-text = Khetha umdlalo. Ikhasi ngalinye linebhodi lawo, imithetho yawo ngamagama alula, nalokho umhleli angakushintsha.
# unreviewed
rules-board = Ibhodi namagama amachashazi alo
# older than the English
# unreviewed
rules-options = Lokho umhleli angakushintsha
# older than the English
# unreviewed
rules-options-hint = Abahleli bakushintsha lokhu ngaphansi kokuthi “Ezinye izilungiselelo” zomqhudelwano.
# unreviewed
rules-option = Umbuzo
# unreviewed
rules-here = Lapha
# unreviewed
rules-other = Kungaba futhi
# older than the English
# unreviewed
rules-sisters = Lokho eminye imidlalo yomndeni ekwenza ngokwehlukile
# unreviewed
rules-same = Akukho: imithetho yawo iyafana.
# unreviewed
rules-changed = Lo mqhudelwano ushintsha imithetho ejwayelekile
# older than the English
# unreviewed
rules-source-hint = Izimpawu zisho isigatshana ohlwini lwethu lwemithetho, docs/LAW.md, nomugqa womthombo.
# older than the English
# unreviewed
rules-any-hand = Ezinye izinombolo, izinhlamvu ezi-4 kuya kweziyi-12 sezihlangene.
# older than the English
# unreviewed
rules-between = Noma yiliphi inani { $values }
# unreviewed
rules-next = Yithuba lika-{ $side }.
# unreviewed
rules-may-go = Yithuba lika-{ $side }. Inhlamvu enesiyingi ingaya kuyo yonke indawo emakiwe.
# older than the English
# unreviewed
rules-may-put = Yithuba lika-{ $side }: idiski lingabekwa kuzo zonke izikwele ezimakiwe.
# unreviewed
rules-may-shoot = Isibhamu: { $side } udubula enye yezinkomo ezimakiwe.
# unreviewed
rules-on-page = Kuleli khasi
# unreviewed
rules-back = Emuva
# unreviewed
rules-forward = Okulandelayo
# unreviewed
rules-sources = Ivelaphi le mithetho
# unreviewed
rules-part-mill-place = Ukubeka
# unreviewed
rules-part-mill-row = Isibhamu
# unreviewed
rules-part-mill-target = Iyiphi inkomo engadutshulwa
# unreviewed
rules-part-mill-move = Ukuhambisa
# unreviewed
rules-part-mill-again = Siphule uphinde usakhe
# unreviewed
rules-part-mill-fly = Ukundiza
# unreviewed
rules-part-mill-full = Ibhodi eligcwele
# unreviewed
rules-part-mill-blocked = Uma ungakwazi ukuhamba
# unreviewed
rules-part-mill-end = Ngubani onqobayo
# unreviewed
rules-part-mill-draw = Kulinganwa nini
# unreviewed
rules-part-mill-clock = Isikhathi namakhadi
# unreviewed
rules-part-camelot-start = Ibhodi
# unreviewed
rules-part-camelot-step = Ukuhamba okulula
# unreviewed
rules-part-camelot-canter = Ukweqa ezakho
# unreviewed
rules-part-camelot-jump = Ukugxuma: thumba isitha
# unreviewed
rules-part-camelot-charge = Ukuhlasela kweqhawe
# unreviewed
rules-part-camelot-castle = Izinqaba
# unreviewed
rules-part-camelot-end = Ngubani onqobayo
# unreviewed
rules-part-camelot-draw = Kulinganwa nini
# unreviewed
rules-part-reversi-start = Isiqalo
# unreviewed
rules-part-reversi-outflank = Ukuhaqa
# unreviewed
rules-part-reversi-turn = Ukuphendula amadiski
# unreviewed
rules-part-reversi-pass = Ukudlulisa ithuba
# unreviewed
rules-part-reversi-supply = Uma amadiski akho esephelile
# older than the English
# unreviewed
rules-part-reversi-wrong = Ukuphendula okungalungile
# unreviewed
rules-part-reversi-end = Ngubani onqobayo
# unreviewed
learn-title = Funda umdlalo
# unreviewed
learn-text = Khetha umdlalo. Isifundo ngasinye sinezinyathelo ezimbalwa ezimfushane ebhodini langempela.
# unreviewed
learn-it = Wufunde isinyathelo ngesinyathelo
# unreviewed
learn-read = Funda imithetho
# unreviewed
learn-of = Funda { $game }
# unreviewed
learn-step = Isinyathelo { $n } kweziyi-{ $m }
# unreviewed
learn-done = kwenziwe:
# unreviewed
learn-well = Wenze kahle. { $turn }.
# older than the English
# unreviewed
learn-otherwise = { $turn }. Ungakwenza lokho. Manje zama okunye: { $task }
# unreviewed
puzzles = Izindida
# unreviewed
puzzle-today = Indida yanamuhla
# unreviewed
puzzle-of = Indida: { $game }
# unreviewed
puzzle-number = Indida { $n } kwezingu-{ $m }
# unreviewed
puzzle-task-win-now = { $side }: unqoba manje. Thola ithuba.
# unreviewed
puzzle-task-win = { $side }: unqoba ngamathuba angu-{ $n }. Thola elokuqala.
# unreviewed
puzzle-task-save = { $side }: uyehlulwa ngawo wonke amathuba ngaphandle kwelilodwa. Lithole.
# unreviewed
puzzle-task-shoot = { $side }: angakha ezintathu emugqeni adubule. Thola ithuba.
# unreviewed
puzzle-task-discs = { $side }: lilodwa ithuba eliqeda ngamadiski amaningi. Lithole.
# unreviewed
puzzle-right = Yebo: { $turn }
# unreviewed
puzzle-wrong = { $turn } Akulona.
# unreviewed
puzzle-shown = Impendulo: { $turn }
# unreviewed
puzzle-again = Zama futhi
# unreviewed
puzzle-show = Ngikhombise
# unreviewed
puzzle-next = Indida elandelayo
# unreviewed
puzzle-games = Izindida zayo yonke imidlalo
# unreviewed
puzzle-levels = Ubunzima
# unreviewed
puzzle-level-all = Zonke
# unreviewed
puzzle-level-easy = Lula
# unreviewed
puzzle-level-middle = Phakathi
# unreviewed
puzzle-level-hard = Nzima
# unreviewed
puzzle-sheet-of = Izindida: { $game }
# unreviewed
event-puzzles = Izindida ezivela emidlalweni
# unreviewed
event-puzzles-hint = Izimo zale midlalo ezinempendulo eyodwa, zekilasi
# unreviewed
event-puzzles-of = Izindida: { $event }
# unreviewed
event-puzzles-games = { $n ->
    [0] Awukho umdlalo ohloliwe.
    [one] Kuhloliwe umdlalo owodwa.
   *[other] Kuhloliwe imidlalo engu-{ $n }.
}
# unreviewed
event-puzzles-none = Ayikho indida okwamanje. Izindida zivela emidlalweni ebhaliwe esiphelile.
# unreviewed
class-sheet = Iphepha lekilasi
# unreviewed
class-title = Elekilasi: { $game }
# unreviewed
class-note = Thola ithuba. Libhale emugqeni ongaphansi kwebhodi.
# unreviewed
class-name = Igama:
# unreviewed
class-answers = Izimpendulo
# unreviewed
class-blocks = { $side }: vimba isibhamu somunye umdlali. Kuphi?
# unreviewed
class-breaks = { $side }: yakha isibhamu, uphule esomunye umdlali. Kanjani?
# unreviewed
class-captures = { $side }: angathumba. Thola ukugxuma konke.
# unreviewed
class-far = { $side }: yeqa ezakho ezimbili ngethuba elilodwa. Thola indlela.
# unreviewed
class-charges = { $side }: iqhawe leqa elakubo, bese ligxuma isitha. Thola indlela.
# unreviewed
class-diagonal = { $side }: phendula amadiski ohla olutshekile kuphela. Kuphi?
# unreviewed
class-most = { $side }: phendula amadiski amaningi ngangokunokwenzeka. Kuphi?
# unreviewed
class-guards = { $side }: thola zonke izikwele ezingamnikezi omunye umdlali ikhona.
# unreviewed
class-corner = { $side }: thatha ikhona. Yiliphi?
# unreviewed
class-shuts = { $side }: ngemva kwethuba elilodwa omunye umdlali kumele adlulise. Lithole.
# unreviewed
umpire-lesson = Funda ukuba unompempe
# unreviewed
umpire-waits = Linda
# unreviewed
umpire-not = { $answer }: hhayi lapha. Cabanga futhi.
# unreviewed
umpire-asks-start = Bobabili abadlali bahlezi ebhodini futhi bayaxhawulana. Wenzani?
# unreviewed
umpire-why-start = Yebo. Manje liqala irekhodi, nomzuzu womdlali wokuqala.
# unreviewed
umpire-asks-thinks = Umdlali ucabange uhhafu womzuzu. Isikhathi sethuba umzuzu owodwa. Wenzani?
# unreviewed
umpire-why-thinks = Yebo. Isikhathi singakapheli, alikho ikhadi lokulibazisa elingakhonjiswa.
# unreviewed
umpire-asks-late = Umzuzu usuphelile. Kungokokuqala lo mdlali elibazisa. Iliphi ikhadi?
# unreviewed
umpire-why-late = Yebo. Umdlali uxwayisiwe futhi unomzuzu omusha.
# unreviewed
umpire-asks-again = Isikhathi salo mdlali siphele futhi. Ikhadi eliphuzi selikhonjisiwe. Manje?
# unreviewed
umpire-why-again = Yebo. Ithuba lilahlekile, omunye umdlali uhamba ngokulandelayo.
# unreviewed
umpire-asks-third = Lo mdlali ulibazisa okwesithathu, ngemva kweliphuzi nelibomvu. Ungenzani?
# unreviewed
umpire-why-third = Yebo. Uma ukulibazisa kuqhubeka ngemva kwekhadi elibomvu, ungamnikeza omunye umdlali umdlalo.
# unreviewed
umpire-asks-slip = Uthinte ichashazi elingalungile. Ebhodini langempela ithuba belingelinye. Wenzani?
# unreviewed
umpire-why-slip = Yebo. Nika isizathu, bese uthinta ithuba elidlaliwe. Irekhodi ligcina kokubili.
# unreviewed
umpire-asks-quarrel = Abadlali abavumelani ngokwenzekile. Wenzani kuqala?
# unreviewed
umpire-why-quarrel = Yebo. Isikhathi siyama ngenkathi ubheka emuva amathuba.
# unreviewed
umpire-asks-unwell = Ingane esebhodini lakho ayizizwa kahle. Wenzani?
# unreviewed
umpire-why-unwell = Yebo. Usizo luza ebhodini, wena uhlala nengane.
# unreviewed
umpire-asks-end = Umdlalo usuphelile futhi umphumela usefonini yakho. Kusele ini?
# unreviewed
umpire-why-end = Yebo. Bobabili abadlali babheka umphumela bawuqinisekise.
# unreviewed
learn-again = Zama futhi
# unreviewed
learn-play = Dlala nomngane
# unreviewed
learn-shown = Nakhu: { $turn }.
# unreviewed
learn-over = { $turn }. Awunqobanga kulokhu. Ungazama futhi.
# unreviewed
learn-short-game = Umdlalo omfushane
# unreviewed
learn-task-game = Manje umdlalo ophelele nohlelo. Ludlala njengoqalayo ngosuku lokuqala. Kuqala wena.
# unreviewed
learn-task-draw = Lesi simo sesike saba khona kabili ebhodini. Buyela ku-{ $to }: okwesithathu kuyalinganwa.
# older than the English
# unreviewed
learn-rather = Ukhetha ukudlala nje?
# unreviewed
learn-task-mill-place = Thinta noma yiliphi ichashazi elingenalutho: kubekwa inkomo lapho.
# unreviewed
learn-task-mill-row = Uno-A1 no-A3. Thinta u-A2, bese uthinta inkomo oyidubulayo.
# unreviewed
learn-task-mill-kinds = Khetha abelusi noma ibhuto ngaphansi kwebhodi. Bese uthinta ichashazi elingenalutho.
# unreviewed
learn-task-mill-corner = Ezintathu endleleni yasekhoneni nazo ziyabalwa. Thinta u-A3, bese uthinta inkomo oyidubulayo.
# unreviewed
learn-task-mill-centre = Ezintathu ezidlula phakathi nazo ziyabalwa. Thinta u-C0, bese uthinta inkomo oyidubulayo.
# unreviewed
learn-task-mill-block = Omunye umdlali uno-R5 no-R7 futhi ufuna u-R6. Beka inkomo yakho phakathi.
# unreviewed
learn-task-mill-safe = Isibhamu somunye umdlali siphephile. Thinta u-A2, bese udubula inkomo engaphandle kwaso.
# unreviewed
learn-task-mill-any = Noma iyiphi inkomo ingadutshulwa, ngisho nesesibhamini. Thinta u-A2, bese uphula isibhamu somunye umdlali.
# unreviewed
learn-task-mill-move = Thinta enye yezinkomo zakho ezinesiyingi, bese uthinta ichashazi elingenalutho eliseduze kwayo.
# unreviewed
learn-task-mill-again = Usiphulile isibhamu sakho. Siphinde usakhe: thinta u-A3, bese u-E3, bese uthinta inkomo oyidubulayo.
# unreviewed
learn-task-mill-ban = Inkomo yakho eku-A2 isanda kuphuma esibhamini ukuze yakhe esinye. Ayivunyelwe ukubuyela ngqo ku-E2. Yakha isibhamu ngenkomo eku-A6.
# unreviewed
learn-task-mill-walk = Usele nezinkomo ezintathu, kodwa akekho ondizayo kulo mdlalo. Thinta inkomo, bese uthinta ichashazi elingenalutho eliseduze kwayo.
# unreviewed
learn-task-mill-fly = Usele nezinkomo ezintathu. Thinta eyodwa, bese uthinta ichashazi elingenalutho elikude.
# unreviewed
learn-task-mill-blocked = Ayikho inkomo yakho engahamba. Cindezela okuthi “Dlulisa ithuba”.
# unreviewed
learn-task-mill-gift = Ibhodi ligcwele. Phisa ngenye yezinkomo zakho (ilobolo): yithinte.
# unreviewed
learn-task-mill-stuck = Umdlali ongakwazi ukuhamba uyahlulwa. Mvalele omunye umdlali: hambisa u-R8 uye ku-R1.
# unreviewed
learn-task-mill-end = Omunye umdlali unezinkomo ezintathu. Yakha isibhamu udubule eyodwa yazo.
# unreviewed
learn-task-camelot-step = Thinta inhlamvu enesiyingi, bese uthinta isikwele esingenalutho eseduze kwayo.
# unreviewed
learn-task-camelot-canter = Yeqa ezakho: thinta u-C6, bese u-E8, bese uthinta okuthi “Kuqediwe”.
# unreviewed
learn-task-camelot-far = Yeqa ezakho ezimbili ngethuba elilodwa: thinta u-C4, u-E6, u-G8, bese uthinta okuthi “Kuqediwe”.
# older than the English
# unreviewed
learn-task-camelot-jump = Isitha simi eduze kwenhlamvu yakho. Thinta inhlamvu enesiyingi, bese uthinta isikwele esingale kwesitha.
# unreviewed
learn-task-camelot-on = Ukugxuma kuyaqhubeka uma kungenzeka. Thinta u-D5, u-D7 no-F9: uthumba izitha ezimbili.
# unreviewed
learn-task-camelot-charge = Iqhawe eliku-I7 leqa elakubo liye ku-I9, bese ligxuma isitha liye ku-G9. Thinta u-I7, u-I9 no-G9.
# unreviewed
learn-task-camelot-leave = Inhlamvu yakho isenqabeni yakho futhi kumele iphume khona manje. Thinta u-F1, bese uthinta isikwele esingaphandle.
# unreviewed
learn-task-camelot-last = Kusele isitha esisodwa futhi unezinhlamvu ezimbili. Sithumbe unqobe: thinta u-D5, bese u-D7.
# unreviewed
learn-task-camelot-end = Enye inhlamvu yakho isenqabeni yesitha. Ngenisa eyesibili: thinta u-E15, bese u-F16.
# unreviewed
learn-task-reversi-outflank = Thinta isikwele esimakiwe: idiski eliphakathi kwakho liyaphendulwa.
# unreviewed
learn-task-reversi-diagonal = Izinhla zihamba nangokutsheka. Phendula idiski eliku-e5: thinta u-f6.
# unreviewed
learn-task-reversi-turn = Phendula amadiski amaningi ngangokunokwenzeka: thinta u-e3.
# unreviewed
learn-task-reversi-guard = Idiski elisekhoneni alisoze laphendulwa. Beka idiski ukuze omunye umdlali angakwazi ukuthatha ikhona ngokulandelayo.
# unreviewed
learn-task-reversi-corner = Omunye umdlali ushiye ikhona livulekile. Lithathe: thinta u-h8.
# unreviewed
learn-task-reversi-shut = Thinta u-b1: omunye umdlali akabe esaba nandawo yokuhaqa, kumele adlulise ithuba.
# unreviewed
learn-task-reversi-pass = Ayikho indawo ongahaqa kuyo. Cindezela okuthi “Dlulisa ithuba”.
# unreviewed
learn-task-reversi-wipeout = Umdlali ongenadiski ebhodini wehlulwa khona manje. Phendula amadiski amhlophe okugcina: thinta u-c5.
# unreviewed
learn-task-reversi-end = Sinye isikwele esingenalutho. Sithinte ubone ukuthi ngubani onamadiski amaningi.
# unreviewed
practice-of = Zijwayeze: { $game }
# older than the English
# unreviewed
practice-text = Abadlali ababili, ifoni noma ikhompyutha eyodwa. Akukho okugcinwayo: umdlalo usekhelini lekhasi.
# unreviewed
practice-first = Zijwayeze kuqala
# unreviewed
practice-play = Dlala ithuba
# unreviewed
practice-pass = Dlulisa ithuba
# unreviewed
practice-undo = Hlehlisa
# unreviewed
practice-redo = Phinda
# unreviewed
practice-new = Umdlalo omusha
# unreviewed
practice-flip = Jikisa ibhodi
# older than the English
# unreviewed
practice-bad-state = Ikheli laleli khasi alinawo umdlalo ongadlalwa. { $why } Nangu omusha.
# unreviewed
practice-too-long = Isixhumanisi side kakhulu.
# unreviewed
practice-turns = Amathuba kuze kube manje
# older than the English
# unreviewed
practice-no-turns = Alikabikho ithuba elidlaliwe.
# unreviewed
practice-position = Isimo njengombhalo
# unreviewed
practice-hints = Izakhiwo
# unreviewed
practice-hints-on = Bonisa izakhiwo
# unreviewed
practice-hints-off = Fihla izakhiwo
# older than the English
# unreviewed
practice-no-formation = Asikho isakhiwo esinegama ebhodini.
# unreviewed
practice-against = Dlala nohlelo
# unreviewed
practice-grade = Amandla angakanani
# unreviewed
practice-side = Udlala
# unreviewed
practice-first-side = kuqala
# unreviewed
practice-second-side = okwesibili
# unreviewed
practice-start = Qala umdlalo
# unreviewed
practice-thinking = Uhlelo luyacabanga …
# unreviewed
practice-you = Wena: { $colour }
# unreviewed
practice-program = Uhlelo ({ $grade }): { $colour }
# unreviewed
practice-hint = Ngiphe icebiso
# unreviewed
practice-look-at = Bheka u-{ $point }.
# unreviewed
play-your-turn = Ithuba lakho
# unreviewed
seat-title = Isihlalo sakho
# unreviewed
seat-who = Ingabe ungu-{ $player }?
# unreviewed
seat-take = Ngingu-{ $player }
# unreviewed
seat-bound = Kusuka lapho yile foni kuphela engakudlalela. Ngumhleli kuphela ongakushintsha lokho.
# unreviewed
seat-wait = Linda umdlalo wakho olandelayo. Leli khasi lizokutshela lapho uqala.
# unreviewed
seat-at-table = Umdlalo wakho olandelayo usetafuleni: { $place }. Unompempe ufaka amathuba.
# unreviewed
seat-open = Iya ebhodini lami
# unreviewed
seat-next = Qhubeka
# unreviewed
seat-lost = Le foni ayisenaso isihlalo. Vula futhi isixhumanisi sakho, noma ubuze umhleli.
# unreviewed
seat-you = Wena, { $player }
# unreviewed
seat-ready = Ngilungele
# unreviewed
seat-ready-ask = Umdlalo uqala lapho senilungele nobabili.
# unreviewed
seat-ready-other = U-{ $player } ulungele. Wena?
# unreviewed
seat-ready-wait = Ulungele. Linda u-{ $player }.
# unreviewed
seat-draw = Ukulingana?
# unreviewed
seat-draw-text = U-{ $player } angavuma noma aqhubeke. Ungacela kanye phakathi kwamathuba amabili.
# unreviewed
seat-offer = Cela ukulingana
# unreviewed
seat-offered = U-{ $player } ucela ukulingana.
# unreviewed
seat-offer-waits = Ucela ukulingana. U-{ $player } uyaphendula noma uyaqhubeka.
# unreviewed
seat-agree = Vuma
# unreviewed
seat-decline = Qhubeka udlale
# unreviewed
seat-ask-back = Ukubuyisela?
# unreviewed
seat-back-asked = U-{ $player } ucela ukubuyisela ithuba lokugcina.
# unreviewed
seat-back-waits = Ucela ukubuyisela ithuba lakho lokugcina. U-{ $player } uyaphendula noma uyaqhubeka.
# unreviewed
seat-claim = Funa ukulingana
# unreviewed
seat-call = Biza
# unreviewed
seat-called = Umhleli ubiziwe. Umdlalo umisiwe.
# unreviewed
seat-resign = Hoxa
# unreviewed
seat-resign-ask = Uyahoxa kulo mdlalo? U-{ $player } uzonqoba.
# unreviewed
seat-resign-yes = Yebo, ngiyahoxa
# unreviewed
seat-won = Unqobile.
# unreviewed
seat-lost-game = Uhluliwe.
# unreviewed
seat-drawn = Niyalingana.
# unreviewed
play-title = Dlala manje
# unreviewed
play-change = Omunye umdlalo
# unreviewed
play-others = Eminye imidlalo
# unreviewed
play-far = Nomngane, yilowo nalowo edivayisini yakhe
# unreviewed
play-far-hint = Uthola ikhodi. Umngane wakho uyibhala kuleli khasi noma uyayiskena.
# unreviewed
play-first = Ubani oqalayo?
# unreviewed
play-by-lot = Kuzonqunywa ngenkatho
# unreviewed
play-me = Yimi oqalayo
# unreviewed
play-friend = Ngumngane wami oqalayo
# unreviewed
play-no-clock = Alikho iwashi
# unreviewed
play-minute = Umzuzu owodwa ethubeni ngalinye
# unreviewed
play-get-code = Thola ikhodi
# unreviewed
play-have-code = Unayo ikhodi?
# unreviewed
play-code = Ikhodi evela kumngane
# unreviewed
play-join = Joyina
# unreviewed
play-program-hint = Khetha ophikisana naye, bese umdlalo uqala.
# unreviewed
play-beside = Nomngane, edivayisini eyodwa
# unreviewed
play-beside-hint = Nibabili, isikrini sisodwa. Sikhombisa ukuthi ithuba likabani.
# unreviewed
play-one-board = Ibhodi elilodwa lababili
# unreviewed
play-kept = Ayikho i-akhawunti namagama. Umdlalo usulwa usuku olulodwa ngemva kwethuba lawo lokugcina, ngaphandle uma nigcina ifayela lawo.
# unreviewed
casual-invited = Kukhona okumemela emdlalweni. Udlala { $colour }.
# unreviewed
casual-clock = Ithuba ngalinye linomzuzu owodwa.
# unreviewed
casual-join = Dlala
# unreviewed
casual-taken = Lo mdlalo udlalwa amanye amadivayisi amabili.
# unreviewed
casual-invite = Umngane wakho uvula leli kheli, uyaliskena, noma ubhala ikhodi ku-“Dlala manje”:
# unreviewed
casual-wait = Linda umngane wakho.
# unreviewed
casual-away = U-{ $player } akaxhunyiwe.
# unreviewed
casual-other = Omunye umdlalo
# unreviewed
casual-again = Dlalani futhi, nishintshe izinhlangothi
# unreviewed
casual-asked = U-{ $player } ufuna ukudlala futhi.
# unreviewed
casual-next = Iya emdlalweni olandelayo
# unreviewed
casual-file = Gcina lo mdlalo njengefayela
# unreviewed
play-place = { $player }: beka inkomo
# unreviewed
play-place-kind = { $player }: khetha okubekayo, bese uthinta lapho ukubeka khona
# unreviewed
play-from = { $player }: hambisa inkomo
# unreviewed
play-fly = { $player }: hambisa inkomo. Usele nezinkomo ezintathu, ngakho zingandiza
# unreviewed
play-gift = { $player }: phisa ngenkomo (ilobolo)
# unreviewed
play-piece = { $player }: hambisa inhlamvu
# unreviewed
play-capture = { $player }: kumele uthumbe. Thinta inhlamvu ezogxuma
# unreviewed
play-leave = { $player }: kumele uphume enqabeni yakho. Thinta inhlamvu ekuyo
# unreviewed
play-leave-capturing = { $player }: kumele uphume enqabeni yakho, futhi ngokugxuma. Thinta inhlamvu ekuyo
# unreviewed
play-disc = { $player }: beka idiski
# unreviewed
play-to = Manje thinta lapho iya khona
# unreviewed
play-to-camelot = Thinta isikwele ngasinye lapho ifika khona, noma esokugcina kuphela
# unreviewed
play-shoot = Isibhamu! Dubula inkomo
# unreviewed
play-shoot-more = Kusele eyodwa! Dubula enye inkomo
# unreviewed
play-or-done = Thinta okuthi “Kuqediwe”, noma isikwele lapho iqhubekela khona
# unreviewed
grade-1 = usuku lokuqala
# unreviewed
grade-3 = oqalayo
# unreviewed
grade-5 = iklabhu
# unreviewed
grade-7 = iqembu lesikole
# unreviewed
grade-9 = amandla aphelele
# unreviewed
grade-2 = usuku lokuqala, lunamandla kancane
# unreviewed
grade-4 = oqalayo, lunamandla kancane
# unreviewed
grade-6 = iklabhu, lunamandla kancane
# unreviewed
grade-8 = iqembu lesikole, lunamandla kancane
# older than the English
# unreviewed
formation-eye = Iso lebhubesi ({ $side }, lizungeze { $at }): noma ngabe kudutshulwa iyiphi ezinkomeni zalo ezine, ithuba elilandelayo lakha isibhamu.
# unreviewed
formation-jaw = Umhlathi wekati ({ $side }): inkomo iphuma esibhamini esisodwa iye ku-{ $at } yakhe esinye.
# older than the English
# unreviewed
formation-gun = Machine gun ({ $side }): inkomo ihambe ngqo yaya ku-{ $at } yakha isibhamu.
# unreviewed
option-more = Imithetho yalo mdlalo engashintsha ({ $game })
# older than the English
# unreviewed
option-hint = Uma ungaqiniseki, yiyeke injalo. Okwehlukile emithethweni ejwayelekile kumakiwe.
# unreviewed
option-changed = kushintshiwe
# unreviewed
option-usual = okujwayelekile: { $usual }
# unreviewed
option-show = Bonisa okungakhethwa kumdlalo okhethiwe
# unreviewed
option-frozen = Le mithetho ayisenakushintshwa, ngoba umzuliswano 1 usumenyezelwe.
# older than the English
# unreviewed
option-refused = Le mithetho ayinakubekwa kanjalo: { $why }
# unreviewed
option-wrong-value = “{ $question }” akunakuphendulwa ngokuthi “{ $value }”. { $possible }
# unreviewed
option-idle = “{ $question }” akushintshi lutho lapha, ngakho kuyeke njengokujwayelekile. { $why }
# unreviewed
idle-no-corner-lines = Leli bhodi alinayo imigqa ezindleleni zasemakhoneni.
# unreviewed
idle-no-centre = Leli bhodi alinalo ichashazi elimaphakathi.
# older than the English
# unreviewed
idle-nobody-on-three = Umdlali usuke esehluliwe ngaphambi kokuba kusale izinkomo ezintathu kuphela.
# unreviewed
idle-not-counted = Amathuba okungadutshulwanga kuwo awabalwa kulo mdlalo.
# unreviewed
idle-never-full = Izinhlamvu zabo bobabili abadlali azinakuligcwalisa leli bhodi.
# older than the English
# unreviewed
idle-no-gifts = Kulo mdlalo akekho ophisana ngenkomo (ilobolo).
# older than the English
# unreviewed
idle-nothing-to-claim = Akukho okubalwayo kulo mdlalo okuletha ukulingana.
# unreviewed
idle-no-ban = Kulo mdlalo inkomo ingabuyela ngqo lapho ibivela khona, ngakho akukho kuvinjelwa okungaphela.
# unreviewed
idle-lines-stand = Inkomo esesibhamini ayidutshulwa neze kulo mdlalo, ngakho akukho kudubula okuphula isibhamu.
# unreviewed
badoption-no-such-game = Awukho umdlalo obizwa ngokuthi { $name }.
# unreviewed
badoption-not-an-option = { $text }: akubhalwanga ngokuthi question=answer.
# unreviewed
badoption-no-such-option = Lo mdlalo awunawo umthetho obizwa ngokuthi { $name }. Imithetho yawo: { $known }.
# unreviewed
badoption-no-such-value = { $name }: akunakuba yi-{ $value }. Kungaba: { $values }.
# unreviewed
badoption-men = Umdlali uqala ngezinhlamvu ezi-4 kuya kweziyi-12, hhayi ezingu-{ $men }.
# unreviewed
badoption-kinds-not-typed = Abelusi nebhuto badinga umdlalo lapho behlukaniswa khona.
# older than the English
# unreviewed
badoption-loses-too-many = Oqala ngezinhlamvu ezingu-{ $men } angalahlekelwa ezingu-{ $most } kuphela, ngoba ezimbili azinakwakha isibhamu. Vumela ukuthi umdlali ehlulwe ngezimbalwa.
# unreviewed
badoption-idle = { $name }: akushintshi lutho kulo mdlalo. { $why }
# older than the English
# unreviewed
badoption-crowded-castle = Uma ezinye izinhlamvu zingahamba kodwa eyodwa ingakwazi ukuphuma enqabeni yayo, ezimbili zingama lapho. Ngakho lokhu akunakwenqatshwa uma kuhlelwa isimo.
# older than the English
# unreviewed
illformed-parts = Isimo sinalezi zingxenye, zihlukaniswe ngesikhala esisodwa: { $parts }
# unreviewed
illformed-shape = Ibhodi alibhalwanga kanje: { $shape }
# older than the English
# unreviewed
illformed-no-man = Ayikho inhlamvu yalo mdlalo ebhalwa ngo-{ $letter }.
# unreviewed
illformed-rank = Irowu { $rank } ayinakuba yi-{ $text }.
# unreviewed
illformed-value = { $part ->
    [to-move] Uhlangothi okumele luhambe
    [hands] Okusesandleni
    [gifts] Inani lamalobolo
    [quiet] Inani lamathuba athule
    [bans] Ukuhamba okuvinjelwe
    [turns] Inani lamathuba
   *[castle-moves] Ukuhamba kwasenqabeni
}: akunakuba yi-{ $text }. Kungaba: { $values }.
# unreviewed
illformed-too-many-men = { $player ->
    [first] Umdlali wokuqala
   *[second] Umdlali wesibili
} unezinhlamvu zohlobo oluthile ezingaphezu kwalezo umdlali aqala ngazo.
# unreviewed
illformed-empty = Ibhodi alinalutho.
# unreviewed
illformed-both-over = Umdlalo awunakuphelela bobabili abadlali kanyekanye.
# unreviewed
illformed-quiet-too-soon = Amathuba okungadutshulwanga kuwo abalwa kuphela uma umdlali esesele nezinkomo ezintathu.
# unreviewed
illformed-gift-due = { $player ->
    [first] Umdlali wokuqala
   *[second] Umdlali wesibili
} kumele aphe ngenkomo manje (ilobolo).
# older than the English
# unreviewed
illformed-crowded-castle = { $player ->
    [first] uMhlophe
   *[second] uMnyama
} akavunyelwe ukuma ezikweleni zombili zenqaba yakhe.
# unreviewed
illformed-gifts = Lawa malobolo angeke abe khona.
# unreviewed
illformed-no-such-point = Alikho ichashazi elibizwa ngokuthi { $point } kuleli bhodi.
# older than the English
# unreviewed
illformed-ban = { $player ->
    [first] Umdlali wokuqala
   *[second] Umdlali wesibili
} akanakuba ngaphansi kwalokhu kuvinjelwa.

## Options, each with what it settles

# unreviewed
option-mill-board = Kudlalwa kuliphi ibhodi?
# unreviewed
option-mill-diagonal-mills = Ingabe indlela yasekhoneni ibalwa njengesibhamu?
# unreviewed
option-mill-centre-long-mills = Ingabe ichashazi elimaphakathi lingaba sekugcineni kwesibhamu?
# unreviewed
option-mill-hand = Umdlali ngamunye uqala nezinkomo ezingaki? (9.2.1: izinkomo eziyi-9, abelusi aba-2, ibhuto eli-1)
# unreviewed
option-mill-typed = Ingabe abelusi nebhuto bayehlukaniswa?
# unreviewed
option-mill-moving-begins = Umdlali osandla sakhe singasenalutho uqala nini ukuhambisa?
# unreviewed
option-mill-target = Iziphi izinkomo ezingadutshulwa?
# unreviewed
option-mill-capture = Ingabe kuphoqelekile ukudubula?
# unreviewed
option-mill-captures-per-move = Ithuba elilodwa lidubula izinkomo ezingaki?
# unreviewed
option-mill-fly-at = Ingabe umdlali onezinkomo ezintathu angandiza?
# unreviewed
option-mill-immobile = Kwenzekani kumdlali ongakwazi ukuhamba?
# unreviewed
option-mill-full-board = Kwenzekani uma wonke amachashazi egcwele?
# unreviewed
option-mill-gift-counts = Ingabe inkomo okuphiswe ngayo ibalwa njengelahlekile?
# older than the English
# unreviewed
option-mill-win-lost = Umdlali uhlulwa uma eselahlekelwe izinkomo ezingaki?
# unreviewed
option-mill-quiet-when = Amathuba okungadutshulwanga kuwo aqala nini ukubalwa?
# unreviewed
option-mill-quiet-moves = Kulinganwa emva kwamathuba amangaki okungadutshulwanga kuwo?
# unreviewed
option-mill-quiet-unit = Kubalwa amathuba kabani?
# unreviewed
option-mill-repetition = Isimo esiphindiwe siba nini ukulingana?
# unreviewed
option-mill-draws = Ingabe ukubala kuwuqeda ngokwakho umdlalo?
# unreviewed
option-mill-no-return = Ingabe inkomo ingabuyela ngqo lapho ibivela khona ukuze yakhe isibhamu sayo futhi?
# older than the English
# unreviewed
option-mill-no-return-intact = Lokho kuvinjelwa kuphela kanjani?
# unreviewed
option-mill-first-player = Ubani odlala kuqala?
# unreviewed
option-camelot-knight-exposed = Iqhawe eleqa ezalo kumele lithumbe kuphi?
# unreviewed
option-camelot-jump-origin = Ingabe ngokugxuma ungabuyela lapho uqale khona?
# older than the English
# unreviewed
option-camelot-own-castle-transit = Ingabe ngokweqa ezakho ungadlula enqabeni yakho?
# unreviewed
option-camelot-castle-move-precedence = Ingabe ukuhamba kwasenqabeni kungenziwa esikhundleni sokuthumba?
# unreviewed
option-camelot-castle-duty = Kuthiwani uma inhlamvu ingakwazi ukuphuma enqabeni yayo?
# unreviewed
option-camelot-material = Ingabe inhlamvu eyodwa kungekho eyembangi iyanqoba?
# unreviewed
option-camelot-stalemate-min-pieces = Zingaki izinhlamvu ezinqoba umdlali ongakwazi ukuhamba?
# unreviewed
option-camelot-draws = Ingabe ukubala kuwuqeda ngokwakho umdlalo?
# unreviewed
option-camelot-camelot-draws = Ingabe ukuphindaphinda namathuba angama-50 okungathunjwanga kuwo kungukulingana?
# unreviewed
option-camelot-repetition = Izimo ezimbili zifana nini?
# unreviewed
option-camelot-castle-move-resets = Ingabe ukuhamba kwasenqabeni kuqala kabusha ukubalwa kwamathuba okungathunjwanga kuwo?
# unreviewed
option-camelot-forfeit-counts = Ingabe ithuba elilahleke ngekhadi elibomvu libalwa njengethuba okungathunjwanga kulo?
# older than the English
# unreviewed
option-camelot-reentry = Ingabe ukuhamba okukodwa kungagxumela enqabeni yakho kabili?
# older than the English
# unreviewed
option-camelot-setup = Ingabe isimo singahlelwa zombili izikwele zenqaba yomdlali zinezinhlamvu zakhe?
# older than the English
# unreviewed
option-reversi-start = Amadiski amane okuqala afika kanjani maphakathi?

## The rules in plain words

# unreviewed
law-follows-umlabalaba = Ulandela imithetho yemidlalo yomdabu yaseNingizimu Afrika (002, imigqa 59 kuya ku-77). Ngemigqa etshekile nangomdlali ongakwazi ukuhamba imithombo ayivumelani; leli khasi lisho okusebenza lapha.
# unreviewed
law-follows-morabaraba = Ulandela imithetho yesi-Afrikaans (004). Yehlukile kumlabalaba ngokuthi ubani oqalayo nokuthi amathuba okungadutshulwanga kuwo abalwa nini.
# unreviewed
law-follows-gar = Ulandela i-Generally Accepted Rules ye-Mind Sports South Africa (GAR). Yiyo kuphela evimba inkomo ukuthi ibuyele ngqo lapho ibivela khona.
# older than the English
# unreviewed
law-follows-isizulu = Ulandela uhlu lwesizulu luka-E. L. Powe (002, imigqa 26 kuya ku-36), kanti ngokulingana nangemigqa etshekile ulandela imithetho yomqhudelwano yesi-Indonesia (000). Owokuqala ukhuluma ngemigqa evundlile nemile kuphela; silandela owesibili, ngoba umdlalo oyisibonelo we-BLAC Foundation udubula ngomugqa otshekile.
# unreviewed
law-follows-isipowe = Ulandela imithetho yomqhudelwano yesi-Indonesia (000). Yehlukanisa izinhlobo zezinhlamvu kodwa ayiziniki amandla azo ahlukile.
# older than the English
# unreviewed
law-follows-isisuthu = Ulandela uhlu lwesisuthu luka-E. L. Powe (002, imigqa 15 kuya ku-25). Isethulo salowo mbhalo sikhuluma ngemigqa etshekile, uhlu alusho lokho; kulandelwa uhlu.
# unreviewed
law-follows-camelot = Ulandela isifinyezo semithetho yesi-Indonesia (001). Lapho singasho lutho, kugcwalisa imithetho ye-World Camelot Federation (WCF).
# unreviewed
law-follows-reversi = Ulandela imithetho yesiXhosa (003). Lapho kushoda inombolo noma igama, kugcwalisa imithetho ye-World Othello Federation (WOF).
# unreviewed
law-mill-place = Ngokushintshana, umdlali ngamunye ubeka inkomo eyodwa echashazini elingenalutho.
# older than the English
# unreviewed
law-mill-shoot = Owakha isibhamu udubula khona manje, ngalo leli thuba. Inkomo edutshuliwe iphuma unomphela ebhodini.
# unreviewed
law-mill-move = Uma isandla sakho singasenalutho, uhambisa inkomo eyodwa ngendlela uyise echashazini elilandelayo, uma lingenalutho.
# unreviewed
law-mill-again = Ungasiphula isibhamu sakho. Uma usakha futhi, uphinda udubule.
# unreviewed
law-clock = Ukulibazisa: unomzuzu owodwa. Emva kwawo unompempe angakhombisa ikhadi eliphuzi (isexwayiso), bese kuba ikhadi elibomvu (omunye umdlali uhamba ngokulandelayo), bese enikeza omunye umdlalo.
# unreviewed
law-mill-hand = Umdlali ngamunye uqala ngezinkomo ezingu-{ $cows } nebhodi elingenalutho.
# older than the English
# unreviewed
law-mill-hand-kinds = Umdlali ngamunye uqala ngezinkomo ezingu-{ $cows }, abelusi abangu-{ $herdboys }, ibhuto elingu-{ $warriors }, nebhodi elingenalutho.
# unreviewed
law-mill-board-diag24 = Ibhodi linamachashazi angama-24: izikwele ezintathu, ezihlanganiswe maphakathi nezinhlangothi nasemakhoneni.
# unreviewed
law-mill-board-plain24 = Ibhodi linamachashazi angama-24: izikwele ezintathu, ezihlanganiswe maphakathi nezinhlangothi kuphela.
# unreviewed
law-mill-board-sotho25 = Ibhodi linamachashazi angama-25: izikwele ezintathu nechashazi elimaphakathi. Isiphambano sihlanganisa elimaphakathi nesikwele sangaphakathi.
# unreviewed
law-mill-board-full25 = Ibhodi linamachashazi angama-25: izikwele ezintathu nechashazi elimaphakathi. Izindlela zasemakhoneni zifika kwelimaphakathi.
# unreviewed
law-mill-diagonal-mills-true = Izibhamu zakhiwa ngokuvundlile, ngokumile nangezindlela zasemakhoneni, lapho ibhodi linendlela yasekhoneni ephelele.
# older than the English
# unreviewed
law-mill-diagonal-mills-false = Izibhamu zakhiwa ngokuvundlile nangokumile kuphela. Indlela yasekhoneni ngeyokuhamba, ayisona isibhamu.
# unreviewed
law-mill-centre-long-mills-true = Ichashazi elimaphakathi lingaba futhi sekugcineni kwesibhamu.
# unreviewed
law-mill-centre-long-mills-false = Ichashazi elimaphakathi lakha isibhamu kuphela uma liphakathi kwaso, ngaphakathi kwesikwele sangaphakathi.
# unreviewed
law-mill-typed-true = Umdlali ukhetha ukuthi ubeka luphi uhlobo. Zonke izinhlobo zihamba, zidubula futhi zidutshulwa ngokufanayo.
# unreviewed
law-mill-typed-false = Zonke izinhlamvu ziyizinkomo.
# unreviewed
law-mill-moving-begins-own-hand = Ngemva kwekhadi elibomvu, umdlali osandla sakhe singasenalutho uyahambisa ngenkathi omunye esabeka.
# unreviewed
law-mill-moving-begins-all-placed = Ukuhambisa kuqala lapho inkomo yokugcina yabo bobabili abadlali isibekiwe. Ngemva kwekhadi elibomvu, umdlali osandla sakhe singasenalutho udlulisa ithuba kuze kube yileso sikhathi.
# unreviewed
law-mill-target-any = Noma iyiphi inkomo yomunye umdlali ingadutshulwa.
# unreviewed
law-mill-target-protected = Inkomo esesibhamini iphephile, ngaphandle uma zonke izinkomo zalowo mdlali zisezibhamini.
# unreviewed
law-mill-target-strict = Inkomo esesibhamini ihlala iphephile. Uma zonke zisezibhamini, akudutshulwa lutho.
# unreviewed
law-mill-capture-mandatory = Kuphoqelekile ukudubula.
# unreviewed
law-mill-capture-optional = Umdlali angakhetha ukungadubuli.
# unreviewed
law-mill-captures-per-move-one = Ithuba elilodwa lidubula inkomo eyodwa, ngisho noma lakha izibhamu ezimbili.
# unreviewed
law-mill-captures-per-move-per-line = Ithuba elilodwa lidubula inkomo eyodwa ngesibhamu ngasinye elisakhayo.
# older than the English
# unreviewed
law-mill-fly-at-0 = Akekho ondizayo: ngisho nangezinkomo ezintathu uya echashazini elilandelayo kuphela.
# unreviewed
law-mill-fly-at-3 = Umdlali osele nezinkomo ezintathu nesandla esingenalutho angandiza: uya kunoma yiliphi ichashazi elingenalutho.
# unreviewed
law-mill-immobile-pass = Umdlali ongakwazi ukuhamba udlulisa ithuba; omunye umdlali uphinda ahambe.
# older than the English
# unreviewed
law-mill-immobile-lose = Umdlali ongakwazi ukuhamba ngethuba lakhe uyahlulwa.
# older than the English
# unreviewed
law-mill-immobile-draw = Uma umdlali engakwazi ukuhamba ngethuba lakhe, umdlalo uphela ngokulingana.
# older than the English
# unreviewed
law-mill-full-board-gift = Uma ukubeka kugcwalisa lonke ibhodi, umdlali ngamunye upha ngenkomo yakhe eyodwa (ilobolo), kuqale umdlali wokuqala.
# unreviewed
law-mill-full-board-mover-loses = Uma ukubeka kugcwalisa lonke ibhodi, umdlali okumele ahambe akakwazi, ngakho uyahlulwa.
# unreviewed
law-mill-full-board-draw = Uma ukubeka kugcwalisa lonke ibhodi, umdlalo uphela ngokulingana.
# unreviewed
law-mill-gift-counts-true = Inkomo okuphiswe ngayo ibalwa njengelahlekile.
# unreviewed
law-mill-gift-counts-false = Inkomo okuphiswe ngayo ayibalwa njengelahlekile.
# unreviewed
law-mill-win-lost = Umdlali oselahlekelwe izinkomo ezingu-{ $n } uyahlulwa.
# unreviewed
law-mill-quiet-when-none = Amathuba okungadutshulwanga kuwo awabalwa neze.
# unreviewed
law-mill-quiet-when-either = Amathuba okungadutshulwanga kuwo ayabalwa uma umdlali oyedwa esenezinkomo ezintathu.
# unreviewed
law-mill-quiet-when-both = Amathuba okungadutshulwanga kuwo ayabalwa uma bobabili abadlali sebenezinkomo ezintathu.
# unreviewed
law-mill-quiet-moves = Amathuba anjalo angu-{ $n } aletha ukulingana.
# unreviewed
law-mill-quiet-unit-each = Ngamathuba omdlali ngamunye.
# unreviewed
law-mill-quiet-unit-ply = Ngamathuba abo bobabili abadlali ehlangene.
# unreviewed
law-mill-repetition-0 = Isimo esiphindiwe asilethi neze ukulingana.
# older than the English
# unreviewed
law-mill-repetition-2 = Uma isimo esifanayo sivela okwesibili, kuyalinganwa.
# older than the English
# unreviewed
law-mill-repetition-3 = Uma isimo esifanayo sivela okwesithathu, kuyalinganwa.
# older than the English
# unreviewed
law-mill-repetition-5 = Uma isimo esifanayo sivela okwesihlanu, kuyalinganwa.
# unreviewed
law-mill-draws-automatic = Uma ukubala sekufike emkhawulweni, umdlalo uphela ngokulingana khona manje.
# unreviewed
law-mill-draws-claim = Uma ukubala sekufike emkhawulweni, umdlali angacela ukulingana. Kuze kube lapho umdlalo uyaqhubeka.
# unreviewed
law-mill-no-return-true = Inkomo ephume esibhamini yayokwakha esinye ayivunyelwe, ekuhambeni okulandelayo komdlali wayo, ukubuyela ngqo lapho ibivela khona uma lokho kwakha isibhamu.
# unreviewed
law-mill-no-return-false = Inkomo ingaphuma ibuyele ngqo lapho ibivela khona, idubule ngaso sonke isikhathi.
# older than the English
# unreviewed
law-mill-no-return-intact-true = Ukuvinjelwa kokubuyela kuphela futhi uma isibhamu esisha siphulwe ngokudutshulwa.
# unreviewed
law-mill-no-return-intact-false = Ukuvinjelwa kokubuyela kuphela ngokuhamba okulandelayo komdlali.
# unreviewed
law-mill-first-player-player-one = Kuqala umdlali obizwa ngomdlali wokuqala.
# unreviewed
law-mill-first-player-toss = Kuphonswa uhlamvu lwemali ukunquma oqalayo.
# unreviewed
law-mill-first-player-white = Kuqala umdlali onezinkomo ezimhlophe.
# unreviewed
law-mill-first-player-dark = Kuqala umdlali onezinkomo ezimnyama.
# older than the English
# unreviewed
law-camelot-1 = Abadlali ababili bahamba ngokushintshana ezikweleni eziyi-160; kuqala uMhlophe. Ngamunye unamaqhawe amane namasosha ayishumi. Akekho odlulisa ithuba.
# older than the English
# unreviewed
law-camelot-2 = Umdlali ngamunye unenqaba yezikwele ezimbili ekugcineni kwebhodi ngakuye: F1 no-G1 kuMhlophe, F16 no-G16 kuMnyama.
# unreviewed
law-camelot-3 = Ukuhamba okulula: noma iyiphi inhlamvu ihamba isikwele esisodwa iye nganoma yiluphi uhlangothi, ingene esikweleni esingenalutho.
# older than the English
# unreviewed
law-camelot-4 = Ukweqa ezakho: noma iyiphi inhlamvu yeqa eyakubo eseduze kwayo ifike esikweleni esingenalutho ngale kwayo, kaningi ngendlela othanda ngayo. Akupheli lapho kuqale khona, futhi akuphoqelekile.
# unreviewed
law-camelot-5 = Ukugxuma: noma iyiphi inhlamvu yeqa isitha esiseduze kwayo ifike esikweleni esingenalutho ngale kwaso. Isitha siyathunjwa.
# older than the English
# unreviewed
law-camelot-6 = Okwazi ukugxuma kumele athumbe. Ukugxuma kuyaqhubeka inqobo nje uma inhlamvu isakwazi. Ukhululekile ukukhetha inhlamvu nendlela.
# older than the English
# unreviewed
law-camelot-7 = Ukuhlasela kweqhawe: iqhawe lingeqa ezalo kuqala bese ligxuma, ngethuba elilodwa. Nokuhlasela kwanele lapho kumele kuthunjwe khona, kodwa ukuhlasela kukodwa akuphoqelekile neze.
# older than the English
# unreviewed
law-camelot-8 = Enqabeni yakho ungena ngokugxuma kuphela. Kumele uphume kuyo ngethuba lakho elilandelayo, ngaphambi kwakho konke.
# unreviewed
law-camelot-9 = Inhlamvu esenqabeni yesitha ihlala lapho. Emdlalweni wonke umdlali angahamba kabili esuka kwesinye isikwele sayo aye kwesinye.
# unreviewed
law-camelot-10 = Unqoba uma unezinhlamvu ezimbili enqabeni yesitha.
# older than the English
# unreviewed
law-camelot-11 = Unqoba futhi ngokuthumba zonke izitha, noma uma isitha singakwazi ukuhamba, uma usenezinhlamvu ezimbili.
# unreviewed
law-camelot-12 = Uma bobabili abadlali besele nenhlamvu eyodwa, kuyalinganwa.
# unreviewed
law-camelot-knight-exposed-every-landing = Iqhawe eleqa ezalo kumele lithumbe kunoma yisiphi isikwele elifika kuso nelingagxuma kuso.
# unreviewed
law-camelot-knight-exposed-final-only = Iqhawe eleqa ezalo kumele lithumbe kuphela esikweleni elima kuso.
# unreviewed
law-camelot-jump-origin-free = Ngokugxuma ungabuyela esikweleni lapho ukuhamba kuqale khona.
# unreviewed
law-camelot-jump-origin-blocked = Ngokugxuma akuvunyelwe ukudlula esikweleni lapho ukuhamba kuqale khona.
# older than the English
# unreviewed
law-camelot-own-castle-transit-forbidden = Ngokweqa ezakho akuvunyelwe ukudlula enqabeni yakho.
# older than the English
# unreviewed
law-camelot-own-castle-transit-allowed = Ngokweqa ezakho ungadlula enqabeni yakho.
# unreviewed
law-camelot-castle-move-precedence-after-capture = Ukuhamba kwasenqabeni akuvunyelwe uma kumele kuthunjwe.
# unreviewed
law-camelot-castle-move-precedence-free = Ukuhamba kwasenqabeni kungenziwa ngisho noma kumele kuthunjwe.
# unreviewed
law-camelot-castle-duty-absolute = Uma inhlamvu ingakwazi ukuphuma enqabeni yayo, ayikho enye inhlamvu engahamba.
# unreviewed
law-camelot-castle-duty-lapses-if-blocked = Uma inhlamvu ingakwazi ukuphuma enqabeni yayo, ezinye izinhlamvu zingahamba.
# unreviewed
law-camelot-material-two-to-win = Inhlamvu eyodwa kungekho eyembangi iwukulingana.
# unreviewed
law-camelot-material-last-piece-wins = Inhlamvu eyodwa kungekho eyembangi iyanqoba.
# unreviewed
law-camelot-stalemate-min-pieces-2 = Kudingeka izinhlamvu ezimbili ukunqoba umdlali ongakwazi ukuhamba.
# unreviewed
law-camelot-stalemate-min-pieces-1 = Inhlamvu eyodwa yanele ukunqoba umdlali ongakwazi ukuhamba.
# older than the English
# unreviewed
law-camelot-camelot-draws-automatic = Kuyalinganwa uma isimo esifanayo sivela okwesithathu, noma uma umdlali ngamunye ehambe kangama-50 kungathunjwanga futhi kungangenwanga enqabeni yesitha.
# unreviewed
law-camelot-camelot-draws-off = Akukho kulingana ngokuphindaphinda noma ngokubala ukuhamba.
# unreviewed
law-camelot-draws-automatic = Uma ukubala sekufike emkhawulweni, umdlalo uphela ngokulingana khona manje.
# unreviewed
law-camelot-draws-claim = Uma ukubala sekufike emkhawulweni, umdlali angacela ukulingana. Kuze kube lapho umdlalo uyaqhubeka.
# unreviewed
law-camelot-repetition-whole-state = Izimo ziyafana kuphela uma nokuhamba kwasenqabeni osekusetshenzisiwe kufana.
# unreviewed
law-camelot-repetition-board-only = Izimo ziyafana uma ibhodi nomdlali okumele ahambe kufana.
# unreviewed
law-camelot-castle-move-resets-yes = Ukuhamba kwasenqabeni kuqala kabusha ukubalwa kwamathuba okungathunjwanga kuwo.
# unreviewed
law-camelot-castle-move-resets-no = Ukuhamba kwasenqabeni kubalwa njengethuba okungathunjwanga kulo.
# unreviewed
law-camelot-forfeit-counts-yes = Ithuba elilahleke ngekhadi elibomvu libalwa njengethuba okungathunjwanga kulo.
# unreviewed
law-camelot-forfeit-counts-no = Ithuba elilahleke ngekhadi elibomvu alibalwa njengethuba okungathunjwanga kulo.
# older than the English
# unreviewed
law-camelot-reentry-allowed = Ngokuhamba okukodwa ungagxumela enqabeni yakho, uphume, uphinde ungene.
# older than the English
# unreviewed
law-camelot-reentry-forbidden = Ngokuhamba okukodwa ungagxumela enqabeni yakho kanye kuphela.
# unreviewed
law-camelot-setup-accept = Isimo sokuzijwayeza singaba nezinhlamvu ezimbili enqabeni yazo.
# unreviewed
law-camelot-setup-reject = Isimo sokuzijwayeza asivunyelwe ukuba nezinhlamvu ezimbili enqabeni yazo.
# unreviewed
law-reversi-1 = Umdlali ngamunye unamadiski angama-32 ombala owodwa. Kuqala uMnyama.
# unreviewed
law-reversi-2 = Ngokushintshana, ubeka idiski elilodwa esikweleni esingenalutho ukuze lihaqe: uhide lwamadiski esitha luphakathi kwalo nelinye idiski lakho.
# unreviewed
law-reversi-3 = Ungahaqa uhide lwanoma yibuphi ubude, ezinhlangothini zonke kanyekanye: ngokuvundlile, ngokumile nangokutshekile.
# unreviewed
law-reversi-4 = Awuvunyelwe ukweqa idiski lakho, futhi kubalwa kuphela uhide oluqala kudiski elisha.
# older than the English
# unreviewed
law-reversi-5 = Wonke amadiski ahaqiwe kumele aphendulwe.
# older than the English
# unreviewed
law-reversi-6 = Ongakwazi ukuhaqa lutho ulahlekelwa yithuba. Okwazi ukuhaqa akavunyelwe ukudlulisa ithuba.
# unreviewed
law-reversi-7 = Idiski elibekiwe lihlala esikweleni salo.
# older than the English
# unreviewed
law-reversi-8 = Ongasenalo idiski unikwa elilodwa ngomunye umdlali.
# older than the English
# unreviewed
law-reversi-9 = Ukuphendula okungalungile kungalungiswa kuze kuhambe omunye umdlali. Emva kwalokho kuhlala kunjalo.
# older than the English
# unreviewed
law-reversi-10 = Uma kungasekho ongahamba, umdlalo uphelile. Onamadiski amaningi ebhodini uyanqoba; uma elingana, kuyalinganwa.
# unreviewed
law-reversi-start-standard = uMhlophe uno-d4 no-e5, uMnyama uno-d5 no-e4.
# unreviewed
law-reversi-start-mirrored = uMnyama uno-d4 no-e5, uMhlophe uno-d5 no-e4.
# unreviewed
law-reversi-start-free-centre = Abadlali babeka amadiski amane okuqala maphakathi ngokushintshana, ngendlela abathanda ngayo.

## Files

# unreviewed
files = Phrinta namafayela
# unreviewed
paper-pairings = Elodonga
# unreviewed
paper-cards = Amakhadi amabhodi
# unreviewed
paper-cards-hint = Ikhodi ye-QR yebhodi ngalinye
# unreviewed
paper-slips = Iziliphu zemiphumela
# unreviewed
paper-slips-hint = Ezamabhodi angenayo ifoni
# unreviewed
paper-sheets = Amakhasi okubhala angenalutho
# unreviewed
paper-records-hint = Konke ukuhamba, ukuze kusayinwe
# unreviewed
paper-prizes = Imiklomelo
# unreviewed
paper-certificates-hint = Izindawo 1 kuya ku-3
# unreviewed
paper-schools-hint = Bonke abadlali baso
# unreviewed
paper-keep = Okokugcina
# unreviewed
paper-before = Ngaphambi kosuku
# unreviewed
paper-programs = Ezinye izinhlelo
# older than the English
# unreviewed
paper-bring = Faka imiphumela
# unreviewed
files-hint = Hamba nomqhudelwano, noma uwunikeze olunye uhlelo. La mafayela anamagama aphelele: ngawakho kuphela.
# unreviewed
files-trf = Ifayela lombiko (TRF)
# unreviewed
files-trf-hint = elezinhlelo ezibhangqayo nezinika amazinga
# unreviewed
files-json = Konke (JSON)
# unreviewed
files-json-hint = umqhudelwano wonke, ukuwuyisa kwenye ikhompyutha
# unreviewed
files-pairings = Ukubhangqwa nemiphumela (CSV)
# unreviewed
files-pairings-hint = okwespredishithi
# unreviewed
files-players = Abadlali (CSV)
# unreviewed
files-players-hint = nabantu amagama abo aphelele angaboniswa; ukuze unamathisele komunye umqhudelwano
# unreviewed
files-standings = Izindawo (CSV)
# unreviewed
files-teams = Izindawo zamaqembu (CSV)
# unreviewed
files-matches = Imidlalo yamaqembu, ibhodi nebhodi (CSV)
# unreviewed
files-matches-hint = yesipredishithi; imiphumela ingafundwa futhi
# unreviewed
files-results = Imiphumela evela efayeleni
# older than the English
# unreviewed
files-results-hint = Thatha ifayela lokubhangqwa nemiphumela, bhala imiphumela yalo mzuliswano kukholomu yalo yokugcina, bese ulikhetha lapha. Uma kukhona okungalungile, akukho okufakwayo.
# unreviewed
files-choose = Ifayela
# unreviewed
files-enter = Faka imiphumela
# unreviewed
files-no-round = Awukho umzuliswano odlalwayo manje.
# unreviewed
files-results-entered = { $n ->
    [0] Akukho okusha efayeleni.
    [one] Kufakwe umphumela ongu-1.
   *[other] Kufakwe imiphumela engu-{ $n }.
}
# older than the English
# unreviewed
files-results-wrong = Akukho okufakiwe. Lungisa lokhu bese ukhetha ifayela futhi:
# unreviewed
laptop-title = Le khompyutha
# unreviewed
laptop-hello = Siyakwamukela, { $name }
# unreviewed
laptop-lead = Namathisela amagama, ucindezele Bhangqa, umzuliswano 1 ube sodongeni. Imizuzu eyishumi, ngaphandle kwe-inthanethi.
# unreviewed
laptop-phones = Amafoni ehholo
# unreviewed
laptop-phones-on = Khomba ikhamera yefoni ekuyo leyo Wi-Fi ekhodini, noma uthayiphe ikheli.
# unreviewed
laptop-phones-off = Manje le khompyutha kuphela engavula i-Inkundla.
# unreviewed
laptop-network = Inethiwekhi yamafoni
# unreviewed
laptop-network-use = Sebenzisa le nethiwekhi
# unreviewed
laptop-test = Yiskene ngefoni: ifoni isho khona manjalo ukuthi iyafinyelela yini kule khompyutha.
# older than the English
# unreviewed
laptop-no-network = Le khompyutha ayikho kunethiwekhi. Yixhume ku-Wi-Fi yehholo, noma ku-hotspot yefoni. I-inthanethi ayidingeki.
# older than the English
# unreviewed
laptop-firewall = Khetha amanethiwekhi angasese, bese uyavuma. Ngaphandle kwalokho ayikho ifoni engena.
# unreviewed
laptop-windows = I-Windows ibuza kanye
# unreviewed
laptop-firewall-refused = Wenqabe ngephutha? Ku-Windows Security vula i-Firewall, bese “Allow an app through firewall”, ukhethe i-Inkundla kumanethiwekhi angasese.
# older than the English
# unreviewed
laptop-look = Buka kuqala
# older than the English
# unreviewed
laptop-bring = Letha umqhudelwano
# older than the English
# unreviewed
laptop-bring-text = Kwenye ikhompyutha, ku-USB noma kukhophi.
# unreviewed
laptop-turn-on = Vumela amafoni
# unreviewed
laptop-turn-on-hint = Amafoni akwi-Wi-Fi yakho kuphela. Uma kuvaliwe: le khompyutha kuphela.
# unreviewed
laptop-kept = Lapho konke kugcinwa khona
# unreviewed
laptop-awake = Ungayiyeki ilale
# unreviewed
laptop-awake-text = Uma ilele, ayikho ifoni efinyelela kuyo; akukho okulahlekayo. Ngalolo suku: yixhume kugesi, ungayivali, ubeke ukulala ku-“Never” ezilungiselelweni zamandla.
# unreviewed
laptop-close = Misa i-Inkundla
# unreviewed
laptop-close-text = Konke kugciniwe. Amafoni agcina akurekhodayo bese ekuthumela lapho i-Inkundla isebenza futhi.
# unreviewed
laptop-stays = Ukuvala leli khasi akuyimisi i-Inkundla.
# unreviewed
laptop-closed = I-Inkundla ivaliwe. Konke kugciniwe. Ungalivala leli khasi.
# unreviewed
move-title = Thuthela kwenye ikhompyutha
# unreviewed
move-lead = Ifayela elilodwa lithatha konke: imiqhudelwano, imidlalo, ama-akhawunti nezilungiselelo.
# unreviewed
move-no-file = Le seva ayikwazi ukuthutha njengefayela elilodwa: idathabheyisi yayo yi-PostgreSQL, noma ayigcini makhophi. Sebenzisa u-“inkundla backup” no-“inkundla restore”; bheka docs/BACKUPS.md.
# unreviewed
move-make-title = Yenza ifayela
# unreviewed
move-stop = Misa ukufaka kule khompyutha: enye iyaqhubeka
# unreviewed
move-stop-hint = Ngakho akukho okubhalwa kabili. Amawashi ahambayo ayamiswa, namafoni agcina akubhalayo. Ungaqhubeka lapha noma nini.
# unreviewed
move-make = Yenza ifayela
# unreviewed
move-made = Ifayela lenziwe lahlolwa: { $time }.
# unreviewed
move-made-before = Okufakwa lapha ngemva kwalokho akukho kulo.
# unreviewed
move-take-title = Liyise kwenye ikhompyutha
# unreviewed
move-download = Landa ifayela
# unreviewed
move-folder = Ngenduku yememori: likopishe kule folda.
# unreviewed
move-network = Noma nge-Wi-Fi yehholo
# unreviewed
move-network-off = Vumela amafoni kuqala. Khona-ke enye ikhompyutha ingalanda ifayela nge-Wi-Fi:
# unreviewed
move-network-text = Bhala leli kheli kwenye ikhompyutha. Lisebenza kanye, kuze kube u-{ $time }.
# unreviewed
move-offer = Bonisa ikheli
# unreviewed
move-withdraw = Hoxisa leli kheli
# unreviewed
move-taken = Enye ikhompyutha ililandile ifayela: { $time }.
# unreviewed
move-there = Kwenye ikhompyutha
# unreviewed
move-there-start = Qala i-Inkundla lapho. Ikhasi layo lokuqala lino-“Ngiletha konke kwenye ikhompyutha”.
# unreviewed
move-stopped = Enye ikhompyutha iyaqhubeka kusukela { $time }
# unreviewed
move-stopped-text = Le ayithathi okufakwayo. Qhubeka lapha kuphela uma kungabhalwanga lutho kwenye: bekuzosweleka lapha.
# unreviewed
move-go-on = Qhubeka lapha noma kunjalo
# unreviewed
fault-moved = Imiqhudelwano iqhubeka kwenye ikhompyutha. Le ayithathi okufakwayo. Oyimisile angakushintsha lokho: “Le khompyutha”, “Thuthela kwenye ikhompyutha”.
# unreviewed
bring-title = Ngiletha konke kwenye ikhompyutha
# unreviewed
bring-lead = Yenza ifayela kuqala kwenye ikhompyutha: “Le khompyutha”, “Thuthela kwenye ikhompyutha”. Ikhophi yakho konke nayo iyasebenza.
# unreviewed
bring-file = Khetha ifayela
# unreviewed
bring-take = Lihlole ulithathe
# unreviewed
bring-address = Noma bhala ikheli elikhonjiswa yenye ikhompyutha
# unreviewed
bring-fetch = Lilande ulithathe
# unreviewed
bring-aside = Okumisile lapha kubekwa eceleni izinsuku ezingamashumi amathathu.
# unreviewed
bring-not-here = Le seva igcina idathabheyisi yayo kwenye indawo. Buyisela ifayela ngomugqa womyalo: bheka docs/BACKUPS.md.
# unreviewed
bring-has-events = Le khompyutha inemiqhudelwano yayo, futhi iyahlala. Yenza ikhophi yomqhudelwano owodwa kwenye ikhompyutha uyibuyisele lapha: iyahlangana nayo. Isibonelo singasuswa: “Izilungiselelo”, “Imininingwane yezingane”.
# unreviewed
bring-one-event = Leli fayela linomqhudelwano owodwa. Misa le khompyutha kuqala, bese uwubuyisela ekhasini “Amakhophi okulondoloza”.
bring-sealed = Le khophi yokulondoloza ivaliwe. Khetha kanye nayo ifayela elithi inkundla.keys elikufolda efanayo.
# unreviewed
bring-no-address = Leli akulona ikheli lekhompyutha ekunethiwekhi efanayo. Libhale njengoba enye ikhompyutha ilibonisa.
# unreviewed
bring-no-answer = Akukho fayela elivela kuleli kheli. Ingabe womabili amakhompyutha aku-Wi-Fi efanayo? Ikheli lisebenza kanye, imizuzu engu-15: bonisa elisha kwenye ikhompyutha.
# unreviewed
bring-not-written = Leli fayela alikwazanga ukuthathwa. Akukho okushintshile lapha. Ingabe idiski igcwele? Uma kungenjalo sebenzisa enye ikhophi.
# unreviewed
arrived-title = Konke kulapha
# unreviewed
arrived-start = I-Inkundla iyavalwa manje. Yiqale futhi, izovuleka nakho konke lokhu.
# unreviewed
arrived-server = Misa iseva uphinde uyiqale: izovuleka nakho konke lokhu.
# unreviewed
arrived-sign-in = Ngena ngegama nangamazwi ayimfihlo onawo kwenye ikhompyutha.
# unreviewed
arrived-phones = Amafoni: uma le khompyutha inekheli lenye, amakhasi awo ayaqhubeka. Uma kungenjalo vumela amafoni lapha askene ikhodi entsha; amakhodi asemakhadini amabhodi ayafana.
# unreviewed
arrived-unsent = Ifoni ethi “Akugciniwe”: gcina ikhasi layo livuliwe. Iyazithumelela uma ikheli lifana; uma kungenjalo funda irekhodi layo ngamakhodi e-QR.
# unreviewed
checkup-good = Kulungile
# unreviewed
checkup-note = Qaphela
# unreviewed
checkup-wrong = Kufanele kulungiswe
# unreviewed
checkup-program = Uhlelo
# unreviewed
checkup-database = Isizindalwazi
# older than the English
# unreviewed
checkup-database-new = I-{ $file } izokwenziwa ekuqaleni kokuqala.
# unreviewed
checkup-disk = Idiski
# unreviewed
checkup-disk-free = Ku-{ $free } okusele.
# unreviewed
checkup-disk-low = Ku-{ $free } kuphela okusele. Sula amafayela amakhulu: uma idiski igcwele akukho okungarekhodwa.
# unreviewed
checkup-clock = Iwashi
# unreviewed
checkup-clock-is = { $time }. Amarekhodi athatha izikhathi kuleli washi: ingabe lilungile?
# older than the English
# unreviewed
checkup-clock-behind = { $time }. Kodwa i-Inkundla ibisebenza ngo-{ $day }, kamuva kwalokho. Lungisa iwashi lale khompyutha.
# unreviewed
checkup-network = Inethiwekhi
# unreviewed
checkup-network-is = Amafoni akwinethiwekhi efanayo athola le khompyutha ku-{ $addresses }.
# unreviewed
checkup-backups = Amakhophi okulondoloza
# unreviewed
checkup-backups-none = Awakabikho. I-Inkundla yenza lokuqala ngokwayo ngokushesha ngemva kokuqala.
# unreviewed
checkup-backups-last = Elokugcina lango-{ $time }.
# older than the English
# unreviewed
checkup-backups-old = Elokugcina lango-{ $time }. Landa elisha, ubheke ukuthi idiski igcwele yini.
# unreviewed
checkup-printing = Ukuphrinta
# unreviewed
checkup-printing-is = Amafayela e-PDF enziwa ngaphandle kwephrinta. Waphrinte lapha, noma kwenye ikhompyutha.
# unreviewed
checkup-browsers = Iziphequluli
# older than the English
# unreviewed
checkup-browsers-are = I-Chrome, i-Edge, i-Firefox, i-Safari ne-Samsung Internet kusukela ngo-2022. Ezindala zingafunda wonke amakhasi; amabhodi awazihambeli.
# unreviewed
checkup-browser-this = { $browser }: intsha ngokwanele.
# unreviewed
checkup-browser-old = { $browser } indala kakhulu: yibuyekeze kule khompyutha.
# unreviewed
hello-title = Ukuhlolwa kwefoni
# unreviewed
hello-yes = Le foni iyafinyelela kwilaptop
# unreviewed
hello-ms = Impendulo ngo-{ $ms } ms.
# unreviewed
hello-umpire = Ngingunompempe
# unreviewed
hello-not = Uma enye ifoni ingafinyeleli
# unreviewed
hello-same = Ifoni nelaptop kumele kube ku-Wi-Fi efanayo.
# older than the English
# unreviewed
hello-data = Vala idatha yefoni ngesikhathi isehholo.
# older than the English
# unreviewed
hello-guest = Amanye amanethiwekhi ezivakashi ahlukanisa amadivayisi. Sebenzisa enye inethiwekhi, noma i-hotspot yefoni.
# unreviewed
words-title = Siza ngamazwi
# unreviewed
words-heading = Siza ngamazwi: { $language }
# unreviewed
words-progress = Kuphendulwe okungu-{ $done } kokungu-{ $all }
# unreviewed
words-back = Ikhasi elinala mazwi
# unreviewed
words-all = Wonke amazwi ngendawo
# unreviewed
words-all-hint = Vula noma yiliphi ikhasi le-Inkundla bese ulandela elithi “Siza ngamazwi” phansi kwalo, noma khetha indawo lapha. Ungakusho kanje yini enganeni etafuleni? Abakhulumi ababili abakhetha “Kulungile” bayawuqinisekisa umusho.
# unreviewed
words-choose-language = Qala ngokukhetha ulimi lwakho phansi kwaleli khasi.
# unreviewed
words-open-again = Vula lelo khasi futhi, bese ubuya lapha: akusaziwa ukuthi imaphi amazwi akulo.
# unreviewed
words-sentence = Umusho
# unreviewed
words-none-yet = Akekho osekuhumushele olimini lwakho.
# unreviewed
words-filled = Negama noma inombolo:
# unreviewed
words-see = Kubone khona
# unreviewed
words-glossary = { $term }: “{ $exact }” (imithetho { $rules })
# unreviewed
words-right = Kulungile
# unreviewed
words-not-sure = Angiqiniseki
# unreviewed
words-better-open = Okungcono…
# unreviewed
words-better = Amazwi angcono
# unreviewed
words-better-form = Amazwi angcono: { $form }
# unreviewed
words-written = Amazwi angcono. Gcina izimpawu: zisho ukuthi imaphi amazwi amele iyiphi inombolo.
# unreviewed
words-form-one = kokukodwa
# unreviewed
words-form-other = kokunye konke
# unreviewed
words-values = Kugcine lokhu kunjalo; amagama nezinombolo kuzongena kukho: { $values }
# unreviewed
words-save = Gcina
# unreviewed
words-undo = Hoxisa impendulo yokugcina
# unreviewed
words-done = Usuphendule konke okulapha. Siyabonga.
# unreviewed
words-kept = Izimpendulo zakho zigcinwe kule khompyutha. Onakekela i-Inkundla lapho angazidlulisa.
# unreviewed
words-keys = Izinkinobho: 1 kulungile, 2 okungcono, 3 angiqiniseki. U-Enter uyagcina, u-Escape uphuma enkundleni yokubhala.
# unreviewed
words-english-changed = IsiNgisi sishintshile, ngakho kubuzwa futhi.
# unreviewed
words-older = IsiNgisi sishintshile kusukela kwabhalwa la mazwi.
# unreviewed
words-changed = La mazwi ashintshile, ngakho abuzwa futhi.
# unreviewed
words-said-right = Uthe: kulungile.
# unreviewed
words-said-not-sure = Uthe: angiqiniseki.
# unreviewed
words-said-better = Uthe okungcono: { $text }
# unreviewed
words-confirmed = kuqinisekisiwe
# unreviewed
words-answered = kuphenduliwe
# unreviewed
words-begin = Qala
# unreviewed
words-welcome = I-Inkundla ikhuluma ulimi lwakho, kodwa iningi lamazwi ayo alikafundwa ngumkhulumi. Yisho ngomusho ngamunye ukuthi ulungile yini. Awudingi i-akhawunti.
# unreviewed
words-language = Ulimi lwakho
# unreviewed
words-name = Igama lakho noma izinhlamvu zokuqala (kungashiywa kungabhalwe)
# unreviewed
words-name-hint = Lihamba nezimpendulo zakho, ukuze oziqoqayo akwazi ukukubuza.
# unreviewed
words-about = Kuqinisekiswe okungakanani
# unreviewed
words-about-text = Amazwi aqinisekisiwe uma imithetho ebhaliwe yomdlalo inawo, noma uma abakhulumi ababili abehlukene bethe alungile. Wonke amanye abhalwe ngabantu noma izinhlelo ezingase zenze iphutha.
# unreviewed
words-about-confirmed = Kuqinisekiswe imisho engu-{ $n } kwengu-{ $all }.
# unreviewed
words-about-help = Osethe le khompyutha angamema abakhulumi ukuba basize, ekhasini elithi “Le khompyutha”.
# unreviewed
words-quiet = Iningi lala mazwi alikaqinisekiswa ngabakhulumi (aqinisekisiwe angu-{ $percent } %).
# unreviewed
words-laptop = Abakhulumi besiZulu, isiXhosa, isiBhunu noma isi-Indonesia bangasho ukuthi imaphi amazwi alungile. Bavula ikheli efonini yabo; abadingi i-akhawunti futhi ababoni okungaphezu kwalokho okubonwa yiwo wonke umuntu.
# unreviewed
words-link-make = Yenza ikheli labakhulumi
# unreviewed
words-link-renew = Lenze kabusha
# unreviewed
words-link-ends = Ikheli elidala liyaphela, nakulabo asebelivulile. Izimpendulo zabo ziyasala.
# unreviewed
words-link-qr = Ikheli labakhulumi njengekhodi ye-QR
# unreviewed
words-bring = Izimpendulo zakwenye indawo
# unreviewed
words-file = Ifayela lezimpendulo
# unreviewed
words-take-in = Ngenisa
# unreviewed
words-taken-in = Izimpendulo ezintsha: { $n }. Esezaziwa: { $known }.
# unreviewed
words-strange = Kushiyiwe, ngoba le nguqulo ye-Inkundla ayinawo lo musho: { $n }.
# unreviewed
words-full = Abekho abanye abakhulumi noma izimpendulo ezingangena kule khompyutha. Cela oyinakekelayo enze ikheli labakhulumi kabusha.
# unreviewed
words-place-umpire = Ifoni kanompempe
# unreviewed
words-when-umpire = Efonini esebhodini: amathuba, amakhadi, amawashi, nokuthi kungani okuthile kungenakwenziwa.
# unreviewed
words-place-practice = Ukuzilolonga nokubuka kabusha
# unreviewed
words-when-practice = Uma othile efunda umdlalo, noma ewubuka ngesinyathelo.
# unreviewed
words-place-rules = Imithetho
# unreviewed
words-when-rules = Emakhasini anemithetho yemidlalo.
# unreviewed
words-place-event = Umqhudelwano
# unreviewed
words-when-event = Uma othile enza umqhudelwano, eshintsha izilungiselelo zawo noma ewubuka.
# unreviewed
words-place-players = Abadlali
# unreviewed
words-when-players = Uma abadlali befakwa, belungiswa, betholwa noma bebalwa.
# unreviewed
words-place-rounds = Imizuliswano
# unreviewed
words-when-rounds = Uma umzuliswano ubhangqwa, umenyezelwa, uqhutshwa, ulungiswa noma uhoxiswa.
# unreviewed
words-place-standings = Izindawo
# unreviewed
words-when-standings = Ezindaweni, kowamanqamu nasezinhlwini zezikole namaqembu.
# unreviewed
words-place-projector = Iprojektha
# unreviewed
words-when-projector = Odongeni lwehholo, nalapho kukhethwa khona okuboniswayo.
# unreviewed
words-place-people = Abantu
# unreviewed
words-when-people = Uma abanye bemenywa ukusiza, nakulokho abavunyelwe ukukwenza.
# unreviewed
words-place-account = I-akhawunti
# unreviewed
words-when-account = Uma othile engena, eshintsha amazwi ayimfihlo noma elahlekelwe yiwo.
# unreviewed
words-place-papers = Amaphepha
# unreviewed
words-when-papers = Kulokho okuphrintwayo: imibhangqwana, amakhadi amabhodi, amashidi emidlalo, izitifiketi.
# unreviewed
words-place-records = Amarekhodi emidlalo
# unreviewed
words-when-records = Uma irekhodi lifundwa, lihlolwa, liphrintwa noma lithathwa.
# unreviewed
words-place-files = Amafayela
# unreviewed
words-when-files = Uma ifayela lithathwa, nalapho lingafundeki.
# unreviewed
words-place-copies = Izipele
# unreviewed
words-when-copies = Uma kwenziwa amakhophi akho konke noma ebuyiswa.
# unreviewed
words-place-computer = Le khompyutha
# unreviewed
words-when-computer = Ekhasini lekhompyutha esehholo, ekuhlolweni kwefoni, nakulokho okushiwo ngokufinyeleleka.
# unreviewed
words-place-words = Siza ngamazwi
# unreviewed
words-when-words = Kulawa makhasi abakhulumi.
# unreviewed
words-place-notices = Amaphutha nezaziso
# unreviewed
words-when-notices = Ngemva kokuba okuthile kugciniwe, nalapho okuthile kungenakwenziwa.
# unreviewed
words-place-everywhere = Yonke indawo
# unreviewed
words-when-everywhere = Emakhasini amaningi: izinhlangothi, imibala, izinsuku, amathebula.
# unreviewed
words-help = Siza ngamazwi: { $n }
# unreviewed
words-send = Landa izimpendulo zami ({ $n })
# unreviewed
words-take-all = Landa zonke izimpendulo ({ $n })
# unreviewed
words-others-right = Abanye abakhulumi abathe kulungile: { $n }.
# unreviewed
words-about-here = Kule khompyutha abakhulumi ababili bathe kulungile kwezinye ezingu-{ $n }.
# unreviewed
verify-title = Hlola irekhodi
# unreviewed
verify-hint = Khetha ifayela lamarekhodi olinikwe umhleli. Ithuba ngalinye liyaphinda lidlalwe, futhi uphawu ngalunye olukhombisa ushintsho luyahlolwa.
# unreviewed
verify-file = Ifayela lamarekhodi
# unreviewed
verify-paste = Noma unamathisele umbhalo
# unreviewed
verify-text = Umbhalo wamarekhodi
# unreviewed
verify-button = Hlola
# older than the English
# unreviewed
verify-kept = Akukho lutho lwaleli fayela olugcinwayo.
# unreviewed
verify-drop = Noma udonsele ifayela noma kuphi kuleli khasi.
# unreviewed
verify-stays = Ifayela lihlala kule divayisi: leli khasi alithumeli lutho futhi alidingi inethiwekhi.
# unreviewed
verify-needs = Leli khasi lidinga izikripthi (JavaScript) nesiphequluli sango-2023 noma esisha. Ikhasi “Hlola irekhodi” leseva ye-Inkundla lenza okufanayo ngaphandle kwazo.
# unreviewed
verify-take = Thatha leli khasi
# unreviewed
verify-take-hint = Ifayela elilodwa elihlola amarekhodi ngaphandle kwe-Inkundla nangaphandle kwenethiwekhi.
# unreviewed
verify-nothing = Khetha ifayela, noma unamathisele umbhalo walo.
# older than the English
# unreviewed
verify-sound = Irekhodi limi
# unreviewed
verify-unchanged = Alishintshiwe
# unreviewed
verify-not-sound = Irekhodi lishintshiwe
# unreviewed
verify-changed = Lishintshiwe
# unreviewed
verify-unreadable = Lokhu akufundeki njengerekhodi
# unreviewed
verify-no-record = Akulona irekhodi
# unreviewed
verify-turns = Ithuba ngalinye lilandela imithetho
# older than the English
# unreviewed
verify-turns-how = Amathuba aphinde adlalwa lapha: { $turns }. Imidlalo: { $games }.
# unreviewed
verify-chain = Akukho lutho olushiyiwe, olwengeziwe noma olushintshiwe phakathi
# older than the English
# unreviewed
verify-chain-how = Okufakiwe ngakunye kunophawu lokwangaphambi kwakho.
# unreviewed
verify-signed = Umqhudelwano usayine umzuliswano { $round }
# older than the English
# unreviewed
verify-number = Inombolo yokuhlola { $code }. Kumele ifane naleyo esekhasini lomqhudelwano lalo mzuliswano.
# unreviewed
verify-agreed = Bobabili abadlali bathe umphumela ulungile
# unreviewed
verify-agreed-games = { $n ->
    [one] Emdlalweni o-{ $n }.
   *[other] Emidlalweni engu-{ $n }.
}
# unreviewed
verify-not-proved = Akuqinisekisiwe
# older than the English
# unreviewed
verify-not-table = Lokho obekumi ngempela etafuleni: irekhodi likhombisa lokho unompempe akuthintile.
# unreviewed
verify-another = Hlola elinye
# unreviewed
verify-paper = Iphepha lakho linenombolo yokuhlola { $code }. Khetha ifayela lamarekhodi omqhudelwano: leli khasi lisho ukuthi yifayela elinaleyo nombolo yini.
# unreviewed
verify-paper-is = Inombolo yokuhlola yephepha lakho ngeyomzuliswano { $round }
# older than the English
# unreviewed
verify-paper-is-not = Akukho lutho kuleli fayela olunenombolo yokuhlola yephepha lakho, { $code }. Yelinye ifayela, noma umzuliswano usayinwe futhi kusukela lapho.
# unreviewed
codes-title = Bonisa irekhodi njengamakhodi e-QR
# older than the English
# unreviewed
codes-where = Vula ibhodi ngale foni. Imenyu yayo inenkinobho inqobo nje uma kukhona okulinde ukuthunyelwa.
# older than the English
# unreviewed
codes-hint = Bamba le foni phambi kwekhamera yelaptop yomhleli, ibanga lesandla, kuze ilaptop ibonise ibhodi.
# older than the English
# unreviewed
codes-none = Akukho okulindile kule foni: umhleli unakho konke.
# unreviewed
codes-of = Ikhodi { $n } kwangu-{ $all }
# unreviewed
codes-back = Edlule
# unreviewed
codes-hold = Bamba
# unreviewed
codes-next = Elandelayo
# unreviewed
scan-title = Funda amarekhodi kumafoni
# older than the English
# unreviewed
scan-hint = Ifoni ebingafinyeleli kule laptop ibonisa irekhodi layo njengamakhodi e-QR: kumenyu yayo, “Bonisa irekhodi njengamakhodi e-QR”. Yibambe phambi kwekhamera, noma ukhethe izithombe zamakhodi.
# unreviewed
scan-camera = Sebenzisa ikhamera
# unreviewed
scan-camera-off = Misa ikhamera
# older than the English
# unreviewed
scan-camera-refused = Isiphequluli asiliboleki leli khasi ikhamera. Khetha izithombe esikhundleni salokho.
# unreviewed
scan-pictures = Izithombe zamakhodi (JPEG noma PNG)
# unreviewed
scan-read = Zifunde
# older than the English
# unreviewed
scan-empty = Akukafundwa khodi.
# older than the English
# unreviewed
scan-nothing = Ayikho ikhodi yerekhodi esithombeni. Sithathe futhi: eduze, siqonde, ngaphandle kokukhanya okubuyayo.
# older than the English
# unreviewed
scan-no-picture = Elinye ifayela alisona isithombe esingafundwa. Khetha i-JPEG noma i-PNG.
# older than the English
# unreviewed
scan-too-large = Isithombe sinamaphikseli amaningi kakhulu. Sithathe ngosayizi omncane.
# unreviewed
scan-too-much = Ayikho ikhodi etholakele esithombeni: sinamaphethini amaningi kakhulu. Thatha isithombe sefoni eyodwa useduze.
# unreviewed
scan-missing = Kufundwe { $read } kumakhodi angu-{ $all }. Kusasele: { $missing }
# older than the English
# unreviewed
scan-damaged = Lawa makhodi awahambisani, noma awalona irekhodi. Akukho lutho lwawo olufakiwe. Wafunde futhi efonini.
# older than the English
# unreviewed
scan-altered = Lawa makhodi awawona enziwe yifoni yaleli bhodi: ashintshiwe. Akukho lutho lwawo olufakiwe.
# unreviewed
scan-other-phone = Lawa makhodi avela efonini engarekhodi leli bhodi manje, noma komunye umqhudelwano. Akukho lutho lwawo olufakiwe.
# unreviewed
scan-no-board = Lo mqhudelwano awunalo lelo bhodi, noma ayikho ifoni elirekhodayo. Akukho lutho olufakiwe.
# older than the English
# unreviewed
scan-stops = Okufakiwe { $n } kwefoni akukwazi ukulandela okusekhodini, ngakho akukho lutho olufakiwe: { $why }
# older than the English
# unreviewed
scan-turns = { $n ->
    [one] Irekhodi linethuba elingu-{ $n } nalo.
   *[other] Irekhodi linamathuba angu-{ $n } nalo.
}
# unreviewed
scan-not-over = Umdlalo awukapheli.
# older than the English
# unreviewed
scan-known = { $n ->
    [one] Okufakiwe oku-{ $n } kwefoni sekukurekhodi.
   *[other] Okufakiwe okungu-{ $n } kwefoni sekukurekhodi.
}
# older than the English
# unreviewed
scan-all-known = Konke kukurekhodi.
# unreviewed
scan-entered = { $n ->
    [one] Kufakwe okufakiwe oku-{ $n }.
   *[other] Kufakwe okufakiwe okungu-{ $n }.
}
# unreviewed
scan-to-enter = { $n ->
    [one] Kungafakwa okufakiwe oku-{ $n }.
   *[other] Kungafakwa okufakiwe okungu-{ $n }.
}
# unreviewed
scan-enter = Faka leli rekhodi
# unreviewed
scan-done = Ikurekhodi
# unreviewed
scan-refused = Ayifakwanga
# unreviewed
verify-which = Umdlalo
# unreviewed
verify-show = Bonisa
# unreviewed
verify-game = Umzuliswano { $round }, ibhodi { $board }: { $first }, { $second }
# older than the English
# unreviewed
take-title = Amarekhodi emidlalo avela kwenye ikhompyutha
# older than the English
# unreviewed
take-hint = Imidlalo yalo mqhudelwano erekhodwe kwenye i-Inkundla: khetha ifayela lamarekhodi ayo. Ubona okuphakathi ngaphambi kokuba kugcinwe noma yini. Angena wonke, noma kungangeni nalinye.
# unreviewed
take-found = Okusha – imidlalo: { $games }, imigqa: { $entries }.
# older than the English
# unreviewed
take-known = { $n ->
    [0] Awukho umdlalo osulapha.
    [one] Umdlalo ongu-{ $n } usulapha, njengasefayeleni.
   *[other] Imidlalo engu-{ $n } isilapha, njengasefayeleni.
}
# older than the English
# unreviewed
take-agree = Ngenisa amarekhodi
# older than the English
# unreviewed
take-wrong = { $n ->
    [one] Akukho okungenisiwe. Kukhona okungalungile:
   *[other] Akukho okungenisiwe. Zingu-{ $n } izinto ezingalungile:
}
# unreviewed
take-stands = Umzuliswano { $round }, ibhodi { $board }: { $why }
# unreviewed
take-no-such-board = lo mqhudelwano awunalo ibhodi elinjalo.
# unreviewed
take-not-open = lo mzuliswano awudlalwa lapha manje.
# older than the English
# unreviewed
take-other-players = kuhlezi abanye abadlali lapho: izinombolo { $first } no-{ $second }.
# older than the English
# unreviewed
take-other-record = sekurekhodwe okunye lapha.
# older than the English
# unreviewed
take-by-hand = umphumela ufakwe ngesandla. Wuhoxise kuqala.
# older than the English
# unreviewed
take-other-law = udlalwe ngeminye imithetho, hhayi eyalo mqhudelwano.
# older than the English
# unreviewed
notice-records-taken = Amarekhodi angenisiwe.
# older than the English
# unreviewed
record-not-records = Leli akulona ifayela lamarekhodi.
# unreviewed
record-version = Ifayela linohlobo { $version }. Lolu hlelo lwazi uhlobo 2.
# older than the English
# unreviewed
record-not-understood = Lokhu akubhaliwe njengerekhodi.
# unreviewed
record-missing = Kukhona okushodayo lapha.
# older than the English
# unreviewed
record-twice = Lokhu kuphindwe okwesibili lapha.
# older than the English
# unreviewed
record-number = Umugqa { $found } umi lapho kufanele kube khona umugqa { $expected }.
# unreviewed
record-altered = Umugqa { $entry } uguquliwe, noma lowo ongaphambi kwawo.
# unreviewed
record-root = Abadlali, umzuliswano, ibhodi noma umqhudelwano kuguquliwe.
# unreviewed
record-impossible = Umugqa { $entry } awukwazi ukulandela engaphambi kwawo.
# unreviewed
record-not-from-entries = Imigqa yomdlalo isho okunye.
# unreviewed
record-other-event = Lokhu kusayinelwe omunye umqhudelwano.
# unreviewed
record-signature = Isiginesha ayilungile: kukhona okuguqulwe ngemva kokusayina.
# unreviewed
record-cut = Isiphetho sinqunyiwe: umugqa { $signed } usayiniwe, irekhodi liphela ku-{ $found }.
# unreviewed
record-place-more = Umugqa { $line }, ikholomu { $column }: { $what } (Amanye angu-{ $n } alandela lokhu.)
# unreviewed
record-text = Umbhalo awusiwo owabhalwa, noma awukho kokufakiwe.
# older than the English
# unreviewed
record-no-game = Umdlalo owasayinwa awukho kuleli fayela: { $game }.
# unreviewed
record-no-statement = Isitatimende esisayiniwe asikho: inombolo { $first } kuya ku-{ $last }.
# unreviewed
record-not-after = Isitatimende { $number } asilandeli esingaphambi kwaso.
# older than the English
# unreviewed
record-no-round = Umzuliswano { $round } wasayinwa, kodwa isitatimende sawo asikho kuleli fayela.
# older than the English
# unreviewed
record-holds = Ifayela lithi lino-{ $said }, kanti lino-{ $found }.
# unreviewed
record-notes = Akukho okungalungile kuleli fayela. Alikufakazeli lokhu:
# older than the English
# unreviewed
record-note-part-round = Ifayela lithi liwumzuliswano { $round } womncintiswano. Okusayiniwe kokunye akufunwa.
# older than the English
# unreviewed
record-note-part-game = Ifayela lithi liwumzuliswano { $round }, ibhodi { $board } lomncintiswano. Okusayiniwe kokunye akufunwa.
# older than the English
# unreviewed
record-note-unsigned = Akukho sayina: lokhu akufakazeli lutho ngalowo obenefayela lonke.
# unreviewed
record-note-not-signed = { $more ->
    [0] Umzuliswano { $round }, ibhodi { $board }:
    [one] Umzuliswano { $round }, ibhodi { $board } nomunye umdlalo ongu-{ $more }:
   *[other] Umzuliswano { $round }, ibhodi { $board } neminye imidlalo engu-{ $more }:
} akusayiniwe kwaze kwaba sekupheleni. Lowo obenefayela angakushintsha noma akufinyeze lokho.
# older than the English
# unreviewed
record-note-key = Ukhiye wamasayina usefayeleni uqobo. Uqhathanise nalowo onawo womncintiswano.
# older than the English
# unreviewed
record-note-names = Amagama abadlali nelomncintiswano awavikelwe. Akekho obengawabona amanye.
# unreviewed
record-note-erased = { $n ->
    [one] Umbhalo ongu-{ $n } usuliwe. Iketanga limi ngaphandle kwawo.
   *[other] Imibhalo engu-{ $n } isuliwe. Iketanga limi ngaphandle kwayo.
}
# unreviewed
former-organiser = owayengumhleli
# unreviewed
former-helper = owayengumsizi
# unreviewed
former-umpire = owayengunompempe
# unreviewed
account-still-organises = Kukhona umqhudelwano onawe wedwa njengomhleli. Wudlulisele noma uwusule kuqala.
# unreviewed
account-delete = Sula i-akhawunti yami
# unreviewed
account-delete-text = Ukhishwa unomphela. Igama lakho liyasuka kumarekhodi, emabhodini nasemlandweni wemiqhudelwano. Esikhundleni salo kubhalwa “owayengumhleli”.
# unreviewed
account-delete-owner = Le akhawunti imise i-Inkundla lapha, ngakho ayinakususwa kuleli khasi. Ekhompyutheni lapho i-Inkundla isebenza khona, umyalo “inkundla user delete” uyayisusa.
# unreviewed
notice-account-deleted = I-akhawunti yakho isuliwe.
# older than the English
# unreviewed
notice-person-erased = Igama lisusiwe.
# older than the English
# unreviewed
people-erase = Sula igama
# unreviewed
people-erase-text = U-{ $name } uyakhishwa, negama liyasuka kulo mqhudelwano.
# unreviewed
people-left = Amagama onompempe nabantu abahambile
# older than the English
# unreviewed
people-left-text = Igama elisuliwe liyasuka emabhodini, kumarekhodi nasemlandweni. Indima isala.
# older than the English
# unreviewed
erase-texts = { $n ->
    [one] Umbhalo owodwa nawo uyasuka:
   *[other] Imibhalo engu-{ $n } nayo iyasuka:
}
# older than the English
# unreviewed
erase-texts-all = { $n ->
    [one] Umbhalo owodwa owabhalwa kumarekhodi noma njengesizathu nawo uyasuka, kanye namagama onompempe.
   *[other] Imibhalo engu-{ $n } eyabhalwa kumarekhodi noma njengezizathu nayo iyasuka, kanye namagama onompempe.
}
# older than the English
# unreviewed
audit-person-erased = Igama lomuntu owayengunompempe noma owasiza lisuliwe
# unreviewed
record-one-event = Ifayela linamarekhodi emiqhudelwano eminingi. Wakhiphe ngamunye ngamunye.
# unreviewed
file-place = Umugqa { $line }, ikholomu { $column }: { $what }
# unreviewed
file-row = Irowu { $row }, { $column }: { $what }
# unreviewed
file-too-large = Ifayela likhulu kakhulu.
# older than the English
# unreviewed
imports-busy = Amanye amafayela ayangeniswa manje. Zama futhi ngemva komzuzu.
# unreviewed
list-pages = Amakhasi alolu hlu
# unreviewed
trf-line-too-long = Lo mugqa mude kakhulu efayeleni lombiko.
# older than the English
# unreviewed
faults-more = { $n ->
    [one] … nelilodwa elengeziwe.
   *[other] … nezinye ezingu-{ $n }.
}
# older than the English
# unreviewed
file-not-text = Ifayela likhulu kakhulu, noma akulona umbhalo.
json-fault = { $place }: { $what }
# unreviewed
trf-no-players = Abekho abadlali (awukho umugqa oqala ngo-001).
# unreviewed
trf-not-a-number = “{ $text }” akuyona inombolo esuka ku-{ $least } iye ku-{ $most }.
# unreviewed
trf-not-points = “{ $text }” akulona inani lamaphuzu elifana no-1.0 noma u-2.5.
# older than the English
# unreviewed
trf-twice = Umdlali { $number } usevele esemgqeni { $first }.
# unreviewed
trf-unknown = Umdlali { $number } akekho efayeleni.
# older than the English
# unreviewed
trf-bad-colour = “{ $found }” akuwona umbala: w, b noma -.
# older than the English
# unreviewed
trf-bad-result = “{ $found }” akuwona umphumela.
# older than the English
# unreviewed
trf-contradiction = Umphumela “{ $found }” awuhambisani nembangi.
# unreviewed
trf-not-mirrored = Umzuliswano { $round }: umugqa womdlali { $other } usho okunye.
# unreviewed
trf-no-game = Umzuliswano { $round }: u-“{ $found }” lapha no-“{ $theirs }” emugqeni womdlali { $other } akungeke kube umdlalo owodwa.
# unreviewed
trf-after-the-last = Umzuliswano { $round } uyadlalwa lapha, kodwa ifayela lithi kunemizuliswano engu-{ $rounds }. Lungisa inani lemizuliswano (umugqa oqala ngo-142 noma u-XXR).
# unreviewed
trf-unknown-system = U-“{ $code }” akuyona indlela yokubhangqa abadlali eyaziwa lapha. Faka enye emugqeni oqala ngo-192, njengo-FIDE_DUTCH_2026, FIDE_BURSTEIN noma FIDE_DUBOV, noma ususe lo mugqa.
# unreviewed
trf-points-differ = Imizuliswano inika amaphuzu angu-{ $counted }, hhayi angu-{ $written }.
# unreviewed
trf-bad-word = “{ $text }” akuqondakali lapha.
# unreviewed
trf-not-supported = Imigqa eqala ngo-{ $tag } ayikwazi ukufundwa.
# older than the English
# unreviewed
trf-unknown-tiebreak = “{ $code }” akusona isehlukanisi esaziwayo lapha. Sisuse emugqeni oqala ngo-212, noma ufake esinye endaweni yaso.
# older than the English
# unreviewed
trf-other-points = Imidlalo engadlalwanga, ukuphumula noma imidlalo engaphelile kunikwa amaphuzu ahlukile kulawo okunqoba, okulingana noma iqanda. Umqhudelwano awukwazi ukukugcina lokho.
# unreviewed
trf-other-acceleration = Lawa maphuzu engeziwe akuwona awendlela ye-Baku. Umqhudelwano awukwazi ukuwagcina.
# unreviewed
trf-too-many-apart = Imibhangqwana engu-{ $pairs } akumele ihlangane. Umqhudelwano ungagcina engu-{ $most }.
# unreviewed
trf-no-teams = Lapha kudlala amaqembu, kodwa awukho umugqa 310 osho ukuthi ubani udlalela liphi iqembu.
# unreviewed
trf-accelerated-teams = Amaqembu anamaphuzu angeziwe emizuliswaneni yokuqala awasekelwa.
# older than the English
# unreviewed
trf-team-twice = Iqembu { $number } selivele likhona emugqeni { $first }.
# unreviewed
trf-unknown-team = Iqembu { $number } alikho efayeleni.
# unreviewed
trf-other-team-points = Imidlalo noma ukuphumula kwamaqembu lapha kunamanye amaphuzu kunala: 2 ngokunqoba, 1 ngokulingana, 0 ngokuhlulwa, ngokuphumula umdlalo olinganayo, noma lutho lapho bonke bedlala nabo bonke. Umqhudelwano awukwazi ukukugcina lokho.
# unreviewed
trf-team-points-differ = Imidlalo inika iqembu { $number } amaphuzu angu-{ $counted }, hhayi u-{ $written }.
# unreviewed
results-no-column = Asikho isihloko esinjalo.
# unreviewed
results-not-a-number = “{ $text }” akuyona inombolo.
# unreviewed
results-no-such-board = Lo mzuliswano awudlalwa manje, noma awunalo ibhodi elinjalo.
# older than the English
# unreviewed
results-somebody-else = Umdlali { $number } akahlali lapho.
# older than the English
# unreviewed
results-no-result = “{ $text }” akuwona umphumela. Bhala 1-0, 0-1 noma 1/2-1/2.
# older than the English
# unreviewed
results-twice = Leli bhodi selivele liserowini { $row }.
# unreviewed
fault-recorded = La mabhodi anomdlalo orekhodiwe osho okunye: { $boards }. Walungise ebhodini.
# older than the English
# unreviewed
import-title = Ngenisa umqhudelwano
# unreviewed
copies = Amakhophi okulondoloza
# older than the English
# unreviewed
home-copies = Vula ikhophi yokulondoloza
# unreviewed
home-demo = Zama isibonelo
# older than the English
# unreviewed
home-demo-hint = Isibonelo umqhudelwano wesikole onezingane ezingu-24 eziqanjiwe, amabhodi ayadlalwa. Cindezela konke; sisule noma nini.
# unreviewed
home-demo-away = Susa isibonelo
# unreviewed
demo-plays = Isibonelo siyazidlalela: kungena amathuba, amakhadi nemiphumela. Ibhodi oyithathayo iba ngeyakho.
# unreviewed
demo-stop = Misa isibonelo
# unreviewed
demo-stopped = Isibonelo simile.
# unreviewed
demo-start = Yeka isibonelo sidlale
# unreviewed
tour = Ukukhonjiswa
# unreviewed
tour-text = Lokhu kuyisibonelo esinezingane eziqanjiwe. Cindezela konke.
# unreviewed
tour-begin = Ngikhombise
# unreviewed
tour-next = Okulandelayo
# unreviewed
tour-end = Qeda ukukhonjiswa
# older than the English
# unreviewed
tour-now = Leli khadi lihlale lisho okumele kwenziwe ngokulandelayo, ngenkinobho eyodwa.
# older than the English
# unreviewed
tour-look = Okukudingayo kulapha: unompempe obizayo, ifoni ethulile. Imiphumela ifakwa etafuleni elingezansi.
# older than the English
# unreviewed
tour-players = Abadlalayo nabakhona. Cindezela inkinobho yegama uma ingane ingekho; amagama amasha anamathiselwa ngezansi.
# unreviewed
tour-event = Yilokhu okubonwa ngabazali: amagama amafushane, amabhodi bukhoma. Vula ibhodi ukuze ulandele umdlalo walo.
# older than the English
# unreviewed
tour-standings = Ubani ukuphi. Zonke izibalo zisho ukuthi zitholakale kanjani.
# older than the English
# unreviewed
tour-screen = Ikhasi lodonga lwehholo. Khetha elikubonisayo, livule kuprojektha, uliyeke.
# older than the English
# unreviewed
tour-files = Konke okuphrintwayo noma okuthathwayo: izindawo, izitifiketi, amafomu okucima kukagesi, ikhophi yokulondoloza. Kuphelele lapho.
# unreviewed
film-title = I-Inkundla ngezithombe eziyisikhombisa
# unreviewed
film-picture = Isithombe: { $page }
# unreviewed
film-umpire = Ifoni kanompempe
# unreviewed
film-umpire-text = Unompempe uskena ikhodi etafuleni athinte okudlalwayo: kungathintwa kuphela amachashazi avumelekile. Kuyaqhubeka ngaphandle kwenethiwekhi.
# unreviewed
film-look = Kubone ngezithombe eziyisikhombisa
# older than the English
# unreviewed
copies-names = Ikhophi yokulondoloza inamagama aphelele ezingane. Igcine lapho ifundwa nguwe kuphela.
# unreviewed
copies-events = Landa ikhophi yomqhudelwano owodwa
# unreviewed
copies-all = Yonke imiqhudelwano, ama-akhawunti nezilungiselelo
# unreviewed
copies-kept = Amakhophi enziwe yi-Inkundla ngokwayo
# unreviewed
copies-none = Ayikabikho ikhophi. I-Inkundla yenza eyodwa lapho umzuliswano umenyezelwa noma uvalwa.
# unreviewed
copies-off = Lapha i-Inkundla ayizenzeli amakhophi ngokwayo. Bheka i-docs/BACKUPS.md.
# unreviewed
copy-all = Landa ikhophi yakho konke
# unreviewed
copy-of-event = Ikhophi yalo mqhudelwano
# older than the English
# unreviewed
copy-of-event-hint = abadlali, imizuliswano, nakho konke okurekhodiwe kwayo yonke imidlalo, ukuze kubuyiswe kamuva
# older than the English
# unreviewed
copy-back = Buyisa umqhudelwano
# unreviewed
copy-back-text = Khetha ikhophi yomqhudelwano owodwa. Uzobona okukuyo ngaphambi kokuthi kwenzeke okuthile.
# older than the English
# unreviewed
copy-look = Bheka ngaphakathi
# unreviewed
copy-found = Kuleli fayela
# older than the English
# unreviewed
copy-holds = { $event }: abadlali { $players }, umzuliswano { $round }
# unreviewed
copy-is-new = Lo mqhudelwano awukabikho lapha. Ubuyiselwa nayo yonke imidlalo yawo, futhi uwuqhuba wena.
# unreviewed
copy-is-here = Lo mqhudelwano usukhona lapha. Uhlala unjalo; ikhophi yengezwa njengomqhudelwano wesibili onekheli elisha.
# unreviewed
copy-is-whole = Le yikhophi yakho konke, akuyona eyomqhudelwano owodwa. Ibuyiswa ngomugqa wemiyalo: bheka ku-docs/BACKUPS.md.
# unreviewed
copy-is-large = Le khophi inkulu kakhulu kwisiphequluli. Yibuyise ngomugqa wemiyalo: bheka ku-docs/BACKUPS.md.
# older than the English
# unreviewed
copy-bring = Wungenise
# unreviewed
copy-made = Yenziwe
# unreviewed
copy-age = Ubudala
# unreviewed
copy-weight = Ubukhulu
# unreviewed
copy-size = { $kb } kB
# unreviewed
ago-minutes = { $n ->
    [one] umzuzu o-{ $n }
   *[other] imizuzu engu-{ $n }
}
# unreviewed
ago-hours = { $n ->
    [one] ihora eli-{ $n }
   *[other] amahora angu-{ $n }
}
# unreviewed
ago-days = { $n ->
    [one] usuku olu-{ $n }
   *[other] izinsuku ezingu-{ $n }
}
# older than the English
# unreviewed
archive-not-ours = Leli fayela aliyona ikhophi ye-Inkundla.
# older than the English
# unreviewed
archive-newer = Le khophi yenziwe yi-Inkundla entsha ({ $version }). Sebenzisa leyo nguqulo.
# older than the English
# unreviewed
archive-cut-off = Le khophi ayiphelele. Thatha enye.
# older than the English
# unreviewed
archive-line = Umugqa { $line } wale khophi awufundeki. Thatha enye.
# older than the English
# unreviewed
archive-altered = Le khophi ishintshiwe noma yonakele ngemva kokwenziwa. Thatha enye.
# unreviewed
import-hint = Ifayela lombiko (TRF) lolunye uhlelo, noma konke (JSON) kwe-Inkundla yenye ikhompyutha. Ubona okukulo ngaphambi kokuba kugcinwe noma yini.
# unreviewed
import-game-hint = Ifayela lombiko alisho ukuthi kudlalwe muphi umdlalo.
# older than the English
# unreviewed
import-look = Buka ifayela
# older than the English
# unreviewed
import-found = Abadlali: { $players }, imizuliswano: { $rounds }.
# older than the English
# unreviewed
import-aliases = Wonke umuntu uzobona: { $names }
# unreviewed
import-name-order = Amagama angenakhefana afundwa ngesibongo kuqala, njengasemafayeleni emibiko: wonke umuntu ubona u-“{ $alias }” ku-“{ $written }”.
# unreviewed
import-given-first = Kuleli fayela igama liza kuqala
# unreviewed
import-rounds-differ = { $n ->
    [one] Umzuliswano { $rounds } awulandeli imithetho yokubhangqa. Uhlala unjalo.
   *[other] Le mizuliswano ayilandeli imithetho yokubhangqa: { $rounds }. Ihlala injalo.
}
# unreviewed
report-not-kept = Umqhudelwano awugcini: { $parts }.
# unreviewed
report-records = amarekhodi { $records }
# unreviewed
report-titles = izicoco ({ $n })
# unreviewed
report-federations = izinhlangano zomdlalo ({ $n })
# unreviewed
report-ids = izinombolo zezinhlangano zomdlalo ({ $n })
# unreviewed
report-days-of-birth = izinsuku zokuzalwa, ngaphandle konyaka ({ $n })
# unreviewed
report-unrated = izimpawu zemidlalo emifushane kakhulu ukuba ilinganiswe ({ $n })
# unreviewed
import-cycle-once = Ifayela alikusho lokhu: sithatha ngokuthi bonke badlala nabo bonke kanye, emizuliswaneni engu-{ $rounds }.
# unreviewed
import-cycle-twice = Ifayela alikusho lokhu: sithatha ngokuthi bonke badlala nabo bonke kabili, emizuliswaneni engu-{ $rounds }.
# unreviewed
import-agree = Wungenise
# unreviewed
import-no-name = Umqhudelwano ovela efayeleni
# unreviewed
notice-import-done = Umqhudelwano usulapha, nayo yonke imizuliswano yawo.
# older than the English
# unreviewed
import-wrong = { $n ->
    [one] Ifayela alinakungeniswa. Kukhona okungalungile:
   *[other] Ifayela alinakungeniswa. Zingu-{ $n } izinto ezingalungile:
}

## Categories

# unreviewed
player-more = Izinga, intombazane noma umfana, unyaka wokuzalwa
# unreviewed
player-more-hint = Kuphela uma unikeza imiklomelo ngezigaba noma udlala ngamazinga. Nguwe kuphela okubonayo, ngaphandle kokuthi wonke umuntu angabona amazinga.
# unreviewed
gender-f = Intombazane
# unreviewed
gender-m = Umfana

## What separates equal points

# unreviewed
tiebreak-meanings = Okushiwo yilokhu
# unreviewed
tiebreak-refused = Lesi sehlukanisi asifundeki: { $why }
# older than the English
# unreviewed
ranking-more = Inkatho, ukulandelana ngesandla, nezinye izilungiselelo zezindawo
# unreviewed
lots-number = Inombolo yokwenza inkatho
# older than the English
# unreviewed
lots-hint = Uma “Inkatho” ingesinye sezehlukanisi: cela othile asho noma iyiphi inombolo kusuka ku-1 kuya ku-999999 ngaphambi komqhudelwano. Noma ubani ophinda enze inkatho ngenombolo efanayo uthola inkatho efanayo.
# unreviewed
field-lots = Inombolo yokwenza inkatho
# older than the English
# unreviewed
hand-order = Ukulandelana ngesandla: izinombolo zasohlwini, abangcono phambili
# unreviewed
hand-reason = Kungani
# older than the English
# unreviewed
hand-hint = Ngokwabadlali okungekho okunye okubehlukanisayo kuphela, isibonelo emva komdlalo owengeziwe. Wonke umuntu angasifunda isizathu.
# unreviewed
field-hand-order = Ukulandelana ngesandla
# unreviewed
field-hand-reason = Kungani (ukulandelana ngesandla)
# unreviewed
tiebreak-codes = Kubahluleli: izehlukanisi njengamakhodi, ahlukaniswe ngamakhoma
# unreviewed
tiebreak-codes-hint = Amakhodi e-FIDE C.07 afana ne-BH/C1, BH, SB, DE. Athatha indawo yokukhethiwe ngenhla.
# older than the English
# unreviewed
edition = Imithetho yokubala imizuliswano engenamdlalo
# unreviewed
edition-2026 = FIDE, uMashi 2026
# unreviewed
edition-2024 = FIDE, u-Agasti 2024
# older than the English
# unreviewed
edition-hint = Ngemithetho ka-2026 umzuliswano ongenamdlalo awulokothi ubale ngaphezu kwembangi ebingekho, noma ukulingana kuyo yonke imizuliswano.
# unreviewed
field-edition = Ushicilelo lwemithetho
# unreviewed
standings-all-grades = Wonke amabanga
# unreviewed
standings-all-categories = Zonke izigaba
# unreviewed
standings-all-genders = Amantombazane nabafana
# unreviewed
standings-gender-f = Amantombazane
# unreviewed
standings-gender-m = Abafana
# older than the English
# unreviewed
standings-all-years = Yonke iminyaka
# unreviewed
standings-born-from = Abazalwe ngo-{ $year } noma ngemva kwalokho
# unreviewed
standings-overall = indawo { $rank } kubo bonke
# unreviewed
schools-title = Izikole
# unreviewed
schools-size = Bangaki ababalwayo
# unreviewed
schools-how = { $n ->
    [one] Amaphuzu omdlali ongcono kunabo bonke esikoleni ngasinye.
   *[other] Amaphuzu abadlali abangu-{ $n } abangcono esikoleni ngasinye, ehlanganisiwe. Uma amaphuzu elingana kubalwa izindawo ezingcono.
}
# unreviewed
schools-best = { $n ->
    [one] ongcono oyedwa
   *[other] abangcono abangu-{ $n }
}
# unreviewed
schools-player = { $player }: { $points } (indawo { $rank })
# unreviewed
schools-entered = { $n ->
    [0] abekho abadlali
    [one] umdlali ongu-1
   *[other] abadlali abangu-{ $n }
}
# unreviewed
schools-none = Akekho umdlali onesikole.

# unreviewed
cross-table = Ithebula lokuhlangana
# unreviewed
cross-table-note = Umzuliswano ngamunye ukhombisa indawo yembangi, u-w uma uqala kuqala noma u-b uma ulandela, namaphuzu. U-+ no-− yimidlalo engadlalwanga. Umudwa usho ukuthi ayikho imbangi.
# unreviewed
cross-table-game = { $side }, imbangi { $place }: { $result }
# unreviewed
cross-table-number = Inombolo iyindawo yembangi.
# unreviewed
statistics = Izibalo
# unreviewed
statistics-sides = Imidlalo edlaliwe: { $games }. { $first } onqobile: { $won } ({ $wonpercent } %), { $second } onqobile: { $lost } ({ $lostpercent } %), elinganayo: { $drawn } ({ $drawnpercent } %).
# unreviewed
statistics-turns = Imidlalo ebhaliwe yemizuliswano evaliwe ithathe amathuba angu-{ $mean } ngokwesilinganiso. Omfushane uthathe { $shortest }, omude { $longest }.
# unreviewed
statistics-by-round = Imidlalo ngomzuliswano
# unreviewed
statistics-by-school = Abadlali ngesikole
# unreviewed
statistics-by-grade = Abadlali ngebanga
# unreviewed
statistics-by-sex = Amantombazane nabafana
# unreviewed
statistics-group = Iqembu
# unreviewed
statistics-played = Edlaliwe
# unreviewed
statistics-won-by = { $side } onqobile
# unreviewed
statistics-drawn = Elinganayo
# unreviewed
statistics-forfeits = Engadlalwanga
# unreviewed
statistics-open = Engakabi nawo umphumela
# unreviewed
statistics-byes = Baphumule benamaphuzu
# unreviewed
statistics-absent = Abangekho
# unreviewed
statistics-have-played = Asebedlalile
# unreviewed
statistics-left = Abahambe ngaphambi kwesikhathi
# unreviewed
statistics-won = Enqotshiwe
# unreviewed
statistics-lost = Elahlekile
# unreviewed
statistics-note = Umdlalo phakathi kwabadlali ababili beqembu elilodwa ubalwa kanye ngamunye wabo.
# unreviewed
certificate = Isitifiketi
# unreviewed
certificate-place = { $n ->
    [1] Indawo yokuqala
    [2] Indawo yesibili
    [3] Indawo yesithathu
   *[other] Indawo { $n }
}
# unreviewed
certificate-about = kubadlali abangu-{ $n }, { $points } emidlalweni engu-{ $games }
# unreviewed
certificate-took-part = Ubambe iqhaza
# unreviewed
certificate-organiser = Umhleli
# unreviewed
cards-when = Nini
# unreviewed
files-workbook = Konke emathebuleni (XLSX)
# unreviewed
files-workbook-hint = izindawo, abadlali, imiphumela namakhadi, okwespredishithi
# unreviewed
files-standings-pdf = Izindawo nethebula lokuhlangana (PDF)
# unreviewed
files-certificates = Izitifiketi zezindawo 1 kuya ku-3 (PDF)
# unreviewed
files-certificates-categories = Izitifiketi zabanqobile besigaba ngasinye (PDF)
# older than the English
# unreviewed
files-certificates-all = Izitifiketi zabo bonke (PDF)
# unreviewed
print-pdf = NjengePDF
# older than the English
# unreviewed
files-published = Amakhasi e-USB noma esinye isizinda (ZIP)
# older than the English
# unreviewed
files-published-hint = okungabonwa yiwo wonke umuntu, ngamagama amafushane; kuvuleka ngaphandle kwalolu hlelo
# unreviewed
published-as-of = Kuze kube { $time }
# unreviewed
published-start = Isiqalo
# unreviewed
published-copy = Ikhophi engadingi i-inthanethi
# unreviewed
winners = Abanqobile
# unreviewed
category = Isigaba
# older than the English
# unreviewed
winners-all = Wonke umuntu
# unreviewed
winners-none = Akekho onqobile okwamanje: awukho umzuliswano ovaliwe.
# unreviewed
winners-order = Kufundwa kusukela phezulu: onqobe umqhudelwano uza ekugcineni.
# unreviewed
files-winners = Abanqobile besigaba ngasinye
# older than the English
# unreviewed
files-winners-hint = amantombazane nabafana, ibanga, iminyaka nesikole, uma kwaziwa
# unreviewed
files-prizes-hint = ubani uthola ini, nokunikezwa kwemiklomelo
# unreviewed
prizes = Imiklomelo
# unreviewed
prizes-count = { $n ->
    [0] Awukho umklomelo okwamanje
    [one] umklomelo ongu-1
   *[other] imiklomelo engu-{ $n }
}
# unreviewed
prizes-text = Uyifunda kusukela kowokugcina kuya kowokuqala. Iprojektha ikhombisa igama ngalinye uma ulisho. Izivakashi zibona imiklomelo uma umqhudelwano usuphelile.
# unreviewed
prizes-usual = Faka imiklomelo evamile
# unreviewed
adjustments = Amaphuzu anikeziwe noma asusiwe
# unreviewed
adjustments-text = Ayabalwa emaphuzwini, ezindaweni nasezinhlanganisweni ezilandelayo. Awabalwa ezindleleni zokwehlukanisa, ngakho izimbangi azizuzi futhi azilahlekelwa.
# unreviewed
adjustments-none = Awekho amaphuzu anikeziwe noma asusiwe.
# unreviewed
adjustments-history = Izizathu zisemlandweni
# unreviewed
adjustments-later = Ungapha futhi ususe amaphuzu uma umzuliswano woku-1 usukhishiwe, lapho amaphuzu abadlali enquma izindawo.
# unreviewed
adjustment-new = Nikeza noma susa amaphuzu
# unreviewed
adjustment-give = Nikeza
# unreviewed
adjustment-take = Susa
# unreviewed
adjustment-points = Amaphuzu
# unreviewed
adjustment-round = Abalwa kusukela emzulisweni
# unreviewed
adjustment-from = kusukela emzulisweni { $round }
# unreviewed
adjustment-reason = Isizathu
# unreviewed
adjustment-reason-hint = Babona kuphela abaphethe umqhudelwano. Siyasuka uma igama lomdlali lisulwa.
# unreviewed
adjustment-back = Buyisela
# unreviewed
held = Okubonwa izivakashi kamuva
# unreviewed
held-text = Bamba izinhlangano, imiphumela noma uhlu lwezindawo uze ukukhulule: kuwo wonke amakhasi omphakathi, izikrini namafayela kanyekanye. Wena, abasizi bakho nonompempe nibona konke.
# unreviewed
held-now = Kukhona okugodliwe ezivakashini
# unreviewed
held-release = Khulula konke
# unreviewed
held-pairings = Izinhlangano
# unreviewed
held-pairings-hint = Imizuliswano elandelayo ayibonakali nhlobo.
# unreviewed
held-results = Imiphumela nemidlalo
# unreviewed
held-results-hint = Emizulisweni elandelayo izivakashi zibona ukuthi ubani odlala nobani, kungabi namabhodi.
# unreviewed
held-standings = Izindawo
# unreviewed
held-standings-hint = Izivakashi zizibona njengoba zazinjalo ngemva kwalowo mzuliswano.
# unreviewed
held-top = Izindawo ezisohlwini lwezindawo
# unreviewed
held-top-hint = Izivakashi zibona ezokuqala kuphela, isibonelo 10, kuzo zonke izinhlu, amafayela nasezindongeni. Ikhasi lomdlali ngamunye lisabonisa indawo yakhe. Kushiye kungenalutho ukuze kuboniswe zonke.
# unreviewed
standings-top = Kusohlwini izindawo zokuqala kuphela, kuze kube sendaweni { $top }. Umdlali ngamunye uthola indawo yakhe ekhasini lakhe.
# unreviewed
by-the-book = Ngokwemithetho
# unreviewed
own-rules = Imithetho yethu
# unreviewed
own-rules-text = Imithetho yohlelo lokubhangqa ayisawubophi lo mqhudelwano, futhi awukwazi ukubuyela kuyo. Amafayela ombiko ayakusho lokho.
# unreviewed
rules-left-in = Ishiywe emzuliswaneni { $round }.
# unreviewed
rules-kept = Lo mqhudelwano ugcina imithetho.
# unreviewed
rules-kept-text = Imithetho yohlelo lokubhangqa iyawubopha. Amafayela ombiko asho lapho uphambuke khona.
# unreviewed
rules-lock = Okungashintshi
# unreviewed
locked-rounds = Inani lemizuliswano lihlala linjalo uma umzuliswano 1 usumenyezelwe.
# unreviewed
locked-kept-apart = Abadlali okumele bangahlangani bahlala benjalo uma umzuliswano 1 usumenyezelwe.
# unreviewed
locked-tiebreaks = Okwehlukanisa amaphuzu alinganayo kuhlala kunjalo uma umzuliswano 1 usumenyezelwe.
# unreviewed
locked-average-bye = Ukuphumula akusoze kwaba isilinganiso seminye imizuliswano.
# unreviewed
locked-earlier-result = Uma umzuliswano olandelayo usuphelile, umphumela olungile ubhalelwa umbiko kuphela.
# unreviewed
fault-by-the-book = Lo mqhudelwano ugcina imithetho. { $why } Ungayishiya imithetho ezilungiselelweni, ngaphansi kwe-“Ngokwemithetho”.
# unreviewed
rules-leave-ask = Shiya imithetho…
# unreviewed
rules-leave-step = Isinyathelo 2 kwezingu-2
# unreviewed
rules-leave-sure = Ushiya imithetho unomphela?
# unreviewed
rules-leave-effect = Awukwazi ukubuya kulo mqhudelwano. Imiphumela ihlala. “Imithetho yethu” ibhalwa ekhasini ngalinye, namafayela ombiko ayakusho.
# unreviewed
rules-keep = Gcina imithetho
# unreviewed
rules-leave = Shiya imithetho
# unreviewed
departures = Okushiwo amafayela ombiko
# unreviewed
departures-text = Umugqa ngamunye usefayeleni lombiko njengenothi.
# unreviewed
departures-none = Akukho lutho okwamanje. Ukubhangqwa okushintshwe ngesandla, imiphumela elungisiwe nezilungiselelo ezishintshiwe kuzoba lapha.
# unreviewed
departure-mpa = Umzuliswano { $round } umenyezelwe ngokubhangqwa okunye kunalokho obekuphakanyisiwe.
# unreviewed
departure-import = Umzuliswano { $round } ungeniswe ngokubhangqwa okunye kunalokho okwenziwa imithetho.
# unreviewed
departure-adjournment = Umdlalo ohlehlisiwe womzuliswano { $round } awulinganisanga.
# unreviewed
departure-configuration = Izilungiselelo ebezimisiwe zishintshwe emzuliswaneni { $round }.
# unreviewed
departure-correction = Umphumela womzuliswano { $round } ulungisiwe.
# unreviewed
departure-fpb = Kukhona othola iphuzu eligcwele ngaphandle komdlalo emzuliswaneni { $round }.
# unreviewed
correct-locked = Lo mqhudelwano ugcina imithetho, ngakho akusenakubalwa. Bheka “Ngokwemithetho”.
# unreviewed
held-tiebreaks = Izindlela zokwehlukanisa amanani azo angabonwa izivakashi
# unreviewed
held-everything = konke, njengoba kwenzeka
# unreviewed
prizes-order = Ngokulandelana kodumo
# unreviewed
prizes-later = Uma umzuliswano usuvaliwe, abadlali bavela lapha.
# unreviewed
prizes-none = Awukho umklomelo onomnqobi okwamanje.
# unreviewed
prizes-order-read = Funda kusukela phezulu: umklomelo omkhulu uza ekugcineni.
# unreviewed
prizes-print = Phrinta uhlu
# unreviewed
prizes-csv = Imiklomelo njenge-CSV
# unreviewed
prizes-certificates = Izitifiketi zemiklomelo
# unreviewed
prize = Umklomelo
# unreviewed
prize-receiver = Ubani owutholayo
# unreviewed
prize-for = Okabani
# unreviewed
prize-everybody = Bonke abadlali
# unreviewed
prize-each-grade = Ibanga ngalinye
# unreviewed
prize-each-school = Isikole ngasinye
# unreviewed
prize-named = Umdlali omkhethayo
# unreviewed
prize-named-player = Umdlali (womdlali omkhethayo)
# unreviewed
prize-name = Igama lomklomelo
# unreviewed
prize-name-usual = Indawo yokuqala, indawo yesibili …
# unreviewed
prize-money = Imali
# unreviewed
prize-gift = Isipho
# unreviewed
prize-add = Faka umklomelo
# unreviewed
prize-remove = Susa umklomelo
# unreviewed
prize-up = Khuphula umklomelo { $n }
# unreviewed
prize-nobody = Akekho osele walo mklomelo, noma indawo engaphambili yabiwe.
# unreviewed
prize-name-one = Khetha umdlali ngaphansi kokuthi “Shintsha”.
# unreviewed
prize-place-of-all = indawo { $place } kubo bonke
# unreviewed
prize-moved-up = ukhuphukile: u-{ $players } unomklomelo ophakeme
# unreviewed
prize-shares = wabelana ngemali
# unreviewed
prizes-rules = Imithetho yemiklomelo
# unreviewed
prizes-rules-text = Umdlali odlale umdlalo kuphela othola indawo noma umklomelo.
# unreviewed
prizes-one-each = Umklomelo owodwa emuntwini
# unreviewed
prizes-one-each-hint = Umdlali onemiklomelo emibili ugcina ophakeme. Umdlali olandelayo uthola omunye.
# unreviewed
prizes-sharing = Imali yabadlali abanamaphuzu alinganayo
# unreviewed
prizes-sharing-equally = Ngezingxenye ezilinganayo
# unreviewed
prizes-sharing-hort = Ingxenye ngendawo, ingxenye ngokulingana (Hort)
# unreviewed
prizes-sharing-by-place = Ngendawo
# unreviewed
prizes-currency = Uphawu lwemali
# unreviewed
field-prizes = Imiklomelo
# unreviewed
field-prize-name = Igama lomklomelo
# unreviewed
field-prize-gift = Isipho
# unreviewed
field-prize-money = Imali
# unreviewed
field-prize-for = Okabani
# unreviewed
field-prizes-currency = Uphawu lwemali
# unreviewed
field-prizes-sharing = Imali yabadlali abanamaphuzu alinganayo
# unreviewed
giving-title = Ukunikezwa kwemiklomelo
# unreviewed
giving-start = Qala ukunikeza imiklomelo
# unreviewed
giving-go-on = Qhubeka nokunikeza imiklomelo
# unreviewed
giving-next = Okulandelayo: { $prize }
# unreviewed
giving-back = Emuva
# unreviewed
giving-end = Qeda ukunikeza imiklomelo
# unreviewed
giving-read = { $n ->
    [0] awukafundwa noyedwa
    [one] kufundwe o-1
   *[other] kufundwe engu-{ $n }
}
# unreviewed
giving-left = { $n ->
    [0] awukho osele
    [one] kusele o-1
   *[other] kusele engu-{ $n }
}
# unreviewed
files-schools-pdf = Umbiko wesikole ngasinye (PDF)

## Words that speakers propose, and the files in which their answers travel

# unreviewed
words-no-such = Awusekho umusho “{ $id }”.
# unreviewed
words-empty = Bhala amagama.
# unreviewed
words-too-long = { $n ->
    [one] La magama made kakhulu: akuvunyelwe ngaphezu kohlamvu olungu-{ $n }.
   *[other] La magama made kakhulu: akuvunyelwe ngaphezu kwezinhlamvu ezingu-{ $n }.
}
# unreviewed
words-markup = Izimpawu zokuba ncane nokuba khulu azikwazi ukusetshenziswa lapha. Kubhale ngamagama.
# unreviewed
words-hidden = Kunophawu olungabonwa muntu. Bhala amagama futhi esikhundleni sokuwakopisha.
# unreviewed
words-brackets = Abakaki abagobile abahlelekile. Kopisha okuphakathi kuka-{ "{" } no-{ "}" } emagameni esiNgisi njengoba kunjalo.
# unreviewed
words-no-other-form = Uhlobo olulodwa ludinga inkanyezi, kuzo zonke ezinye izinombolo: *[other]
# unreviewed
words-foreign = Phakathi kwabakaki abagobile kungema kuphela lokho amagama esiNgisi anakho lapho.
# unreviewed
words-no-values = Susa { $value }: amagama esiNgisi awanalutho olunjalo.
# unreviewed
words-unknown-value = Susa { $value }: amagama esiNgisi ano-{ $known } kuphela.
# unreviewed
words-missing-value = { $value } akukho. Kuzoma igama noma inombolo lapho: kubeke lapho kufanele khona.
# unreviewed
words-unknown-form = Alukho uhlobo { $form } lapha. Izinhlobo yilezi { $known }.
# unreviewed
words-missing-form = Uhlobo { $form } alukho. Bhala namagama alo.
# unreviewed
answers-line = Umugqa { $line }: { $what }
# unreviewed
answers-none = Azikho izimpendulo zezikhulumi kule fayela.
# unreviewed
answers-stray = Lo mugqa awusiyo impendulo yesikhulumi. Akukho okuthathiwe.
# unreviewed
answers-comment = Ngaphezu kwamagama, umugqa awukho noma awuqondakali: { $name }
# unreviewed
answers-words = { $id }: { $why }

## Said in events of adults instead of the message without `adults-`; all other messages are those of all events.

# unreviewed
adults-call-unwell = Kukhona ongazizwa kahle
# unreviewed
adults-deed-erase-names = Susa amagama
# unreviewed
adults-privacy = Imininingwane yabadlali
# unreviewed
adults-privacy-all = Bonke abadlali balo mqhudelwano
# unreviewed
adults-privacy-text = Umphakathi ubona igama lokuqala nohlamvu olulodwa, noma igama eliphelele lalowo ovumile. KuZilungiselelo, amagama aphelele angavulelwa bonke abanganqabi.
# unreviewed
adults-privacy-children = { $n ->
    [one] Umdlali o-{ $n } ubhalisiwe.
   *[other] Abadlali abangu-{ $n } babhalisiwe.
}
# unreviewed
adults-privacy-public = { $n ->
    [one] Wonke umuntu angabona igama eliphelele lomdlali o-{ $n }.
   *[other] Wonke umuntu angabona amagama aphelele abadlali abangu-{ $n }.
}
# unreviewed
adults-privacy-refused = { $n ->
    [one] Umdlali o-{ $n } uthe cha.
   *[other] Abadlali abangu-{ $n } bathe cha.
}
# unreviewed
adults-names-overdue-short = Amagama bekumele asuswe ngo-{ $day }, uma iwashi laleli khompyutha lilungile.
# unreviewed
adults-child-data = Konke ngalo mdlali (JSON)
# unreviewed
adults-child-erase = Susa imininingwane yalo mdlali
# unreviewed
adults-notice-child-erased = Imininingwane yomdlali isusiwe. Amakhasi owashicilele ngaphambili asakhombisa umdlali: washicilele futhi.
# unreviewed
adults-consent-text = Umdlali uyavuma ukuthi igama eliphelele likhonjiswe wonke umuntu.
# unreviewed
adults-consent-refused-by = Umdlali uthe cha: kukhonjiswa igama elifushane kuphela. Kubhalwe ngu-{ $name }, { $day }, { $time }.
# unreviewed
adults-system-swiss = I-Swiss: abadlali abanamaphuzu alinganayo bayahlangana, hhayi kabili
# unreviewed
adults-team-hint = Abadlali beklabhu eyodwa noma besikole esisodwa bayiqembu. Abokuqala ohlwini lwakho abakhona bayadlala; abanye bayizimele. Eqenjini lesibili, bhala iklabhu njengo-“North B”.
# unreviewed
adults-column-gender = Owesifazane noma owesilisa
# unreviewed
adults-import-bad-gender = { $column }: “{ $value }” kumele kube ngu-f (owesifazane) noma u-m (owesilisa).
# unreviewed
adults-players-todo-draft = Umzuliswano { $round } uwuhlaka. Ofika manje akakho kuwo: vula uhlaka ubhangqe futhi.
# unreviewed
adults-players-todo-posted = Umzuliswano { $round } uyadlalwa. Ofika manje udlala kusukela emzuliswaneni { $next }; imizuliswano yangaphambili ibalwa njengokungabikho.
# unreviewed
adults-players-todo-posted-last = Umzuliswano { $round } uyadlalwa, futhi ungowokugcina: ofika manje akadlali. Uma yonke imiphumela ingenile, qeda umqhudelwano.
# unreviewed
adults-check-rows-hint = Lungisa amagama emabhokisini. Ukuze ushiye umuntu, susa okusemabhokisini alelo rowu.
# unreviewed
adults-check-skip = Umuntu ofanayo: yeqa leli rowu
# unreviewed
adults-check-keep = Abantu ababili: gcina bobabili
# unreviewed
adults-check-same-as-row = Irowu { $row }: u-{ $name } usekwirowu { $other } futhi. Ingabe ngumuntu ofanayo?
# unreviewed
adults-check-same-as-player = Irowu { $row }: u-{ $name } usesohlwini kakade, njengomdlali { $number }. Ingabe ngumuntu ofanayo?
# unreviewed
adults-player-home-hint = Umdlali uhambile. Imiphumela iyahlala; akasabhangqwa.
# unreviewed
adults-player-remove-hint = Umdlali ubhaliswe ngephutha.
# unreviewed
adults-about-names = Amagama abadlali
# unreviewed
adults-about-names-how = Cela umhleli, ngaphambi, ngesikhathi noma ngemva komqhudelwano: igama lisuswa kuwo wonke amakhasi ngaleso sikhathi. Imiphumela ihlala ngenombolo.
# unreviewed
adults-about-names-agreed = Igama eliphelele likhonjiswa kuphela lapho umdlali evumile, noma engene emqhudelwaneni okhombisa amagama aphelele.
# unreviewed
adults-wish-bye-hint = Yomdlali ofika sekwephuzile noma ohamba ngaphambi kwesikhathi. Kwenze ngaphambi kokuthi umzuliswano ubhangqwe.
# unreviewed
adults-wish-seat-hint = Yomdlali ongakwazi ukushintsha isihlalo. Umdlalo walo mdlali uhlala ukuleyo bhodi.
# unreviewed
adults-copies-names = Ikhophi inamagama aphelele abadlali. Yigcine lapho uwedwa ongayifunda khona.
# unreviewed
adults-player-more = Izinga, owesifazane noma owesilisa, unyaka wokuzalwa
# unreviewed
adults-gender-f = Owesifazane
# unreviewed
adults-gender-m = Owesilisa
# unreviewed
adults-standings-all-genders = Abesifazane nabesilisa
# unreviewed
adults-standings-gender-f = Abesifazane
# unreviewed
adults-standings-gender-m = Abesilisa
# unreviewed
adults-files-winners-hint = izigaba zeZilungiselelo
# unreviewed
adults-categories-usual = Azikho
# unreviewed
adults-check-leave-child = Shiya lo muntu
# unreviewed
adults-players-limits = Kungabi ngaphezu kwamarowu angu-2,000 no-2 MB. Ku-Excel: “Save as”, bese “CSV UTF-8”. Sigcina amagama, isikole noma iklabhu nebanga, futhi uma uhlu lunakho: izinga, owesifazane noma owesilisa, unyaka wokuzalwa nemvume, akukho okunye.
# unreviewed
adults-check-hide = Fihla igama lalo muntu: wonke umuntu ubona “{ $alias }”

## The administration of the server

# unreviewed
server-title = Ukuphatha iseva
# unreviewed
server-accounts = Ama-akhawunti
# unreviewed
server-name = Igama le-akhawunti
# unreviewed
server-state = Isimo
# unreviewed
server-no-account = Ayikho i-akhawunti etholakele.
# unreviewed
server-since = kusukela { $since }
# unreviewed
server-operator = Umphathi weseva
# unreviewed
server-operator-make = Vumela ukuphatha iseva
# unreviewed
server-operator-end = Yekisa ukuphatha iseva
# unreviewed
server-operator-text = Umphathi ubona wonke ama-akhawunti nemiqhudelwano yale seva, futhi angayisula. Lokhu kumayelana no-{ $name }.
# unreviewed
server-sessions = Lapho kungenwe khona
# unreviewed
server-no-session = Le akhawunti ayingenanga ndawo.
# unreviewed
server-sign-out = Qeda
# unreviewed
server-sign-out-all = Khipha yonke indawo
# unreviewed
server-rename = Shintsha igama
# unreviewed
server-rename-text = Umlando ugcina igama langaleso sikhathi. Akekho omunye ongathatha igama langaphambili.
# unreviewed
server-new-name = Igama elisha
# unreviewed
server-reset = Setha kabusha amazwi ayimfihlo
# unreviewed
server-reset-text = Amazwi ayimfihlo ka-{ $name } ayeka ukusebenza, futhi i-akhawunti ikhishwa yonke indawo. Uthola ikhodi yokubuyisela ongayidlulisa.
# unreviewed
server-code-text = Nika u-{ $name } kuphela le khodi. Ngayo u-{ $name } ukhetha amazwi ayimfihlo amasha, kanye. Ayiphindi iboniswe.
# unreviewed
server-account-delete = Sula i-akhawunti
# unreviewed
server-account-delete-text = I-akhawunti ka-{ $name } isuswa unomphela. Igama liyasuswa kumarekhodi, kumabhodi nasemlandweni wemiqhudelwano.
# unreviewed
server-type-name = Bhala igama le-akhawunti ukuze uqinisekise
# unreviewed
server-alone = Akekho omunye ohlela le miqhudelwano: { $events }. Yidlulisele komunye, noma uyisule kuqala.
# unreviewed
server-give = Shintsha umhleli
# unreviewed
server-give-text = Le akhawunti iba ngumhleli. Umhleli wamanje uba yiphini lakhe.
# unreviewed
server-unreadable = Ayifundeki
# unreviewed
server-failed = Ukungena okungaphumelelanga
# unreviewed
server-failed-text = Ikheli ngalinye liyakhohlwa lapho umkhawulo wokuzama okungalungile ulikhohlwa.
# unreviewed
server-failed-none = Awukho.
# unreviewed
server-audit = Ubani owenzeni
# unreviewed
server-audit-text = Ifayela elilodwa elinalo lonke ushintsho lwawo wonke umqhudelwano ne-akhawunti. Linamagama.
# unreviewed
server-audit-file = Landa njenge-CSV
# unreviewed
server-backup-trouble = Ikhophi yokugcina ezenzakalelayo ayenzekanga. Akukho okusha okugcinwayo kuze kube lokhu kulungiswa.
# unreviewed
notice-server-changed = Kwenziwe.
# unreviewed
fault-too-many-requests = Kuningi kakhulu okucelwa yinethiwekhi yakho. Linda kancane, bese uzama futhi.
# unreviewed
fault-too-many-events = Le akhawunti ihlela inani lemiqhudelwano elivunyelwe yile seva. Sula omdala, noma ubuze umphathi weseva.
# unreviewed
server-events = { $n ->
    [one] umqhudelwano o-{ $n }
   *[other] imiqhudelwano engu-{ $n }
}
# unreviewed
server-browsers = { $n ->
    [0] ayingenanga ndawo
    [one] ingene kanye
   *[other] ingene izikhathi ezingu-{ $n }
}
# unreviewed
server-erase-text = { $n ->
    [0] Alikho igama eliba yinombolo.
    [one] Igama eli-1 liba yinombolo. Lokhu akukwazi ukuhlehliswa.
   *[other] Amagama angu-{ $n } aba yizinombolo. Lokhu akukwazi ukuhlehliswa.
}
# unreviewed
fault-unreadable = Lokhu akukwazi ukuboniswa: kukhona okonakele kukho, noma kubhalwe yi-Inkundla entsha. Eminye imiqhudelwano ayithinteki.
# unreviewed
column-section = Isigaba
# unreviewed
import-unknown-section = Asikho isigaba esithi “{ $value }”. Sengeze kuqala ekhasini lazo zonke izigaba, noma lungisa igama.
# unreviewed
fault-in-section = { $section }: { $what }
# unreviewed
fault-section-has-rounds = Izigaba zengezwa ngaphambi kokuba umzuliswano wokuqala uhlelwe, hhayi ngaphansi kwesigaba. Yenza umqhudelwano omusha.
# unreviewed
fault-section-too-many = Umqhudelwano unezigaba ezingu-20 ubuningi.
# unreviewed
fault-section-name-taken = Esinye isigaba sinaleli gama. Khetha elinye.
# unreviewed
fault-section-not-empty = Lesi sigaba sinabadlali noma imizuliswano. Hambisa abadlali baso kwesinye isigaba kuqala.
# unreviewed
fault-section-in-a-round = Umdlali okumzuliswano uhlala esigabeni. Lahla uhlaka lomzuliswano 1 kuqala, noma maka umdlali njengohambile bese ufaka igama futhi.
# unreviewed
fault-section-pairs = Lo mqhudelwano unezigaba. Hlela umzuliswano kwesinye sazo.
# unreviewed
sections = Izigaba
# unreviewed
sections-none = Izigaba ziyizingxenye zomqhudelwano owodwa, njengamabanga 4–5 namantombazane. Ngasinye sinomdlalo, uhlelo nemizuliswano yaso; zonke zinohlu lwabadlali olulodwa, ukubhalisa okukodwa, ihholo elilodwa, ikhasi lomphakathi elilodwa nabantu abafanayo.
# unreviewed
sections-n = { $n ->
    [one] Isigaba esingu-{ $n }, usuku olulodwa
   *[other] Izigaba ezingu-{ $n }, usuku olulodwa
}
# unreviewed
sections-hall = Ihholo
# unreviewed
sections-set = Amagama, amabhodi nemithetho yezigaba
# unreviewed
section-name = Igama lesigaba
# unreviewed
section-first = Ibhodi lokuqala
# unreviewed
section-reserve = Inani lamabhodi; kushiye kungenalutho uma ezokwanela
# unreviewed
section-room = Igumbi noma umugqa
# unreviewed
section-up = Khuphula
# unreviewed
section-remove = Susa lesi sigaba
# unreviewed
section-rules = Umdlalo, uhlelo nemizuliswano
# unreviewed
section-new = Igama lesigaba esisha
# unreviewed
section-new-like = Amabanga 4–5
# unreviewed
section-add = Engeza isigaba
# unreviewed
section-rounds = { $n ->
    [one] umzuliswano ongu-{ $n }
   *[other] imizuliswano engu-{ $n }
}
# unreviewed
section-boards = amabhodi { $first }–{ $last }
# unreviewed
section-all-in = Yonke imiphumela isingenile
# unreviewed
section-open = { $n ->
    [one] Ibhodi elingu-{ $n } lisadlala
   *[other] Amabhodi angu-{ $n } asadlala
}
# unreviewed
section-live = { $n ->
    [one] Ibhodi elingu-{ $n } bukhoma
   *[other] Amabhodi angu-{ $n } bukhoma
}
# unreviewed
section-asks = { $section }, ibhodi { $board }: unompempe uyabiza.
# unreviewed
section-overlap = { $one } no-{ $other } banamabhodi anezinombolo ezifanayo egunjini elilodwa. Shintsha ibhodi lokuqala lesisodwa.
# unreviewed
section-without = { $n ->
    [one] Umdlali ongu-{ $n } akanasigaba.
   *[other] Abadlali abangu-{ $n } abanasigaba.
}
# unreviewed
sections-all = Zonke izigaba
# unreviewed
sections-today = Namuhla
# unreviewed
sections-hint = Amaqembu amaningana emqhudelwaneni owodwa, ngalinye nomdlalo nemizuliswano yalo.
# unreviewed
section-none = Asikho isigaba
# unreviewed
section-move-to = Hambisa abamakiwe ku-
# unreviewed
section-move = Hambisa
# unreviewed
section-move-hint = Umdlali angashintsha isigaba kuze kuhlelwe umzuliswano 1 waleso akuso.
# unreviewed
section-import-hint = Ikholomu enesihloko esithi “{ $heading }” ifaka umdlali ngamunye esigabeni. Ngaphandle kwayo abakabi nasigaba.
# unreviewed
undo-moved = { $n ->
    [one] Umdlali ongu-{ $n } ubuyela esigabeni sangaphambili.
   *[other] Laba badlali abangu-{ $n } babuyela ezigabeni zabo zangaphambili.
}
# unreviewed
audit-section-added = Isigaba sengeziwe: { $subject }
# unreviewed
audit-section-removed = Isigaba sisusiwe: { $subject }
# unreviewed
audit-section-ordered = Ukulandelana kwezigaba kushintshiwe
# unreviewed
audit-entrants-moved = { $n ->
    [one] Umdlali ongu-{ $n } uhanjiswe kwesinye isigaba
   *[other] Abadlali abangu-{ $n } bahanjiswe kwezinye izigaba
}
# unreviewed
field-section-name = Igama lesigaba
# unreviewed
field-section-first = Ibhodi lokuqala
# unreviewed
field-section-boards = Inani lamabhodi
# unreviewed
field-section-room = Igumbi noma umugqa
# unreviewed
field-section-act = Isigaba
# unreviewed
prizes-of-sections = Imiklomelo ibekwa esigabeni ngasinye ifundwe lapha, isigaba ngesigaba, owokugcina kuqala.
# unreviewed
schedule-every = Imizuzu kusuka komunye umzuliswano kuya kolandelayo
# unreviewed
schedule-first = Ukuqala komzuliswano 1
# unreviewed
schedule-fill = Beka izikhathi zayo yonke imizuliswano
# unreviewed
field-schedule-every = Imizuzu kusuka komunye umzuliswano kuya kolandelayo
