/** Learned by `npm run learn`, never edited by hand. The format is that of `linear.ts`. */
export const ASKED_WEIGHTS = `bm25 bm25Untitled around latent cover near untitled heading headingOpens before after block together untitledTogether pairs rarest met nearShare togetherShare untitledTogetherShare length short long afterQuestion place inSection opensSection opensBlock pointsBack continues digit figureAsked numberAsked numberMissing countAsked priceAsked durationAsked denialAsked modalAsked definitionAsked reasonAsked personAsked dateAsked dateMissing placeAsked howAsked choiceAsked
0.189 0.146 0.263 0.316 0.197 0.202 0.16 0.356 0.0373 0.175 0.146 0.449 0.51 0.412 0.0455 0.251 0.266 0.0715 0.23 0.186 2.74 0.0895 0.021 0.0187 0.487 1.8 0.117 0.39 0.105 0.0561 0.195 0.0369 0.0766 0.199 0.0245 0.00589 0.00931 0.0244 0.0503 0.00849 0.00472 0.0312 0.00601 0.0429 0.000589 0.0202 0.00601
0.278 0.272 0.295 0.305 0.292 0.292 0.29 0.459 0.179 0.286 0.268 0.342 0.308 0.359 0.196 0.34 0.339 0.112 0.178 0.19 0.555 0.285 0.143 0.136 0.289 1.1 0.321 0.488 0.306 0.23 0.396 0.189 0.266 0.399 0.155 0.0766 0.0961 0.154 0.219 0.0917 0.0685 0.174 0.0773 0.203 0.0243 0.141 0.0773
first 0 0.0562 0.0798 0.231 0.303 -0.0351 0.00433 0.144 0.267 -0.0201 -0.0355 0.128 0.213 0.0795 0.0706 0.0295 -0.0458 -0.0603 0.248 0.0883 0.0837 0.0932 -0.0083 0.00698 0.00687 0.248 0.196 0.08 -0.236 -0.0122 -0.0405 0.0741 0.447 0.189 -0.126 0.19 -0.0804 0.0922 0.214 -0.0176 -0.0504 0.132 0.155 0.115 -0.119 -0.0283 0.193 -0.0103
`;
export const ASKED_BOUNDS = { assert: 0.47, show: 0.04 };
/*
 * On pages that the model had not seen:
 * questions 270
 * first 0.372
 * amongThree 0.633
 * saysItAnswers 0.067
 * rightWhereItSaysSo 0.692
 * falseAnswers 0.011
 * saysNone 0.211
 */
