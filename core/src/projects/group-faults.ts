/** Faults counted across pages: which one to fix first, and whether one template causes it. */

export type FolderFault = {
  audit: string;
  title: string;
  folder: string;
  fault: string | null;
  quote: string;
  pages: number;
  folderPages: number;
  /** How many different words the fault has been found on, the absence of words included. */
  quotes: number;
  points: number;
};
export type FaultGroup = {
  audit: string;
  /** What the check is called. */
  title: string;
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

/** The fault with most points to win over all pages comes first. */
export function groupFaults(faults: readonly FolderFault[]): FaultGroup[] {
  const groups = new Map<string, FaultGroup>();
  for (const one of faults) {
    const known = groups.get(one.audit);
    const largest = known === undefined || one.pages > known.pages;
    groups.set(one.audit, {
      audit: one.audit,
      title: one.title,
      fault: largest ? (one.fault ?? known?.fault ?? null) : (known.fault ?? one.fault),
      example: largest ? one.quote : known.example,
      pages: (known?.pages ?? 0) + one.pages,
      points: Math.round(((known?.points ?? 0) + one.points) * 10) / 10,
      templates: [...(known?.templates ?? []), ...(isTemplate(one) ? [one.folder] : [])],
    });
  }
  return [...groups.values()].sort((a, b) => b.points - a.points || b.pages - a.pages);
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
