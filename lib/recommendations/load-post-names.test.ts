import { expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { makeProfile } from "#scripts/testing/profiles.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { loadPostNames } from "./load-post-names.ts";

it("calls posts by title, first words, link or id, so that no two of one day are called the same", async () => {
  const { id } = await makeWorkspace();
  const LINK = "https://example.com/p/5";
  const posts: { id: string; title?: string; text?: string | null; url?: string; day?: string }[] = [
    { id: "1", title: "Autumn tea", text: "A film of four minutes" },
    {
      id: "2",
      text: "Our \u202Enew\n cups https://example.com/cups are here, and they keep the tea warm for long",
    },
    { id: "3", text: "Good morning" },
    { id: "4", text: "Good  morning" },
    { id: "8", text: "Good morning", day: "2026-01-06" },
    { id: "5", text: "https://example.com/only", url: LINK },
    { id: "6", text: null, url: `${LINK}/${"x".repeat(60)}` },
  ];
  const profileId = await makeProfile(id, "twitter");
  await withWorkspace(id, (tx) =>
    tx.post.createMany({
      data: posts.map(({ day: _, ...post }) => ({
        ...post,
        workspaceId: id,
        profileId,
        importedAt: new Date(),
      })),
    }),
  );
  const asked = [...posts, { id: "7" }].map((post) => {
    return { platform: "twitter" as const, id: post.id, date: post.day ?? "2026-01-05" };
  });
  const nameOf = await loadPostNames(id, asked);
  expect(asked.map((post) => nameOf(post)?.name ?? null)).toEqual([
    "“Autumn tea”",
    "“Our new cups are here, and they keep…”",
    "post 3",
    "post 4",
    "“Good morning”",
    LINK,
    "post 6",
    null,
  ]);
  expect(nameOf(asked[0] as (typeof asked)[0])?.profile).toBe(profileId);
  const stranger = await loadPostNames((await makeWorkspace()).id, asked);
  expect(asked.map(stranger)).toEqual(asked.map(() => null));
});
