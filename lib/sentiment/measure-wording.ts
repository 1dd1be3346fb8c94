import { FRIENDLY_EMOJI, NEUTRAL_EMOJI, UNFRIENDLY_EMOJI } from "./emoji-signs.ts";
import { isNegator, measureValence, type Valence } from "./measure-valence.ts";
import type { Probabilities } from "./ngram-probabilities.ts";
import { hasDigit, isWord, type Token } from "./tokenise.ts";
import { IDIOM } from "./vocabulary/idioms.ts";
import { stripDiacritics } from "./vocabulary/strip-diacritics.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";

/** From this compound valence on a text counts as known. */
const MIN_COMPOUND = 0.05;
/** Added to probabilities before their logarithm is taken. */
const EPSILON = 1e-3;
const MAX_HASHTAGS = 4;
const MAX_EMOJI = 2;
/** No emoji begins with a character of ASCII. */
const FIRST_SIGN = 0x80;
/** Brevity falls from 1 without words to 0 at this many. */
const BRIEF_WORDS = 8;

/** English words by the sign of wording that they are; what they weigh is fitted. */
const SIGN_WORDS: Record<string, string> = {
  self: "i i'm i've my me we our us",
  other: "you your u ur",
  thanks: "thank thanks thx ty",
  complaint: `hour hours wait waiting waited hold delay delays delayed cancel cancelled canceled still why worst late lost fix
    broken bug bugs crash crashes crashed crashing issue issues problem problems stuck refund freezing freezes leaks cracked
    unanswered missing charged`,
  praise: "love loving awesome great best cool amazing excited happy nice good win fun wow",
  laughter: "lol lmao rofl haha hahaha 😂 🤣",
  wish: "wish please should could",
  rt: "rt",
  news: `via breaking announces announced launches launch report reports says update live video watch read blog article interview
    statement official tonight tomorrow today monday tuesday wednesday thursday friday saturday sunday pm am vs`,
  swearing: "fuck fucking shit bullshit damn hell crap wtf ass bitch stupid idiot idiots pissed sucks",
  service: "service customer agent staff phone call called email flight store support rep manager",
  hope: "hope hoping hopefully ready excited soon forward counting finally",
  sorrow: "sad miss missed sorry unfortunately crying cry hurt hurts sick tired bored hate",
};
/** Words by which an open question begins. */
const ASKING = new Set(
  `is are does do can could how what who which where when has have did will would may any anyone if was were should whats what's
  wie was wo wann kann gibt ist sind hat où quand comment combien est-ce ça qui qué cómo dónde cuándo cuánto hay tienen puedo
  qual onde quando como quanto tem posso dove quanto c'è avete هل متى اين أين كم kya kab kitna kahan wetin how je lini wapi
  nawa ina yaushe wach fin ch7al`.split(/\s+/),
);
/** Within so many words and signs the praise begins that mocks. */
const OPENING = 3;
/** Faces by the signs that they are. */
const FACES = new Map<string, readonly string[]>([
  ...["😭", "💀", "😂", "🤣", "☠"].map((face) => [face, ["tears"]] as const),
  ...["👏", "🙂"].map((face) => [face, ["eyes"]] as const),
  ...["🙄", "🙃", "🤡"].map((face) => [face, ["eyes", "rolling eyes"]] as const),
]);
const NO_SIGNS: readonly string[] = [];
const SIGNS_BY_WORD = new Map<string, string[]>();
for (const [sign, words] of Object.entries(SIGN_WORDS))
  for (const word of words.split(/\s+/)) SIGNS_BY_WORD.set(word, [...(SIGNS_BY_WORD.get(word) ?? []), sign]);

/**
 * The wording of a text as documented features (signs): what the vocabulary, the emoji and the words say, and whether it
 * asks, thanks, complains, shouts, links or speaks to the account.
 * @param tokens with idioms folded
 * @param words what `ngramProbabilities` says.
 * @returns by name, each about −3 to 3; `1` is the intercept.
 */
