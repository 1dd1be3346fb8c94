import { useQuery } from "@tanstack/react-query";
import { useSettled } from "#components/drafts/use-settled.ts";
import { internalPath } from "#components/internal-paths.ts";
import { isRefused } from "#components/ui/next-change.ts";
import type { Theme } from "#components/ui/theme-choice.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { foldedWords } from "#lib/search/fold.ts";
import { FoundPosts, NewestThings } from "#lib/search/schemas.ts";
import { type Group, listKnownGroups, listPostGroup, listThingGroups, type Place } from "./list-rows.ts";
import { matchGroups, matchRows } from "./match-rows.ts";

const REST_MS = 150;
/** Less is in almost every post. */
const LEAST_LETTERS = 2;
/** Of things of a kind so many are shown: before anything is typed, and after. */
const SHOWN = { before: 3, after: 6 };
const FRESH_MS = 30_000;
/** What failed is asked for again by itself: nothing that is typed asks for it. */
const AGAIN_MS = 2_000;

/** What is found of what is typed: what is known at once, the rest behind it when it has come. */
export function useFound(place: Place, theme: Theme, typed: string) {
  const id = place.workspace?.id;
  const newest = useQuery({
    queryKey: ["search", id, "newest"],
    queryFn: () =>
      fetchJson(
        NewestThings,
        internalPath("/internal/workspaces/[workspace_id]/search/newest", { workspace_id: id ?? "" }),
      ),
    enabled: id !== undefined,
    staleTime: FRESH_MS,
    retry: false,
    refetchInterval: ({ state }) => (state.error && !isRefused(state.error) ? AGAIN_MS : false),
  });
  const words = foldedWords(typed).join(" ");
  const settled = useSettled(words, REST_MS);
  const asksPosts = id !== undefined && words.length >= LEAST_LETTERS;
  const posts = useQuery({
    queryKey: ["search", id, "posts", settled],
    queryFn: () =>
      fetchJson(
        FoundPosts,
        internalPath(
          "/internal/workspaces/[workspace_id]/search/posts",
          { workspace_id: id ?? "" },
          { words: settled },
        ),
      ),
    enabled: asksPosts && settled === words,
    staleTime: FRESH_MS,
    retry: false,
  });
  const found = posts.data && asksPosts && settled === words ? posts.data.posts : [];
  const most = words === "" ? SHOWN.before : SHOWN.after;
  const things = id && newest.data ? listThingGroups(id, newest.data, place.isEditor) : [];
  const groups: Group[] = [
    ...matchGroups(listKnownGroups(place, theme), typed),
    ...things.map(({ name, rows }) => ({ name, rows: matchRows(rows, typed).slice(0, most) })),
    listPostGroup(`/w/${id ?? ""}`, found),
  ];
  const error = newest.error ?? (asksPosts ? posts.error : null);
  const isLooking = asksPosts && !error && (settled !== words || posts.isPending);
  return { groups: groups.filter(({ rows }) => rows.length > 0), isLooking, error };
}
