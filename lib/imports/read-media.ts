/** What the platforms call the kinds of posts, in the languages in which their files were seen. */
const KINDS: [RegExp, string][] = [
  [/reel/, "reel"],
  [/stor(?:y|ies|ia)|histor/, "story"],
  [/[ck]arr?o?u?ss?el|secuencia|album|multi/, "carousel"],
  [/vid/, "video"],
  [/imag|immag|bild|photo|foto|picture/, "image"],
  [/document|article|poll|text|link/, ""],
];

/**
 * Reads what kind of post it is.
 *
 * @param kind as the file calls it, such as "IG reel" or "Imagen de Instagram"
 * @returns reel, story, carousel, video, image, document, article, poll, text or link; another word in lower case as it is
 */
export function readMedia(kind: string | undefined): string | undefined {
  if (!kind) return undefined;
  const text = kind
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
  const found = KINDS.find(([pattern]) => pattern.test(text));
  if (!found) return text.trim();
  return found[1] || (found[0].exec(text)?.[0] ?? text);
}
