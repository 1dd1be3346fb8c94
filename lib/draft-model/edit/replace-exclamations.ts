const RUNS = /([!！?？؟]+)/u;
const MARK = /[!！]/u;
/** What goes on after the mark: a word or a name ("P!nk"), code, or the sentence ("Yahoo! is"). */
const GOES_ON = /^(?:[^\S\r\n]+\p{Ll}|[\p{L}\p{M}\p{N}=#@_$([{<])/u;
/** Where the mark says more than a full stop would: at the start of a line or alone in brackets. */
const STARTS = /(?:^|[\r\n([{])[^\S\r\n]*$/u;
const ENDED = /[.…。,;:]$/u;
const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー][」』）)]?$/u;

/**
 * A text with full stops for exclamation marks; words, names and questions stay as they are.
 *
 * @param text any length
 * @returns "What?!" as "What?", "¡Hola!" as "Hola.", "P!nk" as it is
 */
export function replaceExclamations(text: string): string {
  const pieces = text.split(RUNS);
  let replaced = "";
  let isAfterStop = false;
  for (let index = 0; index < pieces.length; index += 2) {
    const [said = "", run = "", next = ""] = pieces.slice(index, index + 3);
    const isStop =
      MARK.test(run) &&
      (run.includes("！") || !GOES_ON.test(next)) &&
      !STARTS.test(replaced.slice(-1) + said);
    const isRepeated = isAfterStop && /^[^\S\r\n]*$/u.test(said);
    if (isStop && isRepeated) continue;
    replaced += isStop ? endWithStop(said, run, next) : said + run;
    isAfterStop = isStop;
  }
  return MARK.test(replaced) ? replaced : replaced.replaceAll("¡", "");
}

function endWithStop(said: string, run: string, next: string): string {
  const opening = said.lastIndexOf("¡");
  const plain = opening < 0 ? said : said.slice(0, opening) + said.slice(opening + 1);
  // After a link, which U+E000 stands for, the space stays: the stop would become part of the link.
  const before = plain.replace(/(?<![^\S\r\n]|\uE000)[^\S\r\n]+$/u, "");
  const asked = /[?？؟]/u.exec(run)?.[0];
  if (asked) return before + asked;
  if (ENDED.test(before) || /^[.…。,;:]/u.test(next)) return before;
  return before + (run.includes("！") || IDEOGRAPHIC.test(before) ? "。" : ".");
}
