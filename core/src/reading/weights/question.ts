/** Learned by `lab/judge/training/learn-reading.ts`, never edited by hand. The format is that of `linear.ts`. */
export const QUESTION_WEIGHTS = `title tag main slug description inHeadings headingShare opening site count share absent titleWords titleIsLong agreed number year length isShort
0.199 0.267 0.189 0.157 0.583 0.185 0.0445 0.555 0.0479 1.33 0.245 0.187 5.29 0.0663 1.13 0.0251 0.00766 6.07 0.118
0.399 0.443 0.392 0.364 0.493 0.388 0.142 0.497 0.213 0.96 0.175 0.39 2.99 0.249 1.12 0.156 0.0872 2.54 0.323
word -2.12 0.402 0.748 -0.134 0.26 0.187 0.0432 0.196 0.242 0.112 0.27 0.572 0.186 -0.368 0.128 0.262 -0.0364 0.372 -0.0678 0.045
`;
