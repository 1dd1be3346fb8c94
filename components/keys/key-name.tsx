import type { KeyView } from "#lib/api-keys/schemas.ts";

/** What people call a key. */
export function keyLabel({ name, last_four }: Pick<KeyView, "name" | "last_four">): string {
  return name ?? `the key that ends in ${last_four}`;
}

/** The name of a key, and as much of it as may be shown. */
export function KeyName({ of }: { of: KeyView }) {
  return (
    <span className="block min-w-0">
      {of.name === null ? (
        <span className="block font-normal text-soft">Without a name</span>
      ) : (
        <span className="block font-medium break-words">{of.name}</span>
      )}
      <code className="font-mono text-xs whitespace-nowrap text-soft">
        {of.prefix}…{of.last_four}
      </code>
    </span>
  );
}
