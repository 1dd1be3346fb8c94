/** Keys to press, one after the other; "g a" are two. */
export function Keys({ keys, className }: { keys: string; className?: string }) {
  return (
    <span className={className}>
      {keys.split(" ").map((key) => (
        <kbd
          key={key}
          className="ms-1 inline-flex min-w-5 justify-center rounded border border-line bg-surface px-1 font-sans text-xs leading-5 text-soft"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
