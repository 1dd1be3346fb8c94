import type { WordLists } from "./word-lists.ts";

export const GERMAN: WordLists = {
  friendly: `toll* super klasse spitze spitzen* prima wunderbar* wunderschön* schön* großartig* grossartig* genial* perfekt*
    fantastisch* hervorragend* ausgezeichnet* lecker* köstlich* freundlich* nett* hilfsbereit* begeister* zufrieden* liebe
    lieben geliebt* lieblings* beste besten bester bestes empfehl* gern gerne danke dankeschön geil* hammer cool* süß* hübsch*
    traumhaft* top glückwunsch* gratul* bravo freue freuen gefreut gefällt gefallen gut gute guten guter gutes brillant*
    einwandfrei* zuverlässig* überrag* sensationell* glücklich* herrlich* liebevoll* gelungen* stolz*`,
  unfriendly: `schlecht* schrecklich* furchtbar* grauenhaft* grauenvoll* mies* miese übel* enttäusch* leider kaputt* defekt*
    unfreundlich* unverschämt* frech* frechheit peinlich* ekelhaft* eklig* widerlich* kalt* teuer* überteuert* abzocke betrug*
    betrüg* lüge* lügen lügner* mist scheiß* scheiss* kacke dreck* müll schrott nervt nervig* ärger* wütend* sauer traurig*
    hass* hasse katastroph* unzumutbar* inkompetent* langsam* verspätung* verspätet* schade langweilig* hässlich* dumm* blöd*
    doof* sinnlos* nutzlos* unbrauchbar* reklam* storniert* stürzt abgestürzt* zerbroch* gebrochen* fehlerhaft* fehlt fehlen
    lächerlich* skandal* schande unmöglich* versagt* verarsch* wucher`,
  remarks:
    "wann wo wie viel was wer ist das die der den es gibt habt ihr macht auf in größe preis link erste erster bitte kostet auch hier morgen heute ok",
  negators: "nicht nichts nie niemals kein keine keinen keiner keinem keinerlei ohne weder kaum",
  boosters: "sehr so total echt wirklich richtig absolut extrem viel zu überhaupt einfach besonders mega",
  but: "aber jedoch",
  friendlyIdioms: `hut ab
    kein|keine|keinen wunsch|wünsche offen|übrig
    der|absoluter|echt hammer|burner|wahnsinn|knaller|kracher|oberhammer
    daumen hoch|nach
    1a|eins a
    immer wieder gerne|gern|gut
    ein|absoluter traum|genuss|gedicht|highlight|träumchen
    ich liebe|feier|feiere
    sehr|so|richtig|mega|super|voll|echt|total gut|nice|lecker|schön|geil|lieb|cool|stark|süß|fein
    gut gemacht|gelungen
    weiter so
    kann|können ** nur|wärmstens empfehlen
    nichts zu meckern|bemängeln|beanstanden
    nicht zu toppen|überbieten
    besser geht|gehts|als nicht|alle|je|erwartet|jede|jeder|jedes
    könnte nicht besser
    haut|haute mich|uns um
    vom|den socken|hocker
    aller ersten|erster sahne|güte
    spitze|klasse|saustark
    würde|werde|komme|kommen ** wieder|jederzeit kommen|kaufen|bestellen
    jeden cent|euro|penny wert
    ist es|jeden|das wert
    redet|reden|spricht|schwärmt|schwärmen|erzählt ** nichts|davon|nur|noch|immer
    will|wollen|möchte nicht|nie|nichts ** mehr|anderes
    schon|bereits das|mein|die|der|unser|meine dritte|zweite|vierte|dritter|drittes|zweites|zweiter
    hält|halten|läuft|funktioniert immer|seit ** noch|jahren
    wie am|neu|angegossen|geschmiert ersten|schnürchen|.
    so muss das|es
    ihr|du seid|bist die|der|das besten|beste|hammer|wahnsinn
    hab|habe|haben tränen|mich|gänsehaut ** gelacht|verliebt|gefreut|augen
    gänsehaut
    nicht schlecht
    gar|echt|wirklich nicht schlecht
    nicht|nichts übel
    kann|können es kaum erwarten
    nichts zu meckern|beanstanden|bemängeln|kritisieren
    nicht enttäuscht
    noch nie enttäuscht
    immer wieder
    gerne|gern wieder
    keine beschwerden|probleme
    nur empfehlen
    freue|freu mich
    sehr zu empfehlen`,
  unfriendlyIdioms: `geld|zeit|das kann|könnt ** sich|man|ihr sparen
    sich sparen
    unter aller sau|kanone|würde
    finger weg
    jetzt reicht's|reichts|reicht
    reicht's|reichts mir|mir
    geht gar|ja|garnicht nicht|überhaupt
    schon wieder teurer|nicht|kaputt|eine|verspätet|verspätung|falsch|ausgefallen|defekt
    danke für nichts|gar|das|die * nichts|warten|verarschung
    für die|den|n katz|arsch|tonne|müll|eimer
    für nichts
    aus dem fenster
    nie|niemals|nicht wieder|mehr|noch
    von wegen
    so ein|ne|eine mist|schrott|scheiß|frechheit|saftladen|verein|unverschämtheit
    was|so für|ein ein|eine|n saftladen|frechheit|mist|abzocke|witz
    saftladen
    am arsch
    lasst|lass die es|finger
    war|waren früher|mal|vorher besser|billiger|größer
    früher|vorher ** besser|billiger|größer
    schlechter|teurer|kleiner|dünner als|geworden
    nicht das gelbe
    lässt|lassen zu ** wünschen
    zu wünschen übrig
    warte|warten|wartet|gewartet ** seit|schon|immer|noch|stunden|wochen|monaten
    seit $num|wochen|tagen|monaten|stunden ** warte|keine|nichts|ohne
    nach|bei $num|einer|dem|zwei|drei wäschen|wäsche|wochen|monaten|tagen|monat|woche ** weg|kaputt|ab|hin|defekt|leer|verblasst
    ist|sind|war ** abgefallen|abgerissen|gerissen|weg|hin|abgebrochen|ausgelaufen|eingegangen
    hat|haben nur|gerade|genau|ganze|? $num|drei|zwei tage|wochen|monate|stunden gehalten
    würde mich|uns über ** antwort|rückmeldung|erstattung
    könnten|könnte|können|würden|kann sie|mir|jemand|ihr ** erklären|warum|wieso|endlich|antworten|melden
    zweimal|doppelt|dreimal abgebucht|bezahlt|berechnet|geschrieben|angerufen
    auf meine|die|unsere $num|drei|zwei|letzte|vielen|mehrere mails|e|anfragen|nachrichten
    immer noch keine|nichts|kein|nicht
    noch immer keine|nichts|kein|nicht
    keine antwort|reaktion|rückmeldung|hilfe|entschuldigung
    enttäuscht von|vom
    nie wieder
    nie mehr
    nicht zu empfehlen
    geht gar nicht
    lasst die finger
    nicht empfehlen
    hände weg
    könnte besser
    zu teuer|langsam|klein|salzig|kalt|spät|laut|lange|lang`,
  failureIdioms: `warte|warten|wartet noch|seit|immer|schon
    noch|immer keine|nicht antwort|da|angekommen|geliefert|gekommen
    keine antwort|rückmeldung|reaktion
    antwortet|antworten|reagiert|meldet|funktioniert|geht|klappt|läuft nicht
    nie|nicht angekommen|geliefert|funktioniert|erreichbar
    stürzt|stürzen ab|ständig|immer|dauernd
    geld zurück
    niemand antwortet|hilft|erreichbar`,
  keepsDiacritics: true,
  neutralIdioms: `was mache|tun|passiert|macht|mach ** wenn
    gibt es|gibt's
    kann|muss|darf ich|man|wir ** stornieren|zurückgeben|umtauschen|reklamieren|bestellen`,
  classes: {
    mock: `toll super klasse bravo danke glückwunsch prima wunderbar großartig herrlich spitze perfekt gratulation schön`,
    trouble: `teurer erhöhung preiserhöhung verspätung kaputt kalt verspätet ausgefallen gelöscht abgestürzt warteschleife stunden wochen defekt leer storniert verloren absturz werbung ignoriert warten nichts gesperrt`,
  },
  ironyIdioms: `^^ na|ja|oh? $mock *** $trouble
    danke für nichts|gar|das|die|den ** warten|nichts|verarschung|ausfall
    danke für nichts
    schön dass ** wieder|nicht|keiner|nie
    herzlichen glückwunsch zu|zur|zum ** preiserhöhung|erhöhung|ausfall|fehler`,
};
