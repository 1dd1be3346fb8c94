"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { errorsOf } from "#components/ui/field-errors.ts";
import { formatPlural } from "#components/ui/format.ts";
import { useErrorFocus } from "#components/ui/use-error-focus.ts";
import { useSending } from "#components/ui/use-sending.ts";
import { OtherWorkspaces } from "#components/workspaces/other-workspaces.tsx";
import { OutcomeList } from "#components/workspaces/outcome-list.tsx";
import type { Rule } from "#lib/alerts/schemas.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { addElsewhere, type MadeRule, type RuleWorkspace } from "./add-elsewhere.ts";
import { ChannelFields, type MemberChoice } from "./channel-fields.tsx";
import { KindFields } from "./kind-fields.tsx";
import { NewSecrets } from "./new-secrets.tsx";
import { QuietFields } from "./quiet-fields.tsx";
import { bodyOf, draftOf, newDraft, type RuleDraft } from "./rule-draft.ts";
import { SAVED_RULE } from "./saved-rule.ts";

type Props = {
  workspaceId: string;
  /** The rule that is changed; null for a new one. */
  rule: Rule | null;
  members: readonly MemberChoice[];
  /** Whoever makes it. */
  me: string;
  hasMail: boolean;
  /** The time zone that a new rule begins with. */
  zone: string;
  /** Further workspaces for which a new rule can be made as well, each with whoever is in it. */
  others?: readonly RuleWorkspace[];
};

/** What a rule watches, where it sends and when not. */
export function RuleForm({ workspaceId, rule, members, me, hasMail, zone, others = [] }: Props) {
  const router = useRouter();
  const root = `/w/${workspaceId}/settings/alerts`;
  const [draft, setDraft] = useState(() => (rule ? draftOf(rule) : newDraft(me, zone)));
  const [kept, setKept] = useState(rule?.channels ?? []);
  const [also, setAlso] = useState<string[]>([]);
  const save = useSending(async (wanted: RuleDraft) => {
    const body = bodyOf(wanted, kept);
    const saved = rule
      ? await fetchJson(
          SAVED_RULE,
          internalPath("/internal/workspaces/[workspace_id]/alerts/[rule_id]", {
            workspace_id: workspaceId,
            rule_id: rule.id,
          }),
          body,
          "PATCH",
        )
      : await fetchJson(
          SAVED_RULE,
          internalPath("/internal/workspaces/[workspace_id]/alerts", { workspace_id: workspaceId }),
          {
            ...body,
            is_on: true,
          },
        );
    const further = others.filter(({ id }) => also.includes(id));
    const elsewhere = await addElsewhere(further, { ...body, is_on: true }, members);
    setDraft(draftOf(saved.rule));
    setKept(saved.rule.channels);
    const isAllTold = saved.secrets.length === 0 && elsewhere.length === 0;
    if (rule === null && isAllTold) router.push(`${root}/${saved.rule.id}`);
    router.refresh();
    return { ...saved, elsewhere };
  });
  const form = useErrorFocus(save.error);
  const errors = errorsOf(save.error);
  if (save.data && (save.data.secrets.length > 0 || save.data.elsewhere.length > 0)) {
    const { elsewhere } = save.data;
    const secrets = [...save.data.secrets, ...elsewhere.flatMap((one) => one.secrets)];
    return (
      <Card id="saved" title="Rule saved">
        <div className="space-y-5">
          {elsewhere.length > 0 && <MadeElsewhere outcomes={elsewhere} />}
          {secrets.length > 0 && <NewSecrets secrets={secrets} />}
          <Link href={root} prefetch={false} className={buttonClass("primary")}>
            Back to the alerts
          </Link>
        </div>
      </Card>
    );
  }
  const isPending = save.isPending || (rule === null && save.data !== null);
  const change = (changes: Partial<RuleDraft>) => {
    if (!isPending) save.reset();
    setDraft((before) => ({ ...before, ...changes }));
  };
  const fields = { draft, change, errors };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void save.send(draft);
      }}
      className="space-y-4 sm:space-y-6"
    >
      <Card id="kinds" title="What it watches">
        <KindFields {...fields} />
      </Card>
      <Card id="channels" title="Where it sends">
        <ChannelFields {...fields} members={members} hasMail={hasMail} />
      </Card>
      <Card id="quiet" title="Quiet hours">
        <QuietFields {...fields} />
      </Card>
      {rule === null && others.length > 0 && (
        <Card id="also" title="Other workspaces">
          <p className="mb-3 max-w-prose text-sm leading-relaxed text-soft">
            The same rule can be made for other brands too. Each gets a rule of its own, which tells those of
            these people who are members there.
          </p>
          <OtherWorkspaces
            legend="Also in these workspaces"
            workspaces={others}
            chosen={also}
            onChange={setAlso}
          />
        </Card>
      )}
      {rule && save.data && <Alert tone="good" title="Saved" isUrgent />}
      {save.error && errors.length === 0 && (
        <FailureAlert error={save.error} title="The rule was not saved" />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? "Saving …" : rule ? "Save" : "Make rule"}
        </Button>
        <Link href={root} prefetch={false} className={buttonClass("quiet")}>
          Cancel
        </Link>
      </div>
    </form>
  );
}

/** What came of the same rule in other workspaces. */
function MadeElsewhere({ outcomes }: { outcomes: readonly MadeRule[] }) {
  const count = outcomes.filter(({ isDone }) => isDone).length;
  return (
    <Alert
      tone={count === outcomes.length ? "good" : "fair"}
      title={`Made here and in ${count} of ${formatPlural(outcomes.length, "other workspace")}`}
      isUrgent
    >
      <OutcomeList outcomes={outcomes} />
    </Alert>
  );
}
