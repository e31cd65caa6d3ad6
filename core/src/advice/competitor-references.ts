/** Pages that could be cited instead of this one: those the user named; without any, the sources this page links to. */
import type { Subject } from "../audits/audit.ts";
import type { Enhancement } from "../contract/analysis-result.ts";
import { type Reference, strongestReferences } from "../facts/quotations/references.ts";
import { type Rival, type Rivals, rivalOf } from "../facts/rivals.ts";
import { clip, quotedLast } from "../facts/text/quote.ts";

const MAX_ITEMS = 5;
const MAX_QUOTE_CHARS = 140;

export function competitorReferences(subject: Subject): Enhancement[] {
  const { rivals, facts } = subject;
  if (rivals) return rivalItems(subject, rivals);
  return strongestReferences(facts.references(), MAX_ITEMS).map(sourceItem);
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Both pages are measured by the question that the comparison is about, also where it isn't the page's title. */
function rivalItems({ page, evidence, facts }: Subject, rivals: Rivals): Enhancement[] {
  const ours = rivalOf(page, evidence, facts.reading().question || facts.query().text);
  const { passageCoverage } = ours.facts.answer();
  return rivals.slice(0, MAX_ITEMS).map((rival) => rivalItem(rival, passageCoverage));
}

/** Estimated: the pages were read, but no engine was asked which one it would cite. */
function rivalItem({ url, facts }: Rival, ours: number): Enhancement {
  const { passageCoverage: theirs, sentence } = facts.answer();
  const words = sentence ? ` From that page: ${quotedLast(clip(sentence.text, MAX_QUOTE_CHARS))}` : "";
  return {
    link: url,
    reason: twoLines(
      `Its closest passage uses ${percent(theirs)} of the question's words, yours ${percent(ours)}.${words}`,
      theirs > ours
        ? "Cover the missing points in your own passage, with a source."
        : "Your passage is the closer match. Keep it near the top.",
    ),
    provenance: "estimated",
    role: "competitor",
  };
}

function sourceItem({ href, host, link }: Reference): Enhancement {
  const context = clip(oneLine(link.context || link.text), MAX_QUOTE_CHARS);
  return {
    link: href,
    reason: twoLines(
      `Your page links to ${host}: ${quotedLast(context)}`,
      "State the fact in your own words and keep the link, so that your page can be quoted for it.",
    ),
    provenance: "estimated",
    role: "source",
  };
}

const twoLines = (first: string, second: string) => `${oneLine(first)}\n${oneLine(second)}`;
