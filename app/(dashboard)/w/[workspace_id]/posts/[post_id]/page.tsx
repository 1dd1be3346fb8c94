import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache, Suspense } from "react";
import { orNotFound } from "#app/or-not-found.ts";
import { requireMember } from "#app/session-caller.ts";
import { CommentsCard } from "#components/posts/comments-card.tsx";
import { GrowthCard } from "#components/posts/growth-card.tsx";
import { PlaceCard } from "#components/posts/place-card.tsx";
import { readPostAddress } from "#components/posts/post-address.ts";
import { FiguresCard, PostHead, TextCard } from "#components/posts/post-facts.tsx";
import { PredictionCard, PredictionPlan } from "#components/posts/prediction-card.tsx";
import { Card } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { Caller } from "#lib/caller.ts";
import { planIncludes } from "#lib/plans.ts";
import { getPost, type PostDetails } from "#lib/posts/get-post.ts";
import { listPostComments } from "#lib/posts/list-post-comments.ts";
import { comparePrediction } from "#lib/studio/compare-prediction.ts";
import { firstWords } from "#lib/text/first-words.ts";

type Props = { params: Promise<{ workspace_id: string; post_id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace_id, post_id } = await params;
  const { workspace } = await requireMember(workspace_id);
  const words = wordsOf(await findPost(workspace_id, post_id));
  return { title: `${words ?? "Post"} · ${workspace.name}` };
}

/** One post: what it said, what came of it, and why it stands where it does. */
export default async function PostPage({ params }: Props) {
  const { workspace_id, post_id } = await params;
  const { caller } = await requireMember(workspace_id);
  const post = await findPost(workspace_id, post_id);
  return (
    <>
      <PostHead
        post={post}
        words={wordsOf(post)}
        within={{ href: `/w/${workspace_id}/posts`, label: "Posts" }}
      />
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-3 lg:grid-rows-[auto_1fr] lg:items-start">
        <div className="min-w-0 lg:col-start-3">
          <PlaceCard post={post} />
        </div>
        <div className="min-w-0 space-y-4 sm:space-y-6 lg:col-span-2 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <TextCard post={post} root={`/w/${workspace_id}`} />
          <FiguresCard post={post} />
          <GrowthCard growth={post.growth} createdAt={post.created_at} />
          <Suspense fallback={<Waiting id="comments" title="Comments" />}>
            <Comments caller={caller} post={post} />
          </Suspense>
        </div>
        <div className="min-w-0 lg:col-start-3">
          <Suspense fallback={<Waiting id="prediction" title="What the draft model says" />}>
            <Prediction caller={caller} post={post} />
          </Suspense>
        </div>
      </div>
    </>
  );
}

const TITLE_LENGTH = 60;

/** What a post is called: its first words. */
function wordsOf({ title, text }: PostDetails): string | null {
  return firstWords(title, TITLE_LENGTH) ?? firstWords(text, TITLE_LENGTH);
}

const findPost = cache(async (workspaceId: string, address: string): Promise<PostDetails> => {
  const { caller } = await requireMember(workspaceId);
  const key = readPostAddress(address);
  return key ? orNotFound(getPost(caller, key)) : notFound();
});

type PartProps = { caller: Caller; post: PostDetails };

async function Comments({ caller, post }: PartProps) {
  return <CommentsCard {...(await listPostComments(caller, post))} counted={post.comments} />;
}

async function Prediction({ caller, post }: PartProps) {
  if (!planIncludes(caller.plan, "agency")) return <PredictionPlan />;
  return (
    <PredictionCard prediction={await comparePrediction(caller, post, new Date())} platform={post.platform} />
  );
}

function Waiting({ id, title }: { id: string; title: string }) {
  return (
    <Card id={id} title={title}>
      <Skeleton name={title.toLowerCase()} className="h-40" />
    </Card>
  );
}
