import { buttonClass } from "#components/ui/button-class.ts";
import { formatCount } from "#components/ui/format.ts";
import type { Platform } from "#lib/formula/names.ts";

type Account = { id: string; handle: string; name: string | null; followers: number | null };
type Props = { platform: Platform; choice: string; accounts: Account[] };

/** A link for each of the accounts that a person gave access to. */
export function ChooseAccount({ platform, choice, accounts }: Props) {
  return (
    <ul className="flex flex-wrap gap-2">
      {accounts.map(({ id, handle, name, followers }) => (
        <li key={id}>
          <a
            href={`/connect/${platform}/choose?${new URLSearchParams({ choice, account: id })}`}
            className={buttonClass("quiet")}
          >
            {name ?? handle} (@{handle}
            {followers !== null && `, ${formatCount(followers)} followers`})
          </a>
        </li>
      ))}
    </ul>
  );
}
