import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { cx } from "#components/ui/cx.ts";
import { formatCount } from "#components/ui/format.ts";
import { Time } from "#components/ui/time.tsx";
import { TONE_TEXT } from "#components/ui/tone.ts";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { ConnectedAccount } from "#lib/platforms/schemas.ts";
import { AccountPicture } from "./account-picture.tsx";
import { DisconnectButton } from "./disconnect-button.tsx";
import { SyncButton } from "./sync-button.tsx";
import { tellSync } from "./tell-sync.ts";

type Props = { workspaceId: string; accounts: ConnectedAccount[]; open: Platform[]; canChange: boolean };

/** Accounts that are read by their platform's own interface, and buttons to connect others. */
export function ConnectionsCard({ workspaceId, accounts, open, canChange }: Props) {
  const others = open.filter((platform) => !accounts.some((one) => one.platform === platform));
  return (
    <Card id="accounts" title="Connected accounts">
      {accounts.length > 0 && (
        <ul className="-mt-2 divide-y divide-line">
          {accounts.map((one) => (
            <AccountRow key={one.profileId} workspaceId={workspaceId} account={one} canChange={canChange} />
          ))}
        </ul>
      )}
      {canChange && others.length > 0 && (
        <div className={accounts.length > 0 ? "mt-4 border-t border-line pt-4" : ""}>
          <p className="text-sm text-soft">
            Connect an account and its figures are read every night. Plinth never posts anything.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            {others.map((platform) => (
              <ConnectLink key={platform} workspaceId={workspaceId} platform={platform} />
            ))}
          </div>
        </div>
      )}
    </Card>
  );
}

type RowProps = { workspaceId: string; account: ConnectedAccount; canChange: boolean };

function AccountRow({ workspaceId, account, canChange }: RowProps) {
  const { platform, handle, name, followers, status, sync } = account;
  const title = PLATFORM_WORDS[platform];
  const told = tellSync(account);
  return (
    <li className="flex flex-wrap items-start gap-4 py-4">
      <AccountPicture workspaceId={workspaceId} account={account} />
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="truncate text-sm font-semibold">{name ?? `@${handle}`}</h3>
        <p className="text-sm break-words text-soft">
          @{handle} on {title}
          {followers !== null && (
            <>
              {" · "}
              <span className="whitespace-nowrap tabular-nums">
                {formatCount(followers)} {platform === "youtube" ? "subscribers" : "followers"}
              </span>
            </>
          )}
        </p>
        <p className={cx("mt-1 text-sm break-words", TONE_TEXT[told.tone])} aria-live="polite">
          {told.words}
          {sync?.completedAt && sync.status === "completed" && (
            <>
              {" "}
              <Time at={sync.completedAt} />.
            </>
          )}
        </p>
        {told.missing.map((words) => (
          <p key={words} className="mt-1 text-sm break-words text-soft">
            {words}
          </p>
        ))}
      </div>
      {canChange && (
        <div className="flex flex-wrap gap-2">
          {status === "reconnect_required" ? (
            <ConnectLink workspaceId={workspaceId} platform={platform} isAgain />
          ) : (
            <SyncButton
              workspaceId={workspaceId}
              platform={platform}
              isRunning={sync?.status === "processing"}
            />
          )}
          <DisconnectButton workspaceId={workspaceId} platform={platform} />
        </div>
      )}
    </li>
  );
}

/** A way out of this site: no link of the router's, which would fetch it beforehand. */
function ConnectLink({
  workspaceId,
  platform,
  isAgain = false,
}: {
  workspaceId: string;
  platform: Platform;
  isAgain?: boolean;
}) {
  const name = PLATFORM_WORDS[platform];
  return (
    <a
      href={`/connect/${platform}?workspace_id=${workspaceId}`}
      className={buttonClass(isAgain ? "primary" : "quiet")}
    >
      Connect {name}
      {isAgain && " again"}
    </a>
  );
}
