/** Nonsense of other makes than the scorer's, put in front of pages: none of it may raise their score. */
import { parseHTML } from "linkedom";
import { analyze } from "../../core/src/analysis/analyze.ts";
import { type LabelledPage, plain } from "../labels/labelled-pages.ts";
import { savedPage } from "../labels/saved-page.ts";
import type { LearnedOf } from "../learn/folds.ts";
import { chancesFrom, shuffled } from "../learn/seeded.ts";

export type SaladResult = { salad: string; pages: number; median: number; raises: number };

const PAGES = 290;
/** How far on the page is whose lead is borrowed. */
const OTHER_PAGE = 60;
const random = chancesFrom(11);
const words = (text: string) => text.match(/[\p{L}\p{N}'’]+/gu) ?? [];
const sentence = (list: readonly string[]) => {
  const text = list.join(" ").toLowerCase();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

/** Given the page's title and another page's lead. */
const SALADS: Record<string, (title: string, foreign: string) => string> = {
  "shuffled title": (title) => sentence(shuffled(words(title), random)),
  "shuffled title with small words": (title) =>
    sentence(shuffled([...words(title), "the", "of", "is", "a", "and", "to"], random)),
  "shuffled title with a figure": (title) => sentence(shuffled([...words(title), "45", "percent"], random)),
  "title as a question": (title) => `${title.replace(/[?!.]+$/, "")}?`,
  "shuffled text of another page": (_title, foreign) => sentence(shuffled(words(foreign), random)),
  "text of another page": (_title, foreign) => foreign,
};

export function playOtherSalads(labelled: readonly LabelledPage[], learnedOf: LearnedOf): SaladResult[] {
  const pages = labelled.filter(({ label }) => label.checks.answer_early === "no" && label.ideal_lead);
  const score = (page: LabelledPage, html: string) =>
    analyze(savedPage(page.url, html), learnedOf(page.label.id));
  const changes = new Map<string, number[]>(Object.keys(SALADS).map((name) => [name, []]));
  for (const [at, page] of pages.slice(0, PAGES).entries()) {
    const before = score(page, withParagraph(page.html, null));
    const foreign = pages[(at + OTHER_PAGE) % pages.length]?.label.ideal_lead ?? "";
    for (const [name, make] of Object.entries(SALADS)) {
      const html = withParagraph(page.html, make(before.page.title ?? page.label.question, foreign));
      changes.get(name)?.push(score(page, html).score.score - before.score.score);
    }
  }
  return [...changes].map(([salad, list]) => ({
    salad,
    pages: list.length,
    median: list.toSorted((one, other) => one - other)[list.length >> 1] ?? 0,
    raises: Math.round((1000 * list.filter((change) => change > 0).length) / list.length) / 1000,
  }));
}

/** Before the first paragraph of running text; the page is written anew in any case, so that only the text differs. */
function withParagraph(html: string, text: string | null): string {
  const { document } = parseHTML(html);
  const first = [...document.querySelectorAll("p")].find(
    (one) => plain(one.textContent ?? "").split(" ").length >= 12,
  );
  if (first && text !== null) {
    const paragraph = document.createElement("p");
    paragraph.textContent = text;
    first.before(paragraph);
  }
  return document.toString();
}
