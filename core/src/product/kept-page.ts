/** How long the page behind an analysis is kept, so that the analysis can be judged again without fetching it. */
export const KEPT_PAGE_DAYS = 90;
