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
  friendlyIdioms: `nicht schlecht
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
  unfriendlyIdioms: `nie wieder
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
};
