import { common, createLowlight } from "lowlight";
import type { ReactNode } from "react";
import type { Language } from "./languages.ts";

/** What code of the reference is written in. */
export type Syntax = Language | "JSON" | "shell";

const lowlight = createLowlight(common);
const GRAMMARS = { curl: "bash", shell: "bash", TypeScript: "typescript", Python: "python", JSON: "json" };

/** Colours by what a piece of code is; every other piece has the colour of text. */
const COLOURS: Record<string, string> = {
  "hljs-keyword": "text-accent",
  "hljs-built_in": "text-accent",
  "hljs-string": "text-good",
  "hljs-number": "text-fair",
  "hljs-literal": "text-fair",
  "hljs-comment": "text-soft italic",
};

type Piece = ReturnType<typeof lowlight.highlight>["children"][number];

/** Code in the colours of its syntax. */
export function Highlighted({ code, syntax }: { code: string; syntax: Syntax }): ReactNode {
  return showPieces(lowlight.highlight(GRAMMARS[syntax], code).children);
}

function showPieces(pieces: Piece[]): ReactNode[] {
  let position = 0;
  return pieces.map((piece) => {
    position++;
    if (piece.type === "text") return piece.value;
    if (piece.type !== "element") return null;
    const [name = ""] = [piece.properties.className ?? []].flat().map(String);
    const inner = showPieces(piece.children as Piece[]);
    const colour = COLOURS[name];
    return colour ? (
      <span key={position} className={colour}>
        {inner}
      </span>
    ) : (
      inner
    );
  });
}
