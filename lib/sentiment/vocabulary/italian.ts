import type { WordLists } from "./word-lists.ts";

export const ITALIAN: WordLists = {
  friendly: `ottim* eccellent* fantastic* meraviglios* perfett* adoro adoriamo amo bell* bellissim* stupend* splendid* magnific*
    bravissim* brav* bravo buon buono buona buoni buone buonissim* delizios* squisit* gentil* gentilissim* cortes* simpatic*
    cordial* consiglio consigliat* consigliatissim* soddisfatt* content* felic* grazie complimenti miglior* top super spettacol*
    impeccabil* incredibil* eccezionali eccezional* piace piacciono piaciut* veloc* rapid* efficient* bene benissimo favolos*
    geniale geniali accoglient* cura consigliabil* consigliamo comod* elegant* auguri innamorat* wow forte mitic* mito grand*
    orgoglios* sorriso`,
  unfriendly: `pessim* orribil* schifo schifos* schifezza bruttissim* brutt* cattiv* peggio peggior* delus* deludent* delusione
    vergogna vergognos* truffa truffator* ladri ladr* caro cara cari carissim* rott* rotto rompe difettos* lent* lentissim*
    ritardo ritardi maleducat* scortes* incompetent* inutil* odio trist* disastr* freddo fredda insipid* sporco sporca merda
    cazzo spazzatura bugiard* bugia bugie imbrogli* ridicol* assurdo assurda inaccettabil* scadent* purtroppo peccato noios*
    arrabbiat* stufo stufa danneggiat* reclam* sconsigli* sconsigliat* sconsiglio male penos* indecent* scandal* rimbors*
    fregatura pacco sbagliat*`,
  remarks:
    "quando dove come quanto costa prezzo link taglia primo prima per favore info qual è il la di in a che ora ok chi qui avete",
  negators: "non mai nessun nessuna nessuno niente nulla senza né neanche mica",
  boosters: "molto davvero troppo proprio tanto così veramente più",
  but: "ma però",
  friendlyIdioms: `niente male
    niente|nulla da dire|ridire|eccepire
    non vedo|vediamo l'ora
    non delude|deludono mai
    mai delus*|deluso|delusa
    non mi|ci delude|deludono|deluso mai
    nessun problema|reclamo
    nessuna lamentela
    senza difetti|problemi
    vale la|ogni pena|centesimo
    lo voglio
    non male`,
  unfriendlyIdioms: `mai più
    non lo|la|li|le consiglio|consiglierei|comprate|ricomprerei
    non consiglio|comprate|vale|serve|soddisfatta|soddisfatto
    non mi|ci è|piace|piaciuto|piaciuta
    che schifo|vergogna|delusione|disastro|peccato|tristezza
    potrebbe|poteva|può essere meglio
    perdita di
    troppo caro|cara|cari|piccolo|salato|dolce|lento`,
  failureIdioms: `non funziona|funzionano|risponde|rispondono|arriva|arrivato|arrivata|va|parte|carica
    non è|mi|si mai|ancora|apre|risponde arrivato|arrivata
    mai arrivato|arrivata|ricevuto|ricevuta
    ancora nessuna
    nessuna risposta
    aspetto|aspettiamo|attendo|sto ancora|da|aspettando
    nessuno risponde
    si blocca|chiude|rotto|rotta
    si è rotto|rotta|bloccato|bloccata
    ridatemi|rivoglio i|il|soldi`,
};
