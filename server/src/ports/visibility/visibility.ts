/** Monitor runs as they happened: answers and pages are added while a run goes on, so that a second try asks for nothing twice. */
import type { VisibilityResult } from "@citeworthy/core/contract/visibility";
import type { SiteReading } from "@citeworthy/core/visibility/estimates/page-reading";
import type { EvidencePoint, ScoredPage } from "@citeworthy/core/visibility/estimates/score-evidence";
import type { KeptAnswer } from "@citeworthy/core/visibility/score-site";

export type VisibilityRun = {
  id: string;
  userId: string;
  url: string;
  query: string;
  samples: number;
  /** The saved monitor that it belongs to. */
  monitorId: string | null;
};
/** `place` 0 is the person's own page. Either it was read, or there is a reason why not. */
export type StoredSite = { place: number; url: string; reading: SiteReading | null; failure: string | null };

/** `at`: when it was stored, which is when it arrived. */
export type DatedKeptAnswer = KeptAnswer & { at: Date };

export type VisibilityStore = {
  /** All four: adding the same twice leaves what was there first. */
  begin(run: VisibilityRun, now: Date): Promise<void>;
  addAnswer(runId: string, answer: KeptAnswer & { parserVersion: string }, now: Date): Promise<void>;
  addSite(runId: string, site: StoredSite, now: Date): Promise<void>;
  /** The scores of the pages that were counted, with k of n. */
  addScores(runId: string, pages: readonly ScoredPage[], now: Date): Promise<void>;
  /** Every scored page of the newest measured runs, of all people: figures only, no address and no name. */
  evidence(limit: number): Promise<EvidencePoint[]>;
  addResult(runId: string, result: VisibilityResult, now: Date): Promise<void>;
  /** The run from which a monitor was saved is its first point. */
  assign(runId: string, monitorId: string): Promise<void>;
  find(id: string): Promise<VisibilityRun | null>;
  answersOf(runId: string): Promise<DatedKeptAnswer[]>;
  sitesOf(runId: string): Promise<StoredSite[]>;
  /** What the person's own page calls itself and its site, by run; runs whose page wasn't read are left out. */
  ownNames(runIds: readonly string[]): Promise<Map<string, { names: string[]; title: string | null }>>;
  /** Null while the run goes on, or if it failed. */
  resultOf(runId: string): Promise<VisibilityResult | null>;
  /** What the person's newest finished run came to. */
  latestOf(userId: string): Promise<VisibilityResult | null>;
};
