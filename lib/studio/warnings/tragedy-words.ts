import { listAlternatives, phrases } from "./phrases.ts";

/** What people die of, or lose everything in. Nobody's hook for an offer. */
const DISASTERS = [
  // English
  "earthquakes?|quakes?|hurricanes?|typhoons?|cyclones?|tsunamis?|tornado(?:e?s)?|wild ?fires?|forest fires?|bush ?fires?|mudslides?|landslides?(?! (?:victory|win|election))|floodwaters?|flooding|floods?(?! (?:skin|your|with|my|us))|flooded|famines?|genocides?|holocaust|massacres?|plane crash(?:es)?|train (?:crash|wreck|derailment)|bridge collapses?|building collapses?|mine (?:disaster|collapse)|derailment|shipwreck|stampede|nuclear (?:disaster|accident)|oil spill|(?:the|this|that|last night's|yesterday's) (?:(?:terrible|awful|tragic|recent|deadly) )?(?:attacks?|disaster|tragedy|catastrophe|fires|blaze|siege|shelling|killings?|murders?|(?:crash|blast|explosion|collapse)(?= (?:in|at|on|that|victims|killed)))(?! (?:of (?:flavou?rs?|colou?rs?|taste)|from the past))|(?:plane|ship|boat|ferry|submarine|sub|train|bridge|building|tower|dam|helicopter|bus|cruise ship)s?(?: (?:has|have|just))* (?:imploded|capsized|exploded|collapsed|crashed|sank|derailed|went down|is missing|missing)|missing (?:plane|flight|submarine|passengers|child|girl|boy|hikers?)|(?:while|as) (?:[\\p{L}]+ ){1,3}(?:burns|drowns|mourns|bleeds|is (?:burning|drowning|on fire|under water|underwater|under attack|being bombed|at war|mourning|in mourning))",
  // French, German, Spanish, Portuguese, Italian
  "séismes?|tremblements? de terre|ouragans?|inondations?|raz-de-marée|incendies?|naufrages?|crash(?:es)? (?:de l'avion|aérien)|génocides?|erdbeben|hochwasser|flutkatastrophe|jahrhundertflut|wirbelsturm|waldbr[aä]nde?|flugzeugabsturz|zugunglück|völkermord|terremotos?|hurac[aá]n(?:es)?|inundaci(?:ón|ones)|incendios?|dana|riadas?|accidente aéreo|genocidio|enchentes?|alagamentos?|furac(?:ão|ões)|deslizamentos?|queimadas?|desabamentos?|acidente aéreo|alluvion[ei]|uragan[oi]|frane|incendi|disastro aereo|naufragio|valanga assassina",
];
/** Violence, and what is left of it. */
const VIOLENCE = [
  "(?:mass|school|mall|church|nightclub|club|campus|synagogue|mosque) shootings?|the shootings?|shooting (?:at|in) (?:the|a) [\\p{L}]+|terror(?:ist)? attacks?|terrorism|terrorists?|(?<!photo ?)bombings?|suicide bomb(?:er|ing)s?|(?:the|a) volcano (?:buried|destroyed|killed)|air[- ]?strikes?|missile[- ](?:attacks?|strikes?)|bombs are (?:dropping|falling)|war in [\\p{L}]+|war zone|civil war|nuclear war|war (?:is coming|broke out|has (?:begun|started|broken out))|ww3|world war (?:3|iii|three)|titanic sank|invasion of [\\p{L}]+|gaza|refugees(?![- ](?:run|owned|led|kitchen|chefs?|cooks?|artists?|team|week|day))|refugee (?:chic|look|style|camps?|crisis)|riot(?:s|ing)(?! of)|in (?:loving )?memory of|hostages?(?! to (?:your|my|the) )|lynchings?|slavery|domestic (?:violence|abuse)|child abuse|sexual assault|stabbings?|assassination|massacre",
  "attentats?|fusillade|guerre en [\\p{L}]+|réfugiés|anschl[aä]g(?:e|s|en)?|amoklauf|terroranschlag|krieg in [\\p{L}]+|flüchtlinge|atentados?|tiroteos?|guerra (?:en|na|no) [\\p{L}]+|refugiados|tiroteios?|chacinas?|attentat[oi]|sparatoria|guerra in [\\p{L}]+|profughi|stragi?",
  "(?:twin towers?|(?<!(?:visit|to|from|in|and|explore) )(?:hiroshima|nagasaki|auschwitz|chernobyl|fukushima)|katrina|flight (?:370|mh17|93)|mh370|columbine|sandy hook|#sandy|hurricane sandy|frankenstorm|boston marathon bombing|grenfell|hillsborough|george floyd|breonna taylor)",
  "bataclan|ahrtal|hanau|amatrice|brumadinho|mariana",
];
/** Who died, and how. */
const DEATHS = [
  "(?:soldiers|veterans|heroes|troops) (?:died|fell)|(?:died|fell|gave their lives) for (?:your|our) (?:freedom|country)|(?:the|our) fallen(?! (?:lea(?:f|ves)|trees?|apples?))|(?:queen|king|pope|president|prince|princess|singer|actor|actress|legend|icon|he|she) (?:is dead|has died|died|has passed)|passed away|drought is killing|victims(?! of (?:fashion|style|its|their|our own))|the victim(?! by)|death toll|dead bodies|casualties|body count|those who (?:died|perished|lost their lives)|(?:gave|lost|lose|losing|claimed|took)(?: their| his| her| \\d+)? lives|killed (?:millions|thousands|hundreds|dozens|\\d+)|(?:lost|losing|lose|washed away|destroyed) (?:(?:their|his|her|your) (?:homes?|houses?)|everything (?:in|to) the)|(?:people|children|kids|families|thousands|millions|hundreds|dozens)(?: [\\p{L}]+)? (?:starving|dying|dead|died|die(?! (?:for|to))|killed|homeless|drowned)|suicides?|funerals?|overdos(?:e|ed)|evacuat(?:ion|ees?|ed|ing)|evacuation shelter|died (?:of|in|from)|dead from|mass grave|cancer took|lost (?:her|his|their) (?:battle|fight)|drowned|burned alive|stillborn|miscarriage",
  "victimes?|sinistrés|enterrements?|obsèques|morts du|\\p{L}*opfer|todesopfer|beerdigung|toten|víctimas|(?<!d[ií]a de (?:los )?)muertos|funeral(?:es)?|damnificados|vítimas|mortos|enterros?|desabrigados|vittime|morti|funeral[ei]|sfollati",
];
/** Days on which the dead are remembered. Memorial Day and Veterans Day are days of sales in the United States. */
const DATES = [
  "9/11|9-11|nine ?eleven|september (?:11|11th|eleventh)|11(?:th)? (?:of )?september|pearl harbor(?: day)?|d-day|13 novembre|11\\. september|11 de (?:septiembre|setembro)|11 settembre",
];
const MOURNING_DAYS = [
  "anzac day|remembrance (?:day|sunday)|holocaust (?:remembrance|memorial)(?: day)?|genocide (?:remembrance|memorial)(?: day)?|(?:national )?days? of (?:national )?mourning|national mourning|workers'? memorial day|memorial of the [\\p{L}]+|anniversary of the (?:attack|disaster|tragedy|crash|massacre|bombing)",
  "totensonntag|volkstrauertag|staatstrauer|deuil national|jour de deuil|luto (?:nacional|oficial)|día de luto|dia de luto|lutto nazionale|giorno della memoria|yom ha ?shoah",
];
/** The bombings of Madrid, as they are called in Spain. */
const SHORT_DATE = "11[- ]m";

