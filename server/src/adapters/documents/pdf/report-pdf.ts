/** A report for a client as a PDF: the same parts as its page, drawn on A4. */
import { isLabelled, lineWords, scoreRange } from "@citeworthy/core/client-report/line-picture";
import { inkOn, textColor } from "@citeworthy/core/client-report/report-brand";
import {
  DIRECTION_SIGN,
  PAGE_COLUMNS,
  type ReportBlock,
  type ReportDocument,
  restWords,
  type ScoreDirection,
  SHARE_COLUMNS,
} from "@citeworthy/core/client-report/report-document";
import { Undrawable } from "./drawable-text.ts";
import { readLogo } from "./logo.ts";
import { A4, INK, LINE, MARGIN, type Paper, type Picture, paper, QUIET, type TextStyle } from "./paper.ts";

/** A heading at the end of a page would be without its first block: a chart, or a problem with its fix. */
const HEADING_WITH_BLOCK = 240;
/** What is higher than this may be cut by the end of a page. */
const MAX_KEPT = 400;
const UP = "#0b6b3f";
const DOWN = "#a4262c";
const colorOf = (direction: ScoreDirection): string =>
  direction === null ? QUIET : direction === "up" ? UP : DOWN;
const signed = (words: string, direction: ScoreDirection): string =>
  direction === null ? words : `${DIRECTION_SIGN[direction]} ${words}`;

/** Null where the fonts lack a letter. */
export async function writeReportPdf(
  report: ReportDocument,
  now: Date,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const sheet = paper({ title: report.title, author: report.brand.name, now });
  try {
    drawReport(sheet, report);
  } catch (error) {
    if (error instanceof Undrawable) return null;
    throw error;
  }
  return sheet.finish();
}

function drawReport(sheet: Paper, report: ReportDocument): void {
  drawHead(sheet, report);
  const { brand, parts } = report;
  for (const { title, blocks } of parts) {
    sheet.keep(HEADING_WITH_BLOCK);
    sheet.gap(22);
    sheet.rule(brand.color, 2);
    sheet.gap(8);
    sheet.text(title, { face: "bold", size: 16, role: "H2" });
    sheet.gap(8);
    for (const block of blocks) drawBlock(sheet, block, brand.color);
  }
  if (parts.length === 0) sheet.text("Nothing was measured in this period yet.");
  if (brand.footer !== "") {
    sheet.keep(50);
    sheet.gap(26);
    sheet.rule();
    sheet.gap(6);
    sheet.text(brand.footer, { size: 9, color: QUIET });
  }
}

const HEAD = { logo: 40, maxLogoWidth: 150, top: 26 };

function drawHead(sheet: Paper, { title, subtitle, day, brand }: ReportDocument): void {
  const ink = inkOn(brand.background);
  const logoData = readLogo(brand.logo, brand.background);
  const logo = logoData && sheet.open(logoData);
  const hasBrand = logo !== null || brand.name !== "" || brand.header !== "";
  const titleHeight = sheet.heightOf(title, { face: "bold", size: 22 });
  const aboutHeight = sheet.heightOf(subtitle, { size: 10 }) + sheet.heightOf(day, { size: 10 });
  const height = HEAD.top + (hasBrand ? HEAD.logo + 18 : 0) + titleHeight + aboutHeight + 30;
  sheet.box({ left: 0, top: 0, width: A4.width, height }, brand.background);
  sheet.box({ left: 0, top: 0, width: A4.width, height: 8 }, brand.color);
  sheet.moveTo(HEAD.top);
  if (hasBrand) drawBrand(sheet, { brand, logo, ink });
  sheet.text(title, { face: "bold", size: 22, color: ink, role: "H1" });
  sheet.gap(6);
  sheet.text(subtitle, { size: 10, color: ink });
  sheet.text(day, { size: 10, color: ink });
  sheet.moveTo(height);
}

type Branding = { brand: ReportDocument["brand"]; logo: Picture | null; ink: string };

