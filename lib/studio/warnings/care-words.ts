import { phrases } from "./phrases.ts";

/** Money, goods or help for those who suffer: then an offer is a gift. */
const HELPING = [
  "donat(?:e|es|ed|ing|ions?)|proceeds|fund-?rais\\p{L}*|rais(?:e|es|ing) (?:money|funds|awareness)|relief(?: fund| effort)?|charit(?:y|ies|able)|red cross|save the children|unicef|ngos?|(?:goes?|going) to (?:the )?(?:families|victims|hospitals?|survivors|relief|charity|those)|all (?:profits?|money)|every (?:cent|penny|dollar|euro)|benefit (?:concert|gig|night)|aid|collecting|blood drive|how (?:you can|to) help|ways to help|support (?:the|our) (?:victims|families|neighbou?rs|survivors)|supports (?:a|the) famil(?:y|ies)|we (?:give|match) (?:all|\\d+|every|half|the)|wildfire fund|volunteers?|free (?:meals?|rooms?|beds|food|water|materials|repairs?|shelter|coffee for)|match every|rebuild",
  "dons|un don|reversés?|bénéfices|recette|croix-rouge|ongs?|comment aider|solidarité|spenden?|spendet|erlös|hilfsfonds|rotes kreuz|recaudad\\p{L}*|donar|donaci\\p{L}*|donamos|cruz roja|cómo ayudar|solidari\\p{L}*|doaç\\p{L}*|doar|doamos|renda|como ajudar|cruz vermelha|ricavato|donazion\\p{L}*|doniamo|devolv\\p{L}*|devoluto|croce rossa|come aiutare|beneficenza",
];
/** What a shop must say when something happened, and what belongs to being ready for it. */
const SERVING = [
  "closed|clos(?:ing|es) early|cancel\\p{L}*|postpon\\p{L}*|refund\\p{L}*|reopen\\p{L}*|opening hours|open again|rebook|may be late|prepar(?:e|ed|ing|edness)|be ready|stay ready|emergency (?:kit|supplies|plan)|kits?|insurance|insured|restoration|repairs?|free (?:quote|estimate|inspection)|impact windows|shutters|generators?|smoke alarms?|delivery during|masks?|sanitis\\w+|tests? are|pick up at the door|stay home|stay well|contactless|prevention|helpline|hotline|how to (?:secure|prepare|survive|protect)|checklist|sympathy cards|funeral (?:home|flowers|services?|directors?|planning)|planning a funeral|memorial service|vigil|minutes?' silence|moment of silence|poppies",
  "fermés?|geschlossen|bleibt (?:\\p{L}+ )+zu|cerramos|cerrado|fechados?|chiusi|chiuso|ratgeber|versicherung|seguro contra|assurance",
];
/** History, news, fiction and work speak of such things. */
const TELLING = [
  "museums?|exhibit(?:ion)?s?|memorial(?: site)? tickets|films?|movies?|documentar(?:y|ies)|cinemas?|novels?|new book|books?:|e-?books|audiobooks?|signed copies|author|thriller|escape room|escape game|board game|paperback|podcasts?|episodes?|walking tour|guided tours?|tours?|day trips?|histor(?:y|ic|ical|ian)|lectures?|theatre|video games?|simulator|xbox|playstation|on pc|albums?|bands?|concerts?|gigs?|tickets|match|playoffs|jerseys?|game night|game day|against (?!(?:a|an|the|high|all) )\\p{L}+|cocktails? (?:two|2|hour)|sushi|roll|officials say|police|reports?|reported|breaking|according to|minister|president|senator|govern(?:ment|or)|parliament|election|webinar|lessons?|article|case study|taught us|hiring|analyst|tone-deaf|investors?|shares|stocks|gdp|inflation|rate (?:cut|hike)s?|economy|econom(?:ic|ist)s?|study|studies|researchers?|scientists?|percent of (?:the|all)|statistics|survey",
  "mémorial|musée|exposition|cinéma|film|ciné-club|roman|places? à|billets?|museum|ausstellung|roman|hörbuch|kino|doku\\p{L}*|karten|museo|exposición|película|novela|entradas|libro|exposição|filme|ingressos|livro|mostra|biglietti|romanzo|tascabile|regierung|ministre|gouvernement|gobierno|governo|presidente|präsident|président",
];

/** What around a tragedy makes an offer harmless: help, service, or telling of it. Six languages. */
export const CARE = phrases(...HELPING, ...SERVING, ...TELLING);
/** What does so even where the tragedy is the name of the offer. */
export const CARE_ABOVE_ALL = phrases(
  ...HELPING,
  "tone-deaf|taught us|article|cancel\\p{L}*|postpon\\p{L}*|webinar|apolog\\p{L}*|what we learn\\p{L}*",
);
