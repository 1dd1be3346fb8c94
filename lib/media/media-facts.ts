/** What was measured in an image file. */
export type ImageFacts = {
  kind: "image";
  type: "jpeg" | "png" | "webp" | "gif" | "avif" | "heif" | "tiff";
  /** Size of the file. */
  bytes: number;
  /** Pixels as the picture is shown, after its orientation was applied. */
  width: number;
  height: number;
  /** 0 (black) to 1 (white). */
  brightness: number;
  /** RMS contrast, the standard deviation of the luma: 0 (one even tone) to 0.5 (half black, half white). */
  contrast: number;
  /** Hasler and Süsstrunk (2003): 0 is grey; 15 slightly, 33 moderately, 59 quite, 82 highly, 109 extremely colourful. */
  colourfulness: number;
  /** Variance of the Laplacian on a scale of 0 to 255: 0 (no detail) and up; below about 100 a picture looks blurred. */
  sharpness: number;
};

/** What was measured in a video file. */
export type VideoFacts = {
  kind: "video";
  type: "mp4" | "quicktime" | "webm" | "matroska";
  /** Size of the file. */
  bytes: number;
  /** Pixels as the video is shown, after its rotation was applied. */
  width: number;
  height: number;
  /** Seconds. */
  durationS: number;
  /** Frames a second on average; null when the file does not tell. */
  frameRate: number | null;
  hasSound: boolean;
  /** Bits a second over the whole file; null when it has no length. */
  bitsPerSecond: number | null;
};

export type MediaFacts = ImageFacts | VideoFacts;
