"use client";

import { useEffect, useState } from "react";
import type { ContentType } from "#lib/draft-model/content-draft.ts";
import type { Draft, DraftStatus } from "#lib/drafts/schemas.ts";
import { MAX_VARIANTS } from "#lib/drafts/values.ts";
import type { DraftPlace, DraftStart } from "./draft-place.ts";
import { keepUnsaved, readUnsaved } from "./unsaved.ts";

/** A suggestion that was applied: how the text was before, and its score then. */
export type Applied = { suggestion: string; textBefore: string; scoreBefore: number };

/** One wording of a draft, or one file by its address. */
export type Variant = {
  text: string;
  address: string;
  /** The file that was last asked about. */
  sent: { kind: ContentType; address: string } | null;
  /** Newest last; forgotten as soon as the text is changed by hand. */
  applied: Applied[];
};

export type DraftForm = {
  place: DraftPlace;
  status: DraftStatus;
  /** YYYY-MM-DD; empty without a day. */
  plannedOn: string;
  /** The id of the campaign that it is planned for; empty without one. */
  campaignId: string;
  variants: Variant[];
};

type State = {
  form: DraftForm;
  /** As it is kept, to see what is not. */
  kept: string;
  /** Which version of the kept draft the changes were made to; null of one that is not kept yet. */
  version: number | null;
};

/**
 * A draft while it is written. What is not saved is held in this tab, so that a reload does not lose it.
 * @param name of the draft, unique in the tab
 * @param kept the draft as the server read it; null of a new one, which begins at `usual`
 */
export function useDraftForm(name: string, kept: Draft | null, usual: DraftStart) {
  const [{ form, version, kept: keptBody }, setState] = useState<State>(() => stateOf(kept, usual));
  const [isLoaded, setLoaded] = useState(false);
  const body = JSON.stringify(bodyOf(form));
  const isChanged = body !== keptBody;
  useEffect(() => {
    const unsaved = readUnsaved(name);
    if (unsaved) setState((now) => ({ ...now, form: formOf(unsaved.body), version: unsaved.version }));
    setLoaded(true);
  }, [name]);
  useEffect(() => {
    if (isLoaded) keepUnsaved(name, isChanged ? { version, body: JSON.parse(body) } : null);
  }, [name, isLoaded, isChanged, version, body]);

  const change = (changes: Partial<DraftForm>) =>
    setState((now) => ({ ...now, form: { ...now.form, ...changes } }));
  const replace = (index: number, to: (one: Variant) => Variant) =>
    setState(({ form: now, ...rest }) => ({
      ...rest,
      form: { ...now, variants: now.variants.map((one, at) => (at === index ? to(one) : one)) },
    }));
  return {
    form,
    version,
    isChanged,
    change,
    /** What was saved is no change any more; what was written meanwhile still is. */
    setKept: (draft: Draft) =>
      setState((now) => ({ ...now, kept: stateOf(draft, usual).kept, version: draft.version })),
    /** Lets go of all that is not saved. */
    open: (draft: Draft) => setState(stateOf(draft, usual)),
    write: (index: number, text: string) => replace(index, (one) => ({ ...one, text, applied: [] })),
    setAddress: (index: number, address: string) => replace(index, (one) => ({ ...one, address })),
    send: (index: number, kind: ContentType, address: string) =>
      replace(index, (one) => ({ ...one, address, sent: { kind, address } })),
    apply: (index: number, text: string, by: Omit<Applied, "textBefore">) =>
      replace(index, (one) => ({
        ...one,
        text,
        applied: [...one.applied, { ...by, textBefore: one.text }],
      })),
    undo: (index: number) =>
      replace(index, (one) => ({
        ...one,
        text: one.applied.at(-1)?.textBefore ?? one.text,
        applied: one.applied.slice(0, -1),
      })),
    /** Another one, which begins as the last. */
    addVariant: () => {
      const last = form.variants.at(-1);
      if (last && form.variants.length < MAX_VARIANTS)
        change({ variants: [...form.variants, { ...last, applied: [] }] });
    },
    keepOnly: (index: number) => change({ variants: form.variants.filter((_, at) => at === index) }),
  };
}

export type DraftEditing = ReturnType<typeof useDraftForm>;

/** What the service is sent of a form. */
export function bodyOf({ place, status, plannedOn, campaignId, variants }: DraftForm) {
  return {
    ...place,
    status,
    planned_on: plannedOn || null,
    campaign_id: campaignId || null,
    variants: variants.map(({ text, address }) => ({ text, address })),
  };
}

export type DraftBody = ReturnType<typeof bodyOf>;

function stateOf(kept: Draft | null, usual: DraftStart): State {
  const empty: DraftBody = {
    ...usual,
    status: "draft",
    variants: [{ text: "", address: "" }],
  };
  const form = formOf(kept ?? empty);
  return { form, kept: JSON.stringify(bodyOf(form)), version: kept?.version ?? null };
}

function formOf({ platform, format, kind, status, planned_on, campaign_id, variants }: DraftBody): DraftForm {
  return {
    place: { platform, format, kind },
    status,
    plannedOn: planned_on ?? "",
    campaignId: campaign_id ?? "",
    variants: variants.map(({ text, address }) => ({ text, address, sent: null, applied: [] })),
  };
}
