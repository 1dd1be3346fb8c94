import type { Token } from "../tokenise.ts";
import { toPlain } from "./to-plain.ts";
import type { WordSheet } from "./word-sheet.ts";

/** Signs that stand for an idiom in the place of its words. */
export const IDIOM = { friendly: "⊕", unfriendly: "⊖", neutral: "⊙", failure: "⊗", negation: "⊘" } as const;

/** Where the words read so far lead: to further words, and to a sign when they are an idiom. */
export type IdiomNode = { next: Map<string, IdiomNode>; sign?: string };

export function plantIdioms(sheet: WordSheet, keepsMarks: boolean): IdiomNode {
  return plantWords(
    [
      [IDIOM.neutral, sheet.neutralIdioms],
      [IDIOM.negation, sheet.negationIdioms],
      [IDIOM.failure, sheet.failureIdioms],
      [IDIOM.unfriendly, sheet.unfriendlyIdioms],
      [IDIOM.friendly, sheet.friendlyIdioms],
    ],
    keepsMarks,
  );
}

/** Lines of words with the sign that they lead to; of the same words in two kinds the later kind has them. */
export function plantWords(
  kinds: readonly (readonly [sign: string, lines: string | undefined])[],
  keepsMarks: boolean,
): IdiomNode {
  const root: IdiomNode = { next: new Map() };
  for (const [sign, lines] of kinds) {
    for (const line of (lines ?? "").split("\n")) plant(root, line.trim(), sign, keepsMarks);
  }
  return root;
}

function plant(root: IdiomNode, idiom: string, sign: string, keepsMarks: boolean): void {
  if (idiom === "") return;
  let nodes = [root];
  for (const either of idiom.split(/\s+/)) {
    nodes = nodes.flatMap((node) =>
      either.split("|").map((written) => {
        const word = toPlain(written, keepsMarks);
        const next = node.next.get(word) ?? { next: new Map() };
        node.next.set(word, next);
        return next;
      }),
    );
  }
  for (const node of nodes) node.sign = sign;
}

/** The tokens with each idiom (the longest from where it begins) as one sign. */
export function foldIdioms(tokens: Token[], idioms: IdiomNode, keepsMarks: boolean): Token[] {
  const folded: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = findIdiom(tokens, at, idioms, keepsMarks);
    folded.push(found ? { text: found.sign, isShouted: false } : (tokens[at] as Token));
    at = found?.end ?? at + 1;
  }
  return folded;
}

function findIdiom(tokens: Token[], start: number, idioms: IdiomNode, keepsMarks: boolean) {
  let node: IdiomNode | undefined = idioms;
  let found: { sign: string; end: number } | undefined;
  for (let at = start; at < tokens.length; at++) {
    node = node.next.get(toPlain((tokens[at] as Token).text, keepsMarks));
    if (!node) break;
    if (node.sign) found = { sign: node.sign, end: at + 1 };
  }
  return found;
}
