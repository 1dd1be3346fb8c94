"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { DeleteButton } from "#components/ui/delete-button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { formatList } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";
import { useSending } from "#components/ui/use-sending.ts";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";
import type { ScheduleView } from "#lib/schedules/schemas.ts";
import { type FormFacts, ScheduleForm } from "./schedule-form.tsx";
import { planWords, recipientWords, scopeWords } from "./schedule-words.ts";

type Props = { workspaceId: string; schedules: ScheduleView[]; canChange: boolean; facts: FormFacts };

/** The schedules of a workspace, each with when it comes next and what became of the last time. */
export function ScheduleList({ schedules, ...rest }: Props) {
  return (
    <ul className="divide-y divide-line">
      {schedules.map((schedule) => (
        <li key={schedule.id} className="py-5 first:pt-0 last:pb-0">
          <Schedule schedule={schedule} {...rest} />
        </li>
      ))}
    </ul>
  );
}

type OneProps = Omit<Props, "schedules"> & { schedule: ScheduleView };

function Schedule({ schedule, workspaceId, canChange, facts }: OneProps) {
  const [isChanging, setChanging] = useState(false);
  const ids = { workspace_id: workspaceId, schedule_id: schedule.id };
  const path = internalPath("/internal/workspaces/[workspace_id]/schedules/[schedule_id]", ids);
  const { next_run_at: next, unsubscribed } = schedule;
  if (isChanging)
    return (
      <ScheduleForm
        {...facts}
        workspaceId={workspaceId}
        initial={schedule}
        onDone={() => setChanging(false)}
      />
    );
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        {planWords(schedule)}
        {next === null && <Badge tone="fair">Paused</Badge>}
      </h3>
      <p className="mt-1 text-sm text-soft">
        {scopeWords(schedule)}. {recipientWords(schedule, facts.people)}.
        {unsubscribed.length > 0 && ` No more reports wanted by ${formatList(unsubscribed)}.`}
      </p>
      <p className="mt-1 text-sm text-soft">
        {next !== null && (
          <>
            Next on <Time at={next} />.{" "}
          </>
        )}
        <Last schedule={schedule} workspaceId={workspaceId} />
      </p>
      {canChange && (
        <Actions
          path={path}
          pausePath={internalPath("/internal/workspaces/[workspace_id]/schedules/[schedule_id]/paused", ids)}
          runPath={internalPath("/internal/workspaces/[workspace_id]/schedules/[schedule_id]/run", ids)}
          isPaused={next === null}
          onChange={() => setChanging(true)}
        />
      )}
    </>
  );
}

function Last({ schedule: { last }, workspaceId }: { schedule: ScheduleView; workspaceId: string }) {
  if (!last) return "It has not run yet.";
  const { at, audit_id, problem, isRunning } = last;
  return (
    <>
      Last on <Time at={at} />:{" "}
      {audit_id && (
        <TextLink href={`/w/${workspaceId}/audits/${audit_id}`}>
          {isRunning ? "the audit is running" : "see the audit"}
        </TextLink>
      )}
      {audit_id && problem && ". "}
      {problem}
      {!problem && "."}
    </>
  );
}

type ActionProps = {
  path: string;
  pausePath: string;
  runPath: string;
  isPaused: boolean;
  onChange: () => void;
};

function Actions({ path, pausePath, runPath, isPaused, onChange }: ActionProps) {
  const router = useRouter();
  const pause = useSending(async (paused: boolean) => {
    await fetchJson(ANYTHING, pausePath, { paused }, "PATCH");
    router.refresh();
    return true;
  });
  const run = useSending(async () => {
    await fetchJson(ANYTHING, runPath, {});
    router.refresh();
    return true;
  });
  return (
    <div className="mt-3 space-y-3">
      <div className="flex flex-wrap gap-2">
        {!isPaused && (
          <Button look="quiet" aria-disabled={run.isPending} onClick={() => void run.send(undefined)}>
            Run now
          </Button>
        )}
        <Button look="quiet" onClick={onChange}>
          Change
        </Button>
        <Button look="quiet" aria-disabled={pause.isPending} onClick={() => void pause.send(!isPaused)}>
          {isPaused ? "Resume" : "Pause"}
        </Button>
        <DeleteButton
          path={path}
          trigger="Delete"
          triggerClassName={buttonClass("quiet")}
          title="Delete this schedule?"
        >
          <p>No more audits run by it. Those that ran stay.</p>
        </DeleteButton>
      </div>
      {run.data && (
        <Alert tone="good" title="It starts within seconds" isUrgent>
          <p>The audit counts like any other; its reports are mailed when it is done.</p>
        </Alert>
      )}
      {run.error && <FailureAlert error={run.error} title="Not started" />}
      {pause.error && <FailureAlert error={pause.error} title="Not changed" />}
    </div>
  );
}
