/** Learned by `lab/judge/training/learn-reading.ts`, never edited by hand. The format is that of `linear.ts`. */
export const ANSWER_CHECK_WEIGHTS = `kind.explainer kind.how-to kind.roundup kind.comparison kind.review kind.news kind.opinion kind.case-study kind.reference kind.recipe kind.product kind.catalogue kind.service kind.forum kind.home kind.event kind.other answer.best answer.opening answer.openingChosen answer.openingSum answer.openingOdds answer.openingCovers
0.148 0.103 0.15 0.0142 0.00814 0.113 0.0403 0.0123 0.0708 0.00614 0.0754 0.0536 0.0859 0.0712 0.028 0.00694 0.0134 0.638 0.572 0.357 0.979 1.73 0.768
0.231 0.186 0.266 0.038 0.0103 0.261 0.0957 0.0256 0.183 0.0059 0.213 0.151 0.195 0.225 0.105 0.0085 0.0241 0.334 0.366 0.222 0.773 2.15 0.285
yes.answer_early 0.476 -0.0968 -0.183 -0.286 -0.202 0.00558 0.0926 0.0664 -0.0766 0.0418 0.12 0.272 0.31 -0.0636 -0.0594 0.258 0.0172 -0.186 -0.0368 0.484 0.71 0.169 1.07 -0.135
yes.answer_quotable 0.622 0.0116 -0.0133 -0.0109 -0.141 0.0786 0.065 0.123 -0.0178 -0.015 0.124 0.0368 -0.027 -0.0978 0.00312 0.0974 -0.11 -0.108 -0.108 0.352 0.52 0.356 0.79 0.0252
`;
