/** Learned by `npm run learn`, never edited by hand. The format is that of `linear.ts`. */
export const ANSWER_CHECK_WEIGHTS = `answer.best answer.opening answer.openingOdds answer.openingChosen answer.openingSum answer.openingCovers kind.explainer kind.how-to kind.roundup kind.comparison kind.review kind.news kind.opinion kind.case-study kind.reference kind.recipe kind.product kind.catalogue kind.service kind.forum kind.home kind.event kind.other
0.639 0.572 1.73 0.367 0.973 0.772 0.146 0.118 0.16 0.0134 0.00826 0.109 0.0485 0.0113 0.0662 0.00595 0.0714 0.0508 0.0797 0.0668 0.0262 0.00675 0.0126
0.331 0.364 2.17 0.234 0.76 0.283 0.225 0.209 0.272 0.0308 0.0103 0.255 0.116 0.022 0.176 0.00563 0.207 0.146 0.186 0.218 0.1 0.00796 0.0222
yes.answer_early 0.484 -0.109 0.455 1.17 0.723 0.246 -0.14 -0.0878 -0.17 -0.297 -0.237 -0.0588 0.116 -0.0315 -0.0418 0.0124 0.15 0.273 0.278 -0.0662 -0.0586 0.228 0.00265 -0.12
yes.answer_quotable 0.659 -0.149 0.286 0.873 0.545 0.451 0.00779 0.0123 0.0108 -0.0168 -0.153 0.0201 0.0738 0.0529 0.0422 -0.0439 0.132 0.0357 -0.0657 -0.0958 -0.00154 0.0818 -0.0947 -0.0658
`;
