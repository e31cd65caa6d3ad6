/** Learned by `npm run learn`, never edited by hand. The format is that of `linear.ts`. */
export const ANSWER_CHECK_WEIGHTS = `answer.best answer.opening answer.openingOdds answer.openingChosen answer.openingSum answer.openingCovers kind.explainer kind.how-to kind.roundup kind.comparison kind.review kind.news kind.opinion kind.case-study kind.reference kind.recipe kind.product kind.catalogue kind.service kind.forum kind.home kind.event kind.other
0.639 0.572 1.73 0.368 0.974 0.772 0.146 0.118 0.16 0.0134 0.00826 0.109 0.0486 0.0113 0.0662 0.00595 0.0714 0.0507 0.0798 0.0668 0.0262 0.00675 0.0126
0.331 0.364 2.18 0.235 0.76 0.283 0.225 0.209 0.272 0.0308 0.0103 0.255 0.116 0.0221 0.176 0.00564 0.207 0.146 0.186 0.218 0.1 0.00796 0.0222
yes.answer_early 0.479 -0.0869 0.452 1.16 0.725 0.23 -0.141 -0.0876 -0.168 -0.299 -0.24 -0.0601 0.118 -0.03 -0.0412 0.0134 0.149 0.272 0.281 -0.0671 -0.0561 0.233 0.00586 -0.119
yes.answer_quotable 0.656 -0.14 0.283 0.871 0.547 0.444 0.0071 0.0132 0.0112 -0.0171 -0.155 0.0185 0.0748 0.055 0.0433 -0.0425 0.132 0.0351 -0.064 -0.0961 0.000338 0.0824 -0.0939 -0.0649
`;
