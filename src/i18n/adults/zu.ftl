### What Inkundla says instead in events of adults. Messages that are missing here are those of all events.

# unreviewed
call-unwell = Kukhona ongazizwa kahle
# unreviewed
deed-erase-names = Susa amagama
# unreviewed
privacy = Imininingwane yabadlali
# unreviewed
privacy-all = Bonke abadlali balo mqhudelwano
# unreviewed
privacy-text = Umphakathi ubona igama lokuqala nohlamvu olulodwa, noma igama eliphelele lalowo ovumile. KuZilungiselelo, amagama aphelele angavulelwa bonke abanganqabi.
# unreviewed
privacy-children = { $n ->
    [one] Umdlali o-{ $n } ubhalisiwe.
   *[other] Abadlali abangu-{ $n } babhalisiwe.
}
# unreviewed
privacy-public = { $n ->
    [one] Wonke umuntu angabona igama eliphelele lomdlali o-{ $n }.
   *[other] Wonke umuntu angabona amagama aphelele abadlali abangu-{ $n }.
}
# unreviewed
privacy-refused = { $n ->
    [one] Umdlali o-{ $n } uthe cha.
   *[other] Abadlali abangu-{ $n } bathe cha.
}
# unreviewed
names-overdue-short = Amagama bekumele asuswe ngo-{ $day }, uma iwashi laleli khompyutha lilungile.
# unreviewed
child-data = Konke ngalo mdlali (JSON)
# unreviewed
child-erase = Susa imininingwane yalo mdlali
# unreviewed
notice-child-erased = Imininingwane yomdlali isusiwe. Amakhasi owashicilele ngaphambili asakhombisa umdlali: washicilele futhi.
# unreviewed
consent-text = Umdlali uyavuma ukuthi igama eliphelele likhonjiswe wonke umuntu.
# unreviewed
consent-refused-by = Umdlali uthe cha: kukhonjiswa igama elifushane kuphela. Kubhalwe ngu-{ $name }, { $day }, { $time }.
# unreviewed
system-swiss = I-Swiss: abadlali abanamaphuzu alinganayo bayahlangana, hhayi kabili
# unreviewed
team-hint = Abadlali beklabhu eyodwa noma besikole esisodwa bayiqembu. Abokuqala ohlwini lwakho abakhona bayadlala; abanye bayizimele. Eqenjini lesibili, bhala iklabhu njengo-“North B”.
# unreviewed
column-gender = Owesifazane noma owesilisa
# unreviewed
import-bad-gender = { $column }: “{ $value }” kumele kube ngu-f (owesifazane) noma u-m (owesilisa).
# unreviewed
players-todo-draft = Umzuliswano { $round } uwuhlaka. Ofika manje akakho kuwo: vula uhlaka ubhangqe futhi.
# unreviewed
players-todo-posted = Umzuliswano { $round } uyadlalwa. Ofika manje udlala kusukela emzuliswaneni { $next }; imizuliswano yangaphambili ibalwa njengokungabikho.
# unreviewed
players-todo-posted-last = Umzuliswano { $round } uyadlalwa, futhi ungowokugcina: ofika manje akadlali. Uma yonke imiphumela ingenile, qeda umqhudelwano.
# unreviewed
check-rows-hint = Lungisa amagama emabhokisini. Ukuze ushiye umuntu, susa okusemabhokisini alelo rowu.
# unreviewed
check-skip = Umuntu ofanayo: yeqa leli rowu
# unreviewed
check-keep = Abantu ababili: gcina bobabili
# unreviewed
check-same-as-row = Irowu { $row }: u-{ $name } usekwirowu { $other } futhi. Ingabe ngumuntu ofanayo?
# unreviewed
check-same-as-player = Irowu { $row }: u-{ $name } usesohlwini kakade, njengomdlali { $number }. Ingabe ngumuntu ofanayo?
# unreviewed
player-home-hint = Umdlali uhambile. Imiphumela iyahlala; akasabhangqwa.
# unreviewed
player-remove-hint = Umdlali ubhaliswe ngephutha.
# unreviewed
about-names = Amagama abadlali
# unreviewed
about-names-how = Cela umhleli, ngaphambi, ngesikhathi noma ngemva komqhudelwano: igama lisuswa kuwo wonke amakhasi ngaleso sikhathi. Imiphumela ihlala ngenombolo.
# unreviewed
about-names-agreed = Igama eliphelele likhonjiswa kuphela lapho umdlali evumile, noma engene emqhudelwaneni okhombisa amagama aphelele.
# unreviewed
wish-bye-hint = Yomdlali ofika sekwephuzile noma ohamba ngaphambi kwesikhathi. Kwenze ngaphambi kokuthi umzuliswano ubhangqwe.
# unreviewed
wish-seat-hint = Yomdlali ongakwazi ukushintsha isihlalo. Umdlalo walo mdlali uhlala ukuleyo bhodi.
# unreviewed
copies-names = Ikhophi inamagama aphelele abadlali. Yigcine lapho uwedwa ongayifunda khona.
# unreviewed
player-more = Izinga, owesifazane noma owesilisa, unyaka wokuzalwa
# unreviewed
gender-f = Owesifazane
# unreviewed
gender-m = Owesilisa
# unreviewed
standings-all-genders = Abesifazane nabesilisa
# unreviewed
standings-gender-f = Abesifazane
# unreviewed
standings-gender-m = Abesilisa
# unreviewed
files-winners-hint = izigaba zeZilungiselelo
# unreviewed
categories-usual = Azikho
# unreviewed
check-leave-child = Shiya lo muntu
# unreviewed
players-limits = Kungabi ngaphezu kwamarowu angu-2,000 no-2 MB. Ku-Excel: “Save as”, bese “CSV UTF-8”. Sigcina amagama, isikole noma iklabhu nebanga, futhi uma uhlu lunakho: izinga, owesifazane noma owesilisa, unyaka wokuzalwa nemvume, akukho okunye.
# unreviewed
check-hide = Fihla igama lalo muntu: wonke umuntu ubona “{ $alias }”
