import { REFUSED_ADDRESSES } from "./addresses.ts";
import { peel, type Refusal, several, wrong, wrongParameter } from "./refusal.ts";

const SCORE = "POST /v1/studio/score";
const INVALID = "400 Invalid Request";
const TOO_LARGE = "413 Content Too Large";
const NO_CONTENT = [undefined, null, "", " \n\t", 5, ["x"], {}, { text: "x" }];
const NO_PLATFORM = [undefined, null, "", "myspace", "facebook", "Instagram", "x", 5, ["tiktok"]];
const NO_TYPE = [undefined, null, "", "audio", "carousel", "Text", 5, ["text"]];
// Code points are counted: the second is two UTF-16 units and four bytes.
const TOO_LONG = ["x", "🙂", "é", "\n"].map((character) => `${character.repeat(10_000)}x`);

const media = (content_type: string) =>
  REFUSED_ADDRESSES.map((content) =>
    several(SCORE, "422 Media Unavailable", { content_type, content }, ["/content"]),
  );

export const STUDIO_SCORE: Refusal[] = [
  ...wrong(SCORE, "content_type", "400 Invalid Content Type", NO_TYPE),
  ...wrong(SCORE, "content", INVALID, NO_CONTENT),
  ...wrong(SCORE, "content", TOO_LARGE, TOO_LONG),
  ...wrong(SCORE, "platform", "422 Invalid Platform", NO_PLATFORM),
  ...wrong(SCORE, "format", "400 Invalid Format", [null, "", "carousel", "Post", 5]),
  ...media("image"),
  ...media("video"),
  ...peel(
    SCORE,
    ["/content_type", "podcast", "text", "400 Invalid Content Type"],
    ["/content", "", "Good morning.", INVALID],
    ["/platform", "myspace", "tiktok", "422 Invalid Platform"],
    ["/format", "carousel", "post", "400 Invalid Format"],
  ),
  several(SCORE, TOO_LARGE, { content: "x".repeat(10_001), platform: undefined }, ["/content", "/platform"]),
  several(
    SCORE,
    "422 Media Unavailable",
    { content_type: "image", content: "http://x.example/", platform: "x", format: "y" },
    ["/content", "/platform", "/format"],
  ),
  // What a content may be is not known where its type is not.
  several(
    SCORE,
    "400 Invalid Content Type",
    { content_type: "x", content: "x".repeat(10_001), platform: "x" },
    ["/content_type", "/platform"],
  ),
  ...wrongParameter(SCORE, "max_feedback", ["0", "11", "100", "-1", "1.5", "three", ""]),
  ...wrongParameter(SCORE, "expand", ["explanation", "everything", "Evidence"]),
];
