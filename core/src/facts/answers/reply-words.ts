/** Words by which an answer to each kind of question is recognized. */

/** Questions that ask for an amount, by their first words or by a noun anywhere. */
export const AMOUNT_QUESTIONS =
  "how much|how many|how long|how often|how far|how fast|how hot|how cold|how big|how large|how small|how old|how tall|how high|how deep|how heavy|how wide|how soon|how late|how strong|how expensive";
export const AMOUNT_NOUNS =
  "ratio|temperature|price|cost|size|share|percentage|number|amount|rate|length|weight|dose|speed";
export const YES_NO_QUESTIONS =
  "is|are|was|were|am|can|could|do|does|did|should|shall|will|would|may|must|has|have|had";

export const NUMBER_WORDS =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|dozens|hundred|hundreds|thousand|thousands|million|millions|half|third|quarter|twice|once|double|several|a few|a couple|daily|weekly|monthly|yearly|every|free|nothing|zero|none|all of";
export const YES_OR_NO =
  "yes|no|nope|yep|yeah|not|never|always|sometimes|usually|often|rarely|generally|typically|only|absolutely|definitely|certainly|of course|in most|in some|in many|in general|ja|nein|oui|non|si|sí|sì|sim|não|nee";
export const SUBJECT_PRONOUNS = "you|they|it|we|he|she";
export const AUXILIARIES =
  "can|cannot|can't|should|shouldn't|must|may|do|don't|does|doesn't|is|isn't|are|aren't|will|won't|has|have|had|was|were|would|could";
export const CAUSES =
  "because|since|due to|thanks to|so that|as a result|owing to|cause|causes|caused|reason|reasons|lead to|leads to|mean|means|make|makes|let|lets|allow|allows|help|helps|keep|keeps|prevent|prevents|therefore";
export const TIMES =
  "when|whenever|after|before|until|during|once|as soon as|now|today|never|always|every|spring|summer|autumn|winter|morning|evening|night|noon|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday";
export const PLACES =
  "in|on|at|near|under|above|behind|beneath|between|from|inside|outside|anywhere|everywhere";

/** The first words of an instruction or of a means. */
export const INSTRUCTIONS =
  "by|with|through|using|simply|just|first|always|never|do not|don't|use|add|start|begin|take|make|put|set|go|open|click|choose|pick|select|try|keep|mix|pour|write|find|check|follow|install|turn|press|place|cut|measure|run|create|get|buy|call|ask|apply|wait|grind|let|store|heat|cook|boil|bake|clean|wash|remove|replace|send|save|plan|look for|divide|multiply|count|compare|read the|visit|log in|sign in|enter|type|move|hold|avoid|ensure|give|bring|leave|fill|drink|eat|stir|rinse|dry|test|enable|disable|download|upload|update";
export const DUTIES = "should|must|need to|have to";
export const ADVISERS = "you|one|we|they|i";
export const ADVICE_VERBS =
  "can|should|must|need|have to|will|could|may|do|use|start|begin|recommend|suggest|prefer";
/** These open a phrase, so what follows isn't an instruction. */
export const NOT_AN_ORDER =
  "in|on|at|for|from|as|all|both|is|are|was|of|to|after|before|when|while|if|but|and|or|like|than|until";
export const AFTER_AN_ORDER = "the|a|an|your|it|them|each|some|any|about|up|down|out";
export const STATING_VERBS =
  "is|are|was|were|has|have|include|includes|consist|consists|mean|means|cost|costs|take|takes|use|uses|happen|happens|contain|contains|will|would|can";
