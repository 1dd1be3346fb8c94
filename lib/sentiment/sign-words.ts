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
};

const BY_WORD = new Map<string, string[]>();
for (const [sign, words] of Object.entries(SIGN_WORDS)) {
  for (const word of words.split(/\s+/)) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), sign]);
}
const NONE: string[] = [];

/** The signs that a word is, by name. */
export function signsOf(word: string): readonly string[] {
  return BY_WORD.get(word) ?? NONE;
}
