import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { makeAuthority, makeCertificate } from "#scripts/testing/certificates.ts";
import { type Behaviour, type Receiver, startHttpsReceiver } from "#scripts/testing/https-receiver.ts";

export type MediaServer = Receiver & {
  /** From now on answers like this; null is the small picture at `/cup.png`, or thanks. */
  serve: (choose: (path: string) => Behaviour | null) => void;
};

/**
 * Starts an HTTPS server on loopback, and writes the certificate of its authority into a folder.
 * @returns it with the settings by which a product trusts and reaches it.
 */
export async function startMediaServer(
  folder: string,
): Promise<MediaServer & { env: Record<string, string> }> {
  const authority = await makeAuthority("plinth bench authority");
  const file = join(folder, "authority.pem");
  writeFileSync(file, authority.cert);
  const receiver = await startHttpsReceiver({ certificate: await makeCertificate(authority) });
  const cup = await sharp({ create: { width: 1_080, height: 1_350, channels: 3, background: "#e8e0d0" } })
    .png()
    .toBuffer();
  const usual = (path: string): Behaviour =>
    path === "/cup.png" ? { headers: { "content-type": "image/png" }, body: cup } : { body: "thank you" };
  const serve: MediaServer["serve"] = (choose) => receiver.behave(({ path }) => choose(path) ?? usual(path));
  serve(() => null);
  const env = { NODE_EXTRA_CA_CERTS: file, PLINTH_ALLOWED_PRIVATE_CIDRS: "127.0.0.0/8" };
  return { ...receiver, serve, env };
}
