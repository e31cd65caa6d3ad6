/** The passages of labelled pages: the readers' question must find the passage that holds one of the readers' answers. */
import { subjectOf } from "@citeworthy/core/analysis/subject";
import { passageIndex } from "@citeworthy/core/passages";
import { plain, readLabelledPages } from "../../labels/labelled-pages.ts";
import { savedPage } from "../../labels/saved-page.ts";
import type { Asked } from "./rank-weights.ts";

/** With fewer passages there is hardly an order. */
const MIN_PASSAGES = 4;

/** In two collections, because weights must hold for pages of another kind than those they were chosen on. */
export function readLabelledPassages(data: string): { articles: Asked[]; otherPages: Asked[] } {
  const articles: Asked[] = [];
  const otherPages: Asked[] = [];
  for (const { label, url, html } of readLabelledPages(data)) {
    const passages = subjectOf(savedPage(url, html))
      .facts.text()
      .passages.map(({ sentences, heading }) => {
        const text = sentences.map((sentence) => sentence.text).join(" ");
        return heading ? `${heading.text}\n${text}` : text;
      });
    const answers = label.answer.sentences.map(plain);
    const gains = new Map(
      passages.flatMap((text, at) =>
        answers.some((answer) => plain(text).includes(answer)) ? [[at, 1] as const] : [],
      ),
    );
    if (passages.length < MIN_PASSAGES || gains.size === 0) continue;
    const index = passageIndex(passages, [...passages.keys()]);
    const asked = { gains, parts: index.parts(label.question) };
    (ARTICLES.has(label.kind) ? articles : otherPages).push(asked);
  }
  return { articles, otherPages };
}

const ARTICLES: ReadonlySet<string> = new Set(["explainer", "how-to", "roundup", "comparison", "recipe"]);
