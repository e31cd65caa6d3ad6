/** Learned by `npm run learn`, never edited by hand. The format is that of `linear.ts`. */
export const ANSWER_CHECK_WEIGHTS = `answer.best answer.opening answer.openingOdds answer.openingChosen answer.openingSum answer.openingCovers kind.explainer kind.how-to kind.roundup kind.comparison kind.review kind.news kind.opinion kind.case-study kind.reference kind.recipe kind.product kind.catalogue kind.service kind.forum kind.home kind.event kind.other
0.639 0.571 1.73 0.367 0.973 0.772 0.146 0.118 0.16 0.0133 0.00823 0.109 0.0485 0.0112 0.066 0.00593 0.0713 0.0509 0.0798 0.0667 0.0262 0.00672 0.0125
0.331 0.364 2.17 0.235 0.76 0.283 0.226 0.209 0.272 0.0307 0.0102 0.255 0.116 0.0221 0.175 0.00561 0.207 0.146 0.186 0.218 0.1 0.00795 0.0221
yes.answer_early 0.483 -0.11 0.456 1.17 0.724 0.246 -0.139 -0.0903 -0.167 -0.3 -0.238 -0.0595 0.117 -0.0316 -0.0417 0.0112 0.151 0.273 0.276 -0.0659 -0.0587 0.229 0.0047 -0.12
yes.answer_quotable 0.658 -0.148 0.283 0.875 0.547 0.45 0.00797 0.0133 0.0121 -0.0175 -0.154 0.0201 0.0748 0.0535 0.0421 -0.0436 0.132 0.0369 -0.0663 -0.0948 -0.000946 0.0822 -0.0941 -0.0658
`;
