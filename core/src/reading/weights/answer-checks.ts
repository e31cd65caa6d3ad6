/** Learned by `scripts/judge/learn-reading.ts`, never edited by hand. The format is that of `linear.ts`. */
export const ANSWER_CHECK_WEIGHTS = `kind.explainer kind.how-to kind.roundup kind.comparison kind.review kind.news kind.opinion kind.case-study kind.reference kind.recipe kind.product kind.catalogue kind.service kind.forum kind.home kind.event kind.other answer.best answer.opening answer.openingChosen answer.openingSum answer.openingOdds answer.openingCovers
0.148 0.105 0.15 0.0141 0.00824 0.112 0.0392 0.0123 0.0702 0.0062 0.0749 0.0541 0.0858 0.0709 0.0279 0.00695 0.0137 0.708 0.643 0.375 1.19 2.22 0.741
0.232 0.187 0.265 0.036 0.0106 0.261 0.0953 0.0247 0.179 0.00602 0.213 0.151 0.192 0.225 0.105 0.00852 0.0258 0.301 0.355 0.251 0.824 2.51 0.299
yes.answer_early 0.454 -0.0964 -0.192 -0.228 -0.16 0.0286 0.17 0.036 -0.087 0.0187 0.0152 0.22 0.206 -0.0334 -0.0404 0.19 0.0666 -0.139 -0.206 0.188 0.382 0.262 1.54 -0.21
yes.answer_quotable 0.67 0.0204 -0.023 -0.00268 -0.0908 0.0906 0.11 0.0982 -0.0125 -0.0244 0.0854 0.00514 -0.0678 -0.0858 0.0286 0.032 -0.0528 -0.131 -0.25 0.0672 0.378 0.628 1.18 -0.0742
`;
