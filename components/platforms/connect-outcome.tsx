import { Alert } from "#components/ui/alert.tsx";
import type { Platform } from "#lib/formula/names.ts";
import type { ConnectResult } from "#lib/platforms/schemas.ts";
import { ChooseAccount } from "./choose-account.tsx";
import { wordsOf } from "./connect-words.ts";

type Props = {
  result: ConnectResult;
  platform: Platform;
  choice: string | undefined;
  accounts: { id: string; handle: string; name: string | null; followers: number | null }[];
};

/** What became of an attempt to connect an account. */
export function ConnectOutcome({ result, platform, choice, accounts }: Props) {
  const isOver = result === "choose" && accounts.length === 0;
  const { tone, title, detail } = wordsOf(isOver ? "state" : result, platform);
  return (
    <Alert tone={tone} title={title} isUrgent={result !== "connected"}>
      <p>{detail}</p>
      {choice !== undefined && accounts.length > 0 && (
        <ChooseAccount platform={platform} choice={choice} accounts={accounts} />
      )}
    </Alert>
  );
}
