import { DataSet, englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher } from "obscenity";
import { LINK } from "../draft-model/features/patterns.ts";

/** A foul word, or a phrase that wishes somebody harm, as it stands in the text. */
export type Offence = { kind: "foul" | "harm"; words: string };

/**
 * Words of the list whose matches in 31,700 public posts of brands and creators were mostly harmless: other words
 * ("cumpleaños", "rappel", "Anushka"), names ("Dick's"), things that brands sell or speak of (health, breeds, films), and
 * those that are written below more narrowly.
 */
const MOSTLY_HARMLESS = new Set(
  "abo anal anus arse ass boob bollocks chink cock cuck cum dick dyke ejaculate fag fuck hentai hooker incest negro nigger orgasm orgy penis piss porn prick pussy rape retard scat semen sex tit tranny turd vagina wank".split(
    " ",
  ),
);

/** Phrases of violence and self-harm. "Kys" is a kiss in Danish and Norwegian, "to go die …" German: those are left out. */
const HARM: readonly RegExp[] = [
  /(?<!\p{L})(?:kill|hang|shoot|neck|hurt)\s+(?:yourself|yourselves|urself|ur\s?self)(?!\p{L})(?!\s+(?:laughing|with))/iu,
  /(?<!\p{L})kys(?!\p{L})(?!\s+(?:og|fra|til|på|min|mig|meg|deg|dig|den|det))/iu,
  /(?<!\p{L})go\s+(?:and\s+)?die(?=\s*(?:$|[^\p{L}\s]|(?:in\s+a|already|lol)(?!\p{L})))/iu,
  /(?<!\p{L})(?:i\s+)?hope\s+(?:you|they|he|she)(?:\s+all)?\s+die(?:s)?(?!\p{L})/iu,
  /(?<!\p{L})(?:you|they)(?:\s+all)?\s+(?:should|deserve\s+to)\s+die(?!\p{L})/iu,
  /(?<!\p{L})(?:i['’]?ll|i\s+will|we\s+will|we['’]ll)\s+kill\s+(?:you|him|her|them)(?!\p{L})/iu,
  /(?<!\p{L})drink\s+bleach(?!\p{L})/iu,
];

/** Foul words with signs for letters. */
const MASKED = /(?<![\p{L}\p{N}])(?:f\*{2,3}(?!\*)|f[*#@]{1,2}c?k|sh[*#@!]t|b[*#@]tch|c[*#@]nt)\p{L}*/iu;

const MENTION = /@[\p{L}\p{N}_.]+/gu;
const ASCII = /^[\0-\x7f]+$/;
const WORD_BEFORE = /[\p{L}\p{N}]$/u;
const WORD_AFTER = /^[\p{L}\p{N}'’*-]+/u;

let known: RegExpMatcher | null = null;

/**
 * The first thing in a text that would hurt somebody or be taken as foul: what calls for harm before what is foul. English
 * words, by the list of `obscenity` (0.4.6); names of accounts and links are not read.
 * @param text any length
 * @returns null in almost every text
 */
export function findOffence(text: string): Offence | null {
  const read = text.replace(LINK, blank).replace(MENTION, blank);
  for (const phrase of HARM) {
    const words = phrase.exec(read)?.[0];
    if (words !== undefined) return { kind: "harm", words };
  }
  for (const { startIndex, endIndex } of matcher().getAllMatches(read, true)) {
    const words = read.slice(startIndex, endIndex + 1);
    // With accents or in another script it is another word of another language.
    if (!ASCII.test(words) || WORD_BEFORE.test(read.slice(0, startIndex))) continue;
    const end = WORD_AFTER.exec(read.slice(endIndex + 1))?.[0] ?? "";
    if (ASCII.test(`${words}${end}`)) return { kind: "foul", words: `${words}${end}` };
  }
  const masked = MASKED.exec(read)?.[0];
  return masked === undefined ? null : { kind: "foul", words: masked };
}

/** Built once and only when it is needed. */
function matcher(): RegExpMatcher {
  known ??= new RegExpMatcher({ ...offensive().build(), ...englishRecommendedTransformers });
  return known;
}

function offensive() {
  return new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf(({ metadata }) => MOSTLY_HARMLESS.has(metadata?.originalWord ?? ""))
    .addPhrase((phrase) =>
      phrase
        .setMetadata({ originalWord: "fuck" })
        .addPattern(pattern`|f?ck`)
        .addPattern(pattern`|motherf?ck`)
        .addPattern(pattern`|wtf|`)
        .addWhitelistedTerm("fack")
        .addWhitelistedTerm("feck")
        .addWhitelistedTerm("fick")
        .addWhitelistedTerm("fock"),
    )
    .addPhrase((phrase) =>
      phrase.setMetadata({ originalWord: "nigger" }).addPattern(pattern`|nigger`).addPattern(pattern`|nigga`),
    )
    .addPhrase((phrase) =>
      phrase
        .setMetadata({ originalWord: "asshole" })
        .addPattern(pattern`|as[s]hole`)
        .addPattern(pattern`|arsehole`),
    )
    .addPhrase((phrase) => phrase.setMetadata({ originalWord: "bullshit" }).addPattern(pattern`|bul[l]shit`))
    .addPhrase((phrase) => phrase.setMetadata({ originalWord: "retard" }).addPattern(pattern`|retarded|`))
    .addPhrase((phrase) => phrase.setMetadata({ originalWord: "shiitake" }).addWhitelistedTerm("shiitake"))
    .addPhrase((phrase) => phrase.setMetadata({ originalWord: "faggot" }).addPattern(pattern`|fag[g]ot`));
}

function blank(found: string): string {
  return " ".repeat(found.length);
}
