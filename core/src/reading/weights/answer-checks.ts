/** Learned by `scripts/judge/learn-reading.ts`, never edited by hand. The format is that of `linear.ts`. */
export const ANSWER_CHECK_WEIGHTS = `kind.explainer kind.how-to kind.roundup kind.comparison kind.review kind.news kind.opinion kind.case-study kind.reference kind.recipe kind.product kind.catalogue kind.service kind.forum kind.home kind.event kind.other answer.best answer.opening answer.openingChosen answer.openingSum answer.openingOdds answer.openingCovers
0.148 0.105 0.15 0.0141 0.00826 0.112 0.0393 0.0123 0.0703 0.00619 0.0749 0.0541 0.0856 0.0709 0.0279 0.00695 0.0135 0.615 0.547 0.387 0.854 1.7 0.766
0.232 0.187 0.265 0.036 0.0107 0.261 0.0951 0.0248 0.179 0.006 0.213 0.151 0.192 0.225 0.105 0.00853 0.0251 0.342 0.39 0.247 0.692 2.16 0.285
yes.answer_early 0.472 -0.109 -0.206 -0.316 -0.244 0.00054 0.174 0.132 -0.124 0.0414 0.0656 0.306 0.312 -0.04 -0.0542 0.204 0.0716 -0.182 0.195 0.714 0.554 0.0878 0.94 -0.21
yes.answer_quotable 0.77 0.0228 -0.0131 0.00238 -0.164 0.0868 0.102 0.179 -0.0258 -0.0197 0.137 0.054 -0.0244 -0.0842 0.0202 0.0578 -0.0712 -0.165 0.0204 0.834 0.346 0.488 0.438 -0.0586
`;
