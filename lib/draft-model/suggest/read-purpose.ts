import { shoutsWithin } from "../edit/lower-capitals.ts";
import { listBeforeMarks } from "../edit/strip-marks.ts";
import { indexOfFeature } from "../features/list-features.ts";
import { LINK } from "../features/patterns.ts";
import { screenDraft } from "../features/screen-draft.ts";
import type { MeasuredDraft } from "../predict/measured-draft.ts";

/** In addition to the words of the feature `grief`. English, French, Spanish, Portuguese and German. */
const GRIEF =
  /passed away|rest in peace|sorry for (?:your|their) loss|sadden|mourn|our thoughts are with|in loving memory|nous a quittés|repose en paix|descanse|falleci|faleceu|luto|trauer|verstorben|beileid/iu;

/** English, German, French, Spanish, Portuguese and Italian; not "sorry not sorry". */
const APOLOGY =
  /(?<!\p{L})(?:(?<!not\s)sorry(?!\s+not\s+sorry)|apolog(?:y|ies|i[sz]e[sd]?|i[sz]ing)|we\s+(?:\p{L}+\s+)?regret|(?:es\s+)?tut\s+(?:uns|mir)\s+(?:\p{L}+\s+)?leid|(?:wir\s+)?bedauern|entschuldig\p{L}*|désolée?s?|(?:nos|mes)\s+(?:\p{L}+\s+)?excuses|lo\s+(?:\p{L}+\s+)?sent(?:imos|o)|ped(?:imos|ir)\s+(?:\p{L}+\s+)?(?:desculpas?|disculpas|perdón)|lamentamos|ci\s+(?:scusiamo|dispiace)|scusateci)(?!\p{L})/iu;

/** Words that send readers to a link. English, French, Spanish, Portuguese and German. */
const LINK_CALL =
  /(?<!\p{L})(?:link|links|url|website|site|below|here|read|watch|listen|see|look|visit|shop|store|order|buy|book|booking|tickets?|apply|register|sign up|signup|join|download|rsvp|details|more|learn|find out|discover|donate|vote|menu|subscribe|get yours|hiring|job|jobs|vacancy|ici|lien|voir|lire|acheter|réserv\p{L}*|inscri\p{L}*|postul\p{L}*|boutique|aquí|enlace|leer|comprar?|reserva\p{L}*|entradas|inscr\p{L}*|aqui|ler|veja|loja|hier|jetzt|lesen|kaufen|buchen|anmeld\p{L}*|bewerb\p{L}*|mehr)(?!\p{L})/iu;
/** English, French, Spanish, Portuguese and German. */
const TERMS =
  /(?<!\p{L})(?:hiring|vacancy|job|apply|recall\w*|terms|ingredients|recipe|recrut\p{L}*|postul\p{L}*|recette|ingrédients|receta|receita|rezept|bewerb\p{L}*|teilnahme\p{L}*)(?!\p{L})/iu;
/** Each is looked for in most drafts, and stands in hardly any. */
const RARE = [GRIEF, APOLOGY, TERMS] as const;
const screenRare = screenDraft(RARE);
const POINTER_END = /[:→➡➜👉👇⬇↓►▶]\s*$/u;

/** What belongs to the mention after it: a word ("photo by @anna", "follow us in @harbour"), a sign, or an emoji that points. */
const BEFORE_MENTION = /[\p{L}\p{M}\p{N}&@:+/→]$|[➡👉👇⬇▶📷📸🎥📍]$/u;

/** A word that belongs to the link after it, such as "at" or "or". */
const BEFORE_LINK = /[\p{L}\p{M}\p{N}&@+/]$/u;

/**
 * An emoji that stands for a word or separates two sentences: between words, before the stop, after a colon, beside a mention. What is
 * before it is looked at once it is found: from each letter on, an emoji would be looked for in vain.
 */
const EMOJI_IN_SENTENCE =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?<![©®™])(?<=[\p{L}\p{M}\p{N},:;&+(–—-][^\S\r\n]*(?:\p{Extended_Pictographic}|\p{Regional_Indicator}))[^\p{L}\p{N}\r\n#]{0,80}[\p{L}\p{N}]|\p{Extended_Pictographic}(?<![©®™])(?:(?<=[\p{L}\p{M}\p{N}][^\S\r\n]*\p{Extended_Pictographic})\u{FE0F}?[.,!?]|(?<=[:+=(][^\S\r\n]*\p{Extended_Pictographic}))|[📷📸🎥]\u{FE0F}?[^\S\r\n:]*:?[^\S\r\n]*@/u;

/**
 * Whether a text is about somebody who died or suffers: then nobody wants advice on what would do better.
 *
 * @param draft the measured draft
 */
export function isGrief({ text, post, rest }: MeasuredDraft): boolean {
  return (
    [post, ...rest].some(({ features }) => (features[indexOfFeature("grief")] ?? 0) > 0) || has(GRIEF, text)
  );
}

/** Whether a text says sorry for something. */
export function isApology({ text }: Pick<MeasuredDraft, "text">): boolean {
  return has(APOLOGY, text);
}

function has(pattern: (typeof RARE)[number], text: string | null): boolean {
  return text !== null && screenRare(text).includes(RARE.indexOf(pattern)) && pattern.test(text);
}

/** Whether a text answers somebody: how long an answer is depends on the question. */
export function isReply({ text }: Pick<MeasuredDraft, "text">): boolean {
  return /^\s*@\w/u.test(text ?? "");
}

/** Whether a text lists things or terms (of an offer, a contest, a job), which half of the words cannot hold. */
export function isListing({ text, post }: MeasuredDraft): boolean {
  const isThere = (feature: string) => (post.features[indexOfFeature(feature)] ?? 0) > 0;
  return isThere("list_lines") || isThere("offer") || has(TERMS, text);
}

/**
 * Whether the text needs the marks that would be removed: it sends readers to the link, names whom it mentions, or has the
 * mark within a sentence.
 *
 * @param draft the measured draft
 * @param feature hashtags, mentions or links; others are never needed
 */
export function isNeeded({ text, post }: MeasuredDraft, feature: string): boolean {
  if (text === null || !["hashtags", "mentions", "links"].includes(feature)) return false;
  const before = listBeforeMarks(text, feature);
  if (before === null) return true;
  if (feature === "links")
    return LINK_CALL.test(text.replace(LINK, " ")) || before.some((said) => POINTER_END.test(said));
  if (feature === "hashtags") return false;
  const isPartnered = ["offer", "sponsored"].some((name) => (post.features[indexOfFeature(name)] ?? 0) > 0);
  return isPartnered || before.some((said) => BEFORE_MENTION.test(said.trim()));
}

/**
 * Whether sentences would break without the marks, so that they can only be removed by rewording.
 *
 * @param text any length
 * @param feature emoji, shouted or links; for others ask `isNeeded`
 */
export function breaksWithout(text: string, feature: string): boolean {
  if (feature === "emoji") return EMOJI_IN_SENTENCE.test(text);
  if (feature === "shouted") return shoutsWithin(text);
  return feature === "links" && (listBeforeMarks(text, feature) ?? []).some((said) => BEFORE_LINK.test(said));
}
