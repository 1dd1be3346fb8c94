import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { rereadEnv } from "#lib/env.ts";

let server: Server | undefined;

export type Mail = { from: string; to: string[]; text: string };
/** What an address is answered that is refused. */
export type Refused = Record<string, string>;

/**
 * Starts a mail server that speaks as much SMTP as is needed, and sets `SMTP_URL` to it, in place of the one before; it refuses those
 * of `refused` with what stands there.
 * @param onMail told of each as it is taken
 * @returns the mails that it has taken so far
 */
export async function startMailServer(
  refused: Refused = {},
  onMail: (mail: Mail) => void = () => {},
): Promise<Mail[]> {
  const mails: Mail[] = [];
  const take = (mail: Mail) => {
    mails.push(mail);
    onMail(mail);
  };
  server?.close();
  server = createServer((socket) => void serve(socket, take, refused).catch(() => {}));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  process.env.SMTP_URL = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  rereadEnv();
  return mails;
}

/** From now on there is none. */
export function stopMailServer(): void {
  server?.close();
  delete process.env.SMTP_URL;
  rereadEnv();
}

async function serve(socket: Socket, take: (mail: Mail) => void, refused: Refused): Promise<void> {
  socket.on("error", () => {});
  const say = (line: string) => socket.write(`${line}\r\n`);
  let mail: Mail = { from: "", to: [], text: "" };
  let isText = false;
  say("220 test");
  for await (const line of createInterface({ input: socket })) {
    // A dot that begins a line was doubled on the way (RFC 5321, section 4.5.2).
    if (isText && line !== ".") mail.text += `${line.replace(/^\./, "")}\n`;
    else if (isText) {
      isText = false;
      take(mail);
      mail = { from: "", to: [], text: "" };
      say("250 taken");
    } else if (/^DATA/.test(line)) {
      isText = true;
      say("354 go on");
    } else if (/^QUIT/.test(line)) socket.end("221 bye\r\n");
    else {
      const address = /<(.*)>/.exec(line)?.[1] ?? "";
      if (/^MAIL/.test(line)) mail = { from: address, to: [], text: "" };
      if (/^RCPT/.test(line)) mail.to.push(address);
      say(refused[address] ?? "250 good");
    }
  }
}
