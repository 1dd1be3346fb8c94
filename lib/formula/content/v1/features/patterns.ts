export const LINK = /https?:\/\/\S+|\bwww\.\S+/giu;
export const HASHTAG = /(?<![\p{L}\p{N}_&])#[\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*/gu;
export const MENTION = /(?<![\p{L}\p{N}_.])@[\p{L}\p{N}_.]*[\p{L}\p{N}_]/gu;
export const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}/gu;
export const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu;

/** How often a pattern occurs. */
export function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
