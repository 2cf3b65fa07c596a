### What Inkundla says instead in events of adults. Messages that are missing here are those of all events.

# unreviewed
call-unwell = Kukho umntu ongaziva kakuhle
# unreviewed
deed-erase-names = Susa amagama
# unreviewed
privacy = Idatha yabadlali
# unreviewed
privacy-all = Bonke abadlali balo mnyhadala
# unreviewed
privacy-text = Uluntu lubona igama lokuqala nonobumba omnye, okanye igama elipheleleyo lalowo uvumileyo. KwiSeto, amagama apheleleyo angavulelwa bonke abangaliyo.
# unreviewed
privacy-children = { $n ->
    [one] Ngumdlali o-{ $n } obhalisiweyo.
   *[other] Ngabadlali aba-{ $n } ababhalisiweyo.
}
# unreviewed
privacy-public = { $n ->
    [one] Wonke umntu angabona igama elipheleleyo lomdlali o-{ $n }.
   *[other] Wonke umntu angabona amagama apheleleyo abadlali aba-{ $n }.
}
# unreviewed
privacy-refused = { $n ->
    [one] Umdlali o-{ $n } uthe hayi.
   *[other] Abadlali aba-{ $n } bathe hayi.
}
# unreviewed
names-overdue-short = Amagama bekufanele asuswe ngo-{ $day }, ukuba iwotshi yale khompyutha ichanekile.
# unreviewed
child-data = Yonke into ngalo mdlali (JSON)
# unreviewed
child-erase = Susa idatha yalo mdlali
# unreviewed
notice-child-erased = Idatha yomdlali isusiwe. Amaphepha owawapapashileyo ngaphambili asabonisa umdlali: wapapashe kwakhona.
# unreviewed
consent-text = Umdlali uyavuma ukuba igama elipheleleyo liboniswe kumntu wonke.
# unreviewed
consent-refused-by = Umdlali uthe hayi: kuboniswa igama elifutshane kuphela. Kubhalwe ngu-{ $name }, { $day }, { $time }.
# unreviewed
system-swiss = ISwiss: abadlali abanamanqaku alinganayo bayadibana, hayi kabini
# unreviewed
team-hint = Abadlali beklabhu enye okanye besikolo esinye baliqela. Abokuqala kuluhlu lwakho abalapha bayadlala; abanye ngamagcina-ndawo. Kwiqela lesibini, bhala iklabhu njengo-“North B”.
# unreviewed
column-gender = Ibhinqa okanye indoda
# unreviewed
import-bad-gender = { $column }: “{ $value }” kufanele ibe ngu-f (ibhinqa) okanye u-m (indoda).
# unreviewed
players-todo-draft = Umjikelo { $round } uyidrafti. Ofika ngoku akakho kuwo: vula idrafti udibanise kwakhona.
# unreviewed
players-todo-posted = Umjikelo { $round } uyadlalwa. Ofika ngoku udlala ukususela kumjikelo { $next }; imijikelo yangaphambili ibalwa njengokungabikho.
# unreviewed
players-todo-posted-last = Umjikelo { $round } uyadlalwa, kwaye ngowokugqibela: ofika ngoku akadlali. Xa zonke iziphumo zingenile, gqiba umnyhadala.
# unreviewed
check-rows-hint = Lungisa amagama kwiibhokisi. Ukuze ushiye umntu, khupha okukwiibhokisi zaloo mqolo.
# unreviewed
check-skip = Ngumntu omnye: tsiba lo mqolo
# unreviewed
check-keep = Ngabantu ababini: gcina bobabini
# unreviewed
check-same-as-row = Umqolo { $row }: u-{ $name } ukwakumqolo { $other }. Ngumntu omnye?
# unreviewed
check-same-as-player = Umqolo { $row }: u-{ $name } sele ekuluhlu, njengomdlali { $number }. Ngumntu omnye?
# unreviewed
player-home-hint = Umdlali uhambile. Iziphumo ziyahlala; akusadityaniswa.
# unreviewed
player-remove-hint = Umdlali ubhaliswe ngempazamo.
# unreviewed
about-names = Amagama abadlali
# unreviewed
about-names-how = Cela umququzeleli, ngaphambi, ngexesha okanye emva komnyhadala: igama lisuswa kuwo onke amaphepha kwangoko. Iziphumo zihlala phantsi kwenombolo.
# unreviewed
about-names-agreed = Igama elipheleleyo liboniswa kuphela apho umdlali evumile, okanye engene kumnyhadala obonisa amagama apheleleyo.
# unreviewed
wish-bye-hint = Yomdlali ofika emva kwexesha okanye ohamba kwangethuba. Yenza phambi kokuba umjikelo udityaniswe.
# unreviewed
wish-seat-hint = Yomdlali ongenakutshintsha isihlalo. Umdlalo walo mdlali uhlala ukule bhodi.
# unreviewed
copies-names = Ikopi yogcino inamagama apheleleyo abadlali. Yigcine apho nguwe kuphela onokuyifunda.
# unreviewed
player-more = Ireyithingi, ibhinqa okanye indoda, unyaka wokuzalwa
# unreviewed
gender-f = Ibhinqa
# unreviewed
gender-m = Indoda
# unreviewed
standings-all-genders = Amabhinqa namadoda
# unreviewed
standings-gender-f = Amabhinqa
# unreviewed
standings-gender-m = Amadoda
# unreviewed
files-winners-hint = iindidi zeSeto
# unreviewed
categories-usual = Akukho
# unreviewed
check-leave-child = Shiya lo mntu
# unreviewed
players-limits = Ubuninzi: imiqolo engama-2,000 ne-2 MB. Kwi-Excel: Save as, uze ukhethe “CSV UTF-8”. Sigcina amagama, isikolo okanye iklabhu nebanga, kwaye ukuba uluhlu lunazo: i-rating, ibhinqa okanye indoda, unyaka wokuzalwa nemvume, akukho nto yimbi.
# unreviewed
check-hide = Fihla igama lalo mntu: wonke umntu ubona “{ $alias }”
