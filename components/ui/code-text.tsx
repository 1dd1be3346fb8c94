/** A sentence in which `such` pieces are code. */
export function CodeText({ text }: { text: string }) {
  let position = 0;
  return text.split("`").map((piece, index) => {
    position += piece.length + 1;
    if (index % 2 === 0) return piece;
    return (
      <code key={position} className="rounded bg-sunken px-1 py-0.5 font-mono text-[0.9em] break-words">
        {piece}
      </code>
    );
  });
}
