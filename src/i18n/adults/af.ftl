### What Inkundla says instead in events of adults. Messages that are missing here are those of all events.

# unreviewed
call-unwell = Iemand voel sleg
# unreviewed
deed-erase-names = Verwyder name
# unreviewed
privacy = Spelers se data
# unreviewed
privacy-all = Alle spelers van hierdie toernooi
# unreviewed
privacy-text = Die publiek sien ’n voornaam en een letter, of die volle naam van wie ingestem het. By Instellings kan volle name openbaar wees vir almal wat nie weier nie.
# unreviewed
privacy-children = { $n ->
    [one] { $n } speler is ingeskryf.
   *[other] { $n } spelers is ingeskryf.
}
# unreviewed
privacy-public = { $n ->
    [one] Almal mag die volle naam van { $n } speler sien.
   *[other] Almal mag die volle name van { $n } spelers sien.
}
# unreviewed
privacy-refused = { $n ->
    [one] { $n } speler het nee gesê.
   *[other] { $n } spelers het nee gesê.
}
# unreviewed
names-overdue-short = Die name moes op { $day } verwyder word, as hierdie rekenaar se horlosie reg is.
# unreviewed
child-data = Alles oor hierdie speler (JSON)
# unreviewed
child-erase = Verwyder hierdie speler se data
# unreviewed
notice-child-erased = Die speler se data is verwyder. Bladsye wat jy vroeër gepubliseer het, wys die speler nog: publiseer hulle weer.
# unreviewed
consent-text = Die speler stem in dat die volle naam vir almal gewys word.
# unreviewed
consent-refused-by = Die speler het nee gesê: net die kort naam word gewys. Aangeteken deur { $name }, { $day }, { $time }.
# unreviewed
system-swiss = Switsers: spelers met ewe veel punte ontmoet, nooit twee keer nie
# unreviewed
team-hint = Die spelers van een klub of skool is ’n span. Die eerstes in jou lys wat hier is, speel; die ander is reserwes. Vir ’n tweede span, skryf die klub as “North B”.
# unreviewed
column-gender = Vrou of man
# unreviewed
import-bad-gender = { $column }: “{ $value }” moet f (vrou) of m (man) wees.
# unreviewed
players-todo-draft = Rondte { $round } is ’n konsep. Wie nou kom, is nie daarin nie: maak die konsep oop en deel weer in om hulle in te sluit.
# unreviewed
players-todo-posted = Rondte { $round } word gespeel. Wie nou kom, speel vanaf rondte { $next }; vroeër rondtes tel as afwesig.
# unreviewed
players-todo-posted-last = Rondte { $round } word gespeel, en dit is die laaste: wie nou kom, speel nie. Sodra alle uitslae in is, sluit die toernooi af.
# unreviewed
check-rows-hint = Maak die woorde in die blokkies reg. Om iemand uit te laat, maak die blokkies van daardie ry leeg.
# unreviewed
check-skip = Dieselfde mens: slaan hierdie ry oor
# unreviewed
check-keep = Twee mense: hou albei
# unreviewed
check-same-as-row = Ry { $row }: { $name } is ook in ry { $other }. Is dit dieselfde mens?
# unreviewed
check-same-as-player = Ry { $row }: { $name } is reeds in die lys, as speler { $number }. Is dit dieselfde mens?
# unreviewed
player-home-hint = Die speler het vertrek. Uitslae bly; geen verdere indelings nie.
# unreviewed
player-remove-hint = Die speler is per ongeluk ingeskryf.
# unreviewed
about-names = Spelers se name
# unreviewed
about-names-how = Vra die organiseerder, voor, tydens of ná die toernooi: die naam word dadelik van alle bladsye verwyder. Uitslae bly onder ’n nommer.
# unreviewed
about-names-agreed = ’n Volle naam word net gewys waar die speler ingestem het, of ingeskryf het vir ’n toernooi wat volle name wys.
# unreviewed
wish-bye-hint = Vir ’n speler wat laat kom of vroeg loop. Doen dit voor die rondte ingedeel word.
# unreviewed
wish-seat-hint = Vir ’n speler wat nie sitplek kan verander nie. Hierdie speler se spel is altyd by daardie bord.
# unreviewed
copies-names = ’n Rugsteun het die volle name van spelers. Hou dit waar net jy dit kan lees.
# unreviewed
player-more = Gradering, vrou of man, geboortejaar
# unreviewed
gender-f = Vrou
# unreviewed
gender-m = Man
# unreviewed
standings-all-genders = Vroue en mans
# unreviewed
standings-gender-f = Vroue
# unreviewed
standings-gender-m = Mans
# unreviewed
files-winners-hint = die kategorieë van Instellings
# unreviewed
categories-usual = Geen
# unreviewed
check-leave-child = Laat hierdie mens uit
# unreviewed
players-limits = Hoogstens 2 000 rye en 2 MB. Uit Excel: “Save As”, dan “CSV UTF-8”. Ons hou name, skool of klub en graad, en as die lys dit het gradering, vrou of man, geboortejaar en toestemming, niks anders nie.
# unreviewed
check-hide = Versteek hierdie mens se naam: almal sien “{ $alias }”
