import { screenPatterns } from "../text/screen-patterns.ts";
import { SPAM_CUES } from "./spam-cues.ts";
import { SPAM_PHRASES } from "./spam-phrases.ts";
import type { Token } from "./tokenise.ts";

/** Points from which a comment counts as promotion; a phrase that nobody but promoters writes has so many by itself. */
const THRESHOLD = 2;
const NONE: ReadonlySet<string> = new Set();
const ADULT = /🔞|\b(?:nudes|onlyfans|sugar ?(?:mommy|daddy|baby)|escorts?|sexcam)\b/iu;
const ADDRESS =
  /https?:\/\/|www\.|\b[a-z0-9-]{2,}\.(?:com|net|org|io|me|co|ly|xyz|shop|store|example|link|site|online|info)\b/iu;
/** Without it no address needs to be looked for. */
const DOTTED = /[a-z0-9]\.[a-z]/iu;
/** Addresses of the shorteners and messengers that promoters use. */
const SUSPECT_ADDRESS =
  /\b(?:t\.me|wa\.me|bit\.ly|tinyurl\.com|cutt\.ly|linktr\.ee|is\.gd|onlyfans\.com|discord\.gg|chat\.whatsapp\.com)\b/iu;
const MAIL = /[\w.+-]+@[\w-]+\.\w{2,}/u;
const PHONE = /(?:\+|\b0|\b\d{2,3}[ -])[\d ()-]{7,}\d/u;
const ACCOUNT = /@[\w.]{2,}/u;
/** What a customer with a trouble of his own writes: a promoter never has an order. */
const CUSTOMER =
  /\b(?:(?:my|our) (?:[\w]+ )?(?:order|orders|refund|parcel|package|booking|account|ticket|delivery|money|reservation|son|daughter|wife|husband)|i(?:'ve| have)? (?:ordered|bought|received|paid)|nobody (?:answers?|picks)|no (?:reply|answer|response)|still waiting|mon (?:colis|remboursement)|ma commande|mi pedido|meu pedido|meine bestellung|il mio ordine)\b/iu;

/**
 * Whether a comment is promotion and not said of the brand: offers of money, loans, followers and dates, "check my page",
 * contacts of false helpers, addresses alone. It needs two independent cues, or a phrase that nobody else writes; questions
 * and customers with a trouble of their own need one more. An entry to the brand's own giveaway is no promotion.
 * @param text any length
 * @param tokens of the text, by `tokenise`
 */
export function isSpam(text: string, tokens: readonly Token[]): boolean {
  const cues = countCues(tokens);
  const hasAddress =
    cues.has("address") ||
    (DOTTED.test(text) && ADDRESS.test(text)) ||
    (cues.has("dot") && text.includes("dot com"));
  if (cues.size === 0 && !hasAddress) return false;
  if (hasAddress && isAddressAlone(text)) return true;
  let points = scorePhrases(text);
  const has = (...names: string[]) => names.some((name) => cues.has(name));
  const hasMail = text.includes("@") && MAIL.test(text);
  const hasSuspect = hasAddress && SUSPECT_ADDRESS.test(text);
  const hasPhone = PHONE.test(text);
  const isReached = hasPhone || hasMail || hasSuspect || has("messenger", "inbox");
  if (has("money") && (isReached || has("offer") || has("coins"))) points += isReached ? 2 : 1;
  if (has("loan") && (isReached || has("offer"))) points += 2;
  if (has("messenger") && (hasPhone || has("contact") || ACCOUNT.test(text))) points += 1;
  if (has("helper") && has("contact") && (hasPhone || hasMail || has("messenger"))) points += 2;
  if (has("growth") && (hasAddress || has("offer") || isReached)) points += 2;
  if (ADULT.test(text)) points += 2;
  if (hasSuspect) points += 1;
  if (hasAddress && (has("free", "growth", "money", "offer") || has("coins"))) points += 1;
  if (hasPhone && has("contact", "offer", "inbox")) points += 1;
  if (hasMail && has("contact", "offer", "money")) points += 1;
  if (points < THRESHOLD) return false;
  if (CUSTOMER.test(text)) points -= 2;
  else if (tokens.at(-1)?.text.startsWith("?")) points -= 1;
  return points >= THRESHOLD;
}

function countCues(tokens: readonly Token[]): ReadonlySet<string> {
  let found: readonly string[] | undefined;
  for (const { text } of tokens) {
    const cues = SPAM_CUES.get(text);
    if (cues) found = found ? [...found, ...cues] : cues;
  }
  return found ? new Set(found) : NONE;
}

type SpamPhrase = (typeof SPAM_PHRASES)[number];
const screenPhrases = screenPatterns(SPAM_PHRASES.map(({ pattern }) => pattern));

function scorePhrases(text: string): number {
  const plain = text.toLowerCase().replaceAll("’", "'").normalize("NFC");
  let points = 0;
  for (const at of screenPhrases(plain)) {
    const { pattern, points: own } = SPAM_PHRASES[at] as SpamPhrase;
    if (own > points && pattern.test(plain)) points = own;
  }
  return points;
}

/** Whether nothing but addresses, accounts and signs is left. */
function isAddressAlone(text: string): boolean {
  const rest = text.replaceAll(/(?:https?:\/\/|www\.)\S+|\b[\w-]+\.\w{2,}\/\S*/giu, " ");
  return rest !== text && !/[\p{L}\p{N}]/u.test(rest);
}