function drawBrand(sheet: Paper, { brand, logo, ink }: Branding): void {
  const top = sheet.y();
  let left = 0;
  if (logo) {
    const scale = Math.min(HEAD.logo / logo.height, HEAD.maxLogoWidth / logo.width);
    const [width, height] = [logo.width * scale, logo.height * scale];
    const place = { left: MARGIN, top: top + (HEAD.logo - height) / 2, width, height };
    sheet.picture(logo, brand.name || "Logo", place);
    left = width + 12;
  }
  const middle = top + HEAD.logo / 2;
  const hasBoth = brand.name !== "" && brand.header !== "";
  if (brand.name !== "")
    sheet.label(brand.name, middle + (hasBoth ? -2 : 4), { face: "bold", size: 12, color: ink, left });
  if (brand.header !== "")
    sheet.label(brand.header, middle + (hasBoth ? 12 : 4), { size: 10, color: ink, left });
  sheet.gap(HEAD.logo + 18);
}

type BlockOf<Kind extends ReportBlock["kind"]> = Extract<ReportBlock, { kind: Kind }>;

type Draw<Kind extends ReportBlock["kind"]> = (sheet: Paper, block: BlockOf<Kind>, brand: string) => void;

const DRAWINGS: { [Kind in ReportBlock["kind"]]: Draw<Kind> } = {
  text(sheet, { text, isQuiet }) {
    sheet.text(text, isQuiet ? { size: 9, color: QUIET } : {});
    sheet.gap(6);
  },
  heading(sheet, { text }) {
    sheet.keep(70);
    sheet.gap(8);
    sheet.text(text, { face: "bold", size: 12, role: "H3" });
    sheet.gap(4);
  },
  figures: drawFigures,
  line: drawLine,
  shares: drawShares,
  fixes(sheet, { fixes }, brand) {
    for (const [index, fix] of fixes.entries()) drawFix(sheet, fix, { number: index + 1, brand });
  },
  work(sheet, { items, rest }, brand) {
    sheet.group("L", () => {
      for (const item of items) drawWork(sheet, item, brand);
    });
    if (rest > 0) sheet.text(restWords(rest), { size: 9, color: QUIET });
  },
  pages: drawPages,
};

/** The table above has the right function for each kind, which the type checker can't follow. */
function drawBlock(sheet: Paper, block: ReportBlock, brand: string): void {
  const draw = DRAWINGS[block.kind] as (sheet: Paper, block: ReportBlock, brand: string) => void;
  draw(sheet, block, brand);
}

function drawFigures(sheet: Paper, { figures }: BlockOf<"figures">, brand: string): void {
  const first = sheet.inner * 0.4;
  const rest = (sheet.inner - first) / Math.max(1, figures.length - 1);
  sheet.keep(90);
  const top = sheet.y();
  let lowest = top;
  for (const [index, { label, value, note, direction }] of figures.entries()) {
    const left = index === 0 ? 0 : first + (index - 1) * rest;
    const width = (index === 0 ? first : rest) - 12;
    const size = index === 0 ? 34 : 22;
    sheet.moveTo(top);
    sheet.text(label, { size: 9, color: QUIET, left, width });
    sheet.text(value, { face: "bold", size, left, width, color: index === 0 ? textColor(brand) : INK });
    if (note !== "") sheet.text(signed(note, direction), { size: 9, color: colorOf(direction), left, width });
    lowest = Math.max(lowest, sheet.y());
  }
  sheet.moveTo(lowest + 10);
}

const CHART = { height: 110, left: 24, right: 14, labels: 16 };

