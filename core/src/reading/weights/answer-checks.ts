/** Learned by `npm run learn`, never edited by hand. The format is that of `linear.ts`. */
export const ANSWER_CHECK_WEIGHTS = `answer.best answer.opening answer.openingOdds answer.openingChosen answer.openingSum answer.openingCovers kind.explainer kind.how-to kind.roundup kind.comparison kind.review kind.news kind.opinion kind.case-study kind.reference kind.recipe kind.product kind.catalogue kind.service kind.forum kind.home kind.event kind.other
0.639 0.571 1.72 0.366 0.974 0.774 0.146 0.118 0.16 0.0133 0.00824 0.109 0.0485 0.0113 0.066 0.00593 0.0714 0.0504 0.0798 0.0667 0.0263 0.00673 0.0126
0.33 0.364 2.16 0.233 0.757 0.282 0.226 0.209 0.272 0.0308 0.0103 0.255 0.116 0.0237 0.175 0.00561 0.207 0.145 0.186 0.218 0.1 0.00799 0.0223
yes.answer_early 0.475 -0.109 0.456 1.14 0.73 0.259 -0.138 -0.0939 -0.165 -0.293 -0.207 -0.0594 0.116 -0.0409 -0.0314 0.0118 0.142 0.267 0.284 -0.0951 -0.0568 0.233 0.00464 -0.106
yes.answer_quotable 0.652 -0.142 0.273 0.849 0.552 0.469 0.0103 0.0116 0.0119 -0.0141 -0.126 0.0162 0.0735 0.0481 0.0511 -0.0434 0.125 0.0331 -0.0587 -0.121 0.00169 0.0838 -0.0923 -0.0535
`;
