import { buttonClass } from "#components/ui/button-class.ts";
import { formatCount } from "#components/ui/format.ts";
import type { Platform } from "#lib/formula/names.ts";

type Account = { id: string; handle: string; name: string | null; followers: number | null };
type Props = { platform: Platform; choice: string; accounts: Account[] };

/** A link for each of the accounts that a person gave access to. */
export function ChooseAccount({ platform, choice, accounts }: Props) {
  const noun = platform === "youtube" ? "subscribers" : "followers";
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {accounts.map(({ id, handle, name, followers }) => (
        <li key={id} className="min-w-0">
          <a
            href={`/connect/${platform}/choose?${new URLSearchParams({ choice, account: id })}`}
            className={buttonClass("quiet", "w-full flex-col items-start! gap-0! py-2")}
          >
            <span className="max-w-full truncate">{name ?? `@${handle}`}</span>
            <span className="max-w-full truncate font-normal text-soft">
              @{handle}
              {followers !== null && ` · ${formatCount(followers)} ${noun}`}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
