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
  friendlyIdioms: `chapeau bas|à|les
    ça|ca déchire|cartonne|envoie|pète|tue
    eau à la bouche
    de la bombe|balle
    rien à redire|dire|ajouter
    ne|n' le|la|les|l' quitte|lâche|quittent plus
    ne quitte|lâche plus
    aux petits oignons
    au top|poil
    coup de cœur|coeur
    une|la tuerie|pépite|merveille|dinguerie
    trop bon|bien|beau|fort|stylé|cool|mignon
    franchement|vraiment|trop|super top|bon|bien|stylé|génial
    comme sur des
    rapport qualité
    vaut le détour|coup
    on en redemande
    on|je y|m'y|me retourne|retournera|retournerai|régale|suis|régalé
    me suis régalé|régalée
    je recommande
    sans hésiter|hésitation
    les yeux fermés
    bonne continuation|ambiance|surprise|adresse
    au|en dessus|haut du|de lot|gamme
    rien de mieux
    mieux que tous|les|toutes|avant|jamais|ailleurs
    jamais déçu|déçue|aussi|mangé|eu * bon|bien|déçu|mieux
    à tomber|refaire
    du grand art|lourd
    troisième|deuxième|quatrième|3e|2e|4e achat|commande|paire|fois
    ma|mon fille|fils|mère|mari|copine|chien l'adore|adore|adorent
    mes enfants adorent|en
    rien à envier
    pas mal
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
  unfriendlyIdioms: `foutage|foutage de gueule
    prend|prenez|prennent|prendre ** pour ** vaches|pigeons|cons|idiots|imbéciles
    pas|plus un clou|sou
    ne vaut|valent|sert|servent pas|plus|rien|à
    ras le|la bol|casquette
    moquez|moque|fichez|foutez du|de monde|nous|moi|gueule|clients
    se moque|fout|moquent|foutent de|du
    hors de prix
    merci pour rien
    restée|resté|partie ** dans la|les main|mains
    du|de n'importe quoi
    n'importe quoi
    poudre aux yeux
    jeté|jeter l'argent|mon|par
    de pire en
    encore une? augmentation|hausse|panne|retard|pub|bug|fois
    toujours pas|aucune|rien|en
    sans aucune? réponse|excuse|explication|nouvelle
    c'est la honte|cata|catastrophe
    c'était mieux avant
    mieux avant|ailleurs
    moins bien|bon qu'avant|que|qu'ailleurs
    pas à la|pas terrible|top|hauteur|ouf|fameux|foufou|sérieux
    pas terrible|top|fou|ouf|normal|génial|sérieux
    laisse|laissent à désirer
    ne mettrai|mettrais|mettrez|remettrai plus|jamais|pas
    plus jamais|personne
    jamais plus|vu
    je passe mon
    bon à jeter
    à la poubelle
    je préférais|préfère l'ancien|l'ancienne|avant
    dommage que|pour|car|de|.
    ça se dégrade
    au secours
    tombe|tombé|tombent en|tout panne|morceaux|seul
    deux|trois|une|plusieurs|$num heures|mois|semaines d'attente|sans|de|que
    serait-il possible ** enfin|réponse
    me permets de
    j'aimerais|souhaiterais|apprécierais|aimerions ** réponse|remboursement|enfin|savoir
    quand est-ce que|comptez
    deux|trois|plusieurs|quatre|$num mails|appels|relances|messages
    au bout de ** jours|lavages|semaines|mois|fois
    commandé|commande|payé|attends|attend ** depuis|jours|semaines|mois
    commandé le|il ** on|toujours
    plus jamais
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
  classes: {
    mock: `bravo super merci génial géniale parfait parfaite félicitations magnifique top excellent formidable chouette extra adore`,
    trouble: `augmentation hausse retard attente panne bug bugs froid froide cassé cassée perdu perdue annulé annulée supprimé disparu fermé pub heures semaines ignoré bloqué attendre arnaque plante rien frais vide moitié`,
  },
  ironyIdioms: `^^ $mock *** $trouble
    merci pour rien|l'attente|le retard
    quel plaisir|bonheur|joie d'attendre|de ** attendre|payer
    bravo pour la|l'|le|cette ** hausse|augmentation|retard|attente|arnaque`,
};
