import PDFDocument from "pdfkit";
import { breakLines, type Run, splitRuns } from "./break-lines.ts";
import { loadFonts } from "./load-fonts.ts";

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48, foot: 20 };
export const COLOURS = {
  ink: "#1a1b19",
  soft: "#4f514b",
  faint: "#65675f",
  line: "#d9d9d3",
  sunken: "#ededea",
  accent: "#3b4cca",
  good: "#218d53",
  neutral: "#85867f",
  poor: "#cc4038",
};

/** `colour` is one of the product's, or any other as "#1d6b4f". */
export type Style = { size: number; colour?: keyof typeof COLOURS | `#${string}`; isBold?: boolean };
/** Text that was broken into lines; `height` in points. */
export type SetText = { lines: Run[][]; style: Style; height: number };
/** What stays on one page: its height, the gap above it, and how it is drawn below a top edge. */
export type Block = {
  role: "H1" | "H2" | "P";
  height: number;
  gap?: number;
  /** Needs so much more room below it on the same page: a heading goes with what it is above. */
  keep?: number;
  draw: (top: number) => void;
};

export type Sheet = ReturnType<typeof openSheet>;

type Facts = { title: string; madeAt: Date; footer: string };

const LEADING = 1.42;
/** Where the letters of a line stand below its top, in sizes. */
const ASCENT = 0.21;
/**
 * A document that is filled block by block from top to bottom, with tags for readers and the same bytes for the same content.
 * @param facts title and date of the document, and what stands at the foot of every page
 */
export function openSheet({ title, madeAt, footer }: Facts) {
  const fonts = loadFonts();
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    pdfVersion: "1.5",
    tagged: true,
    displayTitle: true,
    lang: "en-GB",
    info: { Title: title, Author: "Plinth", Creator: "Plinth", Producer: "Plinth", CreationDate: madeAt },
  });
  for (const { name, bytes } of [...fonts.regular, ...fonts.bold]) doc.registerFont(name, bytes);
  const root = doc.struct("Document");
  doc.addStructure(root);
  let top = PAGE.margin;
  const bottom = PAGE.height - PAGE.margin - PAGE.foot;

  const measure = (size: number) => (run: Run) => doc.font(run.font).fontSize(size).widthOfString(run.text);

  function setText(text: string, style: Style, width: number): SetText {
    const split = (part: string) => splitRuns(part, style.isBold ? fonts.bold : fonts.regular);
    const lines = breakLines(drawable(text), split, measure(style.size), width);
    return { lines, style, height: lines.length * style.size * LEADING };
  }

  function drawText({ lines, style }: SetText, x: number, y: number): void {
    lines.forEach((runs, index) => {
      const baseline = y + (index * LEADING + ASCENT) * style.size;
      drawRuns(runs, style, x, baseline);
    });
  }

  function drawRuns(runs: Run[], { size, colour = "ink" }: Style, left: number, y: number): void {
    let x = left;
    for (const run of runs) {
      doc.font(run.font).fontSize(size).fillColor(inkOf(colour));
      doc.text(run.text, x, y, { lineBreak: false });
      x += measure(size)(run);
    }
  }

  /** One line that ends at `right`. */
  function drawRight(text: string, style: Style, right: number, y: number): void {
    const set = setText(text, style, PAGE.width);
    const width = (set.lines[0] ?? []).reduce((sum, run) => sum + measure(style.size)(run), 0);
    drawText(set, right - width, y);
  }

  function add({ role, height, gap = 0, keep = 0, draw }: Block): void {
    if (top + gap + height + keep > bottom && top > PAGE.margin) {
      doc.addPage();
      top = PAGE.margin;
    } else top += top > PAGE.margin ? gap : 0;
    const element = doc.struct(role, {}, () => draw(top));
    root.add(element);
    element.end();
    top += height;
  }

  /** What says nothing to who listens to the page: it stands on the current one. */
  function decorate(draw: () => void): void {
    doc.markContent("Artifact", { type: "Layout" });
    draw();
    doc.endMarkedContent();
  }

  function drawFeet(): void {
    const { start, count } = doc.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      doc.switchToPage(page);
      doc.markContent("Artifact", { type: "Pagination" });
      const y = PAGE.height - PAGE.margin - 8;
      drawText(
        setText(footer, { size: 8, colour: "faint" }, PAGE.width - 2 * PAGE.margin - 80),
        PAGE.margin,
        y,
      );
      drawRight(`${page + 1} of ${count}`, { size: 8, colour: "faint" }, PAGE.width - PAGE.margin, y);
      doc.endMarkedContent();
    }
  }

  /** Ends the document. @returns its bytes */
  async function end(): Promise<Uint8Array> {
    root.end();
    drawFeet();
    const parts: Buffer[] = [];
    doc.on("data", (part: Buffer) => parts.push(part));
    const ended = new Promise<void>((resolve, reject) => doc.once("end", resolve).once("error", reject));
    doc.end();
    await ended;
    return Buffer.concat(parts);
  }

  return { doc, setText, drawText, drawRight, decorate, add, end };
}

function inkOf(colour: NonNullable<Style["colour"]>): string {
  return colour in COLOURS ? COLOURS[colour as keyof typeof COLOURS] : colour;
}

/** Letters as fonts have them: composed, thin spaces as ordinary ones that do not break, no control characters. */
function drawable(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\u2009\u202f]/g, "\u00a0")
    .replace(/[^\P{Cc}\t\r\n]/gu, "");
}