const TRAGEDIES = [...DISASTERS, ...VIOLENCE, ...DEATHS];
/** What comes before these means something else. */
const NOT_BEFORE =
  "(?![- ]?(?:proof|resistant|lit|lights?|safe|tolerant|coffee|roast(?:ers|ery)?|grill|records|studios?|fries|shelter design|cocktails?|ipa|lager|ale)(?!\\p{L}))";

/** What nobody should sell with: disasters, violence, deaths. Six languages. */
export const TRAGEDY = phrases(`(?:${TRAGEDIES.join("|")})${NOT_BEFORE}`);
/** Days and dates that belong to the dead: an invitation is enough there. */
export const MOURNING = phrases(...MOURNING_DAYS, ...DATES, SHORT_DATE);
/** The only one that is too short to be looked for by its letters. */
export const MOURNING_IN_SHORT = phrases(SHORT_DATE);

/** What may be a plain fact of daily life, and is tone-deaf where it becomes the reason for an offer. */
/** Named in an offer, or turned into one, it is tone-deaf; beside one it is a fact of daily life. */
const HARDSHIPS = [
  "covid(?:-19)?|corona ?virus|corona|pandemics?|pandemia|pandémie|pandemie|lockdown|quarantine|black ?outs?|outbreak|virus|drought|layoffs?|recession|(?:this|the|tropical) storm|ship went down|mourning day|titanic|(?:is|are) (?:burning|on fire|starving|under water|under attack|being bombed)|(?<!(?:website|site|server|servers|app|laptop|computer|system|markets?|phone) )crashed",
];
export const HARDSHIP = phrases(...HARDSHIPS);
const TROUBLES = [
  "(?:bored|stuck|trapped|scared)[^.!?]{0,30} (?:storm|lockdown|quarantine|blackout)|storm blows|(?:storm|blackout)[^.!?]{0,30} (?:flood(?:s|ed|ing)|kill(?:s|ed|ing)?|destroy(?:s|ed|ing)?|devastat\\p{L}*|cyclone|hurricane)|(?:covid|pandemic|lockdown|quarantine|corona)[^.!?]{0,12}(?:got you down|blues|boredom)|ebola|cholera|monkeypox|ukraine|black lives matter|blm",
];
export const TROUBLE = phrases(...TROUBLES);

