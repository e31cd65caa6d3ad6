/** The input of the functions that find edits, and what they return. */
import type { Subject } from "../../audits/audit.ts";
import type { AuditResult } from "../../contract/analysis-result.ts";
import type { Edit } from "../../contract/edit.ts";
import type { CheckName, PageReading } from "../../contract/reading.ts";
import { clip } from "../../facts/text/quote.ts";
import type { LanguagePack } from "../../language/language-pack.ts";
import type { PageModel } from "../../page/page-model.ts";
import { squeeze } from "../../page/tree/characters.ts";
import { type TitlePromise, titlePromise } from "../../reading/entries/title-promise.ts";
import type { Candidate } from "../../reading/sentences/candidates.ts";

export type EditContext = {
  page: PageModel;
  facts: Subject["facts"];
  /** The day of the analysis, `YYYY-MM-DD`. */
  today: string;
  reading: PageReading;
  /** Every sentence of the page, in order, with what the reading thinks of it. */
  sentences: readonly Candidate[];
  pack: LanguagePack | null;
  promise: TitlePromise;
  /** The check of this name, where it is scored and the page loses points. */
  failed(id: string): AuditResult | undefined;
  /** How sure the reading is of its verdict, 0 where it is unsure. */
  certainty(check: CheckName): number;
};

export type Proposal = Pick<Edit, "fault" | "do" | "effort"> &
  Partial<Pick<Edit, "at" | "before" | "after" | "needs" | "audit">> & {
    /** Proposals with the same cause ask for the same work; one of them is enough. */
    cause: Cause;
    /**
     * `clear`: readers asked for it wherever the page showed this. `weak`: it is true, but says little. `minor`: worth
     * doing only where the page needs hardly anything else.
     */
    evidence?: EditStrength;
  };
type EditStrength = "clear" | "plain" | "weak" | "minor";
export type Cause =
  | "beginning"
  | "sources"
  | "sections"
  | "mainHeading"
  | "levels"
  | "headings"
  | "table"
  | "steps"
  | "age"
  | "author"
  | "figures"
  | "experience"
  | "definition"
  | "questions"
  | "quotation"
  | "title"
  | "repeats"
  | "head"
  | "description"
  | "address"
  | "links"
  | "praise"
  | "announcement"
  | "offer"
  | "media";

/** Null where the page doesn't have the fault. What a proposal says must be measured on the page, not guessed. */
export type Finder = (context: EditContext) => Proposal | null;

export function contextOf(subject: Subject, audits: readonly AuditResult[]): EditContext {
  const { page, facts, evidence } = subject;
  const { pack } = facts.language();
  const reading = facts.reading();
  const losing = audits.filter((audit) => audit.outcome === "scored" && audit.share !== 1);
  return {
    page,
    facts,
    today: evidence.now.slice(0, 10),
    reading,
    sentences: facts.readingParts().candidates,
    pack,
    promise: titlePromise(page.title ?? "", pack),
    failed: (id) => losing.find((audit) => audit.id === id),
    certainty: (check) => (reading.checks[check] === "unsure" ? 0 : (reading.details[check].certainty ?? 1)),
  };
}

/** The words as they are on the page, as much as is quoted; null where other text is mixed in. */
export function onPage({ page }: EditContext, text: string | undefined): string | null {
  if (text === undefined) return null;
  const words = clip(text.replace(/\s+/g, " ").trim());
  return words !== "" && page.letters.includes(squeeze(words)) ? words : null;
}

/** The same, but whole: what is replaced or moved must not be cut. */
export function wholeOnPage({ page }: EditContext, text: string | undefined): string | null {
  const words = text?.replace(/\s+/g, " ").trim() ?? "";
  return words !== "" && page.letters.includes(squeeze(words)) ? words : null;
}
