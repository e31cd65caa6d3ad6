/** Learned by `npm run learn`, never edited by hand. The format is that of `linear.ts`. */
export const QUESTION_WEIGHTS = `title tag main slug description inHeadings headingShare opening site count share absent titleWords titleIsLong agreed number year length isShort
0.203 0.273 0.192 0.162 0.573 0.21 0.0472 0.555 0.0493 1.36 0.247 0.184 5.14 0.06 1.13 0.0257 0.00802 6.15 0.108
0.403 0.446 0.394 0.369 0.495 0.407 0.142 0.497 0.216 0.968 0.176 0.388 2.86 0.238 1.14 0.158 0.0892 2.55 0.31
word -2.11 0.411 0.744 -0.143 0.256 0.2 0.048 0.192 0.25 0.106 0.232 0.626 0.215 -0.357 0.128 0.266 -0.0365 0.372 -0.0686 0.0116
`;
