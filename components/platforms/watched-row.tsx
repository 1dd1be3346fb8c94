import { cx } from "#components/ui/cx.ts";
import { formatCount } from "#components/ui/format.ts";
import { Time } from "#components/ui/time.tsx";
import { TONE_TEXT } from "#components/ui/tone.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { WatchedAccount } from "#lib/platforms/schemas.ts";
import { AccountPicture } from "./account-picture.tsx";
import { tellWatched } from "./tell-watched.ts";
import { ReadWatchedButton, StopWatchingButton } from "./watched-buttons.tsx";

type Props = { workspaceId: string; account: WatchedAccount; canChange: boolean };

/** Somebody else's profile: what is known of it, how reading it goes, and how to read or remove it. */
export function WatchedRow({ workspaceId, account, canChange }: Props) {
  const { platform, handle, name, followers, reading, why, sync } = account;
  const { words, tone, at } = tellWatched(account);
  return (
    <li className="flex flex-wrap items-start gap-4 py-4">
      <AccountPicture workspaceId={workspaceId} account={account} />
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="truncate text-sm font-semibold">{name ?? `@${handle}`}</h3>
        <p className="text-sm break-words text-soft">
          @{handle} on {PLATFORM_WORDS[platform]}
          {followers !== null && (
            <>
              {" · "}
              <span className="whitespace-nowrap tabular-nums">
                {formatCount(followers)} {platform === "youtube" ? "subscribers" : "followers"}
              </span>
            </>
          )}
        </p>
        <p className={cx("mt-1 text-sm break-words", TONE_TEXT[tone])} aria-live="polite">
          {words}
          {at && (
            <>
              {" "}
              <Time at={at} />.
            </>
          )}
        </p>
        {reading === "import" && (
          <p className="mt-1 text-sm text-soft">
            <a href="#import" className="font-medium underline underline-offset-4">
              Import files of @{handle}
            </a>
          </p>
        )}
      </div>
      {canChange && (
        <div className="flex flex-wrap gap-2">
          {why === null && (
            <ReadWatchedButton
              workspaceId={workspaceId}
              account={account}
              isRunning={sync?.status === "processing"}
            />
          )}
          <StopWatchingButton workspaceId={workspaceId} account={account} />
        </div>
      )}
    </li>
  );
}
