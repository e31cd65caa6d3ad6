/** Where texts are written before they are published; its draft is stored under its own path. */
export const DRAFT_PAGE = "/draft";
