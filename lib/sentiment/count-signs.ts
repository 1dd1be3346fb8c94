import { memoise } from "../statistics/memoise.ts";
import { FRIENDLY_EMOJI, UNFRIENDLY_EMOJI } from "./emoji-signs.ts";
import { hasDigit, isWord, type Token } from "./tokenise.ts";
import { IDIOM } from "./vocabulary/idioms.ts";
import type { WordFacts } from "./vocabulary/word-facts.ts";

/** English words by the sign of wording that they are; what they weigh is fitted. */
const SIGN_WORDS = {
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
type SignOfWord = keyof typeof SIGN_WORDS;
/** What is counted besides. */
const OTHERS = [
  ...["word", "capital", "shouting", "number", "negation", "trouble", "mend", "opening praise"],
  ...["friendly emoji", "unfriendly emoji", "tears", "eyes", "rolling eyes"],
  ...["…", "?", "!", "http", "#"],
  ...Object.values(IDIOM),
] as const;
/** What is counted in a text. */
export type Counted = SignOfWord | (typeof OTHERS)[number];

/** Faces by the signs that they are. */
const FACES = new Map<string, readonly Counted[]>([
  ...["😭", "💀", "😂", "🤣", "☠"].map((face) => [face, ["tears"]] as const),
  ...["👏", "🙂"].map((face) => [face, ["eyes"]] as const),
  ...["🙄", "🙃", "🤡"].map((face) => [face, ["eyes", "rolling eyes"]] as const),
]);
/** Within so many words and signs the praise begins that mocks. */
const OPENING = 3;
const PLACES = new Map<string, number>([...Object.keys(SIGN_WORDS), ...OTHERS].map((name, at) => [name, at]));
const SIGNS_BY_WORD = new Map<string, SignOfWord[]>();
for (const [sign, words] of Object.entries(SIGN_WORDS) as [SignOfWord, string][])
  for (const word of words.split(/\s+/)) SIGNS_BY_WORD.set(word, [...(SIGNS_BY_WORD.get(word) ?? []), sign]);
const [CAPITAL, SHOUTING, NEGATION] = [placeOf("capital"), placeOf("shouting"), placeOf("negation")];
const [TROUBLE, MEND, OPENING_PRAISE] = [placeOf("trouble"), placeOf("mend"), placeOf("opening praise")];

/** Where `countSigns` has the count of something. */
export function placeOf(name: Counted): number {
  return PLACES.get(name) as number;
}

/**
 * How often each sign stands in a text.
 * @param facts what its vocabulary knows of each token
 * @returns counts, by `placeOf`
 */
export function countSigns(tokens: readonly Token[], facts: readonly WordFacts[]): Uint16Array {
  const seen = new Uint16Array(PLACES.size);
  for (let at = 0; at < tokens.length; at++) {
    const { text, isShouted, isCapital } = tokens[at] as Token;
    const { isNegator, classes } = facts[at] as WordFacts;
    for (const place of signsOf(text)) count(seen, place);
    if (isNegator) count(seen, NEGATION);
    for (const name of classes) {
      if (name === "$trouble" && at > 0) count(seen, TROUBLE);
      else if (name === "$mend") count(seen, MEND);
      else if (name === "$mock" && at < OPENING) count(seen, OPENING_PRAISE);
    }
    if (isShouted && text.length > 2) count(seen, SHOUTING);
    if (isCapital) count(seen, CAPITAL);
  }
  return seen;
}

function count(seen: Uint16Array, place: number): void {
  seen[place] = (seen[place] as number) + 1;
}

/** Places of what a word or sign is by itself. */
const signsOf = memoise((text): readonly number[] => {
  const names: string[] = [...(SIGNS_BY_WORD.get(text) ?? [])];
  if (isWord(text)) names.push("word");
  else names.push(nameMark(text), ...(FACES.get(text) ?? []));
  if (hasDigit(text)) names.push("number");
  return names.flatMap((name) => PLACES.get(name) ?? []);
});

function nameMark(text: string): string {
  if (FRIENDLY_EMOJI.has(text)) return "friendly emoji";
  if (UNFRIENDLY_EMOJI.has(text)) return "unfriendly emoji";
  if (text.startsWith("..")) return "…";
  return text.startsWith("!") || text.startsWith("?") ? text.charAt(0) : text;
}
