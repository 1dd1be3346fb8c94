import { auditStorm } from "./audit-storm.ts";
import { frozenDatabase, killedDatabase } from "./broken-database.ts";
import { deepJson } from "./deep-json.ts";
import { docsReaders } from "./docs-readers.ts";
import { forgedAddresses } from "./forged-addresses.ts";
import { fullSpeed } from "./full-speed.ts";
import { fullVolume } from "./full-volume.ts";
import type { Attack } from "./ground/attack.ts";
import { heavyPictures } from "./heavy-pictures.ts";
import { hostileDrafts } from "./hostile-drafts.ts";
import { idempotencyFlood } from "./idempotency-flood.ts";
import { junkFiles } from "./junk-files.ts";
import { keyGuesses } from "./key-guesses.ts";
import { oddHttp } from "./odd-http.ts";
import { pageReaders } from "./page-readers.ts";
import { patchStorm } from "./patch-storm.ts";
import { signInCrowd } from "./sign-in-crowd.ts";
import { slowMedia } from "./slow-media.ts";
import { slowSockets } from "./slow-sockets.ts";
import { tarPits } from "./tar-pits.ts";
import { unfinishedUploads } from "./unfinished-uploads.ts";
import { wideQueries } from "./wide-queries.ts";

/** In this order; those with a volume of their own at the end. */
export const ATTACKS: Attack[] = [
  forgedAddresses,
  signInCrowd,
  docsReaders,
  pageReaders,
  keyGuesses,
  oddHttp,
  slowSockets,
  fullSpeed,
  idempotencyFlood,
  deepJson,
  hostileDrafts,
  wideQueries,
  slowMedia,
  heavyPictures,
  unfinishedUploads,
  tarPits,
  patchStorm,
  auditStorm,
  junkFiles,
  frozenDatabase,
  killedDatabase,
  fullVolume,
];
