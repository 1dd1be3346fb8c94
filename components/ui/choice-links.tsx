import Link from "next/link";
import { LinkPending } from "./link-pending.tsx";

export type Choice = { href: string; label: string; isCurrent: boolean };

/** A row of links of which one is the current choice: every choice has an address of its own. */
export function ChoiceLinks({ name, choices }: { name: string; choices: Choice[] }) {
  return (
    <nav aria-label={name} className="inline-flex max-w-full flex-wrap rounded-lg bg-sunken p-0.5">
      {choices.map(({ href, label, isCurrent }) => (
        <Link
          key={label}
          href={href}
          scroll={false}
          prefetch={false}
          aria-current={isCurrent ? "true" : undefined}
          data-label={label}
          className="steady-label relative inline-flex min-h-8 rounded-md px-2.5 text-sm text-soft hover:text-ink aria-[current]:bg-raised aria-[current]:font-medium aria-[current]:text-ink aria-[current]:shadow-sm"
        >
          {label}
          <LinkPending />
        </Link>
      ))}
    </nav>
  );
}
