import type { Syntax } from "../highlight.tsx";

/** What markdown calls each syntax. */
const NAMES: Record<Syntax, string> = {
  curl: "sh",
  shell: "sh",
  TypeScript: "ts",
  Python: "python",
  JSON: "json",
};

/** A block of code; nothing without any. */
export function writeCode(code: string, syntax: Syntax): string {
  return code && `\`\`\`${NAMES[syntax]}\n${code}\n\`\`\``;
}

/** Paragraphs, of which empty ones are left out. */
export function joinParts(parts: readonly string[]): string {
  return parts.filter(Boolean).join("\n\n");
}
