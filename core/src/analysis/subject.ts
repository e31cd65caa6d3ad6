/** What the checks look at: the page, its facts, and the pages it is compared with. */
import type { Subject } from "../audits/audit.ts";
import type { Evidence } from "../evidence.ts";
import { factsOf } from "../facts/facts.ts";
import { quoterOf } from "../facts/quote.ts";
import { type Rivals, rivalOf } from "../facts/rivals.ts";
import { readPage } from "../page/read-page.ts";

export type Questioned = {
  /** The question to judge the page by; else the one its title asks. */
  question?: string;
  /** Pages that want to answer the same question. */
  rivals?: readonly { url: string; html: string }[];
};

export function subjectOf(evidence: Evidence, { question, rivals = [] }: Questioned = {}): Subject {
  const page = readPage(evidence.html, evidence.url);
  const facts = factsOf(page, evidence, question);
  const [first, ...others] = rivals.map(({ url, html }) =>
    rivalOf(readPage(html, url), evidence, facts.query().text),
  );
  const compared: Rivals | null = first ? [first, ...others] : null;
  return { page, facts, evidence, rivals: compared, ...quoterOf(page) };
}
