/** The email that brings a report: what matters most, in the sender's look. The whole report is attached. */
import { EMAIL_COLORS, EMAIL_SANS, EMAIL_SERIF, emailHead } from "../messages/email-look.ts";
import { escapeHtml as text } from "../messages/escape-html.ts";
import { inkOn, textColor } from "./report-brand.ts";
import { type ReportBlock, type ReportDocument, type ReportPart, restWords } from "./report-document.ts";

export type ReportEmailText = {
  report: ReportDocument;
  /** What the sender says first; may be empty. */
  message: string;
  /** Where the client stops these emails; null in a test. */
  stopUrl: string | null;
  /** Shown in a test, so that nobody takes it for the real one. */
  isTest: boolean;
};

/** By which the HTML names the attached logo: most mail programs don't show data URLs. */
export const LOGO_ID = "logo";

/** A chart is better read in the file, and so is more than the beginning of a list. */
const isInEmail = ({ id }: ReportPart): boolean => id !== "trend";
const MAX_ROWS = 3;

const ATTACHED = "The full report is attached.";
const TEST_NOTE = "This is a test. Your client's email looks like this, with a link to unsubscribe.";
const stopWords = (url: string): string => `Stop these emails: ${url}`;

const partsOf = ({ parts }: ReportDocument) => parts.filter(isInEmail);

export function reportEmailText({ report, message, stopUrl, isTest }: ReportEmailText): string {
  const { title, day, brand } = report;
  return [
    ...(isTest ? [TEST_NOTE] : []),
    message,
    `${title}\n${day}`,
    ...partsOf(report).map((part) => [part.title, ...part.blocks.flatMap(blockLines)].join("\n")),
    ATTACHED,
    [brand.name, brand.footer].filter((words) => words !== "").join("\n"),
    ...(stopUrl === null ? [] : [stopWords(stopUrl)]),
  ]
    .filter((words) => words !== "")
    .join("\n\n");
}

type WorkBlock = Extract<ReportBlock, { kind: "work" }>;
const restOf = ({ items, rest }: WorkBlock): number => rest + Math.max(0, items.length - MAX_ROWS);

type PageRow = Extract<ReportBlock, { kind: "pages" }>["pages"][number];
const pageLine = ({ title, ...page }: PageRow): string => `${title}: ${scoreWords(page)}`;
const scoreWords = ({ score, change }: Pick<PageRow, "score" | "change">): string =>
  change === "" ? score : `${score} (${change})`;

function blockLines(block: ReportBlock): string[] {
  switch (block.kind) {
    case "text":
      return [block.text];
    case "figures":
      return block.figures.map(
        ({ label, value, note }) => `${label}: ${value}${note === "" ? "" : ` (${note})`}`,
      );
    case "shares":
      return block.rows.map(({ label, words }) => `${label}: ${words}`);
    case "fixes":
      return block.fixes
        .slice(0, MAX_ROWS)
        .map(({ problem, where, fix }) => `${problem} (${where})\n  Fix: ${fix}`);
    case "work":
      return [
        ...block.items.slice(0, MAX_ROWS).map(({ state, title }) => `${state}: ${title}`),
        ...(restOf(block) > 0 ? [restWords(restOf(block))] : []),
      ];
    case "heading":
      return [`\n${block.text}`];
    case "pages":
      return block.pages.slice(0, MAX_ROWS).map((page) => [pageLine(page), ...page.lines].join("\n  "));
    case "line":
      return [];
  }
}

const { ink, quiet, line, card, paper } = EMAIL_COLORS.light;
const paragraph = (words: string, style = ""): string =>
  `<p style="margin:0 0 12px;${style}">${text(words).replaceAll("\n", "<br>")}</p>`;
const quietly = (words: string): string =>
  `<p class="quiet" style="margin:0 0 12px;font-size:14px;color:${quiet}">${text(words).replaceAll("\n", "<br>")}</p>`;

