/** Learned by `npm run learn`, never edited by hand. The format is that of `marks.ts`. */
export const MARK_WEIGHTS = { share: 0.8, most: 30 };
