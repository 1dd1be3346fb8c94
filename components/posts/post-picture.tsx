import { AlignLeft, ChartBar, File, Image, Images, Link2, type LucideIcon, Play, Reply } from "lucide-react";
import { cx } from "#components/ui/cx.ts";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { picturePath } from "./post-address.ts";
import { formatWords } from "./post-words.ts";

/** Width and height in pixels; a row of a phone has less room. */
const SIZES = { row: 48, card: 72, page: 160 };
const CLASSES = { row: "size-8 sm:size-12", card: "size-18", page: "size-40" };
/** In a row the mark of the platform lies over the corner below. */
const ICON_CLASSES = { row: "size-4.5 -translate-1", card: "size-6", page: "size-10" };

const ICONS: Record<string, LucideIcon> = {
  image: Image,
  gif: Image,
  carousel: Images,
  video: Play,
  reel: Play,
  short: Play,
  story: Play,
  text: AlignLeft,
  article: Link2,
  link: Link2,
  poll: ChartBar,
  reply: Reply,
};

type Props = {
  /** Of the workspace. */
  root: string;
  post: { profile: string; id: string; platform: Platform; format: string | null; picture: string | null };
  size: keyof typeof SIZES;
};

/** What a post shows, in a place that is always as large; where no picture is kept a sign of its format. */
export function PostPicture({ root, post, size }: Props) {
  const { platform, format, picture } = post;
  const Icon = ICONS[format ?? ""] ?? File;
  return (
    <span
      className={cx(
        "relative inline-flex shrink-0 items-center justify-center overflow-hidden rounded-md bg-sunken text-faint",
        CLASSES[size],
      )}
    >
      <Icon aria-hidden="true" className={ICON_CLASSES[size]} strokeWidth={1.5} />
      {picture && (
        // biome-ignore lint/performance/noImgElement: the picture is small, private, and served as it is.
        <img
          src={picturePath(root, post, picture)}
          alt={`${format ? formatWords(format) : "Post"} on ${PLATFORM_WORDS[platform]}`}
          width={SIZES[size]}
          height={SIZES[size]}
          loading="lazy"
          decoding="async"
          // One that cannot be had any more leaves the sign in sight.
          className="absolute inset-0 size-full object-cover text-transparent"
        />
      )}
    </span>
  );
}
