/** Learned by `npm run learn`, never edited by hand. The format is that of `linear.ts`. */
export const ASKED_WEIGHTS = `bm25 bm25Untitled around latent cover near untitled heading headingOpens before after block together untitledTogether pairs rarest met nearShare togetherShare untitledTogetherShare length short long afterQuestion place inSection opensSection opensBlock pointsBack continues digit figureAsked numberAsked numberMissing countAsked priceAsked durationAsked denialAsked modalAsked definitionAsked reasonAsked personAsked dateAsked dateMissing placeAsked howAsked choiceAsked
0.189 0.145 0.262 0.315 0.197 0.202 0.159 0.355 0.0371 0.175 0.145 0.45 0.511 0.414 0.0448 0.25 0.266 0.0713 0.231 0.186 2.74 0.0902 0.0209 0.0187 0.487 1.81 0.116 0.388 0.104 0.0558 0.195 0.0367 0.0766 0.2 0.0245 0.00587 0.00939 0.0243 0.0501 0.00845 0.00469 0.0316 0.00587 0.0419 0.000587 0.0203 0.00598
0.278 0.271 0.295 0.304 0.292 0.292 0.29 0.459 0.179 0.286 0.268 0.342 0.308 0.36 0.194 0.34 0.339 0.112 0.178 0.19 0.556 0.286 0.143 0.135 0.29 1.1 0.32 0.487 0.306 0.23 0.396 0.188 0.266 0.4 0.155 0.0764 0.0964 0.154 0.218 0.0915 0.0683 0.175 0.0764 0.2 0.0242 0.141 0.0771
first 0 0.0552 0.0779 0.225 0.319 -0.0345 0.00945 0.147 0.266 -0.0179 -0.0334 0.138 0.211 0.0767 0.0695 0.0406 -0.0523 -0.0647 0.246 0.0863 0.0815 0.0987 -0.00743 0.0131 0.00713 0.25 0.193 0.0786 -0.231 -0.00863 -0.0383 0.0748 0.45 0.19 -0.127 0.184 -0.0811 0.0913 0.215 -0.0172 -0.0503 0.133 0.161 0.115 -0.119 -0.0282 0.192 -0.00944
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
