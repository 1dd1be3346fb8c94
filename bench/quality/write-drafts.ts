import { seededRandom } from "#lib/statistics/seeded-random.ts";

export const CHARACTERS = 2_000;

const WORDS =
  "the a this that our your every new old small warm quiet early late long first last same own local open best hand made fresh simple honest winter summer spring autumn morning evening weekend season market kitchen garden river coast mountain trail street studio workshop shop table window door bag jacket boot lamp cup bread coffee berry apple wool linen leather wood stone paper colour pattern story idea plan week month year hour minute day night people friend neighbour team maker reader guest child parent walk climb cook bake mend build draw paint write read plan learn share show bring carry keep find open close start finish change choose pack wear taste remember think know hope love need like work wait ask tell say see hear feel slowly quickly gently often always never sometimes almost nearly really very more less enough together outside inside near behind before after because while until when where how why and but or so with without from into over under about around between for in on at by of to is are was were will can could would should must has have had not no yes here there again still already".split(
    " ",
  );
const MARKS = [
  "#smallbatch",
  "#madehere",
  "@harbourbakery",
  "https://harbourbakery.example/menu",
  "🌿",
  "🎉",
];
const SENTENCE = { min: 5, max: 18 };

/** On average one in so many sentences, or words, is or has one of these. */
const EVERY = { mark: 6, exclamation: 8, question: 9, shout: 40, paragraph: 4 };

/**
 * A draft of exactly 2,000 characters: sentences and paragraphs of everyday words, with now and then a hashtag, a mention, a
 * link, an emoji, an exclamation or a word in capitals, so that suggestions have something to take away.
 * @param seed another draft for every seed, and the same for the same
 */
export function writeDraft(seed: string): string {
  const random = seededRandom(seed);
  const happens = (every: number) => random() * every < 1;
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  const writeSentence = () => {
    const count = SENTENCE.min + Math.floor(random() * (SENTENCE.max - SENTENCE.min));
    const words = Array.from({ length: count }, (_, n) =>
      happens(EVERY.shout) ? pick(WORDS).toUpperCase() : `${pick(WORDS)}${n % 7 === 6 ? "," : ""}`,
    );
    const mark = happens(EVERY.mark) ? ` ${pick(MARKS)}` : "";
    const end = happens(EVERY.exclamation) ? "!" : happens(EVERY.question) ? "?" : ".";
    const [first = "", ...rest] = words.join(" ").replace(/,$/, "");
    return `${first.toUpperCase()}${rest.join("")}${end}${mark}`;
  };
  let text = writeSentence();
  while ([...text].length < CHARACTERS)
    text += `${happens(EVERY.paragraph) ? "\n\n" : " "}${writeSentence()}`;
  return `${[...text].slice(0, CHARACTERS - 1).join("")}.`;
}

/** Different texts of the same length. */
export function writeDraftsOf(characters: number, howMany: number): string[] {
  return Array.from({ length: howMany }, (_, n) => {
    let text = writeDraft(`speed ${n}`);
    for (let more = 1; text.length < characters; more++) text += ` ${writeDraft(`speed ${n} ${more}`)}`;
    return text.slice(0, characters);
  });
}
