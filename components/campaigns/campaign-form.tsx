"use client";

import { type FormEvent, useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { errorsOf } from "#components/ui/field-errors.ts";
import { useErrorFocus } from "#components/ui/use-error-focus.ts";
import { isFailure } from "#lib/http/fetch-json.ts";
import { type Basics, BasicsFields } from "./basics-fields.tsx";
import type { PlanDraft } from "./plan-draft.ts";
import { PhaseFields, TimeFields } from "./plan-fields.tsx";
import { PlanPreview } from "./plan-preview.tsx";

/** Without a plan only name and objective can be changed. */
export type CampaignDraft = Basics & { plan: PlanDraft | null };

type Props = {
  title: string;
  initial: CampaignDraft;
  /** The form has come in the place of something else: the first field has the focus. */
  takesFocus?: boolean;
  /** The first day that may be chosen. */
  earliest: string;
  words: { send: string; sending: string; failed: string };
  isPending: boolean;
  error: Error | null;
  onSend: (draft: CampaignDraft) => void;
  /** Lets go of what the last answer said: its pointers count the phases as they were. */
  onReorder: () => void;
  onCancel: () => void;
};

/** The fields of a campaign, the preview of its plan, and what the service says of them. */
export function CampaignForm({
  initial,
  takesFocus = false,
  earliest,
  words,
  isPending,
  error,
  ...props
}: Props) {
  const form = useErrorFocus(error);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>("[name=name]")?.focus();
  }, [takesFocus, form]);
  const [draft, setDraft] = useState(initial);
  const errors = errorsOf(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) props.onSend(draft);
  };
  const changePlan = (plan: PlanDraft) => {
    if (keysOf(plan) !== keysOf(draft.plan)) props.onReorder();
    setDraft({ ...draft, plan });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="space-y-4 sm:space-y-6">
      <Card id="fields" title={props.title}>
        <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2 lg:items-start">
          <div className="space-y-5">
            <BasicsFields
              value={draft}
              onChange={(basics) => setDraft({ ...draft, ...basics })}
              errors={errors}
            />
            {draft.plan && (
              <TimeFields value={draft.plan} onChange={changePlan} earliest={earliest} errors={errors} />
            )}
          </div>
          {draft.plan && (
            <div className="space-y-5">
              <PhaseFields value={draft.plan} onChange={changePlan} errors={errors} />
            </div>
          )}
        </div>
      </Card>
      {draft.plan && (
        <Card id="preview" title="How it will run">
          <PlanPreview draft={draft.plan} />
        </Card>
      )}
      {error && <NotSaved error={error} failed={words.failed} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? words.sending : words.send}
        </Button>
        <Button look="quiet" onClick={props.onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Which phases there are, in which order and form. */
function keysOf(plan: PlanDraft | null): string {
  return plan ? `${plan.arc} ${plan.split} ${plan.phases.map(({ key }) => key).join()}` : "";
}

function NotSaved({ error, failed }: { error: Error; failed: string }) {
  const isFieldWrong = isFailure(error) && error.status === 400 && error.errors.length > 0;
  return (
    <FailureAlert
      error={error}
      tone={isFieldWrong ? "fair" : "poor"}
      title={isFailure(error) ? `${failed}: ${error.title}` : failed}
      told={isFieldWrong ? "Check the marked fields: each says what it needs." : undefined}
    />
  );
}
