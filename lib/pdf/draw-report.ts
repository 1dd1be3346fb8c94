import { COLOURS, openSheet, PAGE, type Sheet, type Style } from "./open-sheet.ts";
import type { Report, ReportBrand, ReportPillar } from "./schemas.ts";

const { margin } = PAGE;
const WIDTH = PAGE.width - 2 * margin;
const BODY: Style = { size: 10, colour: "soft" };
const SMALL: Style = { size: 9, colour: "soft" };
const STRONG: Style = { size: 10, isBold: true };
/** Columns of the pillars, from the left edge: bar from and to, end of the score, words, end of the change. */
const PILLARS = { bar: [92, 282], score: 324, words: 338, change: WIDTH } as const;
const ROW = 24;
/** The band at the head, and the most room of a logo, at the right of the name. */
const BAND = 4;
const LOGO = { width: 132, height: 44 };
/** Without colours or logo of its own. */
const PLAIN: ReportBrand = { band: null, words: null, logo: null };
/** A heading is never the last of a page. */
const KEEP = 44;

/**
 * An audit as a PDF on A4: score with its place, what moved it, pillars around 50, what to do, what it rests on, how it was measured.
 * @param brand whose report it is; the product's own look when left out
 * @returns the same bytes for the same report
 */
export function drawReport(report: Report, brand = PLAIN): Promise<Uint8Array> {
  const sheet = openSheet(report);
  drawHead(sheet, report, brand);
  drawScore(sheet, report);
  heading(sheet, "Pillars", report.since);
  for (const pillar of report.pillars) drawPillar(sheet, pillar);
  heading(sheet, "What would help most");
  drawActions(sheet, report, brand.words);
  heading(sheet, "What it rests on");
  for (const { name, words } of report.restsOn) drawEntry(sheet, name, words);
  heading(sheet, "How it is measured");
  for (const line of report.method) paragraph(sheet, line, SMALL, 3);
  return sheet.end();
}

function drawHead(sheet: Sheet, { brand, about }: Report, { band, logo }: ReportBrand): void {
  const { doc } = sheet;
  if (band) sheet.decorate(() => doc.rect(0, 0, PAGE.width, BAND).fill(band));
  const room = logo ? WIDTH - LOGO.width - 16 : WIDTH;
  if (logo) sheet.decorate(() => drawLogo(sheet, logo));
  const name = sheet.setText(brand, { size: 24, isBold: true }, room);
  sheet.add({ role: "H1", height: name.height, draw: (top) => sheet.drawText(name, margin, top) });
  paragraph(sheet, about, BODY, 2, room);
}

/** At the right edge, as large as its room and its own pixels allow. */
function drawLogo({ doc }: Sheet, { bytes, width, height }: NonNullable<ReportBrand["logo"]>): void {
  const scale = Math.min(LOGO.width / width, LOGO.height / height, 1);
  const drawn = { width: width * scale, height: height * scale };
  doc.image(Buffer.from(bytes), margin + WIDTH - drawn.width, margin, drawn);
}

/** The composite large at the left, beside it what is to be known of it. */
function drawScore(sheet: Sheet, { score, summary }: Report): void {
  const left = score ? 132 : 0;
  const figure = score && sheet.setText(score.shown, { size: 46, isBold: true }, left);
  const place = score && sheet.setText(score.place, { ...BODY, isBold: true, colour: "ink" }, left);
  const words = summary.map((line) => sheet.setText(line, BODY, WIDTH - left - (left && 16)));
  const heightOfWords = words.reduce((sum, { height }) => sum + height + 5, 0);
  const heightOfFigure = figure && place ? 54 + place.height + 14 : 0;
  sheet.add({
    role: "P",
    gap: 22,
    height: Math.max(heightOfFigure, heightOfWords),
    draw: (top) => {
      if (figure && place) {
        sheet.drawText(figure, margin, top - 12);
        sheet.drawText(sheet.setText("of 100", { size: 9, colour: "faint" }, left), margin, top + 47);
        sheet.drawText(place, margin, top + 62);
      }
      let y = top;
      for (const line of words) {
        sheet.drawText(line, margin + (left && left + 16), y);
        y += line.height + 5;
      }
    },
  });
}

