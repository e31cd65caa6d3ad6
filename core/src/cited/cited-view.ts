/** What measured answers cite, as screens, files, the API and MCP receive it. */
import type { Span } from "../visibility/answers/mentions.ts";
import type { Interval } from "../visibility/interval.ts";
import type { MonitoredEngine } from "../visibility/ratings.ts";

/** `dropped`: the engine listed it as a source and did not cite it. */
export type SourceRole = "cited" | "dropped";

/**
 * Whether we read the page. `refused`: robots.txt or the server's answer; `unreachable`: no page came; `left_out`: over the limit
 * of pages per question and run; `expired`: read, but its text is no longer kept. `reason` of the source says more.
 */
export const SOURCE_STATES = ["read", "waiting", "refused", "unreachable", "left_out", "expired"] as const;
export type SourceState = (typeof SOURCE_STATES)[number];

export type AnswerSource = {
  url: string;
  host: string;
  title: string | null;
  /** As the engine lists it, from 1. */
  position: number;
  role: SourceRole;
  isOwn: boolean;
  state: SourceState;
  reason: string | null;
  /** What distinguishes a page that was read, in a few words: "Forum, 31 different amounts". */
  note: string | null;
};

/** Words of a page, letter for letter. */
export type PageQuote = {
  url: string;
  text: string;
  /** The heading above it. */
  under: string | null;
  /** Words of the page before it. */
  wordsBefore: number;
};

/** Ordered by how much they ask of the user. `not_checked`: the page wasn't read, or nothing here can decide. */
export const SUPPORT_VERDICTS = ["not_supported", "partly", "supported", "not_checked"] as const;
export type SupportVerdict = (typeof SUPPORT_VERDICTS)[number];

/** What decides a claim; a claim without any of them is decided by ranking, or by a model. */
export const CLAIM_FACTS = ["price", "date", "number", "name"] as const;
export type ClaimFact = (typeof CLAIM_FACTS)[number];

/** What one page says about one claim. */
export type ClaimSupport = {
  url: string;
  verdict: SupportVerdict;
  /** The passage that supports it, or the nearest one; null where the page has none. */
  quote: PageQuote | null;
  /** What differs, in one sentence: "The amount is right. The page gives it for pour-over only." */
  note: string | null;
  /** `false`: doubtful, and shown as doubt. */
  isSure: boolean;
};

export type AnswerClaim = {
  /** What an editor's verdict names; only "Why them?" gives it. */
  id?: string;
  text: string;
  /** Its place in the answer. */
  span: Span;
  facts: ClaimFact[];
  /** The words that decide it, as they stand in `text`: "$29". */
  decidedBy: string[];
  /** Positions of the sources that the answer cites for it. */
  cites: number[];
  /** One for each cited source. */
  supports: ClaimSupport[];
  /** Whether the user's page says it. */
  own: ClaimSupport;
  /** The editor's verdict that "own" holds; absent where it is ours. */
  ownOverruled?: Overruled;
  judgedBy: "rules" | "model";
};

export type SourcedAnswer = {
  engine: MonitoredEngine;
  model: string;
  /** From 1. */
  sample: number;
  askedAt: string;
  text: string;
  /** `false`: answered from memory, so there is no page to compare with. */
  searched: boolean;
  /** `false`: the vendor names what it cites and not what else it read ("not reported"). */
  reportsDropped: boolean;
  sources: AnswerSource[];
  claims: AnswerClaim[];
};

/** k of n answers with its 95% interval; shares from 0 to 1. */
export type CountedShare = { cited: number; counted: number; interval: Interval };

export type CitedPage = CountedShare & {
  url: string;
  host: string;
  title: string | null;
  isOwn: boolean;
  /** Answers that listed it and did not cite it. */
  dropped: number;
};

export type PageDifference = {
  id: string;
  /** "They give a price per month." */
  title: string;
  /** "6 of 7 cited pages give one; yours gives none." */
  detail: string;
  /** Pages that have it: among those cited, and among those read and dropped. */
  cited: { with: number; of: number; interval: Interval };
  dropped: { with: number; of: number; interval: Interval } | null;
  theirs: PageQuote;
  /** What the user's page has instead. */
  own: PageQuote | null;
  /** What to change, as an instruction: the text of a task. */
  task: string;
  /** The edit of the newest report that does this; null where there is none. */
  editId: string | null;
};

/** For one question of one monitor run. */
export type WhyThem = {
  runId: string;
  query: string;
  url: string;
  from: string;
  to: string;
  counted: number;
  /** Answers that count for nothing: failures, and answers from memory. */
  failed: number;
  memory: number;
  own: CountedShare & { byEngine: Partial<Record<MonitoredEngine, CountedShare>> };
  /** Most cited first. */
  pages: CitedPage[];
  answers: SourcedAnswer[];
  /** At most three; `tooFew` says why there are none. */
  differences: PageDifference[];
  tooFew: string | null;
  /** Pages still to be read, and all pages. */
  progress: { waiting: number; of: number };
};

/** An editor's verdict instead of ours. */
export type Overruled = {
  id: string;
  /** What we said. */
  was: SupportVerdict;
  note: string | null;
  /** The editor's name; null for a former member. */
  by: string | null;
  at: string;
};

/** One claim that cites the user's page or names the site. */
export type SaidClaim = {
  id: string;
  runId: string;
  query: string;
  engine: MonitoredEngine;
  askedAt: string;
  /** The user's page that it cites; the monitored one where it only names the site. */
  page: { url: string; title: string | null };
  claim: AnswerClaim;
  support: ClaimSupport;
  /** Not in the run before. */
  isNew: boolean;
  /** Null where the verdict is ours. */
  overruled: Overruled | null;
};

export type SaidOfYou = {
  from: string | null;
  to: string | null;
  answers: number;
  counts: Record<SupportVerdict, number>;
  /** Prices and dates first, then by verdict. */
  claims: SaidClaim[];
  /** Claims of the run before that the newest one no longer makes. */
  gone: number;
  /** `false`: no question has an earlier run, so nothing can be new or gone. */
  isCompared: boolean;
};

/** "Cited in fact", beside the score of a page. */
export type CitedInFact = CountedShare & {
  from: string;
  to: string;
  byEngine: Partial<Record<MonitoredEngine, CountedShare>>;
  queries: string[];
  /** Counts of imported reports; null where none was imported. */
  google: number | null;
  bing: number | null;
};

/** Does a score tell cited from read-and-dropped pages, within a question? */
export type OwnValidity = {
  /** Questions with pages of both kinds, and their pages. */
  questions: number;
  cited: number;
  dropped: number;
  needed: number;
  /** For the score, each section and each check; null where there are too few pages. */
  figures: { id: string; auc: number; interval: Interval; pairs: number }[] | null;
};

/** What an editor may say instead of our verdict. */
export const OVERRULING_VERDICTS = ["supported", "partly", "not_supported"] as const;
export type OverrulingVerdict = (typeof OVERRULING_VERDICTS)[number];
export const MAX_OVERRULE_NOTE = 500;
