/** Faults counted across pages: which one to fix first, and whether one template causes it. */

/** One fault counted across the pages of a folder. */
export type FolderFault = {
  audit: string;
  title: string;
  folder: string;
  fault: string | null;
  /** Whether the pages have different sentences for the fault: 0 where no report has one, 1, or 2 for more than one. */
  faults: number;
  found: string;
  /** 1, or 2 where the pages have different sentences. */
  founds: number;
  quote: string;
  pages: number;
  /** How many pages of the folder were analyzed. */
  folderPages: number;
  /** 1 where the fault was found on the same words of every page or on none, else 2. */
  quotes: number;
  points: number;
};
export type FaultGroup = {
  audit: string;
  /** What the check is called. */
  title: string;
  /** One sentence that is true of every page; null where the pages have different ones. */
  fault: string | null;
  pages: number;
  /** Points of the overall score that the fault costs, over all its pages. */
  points: number;
  /** Folders whose pages most likely share a faulty template. */
  templates: string[];
  example: string;
};

/** Fewer pages with the same fault may be coincidence. */
const MIN_TEMPLATE_PAGES = 3;
/** A template's fault shows on nearly all of its pages; a writer's on some. */
const MIN_TEMPLATE_SHARE = 0.8;

const isTemplate = ({ pages, folderPages, quotes }: FolderFault): boolean =>
  pages >= MIN_TEMPLATE_PAGES && quotes <= 1 && pages / folderPages >= MIN_TEMPLATE_SHARE;

/** The fault that costs most over all pages comes first. */
export function groupFaults(faults: readonly FolderFault[]): FaultGroup[] {
  const byAudit = Map.groupBy(faults, ({ audit }) => audit);
  return [...byAudit.values()].map(groupOf).sort((a, b) => b.points - a.points || b.pages - a.pages);
}

function groupOf(folders: readonly FolderFault[]): FaultGroup {
  const sum = (of: (one: FolderFault) => number) => folders.reduce((total, one) => total + of(one), 0);
  const largest = folders.toSorted((a, b) => b.pages - a.pages)[0];
  return {
    audit: largest?.audit ?? "",
    title: largest?.title ?? "",
    fault: sharedSentence(folders),
    example: largest?.quote ?? "",
    pages: sum(({ pages }) => pages),
    points: Math.round(sum(({ points }) => points) * 10) / 10,
    templates: folders.filter(isTemplate).map(({ folder }) => folder),
  };
}

/** A sentence with a number or a name of one page would be wrong for the others. */
function sharedSentence(folders: readonly FolderFault[]): string | null {
  const told = folders.filter(({ faults }) => faults > 0);
  const faults = new Set(told.map(({ fault }) => fault));
  if (faults.size === 1 && told.every((one) => one.faults === 1)) return [...faults][0] ?? null;
  const founds = new Set(folders.map(({ found }) => found));
  return founds.size === 1 && folders.every((one) => one.founds === 1) ? ([...founds][0] ?? null) : null;
}

/** "17 of 40 pages: The page shows no date (probably one template)". */
export function faultWords(group: FaultGroup, all: number): string {
  const count = `${group.pages} of ${all} ${all === 1 ? "page" : "pages"}`;
  const cause =
    group.templates.length === 0
      ? ""
      : group.templates.length === 1
        ? ", probably one template"
        : ", probably templates";
  return `${count}${cause}: ${group.fault ?? group.title}`;
}
