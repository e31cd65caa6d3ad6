/** Learned by `npm run learn`, never edited by hand. The format is that of `linear.ts`. */
export const ASKED_WEIGHTS = `bm25 bm25Untitled around latent cover near untitled heading headingOpens before after block together untitledTogether pairs rarest met nearShare togetherShare untitledTogetherShare length short long afterQuestion place inSection opensSection opensBlock pointsBack continues digit figureAsked numberAsked numberMissing countAsked priceAsked durationAsked denialAsked modalAsked definitionAsked reasonAsked personAsked dateAsked dateMissing placeAsked howAsked choiceAsked
0.188 0.145 0.262 0.316 0.195 0.201 0.159 0.355 0.037 0.174 0.145 0.449 0.51 0.413 0.0449 0.248 0.265 0.0709 0.23 0.186 2.74 0.0903 0.0206 0.018 0.487 1.81 0.116 0.389 0.104 0.0558 0.196 0.0371 0.0773 0.201 0.0246 0.00588 0.00941 0.024 0.0493 0.00847 0.00471 0.0316 0.00588 0.0414 0.000588 0.0204 0.006
0.278 0.272 0.296 0.304 0.291 0.291 0.289 0.459 0.179 0.285 0.268 0.343 0.308 0.36 0.195 0.339 0.339 0.111 0.177 0.189 0.556 0.287 0.142 0.133 0.289 1.1 0.32 0.487 0.305 0.229 0.397 0.189 0.267 0.401 0.155 0.0765 0.0966 0.153 0.216 0.0916 0.0684 0.175 0.0765 0.199 0.0242 0.141 0.0772
first 0 0.0678 0.0758 0.226 0.326 -0.0454 0.00401 0.134 0.283 -0.0225 -0.0396 0.13 0.218 0.0754 0.0729 0.0358 -0.0434 -0.0477 0.24 0.093 0.103 0.102 -0.00628 -0.0167 -0.044 0.254 0.192 0.0677 -0.235 0.00132 -0.0062 0.0667 0.425 0.198 -0.132 0.151 -0.0722 0.0967 0.209 -0.0244 -0.0486 0.132 0.161 0.148 -0.153 -0.0285 0.185 -0.00944
`;
export const ASKED_BOUNDS = { assert: 0.47, show: 0.03 };
/*
 * On pages that the model had not seen:
 * questions 270
 * first 0.378
 * amongThree 0.617
 * saysItAnswers 0.078
 * rightWhereItSaysSo 0.667
 * falseAnswers 0.011
 * saysNone 0.217
 */
