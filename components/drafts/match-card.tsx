"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { PostedFacts, tellFigures } from "#components/campaign-work/posted-facts.tsx";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { formatDay } from "#components/ui/format.ts";
import { SelectField } from "#components/ui/select-field.tsx";
import { useSending } from "#components/ui/use-sending.ts";
import type { DraftMatch } from "#lib/campaign-work/schemas.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asMatchAnswer } from "./answers.ts";

type Props = { workspaceId: string; draftId: string; match: DraftMatch; canEdit: boolean };

/** Which post a draft of a campaign became, with what it got; who may, corrects it. */
export function MatchCard({ workspaceId, draftId, match, canEdit }: Props) {
  const { posted } = match;
  return (
    <Card id="posted" title="The post that went out">
      {posted ? (
        <div className="space-y-1 text-sm">
          <p className="[overflow-wrap:anywhere]">{posted.words ?? "A post without words"}</p>
          <PostedFacts posted={posted} root={`/w/${workspaceId}`} />
          {!posted.isChosen && (
            <p className="text-soft">
              Found by its platform, day and words. Correct it if it is another one.
            </p>
          )}
        </div>
      ) : (
        <p className="text-sm text-soft">
          {match.posted_as === "none"
            ? "You said that it never went out."
            : "None found yet. A post is taken for this draft when it goes out within two days of its date and says much the same."}
        </p>
      )}
      {canEdit && <Correction workspaceId={workspaceId} draftId={draftId} match={match} />}
    </Card>
  );
}

function Correction({ workspaceId, draftId, match }: Omit<Props, "canEdit">) {
  const router = useRouter();
  const kept = match.posted_as === "post" && match.posted ? keyOf(match.posted) : match.posted_as;
  const [chosen, setChosen] = useState(kept);
  const path = internalPath("/internal/workspaces/[workspace_id]/drafts/[draft_id]/match", {
    workspace_id: workspaceId,
    draft_id: draftId,
  });
  const { isPending, error, send } = useSending(async (value: string) => {
    await fetchJson(asMatchAnswer, path, bodyOf(value), "PATCH");
    router.refresh();
  });
  const known = match.posted ? [match.posted, ...match.choices] : match.choices;
  const options = new Map(known.map((post) => [keyOf(post), nameOf(post)]));
  return (
    <form
      className="mt-4 space-y-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send(chosen);
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="This draft became"
          name="posted_as"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          className="sm:max-w-xl"
          options={[
            { value: "auto", label: "Find it automatically" },
            { value: "none", label: "No post" },
            ...[...options].map(([value, label]) => ({ value, label })),
          ]}
        />
        <Button
          type="submit"
          look="quiet"
          aria-label={isPending ? undefined : "Save which post it became"}
          aria-disabled={isPending || chosen === kept}
        >
          {isPending ? "Saving …" : "Save"}
        </Button>
      </div>
      {error && <FailureAlert error={error} title="Not saved" />}
    </form>
  );
}

type Post = DraftMatch["choices"][number];

function keyOf({ profile, id }: Post): string {
  return `${profile} ${id}`;
}

function nameOf({ day, words, ...figures }: Post): string {
  return `${formatDay(day)}: ${words ?? "without words"} (${tellFigures(figures)})`;
}

function bodyOf(value: string) {
  if (value === "auto" || value === "none") return { posted_as: value };
  const [profile = "", ...rest] = value.split(" ");
  return { posted_as: "post", profile, post: rest.join(" ") };
}
