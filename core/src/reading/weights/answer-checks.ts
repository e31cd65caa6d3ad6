/** Learned by `scripts/judge/learn-reading.ts`, never edited by hand. The format is that of `linear.ts`. */
export const ANSWER_CHECK_WEIGHTS = `kind.explainer kind.how-to kind.roundup kind.comparison kind.review kind.news kind.opinion kind.case-study kind.reference kind.recipe kind.product kind.catalogue kind.service kind.forum kind.home kind.event kind.other answer.best answer.opening answer.openingChosen answer.openingSum answer.openingOdds answer.openingCovers
0.148 0.105 0.15 0.0141 0.00824 0.112 0.0393 0.0123 0.0702 0.0062 0.0749 0.0541 0.0858 0.0709 0.0279 0.00694 0.0135 0.716 0.655 0.372 1.21 2.15 0.741
0.232 0.187 0.265 0.0359 0.0106 0.261 0.0951 0.0248 0.179 0.00602 0.213 0.151 0.192 0.225 0.105 0.00849 0.0252 0.298 0.349 0.249 0.827 2.33 0.299
yes.answer_early 0.378 -0.084 -0.21 -0.199 -0.212 0.057 0.129 0.0418 -0.0704 0.0104 0.0352 0.24 0.22 -0.0624 -0.036 0.183 0.0438 -0.175 -0.216 0.134 0.574 0.368 1.25 -0.26
yes.answer_quotable 0.562 0.0374 -0.0332 0.00932 -0.137 0.11 0.0774 0.104 0.00016 -0.0362 0.0936 0.0222 -0.048 -0.11 0.0342 0.0306 -0.0754 -0.155 -0.25 0.058 0.59 0.642 0.846 -0.113
`;
