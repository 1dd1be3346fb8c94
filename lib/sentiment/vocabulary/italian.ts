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
  friendlyIdioms: `tanto|tanta di|roba cappello
    leccarsi|leccarsi|leccare i|le baffi|dita
    da leccarsi
    non c'è che|nulla|niente|paragone dire
    siete|sei dei|i|il|un|una|la|mitici|fantastici|grandi|super|migliori|migliore|grandi|top|forti
    spacca|spaccano|spaccate|spacchi di|tutto|di brutto|.
    salvato|salvata|cambiato|migliorato la|mi vita|giornata|pelle|vacanza
    a cinque|5 stelle
    non vedo|vediamo|potrei|manca
    l'ora di
    fuori dal|di mondo|testa
    da urlo|sogno|paura|10|dieci|favola|rifare|consigliare
    una|è|uno bomba|favola|spettacolo|meraviglia|goduria|figata|poesia|libidine|chicca
    che bomba|spettacolo|meraviglia|figata|bello|bella|buono|buona|bontà|bravi|goduria|classe
    come nuovo|nuova|un|una|guanto
    ci torno|tornerò|torneremo|tornerei|ritorno
    soldi ben|spesi
    ne vale la|vale
    vale|valgono la|ogni|tutti|il pena|centesimo|soldi|prezzo
    meglio di|che tutti|mai|così|prima|ogni|qualsiasi|quanto
    niente|nulla da dire|ridire|eccepire|invidiare
    già|è il|al|la|mio|mia|terzo|secondo terzo|secondo|quarto|terza|seconda
    al top
    lo|la|li|le adoro|amo|consiglio|ricomprerei|straconsiglio
    complimenti|bravi|bravissimi a|per|ragazzi|davvero|continuate
    mio|mia|miei figlio|figlia|marito|mamma|figli ** adora|ama|adorano|vuole|toglie|smette
    non ne|la|lo|se posso|possiamo|toglie|leva|stacca ** meno|senza|più
    fa|fanno|fate la|sempre differenza|centro
    niente male
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
  unfriendlyIdioms: `soldi|tempo|euro buttati|buttato|sprecati|sprecato|persi|rubati|nel|al
    buttato|buttati|buttare|buttate via|i|soldi|nel
    ci|mi|vi|prendete|preso|presi|prendono avete|hanno|in ** presi|preso|giro
    preso|presi|prendere|prendendo|presa|prendete|prendono in|per|a giro|fondelli|culo
    per i fondelli|scemi
    non se|ne|si ne|può|posso può|possa|più|capisce
    mai più
    altro|ennesimo|ennesima|un|nuovo aumento|rincaro|disservizio|ritardo|attesa|bidone
    grazie per niente|nulla|avermi|aver
    ancora niente|nulla|aspetto|aspettando|nessuna|nessuno|non
    un|$num|due|tre|da|settimane mese|mesi|settimane|giorni|settimana fa|che|senza|di
    gradirei|vorrei|gradirei|apprezzerei|attendo|aspetto|vorremmo ** risposta|rimborso|spiegazione|spiegazioni|rispondesse|notizie|chiarimento
    potreste|potrebbe|potete|qualcuno|è ** spiegarmi|rispondere|rispondermi|possibile|dirmi ** perché|mail|ordine|come|quando|risposta|avere
    che fine
    che schifo|vergogna|delusione|fregatura|pena|bidone|truffa|tristezza|ladri|schifezza
    una|è|solo|che|vera fregatura|bufala|delusione|presa|ciofeca|schifezza|buffonata|ladrata|sòla|sola
    non ci torno|tornerò|casco|siamo|vado
    era|erano|prima meglio|molto|era ** prima|meglio
    meglio prima|altrove|lasciar|evitare|quello|stare
    preferivo|preferisco|rivoglio|ridateci il|la|quello|quella|i vecchio|vecchia|precedente|prima|di
    peggio di|che|non
    non è più|come|quello|all'altezza
    lascia|lasciano|lasciato molto|a
    a desiderare
    si|mi è|sono|? ** rotto|rotta|scollato|scollata|staccato|staccata|strappato|scolorito|scolorita|bucato|fermato
    dopo|al $num|due|tre|un|una|primo|secondo|pochi ** lavaggio|lavaggi|mesi|giorni|settimane|uso
    state|statene|girate alla|lontani|al
    da evitare|dimenticare|vergognarsi|buttare
    mi|ci avete|hanno deluso|delusa|delusi|fregato|truffato|perso|stufato
    addebitato|pagato|pagare|addebitati due|doppio|il
    mandato|scritto|chiamato|chiamate $num|tre|due|più|mille mail|volte|email
    mai più
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
  classes: {
    mock: `complimenti bravi bravo grazie ottimo perfetto fantastico grandi geniale bello meraviglioso splendido bellissimo`,
    trouble: `aumento rincaro ritardo rotto rotta freddo fredda cancellato cancellata perso persa ore settimane attesa bloccato errore vuoto niente coda pubblicità guasto disservizio sparito cancellati`,
  },
  ironyIdioms: `^^ $mock *** $trouble
    grazie per|di niente|nulla|aver * rovinato|perso|avermi
    che bello|gioia|piacere aspettare|pagare|attendere`,
};
