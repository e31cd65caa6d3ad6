/** Learned by `scripts/judge/learn-reading.ts`, never edited by hand. The format is that of `linear.ts`. */
export const QUESTION_WEIGHTS = `title tag main slug description inHeadings headingShare opening site count share absent titleWords titleIsLong agreed number year length isShort
0.199 0.267 0.189 0.157 0.582 0.185 0.0444 0.556 0.0479 1.33 0.245 0.187 5.29 0.0662 1.13 0.0252 0.00773 6.07 0.119
0.399 0.443 0.392 0.364 0.493 0.388 0.142 0.497 0.213 0.959 0.175 0.39 2.99 0.249 1.12 0.157 0.0876 2.54 0.323
word -2.12 0.402 0.746 -0.135 0.26 0.189 0.0442 0.195 0.236 0.112 0.27 0.576 0.192 -0.368 0.129 0.262 -0.0372 0.374 -0.069 0.0438
`;
