import sharp from "sharp";
import { withWorkspace } from "#lib/db.ts";
import type { Platform } from "#lib/formula/names.ts";
import { encodeThumbnail } from "#lib/media/make-thumbnail.ts";
import { digestPicture } from "#lib/platforms/pictures/digest-picture.ts";
import { PICTURE_DAYS } from "#lib/platforms/sync/remember-pictures.ts";
import { seededRandom } from "#lib/statistics/seeded-random.ts";
import { daysBefore } from "#lib/time.ts";
import { DEMO_BRANDS } from "./demo-brands.ts";
import { drawScene, type Size } from "./draw-scene.ts";

/** Platforms of which pictures of posts are kept, with the shape that they have there: the example brands show what others would see. */
const SHAPES: Partial<Record<Platform, Size>> = {
  instagram: { width: 160, height: 200 },
  youtube: { width: 160, height: 90 },
  twitter: { width: 160, height: 120 },
};

/** Draws a picture of each post of the last weeks of a demo workspace, by the encoder that the pictures of platforms go through. */
export async function drawDemoPictures(workspaceId: string, brand: string, now: Date): Promise<void> {
  const about = DEMO_BRANDS[brand];
  if (!about) return;
  const posts = await withWorkspace(
    workspaceId,
    (tx) => tx.$queryRaw<{ profileId: string; postId: string; platform: Platform; postedAt: Date }[]>`
      SELECT p.profile_id AS "profileId", p.id AS "postId", f.platform, p.created_at AS "postedAt"
      FROM posts p JOIN profiles f ON f.workspace_id = p.workspace_id AND f.id = p.profile_id
      WHERE p.workspace_id = ${workspaceId} AND p.created_at >= ${daysBefore(now, PICTURE_DAYS)}`,
  );
  const rows = await Promise.all(
    posts.map(async ({ platform, ...post }) => {
      const size = SHAPES[platform];
      if (!size) return [];
      const pixels = drawScene(about.scene, size, seededRandom(`${brand} ${post.postId}`));
      const drawn = sharp(pixels, { raw: { ...size, channels: 3 } });
      const picture = new Uint8Array(await encodeThumbnail(drawn));
      return [{ workspaceId, ...post, picture, digest: digestPicture(picture), fetchedAt: now }];
    }),
  );
  await withWorkspace(workspaceId, (tx) => tx.postPicture.createMany({ data: rows.flat() }));
}
