import type { Evidence } from "../evidence.ts";
import { type Facts, factsOf } from "../facts/facts.ts";
import type { PageModel } from "../page/page-model.ts";
import { readPage } from "../page/read-page.ts";

/** A page that has been read, with nothing judged yet. */
export type ReadEvidence = { page: PageModel; facts: Facts; evidence: Evidence };

export function readEvidence(given: Evidence): ReadEvidence {
  const page = readPage(given.html, given.url);
  const evidence = { ...given, url: page.url };
  return { page, evidence, facts: factsOf(page, evidence) };
}