function drawLine(sheet: Paper, { points }: BlockOf<"line">, brand: string): void {
  sheet.keep(CHART.height + 30);
  const top = sheet.y() + 12;
  const bottom = top + CHART.height;
  const { low, high } = scoreRange(points.map(({ value }) => value));
  const width = sheet.inner - CHART.left - CHART.right;
  const x = (index: number) => MARGIN + CHART.left + (index / (points.length - 1)) * width;
  const y = (value: number) => bottom - ((value - low) / (high - low)) * CHART.height;
  sheet.figure(lineWords(points), () => {
    for (const value of [low, high]) {
      const ends = [MARGIN + CHART.left, MARGIN + sheet.inner].map((end): [number, number] => [
        end,
        y(value),
      ]);
      sheet.line(ends, LINE, 0.7);
      const scale: TextStyle = { size: 8, color: QUIET, width: CHART.left - 6, align: "right" };
      sheet.label(String(value), y(value) + 3, scale);
    }
    sheet.line(
      points.map(({ value }, index) => [x(index), y(value)]),
      brand,
      1.8,
    );
    for (const [index, { label, value }] of points.entries()) {
      const isEnd = index === 0 || index === points.length - 1;
      sheet.dot(x(index), y(value), isEnd ? 2.8 : 1.8, brand);
      const place: TextStyle = { left: x(index) - MARGIN - 20, width: 40, align: "center" };
      if (isEnd) sheet.label(String(value), y(value) - 6, { face: "bold", size: 9, ...place });
      if (isLabelled(index, points.length))
        sheet.label(label, bottom + CHART.labels - 4, { size: 8, color: QUIET, ...place });
    }
  });
  sheet.moveTo(bottom + CHART.labels + 4);
}

const SHARE = { label: 110, words: 150, height: 6 };

function drawShares(sheet: Paper, { rows }: BlockOf<"shares">, brand: string): void {
  const left = SHARE.label + SHARE.words;
  const width = sheet.inner - left;
  const draw = ({ label, words, share, low, high }: (typeof rows)[number]) => {
    sheet.keep(24);
    sheet.gap(15);
    const line = sheet.y();
    sheet.group("TR", () => {
      sheet.label(label, line, { face: "bold", size: 10, width: SHARE.label - 6, role: "TH" });
      sheet.label(words, line, { size: 10, left: SHARE.label, width: SHARE.words - 8, role: "TD" });
    });
    const at = (value: number) => MARGIN + left + value * width;
    const bar = { top: line - SHARE.height - 1, height: SHARE.height };
    sheet.bar({ ...bar, left: at(0), width }, "#eef0f3");
    sheet.bar({ ...bar, left: at(low), width: Math.max(2, at(high) - at(low)) }, lighter(brand));
    sheet.bar({ left: at(share) - 1.2, top: bar.top - 2, width: 2.4, height: SHARE.height + 4 }, brand);
    sheet.gap(7);
    sheet.rule();
  };
  sheet.group("Table", () => {
    const [engine, cited] = SHARE_COLUMNS;
    sheet.keep(48);
    drawColumnHeads(sheet, [
      [engine, {}],
      [cited, { left: SHARE.label }],
    ]);
    rows.forEach(draw);
  });
  sheet.gap(10);
}

function drawColumnHeads(sheet: Paper, heads: readonly Line[]): void {
  sheet.gap(12);
  const line = sheet.y();
  sheet.group("TR", () => {
    for (const [title, place] of heads)
      sheet.label(title, line, { size: 9, color: QUIET, role: "TH", ...place });
  });
  sheet.gap(6);
  sheet.rule();
}

/** As the page shows it at 35% on white. */
const lighter = (color: string): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(255 - (255 - Number.parseInt(color.slice(at, at + 2), 16)) * 0.35))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;

type Fix = BlockOf<"fixes">["fixes"][number];

const NUMBER: TextStyle = { face: "bold", size: 10, width: 18, align: "center" };

type Line = readonly [text: string, style: TextStyle];

