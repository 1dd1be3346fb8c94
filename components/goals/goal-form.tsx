"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { Field } from "#components/ui/field.tsx";
import { errorAt, errorsOf } from "#components/ui/field-errors.ts";
import { SelectField } from "#components/ui/select-field.tsx";
import { useErrorFocus } from "#components/ui/use-error-focus.ts";
import type { Goal } from "#lib/goals/schemas.ts";
import type { Measure } from "#lib/goals/values.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asGoal } from "./answers.ts";
import { Feasibility } from "./feasibility.tsx";
import { measureName, measureValue } from "./goal-words.ts";

type Props = {
  workspaceId: string;
  /** What a goal can be set on, with where each stands. */
  choices: readonly { measure: Measure; value: number }[];
  /** The goal that is changed; null for a new one. */
  goal: Pick<Goal, "id" | "measure" | "target" | "due_on"> | null;
  /** First and last day that may be chosen, and the one that is unless another is, YYYY-MM-DD. */
  days: { first: string; last: string; usual: string };
};

/** What, how much and by when; below it says at once whether that lies within what the brand has done. */
export function GoalForm({ workspaceId, choices, goal, days }: Props) {
  const router = useRouter();
  const root = `/w/${workspaceId}/goals`;
  const [measure, setMeasure] = useState<Measure>(goal?.measure ?? choices[0]?.measure ?? "composite");
  const [target, setTarget] = useState(goal ? String(goal.target) : "");
  const [day, setDay] = useState(goal?.due_on ?? days.usual);
  const path = goal
    ? internalPath("/internal/workspaces/[workspace_id]/goals/[goal_id]", {
        workspace_id: workspaceId,
        goal_id: goal.id,
      })
    : internalPath("/internal/workspaces/[workspace_id]/goals", { workspace_id: workspaceId });
  const save = useMutation({
    mutationFn: () => {
      const wanted = { target: Number(target), due_on: day };
      return fetchJson(asGoal, path, goal ? wanted : { measure, ...wanted }, goal ? "PATCH" : "POST");
    },
    onSuccess: ({ id }) => {
      router.push(`${root}/${id}`);
      router.refresh();
    },
  });
  const form = useErrorFocus(save.error);
  const errors = errorsOf(save.error);
  const now = choices.find((one) => one.measure === measure);
  const isPending = save.isPending || save.isSuccess;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) save.mutate();
      }}
      className="space-y-4 sm:space-y-6"
    >
      <Card id="fields" title="The goal">
        <div className="grid gap-5 sm:grid-cols-3 sm:items-start">
          <SelectField
            label="What"
            name="measure"
            value={measure}
            disabled={goal !== null}
            onChange={(event) => setMeasure(event.target.value as Measure)}
            options={choices.map((one) => ({ value: one.measure, label: measureName(one.measure) }))}
          />
          <Field
            label="Value"
            name="target"
            inputMode="decimal"
            autoComplete="off"
            value={target}
            onChange={(event) => setTarget(event.target.value.replace(",", "."))}
            hint={now && `It stands at ${measureValue(measure, now.value)}.`}
            error={errorAt(errors, "/target")}
          />
          <Field
            label="By the end of"
            name="due_on"
            type="date"
            min={days.first}
            max={days.last}
            value={day}
            onChange={(event) => setDay(event.target.value)}
            hint="A day in UTC, at most a year ahead."
            error={errorAt(errors, "/due_on")}
          />
        </div>
        <Feasibility workspaceId={workspaceId} measure={measure} target={target} day={day} />
      </Card>
      {save.error && errors.length === 0 && (
        <FailureAlert error={save.error} title="The goal was not saved" />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? "Saving …" : goal ? "Save" : "Set goal"}
        </Button>
        <Button look="quiet" onClick={() => router.push(goal ? `${root}/${goal.id}` : root)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
