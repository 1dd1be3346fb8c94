import { parentPort, workerData } from "node:worker_threads";
import { readVideoHeaders } from "./read-video-headers.ts";

/** What runs in the thread that `measureVideo` starts. */
parentPort?.postMessage(await readVideoHeaders(workerData));
