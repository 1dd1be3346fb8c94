const LINK = /https?:\/\/\S+|\bwww\.\S+/giu;
const MAX_CHARACTERS = 5_000;

const words = (list: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])`, "iu");

/** One of these is enough: nobody writes it who does not sell. English, German, French, Spanish, Italian, Portuguese. */
const OFFERS = [
  // A discount: "20 % off", "-30%", "2 for 1", "50 % Rabatt".
  /\d\s?%\s?(?:off|discount|rabatt|de (?:réduction|remise|descuento|desconto)|di sconto|reduziert)/iu,
  /(?<![\p{L}\p{N}])[-–−]\s?\d{1,2}\s?%/u,
  words(
    "half[- ]price|2 for 1|two for one|buy one,? get one|bogo|money off|free (?:shipping|delivery)|kostenloser versand|livraison (?:gratuite|offerte)|envío gratis|spedizione gratuita|frete grátis",
  ),
  // A code to redeem.
  words(
    "(?:promo|discount|voucher|coupon|use|with) code|codes? promo|código (?:de descuento|promocional|promo)|codice sconto|rabattcode|gutschein(?:code)?s?|coupons?|vouchers?",
  ),
  // A sale by its name.
  words(
    "(?:summer|winter|spring|autumn|flash|end[- ]of[- ](?:season|year)|clearance|big) sale|on sale|black friday|cyber monday|special offer|limited offer|sonderangebot|schlussverkauf|soldes|vente flash|rebajas|saldi|promoç(?:ão|ões)",
  ),
  // To buy, now.
  words(
    "(?:buy|shop|order|book|pre-?order|get yours|grab yours) (?:now|today|online|here|via the link)|(?:jetzt|hier) (?:kaufen|bestellen|buchen|shoppen|sichern)|(?:achetez|commandez|réservez)(?: dès)? maintenant|(?:compra|pide|reserva) (?:ya|ahora)|(?:acquista|ordina|prenota) (?:ora|subito)|(?:compre|peça|reserve) (?:já|agora)",
  ),
];

/** Two of these together are as much: each alone stands in news, too. */
const HINTS = [
  // A price.
  /(?:[$€£]\s?\d|\d\s?(?:€|eur(?![\p{L}])|£|dollars?(?![\p{L}])|euros?(?![\p{L}])))/iu,
  words(
    "sale|deals?|discounts?|offers?|rabatt|angebot|réduction|promo|descuento|oferta|sconto|offerta|desconto",
  ),
  words(
    "limited (?:time|edition|stock)|only (?:today|until|while)|last (?:chance|days?)|while (?:stocks?|supplies) last|ends (?:today|tonight|tomorrow|soon|on)|nur (?:heute|noch|bis)|solange der vorrat reicht|dernière chance|solo hoy|última oportunidad|ultima occasione",
  ),
  words(
    "in (?:our|the) (?:online )?(?:shop|store)|link in bio|webshop|online[- ]?shop|boutique en ligne|tienda online|negozio online|loja online",
  ),
  words(
    "buy|purchase|order|shop|kaufen|bestellen|acheter|commander|comprar|pedir|acquista(?:re)?|ordinare|encomendar",
  ),
  words("giveaway|win|prize|gewinnspiel|verlosung|concours|sorteo|sorteio|giveaways|in palio"),
];

/**
 * Whether a text is there to sell: it names an offer (a discount, a code, a sale, an appeal to buy now), or two hints of one (a price, a
 * deal, a deadline, a shop, buying, something to win). It reads words alone, in six languages: what is said in a picture, or sold
 * without saying so, it does not see.
 */
export function isPromotional(text: string): boolean {
  const plain = text.slice(0, MAX_CHARACTERS).replace(LINK, " ");
  if (OFFERS.some((pattern) => pattern.test(plain))) return true;
  return HINTS.filter((pattern) => pattern.test(plain)).length >= 2;
}
