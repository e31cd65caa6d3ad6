/** Learned by `npm run learn`, never edited by hand. The format is that of `linear.ts`. */
export const ANSWER_CHECK_WEIGHTS = `answer.best answer.opening answer.openingOdds answer.openingChosen answer.openingSum answer.openingCovers kind.explainer kind.how-to kind.roundup kind.comparison kind.review kind.news kind.opinion kind.case-study kind.reference kind.recipe kind.product kind.catalogue kind.service kind.forum kind.home kind.event kind.other
0.639 0.57 1.72 0.367 0.967 0.773 0.146 0.118 0.16 0.0133 0.00825 0.109 0.0485 0.0113 0.066 0.00594 0.0714 0.0505 0.0799 0.0667 0.0262 0.00675 0.0126
0.33 0.365 2.16 0.234 0.755 0.282 0.225 0.208 0.272 0.0311 0.0102 0.255 0.116 0.0236 0.175 0.00563 0.207 0.145 0.186 0.218 0.1 0.00802 0.0223
yes.answer_early 0.48 -0.112 0.438 1.14 0.741 0.27 -0.136 -0.0966 -0.164 -0.289 -0.203 -0.0546 0.111 -0.0394 -0.0235 0.0158 0.138 0.267 0.28 -0.0939 -0.0567 0.234 0.00573 -0.109
yes.answer_quotable 0.65 -0.134 0.273 0.84 0.559 0.456 0.015 0.0109 0.0115 -0.012 -0.127 0.0182 0.071 0.047 0.0548 -0.0396 0.121 0.033 -0.0618 -0.12 0.000443 0.0855 -0.0903 -0.0534
`;