export function measureWording(
  tokens: Token[],
  words: Probabilities,
  vocabulary: Vocabulary,
  emoji: ReadonlyMap<string, number>,
): Record<string, number> {
  const plain = tokens.map(({ text }) => stripDiacritics(text, vocabulary.keepsDiacritics));
  const valence = measureValence(tokens, plain, vocabulary);
  const { compound } = valence;
  const seen = countSigns(tokens, plain, vocabulary);
  const has = (name: string) => (seen.has(name) ? 1 : 0);
  const [negative, neutral, positive] = words;
  const oddsPositive = Math.log(positive + EPSILON) - Math.log(neutral + EPSILON);
  const oddsNegative = Math.log(negative + EPSILON) - Math.log(neutral + EPSILON);
  const isUnknown = Math.abs(compound) < MIN_COMPOUND ? 1 : 0;
  const wordCount = seen.get("word") ?? 0;
  const friendly = Math.max(0, compound);
  const unfriendly = Math.max(0, -compound);
  const brevity = Math.max(0, 1 - wordCount / BRIEF_WORDS);
  return {
    1: 1,
    compound,
    friendly,
    unfriendly,
    "friendly words": valence.friendly,
    "unfriendly words": valence.unfriendly,
    unknown: isUnknown,
    "negated friendly": valence.negatedFriendly,
    "negated unfriendly": valence.negatedUnfriendly,
    "friendly idiom": has(IDIOM.friendly),
    "unfriendly idiom": has(IDIOM.unfriendly),
    "neutral idiom": has(IDIOM.neutral),
    failure: has(IDIOM.failure),
    "words positive": oddsPositive,
    "words negative": oddsNegative,
    brief: brevity,
    "brief words positive": brevity * oddsPositive,
    "brief words negative": brevity * oddsNegative,
    "brief compound": brevity * compound,
    "brief unknown": brevity * isUnknown,
    emoji: meanEmoji(tokens, emoji),
    ...measureMarks(tokens, compound, seen),
    ...measureContrasts(tokens, valence, seen),
    length: Math.log(Math.max(1, wordCount)) / 3,
  };
}

/** What stands in the text besides its words' valence: marks, who is spoken to, what is asked and wished. */
function measureMarks(
  tokens: readonly Token[],
  compound: number,
  seen: ReadonlyMap<string, number>,
): Record<string, number> {
  const has = (name: string) => (seen.has(name) ? 1 : 0);
  const share = (name: string, most: number) => Math.min(seen.get(name) ?? 0, most) / most;
  const isDirected = tokens[0]?.text === "@user" ? 1 : 0;
  const isUnknown = Math.abs(compound) < MIN_COMPOUND ? 1 : 0;
  return {
    "friendly emoji": share("friendly emoji", MAX_EMOJI),
    "unfriendly emoji": share("unfriendly emoji", MAX_EMOJI),
    negation: has("negation"),
    "negation of compound": has("negation") * compound,
    question: has("?"),
    "question of unknown": has("?") * isUnknown,
    exclamation: has("!"),
    link: has("http"),
    "link with compound": has("http") * compound,
    directed: isDirected,
    "directed link": isDirected * has("http"),
    self: has("self"),
    "self with compound": has("self") * compound,
    other: has("other"),
    thanks: has("thanks"),
    complaint: has("complaint"),
    praise: has("praise"),
    laughter: has("laughter"),
    wish: has("wish"),
    number: has("number"),
    shouting: has("shouting"),
    hashtags: share("#", MAX_HASHTAGS),
    forwarded: has("rt"),
    ellipsis: has("…"),
  };
}

