/** Learned by `lab/judge/training/learn-reading.ts`, never edited by hand. The format is that of `linear.ts`. */
export const ANSWER_CHECK_WEIGHTS = `kind.explainer kind.how-to kind.roundup kind.comparison kind.review kind.news kind.opinion kind.case-study kind.reference kind.recipe kind.product kind.catalogue kind.service kind.forum kind.home kind.event kind.other answer.best answer.opening answer.openingChosen answer.openingSum answer.openingOdds answer.openingCovers
0.148 0.106 0.15 0.0141 0.00825 0.112 0.0393 0.0123 0.0703 0.00618 0.0749 0.0541 0.0858 0.0709 0.0279 0.00694 0.0135 0.64 0.572 0.353 0.979 1.73 0.768
0.232 0.188 0.265 0.0359 0.0107 0.261 0.0948 0.0246 0.179 0.00598 0.213 0.151 0.192 0.225 0.105 0.00851 0.0251 0.33 0.363 0.219 0.767 2.16 0.282
yes.answer_early 0.498 -0.101 -0.168 -0.31 -0.21 -0.0132 0.105 0.1 -0.012 0.0518 0.0788 0.288 0.288 -0.034 -0.06 0.242 0.00126 -0.147 -0.086 0.65 0.634 0.133 1.1 -0.135
yes.answer_quotable 0.636 0.0147 0.00258 -0.0258 -0.13 0.0624 0.0694 0.137 0.041 0.00185 0.11 0.0502 -0.0372 -0.0758 0.0145 0.0946 -0.119 -0.116 -0.0932 0.462 0.466 0.292 0.784 0.0296
`;
