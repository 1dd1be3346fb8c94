import { expect, it } from "vitest";
import { attachment } from "./attachment.ts";

const nameOf = (...words: string[]) => attachment(words, "csv", "text/csv")["Content-Disposition"];

it("names a file in ASCII, whatever the brand is called", () => {
  expect(nameOf("Žluťoučký kůň & Söhne", "audit")).toBe(
    'attachment; filename="Zlutoucky-kun-Sohne-audit.csv"',
  );
  expect(nameOf('a"; filename="b\r\nX: y')).toBe('attachment; filename="a-filename-b-X-y.csv"');
  expect(nameOf("猫", "audit", "2026-08-05")).toBe('attachment; filename="audit-2026-08-05.csv"');
  expect(nameOf("猫")).toBe('attachment; filename="file.csv"');
  expect(nameOf("../../etc/passwd")).toBe('attachment; filename="etc-passwd.csv"');
});
