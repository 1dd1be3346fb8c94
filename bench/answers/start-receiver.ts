import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { ROOT } from "#scripts/settings.ts";
import { makeAuthority, makeCertificate } from "#scripts/testing/certificates.ts";
import { type Behaviour, type Receiver, startHttpsReceiver } from "#scripts/testing/https-receiver.ts";

const CLIP = join(ROOT, "lib", "media", "testing", "clip-320x568-2s-sound.mp4");

/**
 * Starts an HTTPS server on loopback that receives deliveries and serves media, and writes the certificate of its authority
 * into a folder. `/ok…` takes what comes, `/once…` from the second time on, `/fail…` never, `/gone…` is gone.
 * @returns it with the settings by which a product trusts and reaches it.
 */
export async function startReceiver(folder: string): Promise<Receiver & { env: Record<string, string> }> {
  const authority = await makeAuthority("plinth bench authority");
  const file = join(folder, "authority.pem");
  writeFileSync(file, authority.cert);
  const receiver = await startHttpsReceiver({ certificate: await makeCertificate(authority) });
  const media = await makeMedia();
  receiver.behave(({ path }) => media[path] ?? receive(path, receiver));
  const env = { NODE_EXTRA_CA_CERTS: file, PLINTH_ALLOWED_PRIVATE_CIDRS: "127.0.0.1/32" };
  return { ...receiver, env };
}

function receive(path: string, { requests }: Receiver): Behaviour {
  if (path.startsWith("/gone")) return { status: 410, body: "gone" };
  if (path.startsWith("/fail")) return { status: 500, body: "out of order" };
  const isFirst = requests.filter((request) => request.path === path).length === 1;
  if (path.startsWith("/once") && isFirst) return { status: 503, body: "not yet" };
  return path.startsWith("/ok") || path.startsWith("/once") ? { body: "thank you" } : { status: 404 };
}

async function makeMedia(): Promise<Record<string, Behaviour>> {
  const stripes = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1350"><rect width="1080" height="1350" fill="#e8e0d0"/>
     <rect y="400" width="1080" height="300" fill="#204060"/><circle cx="540" cy="900" r="220" fill="#c04020"/></svg>`,
  );
  return {
    "/cup.png": { headers: { "content-type": "image/png" }, body: await sharp(stripes).png().toBuffer() },
    "/small.jpg": {
      headers: { "content-type": "image/jpeg" },
      body: await sharp(stripes).resize(120).jpeg().toBuffer(),
    },
    "/clip.mp4": { headers: { "content-type": "video/mp4" }, body: readFileSync(CLIP) },
    "/page.html": {
      headers: { "content-type": "text/html" },
      body: "<!doctype html><title>no picture</title>",
    },
  };
}
