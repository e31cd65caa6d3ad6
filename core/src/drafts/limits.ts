/** Kept apart from the engine, so that a page that only shows the limits doesn't load it. */

/** Fewer words say too little about the kind of page and its question. */
export const MIN_DRAFT_WORDS = 20;
/** About as long as the longest article; more only makes typing slow. */
export const MAX_DRAFT_LENGTH = 200_000;