function drawPillar(sheet: Sheet, { name, score, words, tone, change }: ReportPillar): void {
  const said = sheet.setText(words, SMALL, score === null ? WIDTH - PILLARS.bar[0] : 110);
  const height = Math.max(ROW, said.height + 8);
  sheet.add({
    role: "P",
    height,
    draw: (top) => {
      sheet.drawText(sheet.setText(name, STRONG, PILLARS.bar[0]), margin, top + 4);
      if (score === null) return sheet.drawText(said, margin + PILLARS.bar[0], top + 5);
      drawBar(sheet, score, COLOURS[tone], top + 8);
      sheet.drawRight(score.toFixed(1), { size: 11, isBold: true }, margin + PILLARS.score, top + 3);
      sheet.drawText(said, margin + PILLARS.words, top + 5);
      if (change) sheet.drawRight(change, SMALL, margin + PILLARS.change, top + 5);
    },
  });
}

/** From 50, which has a mark, to the score. */
function drawBar({ doc }: Sheet, score: number, colour: string, y: number): void {
  const [from, to] = PILLARS.bar.map((x) => margin + x) as [number, number];
  const at = (value: number) => from + ((to - from) * value) / 100;
  const [low, high] = [Math.min(50, score), Math.max(50, score)].map(at) as [number, number];
  doc.roundedRect(from, y, to - from, 6, 3).fill(COLOURS.sunken);
  doc.rect(low, y, high - low, 6).fill(colour);
  doc.rect(at(50) - 0.5, y - 4, 1, 14).fill(COLOURS.neutral);
}

function drawActions(sheet: Sheet, { actions, noActions }: Report, words: string | null): void {
  const colour: Style["colour"] = words ? `#${words.slice(1)}` : "accent";
  if (actions.length === 0) paragraph(sheet, noActions, BODY, 2);
  actions.forEach(({ action, impact, evidence }, index) => {
    const inner = WIDTH - 18;
    const texts = [
      sheet.setText(action, STRONG, inner),
      ...(impact ? [sheet.setText(impact, { ...SMALL, colour }, inner)] : []),
      sheet.setText(evidence, SMALL, inner),
    ];
    sheet.add({
      role: "P",
      gap: index > 0 ? 9 : 2,
      height: texts.reduce((sum, { height }) => sum + height + 1.5, 0),
      draw: (top) => {
        sheet.drawText(sheet.setText(`${index + 1}`, { ...STRONG, colour: "faint" }, 16), margin, top);
        let y = top;
        for (const text of texts) {
          sheet.drawText(text, margin + 18, y);
          y += text.height + 1.5;
        }
      },
    });
  });
}

/** A name at the left, what is said of it beside. */
function drawEntry(sheet: Sheet, name: string, words: string): void {
  const said = sheet.setText(words, SMALL, WIDTH - PILLARS.bar[0]);
  sheet.add({
    role: "P",
    gap: 3,
    height: said.height,
    draw: (top) => {
      sheet.drawText(
        sheet.setText(name, { ...SMALL, isBold: true, colour: "ink" }, PILLARS.bar[0]),
        margin,
        top,
      );
      sheet.drawText(said, margin + PILLARS.bar[0], top);
    },
  });
}

/** @param aside said at the right of it */
function heading(sheet: Sheet, words: string, aside = ""): void {
  const text = sheet.setText(words, { size: 12.5, isBold: true }, WIDTH);
  sheet.add({
    role: "H2",
    gap: 20,
    keep: KEEP,
    height: text.height + 12,
    draw: (top) => {
      sheet.doc.rect(margin, top, WIDTH, 0.6).fill(COLOURS.line);
      sheet.drawText(text, margin, top + 9);
      if (aside) sheet.drawRight(aside, { size: 8.5, colour: "faint" }, margin + WIDTH, top + 13);
    },
  });
}

function paragraph(sheet: Sheet, words: string, style: Style, gap: number, width = WIDTH): void {
  const text = sheet.setText(words, style, width);
  sheet.add({ role: "P", gap, height: text.height, draw: (top) => sheet.drawText(text, margin, top) });
}
