import {
  DataSet,
  englishDataset,
  englishRecommendedBlacklistMatcherTransformers,
  englishRecommendedTransformers,
  pattern,
  RegExpMatcher,
} from "obscenity";
import { screenOffence } from "./screen-offence.ts";
import { blankAddresses } from "./warnings/readable.ts";

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

/** Foul words with signs for letters. */
const MASKED = /(?<![\p{L}\p{N}])(?:f\*{2,3}(?!\*)|f[*#@]{1,2}c?k|sh[*#@!]t|b[*#@]tch|c[*#@]nt)\p{L}*/iu;

const ASCII = /^[\0-\x7f]+$/;
const WORD_BEFORE = /[\p{L}\p{N}]$/u;
const WORD_AFTER = /^[\p{L}\p{N}'’*-]+/u;

/** What every such word begins with, or has within it: most texts lack it. */
const MASK = /[fhbc][*#@!]/i;

type Known = { matcher: RegExpMatcher; mayOffend: (text: string) => boolean };
let known: Known | null = null;

/**
 * The first foul word in a text. English words, by the list of `obscenity` (0.4.6); names of accounts and links are not read.
 * What would hurt somebody has warnings.
 * @param text any length
 * @returns the word as it stands there; null in almost every text
 */
export function findOffence(text: string): string | null {
  const read = blankAddresses(text);
  const { matcher, mayOffend } = words();
  const matches = mayOffend(read) ? matcher.getAllMatches(read, true) : [];
  for (const { startIndex, endIndex } of matches) {
    const found = read.slice(startIndex, endIndex + 1);
    // With accents or in another script it is another word of another language.
    if (!ASCII.test(found) || WORD_BEFORE.test(read.slice(0, startIndex))) continue;
    const end = WORD_AFTER.exec(read.slice(endIndex + 1))?.[0] ?? "";
    if (ASCII.test(`${found}${end}`)) return `${found}${end}`;
  }
  return MASK.test(read) ? (MASKED.exec(read)?.[0] ?? null) : null;
}

/** Built once and only when it is needed. */
function words(): Known {
  if (known) return known;
  const list = offensive().build();
  known = {
    matcher: new RegExpMatcher({ ...list, ...englishRecommendedTransformers }),
    mayOffend: screenOffence(list.blacklistedTerms, englishRecommendedBlacklistMatcherTransformers),
  };
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
