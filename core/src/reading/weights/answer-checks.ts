/** Learned by `npm run learn`, never edited by hand. The format is that of `linear.ts`. */
export const ANSWER_CHECK_WEIGHTS = `answer.best answer.opening answer.openingOdds answer.openingChosen answer.openingSum answer.openingCovers kind.explainer kind.how-to kind.roundup kind.comparison kind.review kind.news kind.opinion kind.case-study kind.reference kind.recipe kind.product kind.catalogue kind.service kind.forum kind.home kind.event kind.other
0.639 0.571 1.73 0.367 0.973 0.772 0.146 0.118 0.16 0.0134 0.00826 0.109 0.0485 0.0113 0.0662 0.00595 0.0714 0.0508 0.0797 0.0668 0.0262 0.00675 0.0126
0.331 0.364 2.17 0.235 0.76 0.283 0.225 0.209 0.272 0.0308 0.0103 0.255 0.116 0.022 0.176 0.00563 0.207 0.146 0.186 0.218 0.1 0.00796 0.0222
yes.answer_early 0.482 -0.109 0.457 1.17 0.724 0.246 -0.14 -0.0875 -0.17 -0.298 -0.239 -0.0584 0.116 -0.0313 -0.0419 0.0124 0.15 0.273 0.278 -0.066 -0.0586 0.228 0.00271 -0.12
yes.answer_quotable 0.658 -0.147 0.284 0.875 0.546 0.45 0.0081 0.0128 0.0108 -0.0173 -0.154 0.0203 0.074 0.0531 0.0421 -0.0439 0.132 0.0358 -0.0658 -0.0957 -0.00153 0.0818 -0.0947 -0.0657
`;
