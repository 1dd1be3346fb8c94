import { expect, it } from "vitest";
import { writeMail } from "./write-mail.ts";

it("says the same as text and as HTML, and lets no name become markup", () => {
  const action = { words: "Join", link: "https://plinth.example/join?token=a&b" };
  const before = ["<b>Ada</b> & co. invite you."];
  const mail = writeMail({ subject: "Join us", before, action, after: ["Until Monday."] });
  expect(mail.text).toBe(
    "<b>Ada</b> & co. invite you.\n\nJoin:\nhttps://plinth.example/join?token=a&b\n\nUntil Monday.",
  );
  expect(mail.html).toContain("&lt;b&gt;Ada&lt;/b&gt; &amp; co. invite you.");
  expect(mail.html).toContain('href="https://plinth.example/join?token=a&amp;b"');
  expect(mail.html).not.toMatch(/<b>|src=|url\(/);
});
