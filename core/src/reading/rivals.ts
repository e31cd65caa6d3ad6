/** Pages that want to answer the same question, read the same way. */
import type { PageReading } from "../contract/reading.ts";
import type { Evidence } from "../evidence.ts";
import { type Facts, factsOf } from "../facts/facts.ts";
import { once } from "../facts/once.ts";
import type { PageModel } from "../page/page-model.ts";
import { materialOf } from "./material.ts";
import { readReading } from "./read-reading.ts";

export type Rival = { url: string; page: PageModel; facts: Facts; reading(): PageReading };
export type Rivals = readonly [Rival, ...Rival[]];

/** Our question; `isMain`: the one our page answers as a whole, rather than one that the user asked. */
export type RivalQuestion = { text: string; isMain: boolean };

/** A rival is judged for our question, at our time. */
export function rivalOf(page: PageModel, evidence: Evidence, { text, isMain }: RivalQuestion): Rival {
  const theirs: Evidence = { ...evidence, url: page.url, requestedUrl: page.url, robots: null, headers: {} };
  const facts = factsOf(page, theirs);
  const reading = once(() => readReading(materialOf(page, facts), { question: text, isMain }).reading);
  return { url: page.url, page, facts, reading };
}
