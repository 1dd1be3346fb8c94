import { CARE, CARE_ABOVE_ALL } from "./care-words.ts";
import { FESTIVITY, INVITATION, LAUGHTER, OFFER, OFFER_BEFORE, OFFER_NAME, PARALLEL } from "./offer-words.ts";
import { distance, type Found, findAll, isIn, phrases } from "./phrases.ts";
import type { Readable } from "./readable.ts";
import { screenWarnings } from "./screen-warnings.ts";
import {
  BLOODSHED,
  HARDSHIP,
  HOOKS,
  LAST_WORDS,
  MOURNING,
  MOURNING_IN_SHORT,
  SYMPATHY,
  TRAGEDY,
  TROUBLE,
} from "./tragedy-words.ts";

/** What an offer or a joke rides on, as it stands in the text. */
export type Insensitive = { kind: "offer" | "joke"; words: string };

const screen = screenWarnings(HOOKS);
const SCREEN = phrases(
  "films?|movies?|cinemas?|cinéma|horror|chainsaw|tronçonneuse|tickets|places?|museum|band|game|squad|book(?:s|shop)?|novel|history",
);
/** "A flood of offers" is a way to say many. */
const IDIOM = /^(?:floods?|flooding|virus|landslides?)$/i;
/** Characters between what happened and what is sold: two or three sentences. */
const NEAR = 170;
const CLOSE = 90;
const AROUND = 200;

/**
 * Where a text sells with a disaster, a war, a death or a day of mourning, or laughs about one. A post that only mourns,
 * informs, helps, or has its business there (a museum, an insurer, a funeral home, a charity) is none. English, French,
 * German, Spanish, Portuguese and Italian.
 * @param read as `readable` made it, any length
 * @returns null in almost every text
 */
export function findInsensitive({ text: written, lower: text }: Readable): Insensitive | null {
  const isHooked =
    screen(text).some((at) => isIn(HOOKS[at] as RegExp, text)) ||
    (text.includes("11") && isIn(MOURNING_IN_SHORT, text));
  if (!isHooked && !(mayHaveLastWords(written) && isIn(LAST_WORDS, written))) return null;
  const [sympathy, mourning] = [findAll(SYMPATHY, text), findAll(MOURNING, text)];
  const tragedies = [...findAll(TRAGEDY, text), ...mourning, ...findAll(LAST_WORDS, written)];
  const troubles = findAll(TROUBLE, text);
  const hardships = [...tragedies, ...troubles, ...findAll(HARDSHIP, text)];
  const prices = findAll(BLOODSHED, text);
  const [offers, festivities] = [findAll(OFFER, text), findAll(FESTIVITY, text)];
  const asOffer = (found: Found | undefined) => quoteFrom(written, "offer", found);
  return (
    asOffer(hardships.find((one) => isOfferName(text, one))) ??
    asOffer(prices.find((one) => isPrice(text, one, offers))) ??
    asOffer(findNear(text, tragedies, offers, NEAR)) ??
    asOffer(findNear(text, troubles, offers, CLOSE)) ??
    asOffer(findNear(text, mourning, festivities, CLOSE)) ??
    asOffer(findNear(text, sympathy, festivities, NEAR)) ??
    asOffer(findNear(text, tragedies, findAll(INVITATION, text), CLOSE)) ??
    asOffer(findNear(text, hardships, findAll(PARALLEL, text), CLOSE)) ??
    quoteFrom(written, "joke", findNear(text, tragedies, findAll(LAUGHTER, text), CLOSE))
  );
}

function mayHaveLastWords(text: string): boolean {
  return text.includes("RIP") || text.includes("R.I.P") || text.includes("Storm ");
}

function quoteFrom(text: string, kind: Insensitive["kind"], found: Found | undefined): Insensitive | null {
  return found ? { kind, words: text.slice(found.start, found.end).trim() } : null;
}

function isOfferName(text: string, { start, end, words }: Found): boolean {
  const after = text.slice(end, end + 40);
  const before = text.slice(Math.max(0, start - 24), start);
  const isNamed =
    OFFER_NAME.test(after) && words !== "titanic" && !(IDIOM.test(words) && /^ of /i.test(after));
  if (!isNamed && !OFFER_BEFORE.test(before)) return false;
  return !isIn(CARE_ABOVE_ALL, textAround(text, start, end));
}

function isPrice(text: string, one: Found, offers: Found[]): boolean {
  return (
    offers.some((offer) => distance(one, offer) <= CLOSE) &&
    !isIn(SCREEN, textAround(text, one.start, one.end))
  );
}

/** The first of the places that has one of the others near, without care around them. */
function findNear(text: string, places: Found[], others: Found[], most: number): Found | undefined {
  return places.find((one) => {
    return others.some((other) => {
      if (distance(one, other) > most || isSame(one, other)) return false;
      return !isIn(CARE, textAround(text, Math.min(one.start, other.start), Math.max(one.end, other.end)));
    });
  });
}

/** Whether one place lies in the other, so that one word would count twice. */
function isSame(a: Found, b: Found): boolean {
  return (a.start >= b.start && a.end <= b.end) || (b.start >= a.start && b.end <= a.end);
}

function textAround(text: string, start: number, end: number): string {
  return text.slice(Math.max(0, start - AROUND), end + AROUND);
}
