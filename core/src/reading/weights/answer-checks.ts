/** Learned by `npm run learn`, never edited by hand. The format is that of `linear.ts`. */
export const ANSWER_CHECK_WEIGHTS = `answer.best answer.opening answer.openingOdds answer.openingChosen answer.openingSum answer.openingCovers kind.explainer kind.how-to kind.roundup kind.comparison kind.review kind.news kind.opinion kind.case-study kind.reference kind.recipe kind.product kind.catalogue kind.service kind.forum kind.home kind.event kind.other
0.638 0.57 1.71 0.367 0.967 0.773 0.146 0.118 0.16 0.0133 0.00825 0.109 0.0486 0.0113 0.066 0.00594 0.0714 0.0505 0.0799 0.0667 0.0263 0.00674 0.0126
0.33 0.365 2.16 0.234 0.754 0.282 0.225 0.208 0.272 0.0311 0.0103 0.255 0.116 0.0236 0.175 0.00563 0.207 0.145 0.186 0.218 0.1 0.00801 0.0223
yes.answer_early 0.477 -0.112 0.438 1.14 0.741 0.27 -0.135 -0.0966 -0.165 -0.289 -0.203 -0.0551 0.111 -0.0402 -0.0224 0.0158 0.139 0.267 0.28 -0.0941 -0.0567 0.234 0.00526 -0.109
yes.answer_quotable 0.648 -0.134 0.273 0.84 0.558 0.456 0.0152 0.0106 0.0113 -0.0121 -0.127 0.0186 0.0712 0.0466 0.055 -0.0398 0.122 0.0329 -0.062 -0.12 0.000331 0.0854 -0.091 -0.0529
`;
