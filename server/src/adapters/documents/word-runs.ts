/** Runs of text that are there, added or removed. Every change has its own number, the same author and the same time. */
import type { Words } from "@citeworthy/core/article/article-blocks";
import { safeAddress } from "@citeworthy/core/article/rendering/render-article";
import { site } from "@citeworthy/core/product/identity/site";
import { DeletedTextRun, ExternalHyperlink, InsertedTextRun, type ParagraphChild, TextRun } from "docx";
import { xmlText } from "./word-text.ts";

export type State = "same" | "added" | "removed";
type Look = { italics?: boolean; bold?: boolean; font?: string; style?: string };
type Change = { id: number; author: string; date: string };

export type Runs = {
  /** For what is marked as a whole: the end of a paragraph, a row of a table. */
  change(state: State): { insertion?: Change; deletion?: Change };
  text(text: string, state: State, look?: Look): ParagraphChild;
  words(words: Words, state: State, look?: Look): ParagraphChild[];
};

export function runsAt(at: Date): Runs {
  let last = 0;
  const next = (): Change => {
    last += 1;
    return { id: last, author: site.name, date: at.toISOString() };
  };
  const text: Runs["text"] = (words, state, look = {}) => {
    const options = { ...look, text: xmlText(words) };
    if (state === "same") return new TextRun(options);
    return state === "added"
      ? new InsertedTextRun({ ...options, ...next() })
      : new DeletedTextRun({ ...options, ...next() });
  };
  return {
    change: (state) =>
      state === "same" ? {} : state === "added" ? { insertion: next() } : { deletion: next() },
    text,
    words: (words, state, look) =>
      words.map(({ text: own, href }) => {
        const link = href === undefined ? null : outside(href);
        if (link === null) return text(own, state, look);
        return new ExternalHyperlink({ link, children: [text(own, state, { ...look, style: "Hyperlink" })] });
      }),
  };
}

/** An address that leads out of the article; null where it isn't safe. */
export function outside(href: string): string | null {
  const address = safeAddress(href);
  return address === null || address.startsWith("#") ? null : address;
}
