"use client";

import { useState } from "react";
import type { Platform } from "#lib/formula/names.ts";
import type { KnownAudience } from "#lib/platforms/schemas.ts";
import { type Account, type FileGroup, groupFiles } from "./group-files.ts";
import { type SightedFile, useSightedFiles } from "./use-sighted-files.ts";
import { type Sending, useStagedFiles } from "./use-staged-files.ts";
import { useStatedAudiences } from "./use-stated-audiences.ts";

type Known = {
  workspaceId: string;
  asked: Platform | null;
  audiences: KnownAudience[];
  /** UTC day, YYYY-MM-DD. */
  today: string;
};

/** The chosen files by account with what is asked of each, and sending all that can be sent. */
export function useDrop({ workspaceId, asked, audiences, today }: Known) {
  const { files, adding, leftOut, sent, add, remove, change, send } = useStagedFiles(workspaceId);
  const all = useSightedFiles(workspaceId, files);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [tries, setTries] = useState(0);
  const stated = useStatedAudiences(audiences, today);
  const own = audiences.filter(({ role, handle }) => role === "own" && handle);
  const isLeftOut = ({ refusal, mapping }: SightedFile) => refusal !== null && mapping === null;
  const refused = all.filter(isLeftOut);
  const taken = all.filter((one) => !one.isPending && !isLeftOut(one));
  const sightings = taken.map(({ staged, shown, asIs }) => ({
    key: staged.key,
    name: staged.file.name,
    source: (shown ?? asIs)?.source ?? null,
    belongsTo: staged.belongsTo,
  }));
  const groups = groupFiles(sightings, own, asked).map((group) => {
    const sighted = taken.filter(({ staged }) => group.keys.includes(staged.key));
    const handle = group.isGuess ? (typed[group.id] ?? group.handle) : group.handle;
    const form = stated.formOf(group.id, { platform: group.platform ?? "instagram", handle });
    const asking = group.platform ? form.askFor(sighted.some(tellsAudience)) : "silent";
    return { group, sighted, handle, form, asking };
  });
  const isOpen = ({ group, handle }: { group: FileGroup; handle: string }) =>
    group.platform === null || handle.trim() === "";
  const ready = groups.flatMap(({ sighted }) => sighted.filter(isReady));
  const isSending = files.some(({ percent }) => percent !== null);
  const counts = {
    chosen: files.length + adding,
    pending: all.filter(({ isPending }) => isPending).length + adding,
    ready: ready.length,
    profiles: groups.filter(({ sighted }) => sighted.some(isReady)).length,
    refused: refused.length,
    leftOut: tellLeftOut(groups.flatMap(({ sighted }) => sighted.filter(isReady))),
    questions: groups.filter(isOpen).length,
  };
  const start = async () => {
    setTries(tries + 1);
    stated.try();
    const isWrong = groups.some(({ asking, form }) => asking !== "silent" && form.isWrong);
    if (counts.pending > 0 || counts.questions > 0 || isSending || isWrong) return;
    const sendings = groups.flatMap(({ group: { platform }, handle, sighted, asking, form }): Sending[] => {
      if (!platform) return [];
      const account = { platform, handle: handle.trim() };
      const some = sighted.filter(isReady);
      return some.map(({ staged: { key }, mapping }, at) => {
        const isLast = at === some.length - 1;
        return { key, account, mapping, audience: isLast && asking !== "silent" ? form.audience : null };
      });
    });
    const haveArrived = await send(sendings);
    setTries(0);
    if (!haveArrived) return;
    setTyped({});
    stated.clear();
  };
  const accounts: Account[] = [
    ...groups.flatMap(({ group: { platform, isGuess }, handle }) =>
      platform && !isGuess ? [{ platform, handle }] : [],
    ),
    ...own.map(({ platform, handle }) => ({ platform, handle })),
  ];
  return {
    groups,
    refused,
    leftOut,
    counts,
    tries,
    sent: isSending ? sent : null,
    add,
    start,
    type: (id: string, text: string) => setTyped({ ...typed, [id]: text }),
    rowActions: {
      accounts,
      onMapping: (key: number, mapping: Record<string, string>) => change(key, { mapping }),
      onBelonging: (key: number, belongsTo: SightedFile["staged"]["belongsTo"]) => change(key, { belongsTo }),
      onRemove: remove,
    },
  };
}

function isReady({ shown }: SightedFile): boolean {
  return shown !== undefined && !shown.problem;
}

function tellsAudience({ shown }: SightedFile): boolean {
  return shown?.sample.some(({ followers }) => typeof followers === "number") ?? false;
}

/** So many rows that cannot be read are told of one file. */
const MOST_TOLD = 20;

function tellLeftOut(sighted: readonly SightedFile[]) {
  const previews = sighted.flatMap(({ shown }) => shown ?? []);
  const rejected = previews.flatMap((one) => one.rejected);
  if (!rejected[0]) return null;
  const mayBeMore = previews.some((one) => one.rejected.length >= MOST_TOLD || !one.holding.is_whole);
  return { rows: rejected.length, reason: rejected[0].reason, mayBeMore };
}
