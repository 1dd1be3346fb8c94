import { readFileSync } from "node:fs";
import { type Receiver, startHttpsReceiver } from "../../scripts/testing/https-receiver.ts";

/** An HTTPS server on loopback that the started product trusts and may send to. */
export function startTrustedReceiver(): Promise<Receiver> {
  const { PLINTH_E2E_RECEIVER_KEY: key = "", PLINTH_E2E_RECEIVER_CERTIFICATE: cert = "" } = process.env;
  const certificate = { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  return startHttpsReceiver({ certificate });
}
