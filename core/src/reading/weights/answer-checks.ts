/** Learned by `npm run learn`, never edited by hand. The format is that of `linear.ts`. */
export const ANSWER_CHECK_WEIGHTS = `answer.best answer.opening answer.openingOdds answer.openingChosen answer.openingSum answer.openingCovers kind.explainer kind.how-to kind.roundup kind.comparison kind.review kind.news kind.opinion kind.case-study kind.reference kind.recipe kind.product kind.catalogue kind.service kind.forum kind.home kind.event kind.other
0.639 0.571 1.72 0.367 0.972 0.773 0.146 0.118 0.16 0.0133 0.00824 0.109 0.0485 0.0113 0.066 0.00594 0.0714 0.0505 0.0798 0.0667 0.0263 0.00674 0.0126
0.33 0.364 2.16 0.233 0.756 0.282 0.226 0.209 0.272 0.0308 0.0103 0.255 0.116 0.0237 0.175 0.00563 0.207 0.145 0.186 0.218 0.1 0.008 0.0223
yes.answer_early 0.478 -0.115 0.449 1.14 0.732 0.268 -0.133 -0.0927 -0.164 -0.295 -0.203 -0.0601 0.115 -0.0372 -0.0324 0.0135 0.146 0.269 0.278 -0.0945 -0.0551 0.234 0.000907 -0.108
yes.answer_quotable 0.653 -0.142 0.273 0.847 0.55 0.469 0.0178 0.0128 0.0113 -0.0152 -0.122 0.0141 0.0733 0.0498 0.0508 -0.0425 0.128 0.0348 -0.0627 -0.121 0.00282 0.0848 -0.0952 -0.0523
`;
