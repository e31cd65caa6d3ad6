/** The shape of a check: what it looks for, why anyone should care, which evidence it rests on, and what it found. */
import type { Section, Snippet } from "../contract/analysis-result.ts";
import type { Evidence } from "../evidence.ts";
import type { Facts } from "../facts/facts.ts";
import type { Quote, Quoter } from "../facts/quote.ts";
import type { Rivals } from "../facts/rivals.ts";
import type { LedgerIds } from "../ledger/ledger.ts";
import type { PageModel } from "../page/page-model.ts";

/** What a check may look at. */
export type Subject = Quoter & {
  page: PageModel;
  facts: Facts;
  evidence: Evidence;
  /** Pages to compare with, where the caller has some. */
  rivals: Rivals | null;
};

/** The same advice said in three ways; a hash of the address chooses, so that reports do not all read alike. */
export type Phrasings = readonly [string, string, string];

export type Finding =
  | {
      kind: "scored";
      /** 0 to 1 of the check's points. */
      share: number;
      found: string;
      fix: Phrasings | null;
      /** The fix carried out, as far as the page's own words go. */
      example: string | null;
      quotes: Quote[];
      snippet: Snippet | null;
    }
  | { kind: "reported"; found: string; quotes: Quote[] }
  | { kind: "not-applicable"; reason: string };

export type Audit = {
  /** A noun; it never changes once stored. */
  id: string;
  section: Section;
  title: string;
  why: string;
  /** The first row gives the grade, and the grade the weight. Without a row it does not compile. */
  ledger: LedgerIds;
  /** Share of what the grade allows, for a check that covers part of its signal or lies beside another. Default 1. */
  part?: number;
  /** Counts to the half of all points that answers and sourced facts are worth. */
  about?: "answer" | "facts";
  /** Applies only where pages to compare with were given. */
  needsRivals?: true;
  /** Its word lists or patterns know no other language. */
  english?: true;
  run(subject: Subject): Finding;
};

export const defineAudit = (audit: Audit): Audit => audit;

/** Findings may open with a count, and the count may be "no". */
const capital = (found: string) => found.replace(/^no /, "No ");

type Proof = { fix?: Phrasings; example?: string | null; quotes?: Quote[]; snippet?: Snippet | null };

/** A full share needs no advice. */
export function scored(
  share: number,
  found: string,
  { fix, example = null, quotes = [], snippet = null }: Proof = {},
): Finding {
  const bounded = Math.min(1, Math.max(0, share));
  const done = bounded >= 0.995;
  return {
    kind: "scored",
    share: done ? 1 : bounded,
    found: capital(found),
    fix: done ? null : (fix ?? null),
    // An example that ends in a cut sentence needs no full stop after the dots.
    example: done ? null : (example?.replace(/…\.$/, "…") ?? null),
    quotes,
    snippet: done ? null : snippet,
  };
}

export const reported = (found: string, quotes: Quote[] = []): Finding => ({
  kind: "reported",
  found: capital(found),
  quotes,
});
export const notApplicable = (reason: string): Finding => ({ kind: "not-applicable", reason });
