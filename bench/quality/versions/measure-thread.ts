// One version of the formula in a thread of its own, so that several are measured at once.
import { parentPort, workerData } from "node:worker_threads";
import { measureVersion } from "./measure-version.ts";

const { name, dataDir, exportsDir } = workerData as { name: string; dataDir: string; exportsDir?: string };
parentPort?.postMessage(await measureVersion(name, dataDir, exportsDir));
