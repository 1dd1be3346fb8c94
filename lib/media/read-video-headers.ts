import { type FileHandle, open } from "node:fs/promises";
import { CustomSource, EncodedPacketSink, Input, MATROSKA, MP4, QTFF, WEBM } from "mediabunny";
import { roundTo } from "../statistics/round-to.ts";
import type { VideoFacts } from "./media-facts.ts";

/** Files that need larger reads are refused: the tables of such a header would take many times that memory. */
const MAX_READ_BYTES = 16 * 1024 * 1024;
/** So many frames are looked at for the frame rate. */
const RATE_FRAMES = 300;
/** More pixels on a side are a mistake of the file. */
const MAX_SIDE = 32_768;
/** More frames a second are a mistake of the file. */
const MAX_FRAME_RATE = 1_000;

/**
 * Measures a video from its headers; nothing is decoded. The last frame is read, to see that the file is whole. A hostile
 * file can keep the thread busy without end: `measureVideo` runs this in one of its own.
 * @param file path, sniffed type and bytes
 * @throws Error when the file is damaged or holds no video
 */
export async function readVideoHeaders(file: {
  path: string;
  type: VideoFacts["type"];
  bytes: number;
}): Promise<VideoFacts> {
  const handle = await open(file.path, "r");
  const input = new Input({
    formats: [MP4, QTFF, MATROSKA, WEBM],
    source: readFrom(handle, file.bytes),
  });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new Error("there is no picture in it");
    const width = await track.getDisplayWidth();
    const height = await track.getDisplayHeight();
    if (!isSide(width) || !isSide(height)) throw new Error("its picture has no usable size");
    if (!(await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY)))
      throw new Error("it has no frames");
    const durationS = await input.computeDuration();
    if (!Number.isFinite(durationS) || durationS < 0) throw new Error("it has no usable length");
    const { packetCount, averagePacketRate } = await track.computePacketStats(RATE_FRAMES);
    const isRate = packetCount > 1 && averagePacketRate > 0 && averagePacketRate <= MAX_FRAME_RATE;
    return {
      kind: "video",
      type: file.type,
      bytes: file.bytes,
      width,
      height,
      durationS: roundTo(durationS, 3),
      frameRate: isRate ? roundTo(averagePacketRate, 3) : null,
      hasSound: (await input.getAudioTracks()).length > 0,
      bitsPerSecond: durationS > 0 ? Math.round((file.bytes * 8) / durationS) : null,
    };
  } finally {
    input.dispose();
    await handle.close();
  }
}

function readFrom(handle: FileHandle, bytes: number): CustomSource {
  return new CustomSource({
    getSize: () => bytes,
    read: async (start, end) => {
      if (end - start > MAX_READ_BYTES) throw new Error("its header is too large");
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(end - start), 0, end - start, start);
      if (bytesRead < end - start) throw new Error("it ends too early");
      return buffer;
    },
    prefetchProfile: "fileSystem",
    handleUnhandledError: () => {},
  });
}

function isSide(pixels: number): boolean {
  return Number.isInteger(pixels) && pixels > 0 && pixels <= MAX_SIDE;
}
