/** Pages written for tests whose opening doesn't answer, so that a test can put a sentence on top and see what it changes. */
import type { Kind } from "../../../contract/reading.ts";

export type UnansweredPage = {
  kind: Kind;
  url: string;
  title: string;
  /** The sentence an expert would put on top, from the page's own facts. */
  lead: string;
  /** A sentence from the middle of the text. */
  sentence: string;
  /** The page with this paragraph before its first one; as published where there is none. */
  html(top?: string): string;
};

type Parts = Omit<UnansweredPage, "html"> & { description: string; date: string; body: string };

export function unansweredPage({ description, date, body, ...page }: Parts): UnansweredPage {
  const head = `<meta charset="utf-8"><title>${page.title} | Home Ledger</title><meta name="description" content="${description}"><link rel="canonical" href="${page.url}">`;
  const menu = '<header><a href="/">Home Ledger</a></header><nav><a href="/guides">Guides</a></nav>';
  const footer = '<footer><a href="/about">About</a> <a href="/privacy">Privacy</a></footer>';
  return {
    ...page,
    html: (top) =>
      `<!doctype html><html lang="en"><head>${head}</head><body>${menu}<main><article><h1>${page.title}</h1><p>Updated <time datetime="${date}">${date}</time></p>${top ? `<p>${top}</p>` : ""}${body}</article></main>${footer}</body></html>`,
  };
}