/** Signs that set one thing against another: praise and trouble, words and faces, one clause and the next. */
function measureContrasts(
  tokens: readonly Token[],
  { compound, earlier, last }: Valence,
  seen: ReadonlyMap<string, number>,
): Record<string, number> {
  const has = (name: string) => (seen.has(name) ? 1 : 0);
  const friendly = Math.max(0, compound);
  const unfriendly = Math.max(0, -compound);
  const isUnknown = Math.abs(compound) < MIN_COMPOUND ? 1 : 0;
  const troubled = has("trouble") + has(IDIOM.failure) + has(IDIOM.unfriendly) > 0 ? 1 : 0;
  const asks = isOpenQuestion(tokens) ? 1 : 0;
  const capitals = (seen.get("capital") ?? 0) / Math.max(1, seen.get("word") ?? 0);
  return {
    trouble: has("trouble"),
    "trouble with friendly": has("trouble") * friendly,
    mocking: has("opening praise") * troubled * (1 - has("mend")),
    irony: has(IDIOM.irony),
    "mocking eyes": has("eyes") * troubled,
    "eyes with friendly": has("rolling eyes") * friendly,
    "unfriendly emoji with friendly": has("unfriendly emoji") * friendly,
    "friendly emoji with unfriendly": has("friendly emoji") * unfriendly,
    tears: has("tears"),
    "tears with friendly": has("tears") * friendly,
    asks,
    "asks of trouble": asks * Math.max(unfriendly, troubled),
    "asks of praise": asks * friendly,
    "last clause": last,
    "turn to blame": Math.max(0, earlier) * Math.max(0, -last),
    "turn to praise": Math.max(0, -earlier) * Math.max(0, last),
    news: has("news"),
    "news of unknown": has("news") * isUnknown,
    swearing: has("swearing"),
    service: has("service"),
    "service with compound": has("service") * compound,
    hope: has("hope"),
    sorrow: has("sorrow"),
    capitals,
    "capitals of unknown": isUnknown * capitals,
  };
}

/** How often each sign stands in a text. @param plain its words as the vocabulary has them */
function countSigns(
  tokens: readonly Token[],
  plain: readonly string[],
  { negators, idioms }: Vocabulary,
): Map<string, number> {
  const seen = new Map<string, number>();
  const count = (name: string) => seen.set(name, (seen.get(name) ?? 0) + 1);
  let [at, words, capitals, shouted, numbers] = [-1, 0, 0, 0, 0];
  for (const { text, isShouted, isCapital } of tokens) {
    at++;
    for (const name of SIGNS_BY_WORD.get(text) ?? NO_SIGNS) count(name);
    const word = plain[at] as string;
    if (isNegator(word, negators)) count("negation");
    for (const name of idioms.classes.get(word) ?? NO_SIGNS) {
      if (name === "$trouble" && at > 0) count("trouble");
      else if (name === "$mend") count("mend");
      else if (name === "$mock" && at < OPENING) count("opening praise");
    }
    if (isShouted && text.length > 2) shouted++;
    if (isCapital) capitals++;
    if (isWord(text)) words++;
    else {
      count(nameMark(text));
      for (const name of FACES.get(text) ?? NO_SIGNS) count(name);
    }
    if (hasDigit(text)) numbers++;
  }
  const often = { word: words, capital: capitals, shouting: shouted, number: numbers };
  for (const [name, times] of Object.entries(often))
    if (times > 0) seen.set(name, (seen.get(name) ?? 0) + times);
  return seen;
}

/** Whether a text begins as an open question does, and ends in a single question mark. */
function isOpenQuestion(tokens: readonly Token[]): boolean {
  if (tokens.at(-1)?.text !== "?") return false;
  const first = tokens.find(({ text }) => isWord(text))?.text ?? "";
  return ASKING.has(first) || tokens.some(({ text, startsClause }) => startsClause && ASKING.has(text));
}

function nameMark(text: string): string {
  if (FRIENDLY_EMOJI.has(text)) return "friendly emoji";
  if (UNFRIENDLY_EMOJI.has(text)) return "unfriendly emoji";
  if (text.startsWith("..")) return "…";
  return text.startsWith("!") || text.startsWith("?") ? text.charAt(0) : text;
}

function meanEmoji(tokens: Token[], emoji: ReadonlyMap<string, number>): number {
  let [sum, known] = [0, 0];
  for (const { text } of tokens) {
    if (text.charCodeAt(0) < FIRST_SIGN) continue;
    const value = NEUTRAL_EMOJI.has(text) ? undefined : emoji.get(text);
    if (value === undefined) continue;
    sum += value;
    known++;
  }
  return known === 0 ? 0 : sum / known;
}
