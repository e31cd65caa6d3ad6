/** How much of a page is read. Past these it is cut, not refused. */

export const MAX_LENGTH = 12_000_000;
/** Twice the largest of 1,480 pages tried. */
export const MAX_NODES = 75_000;
/** Tags and comments: far more than the nodes that they can make, since an end tag may make none. */
export const MAX_TAGS = 4 * MAX_NODES;
/** Signs of text outside scripts and styles: a book of 170,000 words. */
export const MAX_TEXT = 1_000_000;
/** Browsers stop at 512 levels; nobody writes 128 on purpose. Deeper elements become siblings. */
export const MAX_DEPTH = 128;
export const MAX_ATTRIBUTES = 64;
