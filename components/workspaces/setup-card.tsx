import { Check } from "lucide-react";
import { cx } from "#components/ui/cx.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import type { SetupStep } from "#lib/workspaces/schemas.ts";
import { Hidable } from "./hidable.tsx";
import { SETUP_WORDS } from "./setup-words.ts";

/** The cookie that hides the steps of a workspace, for the user whose id it holds. */
export const SETUP_COOKIE = "setup_hidden";

type Props = { workspaceId: string; userId: string; steps: readonly SetupStep[] };

/** The first steps in a row: what is done is ticked, the rest leads to where it is done. The last one takes a line. */
export function SetupCard({ workspaceId, userId, steps }: Props) {
  const root = `/w/${workspaceId}`;
  const left = steps.filter(({ isDone }) => !isDone);
  const next = left[0]?.name;
  const isAudited = steps.some(({ name, isDone }) => name === "audit" && isDone);
  const shared = {
    id: "first-steps",
    hideName: "Hide the first steps",
    cookie: { name: SETUP_COOKIE, value: userId, path: root },
  };
  if (next && left.length === 1) {
    const { label, path } = SETUP_WORDS[next];
    return (
      <Hidable
        {...shared}
        title={
          <>
            <span className="sr-only">First steps: </span>1 step left:{" "}
            <TextLink href={`${root}${path}`} look="row">
              {label}
            </TextLink>
          </>
        }
      />
    );
  }
  return (
    <Hidable
      {...shared}
      title={
        <>
          First steps{" "}
          <span className="ms-1 font-normal text-faint tabular-nums">
            {steps.length - left.length} of {steps.length} done
          </span>
        </>
      }
    >
      <ol className="grid gap-x-6 sm:grid-cols-2 lg:flex lg:flex-wrap lg:justify-between">
        {steps.map(({ name, isDone }, n) => {
          const { label, path } = SETUP_WORDS[name];
          return (
            // On a phone what is done would push the score out of sight.
            <li
              key={name}
              className={cx("flex min-h-8 items-center gap-2.5 text-sm", isDone && "max-sm:hidden")}
            >
              <Tick place={n + 1} isDone={isDone} isNext={name === next} />
              {isDone ? (
                <span className="text-faint">
                  {label}
                  <span className="sr-only">, done</span>
                </span>
              ) : name === "recommendation" && !isAudited ? (
                <span className="text-soft">{label}</span>
              ) : (
                <TextLink href={`${root}${path}`} look="row" className={cx(name !== next && "font-normal")}>
                  {label}
                </TextLink>
              )}
            </li>
          );
        })}
      </ol>
    </Hidable>
  );
}

function Tick({ place, isDone, isNext }: { place: number; isDone: boolean; isNext: boolean }) {
  const look = isDone
    ? "bg-good-soft text-good"
    : isNext
      ? "bg-accent-soft text-accent"
      : "bg-sunken text-soft";
  return (
    <span
      aria-hidden="true"
      className={cx(
        "inline-flex size-5 shrink-0 items-center justify-center rounded-full text-xs tabular-nums",
        look,
      )}
    >
      {isDone ? <Check className="size-3.5" /> : place}
    </span>
  );
}
