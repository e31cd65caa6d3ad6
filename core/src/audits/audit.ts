/** The shape of a check: what it looks for, why anyone should care, which evidence it rests on, and what it found. */
import type { Section, Snippet } from "../contract/analysis-result.ts";
import type { CheckName, PageReading } from "../contract/reading.ts";
import type { Evidence } from "../evidence.ts";
import type { Facts } from "../facts/facts.ts";
import type { Quote, Quoter } from "../facts/text/quote.ts";
import type { LedgerIds } from "../ledger/ledger.ts";
import type { PageModel } from "../page/page-model.ts";
import type { Entries } from "../reading/entries/find-entries.ts";
import type { ReadingParts } from "../reading/read-reading.ts";
import type { Rivals } from "../reading/rivals.ts";

/** What a check may look at. */
export type Subject = Quoter & {
  page: PageModel;
  facts: Facts & {
    /** What the page was taken for, which question it answers, and how the 21 checks came out. */
    reading(): PageReading;
    /** How the engine arrived at its reading. */
    readingParts(): ReadingParts;
    /** The things that the page lists, where it is certain which they are. */
    entries(): Entries | null;
  };
  evidence: Evidence;
  /** Pages to compare with, where the caller has some. */
  rivals: Rivals | null;
};

export type Finding =
  | {
      kind: "scored";
      /** 0 to 1 of the check's points. */
      share: number;
      found: string;
      /** How much of its weight the check counts with: an exact fact counts in full, a reading as far as it is sure. */
      certainty: number;
      /** A fault that the engine isn't sure of. */
      isDoubtful: boolean;
      /** One instruction that a person can carry out. */
      fix: string | null;
      quotes: Quote[];
      snippet: Snippet | null;
    }
  | {
      kind: "reported";
      found: string;
      /** One instruction, where it says something against the page that somebody can repair. */
      fix: string | null;
      quotes: Quote[];
      snippet: Snippet | null;
    }
  | {
      kind: "not-applicable";
      reason: string;
      /** It applies, but nobody can tell from the page. */
      isUntold?: true;
    };

export type Audit = {
  /** A noun; it never changes once stored. */
  id: string;
  section: Section;
  title: string;
  why: string;
  /** The first row gives the grade, and the grade the weight. Without a row it does not compile. */
  ledger: LedgerIds;
  /** Share of what the grade allows, for a check that covers part of its signal or overlaps another. Default 1. */
  part?: number;
  /** Counts to the share of points that docs/SCORING.md gives for answers and facts. */
  about?: "answer" | "facts";
  /** Applies only where pages to compare with were given. */
  needsRivals?: true;
  /** It needs word lists: it applies only to languages that have a pack (`core/src/language`). */
  needsLanguage?: true;
  /** The statement of the reading that decides it. */
  check?: CheckName;
  run(subject: Subject): Finding;
};

export const defineAudit = (audit: Audit): Audit => audit;

/** Findings may open with a count, and the count may be "no". */
const capital = (found: string) => found.replace(/^no /, "No ");

type Proof = {
  fix?: string;
  quotes?: Quote[];
  snippet?: Snippet | null;
  certainty?: number;
  isDoubtful?: boolean;
};

/** A full share needs no advice. */
export function scored(
  share: number,
  found: string,
  { fix, quotes = [], snippet = null, certainty = 1, isDoubtful = false }: Proof = {},
): Finding {
  const bounded = Math.min(1, Math.max(0, share));
  const done = bounded >= 0.995;
  return {
    kind: "scored",
    share: done ? 1 : bounded,
    found: capital(found),
    certainty,
    isDoubtful: !done && isDoubtful,
    fix: done ? null : (fix ?? null),
    quotes,
    snippet: done ? null : snippet,
  };
}

/** With a fix it is a fault that costs no points, else information. */
export const reported = (
  found: string,
  quotes: Quote[] = [],
  { fix = null, snippet = null }: { fix?: string | null; snippet?: Snippet | null } = {},
): Finding => ({ kind: "reported", found: capital(found), fix, quotes, snippet });
export const notApplicable = (reason: string): Finding => ({ kind: "not-applicable", reason });
export const untold = (): Finding => ({
  kind: "not-applicable",
  reason: "We can't tell from the page, so this check doesn't count.",
  isUntold: true,
});
