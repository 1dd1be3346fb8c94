import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { describe, expect, it, vi } from "vitest";
import { rereadEnv } from "#lib/env.ts";
import { ROOT } from "../settings.ts";
import { runHere } from "../testing/run-here.ts";
import { readPassphrase, readPassword } from "./read-password.ts";

type Stdin = typeof process.stdin;
const from = (...parts: string[]) =>
  Readable.from(parts.map((part) => Buffer.from(part))) as unknown as Stdin;

describe("the password of a command", () => {
  it("comes from standard input, without its last line break", async () => {
    expect(await readPassword({}, from("correct horse", " battery\n"))).toBe("correct horse battery");
    expect(await readPassword({}, from("  spaces count \r\n"))).toBe("  spaces count ");
    expect(await readPassword({ password: "given" }, from("another"))).toBe("given");
  });

  it("must come, and be no file of another kind", async () => {
    await expect(readPassword({}, from())).rejects.toThrow("no password");
    await expect(readPassword({}, from("\n"))).rejects.toThrow("no password");
    await expect(readPassword({}, from("x".repeat(9_000)))).rejects.toThrow("too long");
  });

  it("is asked for on a terminal, which shows nothing of it", async () => {
    const terminal = Object.assign(new PassThrough(), { isTTY: true });
    const shown = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const asked = readPassword({}, terminal as unknown as Stdin);
    terminal.write("correct horse battery\r");
    expect(await asked).toBe("correct horse battery");
    expect(shown.mock.calls.map(([text]) => text)).toEqual(["Password: ", "\n"]);
    shown.mockRestore();
  });
});

describe("the passphrase of a backup", () => {
  it("comes from its setting, unless standard input is asked for", async () => {
    process.env.PLINTH_BACKUP_PASSPHRASE = "of the setting";
    rereadEnv();
    expect(await readPassphrase({}, { stdin: from("piped\n") })).toBe("of the setting");
    expect(await readPassphrase({ passphraseStdin: true }, { stdin: from("piped\n") })).toBe("piped");
    delete process.env.PLINTH_BACKUP_PASSPHRASE;
    rereadEnv();
    expect(await readPassphrase({}, { stdin: from("piped\n"), twice: true })).toBe("piped");
    await expect(readPassphrase({}, { stdin: from() })).rejects.toThrow("no passphrase was given");
  });

  it.each(["the same words", "other words"])(
    "is asked for twice where it makes a backup: %s",
    async (second) => {
      const terminal = Object.assign(new PassThrough(), { isTTY: true });
      const shown = vi.spyOn(process.stderr, "write").mockReturnValue(true);
      const asked = readPassphrase({}, { stdin: terminal as unknown as Stdin, twice: true });
      asked.catch(() => {});
      terminal.write("the same words\r");
      await expect.poll(() => shown.mock.calls.flat()).toContain("Repeat it: ");
      terminal.write(`${second}\r`);
      if (second === "other words") await expect(asked).rejects.toThrow("do not match");
      else expect(await asked).toBe(second);
    },
  );
});

it("a command takes it from a pipe, and its arguments hold none", async () => {
  const child = spawn(
    join(ROOT, "node_modules/.bin/node"),
    [
      "scripts/run.mjs",
      "scripts/cli.ts",
      "user",
      "set-password",
      "--email",
      "nobody@larkspur.example",
      "--json",
    ],
    { cwd: ROOT, stdio: ["pipe", "pipe", "pipe"] },
  );
  child.stdin.end("qwertyuiop\n");
  let said = "";
  child.stderr.on("data", (text) => (said += text));
  const [code] = await once(child, "close");
  expect([code, JSON.parse(said).error.detail]).toEqual([1, expect.stringContaining("most common")]);
});

it("workspace create and user set-password work without a password in their arguments", async () => {
  const stdin = vi.spyOn(process, "stdin", "get");
  const run = async (password: string, line: string) => {
    stdin.mockReturnValue(from(password) as never);
    return runHere(...line.split(" "), "--password-stdin", "--json");
  };
  const owner = "piped@larkspur.example";
  const made = await run("a piped password\n", `workspace create --name Brand --plan pro --owner ${owner}`);
  expect([made.code, JSON.parse(made.stdout).owner]).toEqual([0, owner]);
  const set = await run("another piped one", `user set-password --email ${owner}`);
  expect([set.code, JSON.parse(set.stdout)]).toEqual([0, { email: owner }]);
  stdin.mockRestore();
});