function drawFix(sheet: Paper, fix: Fix, { number, brand }: { number: number; brand: string }): void {
  const { problem, where, fix: advice, example } = fix;
  const left = 30;
  const quoted = { size: 9.5, left: left + 10 };
  const small = { ...quoted, size: 9, color: QUIET };
  const head: Line[] = [
    [problem, { face: "bold", size: 11.5, left, role: "H3" }],
    [where, { size: 9, color: QUIET, left }],
    [advice, { left, lead: "Fix:" }],
  ];
  const shown: Line[] = [
    ...(example.fault === null ? [] : [[example.fault, quoted] as const]),
    ...(example.quote === null ? [] : [[`“${example.quote}”`, quoted] as const]),
  ];
  const found: Line[] = shown.length > 0 ? [[`For example on ${example.title}`, small], ...shown] : [];
  const after: Line[] =
    example.after === null
      ? []
      : [
          ["Suggested", small],
          [`“${example.after}”`, quoted],
        ];
  const height = [...head, ...found, ...after].reduce((sum, line) => sum + sheet.heightOf(...line), 0);
  sheet.keep(Math.min(height + 12, MAX_KEPT));
  const top = sheet.y();
  const draw = (lines: readonly Line[]) => {
    for (const line of lines) sheet.text(...line);
  };
  sheet.dot(MARGIN + 9, top + 9, 9, brand);
  sheet.label(String(number), top + 12.6, { ...NUMBER, color: inkOn(brand) });
  draw(head);
  sheet.gap(4);
  if (found.length > 0) barred(sheet, { left, color: LINE }, () => draw(found));
  if (after.length > 0) {
    sheet.gap(4);
    barred(sheet, { left, color: brand }, () => draw(after));
  }
  sheet.gap(14);
}

/** A line beside what is drawn, where it stays on one page. */
function barred(sheet: Paper, { left, color }: { left: number; color: string }, draw: () => void): void {
  const [top, page] = [sheet.y(), sheet.pageCount()];
  draw();
  if (sheet.pageCount() === page)
    sheet.box({ left: MARGIN + left, top, width: 2, height: sheet.y() - top }, color);
}

function drawWork(
  sheet: Paper,
  { state, title, note }: BlockOf<"work">["items"][number],
  brand: string,
): void {
  const left = 110;
  const height =
    sheet.heightOf(title, { left }) + (note === "" ? 0 : sheet.heightOf(note, { left, size: 9 }));
  sheet.keep(height + 14);
  sheet.rule();
  sheet.gap(5);
  sheet.group("LI", () => {
    const label: TextStyle = {
      face: "bold",
      size: 9.5,
      color: textColor(brand),
      width: left - 8,
      role: "Lbl",
    };
    sheet.label(state, sheet.y() + 11, label);
    sheet.text(title, { left, role: "LBody" });
    if (note !== "") sheet.text(note, { left, size: 9, color: QUIET, role: "LBody" });
  });
  sheet.gap(6);
}

const PAGES = { score: 70, change: 60 };

function drawPages(sheet: Paper, { pages }: BlockOf<"pages">): void {
  const width = sheet.inner - PAGES.score - PAGES.change - 10;
  const left = sheet.inner - PAGES.score - PAGES.change;
  const draw = ({ title, lines, score, change, direction }: (typeof pages)[number]) => {
    const small: TextStyle = { width, size: 9, color: QUIET, role: "TD" };
    const height = lines.reduce((sum, text) => sum + sheet.heightOf(text, small), 0);
    sheet.keep(sheet.heightOf(title, { width }) + height + 12);
    sheet.gap(4);
    const line = sheet.y() + 11;
    const cell: TextStyle = { align: "right", role: "TD" };
    sheet.group("TR", () => {
      sheet.text(title, { width, role: "TH" });
      for (const text of lines) sheet.text(text, small);
      sheet.label(score, line, { ...cell, face: "bold", left, width: PAGES.score });
      sheet.label(signed(change, direction), line, {
        ...cell,
        color: colorOf(direction),
        left: left + PAGES.score,
        width: PAGES.change,
      });
    });
    sheet.gap(5);
    sheet.rule();
  };
  sheet.group("Table", () => {
    const [page, score, change] = PAGE_COLUMNS;
    sheet.keep(60);
    drawColumnHeads(sheet, [
      [page, {}],
      [score, { left, width: PAGES.score, align: "right" }],
      [change, { left: left + PAGES.score, width: PAGES.change, align: "right" }],
    ]);
    pages.forEach(draw);
  });
  sheet.gap(8);
}
