import type { LoadedFont } from "./load-fonts.ts";

/** A piece of text that one font draws. */
export type Run = { font: string; text: string };
export type Measure = (run: Run) => number;

/**
 * Splits a text into runs of one font each: a word is of the first font that has all of its letters, else each letter of the first that
 * has it. What no font has is left to the first, which draws a box.
 */
export function splitRuns(text: string, fonts: readonly LoadedFont[]): Run[] {
  const runs: Run[] = [];
  for (const piece of text.match(/\s+|\S+/g) ?? []) {
    const whole = fonts.find((font) => hasAll(font, piece));
    for (const part of whole ? [piece] : piece) {
      const { name = "" } = whole ?? fonts.find((font) => hasAll(font, part)) ?? fonts[0] ?? {};
      const last = runs.at(-1);
      if (last?.font === name) last.text += part;
      else runs.push({ font: name, text: part });
    }
  }
  return runs;
}

function hasAll({ has }: LoadedFont, text: string): boolean {
  return [...text].every((letter) => has(letter.codePointAt(0) ?? 0));
}

/**
 * Breaks a text into lines between words; a word that is longer than a line is broken between letters.
 * @param split the text into runs
 * @param measure a run, in points
 * @param width of a line, in points
 * @returns a line's runs in order; none for an empty text
 */
export function breakLines(
  text: string,
  split: (text: string) => Run[],
  measure: Measure,
  width: number,
): Run[][] {
  const widthOf = (line: string) => split(line).reduce((sum, run) => sum + measure(run), 0);
  const lines: string[] = [];
  for (const word of text.split(/[ \t\r\n]+/).filter(Boolean)) {
    const line = lines.at(-1);
    const joined = line === undefined ? word : `${line} ${word}`;
    if (widthOf(joined) <= width) lines.splice(Math.max(0, lines.length - 1), 1, joined);
    else lines.push(...breakWord(word, (piece) => widthOf(piece) <= width));
  }
  return lines.map(split);
}

function breakWord(word: string, fits: (piece: string) => boolean): string[] {
  const pieces: string[] = [];
  for (const letter of word) {
    const joined = (pieces.at(-1) ?? "") + letter;
    if (pieces.length > 0 && fits(joined)) pieces[pieces.length - 1] = joined;
    else pieces.push(letter);
  }
  return pieces;
}
