import { hash } from "node:crypto";
import type { PostInput } from "../formula/formula-input.ts";

/** A hundred posts a day give as good a median as a thousand, and the cost of a score must not grow with them. */
const MAX_PER_DAY = 100;

/**
 * Of a day with very many posts (or replies) takes `MAX_A_DAY`, by a hash of their ids: the same ones each time, whatever
 * order they come in within the day, and none favoured by its figures. Days must come in rising order.
 */
export async function* limitPosts(posts: AsyncIterable<PostInput>): AsyncGenerator<PostInput> {
  let day: string | null = null;
  let originals: PostInput[] = [];
  let replies: PostInput[] = [];
  for await (const post of posts) {
    if (post.date !== day) {
      yield* [...lowestHashes(originals), ...lowestHashes(replies)];
      [day, originals, replies] = [post.date, [], []];
    }
    if (post.isReply) replies = add(replies, post);
    else originals = add(originals, post);
  }
  yield* [...lowestHashes(originals), ...lowestHashes(replies)];
}

/** Never holds more than twice what is taken, however many come. */
function add(held: PostInput[], post: PostInput): PostInput[] {
  held.push(post);
  return held.length < 2 * MAX_PER_DAY ? held : lowestHashes(held);
}

function lowestHashes(held: PostInput[]): PostInput[] {
  if (held.length <= MAX_PER_DAY) return held;
  const hashed = held.map((post) => ({ post, hash: hash("sha1", post.id) }));
  hashed.sort((a, b) => (a.hash < b.hash ? -1 : 1));
  return hashed.slice(0, MAX_PER_DAY).map(({ post }) => post);
}
