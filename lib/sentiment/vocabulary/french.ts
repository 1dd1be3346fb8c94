import type { WordLists } from "./word-lists.ts";

export const FRENCH: WordLists = {
  friendly: `super superbe* génial* excellent* parfait* magnifique* merveilleu* adorable* adore* adorent formidable* fantastique*
    impeccable* délicieu* chaleureu* sympa sympas sympathique* ravi ravie ravis ravies content contente* heureu* bravo merci
    mercis félicitations recommande recommandons conseille conseillons aime aimons j'aime kiffe bon bonne bons bonnes beau belle
    beaux belles joli* top meilleur* succulent* efficace* rapide* satisfait* sublime* incroyable* extra canon classe parfaitement
    agréable* bluffant* brillant* charmant* cool drôle* fier fière hâte régal* sourire* qualitatif* tuerie mignon*`,
  unfriendly: `nul nulle nuls nulles déçu* décev* déception* horrible* affreu* mauvais* pire pires honte honteu* arnaque* arnaqueur*
    voleur* escroc* escroquerie* scandal* catastroph* inadmissible* inacceptable* dégueu* dégoût* dégueulasse* moche* cassé* casse
    abîmé* défectueu* injoignable* incompétent* lent* sale* cher chère merde merdique* putain pourri* ridicule* triste* dommage
    malheureusement ennuyeu* inutile* désagréable* impoli* malpoli* froid froide menteur* mensonge* mens déteste* détestable*
    fuir fuyez colère énerv* foutage retard* annulé* bug bugs bugue* plante panne* remboursez remboursement* immonde*
    insupportable* lamentable* minable* fade*`,
  remarks:
    "quand où ou comment combien c'est quoi qui est prix lien taille premier première svp de le la les ça coûte en à ici ok",
  negators: "pas jamais aucun aucune rien sans ni non plus point",
  boosters: "très trop vraiment tellement si hyper franchement totalement tout plus",
  but: "mais",
  friendlyIdioms: `pas mal
    pas mal du tout
    vraiment|franchement pas mal
    j'ai|ai|avons|trop|on hâte
    hâte de
    jamais déçu|déçue|déçus
    pas déçu|déçue|déçus
    rien à redire|dire
    aucun problème|souci|regret
    aucune plainte|déception
    trop beau|bien|bon|belle|mignon|cool|hâte|stylé
    au top
    les yeux fermés
    coup de coeur|cœur
    hésitez pas
    rien de mieux
    donne|donnent|fait envie`,
  unfriendlyIdioms: `plus jamais
    jamais plus
    n'achetez pas|plus|jamais
    je|on ne recommande|conseille
    à fuir|éviter|vomir
    trop cher|chère|salé|petit|long|sucré|tard|froid
    bien trop|plus
    peut|pourrait mieux|être
    c'était mieux
    ras le bol
    se moque|foutent|fout|moquent
    perte de temps|argent
    du n'importe
    n'importe quoi`,
  failureIdioms: `toujours aucune|pas|rien|aucun
    aucune réponse|nouvelle
    pas de réponse|nouvelles
    ne|n' marche|fonctionne|répond|répondent|marchent pas|plus|jamais
    marche|fonctionne|répond|répondent|marchent pas|plus|jamais
    j'attends|attends|attend toujours|encore|depuis
    jamais reçu|arrivé|livré|arrivée|remboursé
    pas reçu|arrivé|livré|remboursé
    jamais de réponse
    personne ne|répond`,
};
