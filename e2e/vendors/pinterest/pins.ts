export type Pin = { id: string; at: number; isVideo: boolean; figures: number; isRepin: boolean };
export type PinterestAccount = {
  id: string;
  username: string;
  type: "BUSINESS" | "PINNER";
  pins: Pin[];
  vanish: (id: string) => void;
  addPin: (at: number) => string;
};

const HOUR = 3_600_000;
const FIRST_ID = 813_744_226_420_000_000n;

/** The account of a fictional joiner: a pin every four hours back from yesterday, each fifth a video, each tenth saved from others. */
export function makePins({
  pins,
  now,
  type = "BUSINESS" as PinterestAccount["type"],
}: {
  pins: number;
  now: number;
  type?: PinterestAccount["type"];
}): PinterestAccount {
  const make = (n: number, at: number, isRepin = false): Pin => ({
    id: String(FIRST_ID - BigInt(n)),
    at,
    isVideo: n % 5 === 4,
    figures: 10 + (n % 40),
    isRepin,
  });
  let all = Array.from({ length: pins }, (_, n) => make(n, now - (24 + n * 4) * HOUR, n % 10 === 9));
  return {
    id: "2783136121146300007",
    username: "fernjoinery",
    type,
    get pins() {
      return all;
    },
    vanish: (gone) => {
      all = all.filter(({ id }) => id !== gone);
    },
    addPin: (at) => {
      const made = make(-1, at);
      all = [made, ...all];
      return made.id;
    },
  };
}

/** A pin as Pinterest gives it, its figures where they were asked for. */
export function presentPin(
  { id, at, isVideo, figures, isRepin }: Pin,
  username: string,
  hasFigures: boolean,
) {
  const counted = { pin_click: figures, impression: figures * 20, clickthrough: 3 };
  return {
    id,
    created_at: new Date(at).toISOString().slice(0, 19),
    link: "https://fern.example/shop",
    title: `Joint of the day ${id.slice(-4)}`,
    description: "How two boards meet.",
    dominant_color: "#6E7874",
    alt_text: null,
    creative_type: isVideo ? "VIDEO" : "REGULAR",
    board_id: "1022106146619600001",
    board_section_id: null,
    board_owner: { username },
    is_owner: !isRepin,
    is_standard: true,
    has_been_promoted: false,
    parent_pin_id: isRepin ? "813744226429999999" : null,
    media: isVideo
      ? { media_type: "video", duration: 12_400, cover_image_url: "https://i.pinimg.com/cover.jpg" }
      : { media_type: "image", images: {} },
    ...(hasFigures && {
      pin_metrics: { "90d": counted, lifetime_metrics: { ...counted, reaction: 4, comment: 2 } },
    }),
  };
}
