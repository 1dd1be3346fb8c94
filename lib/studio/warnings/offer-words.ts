import { phrases } from "./phrases.ts";

/** Words that sell, whatever stands beside them. */
const OFFERS = [
  "\\d+ ?(?:%|percent|per cent|€|euros?) ?(?:off|discount|rabatt|de réduction|de remise|de descuento|de desconto|di sconto|auf|sur tout|günstiger|sparen|reduziert)|(?:[-–−]|(?:save|saving|spare?|jusqu'à|bis zu|hasta (?:un|el)?|até|fino al|now|just|only) )\\d+ ?%(?! (?:of|des?|der|dos|das|delle|degli|du) )",
  "half[- ]?price|(?:at|for) half (?:the )?price|our (?:[\\p{L}]+ )?(?:sale|deals?|prices?|offers?)|sale(?= (?:today|now|on|starts|ends|is|of))|flash sale|on sale|this sale|the sale|(?<!(?:trade|peace|arms|nuclear|climate|ceasefire|plea|debt|business|big|backroom) )deals|sale ends|(?:slaughter|massacre|murder|kill|execute|bury|burn|bomb)(?:ed|ing)? (?:our |the |all |high )*prices|(?:lose|miss) this deal|savings|bargains?|discounts?|discounted|(?:use|with|promo|voucher)(?: the)? code|(?:with|use|using|avec|mit|con|com) (?!covid)[a-z]{4,}\\d{2}|(?:two|three|2|3)(?: [\\p{L}]+){0,3} for the price of|code [a-z]+\\d*|coupons?|vouchers?|free (?:shipping|delivery)|two[- ]?for[- ]?one|\\d[- ]?(?:for|x|für|pour|por|per)[- ]?\\d|bogo|buy (?:one|two|now|it|yours)|get one(?: free)?|clearance|special offers?|limited time|on offer|shop (?:now|our|the|online|safely|today)|do some shopping|order (?:now|yours|online|today)|order [\\p{L}]+ now|our sale|shop on|all you can eat|prices? (?:so low|drop\\p{L}*|slash\\p{L}*|fall\\p{L}*|crash\\p{L}*|under|have|are)|(?:low|crazy|insane|amazing|special|top|hot|sunken|explosive) prices|high prices|old prices|flat prices|and our prices|give ?aways?|blow ?out|buffet|collection is out|apply today|treat yourself|come and get",
  "promos?|promotions?|soldes|remises?(?! en)|offerte?s?|offert|tout doit|nos prix|prix si bas|profitez|achetée?s?|rabatt|unsere (?:angebote|preise)|bei uns fallen|preise (?:wie|so)|knaller|zum halben preis|für 1|jetzt zuschlagen|sparen|gutschein|rebajas?|ofertas?|descuentos?|nuestros precios|precios (?:tan|como)|cup[oó]n|llévate|código|promoç(?:ão|ões)|descontos?|nossos preços|preços tão|cupom|ganhe|aproveite|só hoje|scont[oi]|nostri prezzi|prezzi (?:così|che)|offerte|codice|solo oggi|saldi",
];
/** Words that turn to buyers; beside mourning they are enough. */
const INVITATIONS = [
  "you (?:could|can) win|raffle|shop the|check out (?:our|the)|try (?:our|the|some)|(?:our|the) new (?:[\\p{L}]+ )?(?:collection|line|menu|range|scones?|dress(?:es)?)|(?<!(?:our|the|my|a|this|every|next) )shop(?! (?:is|will|cat|dog|owner|window))|(?<!in )order(?! (?:to|of))|available (?:now|online)|in stock|get yours|book now|stock up|pick up (?:one|some|yours)|look your best|celebrate with|perfect (?:time|way) to|from (?:[$€£]\\d+|\\d+[.,]\\d\\d|\\d+ (?:euros?|dollars|pounds))|ab (?:nur )?\\d+ ?(?:euro|€)|à partir de \\d+|desde \\d+ ?(?:euros|€)|a partire da \\d+|for \\d+[.,]\\d\\d|buy",
  "découvrez|commandez|jetzt bestellen|entdecke|descubre|compra|encomende|compre|scopri|acquista",
];

export const OFFER = phrases(...OFFERS);
export const INVITATION = phrases(...OFFERS, ...INVITATIONS);
/** The turn from mourning to trade. */
const SEGUES = [
  "happy hour|(?:with|try) our|our new(?:est)? [\\p{L}-]+|on a (?:brighter|lighter|happier) note|back to business|to (?:cheer|lift) (?:you|your mood)|come (?:see|and see|check)|grab (?:our|your|one|a)|meanwhile",
];
/** What sells on a day of mourning, where any price does. */
export const FESTIVITY = phrases(
  ...OFFERS,
  ...INVITATIONS,
  ...SEGUES,
  "happy (?=9|nine|pearl|d-day|holocaust)|celebrat(?:e|es|ing)|deals?|\\d+ (?:dollars|euros|bucks)",
);

/** A calamity as the name of an offer: "hurricane sale", "Katrina-style savings", "funeral season". Follows a tragedy. */
export const OFFER_NAME =
  /^(?:[ -](?:style|inspired|day|week|weekend|themed|level))*[ -]*(?:sales?|specials?|deals?|savings?|prices?|discounts?|blow ?out|clearance|offers?|promos?|bargains?|season is here|combos?|-?preise|-?tage|of (?:\p{L}+ )?(?:prices?|savings|deals|discounts|bargains|offers)|rabatte?|knaller|angebote?|de (?:prix|ofertas|descuentos|descontos)|di (?:sconti|offerte)|relief from high prices)(?!\p{L})/iu;

/** Before a tragedy: "offers like an earthquake", "ofertas terremoto", "promoção enchente". */
export const OFFER_BEFORE =
  /(?:promo(?:tion)?s?|prix|soldes|preise wie (?:im|ein|nach)|ofertas?|rebajas|precios|promoção|preços|prezzi|offert[ae]|angebot|spécial|deals are like an?|prices like an?)[ :]*$/iu;

/** What makes a joke of it. */
export const LAUGHTER =
  /[😂🤣😹😆]|(?<!\p{L})(?:l+o+l+|rofl|lmao|(?:ha ?){2,}|ja(?:ja)+|mdr|kkk+|rsrs+|have in common|at least the|should have (?:bought|used|worn)|unlike in)(?!\p{L})/giu;

/** "…, and so are our prices": the turn from what happened to what is sold. */
export const PARALLEL =
  /(?:(?:and |, ?)so (?:are|is|did|do|does|have|has|will) (?:our|we|shipping|delivery|prices|savings|deals)|, (?:and )?our (?:\p{L}+ ){1,3}too|(?:like|than) (?:\d[\d,.]* )?(?:flies|bodies|passengers|victims|corpses)|and we(?:'re| are|'ve| have)? (?:\p{L}+ )?(?:\p{L}+ )?(?:our )?(?:prices|deals)|we killed our|¡?y nosotros también|nos promos aussi|anche i nostri|auch unsere|schwimmen bei uns|two is better|they had pizza|(?:everyone|everybody|people)(?:'s| is| are) dying to)(?!\p{L})/giu;
