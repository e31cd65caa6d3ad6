/** The analysis object of the specification, and what we add to it. Readers that know only the former still work. */
import type { Level } from "./bands.ts";
import type { Edit } from "./edit.ts";
import type { PageReading } from "./reading.ts";

export const SECTIONS = [
  "content_strategy",
  "competitor_analysis",
  "content_structure",
  "content_authority",
  "technical_implementation",
  "content_freshness",
  "interactive_elements",
] as const;
export type Section = (typeof SECTIONS)[number];

export const SECTION_TITLE: Record<Section, string> = {
  content_strategy: "Content Strategy",
  competitor_analysis: "Competitor Analysis",
  content_structure: "Content Structure",
  content_authority: "Content Authority & E-E-A-T",
  technical_implementation: "Technical Implementation",
  content_freshness: "Content Freshness",
  interactive_elements: "Interactive Elements",
};

/** How a part was obtained: read off the page or an engine's real answer, or computed here. */
export type Provenance = "measured" | "estimated";

/** Either text of exactly two lines that may hold a link, or a link and a reason of two lines. */
export type Enhancement =
  | {
      content: string;
      /** The check it comes from. */
      audit?: string;
    }
  | {
      link: string;
      reason: string;
      /** The engine that cited it. */
      engine?: "perplexity" | "chatgpt";
      provenance?: Provenance;
      /**
       * `competitor`: a page that could be cited instead; one without an `engine` was named by the user.
       * `source`: a page that this page links to. Absent in results from before the two were distinguished.
       */
      role?: "competitor" | "source";
    };

/** A page the user named to compare with; `problem` says why it was left out. */
export type NamedCompetitor = { url: string; problem: string | null };

/** A finding of a model, as older stored results hold it. */
type ModelFinding = { quote: string; problem: string; fix: string };

export type SectionResult = {
  title: string;
  content: { description: string; effort: Level; impact: Level };
  score: { score: number; explanation: string };
  /** False where no check of the section applies: its score is then the mean of the others. Absent in older results. */
  measured?: boolean;
  what_can_be_enhanced: Enhancement[];
  /** What pages of this kind usually score here. Absent where it isn't measured, and in results from before it was kept. */
  start?: number;
  /** Points of the overall score by which the section differs from that, in tenths, before any limit. */
  difference?: number;
  /** By how many points a model's marks moved its score, up or down; absent where they didn't. */
  markPoints?: number;
  /** The same in points of the overall score, as a part of `difference`. */
  markDifference?: number;
  /** Only in stored results from when a model's findings moved a section's score. */
  model?: { name: string; measured: number; moved: number; findings: ModelFinding[] };
};

/** A to C by strength, D where studies disagree, R where the signal was tested and found to do nothing. */
export type EvidenceGrade = "A" | "B" | "C" | "D" | "R";

/** Ready to paste, made from what the page says of itself. */
export type Snippet = { language: "html" | "json" | "text"; code: string };

/** One check of one page, with the words of the page that prove it. */
export type AuditResult = {
  id: string;
  section: Section;
  title: string;
  why: string;
  outcome: "scored" | "reported" | "not-applicable";
  /** 0 to 1 where scored, else null. */
  share: number | null;
  /** Points of the overall score: won, and to be won at the most. */
  points: { won: number; possible: number };
  /**
   * The same within its section, in tenths: 100 less what the section's checks lost is its score before any limit. A check
   * that doesn't apply has what pages of this kind usually earn, which is `usual`; absent in older results.
   */
  sectionPoints: { won: number; possible: number; usual?: number };
  /**
   * Points of the overall score by which the page is better or worse here than such pages usually are, in tenths. Absent
   * where it is as usual, can't be told or doesn't apply, and in results from before it was kept.
   */
  difference?: number;
  /** It applies, but we can't tell from the page. */
  isUntold?: true;
  found: string;
  /** The engine found a fault and isn't sure of it: shown after the clear ones, and as uncertain. */
  isDoubtful?: true;
  quotes: string[];
  advice: string | null;
  /**
   * What to do about a fault that isn't worth points. Absent where `advice` says it, where the check says nothing against the
   * page, where that is a matter of judgement, and where its signal was found to do nothing.
   */
  repair?: string;
  snippet: Snippet | null;
  grade: EvidenceGrade | null;
  /** Rows of the evidence ledger this check rests on. */
  ledger: string[];
};

/** One piece of the main text as served, without markup. */
export type ViewBlock =
  | { kind: "heading"; level: number; text: string }
  | { kind: "paragraph" | "quote" | "code" | "image"; text: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "table"; header: string[]; rows: string[][] };
/** `cut` where the page goes on beyond what is kept. `leftOut`: menus, footers and the like, which nothing is judged by. */
export type CrawlerView = { blocks: ViewBlock[]; cut: boolean; leftOut?: LeftOutPart[] };
export type LeftOutPart = { kind: string; text: string };

/** What robots.txt says to one crawler; `rule` is the line that decides. */
export type CrawlerRule = {
  bot: string;
  engine: string;
  purpose: "search" | "user" | "training";
  allowed: boolean;
  rule: string | null;
};

/** The form of the result. It goes up only if a field is removed, renamed or gets another meaning. */
export const SCHEMA_VERSION = 1;

/**
 * `byRules`: the score without a model's marks, where they moved it. `start`: what pages of this kind usually score. With the
 * differences of all sections and what a `limit` takes, it is `exact`, which is rounded to `score`; all in tenths. Absent in
 * results from before they were kept, and where nothing is measured.
 */
export type OverallScore = {
  score: number;
  explanation: string;
  byRules?: number;
  start?: number;
  limit?: number;
  exact?: number;
};

export type AnalysisResult = { score: OverallScore } & Record<Section, SectionResult> & {
    /** Absent in results from before it was kept, which have the form 1. */
    schemaVersion?: number;
    url: string;
    analyzedAt: string;
    rubricVersion: string;
    mode: "local" | "live";
    /** `score`: measured only if every section is; absent in results from before it was kept. */
    provenance: Record<Section, Provenance> & { score?: Provenance };
    page: { title: string | null; language: string | null; words: number };
    /** In the order in which the user named them; absent where none were named. */
    competitors?: NamedCompetitor[];
    /** What the page was understood to be about; absent in results from before it was kept. */
    reading?: PageReading;
    /** Everything to change, what an editor would do first at the top; absent in results from before edits were kept. */
    edits?: Edit[];
    /** Absent in results from before it was kept. */
    crawlerView?: CrawlerView;
    /** `null`: robots.txt was not asked for. */
    crawlers?: CrawlerRule[] | null;
    gates: { id: string; passed: boolean; found: string }[];
    /** Checks skipped because they need word lists that we don't have for the page's language. */
    leftOut: { language: string | null; audits: string[] } | null;
    audits: AuditResult[];
  };
