/** Learned by `lab/judge/training/learn-reading.ts`, never edited by hand. The format is that of `linear.ts`. */
export const QUESTION_WEIGHTS = `title tag main slug description inHeadings headingShare opening site count share absent titleWords titleIsLong agreed number year length isShort
0.204 0.275 0.193 0.162 0.572 0.206 0.0455 0.553 0.0497 1.35 0.248 0.187 5.16 0.0636 1.13 0.0264 0.00811 6.15 0.109
0.403 0.446 0.395 0.369 0.495 0.404 0.138 0.497 0.217 0.964 0.177 0.39 2.91 0.244 1.14 0.16 0.0897 2.55 0.312
word -2.1 0.402 0.75 -0.139 0.274 0.197 0.0404 0.208 0.232 0.113 0.26 0.586 0.194 -0.362 0.129 0.268 -0.026 0.35 -0.0818 0.0073
`;
