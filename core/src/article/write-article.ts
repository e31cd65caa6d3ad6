/** The local writer: the page's own sentences in an order that answers first. It moves and drops; it never invents. */
import type { Subject } from "../audits/audit.ts";
import { anchorer } from "./anchor.ts";
import { bylinePart, sectionParts } from "./body-parts.ts";
import { leaver } from "./can-leave.ts";
import { chooseLead, type Lead } from "./choose-lead.ts";
import { chooseTakeaways } from "./choose-takeaways.ts";
import { keyFigures, linksOf, readFigures } from "./key-figures.ts";
import { linkedWords } from "./linked-words.ts";
import { type Material, type MaterialSection, readMaterial } from "./material.ts";
import { NEEDS_SOURCE, type Part, plain, toMarkdown, type Words } from "./parts.ts";
import { questionHeading } from "./question-heading.ts";
import { sourceList } from "./source-list.ts";
import type { SourceSentence } from "./source-text.ts";
import { subjectLabel, topicHeading } from "./topic-words.ts";

const SUMMARY =
  /^(?:key (?:takeaways?|points?|facts|findings)|takeaways?|tl;?dr|summary|in (?:short|brief|a nutshell)|at a glance|highlights|executive summary|auf einen blick|das wichtigste|zusammenfassung|en bref|l['’]essentiel|en resumen|in sintesi|em resumo|samenvatting)\b/i;
/** From here on a reader wants to see what is in it. */
const LONG = 700;
const MANY_SECTIONS = 3;

export type WrittenArticle = { markdown: string; title: string };

/** `null`: the page holds no text to write from. */
export function writeArticle(subject: Pick<Subject, "page" | "facts">): WrittenArticle | null {
  const material = readMaterial(subject);
  if (!material) return null;
  const parts = articleParts(material);
  return { markdown: toMarkdown(parts), title: material.title };
}

function articleParts(material: Material): Part[] {
  const { labels, page } = material;
  const summary = material.sections.find((one) => one.heading && SUMMARY.test(one.heading.text));
  const lead = chooseLead(material);
  const top = new Set([...lead.answer, ...(lead.definition ? [lead.definition] : [])]);
  const takeaways = summary ? [] : chooseTakeaways(material, top);
  const figures = readFigures(material);
  const canLeave = leaver(material);
  const taken = new Set([...top].filter((one) => canLeave(one, top)));
  const rest = material.sections.filter((one) => one !== summary);
  const body = bodyOf(material, rest, taken, takeaways.length > 0 || summary !== undefined);
  const table = keyFigures(material, figures, new Set([...top, ...takeaways]));
  const marked = (one: SourceSentence): Words => [
    ...linkedWords(one.text, linksOf(material, one)),
    ...(figures.needsSource(one) ? plain(` ${NEEDS_SOURCE}`) : []),
  ];
  const byline = bylinePart(page, labels);
  const opening: Part[] = [
    { kind: "heading", level: 1, text: material.title },
    ...(byline ? [byline] : []),
    ...leadParts(lead, material),
    ...(summary ? summaryParts(summary, material, taken) : []),
    ...(takeaways.length > 0 ? listUnder(labels.takeaways, takeaways.map(marked)) : []),
  ];
  const end: Part[] = table ? [{ kind: "heading", level: 2, text: labels.figures }, table] : [];
  const sources = sourceList(material);
  const closing: Part[] = sources ? [{ kind: "heading", level: 2, text: labels.sources }, sources] : [];
  const contents = contentsOf([...opening, ...body, ...end, ...closing], body, material);
  return [...opening, ...contents, ...body, ...end, ...closing];
}

const listUnder = (label: string, items: Words[]): Part[] => [
  { kind: "heading", level: 2, text: label },
  { kind: "list", isOrdered: false, items: items.map((words) => ({ words, depth: 0 })) },
];

function leadParts({ description, answer, definition }: Lead, material: Material): Part[] {
  const said = (sentences: readonly SourceSentence[], label: string | null): Part[] => {
    const [first] = sentences;
    if (!first) return [];
    const text = sentences.map((one) => one.text).join(" ");
    const words = linkedWords(text, linksOf(material, first));
    return [{ kind: "paragraph", words: label ? [{ text: `${label}:`, isStrong: true }, ...words] : words }];
  };
  const label = description ? null : subjectLabel(material, answer[0] ?? null);
  return [
    ...(description ? [{ kind: "paragraph", words: plain(description) } as const] : []),
    ...said(answer, label),
    ...said(definition ? [definition] : [], null),
  ];
}

const summaryParts = (
  summary: MaterialSection,
  material: Material,
  taken: ReadonlySet<SourceSentence>,
): Part[] => [
  { kind: "heading", level: 2, text: summary.heading?.text ?? material.labels.takeaways },
  ...sectionParts(summary, taken, material.language),
];

function bodyOf(
  material: Material,
  sections: readonly MaterialSection[],
  taken: ReadonlySet<SourceSentence>,
  isApart: boolean,
): Part[] {
  const parts: Part[] = [];
  const open: number[] = [];
  for (const section of sections) {
    const own = sectionParts(section, taken, material.language);
    const { heading } = section;
    if (heading) {
      while ((open.at(-1) ?? 0) >= heading.level) open.pop();
      open.push(heading.level);
      const level = Math.min(4, 1 + open.length) as 2 | 3 | 4;
      parts.push({ kind: "heading", level, text: questionHeading(heading.text, material.language) });
    } else if (own.length > 0 && isApart)
      parts.push({ kind: "heading", level: 2, text: topicHeading(material) });
    parts.push(...own);
  }
  return parts.filter((part, at) => part.kind !== "heading" || holds(part, parts[at + 1]));
}

/** A heading whose text has moved to the top goes too. */
const holds = (heading: Extract<Part, { kind: "heading" }>, next: Part | undefined): boolean =>
  next !== undefined && (next.kind !== "heading" || next.level > heading.level);

function contentsOf(parts: readonly Part[], body: readonly Part[], { labels, words }: Material): Part[] {
  const sections = body.filter((part) => part.kind === "heading" && part.level === 2).length;
  if (words < LONG || sections < MANY_SECTIONS) return [];
  const anchor = anchorer();
  // The list stands before the sections it names; its own heading is not among them, and takes no other's anchor.
  anchor(labels.contents);
  const entries: Words[] = [];
  for (const part of parts) {
    if (part.kind !== "heading" || part.level === 1) continue;
    const href = `#${anchor(part.text)}`;
    if (part.level === 2) entries.push([{ text: part.text, href }]);
  }
  return listUnder(labels.contents, entries);
}