/** Words of sympathy and of mourning. */
const CONDOLENCES = [
  "grieving|mourning\\?|(?:our|my) (?:thoughts|prayers|hearts?|condolences|deepest sympath(?:y|ies)|sympath(?:y|ies))(?: and (?:prayers|thoughts|hearts))?(?: (?:are|is|go|goes|go out|goes out|break|breaks|to|for))+|thoughts and prayers|hearts? goes? out|condolences|(?:we are|we're|so) (?:heartbroken|devastated|shocked|saddened|heart-broken)|(?:all )?(?:shocked|saddened|heartbroken|devastated) by|heartbroken (?:for|about)|so sad (?:about|to hear)|in memoriam|(?<!(?:i'll|i will|i'd|you'll|you will|i) )never forget(?! (?:coming|seeing|how|when|my|your))|lest we forget|pray(?:ing|ers)? ?for ?(?!snow|rain|sun|good|a |us|me|spring|summer|powder|wind)[\\p{L}]+|mourning (?:the|our|her|his)(?! (?:end|last|lack|summer|winter|weekend|holidays))|rest in peace|we remember (?:the|those|all) (?:who|victims|fallen|dead|lives)|in (?:his|her|their) (?:honou?r|memory)|send(?:ing)? [^.!?]{0,20}(?:love|strength|hugs|thoughts) to [^.!?]{2,40} (?:after|tonight|in these|affected|hit by)|(?:our|my) heart breaks|stand with the victims|sorry for (?:your|their) loss",
  "nos pensées (?:vont|sont)|nos prières|nos condoléances|sincères condoléances|en hommage (?:à|aux)|triste nouvelle|repose en paix|unsere gedanken sind|in gedanken (?:bei|sind)|unser beileid|in gedenken|wir trauern|ruhe in frieden|nuestro pésame|nuestras (?:oraciones|condolencias)|nuestro más sentido|en memoria de|descanse en paz|nossos sentimentos|nossas (?:orações|condolências)|em memória de|descanse em paz|le nostre (?:preghiere|condoglianze)|in memoria di|riposi? in pace|siamo vicini alle",
];
export const SYMPATHY = phrases(...CONDOLENCES);

/** "RIP to the Queen": capitals and a name, not "RIP my wallet" or "RIP winter". */
export const LAST_WORDS =
  /(?<!\p{L})(?:RIP|R\.I\.P\.?)(?: to the| to| the| \p{Lu}\p{Ll}+)? \p{Lu}\p{Ll}+|(?<!\p{L})Storm \p{Lu}\p{Ll}+/gu;

/** Prices compared with bloodshed, in six languages: the words never mean prices. */
const BLOODSHEDS = [
  "massacres?|blood ?bath|genocide|holocaust|suicide|carnage|terror attack|massacre|blutbad|massaker|masacres?|matanza|strage|carneficina|bain de sang",
];
export const BLOODSHED = phrases(...BLOODSHEDS);

/** Without one of these there is nothing to sell with. One by one: of all of them together a text would be searched for hundreds. */
export const HOOKS: readonly RegExp[] = [
  ...TRAGEDIES.flatMap(listAlternatives).map((one) => phrases(`(?:${one})${NOT_BEFORE}`)),
  ...[...CONDOLENCES, ...MOURNING_DAYS, ...DATES, ...TROUBLES, ...HARDSHIPS, ...BLOODSHEDS]
    .flatMap(listAlternatives)
    .map((one) => phrases(one)),
];
