import { Webhook } from "standardwebhooks";
import type { ReceivedRequest, Receiver } from "#scripts/testing/https-receiver.ts";
import type { Installation } from "../installation.ts";
import type { Options, Recorder } from "../recorder.ts";
import { type Site, until } from "../site.ts";
import type { Things } from "../things.ts";

/** All that the writes of a recording need. */
export type Recording = {
  site: Site;
  recorder: Recorder;
  receiver: Receiver;
  installation: Installation;
  things: Things;
};

/** Asks, and gives the fields of the answer. */
export async function askFor<T>({ recorder }: Recording, request: string, options: Options): Promise<T> {
  return JSON.parse((await recorder.ask(request, options)).body);
}

/**
 * Waits until a path of the receiver was asked so often, and records the last of what it got, with its signature replaced by
 * whether it is right.
 * @param secrets by one of which every signature must have been made; without any the signatures are only counted.
 */
export async function noteDeliveries(
  { recorder, receiver }: Recording,
  path: string,
  expected: { count: number; secrets?: string[] },
): Promise<void> {
  const { count, secrets = [] } = expected;
  const arrived = () => receiver.requests.filter((request) => request.path === path);
  await until(`delivery ${count} to ${path}`, async () => arrived().length >= count);
  for (const received of arrived().slice(-1)) {
    const signatures = String(received.headers["webhook-signature"]).split(" ");
    const judged = signatures.map((signature) => {
      const by = secrets.findIndex((secret) => isSignedBy(secret, received, signature));
      return secrets.length === 0
        ? "<signature>"
        : by < 0
          ? "<wrong signature>"
          : `<signed by secret ${by + 1}>`;
    });
    recorder.noteDelivery(received, judged.join(" "));
  }
}

/** @param signature one of those that the request carries; all of them when it is left out. */
export function isSignedBy(
  secret: string,
  { headers, body }: ReceivedRequest,
  signature = String(headers["webhook-signature"]),
): boolean {
  const webhook = secret.startsWith("whsec_") ? new Webhook(secret) : new Webhook(secret, { format: "raw" });
  try {
    webhook.verify(body, {
      "webhook-id": String(headers["webhook-id"]),
      "webhook-timestamp": String(headers["webhook-timestamp"]),
      "webhook-signature": signature,
    });
    return true;
  } catch {
    return false;
  }
}
