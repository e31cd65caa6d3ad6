/** A user's pages, filed in projects by host, with the figures of their latest analysis. */
import type { ReportBrand } from "@citeworthy/core/client-report/report-brand";
import type { ChangeNote } from "@citeworthy/core/history/change-note";
import type { WebhookEvent } from "@citeworthy/core/product/webhooks";
import type { FolderFault } from "@citeworthy/core/projects/group-faults";
import type { PagePlace } from "@citeworthy/core/projects/page-place";
import type { PageSummary } from "@citeworthy/core/projects/page-summary";
import type {
  PageFigures,
  PageRating,
  ProjectFigures,
  ProjectOverview,
} from "@citeworthy/core/projects/project-view";
import type { AnalysisComparison } from "../analysis/analyses.ts";
import type { StoredToken } from "../runtime/link-tokens.ts";

export type Project = { id: string; userId: string; name: string; createdAt: Date };
export type ReportLink = StoredToken & {
  userId: string;
  projectId: string;
  passwordHash: string | null;
  expiresAt: Date;
  createdAt: Date;
};
export type ProjectSummary = Project & ProjectFigures & { analyzedAt: Date | null };
type ProjectSite = {
  userId: string;
  host: string;
  projectId: string;
  proof: string;
  verifiedAt: Date | null;
  requestsPerSecond: number;
};

export type ProjectPage = PageFigures & {
  projectId: string;
  changes: ChangeNote | null;
  analyzedAt: Date;
};

export const PAGE_SORTS = ["newest", "lowest", "fall", "title"] as const;
export type PageSort = (typeof PAGE_SORTS)[number];
/** The bands of the score, as the lowest and highest score they include. */
type ScoreRange = { from: number; to: number };

export type PageFilter = {
  projectId: string;
  archived: boolean;
  text?: string;
  kind?: string;
  score?: ScoreRange;
  /** Only pages with this fault. */
  audit?: string;
};
/** The last row of the page before: its sort value and its id. */
export type PageMark = { value: string; id: string };
type PageQuery = PageFilter & { sort: PageSort; limit: number; after: PageMark | null };

/** Pages by id, or all that a filter finds. */
export type PageSelection = { userId: string } & (
  | { ids: string[]; projectId: string }
  | { filter: PageFilter }
);

export type Filed = {
  userId: string;
  searchId: string;
  place: PagePlace & { url: string };
  summary: PageSummary;
  /** Where a page that isn't filed yet goes; else its host decides. */
  projectId?: string | null;
  /** The page as it is; null for one that isn't filed yet. */
  known: KnownPage | null;
  /** What changed since the analysis before; null after the first, and where the two weren't compared. */
  change: { comparison: AnalysisComparison; rubric: string; note: ChangeNote } | null;
  now: Date;
};

/** `latest`: its latest analysis. */
type KnownPage = { id: string; projectId: string; latest: string };
/** What depends on the analyses of a page: its row, items of the work list, webhooks for the event. */
export type PageFollowers = { page: KnownPage | null; hasWork: boolean; hasWebhooks: boolean };
export type FollowedPage = {
  userId: string;
  key: string | null;
  workKeys: readonly string[];
  event: WebhookEvent;
};

export type ProjectStore = {
  create(project: Project): Promise<void>;
  rename(project: { id: string; userId: string; name: string }): Promise<void>;
  remove(project: { id: string; userId: string }): Promise<void>;
  /** Fields that were added later may be missing. */
  brandOf(projectId: string): Promise<Partial<ReportBrand> | null>;
  setBrand(project: { id: string; userId: string }, brand: ReportBrand): Promise<void>;
  addLink(link: ReportLink): Promise<void>;
  linksOf(projectId: string): Promise<ReportLink[]>;
  findLink(tokenHash: string): Promise<ReportLink | null>;
  /** False where the user has no such link. */
  removeLink(link: { tokenHash: string; userId: string }): Promise<boolean>;
  forgetLinks(before: Date): Promise<void>;
  find(project: { id: string; userId: string }): Promise<Project | null>;
  listOf(userId: string): Promise<ProjectSummary[]>;
  sitesOf(projectId: string): Promise<ProjectSite[]>;
  siteOf(userId: string, host: string): Promise<ProjectSite | null>;
  /** False where the host belongs to another project of the user. */
  addSite(site: Omit<ProjectSite, "verifiedAt" | "requestsPerSecond">): Promise<boolean>;
  verifySite(site: { userId: string; host: string; now: Date; requestsPerSecond: number }): Promise<void>;

  /** The page is locked until the end of the transaction. `key` is null for an analysis that belongs to no page. */
  followers(of: FollowedPage): Promise<PageFollowers>;
  /**
   * Notes an analysis at its page, and creates page and project where they are missing. Where there was one before, earlier
   * analyses wait to be judged again.
   */
  file(analysis: Filed, newId: () => string): Promise<void>;
  /** Updates the page of an analysis that was judged again. */
  refresh(searchId: string, summary: PageSummary): Promise<void>;
  page(page: { id: string; userId: string }): Promise<ProjectPage | null>;
  /** `mark`: where the next part of the list starts after this page. */
  pages(query: PageQuery): Promise<(ProjectPage & { mark: PageMark })[]>;
  /** The pages under which addresses were filed before; two addresses of one page have the same id. */
  pageIdsOf(userId: string, urls: readonly string[]): Promise<Map<string, string>>;
  urlsOf(selection: PageSelection, most: number): Promise<string[]>;
  count(filter: PageFilter): Promise<number>;
  overview(projectId: string): Promise<ProjectOverview>;
  /** What changed since the analysis before; null after the first one. */
  noteChange(pageId: string, changes: ChangeNote | null): Promise<void>;
  /** Notes that earlier analyses of the page wait to be judged again, or with null that none does. */
  setAgainDue(pageId: string, since: Date | null): Promise<void>;
  /** Pages with such analyses, longest waiting first. */
  againDue(limit: number): Promise<{ id: string; rubric: string | null }[]>;
  /** Active pages whose score changed, largest change first, and how many can't be compared with their analysis before. */
  changedPages(
    projectId: string,
    limit: number,
  ): Promise<{ pages: (PageRating & { changes: ChangeNote })[]; notCompared: number }>;
  pageIdOf(searchId: string): Promise<string | null>;
  /** Faults of the active pages of a project, or only of the pages of a batch. */
  faults(where: { projectId: string } | { batchId: string }): Promise<FolderFault[]>;

  /** Each returns how many pages changed. The time marks the change, so that it can be undone. */
  archive(selection: PageSelection, at: Date): Promise<number>;
  restore(selection: PageSelection): Promise<number>;
  removePages(selection: PageSelection, at: Date): Promise<number>;
  move(selection: PageSelection, to: string, at: Date): Promise<number>;
  undo(change: {
    userId: string;
    what: "archive" | "delete" | "move";
    at: Date;
    projectId: string;
  }): Promise<number>;
  /** Deletes for good what was deleted before that time. */
  purge(before: Date, limit: number): Promise<number>;
};
