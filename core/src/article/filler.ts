/** Sentences that greet, announce, sell or ask to be shared: an editor strikes them, and nothing of the text is lost. */

/** Said to whoever came by. */
const GREETING =
  /^(?:(?:hi|hello|hey|howdy|greetings|dear readers?)\b[^.!?]{0,80}|welcome(?: back)?\b[^.!?]{0,70})[!.]$/i;
const THANKS =
  /^(?:thanks|thank you)(?: so much| very much)? (?:for|to (?:all|everyone|you))\b.*\b(?:read|stopping by|visit|watch|listen|join|support|subscrib)\w*/i;

const PIECE = "(?:article|post|guide|blog(?: post)?|tutorial|piece|page|roundup|review|video|episode|series)";
/** Says only that something will be said. */
const ANNOUNCES = new RegExp(
  [
    `^(?:in|throughout|over the course of) (?:this|today['’]s|the following|our) (?:\\w+ ){0,3}${PIECE}\\b.*`,
    `^(?:this|our|the following|today['’]s) (?:\\w+ ){0,3}${PIECE} (?:will|aims to|is (?:designed|intended|meant|here|going)|covers|explains|explores|walks|looks at|breaks down|dives|delves|discusses|outlines|provides|shows|takes)\\b.*`,
    "^(?:today|here|below),? (?:we|i|you)(?:['’]ll| will| are going| am going|['’]re going|['’]m going)\\b.*",
    "^(?:let['’]s|let us) (?:dive|delve|get started|get (?:in)?to it|take a (?:closer |quick )?look|jump|begin|start|explore|break (?:it|this) down|find out|go over|see)\\b.*",
    "^so,? (?:let['’]s|without further ado)\\b.*",
    "^without further ado\\b.*",
    "^(?:read|keep|scroll) (?:on|reading|below|down)\\b.*",
    "^in today['’]s (?:[\\w-]+,? ?){1,4}(?:world|landscape|age|era|environment|economy)[.!]$",
    "^(?:needless to say|look no further|stay tuned|buckle up)\\b.*",
    "^if you(?:['’]re| are|['’]ve| have)? .{0,120}\\b(?:not alone|right place|read on|keep reading|is for you)\\b.*",
    "^(?:you['’]ve|you have) come to the right place\\b.*",
  ].join("|"),
  "i",
);
/** Its own answer follows, or the reader's attention was all it wanted. */
const HOOK =
  /^(?:sounds? (?:good|familiar|great|interesting)|ready (?:to|for)\b.{0,60}|curious|intrigued|wondering (?:how|what|why|where)\b.{0,80}|guess what|did you know|want to (?:know|learn|find out|see)\b.{0,80})\?$/i;

/** Asks the reader to do something else than read. */
const ASKS = new RegExp(
  [
    "^(?:please |also,? |and |so |be sure to |make sure (?:to|you) |don['’]t forget to |remember to |feel free to |if you (?:liked|enjoyed|found)\\b.{0,80}, (?:please )?)*(?:subscribe|sign up (?:for|to) (?:our|my|the)|share (?:this|it|your (?:thoughts|comments))|tweet|pin (?:this|it)|like and|follow (?:us|me)|join (?:our|my) (?:newsletter|mailing|list|community|email|telegram|facebook|discord)|leave (?:a|your|us a) (?:comment|reply|review)|comment below|drop (?:a|your) comment|click (?:here|below|the (?:link|button)|on the)|tap (?:here|the)|hit (?:the )?(?:like|subscribe)|bookmark this|download our|fill out (?:the|this|our) form|check out (?:our|my|these|the (?:links?|video|full))|visit [^.]{0,40}(?:homepage|home page)|donate\\b|become a patron)\\b.*",
    "^(?:let (?:us|me) know|tell (?:us|me)|sound off|share your thoughts)\\b.*\\b(?:comments?|below|twitter|facebook|instagram)\\b.*",
    "^if you (?:enjoyed|liked|found) this (?:\\w+ )?(?:helpful|useful|interesting|post|article|guide|video|recipe|story)\\b.*",
    "^.{0,120}\\bclick here\\b.*",
    "^support [\\p{L}\\d .]{2,40}!$",
    "^(?:sign up|subscribe|register|enter your email)\\b.*\\b(?:newsletter|inbox|email|updates|mailing list)\\b.*",
    "^for more (?:\\w+ ){0,4}(?:tips|news|stories|articles|updates|posts|content)\\b.*\\b(?:subscribe|follow|visit|sign up|check|see)\\b.*",
    "^(?:see|read|watch|view|find) (?:more|also|the full|our (?:other|full|complete))\\b.{0,80}$",
    "^(?:we|i) (?:also )?(?:may (?:also )?(?:earn|receive|get)|use affiliate|earn|receive|get) .*\\b(?:commissions?|affiliate|purchase)\\b.*",
    "^(?:this|the) (?:post|article|page|site|story)(?: may)? contains? affiliate\\b.*",
  ].join("|"),
  "iu",
);

const LONGEST = 260;

/** Nothing leans on these: what follows a greeting does not speak of it. */
export const isAside = (sentence: string): boolean =>
  sentence.length < LONGEST && (GREETING.test(sentence) || THANKS.test(sentence) || ASKS.test(sentence));

export const isFiller = (sentence: string): boolean =>
  isAside(sentence) || (sentence.length < LONGEST && (ANNOUNCES.test(sentence) || HOOK.test(sentence)));

/** "It also covers": goes with the sentence that announced. */
export const continuesFiller = (sentence: string): boolean =>
  /^(?:it|this|we|i|you)(?:['’]ll| will)? (?:also |then |even )?(?:covers?|explains?|explores?|discuss(?:es)?|shows?|looks? at|shares?|provides?|offers?|learn|find|discover|see)\b/i.test(
    sentence,
  );
