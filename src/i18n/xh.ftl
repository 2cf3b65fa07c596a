### Oko i-Inkundla ikuthethayo ngesiXhosa.
### Uphawu “unreviewed” luthetha: umntu othetha isiXhosa akakakuqinisekisi oku.

# One word for one thing: terms.tsv has our terms and the words that no message may use beside them.
# Terms, from the sources: player = umdlali, opponent = umchasi, board = ibhodi, square = isikwere,
# line = umgca, row of discs = umqolo, disc = idiski, piece or token = ipawn, place = -beka,
# outflank = -khupha, turn over = -jika, leap over = -tsiba, move = intshukumo, -shukuma,
# turn (whose) = ithuba, turn (what was played) = intshukumo, rules = imigaqo, winner = ophumeleleyo,
# game = umdlalo, White = uMhlophe, Black = uMnyama, herd-boys = abelusi, warriors = ibhuto.
# Terms, ours: cow = inkomo, point of a board = ichokoza, three-in-a-row = umgca wezintathu,
# shoot = -dubula, capture = -thimba, fly = -bhabha, give away = -pha, knight = igorha, man = ijoni,
# castle = inqaba, canter = ukutsiba abahlobo, jump = ukutsiba utshaba, charge = uhlaselo,
# draw = ukulingana (sports pages also say -bambana), pass = -dlulisa ithuba, quiet turn = intshukumo ezolileyo,
# position = imeko, award the match = nika umchasi umdlalo, give up = -nikezela.
# Terms, ours: event = itumente, round = umjikelo, umpire = usompempe, organiser = umququzeleli,
# arbiter = umgwebi, spectator = umbukeli, card = ikhadi, clock = iwotshi, record = irekhodi, -rekhoda,
# result = isiphumo, points = amanqaku, standings = uluhlu lwamanqaku, place in them = indawo,
# pair = isibini, pairing = izibini, draft = idrafti, post = -papasha, bye = ukuphumla, seeds = abomeleleyo,
# tie-break = isahluli, lots = iqashiso, rating = i-rating, team = iqela, group = igrupu, finals = amagqibela,
# appeal = isibheno, -bhena, claim = ibango, -banga, undo or take back = -buyisa, correct = -lungisa,
# here = ukho, absent = akakho, replay = bukela kwakhona, average = umyinge, settings = iisetingi,
# score sheet = iphepha lamanqaku, pass-phrase = ibinzana lokungena, code = ikhowudi, history = imbali.
# A number goes after a noun with its short concord: abadlali aba-5, iziphumo ezi-5, imijikelo e-5.

# unreviewed
skip = Tsibela kokubhaliweyo
# unreviewed
sign-in = Ngena
# unreviewed
sign-out = Phuma
# unreviewed
close = Vala
# unreviewed
cancel = Rhoxisa
# unreviewed
print = Shicilela
# unreviewed
share = Yabelana
player = Umdlali
# unreviewed
reason = Isizathu
# unreviewed
other-reason = Esinye isizathu
# unreviewed
menu = Imenyu
# unreviewed
keys = Iindlela ezimfutshane zekhibhodi
# unreviewed
keys-shortcuts = Iindlela ezimfutshane zekhibhodi
# older than the English
# unreviewed
keys-page = u-Tab: ikhonkco okanye iqhosha elilandelayo · u-Enter: cofa · u-Esc: vala · ?: la maqhosha
# unreviewed
keys-board = Ebhodini: iintolo ziyahamba, u-Enter uyacofa.
# unreviewed
language = Ulwimi
# unreviewed
fault-number = Ukuba kuyenzeka kwakhona, nika le nombolo umntu ojongene ne-Inkundla apha: { $number }
# unreviewed
language-of-event = Ulwimi lwetumente
# older than the English
# unreviewed
audience = Ngubani odlalayo
# unreviewed
audience-children = Abantwana
# unreviewed
audience-adults = Abantu abadala
# unreviewed
audience-hint = Oku kumisela amagama asemaphepheni. Abanye basoloko bebona amagama amafutshane abantwana.
# unreviewed
full-names = Kubantu abadala kuphela: wonke umntu angabona amagama apheleleyo, ngaphandle kokuba umntu uyala
# unreviewed
full-names-public = amagama apheleleyo asesidlangalaleni
# unreviewed
full-names-hint = Lowo walileyo uhlala negama elifutshane. Ukuba uyayicima kamva, onke amagama aba mafutshane kwakhona.
# unreviewed
public-ratings = Wonke umntu angazibona iirating
# unreviewed
ratings-public = iirating zisesidlangalaleni
# unreviewed
embedding = Ezinye iiwebhusayithi zingabonisa amaphepha oluntu
# unreviewed
embedding-hint = Umzekelo iphepha lesikolo okanye leklabhu yakho. Iphepha Yabelana liba nomgca wokukopa. Akukho mntu unokungena okanye atshintshe into apho.
# unreviewed
embedding-allowed = ezinye iiwebhusayithi zingabonisa amaphepha
# unreviewed
categories = Iindidi
# unreviewed
categories-usual = Njengesiqhelo: amantombazana namakhwenkwe, ibanga, ubudala nesikolo
# unreviewed
categories-none = Akukho: iindawo zabo bonke abadlali kuphela
# unreviewed
categories-hint = Zabaphumeleleyo, izatifikethi, izikhundla neefayile. Shiya yonke imiqolo ingenanto ukuze usebenzise eziqhelekileyo. Indawo engenanto ithetha nokuba yintoni: “50+” ngunyaka wokuzalwa ukuya ku-1976, “U1600” lireyithingi ukuya ku-1599.
# unreviewed
category-n = Udidi { $n }
# unreviewed
category-name = Igama
# unreviewed
category-gender = Ngubani
# unreviewed
category-everybody = Wonke umntu
# unreviewed
category-born-from = Uzelwe ukusuka
# unreviewed
category-born-to = Uzelwe ukuya
# unreviewed
category-rating-from = Ireyithingi ukusuka
# unreviewed
category-rating-to = Ireyithingi ukuya
# unreviewed
category-grade-from = Ibanga ukusuka
# unreviewed
category-grade-to = Ibanga ukuya
# unreviewed
language-of-browser = Njengoko ifowuni okanye ikhompyutha yomfundi imiselwe
# unreviewed
language-still-english = { $language } (isesesiNgesini)
# unreviewed
day-of-month = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mat
    [4] Epr
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

## Amacala neenkomo

side-first = uMhlophe
side-second = uMnyama
# unreviewed
point-empty = { $point }, akukho nto
point-man = { $point }, { $side }
# A small piece on the board.
# unreviewed
counts = esandleni { $hand } · ebhodini { $board } · ezidutyuliweyo { $shot }
# unreviewed
herd = esandleni { $hand }, ebhodini { $board }, ezilahlekileyo { $lost }
# unreviewed
dots-legend = Izangqa ezisecaleni kwegama: kuqala iinkomo ezisesandleni, emva koko ezisebhodini. Izangqa ezingenanto ziinkomo ezilahlekileyo.

## Kutheni intshukumo isaliwa

illegal-turn = { $turn }: { $why }
# older than the English
# unreviewed
whynot-unreadable = Asiyontshukumo le. Cofa amachokoza ebhodini.
# unreviewed
whynot-game-over = Umdlalo uphelile. Ukuze uqhubeke, buyisa intshukumo yokugqibela.
# unreviewed
whynot-occupied = Kukho inkomo kwi-{ $point }. Khetha ichokoza elingenanto.
# older than the English
# unreviewed
whynot-not-yours = Akukho nkomo yalo mdlali kwi-{ $point }.
# unreviewed
whynot-no-such-point = Alikho ichokoza { $point } kule bhodi.
# unreviewed
whynot-too-few-shots = Kwenziwe imigca emibini. Cofa enye inkomo edutyuliweyo.
# unreviewed
whynot-shot-twice = I-{ $point } idutyulwe kabini. Khetha enye inkomo.
# unreviewed
whynot-lost-turn = Ithuba lilahleka ngekhadi elibomvu kuphela. Vula “Ikhadi”.
# older than the English
# unreviewed
whynot-must-place = Kusekho iinkomo esandleni. Beka enye kuqala.
# older than the English
# unreviewed
whynot-hand-empty = Akusekho nkomo enjalo esandleni.
# older than the English
# unreviewed
whynot-not-neighbours = I-{ $from } ne-{ $to } azidityaniswanga ngumgca. Inkomo iya kwichokoza elimelene nayo.
# unreviewed
whynot-must-shoot = Umgca wezintathu: cofa inkomo edutyuliweyo.
# older than the English
# unreviewed
whynot-no-shot = Oku akwenzi mgca wezintathu, ngoko akudutyulwa nkomo.
# unreviewed
whynot-too-many-shots = Intshukumo enye idubula inkomo enye.
# older than the English
# unreviewed
whynot-no-target = Akukho nkomo yomchasi kwi-{ $point }.
# older than the English
# unreviewed
whynot-protected = Inkomo ekwi-{ $point } ikumgca wezintathu. Khetha engekho kuwo.
# older than the English
# unreviewed
whynot-banned-return = Le nkomo ayinakubuya kwangoko yenze umgca wezintathu.
# unreviewed
whynot-gift-due = Ibhodi igcwele. Kuqala umdlali ngamnye upha omnye inkomo enye.
# older than the English
# unreviewed
whynot-no-gift = Akukho sipho simele ukunikwa.
# older than the English
# unreviewed
whynot-may-not-pass = Lo mdlali unako ukushukuma, akanakudlulisa ithuba.
# older than the English
# unreviewed
whynot-must-pass = Lo mdlali akanako ukushukuma, kufuneka adlulise ithuba.
# older than the English
# unreviewed
whynot-no-leap = Ukusuka kwi-{ $from } ukuya kwi-{ $to } asilonyathelo elinye, kwaye asikokutsiba ipawn.
# unreviewed
whynot-only-knights-charge = Ligorha kuphela elinokutsiba abahlobo lize lithimbe.
# older than the English
# unreviewed
whynot-must-capture = Kukho enokuthinjwa, ngoko kufuneka uthimbe.
# older than the English
# unreviewed
whynot-must-go-on = Ukutsiba kufuneka kuqhubeke ukusuka kwi-{ $point }.
# unreviewed
whynot-exposed = Igorha elitsibe abahlobo laya ku-{ $point } kufuneka lithimbe ukusuka apho.
# older than the English
# unreviewed
whynot-back-to-start = Ukutsiba abahlobo akunakuphela apho kuqale khona.
# older than the English
# unreviewed
whynot-castle-closed = Ungangena enqabeni yakho ({ $point }) ngokutsiba utshaba kuphela.
# older than the English
# unreviewed
whynot-must-leave-castle = Ipawn ekwi-{ $point } kufuneka iphume enqabeni yayo kuqala.
# unreviewed
whynot-castle-keeps = Ipawn esenqabeni yotshaba ({ $point }) ihlala apho.
# unreviewed
whynot-no-castle-move-left = Zombini iintshukumo zasenqabeni sele zenziwe.
# unreviewed
whynot-outflanks-nothing = Idiski ekwi-{ $point } ayijiki nto. Khetha isikwere esiphawuliweyo.
# older than the English
# unreviewed
whynot-umpire-only = Iidiski ezijikwe ngempazamo zingafakwa njalo ngusompempe kuphela.
# older than the English
# unreviewed
whynot-not-wrong = Idiski ekwi-{ $point } ayinakuba ijikwe, okanye ishiywe, ngempazamo.

## Kutheni irekhodi isala

# unreviewed
refusal-not-started = Umdlalo awukaqali. Cofa ichokoza okanye uqalise iwotshi.
# older than the English
# unreviewed
refusal-already-started = Umdlalo sele uqalile.
# unreviewed
refusal-over = Umdlalo uphelile. Ukuze uqhubeke, buyisa intshukumo yokugqibela.
# unreviewed
refusal-not-over = Umdlalo awukapheli.
# unreviewed
refusal-paused = Umdlalo umisiwe. Cofa “Qhubeka” kuqala.
# unreviewed
refusal-not-paused = Umdlalo awumiswanga.
# older than the English
# unreviewed
refusal-no-turn-to-take-back = Akukho ntshukumo inokubuyiswa.
# older than the English
# unreviewed
refusal-no-turn-to-play-again = Akukho ntshukumo inokudlalwa kwakhona: sele kudlalwe enye.
# older than the English
# unreviewed
refusal-no-such-turn = Ayikho intshukumo { $n } enokulungiswa. Khetha kuluhlu.
# older than the English
# unreviewed
refusal-lost-turn-stands = Elo thuba lilahleke ngekhadi elibomvu. Endaweni yoko, buyisa ikhadi.
# older than the English
# unreviewed
refusal-same-turn = Yiloo ntshukumo kanye esele ikho apho.
# older than the English
# unreviewed
refusal-others-dropped = Iintshukumo ezingasenakwenzeka azisezizo ezo ubuziboniswe. Jonga uluhlu kwakhona.
# unreviewed
refusal-too-late-to-put-right = Omnye umdlali sele eshukumile, ngoko iidiski zihlala zinjalo. Cofa “Yima”, uze ucofe “Iidiski zibonisa icala elingelilo”.
# older than the English
# unreviewed
refusal-bad-position = Le asiyomeko yalo mdlalo: { $why }.
# older than the English
# unreviewed
refusal-same-position = Ibhodi sele injalo.
# unreviewed
refusal-no-card-to-take-back = Lo mdlali akanalo ikhadi elinokubuyiswa.
# older than the English
# unreviewed
refusal-reason-missing = Chaza isizathu ngamagama ambalwa.
# older than the English
# unreviewed
refusal-no-clock = Le tumente idlalwa ngaphandle kwewotshi.
# unreviewed
refusal-clock-not-called = Cofa “Qalisa umzuzu” kuqala.
# older than the English
# unreviewed
refusal-clock-runs = Le wotshi sele ihamba, okanye iyaziqalela.
# older than the English
# unreviewed
refusal-too-much-taken = Awunakususa ixesha elingako: kusele { $time }.
# unreviewed
refusal-no-time-adjusted = Xela inani lemizuzwana.
# older than the English
# unreviewed
refusal-still-in-time = Umzuzu awukapheli: kusele { $seconds } s.
# older than the English
# unreviewed
refusal-not-to-move = Lithuba lomnye umdlali.
# unreviewed
refusal-no-turn-to-give = Omnye umdlali akanalo ithuba anokulithatha. Bonisa ikhadi elimthubi okanye unike umchasi umdlalo.
# older than the English
# unreviewed
refusal-red-out-of-turn = Ikhadi elibomvu lithatha ithuba lomdlali omele ukushukuma. Libonise xa ilithuba lalo mdlali, okanye ubonise ikhadi elimthubi, okanye unike umchasi umdlalo.
# older than the English
# unreviewed
refusal-not-counted-quiet = Apha iintshukumo ezingadubuliyo azibalwa, ngoko akunakubangwa ukulingana ngazo.
# older than the English
# unreviewed
refusal-not-counted-repetition = Kulo mdlalo akunakubangwa ukulingana ngokuphindaphinda.
# older than the English
# unreviewed
refusal-nothing-asked = Oku sele kuphendulwe.
# unreviewed
refusal-offered-already = Sele ucele ukulingana. Ungaphinda ucele emva kwethuba lakho elilandelayo.
# unreviewed
refusal-no-draw-offered = Omnye umdlali akaceli kulingana.
# unreviewed
refusal-no-take-backs = Amathuba akabuyiswa kule tumente.
# unreviewed
refusal-asked-already = Oku sele kuceliwe. Cela kwakhona emva kwethuba elilandelayo.
# unreviewed
refusal-no-take-back-asked = Omnye umdlali akaceli ukubuyisa ithuba.
# unreviewed
refusal-umpire-only = Abadlali abanako ukwenza oku. Biza umququzeleli.
# unreviewed
refusal-organiser-only = Ngumququzeleli kuphela onokwenza oku. Biza umququzeleli.
# older than the English
# unreviewed
refusal-bug = Oku akukwazanga kurekhodwa. Akukho nto itshintshileyo. Biza umququzeleli.

## Amakhadi

# unreviewed
card = Ikhadi
# unreviewed
card-title = Bonisa ikhadi
# older than the English
# unreviewed
card-rule = Umgaqo: umzuzu omnye, emva koko elimthubi (isilumkiso), elibomvu (kushukuma omnye umdlali), emva koko umchasi angawunikwa umdlalo.
# older than the English
# unreviewed
card-player = Kubani?
# older than the English
# unreviewed
card-why = Ngenxa yantoni?
# unreviewed
card-yellow = Ikhadi elimthubi: isilumkiso
# unreviewed
card-red = Ikhadi elibomvu: kushukuma omnye umdlali
# unreviewed
award-match = Nika omnye umdlali umdlalo
# unreviewed
card-back-title = Buyisa ikhadi
# older than the English
# unreviewed
card-back = Buyisa ikhadi
# unreviewed
yellow-card = ikhadi elimthubi
# unreviewed
red-card = ikhadi elibomvu
# unreviewed
step-yellow = kulandela elimthubi
# unreviewed
step-red = kulandela elibomvu
# unreviewed
step-award = kulandela ukunikwa komdlalo
# older than the English
# unreviewed
offence-delay = Ukulibazisa: umzuzu uphelile
# older than the English
# unreviewed
offence-illegal-turn = Intshukumo ephikisana nemigaqo
# unreviewed
offence-misconduct = Ukuziphatha kakubi okanye ngokungafanelekanga
# older than the English
# unreviewed
offence-noise = Ingxolo ephazamisayo
# older than the English
# unreviewed
offence-help = Uncedo oluvela komnye umntu

## Intshukumo ngamazwi

# unreviewed
turn-text-place = { $side } ubeka { $man } kwi-{ $to }
# unreviewed
turn-text-place-shot = { $side } ubeka { $man } kwi-{ $to }, umgca wezintathu, udubula { $shot }
# unreviewed
turn-text-move = { $side } ushukuma kwi-{ $from } ukuya kwi-{ $to }
# unreviewed
turn-text-move-shot = { $side } ushukuma kwi-{ $from } ukuya kwi-{ $to }, umgca wezintathu, udubula { $shot }
# unreviewed
turn-text-gift = { $side } upha omnye inkomo ekwi-{ $to }
# unreviewed
turn-text-pass = { $side } akanako ukushukuma, udlulisa ithuba
# older than the English
# unreviewed
turn-text-lost-turn = { $side } ulahlekelwa lithuba ngenxa yekhadi elibomvu
turn-text-numbered = { $n }. { $text }

## Ukuphela komdlalo

# unreviewed
end-won = Ophumeleleyo: { $winner }. Isizathu: { $why }
# A TIED GAME. Not "to sketch", not a lottery, not the list of pairings.
# unreviewed
end-drawn = Ukulingana: { $why }
# unreviewed
end-not-played = Awudlalwanga: { $why }
# unreviewed
clause-captured = omnye umdlali usele neenkomo ezimbini kuphela
# older than the English
# unreviewed
clause-blocked = omnye umdlali akanako ukushukuma
# unreviewed
clause-full-board = ibhodi igcwele, umdlali olithuba lakhe akanako ukushukuma
# older than the English
# unreviewed
clause-quiet-moves = iintshukumo ezininzi kakhulu ezingadubuliyo
# unreviewed
clause-repetition = imeko efanayo kathathu
# unreviewed
ground-agreement = bobabini abadlali bavumelene
# unreviewed
ground-resignation = omnye umdlali unikezele
# unreviewed
ground-absence = umdlali akafikanga ebhodini ngexesha
# unreviewed
ground-award = umdlalo unikwe ngusompempe. { $why }
# older than the English
# unreviewed
ground-award-skipped = umdlalo unikwe ngusompempe kungakhange kubekho khadi libomvu kuqala. { $why }
# unreviewed
ground-adjudication = kugqitywe ngusompempe okanye umququzeleli ({ $reason })

## Irekhodi

# unreviewed
event-started = Umdlalo uqalile
# unreviewed
event-taken-back = Ibuyisiwe: { $turn }. { $reason }
# unreviewed
event-taken-back-plain = Kubuyisiwe: { $turn }
# unreviewed
event-clock-called = Usompempe uqalise umzuzu
# unreviewed
event-paused = Umdlalo umisiwe: { $reason }
# unreviewed
event-paused-plain = Umdlalo umisiwe
# older than the English
# unreviewed
event-paused-server = Ilaptop ibimile. Iwotshi ilindile; akukho xesha lilahlekileyo.
# older than the English
# unreviewed
event-paused-jump = Ilaptop ibilele, okanye iwotshi yayo itshintshwe nge-{ $time } min. Iwotshi ilindile; akukho xesha lilahlekileyo.
# older than the English
# unreviewed
event-paused-jump-back = Iwotshi yelaptop ibuyiselwe umva nge-{ $time } min. Iwotshi ilindile; akukho xesha lilahlekileyo.
# unreviewed
event-time-given = { $side } unikwe { $time } min: { $reason }
# unreviewed
event-time-taken = { $side } uthathelwe { $time } min: { $reason }
# unreviewed
event-corrected = Ilungisiwe: { $turn }. Ngaphambili: { $was }. { $reason }
# unreviewed
event-corrected-dropped = { $n ->
    [one] Ilungisiwe: { $turn }. Ngaphambili: { $was }. { $reason }. Le ntshukumo yamva isusiwe: { $dropped }
   *[other] Ilungisiwe: { $turn }. Ngaphambili: { $was }. { $reason }. Ezi ntshukumo zamva zisusiwe: { $dropped }
}
# unreviewed
event-put-right = Kulungiswe ngexesha: { $text }
# unreviewed
event-set-up = Ibhodi ibekiwe: { $reason } ({ $position })
# older than the English
# unreviewed
event-set-up-back = Ukubekwa kwebhodi kubuyisiwe: { $reason }
# What happened on the real board, and what it led to.
# unreviewed
event-illegal = { $side }, kuphikisana nemigaqo: { $what }. { $consequence }
# older than the English
# unreviewed
event-illegal-departs = { $side }, kuphikisana nemigaqo: { $what }. { $consequence } (umgaqo wetumente uthi enye into)
# unreviewed
event-claim-quiet-right = { $side } ubanga ukulingana ngeentshukumo ezingadubuliyo. Uchanile: { $n } kwezi-{ $limit }
# unreviewed
event-claim-quiet-wrong = { $side } ubanga ukulingana ngeentshukumo ezingadubuliyo. Okwangoku hayi: { $n } kwezi-{ $limit }
# older than the English
# unreviewed
event-claim-repetition-right = { $side } ubanga ukulingana ngokuphindaphinda. Uchanile: izihlandlo zale meko: { $n }
# older than the English
# unreviewed
event-claim-repetition-wrong = { $side } ubanga ukulingana ngokuphindaphinda. Okwangoku hayi: izihlandlo zale meko: { $n } kwezi-{ $limit }
# unreviewed
event-draw-offered = { $side } ucela ukulingana
# unreviewed
event-draw-declined = { $side } uyaqhubeka: akukho kulingana
# unreviewed
event-take-back-asked = { $side } ucela ukubuyisa ithuba
# unreviewed
event-take-back-agreed = { $side } uyavuma: ithuba liyabuyiswa
# unreviewed
event-take-back-declined = { $side } uyaqhubeka: akukho nto ibuyiswayo
# unreviewed
event-notice = Umququzeleli: { $text }
# unreviewed
notice-to-board-coming = Ndiyeza ebhodini yenu.
# unreviewed
notice-to-board-play-on = Nceda niqhubeke nidlale.
# unreviewed
notice-to-board-quiet = Nceda nidlale ngokuzola.
# unreviewed
notice-to-board-ends-soon = Umjikelo uza kuphela kungekudala.
# unreviewed
event-called = Usompempe ubiza umququzeleli: { $about }
# unreviewed
event-called-discreetly = Usompempe ubize umququzeleli
# unreviewed
event-call-answered-discreetly = Umququzeleli uphendule
# unreviewed
event-call-answered = Impendulo yomququzeleli: { $reply }
# unreviewed
event-appeal = { $side } uyabhena: { $words }
# older than the English
# unreviewed
event-appeal-withdrawn = Isibheno sirhoxisiwe
# older than the English
# unreviewed
event-appeal-allowed = Isibheno samkelwe: { $reason }
# unreviewed
event-appeal-refused = Isibheno saliwe: { $reason }
# older than the English
# unreviewed
irregular-moved-twice = ushukume kabini ngokulandelelana
# older than the English
# unreviewed
irregular-wrong-step = uye apho kungavumelekanga khona
# older than the English
# unreviewed
irregular-wrong-capture = udubule okanye wathimba okungavumelekanga
# older than the English
# unreviewed
irregular-wrong-man = ushukumise ipawn yomnye umdlali
irregular-other = { $words }
# unreviewed
consequence-put-back = Intshukumo iyabuyiswa
# unreviewed
consequence-warning = Intshukumo iyabuyiswa, kunye nesilumkiso
# unreviewed
consequence-card = Intshukumo iyabuyiswa, kuze kuboniswe ikhadi elilandelayo
# unreviewed
consequence-loss = Umdlalo ulahlekile
# older than the English
# unreviewed
call-dispute = Abadlali abavumelani
# unreviewed
call-rule = Ndifuna uncedo ngomgaqo
# unreviewed
call-missing = Kukho into engekhoyo ebhodini
# older than the English
# unreviewed
call-unwell = Kukho umntwana ongaphilanga
# older than the English
# unreviewed
call-behaviour = Kukho ingxaki ngasebhodini
# older than the English
# unreviewed
call-phone = Ifowuni yam inengxaki
call-other = { $words }
# older than the English
# unreviewed
call-red-cards = Amakhadi abomvu omdlali omnye kule tumente: { $n }. Kwenziwe ntoni ngoku?
# older than the English
# unreviewed
event-resumed = Umdlalo uyaqhubeka
# unreviewed
event-call-seen = Umququzeleli ulubonile ubizo
# older than the English
# unreviewed
event-call-coming = Umququzeleli uyeza kwimizuzu eyi-{ $n }
event-card = { $side }: { $card }. { $why }
# older than the English
# unreviewed
event-card-skipped = { $side }: { $card } ngaphandle kwekhadi elimthubi kuqala. { $why }
# unreviewed
event-card-back = { $side }: { $card } libuyisiwe: { $reason }
# unreviewed
event-reopened = Isiphumo sibuyisiwe: { $reason }

## Iphepha likasompempe

# unreviewed
umpire = Usompempe
# unreviewed
place = Ibhodi { $board } · Umjikelo { $round }
# unreviewed
slip-place = { $round }-{ $board } · Ibhodi { $board } · Umjikelo { $round }
# unreviewed
saved = ✓ Kugciniwe { $time }
# unreviewed
not-started-pill = Ayikaqali
# unreviewed
saving = … Kuyagcinwa
# unreviewed
not-saved = ⚠ Akugcinwanga. Gcina eli phepha livuliwe.
# unreviewed
not-saved-n = ⚠ Akugcinwanga ({ $n })
# unreviewed
unsent-title = Ezingekathunyelwa
# unreviewed
say-next = Olandelayo: { $player }.
# older than the English
# unreviewed
say-wait = Igcinwe kule fowuni. Linda de iphendule ilaptop.
# older than the English
# unreviewed
players-confirm = Ekupheleni komdlalo bobabini abadlali bayabuzwa kwifowuni kasompempe ukuba isiphumo sichanekile na.
# unreviewed
second-person = Isiphumo esichwetheziweyo sibalwa xa omnye umntu esiqinisekisile.
# unreviewed
second-person-hint = Abantu ababini abafaka isiphumo esifanayo bayasiqinisekisa. Iziphumo zeefowuni zoosompempe azidingi mntu wesibini.
# older than the English
# unreviewed
confirm-title = Nika abadlali ifowuni
# unreviewed
confirm-right = { $player }: ewe, kuchanekile
# older than the English
# unreviewed
confirm-said = ✓ { $player } uthi: kuchanekile
# unreviewed
confirm-not-right = Akuchanekanga? Ungacofi. “Buyisa” ususa isiphelo; okanye bhala isibheno, umququzeleli uza kugqiba.
# older than the English
# unreviewed
confirm-sent = ✓ Kuthunyelwe { $time }. Buyisela ifowuni kusompempe.
# unreviewed
end-facts = { $first } { $score } { $second } · iintshukumo { $turns } · { $time }
# unreviewed
lasted-minutes = imizuzu { $n }
# unreviewed
lasted-seconds = imizuzwana { $n }
# unreviewed
end-aloud-won = Kuphumelele u-{ $player }. Nidlale kakuhle nobabini. Bambanani ngezandla.
# unreviewed
end-aloud-drawn = Niyalingana. Nidlale kakuhle nobabini. Bambanani ngezandla.
# unreviewed
end-stored = ✓ Umququzeleli unayo · { $time }
# unreviewed
end-next = Enkosi. Ibhodi elandelayo
# unreviewed
end-wrong = Kukho into engalunganga
# unreviewed
say-aloud = Yithi: “{ $words }”
# unreviewed
aloud-title = Amazwi omawuwathethe
# unreviewed
aloud-when-toss = Phambi komdlalo: ukujula ingqekembe
# unreviewed
aloud-when-start = Umdlalo uyaqala
# older than the English
# unreviewed
aloud-when-time = Ixesha liphelile
# unreviewed
aloud-when-card = Ikhadi
# unreviewed
aloud-when-draw = Umdlali ucela ukulingana
# unreviewed
aloud-when-stop = Umdlalo uyema
# unreviewed
aloud-when-end = Isiphelo somdlalo
# unreviewed
aloud-when-next = Umjikelo olandelayo
# older than the English
# unreviewed
aloud-toss = { $first }, { $second }: sijula ingqekembe ukubona ukuba ngubani oqalayo.
# unreviewed
aloud-start = { $first }: { $one }. { $second }: { $other }. { $first } uyaqala. Dlalani.
# unreviewed
aloud-begin = { $first } uyaqala. Dlalani.
# unreviewed
aloud-time = Ixesha liphelile, { $player }.
# unreviewed
aloud-card = { $player }: { $card }. { $why }.
# unreviewed
aloud-turn-lost = { $player } ulahlekelwa leli thuba.
# unreviewed
aloud-draw = Ngaba nobabini niyavuma ukulingana?
# unreviewed
aloud-at-dispute = Yimani kancinci. Sijonga iintshukumo kunye.
# unreviewed
aloud-at-call = Ncedani nilinde. Umququzeleli uyeza.
# unreviewed
aloud-at-appeal = Ncedani nilinde. Umququzeleli uza kugqiba ngesibheno.
# unreviewed
aloud-at-illegal-turn = Loo ntshukumo ibichasene nemigaqo. Iyabuyiswa.
# unreviewed
aloud-at-correction = Irekhodi ilungisiwe. Ncedani nijonge ibhodi.
# unreviewed
aloud-at-set-up = Ibhodi ibekiwe. Ngaba yonke into ilungile?
# unreviewed
aloud-next = Umjikelo { $round } uyalandela. Khangelani iibhodi zenu.
# unreviewed
toss-title = Ngubani ophumelele ekujuleni ingqekembe noqalayo?
# unreviewed
toss-enter = Faka isiphumo sokujula
# unreviewed
toss-begins = { $player } uyaqala
# older than the English
# unreviewed
rule-board-full = Ibhodi igcwele: umdlali ngamnye upha omnye inkomo enye. Oqalayo: { $player }.
# older than the English
# unreviewed
rule-gift-due = Ngoku { $player } upha inkomo enye.
# older than the English
# unreviewed
rule-gifts-done = Bobabini baphile. Oshukuma kuqala: { $player }.
# older than the English
# unreviewed
rule-disc-given = { $player } akasenayo idiski: { $other } umnika enye.
# unreviewed
rule-pass = { $player } akanako ukushukuma, udlulisa ithuba.
# unreviewed
rule-flying = { $player } ushiyeke neenkomo ezintathu, angabhabha.
# unreviewed
rule-count-begins = Ukususela ngoku, iintshukumo ezili-{ $limit } ezingadubuliyo zenza umdlalo ulingane.
# unreviewed
rule-count-begins-each = Ukususela ngoku, iintshukumo ezili-{ $limit } zomdlali ngamnye ezingadubuliyo zenza umdlalo ulingane.
# unreviewed
rule-count = Iintshukumo ezingadubuliyo: { $n } kwezi-{ $limit }.
# unreviewed
rule-count-camelot = Iintshukumo ezingathimbiyo: { $n } kwezi-{ $limit }.
# older than the English
# unreviewed
event-agreed = { $side } uthi isiphumo sichanekile
# older than the English
# unreviewed
refusal-agreed-already = Lo mdlali sele etshilo.
# older than the English
# unreviewed
clock-low = Kusele imizuzwana elishumi.
# older than the English
# unreviewed
clock-out = Ixesha liphelile. Ikhadi, okanye qhubeka.
# older than the English
# unreviewed
held-title = Ezingekho kwirekhodi
# older than the English
# unreviewed
held-again = Zithumele kwakhona
# older than the English
# unreviewed
held-first = Shiya eyokuqala
# unreviewed
held-copy = Khuphela
# older than the English
# unreviewed
held-all = Zilahle zonke …
# unreviewed
held-nothing = akukho nto
# unreviewed
held-through = ukuya kumjikelo { $round }
# unreviewed
held-results-later = iziphumo ziza kamva
# unreviewed
held-standings-later = izikhundla ezitsha ziza kamva
# older than the English
# unreviewed
held-all-sure = Ewe, zilahle zonke
# unreviewed
start-recording = Qala ukurekhoda
# unreviewed
take-over = Thatha wena
# unreviewed
taken = { $name } urekhoda le bhodi ukususela ngo-{ $since }. Iintshukumo ukuza kuthi ga ngoku: { $turn }.
# unreviewed
taken-given = { $name } ukunika le bhodi. Iintshukumo ukuza kuthi ga ngoku: { $turn }.
# older than the English
# unreviewed
notice-took-over = Nguwe orekhoda le bhodi ngoku. Enye ifowuni yazisiwe, ingabukela.
# older than the English
# unreviewed
hand-over = Nika omnye usompempe
# older than the English
# unreviewed
hand-over-title = { $place }: nika omnye usompempe
# unreviewed
hand-over-how = Omnye usompempe wolathisa ikhamera yefowuni yakhe kule khowudi, okanye avule le dilesi, acofe “Thatha wena”.
# older than the English
# unreviewed
hand-over-then = Emva koko irekhoda loo fowuni, le yona ingabukela. Akukho nto ilahlekayo.
# unreviewed
hand-over-back = Buyela ebhodini
# unreviewed
hand-over-codes = Ukuba enye ifowuni ifikelela kwilaptop, skena ikhowudi nganye ngekhamera yayo uze uvule iphepha. Ithatha indawo nako konke okulinde apha. Emva koko rekhoda kuyo kuphela.
# unreviewed
hand-over-this-phone = Ukuba ayifikeleli, nika omnye unompempe le fowuni. Iyaqhubeka nokurekhoda.
# unreviewed
take-codes-some = Kufundwe iikhowudi ezi-{ $n } kwezi-{ $all }. Skena nezinye: ngaphandle kwazo amathuba okugqibela ayasala.
# unreviewed
take-codes-all = Zonke iikhowudi zifundiwe. Okulinde kwenye ifowuni kuza nebhodi.
# unreviewed
watch = Bukela
# unreviewed
watch-page = Iphepha lababukeli
# unreviewed
umpire-name = Igama lakho (usompempe)
# unreviewed
say-start = Yithi: “{ $words }” Emva koko cofa intshukumo yokuqala.
# unreviewed
say-place = { $player }: cofa apho inkomo ibekwe khona
# older than the English
# unreviewed
say-from = { $player }: cofa inkomo eshukumileyo
# older than the English
# unreviewed
say-fly = { $player } uneenkomo ezintathu, angabhabha: cofa inkomo eshukumileyo
# unreviewed
say-to = Cofa apho iye khona
# older than the English
# unreviewed
say-shoot = Umgca wezintathu! Cofa inkomo edutyuliweyo
# older than the English
# unreviewed
say-not-here = Hayi apho. Cofa elinye lamachokoza aphawuliweyo.
# older than the English
# unreviewed
say-not-this-one = Loo nkomo ayinakudutyulwa. Cofa enye yeenkomo eziphawuliweyo.
# unreviewed
say-pass = { $player } akanako ukushukuma, ngoko { $other } ushukuma kwakhona.
# unreviewed
say-paused = Umdlalo umisiwe: { $reason }
# unreviewed
say-paused-plain = Umdlalo umisiwe.
# unreviewed
say-paused-jump = Ilaptop ibilele, okanye iwotshi yayo itshintshiwe. Iwotshi ilindile; akukho xesha lilahlekileyo. Cofa “Qhubeka”.
# unreviewed
say-paused-server = Ilaptop ibimile. Iwotshi ilindile; akukho xesha lilahlekileyo. Cofa “Qhubeka”.
# unreviewed
incident-dispute = abadlali nosompempe bajonga iintshukumo.
# unreviewed
incident-call = umququzeleli ubiziwe.
# unreviewed
incident-correction = irekhodi ilungisiwe.
# unreviewed
incident-set-up = ibhodi ibekiwe.
# unreviewed
incident-illegal-turn = intshukumo ibichasene nemigaqo.
# older than the English
# unreviewed
incident-appeal = umdlali uyabhena.
# unreviewed
start-clock = Qalisa umdlalo
# older than the English
# unreviewed
call-clock = Qalisa umzuzu
# unreviewed
pause = Misa
# older than the English
# unreviewed
pause-why = Kutheni? Cofa kanye, okanye uyeke.
# unreviewed
pause-away = Umdlali uyishiyile ibhodi
# unreviewed
pause-unwell = Umdlali akaphilanga
# unreviewed
pause-noise = Ingxolo ngakwibhodi
# unreviewed
pause-rules = Umbuzo ngemigaqo
# unreviewed
pause-break = Ikhefu
# unreviewed
face-open = Iwotshi yetafile
# unreviewed
face-stop = Cofa ukumisa iwotshi
# unreviewed
face-go-on = Imisiwe. Cofa ukuqhubeka
# unreviewed
sound-on = Bhipha xa ixesha liphela
# unreviewed
sound-try = Zama isandi
# older than the English
# unreviewed
screen-note = Le fowuni isenokucima ngexesha lomdlalo. Kwiisetingi zayo, yenza isikrini sihlale sivuliwe imizuzu eli-10 nangaphezulu.
# older than the English
# unreviewed
alone-before = Gcina eli phepha livuliwe ngelixa urekhoda. Ukuba inethiwekhi iyemka, qhubeka: yonke into ihlala kule fowuni ize ithunyelwe kamva.
# older than the English
# unreviewed
alone-title = Ukuba inethiwekhi iyemka
# unreviewed
alone-now = Ilaptop ayiphenduli
# older than the English
# unreviewed
alone-kept = Okungekathunyelwa: { $n }. Konke kukhuselekile kule fowuni kwaye kuya kuzithumela xa ilaptop iphendula.
# unreviewed
alone-stored = Kugcinwe kule fowuni. Kuthunyelwa xa ilaptop iphendula.
# unreviewed
alone-agreed = Bavumelene bobabini. Buyisela ifowuni kusompempe.
# unreviewed
alone-go-on = Qhubeka urekhoda. Iwotshi, imigaqo, amakhadi nokulingana kusebenza njengangaphambili.
# unreviewed
alone-open = Gcina eli phepha livuliwe. Tshaja ifowuni ukuba ibhetri iphantsi.
# older than the English
# unreviewed
alone-nearer = Sondela kwilaptop. Ingaba le fowuni isekwi-Wi-Fi yeholo?
# older than the English
# unreviewed
alone-dont = Musa ukulihlaziya okanye ulivale eli phepha: liya kuvuleka kwakhona kuphela xa ilaptop iphendula. Okucofileyo kuhlala kwifowuni naxa kunjalo.
# unreviewed
alone-not-drawn = Akukabi kulingana: { $n } kwezi-{ $limit }.
# unreviewed
alone-hand-over = Ilaptop ayiphenduli. Nika omnye unompempe le fowuni: iyaqhubeka nokurekhoda. Enye ifowuni ingathatha indawo xa ilaptop iphendula.
# unreviewed
resume = Qhubeka
turn-label = Intshukumo
# unreviewed
record-turn = Rekhoda intshukumo
# unreviewed
undo = Buyisa
# unreviewed
undo-title = Buyisa { $turn }
# unreviewed
undo-lost-turn = Buyisa ikhadi elibomvu nethuba elilahlekileyo
# unreviewed
undo-result = Buyisa isiphumo
# older than the English
# unreviewed
undo-set-up = Buyisa ukubekwa kwebhodi
# unreviewed
redo = Dlala { $turn } kwakhona
# unreviewed
redo-lost-turn = Bonisa ikhadi elibomvu kwakhona
# unreviewed
undo-nothing = Akukabikho nto inokubuyiswa
# unreviewed
undo-typed-wrong = Ndicofe ichokoza elingelilo
# unreviewed
undo-players = Abadlali bayibuyisile
# older than the English
# unreviewed
undo-illegal = Intshukumo ibiphikisana nemigaqo
# unreviewed
result = Isiphumo
# unreviewed
result-title = Uphele njani?
# unreviewed
result-undo-hint = Kukho impazamo? “Buyisa” ibuyisa umdlalo.
# unreviewed
result-draw-agreed = Ukulingana: bobabini abadlali bayavuma
# unreviewed
result-resign = { $winner } uphumelele: { $loser } uyanikezela
# unreviewed
result-absent = { $player } akafikanga
# older than the English
# unreviewed
result-both-absent = Akukho mntu ufikileyo
# older than the English
# unreviewed
result-stopped-won = Ixesha lomjikelo liphelile. Ophumeleleyo: { $player }
# older than the English
# unreviewed
result-stopped-draw = Ixesha lomjikelo liphelile: ukulingana
# unreviewed
result-stopped = Misa umdlalo kwangaphambili
# unreviewed
result-early-won = Umiswe kwangaphambili. Ophumeleleyo: { $player }
# unreviewed
result-early-draw = Umiswe kwangaphambili: umdlalo uyalingana
# unreviewed
reason-early = umdlalo umiswe kwangaphambili
# unreviewed
draw-counters = Kulingana nini?
# unreviewed
quiet-short = Ezingadubuliyo { $n }/{ $limit }
# unreviewed
quiet-none = Ukulingana?
# Shown when the umpire taps the counter.
# unreviewed
quiet-each = { $n ->
    [0] Akukabikho ntshukumo ingadubuliyo. Umdlali ngamnye akufikelela kwezi-{ $limit }, umdlalo uyalingana.
    [one] Intshukumo engadubuliyo: { $n }. Umdlali ngamnye akufikelela kwezi-{ $limit }, umdlalo uyalingana.
   *[other] Iintshukumo ezingadubuliyo: { $n }. Umdlali ngamnye akufikelela kwezi-{ $limit }, umdlalo uyalingana.
}
# older than the English
# unreviewed
quiet-ply = Iintshukumo ezingadubuliyo: { $n } kwezi-{ $limit }. Emva koko umdlalo uyalingana.
# older than the English
# unreviewed
seen = Izihlandlo zale meko: { $n }. Xa zifika ku-{ $limit }, kuyalingana.
# unreviewed
quiet-rests = Kusele ezi-{ $n }, kubalwa ukususela kwintshukumo { $since }.
# older than the English
# unreviewed
seen-after = Ibekho emva kweentshukumo { $turns }.
# unreviewed
draw-near-quiet = { $n ->
    [one] Enye intshukumo engadubuliyo nengathimbiyo uze umdlalo ube kukulingana.
   *[other] Iintshukumo ezi-{ $n } ezingadubuliyo nezingathimbiyo uze umdlalo ube kukulingana.
}
# unreviewed
draw-near-quiet-claim = { $n ->
    [one] Enye intshukumo engadubuliyo nengathimbiyo uze umdlali abe nokubanga ukulingana.
   *[other] Iintshukumo ezi-{ $n } ezingadubuliyo nezingathimbiyo uze umdlali abe nokubanga ukulingana.
}
# older than the English
# unreviewed
draw-near-repetition = Kungekudala imeko efanayo ingavela izihlandlo ezininzi kakhulu: loo nto yenza ukulingana.
# older than the English
# unreviewed
draw-near-repetition-claim = Kungekudala imeko efanayo ingavela izihlandlo ezininzi kakhulu: ukulingana kungabangwa ke.
# unreviewed
draw-claimable = Umdlali angabanga ukulingana ngoku.
# older than the English
# unreviewed
whole-left = Kusele { $time } kwixesha lomdlalo wonke
# unreviewed
claim-title = Umdlali ubanga ukulingana
# older than the English
# unreviewed
claim-hint = Kubuzwa irekhodi. Into eyithethayo iyabhalwa phantsi, nokuba umdlali uchanile okanye akachananga.
# unreviewed
claim-quiet-moves = Iintshukumo ezininzi kakhulu ezingadubuliyo
# older than the English
# unreviewed
claim-repetition = Imeko efanayo izihlandlo ezininzi
# unreviewed
more-title = Uncedo nezilungiso
# unreviewed
leave-title = Ulishiya ibhodi?
# older than the English
# unreviewed
leave-text = Okurekhodileyo kuyahlala. Ukuze ubuye, skena kwakhona ikhadi lebhodi.
# unreviewed
leave-stay = Hlala apha
# older than the English
# unreviewed
leave-go = Lishiye ibhodi
# older than the English
# unreviewed
look-title = Inkangeleko yebhodi
# older than the English
# unreviewed
look-kept = Le fowuni ikhumbula okukhethayo. Akukho nto iya kwirekhodi.
# older than the English
# unreviewed
look-swap = Tshintshanisa abadlali abangasentla nabangasezantsi kwebhodi
# unreviewed
look-bigger = Umbhalo omkhulu
# older than the English
# unreviewed
look-left = Amaqhosha esandla sasekhohlo
# unreviewed
look-colours = Imibala
# older than the English
# unreviewed
look-as-phone = Njengefowuni
# unreviewed
look-light = Ekhanyayo
# unreviewed
look-dark = Emnyama
# unreviewed
look-sun = Ukukhanya kwelanga
# unreviewed
look-keys = Amaqhosha: u-f ujika ibhodi, u-d utshintsha phakathi kokukhanyayo nokumnyama.
# older than the English
# unreviewed
look-scripts = Izikripthi zicinyiwe kule bhrawuza. Ibhodi ikhangeleka ngendlela ekhangeleka ngayo kubo bonke.
# older than the English
# unreviewed
needs-network = Oku kufuna ilaptop, kwaye ayiphenduli. Okurekhodileyo kugciniwe. Zama kwakhona kungekudala.
# older than the English
# unreviewed
more-read-only = Yifowuni erekhoda le bhodi kuphela enokusebenzisa eli phepha.
# unreviewed
back-to-board = ← Ibhodi
# unreviewed
which-player = Nguwuphi umdlali?
# unreviewed
in-words = Ngamazwi akho
# unreviewed
rule-of-event = umgaqo wetumente
# older than the English
# unreviewed
record-it = Yibhale phantsi
# unreviewed
ask-resign = U-{ $loser } uyanikezela, kuphumelele u-{ $winner }?
# unreviewed
ask-absent = U-{ $loser } akafikanga, kuphumelele u-{ $winner }?
# unreviewed
ask-award = Umdlalo uya ku-{ $winner }, uphulukene nawo u-{ $loser }?
# unreviewed
ask-draw = Yithi: “{ $words }” Bobabini bayavuma?
# unreviewed
ask-end = Phelisa umdlalo ngolu hlobo? { $what }
# unreviewed
call-title = Biza umququzeleli
# unreviewed
call-words = Enye into
# unreviewed
call-button = Biza
# older than the English
# unreviewed
call-not-needed = Akusafuneki
# unreviewed
call-seen = ibonwe { $time }
# unreviewed
call-coming = ibonwe { $time } · kuyeziwa kwimizuzu eyi-{ $n }
# unreviewed
asked-call = Usompempe ubiza: { $about }
# unreviewed
asked-appeal = { $side } uyabhena: { $words }
# older than the English
# unreviewed
illegal-title = Intshukumo ephikisana nemigaqo kwibhodi yokwenene
# unreviewed
illegal-what = Yintoni ebingalunganga?
# unreviewed
illegal-other = Enye into
# unreviewed
illegal-outcome = Intshukumo iyabuyiswa. Kulandela ntoni?
# older than the English
# unreviewed
illegal-recorded = kubhaliwe { $time } · kubuyiseleni ebhodini, niqhubeke emva koko
# unreviewed
consequence-card-for = Kuboniswa ikhadi elilandelayo. { $why }
# older than the English
# unreviewed
mend-kept = { $n ->
    [0] Akukho ntshukumo yamva ihlalayo.
    [one] Intshukumo enye yamva ihlala injalo.
   *[other] Iintshukumo zamva ezi-{ $n } zihlala zinjalo.
}
# unreviewed
dispute-title = Jonga emva
# unreviewed
dispute-stop = Yima
# unreviewed
dispute-stop-clock = Misa iwotshi
# unreviewed
dispute-step = { $n } kwezi-3
# older than the English
# unreviewed
dispute-clock = Iwotshi imile.
# unreviewed
dispute-keeps = { $player } ugcina { $time }.
# unreviewed
dispute-start = Ibhodi phambi kwentshukumo yokuqala
# unreviewed
dispute-turn = Intshukumo { $n } kwezi-{ $all }: { $text }
# unreviewed
dispute-different = Le ntshukumo ibingenjalo
# unreviewed
dispute-discs = Iidiski zibonisa icala elingelilo
# unreviewed
dispute-strike = Dlalani kwakhona ukususela phambi kwale ntshukumo
# older than the English
# unreviewed
dispute-right = Konke kulungile: qhubekani
# older than the English
# unreviewed
dispute-set-up = Ibhodi imi ngolunye uhlobo
# unreviewed
dispute-tap = Cofa oko { $player } akudlale ngokwenene
# unreviewed
dispute-other-shot = Kudutyulwe enye inkomo
# unreviewed
dispute-tap-discs = Cofa idiski nganye ebonisa icala elingelilo kwibhodi yokwenene
# unreviewed
dispute-follows = Okulandelayo
# unreviewed
dispute-now = Intshukumo { $n } ngoku: { $turn }. Ngaphambili: { $was }.
# older than the English
# unreviewed
dispute-goes = { $n }. { $text }: ayisangeni, iyasuka.
# unreviewed
dispute-gone = { $n }. { $text }: icinyiwe.
# unreviewed
dispute-turn-over = Omnye umdlali akakashukumi: jika { $discs } kwibhodi yokwenene ngoku.
# unreviewed
dispute-moves = Kulandela u-{ $player }.
# unreviewed
dispute-moves-with = Kulandela u-{ $player }, une-{ $time }.
# unreviewed
dispute-counts = { $player }: { $counts }
# older than the English
# unreviewed
dispute-reason = kujongwe kunye nabadlali
# unreviewed
adjust-title = Nika okanye uthathe ixesha
# unreviewed
adjust-seconds = Imizuzwana
# unreviewed
adjust-give = Nika
# unreviewed
adjust-take = Thatha
# unreviewed
card-back-of = Elokugqibela likabani?
# unreviewed
appeal-title = Umdlali uyabhena
# older than the English
# unreviewed
appeal-hint = Siyabhalwa phantsi, umququzeleli uza kugqiba. Umdlalo ungaqhubeka.
# older than the English
# unreviewed
appeal-words = Ubhena ngantoni?
# older than the English
# unreviewed
appeal-note = Bhala isibheno
# older than the English
# unreviewed
appeal-withdraw = Umdlali uyasirhoxisa
# older than the English
# unreviewed
set-up-title = Beka ibhodi
# older than the English
# unreviewed
set-up-when = Ukuba ukurekhoda kuqale kade, okanye ibhodi igilwe: bonisa ukuba yintoni ephi.
# unreviewed
set-up-choose = Yiphi ipawn?
# unreviewed
set-up-man = { $side }, { $kind }
# unreviewed
set-up-none = Akukho nto
# older than the English
# unreviewed
set-up-tap = Khetha ipawn, uze ucofe apho ime khona. Ukucofa kwesibini kuyayisusa.
# older than the English
# unreviewed
set-up-hint = Okanye bhala amachokoza ahlukaniswe zizithuba.
# older than the English
# unreviewed
set-up-on = { $side }, { $kind }: ebhodini
# unreviewed
set-up-hand = { $side }, { $kind }: esandleni
# unreviewed
set-up-mover = Lithuba likabani?
# unreviewed
set-up-text = Okanye umgca omnye wombhalo
# unreviewed
set-up-position = Imeko
# unreviewed
set-up-now = Ngoku injalo:
# unreviewed
set-up-record = Yibeke
# unreviewed
asked-title = Usompempe uyakufuna
# older than the English
# unreviewed
asked-nothing = Akukho nto ilindileyo apha.
# unreviewed
asked-reply = Impendulo yakho
# unreviewed
asked-answer = Kuphendulwe
# unreviewed
asked-seen = Ibonwe
# unreviewed
asked-coming = Ndiza kwimizuzu eyi-{ $n }
# unreviewed
asked-why = Ngoba?
# unreviewed
asked-decision = Ugqiba ntoni?
# unreviewed
asked-no-result = Akukabikho siphumo.
# older than the English
# unreviewed
asked-allow = Isibheno samkelwe. Akukho nto yimbi itshintshayo.
# unreviewed
asked-refuse = Isibheno saliwe. Akukho nto itshintshayo.
# older than the English
# unreviewed
asked-go-on = Isibheno samkelwe. Isiphumo siyacinywa kwaye umdlalo uyaqhubeka.
# older than the English
# unreviewed
asked-result = Isibheno samkelwe. Isiphumo: { $text }
# older than the English
# unreviewed
asked-follows = Isigqibo nokulandelayo kubhalwa kwirekhodi yomdlalo, kunye nesizathu sakho.
# older than the English
# unreviewed
asked-follows-closed = Isigqibo sibhalwa kwirekhodi yomdlalo, kunye nesizathu sakho. Lo mjikelo uvaliwe: ukuba ukhetha esinye isiphumo, ubona okulandelayo ukuba sitshintsha ntoni, uze usiqinisekise.
# unreviewed
asked-decide = Gqiba
# unreviewed
asked-round = Umjikelo
# older than the English
# unreviewed
notice-answered = Impendulo ibhaliwe.
# unreviewed
cards-in-event = Amakhadi kule tumente
# unreviewed
card-in-event = Umjikelo { $round }, ibhodi { $board }: { $card }. { $why }
# unreviewed
rules-of-this-game = Imigaqo yalo mdlalo
# older than the English
# unreviewed
round-closed = Lo mjikelo uvaliwe. Irekhodi ingafundwa kuphela.
# older than the English
# unreviewed
keys-umpire = Iintolo zihamba ebhodini, u-Enter uyacofa. u: buyisa, c: ikhadi, r: isiphumo, ?: la maqhosha, Esc: vala.

## Iingcango

# unreviewed
nav = Amaphepha aphambili
# unreviewed
nav-events = Iitumente
# unreviewed
nav-learn = Funda
# unreviewed
nav-play = Dlala
# unreviewed
nav-rules = Imigaqo
# unreviewed
home-title = Iitumente
# older than the English
# unreviewed
no-events = Akukabikho tumente inokubonwa.
# unreviewed
home-hero = Bukela yonke ibhodi, intshukumo nentshukumo
# unreviewed
home-lead = I-Inkundla iqhuba iitumente zezikolo zomlabalaba, zeCamelot nezeReversi. Landela umdlalo njengoko udlalwa, fumana ibhodi yomntwana wakho, okanye ufunde ukudlala ngemizuzu emihlanu.
# unreviewed
home-watch = Bukela imidlalo ngqo
# unreviewed
home-learn = Funda ukudlala
# unreviewed
home-play = Dlala ngoku
# unreviewed
home-now = Kudlalwa ngoku
# unreviewed
home-nothing = Akukho mdlalo udlalwayo ngoku.
# unreviewed
home-count = Igqityiwe: { $done } · Iyadlalwa: { $playing } · Isaza kuqala: { $waiting }
# unreviewed
home-open = Vula itumente
# unreviewed
home-go = Yiya apha: { $round }
# unreviewed
home-others = Ezinye iitumente
# unreviewed
home-won-by = kuphumelele { $names }
# unreviewed
home-missing = { $n ->
    [one] Isiphumo esinye sisashoda.
   *[other] Iziphumo ezi-{ $n } zisashoda.
}
# unreviewed
door-umpire-hint = Skena ikhadi elisetafileni yakho, okanye uchwetheze oonobumba balo abathandathu.
# unreviewed
door-child = Ukhangela umntwana?
# unreviewed
door-child-hint = Chwetheza igama ukuze ubone ibhodi, umdlalo olandelayo namanqaku.
# unreviewed
door-child-name = Igama
# unreviewed
door-teacher = Ungutitshala?
# unreviewed
door-teacher-hint = Qhuba itumente yakho: ncamathisela amagama, yenza izibini, uprinte uluhlu. Iifowuni zirekhoda imidlalo, nangaphandle kwe-intanethi.
# unreviewed
learn-games = Funda umdlalo
# unreviewed
learn-all = Yonke imidlalo
# unreviewed
learn-umlabalaba = Iinkomo ezilishumi elinesibini mnye. Yenza ezintathu emgceni uze udubule enye yezabo.
# unreviewed
learn-reversi = Khupha umqolo phakathi kweediski zakho ezimbini uze uwujike.
# unreviewed
learn-camelot = Tsiba phezu kwabahlobo bakho, utsibe iintshaba, uthathe inqaba.
# unreviewed
new-event = Itumente entsha
# older than the English
# unreviewed
new-like = Iisetingi zifana nezika-“{ $name }”, itumente yakho yokugqibela.
# older than the English
# unreviewed
new-plain = Iisetingi eziqhelekileyo
# older than the English
# unreviewed
umpire-door = Ungusompempe?
# older than the English
# unreviewed
board-code = Ikhowudi yebhodi yakho
# older than the English
# unreviewed
open-board = Vula ibhodi
# unreviewed
your-name = Igama lakho
# unreviewed
pass-phrase = Ibinzana lokungena
# unreviewed
phrase-hint = Ubuncinane iimpawu ezi-8. Amagama amathathu okanye amane kulula ukuwakhumbula, kunzima ukuwaqashela.
# unreviewed
setup-title = Wamkelekile kwi-Inkundla
# older than the English
# unreviewed
setup-hero = Itumente eholweni yenu, iqhutywa kule laptop
# unreviewed
setup-lead = I-Inkundla iyabadibanisa abadlali, igcina ixesha namanqaku, ibonise abazali ibhodi nganye. Ayifuni intanethi. Yonke into ihlala apha.
# unreviewed
setup-text = Ungowokuqala apha, ngoko nguwe ophetheyo. Khetha igama nebinzana lokungena; ufuna zombini ukuze ungene kwakhona.
# unreviewed
setup-button = Qala
# unreviewed
setup-elsewhere = I-Inkundla intsha apha. Ikhowudi yokuyimisa isefestileni eqalwe kuyo. Yibhale apha, okanye uvule eli phepha kuloo khompyutha.
# unreviewed
setup-code = Ikhowudi yokuqalisa
# unreviewed
go-on = Qhubeka
# older than the English
# unreviewed
sign-in-hint = Oosompempe abangeni apha: bavula ikhowudi ye-QR yebhodi yabo.
# older than the English
# unreviewed
sign-in-wrong = Igama okanye ibinzana lokungena alichanekanga. Zama kwakhona.
# older than the English
# unreviewed
sign-in-too-often = Uzame izihlandlo ezininzi ngempazamo. Linda imizuzu embalwa, uzame kwakhona.
# older than the English
# unreviewed
sign-in-busy = Baninzi abantu abangenayo ngoku. Zama kwakhona kungekudala.
# unreviewed
phrase-too-short = Ibinzana lokungena lifutshane kakhulu. Sebenzisa ubuncinane iimpawu ezi-8.
# unreviewed
phrase-too-long = Ibinzana lokungena lide kakhulu. Sebenzisa iimpawu ezi-256 ubuninzi.
# older than the English
# unreviewed
phrase-guessable = Eli binzana lelinye lawokuqala abantu abawazamayo. Khetha elinye.
# older than the English
# unreviewed
account = Ukungena kwakho
# unreviewed
account-where = Apho ungene khona
# unreviewed
account-session = ukususela { $since }, igqityelwe ukubonwa { $seen }
# older than the English
# unreviewed
account-this = le
# unreviewed
account-end-others = Phuma kuzo zonke ezinye
# older than the English
# unreviewed
account-phrase = Ibinzana lokungena elitsha
# older than the English
# unreviewed
account-old = Elo unalo ngoku
# older than the English
# unreviewed
account-new = Elitsha
# older than the English
# unreviewed
account-phrase-hint = Uya kukhutshwa ke kuzo zonke ezinye.
# older than the English
# unreviewed
account-old-wrong = Ibinzana onalo ngoku alichanekanga.
# unreviewed
notice-others-signed-out = Ukhutshiwe kuzo zonke ezinye.
# unreviewed
notice-phrase-saved = Ibinzana elitsha ligciniwe. Ukhutshiwe kuzo zonke ezinye.
# unreviewed
account-exists = Eli gama sele lithathiwe. Khetha elinye.
# unreviewed
people = Iqela
# unreviewed
people-list = Abantu
# unreviewed
role-organiser = umququzeleli
# unreviewed
role-deputy = isekela lomququzeleli
# older than the English
# unreviewed
role-helper = umncedisi weziphumo
# unreviewed
role-school = utitshala wesikolo
# unreviewed
role-tablet = isixhobo seziphumo
# unreviewed
role-program = inkqubo yekhompyutha
# unreviewed
role-umpire = usompempe
# unreviewed
history-who = { $who } ({ $role })
# unreviewed
history-account = { $who }, iakhawunti { $account }
# unreviewed
history-school = { $who }, { $school }
# unreviewed
people-since = ukususela { $since }
# unreviewed
people-seen = ukususela { $since }, ugqityelwe ukubonwa { $seen }
# older than the English
# unreviewed
people-away = Susa
# unreviewed
people-hand-over = Yenza abe ngumququzeleli
# older than the English
# unreviewed
people-hand-over-text = U-{ $name } uba ngumququzeleli, wena ube lisekela. Ngu-{ $name } kuphela onokukubuyisela oko.
# older than the English
# unreviewed
people-invite = Mema umntu
# unreviewed
people-invite-text = Bangenza ntoni?
# older than the English
# unreviewed
people-link-helper = Ikhonkco labancedisi beziphumo
# unreviewed
people-link-tablet = Ikhonkco lesixhobo apho abadlali baxela khona iziphumo
# unreviewed
people-link-program = Isitshixo senkqubo
# unreviewed
people-tablet-hint = Abadlali bakhetha ibhodi yabo nokuba ngubani ophumeleleyo. Imbangi iyaqinisekisa. Ikhonkco lisebenza kude kuphele usuku.
# unreviewed
people-boards-hint = Ngebhodi yokuqala neyokugqibela, iphepha laba bancedisi livuleka kwiibhodi zabo.
# unreviewed
people-token = Isitshixo senye inkqubo
# unreviewed
people-token-text = Ngesitshixo enye inkqubo ifaka iziphumo nabadlali, ibhale ukuba ngubani okhoyo. Ayiboni magama apheleleyo. Isitshixo sisebenza kude kuphele itumente, kangangeentsuku ezili-14.
# unreviewed
people-token-name = Igama lenkqubo
# unreviewed
people-token-make = Yenza isitshixo
# unreviewed
people-token-of = Isitshixo se-{ $name }
# unreviewed
people-token-once = Isitshixo siboniswa ngoku kuphela. Sikopishele kwinkqubo. Ukuba silahlekile, susa inkqubo kwiqela wenze esitsha.
# unreviewed
people-token-use = Inkqubo ithumela le ntloko ngesicelo ngasinye:
# older than the English
# unreviewed
people-helper-hint = Babhala ukuba ngubani okhoyo, bafake iziphumo, kude kuphele usuku. Babhala igama labo; abafuni binzana lokungena.
# unreviewed
people-link-of-school = Ikhonkco lesikolo
# unreviewed
people-link-school = Ikhonkco lika-{ $school }
# unreviewed
people-school-hint = Ootitshala baso babhala ukuba ngubani wesi sikolo okhoyo, balungise uluhlu lwaso kangangoko uvuma, baze baprinte amaphepha aso. Ababoni amanye amagama. Ikhonkco liphela netumente; xa lirhoxisiwe, liphela ngoko nangoko kubo bonke.
# unreviewed
people-guests = Bangaphi abantu abanokusebenzisa ikhonkco
# unreviewed
people-link-deputy = Ikhonkco lesekela lomququzeleli
# unreviewed
people-deputy-hint = Baqhuba itumente kunye nawe: abadlali, imijikelo, iisetingi. Umntu omnye unokusebenzisa eli khonkco, kwiintsuku ezintathu.
# unreviewed
people-invite-button = Yenza ikhonkco
# older than the English
# unreviewed
people-open = Amakhonkco anokusetyenziswa
# unreviewed
umpires-here = Abakhoyo: { $here } kwaba-{ $n }
# unreviewed
umpires-text = Xa umjikelo upapashwa, oosompempe abakhoyo bafumana iibhodi zawo: inani elilinganayo kubo bonke, kwaye hayi imidlalo yesikolo sabo ukuba omnye usompempe angayithatha.
# unreviewed
umpires-none = Akukho sompempe kuluhlu okwangoku.
# unreviewed
umpires-add = Faka oosompempe
# unreviewed
umpires-lines = Amagama
# unreviewed
umpires-lines-hint = Usompempe omnye kumgca ngamnye: igama, isikolo, iilwimi. Isikolo neelwimi zingashiywa.
# unreviewed
field-umpires = Oosompempe
# unreviewed
field-umpire-languages = Iilwimi
# unreviewed
field-umpire-note = Inqaku
# unreviewed
umpire-note-hint = Umzekelo, ukuba kuhambe njani. Libonwa kuphela ngabaqhuba ukhuphiswano.
# unreviewed
umpires-all-here = Bonke bakhona
# unreviewed
umpire-mark-here = Ukho
# unreviewed
umpire-mark-away = Akekho
# unreviewed
umpire-change = Tshintsha
# unreviewed
umpire-boards = Iibhodi ngoku: { $boards }
# unreviewed
umpire-allotted = { $n ->
    [one] ibhodi elabelweyo: 1
   *[other] iibhodi ezabelweyo: { $n }
}
# unreviewed
umpire-recorded = { $n ->
    [one] umdlalo orekhodiweyo: 1
   *[other] imidlalo erekhodiweyo: { $n }
}
# unreviewed
umpire-cards = { $n ->
    [one] ikhadi eli-1
   *[other] amakhadi: { $n }
}
# unreviewed
umpire-corrected = { $n ->
    [one] isiphumo esitshintshwe kamva: 1
   *[other] iziphumo ezitshintshwe kamva: { $n }
}
# unreviewed
umpires-of-round = Oosompempe bomjikelo { $round }
# unreviewed
umpires-allot = Yabela abakhoyo
# unreviewed
umpires-allot-text = Iibhodi ezinesiphumo zigcina usompempe wazo.
# unreviewed
umpires-nobody-here = Akukho sompempe ukhoyo.
# unreviewed
umpire-own-school = isikolo sakhe
# unreviewed
umpire-records = { $name } uyarekhoda
# unreviewed
umpire-on-paper = Usompempe: { $name }
# older than the English
# unreviewed
people-over = Amakhonkco aphelileyo
# older than the English
# unreviewed
people-revoke = Rhoxisa
# older than the English
# unreviewed
people-revoke-hint = Xa ikhonkco lirhoxisiwe, akukho mntu mtsha unokulisebenzisa. Sele elisebenzisile uhlala, ude umsuse.
# older than the English
# unreviewed
rights = Ngubani onokwenza ntoni
# older than the English
# unreviewed
rights-text = Oosompempe abadingi akhawunti: ikhowudi yebhodi ibavumela ukurekhoda loo bhodi kuphela. Wonke umntu ubona okupapashiweyo.
# unreviewed
rights-yes = ewe
# unreviewed
rights-no = –
# older than the English
# unreviewed
rights-again = ewe, emva kokufaka ibinzana lokungena kwakhona
# older than the English
# unreviewed
deed-look-inside = Ukubona itumente ngaphakathi: iidrafti namagama apheleleyo
# older than the English
# unreviewed
deed-check-in = Ukubhala okhoyo nongekhoyo
# unreviewed
deed-keep-own-list = Ukubona, ukulungisa nokuprinta uluhlu lwesikolo sakho
# unreviewed
deed-hand-in-line-ups = Ukuthumela uluhlu lwabadlalayo lwamaqela
# older than the English
# unreviewed
deed-enter-results = Ukufaka iziphumo zomjikelo
# unreviewed
deed-report-results = Ukwamkela iziphumo abadlali abazixela kwisixhobo ekwabelwana ngaso
# older than the English
# unreviewed
deed-hand-out-boards = Ukuprinta uluhlu lwezibini namakhadi eebhodi aneekhowudi
# older than the English
# unreviewed
deed-answer-calls = Ukuphendula oosompempe ababizayo nokugqiba izibheno
# older than the English
# unreviewed
deed-change-players = Ukufaka abadlali, ukubalungisa nokubasusa
# unreviewed
deed-pair-rounds = Ukudibanisa izibini zemijikelo, ukuyipapasha, ukuyivala nokuyibuyisa
# older than the English
# unreviewed
deed-correct-results = Ukulungisa iziphumo zemijikelo evaliweyo
# older than the English
# unreviewed
deed-rule-cards = Ukujonga onke amakhadi nokugqiba okulandelayo
# older than the English
# unreviewed
deed-take-files = Ukukhupha iirekhodi nezinye iifayile, nokungenisa iziphumo
# unreviewed
deed-print-results = Ukuprinta uluhlu lwamanqaku nezatifikethi
# older than the English
# unreviewed
deed-read-history = Ukufunda ukuba ngubani owenze ntoni
# older than the English
# unreviewed
deed-take-back-own = Ukubuyisa oko umntu akufake ngokwakhe: iziphumo, nokuba ngubani okhoyo
# older than the English
# unreviewed
deed-take-back = Ukubuyisa okubhalwe kwimbali
# older than the English
# unreviewed
deed-change-settings = Ukutshintsha iisetingi zetumente
# older than the English
# unreviewed
deed-finish-event = Ukugqiba itumente okanye ukuyivula kwakhona
# older than the English
# unreviewed
deed-invite-helpers = Ukumema abancedisi beziphumo nokubasusa
# older than the English
# unreviewed
deed-invite-deputies = Ukumema amasekela nokuwasusa
# unreviewed
deed-hand-over = Ukwenza isekela libe ngumququzeleli
# older than the English
# unreviewed
deed-erase-names = Ukususa amagama abantwana
# unreviewed
deed-delete-event = Ukususa itumente
# unreviewed
deed-run-event = Yonke enye into
# older than the English
# unreviewed
people-link-made = ngu-{ $name }, { $when }; lisebenza kude kube { $until }
# older than the English
# unreviewed
people-link-revoked = ngu-{ $name }, { $when }; lirhoxisiwe
# unreviewed
people-link-accepted = Lisetyenziswe: { $names }
# older than the English
# unreviewed
people-link-came = Kufike abangu-{ $came } kwabangu-{ $most }
# older than the English
# unreviewed
invited-helper = Mabaskene abancedisi le khowudi ngeefowuni zabo, okanye ubathumelele ikhonkco. Lisebenza kude kuphele usuku.
# unreviewed
invited-tablet = Skena le khowudi ngethebhulethi okanye ngefowuni abadlali abaza kuxela kuyo. Isebenza kude kuphele usuku.
# unreviewed
invited-school = Thumela eli khonkco kutitshala wesikolo, okanye makaskene ikhowudi. Lisebenza ide iphele itumente.
# older than the English
# unreviewed
invited-deputy = Nika umntu omnye omthembayo eli khonkco. Lisebenza kube kanye, kwiintsuku ezintathu.
# older than the English
# unreviewed
invited-once = Eli phepha libonisa ikhonkco kube kanye kuphela. Lishicilele okanye ulithumele ngoku. Ukuba liyalahleka, yenza elitsha.
# unreviewed
join-helper = U-{ $name } ucela uncedise kwi-{ $event }
# unreviewed
join-school = U-{ $name } ucela ubhale abafikileyo base-{ $school } kwi-{ $event }
# older than the English
# unreviewed
join-deputy = U-{ $name } ucela niqhube kunye i-{ $event }
# older than the English
# unreviewed
join-helper-may = Uza kubhala ukuba ngubani okhoyo, ufake iziphumo.
# unreviewed
join-school-may = Uza kubhala ukuba ngubani wase-{ $school } okhoyo, ulungise uluhlu lwaso kangangoko evuma umququzeleli, uze uprinte amaphepha aso. Ubona amagama esi sikolo kuphela.
# older than the English
# unreviewed
join-deputy-may = Wenza konke okwenziwa ngumququzeleli, kodwa awunakuyicima itumente okanye uyinike omnye.
# older than the English
# unreviewed
join-until = Esi simemo sisebenza kude kube { $day }, { $time }.
# unreviewed
join-as = Ujoyina njengo-{ $name }.
# unreviewed
join-button = Joyina
# unreviewed
join-name-taken = Kukho umntu kule tumente osele enalo eli gama, okanye elifana nalo. Khetha elinye, njengegama lakho nefani.
# unreviewed
join-sign-in = Ndine-akhawunti apha: ngena kuqala
# unreviewed
notice-joined = Wamkelekile! Ungaqala ngoku.
# older than the English
# unreviewed
notice-invitation-revoked = Ikhonkco lirhoxisiwe.
# unreviewed
notice-person-sent-away = Ususiwe. Amaphepha akhe azivalela ngokwawo.
# older than the English
# unreviewed
notice-person-and-link-gone = Ususiwe. Amaphepha akhe azivala ngokwawo. Nekhonkco ebeze ngalo libuyisiwe: ukuba abanye basalifuna, yenza elitsha ngezantsi.
# unreviewed
notice-handed-over = Itumente inomququzeleli omtsha. Wena ulisekela ngoku.
# older than the English
# unreviewed
helper-rounds = Ngumququzeleli obeka izibini apapashe imijikelo. Wena unokufaka iziphumo.
# older than the English
# unreviewed
helper-players = Unokubhala ukuba ngubani okhoyo. Ngumququzeleli otshintsha uluhlu.
# older than the English
# unreviewed
again-title = Ibinzana lakho lokungena kwakhona
# older than the English
# unreviewed
again-text = Oko ufuna ukukwenza akunakubuyiswa. Bhala ibinzana lakho lokungena, uze ukwenze kwakhona.
# unreviewed
kept-title = Uyithumele ngoku?
# older than the English
# unreviewed
kept-send = Yithumele ngoku
# older than the English
# unreviewed
kept-drop = Yilahle
# older than the English
# unreviewed
kept-sign-in = Kufuneka ungene kuqala. Oko ukuthumeleyo kugcinwa iyure: emva kokungena ungakuthumela.
# older than the English
# unreviewed
kept-again = Into ofuna ukuyenza ayinakubuyiswa. Bhala ibinzana lakho: okuthumeleyo kugcinwe, ungakuthumela ke.
# older than the English
# unreviewed
recover-link = Ndilahlekelwe libinzana lam lokungena
# older than the English
# unreviewed
recover-title = Ukungena ngekhowudi yokubuyisela
# unreviewed
recover-text = Bhala ikhowudi yokubuyisela owayibhala phantsi, uze ukhethe ibinzana lokungena elitsha.
# unreviewed
recover-button = Gcina uze ungene
# older than the English
# unreviewed
recover-wrong = Igama okanye ikhowudi yokubuyisela ayichanekanga. Jonga iphepha lakho uzame kwakhona.
# unreviewed
recovery-code = Ikhowudi yokubuyisela
# older than the English
# unreviewed
recovery-text = Bhala le khowudi ephepheni uze uyigcine kwindawo ekhuselekileyo. Ukuba ulahlekelwa libinzana lokungena, yile khowudi kuphela ekungenisayo kwakhona.
# older than the English
# unreviewed
recovery-once = Akukho phepha liphinda libonise le khowudi. Isebenza kube kanye; emva koko ufumana entsha.
# unreviewed
recovery-written = Ndiyibhale phantsi
# older than the English
# unreviewed
recovery-has = Unayo ikhowudi yokubuyisela ephepheni. Entsha yenza endala ingasebenzi.
# unreviewed
recovery-has-none = Awukabi nayo ikhowudi yokubuyisela. Yenza enye: ngaphandle kwayo, ibinzana lokungena elilahlekileyo linokutshintshwa kuphela kwikhompyutha esebenza kuyo i-Inkundla.
# unreviewed
recovery-new = Yenza ikhowudi yokubuyisela entsha
# older than the English
# unreviewed
fault-not-proven = Bhala ibinzana lakho lokungena kwakhona phambi kokuba wenze oku.
# older than the English
# unreviewed
fault-invitation-over = Esi simemo asisasebenzi. Cela ikhonkco elitsha kumququzeleli.
# older than the English
# unreviewed
field-role = Abanokukwenza
# unreviewed
field-guests = Inani labantu abanokusebenzisa ikhonkco
# older than the English
# unreviewed
audit-invitation-helper = Kwenziwe ikhonkco labancedisi beziphumo
# unreviewed
audit-invitation-tablet = Kwenziwe ikhonkco lesixhobo seziphumo
# unreviewed
audit-invitation-program = Kwenziwe isitshixo senkqubo
# unreviewed
audit-invitation-school = Kwenziwe ikhonkco lesikolo
# unreviewed
audit-invitation-deputy = Kwenziwe ikhonkco lesekela lomququzeleli
# older than the English
# unreviewed
audit-invitation-revoked = Kurhoxiswe ikhonkco
# older than the English
# unreviewed
audit-invitation-accepted-helper = Ujoyine njengomncedisi weziphumo
# unreviewed
audit-invitation-accepted-tablet = Sijoyine njengesixhobo seziphumo
# unreviewed
audit-invitation-accepted-program = Ijoyine njengenkqubo
# unreviewed
audit-invitation-accepted-school = Ungenele isikolo
# older than the English
# unreviewed
audit-invitation-accepted-deputy = Ujoyine njengesekela lomququzeleli
# older than the English
# unreviewed
audit-person-sent-away = Kususwe u-{ $subject }
# unreviewed
audit-event-handed-over = U-{ $subject } waba ngumququzeleli
# older than the English
# unreviewed
undo-this = Buyisa
# older than the English
# unreviewed
undo-button = Kubuyise
# older than the English
# unreviewed
undo-leave = { $n ->
    [one] Lo mdlali uyaphuma eluhlwini. Akukho nto yimbi itshintshayo.
   *[other] Aba badlali aba-{ $n } bayaphuma eluhlwini. Akukho nto yimbi itshintshayo.
}
# older than the English
# unreviewed
notice-taken-back = Kubuyisiwe.
# older than the English
# unreviewed
fault-cannot-take-back = Oku akunakubuyiswa ngoku. { $why }
# older than the English
# unreviewed
undo-blocked-changed-since = Kutshintshwe kwakhona kamva: buyisa oko kuqala.
# unreviewed
undo-blocked-rules-left = Itumente ayibuyeli kwimigaqo.
# older than the English
# unreviewed
undo-blocked-rounds-rest = Umjikelo { $round } wenziwe ngako.
# older than the English
# unreviewed
undo-blocked-round-went-on = Umjikelo { $round } uqhubekile ukusukela ngoko.
# unreviewed
undo-blocked-results-missing = Umjikelo { $round } uneebhodi ezingenasiphumo.
# older than the English
# unreviewed
undo-blocked-finished = Itumente igqityiwe: yivule kwakhona kuqala.
# unreviewed
undo-blocked-in-a-round = Omnye waba badlali usemjikelweni.
# older than the English
# unreviewed
undo-blocked-not-on-the-list = Umdlali ekuthethwa ngaye akasekho eluhlwini.
# older than the English
# unreviewed
undo-blocked-names-gone = Amagama asuswe ngokupheleleyo.
# older than the English
# unreviewed
undo-blocked-in-a-record = Kukwirekhodi yomdlalo: yilungise ebhodini.
# unreviewed
undo-blocked-rights = Kungokuba ngubani onokwenza ntoni: kutshintshe kwiphepha “Iqela”.
# older than the English
# unreviewed
reason-from-history = Kubuyiswe kwimbali
# older than the English
# unreviewed
undo-settings = Ezi setingi zibuyela kwimeko ebezikuyo ngaphambili:
# unreviewed
undo-line = { $what }: { $text }
# unreviewed
undo-line-board = Ibhodi { $board }: { $text }
# unreviewed
undo-schedule = Amaxesha emijikelo abuyela kwimeko yangaphambili.
# older than the English
# unreviewed
undo-screen = Iprojektha ibonisa kwakhona oko ibikubonisa ngaphambili.
# unreviewed
undo-round-time = Isibali-xesha nobude bomjikelo bubuyela koko bekuyiko.
# older than the English
# unreviewed
undo-return = Aba badlali babuyela eluhlwini, neenombolo ebebenazo ukuba zisekhona:
# older than the English
# unreviewed
undo-words = Iinkcukacha zalo mdlali zibuyela kwimeko yangaphambili:
# older than the English
# unreviewed
undo-places = Kubhalwa kwakhona:
# unreviewed
undo-check-in-open = Ukubhala abafikileyo kuyavulwa kwakhona.
# unreviewed
undo-check-in-closed = Ukubhala abafikileyo kuyavalwa kwakhona.
# unreviewed
undo-check-in-not-used = Ukubhala abafikileyo akusasetyenziswa. Abadlali abangabhalwanga bathathwa njengabakhoyo.
# older than the English
# unreviewed
undo-draft = Kwidrafti yomjikelo { $round } kubhalwa kwakhona:
# older than the English
# unreviewed
undo-draft-gone = Idrafti yomjikelo { $round } iyalahlwa.
# older than the English
# unreviewed
undo-results = Kumjikelo { $round } kubhalwa kwakhona:
# unreviewed
undo-round-posted = Umjikelo { $round } ubuyela ekubeni yidrafti. Iikhowudi zeebhodi zawo ziyayeka ukusebenza.
# unreviewed
undo-round-unposted = Umjikelo { $round } upapashwa kwakhona, njengoko idrafti injalo ngoku.
# unreviewed
undo-round-closed = Umjikelo { $round } uvuleka kwakhona: iziphumo zingafakwa zize zitshintshwe.
# unreviewed
undo-round-reopened = Umjikelo { $round } uyavalwa kwakhona.
# unreviewed
undo-event-finished = Itumente iyavulwa kwakhona.
# unreviewed
undo-event-reopened = Itumente iyagqitywa kwakhona.
# older than the English
# unreviewed
undo-invited = Ikhonkco alisasebenzi. Osele engene ngalo uyahlala.
# unreviewed
audit-entrants-brought-back = { $n ->
    [one] Umdlali o-{ $n } ubuyiselwe eluhlwini
   *[other] Abadlali aba-{ $n } babuyiselwe eluhlwini
}
# unreviewed
audit-draft-put-back = Umjikelo { $round }, idrafti: ibuyiselwe njengoko ibinjalo
# older than the English
# unreviewed
audit-results-imported = { $n ->
    [one] Isiphumo esi-{ $n } sithathwe kwifayile
   *[other] Iziphumo ezi-{ $n } zithathwe kwifayile
}
# older than the English
# unreviewed
audit-results-taken-back = { $n ->
    [one] Isiphumo esi-{ $n } sefayile sibuyisiwe
   *[other] Iziphumo ezi-{ $n } zefayile zibuyisiwe
}
# older than the English
# unreviewed
audit-entrants-taken-back = { $n ->
    [one] Umdlali o-{ $n } ukhutshiwe kwakhona eluhlwini
   *[other] Abadlali aba-{ $n } bakhutshiwe kwakhona eluhlwini
}
# unreviewed
privacy = Iinkcukacha zabantwana
# unreviewed
privacy-all = Bonke abantwana bale tumente
# older than the English
# unreviewed
privacy-text = Ngaphandle bonke babona igama nonobumba omnye. Igama liphela liboniswa kuphela xa umntu ojonge umntwana evumile, nawe ukubhalile oko.
# unreviewed
privacy-children = { $n ->
    [one] Kubhalisiwe umntwana o-{ $n }.
   *[other] Kubhalisiwe abantwana aba-{ $n }.
}
# unreviewed
privacy-public = { $n ->
    [0] Akukho gama lipheleleyo libonwa luluntu.
    [one] Bonke bangabona igama liphela lomntwana o-{ $n }.
   *[other] Bonke bangabona amagama aphela abantwana aba-{ $n }.
}
# older than the English
# unreviewed
privacy-gone = Amagama asuswe ngomhla we-{ $day }.
# older than the English
# unreviewed
privacy-due = Amagama aya kususwa ngokwawo ngomhla we-{ $day }.
# unreviewed
privacy-keep = Amagama agcinwa ixesha elingakanani
# older than the English
# unreviewed
privacy-keep-text = Xa itumente igqityiwe, amanani athabatha indawo yamagama. Iziphumo nezikolo zihlala.
# unreviewed
privacy-after = { $n ->
    [one] Usuku olu-{ $n } emva kokuphela
   *[other] Iintsuku ezi-{ $n } emva kokuphela
}
# older than the English
# unreviewed
privacy-never = Awasuki ngokwawo
# older than the English
# unreviewed
names-erase = Susa onke amagama
# older than the English
# unreviewed
names-preview = { $n ->
    [one] Igama eli-{ $n }, nebanga nonyaka wokuzalwa, liba linani elifana no-#17. Iziphumo, ii-rating nezikolo zihlala. Akukho mntu unokulibuyisa igama.
   *[other] Amagama a-{ $n }, namabanga neminyaka yokuzalwa, aba ngamanani afana no-#17. Iziphumo, ii-rating nezikolo zihlala. Akukho mntu unokuwabuyisa amagama.
}
# older than the English
# unreviewed
names-copies = Iikopi ezenziwe ngaphambili zisenawo amagama. Asuka neekopi, emva kweentsuku ezi-30; iikopi ezikwiintonga zememori zisuse ngokwakho.
names-copies-all = Iikopi zogcino ezizenzekelayo ziphulukana namagama kwangoko. Iikopi ezikhutshelweyo zisenawo: zisuse ngokwakho.
# unreviewed
names-overdue = Ngokwewotshi yale khompyutha, amagama bekufanele asuke ukusukela nge-{ $day }. Asekho apha: le nkqubo ayikasebenzi ixesha elaneleyo ukususela ekupheleni kwetumente ukuze yazi ukuba lidlule elo xesha, kwaye iwotshi ingaphosisa. Ingaba iwotshi ilungile? Susa amagama ngezantsi, okanye ukhethe ukuwagcina ixesha elide. Ingaba iphosisile? Yilungise; amagama ahlala de kufike usuku lwawo.
# older than the English
# unreviewed
names-overdue-short = Amagama abantwana bekufanele asuke ukusukela nge-{ $day }, ukuba iwotshi yale khompyutha ilungile.
# unreviewed
names-decide = Gqiba ngamagama
# older than the English
# unreviewed
names-published = Amaphepha neefayile ozipapashileyo okanye ozinike abanye ngaphambili zisenawo amagama. Beka ezintsha endaweni yazo:
# unreviewed
event-delete = Cima itumente
# older than the English
# unreviewed
event-delete-text = Akukho mntu usayifumanayo itumente: akukho phepha, akukho khowudi yebhodi, akukho mncedisi. Onke amagama ayasuswa. Akukho mntu unokuyibuyisa.
# older than the English
# unreviewed
event-delete-name = Bhala igama letumente
# older than the English
# unreviewed
event-unreadable = “{ $name }” ayinakuboniswa: kukho into eyonakeleyo kuyo, okanye ibhalwe yinguqulelo entsha ye-Inkundla. Eminye imitumente ayichaphazeleki.
# unreviewed
copy-event-unreadable = Itumente ekule fayile ayinakuboniswa apha, ngoko ke ayibuyiselwanga: { $why }. Akukho nto itshintshileyo.
# unreviewed
player-outside = Bonke babona: { $name }
# older than the English
# unreviewed
consent-text = Umntu ojonge lo mntwana uyavuma ukuba bonke babone igama liphela.
# older than the English
# unreviewed
consent-record = Kubhale
# older than the English
# unreviewed
consent-by = Igama liphela linokuboniswa. Kubhalwe ngu-{ $name }, { $day }, { $time }.
# older than the English
# unreviewed
consent-withdraw = Bonisa kwakhona igama elifutshane
# older than the English
# unreviewed
consent-refuse = Bathe hayi: kubhale phantsi
# older than the English
# unreviewed
consent-refused-by = Umntu onoxanduva ngalo mntwana ubuziwe waza wathi hayi: kuboniswa igama elifutshane kuphela. Kubhalwe ngu-{ $name }, { $day }, { $time }.
# older than the English
# unreviewed
consent-not-asked = Akukho mntu uphendulileyo okwangoku
# older than the English
# unreviewed
notice-consent-refused = Kubhaliwe: bathe hayi. Bonke babona igama elifutshane.
# older than the English
# unreviewed
audit-consent-refused = { $players }: igama liphela alinakuboniswa, bathe hayi
# older than the English
# unreviewed
privacy-refused = { $n ->
    [one] Kumntwana o-{ $n } impendulo ibe nguhayi.
   *[other] Kubantwana aba-{ $n } impendulo ibe nguhayi.
}
# unreviewed
child-data = Konke okugciniweyo ngalo mntwana (ifayile yeJSON)
# older than the English
# unreviewed
child-erase = Susa iinkcukacha zalo mntwana
# older than the English
# unreviewed
child-erase-text = Inani lithabatha indawo yegama; isikolo, ibanga nonyaka wokuzalwa ziyasuka. Iziphumo ne-rating zihlala. Akukho mntu unokukubuyisa oko.
# older than the English
# unreviewed
notice-consent-given = Kubhaliwe: bonke bangabona igama liphela.
# older than the English
# unreviewed
notice-consent-withdrawn = Bonke babona kwakhona igama elifutshane.
# older than the English
# unreviewed
notice-child-erased = Iinkcukacha zomntwana zisusiwe. Amaphepha owapapashe ngaphambili asambonisa umntwana: wapapashe kwakhona.
# older than the English
# unreviewed
notice-names-erased = Amagama asusiwe. Iziphumo zisele. Amaphepha owapapashe ngaphambili asenawo amagama: wapapashe kwakhona.
# unreviewed
notice-privacy-saved = Kugciniwe.
# unreviewed
notice-event-deleted = Itumente icinyiwe.
# older than the English
# unreviewed
audit-consent-given = { $players }: igama liphela linokuboniswa
# unreviewed
audit-consent-withdrawn = { $players }: linokuboniswa igama elifutshane kuphela
# unreviewed
shown-as = Uluntu lubona
# unreviewed
shown-as-alias = Igama elifutshane: { $name }
# unreviewed
shown-as-full = Igama liphela: { $name }
# unreviewed
shown-as-code-name = Igama eliyimfihlelo
# unreviewed
shown-as-code-name-hint = Ukuba uyishiya ingenanto, inkqubo ikhetha isilwanyana ekungekho mntu wumbi unaso.
# unreviewed
shown-as-number = Akukho gama, kuphela ngu-{ $name }. Isikolo nebanga nazo aziboniswa.
# unreviewed
shown-as-player = Umdlali
# unreviewed
shown-as-code-names = Iqudu, Impofu, Impala, Iqwarha, Indlulamthi, Ingonyama, Ingwe, Ihlosi, Inyathi, Incanda, Ufudo, Ulovane, Ukhozi, Isikhova, Indwe, Inkonjane, Inciniba, Ihlengesi, Ibhabhathane, Inyosi, Ibhadi, Umvundla, Ukhetshe
# unreviewed
column-shown-as = Iboniswa njengo
# unreviewed
field-code-name = Igama eliyimfihlelo
# unreviewed
form-taken = { $field }: omnye umdlali unalo, okanye ligama lomdlali. Akukho nto itshintshileyo. Khetha elinye.
# unreviewed
import-code-name-taken = { $column }: “{ $value }” ligama okanye igama eliyimfihlelo lomnye umdlali. Khetha elinye.
# unreviewed
audit-entrant-shown-as = { $players }: kukhethwe elinye igama elibonwa luluntu
# older than the English
# unreviewed
audit-child-erased = { $players }: iinkcukacha zisusiwe
# older than the English
# unreviewed
audit-names-erased = { $n ->
    [one] Kususwe igama eli-{ $n }
   *[other] Kususwe amagama a-{ $n }
}
# older than the English
# unreviewed
audit-names-erased-in-time = { $n ->
    [one] Kususwe igama eli-{ $n }, njengoko kumiselwe
   *[other] Kususwe amagama a-{ $n }, njengoko kumiselwe
}
# older than the English
# unreviewed
audit-names-kept-for = { $n ->
    [0] Amagama awasuswa ngokwawo
    [one] Amagama asuswa emva kosuku olu-{ $n } kuphelile
   *[other] Amagama asuswa emva kweentsuku ezi-{ $n } kuphelile
}
# unreviewed
join-too-late = Umjikelo 1 sele ukhutshiwe, kwaye kwi-knockout okanye kumagrupu zonke iindawo sele zabiwe, ngoko akukho mntu unokujoyina. Ukuba umjikelo 1 awukabi nasiphumo, ungawubuyisa, ufake umdlali, uze udibanise kwakhona. Emva koko umdlali angadlala kwenye itumente kuphela.

## Itumente entsha

# unreviewed
event-name = Igama letumente
# unreviewed
event-name-default = Indebe yesikolo { $day }
game = Umdlalo
# older than the English
# unreviewed
more-settings = Iisetingi ezongezelelweyo
# older than the English
# unreviewed
system = Ngubani odibana nabani
# unreviewed
rounds = Imijikelo
# unreviewed
system-automatic = Efanele inani labadlali
# older than the English
# unreviewed
system-swiss = Inkqubo yeSwiss: kumjikelo ngamnye kudibana abantwana abanamanqaku alinganayo, akukho mntu udibana kabini
# unreviewed
system-swiss-burstein = ISwiss ngemigaqo yeBurstein: abadlali abanamanqaku alinganayo bayadibana, hayi kabini
# unreviewed
system-swiss-dubov = ISwiss ngemigaqo yeDubov: abadlali abanamanqaku alinganayo bayadibana, hayi kabini
# older than the English
# unreviewed
system-monrad = Monrad: kudibana abamelwane kuluhlu lwamanqaku, akukho mntu udibana kabini (kulula nangesandla)
# older than the English
# unreviewed
system-round-robin = Round robin: bonke badibana nabo bonke
# older than the English
# unreviewed
system-double-round-robin = Round robin ephindwe kabini: bonke badibana nabo bonke kabini
# older than the English
# unreviewed
system-groups = Amagrupu, emva koko amagqibela: bonke badibana nabo bonke kwigrupu encinane, abagqwesileyo bayaqhubeka
# older than the English
# unreviewed
system-knockout = Knockout: owoyisiweyo uyaphuma
# unreviewed
system-swiss-finals = ISwiss, emva koko amagqibela: abagqwesileyo emva kwemijikelo yeSwiss badlala iknockout
# older than the English
# unreviewed
system-mcmahon = McMahon: njengeSwiss, kodwa abadlali abomeleleyo baqala benamanqaku angaphezulu
# unreviewed
system-monrad-finals = IMonrad, emva koko amagqibela: abagqwesileyo emva kwemijikelo yeMonrad badlala iknockout
# unreviewed
system-mcmahon-finals = IMcMahon, emva koko amagqibela: abagqwesileyo emva kwemijikelo yeMcMahon badlala iknockout
# unreviewed
system-teams-round-robin = Amaqela ezikolo kwiibhodi eziliqela: iqela ngalinye lidibana nawo onke amanye
# older than the English
# unreviewed
system-teams-swiss = Amaqela ezikolo kwiibhodi eziliqela: inkqubo yeSwiss ngamanqaku amaqela
# unreviewed
clock-every-turn = Umzuzu omnye kwintshukumo nganye
# older than the English
# unreviewed
clock-on-call = Usompempe uqalisa umzuzu xa kukho ukulibazisa
# unreviewed
clock-off = Akukho wotshi
# older than the English
# unreviewed
pairing-more = Amanqaku nemigaqo yezibini
# unreviewed
pairing-more-hint = Iitumente ezininzi ziyazishiya ezi zinto zinjalo.
# unreviewed
points-for = Amanqaku okuphumelela nawokulingana
# unreviewed
points-one = Ukuphumelela 1, ukulingana ½
# unreviewed
points-two = Ukuphumelela 2, ukulingana 1
# unreviewed
points-three = Ukuphumelela 3, ukulingana 1
# unreviewed
bye-worth = Amanqaku okuphumla
# unreviewed
bye-worth-usual = Njengesiqhelo: ukuphumelela, kodwa akukho nto xa bonke bedlala nabo bonke nakumaqela
# unreviewed
bye-worth-win = Njengokuphumelela
# unreviewed
bye-worth-draw = Njengokulingana
# unreviewed
bye-worth-none = Awekho
# unreviewed
bye-worth-average = Umyinge weminye imijikelo yomdlali, ekupheleni
# unreviewed
bye-worth-hint = Xa abadlali bengenakwahlulwa ngababini, omnye akanamchasi kumjikelo ngamnye. Akukho mntu uphumla kabini. Kwiqela oko kubalwa njengomdlalo olinganayo, xa bonke bedlala nabo bonke akukho nto.
# older than the English
# unreviewed
initial = Ngubani oshukuma kuqala kwibhodi yokuqala kumjikelo 1
# unreviewed
initial-first = Umdlali onenombolo engaphantsi
# unreviewed
initial-second = Umdlali onenombolo engaphezulu
# older than the English
# unreviewed
initial-hint = Emva koko amacala ahlulwa ngobulungisa ngokwemigaqo yenkqubo.
# unreviewed
accelerated = Abadlali abomeleleyo badibana kwangoko (i-Baku acceleration)
# older than the English
# unreviewed
accelerated-hint = Yeyeetumente ezinkulu ezinemijikelo embalwa: isiqingatha esiphezulu soluhlu siqala namanqaku ongezelelweyo abalwa kwizibini kuphela. Beka abadlali abomeleleyo kuqala kuluhlu.
# unreviewed
swiss-rules = Imigaqo yenkqubo yeSwiss
# unreviewed
swiss-rules-dutch = IDutch, eqhelekileyo: phakathi kwabadlali abanamanqaku alinganayo isiqingatha esiphezulu soluhlu sidibana nesisezantsi
# unreviewed
swiss-rules-burstein = IBurstein: emva kwemijikelo yokuqala abadlali ababenabachasi abomeleleyo badibana nababenabachasi ababuthathaka
# unreviewed
swiss-rules-dubov = IDubov: ilinganisa imilinganiselo yabachasi, ngoko wonke umdlali ufuna umlinganiselo
# unreviewed
swiss-rules-hint = Zontathu azidibanisi abadlali ababini kabini. Ongaqinisekanga ugcina imigaqo eqhelekileyo.
# unreviewed
match-games = Umdlalo yimidlalo emibini, omnye kwicala ngalinye
# unreviewed
match-games-hint = YeSwiss ngemigaqo yeDutch neround robin enye. Abafanayo ababini badibana kwimijikelo emibini elandelelanayo, ngoko imijikelo emithandathu yimidlalo emithathu. Amanqaku emidlalo yomibini ayabalwa.
# older than the English
# unreviewed
groups = Mangaphi amagrupu?
# older than the English
# unreviewed
advance = Bangaphi begrupu nganye abadlala amagqibela?
# older than the English
# unreviewed
groups-hint = Amagrupu enziwa ngokolandelelwano loluhlu lwakho, kuyiwa phambili kubuywe umva, ukuze nganye ibe nesabelo sayo sabadlali abomeleleyo.
# unreviewed
finalists = Bangaphi abadlala amagqibela?
# unreviewed
finalists-hint = Inani lemijikelo kwiisetingi lelo liphambi kwamagqibela. Iindlela zokwahlula abalinganayo zigqiba ngongenayo; olandelayo ungena endaweni yomdlali ohambileyo.
# unreviewed
losers = Kwiknockout umdlali owoyisiweyo
# unreviewed
losers-out = uyaphuma
# unreviewed
losers-plate = uqhubeka kwiknockout yesibini emva kokoyiswa okokuqala
# unreviewed
losers-twice = uphuma emva kokoyiswa kabini
# unreviewed
losers-twice-in-final = uphuma emva kokoyiswa kabini, nakumdlalo omkhulu wamagqibela
# unreviewed
losers-hint = Iknockout yesibini yeyabo boyisiweyo phambi kweesemifayinali bengekaphumeleli nto. Xa koyiswa kabini kukho uluhlu lwabaphumeleleyo noluhlu laboyisiweyo; abaphumeleleyo bazo badibana kumdlalo omkhulu wamagqibela.
# older than the English
# unreviewed
two-games = Kumagqibela abadlali ababini badibana kabini, ngamnye aqale kube kanye
# older than the English
# unreviewed
third-place = Dlalelani indawo yesithathu nayo
# unreviewed
reseeds = Emva komjikelo ngamnye ogqwesileyo oseleyo udibana nobuthathaka oseleyo
# unreviewed
knockout-hint = Abomeleleyo badibana kade kangangoko: abokuqala kuluhlu lwakho, okanye abagqwesileyo bemijikelo engaphambili. Emva kokulingana ababini badlala kwakhona, betshintshe amacala, de omnye aphumelele.
# older than the English
# unreviewed
start-groups = Mangaphi amagrupu okuqala?
# older than the English
# unreviewed
start-groups-hint = Beka abadlali abomeleleyo kuqala kuluhlu lwakho. Igrupu yokuqala iqala namanqaku amaninzi, kwaye abalwa de kube sekupheleni.
# older than the English
# unreviewed
plan-rounds-of-finals = Le mijikelo ixhomekeke kwabaphumeleleyo. Shiya inani lemijikelo lingenanto.
# unreviewed
plan-odd-rounds-of-matches = Umdlalo unemijikelo emibini. Khetha inani lemijikelo elahlulahluleka kubini.
# unreviewed
plan-matches-by-dutch = Imidlalo yemidlalo emibini idityaniswa ngemigaqo yeDutch. Khetha loo migaqo, okanye umdlalo omnye.
# unreviewed
plan-matches-accelerated = Imidlalo yemidlalo emibini ayinakuba namanqaku ongezelelweyo okukhawulezisa. Khetha enye kwezi zimbini.
plan-reseeds-with-two-losses = Xa koyiswa kabini uluhlu laboyisiweyo alutshintshi. Susa uphawu kwindawo ethi “Emva komjikelo ngamnye ogqwesileyo oseleyo udibana nobuthathaka oseleyo”, okanye khetha okunye ngaboyisiweyo.
# unreviewed
plan-finals-have-begun = Amagqibela aqalile, ngoko inani lemijikelo ephambi kwawo alitshintshi.
# unreviewed
field-groups = Inani lamagrupu
# older than the English
# unreviewed
field-advance = Inani labadlala amagqibela
# unreviewed
field-finalists = Inani labadlala amagqibela
# unreviewed
field-losers = Okwenzeka kwaboyisiweyo
# older than the English
# unreviewed
field-start-groups = Amagrupu okuqala
# unreviewed
note-is-out = { $player } akadlali kulo mjikelo
# unreviewed
note-last-place-shared = { $player } ungene kumagqibela kodwa { $other } akangenanga, nangona belingana kuzo zonke iindlela zokwahlula. Beka ulandelelwano ngesandla kwiisetingi ukuba kugqiba iqashiso.
# unreviewed
finals = Amagrupu namagqibela
# unreviewed
finals-of-best = Amagqibela
# unreviewed
knockout = Knockout
# unreviewed
bracket = Amagqibela, inqanaba nenqanaba
# older than the English
# unreviewed
finals-later = { $n ->
    [one] Owokuqala kwigrupu nganye udlala amagqibela.
   *[other] Abokuqala aba-{ $n } kwigrupu nganye badlala amagqibela.
}
# unreviewed
finals-later-stage = { $n ->
    [one] Umdlali ongu-{ $n } udlala amagqibela.
   *[other] Aba-{ $n } abagqwesileyo badlala amagqibela.
}
# older than the English
# unreviewed
finals-none = Akukabikho nto inokuboniswa. Jonga uluhlu lwezibini noluhlu lwamanqaku.
finals-winner = Ophumeleleyo: { $player }.
# unreviewed
group-n = Igrupu { $n }
# unreviewed
stage-final = Umdlalo wamagqibela
# unreviewed
stage-semi = Iisemifayinali
# unreviewed
stage-quarter = Iikota-fayinali
# unreviewed
stage-of = Abokugqibela aba-{ $n }
# older than the English
# unreviewed
stage-third = Indawo yesithathu
# unreviewed
stage-plate = Iknockout yesibini: { $stage }
# unreviewed
stage-winners = Uluhlu lwabaphumeleleyo: { $stage }
# unreviewed
stage-losers = Uluhlu laboyisiweyo: umjikelo { $n }
# unreviewed
stage-losers-final = Uluhlu laboyisiweyo: umdlalo wamagqibela
# unreviewed
stage-grand = Umdlalo omkhulu wamagqibela
# unreviewed
stage-grand-again = Umdlalo omkhulu wamagqibela: umdlalo wesibini
# unreviewed
stage-decider = { $stage }: badlala kwakhona
# unreviewed
part-stage = Inqanaba
# unreviewed
part-group = Iqela
# unreviewed
part-match = Umdlalo wamaqela
# unreviewed
tie-nobody = akukho mchasi
# unreviewed
tie-through = uyaqhubeka
# unreviewed
tie-walkover = Uqhubeka engadlalanga
# older than the English
# unreviewed
tie-nobody-through = Akukho mntu uqhubekayo
# unreviewed
tie-decider = Kuyalingana: badlala kwakhona
# unreviewed
fault-postponed = { $n ->
    [one] Ibhodi { $boards } yomjikelo { $round } ihlehlisiwe. Faka isiphumo sayo kuqala.
   *[other] Iibhodi { $boards } zomjikelo { $round } zihlehlisiwe. Faka iziphumo zazo kuqala.
}
# older than the English
# unreviewed
fault-round-undecided = Abaqhubekayo baxhomekeke kule midlalo, ngoko wonke umjikelo { $round } kufuneka ugqitywe kuqala.
# unreviewed
postponed = uza kudlalwa kamva
# unreviewed
enter-result = Faka isiphumo
# unreviewed
reason-postponed = Umdlalo ohlehlisiweyo udlaliwe
# older than the English
# unreviewed
attention-postponed = Umdlalo womjikelo { $round } awukadlalwa. Okwangoku ubalwa njengokulingana xa kusenziwa izibini, kwaye awubalwa kuluhlu lwamanqaku.
# unreviewed
pair-anyway = Yenza izibini noko…
# older than the English
# unreviewed
pair-anyway-text = Imidlalo engenaziphumo idlalwa kamva. Okwangoku ibalwa njengokulingana xa kusenziwa izibini ezilandelayo, kwaye ayibalwa kuluhlu lwamanqaku. Iifowuni ziyayeka ukuyirekhoda. Ufaka iziphumo zayo apha xa idlaliwe.
# unreviewed
pair-anyway-button = Dlala imidlalo eseleyo kamva
# unreviewed
notice-round-postponed = Umjikelo uvaliwe. Imidlalo eseleyo idlalwa kamva; uyifumana phantsi kwe-“Ikulindile”.
# older than the English
# unreviewed
notice-result-reported = Isiphumo esichanekileyo sibhalwe kwimbali. Amanqaku ahlala enjalo.
# older than the English
# unreviewed
correct-late = Umjikelo olandelayo nawo uphelile. Ngokwemigaqo yeSwiss, impazamo efunyenwe kade kangaka ibhalwa kwingxelo kuphela: amanqaku nezibini zihlala zinjalo (C.04.2, article 4.3).
# older than the English
# unreviewed
correct-report = Sibhale kuphela
# older than the English
# unreviewed
correct-anyway = Sibale noko
# unreviewed
audit-round-postponed = Umjikelo { $round } uvaliwe; imidlalo engenaziphumo idlalwa kamva
# unreviewed
audit-result-reported = Umjikelo { $round }, ibhodi { $board }: isiphumo esichanekileyo { $result }, sibhalelwe ingxelo kuphela
# older than the English
# unreviewed
why-knockout = { $stage }: owoyisiweyo uyaphuma.
# unreviewed
why-knockout-plate = { $stage }: owoyiswa okokuqala uqhubeka kwiknockout yesibini.
# unreviewed
why-knockout-winners = { $stage }: owoyisiweyo uqhubeka kuluhlu laboyisiweyo.
# unreviewed
why-knockout-grand = { $stage }: kudibana abagqwesileyo bazo zombini izintlu.
# older than the English
# unreviewed
why-knockout-decider = { $stage }: kuyalingana, ngoko badlala kwakhona betshintshe amacala.
# unreviewed
why-knockout-third = { $stage }: kudibana ababini abohluliweyo kwimidlalo yokugqibela yesiqingatha.
# older than the English
# unreviewed
why-group = Bonke kwigrupu badibana nabo bonke: itheyibhile ixela ukuba ngubani odibana nabani ngoku.
# older than the English
# unreviewed
team-boards = Zingaphi iibhodi kumdlalo wamaqela?
# older than the English
# unreviewed
team-hint = Abantwana besikolo esinye baliqela. Abokuqala kuluhlu lwakho abakhoyo bayadlala, abanye ngoovalindawo. Kwiqela lesibini lesikolo, bhala isikolo ngolu hlobo “North B”.
# older than the English
# unreviewed
team-sides = Inkqubo yeSwiss: leliphi iqela eliqala kwibhodi 1
# older than the English
# unreviewed
team-sides-simple = Kuyatshintshiselwana, xa kulula (okuqhelekileyo)
# older than the English
# unreviewed
team-sides-graded = Kutshintshiselwana ngokulinganayo kangangoko
# unreviewed
team-sides-ignored = Akukhathaliseki
# older than the English
# unreviewed
team-sides-hint = Xa inani leebhodi lingalingani, okanye amaqela ehlala ngolandelelwano olunye njalo, kubaluleke ngakumbi.
# unreviewed
team-primary = Yintoni ebalwa kuqala kumaqela?
# unreviewed
team-tables = Amaqela
# unreviewed
team-matches = Imidlalo yamaqela
# unreviewed
team-whom = Ngoobani abadlale noobani
# unreviewed
captain = Ukapteni
# unreviewed
teams-none = Abangekho eqeleni
# unreviewed
teams-text = Abadlali besikolo esinye baliqela. Xa isikolo sinamaqela amaninzi, bhala igama leqela lomdlali ngamnye. Ikhonkco lelo gama libonisa ukapteni eli qela kuphela.
# unreviewed
notice-teams-saved = Amaqela agciniwe.
# unreviewed
team-order = Ulandelelwano lweebhodi
# unreviewed
team-order-fixed = Njengakuluhlu; ookapteni bakhetha abadlalayo
# unreviewed
team-order-free = Ookapteni bayazikhethela kumjikelo ngamnye
# unreviewed
line-ups = Uluhlu lwabadlalayo
# unreviewed
line-ups-of-round = Uluhlu lwabadlalayo lomjikelo { $round }
# unreviewed
line-ups-text = Ookapteni bavula uluhlu lwabo ngekhonkco lesikolo sabo. Xa ucela uluhlu, ookapteni babona nomdlalo weqela labo okuyilo. Ongaluthumeliyo udlala ngolandelelwano loluhlu lwabadlali.
# unreviewed
line-up-minutes = Imizuzu
# unreviewed
line-ups-ask = Cela uluhlu lwabadlalayo
# unreviewed
line-ups-end = Ungabeki xesha
# unreviewed
line-up-until = kude kube ngu-{ $time }
# unreviewed
line-up-closed = kuvalwe ngo-{ $time }
# unreviewed
line-up-in = Luthunyelwe
# unreviewed
line-up-missing = Aluthunyelwanga
# unreviewed
line-up-change = Tshintsha uluhlu lwabadlalayo
# unreviewed
line-up-hand-in = Thumela uluhlu lwabadlalayo
# unreviewed
line-up-hint = Akukho nto ibalwayo ungekaluthumeli. Ungaluthumela kwakhona lide liphele ixesha.
# unreviewed
line-up-free-hint = Iintolo zitshintsha ibhodi yomdlali.
# unreviewed
line-up-fixed-hint = Abadlali bahlala ngolandelelwano loluhlu.
# unreviewed
line-up-up = { $player }: ibhodi enye phezulu
# unreviewed
line-up-down = { $player }: ibhodi enye ezantsi
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
notice-line-up-handed-in = Uluhlu lwabadlalayo luthunyelwe.
# unreviewed
board-standings = Iindawo ngokweebhodi
# unreviewed
board-standings-how = Umdlali ubalwa kwibhodi adlale kuyo kaninzi kwimidlalo yeqela. Kubalwa yonke imidlalo edlaliweyo; ukuphumla nabachasi abangezanga akubalwa.
# unreviewed
percent = %
# unreviewed
team-why-hint = Okokuqala: { $first }. Xa kulingana, ngolu landelelwano: { $then }.
# older than the English
# unreviewed
team-why = { $team }: zivele njani izahluli
# unreviewed
team = Iqela
# unreviewed
match-points = Amanqaku amaqela
# older than the English
# unreviewed
game-points = Amanqaku asezibhodini
# unreviewed
why-team = Amaqela abo ayadibana kulo mjikelo.
# unreviewed
why-second-game = Umdlalo wesibini wabo: abafanayo ababini betshintshisene ngamacala.
# unreviewed
field-boards = Iibhodi
# older than the English
# unreviewed
school-rounds = De kube ngumjikelo (okungenanto: kuyo yonke)
# unreviewed
field-school-rounds = De kube ngumjikelo
# unreviewed
field-points = Amanqaku
# unreviewed
field-audience = Ngubani odlalayo
# unreviewed
field-category-name = Igama lodidi
# unreviewed
field-category-gender = Ngubani okudidi
# unreviewed
field-category-born = Unyaka wokuzalwa wodidi
# unreviewed
field-category-rating = Ireyithingi yodidi
# unreviewed
field-category-grade = Ibanga lodidi
field-player = Umdlali
# unreviewed
field-round = Umjikelo
# unreviewed
field-team = Igama leqela
# unreviewed
field-line-up = Uluhlu lwabadlalayo
# unreviewed
field-line-up-minutes = Imizuzu yoluhlu lwabadlalayo
# older than the English
# unreviewed
rounds-hint = Yishiye ingenanto ukuze inani labadlali ligqibe.
# unreviewed
clock = Iwotshi
# unreviewed
clock-seconds = Imizuzwana kwintshukumo nganye
# unreviewed
clock-total = Imizuzu yomdlalo wonke
# older than the English
# unreviewed
clock-total-hint = Yeyexesha lomdlalo wonke kuphela: xa liphelile, intshukumo nganye isenayo imizuzwana yayo.
# older than the English
# unreviewed
clock-whole-game = Ixesha lomdlalo wonke, nomzuzu ongezelelweyo
# unreviewed
umpiring = Xa kwaphulwe umgaqo
# older than the English
# unreviewed
umpiring-hint = Xa kulibaziswa kusoloko kulandela elimthubi, elibomvu, emva koko umdlalo. Kwezinye izinto uyazikhethela. Utshintsho lolwemidlalo engekaqali.
# unreviewed
umpiring-illegal = Emva kwentshukumo ephosakeleyo kwibhodi yokwenene
# unreviewed
umpiring-reds = Ndazise emva kwamakhadi abomvu angaka omdlali omnye (0 = soze)
# unreviewed
ladder-yellow = Emthubi, ize ebomvu, uze ulahlekelwe ngumdlalo
# unreviewed
ladder-red = Ebomvu kwangoko, uze ulahlekelwe ngumdlalo
# unreviewed
ladder-award = Umdlalo ulahleka kwangoko
# older than the English
# unreviewed
avoid-same-school = Bahlule abantwana besikolo esinye xa kunokwenzeka
# unreviewed
create-event = Yenza itumente
# unreviewed
new-list = Abadlali: ncamathisela uluhlu lweklasi (kungalinda)

## Iimpazamo

# unreviewed
fault-title-not-found = Iphepha alifumaneki
# unreviewed
fault-title-door = Akuvumelekanga
# unreviewed
fault-title-ours = Kukho into engahambanga kakuhle apha
# unreviewed
fault-title-not-done = Akwenziwanga
# older than the English
# unreviewed
fault-form-only = Le dilesi yamkela kuphela oko kuthunyelwa yifomu. Akukho nto itshintshiweyo. Buyela umva usebenzise ifomu kwakhona.
# older than the English
# unreviewed
fault-not-found = Alikho iphepha elinjalo, okanye asilolakho. Jonga idilesi, okanye ucele ikhonkco kumququzeleli.
# unreviewed
fault-not-signed-in = Ngena kuqala.
# older than the English
# unreviewed
fault-not-allowed = Oku kokomnye umntu. Ngena ngegama elifanelekileyo.
# unreviewed
fault-seat-taken = Esinye isixhobo sinesi sihlalo. Cela umququzeleli asikhulule.
# unreviewed
fault-list-closed = Uluhlu luvalelwe ootitshala. Cela umququzeleli alutshintshe.
# unreviewed
fault-teams-are-fixed = Umjikelo sele udityanisiwe, ngoko amaqela ahlala enjalo. Ookapteni basengatshintsha.
# unreviewed
fault-line-ups-closed = Uluhlu lwabadlalayo lwalo mjikelo seluvaliwe. Cela umququzeleli atshintshe olwakho.
# unreviewed
fault-not-a-spelling = Umjikelo 1 sele udityaniswe, ngoko kulungiswa upelo lwegama kuphela. Oku kubonakala ngathi ngomnye umntu: buza umququzeleli.
# unreviewed
fault-short-name-taken = Esinye isikolo sinaleli gama okanye eli gama lifutshane. Khetha elinye igama elifutshane.
# older than the English
# unreviewed
fault-foreign = Le fomu ithunyelwe iphuma kwiphepha lenye indawo, ngoko akwenziwanga nto. Vula iphepha apha uphinde.
# older than the English
# unreviewed
fault-unknown-host = Le seva ayaziwa ngale dilesi. Vula i-{ $address } endaweni yoko. Ukuba le dilesi yeyakho, qala iseva nge --public-address.
# unreviewed
fault-not-for-set-up = I-Inkundla sele imisiwe apha. Ngena endaweni yoko.
# older than the English
# unreviewed
fault-ruleset = Lo mdlalo awunakudlalwa ngolu hlobo: { $why }
# older than the English
# unreviewed
fault-unknown-code = Akukho bhodi inale khowudi. Jonga ikhadi elisetafileni uze uyichwetheze kwakhona.
# unreviewed
fault-no-such-game = Akukho mdlalo unale khowudi. Umdlalo uyacinywa emva kosuku luphela ithuba lawo lokugqibela.
# unreviewed
fault-too-many-games = Mininzi kakhulu imidlalo evulekileyo apha ngoku. Zama kwakhona emva kweyure.
# unreviewed
fault-too-many-entries = Mninzi kakhulu ubhaliso oluvela apha okanye olwale tumente. Zama kwakhona kamva, okanye ubhalele umququzeleli.
# unreviewed
fault-registration-closed = Ubhaliso luvaliwe, okanye olu bhaliso alusenakutshintshwa.
# unreviewed
fault-record-full = Lo mdlalo sele umde kakhulu ukuba ungongeza elinye ithuba. Vumelanani ngokulingana, okanye unikezele.
# unreviewed
fault-old-code = Le khowudi ibiyeyebhodi { $board } kumjikelo { $round }, ophelileyo. Thatha ikhadi elitsha, okanye ubuze umququzeleli.
# unreviewed
fault-not-recording = Yenye ifowuni erekhoda le bhodi. Cofa “Thatha wena” ukuze urekhode apha, okanye ubukele.
# unreviewed
fault-taken = { $name } urekhoda le bhodi. Cofa “Thatha wena” ukuze urekhode apha, okanye ubukele.
# older than the English
# unreviewed
fault-behind = Irekhodi ibisele iqhubekile. Le yibhodi njengoko injalo ngoku; jonga, uze ucofe kwakhona.
# older than the English
# unreviewed
fault-round-not-draft = Umjikelo { $round } awuseyodrafti. Jonga umjikelo kwakhona.
# unreviewed
fault-round-not-to-come = Umjikelo { $round } sele uthunyelwe, ngoko akukho mntu unokuwuphumla. Cela umjikelo osezayo. Ongekho bhodini kulo mjikelo akafumani manqaku.
# unreviewed
fault-round-still-draft = Umjikelo { $round } useyidrafti. Wuthumele kuqala.
# unreviewed
fault-round-not-posted = Umjikelo { $round } uvaliwe. Ukuze utshintshe isiphumo, sebenzisa “Lungisa” uze unike isizathu.
# unreviewed
fault-round-touched = Umjikelo { $round } uneziphumo okanye imidlalo erekhodiweyo. Awunakubuyela ekubeni yidrafti.
# older than the English
# unreviewed
fault-round-not-last = Ngumjikelo wokugqibela ovaliweyo kuphela onokuvulwa kwakhona, kwaye phambi kokuba kwenziwe idrafti yolandelayo.
# older than the English
# unreviewed
fault-missing-results = { $n ->
    [one] Isiphumo esinye asikho: ibhodi { $boards }.
   *[other] Iziphumo ezi-{ $n } azikho: iibhodi { $boards }.
}
# older than the English
# unreviewed
fault-disk-full = Idiski yelaptop igcwele. Yenza isithuba, uze uzame kwakhona. Akukho nto igciniweyo ilahlekileyo.
# unreviewed
fault-store-away = Iinkcukacha azifikeleleki ngoku. Gcina eli phepha livuliwe uze uzame kwakhona kungekudala.
# older than the English
# unreviewed
fault-conflict = Omnye umntu uyitshintshile le nto ngeli xesha. Yijonge kwakhona, uze ugqibe.
# unreviewed
fault-other-result = Ayigcinwanga: omnye umntu usandul’ ukufaka esinye isiphumo sebhodi { $board }. Ngoku kubhalwe: { $text }. Ukuba asichanekanga, sebenzisa u-“Lungisa” kuloo bhodi uze uxele isizathu.
# older than the English
# unreviewed
fault-no-result-any-more = Ayigcinwanga: omnye umntu usandul’ ukurhoxisa isiphumo sebhodi { $board }. Ayinasiphumo ngoku. Ukuba esakho sichanekile, sifake kwakhona.
fault-has-result = Ayigcinwanga: umququzeleli ufake isiphumo { $text } sale bhodi. Ukuze kurekhodwe umdlalo, cela umququzeleli asicime isiphumo.
# unreviewed
fault-reported-otherwise = Ayigcinwanga: u-{ $name } ufake { $result } kwibhodi { $board }. Jongani isiliphu kunye. Emva koko omnye wenu alungise.
# unreviewed
fault-report-gone = Esi siphumo asisalindanga. Jonga ibhodi kwakhona.
# unreviewed
fault-store = Akukho nto itshintshileyo: iinkcukacha azikwazanga ukufundwa okanye ukubhalwa. Xelela umntu ojongene ne-Inkundla apha.
# older than the English
# unreviewed
fault-way-home = Kwiphepha lokuqala
# unreviewed
fault-way-code = Chwetheza ikhowudi
# unreviewed
form-missing = { $field }: akukho nto. Yigcwalise.
# unreviewed
form-too-long = { $field }: kude kakhulu. Yenze mfutshane.
# older than the English
# unreviewed
form-not-a-number = { $field }: asilonani elivumelekileyo.
# unreviewed
form-not-a-choice = { $field }: khetha into ekuluhlu.
# unreviewed
field-name = Igama lakho
# unreviewed
field-event-name = Igama letumente
field-ruleset = Umdlalo
# older than the English
# unreviewed
field-system = Ngubani odibana nabani
# unreviewed
field-rounds = Imijikelo
# unreviewed
field-clock = Iwotshi
# unreviewed
field-seconds = Imizuzwana kwintshukumo nganye
# unreviewed
field-total = Imizuzu yomdlalo wonke
# older than the English
# unreviewed
field-at-illegal-turn = Intshukumo ephikisana nemigaqo
# unreviewed
field-reds = Amakhadi abomvu kwitumente
# unreviewed
field-what = Okungalunganga
# unreviewed
field-words = Ngamazwi akho
# unreviewed
field-consequence = Okulandelayo
# unreviewed
field-claim = Ibango
field-number = Intshukumo
field-dropping = Iintshukumo
# unreviewed
field-time = Imizuzwana
# unreviewed
field-position = Imeko
# unreviewed
field-hand = Esandleni
# unreviewed
field-entry = Umbuzo
# unreviewed
field-result = Isiphumo
field-players = Abadlali
field-board = Ibhodi
# older than the English
# unreviewed
field-delay = Ukulibaziseka kweebhodi zababukeli
# unreviewed
field-place = Indawo
# unreviewed
field-entry-given = Igama lokuqala
# unreviewed
field-entry-list = Uluhlu lwabadlali
# unreviewed
field-entry-school = Isikolo
# unreviewed
field-entry-contact = Igama lakho
# unreviewed
field-entry-reach = Ifowuni okanye i-imeyile
# unreviewed
field-entry-consent = Imvume
# unreviewed
field-entries-opens = Ubhaliso luvulwa
# unreviewed
field-entries-closes = Ubhaliso luvalwa
# unreviewed
field-entries-places = Iindawo
# unreviewed
field-entries-of-school = Iindawo zesikolo esinye
# unreviewed
field-entries-fee = Intlawulo yomdlali
# unreviewed
field-entries-currency = Imali
# unreviewed
field-entries-note = Kubathumeli bobhaliso
# unreviewed
field-entries-consent = Amazwi akho ngemvume
# unreviewed
field-entries-chosen = Ubhaliso oluphawuliweyo
# unreviewed
field-first-day = Usuku lokuqala
# unreviewed
field-last-day = Usuku lokugqibela
# unreviewed
field-directions = Indlela yokuyifumana
# unreviewed
field-host = Umsingathi
# unreviewed
field-contact = Unxibelelwano
# unreviewed
field-description = Inkcazelo
# unreviewed
field-regulations = Imimiselo
# unreviewed
field-sponsors = Abaxhasi
# older than the English
# unreviewed
field-begins = Ukuqala komjikelo
# unreviewed
field-notice = Isaziso
# unreviewed
field-act = Okwenzekileyo
field-side = Umdlali
# unreviewed
field-card = Ikhadi
# older than the English
# unreviewed
name-empty = Igama alinanto. Bhala igama.
# unreviewed
name-too-long = Igama lingaphezu koonobumba abangama-80. Lenze libe lifutshane.
# older than the English
# unreviewed
name-unprintable = Igama linophawu olungenakushicilelwa. Lichwetheze kwakhona.

## Uluhlu lwabadlali

# unreviewed
column-name = Igama
# unreviewed
column-given = Igama lokuqala
# unreviewed
column-family = Ifani
# unreviewed
column-school = Isikolo
# unreviewed
column-grade = Ibanga
# unreviewed
column-rating = I-rating
# unreviewed
rated = I-rating { $rating }
# unreviewed
column-gender = Intombazana okanye inkwenkwe
# unreviewed
column-born = Unyaka wokuzalwa
# unreviewed
column-consent = Imvume
# unreviewed
column-any = Umbhalo
# unreviewed
import-row = Umqolo { $row }: { $what }
import-file = { $what }
# unreviewed
import-too-large = Uluhlu lungaphezu kwe-2 MB. Lungenise ngamacandelo.
# older than the English
# unreviewed
import-too-many-rows = Imiqolo yoluhlu: { $rows }. Eyona mininzi ivumelekileyo: { $most }. Lungenise ngamacandelo.
# unreviewed
import-utf16 = Ifayile iyi-UTF-16. Yigcine njenge-“CSV UTF-8” uze uzame kwakhona.
# unreviewed
import-not-text = Le fayile ayilulo uluhlu. Gcina uluhlu njenge-spreadsheet (XLSX okanye ODS) okanye njenge-CSV uze ukhethe loo fayile.
# unreviewed
import-old-workbook = Le fayile ikuhlobo oludala lwe-Excel (XLS). Yivule, uyigcine njenge-“Excel Workbook (.xlsx)” uze ukhethe loo fayile.
# unreviewed
import-locked-workbook = Le fayile itshixwe ngephasiwedi. Yivule, uyigcine ngaphandle kwephasiwedi uze ukhethe loo fayile.
# unreviewed
import-damaged-workbook = Le fayile yonakele. Yivule, uyigcine kwakhona njenge-XLSX okanye i-ODS uze ukhethe loo fayile.
# unreviewed
import-large-workbook = Le spreadsheet inkulu kakhulu. Khuphela imiqolo enamagama uze uyincamathisele apha.
# unreviewed
import-no-sheet = Le fayile ayinalo iphepha “{ $name }” elinoluhlu. Ina-“{ $names }”.
# unreviewed
import-no-value = Kwiphepha “{ $sheet }” ixabiso lefomula eku-{ $cell } alikho. Vula ifayile, uyigcine kwakhona uze ukhethe loo fayile.
# unreviewed
import-empty = Akukho magama kuluhlu. Bhala igama elinye kumgca ngamnye.
# unreviewed
import-no-name-column = Akukho kholam inamagama. Bhala “name” ngaphezu kwekholam yamagama.
# unreviewed
import-unclear-headings = Izihloko “{ $headings }” azitsho ukuba liphi igama lokuqala nefani. Yitsho apha ngezantsi, okanye ubhale “igama lokuqala” no-“ifani” ngaphezu kwezi kholam.
# unreviewed
import-unclear-columns = Uludwe alunazo izihloko, kwaye akucaci ukuba yintoni ekwiikholam zalo. Yitsho apha ngezantsi ukuba yintoni ekwikholam nganye, okanye ubhale izihloko ngaphezu kweekholam, njengo-“igama lokuqala” no-“ifani”.
# older than the English
# unreviewed
import-open-quote = Uphawu locaphulo luvulwe apha aluvalwa. Luvale okanye ulususe.
# unreviewed
import-name-missing = Igama alikho. Bhala igama okanye ucime umqolo.
# unreviewed
import-cell-error = “{ $value }” yimpazamo ye-spreadsheet. Bhala into efanele ukuba lapha.
# older than the English
import-bad-text = { $column } “{ $value }”: { $why }
# older than the English
# unreviewed
import-bad-number = { $column } “{ $value }”: asilonani ukusuka ku-{ $least } ukuya ku-{ $most }.
# older than the English
# unreviewed
import-bad-gender = { $column } “{ $value }”: bhala u-f (intombazana) okanye u-m (inkwenkwe).
# older than the English
# unreviewed
import-bad-consent = { $column } “{ $value }”: bhala “ewe” okanye “hayi”.
# older than the English
# unreviewed
import-bad-grade = Alikho ibanga “{ $value }”. Amabanga ngu-R (okanye u-RR) nowe-1 ukuya kowe-12.

## Izibini

# older than the English
# unreviewed
pairing-too-few = { $n ->
    [0] Akukho mntu ukhoyo. Phawula abakhoyo; umjikelo ufuna ababini.
    [one] Umdlali omnye kuphela okhoyo. Umjikelo ufuna ababini.
   *[other] Abadlali abakhoyo: { $n } kuphela. Umjikelo ufuna ababini.
}
# older than the English
# unreviewed
pairing-too-many = Abadlali abakhoyo: { $n }; umjikelo uthatha { $most } ubuninzi. Yenza iitumente ezimbini.
# unreviewed
pairing-all-played = { $n ->
    [one] Umjikelo okuphela kwawo udlaliwe. Gqiba itumente, okanye wongeze inani lemijikelo kwiisetingi.
   *[other] Yonke imijikelo e-{ $n } idlaliwe. Gqiba itumente, okanye wongeze inani lemijikelo kwiisetingi.
}
# unreviewed
pairing-under-way = Umjikelo { $round } usadlalwa. Faka iziphumo zawo kuqala.
# older than the English
# unreviewed
pairing-none = Abadlali abakhoyo abanakufumana bonke umchasi ngaphandle kokophula umgaqo. Gqiba itumente, okanye wenze izibini ngesandla.
# older than the English
# unreviewed
pairing-none-bye = Kufuneka omnye aphumle, kodwa bonke abakhoyo sele bephumlile. Gqiba itumente, okanye wenze izibini ngesandla.
# older than the English
# unreviewed
pairing-none-stuck = Omnye umdlali sele edibene nabo bonke abakhoyo. Gqiba itumente, okanye wenze izibini ngesandla.
# older than the English
# unreviewed
obstacle-bye = Abadlali abanakwahlulwa ngababini, ngoko omnye kufuneka aphumle. Kodwa bonke abakhoyo sele bephumlile, okanye baphumelele umjikelo bengadlalanga, kwaye akukho mntu unokukwenza oko kabini.
# older than the English
# unreviewed
obstacle-stuck = { $player } sele edibene nabo bonke abakhoyo, okanye akufuneki adibane nabo. Ngoko akusekho mchasi.
# older than the English
# unreviewed
obstacle-sides = Wonke umntu usenaye anokudibana naye, kodwa hayi bonke ngaxeshanye: omnye angafumana icala elinye izihlandlo ezininzi kakhulu.
# older than the English
# unreviewed
obstacle-pairs = { $n ->
    [one] Wonke umntu usenaye anokudibana naye, kodwa hayi bonke ngaxeshanye. Ubuncinane isibini esinye kungafuneka sidibane kwakhona.
   *[other] Wonke umntu usenaye anokudibana naye, kodwa hayi bonke ngaxeshanye. Ubuncinane izibini ezi-{ $n } kungafuneka zidibane kwakhona.
}
# older than the English
# unreviewed
stuck-title = Izibini zomjikelo { $round } azinakwenziwa ngokwemigaqo
# unreviewed
stuck-what = Onokukwenza
# older than the English
# unreviewed
stuck-nearest = Wudlale noko
# unreviewed
stuck-nearest-hint = Senza izibini ezophula imigaqo embalwa kangangoko. Uzibona njengedrafti, utshintshe oko ukuthandayo, uze unike isizathu xa uzipapasha.
# unreviewed
stuck-nearest-button = Yenza le drafti
# unreviewed
stuck-fewer = Yima apha
# older than the English
# unreviewed
stuck-rounds = { $n ->
    [one] Umjikelo omnye udlaliwe. Beka inani lemijikelo libe ngu-1, itumente ingagqitywa.
   *[other] Imijikelo e-{ $n } idlaliwe. Beka inani lemijikelo libe ngu-{ $n }, itumente ingagqitywa.
}
# older than the English
# unreviewed
stuck-people = Vumela omnye eze okanye aphumle
# older than the English
# unreviewed
stuck-people-hint = Kungalunga ngomdlali omnye ongaphezulu okanye ongaphantsi: phawula abakhoyo, okanye unike omnye ukuphumla.
# older than the English
# unreviewed
outlook-doubtful = { $safe ->
    [one] Imijikelo ebhengeziweyo: { $rounds }. Umjikelo omnye uhlala unokwenzeka ngabadlali abakhoyo; emva koko izibini zingangenzeki. Imijikelo embalwa ikhuselekile.
   *[other] Imijikelo ebhengeziweyo: { $rounds }. Imijikelo ukuya kutsho kwe-{ $safe } ihlala inokwenzeka ngabadlali abakhoyo; emva koko izibini zingangenzeki. Imijikelo embalwa ikhuselekile.
}
# older than the English
# unreviewed
outlook-impossible = { $most ->
    [one] Imijikelo ebhengeziweyo: { $rounds }, kodwa abadlali abakhoyo banokudlala umjikelo omnye kuphela ngaphandle kokudibana kwakhona. Beka imijikelo embalwa kwiisetingi.
   *[other] Imijikelo ebhengeziweyo: { $rounds }, kodwa abadlali abakhoyo banokudlala imijikelo e-{ $most } kuphela ngaphandle kokudibana kwakhona. Beka imijikelo embalwa kwiisetingi.
}
# unreviewed
outlook-unrated = Imigaqo yeDubov idibanisa ngemilinganiselo. Abadlali abalapha abangenamlinganiselo: { $n }. Ngamnye ubalwa njengo-0. Faka imilinganiselo yabo, okanye khetha eminye imigaqo kwiisetingi.
# unreviewed
preset-round-robin = Abadlali abalapha: { $n }. Xa bengaphantsi kwe-6, bonke bangadibana nabo bonke: kucetyiswa iround robin yemijikelo eyi-{ $rounds }. Ungakhetha enye indlela kwiiSetingi.
# unreviewed
preset-four-rounds = Abadlali abalapha: { $n }. Xa besi-6 ukuya kwi-10, kucetyiswa imijikelo emine yenkqubo yeSwiss: iyangena kusuku kwaye ifumana ophumeleleyo. Ungakhetha enye indlela okanye inani lemijikelo kwiiSetingi.
# unreviewed
preset-five-rounds = Abadlali abalapha: { $n }. Xa beli-11 nangaphezulu, kucetyiswa imijikelo emihlanu yenkqubo yeSwiss: engako iyangena kusuku. Ungakhetha enye indlela okanye inani lemijikelo kwiiSetingi.
# unreviewed
pairing-bug = Kukho into engahambanga kakuhle xa kusenziwa izibini. Akukho nto itshintshileyo. Xelela umntu ojongene ne-Inkundla apha.
# older than the English
# unreviewed
draft-cannot-change = Olu tshintsho alunakwenzeka kwidrafti njengoko injalo ngoku. Yijonge kwakhona.
# unreviewed
draft-breaks-match = Oko kungawuqhawula umdlalo wamaqela amabini. Tshintshanisa abadlali ababini beqela elinye, okanye ucofe abadlali bamaqela amabini: amaqela onke ayatshintshana.

## Ababukeli

board-label = Ibhodi
# unreviewed
all-boards = ← Zonke iibhodi
# unreviewed
live = Ngqo
# unreviewed
lost = ⚠ Uqhagamshelo lulahlekile. Kuyazanywa kwakhona.
# unreviewed
working = Kuyasebenza… Kungathatha umzuzwana.
# older than the English
# unreviewed
making-paper = Eli phepha lide: amagama okanye iibhodi ezi-{ $n }. Liyenziwa ngoku kwaye liza kufika ngokwalo kwimizuzwana embalwa. Hlala kweli phepha de lifike.
# older than the English
# unreviewed
making-again = Alifikanga: zama kwakhona
# older than the English
# unreviewed
laptop-away = ⚠ Ilaptop ayiphenduli. Gcina eli phepha livuliwe: okuchwetheziweyo kuyasala.
# unreviewed
laptop-wait = Kulindwe ilaptop…
# unreviewed
server-stopping = Ikhefu elifutshane: i-Inkundla iqala kwakhona. Iintshukumo zakho zikhuselekile kwaye eli phepha libuya ngokwalo.
# unreviewed
board-as-text = Ibhodi njengombhalo
# unreviewed
record = Irekhodi
# older than the English
# unreviewed
watch-late = { $n ->
    [one] Le bhodi iboniswa emva komzuzu omnye.
   *[other] Le bhodi iboniswa emva kwemizuzu e-{ $n }.
}
# older than the English
# unreviewed
watch-late-all = { $n ->
    [one] Iibhodi neziphumo ziboniswa emva komzuzu omnye.
   *[other] Iibhodi neziphumo ziboniswa emva kwemizuzu e-{ $n }.
}
# unreviewed
replay-of = Bukela kwakhona: { $place }
# unreviewed
replay-open = Bukela kwakhona, intshukumo ngentshukumo
# older than the English
# unreviewed
replay-nothing = Akukho nto irekhodiweyo kulo mdlalo.
# unreviewed
replay-board = Ibhodi { $board }: bukela kwakhona
# older than the English
# unreviewed
replay-at = Umgca { $n } kwe-{ $all } yerekhodi
# unreviewed
replay-step = Hamba ngamanyathelo emdlalweni
# unreviewed
replay-first = Ekuqaleni
# unreviewed
replay-back = Emva
# unreviewed
replay-next = Phambili
# unreviewed
replay-last = Ekugqibeleni
# unreviewed
replay-to-live = Ngqo
# unreviewed
replay-play = Dlala
# unreviewed
replay-pause = Nqumama
# unreviewed
replay-speed = Isantya
# older than the English
# unreviewed
replay-seek = Umzuzu womdlalo
# unreviewed
replay-go = Bonisa
# unreviewed
replay-copied = Ikhonkco likhutshelwe
# unreviewed
replay-link = Ikhonkco lale ntshukumo
# unreviewed
replay-board-now = Ibhodi ngoku
# unreviewed
replay-keys = Amaqhosha: isikhala siyadlala, iintolo zasekhohlo nasekunene zihamba inyathelo, u-Home uya ekuqaleni, u-End kwintshukumo yokugqibela.
# unreviewed
review-title = Ukujonga umdlalo
# unreviewed
review-back = Ibhodi
# unreviewed
review-of-board = Ukujonga umdlalo kwibhodi { $board }
# unreviewed
review-shut = Ungawujonga lo mdlalo xa umjikelo uphelile neziphumo zifikile.
# unreviewed
review-busy = Iprogram ixakekile. Zama kwakhona emva komzuzu.
# unreviewed
review-even = Iprogram ayifumananga thuba liwutshintshe kakhulu umdlalo.
# unreviewed
review-turned = Apha uguqukile: ithuba { $n }
# unreviewed
review-moment = Ithuba { $n }
# unreviewed
review-win-now = { $better } iphumelela ngoko nangoko.
# unreviewed
review-win = { $better } iphumelela ngokuqinisekileyo ngamathuba ama-{ $n }.
# unreviewed
review-loss = Ngoku u-{ $other } unokuphumelela ngokuqinisekileyo. { $better } ibingcono.
# unreviewed
review-capture-mill = Ulahlekile umgca wezintathu: { $better }.
# unreviewed
review-threat-mill = Ngoku u-{ $other } angenza umgca wezintathu. { $better } iyawuthintela.
# unreviewed
review-capture-camelot = Lilahlekile ithuba lokuthimba: { $better }.
# unreviewed
review-threat-camelot = Ngoku u-{ $other } angathimba. { $better } iyakuthintela oko.
# unreviewed
review-capture-reversi = Ilahlekile ikona: { $better }.
# unreviewed
review-threat-reversi = Ngoku u-{ $other } angathatha ikona. { $better } iyayithintela.
# unreviewed
review-discs = { $better } iphela ngcono ngeediski ezi-{ $n } ku-{ $player }.
# unreviewed
review-stronger = { $better } ibinamandla ngakumbi.
# unreviewed
review-proved = Oko kuqinisekisiwe.
# unreviewed
review-opinion = Icinga njalo iprogram.
# unreviewed
review-board = Ibhodi phambi kwethuba: kudlalwe { $played }, { $better } ibingcono
# unreviewed
review-legend = Amachaphaza alandela ithuba elidlaliweyo. Izangqa zibonisa elingcono.
# unreviewed
review-practise = Wudlale ukususela apha
# unreviewed
review-times = Ngubani ocinge ixesha elingakanani
# unreviewed
review-bars = Imivalo ekhanyayo: { $white }. Imivalo emnyama: { $black }.
# unreviewed
review-longest = Elide kakhulu: { $time }, { $player }, ithuba { $n }.
# unreviewed
review-total = { $player } xa lilonke: { $time }.
# unreviewed
review-ahead-mill = Iinkomo eziphambili
# unreviewed
review-ahead-camelot = Iipawn eziphambili
# unreviewed
review-ahead-reversi = Iidiski eziphambili
# unreviewed
review-above = Ngaphezu komgca u-{ $player } unezingakumbi.
# unreviewed
review-turns = { $n ->
    [one] ithuba
   *[other] amathuba
}
# unreviewed
review-taken-mill = iinkomo ezidutyuliweyo
# unreviewed
review-taken-camelot = iipawn ezithinjiweyo
# unreviewed
review-taken-reversi = iidiski ekupheleni
# unreviewed
review-cards = { $n ->
    [one] ikhadi
   *[other] amakhadi
}
# unreviewed
review-asked = Eli phepha libonwa kuphela ngababuzayo. Livuleka xa umjikelo uphelile.
# unreviewed
judge-title = Ngubani okwimeko engcono?
# unreviewed
judge-later = Iprogram iphendula xa ixesha liphelile okanye iwotshi imile, hayi xa umdlalo uqhubeka.
# unreviewed
judge-making = Iprogram iqala ngokubala esi siphelo: itheyibhile { $n } kwezi-{ $all }. Iphepha liza kubuza kwakhona ngokwalo.
# unreviewed
judge-win-now = Kuqinisekisiwe: u-{ $player } uphumelela ngethuba elinye.
# unreviewed
judge-win = Kuqinisekisiwe: u-{ $player } uphumelela ngamathuba ama-{ $n }.
# unreviewed
judge-draw = Kuqinisekisiwe: bayalingana xa bobabini bedlala kakuhle.
# unreviewed
judge-discs = Kuqinisekisiwe: u-{ $player } uphela ephambili ngeediski ezi-{ $n }.
# unreviewed
judge-better = Luluvo, asiyongqiniseko: u-{ $player } ukwimeko engcono.
# unreviewed
judge-much-better = Luluvo, asiyongqiniseko: u-{ $player } ukwimeko engcono kakhulu.
# unreviewed
judge-even = Luluvo, asiyongqiniseko: bobabini baphantse balingane.
# unreviewed
judge-proved-text = Lithuba lika-{ $player }. Elona thuba lingcono ngu-{ $turn }.
# unreviewed
judge-opinion-text = Lithuba lika-{ $player }. Iprogram ibiya kudlala u-{ $turn }.
# unreviewed
judge-line = Bonisa amathuba
# unreviewed
judge-you-decide = Iprogram ayigqibi nto: nguwe orekhoda isiphumo.
# unreviewed
standings = Uluhlu lwamanqaku
# unreviewed
board-not-started = Ayikaqali.
# unreviewed
board-result = Isiphumo: { $result }.
# unreviewed
to-move = Omele ukushukuma: { $player }
# older than the English
# unreviewed
say-gift = { $player }: cofa inkomo ephiswayo
# older than the English
# unreviewed
reason-time = ixesha lomjikelo liphelile

## Intloko yamaphepha omququzeleli

# unreviewed
public-page = Iphepha likawonke-wonke
step-players = Abadlali
# unreviewed
step-round = Umjikelo { $round }
# unreviewed
step-round-of = Umjikelo { $round } kwe-{ $rounds }
# unreviewed
settings = Iisetingi
# unreviewed
set-event = Itumente
# unreviewed
set-clock = Iwotshi namakhadi
# unreviewed
set-points = Amanqaku neendawo
# unreviewed
set-public = Okubonwa ngumntu wonke
# unreviewed
set-end = Ugcino nokugqiba
# unreviewed
set-schools = Abafunda kunye
# unreviewed
set-confirm = Abadlali bangqina isiphumo
# unreviewed
set-devices = Apho amathuba afakwa khona
# unreviewed
set-at-table = Etafileni, ngusompempe
# unreviewed
set-on-devices = Kwiifowuni zabadlali
# unreviewed
on-devices = Abadlali bafaka amathuba abo kwiifowuni zabo
# unreviewed
on-devices-hint = Ngaphandle kukasompempe inkqubo iqinisekisa ukuba amathuba alungile. Xa ixesha lethuba liphelile, ibonisa ikhadi ngokwayo. Kwiphepha elithi “Iifowuni” ungakhethela ibhodi nganye.
# unreviewed
take-backs = Bangabuyisa ithuba ukuba omnye umdlali uyavuma
# unreviewed
set-yes = Ewe
# unreviewed
set-no = Hayi
# unreviewed
set-reds = Onke amakhadi etumente
# unreviewed
set-open = Vula
# unreviewed
set-download = Khuphela
# unreviewed
set-names = Amagama
# unreviewed
names-by-default = Igama nonobumba omnye
# unreviewed
set-consent = Amagama apheleleyo
# unreviewed
set-last = Utshintsho lokugqibela
# older than the English
# unreviewed
set-delete = Onke amaphepha, iikhowudi namagama ayamka.
# unreviewed
set-fixed = Azitshintshi
# unreviewed
not-set = Ayikamiselwa
# unreviewed
rounds-open = Ngokwenani labadlali
# unreviewed
times-planned = { $n ->
    [one] Umjikelo o-1 unexesha
   *[other] Imijikelo engu-{ $n } inexesha
}
# unreviewed
schools-meet = Bangadibana
# unreviewed
schools-apart = Bahlulwa xa kunokwenzeka
# unreviewed
schools-apart-until = Bahlulwa kude kube ngumjikelo { $round }
# unreviewed
organiser-tabs = Qhuba eli tumente

## Uluhlu lwamanqaku

# unreviewed
standings-after = Uluhlu lwamanqaku emva komjikelo { $round }
# unreviewed
standings-after-of = Uluhlu lwamanqaku emva komjikelo { $round } kwe-{ $rounds }
# unreviewed
standings-during = Uluhlu lwamanqaku ngomjikelo { $round }
# unreviewed
standings-during-of = Uluhlu lwamanqaku ngomjikelo { $round } kwe-{ $rounds }
# unreviewed
standings-official = Olusemthethweni
log-head-printed = Irekhodi yotshintsho: { $head }
# Some boards of the round have no result yet.
# older than the English
# unreviewed
standings-provisional = { $n ->
    [0] Olwexeshana: umjikelo awukavalwa
    [one] Olwexeshana: ibhodi enye isadlala
   *[other] Olwexeshana: iibhodi ezi-{ $n } zisadlala
}
# unreviewed
standings-note-alias = Amagama amafutshane kuphela: amagama apheleleyo awapapashwa.
# older than the English
# unreviewed
standings-note-full = Nguwe wedwa obona amagama apheleleyo. Iphepha labantu bonke libonisa amagama amafutshane.
# older than the English
# unreviewed
standings-empty = Akukabikho ziphumo. Zivela apha nje ukuba uphele umdlalo wokuqala.
# unreviewed
standings-empty-playing = Akukabikho ziphumo. Umjikelo 1 usadlalwa.
# unreviewed
standings-now = Ngoku
# unreviewed
standings-when = Nini
# unreviewed
standings-after-choice = Emva komjikelo { $round }
# unreviewed
standings-all-schools = Zonke izikolo
# unreviewed
standings-show = Bonisa
# older than the English
# unreviewed
standings-hint = Cofa igama ukuze ubone izahluli nokuba amanqaku avela phi.
# unreviewed
school = Isikolo
# unreviewed
grade = Ibanga{"\u00A0"}{ $grade }
# older than the English
# unreviewed
rank = Indawo
# unreviewed
points = Amanqaku
# Column of games won, drawn and lost: 2–0–1.
# unreviewed
wdl = P–L–O
# unreviewed
wdl-long = uphumelele – ulingene – woyiswe
# unreviewed
wdl-more = Uphumelele – ulingene – woyiswe (P–L–O) kubala imidlalo edlaliweyo. Inombolo emva kwayo, njengo-+1, ibala imijikelo ezise amanqaku ngaphandle komdlalo: ukuphumla, okanye umchasi ongezanga.
csv = CSV
# unreviewed
csv-excel = CSV ye-Excel
# unreviewed
ties = Bahlulwa njani abalinganayo
# older than the English
# unreviewed
ties-points = Onamanqaku angaphezulu uma phezulu. Xa amanqaku elingana kubalwa ezi, enye emva kwenye:
# unreviewed
ties-stages = Lowo uye phambili kwinkqubo yokukhupha uphambili, kwaye abohluliweyo benqanaba elinye babelana ngendawo. Ngaphakathi kweqela, amanqaku ayagqiba; ukuba ayalingana, ezi, ukusuka phezulu:
# older than the English
# unreviewed
ties-shared = Abadlali abangenakwahlulwa babelana ngendawo: 3= ithetha ukuba kwabelwana ngendawo yesithathu.
# BH/C1: the name and the modifiers of the code.
tiebreak-modified = { $name } ({ $modifiers })
# unreviewed
tiebreak-bh = Amanqaku abachasi (Buchholz)
# older than the English
# unreviewed
tiebreak-bh-how = Dibanisa amanqaku abo bonke umdlali adibene nabo. Abachasi abomeleleyo babalwa ngaphezulu. Umjikelo ongenamdlalo ubalwa ngokungathi ngowomchasi onamanqaku alingana nawomdlali ngokwakhe.
# unreviewed
tiebreak-bh-c1 = Amanqaku abachasi ngaphandle kowona ubuthathaka
# older than the English
# unreviewed
tiebreak-bh-c1-how = Njengamanqaku abachasi, kodwa umchasi onawona manqaku ambalwa uyashiywa. Umchasi omnye obuthathaka akenzakalisi.
# unreviewed
tiebreak-bh-m1 = Amanqaku abachasi ngaphandle kowona womeleleyo nowona ubuthathaka
# older than the English
# unreviewed
tiebreak-bh-m1-how = Njengamanqaku abachasi, kodwa owona womeleleyo nowona ubuthathaka bayashiywa.
# unreviewed
tiebreak-de = Imidlalo phakathi kwabo
# unreviewed
tiebreak-de-how = Ngubani ofumene amanqaku angaphezulu kwimidlalo yabadlali abasalinganayo. Ibalwa xa bedibene kuphela.
# unreviewed
tiebreak-sb = Amanqaku abachasi aboyisiweyo (Sonneborn-Berger)
# older than the English
# unreviewed
tiebreak-sb-how = Ngokuphumelela yongeza onke amanqaku aloo mchasi, ngokulingana isiqingatha sawo, ngokoyiswa akukho nto.
# unreviewed
tiebreak-win = Ukuphumelela
# unreviewed
tiebreak-win-how = Inani lemijikelo umdlali ayiphumeleleyo.
# unreviewed
tiebreak-cd = Umahluko weenkomo
# unreviewed
tiebreak-cd-how = Iinkomo azidubuleyo kususwe ezimlahlekeleyo, kwimidlalo erekhodiweyo.
# unreviewed
tiebreak-dd = Umahluko weediski
# unreviewed
tiebreak-dd-how = Iidiski zakhe kususwe ezomchasi, kwimidlalo erekhodiweyo.
# unreviewed
tiebreak-bq = Iidiski namanqaku abachasi (Brightwell)
# older than the English
# unreviewed
tiebreak-bq-how = Iidiski zemidlalo yonke, namanqaku omchasi ngamnye adibene naye aphindwe kathandathu.
# unreviewed
tiebreak-won = Imidlalo ephunyelelweyo
# unreviewed
tiebreak-won-how = Inani lemidlalo umdlali ayiphumeleleyo ebhodini.
# unreviewed
tiebreak-bpg = Imidlalo eqalwe ngumchasi
# older than the English
# unreviewed
tiebreak-bpg-how = Inani lemidlalo umchasi ashukume kuqala kuyo. Intshukumo yokuqala iyinzuzo.
# unreviewed
tiebreak-bwg = Ukuphumelela kuqale umchasi
# unreviewed
tiebreak-bwg-how = Inani lemidlalo umdlali ayiphumeleleyo engenayo intshukumo yokuqala.
# unreviewed
tiebreak-ps = Amanqaku umjikelo ngomjikelo (progressive)
# unreviewed
tiebreak-ps-how = Dibanisa amanqaku emva komjikelo ngamnye. Ukuphumelela kwangoko kubalwa ngaphezulu.
# unreviewed
tiebreak-rep = Imijikelo ebekho kuyo
# unreviewed
tiebreak-rep-how = Inani lemijikelo umdlali ebekho ukuze ayidlale.
# unreviewed
tiebreak-std = Imijikelo ephunyelelweyo nesiqingatha saleyo ilingeneyo
# unreviewed
tiebreak-std-how = 1 kumjikelo ngamnye onamanqaku angaphezu kwawomchasi, ½ xa elingana.
# unreviewed
tiebreak-ks = Amanqaku kwisiqingatha esiphezulu (Koya)
# unreviewed
tiebreak-ks-how = Amanqaku afunyenwe kubadlali abanesiqingatha samanqaku onke ubuncinane.
# unreviewed
tiebreak-aob = Amandla abachasi babachasi (umyinge we-Buchholz)
# unreviewed
tiebreak-aob-how = Amandla abachasi babachasi, ngokomyinge.
# unreviewed
tiebreak-fb = Amanqaku abachasi, umjikelo wokugqibela ulingene (Fore Buchholz)
# older than the English
# unreviewed
tiebreak-fb-how = Njengamanqaku abachasi, kodwa ngokungathi yonke imidlalo yomjikelo wokugqibela ilingene.
# unreviewed
tiebreak-aro = Umyinge we-rating yabachasi
# unreviewed
tiebreak-aro-how = Ii-rating zabachasi adibene nabo, ngokomyinge.
# unreviewed
tiebreak-tpr = I-rating yendlela adlale ngayo
# older than the English
# unreviewed
tiebreak-tpr-how = Umyinge we-rating yabachasi, wongezwe okanye uthotywe ngokwesabelo samanqaku.
# unreviewed
tiebreak-ptp = Umdlalo ogqibeleleyo
# older than the English
# unreviewed
tiebreak-ptp-how = Eyona rating iphantsi ekungalindelwa kuyo amanqaku angako.
# unreviewed
tiebreak-apro = Umyinge we-rating yendlela abadlale ngayo abachasi
# unreviewed
tiebreak-apro-how = Ii-rating zendlela abadlale ngayo abachasi adibene nabo, ngokomyinge.
# unreviewed
tiebreak-appo = Umyinge womdlalo ogqibeleleyo wabachasi
# unreviewed
tiebreak-appo-how = Imidlalo egqibeleleyo yabachasi adibene nabo, ngokomyinge.
# unreviewed
tiebreak-rtng = I-rating yakhe
# older than the English
# unreviewed
tiebreak-rtng-how = One-rating ephezulu uma phezulu.
# unreviewed
tiebreak-tpn = Inombolo yokuqala
# older than the English
# unreviewed
tiebreak-tpn-how = Onenombolo yokuqala ephantsi uma phezulu.
# unreviewed
tiebreak-lot = Iqashiso
# older than the English
# unreviewed
tiebreak-lot-how = Lenziwa yikhompyutha ngenani elixelwe kwangaphambili. Inani elinye lisoloko linika iqashiso elinye.
# unreviewed
tiebreak-mpts = Amanqaku emidlalo yamaqela
# unreviewed
tiebreak-mpts-how = Amanqaku emidlalo yamaqela ephunyelelweyo nelinganayo.
# older than the English
# unreviewed
tiebreak-gpts = Amanqaku asezibhodini
# older than the English
# unreviewed
tiebreak-gpts-how = Onke amanqaku afunyenwe ngabadlali beqela ezibhodini.
# older than the English
# unreviewed
tiebreak-mpvgp = Amanye amanqaku amaqela
# older than the English
# unreviewed
tiebreak-mpvgp-how = Xa amanqaku emidlalo yamaqela eza kuqala, amanqaku asezibhodini. Xa lawo eza kuqala, amanqaku emidlalo yamaqela.
# older than the English
# unreviewed
tiebreak-esb = { $has ->
    [match] Amanqaku emidlalo yamaqela abachasi
   *[game] Amanqaku asezibhodini abachasi
} aphindwe { $scored ->
    [match] ngamanqaku alo emidlalo yamaqela
   *[game] ngamanqaku alo asezibhodini
}
# unreviewed
tiebreak-esb-how = Kumdlalo ngamnye wamaqela: amanqaku ewonke abachasi, aphindwe ngalawo iqela eliwafumene kubo.
# unreviewed
tiebreak-ede = Imidlalo yamaqela phakathi kwawo
# unreviewed
tiebreak-ede-how = Leliphi iqela elifumene amanqaku angaphezulu kwimidlalo yamaqela asalinganayo: kuqala ngamanqaku eza kuqala, emva koko ngamanye amanqaku.
# unreviewed
tiebreak-then = { $first }, emva koko { $second }
# unreviewed
tiebreak-sssc = Amanye amanqaku nabachasi abomeleleyo
# unreviewed
tiebreak-sssc-how = Amanye amanqaku eqela, nenxalenye yamanqaku abachasi balo.
# unreviewed
tiebreak-bc = Amanqaku ngenombolo yebhodi (board count)
# older than the English
# unreviewed
tiebreak-bc-how = Amanqaku ebhodi nganye aphindwe ngenombolo yebhodi. Okuncinci kungcono: amanqaku asezibhodini eziphezulu anexabiso elingaphezulu.
# unreviewed
tiebreak-tbr = Amanqaku ebhodi ephezulu
# unreviewed
tiebreak-tbr-how = Amanqaku asebhodini 1. Xa elingana, lawo asebhodini 2, njalo njalo.
# unreviewed
tiebreak-bbe = Amanqaku ngaphandle kwebhodi yokugqibela
# unreviewed
tiebreak-bbe-how = Amanqaku azo zonke iibhodi ngaphandle kweyokugqibela. Xa elingana, ngaphandle kwezimbini zokugqibela, njalo njalo.
# unreviewed
tiebreak-of-match = { $name }, ngamanqaku emidlalo yamaqela
# older than the English
# unreviewed
tiebreak-of-game = { $name }, ngamanqaku asezibhodini

## Kutheni inani linje

# Round 2: won against Hendra D.
# unreviewed
why-round = Umjikelo { $round }: { $what }
# unreviewed
path-won = woyise { $opponent }, { $points }
# older than the English
# unreviewed
path-drawn = ulingene no-{ $opponent }, { $points }
# unreviewed
path-lost = woyiswe ngu-{ $opponent }, { $points }
# unreviewed
path-won-forfeit = { $opponent } akafikanga, { $points }
# unreviewed
path-lost-forfeit = akafikanga kumdlalo no-{ $opponent }, { $points }
# unreviewed
path-playing = udlala no-{ $opponent } ngoku
# older than the English
# unreviewed
path-bye = bekungasekho mchasi, { $points }
# unreviewed
path-free = umjikelo wokuphumla, { $points }
# older than the English
# unreviewed
path-bye-given = umjikelo wokuphumla, { $points }
# unreviewed
path-absent = akakho, { $points }
# unreviewed
path-out = akakho kumjikelo
# unreviewed
path-stands = Indawo { $rank }, amanqaku { $points }
# unreviewed
path-empty = Awukho umjikelo osele udlaliwe.
# unreviewed
bead-won = Uphumelele
# unreviewed
bead-drawn = Ulingene
# unreviewed
bead-lost = Woyisiwe
# unreviewed
bead-won-forfeit = Uphumelele engadlalanga: umchasi akafikanga
# unreviewed
bead-lost-forfeit = Woyisiwe engadlalanga: akafikanga
# unreviewed
bead-playing = Akukabikho siphumo
# older than the English
# unreviewed
bead-bye = Bekungasekho mchasi
# unreviewed
bead-free = Umjikelo wokuphumla
# older than the English
# unreviewed
bead-bye-given = Umjikelo wokuphumla
# unreviewed
bead-absent = Akakho
# unreviewed
bead-out = Akakho kulo mjikelo
# unreviewed
games = Imidlalo
# unreviewed
start-number = Inombolo { $number }
# unreviewed
player-now = Ngoku
# unreviewed
player-next = Okulandelayo
# unreviewed
player-playing = Udlala ngoku kwibhodi { $board }
# unreviewed
player-sits = Umjikelo { $round }, ibhodi { $board }: awukaqali
# unreviewed
player-watch = Bukela ibhodi { $board }
# unreviewed
player-round-begins = Umjikelo { $round } uqala: { $when }
# older than the English
# unreviewed
player-round-later = Umchasi nebhodi zivela apha xa umjikelo upapashiwe.
# unreviewed
player-rounds = Umjikelo nomjikelo
# unreviewed
player-last = Umdlalo wokugqibela
# older than the English
# unreviewed
player-honour = Ikhadi lembeko
# older than the English
# unreviewed
player-why = Ifunyenwe njani indawo
# unreviewed
player-not-final = Ayikagqitywa
# older than the English
# unreviewed
player-not-posted = Akukabikho badlali bapapashiweyo. Abadlali bavela apha xa umjikelo wokuqala upapashiwe.
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
final-winner = Ophumeleleyo kwi-{ $event }
# unreviewed
final-winners = Abalinganayo kwindawo yokuqala kwi-{ $event }
# unreviewed
final-all = { $n ->
    [one] Indawo enye
   *[other] Zonke iindawo ezi-{ $n }
}
# unreviewed
final-all-teams = Onke amaqela
# unreviewed
final-watch = Bukela umdlalo
# unreviewed
final-collar = { $n ->
    [one] Intsimbi yosuku: umgca ngomjikelo ngamnye, iso ngomdlalo ngamnye, ngombala wesikolo esiphumeleleyo. Ukulingana kutyheli.
   *[other] Intsimbi yosuku: umgca ngomjikelo ngamnye, iso ngomdlalo omnye kwemi-{ $n }, ngombala wesikolo esiphumeleleyo. Ukulingana kutyheli.
}
# unreviewed
final-collar-sides = { $n ->
    [one] Intsimbi yosuku: umgca ngomjikelo ngamnye, iso ngomdlalo ngamnye, ngombala wecala eliphumeleleyo. Ukulingana kutyheli.
   *[other] Intsimbi yosuku: umgca ngomjikelo ngamnye, iso ngomdlalo omnye kwemi-{ $n }, ngombala wecala eliphumeleleyo. Ukulingana kutyheli.
}
# unreviewed
final-numbers = Usuku ngamanani
# unreviewed
final-games = { $n ->
    [one] umdlalo
   *[other] imidlalo
}
# unreviewed
final-shot = { $n ->
    [one] inkomo edutyuliweyo
   *[other] iinkomo ezidutyuliweyo
}
# unreviewed
final-rounds = { $n ->
    [one] umjikelo
   *[other] imijikelo
}
# unreviewed
final-drawn = { $n ->
    [one] umdlalo olinganayo
   *[other] imidlalo elinganayo
}
# unreviewed
final-players = { $n ->
    [one] umdlali
   *[other] abadlali
}
# unreviewed
final-schools = { $n ->
    [one] isikolo
   *[other] izikolo
}
# unreviewed
final-sides = OMhlophe uphumelele { $white }, oMnyama uphumelele { $black }, imidlalo elinganayo: { $drawn }.
# unreviewed
final-thanks = Enkosi
# unreviewed
final-thanks-text = kubadlali aba-{ $n } ababambene ngezandla amaxesha ama-{ $hands }, koosompempe, nakubo bonke abancedileyo.
# unreviewed
final-own-thanks = Amazwi akho ombulelo
# unreviewed
final-own-thanks-hint = Wonke umntu uwabona kunye neziphumo. Yishiye ingenanto ukuze kubekho amazwi aqhelekileyo.
# unreviewed
final-boards = Iibhodi zomjikelo wokugqibela
# unreviewed
final-left = Okusaza kwenziwa
# unreviewed
standings-lists = Okudwelisiweyo
# unreviewed
why-opponent = { $opponent } una-{ $has }
# older than the English
# unreviewed
why-opponent-times = { $opponent } una-{ $has }, kuphindwe ngo-{ $scored } afunyenweyo, kwenza { $value }
# unreviewed
why-dummy = akukho mdlalo, kubalwa njengomchasi ona-{ $has }
# older than the English
# unreviewed
why-dummy-times = akukho mdlalo, kubalwa njengomchasi ona-{ $has }, kuphindwe ngo-{ $scored } afunyenweyo, kwenza { $value }
# unreviewed
why-encounter = { $games ->
    [one] { $scored } ku-{ $opponent }
   *[other] { $scored } ku-{ $opponent }, adibene naye izihlandlo ezi-{ $games }: { $value } ngokomyinge
}
# unreviewed
why-won = woyise { $opponent }
# unreviewed
why-won-unplayed = uphumelele engadlalanga
# unreviewed
why-counted = ezakhe { $own }, kususwe ezomnye { $other }, no-{ $opponent }: kwenza { $value }
# unreviewed
why-brightwell = iidiski { $discs } no-{ $opponent }, onamanqaku { $has }: { $value }
# older than the English
# unreviewed
why-brightwell-dummy = akukho mdlalo ubalwayo: isiqingatha seediski namanqaku akhe { $has }: { $value }
# unreviewed
why-moved-second = { $opponent } ushukume kuqala
# unreviewed
why-ready = ebelungele ukudlala
# unreviewed
why-better = amanqaku angaphezu kwawomchasi
# unreviewed
why-level = amanqaku alingana nawomchasi: { $value }
# unreviewed
why-total = Ewonke: { $value }
# unreviewed
why-strength = { $value } ku-{ $opponent }, ona-{ $has }
# unreviewed
why-rating = { $opponent } une-rating engu-{ $value }
# unreviewed
why-theirs = { $opponent } una-{ $value }
# A line of the working that does not count.
# unreviewed
why-cut = { $line } (kususiwe, akubalwa)
# unreviewed
why-mean = { $n ->
    [one] Umyinge wexabiso elinye.
   *[other] Umyinge wamaxabiso a-{ $n }.
}
# older than the English
# unreviewed
why-performance = Umyinge { $mean }, no-{ $plus } ngokwetheyibhile.
# unreviewed
why-perfect = Amanqaku kule midlalo: { $scored }.
# older than the English
# unreviewed
why-lot = Iqashiso elenziwe ngenani { $seed }.
# older than the English
# unreviewed
why-average-bye = Umjikelo ongenamchasi: { $average }, umyinge weminye imijikelo
# unreviewed
path-adjusted = amanqaku avela kumququzeleli: { $points }
# unreviewed
why-by-hand = Ulandelelwano lubekwe ngesandla: { $reason }
# unreviewed
why-no-value = Akukho nto ibalwayo.
# older than the English
# unreviewed
why-not-tied = Ayibalwa apha: umdlali akadibananga nomnye osalinganayo.
# unreviewed
why-not-tied-team = Ayibalwa apha: iqela alidibananga neqela elisalinganayo nalo.
# older than the English
# unreviewed
why-not-all-met = Ayibalwa apha: asingabo bonke abalinganayo abadibeneyo, kwaye amanqaku abo phakathi kwabo akagqibi nto.
# older than the English
# unreviewed
why-match = no-{ $opponent }: amanqaku emidlalo yamaqela { $matches }, amanqaku asezibhodini { $boards }
# unreviewed
why-encounters = Amanye amanqaku kule midlalo: { $second }.
# older than the English
# unreviewed
why-separated = Kusalingana; emva koko kugqibe: { $by }.
# unreviewed
why-scored = { $value } no-{ $opponent }
# unreviewed
why-scored-alone = { $value } ngaphandle komchasi
# unreviewed
why-board = Ibhodi { $board }: { $value }
# unreviewed
why-board-later = Ibhodi { $board }: { $value } (ibalwa xa iibhodi ezingasentla zilingana)
# older than the English
# unreviewed
why-board-times = Ibhodi { $board }: { $scored } kuphindwe ngo-{ $board }, kwenza { $value }
# older than the English
# unreviewed
why-combined = Amanye amanqaku, { $scored }, no-{ $strength } owahlulwe ngo-{ $divisor }.

## Ukucwangcisa itumente

# older than the English
# unreviewed
field-tiebreak = Okwahlula amanqaku alinganayo
# unreviewed
field-presence = Ukho okanye akakho
# unreviewed
field-check-in = Ukubhala abafikileyo
# unreviewed
field-check-in-minutes = Imizuzu phambi kokuvala ukubhala abafikileyo
# older than the English
# unreviewed
plan-rounds-of-automatic = Inani labadlali ligqiba imijikelo. Ukuze uzibekele ngokwakho, khetha kuqala ukuba ngubani odibana nabani; okanye ushiye imijikelo ingenanto.
# older than the English
# unreviewed
plan-fewer-than-begun = { $n ->
    [one] Umjikelo 1 sele upapashiwe. Nika umjikelo omnye nangaphezulu.
   *[other] Imijikelo e-{ $n } sele ipapashiwe. Nika imijikelo e-{ $n } nangaphezulu.
}

## Abadlali

# older than the English
# unreviewed
what-to-do = Okumele kwenziwe ngoku
# unreviewed
save = Gcina
# older than the English
# unreviewed
players-todo-empty = Akukabikho mntu kuluhlu. Ncamathisela amagama ngezantsi, okanye ukhethe ifayile. Emva koko cofa “Jonga uluhlu”.
# older than the English
# unreviewed
players-todo-pair = Bonke baqala bephawulwe njengabakhoyo. Cofa abangekhoyo. Emva koko yenza izibini zomjikelo { $round } zabadlali abakhoyo: { $here }.
# older than the English
# unreviewed
players-todo-draft = Umjikelo { $round } useyidrafti. Ofika ngoku akakho kuyo: jonga idrafti uze wenze izibini kwakhona ukuze umfake.
# unreviewed
players-todo-checkin = { $expected ->
    [one] Umdlali omnye usalindelwe. Cofa abakhoyo. Emva koko yenza izibini zomjikelo { $round } zabakhoyo: { $here }.
   *[other] Abadlali aba-{ $expected } basalindelwe. Cofa abakhoyo. Emva koko yenza izibini zomjikelo { $round } zabakhoyo: { $here }.
}
# unreviewed
players-todo-next = Cofa abangekhoyo okanye ababuyileyo. Emva koko yenza izibini zomjikelo { $round } zabadlali abakhoyo: { $here }.
# older than the English
# unreviewed
players-todo-posted = Umjikelo { $round } usadlalwa. Ofika ngoku udlala ukususela kumjikelo { $next }; imijikelo engaphambili ibalwa ngokuba ebengekho.
# older than the English
# unreviewed
players-todo-posted-last = Umjikelo { $round } usadlalwa, kwaye ngowokugqibela: ofika ngoku akasadlali. Xa zonke iziphumo zifakiwe, gqiba itumente.
# older than the English
# unreviewed
players-todo-last = Yonke imijikelo idlaliwe. Jonga iziphumo zokugqibela, uze ugqibe itumente kwiisetingi.
# older than the English
# unreviewed
players-todo-finished = Itumente igqityiwe. Ukuze utshintshe into, yivule kwakhona kwiisetingi.
# unreviewed
players-pair = Yenza izibini zomjikelo { $round }
# older than the English
# unreviewed
players-look-at-draft = Jonga idrafti
# older than the English
# unreviewed
players-look-at-round = Jonga umjikelo
# unreviewed
players-here = Abakhoyo: { $here } kwaba-{ $n }
# unreviewed
players-shown = Abaphi abadlali
# unreviewed
players-all = Bonke { $n }
# unreviewed
players-missing = Abangekhoyo { $n }
# unreviewed
players-present = Abakhoyo { $n }
# unreviewed
players-scored = { $points } kwi-{ $n }
# older than the English
# unreviewed
players-caption = Abadlali ngokwezikolo. Iqhosha elikumqolo ngamnye litshintsha ukuba umdlali ukho na.
# unreviewed
players-number = Inomb.
# older than the English
# unreviewed
players-no-school = Isikolo asinikwanga
# unreviewed
earlier-players = Khetha abadlali beetumente ezidlulileyo
# unreviewed
earlier-text = Phawula abaza kudlala kwakhona. Isikolo, ibanga, impendulo ngegama noko kubonwa luluntu kuza nabo. Amagama agcinwa ixesha elilingana nelale tumente.
# unreviewed
earlier-none = Akunatumente edlulileyo enamagama agciniweyo.
# unreviewed
earlier-event = Itumente
# unreviewed
earlier-show = Bonisa abadlali bayo
# unreviewed
earlier-known = ukuluhlu
# unreviewed
earlier-enter = Faka abadlali abaphawuliweyo
# unreviewed
earlier-done = Abadlali abafakiweyo: { $n }. Asele bekuluhlu: { $players }.
# unreviewed
earlier-school = Faka bonke abangu-{ $n } besi sikolo
# unreviewed
earlier-results = Iitumente ezidlulileyo zomdlali
# unreviewed
earlier-results-text = Iitumente zakho ezinomdlali weli gama nesi sikolo ezinamagama agciniweyo. Akukho mntu wumbi ubona eli phepha.
# unreviewed
earlier-results-none = Akukho tumente edlulileyo inalo mdlali.
# unreviewed
earlier-place = { $place } kwaba-{ $of }
# unreviewed
entries = Ubhaliso
# unreviewed
entries-settings = Iisetingi zobhaliso
# unreviewed
entries-closed = Ubhaliso luvaliwe.
# unreviewed
entries-opens-at = Ubhaliso luvulwa nge-{ $time }.
# unreviewed
entries-open = Ubhaliso luvuliwe.
# unreviewed
entries-open-until = Ubhaliso luvuliwe kude kube yi-{ $time }.
# unreviewed
entries-over = Ixesha lobhaliso liphelile.
# unreviewed
entries-counter = Ezintsha: { $new } · Uluhlu lokulinda: { $waiting }
# unreviewed
entries-accept-new = Yamkela lonke ubhaliso olutsha ({ $n })
# unreviewed
entries-accept = Yamkela bonke ({ $n })
# unreviewed
entries-show-all = Zonke: { $n }
# unreviewed
entries-show-new = Ezintsha: { $n }
# unreviewed
entries-show-waiting = Uluhlu lokulinda: { $n }
# unreviewed
entries-show-accepted = Zamkelwe: { $n }
# unreviewed
entries-show-declined = Zaliwe: { $n }
# unreviewed
entries-show-withdrawn = Zirhoxisiwe: { $n }
# unreviewed
entries-shown = Loluphi ubhaliso
# unreviewed
entries-all = Zonke
# unreviewed
entries-fees = Iintlawulo
# unreviewed
fees-due = Ezifanele ukuhlawulwa
# unreviewed
fees-paid = Ezihlawuliweyo
# unreviewed
fees-open = Ezisaseleyo
# unreviewed
fees-back = Ezibuyiselwayo
# unreviewed
entries-full-name = Igama elipheleleyo lingaboniswa.
# unreviewed
entries-still-player = Urhoxisiwe, kodwa usekuluhlu lwabadlali. Msuse apho.
# unreviewed
entries-same-player = Sele ekhona umdlali onegama elifanayo: inombolo { $number }.
# unreviewed
entries-same-entry = Kukho olunye ubhaliso olunegama elifanayo.
# unreviewed
entries-none = Akukho mntu uthumele ubhaliso okwangoku. Nika izikolo nabazali ikhonkco.
# unreviewed
entries-take = Yamkela ubhaliso
# unreviewed
entries-show-form = Bonisa ifomu kwiphepha likawonke-wonke
# unreviewed
entries-places-hint = Akukho nto: akukho mda. Xa zonke iindawo zigcwele, ubhaliso luya kuluhlu lokulinda.
# unreviewed
entries-note-hint = Umzekelo indlela yokuhlawula, nento emayiphathwe. Wonke umntu onekhonkco uyayifunda.
# unreviewed
entries-asks = Oko kubuzwa yifomu ngaphandle kwegama nesikolo
# unreviewed
entries-ask-consent = Cela imvume
# unreviewed
entries-link = Ikhonkco lefomu
# unreviewed
entries-link-text = Linike izikolo nabazali. Lowo unalo angabhalisa abadlali; wena ubona ubhaliso ngalunye ngaphambi kokuba lubalwe.
# unreviewed
entries-look = Jonga ifomu
# unreviewed
entries-qr = Ikhowudi ye-QR yefomu
# unreviewed
entries-new-link = Yenza ikhonkco elitsha
# unreviewed
entries-new-link-text = Ikhonkco elidala neekhowudi zalo eziprintiweyo azisasebenzi. Ubhaliso oluthunyelweyo luyahlala.
# unreviewed
entries-all-paid = Bonke bahlawule
# unreviewed
entries-accept-one = Yamkela
# unreviewed
entries-with-chosen = Ngobhaliso oluphawuliweyo
# unreviewed
entries-paid = Ihlawulwe
# unreviewed
entries-not-paid = Ayihlawulwanga
# unreviewed
entries-waive = Akukho ntlawulo
# unreviewed
entries-reason = Isizathu sokwala (umthumeli uyasifunda)
# unreviewed
entries-decline = Yala
# unreviewed
entries-reopen = Buyisela kwezintsha
# unreviewed
entries-erase = Cima
# unreviewed
entries-erase-hint = Ukucima kokobhaliso olwaliweyo nolurhoxisiweyo, kwaye akunakubuyiswa.
# unreviewed
entry-state = Ubhaliso
# unreviewed
entry-fee = Intlawulo
# unreviewed
entry-paid = Ihlawulwe
# unreviewed
entry-contact = Ithunyelwe ngu
# unreviewed
entry-reach = Ifowuni okanye i-imeyile
# unreviewed
entry-new = Ifunyenwe
# unreviewed
entry-waiting = Uluhlu lokulinda: { $place }
# unreviewed
entry-accepted = Yamkelwe
# unreviewed
entry-declined = Yaliwe
# unreviewed
entry-withdrawn = Irhoxisiwe
# unreviewed
entry-fee-due = Intlawulo: { $fee } emayihlawulwe
# unreviewed
entry-fee-paid = Intlawulo: { $fee } ihlawulwe
# unreviewed
entry-fee-back = Intlawulo: { $fee } mayibuyiselwe
# unreviewed
entry-to-pay = Emayihlawulwe: { $fee }
# unreviewed
entry-title = Ubhaliso lwakho
# unreviewed
entry-reason = Isizathu
# unreviewed
entry-change = Tshintsha
# unreviewed
entry-withdraw = Rhoxisa ubhaliso
# unreviewed
entry-withdraw-sure = Indawo iya kwabanye. Awukwazi ukukubuyisa oku.
# unreviewed
entry-withdraw-all = Rhoxisa lonke ubhaliso
# unreviewed
entry-keep = Gcina eli phepha
# unreviewed
entry-keep-text = Idilesi yalo yeyakho wedwa. Lixela ukuba ubhaliso lwakho luphi na. Awukho omnye umyalezo.
# unreviewed
entry-address = Idilesi yeli phepha
# unreviewed
entry-text-new = Indawo ikhona. Umququzeleli kusafuneka alwamkele ubhaliso.
# unreviewed
entry-text-waiting = Zonke iindawo zigcwele. Ukuba abanye bayarhoxa, eli phepha liyakuxela. Akuhlawuli nto de kube lelo xesha.
# unreviewed
entry-text-accepted = Umdlali unendawo.
# unreviewed
entry-text-declined = Umququzeleli ulwalile ubhaliso.
# unreviewed
entry-text-withdrawn = Ulurhoxisile ubhaliso.
# unreviewed
enter-title = Bhalisa abadlali
# unreviewed
enter-seen = Umququzeleli ubona ubhaliso ngalunye ngaphambi kokuba lubalwe. Ngumququzeleli kuphela obona igama lakho nendlela yokukufumana.
# unreviewed
enter-one = Bhalisa umntwana omnye
# unreviewed
enter-many = Bhalisa uluhlu lwesikolo
# unreviewed
enter-list = Abadlali, omnye kumgca ngamnye
# unreviewed
enter-list-hint = Igama, emva koko ikoma nebanga: Thandiwe Mokoena, 5. Abadlali abangama-{ $most } ubuninzi. Unganamathisela uluhlu olusuka kwispredishithi.
# unreviewed
enter-contact = Igama lakho
# unreviewed
enter-reach-hint = Yeyomququzeleli kuphela. Icinywa kunye namagama.
# unreviewed
enter-public = Wonke umntu angabona igama elipheleleyo. Kungenjalo babona igama lokuqala nonobumba omnye.
# unreviewed
enter-consent = Ndingumzali okanye umgcini, okanye ndimele bona. Umququzeleli angazigcina ezi nkcukacha ngenxa yale tumente.
# unreviewed
enter-send = Thumela ubhaliso
# unreviewed
enter-fee = Intlawulo: { $fee } ngomdlali ngamnye
# unreviewed
enter-places = Iindawo ezigcweleyo: { $taken } kwezi-{ $all }.
# unreviewed
enter-full = Zonke iindawo ezi-{ $all } zigcwele. Ubhaliso olutsha luya kuluhlu lokulinda.
# unreviewed
enter-no-given = Igama lokuqala alikho. Ngaphandle kwalo wonke umntu angabona ifani.
# unreviewed
enter-wrong = Akukho nto ithunyelweyo okwangoku. Nceda ulungise oku:
# unreviewed
players-new-entries = Ubhaliso olutsha: { $n }
# older than the English
# unreviewed
players-school-here = Bonke besi sikolo bakho
# older than the English
# unreviewed
players-all-here = Bonke bakho
# unreviewed
players-none-shown = Akukho ufanelekayo apha.
# unreviewed
players-find = Igama okanye inombolo
# unreviewed
check-in = Ukubhala abafikileyo
# unreviewed
check-in-is-not-used = Ngoku bonke bathathwa njengabakhoyo. Vula ukubhala abafikileyo, baze bonke baqale njengabangekafiki. Kuya kwenziwa izibini ngabo babhalwe ukuba bakho kuphela.
# unreviewed
check-in-is-open = Cofa osele efikile. Kwenziwa izibini ngabakhoyo kuphela.
# unreviewed
check-in-is-closed = Ukubhala abafikileyo kuvaliwe. Abangekhoyo abafakwa ezibinini. Cofa umdlali ofika emva kwexesha.
# unreviewed
check-in-not-open = Ukubhala abafikileyo akukavulwa. Kuvulwa ngumququzeleli.
# unreviewed
check-in-to-the-desk = Ukubhala abafikileyo kuvaliwe. Sa umdlali ofika emva kwexesha kumququzeleli.
# unreviewed
check-in-closes = { $n ->
    [one] kuvalwa emva komzuzu omnye
   *[other] kuvalwa emva kwemizuzu e-{ $n }
}
# unreviewed
check-in-time-over = lixesha lokuvala
# unreviewed
check-in-minutes = Imizuzu phambi kokuvala, ukuba uyathanda
# unreviewed
check-in-open = Vula ukubhala abafikileyo
# unreviewed
check-in-close = Vala ukubhala abafikileyo
# unreviewed
check-in-reopen = Kuvule kwakhona
# unreviewed
check-in-drop = Ungakusebenzisi ukubhala abafikileyo
# unreviewed
check-in-missing = Abangekafiki
# unreviewed
check-in-missing-n = Abangekafiki { $n }
# unreviewed
check-in-nobody-missing = Akukho mntu ushotayo.
# unreviewed
check-in-all-schools = Zonke izikolo
# unreviewed
check-in-all-here = { $n ->
    [one] Umnye ukho
   *[other] Bonke aba-{ $n } bakho
}
# unreviewed
check-in-number = No. { $number }
# unreviewed
check-in-here = Ukho
# unreviewed
check-in-expected = Akakafiki
# unreviewed
check-in-absent = Akezi
# unreviewed
check-in-not-coming = Akezi
# unreviewed
check-in-code = Ikhowudi yomdlali
# unreviewed
check-in-unknown-code = Akukho mdlali unale khowudi.
# unreviewed
check-in-scan = Funda iikhowudi
# unreviewed
check-in-scan-hint = Bamba ikhadi legama phambi kwekhamera, okanye ukhethe iifoto. Umdlali ngamnye ofundiweyo ubhalwa ukuba ukho.
# unreviewed
check-in-scan-empty = Akukho mntu ufundiweyo okwangoku.
# unreviewed
check-in-late = Ofika ngoku udlala ukususela kumjikelo { $round }.
# unreviewed
check-in-late-draft = Umjikelo { $round } uyidrafti. Ukuze ufake umdlali ofika ngoku, yenza izibini kwakhona.
# unreviewed
keys-check-in = / khangela · iintolo: yiya kumdlali · kumdlali: u-Enter ubhala ukuba ukho · ? la maqhosha
# unreviewed
players-add = Yongeza abadlali
# unreviewed
players-add-more = Yongeza abanye abadlali
# unreviewed
players-paste = Amagama, elinye kumgca ngamnye, okanye itheyibhile ekhutshelwe kwi-Excel
# unreviewed
players-paste-hint = Umzekelo: Thandiwe Mokoena. Ngesikolo nebanga: khuphela iikholam nezihloko zazo name, school, grade.
# unreviewed
players-file = Okanye khetha ifayile, okanye uyitsalele kweli phepha: XLSX, ODS okanye CSV
# unreviewed
players-limits = Ubuninzi: imiqolo engama-2,000 ne-2 MB. Sigcina amagama, isikolo nebanga, kwaye ukuba uluhlu lunazo: i-rating, intombazana okanye inkwenkwe, unyaka wokuzalwa nemvume, akukho nto yimbi.
# unreviewed
players-check = Jonga uluhlu
# unreviewed
presence-expected = Ulindelwe
# unreviewed
presence-here = ✓ Ukho
# unreviewed
presence-absent = ✗ Akakho
# unreviewed
presence-home = Ugodukile
# older than the English
# unreviewed
notice-players-added = Abadlali bakuluhlu.
# unreviewed
notice-player-saved = Kugciniwe.
# unreviewed
notice-school-saved = Kugciniwe.
# older than the English
# unreviewed
notice-player-went-home = Umdlali ugodukile, akasafakwa ezibinini.
# older than the English
# unreviewed
notice-player-removed = Umdlali ususiwe kuluhlu.

## Uluhlu lwabadlali phambi kokuba lungeniswe

# unreviewed
check-title = Jonga uluhlu
# unreviewed
check-ready = Ezilungileyo: { $n }
# older than the English
# unreviewed
check-wrong = Ezifuna ukulungiswa: { $n }
# unreviewed
check-questions = { $n ->
    [one] Umbuzo omnye
   *[other] Imibuzo e-{ $n }
}
# older than the English
# unreviewed
check-consents = { $n ->
    [one] Igama liphela elinye linokuboniswa
   *[other] Amagama aphela ali-{ $n } anokuboniswa
}
# unreviewed
check-rows = Lungisa le miqolo
# unreviewed
check-row = Umqolo
# unreviewed
check-good-rows = Le miqolo ilungile
# older than the English
# unreviewed
check-rows-hint = Lungisa amagama kwiibhokisi zawo. Ukuze ushiye umntwana, yenza iibhokisi zomqolo wakhe zingabi nanto.
# unreviewed
check-skip = Ngumntwana omnye: tsiba lo mqolo
# unreviewed
check-keep = Ngabantwana ababini: gcina bobabini
# unreviewed
check-same-as-row = Umqolo { $row }: u-{ $name } ukwakumqolo { $other }. Ngumntwana omnye?
# unreviewed
check-same-as-player = Umqolo { $row }: u-{ $name } sele ekuluhlu, njengomdlali { $number }. Ngumntwana omnye?
# unreviewed
check-left-out = { $n ->
    [one] Ikholam “{ $columns }” iyashiywa.
   *[other] Ezi kholam ziyashiywa: “{ $columns }”.
}
# unreviewed
check-old-encoding = Ifayile inoonobumba benkqubo endala ({ $encoding }). Jonga ukuba la magama achanekile na: { $words }.
# unreviewed
check-titles = Le migca ayingobadlali kwaye iyashiywa: “{ $lines }”.
# unreviewed
check-sheet = Leliphi iphepha elinabadlali?
# unreviewed
check-sheet-hint = Le fayile inamaphepha aliqela asenokuba luluhlu. Yongeza abadlali bephepha elinye, uze ukhethe ifayile kwakhona ngelilandelayo.
# unreviewed
check-new-sections = { $n ->
    [one] Uluhlu lukhankanya icandelo itumente engenalo
   *[other] Uluhlu lukhankanya amacandelo angu-{ $n } itumente engenawo
}
# unreviewed
check-add-sections = Yongeza la macandelo
# unreviewed
check-add-sections-hint = Icandelo ngalinye linomdlalo, inkqubo nemijikelo yalo: ekuqaleni zezale tumente. Ungazitshintsha kwiphepha lawo onke amacandelo.
# unreviewed
check-sections-left-out = Ikholam “Icandelo” ayisetyenziswa: le tumente ayithathi macandelo ngoku.
# unreviewed
check-sheet-rows = { $n ->
    [one] umqolo omnye
   *[other] imiqolo: { $n }
}
# unreviewed
check-sheet-choose = Eli phepha
# unreviewed
check-sheet-now = Kufundwe iphepha “{ $sheet }”.
# unreviewed
check-sheets-left-out = { $n ->
    [one] Iphepha “{ $sheets }” liyashiywa.
   *[other] La maphepha ayashiywa: “{ $sheets }”.
}
# unreviewed
check-hidden-rows = { $n ->
    [one] Umqolo { $rows } ufihliwe kwifayile kwaye uyashiywa.
   *[other] Le miqolo ifihliwe kwifayile kwaye iyashiywa: { $rows }.
}
# unreviewed
check-rows-read = { $n ->
    [one] Kufundwe umqolo omnye.
   *[other] Kufundwe imiqolo eyi-{ $n }.
}
# unreviewed
check-no-given = Umqolo { $row }: Alikho igama lokuqala. Ngaphandle kwalo bonke bangabona ifani.
# unreviewed
check-which-family = Umqolo { $row }: Leliphi igama ku-“{ $written }” eliyifani? Ukuba likwibhokisi engeyiyo, tshintshiselanisa amagama.
# unreviewed
check-only-name = Lilo kuphela igama: bonke bangabona “{ $alias }”
# unreviewed
check-hide = Fihla igama lalo mntwana: wonke umntu ubona “{ $alias }”
# unreviewed
check-is-right = Kulungile ngolu hlobo: bonke babona “{ $alias }”
# unreviewed
check-leave-child = Shiya lo mntwana
# unreviewed
check-no-grade = Alikho ibanga
# unreviewed
check-answer = Impendulo yakho
# unreviewed
check-swap = Tshintshiselanisa igama nefani
# unreviewed
check-swap-row = Tshintshiselanisa igama nefani, umqolo { $row }
# unreviewed
check-swap-all = Tshintshiselanisa onke amagama
# unreviewed
check-edit-hint = Cofa igama ukuze ulitshintshe.
# unreviewed
check-capitals = { $n ->
    [one] Kumqolo omnye ifani ibingoonobumba abakhulu, siyifunde njalo.
   *[other] Kwimiqolo eyi-{ $n } ifani ibingoonobumba abakhulu, siyifunde njalo.
}
# unreviewed
check-letters = Ngawaphi kula abhalwe kakuhle?
# unreviewed
check-letters-hint = Ifayile inoonobumba benkqubo endala. Ayitsho ukuba yeyiphi, kanti oonobumba baxhomekeke kuyo.
# unreviewed
check-letters-right = La achanekile
# unreviewed
check-columns = Into esiyenzayo ngekholam nganye
# unreviewed
check-column-place = Ikholam { $n }
# unreviewed
check-read-as-names = Sifunda umqolo ngamnye ngolu hlobo: ifani, igama.
# unreviewed
check-as-schools = Hayi: igama, emva koko isikolo
# unreviewed
check-read-as-schools = Sifunda umqolo ngamnye ngolu hlobo: igama, isikolo, ibanga.
# unreviewed
check-as-names = Hayi: ifani, emva koko igama
# older than the English
# unreviewed
check-alias = Bonke babona
# unreviewed
check-order = Yintoni eza kuqala kula magama?
# older than the English
# unreviewed
check-order-hint = Bonke baya kubona igama elinye nonobumba omnye wefani. Nceda uqinisekise ukuba akukho fani ibonakalayo.
# unreviewed
check-order-given = Igama kuqala
# unreviewed
check-order-family = Ifani kuqala
# unreviewed
check-order-example = “{ $written }” iba ngu-“{ $alias }”
# unreviewed
school-is = Ewe: “{ $name }”
# unreviewed
check-near-schools = Ingaba “{ $one }” no-“{ $other }” sisikolo esinye?
# unreviewed
check-two-schools = Hayi, zizikolo ezibini
# unreviewed
players-near-schools = Ingaba sisikolo esinye? { $one }, { $other }
# unreviewed
players-school-counted = { $name } ({ $n })
# older than the English
# unreviewed
players-schools = Amagama ezikolo
# older than the English
# unreviewed
players-schools-hint = Phawula isikolo esinye ukuze usithiye ngokutsha, okanye eziliqela ukuze zibe sinye. Bonke abadlali bazo bafumana igama elitsha. Imbali inokukurhoxisa oku.
# unreviewed
players-school-name = Igama elitsha
# unreviewed
players-school-button = Thiya ngokutsha
# unreviewed
field-school-short = Igama elifutshane
# unreviewed
school-short-hint = Yeendawo ezincinci: udonga, iibhodi efowunini, amakhadi eebhodi.
# unreviewed
field-school-town = Idolophu
# unreviewed
field-school-colour = Umbala
# unreviewed
field-school-pattern = Iintsimbi
# unreviewed
school-automatic = Ngokuzenzekelayo
# unreviewed
school-look-hint = Imibala ezenzekelayo yahlukile omnye komnye nakwekhethwe nguwe. Nabantu abangaboni mibala bayakwazi ukuyahlula.
# unreviewed
school-rename-hint = { $n ->
    [one] Elinye igama: umdlali waso o-{ $n } ufumana lona; iziphumo namaqela ziyahlala. Igama lesinye isikolo lidibanisa ezo zibini. Ungakurhoxisa kwimbali.
   *[other] Elinye igama: bonke abadlali baso aba-{ $n } bafumana lona; iziphumo namaqela ziyahlala. Igama lesinye isikolo lidibanisa ezo zibini. Ungakurhoxisa kwimbali.
}
# unreviewed
school-change = Tshintsha esi sikolo
# unreviewed
school-report = Ingxelo (PDF)
# unreviewed
school-link-make = Ikhonkco likatitshala waso
# unreviewed
school-link-new = Ikhonkco elitsha
# unreviewed
school-link-works = Ikhonkco likatitshala waso liyasebenza
# unreviewed
school-teachers = Ootitshala
# unreviewed
school-teachers-hint = Ngekhonkco lesikolo: de kudityaniswe umjikelo 1 bongeza, balungise, barhoxise abadlali besikolo. Emva koko balungisa upelo lwamagama kuphela.
# unreviewed
school-teachers-correct = Ootitshala bangalulungisa uluhlu lwesikolo sabo
# unreviewed
school-colour-green = Luhlaza okwengca
# unreviewed
school-colour-blue = Luhlaza okwesibhakabhaka
# unreviewed
school-colour-plum = Mfusa
# unreviewed
school-colour-orange = Orenji
# unreviewed
school-colour-brown = Mdaka
# unreviewed
school-colour-gold = Golide
# unreviewed
school-colour-sky = Luhlaza okukhanyayo
# unreviewed
school-colour-sand = Ntlabathi
# unreviewed
school-pattern-triangles = Oonxantathu
# unreviewed
school-pattern-chevrons = Izigizegi
# unreviewed
school-pattern-diamonds = Iidayimani
# unreviewed
school-pattern-hourglass = Iglasi yexesha
# unreviewed
own-wrong = Ingaba kukho into engalunganga kuluhlu?
# unreviewed
own-wrong-list = Lungisa uluhlu
# unreviewed
own-list-open = Lungisa amagama namabanga, wongeze okanye urhoxise abadlali de kudityaniswe umjikelo 1.
# unreviewed
own-list-spelling = Umjikelo 1 sele udityaniswe: kulungiswa upelo lwegama kuphela. Ngezinye izinto buza umququzeleli.
# unreviewed
own-list-not-yours = Umququzeleli ulungisa olu luhlu. Mxelele into engalunganga.
# unreviewed
own-consent = Ingaba bonke bangalibona igama liphela?
# unreviewed
own-consent-open = Akukabikho mpendulo
# unreviewed
own-consent-yes = Ewe: umzali okanye umgcini uyavuma
# unreviewed
own-consent-no = Hayi
# unreviewed
own-withdraw = Rhoxisa kwitumente
# unreviewed
own-add = Yongeza umdlali
# unreviewed
own-add-button = Yongeza
# unreviewed
own-papers = Amaphepha esi sikolo
# unreviewed
own-list = Uluhlu (PDF)
# unreviewed
own-boards = Iibhodi zomjikelo (PDF)
# unreviewed
own-boards-from = Ibhodi yokuqala
# unreviewed
own-boards-to = Ibhodi yokugqibela
# unreviewed
own-boards-show = Bonisa ezi bhodi
# unreviewed
report-title = Xela isiphumo
# unreviewed
report-no-round = Akukho mjikelo udlalwayo. Buyani xa izibini ezilandelayo zikho.
# unreviewed
report-waits = imbangi iyaqinisekisa
# unreviewed
report-other-board = Enye ibhodi
# unreviewed
report-who-won = Ngubani ophumeleleyo?
# unreviewed
report-reported = Kuxelwe: { $text }.
# unreviewed
report-ask-loser = { $player }, ichanekile loo nto?
# unreviewed
report-ask-both = Niyavumelana nobabini?
# unreviewed
report-yes = Ewe: { $text }
# unreviewed
report-no = Hayi, ayichanekanga
# unreviewed
report-has-result = Le bhodi inesiphumo sayo: { $text }. Ukuba asichanekanga, buzani kwitafile yomququzeleli.
# unreviewed
report-recorded = Lo mdlalo urekhodwa efowunini. Isiphumo sawo sivela apho.
# unreviewed
report-by-helper = Umncedisi ufake: { $text }. Omnye umntu uyakuqinisekisa.
# unreviewed
old-slip = Esi siliphu sesomnye umjikelo.
# unreviewed
reported-by = { $result } kuza kuqinisekiswa · { $name }
# unreviewed
reported-by-players = { $result } kuza kuqinisekiswa · abadlali
# unreviewed
report-discard = Lahla esi siphumo
# unreviewed
own-report = Ingxelo (PDF)
# unreviewed
own-boards-of = { $school }: umjikelo { $round }
# unreviewed
own-no-boards = Akukho mdlali wesi sikolo udlalayo kulo mjikelo.
# unreviewed
own-no-results = Akukabikho ziphumo.
# older than the English
# unreviewed
field-school = Igama lesikolo
# older than the English
# unreviewed
audit-schools-renamed = Igama lesikolo litshintshiwe kubadlali aba-{ $n }
# older than the English
# unreviewed
audit-schools-distinct = Izikolo ezibini ezinamagama aphantse afane zihlala zizibini
# unreviewed
audit-schools-changed = Igama elifutshane, idolophu okanye inkangeleko yesikolo itshintshiwe
# unreviewed
audit-umpires-changed = Uluhlu loosompempe lutshintshiwe
# unreviewed
audit-umpires-here = Kubhalwe ukuba ngoobani oosompempe abakhoyo
# unreviewed
audit-umpires-allotted = Umjikelo { $round }: oosompempe beebhodi batshintshiwe
# unreviewed
audit-schools-teachers = Imvume yootitshala yokulungisa uluhlu lwesikolo sabo itshintshiwe
# older than the English
# unreviewed
undo-schools = Abadlali baphinda babe nesikolo ebebenaso.
# unreviewed
order-title = Ulandelelwano loludwe
# unreviewed
order-text = Iinombolo zokuqala zilandela olu landelelwano. Zimisela ukuba ngubani odibana nabani kumjikelo 1, kunye nabakhokelayo namagrupu. Wakuba umjikelo 1 upapashiwe, azisatshintshi.
# unreviewed
order-by-rating = Nge-rating: ephezulu kuqala, emva koko abadlali abangenayo
# unreviewed
order-by-lot = Ngeqashiso
# unreviewed
order-by-entered = Njengoko befakiwe
# unreviewed
order-by-hand = Susa abadlali ngesandla
# unreviewed
order-seed-hint = Kweqashiso kuphela: makubekho umntu oxela naliphi na inani ukusuka ku-1 ukuya ku-999999. Inani elinye linika ulandelelwano olufanayo kwakhona.
# unreviewed
order-show = Bonisa okutshintshayo
# unreviewed
order-changes = { $n ->
    [0] Akukho nombolo yokuqala itshintshayo.
   *[other] Iinombolo zokuqala ezitshintshayo: { $n }.
}
# unreviewed
order-lot = Iqashiso lenziwe ngenani { $seed }. Imbali iyaligcina.
# unreviewed
order-draft = Umjikelo 1 unedrafti eneenombolo ezindala. Iza kulahlwa. Dibanisa kwakhona emva koko.
# unreviewed
order-use = Sebenzisa olu landelelwano
# unreviewed
order-another = Lungelelanisa uludwe lonke
# unreviewed
order-hand = Susa umdlali ngeentolo, okanye umnike inombolo. Abanye abadlali bayasondelelana.
# unreviewed
order-to = Inombolo yokuqala entsha
# unreviewed
order-give = Nika le nombolo
# unreviewed
order-was = Ngaphambili
# unreviewed
order-up = Nyusa: { $player }
# unreviewed
order-down = Yehlisa: { $player }
# unreviewed
order-is-fixed = Umjikelo 1 sele upapashiwe, ngoko iinombolo zokuqala zihlala zinjalo. Ukuba umjikelo 1 awukabi nasiphumo, ungawubuyisa, utshintshe ulandelelwano, uze udibanise kwakhona.
# unreviewed
notice-order-saved = Uludwe sele lunolandelelwano olutsha.
# unreviewed
field-start-number = Inombolo yokuqala
# unreviewed
field-order = Ulandelelwano loludwe
# unreviewed
undo-order = Abadlali bafumana iinombolo zokuqala ebebenazo ngaphambili. Idrafti yomjikelo 1 iyalahlwa.
# unreviewed
earlier-rounds = Imijikelo yangaphambi kokufakwa
# unreviewed
earlier-rounds-hint = Ayizisi manqaku. Phawula imijikelo ebalwa njengokulingana kulo mdlali. Ungayitshintsha de kube ngumjikelo wokuqala walo mdlali.
# unreviewed
undo-earlier-rounds = Le mijikelo yangaphambi kokufakwa kuka-{ $player } ibalwa njengokulingana, eminye ayizisi manqaku:
# unreviewed
audit-entrant-earlier-rounds = { $players }: kugqitywe ngemijikelo yangaphambi kokufakwa
# unreviewed
audit-entrant-points = { $players }: amanqaku anikiwe okanye athatyathiwe
# unreviewed
audit-entrants-by-rating = Ulandelelwano loludwe: nge-rating
# unreviewed
audit-entrants-by-lot = Ulandelelwano loludwe: ngeqashiso, ngenani { $n }
# unreviewed
audit-entrants-as-entered = Ulandelelwano loludwe: njengoko befakiwe
# unreviewed
audit-entrants-by-hand = Ulandelelwano loludwe: { $players } ufumene enye inombolo yokuqala
# unreviewed
audit-entrants-order-put-back = Ulandelelwano loludwe: lubuyiselwe njengoko belunjalo
# unreviewed
list-players = { $n ->
    [one] Umdlali omnye
   *[other] Abadlali aba-{ $n }
}
# unreviewed
list-to-check = ezifuna ukujongwa: { $n }
# unreviewed
check-change-columns = Tshintsha iikholamu
# older than the English
# unreviewed
check-how = Siwufunde ngolu hlobo uluhlu: iikholamu zahlulwe nge-{ $separator }, oonobumba be-{ $encoding }.
# older than the English
# unreviewed
check-separator = Phakathi kweekholamu ezimbini kukho
# unreviewed
separator-comma = ikoma
# unreviewed
separator-semicolon = isemikholoni
# unreviewed
separator-tab = ithebhu
# unreviewed
separator-bar = umgca othe nkqo
# older than the English
# unreviewed
check-encoding = Oonobumba (tshintsha oku xa amagama anjengo-Zoë ebonakala engachananga)
# unreviewed
check-header = Umqolo wokuqala unezihloko, awunamdlali
# unreviewed
check-column = Ikholamu { $n }: { $sample }
# unreviewed
check-leave-out = Yiyeke
# unreviewed
check-read-again = Phinda ufunde uluhlu
# unreviewed
check-problems = Khuphela imiqolo eneengxaki
# unreviewed
check-add = { $n ->
    [one] Yongeza umdlali omnye
   *[other] Yongeza abadlali aba-{ $n }
}
# unreviewed
check-add-corrected = Yongeza imiqolo elungisiweyo
# unreviewed
check-add-pair = Bongeze wenze izibini zomjikelo 1
# older than the English
# unreviewed
check-added = { $n ->
    [0] Akukabikho mntu wongeziweyo. Jonga imiqolo engezantsi.
    [one] Umdlali omnye wongeziwe. Imiqolo engezantsi isafuna wena.
   *[other] Abadlali aba-{ $n } bongeziwe. Imiqolo engezantsi isafuna wena.
}
# older than the English
# unreviewed
check-cancel = Rhoxisa: ungongezi mntu
# unreviewed
check-nothing-stored = Akukho nto igcinwayo de ucofe “Yongeza”.
# unreviewed
check-late = Umjikelo { $round } usadlalwa. Aba badlali badlala ukususela kumjikelo { $next }; imijikelo engaphambili ayizisi manqaku. Kwiphepha lomdlali ungayibala njengokulingana.

## Umdlali omnye

player-title = { $number } { $name }
player-presence = { $presence }
# unreviewed
player-back = Buyela kuluhlu
# unreviewed
player-swap = Tshintshiselanisa igama nefani
# unreviewed
player-no-given = Igama lokuqala alikho. Ngaphandle kwalo bonke bangabona ifani. Ukuba linye kuphela igama, libhale njengegama lokuqala.
# unreviewed
player-leaves = Ukuhamba
# unreviewed
player-went-home = Ugodukile
# older than the English
# unreviewed
player-home-hint = Umntwana uhambile namhlanje. Iziphumo zihlala; akasafakwa ezibinini.
# unreviewed
player-remove = Susa kuluhlu
# unreviewed
player-remove-hint = Umntwana ufakwe ngempazamo.
# older than the English
# unreviewed
player-in-a-round = Lo mdlali sele ekumjikelo, akanakususwa, kuba iziphumo ziyalifuna igama. Endaweni yoko sebenzisa “Ugodukile”.

## Iisetingi

# unreviewed
settings-fixed = Umjikelo 1 upapashiwe, ngoko umdlalo nefomathi azisenakutshintshwa.
# older than the English
# unreviewed
settings-rounds-hint = Yonke imijikelo yetumente, nepapashiweyo. Okungenanto kuthetha: njengangaphambili.
# older than the English
# unreviewed
settings-clock-hint = Utshintsho lwewotshi lolwemidlalo engekaqali.
# older than the English
# unreviewed
settings-tiebreaks = Okwahlula amanqaku alinganayo
# unreviewed
new-tiebreaks-hint = Zishiye zonke zingenanto ukuze usebenzise ezo zihambelana nefomathi.
# unreviewed
settings-effect = Oku kutshintsha uluhlu lwamanqaku
# unreviewed
settings-effect-hint = Akukho nto igciniweyo okwangoku.
# older than the English
# unreviewed
settings-sure = Gcina ngolu hlobo
# older than the English
# unreviewed
settings-tiebreaks-hint = Kuqala eyokuqala kwezi. Xa nayo ilingana, elandelayo.
# older than the English
# unreviewed
settings-tiebreaks-automatic = Oku kuxhomekeke ekubeni ngubani odibana nabani. Khetha ngasentla ukuba ngubani odibana nabani uze ugcine; emva koko ungakutshintsha apha.
# unreviewed
settings-tiebreak = Isahluli { $n }
# unreviewed
settings-no-tiebreak = akusekho nto
# unreviewed
delay = Xa ababukeli bekubona
# older than the English
# unreviewed
delay-text = Ababukeli bazibona kade kangakanani iibhodi
# older than the English
# unreviewed
delay-minutes = { $n ->
    [0] Kwangoko
    [one] Emva komzuzu omnye
   *[other] Emva kwemizuzu e-{ $n }
}
# older than the English
# unreviewed
delay-hint = Ukulibazisa kunqanda abanye ekuncedeni umdlali bekude. Kusebenza kuwo onke amaphepha oluntu: iibhodi, ukubukela kwakhona, umjikelo, uluhlu lwamanqaku neefayile. Wakuvalwa umjikelo, konke kuyaboniswa. Wena noosompempe nibona konke kwangoko.
# older than the English
# unreviewed
settings-end = Ukuphela kwetumente
# unreviewed
event-page = Iphepha letumente
# unreviewed
event-page-text = Wonke umntu uyakubona oku kwiphepha likawonkewonke letumente. Yeka oko ungakudingiyo.
# unreviewed
page-first-day = Usuku lokuqala
# unreviewed
page-last-day = Usuku lokugqibela
# unreviewed
page-contact-hint = Wonke umntu angakufunda oku. Faka idilesi okanye inombolo enokwaziwa nguwonkewonke.
# unreviewed
page-description = Inkcazelo
# unreviewed
page-markdown = Kuzo zombini iitekisi: # Isihloko, - umgca woluhlu, **ngqindilili**, *ngokukekela*, [amagama](https://…). Konke okunye kuboniswa njengoko kubhaliwe.
# unreviewed
page-sponsors = Abaxhasi
# unreviewed
page-sponsors-hint = Omnye kumgca ngamnye. Idilesi yewebhu ingalandela igama.
# unreviewed
page-found = Ngubani ofumana itumente
# unreviewed
page-listed = Wonke umntu: ikuluhlu lweetumente
# unreviewed
page-by-link = Ngabo kuphela banekhonkco
# unreviewed
page-erased-hint = Ngaphandle kweentsuku nendawo, ezi tekisi zicinywa kunye namagama etumente.
# unreviewed
about-event = Malunga nale tumente
# unreviewed
about-where = Nini kwaye phi
# unreviewed
about-when = Nini
# unreviewed
about-way = Indlela yokuyifumana
# unreviewed
about-host = Umsingathi
# unreviewed
about-contact = Unxibelelwano
# unreviewed
about-thanks = Sibulela
# unreviewed
regulations = Imimiselo
# unreviewed
regulations-all = Yonke imimiselo
# unreviewed
schedule-times = Amaxesha emijikelo
# unreviewed
events-all = Zonke
# unreviewed
events-every = Zonke iitumente
# unreviewed
events-coming = Ezizayo
# unreviewed
events-live = Ezidlalwayo
# unreviewed
events-past = Ezidlulileyo
# unreviewed
events-own = Iitumente zam ezivulekileyo
# unreviewed
events-own-past = Iitumente zam ezigqityiweyo
# unreviewed
events-search = Igama okanye indawo
# unreviewed
events-year = Unyaka
# unreviewed
events-none = Akufumanekanga tumente.
# unreviewed
events-before = Iphepha langaphambili
# unreviewed
events-after = Iphepha elilandelayo
# unreviewed
notice-event-page-saved = Iphepha letumente ligciniwe.
# unreviewed
notice-rules-left = Itumente iyishiyile imigaqo.
# unreviewed
audit-event-announced = Iphepha letumente litshintshiwe.
# unreviewed
audit-registration-settled = Iisetingi zobhaliso zitshintshiwe
# unreviewed
audit-registration-declined = Ubhaliso olwaliweyo: { $n }
# unreviewed
audit-registration-reopened = Ubhaliso olubuyiselwe kolutsha: { $n }
# unreviewed
audit-registration-erased = Ubhaliso olucinyiweyo: { $n }
# unreviewed
audit-registration-paid = Iintlawulo eziphawulwe njengezihlawuliweyo: { $n }
# unreviewed
audit-registration-not-paid = Iintlawulo eziphawulwe njengezingahlawulwanga: { $n }
# unreviewed
audit-registration-waived = Iintlawulo ezixolelweyo: { $n }
# unreviewed
audit-event-prizes = Amabhaso atshintshiwe
# unreviewed
audit-event-held = Okubonwa ziindwendwe kamva kutshintshiwe
# unreviewed
audit-event-rules-left = Itumente ishiye imigaqo yenkqubo yezibini
# unreviewed
schedule = Amaxesha nendawo
# older than the English
# unreviewed
schedule-text = Yitsho ukuba umjikelo ngamnye uqala nini, ngokwazi kwakho. Wonke umntu uyakubona; akukho nto iziqalelayo.
# unreviewed
schedule-place = Indawo
# unreviewed
schedule-zone = La maxesha ngawewotshi yale khompyutha (UTC{ $offset }).
# older than the English
# unreviewed
schedule-begins = Uqala
# older than the English
# unreviewed
schedule-ics = Yifake kwikhalenda (iCal)
# unreviewed
round-time = Ubude bomjikelo
# unreviewed
round-time-none = Akukho sibali-xesha
# older than the English
# unreviewed
round-minutes = { $n ->
    [one] Umzuzu omnye
   *[other] Imizuzu e-{ $n }
}
# unreviewed
round-time-minutes = Imizuzu (engenanto: akukho sibali-xesha)
# older than the English
# unreviewed
round-time-hint = Uqala isibali-xesha kwiphepha lomjikelo. Udonga neefowuni zoosompempe zibonisa okuseleyo, kwaye igongo iyakhala ekupheleni.
# unreviewed
field-round-minutes = Ubude bomjikelo ngemizuzu
# older than the English
# unreviewed
field-at-end = Xa ixesha liphelile
# older than the English
# unreviewed
at-end = Xa ixesha liphelile
# unreviewed
at-end-count = Gqiba ithuba, uze ubale ufake isiphumo
# unreviewed
at-end-adjudicate = Gqiba ithuba, aze agqibe umququzeleli
# older than the English
# unreviewed
at-end-play-on = Imidlalo iqhubeka ide iphele
# older than the English
# unreviewed
over-count = Ixesha liphelile. Gqiba eli thuba, uze ubale ufake isiphumo.
# older than the English
# unreviewed
over-adjudicate = Ixesha liphelile. Gqiba eli thuba. Emva koko kugqiba umququzeleli.
# older than the English
# unreviewed
over-play-on = Ixesha liphelile. Dlalani lo mdlalo nide niwugqibe.
# unreviewed
timer = Ixesha lomjikelo
# unreviewed
timer-start = Qala isibali-xesha
# older than the English
# unreviewed
timer-stop = Susa isibali-xesha
# unreviewed
timer-more = +{ $n } imiz.
# older than the English
# unreviewed
timer-minutes = Imizuzu eyongezelelweyo
# unreviewed
timer-add = Yongeza
# unreviewed
timer-paused = kumisiwe
# unreviewed
timer-last = imizuzu emi-5 yokugqibela
# unreviewed
timer-ends = Liphela ngo-{ $time }
# older than the English
# unreviewed
timer-at = Oku bekusele ngo-{ $time }. Vula eli phepha kwakhona ukuze ubone ixesha langoku.
# unreviewed
timer-none = Akukho sibali-xesha siqaliweyo kulo mjikelo.
# unreviewed
timer-over = Liphelile!
# unreviewed
timer-sound-on = Isandi sivuliwe
# unreviewed
timer-sound-off = Cofa ukuze kuvakale isandi
# unreviewed
round-last = Kusele imizuzu emihlanu kulo mjikelo.
# unreviewed
round-count = Ukubala ngoku:
# unreviewed
screen = Iprojektha
# older than the English
# unreviewed
screen-text = Iphepha elinye lodonga. Liyazityhila kwaye libonisa amagama amafutshane kuphela. Livule kwikhompyutha yeprojektha.
# older than the English
# unreviewed
screen-open = Vula iphepha lodonga
# unreviewed
screen-parts = Elikubonisayo
# unreviewed
screen-part-boards = Iibhodi zomjikelo, neziphumo
# unreviewed
screen-part-missing = Ngexesha lokubhala abafikileyo: abangekafiki
# unreviewed
screen-missing-count = Abakhoyo: { $here } kwaba-{ $n }.
# unreviewed
screen-missing-closes = Ukubhala abafikileyo kuvalwa ngo-{ $time }.
# unreviewed
screen-part-games = Imidlalo edlalwayo, nganye kwibhodi yayo
# older than the English
# unreviewed
screen-part-names = Abadlali ngamagama, ngamnye nebhodi yakhe
# unreviewed
screen-part-standings = Uluhlu lwamanqaku
# unreviewed
screen-part-schedule = Amaxesha emijikelo
# unreviewed
screen-part-clock = Ixesha eliseleyo phambi komjikelo olandelayo
# unreviewed
screen-part-puzzle = Ngexesha lekhefu: iqashiso, elinye qho ngeyure
# unreviewed
screen-puzzle = Iqashiso leyure
# unreviewed
screen-schools = Bonisa izikolo
# unreviewed
screen-dark = Umbhalo okhanyayo phezu komnyama, kwiholo emnyama
# unreviewed
screen-page = iphepha { $n } kwangama-{ $m }
# older than the English
# unreviewed
screen-board = Umdlalo okule bhodi kuphela (inombolo; kungabhalwanga nto: yonke edlalwayo)
# unreviewed
screen-notice = Isaziso
# older than the English
# unreviewed
screen-begins = Uqala { $time }
# unreviewed
screen-next = Umjikelo { $round } uqala ngo-{ $time }
# unreviewed
screen-turn = Ithuba { $n }
# unreviewed
screen-go = Yiya kwibhodi { $board }
# older than the English
# unreviewed
screen-games = Iibhodi ngoku
# unreviewed
screen-follow = Landela kwifowuni yakho
# older than the English
# unreviewed
screen-podium = Iindawo ezintathu zokuqala
# unreviewed
screen-points = amanqaku { $points }
# unreviewed
screen-now = Eludongeni ngoku
# unreviewed
screen-wall = Udonga { $n }
# unreviewed
screen-change = Tshintsha oko ikubonisayo
# unreviewed
screen-add = Yongeza udonga
# unreviewed
screen-add-text = Eyeprojektha yesibini ebonisa enye into: ifumana ikhonkco layo.
# unreviewed
screen-name = Igama
# unreviewed
screen-notice-all = Umgca wabantu bonke
# older than the English
# unreviewed
screen-more = Okunye onokukukhetha
# unreviewed
screen-seconds = Imizuzwana yephepha ngalinye
# older than the English
# unreviewed
screen-pinned = Iibhodi eziza kuqala (iinombolo, neekoma)
# unreviewed
screen-show = Bonisa oku
# unreviewed
screen-remove = Susa olu donga
# unreviewed
screen-qr = Ikhowudi ye-QR yephepha likawonkewonke
# unreviewed
screen-part-link = Idilesi yephepha likawonkewonke, nekhowudi ye-QR
# unreviewed
settings-finish = Gqiba itumente
# older than the English
# unreviewed
settings-reopen = Vula kwakhona
# older than the English
# unreviewed
settings-finish-hint = Xa konke kudlaliwe, gqiba itumente. Uluhlu lwamanqaku luba semthethweni ke. Ungayivula kwakhona.
# older than the English
# unreviewed
settings-finish-missing = { $n ->
    [one] Isiphumo esinye asikho. Kungcono usifake kuqala. Ungaphinda uyivule itumente kamva.
   *[other] Iziphumo ezi-{ $n } azikho. Kungcono uzifake kuqala. Ungaphinda uyivule itumente kamva.
}
# older than the English
# unreviewed
settings-reopen-hint = Itumente igqityiwe. Yivule kwakhona ukuze utshintshe isiphumo okanye udlale omnye umjikelo.
# older than the English
# unreviewed
notice-settings-saved = Iisetingi zigciniwe.
# unreviewed
notice-delay-saved = Kugciniwe. Ababukeli babona iibhodi ngolu hlobo ukususela ngoku.
# older than the English
# unreviewed
notice-copy-back = Itumente ibuyile.
# older than the English
# unreviewed
notice-schedule-saved = Amaxesha agciniwe.
# older than the English
# unreviewed
notice-screen-saved = Igciniwe. Iphepha eliseludongeni liyazitshintshela.
# older than the English
# unreviewed
notice-cards-rule-saved = Umgaqo ugciniwe.
# unreviewed
notice-event-finished = Itumente igqityiwe.
# unreviewed
notice-event-reopened = Itumente ivuliwe kwakhona.

## Itumente yabantu bonke

# unreviewed
posted-run = Lawula le tumente
# unreviewed
event-tabs = Eli tumente
# unreviewed
event-players = { $n ->
    [one] Umdlali o-{ $n }
   *[other] Abadlali aba-{ $n }
}
# unreviewed
tab-boards = Iibhodi
# unreviewed
tab-about = Ngayo
# unreviewed
about-day = Amaxesha nendawo
# older than the English
# unreviewed
about-pairs = Ngubani odlala nabani
# older than the English
# unreviewed
about-no-times = Amaxesha emijikelo akekaziswa.
# unreviewed
about-at-once = Iibhodi neziphumo ziboniswa njengoko zisenzeka.
# unreviewed
about-usual-rules = Le tumente ilandela imigaqo eqhelekileyo yomdlalo.
# unreviewed
about-all-rules = Yonke imigaqo, nebhodi
# unreviewed
about-rules-short = Imigaqo ngokufutshane
# unreviewed
about-names = Amagama abantwana
# older than the English
# unreviewed
about-names-shown = Wonke umntu ubona igama nonobumba omnye, isikolo, ibanga, imidlalo neziphumo. Isini nonyaka wokuzalwa azipapashwa.
# older than the English
# unreviewed
about-names-agreed = Igama liphela liboniswa kuphela apho umzali okanye umgcini evumileyo.
# older than the English
# unreviewed
about-names-before = Phambi kokuba umjikelo wokuqala upapashwe, akukho mntu ubona ukuba ngubani odlalayo.
# unreviewed
about-names-kept = { $n ->
    [one] Emva kosuku olu-{ $n } iphelile itumente, iinombolo zithatha indawo yamagama.
   *[other] Emva kweentsuku ezi-{ $n } iphelile itumente, iinombolo zithatha indawo yamagama.
}
# unreviewed
about-names-asked = Umququzeleli ususa amagama emva kwetumente; iinombolo zithatha indawo yawo.
# older than the English
# unreviewed
about-names-gone = Amagama asusiwe. Iinombolo zimi endaweni yawo.
# older than the English
# unreviewed
about-names-remove = Akufunwa ukuba igama libe lapha?
# unreviewed
about-names-how = Cela kumququzeleli, phambi, ngexesha okanye emva kwetumente: igama lomntwana lisuswa kwangoko kuwo onke amaphepha. Iziphumo zihlala phantsi kwenombolo.
# unreviewed
about-runs = Ngubani oqhubayo
# unreviewed
about-runs-text = Isikolo okanye iklabhu ekumemileyo. Eholweni, buza kwitafile yomququzeleli.
# unreviewed
about-files = Iifayile
# older than the English
# unreviewed
about-programs = Okufanayo kwezinye iinkqubo
# older than the English
# unreviewed
about-everybody = Kwabo bonke
# older than the English
# unreviewed
about-languages = Iilwimi zala maphepha zisezantsi kwephepha ngalinye.
# unreviewed
access-title = Ufikeleleko
# unreviewed
access-aim = Wonke umntu makakwazi ukulandela nokuqhuba itumente apha: ngamehlo, ngeendlebe, ngokuchukumisa, ngekhibhodi, kwifowuni endala nakwinethiwekhi embi. Injongo yi-WCAG 2.2, inqanaba AA. Ayikaqinisekiswa ngokusemthethweni.
# unreviewed
access-works = Onokuthembela kuko
# older than the English
# unreviewed
access-keyboard = Konke kungenziwa ngekhibhodi; ebhodini iintolo ziya kwindawo nendawo. Amaqhosha ephepha adweliswe ezantsi kwalo.
# older than the English
# unreviewed
access-words = Akukho nto ithethwa ngombala kuphela: amacala, iziphumo namakhadi aneemilo namagama. Ibhodi nganye ingafundwa njengombhalo.
# older than the English
# unreviewed
access-zoom = Amaphepha angena kwisikrini seepikseli ezingama-320, ngazo zonke iilwimi, yaye angandiswa kane ngaphandle kokuskrolela ecaleni.
# older than the English
# unreviewed
access-colours = Ukukhanya, ubumnyama nomahluko omkhulu zilandela iisetingi zesixhobo sakho. Apho ucela ukushukuma okuncinci, akukho nto ishukumayo.
# unreviewed
access-scripts = Amaphepha angafundwa neefom zithunyelwe ngaphandle kwezikripthi.
# unreviewed
access-tested = Okuvavanywayo, nendlela
# unreviewed
access-axe = Inkqubo (axe-core) ikhangela iimpazamo kwiphepha ngalinye, ngemibala ekhanyayo nemnyama, qho xa inkqubo itshintshwa.
# older than the English
# unreviewed
access-widths = Amaphepha avulwa kwibrawuza kwizikrini ezimxinwa nezibanzi ngeelwimi eziliqela, yaye akukho nto imele ukuphumela ecaleni.
# unreviewed
access-keys = Umsebenzi ophambili wabaququzeleli noompempe wenziwa ngekhibhodi yodwa, yinkqubo ekwibrawuza.
# older than the English
# unreviewed
access-paper = Okuphuma kwiprinta kuyajongwa nako: akukho nto imele icofwe kuko.
# unreviewed
access-not = Okungekabikho
# older than the English
# unreviewed
access-people = Abantu abakhubazekileyo abekawavavanyi amaphepha, yaye akukho sifundi-skrini sizanywe ngumntu osisebenzisa yonke imihla.
# older than the English
# unreviewed
access-pdf = Amaphepha okuprinta (PDF) akaphawulelwanga izifundi-skrini. Kwaezo zintlu zikho kumaphepha eweb.
# older than the English
# unreviewed
access-speakers = Kwiilwimi ezintlanu, ayizizo zonke izivakalisi ezifundwe ngumntu okhule ngolwimi olo.
# older than the English
# unreviewed
access-watching = Umdlalo odlalwayo uyazitshintshela. Isifundi-skrini sitsho intshukumo nganye, kodwa asinakucothiswa; ukubukela kwakhona kungacothiswa.
# unreviewed
access-report = Ukuba kukho into ekuthintelayo
# unreviewed
access-tell = Xelela umququzeleli wetumente, okanye umntu ojongene ne-Inkundla apho. Banganceda kwangoko, bakudlulisele kubenzi be-Inkundla.
# older than the English
# unreviewed
access-say = Yitsho ukuba leliphi iphepha, ubufuna ukwenza ntoni, nangantoni: isixhobo, ibrawuza, isifundi-skrini okanye olunye uncedo.
# unreviewed
posted-no-round = Akukabikho mjikelo upapashiweyo. Uya kuvela apha xa upapashiwe.
posted-board = Ibhodi
# older than the English
# unreviewed
posted-byes = Abangenamchasi kulo mjikelo: { $players }
posted-won = Ophumeleleyo: { $player }
# unreviewed
posted-drawn = Ukulingana
# older than the English
# unreviewed
posted-double-forfeit = Akukho mntu ufikileyo
# unreviewed
posted-not-started = Ayikaqali
# unreviewed
posted-paused = Imisiwe, intshukumo { $n }
# unreviewed
posted-is-finished = Itumente igqityiwe.
# unreviewed
hall-show = Ziphi iibhodi
# unreviewed
hall-all = Zonke { $n }
# unreviewed
hall-playing = Zidlalwa { $n }
# unreviewed
hall-done = Zigqityiwe { $n }
# unreviewed
hall-pinned = Obalandelayo
# unreviewed
hall-being-played = Iyadlalwa ngoku
# unreviewed
hall-finished = Igqityiwe
# unreviewed
hall-waiting = Isaza kuqala
# unreviewed
hall-turn = Intshukumo { $n }
# unreviewed
hall-to-move = lithuba lakhe
# unreviewed
hall-not-played = Awudlalwanga: umdlali omnye akafikanga.
# older than the English
# unreviewed
hall-none-such = Akukho bhodi kolu luhlu ngoku.
# unreviewed
hall-empty = Akukabikho zibhodi
# unreviewed
hall-empty-hint = Xa izibini zomjikelo zenziwe, iibhodi zawo ziya kuvela apha.
# unreviewed
hall-progress = Umjikelo { $round }: kugqitywe imidlalo e-{ $done } kwe-{ $all }.
# unreviewed
hall-next = Umjikelo { $round } uqala ngo-{ $time }.
# unreviewed
hall-next-day = Umjikelo { $round } uqala nge-{ $time }.
# unreviewed
pin-follow = Landela u-{ $player }
# unreviewed
pin-notify = Ndixelele xa ilithuba labo
# unreviewed
pin-turn = ● Lithuba lika-{ $player }
# unreviewed
pin-playing = U-{ $player } uyadlala
# unreviewed
pin-waiting = U-{ $player } uza kudlala kungekudala
# unreviewed
pin-won = U-{ $player } uphumelele
# unreviewed
pin-lost = U-{ $player } woyisiwe
# unreviewed
pin-drawn = U-{ $player }: kuyalinganwa

## Iziphumo ngamazwi

outcome-won = { $score }: ophumeleleyo ngu-{ $winner }
# unreviewed
outcome-drawn = { $score }: ukulingana
# unreviewed
outcome-awarded = { $score }: umdlalo unikwe { $winner }
# unreviewed
outcome-forfeit = { $score }: { $loser } akafikanga
# older than the English
# unreviewed
outcome-double-forfeit = { $score }: akukho mntu ufikileyo
# unreviewed
outcome-half-point = { $score }: isiqingatha senqaku sika-{ $winner }, akukho nto ka-{ $loser }
# unreviewed
outcome-both-lost = { $score }: bobabini abadlali bayoyiswa
# unreviewed
score-award = { $score } (unikiwe)
# unreviewed
score-forfeit = { $score } (omnye akafikanga)
# unreviewed
bye-allocated = Ukuphumla: akusekho mchasi, kubalwa njengokuphumelela
# unreviewed
bye-allocated-draw = Ukuphumla: akukho mchasi usele, kubalwa njengokulingana
# unreviewed
bye-allocated-none = Umjikelo wokuphumla: akukho manqaku
# unreviewed
bye-allocated-average = Ukuphumla: akukho mchasi usele, kubalwa umndilili weminye imijikelo
# unreviewed
bye-full = Ukuphumla: kubalwa njengokuphumelela
# unreviewed
bye-half = Ukuphumla: kubalwa njengokulingana
# unreviewed
bye-absent = Akakho: akukho manqaku
# unreviewed
bye-through = Udlulela kwinqanaba elilandelayo ngaphandle komdlalo

## Ulawulo lomjikelo

# older than the English
# unreviewed
what-to-do-now = Okumele kwenziwe ngoku
# unreviewed
now-all-in-title = Zonke iziphumo zingenile
# unreviewed
now-round = Umjikelo { $round } uyadlalwa
# unreviewed
needs-attention = Ikulindile
# unreviewed
nothing-to-look-at = Akukho mntu ukufunayo ngoku.
# unreviewed
umpires = Oosompempe
# older than the English
# unreviewed
now-no-players = Akukabikho mntu ufakiweyo. Yongeza abadlali kuqala.
# older than the English
# unreviewed
now-players-button = Yiya kubadlali
# unreviewed
now-ready = Abadlali abakhoyo: { $n }. Izibini zomjikelo { $round } zingenziwa.
# unreviewed
pair-round = Yenza izibini zomjikelo { $round }
# older than the English
# unreviewed
now-draft = Umjikelo { $round } useyidrafti. Akukho mnye umntu uyibonayo okwangoku. Jonga izibini, uze uzipapashe.
# older than the English
# unreviewed
now-draft-button = Jonga izibini
# unreviewed
now-playing = { $playing ->
    [0] { $waiting ->
        [one] Ibhodi enye ayikabi nasiphumo.
       *[other] Iibhodi ezi-{ $waiting } azikabi naziphumo.
    }
    [one] { $waiting ->
        [0] Ibhodi enye isadlala. Yakuba inesiphumo ungaqhubeka.
       *[other] Ibhodi enye isadlala, ezingekaqali: { $waiting }. Zakuba zonke ezi-{ $all } zineziphumo ungaqhubeka.
    }
   *[other] { $waiting ->
        [0] Iibhodi ezi-{ $playing } zisadlala. Zakuba zonke ezi-{ $all } zineziphumo ungaqhubeka.
       *[other] Iibhodi ezi-{ $playing } zisadlala, ezingekaqali: { $waiting }. Zakuba zonke ezi-{ $all } zineziphumo ungaqhubeka.
    }
}
# unreviewed
now-all-in = Zijonge kwitheyibhile, uze wenze izibini zomjikelo { $round }.
# unreviewed
now-last-in = Ibingumjikelo wokugqibela lowo. Jonga iziphumo kwitheyibhile, uze ugqibe itumente.
# older than the English
# unreviewed
now-all-played = Yonke imijikelo idlaliwe. Gqiba itumente, okanye ubhengeze eminye imijikelo kwiisetingi.
# unreviewed
now-all-gone = Wonke umntu ugodukile, ngoko akukho mjikelo ungadityaniswa. Gqiba itumente, okanye uphawule kuBadlali ukuba ngubani olapha.
# unreviewed
now-too-few = { $n ->
    [0] Akukho mntu ulapha. Phawula kuBadlali ukuba ngubani olapha, emva koko udibanise.
    [one] Ngumdlali omnye kuphela olapha. Phawula kuBadlali ukuba ngubani olapha, okanye ugqibe itumente kwiSeto.
   *[other] Ngabadlali aba-{ $n } kuphela abalapha. Phawula kuBadlali ukuba ngubani olapha.
  }
# unreviewed
now-finished = Itumente igqityiwe. Wenze kakuhle!
# unreviewed
finish-event = Gqiba itumente
# older than the English
# unreviewed
reopen-event = Vula itumente kwakhona
# unreviewed
standings-csv = Uluhlu lwamanqaku njenge-CSV
# unreviewed
pairing-list = Uluhlu lwezibini
# unreviewed
round-for-all = Umjikelo njengoko bewubona bonke abantu
# unreviewed
result-list = Iziphumo
# unreviewed
print-pairings = Shicilela uluhlu lwezibini
# unreviewed
print-cards = Shicilela amakhadi eebhodi aneekhowudi ze-QR
# unreviewed
print-cards-rest = Printa amakhadi eebhodi ezingenafowuni
# unreviewed
print-slips = Shicilela iziqwengana zeziphumo
# unreviewed
print-sheets = Shicilela amaphepha amanqaku angenanto
# older than the English
# unreviewed
no-phone = Akukho fowuni? Bhala umdlalo kwiphepha lamanqaku uze uchwetheze isiphumo apha.
# unreviewed
umpires-later = Oosompempe bafumana iikhowudi zabo xa umjikelo upapashiwe.
# unreviewed
umpires-over = Itumente igqityiwe: akusekho khowudi zoompempe.
# unreviewed
phones = Iibhodi ezinefowuni: { $n } kwezi-{ $all }.
# unreviewed
phones-connected = { $n ->
    [one] { $n } ifowuni iqhagamshelwe
   *[other] { $n } iifowuni ziqhagamshelwe
}
# older than the English
# unreviewed
phones-without = Ayikabi nafowuni: ibhodi { $boards }.
# unreviewed
phones-title = Iifowuni
# unreviewed
phones-title-round = Iifowuni kumjikelo { $round }
# older than the English
# unreviewed
phones-text = Ingaba ikhadi lilahlekile, okanye ikhowudi inomntu ongafanelanga ukuba nayo? Nika ibhodi ikhowudi entsha. Okurekhodiweyo kuyasala.
# unreviewed
phones-column = Ifowuni
# unreviewed
phones-seen = Igqibele ukuviwa
# unreviewed
phones-recorder = { $name }, ukusukela ngo-{ $time }
# unreviewed
phones-board-since = Ibhodi { $board }, ukususela ngo-{ $time }
# unreviewed
phones-heard = Livakale ngo-{ $time }
# unreviewed
phones-silent = Akukho lizwi imizuzu e-{ $n }
# unreviewed
phones-done =
    { $n ->
        [one] Ibhodi e-{ $n } enefowuni igqibile.
       *[other] Iibhodi ezi-{ $n } ezinefowuni zigqibile.
    }
# older than the English
# unreviewed
phones-only-opened = Ikhowudi ivuliwe, kodwa akukho mntu urekhodayo okwangoku
# unreviewed
phones-where = Kufakwa ngu
# unreviewed
phones-by-players = Abadlali, kwiifowuni zabo
# unreviewed
phones-by-umpire = Usompempe etafileni
# unreviewed
phones-to-players = Ibhodi { $board }: abadlali mabafake amathuba
# unreviewed
phones-to-umpire = Ibhodi { $board }: usompempe makafake amathuba
# unreviewed
phones-seats = Izihlalo zabadlali
# unreviewed
phones-seats-text = Nika umdlali ngamnye ikhonkco okanye ikhowudi yakhe. Ifowuni yokuqala elivulayo inesihlalo kuyo yonke imijikelo, ude usikhulule.
# unreviewed
phones-seat-since = ithathwe ukususela ngo-{ $time }
# unreviewed
phones-seat-ready = ulungile
# unreviewed
phones-seat-open = Ikhonkco nekhowudi
# unreviewed
phones-seat-free = Khulula isihlalo sika-{ $player }
# unreviewed
phones-seat-renew = Sikhulule unike ikhonkco elitsha
# unreviewed
phones-speak = Thetha nabadlali
# unreviewed
phones-pause = Misa umdlalo
# unreviewed
notice-seat-freed = Isihlalo sikhululekile.
# unreviewed
notice-spoken-to = Abadlali bayakufunda kwizixhobo zabo.
# unreviewed
notice-board-moved = Ibhodi itshintshiwe.
# unreviewed
card-how-seat = Skena ikhowudi ngefowuni yakho, okanye uchwetheze idilesi. Ufaka amathuba akho apho, kuyo yonke imijikelo.
# unreviewed
phones-nobody = Akukabikho fowuni
# unreviewed
phones-new-code = Ikhowudi entsha
# unreviewed
phones-new-code-board = Ikhowudi entsha yebhodi { $board }
# unreviewed
phones-new-code-text = Ikhadi elidala liyayeka ukusebenza, kwanefowuni erekhodayo ngoku. Ufumana ikhadi elitsha ukuze ulishicilele.
# older than the English
# unreviewed
notice-code-renewed = Ibhodi inekhowudi entsha. Shicilela eli khadi uze ususe elidala.
board-n = Ibhodi { $board }
# unreviewed
attention-paused = Umdlalo umisiwe ade usompempe acofe “Qhubeka”.
# older than the English
# unreviewed
attention-silent = Ifowuni ithule imizuzu e-{ $minutes }. Intshukumo yokugqibela { $turn }. Yiya uyokujonga.
# older than the English
# unreviewed
attention-differs = Ibhodi ithe: { $was } Okufakwe ngesandla: { $now } Jonga ukuba yeyiphi echanekileyo.
# older than the English
# unreviewed
attention-over = Ixesha lomdlali onethuba liphele imizuzu e-{ $minutes }. Intshukumo yokugqibela { $turn }. Yiya uyokujonga.
# unreviewed
run-stopped = { $n ->
    [one] Ilaptop ime emva ko-{ $last } yaze yaphinda yasebenza ukususela ngo-{ $since }. Konke okugciniweyo kukho. Umdlalo umisiwe kwibhodi { $boards }: uyaqhubeka xa usompempe ecofa “Qhubeka”. Iintshukumo ezigcinwe yifowuni ziza zodwa.
   *[other] Ilaptop ime emva ko-{ $last } yaze yaphinda yasebenza ukususela ngo-{ $since }. Konke okugciniweyo kukho. Umdlalo umisiwe kwiibhodi { $boards }: uyaqhubeka xa usompempe ecofa “Qhubeka”. Iintshukumo ezigcinwe ziifowuni ziza zodwa.
}
# older than the English
# unreviewed
attention-second-red = { $player } unekhadi elibomvu lesibini kule tumente (umjikelo { $round }). Okulandelayo kugqitywa nguwe.
# unreviewed
cards-of = { $n ->
    [one] Ikhadi elinye: { $player }
   *[other] Amakhadi a-{ $n }: { $player }
}
# unreviewed
no-boards-yet = Akukabikho bhodi. Yenza izibini zomjikelo kuqala.
# older than the English
# unreviewed
no-board-found = Akukho bhodi ifanelekayo. Cima okubhalwe kwibhokisi yokukhangela okanye ubonise zonke iibhodi.
# unreviewed
hall-caption = Umjikelo { $round }: iibhodi
# unreviewed
hall-caption-closed = Umjikelo { $round }: iziphumo (uvaliwe)
board = Ibhodi
# unreviewed
state = Imo
# unreviewed
state-not-started = Ayikaqali
# unreviewed
state-paused = Imisiwe
# unreviewed
state-finished = Igqityiwe
# unreviewed
find-board = Umdlali okanye ibhodi
# unreviewed
show-open = Ezisaseleyo { $n }
# unreviewed
show-confirm = Eziza kuqinisekiswa { $n }
# unreviewed
show-all = Zonke { $n }
# unreviewed
my-boards = Iibhodi zam
# unreviewed
correct = Lungisa
# unreviewed
correct-board = Lungisa ibhodi { $board }
# unreviewed
correct-button = Lungisa isiphumo
# unreviewed
right-result = Isiphumo esichanekileyo
# unreviewed
other-result-board = Esinye isiphumo sebhodi { $board }
# unreviewed
save-result = Gcina isiphumo
# older than the English
# unreviewed
reason-if-any = Isizathu, ukuba sikho
# older than the English
# unreviewed
take-result-back = Buyisa isiphumo
# older than the English
# unreviewed
reason-wrong-side = Kucofwe icala elingelilo
# unreviewed
reason-umpire = Usompempe wenze impazamo
# unreviewed
reason-appeal = Isibheno samkelwe
# older than the English
# unreviewed
reason-taken-back = Isiphumo sibuyisiwe
# older than the English
# unreviewed
run-saved = Ibhodi { $board } igciniwe. { $text }.
# unreviewed
run-to-confirm = Ibhodi { $board }: { $text }. Omnye umntu uyakuqinisekisa.
# unreviewed
run-cleared = Ibhodi { $board } ayinasiphumo ngoku.
# unreviewed
undo-last = Buyisa · { $action }
# unreviewed
reason-undone = Kubuyiswe kwangoko
# older than the English
# unreviewed
without-opponent = Abangenamchasi
# older than the English
# unreviewed
needs-you =
    { $n ->
        [one] ikulindile
       *[other] zikulindile
    }
# older than the English
# unreviewed
needs-more =
    { $n ->
        [one] enye { $n }
       *[other] ezinye { $n }
    }
# unreviewed
print-round = Printela lo mjikelo
# unreviewed
just-posted-wall = Iprojektha iyawubonisa ngoku
# older than the English
# unreviewed
next-round-at = Umjikelo { $round }: { $when }
# unreviewed
round-results = Iziphumo zomjikelo { $round }
# older than the English
# unreviewed
keys-round = / khangela · iintolo: yiya ebhodini · usebhodini: 1 kuphumelela uMhlophe, 5 ukulingana, 0 kuphumelela uMnyama · ? la maqhosha
# older than the English
# unreviewed
keys-undo = z: buyisa okusandul’ ukwenziwa
# older than the English
# unreviewed
keys-off = Cima la maqhosha
# unreviewed
unpost = Buyisa umjikelo…
# older than the English
# unreviewed
unpost-text = Umjikelo { $round } ubuyela ekubeni yidrafti. Iikhowudi zeebhodi zawo ziyayeka ukusebenza. Chwetheza inombolo yomjikelo ukubonisa ukuba uqinisekile.
# older than the English
# unreviewed
unpost-number = Inombolo yomjikelo
# unreviewed
unpost-button = Buyisa umjikelo
# older than the English
# unreviewed
reopen-round = Vula umjikelo { $round } kwakhona…
# unreviewed
reopen-text = Iziphumo zihlala. Zingatshintshwa de umjikelo uvalwe kwakhona.
# older than the English
# unreviewed
form-does-not-match = { $field }: akuchanekanga. Akukho nto itshintshileyo. Yijonge uze uyichwetheze kwakhona.
# older than the English
# unreviewed
field-round-number = Inombolo yomjikelo
# unreviewed
field-reason = Isizathu
# unreviewed
field-bye = Ukuphumla
# unreviewed
fault-round-not-closed = Umjikelo { $round } usadlalwa. Lungisa iziphumo zawo kwitheyibhile yeebhodi.
# unreviewed
fault-no-such-round = Akukho mjikelo { $round }.
# unreviewed
fault-unknown-umpire = “{ $name }” akekho kuluhlu loosompempe.
# unreviewed
fault-round-not-over = Umjikelo { $round } awukapheli. Uluhlu lwamanqaku emva kwawo luya kuba lapha wakuba uvaliwe.
# unreviewed
notice-result-saved = Isiphumo sigciniwe.
# unreviewed
notice-result-to-confirm = Omnye umntu uyasiqinisekisa esi siphumo.
# unreviewed
notice-report-discarded = Isiphumo silahliwe. Thethani ngaso nixele kwakhona. Ukuba anivumelani, buzani kwitafile yomququzeleli.
# older than the English
# unreviewed
notice-result-cleared = Isiphumo sibuyisiwe.
# unreviewed
notice-run-finished = Itumente igqityiwe.
# unreviewed
notice-run-reopened = Itumente ivuliwe kwakhona.
# older than the English
# unreviewed
notice-round-posted = Umjikelo upapashiwe. Wonke umntu uyawubona ngoku.
# older than the English
# unreviewed
notice-round-unposted = Umjikelo uyidrafti kwakhona. Akukho mnye umntu uyibonayo.
# unreviewed
notice-round-reopened = Umjikelo uvuliwe kwakhona.
# older than the English
# unreviewed
notice-draft-discarded = Idrafti ilahliwe.
# older than the English
# unreviewed
notice-draft-swapped = Amacala atshintshisiwe.
# older than the English
# unreviewed
notice-draft-split = Isibini sahlulwe. Fumanela bobabini indawo entsha.
# older than the English
# unreviewed
notice-draft-exchanged = Abo babini batshintshene iindawo.
# unreviewed
notice-draft-joined = Isibini senziwe.
# unreviewed
notice-draft-bye = Ukuphumla kunikiwe.
# unreviewed
notice-result-corrected = Isiphumo silungisiwe.

## Idrafti

# unreviewed
draft-title = Idrafti yomjikelo { $round }
# unreviewed
draft-mark = Idrafti
# older than the English
# unreviewed
draft-text = Nguwe wedwa obona oku. Yijonge, utshintshe oko ukuthandayo, uze uyipapashe.
# unreviewed
draft-boards =
    { $n ->
        [one] Ibhodi e-{ $n }.
       *[other] Iibhodi ezi-{ $n }.
    }
# unreviewed
draft-out = { $n ->
    [one] Umdlali o-{ $n } uyaphumla.
   *[other] Abadlali aba-{ $n } bayaphumla.
}
# unreviewed
draft-absent = { $n ->
    [one] Umdlali o-{ $n } akakho.
   *[other] Abadlali aba-{ $n } abakho.
}
# unreviewed
draft-tap = Cofa abadlali ababini, batshintshane iindawo.
# unreviewed
draft-legend = Inani ngamanqaku omdlali. Iidiski zibonisa icala umdlali abenalo kumjikelo ngamnye. Utolo: komnye wemijikelo emibini yokugqibela umdlali udibene nonamanqaku ambalwa (↓) okanye amaninzi (↑).
# unreviewed
draft-tap-other = Cofa umdlali aza kutshintshana naye.
# unreviewed
draft-sides = Ukuza kuthi ga ngoku: { $sides }
# unreviewed
draft-float-down = Udibene nonamanqaku ambalwa kumjikelo { $round }
# unreviewed
draft-float-up = Udibene nonamanqaku amaninzi kumjikelo { $round }
# unreviewed
draft-apart = umahluko: { $points }
# unreviewed
draft-checked = Ihloliwe
# older than the English
# unreviewed
draft-none-met = Akukho babini basele bedibene.
# older than the English
# unreviewed
draft-none-of-school = Akukho babini besikolo esinye.
# unreviewed
draft-level = Iibhodi ezi-{ $n } kwezi-{ $all }: amanqaku alinganayo.
# unreviewed
draft-widest = Umahluko wamanqaku awudluli ku-{ $points }.
# unreviewed
before-posting = Phambi kokuba upapashe
# unreviewed
nothing-unusual = Akukho nto ingaqhelekanga. Ungayipapasha.
# unreviewed
grade-allowed = kuvumelekile
# unreviewed
grade-unusual = jonga oku
# unreviewed
grade-breaks-rule = kophula umgaqo
# unreviewed
note-at-board = Ibhodi { $board }: { $note }
# unreviewed
note-met-before = sele bedibene kumjikelo { $rounds }
# unreviewed
note-same-school = isikolo esinye
# unreviewed
note-kept-apart = aba babini mabangadibani
# unreviewed
note-rather-apart = aba babini kungcono bangadibani
# older than the English
# unreviewed
note-points-apart = umahluko wamanqaku: { $points }
# unreviewed
note-first-again = { $player } ushukuma kuqala okwesithathu ngokulandelelana
# unreviewed
note-second-again = { $player } ushukuma okwesibini izihlandlo ezithathu ngokulandelelana
# older than the English
# unreviewed
note-first-too-often = U-{ $player } uya kube eshukume kuqala izihlandlo ezi-{ $n } ngaphezu kwesibini
# older than the English
# unreviewed
note-second-too-often = U-{ $player } uya kube eshukume okwesibini izihlandlo ezi-{ $n } ngaphezu kokuqala
# unreviewed
note-stayed-away = { $n ->
    [one] U-{ $player } akezanga kumjikelo odlulileyo kwaye ubhanqwe kwakhona. Ukuba u-{ $player } akakho ngoku, mphawule njengongekhoyo uze ubhanqe kwakhona.
   *[other] U-{ $player } akezanga kwimijikelo e-{ $n } edlulileyo kwaye ubhanqwe kwakhona. Ukuba u-{ $player } akakho ngoku, mphawule njengongekhoyo uze ubhanqe kwakhona.
}
# older than the English
# unreviewed
note-could-be-equal = umahluko wamanqaku: { $points }, nangona u-{ $player } enokudibana no-{ $other } onamanqaku alinganayo
# unreviewed
note-floats-down-again = { $player } udibene nomdlali onamanqaku ambalwa kumjikelo { $round }, kwaye uphinda enze njalo.
# unreviewed
note-floats-up-again = { $player } udibene nomdlali onamanqaku angaphezulu kumjikelo { $round }, kwaye uphinda enze njalo.
# older than the English
# unreviewed
note-not-by-plan = ngokwenkqubo aba babini abayi kudibana kulo mjikelo
# unreviewed
note-other-pairs = { $n ->
    [one] Ibhodi { $boards }: imigaqo inika isibini esahlukileyo kulo mjikelo.
   *[other] Iibhodi { $boards }: imigaqo inika izibini ezahlukileyo kulo mjikelo.
  }
# unreviewed
note-bye-above = U-{ $player } uyaphumla, nangona u-{ $other } enamanqaku ambalwa kwaye enako
# unreviewed
pair-without = Akakho: bhanqa ngaphandle kuka-{ $player }
# older than the English
# unreviewed
note-second-bye = { $player } sele ekhe waphumla
# unreviewed
note-more-byes = Abadlali abaphumlayo: { $n }. Bangadibana.
# unreviewed
note-here-but-absent = { $player } ukho kodwa akafumani manqaku
# unreviewed
note-one-absent = { $player } akakho
# unreviewed
note-gone-home = { $player } ugodukile
# unreviewed
note-not-paired = { $player } akanandawo kulo mjikelo
# unreviewed
note-paired-twice = { $player } ukabini kulo mjikelo
# older than the English
# unreviewed
note-stranger = kukho ongekho kuluhlu lwabadlali
# older than the English
# unreviewed
reason-to-break = Oku kophula umgaqo wetumente. Kutheni ukupapasha?
# unreviewed
reason-to-depart = Ezi ayizozibini ebezicetyisiwe. Kutheni uzipapasha?
# unreviewed
post-round = Papasha umjikelo { $round }
# unreviewed
change-by-hand = Tshintsha ngesandla
# unreviewed
player-one = Lo mdlali
# unreviewed
choose-player = Khetha umdlali
# older than the English
# unreviewed
exchange = Tshintshani iindawo
# unreviewed
more-changes = Ukuphumla nezibini ezitsha
# unreviewed
bye-for = Ngubani ophumlayo?
# unreviewed
bye-kind = Uhlobo lokuphumla
# unreviewed
give-bye = Nika ukuphumla
# unreviewed
join = Yenza isibini
player-at = { $player } ({ $place })
# unreviewed
our-proposal = Iinguqu ngesandla
# unreviewed
as-proposed = Akukho nto itshintshwe ngesandla.
# unreviewed
we-proposed-pair = Siphakamise { $first } – { $second }.
# older than the English
# unreviewed
we-proposed-sides = Ibhodi { $board }: siphakamise amacala atshintshisiweyo.
# unreviewed
we-proposed-bye = Siphakamise ukuba { $player } aphumle.
# unreviewed
pair-again = Yenza izibini kwakhona
# unreviewed
draft-check-in = { $n ->
    [0] Ukubhala abafikileyo kusavuliwe. Akukho mntu ushotayo.
    [one] Ukubhala abafikileyo kusavuliwe. Umdlali omnye akakafiki kwaye akafakwa ezibinini.
   *[other] Ukubhala abafikileyo kusavuliwe. Abadlali aba-{ $n } abakafiki kwaye abafakwa ezibinini.
}
# older than the English
# unreviewed
discard-draft = Lahla idrafti
# unreviewed
proposed-pairs = Izibini eziphakanyisiweyo
# unreviewed
notes = Amanqakwana
# unreviewed
change = Tshintsha
# unreviewed
why = Kutheni?
# older than the English
# unreviewed
why-table = Bonke badibana nabo bonke: itheyibhile ye-round robin ixela ukuba ngubani odibana nabani ngoku.
# older than the English
# unreviewed
why-settled = Umququzeleli umise esi sibini phambi komjikelo.
# unreviewed
why-hand = Aba babini badityaniswe ngesandla: ngokwamanqaku angoku, imigaqo inika ezinye izibini.
# unreviewed
why-changed = Inkqubo ibingayi kubadibanisa aba babini kulo mjikelo: izibini zitshintshwe ngesandla, okanye oko zivela kuko kutshintshile.
# unreviewed
why-equal = Bobabini banamanqaku alinganayo: { $points }.
# unreviewed
why-unequal = Amanqaku: { $first } { $firstpoints }, { $second } { $secondpoints }.
# unreviewed
why-not-met = { $first } akakadibani no-{ $second }.
# older than the English
# unreviewed
why-met = Abo babini sele bedibene kumjikelo { $rounds }.
# older than the English
# unreviewed
why-same-school = Bobabini besikolo esinye.
# unreviewed
why-first-less-often = U-{ $player } ushukume kuqala kwimidlalo emi-{ $did }, okwesibini kwemi-{ $seconds }; u-{ $other } kuqala kwemi-{ $otherdid }, okwesibini kwemi-{ $otherseconds }. Ngoko { $player } ushukuma kuqala.
# older than the English
# unreviewed
why-first-alternates = Xa bebegqibele ukuba namacala ahlukeneyo, ubala imidlalo ubuya umva, u-{ $other } ushukume kuqala. Ngoku ngu-{ $player }.
# older than the English
# unreviewed
why-first-board = Imidlalo yabo ayigqibi nto. Kwizibini 1, 3, 5 njalo njalo ophezulu ushukuma kuqala, kwezinye ngosezantsi: esi sisibini { $place }, ngoko { $player } ushukuma kuqala.
# older than the English
# unreviewed
why-first-next-game = Aba babini batshintsha amacala kumdlalo ngamnye: u-{ $other } ushukume kuqala kowokugqibela, ngoko ngoku ngu-{ $player }.
# unreviewed
why-first-settled = { $player } ushukuma kuqala, njengoko kumisiwe phambi komjikelo.
# unreviewed
why-first-number-odd = Akukho namnye osele edlalile, ngoko uluhlu luyagqiba. Phakathi kwabadlali abafikileyo, { $who } ungaphezulu kwaba babini kwaye ukwindawo engalingani ngambini, ngoko { $player } ushukuma kuqala.
# unreviewed
why-first-number-even = Akukho namnye osele edlalile, ngoko uluhlu luyagqiba. Phakathi kwabadlali abafikileyo, { $who } ungaphezulu kwaba babini kwaye ukwindawo elingana ngambini, ngoko { $player } ushukuma kuqala.
# older than the English
# unreviewed
why-second-equal = Bobabini bamele ukushukuma okwesibini ngokulinganayo, ngoko ngu-{ $who } okwenzayo, aze u-{ $player } ashukume kuqala.
# older than the English
# unreviewed
why-first-equal = Bobabini bamele ukushukuma kuqala ngokulinganayo, ngoko ngu-{ $who } okwenzayo.
# older than the English
# unreviewed
why-second-same = Imidlalo yabo ayigqibi nto yimbi: u-{ $who } ushukume kuqala kumdlalo odlulileyo, ngoko ngoku ngu-{ $player }.
# older than the English
# unreviewed
why-first-same = Imidlalo yabo ayigqibi nto yimbi: u-{ $who } ushukume okwesibini kumdlalo odlulileyo, ngoku ushukuma kuqala.
# unreviewed
why-higher-points = Kwaba babini, u-{ $who } unamanqaku amaninzi okubhanqa.
# older than the English
# unreviewed
why-higher-number = Banamanqaku okubhanqa alinganayo, kwaye u-{ $who } unenombolo yokuqala engaphantsi.
# unreviewed
why-higher-opposition = Kubo bobabini, u-{ $who } ubenabachasi abomelele ngakumbi, okanye abomelele ngokulinganayo nenombolo yokuqala ephantsi.
# unreviewed
why-higher-bracket = { $who } uphezulu kuluhlu.
# older than the English
# unreviewed
why-second-both = Bobabini bamele ukushukuma okwesibini ngoku, u-{ $who } ngakumbi.
# older than the English
# unreviewed
why-first-both = Bobabini bamele ukushukuma kuqala ngoku, u-{ $who } ngakumbi.
# unreviewed
why-second-wider = { $player } ushukuma kuqala: kwaba babini, ngu-{ $other } onomahluko omkhulu phakathi kokuqala nokwesibini.
# unreviewed
why-first-wider = { $player } ushukuma kuqala: kwaba babini, ngu-{ $player } onomahluko omkhulu phakathi kokuqala nokwesibini.
# unreviewed
why-second-last = U-{ $other } ushukume kuqala kumdlalo odlulileyo, ngoko ngoku ngu-{ $player }.
# unreviewed
why-second-new = U-{ $other } akakadlali, ngoko ngemigaqo yetumente kufuneka alandele: u-{ $player } uyaqala.
# unreviewed
why-first-last = { $player } ushukuma kuqala, kuba ushukume okwesibini kumdlalo odlulileyo.
# unreviewed
why-second-behind = U-{ $other } ushukume kuqala izihlandlo ezingaphezu kwesibini (umahluko: { $n }), ngoko ngoku { $player } ushukuma kuqala.
# unreviewed
why-first-behind = { $player } ushukuma kuqala, kuba ushukume okwesibini izihlandlo ezingaphezu kokuqala (umahluko: { $n }).
# unreviewed
why-second-twice = U-{ $other } ushukume kuqala kwimidlalo emibini edlulileyo, ngoko ngoku ngu-{ $player }.
# unreviewed
why-first-twice = { $player } ushukuma kuqala, kuba ushukume okwesibini kwimidlalo emibini edlulileyo.
# unreviewed
why-first-table = { $player } ushukuma kuqala, ngokwetheyibhile.
# older than the English
# unreviewed
why-first-changed = { $player } ushukuma kuqala. Ngokomthetho ibiya kuba ngu-{ $other }: izibini okanye amacala atshintshwe ngesandla, okanye kulungiswe isiphumo sangaphambili.
# unreviewed
why-title = Kutheni izibini zingezi kumjikelo { $round }?
# older than the English
# unreviewed
why-text = Inkqubo yeSwiss yenza izibini igrupu ngegrupu, ukususela phezulu. Ongenandawo kwigrupu wehlela kwelandelayo. Kuzo zonke iindlela zokwenza izibini zegrupu ithatha leyo inamanani angcono ngezantsi, inani lokuqala phambi kwawo onke amanye; kwiindlela ezilinganayo ithatha eyokuqala kulandelelwano olumisiweyo. Ngoko akukho mntu ukhetha ukuba ngubani odibana nabani.
# older than the English
# unreviewed
why-text-changed = Ezi ayizozibini inkqubo yaseSwitzerland ebiya kuzenza ngoku: ezinye zitshintshwe okanye zimiswe ngesandla, okanye iziphumo zangaphambili zilungisiwe. Ngezantsi nanku umjikelo, iqela ngeqela ukusuka phezulu, neenombolo ekuthelekiswa ngazo.
# unreviewed
why-text-burstein = Imigaqo yeBurstein iqala ikhethe oza kuphumla. Emva koko yenza izibini iqela ngeqela, ukusuka phezulu, kwaye umdlali oshiyeke engenamchasi uhlela kwiqela elilandelayo. Kwiqela umdlali obenabona bachasi bomeleleyo udibana nobenabona babuthathaka, ngokuvunyelwa yimigaqo. Ngoko akukho mntu ukhetha ukuba ngubani odibana nabani.
# unreviewed
why-text-dubov = Imigaqo yeDubov iqala ikhethe oza kuphumla. Emva koko yenza izibini iqela ngeqela, ukusuka phezulu, inyuse abadlali abambalwa kangangoko. Kwiqela abo kufuneka baqale badibana nabo kufuneka balandele: lowo abachasi bakhe babenemilinganiselo ephantsi udibana nophezulu kuluhlu, ngokuvunyelwa yimigaqo. Ngoko akukho mntu ukhetha ukuba ngubani odibana nabani.
# unreviewed
why-link = Kutheni izibini zingezi, zingezizo ezinye?
# unreviewed
why-they-meet = Kutheni aba babini bedibana?
# older than the English
# unreviewed
why-only-swiss = Izibini zale nkqubo aziveli kwimilinganiselo.
# unreviewed
why-points = Amanqaku: { $points }
# unreviewed
why-points-down = Abavela phezulu: { $players }
# unreviewed
why-points-up = Ukusuka ezantsi: { $players }
# unreviewed
why-points-goes = Abehlayo: { $players }
# unreviewed
why-points-sits = Ophumlayo: { $player }
# unreviewed
why-sits-first = Uyaphumla, ukhethwe phambi kwamaqela: { $player }
# unreviewed
why-numbers = Kubagwebi: amanani emigaqo yeSwiss yeFIDE (C.04.3, 2026)
# older than the English
# unreviewed
why-not-heading = Kutheni ababini bengadibani?
# unreviewed
why-not-other = nalo mdlali
# unreviewed
why-not-ask = Buza
# unreviewed
pair-of-group = { $higher } – { $lower }: bobabini bana-{ $points }. Kwigrupu isiqingatha esiphezulu sidibana nesisezantsi, ngokulandelelana, kangangoko imigaqo ivuma.
# unreviewed
pair-moved-down = { $higher } – { $lower }: { $higher } una-{ $higherpoints }, wehliselwa kwabo bana-{ $points }, apho umchasi avela khona.
# unreviewed
pair-with-points = { $higher } ({ $higherpoints }) – { $lower } ({ $lowerpoints })
# older than the English
# unreviewed
criterion-unwanted = Izibini zabadlali ezingamele zidibane: { $value }
# older than the English
# unreviewed
criterion-5 = C5 amanqaku ophumlayo: { $value }
# unreviewed
criterion-6 = C6 abadlali abehlela kwigrupu elandelayo: { $value }
# unreviewed
criterion-7 = C7 amanqaku abo: { $value }
# unreviewed
criterion-8 = C8 abadlali abehla kwigrupu elandelayo, namanqaku abo: { $value }
# older than the English
# unreviewed
criterion-9 = C9 imijikelo engadlalwanga ngulowo uphumlayo: { $value }
# unreviewed
criterion-10 = C10 izibini zabaphambili apho omnye afumana icala elinye ngezihlandlo ezingaphezu kwezibini kunelinye: { $value }
# unreviewed
criterion-11 = C11 izibini zabaphambili apho omnye afumana icala elinye kathathu ngokulandelelana: { $value }
# unreviewed
criterion-12 = C12 izibini apho omnye angafumani icala elimfaneleyo: { $value }
# unreviewed
criterion-13 = C13 izibini apho omnye angafumani icala elimfanele kakhulu: { $value }
# unreviewed
criterion-14 = C14 abadlali abehlayo, njengoko benzile kumjikelo omnye odlulileyo: { $value }
# older than the English
# unreviewed
criterion-15 = C15 abadlali abadibana novela phezulu, njengoko benzile kumjikelo omnye odlulileyo: { $value }
# unreviewed
criterion-16 = C16 abadlali abehlayo, njengoko benzile kwimijikelo emibini edlulileyo: { $value }
# older than the English
# unreviewed
criterion-17 = C17 abadlali abadibana novela phezulu, njengoko benzile kwimijikelo emibini edlulileyo: { $value }
# older than the English
# unreviewed
criterion-18 = C18 ukuba bangaphezulu kangakanani kwegrupu abo behle kumjikelo omnye odlulileyo baze behle ngakumbi: { $value }
# older than the English
# unreviewed
criterion-19 = C19 ukuba bangaphezulu kangakanani kwegrupu abachasi babo badibene novela phezulu kumjikelo omnye odlulileyo: { $value }
# older than the English
# unreviewed
criterion-20 = C20 ukuba bangaphezulu kangakanani kwegrupu abo behle kwimijikelo emibini edlulileyo baze behle ngakumbi: { $value }
# older than the English
# unreviewed
criterion-21 = C21 ukuba bangaphezulu kangakanani kwegrupu abachasi babo badibene novela phezulu kwimijikelo emibini edlulileyo: { $value }
# unreviewed
criteria-zero = Onke amanye amanani angu-0.
# older than the English
# unreviewed
why-not-they-meet = { $one } no-{ $other } bayadibana.
# older than the English
# unreviewed
why-not-changed = Izibini zalo mjikelo ayizizo inkqubo ebiya kuzenza ngoku. Kumjikelo wenkqubo:
# unreviewed
why-not-here = { $one } no-{ $other } abakho bobabini kulo mjikelo.
# older than the English
# unreviewed
why-not-before = { $one } no-{ $other } sele bedibene kumjikelo { $rounds }, kwaye akukho mntu udibana kabini (C1).
# unreviewed
why-not-apart = { $one } no-{ $other } bahlulwe kulo mjikelo.
# unreviewed
why-not-same-side = { $one } no-{ $other } bobabini kufuneka bafumane icala elinye ngoku, ngoko abanakudibana (C3).
# unreviewed
why-not-impossible = Ukuba { $one } no-{ $other } bebenokudibana, abanye bebengenakufumana bonke izibini (C4).
# unreviewed
why-not-in-group = kwigrupu enamanqaku { $points }
# unreviewed
why-not-in-round = kumjikelo wonke
# unreviewed
why-not-worse = Ukuba { $one } no-{ $other } bebenokudibana, umjikelo ubuya kuba mbi { $group }. Ngoku: { $now }. Emva koko: { $then }.
# older than the English
# unreviewed
why-not-later = Ukuba { $one } no-{ $other } bebenokudibana, onke amanani ebeya kulunga ngokufanayo. Kodwa kwiindlela ezilinganayo kuthathwa eyokuqala kulandelelwano olumisiweyo, kwaye kwigrupu enamanqaku { $points } le iza kamva.
# unreviewed
why-not-preferred = U-{ $one } no-{ $other } bangadibana. Kodwa imigaqo yetumente ithatha omnye umjikelo kuqala: bambalwa abatshintsha iqela, baninzi abafumana icala elibafaneleyo, okanye izibini ziza kuqala kulandelelwano olumiselweyo.
# unreviewed
no-pairing-few = Bangaphantsi kwababini abadlali abathatha inxaxheba. Phawula abakhoyo.
# older than the English
# unreviewed
no-pairing-bye = Abadlali abanakwahlulwa ngababini, kwaye bonke sele bephumlile okanye baphumelele bengadlalanga. Vumela omnye umdlali eze, okanye omnye aphumle ngokuthanda kwakhe.
# older than the English
# unreviewed
no-pairing-stuck = Umdlali { $number } sele edibene nabo bonke, okanye akufuneki adibane nabo. Vumela lo mdlali aphumle, okanye uvumele isibini esahluliweyo.
# unreviewed
no-pairing-together = Abanakufumana bonke izibini ngaxeshanye: baninzi kakhulu abasele bedibene, okanye abamele icala elinye. Dlala imijikelo embalwa, vumela izibini ezahluliweyo, okanye utshintshe abathatha inxaxheba.
# unreviewed
why-bye = Kubadlali abanokuphumla, lo unamanqaku ambalwa kunabo bonke: { $points }.
# unreviewed
why-bye-had-one = Aba sele bephumle, okanye baphumelele umjikelo ngaphandle komdlalo: { $players }.
# unreviewed
why-bye-better = Aba badlali banamanqaku alinganayo, kodwa bafunwa ukwenza izibini ezingcono: { $players }.
# unreviewed
why-bye-games = Aba badlali banamanqaku alinganayo. Badlale imidlalo embalwa, bakwinqanaba eliphezulu, okanye bayafuneka kwezinye izibini: { $players }.
# unreviewed
why-bye-table = Inani labadlali alilingani ngababini, ngoko kumjikelo ngamnye omnye uyaphumla, bonke ngokulandelelana.
# unreviewed
why-bye-absent = Ngokwetheyibhile ubeza kudlala no-{ $player }, ongekhoyo.
# unreviewed
why-bye-bracket = Eli nqanaba lineendawo ezininzi kunabadlali, ngoko abadlali bokuqala kuluhlu badlulela phambili ngaphandle komdlalo.
# unreviewed
why-bye-team = Iqela alinamchasi kulo mjikelo.
# older than the English
# unreviewed
why-bye-changed = Ngokwenkqubo ibiya kuphumla omnye: umjikelo utshintshwe ngesandla, okanye kulungiswe isiphumo sangaphambili.
# unreviewed
why-bye-needed = Abafunekayo kwezinye izibini: { $players }.
# unreviewed
swap-sides = Tshintshisa amacala
# unreviewed
swap-sides-at = Tshintshisa amacala kwibhodi { $board }
# unreviewed
split = Yahlula
# unreviewed
settle = Sigcine
# unreviewed
settled = Sigciniwe
# unreviewed
settle-at = Gcina isibini sebhodi { $board } xa kusenziwa izibini zomjikelo kwakhona
# unreviewed
move-board = Esi sibini
# older than the English
# unreviewed
move-to = sihlala apha
# unreviewed
move-button = Susa isibini
# older than the English
# unreviewed
notice-draft-moved = Isibini sihlala kwenye ibhodi.
# older than the English
# unreviewed
notice-draft-settled = Kubhaliwe. Kusebenza xa usenza izibini zalo mjikelo kwakhona.
# older than the English
# unreviewed
wishes = Iminqweno yezibini
# older than the English
# unreviewed
wish-bye = Uphumla umjikelo
# older than the English
# unreviewed
wish-bye-hint = Yeyomntwana ofika kade okanye omele ukuhamba kwangoko. Cela phambi kokuba kwenziwe izibini zomjikelo.
# unreviewed
wish-which-round = Nguwuphi umjikelo?
# unreviewed
wish-bye-button = Phumla
# unreviewed
wish-round = Umjikelo { $round }: { $kind }
# older than the English
# unreviewed
wish-remove = Buyisa
# older than the English
# unreviewed
wish-apart = Mabangadibani
# older than the English
# unreviewed
wish-apart-hint = Umzekelo, abantwana abazalwa kunye.
# unreviewed
wish-apart-teams = Amaqela aba babini awadibani.
# older than the English
# unreviewed
wish-apart-from = Makangadibani nalo mdlali
# older than the English
# unreviewed
wish-through = De kube ngumjikelo (okungenanto: kuyo yonke)
# older than the English
# unreviewed
wish-strict = Kuyo yonke imeko, nokuba izibini zomjikelo azinakwenziwa ke
# unreviewed
wish-apart-button = Bahlule
# older than the English
# unreviewed
wish-apart-always = { $player }, kuyo yonke imeko
# older than the English
# unreviewed
wish-apart-if-possible = { $player }, xa nje kunokwenzeka
# older than the English
# unreviewed
wish-apart-through = { $player }, kuyo yonke imeko de kube ngumjikelo { $round }
# older than the English
# unreviewed
wish-apart-through-if-possible = { $player }, xa nje kunokwenzeka, de kube ngumjikelo { $round }
# unreviewed
wish-apart-later = { $apart } (ukusuka kumjikelo { $round })
# older than the English
# unreviewed
wish-seat = Ibhodi yakhe
# older than the English
# unreviewed
wish-seat-hint = Yeyomntwana ongenako ukutshintsha isihlalo. Isibini salo mntwana sihlala sikuloo bhodi.
# older than the English
# unreviewed
notice-wish-saved = Kubhaliwe. Kusebenza kwizibini ezilandelayo.
# older than the English
# unreviewed
audit-terms-sits-out = { $players }: umjikelo ongenamdlalo ubhaliwe okanye ubuyisiwe
# older than the English
# unreviewed
audit-terms-apart = { $players }: wahlulwe komnye, okanye akusenjalo
# older than the English
# unreviewed
audit-terms-seat = { $players }: ibhodi yakhe
# unreviewed
audit-schools-teams = Amaqela nookapteni batshintshiwe
# unreviewed
audit-terms-line-up = Uluhlu lwabadlalayo lweqela lika-{ $players }
# unreviewed
audit-terms-line-ups-asked = Umjikelo { $round }: ixesha loluhlu lwabadlalayo
# unreviewed
audit-draft-line-up = Umjikelo { $round }: iqela lihlala ngoluhlu lwalo
# older than the English
# unreviewed
audit-terms-settled = Umjikelo { $round }, ibhodi { $board }: isibini sigciniwe, okanye akusenjalo
# unreviewed
audit-draft-moved = Umjikelo { $round }: isibini sisiwe kwenye ibhodi
# unreviewed
split-at = Yahlula isibini sebhodi { $board }

## Umjikelo opapashiweyo

# unreviewed
round-n = Umjikelo { $round }
# unreviewed
list-of-rounds = Imijikelo
# unreviewed
rounds-all = Yonke imijikelo
# unreviewed
rounds-done = iziphumo: { $done } ku-{ $all }
# unreviewed
rounds-watch = Bukela
# unreviewed
rounds-page = Okungakumbi ngomjikelo { $round }
# unreviewed
rounds-older = Imijikelo yangaphambili
# unreviewed
round-is-posted = Lo mjikelo usadlalwa.
# unreviewed
round-is-closed = Zonke iziphumo zingenile.
# unreviewed
round-sealed = Inombolo yokuqinisekisa ezi ziphumo: { $code }
# unreviewed
find-title = Fumana umdlali okanye ibhodi
# unreviewed
find-label = Igama, inombolo okanye ibhodi
# unreviewed
find-button = Fumana
# older than the English
# unreviewed
find-nothing = Akufunyanwanga mntu nabhodi. Zama oonobumba abambalwa.
# older than the English
# unreviewed
find-nothing-hint = Amagama amafutshane apha: igama nonobumba omnye. Chwetheza oonobumba bokuqala begama kuphela, okanye ukhangele kuluhlu lwabo bonke abadlali.
# unreviewed
share-text = Umbhalo wokwabelana
# unreviewed
share-event = Yabelana ngale tumente
# older than the English
# unreviewed
share-link = Ikhonkco labantu bonke
# unreviewed
share-copy = Khuphela ikhonkco
# unreviewed
share-copied = Ikhutshelwe.
# unreviewed
share-scan = Skena ngefowuni
# unreviewed
share-picture = Umfanekiso wokuthumela
# unreviewed
share-picture-text = Yigcine uyithumele apho ikhonkco lingavuleki khona. Inamagama amafutshane kuphela.
# unreviewed
share-picture-alt = { $event }: umjikelo ngoku, njengomfanekiso
# unreviewed
share-save = Gcina umfanekiso
# unreviewed
share-save-standings = Gcina uluhlu lwamanqaku
# unreviewed
share-frame = Kwenye iwebhusayithi
# unreviewed
share-frame-text = Kopa lo mgca kwiphepha lesikolo okanye leklabhu yakho. Iibhodi ziphila apho.
# unreviewed
share-copy-frame = Kopa umgca
# unreviewed
share-overlay = Okosasazo bukhoma
# unreviewed
share-overlay-text = Idilesi yebhodi engenanto macala onke: umthombo wesikhangeli wenkqubo yosasazo. Inombolo yokugqibela yibhodi. Iqhubeka nomjikelo olandelayo. Ukuba kukho u-#players ekugqibeleni ibonisa abadlali neewotshi zabo kuphela.
# unreviewed
share-copy-overlay = Kopa idilesi
# unreviewed
preview-event = Landela iibhodi, iziphumo noluhlu lwamanqaku.
# older than the English
# unreviewed
preview-standings = Ngubani omi phi, emva komdlalo ngamnye.
# unreviewed
preview-board = Bukela lo mdlalo intshukumo nentshukumo.
# unreviewed
preview-player = Yonke imidlalo yalo mdlali kwindawo enye.
# unreviewed
api-title = Kwezinye iinkqubo zekhompyutha
# unreviewed
api-text = Ezinye iinkqubo zingafunda apha oko kungabonwa ngumntu wonke: akukho magama apheleleyo. Iimpendulo ziyi-JSON. Bhala isitshixo setumente endaweni ka-{ "{key}" }: sikwidilesi yawo emva ko-/e/.
# older than the English
# unreviewed
api-tags = Yonke impendulo ine-ETag. Oyibuyisela njenge-If-None-Match uxelelwa nge-304 ukuba akukho nto itshintshileyo.
# unreviewed
api-parts = Uluhlu olude luza ngamacandelo: u-?limit=50 uxela inani lemiqolo, kwaye iheader enguLink inedilesi yecandelo elilandelayo.
# unreviewed
api-description = Inkcazelo yazo zonke iimpendulo (OpenAPI)
# unreviewed
api-events = Iitumente esele ziqalile
# unreviewed
api-event = Itumente enye: igama layo, umdlalo wayo, imijikelo yayo
# unreviewed
api-entrants = Abadlali, ngeenombolo
# older than the English
# unreviewed
api-rounds = Yonke imijikelo: izibini, iziphumo, imijikelo yokuphumla
# unreviewed
api-round = Umjikelo omnye
# unreviewed
api-standings = Uluhlu lwamanqaku ngoku, okanye nge-?after=2 olo lwasemva komjikelo 2
# unreviewed
api-teams = Amaqela nemidlalo yawo, apho kudlala amaqela; nge-?after=2 emva komjikelo 2
# unreviewed
api-log = Isishwankathelo sokugqibela esityikityiweyo serekhodi yotshintsho
# unreviewed
api-log-line = Ubungqina bokuba umgca ukwirekhodi yotshintsho
# unreviewed
api-log-since = Ubungqina bokuba irekhodi yotshintsho iqhubekeka kweyangaphambili
# unreviewed
api-enter-result = Faka isiphumo, ngesitshixo
# unreviewed
api-enter-players = Faka abadlali, ngesitshixo
# unreviewed
api-enter-presence = Bhala ukuba umdlali ukho na, ngesitshixo
# unreviewed
api-token = Ukuze ifake into, inkqubo ifuna isitshixo setumente. Umququzeleli usenza kwiphepha “Iqela”.
# unreviewed
api-player-known = Lo mdlali sele ekuluhlu.
# unreviewed
api-player-twice = Lo mdlali ubhalwe kabini kuluhlu.
# unreviewed
back-to-run = Umjikelo
# unreviewed
round-control = Qhuba lo mjikelo
# unreviewed
print-full-names = Shicilela ngamagama apheleleyo
# unreviewed
watch-board = Ibhodi { $board }: bukela
# unreviewed
correct-title = Lungisa isiphumo somjikelo { $round }
board-to-correct = { $board }: { $first } – { $second }, { $result }
# unreviewed
result-now = Isiphumo ngoku: { $text }.
# unreviewed
show-effect = Bonisa okutshintshayo
# unreviewed
effect = Okutshintshayo
# unreviewed
correct-change = { $was } kuba { $now }.
# older than the English
# unreviewed
no-effect = Akukho manqaku okanye ndawo yamntu itshintshayo.
# unreviewed
shift = { $player }: amanqaku { $before } → { $after }, indawo { $rankbefore } → { $rankafter }
# unreviewed
shift-rank = { $player }: indawo { $rankbefore } → { $rankafter }
# unreviewed
later-boards = Iibhodi zamva zaba badlali babini, ezibini zazo zenziwe ngesiphumo esidala
# unreviewed
later-board = Umjikelo { $round }, ibhodi { $board }: { $first } – { $second }
# older than the English
# unreviewed
correct-record = Lo mdlalo urekhodiwe. Irekhodi yawo iza kuxela ukuba ivulwe kwakhona, ngubani, ngoba, nesiphumo esitsha. Umjikelo usayinwa kwakhona.
# unreviewed
already-paired = { $n ->
    [one] Umjikelo { $rounds } sele unezibini. Uhlala unjalo.
   *[other] Imijikelo { $rounds } sele inezibini. Ihlala injalo.
}
# unreviewed
reason-is = Isizathu: { $reason }
# unreviewed
correct-confirm = Ewe, silungise
# unreviewed
correct-and-pair = Ewe, yilungise kwaye udibanise umjikelo { $round } kwakhona
# unreviewed
correct-draft = Umjikelo { $round } uyidrafti nje. Ungadityaniswa kwakhona ngesiphumo esichanekileyo.
# unreviewed
another-board = Enye ibhodi

## Ephepheni

# unreviewed
print-pairings-title = Izibini zomjikelo { $round }
# unreviewed
by-board = Ngebhodi
# unreviewed
by-name = Ngegama
# unreviewed
side = Icala
opponent = Umchasi
# unreviewed
print-cards-title = Amakhadi eebhodi omjikelo { $round }
# unreviewed
print-slips-title = Iziqwengana zeziphumo zomjikelo { $round }
# older than the English
# unreviewed
cards-only-here = Iifowuni azinakuvula { $address }: yidilesi yale khompyutha kuphela. Qalisa iseva ngo --listen 0.0.0.0:{ $port }, uvule eli phepha ngedilesi yenethiwekhi, uze ushicilele.
# unreviewed
phones-switched-off = Iifowuni azinakuvula { $address }: yidilesi yale khompyutha kuphela. Vumela iifowuni kwiphepha elithi “{ $page }”, uze ubuye.
# unreviewed
no-cards = Akukho makhadi: umjikelo uvaliwe.
# unreviewed
no-cards-missing = Ibhodi nganye inefowuni: akukho khadi limele ukushicilelwa.
# unreviewed
qr-code = Ikhowudi ye-QR yale bhodi
# older than the English
# unreviewed
card-how = Sompempe: vula ikhowudi ye-QR ngefowuni yakho, okanye uchwetheze
# older than the English
# unreviewed
card-good = Lisebenza kulo mjikelo kuphela. Liphelelwa: { $time }.
# unreviewed
print-sheets-title = Amaphepha amanqaku omjikelo { $round }
# unreviewed
print-records = Amaphepha amanqaku emidlalo erekhodiweyo
# unreviewed
print-records-title = Amaphepha amanqaku emidlalo erekhodiweyo, umjikelo { $round }
# older than the English
# unreviewed
print-records-none = Akukho mdlalo walo mjikelo urekhodiweyo.
# unreviewed
print-records-all = Zonke iibhodi
# unreviewed
print-records-open = Umdlalo awukapheli.
# unreviewed
print-records-program = inkqubo
# unreviewed
print-records-check = Inombolo yokukhangela yomjikelo: { $code }
# unreviewed
print-records-check-qr = Ikhowudi ye-QR yenombolo yokukhangela
# unreviewed
print-blank = Iifomu zokucima kombane
# unreviewed
print-blank-text = Shicilela ezi phambi kosuku: izibini namanqaku ngesandla, iziqwengana zeziphumo, iphepha lamanqaku.
# unreviewed
paper-check-in-hint = ibhokisi lomdlali ngamnye, ngokwezikolo
# unreviewed
paper-participants = Uluhlu lwabadlali
# unreviewed
paper-participants-hint = bonke abadlali ngokwamanani
# unreviewed
paper-badges = Amakhadi amagama
# unreviewed
paper-badges-hint = aza kusikwa, ngalinye linekhowudi yokubhala abafikileyo
# unreviewed
sheet-phone = okanye ubhale ngefowuni
# unreviewed
sheet-code = Ikhowudi
# unreviewed
sheet-consent = Igama elipheleleyo lingaboniswa
# unreviewed
sheet-keep = Amagama apheleleyo: ngawomququzeleli
# unreviewed
sheet-schools = { $n ->
    [one] isikolo esi-1
   *[other] izikolo ezi-{ $n }
}
# unreviewed
blank-points = Amanqaku ngesandla
# older than the English
# unreviewed
blank-sum = Isixa
# unreviewed
sheet-place = Iphepha lamanqaku · Umjikelo { $round } · Ibhodi { $board }
sheet-number = #
# unreviewed
sheet-shot = idutyuliwe
# unreviewed
sheet-cards = Amakhadi
# unreviewed
sheet-yellow = elimthubi
# unreviewed
sheet-red = elibomvu
# unreviewed
sheet-time = Ixesha:
# unreviewed
sheet-wins = Kuphumelela { $side }
# unreviewed
sheet-draw = Ukulingana
# unreviewed
sheet-why = Isizathu
# unreviewed
sheet-why-captured = kusele iinkomo ezimbini
# unreviewed
sheet-why-blocked = akanako ukushukuma
# unreviewed
sheet-why-quiet = iintshukumo ezininzi ezingadubuliyo
# unreviewed
sheet-why-repetition = imeko efanayo kathathu
# unreviewed
sheet-why-castle = inqaba ithathiwe
# unreviewed
sheet-why-all = zonke zithinjiwe
# unreviewed
sheet-why-material = iipawn zimbalwa
# unreviewed
sheet-why-count = iidiski zibaliwe
# unreviewed
sheet-captured = ithinjiwe
# unreviewed
sheet-turned = zijikiwe
# unreviewed
sheet-why-agreed = bobabini bavumile
# unreviewed
sheet-why-gave-up = unikezele
# unreviewed
sheet-why-award = unikiwe
# unreviewed
sheet-why-absent = akafikanga

## Amakhadi etumente

# unreviewed
cards-title = Amakhadi
# unreviewed
cards-link = Amakhadi
# unreviewed
cards-of-all = Amakhadi aboniswe kule tumente
# unreviewed
cards-none = Akukho khadi liboniswe kule tumente.
# unreviewed
cards-csv = Amakhadi njenge-CSV
# older than the English
# unreviewed
cards-standing = Amakhadi asemiyo: { $yellow } amthubi, { $red } abomvu.
# unreviewed
cards-place = Umjikelo { $round }, ibhodi { $board }
# unreviewed
cards-line = { $card }. { $offence }. Ngu-{ $by }
# unreviewed
cards-back = Libuyisiwe: { $reason }
# unreviewed
cards-rule = Umgaqo wale tumente
# unreviewed
cards-ask = Ndazise xa umdlali efumana ikhadi elibomvu lesibini kule tumente
# older than the English
# unreviewed
cards-ask-hint = Ivela phantsi kwe-“Ikulindile”. Okulandelayo kugqitywa nguwe.

## Imbali

# unreviewed
history = Imbali
# older than the English
# unreviewed
history-text = Konke okwenziweyo kule tumente, okutsha kuqala. Akukho nto isuswayo kuyo.
# unreviewed
history-today = Namhlanje, { $day }
# unreviewed
history-sift = Khangela ngebhodi okanye ngomdlali
# unreviewed
history-kind-all = Konke
# unreviewed
records-title = Iirekhodi ezisemthethweni
# unreviewed
records-text = Yonke imidlalo erekhodiweyo, ngenye ngenye, kunye noko kusayinwe yile tumente. Nabani na angayijonga ifayile enjalo kwiphepha “Khangela irekhodi”.
# unreviewed
records-as-text = Njengombhalo
# unreviewed
records-as-json = Njenge-JSON
# unreviewed
records-full-names = Njengombhalo, ngamagama apheleleyo
# unreviewed
records-key = Kwiinkqubo ezijonga iirekhodi, isitshixo sale tumente: { $code }
# unreviewed
records-all = Khuphela iirekhodi zayo yonke imidlalo
# unreviewed
records-of-round = Iirekhodi zalo mjikelo
# unreviewed
records-of-game = Irekhodi yalo mdlalo
# unreviewed
no-history = Akukho nto yimbi.
# older than the English
# unreviewed
no-history-found = Akukho nto ifanelekayo. Khetha enye ibhodi okanye omnye umdlali.
# unreviewed
history-anybody = Bonke abadlali
# unreviewed
history-all = Bonisa konke
# unreviewed
what = Ntoni
# unreviewed
older = Okudala
# unreviewed
audit-event-created = Itumente yenziwe
# unreviewed
audit-event-changed = Iisetingi zitshintshiwe
# older than the English
# unreviewed
audit-event-delayed = { $n ->
    [0] Ababukeli babona iibhodi kwangoko
    [one] Ababukeli babona iibhodi emva komzuzu omnye
   *[other] Ababukeli babona iibhodi emva kwemizuzu e-{ $n }
}
# older than the English
# unreviewed
audit-event-scheduled = Amaxesha emijikelo acwangcisiwe.
# older than the English
# unreviewed
audit-event-shown = Okuboniswa yiprojektha kukhethiwe.
# older than the English
# unreviewed
audit-event-timed = { $n ->
    [0] Imijikelo ayinaso isibali-xesha
    [one] Umjikelo uthatha umzuzu omnye
   *[other] Umjikelo uthatha imizuzu e-{ $n }
}
# unreviewed
audit-timer-started = Umjikelo { $round }: isibali-xesha siqaliwe
# unreviewed
audit-timer-paused = Umjikelo { $round }: isibali-xesha simisiwe
# older than the English
# unreviewed
audit-timer-went-on = Umjikelo { $round }: isibali-xesha siqhubekile
# older than the English
# unreviewed
audit-timer-extended = { $minutes ->
    [one] Umjikelo { $round }: kongezwe umzuzu omnye
   *[other] Umjikelo { $round }: kongezwe imizuzu e-{ $minutes }
}
# older than the English
# unreviewed
audit-timer-stopped = Umjikelo { $round }: isibali-xesha sisusiwe
# unreviewed
audit-timer-put-back = Umjikelo { $round }: isibali-xesha sibuyiselwe koko besiyiko
# unreviewed
audit-event-finished = Itumente igqityiwe
# unreviewed
audit-check-in-opened = Ukubhala abafikileyo kuvuliwe
# unreviewed
audit-check-in-closed = Ukubhala abafikileyo kuvaliwe
# unreviewed
audit-check-in-not-used = Ukubhala abafikileyo akusasetyenziswa
# older than the English
# unreviewed
audit-event-reopened = Itumente ivuliwe kwakhona
# unreviewed
audit-round-drafted = Izibini zomjikelo { $round } zenziwe njengedrafti
# unreviewed
audit-draft-swapped = Umjikelo { $round }, idrafti: amacala atshintshisiwe
# older than the English
# unreviewed
audit-draft-exchanged = Umjikelo { $round }, idrafti: abadlali ababini batshintshene iindawo
# older than the English
# unreviewed
audit-draft-split = Umjikelo { $round }, idrafti: isibini sahlulwe
# unreviewed
audit-draft-joined = Umjikelo { $round }, idrafti: isibini senziwe
# unreviewed
audit-draft-bye = Umjikelo { $round }, idrafti: ukuphumla kunikiwe
# older than the English
# unreviewed
audit-draft-discarded = Umjikelo { $round }: idrafti ilahliwe
# unreviewed
audit-round-posted = Umjikelo { $round } upapashiwe
# unreviewed
audit-round-unposted = Umjikelo { $round } ubuyiselwe ekubeni yidrafti
# unreviewed
audit-round-closed = Umjikelo { $round } uvaliwe
# older than the English
# unreviewed
audit-round-reopened = Umjikelo { $round } uvuliwe kwakhona
# unreviewed
audit-result-entered = Umjikelo { $round }, ibhodi { $board }: kufakwe { $result }
# older than the English
# unreviewed
audit-result-entered-not = Umjikelo { $round }, ibhodi { $board }: isiphumo sibuyisiwe
# unreviewed
audit-result-to-confirm = Umjikelo { $round }, ibhodi { $board }: kuxelwe { $result }, kuza kuqinisekiswa
# unreviewed
audit-result-report-discarded = Umjikelo { $round }, ibhodi { $board }: isiphumo esixeliweyo silahliwe
# unreviewed
audit-result-corrected = Umjikelo { $round }, ibhodi { $board }: silungiswe saba { $result }
# unreviewed
audit-board-recorded = Umjikelo { $round }, ibhodi { $board }: ukurekhoda kuqalile
# unreviewed
audit-toss-entered = Umjikelo { $round }, ibhodi { $board }: ngokujula ingqekembe, oqalayo: { $players }
# unreviewed
audit-board-taken-over = Umjikelo { $round }, ibhodi { $board }: ukurekhoda kuthathwe ku-{ $from }
# unreviewed
audit-board-code-renewed = Umjikelo { $round }, ibhodi { $board }: kunikwe ikhowudi entsha
# unreviewed
audit-board-on-devices = Umjikelo { $round }, ibhodi { $board }: abadlali bafaka amathuba abo
# unreviewed
audit-board-at-table = Umjikelo { $round }, ibhodi { $board }: usompempe ufaka amathuba
# unreviewed
audit-seat-taken = { $players }: isixhobo sithathe isihlalo
# unreviewed
audit-seat-freed = { $players }: isihlalo sikhululiwe
# unreviewed
audit-seat-code-renewed = { $players }: isihlalo sikhululiwe kwaye sinekhonkco elitsha
# unreviewed
audit-board-spoken-to = Umjikelo { $round }, ibhodi { $board }: kuthethwe isivakalisi kubadlali
# unreviewed
audit-board-paused = Umjikelo { $round }, ibhodi { $board }: umdlalo umisiwe
# unreviewed
audit-board-resumed = Umjikelo { $round }, ibhodi { $board }: umdlalo uyaqhubeka
# unreviewed
audit-board-record-scanned = Umjikelo { $round }, ibhodi { $board }: irekhodi yefowuni ifundwe kwiikhowudi zayo ze-QR
# unreviewed
audit-call-answered = Umjikelo { $round }, ibhodi { $board }: ubizo luphendulwe
# unreviewed
audit-appeal-decided = Umjikelo { $round }, ibhodi { $board }: kugqitywe ngesibheno
# unreviewed
audit-card-taken-back = Umjikelo { $round }, ibhodi { $board }: ikhadi libuyisiwe
# unreviewed
notice-card-taken-back = Ikhadi libuyisiwe.
# unreviewed
cards-closed = Umjikelo uvaliwe: ikhadi liyahlala. Isiphumo sinokulungiswa.
# older than the English
# unreviewed
audit-records-taken = { $n ->
    [one] Irekhodi yomdlalo omnye ithathwe kwifayile
   *[other] Iirekhodi zemidlalo e-{ $n } zithathwe kwifayile
    }
# older than the English
# unreviewed
audit-entrants-entered = { $n ->
    [one] Kufakwe umdlali omnye
   *[other] Kufakwe abadlali aba-{ $n }
}
# older than the English
# unreviewed
audit-entrants-entered-consent = { $n ->
    [one] Kufakwe umdlali omnye; igama liphela linokuboniswa
   *[other] Kufakwe abadlali aba-{ $n }; amagama aphela ali-{ $consents } anokuboniswa
}
# unreviewed
audit-entrant-corrected = { $players }: okufakiweyo kulungisiwe
# older than the English
# unreviewed
audit-entrant-struck = Umdlali ususiwe kuluhlu
# unreviewed
audit-presence-here = Abakhoyo: { $players }
# unreviewed
audit-presence-absent = Abangekhoyo: { $players }
# unreviewed
audit-presence-expected = Abangekabonwa: { $players }
# unreviewed
audit-presence-wenthome = Abagodukileyo: { $players }
audit-something = { $what }: { $subject }

## Iibhodi zemidlalo yonke

# unreviewed
kind-cow = inkomo
# unreviewed
kind-herd-boys = abelusi
# unreviewed
kind-warriors = ibhuto
# unreviewed
kind-man = ijoni
# unreviewed
kind-knight = igorha
kind-disc = idiski
point-kind = { $point }, { $side } { $man }
# unreviewed
counts-camelot = iipawn { $board } · ezithinjiweyo { $shot }
# older than the English
# unreviewed
herd-camelot = amagorha { $knights }, amajoni { $men }, ezilahlekileyo { $lost }
# unreviewed
counts-reversi = iidiski { $board } · ezingekabekwa { $hand }
# Which of the three kinds of isipowe is placed.
# unreviewed
kind-which = Kubekwa ntoni?
kind-left = { $kind } { $n }
# unreviewed
placed-cow = inkomo
# Herd-boys (abelusi) and warriors (ibhuto) are one token each.
# unreviewed
placed-herd-boys = abelusi
# unreviewed
placed-warriors = ibhuto
# unreviewed
turn-text-step = { $side } ushukumisa { $man } { $path }
# unreviewed
turn-text-canter = { $side } utsiba abahlobo: { $man } { $path }
# older than the English
# unreviewed
turn-text-jump = { $n ->
    [one] { $side } utsiba utshaba: { $man } { $path }, uthimba enye
   *[other] { $side } utsiba utshaba: { $man } { $path }, uthimba ezi-{ $n }
}
# older than the English
# unreviewed
turn-text-charge = { $n ->
    [one] { $side } uyahlasela: { $man } { $path }, uthimba enye
   *[other] { $side } uyahlasela: { $man } { $path }, uthimba ezi-{ $n }
}
# older than the English
# unreviewed
turn-text-disc = { $side } ubeka idiski kwi-{ $to }
# older than the English
# unreviewed
turn-text-disc-missed = { $side } ubeka idiski kwi-{ $to }; ezishiywe zingajikwanga ngempazamo: { $missed }
# older than the English
# unreviewed
turn-text-disc-extra = { $side } ubeka idiski kwi-{ $to }; ezijikwe ngempazamo: { $extra }
# older than the English
# unreviewed
turn-text-disc-wrong = { $side } ubeka idiski kwi-{ $to }; ezishiywe zingajikwanga ngempazamo: { $missed }; ezijikwe ngempazamo: { $extra }
# unreviewed
clause-captured-camelot = zonke iipawn zomnye umdlali zithinjiwe
# unreviewed
clause-castle = iipawn ezimbini zisenqabeni yotshaba
# unreviewed
clause-stalemate = omnye umdlali akanako ukushukuma
# unreviewed
clause-material = akukho mdlali useneepawn ezimbini
# unreviewed
clause-stalemate-material = umdlali olithuba lakhe akanako ukushukuma, omnye unepawn enye
# unreviewed
clause-fifty = iintshukumo ezingamashumi amahlanu zomdlali ngamnye ezingathimbiyo nezingangenisi pawn enqabeni
# unreviewed
clause-full = ibhodi igcwele, iidiski zibaliwe
# older than the English
# unreviewed
clause-no-moves = akukho mntu unako ukushukuma, iidiski zibaliwe
# unreviewed
clause-wipeout = omnye umdlali akanadiski ebhodini
# unreviewed
say-place-kind = { $player }: khetha into ebekiweyo, emva koko ucofe apho ibekwe khona
# unreviewed
say-shoot-more = Enye kwakhona! Cofa enye inkomo edutyuliweyo
# unreviewed
say-to-camelot = Cofa isikwere ngasinye ehle kuso, okanye esokugqibela kuphela
# unreviewed
say-jump = Ukutsiba kuyaqhubeka. Cofa isikwere esilandelayo
# unreviewed
say-or-done = Cofa “Kugqityiwe”, okanye isikwere eqhubekele kuso
# older than the English
# unreviewed
say-piece = { $player }: cofa ipawn eshukumileyo
# older than the English
# unreviewed
say-capture = { $player } kufuneka athimbe. Cofa ipawn etsibileyo
# older than the English
# unreviewed
say-leave = { $player } kufuneka aphume enqabeni yakhe. Cofa ipawn ekhoyo apho
# older than the English
# unreviewed
say-leave-capturing = { $player } kufuneka aphume enqabeni yakhe, ngokutsiba utshaba. Cofa ipawn ekhoyo apho
# older than the English
# unreviewed
say-disc = { $player }: cofa apho idiski ibekwe khona
# unreviewed
turn-done = Kugqityiwe
# unreviewed
turn-again = Sula
# unreviewed
record-pass = Rekhoda ukudlulisa
# unreviewed
type-turn = Okanye uchwetheze intshukumo
# unreviewed
turn-hint-mill = A1 ubeka, A1-A2 ushukuma, xE1 udubula, ~A1 upha.
# unreviewed
turn-hint-mill-no-gift = A1 ubeka, A1-A2 ushukuma, xE1 udubula.
# unreviewed
turn-hint-mill-kinds = A1 ibeka, A1-A2 iyashukuma, xE1 iyadubula, A1=H ibeka abelusi, A1=W ibhuto, ~A1 iyapha.
# unreviewed
turn-hint-camelot = C8-D9 iyashukuma, E6-C8-A8 itsiba abahlobo, H4xJ4 itsiba utshaba, F6-F8xH10 iyahlasela.
# older than the English
# unreviewed
turn-hint-reversi = c4 ibeka idiski kwi-c4. Iidiski ziyazijikela.
count-discs = Iidiski
# unreviewed
discs-short = Iidiski { $first } : { $second }
# older than the English
# unreviewed
discs-now = Iidiski zikaMnyama: { $first }, zikaMhlophe: { $second }; izikwere ezingenanto: { $empty }. Xa kungekho mntu unako ukushukuma, kuphumelela oneediski ezininzi. Xa zilingana, umdlalo uyalingana.
# unreviewed
quiet-short-camelot = Akuthinjwanga { $n }/{ $limit }
# older than the English
# unreviewed
quiet-each-camelot = { $n ->
    [0] Akukabikho ntshukumo izolileyo. Umdlali ngamnye akufikelela kwezi-{ $limit } ezingathimbiyo nezingangenisi pawn enqabeni, umdlalo uyalingana.
    [one] Iintshukumo ezingathimbiyo nezingangenisi pawn enqabeni: { $n }. Umdlali ngamnye akufikelela kwezi-{ $limit }, umdlalo uyalingana.
   *[other] Iintshukumo ezingathimbiyo nezingangenisi pawn enqabeni: { $n }. Umdlali ngamnye akufikelela kwezi-{ $limit }, umdlalo uyalingana.
}
# unreviewed
quiet-waits-none = Lo mdlalo awubeki mda kwiintshukumo ezingadubuliyo.
# unreviewed
quiet-waits-either = Iintshukumo ezingadubuliyo azikabalwa: zibalwa xa omnye umdlali eneenkomo ezintathu.
# unreviewed
quiet-waits-both = Iintshukumo ezingadubuliyo azikabalwa: zibalwa xa bobabini abadlali beneenkomo ezintathu.

## Imidlalo ekhoyo

game-umlabalaba = Umlabalaba
# unreviewed
game-umlabalaba-about = Iinkomo ezilishumi elinesibini mnye. Yenza ezintathu emgceni uze udubule enye yezabo.
game-morabaraba = Morabaraba
# older than the English
# unreviewed
game-morabaraba-about = Njengomlabalaba; kuqala uMhlophe, ukulingana emva kweentshukumo ezilishumi xa bobabini beneenkomo ezintathu kuphela
# unreviewed
game-gar = Morabaraba ngokwe-Generally Accepted Rules
# older than the English
# unreviewed
game-gar-about = Njengomlabalaba; kuqala omnyama, kwaye inkomo ayinakubuya kwangoko yenze umgca wezintathu kwakhona
game-isizulu = Isizulu
# unreviewed
game-isizulu-about = Kungadutyulwa nayiphi na inkomo. Xa ibhodi igcwele, umdlali ngamnye upha omnye inkomo enye.
game-isipowe = Isipowe
# older than the English
# unreviewed
game-isipowe-about = Njenge-isizulu, umdlali ngamnye uneenkomo ezilithoba, abelusi ababini nebutho elinye
game-isisuthu = Isisuthu
# unreviewed
game-isisuthu-about = Amachokoza angama-25 anombindi. Kungadutyulwa nayiphi na inkomo, akukho mntu ubhabhayo, nomdlali ongenako ukushukuma udlulisa ithuba.
game-camelot = Camelot
# unreviewed
game-camelot-about = Tsiba abahlobo, tsiba iintshaba, uthathe inqaba.
game-reversi = Reversi
# unreviewed
game-reversi-about = Izikwere ezingama-64. Khupha iidiski uzijike; kuqala uMnyama, kuphumelela oneediski ezininzi.

## Yeyootitshala: imidlalo, imigaqo neenketho zayo

rules-link = Imigaqo
# unreviewed
rules-title = Imigaqo yemidlalo
# unreviewed
rules-of = Imigaqo: { $game }
# unreviewed
rules-of-event = Imigaqo yale tumente: { $game }
# older than the English
# unreviewed
rules-text = Khetha umdlalo. Iphepha ngalinye linebhodi yawo, imigaqo yawo ngamazwi alula, noko umququzeleli anokukutshintsha.
# unreviewed
rules-board = Ibhodi namagama amachokoza ayo
# older than the English
# unreviewed
rules-options = Onokukutshintsha umququzeleli
# older than the English
# unreviewed
rules-options-hint = Abaququzeleli bakutshintsha oku phantsi kwe-“Iisetingi ezongezelelweyo” zetumente.
# unreviewed
rules-option = Umbuzo
# unreviewed
rules-here = Apha
# unreviewed
rules-other = Isenokuba yile
# older than the English
# unreviewed
rules-sisters = Okwenziwa ngokwahlukileyo yeminye imidlalo yolu sapho
# unreviewed
rules-same = Akukho nto: imigaqo yawo iyafana.
# unreviewed
rules-changed = Le tumente itshintsha imigaqo eqhelekileyo
# unreviewed
rules-source-hint = Iimpawu zixela igatya kwirejista yethu yemigaqo, docs/LAW.md, nomgca womthombo.
# older than the English
# unreviewed
rules-any-hand = Amanye amanani, iipawn ezi-4 ukuya kwezili-12 zizonke.
# older than the English
# unreviewed
rules-between = Naliphi na ixabiso { $values }
# unreviewed
rules-next = Lithuba lika-{ $side }.
# unreviewed
rules-may-go = Lithuba lika-{ $side }. Ipawn enesangqa ingaya kuyo yonke indawo ephawuliweyo.
# older than the English
# unreviewed
rules-may-put = Lithuba lika-{ $side }: idiski ingabekwa kuso sonke isikwere esiphawuliweyo.
# unreviewed
rules-may-shoot = Umgca wezintathu: { $side } udubula enye yeenkomo eziphawuliweyo.
# unreviewed
rules-on-page = Kweli phepha
# unreviewed
rules-back = Emva
# unreviewed
rules-forward = Okulandelayo
# unreviewed
rules-sources = Isuka phi le migaqo
# unreviewed
rules-part-mill-place = Ukubeka
# unreviewed
rules-part-mill-row = Ezintathu emgceni
# unreviewed
rules-part-mill-target = Yeyiphi inkomo enokudutyulwa
# unreviewed
rules-part-mill-move = Ukuhambisa
# unreviewed
rules-part-mill-again = Wuqhawule uphinde uwenze
# unreviewed
rules-part-mill-fly = Ukubhabha
# unreviewed
rules-part-mill-full = Ibhodi ezeleyo
# unreviewed
rules-part-mill-blocked = Xa ungenakuhamba
# unreviewed
rules-part-mill-end = Ngubani ophumelelayo
# unreviewed
rules-part-mill-draw = Xa kulinganwa
# unreviewed
rules-part-mill-clock = Ixesha namakhadi
# unreviewed
rules-part-camelot-start = Ibhodi
# unreviewed
rules-part-camelot-step = Intshukumo elula
# unreviewed
rules-part-camelot-canter = Ukutsiba umhlobo
# unreviewed
rules-part-camelot-jump = Ukutsiba utshaba uluthimbe
# unreviewed
rules-part-camelot-charge = Uhlaselo lwegorha
# unreviewed
rules-part-camelot-castle = Iinqaba
# unreviewed
rules-part-camelot-end = Ngubani ophumelelayo
# unreviewed
rules-part-camelot-draw = Xa kulinganwa
# unreviewed
rules-part-reversi-start = Isiqalo
# unreviewed
rules-part-reversi-outflank = Ukukhupha
# unreviewed
rules-part-reversi-turn = Ukujika iidiski
# unreviewed
rules-part-reversi-pass = Ukudlulisa ithuba
# unreviewed
rules-part-reversi-supply = Xa ziphelile iidiski zakho
# older than the English
# unreviewed
rules-part-reversi-wrong = Ukujika okungalunganga
# unreviewed
rules-part-reversi-end = Ngubani ophumelelayo
# unreviewed
learn-title = Funda umdlalo
# unreviewed
learn-text = Khetha umdlalo. Isifundo ngasinye sinamanyathelo ambalwa amafutshane ebhodini yokwenene.
# unreviewed
learn-it = Wufunde inyathelo ngenyathelo
# unreviewed
learn-read = Funda imigaqo
# unreviewed
learn-of = Funda { $game }
# unreviewed
learn-step = Inyathelo { $n } kwali-{ $m }
# unreviewed
learn-done = igqityiwe:
# unreviewed
learn-well = Wenze kakuhle. { $turn }.
# older than the English
# unreviewed
learn-otherwise = { $turn }. Ungakwenza oko. Ngoku zama enye into: { $task }
# unreviewed
puzzles = Amaqashiso
# unreviewed
puzzle-today = Iqashiso lanamhlanje
# unreviewed
puzzle-of = Iqashiso: { $game }
# unreviewed
puzzle-number = Iqashiso { $n } kwali-{ $m }
# unreviewed
puzzle-task-win-now = { $side }: uphumelela ngoku. Fumana ithuba.
# unreviewed
puzzle-task-win = { $side }: uphumelela ngamathuba ama-{ $n }. Fumana elokuqala.
# unreviewed
puzzle-task-save = { $side }: uyohlulwa ngawo onke amathuba ngaphandle kwelinye. Lifumane.
# unreviewed
puzzle-task-shoot = { $side }: angenza ezintathu emgceni adubule. Fumana ithuba.
# unreviewed
puzzle-task-discs = { $side }: linye ithuba eliphela ngeediski ezininzi. Lifumane.
# unreviewed
puzzle-right = Ewe: { $turn }
# unreviewed
puzzle-wrong = { $turn } Ayilolo.
# unreviewed
puzzle-shown = Impendulo: { $turn }
# unreviewed
puzzle-again = Zama kwakhona
# unreviewed
puzzle-show = Ndibonise
# unreviewed
puzzle-next = Iqashiso elilandelayo
# unreviewed
puzzle-games = Amaqashiso ayo yonke imidlalo
# unreviewed
puzzle-levels = Ubunzima
# unreviewed
puzzle-level-all = Onke
# unreviewed
puzzle-level-easy = Lula
# unreviewed
puzzle-level-middle = Phakathi
# unreviewed
puzzle-level-hard = Nzima
# unreviewed
puzzle-sheet-of = Amaqashiso: { $game }
# unreviewed
event-puzzles = Amaqashiso avela kwimidlalo
# unreviewed
event-puzzles-hint = Iimeko zale midlalo ezinempendulo enye, zeklasi
# unreviewed
event-puzzles-of = Amaqashiso: { $event }
# unreviewed
event-puzzles-games = { $n ->
    [one] Kukhangelwe kumdlalo omnye.
   *[other] Kukhangelwe kwimidlalo e-{ $n }.
}
# unreviewed
event-puzzles-none = Akukho qashiso okwangoku. Amaqashiso avela kwimidlalo ebhaliweyo esele igqityiwe.
# unreviewed
class-sheet = Iphepha leklasi
# unreviewed
class-title = Yeklasi: { $game }
# unreviewed
class-note = Fumana ithuba. Libhale emgceni ongaphantsi kwebhodi.
# unreviewed
class-name = Igama:
# unreviewed
class-answers = Iimpendulo
# unreviewed
class-blocks = { $side }: thintela ezintathu emgceni zomnye umdlali. Phi?
# unreviewed
class-breaks = { $side }: yenza ezintathu emgceni, uqhawule ezomnye umdlali. Njani?
# unreviewed
class-captures = { $side }: angathimba. Fumana ukutsiba konke.
# unreviewed
class-far = { $side }: tsiba abahlobo ababini ngethuba elinye. Fumana indlela.
# unreviewed
class-charges = { $side }: igorha litsiba umhlobo, lize litsibe utshaba. Fumana indlela.
# unreviewed
class-diagonal = { $side }: jika iidiski zomqolo othambekileyo kuphela. Phi?
# unreviewed
class-most = { $side }: jika iidiski ezininzi kangangoko. Phi?
# unreviewed
class-guards = { $side }: fumana zonke izikwere ezingayinikeziyo ikona komnye umdlali.
# unreviewed
class-corner = { $side }: thatha ikona. Yeyiphi?
# unreviewed
class-shuts = { $side }: emva kwethuba elinye omnye umdlali umele adlulise. Lifumane.
# unreviewed
umpire-lesson = Funda ukuba ngusompempe
# unreviewed
umpire-waits = Linda
# unreviewed
umpire-not = { $answer }: hayi apha. Cinga kwakhona.
# unreviewed
umpire-asks-start = Bobabini abadlali bahleli ebhodini kwaye bayaxhawulana. Wenza ntoni?
# unreviewed
umpire-why-start = Ewe. Ngoku liqala irekhodi, nomzuzu womdlali wokuqala.
# unreviewed
umpire-asks-thinks = Umdlali ucinge isiqingatha somzuzu. Ixesha lethuba ngumzuzu omnye. Wenza ntoni?
# unreviewed
umpire-why-thinks = Ewe. Phambi kokuba liphele ixesha, akukho khadi lokulibazisa linokuboniswa.
# unreviewed
umpire-asks-late = Umzuzu uphelile. Kukulibazisa kokuqala kwalo mdlali. Leliphi ikhadi?
# unreviewed
umpire-why-late = Ewe. Umdlali ulunyukisiwe kwaye unomzuzu omtsha.
# unreviewed
umpire-asks-again = Ixesha lalo mdlali liphele kwakhona. Ikhadi elimthubi sele liboniswe. Ngoku?
# unreviewed
umpire-why-again = Ewe. Ithuba lilahlekile, kushukuma omnye umdlali.
# unreviewed
umpire-asks-third = Lo mdlali ulibazisa okwesithathu, emva kwelimthubi nelibomvu. Ungenza ntoni?
# unreviewed
umpire-why-third = Ewe. Ukuba ukulibazisa kuyaqhubeka emva kwekhadi elibomvu, ungawunika omnye umdlali umdlalo.
# unreviewed
umpire-asks-slip = Ucofe ichokoza elingachananga. Ebhodini yokwenene ithuba belilelinye. Wenza ntoni?
# unreviewed
umpire-why-slip = Ewe. Nika isizathu, uze ucofe ithuba elidlaliweyo. Irekhodi ligcina zombini.
# unreviewed
umpire-asks-quarrel = Abadlali abavumelani ngento eyenzekileyo. Wenza ntoni kuqala?
# unreviewed
umpire-why-quarrel = Ewe. Ixesha liyama ngelixa ujonga emva amathuba.
# unreviewed
umpire-asks-unwell = Umntwana osebhodini yakho akaziva mnandi. Wenza ntoni?
# unreviewed
umpire-why-unwell = Ewe. Uncedo luza ebhodini, wena uhlala nomntwana.
# unreviewed
umpire-asks-end = Umdlalo uphelile kwaye isiphumo sisefowunini yakho. Kusele ntoni?
# unreviewed
umpire-why-end = Ewe. Bobabini abadlali bajonga isiphumo baze basiqinisekise.
# unreviewed
learn-again = Zama kwakhona
# unreviewed
learn-play = Dlala nomhlobo
# unreviewed
learn-shown = Nantsi: { $turn }.
# unreviewed
learn-over = { $turn }. Khange uphumelele ngeli xesha. Ungazama kwakhona.
# unreviewed
learn-short-game = Umdlalo omfutshane
# unreviewed
learn-task-game = Ngoku umdlalo opheleleyo nenkqubo. Idlala njengomntu oqalayo ngosuku lokuqala. Uqala wena.
# unreviewed
learn-task-draw = Le meko ibikhe yabakho kabini ebhodini. Buyela ku-{ $to }: okwesithathu kuyalinganwa.
# older than the English
# unreviewed
learn-rather = Ukhetha ukudlala nje?
# unreviewed
learn-task-mill-place = Cofa naliphi na ichokoza elingenanto: kubekwa inkomo apho.
# unreviewed
learn-task-mill-row = Uno-A1 no-A3. Cofa u-A2, uze ucofe inkomo oyidubulayo.
# unreviewed
learn-task-mill-kinds = Khetha abelusi okanye ibhuto phantsi kwebhodi. Uze ucofe ichokoza elingenanto.
# unreviewed
learn-task-mill-corner = Ezintathu endleleni yekona nazo ziyabalwa. Cofa u-A3, uze ucofe inkomo oyidubulayo.
# unreviewed
learn-task-mill-centre = Ezintathu ezidlula embindini nazo ziyabalwa. Cofa u-C0, uze ucofe inkomo oyidubulayo.
# unreviewed
learn-task-mill-block = Omnye umdlali uno-R5 no-R7 kwaye ufuna u-R6. Beka inkomo yakho phakathi.
# unreviewed
learn-task-mill-safe = Ezintathu emgceni zomnye umdlali zikhuselekile. Cofa u-A2, uze udubule inkomo engaphandle kwazo.
# unreviewed
learn-task-mill-any = Nayiphi na inkomo ingadutyulwa, nekwezintathu emgceni. Cofa u-A2, uze uqhawule ezintathu zomnye umdlali.
# unreviewed
learn-task-mill-move = Cofa enye yeenkomo zakho ezinesangqa, uze ucofe ichokoza elingenanto elikufutshane nayo.
# unreviewed
learn-task-mill-again = Uqhawule ezintathu zakho. Zenze kwakhona: cofa u-A3, uze ucofe u-E3, uze ucofe inkomo oyidubulayo.
# unreviewed
learn-task-mill-ban = Inkomo yakho eku-A2 isandula ukushiya ezintathu ukuze yenze ezinye. Ayivumelekanga ukubuyela ngoko nangoko ku-E2. Yenza ezintathu ngenkomo eku-A6.
# unreviewed
learn-task-mill-walk = Ushiyeke neenkomo ezintathu, kodwa akukho mntu ubhabhayo kulo mdlalo. Cofa inkomo, uze ucofe ichokoza elingenanto elikufutshane nayo.
# unreviewed
learn-task-mill-fly = Ushiyeke neenkomo ezintathu. Cofa enye, uze ucofe ichokoza elingenanto elikude.
# unreviewed
learn-task-mill-blocked = Akukho nanye yeenkomo zakho enokuhamba. Cofa “Dlulisa ithuba”.
# unreviewed
learn-task-mill-gift = Ibhodi igcwele. Phisa ngenye yeenkomo zakho: yicofe.
# unreviewed
learn-task-mill-stuck = Umdlali ongenakuhamba uyohlulwa. Mvalele omnye umdlali: hambisa u-R8 uye ku-R1.
# unreviewed
learn-task-mill-end = Omnye umdlali uneenkomo ezintathu. Yenza umgca wezintathu udubule enye yazo.
# unreviewed
learn-task-camelot-step = Cofa ipawn enesangqa, uze ucofe isikwere esingenanto esikufutshane nayo.
# unreviewed
learn-task-camelot-canter = Tsiba umhlobo: cofa C6, uze ucofe E8, uze ucofe “Kugqityiwe”.
# unreviewed
learn-task-camelot-far = Tsiba abahlobo ababini ngethuba elinye: cofa C4, E6, G8, uze ucofe “Kugqityiwe”.
# unreviewed
learn-task-camelot-jump = Utshaba lumi ecaleni kwepawn yakho. Cofa ipawn enesangqa, uze ucofe isikwere esingaphaya kotshaba.
# unreviewed
learn-task-camelot-on = Ukutsiba kuyaqhubeka logama kunokwenzeka. Cofa D5, D7 no-F9: uthimba iintshaba ezimbini.
# unreviewed
learn-task-camelot-charge = Igorha elikwi-I7 litsiba umhlobo liye kwi-I9, lize litsibe utshaba liye kwi-G9. Cofa I7, I9 no-G9.
# unreviewed
learn-task-camelot-leave = Ipawn yakho isenqabeni yakho kwaye imele iphume ngoko nangoko. Cofa F1, uze ucofe isikwere esingaphandle.
# unreviewed
learn-task-camelot-last = Kushiyeke utshaba olunye kwaye uneepawn ezimbini. Luthimbe uphumelele: cofa D5, uze ucofe D7.
# unreviewed
learn-task-camelot-end = Enye ipawn yakho isenqabeni yotshaba. Ngenisa eyesibini: cofa E15, uze ucofe F16.
# unreviewed
learn-task-reversi-outflank = Cofa isikwere esiphawuliweyo: idiski ephakathi kwezakho iyajikwa.
# unreviewed
learn-task-reversi-diagonal = Imiqolo iyahamba nangokuthambeka. Jika idiski eku-e5: cofa f6.
# unreviewed
learn-task-reversi-turn = Jika iidiski ezininzi kangangoko unako: cofa e3.
# unreviewed
learn-task-reversi-guard = Idiski esekoneni ayinakuze ijikwe. Beka idiski ukuze omnye umdlali angabi nako ukuthatha ikona emva koko.
# unreviewed
learn-task-reversi-corner = Omnye umdlali ushiye ikona ivulekile. Yithathe: cofa h8.
# unreviewed
learn-task-reversi-shut = Cofa b1: omnye umdlali akabi nanto anokuyikhupha, umele adlulise ithuba.
# unreviewed
learn-task-reversi-pass = Akukho nto unokuyikhupha. Cofa “Dlulisa ithuba”.
# unreviewed
learn-task-reversi-wipeout = Umdlali ongenadiski ebhodini wohlulwa ngoko nangoko. Jika iidiski ezimhlophe zokugqibela: cofa c5.
# unreviewed
learn-task-reversi-end = Sinye isikwere esingenanto. Sicofe ubone ngubani oneediski ezininzi.
# unreviewed
practice-of = Ziqhelanise: { $game }
# older than the English
# unreviewed
practice-text = Abadlali ababini, isixhobo esinye. Akukho nto igcinwayo: umdlalo usedilesini yephepha.
# unreviewed
practice-first = Ziqhelanise kuqala
# unreviewed
practice-play = Dlala intshukumo
# unreviewed
practice-pass = Dlulisa ithuba
# unreviewed
practice-undo = Buyisa
# unreviewed
practice-redo = Dlala kwakhona
# unreviewed
practice-new = Umdlalo omtsha
# unreviewed
practice-flip = Jika ibhodi
# older than the English
# unreviewed
practice-bad-state = Idilesi yeli phepha ayinamdlalo unokudlalwa. { $why } Nanku omtsha.
# unreviewed
practice-too-long = Ikhonkco lide kakhulu.
# unreviewed
practice-turns = Iintshukumo ukuza kuthi ga ngoku
# older than the English
# unreviewed
practice-no-turns = Akukadlalwa ntshukumo.
# unreviewed
practice-position = Imeko njengombhalo
# unreviewed
practice-hints = Iipateni
# unreviewed
practice-hints-on = Bonisa iipateni
# unreviewed
practice-hints-off = Fihla iipateni
# older than the English
# unreviewed
practice-no-formation = Akukho pateni inegama ebhodini.
# unreviewed
practice-against = Dlala neprogram
# unreviewed
practice-grade = Ubungakanani amandla
# unreviewed
practice-side = Udlala
# unreviewed
practice-first-side = kuqala
# unreviewed
practice-second-side = okwesibini
# unreviewed
practice-start = Qala umdlalo
# unreviewed
practice-thinking = Iprogram iyacinga …
# unreviewed
practice-you = Wena: { $colour }
# unreviewed
practice-program = Iprogram ({ $grade }): { $colour }
# unreviewed
practice-hint = Ndincede ngengcebiso
# unreviewed
practice-look-at = Jonga u-{ $point }.
# unreviewed
play-your-turn = Lithuba lakho
# unreviewed
seat-title = Isihlalo sakho
# unreviewed
seat-who = Ingaba ungu-{ $player }?
# unreviewed
seat-take = Ndingu-{ $player }
# unreviewed
seat-bound = Ukusuka ngoko yile fowuni kuphela enokukudlalela. Ngumququzeleli kuphela onokukutshintsha oko.
# unreviewed
seat-wait = Linda umdlalo wakho olandelayo. Eli phepha liya kukuxelela xa uqala.
# unreviewed
seat-at-table = Umdlalo wakho olandelayo usetafileni: { $place }. Usompempe ufaka amathuba.
# unreviewed
seat-open = Yiya kwibhodi yam
# unreviewed
seat-next = Qhubeka
# unreviewed
seat-lost = Le fowuni ayisenaso isihlalo. Vula kwakhona ikhonkco lakho, okanye ubuze umququzeleli.
# unreviewed
seat-you = Wena, { $player }
# unreviewed
seat-ready = Ndilungile
# unreviewed
seat-ready-ask = Umdlalo uqala xa nilungile nobabini.
# unreviewed
seat-ready-other = U-{ $player } ulungile. Wena?
# unreviewed
seat-ready-wait = Ulungile. Linda u-{ $player }.
# unreviewed
seat-draw = Ukulingana?
# unreviewed
seat-draw-text = U-{ $player } angavuma okanye aqhubeke. Ungacela kube kanye phakathi kwamathuba amabini.
# unreviewed
seat-offer = Cela ukulingana
# unreviewed
seat-offered = U-{ $player } ucela ukulingana.
# unreviewed
seat-offer-waits = Ucela ukulingana. U-{ $player } uyaphendula okanye uyaqhubeka.
# unreviewed
seat-agree = Vuma
# unreviewed
seat-decline = Qhubeka udlale
# unreviewed
seat-ask-back = Ukubuyisa?
# unreviewed
seat-back-asked = U-{ $player } ucela ukubuyisa ithuba lokugqibela.
# unreviewed
seat-back-waits = Ucela ukubuyisa ithuba lakho lokugqibela. U-{ $player } uyaphendula okanye uyaqhubeka.
# unreviewed
seat-claim = Banga ukulingana
# unreviewed
seat-call = Biza
# unreviewed
seat-called = Umququzeleli ubiziwe. Umdlalo umisiwe.
# unreviewed
seat-resign = Nikezela
# unreviewed
seat-resign-ask = Uyanikezela kulo mdlalo? U-{ $player } uya kuphumelela.
# unreviewed
seat-resign-yes = Ewe, ndiyanikezela
# unreviewed
seat-won = Uphumelele.
# unreviewed
seat-lost-game = Woyisiwe.
# unreviewed
seat-drawn = Niyalingana.
# unreviewed
play-title = Dlala ngoku
# unreviewed
play-change = Omnye umdlalo
# unreviewed
play-others = Eminye imidlalo
# unreviewed
play-far = Nomhlobo, ngamnye kwisixhobo sakhe
# unreviewed
play-far-hint = Ufumana ikhowudi. Umhlobo wakho uyichwetheza kweli phepha okanye uyayiskena.
# unreviewed
play-first = Ngubani oqalayo?
# unreviewed
play-by-lot = Kuya kwenziwa iqashiso
# unreviewed
play-me = Ndim oqalayo
# unreviewed
play-friend = Ngumhlobo wam oqalayo
# unreviewed
play-no-clock = Akukho wotshi
# unreviewed
play-minute = Umzuzu omnye kwithuba ngalinye
# unreviewed
play-get-code = Fumana ikhowudi
# unreviewed
play-have-code = Unayo ikhowudi?
# unreviewed
play-code = Ikhowudi evela kumhlobo
# unreviewed
play-join = Ngena
# unreviewed
play-program-hint = Khetha umchasi, uze umdlalo uqale.
# unreviewed
play-beside = Nomhlobo, kwisixhobo esinye
# unreviewed
play-beside-hint = Nibabini, iskrini sinye. Sibonisa ukuba lithuba likabani.
# unreviewed
play-one-board = Ibhodi enye yababini
# unreviewed
play-kept = Akukho akhawunti namagama. Umdlalo uyacinywa emva kosuku luphela ithuba lawo lokugqibela, ngaphandle kokuba niyayigcina ifayile yawo.
# unreviewed
casual-invited = Kukho umntu okumemela emdlalweni. Udlala { $colour }.
# unreviewed
casual-clock = Ithuba ngalinye linomzuzu omnye.
# unreviewed
casual-join = Dlala
# unreviewed
casual-taken = Lo mdlalo udlalwa zezinye izixhobo ezimbini.
# unreviewed
casual-invite = Umhlobo wakho uvula le dilesi, uyayiskena, okanye uchwetheza ikhowudi ku-“Dlala ngoku”:
# unreviewed
casual-wait = Linda umhlobo wakho.
# unreviewed
casual-away = U-{ $player } akaqhagamshelwanga.
# unreviewed
casual-other = Omnye umdlalo
# unreviewed
casual-again = Dlalani kwakhona, nitshintshe amacala
# unreviewed
casual-asked = U-{ $player } ufuna ukudlala kwakhona.
# unreviewed
casual-next = Yiya kumdlalo olandelayo
# unreviewed
casual-file = Gcina lo mdlalo njengefayile
# unreviewed
play-place = { $player }: beka inkomo
# unreviewed
play-place-kind = { $player }: khetha into oyibekayo, emva koko ucofe apho uyibeka khona
# unreviewed
play-from = { $player }: shukumisa inkomo
# unreviewed
play-fly = { $player }: shukumisa inkomo. Ushiyeke neenkomo ezintathu, ngoko zingabhabha
# unreviewed
play-gift = { $player }: phisa ngenkomo
# unreviewed
play-piece = { $player }: shukumisa ipawn
# unreviewed
play-capture = { $player }: kufuneka uthimbe. Cofa ipawn eza kutsiba
# unreviewed
play-leave = { $player }: kufuneka uphume enqabeni yakho. Cofa ipawn ekhoyo apho
# unreviewed
play-leave-capturing = { $player }: kufuneka uphume enqabeni yakho, ngokutsiba utshaba. Cofa ipawn ekhoyo apho
# unreviewed
play-disc = { $player }: beka idiski
# unreviewed
play-to = Ngoku cofa apho iya khona
# unreviewed
play-to-camelot = Cofa isikwere ngasinye ehla kuso, okanye esokugqibela kuphela
# unreviewed
play-shoot = Umgca wezintathu! Dubula inkomo
# unreviewed
play-shoot-more = Enye kwakhona! Dubula enye inkomo
# unreviewed
play-or-done = Cofa “Kugqityiwe”, okanye isikwere eqhubekela kuso
# unreviewed
grade-1 = usuku lokuqala
# unreviewed
grade-3 = oqalayo
# unreviewed
grade-5 = iklabhu
# unreviewed
grade-7 = iqela lesikolo
# unreviewed
grade-9 = amandla apheleleyo
# unreviewed
grade-2 = usuku lokuqala, yomelele kancinci
# unreviewed
grade-4 = oqalayo, yomelele kancinci
# unreviewed
grade-6 = iklabhu, yomelele kancinci
# unreviewed
grade-8 = iqela lesikolo, yomelele kancinci
# older than the English
# unreviewed
formation-eye = Iliso lengonyama ({ $side }, kujikelezwe { $at }): nokuba yeyiphi kwiinkomo zayo ezine edutyulwayo, intshukumo elandelayo yenza umgca wezintathu.
# unreviewed
formation-jaw = Umhlathi wekati ({ $side }): inkomo iphuma kumgca wezintathu iye kwi-{ $at } yenze omnye.
# older than the English
# unreviewed
formation-gun = Umpu ongumatshini ({ $side }): inkomo ishukume ngqo ukuya kwi-{ $at } yaza yenza umgca wezintathu.
# unreviewed
option-more = Imigaqo yalo mdlalo enokwahluka ({ $game })
# older than the English
# unreviewed
option-hint = Yishiye injalo ukuba awuqinisekanga. Okwahlukileyo kwimigaqo eqhelekileyo kuphawuliwe.
# unreviewed
option-changed = kutshintshiwe
# unreviewed
option-usual = okuqhelekileyo: { $usual }
# unreviewed
option-show = Bonisa iinketho zomdlalo okhethiweyo
# unreviewed
option-frozen = Le migaqo ayisenakutshintshwa, kuba umjikelo 1 upapashiwe.
# older than the English
# unreviewed
option-refused = Le migaqo ayinakubekwa ngolu hlobo: { $why }
# unreviewed
option-wrong-value = “{ $question }” ayinakuphendulwa ngo-“{ $value }”. { $possible }
# unreviewed
option-idle = “{ $question }” ayitshintshi nto apha, ngoko yishiye njengesiqhelo. { $why }
# unreviewed
idle-no-corner-lines = Le bhodi ayinamigca kwiindlela zayo zeekona.
# unreviewed
idle-no-centre = Le bhodi ayinambindi.
# older than the English
# unreviewed
idle-nobody-on-three = Umdlali sele oyisiwe phambi kokuba kusale iinkomo ezintathu kuphela.
# unreviewed
idle-not-counted = Iintshukumo ezingadubuliyo azibalwa kulo mdlalo.
# unreviewed
idle-never-full = Iipawn zabo bobabini abadlali azinakuyigcwalisa le bhodi.
# older than the English
# unreviewed
idle-no-gifts = Kulo mdlalo akukho mntu upha inkomo.
# older than the English
# unreviewed
idle-nothing-to-claim = Akukho nto ibalwayo kulo mdlalo eyenza ukulingana.
# unreviewed
idle-no-ban = Kulo mdlalo inkomo ingabuya kwangoko, ngoko akukho salelo sinokuphela.
# unreviewed
idle-lines-stand = Inkomo ekumgca ayidutyulwa kulo mdlalo, ngoko akukho kudubula kuphula umgca.
# unreviewed
badoption-no-such-game = Akukho mdlalo ubizwa ngokuthi { $name }.
# unreviewed
badoption-not-an-option = { $text } ayibhalwanga njenge-umbuzo=impendulo.
# unreviewed
badoption-no-such-option = Lo mdlalo awunamgaqo ubizwa ngokuthi { $name }. Imigaqo yawo: { $known }.
# unreviewed
badoption-no-such-value = { $name } ayinakuba { $value }. Ingaba: { $values }.
# unreviewed
badoption-men = Umdlali uqala neepawn ezi-4 ukuya kwezili-12, hayi { $men }.
# unreviewed
badoption-kinds-not-typed = Abelusi namabutho bafuna umdlalo abahlulwayo kuwo.
# older than the English
# unreviewed
badoption-loses-too-many = Oqala neepawn ezi-{ $men } unokulahlekelwa zezi-{ $most } ubuninzi, kuba ezimbini azisoze zenze umgca. Vumela umdlali oyiswe ngezimbalwa.
# unreviewed
badoption-idle = { $name } ayitshintshi nto kulo mdlalo. { $why }
# older than the English
# unreviewed
badoption-crowded-castle = Ukuba ezinye iipawn zingashukuma ngoxa enye ingenako ukuphuma enqabeni yayo, ezimbini zingema apho. Ngoko oku akunakwaliwa xa kubekwa imeko.
# older than the English
# unreviewed
illformed-parts = Imeko inala macandelo ahlukaniswe sisithuba esinye: { $parts }
# unreviewed
illformed-shape = Ibhodi ayibhalwa ngolu hlobo: { $shape }
# older than the English
# unreviewed
illformed-no-man = { $letter } ayimeli pawn yalo mdlalo.
# unreviewed
illformed-rank = Umqolo { $rank } awunakuba { $text }.
# unreviewed
illformed-value = { $part ->
    [to-move] Icala elimele ukushukuma
    [hands] Okusesandleni
    [gifts] Inani lezipho
    [quiet] Inani leentshukumo ezizolileyo
    [bans] Iintshukumo ezaliweyo
    [turns] Inani leentshukumo
   *[castle-moves] Iintshukumo zasenqabeni
}: akunakuba { $text }. Kungaba: { $values }.
# unreviewed
illformed-too-many-men = { $player ->
    [first] Umdlali wokuqala
   *[second] Umdlali wesibini
} uneepawn zolunye uhlobo ezingaphezu kwezo umdlali aqala nazo.
# unreviewed
illformed-empty = Ibhodi ayinanto.
# unreviewed
illformed-both-over = Umdlalo awunakuphela kubo bobabini abadlali ngaxeshanye.
# unreviewed
illformed-quiet-too-soon = Iintshukumo ezingadubuliyo zibalwa kuphela xa umdlali eshiyeke neenkomo ezintathu.
# unreviewed
illformed-gift-due = { $player ->
    [first] Umdlali wokuqala
   *[second] Umdlali wesibini
} kufuneka aphe inkomo ngoku.
# older than the English
# unreviewed
illformed-crowded-castle = { $player ->
    [first] uMhlophe
   *[second] uMnyama
} akanakuma kuzo zombini izikwere zenqaba yakhe.
# unreviewed
illformed-gifts = Ezi zipho azinakuba zenziwe.
# unreviewed
illformed-no-such-point = Alikho ichokoza { $point } kule bhodi.
# older than the English
# unreviewed
illformed-ban = { $player ->
    [first] Umdlali wokuqala
   *[second] Umdlali wesibini
} akanakuba phantsi kwesi salelo.

## Iinketho, nganye noko ikugqibayo

# unreviewed
option-mill-board = Kudlalwa kweyiphi ibhodi?
# unreviewed
option-mill-diagonal-mills = Ngaba indlela yekona ibalwa njengomgca?
# unreviewed
option-mill-centre-long-mills = Ngaba umbindi ungaba sisiphelo somgca?
# unreviewed
option-mill-hand = Umdlali ngamnye uqala ngeenkomo ezingaphi? (9.2.1: iinkomo ezili-9, abelusi aba-2, ibhuto eli-1)
# unreviewed
option-mill-typed = Ngaba abelusi namabutho bayahlulwa?
# unreviewed
option-mill-moving-begins = Umdlali osandla singenanto uqala nini ukushukumisa?
# unreviewed
option-mill-target = Zeziphi iinkomo ezingadutyulwa?
# unreviewed
option-mill-capture = Ngaba kunyanzelekile ukudubula?
# unreviewed
option-mill-captures-per-move = Intshukumo enye idubula iinkomo ezingaphi?
# unreviewed
option-mill-fly-at = Ngaba umdlali oneenkomo ezintathu angabhabha?
# unreviewed
option-mill-immobile = Kwenzeka ntoni kumdlali ongenako ukushukuma?
# unreviewed
option-mill-full-board = Kwenzeka ntoni xa onke amachokoza egcwele?
# unreviewed
option-mill-gift-counts = Ngaba inkomo ephisiweyo ibalwa njengelahlekileyo?
# older than the English
# unreviewed
option-mill-win-lost = Umdlali woyiswa akuba elahlekelwe ziinkomo ezingaphi?
# unreviewed
option-mill-quiet-when = Iintshukumo ezingadubuliyo ziqala nini ukubalwa?
# unreviewed
option-mill-quiet-moves = Kulingana emva kweentshukumo ezingadubuliyo ezingaphi?
# unreviewed
option-mill-quiet-unit = Kubalwa iintshukumo zikabani?
# unreviewed
option-mill-repetition = Imeko ephindwayo yenza nini ukulingana?
# unreviewed
option-mill-draws = Ngaba isibali siyawuphelisa umdlalo ngokwaso?
# unreviewed
option-mill-no-return = Ngaba inkomo ingabuya kwangoko yenze umgca wayo kwakhona?
# older than the English
# unreviewed
option-mill-no-return-intact = Siphela njani eso salelo?
# unreviewed
option-mill-first-player = Ngubani odlala kuqala?
# unreviewed
option-camelot-knight-exposed = Igorha elitsiba abahlobo kufuneka lithimbe liphi?
# unreviewed
option-camelot-jump-origin = Ngaba ukutsiba kungabuyela apho kuqale khona?
# older than the English
# unreviewed
option-camelot-own-castle-transit = Ngaba ukutsiba abahlobo kungadlula enqabeni yakho?
# unreviewed
option-camelot-castle-move-precedence = Ngaba intshukumo yasenqabeni ingenziwa endaweni yokuthimba?
# unreviewed
option-camelot-castle-duty = Kuthiwani xa ipawn ingenako ukuphuma enqabeni yayo?
# unreviewed
option-camelot-material = Ngaba ipawn enye iyaphumelela xa omnye engenayo nanye?
# unreviewed
option-camelot-stalemate-min-pieces = Kufuneka iipawn ezingaphi ukuze uphumelele kumdlali ongenako ukushukuma?
# unreviewed
option-camelot-draws = Ngaba isibali siyawuphelisa umdlalo ngokwaso?
# unreviewed
option-camelot-camelot-draws = Ngaba ukuphindaphinda neentshukumo ezingama-50 ezingathimbiyo zikukulingana?
# unreviewed
option-camelot-repetition = Iimeko ezimbini zifana nini?
# unreviewed
option-camelot-castle-move-resets = Ngaba intshukumo yenqaba iqala ngokutsha ukubala iintshukumo ezingathimbiyo?
# unreviewed
option-camelot-forfeit-counts = Ngaba ithuba elilahleke ngekhadi elibomvu libalwa njengentshukumo engathimbiyo?
# older than the English
# unreviewed
option-camelot-reentry = Ngaba intshukumo enye ingatsibela enqabeni yakho kabini?
# older than the English
# unreviewed
option-camelot-setup = Ngaba kungabekwa imeko apho zombini izikwere zenqaba yomdlali ngokwakhe zithathiweyo?
# older than the English
# unreviewed
option-reversi-start = Iidiski zokuqala ezine zifika njani embindini?

## Imigaqo ngamazwi alula

# unreviewed
law-follows-umlabalaba = Ulandela imigaqo yemidlalo yemveli yaseMzantsi Afrika (002, imigca 59 ukuya ku-77). Ngemigca exwesileyo nangomdlali ongenako ukushukuma imithombo ayivumelani; eli phepha lixela okusebenza apha.
# unreviewed
law-follows-morabaraba = Ulandela imigaqo yesiBhulu (004). Yahlukile kumlabalaba ngokuba ngubani oqalayo nokuba iintshukumo ezingadubuliyo zibalwa nini.
# unreviewed
law-follows-gar = Ulandela i-Generally Accepted Rules ze-Mind Sports South Africa (GAR). Zizo kuphela ezalela inkomo ukuba ibuye kwangoko.
# older than the English
# unreviewed
law-follows-isizulu = Ulandela uluhlu lwe-isizulu luka-E. L. Powe (002, imigca 26 ukuya ku-36) kwaye, ngokulingana nangemigca exwesileyo, imigaqo yetumente yesi-Indonesia (000). Eyokuqala ithetha ngemiqolo ethe tye nethe nkqo kuphela; silandela eyesibini, kuba umdlalo ongumzekelo we-BLAC Foundation udubula ngomgca oxwesileyo.
# unreviewed
law-follows-isipowe = Ulandela imigaqo yetumente yesi-Indonesia (000). Iyazahlula iintlobo zeepawn kodwa ayizinikanga magunya azo.
# older than the English
# unreviewed
law-follows-isisuthu = Ulandela uluhlu lwe-isisuthu luka-E. L. Powe (002, imigca 15 ukuya ku-25). Intshayelelo yombhalo omnye ithetha ngemigca exwesileyo, uluhlu alwenzi njalo; uluhlu luza kuqala.
# unreviewed
law-follows-camelot = Ulandela isishwankathelo semigaqo yesi-Indonesia (001). Apho sithe cwaka khona, imigaqo ye-World Camelot Federation (WCF) ivala isikhewu.
# unreviewed
law-follows-reversi = Ulandela imigaqo yesiXhosa (003). Apho kungekho mzobo okanye gama khona, imigaqo ye-World Othello Federation (WOF) ivala isikhewu.
# unreviewed
law-mill-place = Ngokutshintshana, umdlali ngamnye ubeka inkomo enye kwichokoza elingenanto.
# older than the English
# unreviewed
law-mill-shoot = Owenza umgca wezintathu udubula kwangoko, kwangelo thuba. Inkomo edutyuliweyo iphuma ebhodini ngonaphakade.
# unreviewed
law-mill-move = Xa isandla sakho singenanto, ushukumisa inkomo enye ngendlela ukuya kwichokoza elilandelayo, ukuba alinanto.
# unreviewed
law-mill-again = Ungawuphula umgca wakho wezintathu. Xa uwenza kwakhona, udubula kwakhona.
# unreviewed
law-clock = Ukulibazisa: unomzuzu omnye. Emva koko usompempe angabonisa ikhadi elimthubi (isilumkiso), emva koko ikhadi elibomvu (kushukuma omnye umdlali), emva koko anike umchasi umdlalo.
# unreviewed
law-mill-hand = Umdlali ngamnye uqala neenkomo ezi-{ $cows } nebhodi engenanto.
# older than the English
# unreviewed
law-mill-hand-kinds = Umdlali ngamnye uqala neenkomo ({ $cows }), abelusi ({ $herdboys }) namabutho ({ $warriors }), nebhodi engenanto.
# unreviewed
law-mill-board-diag24 = Ibhodi inamachokoza angama-24: izikwere ezithathu, ezidityaniswe embindini wamacala nasezikoneni.
# unreviewed
law-mill-board-plain24 = Ibhodi inamachokoza angama-24: izikwere ezithathu, ezidityaniswe embindini wamacala kuphela.
# unreviewed
law-mill-board-sotho25 = Ibhodi inamachokoza angama-25: izikwere ezithathu ezinombindi. Umnqamlezo udibanisa umbindi nesikwere esingaphakathi.
# unreviewed
law-mill-board-full25 = Ibhodi inamachokoza angama-25: izikwere ezithathu ezinombindi. Iindlela zeekona ziya kufika embindini.
# unreviewed
law-mill-diagonal-mills-true = Imigca ithe tye, ithe nkqo nangeendlela zeekona, apho ibhodi inendlela yekona epheleleyo.
# older than the English
# unreviewed
law-mill-diagonal-mills-false = Imigca ithe tye nethe nkqo kuphela. Indlela yekona yeyokuhamba, ayingomgca.
# unreviewed
law-mill-centre-long-mills-true = Umbindi nawo ungaba sisiphelo somgca.
# unreviewed
law-mill-centre-long-mills-false = Umbindi wenza umgca kuphela xa uphakathi kwawo, ngaphakathi kwesikwere esingaphakathi.
# unreviewed
law-mill-typed-true = Umdlali ukhetha uhlobo aza kulubeka. Zonke iintlobo zishukuma, zidubula, zidutyulwa ngokufanayo.
# unreviewed
law-mill-typed-false = Zonke iipawn ziinkomo.
# unreviewed
law-mill-moving-begins-own-hand = Emva kwekhadi elibomvu, umdlali osandla singenanto uyashukumisa ngelixa omnye esabeka.
# unreviewed
law-mill-moving-begins-all-placed = Ukushukumisa kuqala xa inkomo yokugqibela yabadlali bobabini ibekiwe. Emva kwekhadi elibomvu, umdlali osandla singenanto udlulisa ithuba de kube lelo xesha.
# unreviewed
law-mill-target-any = Nayiphi na inkomo yomnye umdlali ingadutyulwa.
# unreviewed
law-mill-target-protected = Inkomo ekumgca wezintathu ikhuselekile, ngaphandle kokuba zonke iinkomo zaloo mdlali zikumgca onjalo.
# unreviewed
law-mill-target-strict = Inkomo ekumgca wezintathu isoloko ikhuselekile. Ukuba zonke zikumgca onjalo, akudutyulwa nto.
# unreviewed
law-mill-capture-mandatory = Kunyanzelekile ukudubula.
# unreviewed
law-mill-capture-optional = Umdlali angakhetha ukungadubuli.
# unreviewed
law-mill-captures-per-move-one = Intshukumo enye idubula inkomo enye, nokuba yenza imigca emibini.
# unreviewed
law-mill-captures-per-move-per-line = Intshukumo enye idubula inkomo enye kumgca ngamnye iwenzayo.
# older than the English
# unreviewed
law-mill-fly-at-0 = Akukho mntu ubhabhayo: nokuba uneenkomo ezintathu, uya kwichokoza elilandelayo kuphela.
# unreviewed
law-mill-fly-at-3 = Umdlali oshiyeke neenkomo ezintathu nesandla esingenanto angabhabha: aye kulo naliphi na ichokoza elingenanto.
# unreviewed
law-mill-immobile-pass = Umdlali ongenako ukushukuma udlulisa ithuba; omnye umdlali ushukuma kwakhona.
# older than the English
# unreviewed
law-mill-immobile-lose = Umdlali ongenako ukushukuma ngethuba lakhe uyoyiswa.
# older than the English
# unreviewed
law-mill-immobile-draw = Ukuba umdlali akanako ukushukuma ngethuba lakhe, umdlalo uyalingana.
# older than the English
# unreviewed
law-mill-full-board-gift = Ukuba ukubeka kugcwalisa yonke ibhodi, umdlali ngamnye upha enye yeenkomo zakhe (ilobolo), kuqala umdlali wokuqala.
# unreviewed
law-mill-full-board-mover-loses = Ukuba ukubeka kugcwalisa yonke ibhodi, umdlali olithuba lakhe akanako ukushukuma, uyoyiswa.
# unreviewed
law-mill-full-board-draw = Ukuba ukubeka kugcwalisa yonke ibhodi, umdlalo uyalingana.
# unreviewed
law-mill-gift-counts-true = Inkomo ephisiweyo ibalwa njengelahlekileyo.
# unreviewed
law-mill-gift-counts-false = Inkomo ephisiweyo ayibalwa njengelahlekileyo.
# unreviewed
law-mill-win-lost = Umdlali olahlekelwe ziinkomo ezi-{ $n } uyoyiswa.
# unreviewed
law-mill-quiet-when-none = Iintshukumo ezingadubuliyo azibalwa naphakade.
# unreviewed
law-mill-quiet-when-either = Iintshukumo ezingadubuliyo zibalwa xa omnye umdlali eneenkomo ezintathu.
# unreviewed
law-mill-quiet-when-both = Iintshukumo ezingadubuliyo zibalwa xa bobabini abadlali beneenkomo ezintathu.
# unreviewed
law-mill-quiet-moves = Iintshukumo ezinjalo ezi-{ $n } zenza ukulingana.
# unreviewed
law-mill-quiet-unit-each = Ziintshukumo zomdlali ngamnye.
# unreviewed
law-mill-quiet-unit-ply = Ziintshukumo zabo bobabini abadlali zidibene.
# unreviewed
law-mill-repetition-0 = Imeko ephindwayo ayisoze yenze ukulingana.
# older than the English
# unreviewed
law-mill-repetition-2 = Xa imeko efanayo ivela okwesibini, kuyalingana.
# older than the English
# unreviewed
law-mill-repetition-3 = Xa imeko efanayo ivela okwesithathu, kuyalingana.
# older than the English
# unreviewed
law-mill-repetition-5 = Xa imeko efanayo ivela okwesihlanu, kuyalingana.
# unreviewed
law-mill-draws-automatic = Xa isibali sigcwele, umdlalo uyalingana kwangoko.
# unreviewed
law-mill-draws-claim = Xa isibali sigcwele, umdlali angabanga ukulingana. De kube lelo xesha umdlalo uyaqhubeka.
# unreviewed
law-mill-no-return-true = Inkomo eshiye umgca yaya kwenza omnye ayinakubuya ngqo kwintshukumo elandelayo yomdlali wayo, ukuba oko kwenza umgca.
# unreviewed
law-mill-no-return-false = Inkomo ingaphuma ibuye ngqo, idubule isihlandlo ngasinye.
# older than the English
# unreviewed
law-mill-no-return-intact-true = Isalelo sokubuya siphela naxa umgca omtsha uphulwe kukudubula.
# unreviewed
law-mill-no-return-intact-false = Isalelo sokubuya siphela ngentshukumo elandelayo yomdlali.
# unreviewed
law-mill-first-player-player-one = Kuqala umdlali obizwa ngokuba ngowokuqala.
# unreviewed
law-mill-first-player-toss = Kujulwa ingqekembe ukuze kwaziwe oqalayo.
# unreviewed
law-mill-first-player-white = Kuqala umdlali oneenkomo ezimhlophe.
# unreviewed
law-mill-first-player-dark = Kuqala umdlali oneenkomo ezimnyama.
# older than the English
# unreviewed
law-camelot-1 = Abadlali ababini bashukuma ngokutshintshana kwizikwere ezili-160; kuqala uMhlophe. Ngamnye unamagorha amane namajoni alishumi. Akukho mntu udlulisa ithuba.
# older than the English
# unreviewed
law-camelot-2 = Umdlali ngamnye unenqaba yezikwere ezibini kwicala lakhe lebhodi: i-F1 ne-G1 zezikaMhlophe, i-F16 ne-G16 zezikaMnyama.
# unreviewed
law-camelot-3 = Ukushukuma nje: nayiphi na ipawn iya kwisikwere esinye nakweliphi na icala, kwisikwere esingenanto.
# older than the English
# unreviewed
law-camelot-4 = Ukutsiba abahlobo: nayiphi na ipawn itsiba umhlobo omelene nayo iye kwisikwere esingenanto esingaphaya, izihlandlo ozithandayo. Ayipheleli apho iqale khona, kwaye akukho mntu unyanzelekileyo ukutsiba abahlobo.
# unreviewed
law-camelot-5 = Ukutsiba utshaba: nayiphi na ipawn itsiba utshaba olumelene nayo iye kwisikwere esingenanto esingaphaya. Utshaba luyathinjwa.
# older than the English
# unreviewed
law-camelot-6 = Onokutsiba utshaba kufuneka athimbe. Ukutsiba kuqhubeka ngoxa ipawn isenako ukutsiba. Uyazikhethela ipawn nendlela.
# older than the English
# unreviewed
law-camelot-7 = Uhlaselo lwegorha: igorha lingatsiba abahlobo kuqala lize litsibe iintshaba, ngethuba elinye. Nohlaselo lwanele apho kufuneka kuthinjwe, kodwa uhlaselo lodwa alunyanzelekanga naphakade.
# older than the English
# unreviewed
law-camelot-8 = Ungena enqabeni yakho ngokutsiba utshaba kuphela. Kufuneka uphume kuyo ngethuba lakho elilandelayo, phambi kwayo yonke enye into.
# unreviewed
law-camelot-9 = Ipawn esenqabeni yotshaba ihlala apho. Umdlali angashukuma kabini kumdlalo wonke esuka kwesinye isikwere sayo esiya kwesinye.
# unreviewed
law-camelot-10 = Uyaphumelela ngeepawn ezimbini enqabeni yotshaba.
# older than the English
# unreviewed
law-camelot-11 = Uyaphumelela nangokuthimba zonke iintshaba, okanye xa utshaba lungenako ukushukuma, ukuba useneepawn ezimbini.
# unreviewed
law-camelot-12 = Ukuba bobabini abadlali bashiyeke nepawn enye, kuyalingana.
# unreviewed
law-camelot-knight-exposed-every-landing = Igorha elitsiba abahlobo kufuneka lithimbe nakwesiphi na isikwere elihla kuso linako ukutsiba utshaba.
# unreviewed
law-camelot-knight-exposed-final-only = Igorha elitsiba abahlobo kufuneka lithimbe kuphela lisuka kwisikwere elima kuso.
# unreviewed
law-camelot-jump-origin-free = Ukutsiba kungabuyela kwisikwere intshukumo eqale kuso.
# unreviewed
law-camelot-jump-origin-blocked = Ukutsiba akunakudlula kwisikwere intshukumo eqale kuso.
# older than the English
# unreviewed
law-camelot-own-castle-transit-forbidden = Ukutsiba abahlobo akunakudlula enqabeni yakho.
# older than the English
# unreviewed
law-camelot-own-castle-transit-allowed = Ukutsiba abahlobo kungadlula enqabeni yakho.
# unreviewed
law-camelot-castle-move-precedence-after-capture = Intshukumo yasenqabeni ayinakwenziwa ngoxa kufuneka kuthinjwe.
# unreviewed
law-camelot-castle-move-precedence-free = Intshukumo yasenqabeni ingenziwa nangoxa kufuneka kuthinjwe.
# unreviewed
law-camelot-castle-duty-absolute = Ukuba ipawn ayinako ukuphuma enqabeni yayo, akukho yimbi ipawn inokushukuma.
# unreviewed
law-camelot-castle-duty-lapses-if-blocked = Ukuba ipawn ayinako ukuphuma enqabeni yayo, ezinye iipawn zingashukuma.
# unreviewed
law-camelot-material-two-to-win = Xa omnye enepawn enye nomnye engenayo nanye, kuyalingana.
# unreviewed
law-camelot-material-last-piece-wins = Xa omnye enepawn enye nomnye engenayo nanye, kuphumelela onayo.
# unreviewed
law-camelot-stalemate-min-pieces-2 = Kufuneka iipawn ezimbini ukuze uphumelele kumdlali ongenako ukushukuma.
# unreviewed
law-camelot-stalemate-min-pieces-1 = Ipawn enye yanele ukuze uphumelele kumdlali ongenako ukushukuma.
# older than the English
# unreviewed
law-camelot-camelot-draws-automatic = Xa imeko efanayo ivela okwesithathu, okanye iintshukumo ezingamashumi amahlanu zomdlali ngamnye ezingathimbiyo nezingangeni enqabeni yotshaba, kuyalingana.
# unreviewed
law-camelot-camelot-draws-off = Akukho kulingana ngokuphindaphinda okanye ngokubala iintshukumo.
# unreviewed
law-camelot-draws-automatic = Xa isibali sigcwele, umdlalo uyalingana kwangoko.
# unreviewed
law-camelot-draws-claim = Xa isibali sigcwele, umdlali angabanga ukulingana. De kube lelo xesha umdlalo uyaqhubeka.
# unreviewed
law-camelot-repetition-whole-state = Iimeko ziyafana kuphela xa neentshukumo zasenqabeni ezisetyenzisiweyo zifana.
# unreviewed
law-camelot-repetition-board-only = Iimeko ziyafana xa ibhodi nomdlali omele ukushukuma befana.
# unreviewed
law-camelot-castle-move-resets-yes = Intshukumo yenqaba iqala ngokutsha ukubala iintshukumo ezingathimbiyo.
# unreviewed
law-camelot-castle-move-resets-no = Intshukumo yenqaba ibalwa njengentshukumo engathimbiyo.
# unreviewed
law-camelot-forfeit-counts-yes = Ithuba elilahleke ngekhadi elibomvu libalwa njengentshukumo engathimbiyo.
# unreviewed
law-camelot-forfeit-counts-no = Ithuba elilahleke ngekhadi elibomvu alibalwa njengentshukumo engathimbiyo.
# older than the English
# unreviewed
law-camelot-reentry-allowed = Ukutsiba kungangena enqabeni yakho, kuphume, kungene kwakhona ngentshukumo enye.
# older than the English
# unreviewed
law-camelot-reentry-forbidden = Ngentshukumo enye ukutsiba kungangena enqabeni yakho kube kanye kuphela.
# unreviewed
law-camelot-setup-accept = Imeko yokuziqhelanisa ingaba neepawn ezimbini enqabeni yazo.
# unreviewed
law-camelot-setup-reject = Imeko yokuziqhelanisa ayinakuba neepawn ezimbini enqabeni yazo.
# unreviewed
law-reversi-1 = Umdlali ngamnye uneediski ezingama-32 zombala omnye. Umnyama uhlala ehamba kuqala.
# unreviewed
law-reversi-2 = Ngokutshintshana, ubeka idiski enye kwisikwere esingenanto ukuze ikhuphe: umqolo weediski zomchasi umi phakathi kwayo nenye idiski yakho.
# unreviewed
law-reversi-3 = Ungakhupha imiqolo yabo nabuphi na ubude, kuzo zonke izalathiso ngaxeshanye: ngokuthe tye, ngokuthe nkqo nangokuxwesileyo.
# unreviewed
law-reversi-4 = Awunakutsiba eyakho idiski, kwaye kubalwa kuphela imiqolo eqala kwidiski entsha.
# older than the English
# unreviewed
law-reversi-5 = Zonke iidiski ezikhutshiweyo kufuneka zijikwe.
# older than the English
# unreviewed
law-reversi-6 = Ongenako ukukhupha nto ulahlekelwa lithuba lakhe. Onako ukukhupha akanakudlulisa ithuba.
# unreviewed
law-reversi-7 = Idiski ebekiweyo ihlala kwisikwere sayo.
# older than the English
# unreviewed
law-reversi-8 = Ophelelwe ziidiski unikwa idiski ngomnye umdlali.
# older than the English
# unreviewed
law-reversi-9 = Ukujika ngempazamo kungalungiswa de ashukume omnye umdlali. Emva koko iidiski zihlala zinjalo.
# older than the English
# unreviewed
law-reversi-10 = Xa kungekho mntu unako ukushukuma, umdlalo uphelile. Onobuninzi beediski ebhodini nguye ophumeleleyo; xa zilingana, umdlalo uyalingana.
# unreviewed
law-reversi-start-standard = UMhlophe une-d4 ne-e5, uMnyama une-d5 ne-e4.
# unreviewed
law-reversi-start-mirrored = UMnyama une-d4 ne-e5, uMhlophe une-d5 ne-e4.
# unreviewed
law-reversi-start-free-centre = Abadlali babeka iidiski zokuqala ezine embindini ngokutshintshana, ngokuthanda kwabo.

## Iifayile

# unreviewed
files = Printa neefayile
# unreviewed
paper-pairings = Eyodonga
# unreviewed
paper-cards = Amakhadi eebhodi
# unreviewed
paper-cards-hint = Ikhowudi ye-QR yebhodi nganye
# unreviewed
paper-slips = Iziliphu zeziphumo
# unreviewed
paper-slips-hint = Ezeebhodi ezingenafowuni
# unreviewed
paper-sheets = Amaphepha okubhala angenanto
# unreviewed
paper-records-hint = Yonke intshukumo, ukuze isayinwe
# unreviewed
paper-prizes = Amabhaso
# unreviewed
paper-certificates-hint = Iindawo 1 ukuya ku-3
# unreviewed
paper-schools-hint = Bonke abadlali baso
# unreviewed
paper-keep = Yokugcinwa
# unreviewed
paper-before = Phambi kosuku
# unreviewed
paper-programs = Ezinye iinkqubo
# older than the English
# unreviewed
paper-bring = Ngenisa iziphumo
# unreviewed
files-hint = Thatha itumente uhambe nayo, okanye uyinike enye inkqubo. Ezi fayile zinamagama apheleleyo: zezakho kuphela.
# unreviewed
files-trf = Ifayile yengxelo (TRF)
# unreviewed
files-trf-hint = yeenkqubo ezenza izibini nee-rating
# unreviewed
files-json = Konke (JSON)
# unreviewed
files-json-hint = itumente yonke, ukuyisa kwenye ikhompyutha
# unreviewed
files-pairings = Izibini neziphumo (CSV)
# unreviewed
files-pairings-hint = ye-spreadsheet
# unreviewed
files-players = Abadlali (CSV)
# unreviewed
files-players-hint = kunye nabo magama abo apheleleyo angaboniswa; uncamathisele kwenye itumente
# unreviewed
files-standings = Uluhlu lwamanqaku (CSV)
# unreviewed
files-teams = Uluhlu lwamanqaku lwamaqela (CSV)
# unreviewed
files-matches = Imidlalo yamaqela, ibhodi ngebhodi (CSV)
# unreviewed
files-matches-hint = yespredishithi; iziphumo zingafundwa kwakhona
# unreviewed
files-results = Iziphumo ezivela kwifayile
# older than the English
# unreviewed
files-results-hint = Thatha ifayile yezibini neziphumo, bhala iziphumo zalo mjikelo kwikholam yayo yokugqibela, uze uyikhethe apha. Ukuba kukho into engalunganga, akukho nto ifakwayo.
# unreviewed
files-choose = Ifayile
# unreviewed
files-enter = Faka iziphumo
# unreviewed
files-no-round = Akukho mjikelo udlalwayo ngoku.
# unreviewed
files-results-entered = { $n ->
    [0] Akukho nto intsha kwifayile.
    [one] Kufakwe isiphumo esinye.
   *[other] Kufakwe iziphumo ezi-{ $n }.
}
# older than the English
# unreviewed
files-results-wrong = Akukho nto ifakiweyo. Lungisa oku uze ukhethe ifayile kwakhona:
# unreviewed
laptop-title = Le khompyutha
# unreviewed
laptop-hello = Wamkelekile, { $name }
# unreviewed
laptop-lead = Ncamathisela amagama, ucinezele Yenza izibini, umjikelo 1 ube seludongeni. Imizuzu elishumi, ngaphandle kwe-intanethi.
# unreviewed
laptop-phones = Iifowuni eholweni
# unreviewed
laptop-phones-on = Khomba ikhamera yefowuni ekwaloo Wi-Fi kwikhowudi, okanye uchwetheze idilesi.
# unreviewed
laptop-phones-off = Ngoku le khompyutha kuphela enokuvula i-Inkundla.
# unreviewed
laptop-network = Inethiwekhi yeefowuni
# unreviewed
laptop-network-use = Sebenzisa le nethiwekhi
# unreviewed
laptop-test = Yiskene ngefowuni: ifowuni itsho kwangoko ukuba iyafikelela na kule khompyutha.
# unreviewed
laptop-no-network = Le khompyutha ayikho kwinethiwekhi. Yiqhagamshele kwi-Wi-Fi yeholo, okanye kwi-hotspot yefowuni. I-intanethi ayifuneki.
# older than the English
# unreviewed
laptop-firewall = Khetha iinethiwekhi zabucala, uze uvume. Ngaphandle koko akukho fowuni ingenayo.
# unreviewed
laptop-windows = IWindows ibuza kanye
# unreviewed
laptop-firewall-refused = Wale ngempazamo? KwiWindows Security vula iFirewall, uze “Allow an app through firewall”, ukhethe i-Inkundla kwiinethiwekhi zabucala.
# older than the English
# unreviewed
laptop-look = Jonga kuqala
# older than the English
# unreviewed
laptop-bring = Zisa itumente
# older than the English
# unreviewed
laptop-bring-text = Kwenye ilaptop, kwi-USB okanye kwikopi.
# unreviewed
laptop-turn-on = Vumela iifowuni
# unreviewed
laptop-turn-on-hint = Iifowuni ezikwi-Wi-Fi yakho kuphela. Xa kucinyiwe: le khompyutha kuphela.
# unreviewed
laptop-kept = Apho yonke into igcinwa khona
# unreviewed
laptop-awake = Yigcine ivukile
# unreviewed
laptop-awake-text = Xa ilele, akukho fowuni ifikelela kuyo; akukho nto ilahlekayo. Ngalo mini: yiplage, ungayivali, ubeke ukulala ku-“Never” kwiisetingi zombane.
# unreviewed
laptop-close = Misa i-Inkundla
# unreviewed
laptop-close-text = Yonke into igciniwe. Iifowuni zigcina oko zikurekhodayo zize zikuthumele xa i-Inkundla isebenza kwakhona.
# unreviewed
laptop-stays = Ukuvala eli phepha akuyimisi i-Inkundla.
# unreviewed
laptop-closed = I-Inkundla ivaliwe. Yonke into igciniwe. Ungalivala eli phepha.
# unreviewed
move-title = Fudukela kwenye ikhompyutha
# unreviewed
move-lead = Ifayile enye ithatha yonke into: iitumente, imidlalo, iiakhawunti neesetingi.
# unreviewed
move-no-file = Le seva ayikwazi kufuduka njengefayile enye: idathabheyisi yayo yiPostgreSQL, okanye ayigcini zikopi. Sebenzisa “inkundla backup” kunye no-“inkundla restore”; jonga docs/BACKUPS.md.
# unreviewed
move-make-title = Yenza ifayile
# unreviewed
move-stop = Misa ukufaka kule khompyutha: enye iyaqhubeka
# unreviewed
move-stop-hint = Ngoko akukho nto ibhalwa kabini. Iiwotshi ezihambayo ziyamiswa, neefowuni zigcina oko zikubhalayo. Ungaqhubeka apha nanini na.
# unreviewed
move-make = Yenza ifayile
# unreviewed
move-made = Ifayile yenziwe yahlolwa: { $time }.
# unreviewed
move-made-before = Oko kufakwe apha emva koko akukho kuyo.
# unreviewed
move-take-title = Yise kwenye ikhompyutha
# unreviewed
move-download = Khuphela ifayile
# unreviewed
move-folder = Ngentonga yememori: yikope kule folda.
# unreviewed
move-network = Okanye nge-Wi-Fi yeholo
# unreviewed
move-network-off = Vumela iifowuni kuqala. Emva koko enye ikhompyutha ingayilanda ifayile nge-Wi-Fi:
# unreviewed
move-network-text = Bhala le dilesi kwenye ikhompyutha. Isebenza kanye, kude kube ngu-{ $time }.
# unreviewed
move-offer = Bonisa idilesi
# unreviewed
move-withdraw = Rhoxisa le dilesi
# unreviewed
move-taken = Enye ikhompyutha iyilandile ifayile: { $time }.
# unreviewed
move-there = Kwenye ikhompyutha
# unreviewed
move-there-start = Qala i-Inkundla apho. Iphepha layo lokuqala lino-“Ndizisa yonke into kwenye ikhompyutha”.
# unreviewed
move-stopped = Enye ikhompyutha iyaqhubeka ukususela { $time }
# unreviewed
move-stopped-text = Le ayithathi nto ifakwayo. Qhubeka apha kuphela xa kungabhalwanga nto kwenye: ibiya kusilela apha.
# unreviewed
move-go-on = Qhubeka apha noko
# unreviewed
fault-moved = Iitumente ziqhubeka kwenye ikhompyutha. Le ayithathi nto ifakwayo. Oyimisileyo angakutshintsha oko: “Le khompyutha”, “Fudukela kwenye ikhompyutha”.
# unreviewed
bring-title = Ndizisa yonke into kwenye ikhompyutha
# unreviewed
bring-lead = Yenza ifayile kuqala kwenye ikhompyutha: “Le khompyutha”, “Fudukela kwenye ikhompyutha”. Ikopi yayo yonke into nayo iyasebenza.
# unreviewed
bring-file = Khetha ifayile
# unreviewed
bring-take = Yihlole uyithathe
# unreviewed
bring-address = Okanye bhala idilesi eboniswa yenye ikhompyutha
# unreviewed
bring-fetch = Yilande uyithathe
# unreviewed
bring-aside = Oko ukumisileyo apha kubekwa ecaleni iintsuku ezingamashumi amathathu.
# unreviewed
bring-not-here = Le seva igcina idathabheyisi yayo kwenye indawo. Buyisela ifayile ngomgca womyalelo: jonga docs/BACKUPS.md.
# unreviewed
bring-has-events = Le khompyutha inetumente zayo, kwaye ziyahlala. Yenza ikopi yetumente enye kwenye ikhompyutha uyibuyisele apha: iyadibana nazo. Umzekelo ungacinywa: “Iisetingi”, “Iinkcukacha zabantwana”.
# unreviewed
bring-one-event = Le fayile inetumente enye. Misa le khompyutha kuqala, uze uyibuyisele kwiphepha “Iikopi zogcino”.
bring-sealed = Le kopi yogcino itywiniwe. Khetha kunye nayo ifayile ethi inkundla.keys ekwifolda efanayo.
# unreviewed
bring-no-address = Le asiyodilesi yekhompyutha ekwinethiwekhi enye. Yibhale njengoko enye ikhompyutha iyibonisa.
# unreviewed
bring-no-answer = Akukho fayile ivela kule dilesi. Ingaba zombini iikhompyutha zikwi-Wi-Fi efanayo? Idilesi isebenza kanye, imizuzu eli-15: bonisa entsha kwenye ikhompyutha.
# unreviewed
bring-not-written = Le fayile ayikwazanga ukuthathwa. Akukho nto itshintshileyo apha. Ingaba idiski igcwele? Ukuba akunjalo sebenzisa enye ikopi.
# unreviewed
arrived-title = Yonke into ilapha
# unreviewed
arrived-start = I-Inkundla iyavalwa ngoku. Yiqale kwakhona, iza kuvuleka nayo yonke le nto.
# unreviewed
arrived-server = Misa iseva uphinde uyiqale: iza kuvuleka nayo yonke le nto.
# unreviewed
arrived-sign-in = Ngena ngegama nangebinzana lokungena onalo kwenye ikhompyutha.
# unreviewed
arrived-phones = Iifowuni: ukuba le khompyutha inedilesi yenye, amaphepha azo ayaqhubeka. Ukuba akunjalo vumela iifowuni apha ziskene ikhowudi entsha; iikhowudi ezisemakhadini eebhodi ziyafana.
# unreviewed
arrived-unsent = Ifowuni ethi “Akugcinwanga”: gcina iphepha layo livuliwe. Izithumelela ngokwayo ukuba idilesi iyafana; ukuba akunjalo funda irekhodi yayo ngeekhowudi zeQR.
# unreviewed
checkup-good = Kulungile
# unreviewed
checkup-note = Phawula
# unreviewed
checkup-wrong = Kufuneka kulungiswe
# unreviewed
checkup-program = Inkqubo
# unreviewed
checkup-database = Uvimba wedatha
# older than the English
# unreviewed
checkup-database-new = { $file } iza kwenziwa ekuqaleni kokuqala.
# unreviewed
checkup-disk = Idiski
# unreviewed
checkup-disk-free = { $free } isasele.
# unreviewed
checkup-disk-low = Yi-{ $free } kuphela esaseleyo. Cima iifayile ezinkulu: xa idiski igcwele akukho nto inokurekhodwa.
# unreviewed
checkup-clock = Iwotshi
# unreviewed
checkup-clock-is = { $time }. Iirekhodi zithatha amaxesha kule wotshi: ingaba ilungile?
# older than the English
# unreviewed
checkup-clock-behind = { $time }. Kodwa i-Inkundla ibisebenza nge-{ $day }, kamva koko. Lungisa iwotshi yale khompyutha.
# unreviewed
checkup-network = Inethiwekhi
# unreviewed
checkup-network-is = Iifowuni kwinethiwekhi enye zifumana le khompyutha ku-{ $addresses }.
# unreviewed
checkup-backups = Iikopi zogcino
# unreviewed
checkup-backups-none = Azikabikho. I-Inkundla yenza eyokuqala ngokwayo kamsinya emva kokuqala.
# unreviewed
checkup-backups-last = Eyokugqibela yeye-{ $time }.
# older than the English
# unreviewed
checkup-backups-old = Eyokugqibela yeye-{ $time }. Khuphela entsha, ujonge ukuba idiski igcwele na.
# unreviewed
checkup-printing = Ukushicilela
# unreviewed
checkup-printing-is = Iifayile ze-PDF zenziwa ngaphandle komshicileli. Zishicilele apha, okanye kwenye ikhompyutha.
# unreviewed
checkup-browsers = Izikhangeli
# older than the English
# unreviewed
checkup-browsers-are = I-Chrome, i-Edge, i-Firefox, i-Safari ne-Samsung Internet ukusuka ngo-2022. Ezindala zinokufunda onke amaphepha; iibhodi azihambi ngokwazo.
# unreviewed
checkup-browser-this = { $browser }: intsha ngokwaneleyo.
# unreviewed
checkup-browser-old = { $browser } indala kakhulu: yihlaziye kule khompyutha.
# unreviewed
hello-title = Uvavanyo lwefowuni
# unreviewed
hello-yes = Le fowuni iyafikelela kwilaptop
# unreviewed
hello-ms = Impendulo nge-{ $ms } ms.
# unreviewed
hello-umpire = Ndingusompempe
# unreviewed
hello-not = Ukuba enye ifowuni ayifikeleli
# unreviewed
hello-same = Ifowuni nelaptop kufuneka zibe kwi-Wi-Fi enye.
# older than the English
# unreviewed
hello-data = Cima idatha yefowuni ngelixa iseholweni.
# unreviewed
hello-guest = Enye inethiwekhi yeendwendwe iyazahlula izixhobo. Sebenzisa enye inethiwekhi, okanye i-hotspot yefowuni.
# unreviewed
words-title = Nceda ngamagama
# unreviewed
words-heading = Nceda ngamagama: { $language }
# unreviewed
words-progress = Kuphendulwe { $done } kwezi { $all }
# unreviewed
words-back = Iphepha elinala magama
# unreviewed
words-all = Onke amagama ngendawo
# unreviewed
words-all-hint = Vula naliphi na iphepha le-Inkundla uze ulandele “Nceda ngamagama” emazantsi alo, okanye khetha indawo apha. Ungayitsho ngolu hlobo emntwaneni etafileni? Izithethi ezibini ezikhetha “Kulungile” ziyawuqinisekisa umhlathi.
# unreviewed
words-choose-language = Qala ngokukhetha ulwimi lwakho emazantsi eli phepha.
# unreviewed
words-open-again = Vula elo phepha kwakhona, uze ubuyele apha: akusaziwa ukuba ngawaphi amagama akulo.
# unreviewed
words-sentence = Isivakalisi
# unreviewed
words-none-yet = Akukho mntu sele eyiguqulele kulwimi lwakho.
# unreviewed
words-filled = Negama okanye inani:
# unreviewed
words-see = Yibone apho
# unreviewed
words-glossary = { $term }: “{ $exact }” (imigaqo { $rules })
# unreviewed
words-right = Kulungile
# unreviewed
words-not-sure = Andiqinisekanga
# unreviewed
words-better-open = Okungcono…
# unreviewed
words-better = Amagama angcono
# unreviewed
words-better-form = Amagama angcono: { $form }
# unreviewed
words-written = Amagama angcono. Gcina iimpawu: zichaza ukuba ngawaphi amagama amele eliphi inani.
# unreviewed
words-form-one = kwenye
# unreviewed
words-form-other = kwezinye zonke
# unreviewed
words-values = Zigcine ezi zinjalo; amagama namanani aza kungena kuzo: { $values }
# unreviewed
words-save = Gcina
# unreviewed
words-undo = Rhoxisa impendulo yokugqibela
# unreviewed
words-done = Uphendule yonke into apha. Enkosi.
# unreviewed
words-kept = Iimpendulo zakho zigcinwe kule khompyutha. Lowo ukhathalele i-Inkundla apho angazigqithisa.
# unreviewed
words-keys = Amaqhosha: 1 kulungile, 2 okungcono, 3 andiqinisekanga. U-Enter uyagcina, u-Escape uyaphuma kwindawo yokubhala.
# unreviewed
words-english-changed = IsiNgesi sitshintshile, ngoko kubuzwa kwakhona.
# unreviewed
words-older = IsiNgesi sitshintshile emva kokuba la mazwi ebhaliwe.
# unreviewed
words-changed = La magama atshintshile, ngoko abuzwa kwakhona.
# unreviewed
words-said-right = Uthe: kulungile.
# unreviewed
words-said-not-sure = Uthe: andiqinisekanga.
# unreviewed
words-said-better = Uthe okungcono: { $text }
# unreviewed
words-confirmed = kuqinisekisiwe
# unreviewed
words-answered = kuphenduliwe
# unreviewed
words-begin = Qala
# unreviewed
words-welcome = I-Inkundla ithetha ulwimi lwakho, kodwa uninzi lwamagama ayo alukafundwa sisithethi. Yitsho ngesivakalisi ngasinye ukuba silungile na. Akudingeki akhawunti.
# unreviewed
words-language = Ulwimi lwakho
# unreviewed
words-name = Igama lakho okanye oonobumba bokuqala (kungashiywa kungabhalwanga)
# unreviewed
words-name-hint = Lihamba neempendulo zakho, ukuze oziqokelelayo akwazi ukukubuza.
# unreviewed
words-about = Kuqinisekiswe okungakanani
# unreviewed
words-about-text = Amagama aqinisekisiwe xa imigaqo ebhaliweyo yomdlalo inawo, okanye xa izithethi ezibini ezahlukeneyo zithe alungile. Onke amanye abhalwe ngabantu okanye iinkqubo ezinokuba ziphazamile.
# unreviewed
words-about-confirmed = Kuqinisekiswe izivakalisi ezi-{ $n } kwezi-{ $all }.
# unreviewed
words-about-help = Lowo usete le khompyutha unokumema izithethi ukuba zincede, kwiphepha elithi “Le khompyutha”.
# unreviewed
words-quiet = Uninzi lwala magama alukaqinisekiswa zizithethi (aqinisekisiweyo angu-{ $percent } %).
# unreviewed
words-laptop = Izithethi zesiZulu, isiXhosa, isiBhulu okanye isi-Indonesia zinokutsho ukuba ngawaphi amagama alungileyo. Zivula idilesi kwifowuni yazo; azidingi akhawunti kwaye aziboni nto ingaphaya kwebonwa nguye wonke umntu.
# unreviewed
words-link-make = Yenza idilesi yezithethi
# unreviewed
words-link-renew = Yenze ngokutsha
# unreviewed
words-link-ends = Idilesi yangaphambili iyaphela, nakwabo sele beyivulile. Iimpendulo zabo zisala.
# unreviewed
words-link-qr = Idilesi yezithethi njengekhowudi ye-QR
# unreviewed
words-bring = Iimpendulo zakwenye indawo
# unreviewed
words-file = Ifayile yeempendulo
# unreviewed
words-take-in = Ngenisa
# unreviewed
words-taken-in = Iimpendulo ezintsha: { $n }. Esele zisaziwa: { $known }.
# unreviewed
words-strange = Kushiyiwe, kuba olu hlobo lwe-Inkundla alunaso esi sivakalisi: { $n }.
# unreviewed
words-full = Akukho zithethi zimbi okanye iimpendulo ezinokungena kule khompyutha. Cela oyikhathaleleyo enze idilesi yezithethi ngokutsha.
# unreviewed
words-place-umpire = Ifowuni kanompempe
# unreviewed
words-when-umpire = Kwifowuni esebhodini: amathuba, amakhadi, iiwotshi, nokuba kutheni into ingenakwenziwa.
# unreviewed
words-place-practice = Ukuziqhelanisa nokubukela kwakhona
# unreviewed
words-when-practice = Xa umntu efunda umdlalo, okanye ewubukela ngenyathelo.
# unreviewed
words-place-rules = Imigaqo
# unreviewed
words-when-rules = Kumaphepha anemigaqo yemidlalo.
# unreviewed
words-place-event = Itumente
# unreviewed
words-when-event = Xa umntu esenza itumente, etshintsha iisetingi zayo okanye eyijonga.
# unreviewed
words-place-players = Abadlali
# unreviewed
words-when-players = Xa abadlali befakwa, belungiswa, befunyanwa okanye bebalwa.
# unreviewed
words-place-rounds = Imijikelo
# unreviewed
words-when-rounds = Xa umjikelo izibini zawo zisenziwa, upapashwa, uqhutywa, ulungiswa okanye urhoxiswa.
# unreviewed
words-place-standings = Izikhundla
# unreviewed
words-when-standings = Kwizikhundla, kumanqam nakwizintlu zezikolo namaqela.
# unreviewed
words-place-projector = Iprojektha
# unreviewed
words-when-projector = Eludongeni lweholo, nalapho kukhethwa khona okuboniswayo.
# unreviewed
words-place-people = Abantu
# unreviewed
words-when-people = Xa abanye bemenywa ukuba bancede, nakwinto abavunyelwe ukuyenza.
# unreviewed
words-place-account = Iakhawunti
# unreviewed
words-when-account = Xa umntu engena, etshintsha amagama ayimfihlo okanye elahlekelwe ngawo.
# unreviewed
words-place-papers = Amaphepha
# unreviewed
words-when-papers = Kwinto eprintwayo: izibini, amakhadi eebhodi, amaphepha emidlalo, izatifikethi.
# unreviewed
words-place-records = Iirekhodi zemidlalo
# unreviewed
words-when-records = Xa irekhodi ifundwa, ihlolwa, iprintwa okanye ithathwa.
# unreviewed
words-place-files = Iifayile
# unreviewed
words-when-files = Xa ifayile ithathwa, naxa ingafundeki.
# unreviewed
words-place-copies = Iikopi zogcino
# unreviewed
words-when-copies = Xa kusenziwa iikopi zayo yonke into okanye zibuyiswa.
# unreviewed
words-place-computer = Le khompyutha
# unreviewed
words-when-computer = Kwiphepha lekhompyutha eseholweni, kuvavanyo lwefowuni, nakwinto ethethwa ngofikelelo.
# unreviewed
words-place-words = Nceda ngamagama
# unreviewed
words-when-words = Kula maphepha ezithethi.
# unreviewed
words-place-notices = Iimpazamo nezaziso
# unreviewed
words-when-notices = Emva kokuba into igciniwe, naxa into ingenakwenziwa.
# unreviewed
words-place-everywhere = Yonke indawo
# unreviewed
words-when-everywhere = Kumaphepha amaninzi: amacala, imibala, iintsuku, iitheyibhile.
# unreviewed
words-help = Nceda ngamagama: { $n }
# unreviewed
words-send = Thatha iimpendulo zam ({ $n })
# unreviewed
words-take-all = Thatha zonke iimpendulo ({ $n })
# unreviewed
words-others-right = Ezinye izithethi ezithe kulungile: { $n }.
# unreviewed
words-about-here = Kule khompyutha izithethi ezibini zithe kulungile kwezinye ezi-{ $n }.
# unreviewed
verify-title = Khangela irekhodi
# unreviewed
verify-hint = Khetha ifayile yeerekhodi oyinikwe ngumququzeleli. Yonke intshukumo iyaphinda idlalwe, kwaye lonke uphawu olubonisa utshintsho luyakhangelwa.
# unreviewed
verify-file = Ifayile yeerekhodi
# unreviewed
verify-paste = Okanye uncamathisele umbhalo
# unreviewed
verify-text = Umbhalo weerekhodi
# unreviewed
verify-button = Khangela
# older than the English
# unreviewed
verify-kept = Akukho nto yale fayile igcinwayo.
# unreviewed
verify-drop = Okanye uyilahle ifayile naphi na kweli phepha.
# unreviewed
verify-stays = Ifayile ihlala kwesi sixhobo: eli phepha alithumeli nto kwaye alifuni nethiwekhi.
# unreviewed
verify-needs = Eli phepha lifuna izikripthi (JavaScript) nebhrawuza yowama-2023 okanye entsha. Iphepha “Khangela irekhodi” leseva ye-Inkundla lenza okufanayo ngaphandle kwazo.
# unreviewed
verify-take = Thatha eli phepha
# unreviewed
verify-take-hint = Ifayile enye ejonga iirekhodi ngaphandle kwe-Inkundla nangaphandle kwenethiwekhi.
# unreviewed
verify-nothing = Khetha ifayile, okanye uncamathisele umbhalo wayo.
# older than the English
# unreviewed
verify-sound = Irekhodi imi
# unreviewed
verify-unchanged = Ayitshintshanga
# unreviewed
verify-not-sound = Irekhodi itshintshiwe
# unreviewed
verify-changed = Itshintshiwe
# unreviewed
verify-unreadable = Oku akufundeki njengerekhodi
# unreviewed
verify-no-record = Asiyorekhodi
# unreviewed
verify-turns = Yonke intshukumo ilandela imigaqo
# older than the English
# unreviewed
verify-turns-how = Iintshukumo eziphinde zadlalwa apha: { $turns }. Imidlalo: { $games }.
# unreviewed
verify-chain = Akukho nto ishiywe, yongezwe okanye itshintshwe phakathi
# older than the English
# unreviewed
verify-chain-how = Ungeno ngalunye lunophawu lolungaphambi kwalo.
# unreviewed
verify-signed = Itumente isayine umjikelo { $round }
# older than the English
# unreviewed
verify-number = Inombolo yokukhangela { $code }. Kufuneka ifane naleyo ikwiphepha letumente lalo mjikelo.
# unreviewed
verify-agreed = Bobabini abadlali bathe isiphumo silungile
# unreviewed
verify-agreed-games = { $n ->
    [one] Kumdlalo o-{ $n }.
   *[other] Kwimidlalo e-{ $n }.
}
# unreviewed
verify-not-proved = Akuqinisekiswanga
# older than the English
# unreviewed
verify-not-table = Oko bekumi ngenene etafileni: irekhodi ibonisa oko usompempe akucofileyo.
# unreviewed
verify-another = Khangela enye
# unreviewed
verify-paper = Iphepha lakho linenombolo yokukhangela { $code }. Khetha ifayile yeerekhodi yetumente: eli phepha lixela ukuba yifayile enaloo nombolo na.
# unreviewed
verify-paper-is = Inombolo yokukhangela yephepha lakho yeyomjikelo { $round }
# older than the English
# unreviewed
verify-paper-is-not = Akukho nto kule fayile inenombolo yokukhangela yephepha lakho, { $code }. Yenye ifayile, okanye umjikelo utyikitywe kwakhona emva koko.
# unreviewed
codes-title = Bonisa irekhodi njengeekhowudi ze-QR
# older than the English
# unreviewed
codes-where = Vula ibhodi ngale fowuni. Imenyu yayo ineqhosha ngexesha kukho into elindele ukuthunyelwa.
# older than the English
# unreviewed
codes-hint = Bamba le fowuni phambi kwekhamera yelaptop yomququzeleli, kumgama wesandla, de ilaptop ibonise ibhodi.
# older than the English
# unreviewed
codes-none = Akukho nto ilindileyo kule fowuni: umququzeleli unayo yonke into.
# unreviewed
codes-of = Ikhowudi { $n } kwezi-{ $all }
# unreviewed
codes-back = Edlulileyo
# unreviewed
codes-hold = Bamba
# unreviewed
codes-next = Elandelayo
# unreviewed
scan-title = Funda iirekhodi kwiifowuni
# older than the English
# unreviewed
scan-hint = Ifowuni ebingafikeleli kule laptop ibonisa irekhodi yayo njengeekhowudi ze-QR: kwimenyu yayo, “Bonisa irekhodi njengeekhowudi ze-QR”. Yibambe phambi kwekhamera, okanye khetha iifoto zeekhowudi.
# unreviewed
scan-camera = Sebenzisa ikhamera
# unreviewed
scan-camera-off = Misa ikhamera
# older than the English
# unreviewed
scan-camera-refused = Isikhangeli asiyiboleki le khasi ikhamera. Khetha iifoto endaweni yoko.
# unreviewed
scan-pictures = Iifoto zeekhowudi (JPEG okanye PNG)
# unreviewed
scan-read = Zifunde
# older than the English
# unreviewed
scan-empty = Akukafundwa khowudi.
# older than the English
# unreviewed
scan-nothing = Akukho khowudi yerekhodi emfanekisweni. Wuthathe kwakhona: kufutshane, ngqo, ngaphandle kokubonakalisa.
# older than the English
# unreviewed
scan-no-picture = Enye ifayile ayingomfanekiso unokufundwa. Khetha i-JPEG okanye i-PNG.
# older than the English
# unreviewed
scan-too-large = Umfanekiso uneepikseli ezininzi kakhulu. Wuthathe ngobungakanani obuncinci.
# unreviewed
scan-too-much = Akukho khowudi ifunyenweyo kumfanekiso: uneepatheni ezininzi kakhulu. Thatha umfanekiso wefowuni enye ukufutshane.
# unreviewed
scan-missing = Kufundwe { $read } kwiikhowudi ezi-{ $all }. Kusasilela: { $missing }
# older than the English
# unreviewed
scan-damaged = Ezi khowudi azihambelani, okanye azilorekhodi. Akukho nto yazo ifakiweyo. Zifunde kwakhona efowunini.
# older than the English
# unreviewed
scan-altered = Ezi khowudi aziyonto yenziwe yifowuni yale bhodi: zitshintshiwe. Akukho nto yazo ifakiweyo.
# older than the English
# unreviewed
scan-other-phone = Ezi khowudi zivela kwifowuni engarekhodi le bhodi ngoku, okanye kwelinye itumente. Akukho nto yazo ifakiweyo.
# unreviewed
scan-no-board = Le tumente ayinayo loo bhodi, okanye akukho fowuni iyirekhodayo. Akukho nto ifakiweyo.
# older than the English
# unreviewed
scan-stops = Ungeniso { $n } lwefowuni alunakulandela oko kukwirekhodi, ngoko akukho nto ifakiweyo: { $why }
# older than the English
# unreviewed
scan-turns = { $n ->
    [one] Irekhodi inethuba eli-{ $n } kunye nayo.
   *[other] Irekhodi inamathuba angu-{ $n } kunye nayo.
}
# unreviewed
scan-not-over = Umdlalo awukapheli.
# older than the English
# unreviewed
scan-known = { $n ->
    [one] Ungeniso olu-{ $n } lwefowuni selukwirekhodi.
   *[other] Iingeniso ezi-{ $n } zefowuni sezikwirekhodi.
}
# older than the English
# unreviewed
scan-all-known = Yonke into ikwirekhodi.
# unreviewed
scan-entered = { $n ->
    [one] Kufakwe ungeniso olu-{ $n }.
   *[other] Kufakwe iingeniso ezi-{ $n }.
}
# unreviewed
scan-to-enter = { $n ->
    [one] Kungafakwa ungeniso olu-{ $n }.
   *[other] Kungafakwa iingeniso ezi-{ $n }.
}
# unreviewed
scan-enter = Faka le rekhodi
# unreviewed
scan-done = Ikwirekhodi
# unreviewed
scan-refused = Ayifakwanga
# unreviewed
verify-which = Umdlalo
# unreviewed
verify-show = Bonisa
# unreviewed
verify-game = Umjikelo { $round }, ibhodi { $board }: { $first }, { $second }
# older than the English
# unreviewed
take-title = Iirekhodi zemidlalo ezisuka kwenye ikhompyutha
# older than the English
# unreviewed
take-hint = Imidlalo yale tumente erekhodwe kwenye i-Inkundla: khetha ifayile yeerekhodi zayo. Ubona okuphakathi phambi kokuba kugcinwe nantoni na. Zingena zonke, okanye akungeni nanye.
# unreviewed
take-found = Entsha – imidlalo: { $games }, amangeno: { $entries }.
# older than the English
# unreviewed
take-known = { $n ->
    [0] Akukho mdlalo usele ukho apha.
    [one] Umdlalo o-{ $n } usele ukho apha, njengakwifayile.
   *[other] Imidlalo e-{ $n } isele ikho apha, njengakwifayile.
}
# older than the English
# unreviewed
take-agree = Ngenisa iirekhodi
# older than the English
# unreviewed
take-wrong = { $n ->
    [one] Akukho nto ingenisiweyo. Kukho into engalunganga:
   *[other] Akukho nto ingenisiweyo. Izinto ezingalunganga: { $n }
}
# unreviewed
take-stands = Umjikelo { $round }, ibhodi { $board }: { $why }
# unreviewed
take-no-such-board = le tumente ayinayo ibhodi enjalo.
# unreviewed
take-not-open = lo mjikelo awudlalwa apha ngoku.
# older than the English
# unreviewed
take-other-players = kuhleli abanye abadlali apho: iinombolo { $first } no-{ $second }.
# older than the English
# unreviewed
take-other-record = sele kurekhodwe enye into apha.
# older than the English
# unreviewed
take-by-hand = isiphumo sifakwe ngesandla. Sibuyise kuqala.
# older than the English
# unreviewed
take-other-law = udlalwe ngeminye imigaqo, hayi le yale tumente.
# older than the English
# unreviewed
notice-records-taken = Iirekhodi zingenisiwe.
# older than the English
# unreviewed
record-not-records = Le ayiyofayile yeerekhodi.
# unreviewed
record-version = Ifayile inohlelo { $version }. Le nkqubo yazi uhlelo 2.
# older than the English
# unreviewed
record-not-understood = Oku akubhalwanga njengerekhodi.
# unreviewed
record-missing = Kukho into engekhoyo apha.
# older than the English
# unreviewed
record-twice = Oku kuphindwe okwesibini apha.
# older than the English
# unreviewed
record-number = Ungeno { $found } ume apho kufanele kube ngungeno { $expected }.
# unreviewed
record-altered = Ungeno { $entry } utshintshiwe, okanye lowo ungaphambi kwawo.
# unreviewed
record-root = Abadlali, umjikelo, ibhodi okanye itumente itshintshiwe.
# unreviewed
record-impossible = Ungeno { $entry } awunakulandela lowo ungaphambi kwawo.
# unreviewed
record-not-from-entries = Amangeno omdlalo athetha enye into.
# unreviewed
record-other-event = Oku kusayinelwe enye itumente.
# unreviewed
record-signature = Utyikityo alulunganga: kukho into etshintshwe emva kokusayina.
# unreviewed
record-cut = Isiphelo sinqunyulwe: ungeno { $signed } usayiniwe, irekhodi iphela ku-{ $found }.
# unreviewed
record-place-more = Umgca { $line }, ikholam { $column }: { $what } (Ezinye ezi-{ $n } zilandela koku.)
# unreviewed
record-text = Isicatshulwa asisiso esabhalwayo, okanye asikho kungeniso.
# older than the English
# unreviewed
record-no-game = Umdlalo owasayinwayo awukho kule fayile: { $game }.
# unreviewed
record-no-statement = Isitatimende esisayiniweyo asikho: inombolo { $first } ukuya ku-{ $last }.
# unreviewed
record-not-after = Isitatimende { $number } asilandeli esiphambi kwaso.
# older than the English
# unreviewed
record-no-round = Umjikelo { $round } wasayinwa, kodwa isitatimende sawo asikho kule fayile.
# older than the English
# unreviewed
record-holds = Ifayile ithi ine-{ $said }, kanti ine-{ $found }.
# unreviewed
record-notes = Akukho nto iphosakeleyo kule fayile. Ayikungqini oku:
# unreviewed
record-note-part-round = Ifayile ithi ingumjikelo { $round } wetumente. Okusayinwe kokunye akufunwa.
# unreviewed
record-note-part-game = Ifayile ithi ingumjikelo { $round }, ibhodi { $board } yetumente. Okusayinwe kokunye akufunwa.
# older than the English
# unreviewed
record-note-unsigned = Akukho sayino: oku akungqini nto ngakulowo ubenefayile yonke.
# unreviewed
record-note-not-signed = { $more ->
    [0] Umjikelo { $round }, ibhodi { $board }:
    [one] Umjikelo { $round }, ibhodi { $board } nomnye umdlalo o-{ $more }:
   *[other] Umjikelo { $round }, ibhodi { $board } neminye imidlalo e-{ $more }:
} ayisayinwanga kwada kwaba sekupheleni. Lowo ubenefayile angakutshintsha okanye akufutshanise oko.
# unreviewed
record-note-key = Isitshixo sesayino sikwifayile ngokwayo. Sithelekise naleso unaso setumente.
# unreviewed
record-note-names = Amagama abadlali nelitumente awakhuselwanga. Akukho bani ubenokuqaphela amanye.
# unreviewed
record-note-erased = { $n ->
    [one] Umbhalo o-{ $n } ucinyiwe. Ikhonkco limi ngaphandle kwawo.
   *[other] Imibhalo e-{ $n } icinyiwe. Ikhonkco limi ngaphandle kwayo.
}
# unreviewed
former-organiser = owayengumququzeleli
# unreviewed
former-helper = owayengumncedisi
# unreviewed
former-umpire = owayengusompempe
# unreviewed
account-still-organises = Kukho itumente enawe wedwa njengomququzeleli. Yinikezele okanye uyicime kuqala.
# unreviewed
account-delete = Cima iakhawunti yam
# older than the English
# unreviewed
account-delete-text = Ukhutshwa ngokusisigxina. Igama lakho liyasuka kwiirekhodi, ezibhodini nakwimbali yemisitho. Endaweni yalo kubhalwa “owayengumququzeleli”.
# unreviewed
account-delete-owner = Le akhawunti imise i-Inkundla apha, ngoko ayinakucinywa kweli phepha. Kwikhompyutha esebenza kuyo i-Inkundla, umyalelo “inkundla user delete” uyayicima.
# unreviewed
notice-account-deleted = Iakhawunti yakho icinyiwe.
# older than the English
# unreviewed
notice-person-erased = Igama lisusiwe.
# older than the English
# unreviewed
people-erase = Cima igama
# unreviewed
people-erase-text = U-{ $name } uyakhutshwa, negama liyasuka kule tumente.
# unreviewed
people-left = Amagama oosompempe nabantu abahambileyo
# older than the English
# unreviewed
people-left-text = Igama elicinyiweyo liyasuka ezibhodini, kwiirekhodi nakwimbali. Indima ihlala.
# older than the English
# unreviewed
erase-texts = { $n ->
    [one] Isicatshulwa esinye siyasuka naso:
   *[other] Izicatshulwa ezi-{ $n } ziyasuka nazo:
}
# older than the English
# unreviewed
erase-texts-all = { $n ->
    [one] Isicatshulwa esinye esabhalwa kwiirekhodi okanye njengesizathu siyasuka naso, kunye namagama oosompempe.
   *[other] Izicatshulwa ezi-{ $n } ezabhalwa kwiirekhodi okanye njengezizathu ziyasuka nazo, kunye namagama oosompempe.
}
# older than the English
# unreviewed
audit-person-erased = Igama lomntu owayengusompempe okanye owancedisayo licinyiwe
# unreviewed
record-one-event = Ifayile ineerekhodi zeetumente ezininzi. Zikhuphe nganye nganye.
# unreviewed
file-place = Umgca { $line }, ikholam { $column }: { $what }
# unreviewed
file-row = Umqolo { $row }, { $column }: { $what }
# unreviewed
file-too-large = Ifayile inkulu kakhulu.
# older than the English
# unreviewed
imports-busy = Ezinye iifayile ziyangeniswa ngoku. Zama kwakhona emva komzuzu.
# unreviewed
list-pages = Amaphepha olu luhlu
# unreviewed
trf-line-too-long = Lo mgca mde kakhulu kwifayile yengxelo.
# older than the English
# unreviewed
faults-more = { $n ->
    [one] … nenye enye.
   *[other] … nezinye ezi-{ $n }.
}
# older than the English
# unreviewed
file-not-text = Ifayile inkulu kakhulu, okanye ayingombhalo.
json-fault = { $place }: { $what }
# unreviewed
trf-no-players = Akukho badlali (akukho mgca uqala ngo-001).
# unreviewed
trf-not-a-number = “{ $text }” asilonani ukusuka ku-{ $least } ukuya ku-{ $most }.
# unreviewed
trf-not-points = “{ $text }” asilonani lamanqaku elinjengo-1.0 okanye u-2.5.
# older than the English
# unreviewed
trf-twice = Umdlali { $number } sele ekumgca { $first }.
# unreviewed
trf-unknown = Umdlali { $number } akakho kwifayile.
# older than the English
# unreviewed
trf-bad-colour = “{ $found }” asingombala: bhala w, b okanye -.
# older than the English
# unreviewed
trf-bad-result = “{ $found }” asisosiphumo.
# older than the English
# unreviewed
trf-contradiction = Isiphumo “{ $found }” asihambelani nomchasi.
# unreviewed
trf-not-mirrored = Umjikelo { $round }: umgca womdlali { $other } uthi enye into.
# unreviewed
trf-no-game = Umjikelo { $round }: u-“{ $found }” apha no-“{ $theirs }” kumgca womdlali { $other } abanakuba ngumdlalo omnye.
# unreviewed
trf-after-the-last = Umjikelo { $round } udlalwa apha, kodwa ifayile ithi kukho imijikelo e-{ $rounds }. Lungisa inani lemijikelo (umgca oqala ngo-142 okanye u-XXR).
# unreviewed
trf-unknown-system = U-“{ $code }” ayiyonkqubo yokudibanisa abadlali eyaziwayo apha. Faka enye kumgca oqala ngo-192, njengo-FIDE_DUTCH_2026, FIDE_BURSTEIN okanye FIDE_DUBOV, okanye ususe lo mgca.
# unreviewed
trf-points-differ = Imijikelo inika amanqaku { $counted }, hayi { $written }.
# unreviewed
trf-bad-word = “{ $text }” akuqondakali apha.
# unreviewed
trf-not-supported = Imigca eqala ngo-{ $tag } ayinakufundwa.
# older than the English
# unreviewed
trf-unknown-tiebreak = “{ $code }” ayisosahluli esaziwayo apha. Sisuse kumgca oqala ngo-212, okanye ufake esinye endaweni yaso.
# older than the English
# unreviewed
trf-other-points = Imidlalo engadlalwanga, ukuphumla okanye imidlalo engagqitywanga inika amanqaku ahlukileyo kuloyiso, ukulingana okanye unothi. Itumente ayinakukugcina oko.
# unreviewed
trf-other-acceleration = La manqaku ongezelelweyo asiwo awendlela ye-Baku. Itumente ayinakuwagcina.
# unreviewed
trf-too-many-apart = Izibini ezi-{ $pairs } mazingadibani. Itumente inokugcina ezi-{ $most }.
# unreviewed
trf-no-teams = Apha kudlala amaqela, kodwa akukho mgca 310 uxela ukuba ngubani odlalela eliphi iqela.
# unreviewed
trf-accelerated-teams = Amaqela anamanqaku ongezelelweyo kwimijikelo yokuqala awaxhaswa.
# older than the English
# unreviewed
trf-team-twice = Iqela { $number } sele likho kumgca { $first }.
# unreviewed
trf-unknown-team = Iqela { $number } alikho kwifayile.
# unreviewed
trf-other-team-points = Imidlalo okanye ukuphumla kwamaqela apha kunamanye amanqaku kunala: 2 ngokuphumelela, 1 ngokulingana, 0 ngokoyiswa, ngokuphumla umdlalo olinganayo, okanye akukho nto xa bonke bedlala nabo bonke. Itumente ayinakukugcina oko.
# unreviewed
trf-team-points-differ = Imidlalo inika iqela { $number } amanqaku { $counted }, hayi { $written }.
# unreviewed
results-no-column = Asikho isihloko esinjalo.
# unreviewed
results-not-a-number = “{ $text }” asilonani.
# unreviewed
results-no-such-board = Lo mjikelo awudlalwa, okanye awunabhodi enjalo.
# older than the English
# unreviewed
results-somebody-else = Umdlali { $number } akahleli apho.
# older than the English
# unreviewed
results-no-result = “{ $text }” asisosiphumo. Bhala 1-0, 0-1 okanye 1/2-1/2.
# older than the English
# unreviewed
results-twice = Le bhodi sele ikumqolo { $row }.
# unreviewed
fault-recorded = Ezi bhodi zinomdlalo orekhodiweyo othi enye into: { $boards }. Zilungise ebhodini.
# older than the English
# unreviewed
import-title = Ngenisa itumente
# unreviewed
copies = Iikopi zogcino
# older than the English
# unreviewed
home-copies = Vula ikopi yogcino
# unreviewed
home-demo = Zama umzekelo
# older than the English
# unreviewed
home-demo-hint = Umzekelo yitumente yesikolo enabantwana abayi-24 abaqanjiweyo, iibhodi ziyadlalwa. Cofa yonke into; wucime nanini na.
# unreviewed
home-demo-away = Cima umzekelo
# unreviewed
demo-plays = Umzekelo uyazidlalela: kungena iintshukumo, amakhadi neziphumo. Ibhodi oyithathayo iba yeyakho.
# unreviewed
demo-stop = Misa umzekelo
# unreviewed
demo-stopped = Umzekelo umile.
# unreviewed
demo-start = Wuyeke umzekelo udlale
# unreviewed
tour = Ukukhatshwa
# unreviewed
tour-text = Lo ngumzekelo onabantwana abaqanjiweyo. Cofa yonke into.
# unreviewed
tour-begin = Ndibonise
# unreviewed
tour-next = Okulandelayo
# unreviewed
tour-end = Gqiba ukukhatshwa
# older than the English
# unreviewed
tour-now = Eli khadi lihlala lisitsho ekufuneka kwenziwe ngokulandelayo, ngeqhosha elinye.
# older than the English
# unreviewed
tour-look = Okukudingayo kulapha: usompempe obizayo, ifowuni ethuleyo. Iziphumo zifakwa kwitheyibhile engezantsi.
# older than the English
# unreviewed
tour-players = Abadlalayo nabakhoyo. Cofa iqhosha legama xa umntwana engekho; amagama amatsha ancanyathiselwa ngezantsi.
# unreviewed
tour-event = Yiloo nto ibonwa ngabazali: amagama amafutshane, iibhodi ngqo. Vula ibhodi ukuze ulandele umdlalo wayo.
# older than the English
# unreviewed
tour-standings = Ngubani ukuphi. Inani ngalinye lithi lifumaneke njani.
# older than the English
# unreviewed
tour-screen = Iphepha lodonga lweholo. Khetha elikubonisayo, livule kwiprojektha, uliyeke.
# older than the English
# unreviewed
tour-files = Yonke into eshicilelwayo okanye ethathwayo: uluhlu lwamanqaku, izatifikethi, iifomu zokucima kombane, ikopi yogcino. Kuphelele apho.
# unreviewed
film-title = I-Inkundla ngemifanekiso esixhenxe
# unreviewed
film-picture = Umfanekiso: { $page }
# unreviewed
film-umpire = Ifowuni kasompempe
# unreviewed
film-umpire-text = Usompempe uskena ikhowudi etafileni acofe oko kudlalwayo: kungacofwa kuphela amachokoza avumelekileyo. Kuyaqhubeka ngaphandle kwenethiwekhi.
# unreviewed
film-look = Yibone ngemifanekiso esixhenxe
# older than the English
# unreviewed
copies-names = Ikopi yogcino inamagama apheleleyo abantwana. Yigcine apho ifundwa nguwe kuphela.
# unreviewed
copies-events = Khuphela ikopi yetumente enye
# unreviewed
copies-all = Zonke iitumente, iiakhawunti neesetingi
# unreviewed
copies-kept = Iikopi ezenziwe yi-Inkundla ngokwayo
# unreviewed
copies-none = Akukabikho kopi. I-Inkundla yenza enye xa umjikelo upapashwa okanye uvalwa.
# unreviewed
copies-off = Apha i-Inkundla ayizenzeli iikopi ngokwayo. Jonga docs/BACKUPS.md.
# unreviewed
copy-all = Khuphela ikopi yayo yonke into
# unreviewed
copy-of-event = Ikopi yale tumente
# older than the English
# unreviewed
copy-of-event-hint = abadlali, imijikelo, nako konke okurekhodiweyo kuyo yonke imidlalo, ukuze kubuyiswe kamva
# older than the English
# unreviewed
copy-back = Buyisa itumente
# unreviewed
copy-back-text = Khetha ikopi yetumente enye. Uza kubona okukuyo phambi kokuba kwenzeke nantoni na.
# older than the English
# unreviewed
copy-look = Jonga ngaphakathi
# unreviewed
copy-found = Kule fayile
# older than the English
# unreviewed
copy-holds = { $event }: abadlali { $players }, umjikelo { $round }
# unreviewed
copy-is-new = Le tumente ayikabikho apha. Iyabuyiswa nayo yonke imidlalo yayo, kwaye uyayiqhuba.
# unreviewed
copy-is-here = Le tumente sele ikhona apha. Ihlala injalo; ikopi yongezwa njengetumente yesibini enedilesi entsha.
# unreviewed
copy-is-whole = Le yikopi yayo yonke into, asiyiyo eyetumente enye. Ibuyiswa ngomgca womyalelo: jonga ku-docs/BACKUPS.md.
# older than the English
# unreviewed
copy-is-large = Le kopi inkulu kakhulu kwibhrawuza. Yibuyise ngomgca womyalelo: jonga ku-docs/BACKUPS.md.
# older than the English
# unreviewed
copy-bring = Yingenise
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
   *[other] imizuzu eyi-{ $n }
}
# unreviewed
ago-hours = { $n ->
    [one] iyure e-{ $n }
   *[other] iiyure eziyi-{ $n }
}
# unreviewed
ago-days = { $n ->
    [one] usuku olu-{ $n }
   *[other] iintsuku eziyi-{ $n }
}
# older than the English
# unreviewed
archive-not-ours = Le fayile ayiyokopi ye-Inkundla.
# older than the English
# unreviewed
archive-newer = Le kopi yenziwe yi-Inkundla entsha ({ $version }). Sebenzisa loo nguqulelo.
# older than the English
# unreviewed
archive-cut-off = Le kopi ayiphelelanga. Thatha enye.
# older than the English
# unreviewed
archive-line = Umgca { $line } wale kopi awufundeki. Thatha enye.
# older than the English
# unreviewed
archive-altered = Le kopi itshintshiwe okanye yonakele emva kokwenziwa. Thatha enye.
# unreviewed
import-hint = Ifayile yengxelo (TRF) yenye inkqubo, okanye konke (JSON) kwe-Inkundla yenye ikhompyutha. Ubona okukuyo ngaphambi kokuba kugcinwe nantoni na.
# unreviewed
import-game-hint = Ifayile yengxelo ayixeli ukuba kudlalwe wuphi umdlalo.
# older than the English
# unreviewed
import-look = Jonga ifayile
# older than the English
# unreviewed
import-found = Abadlali: { $players }, imijikelo: { $rounds }.
# older than the English
# unreviewed
import-aliases = Wonke umntu uya kubona: { $names }
# unreviewed
import-name-order = Amagama angenakoma afundwa ngefani kuqala, njengakwiifayile zengxelo: wonke umntu ubona u-“{ $alias }” kwi-“{ $written }”.
# unreviewed
import-given-first = Kule fayile igama liza kuqala
# unreviewed
import-rounds-differ = { $n ->
    [one] Umjikelo { $rounds } awulandeli imigaqo yokwenza izibini. Uhlala unjalo.
   *[other] Le mijikelo ayilandeli imigaqo yokwenza izibini: { $rounds }. Ihlala injalo.
}
# unreviewed
report-not-kept = Itumente ayigcini: { $parts }.
# unreviewed
report-records = iirekhodi { $records }
# unreviewed
report-titles = izihloko ({ $n })
# unreviewed
report-federations = imibutho ({ $n })
# unreviewed
report-ids = iinombolo zemibutho ({ $n })
# unreviewed
report-days-of-birth = iintsuku zokuzalwa, ngaphandle konyaka ({ $n })
# unreviewed
report-unrated = amanqaku emidlalo emfutshane kakhulu ukuba ilinganiswe ({ $n })
# unreviewed
import-cycle-once = Ifayile ayikutsho oku: sithatha ngokuthi bonke badibana nabo bonke kanye, kwimijikelo eyi-{ $rounds }.
# unreviewed
import-cycle-twice = Ifayile ayikutsho oku: sithatha ngokuthi bonke badibana nabo bonke kabini, kwimijikelo eyi-{ $rounds }.
# unreviewed
import-agree = Yingenise
# unreviewed
import-no-name = Itumente evela kwifayile
# unreviewed
notice-import-done = Itumente ingenile, nayo yonke imijikelo yayo.
# older than the English
# unreviewed
import-wrong = { $n ->
    [one] Ifayile ayinakungeniswa. Kukho into engalunganga:
   *[other] Ifayile ayinakungeniswa. Izinto ezingalunganga: { $n }
}

## Iindidi

# unreviewed
player-more = I-rating, intombazana okanye inkwenkwe, unyaka wokuzalwa
# unreviewed
player-more-hint = Kuphela xa unika amabhaso ngokweendidi okanye udlala ngee-rating. Nguwe wedwa okubonayo, ngaphandle kokuba wonke umntu angazibona iirating.
# unreviewed
gender-f = Intombazana
# unreviewed
gender-m = Inkwenkwe

## Okwahlula amanqaku alinganayo

# unreviewed
tiebreak-meanings = Zithetha ntoni ezi
# unreviewed
tiebreak-refused = Esi sahluli asinakufundwa: { $why }
# older than the English
# unreviewed
ranking-more = Iqashiso, ulandelelwano ngesandla, nezinye iisetingi zeendawo
# unreviewed
lots-number = Inani lokwenza iqashiso
# older than the English
# unreviewed
lots-hint = Ukuba “Iqashiso” lesinye sezahluli: makubekho umntu oxela naliphi na inani ukusuka ku-1 ukuya ku-999999 phambi kwetumente. Nabani na owenza kwakhona ngenani elinye ufumana iqashiso elinye.
# unreviewed
field-lots = Inani lokwenza iqashiso
# older than the English
# unreviewed
hand-order = Ulandelelwano ngesandla: iinombolo zokuqala, ogqwesileyo phambili
# unreviewed
hand-reason = Isizathu
# older than the English
# unreviewed
hand-hint = Lolwabadlali abangahlulwa yenye into kuphela, umzekelo emva komdlalo owongezelelweyo. Wonke umntu angasifunda isizathu.
# unreviewed
field-hand-order = Ulandelelwano ngesandla
# unreviewed
field-hand-reason = Isizathu (ulandelelwano ngesandla)
# unreviewed
tiebreak-codes = Kubagwebi: izahluli njengeekhowudi, zahlulwe ngeekoma
# unreviewed
tiebreak-codes-hint = Iikhowudi zeFIDE C.07 ezinjenge-BH/C1, BH, SB, DE. Zithatha indawo yokukhethiweyo ngasentla.
# older than the English
# unreviewed
edition = Imigaqo yemijikelo engenamdlalo
# unreviewed
edition-2026 = FIDE, Matshi 2026
# unreviewed
edition-2024 = FIDE, Agasti 2024
# older than the English
# unreviewed
edition-hint = Ngemigaqo ka-2026 umjikelo ongenamdlalo awusoze ubalwe ngaphezu komchasi obengekho, okanye ukulingana kumjikelo ngamnye.
# unreviewed
field-edition = Uhlelo lwemigaqo
# unreviewed
standings-all-grades = Onke amabanga
# unreviewed
standings-all-categories = Zonke iindidi
# unreviewed
standings-all-genders = Amantombazana namakhwenkwe
# unreviewed
standings-gender-f = Amantombazana
# unreviewed
standings-gender-m = Amakhwenkwe
# older than the English
# unreviewed
standings-all-years = Yonke iminyaka
# unreviewed
standings-born-from = Abazalwe ngo-{ $year } nasemva koko
# unreviewed
standings-overall = indawo { $rank } kubo bonke
# unreviewed
schools-title = Izikolo
# unreviewed
schools-size = Kubalwa abangaphi
# unreviewed
schools-how = { $n ->
    [one] Amanqaku owona mdlali ugqwesileyo wesikolo ngasinye.
   *[other] Amanqaku abona badlali bagqwesileyo aba-{ $n } besikolo ngasinye, edibanisiwe. Xa elingana, kubalwa iindawo ezingcono.
}
# unreviewed
schools-best = { $n ->
    [one] omnye ogqwesileyo
   *[other] aba-{ $n } abagqwesileyo
}
# unreviewed
schools-player = { $player }: { $points } (indawo { $rank })
# unreviewed
schools-entered = { $n ->
    [one] Umdlali omnye
   *[other] Abadlali aba-{ $n }
}
# unreviewed
schools-none = Akukho mdlali unesikolo.

# unreviewed
cross-table = Itheyibhile yokudibana
# unreviewed
cross-table-note = Umjikelo ngamnye ubonisa indawo yomchasi, u-w xa uqala kuqala okanye u-b xa ulandela, namanqaku. U-+ no-− yimidlalo engadlalwanga. Umgcana uthetha ukuba akukho mchasi.
# unreviewed
cross-table-game = { $side }, umchasi { $place }: { $result }
# unreviewed
cross-table-number = Inombolo iyindawo yomchasi.
# unreviewed
statistics = Amanani
# unreviewed
statistics-sides = Imidlalo edlaliweyo: { $games }. { $first } ophumeleleyo: { $won } ({ $wonpercent } %), { $second } ophumeleleyo: { $lost } ({ $lostpercent } %), elinganayo: { $drawn } ({ $drawnpercent } %).
# unreviewed
statistics-turns = Imidlalo ebhaliweyo yemijikelo evaliweyo ithathe amathuba angama-{ $mean } ngomndilili. Omfutshane uthathe { $shortest }, omde { $longest }.
# unreviewed
statistics-by-round = Imidlalo ngomjikelo
# unreviewed
statistics-by-school = Abadlali ngesikolo
# unreviewed
statistics-by-grade = Abadlali ngebanga
# unreviewed
statistics-by-sex = Amantombazana namakhwenkwe
# unreviewed
statistics-group = Iqela
# unreviewed
statistics-played = Edlaliweyo
# unreviewed
statistics-won-by = { $side } ophumeleleyo
# unreviewed
statistics-drawn = Elinganayo
# unreviewed
statistics-forfeits = Engadlalwanga
# unreviewed
statistics-open = Engekabi naso isiphumo
# unreviewed
statistics-byes = Behleli ngaphandle benamanqaku
# unreviewed
statistics-absent = Abangekhoyo
# unreviewed
statistics-have-played = Abadlalileyo
# unreviewed
statistics-left = Abahambe kwangoko
# unreviewed
statistics-won = Ephunyelelweyo
# unreviewed
statistics-lost = Elahlekileyo
# unreviewed
statistics-note = Umdlalo phakathi kwabadlali ababini beqela elinye ubalwa kube kanye ngamnye wabo.
# unreviewed
certificate = Isatifikethi
# unreviewed
certificate-place = { $n ->
    [1] Indawo yokuqala
    [2] Indawo yesibini
    [3] Indawo yesithathu
   *[other] Indawo { $n }
}
# unreviewed
certificate-about = kubadlali aba-{ $n }, { $points } kwimidlalo eyi-{ $games }
# unreviewed
certificate-took-part = Uthathe inxaxheba
# unreviewed
certificate-organiser = Umququzeleli
# unreviewed
cards-when = Nini
# unreviewed
files-workbook = Konke kwiitheyibhile (XLSX)
# unreviewed
files-workbook-hint = uluhlu lwamanqaku, abadlali, iziphumo namakhadi, ye-spreadsheet
# unreviewed
files-standings-pdf = Uluhlu lwamanqaku netheyibhile yokudibana (PDF)
# unreviewed
files-certificates = Izatifikethi zendawo 1 ukuya ku-3 (PDF)
# unreviewed
files-certificates-categories = Izatifikethi zabaphumeleleyo bodidi ngalunye (PDF)
# older than the English
# unreviewed
files-certificates-all = Izatifikethi zabo bonke (PDF)
# unreviewed
print-pdf = NjengePDF
# older than the English
# unreviewed
files-published = Amaphepha e-USB okanye enye iwebhusayithi (ZIP)
# older than the English
# unreviewed
files-published-hint = okunokubonwa ngumntu wonke, ngamagama amafutshane; kuvuleka ngaphandle kwale nkqubo
# unreviewed
published-as-of = Ukususela nge-{ $time }
# unreviewed
published-start = Isiqalo
# unreviewed
published-copy = Ikopi engafuni intanethi
# unreviewed
winners = Abaphumeleleyo
# unreviewed
category = Udidi
# older than the English
# unreviewed
winners-all = Wonke umntu
# older than the English
# unreviewed
winners-none = Akukho mntu uphumeleleyo okwangoku: akukho mjikelo uvaliweyo.
# unreviewed
winners-order = Kufundwa ukusuka phezulu: ophumelele itumente uza ekugqibeleni.
# unreviewed
files-winners = Abaphumeleleyo bodidi ngalunye
# older than the English
# unreviewed
files-winners-hint = amantombazana namakhwenkwe, ibanga, ubudala nesikolo, ukuba kuyaziwa
# unreviewed
files-prizes-hint = ngubani ofumana ntoni, nokunikezelwa kwamabhaso
# unreviewed
prizes = Amabhaso
# unreviewed
prizes-count = { $n ->
    [0] Akukabikho bhaso
    [one] Ibhaso eli-1
   *[other] Amabhaso a-{ $n }
}
# unreviewed
prizes-text = Uwafunda ukusuka kwelokugqibela ukuya kwelokuqala. Iprojektha ibonisa igama ngalinye xa ulibiza. Iindwendwe ziwabona amabhaso xa itumente iphelile.
# unreviewed
prizes-usual = Faka amabhaso aqhelekileyo
# unreviewed
adjustments = Amanqaku anikiweyo okanye athatyathiweyo
# unreviewed
adjustments-text = Ayabalwa kumanqaku, kwizikhundla nakwizibini ezilandelayo. Akabalwa kwimilinganiselo yokwahlula, ngoko abachasi abazuzi yaye abalahlekelwa.
# unreviewed
adjustments-none = Akukho manqaku anikiweyo okanye athatyathiweyo.
# unreviewed
adjustments-history = Izizathu zikwimbali
# unreviewed
adjustments-later = Unganika uze uthathe amanqaku emva kokuba umjikelo woku-1 upapashiwe, apho amanqaku abadlali amisela izikhundla.
# unreviewed
adjustment-new = Nika okanye uthathe amanqaku
# unreviewed
adjustment-give = Nika
# unreviewed
adjustment-take = Thatha
# unreviewed
adjustment-points = Amanqaku
# unreviewed
adjustment-round = Abalwa ukususela kumjikelo
# unreviewed
adjustment-from = ukususela kumjikelo { $round }
# unreviewed
adjustment-reason = Isizathu
# unreviewed
adjustment-reason-hint = Babona kuphela abo baqhuba itumente. Siyasuka xa igama lomdlali licinywa.
# unreviewed
adjustment-back = Buyisa
# unreviewed
held = Okubonwa ziindwendwe kamva
# unreviewed
held-text = Bamba izibini, iziphumo okanye uluhlu lwezikhundla ude uzikhulule: kuwo onke amaphepha oluntu, izikrini neefayile ngaxeshanye. Wena, abancedisi bakho noosompempe nibona yonke into.
# unreviewed
held-now = Kukho okufihliweyo kwiindwendwe
# unreviewed
held-release = Khulula yonke into
# unreviewed
held-pairings = Izibini
# unreviewed
held-pairings-hint = Imijikelo elandelayo ayibonwa konke konke.
# unreviewed
held-results = Iziphumo nemidlalo
# unreviewed
held-results-hint = Kwimijikelo elandelayo iindwendwe zibona ukuba ngubani odlala nabani, kungabikho bhodi.
# unreviewed
held-standings = Izikhundla
# unreviewed
held-standings-hint = Iindwendwe zizibona njengoko zazinjalo emva kwaloo mjikelo.
# unreviewed
held-top = Iindawo ezikuluhlu lwamanqaku
# unreviewed
held-top-hint = Iindwendwe zibona ezokuqala kuphela, umzekelo 10, kulo lonke uluhlu, iifayile naseludongeni. Iphepha lomdlali ngamnye lisabonisa indawo yakhe. Yishiye ingenanto ukuze kuboniswe zonke.
# unreviewed
standings-top = Kuluhlu kukho iindawo zokuqala kuphela, ukuya kwindawo { $top }. Umdlali ngamnye ufumana indawo yakhe kwiphepha lakhe.
# unreviewed
by-the-book = Ngokwemigaqo
# unreviewed
own-rules = Imigaqo yethu
# unreviewed
own-rules-text = Imigaqo yenkqubo yezibini ayisayibopheleli le tumente, kwaye ayinakubuyela kuyo. Iifayile zengxelo ziyayitsho loo nto.
# unreviewed
rules-left-in = Ishiywe kumjikelo { $round }.
# unreviewed
rules-kept = Le tumente igcina imigaqo.
# unreviewed
rules-kept-text = Imigaqo yenkqubo yezibini iyayibophelela. Iifayile zengxelo zitsho apho itenxe khona.
# unreviewed
rules-lock = Okuhlala kungatshintshi
# unreviewed
locked-rounds = Inani lemijikelo lihlala linjalo emva kokuba umjikelo 1 upapashiwe.
# unreviewed
locked-kept-apart = Abadlali abangamele badibane bahlala benjalo emva kokuba umjikelo 1 upapashiwe.
# unreviewed
locked-tiebreaks = Okwahlula amanqaku alinganayo kuhlala kunjalo emva kokuba umjikelo 1 upapashiwe.
# unreviewed
locked-average-bye = Ukuhlala ngaphandle akuze kube ngumndilili weminye imijikelo.
# unreviewed
locked-earlier-result = Emva kokuba umjikelo olandelayo uphelile, isiphumo esichanekileyo sibhalwa kwingxelo kuphela.
# unreviewed
fault-by-the-book = Le tumente igcina imigaqo. { $why } Ungayishiya imigaqo kwiisetingi, phantsi kwe-“Ngokwemigaqo”.
# unreviewed
rules-leave-ask = Shiya imigaqo…
# unreviewed
rules-leave-step = Inyathelo 2 kwa-2
# unreviewed
rules-leave-sure = Ushiya imigaqo ngonaphakade?
# unreviewed
rules-leave-effect = Awunakubuya kule tumente. Iziphumo zihlala. “Imigaqo yethu” ibhalwa kwiphepha ngalinye, neefayile zengxelo ziyayitsho.
# unreviewed
rules-keep = Gcina imigaqo
# unreviewed
rules-leave = Shiya imigaqo
# unreviewed
departures = Okutshiwo ziifayile zengxelo
# unreviewed
departures-text = Umgca ngamnye ukwifayile yengxelo njengengcaciso.
# unreviewed
departures-none = Akukho nto okwangoku. Izibini ezitshintshwe ngesandla, iziphumo ezilungisiweyo neesetingi ezitshintshiweyo ziya kuba lapha.
# unreviewed
departure-mpa = Umjikelo { $round } upapashwe nezinye izibini, hayi ezicetyisiweyo.
# unreviewed
departure-import = Umjikelo { $round } ungeniswe nezinye izibini, hayi ezenziwa yimigaqo.
# unreviewed
departure-adjournment = Umdlalo orhoxisiweyo womjikelo { $round } awulingananga.
# unreviewed
departure-configuration = Iisetingi ebezingatshintshi zitshintshwe kumjikelo { $round }.
# unreviewed
departure-correction = Isiphumo somjikelo { $round } silungisiwe.
# unreviewed
departure-fpb = Kukho ofumana inqaku elipheleleyo ngaphandle komdlalo kumjikelo { $round }.
# unreviewed
correct-locked = Le tumente igcina imigaqo, ngoko ayisenakubalwa. Jonga “Ngokwemigaqo”.
# unreviewed
held-tiebreaks = Imilinganiselo yokwahlula amaxabiso ayo angabonwa ziindwendwe
# unreviewed
held-everything = yonke into, njengoko isenzeka
# unreviewed
prizes-order = Ngokolandelelwano lwembeko
# unreviewed
prizes-later = Xa umjikelo uvaliwe, abadlali bavela apha.
# unreviewed
prizes-none = Akukho bhaso linophumeleleyo okwangoku.
# unreviewed
prizes-order-read = Funda ukusuka phezulu: elona bhaso liphezulu liza ekugqibeleni.
# unreviewed
prizes-print = Printa uluhlu
# unreviewed
prizes-csv = Amabhaso njenge-CSV
# unreviewed
prizes-certificates = Izatifikethi zamabhaso
# unreviewed
prize = Ibhaso
# unreviewed
prize-receiver = Lifunyanwa ngubani
# unreviewed
prize-for = Lelikabani
# unreviewed
prize-everybody = Bonke abadlali
# unreviewed
prize-each-grade = Ibanga ngalinye
# unreviewed
prize-each-school = Isikolo ngasinye
# unreviewed
prize-named = Umdlali omkhethayo
# unreviewed
prize-named-player = Umdlali (womdlali omkhethayo)
# unreviewed
prize-name = Igama lebhaso
# unreviewed
prize-name-usual = Indawo yokuqala, indawo yesibini …
# unreviewed
prize-money = Imali
# unreviewed
prize-gift = Isipho
# unreviewed
prize-add = Faka ibhaso
# unreviewed
prize-remove = Susa ibhaso
# unreviewed
prize-up = Nyusa ibhaso { $n }
# unreviewed
prize-nobody = Akukho mntu ushiyekileyo weli bhaso, okanye indawo engaphambili yabiwe.
# unreviewed
prize-name-one = Khetha umdlali phantsi kokuthi “Tshintsha”.
# unreviewed
prize-place-of-all = indawo { $place } kubo bonke
# unreviewed
prize-moved-up = unyukile: u-{ $players } unebhaso eliphezulu
# unreviewed
prize-shares = wabelana ngemali
# unreviewed
prizes-rules = Imigaqo yamabhaso
# unreviewed
prizes-rules-text = Ngumdlali odlale umdlalo kuphela ofumana indawo okanye ibhaso.
# unreviewed
prizes-one-each = Ibhaso elinye emntwini
# unreviewed
prizes-one-each-hint = Umdlali onamabhaso amabini ugcina eliphezulu. Umdlali olandelayo ufumana elinye.
# unreviewed
prizes-sharing = Imali yabadlali abanamanqaku alinganayo
# unreviewed
prizes-sharing-equally = Ngeenxalenye ezilinganayo
# unreviewed
prizes-sharing-hort = Isiqingatha ngendawo, isiqingatha ngokulinganayo (Hort)
# unreviewed
prizes-sharing-by-place = Ngendawo
# unreviewed
prizes-currency = Uphawu lwemali
# unreviewed
field-prizes = Amabhaso
# unreviewed
field-prize-name = Igama lebhaso
# unreviewed
field-prize-gift = Isipho
# unreviewed
field-prize-money = Imali
# unreviewed
field-prize-for = Lelikabani
# unreviewed
field-prizes-currency = Uphawu lwemali
# unreviewed
field-prizes-sharing = Imali yabadlali abanamanqaku alinganayo
# unreviewed
giving-title = Ukunikezelwa kwamabhaso
# unreviewed
giving-start = Qala ukunikezela amabhaso
# unreviewed
giving-go-on = Qhubeka nokunikezela amabhaso
# unreviewed
giving-next = Okulandelayo: { $prize }
# unreviewed
giving-back = Buyela emva
# unreviewed
giving-end = Gqiba ukunikezela amabhaso
# unreviewed
giving-read = { $n ->
    [0] akukafundwa nalinye
    [one] kufundwe eli-1
   *[other] kufundwe a-{ $n }
}
# unreviewed
giving-left = { $n ->
    [0] akukho liseleyo
    [one] kusele eli-1
   *[other] kusele a-{ $n }
}
# unreviewed
files-schools-pdf = Ingxelo yesikolo ngasinye (PDF)

## Words that speakers propose, and the files in which their answers travel

# unreviewed
words-no-such = Asisekho isivakalisi “{ $id }”.
# unreviewed
words-empty = Bhala amagama.
# unreviewed
words-too-long = { $n ->
    [one] La magama made kakhulu: unobumba abangaphezulu kuka-{ $n } abavumelekanga.
   *[other] La magama made kakhulu: oonobumba abangaphezulu kuka-{ $n } abavumelekanga.
}
# unreviewed
words-markup = Iimpawu zokuba ncinci nokuba khulu azinakusetyenziswa apha. Kubhale ngamagama.
# unreviewed
words-hidden = Kukho uphawu olungabonwa mntu. Bhala amagama kwakhona endaweni yokuwakhuphela.
# unreviewed
words-brackets = Izibiyeli ezigobileyo azilunganga. Khuphela okuphakathi kuka-{ "{" } no-{ "}" } kumagama esiNgesi njengoko kunjalo.
# unreviewed
words-no-other-form = Uhlobo olunye ludinga inkwenkwezi, kuwo onke amanye amanani: *[other]
# unreviewed
words-foreign = Phakathi kwezibiyeli ezigobileyo kungema kuphela oko amagama esiNgesi anako apho.
# unreviewed
words-no-values = Shiya { $value }: amagama esiNgesi akananto injalo.
# unreviewed
words-unknown-value = Shiya { $value }: amagama esiNgesi ana-{ $known } kuphela.
# unreviewed
words-missing-value = { $value } akukho. Kuza kuma igama okanye inani apho: kubeke apho kufanele khona.
# unreviewed
words-unknown-form = Alukho uhlobo { $form } apha. Iintlobo zezi { $known }.
# unreviewed
words-missing-form = Uhlobo { $form } alukho. Bhala amagama alo nalo.
# unreviewed
answers-line = Umgca { $line }: { $what }
# unreviewed
answers-none = Azikho iimpendulo zezithethi kule fayile.
# unreviewed
answers-stray = Lo mgca awuyompendulo yesithethi. Akukho nto ithathiweyo.
# unreviewed
answers-comment = Ngaphezu kwamagama, umgca awukho okanye awuqondakali: { $name }
# unreviewed
answers-words = { $id }: { $why }

## Said in events of adults instead of the message without `adults-`; all other messages are those of all events.

# unreviewed
adults-call-unwell = Kukho umntu ongaziva kakuhle
# unreviewed
adults-deed-erase-names = Susa amagama
# unreviewed
adults-privacy = Idatha yabadlali
# unreviewed
adults-privacy-all = Bonke abadlali bale tumente
# unreviewed
adults-privacy-text = Uluntu lubona igama lokuqala nonobumba omnye, okanye igama elipheleleyo lalowo uvumileyo. KwiSeto, amagama apheleleyo angavulelwa bonke abangaliyo.
# unreviewed
adults-privacy-children = { $n ->
    [one] Ngumdlali o-{ $n } obhalisiweyo.
   *[other] Ngabadlali aba-{ $n } ababhalisiweyo.
}
# unreviewed
adults-privacy-public = { $n ->
    [one] Wonke umntu angabona igama elipheleleyo lomdlali o-{ $n }.
   *[other] Wonke umntu angabona amagama apheleleyo abadlali aba-{ $n }.
}
# unreviewed
adults-privacy-refused = { $n ->
    [one] Umdlali o-{ $n } uthe hayi.
   *[other] Abadlali aba-{ $n } bathe hayi.
}
# unreviewed
adults-names-overdue-short = Amagama bekufanele asuswe ngo-{ $day }, ukuba iwotshi yale khompyutha ichanekile.
# unreviewed
adults-child-data = Yonke into ngalo mdlali (JSON)
# unreviewed
adults-child-erase = Susa idatha yalo mdlali
# unreviewed
adults-notice-child-erased = Idatha yomdlali isusiwe. Amaphepha owawapapashileyo ngaphambili asabonisa umdlali: wapapashe kwakhona.
# unreviewed
adults-consent-text = Umdlali uyavuma ukuba igama elipheleleyo liboniswe kumntu wonke.
# unreviewed
adults-consent-refused-by = Umdlali uthe hayi: kuboniswa igama elifutshane kuphela. Kubhalwe ngu-{ $name }, { $day }, { $time }.
# unreviewed
adults-system-swiss = ISwiss: abadlali abanamanqaku alinganayo bayadibana, hayi kabini
# unreviewed
adults-team-hint = Abadlali beklabhu enye okanye besikolo esinye baliqela. Abokuqala kuluhlu lwakho abalapha bayadlala; abanye ngamagcina-ndawo. Kwiqela lesibini, bhala iklabhu njengo-“North B”.
# unreviewed
adults-column-gender = Ibhinqa okanye indoda
# unreviewed
adults-import-bad-gender = { $column }: “{ $value }” kufanele ibe ngu-f (ibhinqa) okanye u-m (indoda).
# unreviewed
adults-players-todo-draft = Umjikelo { $round } uyidrafti. Ofika ngoku akakho kuwo: vula idrafti udibanise kwakhona.
# unreviewed
adults-players-todo-posted = Umjikelo { $round } uyadlalwa. Ofika ngoku udlala ukususela kumjikelo { $next }; imijikelo yangaphambili ibalwa njengokungabikho.
# unreviewed
adults-players-todo-posted-last = Umjikelo { $round } uyadlalwa, kwaye ngowokugqibela: ofika ngoku akadlali. Xa zonke iziphumo zifakiwe, gqiba itumente.
# unreviewed
adults-check-rows-hint = Lungisa amagama kwiibhokisi. Ukuze ushiye umntu, khupha okukwiibhokisi zaloo mqolo.
# unreviewed
adults-check-skip = Ngumntu omnye: tsiba lo mqolo
# unreviewed
adults-check-keep = Ngabantu ababini: gcina bobabini
# unreviewed
adults-check-same-as-row = Umqolo { $row }: u-{ $name } ukwakumqolo { $other }. Ngumntu omnye?
# unreviewed
adults-check-same-as-player = Umqolo { $row }: u-{ $name } sele ekuluhlu, njengomdlali { $number }. Ngumntu omnye?
# unreviewed
adults-player-home-hint = Umdlali uhambile. Iziphumo ziyahlala; akusadityaniswa.
# unreviewed
adults-player-remove-hint = Umdlali ubhaliswe ngempazamo.
# unreviewed
adults-about-names = Amagama abadlali
# unreviewed
adults-about-names-how = Cela umququzeleli, ngaphambi, ngexesha okanye emva kwetumente: igama lisuswa kuwo onke amaphepha kwangoko. Iziphumo zihlala phantsi kwenombolo.
# unreviewed
adults-about-names-agreed = Igama elipheleleyo liboniswa kuphela apho umdlali evumile, okanye engene kwitumente ebonisa amagama apheleleyo.
# unreviewed
adults-wish-bye-hint = Yomdlali ofika emva kwexesha okanye ohamba kwangethuba. Yenza phambi kokuba umjikelo udityaniswe.
# unreviewed
adults-wish-seat-hint = Yomdlali ongenakutshintsha isihlalo. Umdlalo walo mdlali uhlala ukule bhodi.
# unreviewed
adults-copies-names = Ikopi yogcino inamagama apheleleyo abadlali. Yigcine apho nguwe kuphela onokuyifunda.
# unreviewed
adults-player-more = Ireyithingi, ibhinqa okanye indoda, unyaka wokuzalwa
# unreviewed
adults-gender-f = Ibhinqa
# unreviewed
adults-gender-m = Indoda
# unreviewed
adults-standings-all-genders = Amabhinqa namadoda
# unreviewed
adults-standings-gender-f = Amabhinqa
# unreviewed
adults-standings-gender-m = Amadoda
# unreviewed
adults-files-winners-hint = iindidi zeSeto
# unreviewed
adults-categories-usual = Akukho
# unreviewed
adults-check-leave-child = Shiya lo mntu
# unreviewed
adults-players-limits = Ubuninzi: imiqolo engama-2,000 ne-2 MB. Kwi-Excel: Save as, uze ukhethe “CSV UTF-8”. Sigcina amagama, isikolo okanye iklabhu nebanga, kwaye ukuba uluhlu lunazo: i-rating, ibhinqa okanye indoda, unyaka wokuzalwa nemvume, akukho nto yimbi.
# unreviewed
adults-check-hide = Fihla igama lalo mntu: wonke umntu ubona “{ $alias }”

## The administration of the server

# unreviewed
server-title = Ulawulo lweseva
# unreviewed
server-accounts = Iiakhawunti
# unreviewed
server-name = Igama leakhawunti
# unreviewed
server-state = Imeko
# unreviewed
server-no-account = Akukho akhawunti ifunyenweyo.
# unreviewed
server-since = ukususela { $since }
# unreviewed
server-operator = Umlawuli weseva
# unreviewed
server-operator-make = Vumela ulawulo lweseva
# unreviewed
server-operator-end = Phelisa ulawulo lweseva
# unreviewed
server-operator-text = Lowo ulawulayo ubona zonke iiakhawunti neetumente zale seva, kwaye angazicima. Oku kumalunga no-{ $name }.
# unreviewed
server-sessions = Apho kungenwe khona
# unreviewed
server-no-session = Le akhawunti ayingenanga naphi na.
# unreviewed
server-sign-out = Phelisa
# unreviewed
server-sign-out-all = Khupha kuyo yonke indawo
# unreviewed
server-rename = Tshintsha igama
# unreviewed
server-rename-text = Imbali igcina igama lelo xesha. Akukho mntu wumbi unokuthatha igama langaphambili.
# unreviewed
server-new-name = Igama elitsha
# unreviewed
server-reset = Seta ngokutsha ibinzana lokungena
# unreviewed
server-reset-text = Ibinzana lokungena lika-{ $name } liyayeka ukusebenza, kwaye iakhawunti ikhutshwa kuyo yonke indawo. Ufumana ikhowudi yokubuyisela onokuyidlulisa.
# unreviewed
server-code-text = Nika u-{ $name } kuphela le khowudi. Ngayo u-{ $name } ukhetha ibinzana elitsha lokungena, kube kanye. Ayiphindi iboniswe.
# unreviewed
server-account-delete = Cima iakhawunti
# unreviewed
server-account-delete-text = Iakhawunti ka-{ $name } isuswa ngonaphakade. Igama liyasuswa kwiirekhodi, kwiibhodi nakwimbali yeetumente.
# unreviewed
server-type-name = Bhala igama leakhawunti ukuqinisekisa
# unreviewed
server-alone = Akukho mntu wumbi uququzelela ezi tumente: { $events }. Zidlulisele komnye, okanye uzicime kuqala.
# unreviewed
server-give = Tshintsha umququzeleli
# unreviewed
server-give-text = Le akhawunti iba ngumququzeleli. Umququzeleli wangoku uba lisekela lakhe.
# unreviewed
server-unreadable = Ayifundeki
# unreviewed
server-failed = Ukungena okungaphumelelanga
# unreviewed
server-failed-text = Idilesi nganye iyalibaleka xa umda wokuzama ngempazamo uyilibala.
# unreviewed
server-failed-none = Akukho nanye.
# unreviewed
server-audit = Ngubani owenze ntoni
# unreviewed
server-audit-text = Ifayile enye enalo lonke utshintsho lwetumente neakhawunti nganye. Inamagama.
# unreviewed
server-audit-file = Khuphela njenge-CSV
# unreviewed
server-backup-trouble = Ikopi yokugqibela ezenzekelayo ayenzekanga. Akukho nto intsha igcinwayo de oku kulungiswe.
# unreviewed
notice-server-changed = Kwenziwe.
# unreviewed
fault-too-many-requests = Zininzi kakhulu izicelo ezivela kwinethiwekhi yakho. Linda kancinci, uze uzame kwakhona.
# unreviewed
fault-too-many-events = Le akhawunti iququzelela inani leetumente elivunyelwe yile seva. Cima endala, okanye ubuze umlawuli weseva.
# unreviewed
server-events = { $n ->
    [one] itumente e-{ $n }
   *[other] iitumente ezi-{ $n }
}
# unreviewed
server-browsers = { $n ->
    [one] ingene kube kanye
   *[other] ingene amatyeli ali-{ $n }
}
# unreviewed
server-erase-text = { $n ->
    [one] Igama eli-1 liba yinombolo. Oku akunakubuyiselwa emva.
   *[other] Amagama ama-{ $n } aba ziinombolo. Oku akunakubuyiselwa emva.
}
# unreviewed
fault-unreadable = Oku akunakuboniswa: kukho into eyonakeleyo kuyo, okanye ibhalwe yiInkundla entsha. Ezinye iitumente azichaphazeleki.
# unreviewed
column-section = Icandelo
# unreviewed
import-unknown-section = Alikho icandelo elithi “{ $value }”. Longeze kuqala kwiphepha lawo onke amacandelo, okanye lungisa igama.
# unreviewed
fault-in-section = { $section }: { $what }
# unreviewed
fault-section-has-rounds = Amacandelo ongezwa phambi kokuba kudityaniswe umjikelo wokuqala, hayi phantsi kwecandelo. Yenza itumente entsha.
# unreviewed
fault-section-too-many = Itumente inamacandelo angama-20 ubuninzi.
# unreviewed
fault-section-name-taken = Elinye icandelo linalo eli gama. Khetha elinye.
# unreviewed
fault-section-not-empty = Eli candelo linabadlali okanye imijikelo. Susa abadlali balo ubase kwelinye icandelo kuqala.
# unreviewed
fault-section-in-a-round = Umdlali okumjikelo uhlala kwicandelo. Lahla idrafti yomjikelo 1 kuqala, okanye phawula umdlali njengogodukileyo uze ufake igama kwakhona.
# unreviewed
fault-section-pairs = Le tumente inamacandelo. Dibanisa umjikelo kwelinye lawo.
# unreviewed
sections = Amacandelo
# unreviewed
sections-none = Amacandelo ziinxalenye zetumente enye, njengamabanga 4–5 namantombazana. Ngalinye linomdlalo, inkqubo nemijikelo yalo; onke anoluhlu lwabadlali olunye, ukungena okunye, iholo enye, iphepha likawonkewonke elinye nabantu abafanayo.
# unreviewed
sections-n = { $n ->
    [one] Icandelo eli-{ $n }, usuku olunye
   *[other] Amacandelo ama-{ $n }, usuku olunye
}
# unreviewed
sections-hall = Iholo
# unreviewed
sections-set = Amagama, iibhodi nemigaqo yamacandelo
# unreviewed
section-name = Igama lecandelo
# unreviewed
section-first = Ibhodi yokuqala
# unreviewed
section-reserve = Inani leebhodi; shiya kungenanto ukuba zaneleyo
# unreviewed
section-room = Igumbi okanye umqolo
# unreviewed
section-up = Nyusa
# unreviewed
section-remove = Susa eli candelo
# unreviewed
section-rules = Umdlalo, inkqubo nemijikelo
# unreviewed
section-new = Igama lecandelo elitsha
# unreviewed
section-new-like = Amabanga 4–5
# unreviewed
section-add = Yongeza icandelo
# unreviewed
section-rounds = { $n ->
    [one] umjikelo o-{ $n }
   *[other] imijikelo emi-{ $n }
}
# unreviewed
section-boards = iibhodi { $first }–{ $last }
# unreviewed
section-all-in = Zonke iziphumo zingenile
# unreviewed
section-open = { $n ->
    [one] Ibhodi e-{ $n } isadlala
   *[other] Iibhodi ezi-{ $n } zisadlala
}
# unreviewed
section-live = { $n ->
    [one] Ibhodi e-{ $n } ngqo
   *[other] Iibhodi ezi-{ $n } ngqo
}
# unreviewed
section-asks = { $section }, ibhodi { $board }: usompempe uyabiza.
# unreviewed
section-overlap = { $one } no-{ $other } zineebhodi ezinamanani afanayo kwigumbi elinye. Tshintsha ibhodi yokuqala yelinye.
# unreviewed
section-without = { $n ->
    [one] Umdlali o-{ $n } akanacandelo.
   *[other] Abadlali aba-{ $n } abanacandelo.
}
# unreviewed
sections-all = Onke amacandelo
# unreviewed
sections-today = Namhlanje
# unreviewed
sections-hint = Amaqela aliqela kwitumente enye, ngalinye nomdlalo nemijikelo yalo.
# unreviewed
section-none = Alikho icandelo
# unreviewed
section-move-to = Susa abaphawulweyo ubase ku-
# unreviewed
section-move = Hambisa
# unreviewed
section-move-hint = Umdlali unokutshintsha icandelo de kudityaniswe umjikelo 1 welo akulo.
# unreviewed
section-import-hint = Ikholamu enesihloko esithi “{ $heading }” ifaka umdlali ngamnye kwicandelo. Ngaphandle kwayo abakabi nacandelo.
# unreviewed
undo-moved = { $n ->
    [one] Lo mdlali ubuyela kwicandelo langaphambili.
   *[other] Aba badlali aba-{ $n } babuyela kumacandelo abo angaphambili.
}
# unreviewed
audit-section-added = Icandelo longeziwe: { $subject }
# unreviewed
audit-section-removed = Icandelo lisusiwe: { $subject }
# unreviewed
audit-section-ordered = Ulandelelwano lwamacandelo lutshintshiwe
# unreviewed
audit-entrants-moved = { $n ->
    [one] Umdlali o-{ $n } usiwe kwelinye icandelo
   *[other] Abadlali aba-{ $n } basiwe kwamanye amacandelo
}
# unreviewed
field-section-name = Igama lecandelo
# unreviewed
field-section-first = Ibhodi yokuqala
# unreviewed
field-section-boards = Inani leebhodi
# unreviewed
field-section-room = Igumbi okanye umqolo
# unreviewed
field-section-act = Icandelo
# unreviewed
prizes-of-sections = Amabhaso amiselwa kwicandelo ngalinye afundwe apha, icandelo ngecandelo, elokugqibela kuqala.
# unreviewed
schedule-every = Imizuzu ukusuka komnye umjikelo ukuya kolandelayo
# unreviewed
schedule-first = Ukuqala komjikelo 1
# unreviewed
schedule-fill = Misela amaxesha ayo yonke imijikelo
# unreviewed
field-schedule-every = Imizuzu ukusuka komnye umjikelo ukuya kolandelayo
