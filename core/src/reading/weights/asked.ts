/** Learned by `npm run learn`, never edited by hand. The format is that of `linear.ts`. */
export const ASKED_WEIGHTS = `bm25 bm25Untitled around latent cover near untitled heading headingOpens before after block together untitledTogether pairs rarest met nearShare togetherShare untitledTogetherShare length short long afterQuestion place inSection opensSection opensBlock pointsBack continues digit figureAsked numberAsked numberMissing countAsked priceAsked durationAsked denialAsked modalAsked definitionAsked reasonAsked personAsked dateAsked dateMissing placeAsked howAsked choiceAsked
0.189 0.146 0.263 0.315 0.197 0.202 0.16 0.356 0.0372 0.175 0.146 0.45 0.511 0.413 0.0449 0.251 0.267 0.0715 0.23 0.186 2.74 0.09 0.021 0.0187 0.488 1.8 0.116 0.389 0.104 0.056 0.195 0.0369 0.0767 0.199 0.0245 0.00589 0.0093 0.0244 0.0503 0.00848 0.00471 0.0312 0.00589 0.042 0.000589 0.0204 0.006
0.278 0.272 0.295 0.304 0.292 0.292 0.29 0.459 0.179 0.286 0.268 0.342 0.308 0.36 0.195 0.34 0.339 0.112 0.178 0.19 0.556 0.286 0.143 0.136 0.289 1.1 0.321 0.488 0.306 0.23 0.396 0.188 0.266 0.4 0.155 0.0765 0.096 0.154 0.219 0.0917 0.0685 0.174 0.0765 0.201 0.0243 0.141 0.0773
first 0 0.0567 0.079 0.225 0.319 -0.0356 0.00984 0.147 0.266 -0.018 -0.0338 0.138 0.21 0.0765 0.0696 0.0412 -0.052 -0.0653 0.245 0.0862 0.0816 0.0982 -0.00707 0.0103 0.00703 0.249 0.193 0.0783 -0.231 -0.00862 -0.0395 0.0747 0.448 0.191 -0.127 0.184 -0.0807 0.0926 0.216 -0.0171 -0.05 0.133 0.161 0.115 -0.119 -0.0283 0.192 -0.00944
`;
export const ASKED_BOUNDS = { assert: 0.48, show: 0.03 };
/*
 * On pages that the model had not seen:
 * questions 270
 * first 0.378
 * amongThree 0.628
 * saysItAnswers 0.067
 * rightWhereItSaysSo 0.692
 * falseAnswers 0.011
 * saysNone 0.211
 */
