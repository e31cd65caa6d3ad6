/** Whom an engine could cite instead. Without live answers: pages given to compare with, else the page's own sources. */
import type { Subject } from "../audits/audit.ts";
import type { Enhancement } from "../contract/analysis-result.ts";
import { clip } from "../facts/quote.ts";
import { type Reference, strongestReferences } from "../facts/references.ts";
import type { Rival } from "../facts/rivals.ts";
import { collapse } from "../page/text.ts";
import { pickByHash } from "./hash.ts";

const ITEMS = 5;

export function competitorReferences(subject: Subject): Enhancement[] {
  const rivals = subject.rivals?.slice(0, ITEMS).map((rival) => rivalItem(subject, rival)) ?? [];
  const own = strongestReferences(subject.facts.references(), ITEMS - rivals.length).map((reference) =>
    referenceItem(subject, reference),
  );
  return [...rivals, ...own];
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

function rivalItem({ facts }: Subject, rival: Rival): Enhancement {
  const ours = facts.answer().passageCoverage;
  const theirs = rival.facts.answer();
  const words = theirs.sentence ? ` Its answer: “${clip(theirs.sentence.text, 140)}”.` : "";
  const ahead = theirs.passageCoverage > ours;
  return {
    link: rival.url,
    reason: collapseEach(
      `Its best passage covers ${percent(theirs.passageCoverage)} of the question's terms, yours ${percent(ours)}.${words}`,
      ahead
        ? "Bring the missing terms into your own best passage, with the figure or definition that goes with them."
        : "Yours is the closer passage; keep it near the top and give it a figure with its source.",
    ),
    provenance: "estimated",
  };
}

function referenceItem({ page }: Subject, { href, host, link }: Reference): Enhancement {
  const context = clip(collapse(link.context || link.text), 140);
  const advice = pickByHash(
    [
      `Say what ${host} says in one sentence of your own, with its figure or definition, so that your passage can be quoted in its place.`,
      `Put the fact you take from ${host} into a complete sentence here; a bare link sends the citation there.`,
      `Add what ${host} leaves out: your own figure, a comparison or the condition under which it holds.`,
    ],
    page.url + href,
  );
  return {
    link: href,
    reason: collapseEach(`The page itself sends readers to ${host}: “${context}”.`, advice),
    provenance: "estimated",
  };
}

const collapseEach = (first: string, second: string) => `${collapse(first)}\n${collapse(second)}`;
