"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import type { Platform } from "#lib/formula/names.ts";
import { isFailure, sendFile } from "#lib/http/fetch-json.ts";
import type { Refusal } from "#lib/uploads/schemas.ts";
import { asUpload } from "./answers.ts";
import { findCopies } from "./find-copies.ts";
import type { Account, Belonging } from "./group-files.ts";
import { openLine } from "./open-line.ts";
import type { StatedAudience } from "./stated-audience.ts";

export type Mapping = Record<string, string>;

/** As many as the service lets wait at once. */
export const MAX_FILES = 100;
const SENT_AT_ONCE = 3;
const UNREADABLE = {
  title: "Something went wrong",
  code: "",
  message: "The answer could not be read. Try again.",
};

/** A file that was chosen and is not with the service yet. */
export type StagedFile = {
  key: number;
  file: File;
  /** Whose it is, where a person has said so. */
  belongsTo: Belonging | null;
  /** What its columns mean, once a person has looked at the proposal. */
  mapping: Mapping | null;
  /** Whole percent that is sent; null while it is not being sent. */
  percent: number | null;
  error: Refusal | null;
};

/** A file with all that goes along with it; what is stated of an audience goes with one file of the account. */
export type Sending = {
  key: number;
  account: Account;
  mapping: Mapping | null;
  audience: StatedAudience | null;
};

/** Files that were not taken. */
export type LeftOut = { copies: string[]; tooMany: number };
const NOTHING: LeftOut = { copies: [], tooMany: 0 };

/** The files that were chosen for import, and sending them a few at a time. */
export function useStagedFiles(workspaceId: string) {
  const [files, setFiles] = useState<StagedFile[]>([]);
  const [leftOut, setLeftOut] = useState(NOTHING);
  const [adding, setAdding] = useState(0);
  const [sent, setSent] = useState({ done: 0, total: 0 });
  const nextKey = useRef(1);
  const held = useRef<File[]>([]);
  const drops = useRef<Promise<void>>(Promise.resolve());
  const queries = useQueryClient();
  const change = (key: number, part: Partial<StagedFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: number) => {
    const gone = files.find((one) => one.key === key)?.file;
    held.current = held.current.filter((file) => file !== gone);
    setFiles((all) => all.filter((one) => one.key !== key));
  };

  const addNow = async (chosen: readonly File[]) => {
    const copies = await findCopies(held.current, chosen);
    const fresh = chosen.filter((file) => !copies.has(file));
    const taken = fresh.slice(0, MAX_FILES - held.current.length);
    held.current = [...held.current, ...taken];
    setLeftOut({ copies: [...copies].map(({ name }) => name), tooMany: fresh.length - taken.length });
    const staged = taken.map((file) => ({
      key: nextKey.current++,
      file,
      belongsTo: null,
      mapping: null,
      percent: null,
      error: null,
    }));
    setFiles((all) => [...all, ...staged]);
  };
  /** One drop after the other: each is compared with those before it, and counts from the moment it is dropped. */
  const add = (chosen: readonly File[]) => {
    setAdding((count) => count + chosen.length);
    drops.current = drops.current
      .then(() => addNow(chosen))
      .finally(() => setAdding((count) => count - chosen.length));
  };

  const sendOne = async ({ key, account, mapping, audience }: Sending): Promise<boolean> => {
    const staged = files.find((one) => one.key === key);
    if (!staged) return false;
    try {
      const query = { ...describeFile(account, staged.file, mapping), ...audience };
      const path = internalPath(
        "/internal/workspaces/[workspace_id]/uploads",
        { workspace_id: workspaceId },
        query,
      );
      await sendFile(asUpload, path, staged.file, (share) =>
        change(key, { percent: Math.floor(100 * share) }),
      );
      remove(key);
      return true;
    } catch (error) {
      change(key, { percent: null, error: failureOf(error) });
      return false;
    } finally {
      setSent(({ done, total }) => ({ done: done + 1, total }));
    }
  };

  /** Answers whether all of them arrived. */
  const send = async (sendings: readonly Sending[]): Promise<boolean> => {
    setLeftOut(NOTHING);
    setSent({ done: 0, total: sendings.length });
    for (const { key, mapping } of sendings) change(key, { percent: 0, error: null, mapping });
    const line = openLine(SENT_AT_ONCE);
    const sendAll = (some: Sending[]) => Promise.all(some.map((one) => line(() => sendOne(one))));
    // What is stated of an audience wins over what a file says: it comes last.
    const plain = await sendAll(sendings.filter(({ audience }) => audience === null));
    const stating = await sendAll(sendings.filter(({ audience }) => audience !== null));
    await queries.invalidateQueries({ queryKey: ["uploads", workspaceId] });
    return [...plain, ...stating].every(Boolean);
  };
  return { files, adding, leftOut, sent, add, remove, change, send };
}

/** What goes along with a file in the address: whose it is, its name and what its columns mean. */
export function describeFile(
  account: { platform: Platform | null; handle?: string },
  file: File,
  mapping: Mapping | null,
) {
  return { ...account, file_name: file.name.slice(-255), mapping: mapping && JSON.stringify(mapping) };
}

/** What a person is told of a request that failed. */
export function failureOf(error: unknown): Refusal {
  const { title, code, message } = isFailure(error) ? error : UNREADABLE;
  return { title, code, detail: message, finding: message, expected: [] };
}
