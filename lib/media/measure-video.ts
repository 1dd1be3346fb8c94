import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { VideoFacts } from "./media-facts.ts";

/** From the project's root, where every process is started: a bundle of the web server does not move it. */
const THREAD = join(process.cwd(), "lib/media/measure-video-thread.ts");
const MAX_HEAP_MB = 256;

/**
 * Measures a video in a thread of its own: a damaged header can send the parser into an endless loop, and only a thread can be
 * stopped then.
 * @param file path, sniffed type and bytes
 * @param signal ends the thread
 * @throws Error when the file is damaged or holds no video; the signal's reason when that ended it
 */
export async function measureVideo(
  file: { path: string; type: VideoFacts["type"]; bytes: number },
  signal: AbortSignal,
): Promise<VideoFacts> {
  const { path, type, bytes } = file;
  const thread = new Worker(/* turbopackIgnore: true */ THREAD, {
    workerData: { path, type, bytes },
    execArgv: [],
    env: {},
    // What the parser prints about a hostile file does not belong in the log.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  thread.stdout.resume();
  thread.stderr.resume();
  try {
    const [facts] = await once(thread, "message", { signal });
    return facts;
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    await thread.terminate();
  }
}
