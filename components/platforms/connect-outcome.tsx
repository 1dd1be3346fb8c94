import { Alert } from "#components/ui/alert.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import type { Platform } from "#lib/formula/names.ts";
import type { ConnectResult } from "#lib/platforms/schemas.ts";
import { ChooseAccount } from "./choose-account.tsx";
import { wordsOf } from "./connect-words.ts";

type Props = {
  workspaceId: string;
  result: ConnectResult;
  platform: Platform;
  choice: string | undefined;
  accounts: { id: string; handle: string; name: string | null; followers: number | null }[];
  /** Whether the person can begin anew: the platform is set up, and their role lets them. */
  mayTry: boolean;
};

/** What a second attempt can mend. */
const AGAIN: readonly ConnectResult[] = ["denied", "state", "code", "permission", "unfit", "later"];

/** What became of an attempt to connect an account, and the way on. */
export function ConnectOutcome({ workspaceId, result: told, platform, choice, accounts, mayTry }: Props) {
  const result = told === "choose" && accounts.length === 0 ? "state" : told;
  const { tone, title, detail } = wordsOf(result, platform);
  return (
    <Alert tone={tone} title={title} isUrgent={result !== "connected"}>
      <p>{detail}</p>
      {choice !== undefined && accounts.length > 0 && (
        <ChooseAccount platform={platform} choice={choice} accounts={accounts} />
      )}
      {mayTry && AGAIN.includes(result) && (
        <a href={`/connect/${platform}?workspace_id=${workspaceId}`} className={buttonClass("quiet")}>
          Connect again
        </a>
      )}
    </Alert>
  );
}
