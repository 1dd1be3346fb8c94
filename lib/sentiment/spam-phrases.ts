/** What only promoters write, with its points: two are enough. All texts are in lower case. */
export const SPAM_PHRASES: readonly { pattern: RegExp; points: number }[] = [
  // Follow for follow.
  {
    pattern:
      /\b(?:f4f|l4l|s4s|sub ?(?:4|for) ?sub|follow ?(?:4|for) ?follow|like ?(?:4|for) ?like|sdv|segue de volta)\b/u,
    points: 2,
  },
  {
    pattern:
      /\bfollow (?:me|my page)\b.*\b(?:follow|back|go)\b|\b(?:i|auto|will)(?:'ll| will)? follow(?:s|ing)? (?:u |you )?back\b|\bfollow ?back (?:milega|100|asap|guaranteed|instantly|all)/u,
    points: 2,
  },
  {
    pattern:
      /\b(?:sígueme|sigueme) y te sigo|\babonne(?:z)?[- ](?:toi|vous)\b.*\b(?:abonne|retour)\b|\bfolge? mir\b.*\bzurück\b|\bseguimi\b.*\b(?:ricambi|seguo)|me segue\b.*\bsigo\b/u,
    points: 2,
  },
  {
    pattern:
      /تابعن[يا].{0,12}(?:اتابع|أتابع|متابع)|متابعين حقيقي|\btabi3ni\b.*ntab3|\bfollow karo\b|\bnifuate\b.*nikufuate/u,
    points: 2,
  },
  // My page.
  {
    pattern:
      /\b(?:check|visit|view|see|look at|click|click on|go to|come to|peep)\b.{0,12}\b(?:my|our) (?:\w+ )?(?:page|profile|bio|channel|store|shop|music|song|video|videos|content|vlog|account|link)\b/u,
    points: 2,
  },
  {
    pattern:
      /\b(?:subscribe|sub) to my\b|\bsubscribe my\b|\bspam my\b|\b(?:new|latest) (?:mixtape|single|ep|album|video)\b.{0,30}\b(?:link in bio|on my|out now)/u,
    points: 2,
  },
  {
    pattern:
      /\b(?:visita|mira|miren|entra a|pasen por) (?:mi|nuestro) (?:perfil|página|canal|tienda)|\b(?:visite|confira|olha|veja|acesse) (?:o )?(?:meu|nosso) (?:perfil|canal|insta)|\bvenez (?:voir|visiter)\b.{0,8}\b(?:mon|ma) (?:profil|page|chaîne)|\b(?:auf|bei) (?:meiner|meinem) (?:seite|profil|kanal)\b|\b(?:visita|passa|guarda)\b.{0,8}\b(?:mio|mia) (?:profilo|pagina|canale)/u,
    points: 2,
  },
  {
    pattern:
      /\blink (?:in|on) (?:my|our) (?:bio|profile|page)\b|\blink na (?:minha )?bio\b|\blink en (?:mi )?(?:bio|perfil)\b|\blink in bio\b.{0,30}\b(?:run it up|stream|buy|shop|join|win|claim|earn|free)\b|\b(?:free|follow me|gets?|win)\b.{0,40}\blink in (?:my )?bio/u,
    points: 2,
  },
  // Reposts, ambassadors, models.
  {
    pattern:
      /\b(?:promote it|send (?:it|pics?|this|your pics?|us)|send (?:your )?(?:pics?|photos?)|dm (?:it|your pics?|this)) (?:on|to|at) ?@/u,
    points: 2,
  },
  {
    pattern:
      /\b(?:dm|message|inbox|text|write to|contact)\b.{0,6}(?:us|me|our|them|@[\w.]+).{0,30}\b(?:collab|collaboration|ambassador|promo|promotion|feature|partnership|model|sponsor)/u,
    points: 2,
  },
  {
    pattern:
      /\b(?:become|be) (?:our|one of our) (?:brand )?ambassadors?\b|\bto become a brand ambassador\b|\bdm (?:us )?for (?:a )?(?:collab|promo|feature|shoutout|details)|\b(?:perfect|right) look\b/u,
    points: 2,
  },
  { pattern: /\bdm @\w|\bmessage @\w[\w.]+ (?:on|for|to)\b|\btext (?:her|him|them) on\b/u, points: 1 },
  // Gain.
  {
    pattern:
      /\b(?:earn|make|made|making|earned|win)\b.{0,14}(?:\$|€|£|₹|₦)? ?\d[\d.,]*k?\b.{0,20}\b(?:daily|weekly|a day|per day|a week|per week|every day|every week|hourly|monthly|a month|from home|online|on your phone)\b/u,
    points: 2,
  },
  {
    pattern:
      /\bi (?:invested|deposited|put in)\b.{0,20}\d.{0,40}\b(?:got|received|made|earned|profit|back|withdrew)|\b(?:thanks to|all thanks to|with the help of)\b.{0,12}\b(?:mrs?|miss|sir|dr|coach|@\w)/u,
    points: 2,
  },
  {
    pattern:
      /\b(?:guaranteed|100% (?:legit|profit|guaranteed)) (?:profit|returns?|income|roi)\b|\bno risk\b.{0,20}\b(?:profit|invest)|\bprofit\b.{0,20}\bno risk\b|\bbest (?:forex|crypto|binary)? ?(?:broker|trader|account manager)\b/u,
    points: 2,
  },
  {
    pattern:
      /\bwork from home\b.{0,60}\b(?:up to|earn|make|week|month|dm|inbox|message|comment)\b|\blose \d+ ?(?:kg|lbs|pounds|kilos)\b.{0,40}\b(?:ask|inbox|dm|link|message|how)\b/u,
    points: 2,
  },
  {
    pattern:
      /(?:gan[aé]r?|ganhe[i]?|gagnez|verdien|guadagn).{0,24}(?:\d|dinero|dinheiro|l'argent|geld|soldi).{0,60}(?:whatsapp|telegram|zap|direct|privad|privat|privé|dm|escr[ií]b|chama|ensino|casa|zuhause|info|trading)/u,
    points: 2,
  },
  {
    pattern:
      /\brenda extra\b.{0,40}\b(?:link|chama|direct|casa)|(?:اربح|كسب|دخل).{0,30}(?:دولار|يوميا|البيت).{0,40}(?:واتس|تواصل|خاص)|(?:paise|paisa) kama(?:o|ye|yein)|rbe7 l?flous|(?:tengeneza|pata) (?:pesa|hela)\b.{0,40}(?:inbox|whatsapp|mtandao|piga|kila)|samu kudi/u,
    points: 2,
  },
  {
    pattern: /\bmake\b.{0,8}\b\d+k?\b.{0,30}\b(?:phone|daily|everyday)\b.{0,30}\b(?:inbox|dm|message)/u,
    points: 2,
  },
  // Loans.
  {
    pattern:
      /\b(?:need|get|want|apply for)\b.{0,14}\b(?:loan|loans)\b.{0,60}(?:%|contact|apply|inbox|urgent|today|now|whatsapp|@)|\bwe (?:offer|give)\b.{0,30}\bloans?\b|\bloans?\b.{0,30}\bno collateral\b/u,
    points: 3,
  },
  {
    pattern:
      /(?:préstamos?|empréstimos?|prêts?|prestit[oi]|kredit|قروض?|mkopo).{0,50}(?:rápid|rapid|urgen|whatsapp|zap|contact|mail|mensaje|privad|chame|veloc|haraka|sofort|particuliers?|dhamana|buró|negativado)/u,
    points: 3,
  },
  // Spells, recovered accounts, false helpers.
  {
    pattern:
      /\bspell caster\b|\bbrought (?:my|back my) (?:ex|husband|wife|lover)|\b(?:ex|lover) back\b.{0,30}\b(?:hours|days|contact|dr)\b|\bherbal (?:cure|doctor|remedy)\b/u,
    points: 3,
  },
  {
    pattern:
      /\b(?:recover(?:ed|y)?|hacked|unban)\b.{0,60}@\w[\w.]+|\b@\w+.{0,20}\b(?:recover|unlock)(?:ed)? (?:my|your) account/u,
    points: 2,
  },
  {
    pattern:
      /\b(?:contact|message|text|reach|chat|call)\b.{0,14}\b(?:our|the)?\b.{0,14}\b(?:support|help ?desk|customer care|service|recovery|refund)\b.{0,20}\b(?:team|on|via|at|desk)?.{0,12}\b(?:whatsapp|telegram)/u,
    points: 3,
  },
  {
    pattern: /\bdear (?:customer|user|client)\b.{0,50}\b(?:message|contact|whatsapp|telegram|dm|call)\b/u,
    points: 3,
  },
  // Followers, prizes, codes, dates.
  {
    pattern:
      /\b(?:buy|get|gain|need|want)\b.{0,20}\b(?:real |cheap |free |more |instant )?(?:followers|likes|subscribers)\b.{0,40}(?:\$|€|\binstant|\bcheap|\bvisit|\bdm\b|👉|\.\w{2,}|\bhere\b|\bdot com\b)/u,
    points: 2,
  },
  { pattern: /زيادة متابعين|(?:comprar|acheter|kaufen|compra) (?:seguidores|abonnés|follower)/u, points: 2 },
  {
    pattern:
      /\byou (?:have been|were|are|'ve been) (?:selected|chosen|picked)\b|\b(?:first|lucky) \d+ (?:people|persons|followers|to)\b.{0,30}\b(?:follow|dm|message|win|get|comment)|\bclaim your (?:prize|gift|reward)|\bfree (?:gift ?cards?|followers|robux|v-?bucks)\b|\b(?:get|win|claim) (?:a |your )?free iphone\b/u,
    points: 2,
  },
  {
    pattern:
      /\b\d{1,2}% off\b.{0,60}@\w|\buse (?:my )?code\b.{0,40}@\w|\bwith code\b.{0,60}@\w|\bshop at (?:my|our) (?:page|store|link)/u,
    points: 2,
  },
  {
    pattern:
      /\b(?:hot|sexy|horny|lonely|single) (?:girls?|women|ladies|milfs?|tonight)\b|\bprivate pics\b|\bmy (?:private )?(?:pics|nudes|videos)\b.{0,20}\b(?:on my|in my|profile|bio)\b|\badd me (?:on|@)?\b.{0,14}\b[a-z]+_?\w*\d|\bon snap\b.{0,12}\badd\b/u,
    points: 2,
  },
  {
    pattern:
      /\bgratis gewinnspiel\b|\bmitad de precio\b.{0,30}\benv[ií]os\b|\benv[ií]os a todo el país\b|\bdm (?:to|for) (?:order|price|orders|buy|purchase)\b|\bpay on delivery\b/u,
    points: 2,
  },
  // Contacts, channels, codes, trades.
  {
    pattern:
      /\b(?:telegram|whats ?app|wsp|snap(?:chat)?|kik)\b\W{0,6}(?:me|her|him|us|number)?\W{0,4}(?:@\w|\+?\d[\d ()-]{7,})/u,
    points: 2,
  },
  {
    pattern:
      /\bjoin (?:my|our|the|this)\b.{0,24}\b(?:telegram|whatsapp|discord|channel|group|team|signals)\b|\b(?:sign up|register|join|download)\b.{0,20}\b(?:my|our) (?:link|code|group|channel|server)\b|\b(?:my|use) (?:referral|invite|promo) (?:code|link)\b/u,
    points: 2,
  },
  {
    pattern:
      /(?:\$|€|£)\s?\d[\d,.]*k? (?:to|into|turned (?:to|into)) (?:\$|€|£)\s?\d|\bturn(?:ed)? (?:\$|€|£)\s?\d.{0,12}\b(?:in)?to\b|\b(?:make|earn|making|earning)\b.{0,16}\d+ ?(?:\/|per|a) ?(?:day|week|hr|hour|month)\b/u,
    points: 2,
  },
  {
    pattern:
      /\b(?:make|earn|making) (?:money|cash|extra income|passive income) (?:online|from home|fast|easily|from (?:your|my) phone)\b|\b(?:make|earn) (?:easy |quick )?(?:money|cash)\b.{0,30}\b(?:dm|inbox|message|ask me|link)/u,
    points: 2,
  },
  {
    pattern:
      /\b(?:i|we) (?:sell|make|do|design|offer|provide|deal in|am selling|are selling)\b.{0,80}\b(?:dm|inbox|whatsapp|message me|contact (?:me|us)|order now)\b/u,
    points: 2,
  },
  {
    pattern:
      /\b(?:verified|verification|blue (?:tick|badge|check))\b.{0,40}\b(?:dm|inbox|message me|contact|get yours|for sale)\b|\brecover(?:ed|ing)? (?:my |your |all )?(?:lost|stolen|hacked) (?:\w+ )?(?:funds|money|bitcoin|crypto|accounts?)\b/u,
    points: 2,
  },
  {
    pattern:
      /\b(?:hello|hi|hey) (?:dear|handsome|beautiful|gorgeous|pretty|sexy)\b.{0,80}\b(?:friend request|inbox|dm|message me|chat with|know you|follow (?:me|back))/u,
    points: 2,
  },
  {
    pattern:
      /\bgive ?away\b.{0,30}\b(?:my|our) (?:page|profile|channel|bio)\b|\bclick (?:on )?(?:the |my |this )?link\b.{0,30}\b(?:win|free|claim|gift|prize|money|bio|profile)\b|\b(?:win|free|claim|gift|prize|money)\b.{0,40}\bclick (?:on )?(?:the |my |this )?link\b/u,
    points: 2,
  },
  {
    pattern:
      /\bfollow @\w[\w.]+.{0,30}\b(?:for (?:more|daily|free|the best)|and (?:win|get))\b|\b(?:send|forward|share) this to \d+\b/u,
    points: 2,
  },
  {
    pattern:
      /\b(?:airdrop|presale|pre-sale|memecoin)\b.{0,60}(?:http|@|🚀|link|claim|join)|\$[a-z]{3,6}\b.{0,30}(?:moon|100x|1000x|🚀)/u,
    points: 2,
  },
  {
    pattern:
      /\b(?:mera|mere|hamara) (?:channel|page|video|profile)\b.{0,24}\b(?:subscribe|follow|dekho|dekhe|dekhen)|\bsig(?:a|am|ue) (?:o )?(?:meu|nosso) (?:perfil|canal|insta)|\bme sig(?:am|ue|a)\b|\bpassate (?:dal|sul) mio\b|\btembelea (?:page|ukurasa|profile)|\bku (?:biyo|bi) (?:ni|shafi)/u,
    points: 2,
  },
  {
    pattern:
      /\blost \d+ ?(?:kg|lbs|pounds|kilos)\b.{0,60}(?:@\w|dm|inbox|thanks to (?:dr|coach)|link|keto|herbal)|\b(?:keto|weight ?loss) (?:gummies|pills|tea)\b/u,
    points: 2,
  },
  {
    pattern:
      /\b(?:escr[ií]beme|contáctame|mándame (?:un )?(?:mensaje|dm)|chame? no (?:zap|direct|pv)|scrivimi|contattami|écrivez-moi|contactez-moi|schreib mir)\b.{0,60}(?:dinero|dinheiro|soldi|argent|geld|ingresos|trading|cripto|crypto|renda|euro|€|\$)|(?:dinero|dinheiro|soldi|argent|geld|einkommen|ingresos|trading|cripto|crypto|renda|revenus)\b.{0,60}\b(?:escr[ií]beme|contáctame|mándame|chame? no|scrivimi|contattami|écrivez-moi|contactez-moi|schreib mir)\b/u,
    points: 2,
  },
  {
    pattern: /(?:للتواصل|تواصل معنا|راسلونا|راسلنا).{0,30}(?:واتس|\d{6}|خاص)|تابعون[يا].{0,20}(?:صفح|قنا)/u,
    points: 2,
  },
];
