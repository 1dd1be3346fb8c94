const HOUR = 3_600_000;
/** Video ids hold the second at which they were made in their upper half, as TikTok's do. */
const idAt = (at: number) => String((BigInt(Math.floor(at / 1_000)) << 32n) + 7n);

export type TiktokVideo = {
  id: string;
  /** Milliseconds. */
  at: number;
  views: number;
  likes: number;
  comments: number;
  shares: number;
  isPhoto: boolean;
};
export type TiktokAccount = {
  openId: string;
  username: string;
  name: string;
  followers: number;
  /** Newest first. */
  videos: TiktokVideo[];
  vanish: (id: string) => void;
  addVideo: (at: number) => TiktokVideo;
};

type Size = { posts: number; comments: number; now: number; openId?: string; username?: string };

/** An account of a fictional tea house: a video every second hour back from yesterday, comments spread over them evenly. */
export function makeAccount({
  posts,
  comments,
  now,
  openId = "_000TeaHouseOpenId",
  username = "harbourteahouse",
}: Size): TiktokAccount {
  const start = Math.floor(now / 1_000) * 1_000 - 24 * HOUR;
  let videos: TiktokVideo[] = Array.from({ length: posts }, (_, n) => ({
    id: idAt(start - n * 2 * HOUR),
    at: start - n * 2 * HOUR,
    views: 2_000 + n,
    likes: 90 + (n % 11),
    comments: Math.floor(comments / posts) + (n < comments % posts ? 1 : 0),
    shares: n % 5,
    isPhoto: n % 10 === 9,
  }));
  return {
    openId,
    username,
    name: "Harbour Tea House",
    followers: 31_400,
    get videos() {
      return videos;
    },
    vanish: (id) => {
      videos = videos.filter((video) => video.id !== id);
    },
    addVideo: (at) => {
      const added = { id: idAt(at), at, views: 5, likes: 1, comments: 0, shares: 0, isPhoto: false };
      videos = [added, ...videos].toSorted((one, other) => other.at - one.at);
      return added;
    },
  };
}

/** The address of a video, with what TikTok hangs on it. */
export function shareUrl({ username }: TiktokAccount, { id, isPhoto }: TiktokVideo): string {
  return `https://www.tiktok.com/@${username}/${isPhoto ? "photo" : "video"}/${id}?utm_campaign=tt4d_open_api&utm_source=stand-in`;
}
