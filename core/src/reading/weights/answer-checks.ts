/** Learned by `npm run learn`, never edited by hand. The format is that of `linear.ts`. */
export const ANSWER_CHECK_WEIGHTS = `answer.best answer.opening answer.openingOdds answer.openingChosen answer.openingSum answer.openingCovers kind.explainer kind.how-to kind.roundup kind.comparison kind.review kind.news kind.opinion kind.case-study kind.reference kind.recipe kind.product kind.catalogue kind.service kind.forum kind.home kind.event kind.other
0.639 0.57 1.72 0.367 0.971 0.772 0.146 0.118 0.16 0.0133 0.00823 0.109 0.0485 0.0112 0.066 0.00593 0.0713 0.0509 0.0798 0.0667 0.0262 0.00672 0.0125
0.331 0.364 2.16 0.234 0.759 0.283 0.226 0.209 0.272 0.0307 0.0102 0.255 0.116 0.0221 0.175 0.00561 0.207 0.146 0.186 0.218 0.1 0.00795 0.0221
yes.answer_early 0.484 -0.109 0.457 1.17 0.722 0.25 -0.138 -0.0966 -0.174 -0.302 -0.205 -0.0619 0.112 -0.0329 -0.0454 0.00556 0.151 0.27 0.274 -0.0714 -0.0622 0.227 0.000958 -0.118
yes.answer_quotable 0.659 -0.142 0.277 0.873 0.546 0.451 0.00961 0.00712 0.00502 -0.0221 -0.126 0.0173 0.0693 0.0502 0.0396 -0.0495 0.132 0.0329 -0.069 -0.101 -0.00524 0.0792 -0.0974 -0.0635
`;