export function reportEmailHtml({ report, message, stopUrl, isTest }: ReportEmailText): string {
  const { title, day, brand } = report;
  const band = `background:${brand.background};color:${inkOn(brand.background)}`;
  const accent = textColor(brand.color);
  const logo =
    brand.logo === ""
      ? ""
      : `<img src="cid:${LOGO_ID}" alt="${text(brand.name)}" height="44" style="height:44px;max-width:200px;display:block;margin:0 0 10px">`;
  const parts = partsOf(report).map(
    (part) =>
      `<h2 style="margin:26px 0 10px;padding-top:12px;border-top:3px solid ${brand.color};font:500 21px/1.3 ${EMAIL_SERIF}">${text(part.title)}</h2>
${part.blocks.map((block) => blockHtml(block, accent)).join("\n")}`,
  );
  const stop =
    stopUrl === null
      ? ""
      : `<p style="margin:12px 0 0"><a href="${text(stopUrl)}" class="quiet" style="color:${quiet}">Stop these emails</a></p>`;
  return `${emailHead({ title, preview: message || `${title}, ${day}. ${ATTACHED}` })}
<div class="paper" style="background:${paper};padding:24px 12px">
<div class="card ink" style="max-width:620px;margin:0 auto;background:${card};border-top:6px solid ${brand.color};font:16px/1.55 ${EMAIL_SANS};color:${ink};overflow-wrap:anywhere">
<div style="${band};padding:22px 24px">
${logo}${brand.name === "" ? "" : `<p style="margin:0;font-weight:600">${text(brand.name)}</p>`}${brand.header === "" ? "" : `<p style="margin:0;font-size:14px">${text(brand.header)}</p>`}
</div>
<div style="padding:22px 24px 26px">
${isTest ? quietly(TEST_NOTE) : ""}${message === "" ? "" : paragraph(message)}
<h1 style="margin:0 0 6px;font:500 26px/1.25 ${EMAIL_SERIF}">${text(title)}</h1>
${quietly(day)}
${parts.join("\n")}
${paragraph(ATTACHED, "margin-top:22px;font-weight:600")}
<div class="line quiet" style="border-top:1px solid ${line};margin-top:22px;padding-top:14px;font-size:14px;color:${quiet}">${text(brand.footer).replaceAll("\n", "<br>")}${stop}</div>
</div>
</div>
</div>
</body>
</html>
`;
}

function blockHtml(block: ReportBlock, accent: string): string {
  switch (block.kind) {
    case "text":
      return block.isQuiet ? quietly(block.text) : paragraph(block.text);
    case "figures":
      // Blocks beside each other, and not cells, so that they come under each other on a phone.
      return `<div style="margin:0 0 12px">${block.figures
        .map(
          ({ label, value, note }, index) =>
            `<div class="quiet" style="display:inline-block;width:${index === 0 ? 200 : 100}px;vertical-align:top;padding:0 12px 8px 0;font-size:14px;color:${quiet}">${text(label)}<br><b class="ink" style="font:500 ${index === 0 ? 40 : 26}px/1.2 ${EMAIL_SERIF};color:${index === 0 ? accent : ink}">${text(value)}</b><br>${text(note)}</div>`,
        )
        .join("")}</div>`;
    case "shares":
      return `<ul style="margin:0 0 12px;padding-left:20px">${block.rows.map(({ label, words }) => `<li><b>${text(label)}</b>: ${text(words)}</li>`).join("")}</ul>`;
    case "fixes":
      return `<ol style="margin:0 0 12px;padding-left:22px">${block.fixes
        .slice(0, MAX_ROWS)
        .map(
          ({ problem, where, fix }) =>
            `<li style="margin:0 0 10px"><b>${text(problem)}</b><br><span class="quiet" style="font-size:14px;color:${quiet}">${text(where)}</span><br>Fix: ${text(fix)}</li>`,
        )
        .join("")}</ol>`;
    case "work":
      return `<ul style="margin:0 0 12px;padding-left:20px">${block.items
        .slice(0, MAX_ROWS)
        .map(
          ({ state, title }) =>
            `<li><b class="ink" style="color:${accent}">${text(state)}</b>: ${text(title)}</li>`,
        )
        .join("")}</ul>${restOf(block) > 0 ? quietly(restWords(restOf(block))) : ""}`;
    case "heading":
      return `<h3 style="margin:16px 0 6px;font:600 16px/1.35 ${EMAIL_SANS}">${text(block.text)}</h3>`;
    case "pages":
      return `<ul style="margin:0 0 12px;padding-left:20px">${block.pages
        .slice(0, MAX_ROWS)
        .map(
          (page) =>
            `<li style="margin:0 0 10px"><b>${text(page.title)}</b>: ${text(scoreWords(page))}${page.lines.map((words) => `<br><span class="quiet" style="font-size:14px;color:${quiet}">${text(words)}</span>`).join("")}</li>`,
        )
        .join("")}</ul>`;
    case "line":
      return "";
  }
}
