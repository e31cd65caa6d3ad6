/** Pages that want to answer the same question, read the same way. */
import type { Evidence } from "../evidence.ts";
import type { PageModel } from "../page/page-model.ts";
import { type Facts, factsOf } from "./facts.ts";

export type Rival = { url: string; page: PageModel; facts: Facts };
export type Rivals = readonly [Rival, ...Rival[]];

/** A rival is judged for our question, at our time. */
export function rivalOf(page: PageModel, evidence: Evidence, question: string): Rival {
  const theirs: Evidence = { ...evidence, url: page.url, requestedUrl: page.url, robots: null, headers: {} };
  return { url: page.url, page, facts: factsOf(page, theirs, question) };
}
