/** Patterns that tell how a topic is worded. English only. */
const AUXILIARY = "can|could|should|is|are|was|were|do|does|did|will|would|has|have|am";
/** Starts like a question. */
export const OPENS_QUESTION = new RegExp(
  `^(?:how|what|why|when|where|who|whom|whose|which|${AUXILIARY})\\b`,
  "i",
);
/** Nouns that look like the start of a question: "can openers", "will and trust". */
export const NOT_QUESTION =
  /^(?:can openers?|will (?:and|writing|templates?)|do it yourself|who guidelines)\b|^\S+ \S+$/i;
/** Is a question: "how do engines choose" asks, "how engines choose" only names a subject. */
export const ASKS = new RegExp(
  `^(?:(?:${AUXILIARY}|who|whose|which)\\b|(?:how|what|why|when|where|whom)(?:['’]s| (?:${AUXILIARY}|much|many|long|often|far|fast|old|big|soon|hot|cold|deep|high|tall|late|early|expensive))\\b)`,
  "i",
);
export const HOW_TO = /^how (?:to|(?:do|can|should|could|would) (?:i|you|we|one))\s+(?=\S)/i;
export const WHAT_IS =
  /^what(?:'s|’s| is| are)\s+(?:(?<article>an?|the)\s+)?(?<core>(?!the (?:best|difference)).+)$/i;
export const DEFINED =
  /^(?:(?:the )?(?:meaning|definition) of\s+(?<after>.+)|(?<before>.+?)\s+(?:meaning|definition|explained))$/i;
export const VERSUS = /^(?<one>.+?)\s+(?:vs\.?|versus)\s+(?<other>.+)$/i;
export const BETWEEN =
  /^(?:the )?(?:differences? between|comparing|comparison of|compare)\s+(?<one>.+?)\s+(?:and|with|to|vs\.?)\s+(?<other>.+)$/i;
export const CHOICE = /^(?:the )?(?:(?:best|top|cheapest|leading|recommended)\b)\s*(?:\d+\s+)?(?<core>.+)$/i;
export const UNITS =
  "tips|ways|ideas|examples|reasons|steps|mistakes to avoid|mistakes|rules|lessons|strategies|tricks|hacks|benefits|signs|things|questions|tools|methods|techniques|facts|myths|trends|habits|resources|alternatives";
export const NUMBERED = new RegExp(
  `^(?<label>\\d+\\s+(?:[a-z-]+\\s+){0,2}?(?:${UNITS}))\\s+(?<link>for|to|of|about|on|from|in|when|while|with|why|that|you|every)\\s+(?<core>.+)$`,
  "i",
);
/** In "gift ideas for dads" the first word is part of the subject; in "easy ideas for dads" it isn't. */
const LIST_ADJECTIVES =
  "common|best|great|easy|simple|quick|top|practical|creative|useful|essential|good|smart|fun|key|main|more";
export const LISTED = new RegExp(
  `^(?<label>(?:(?:${LIST_ADJECTIVES})\\s+)?(?:${UNITS}))\\s+(?<link>for|to|of|about|on|in|when|while)\\s+(?<core>.+)$`,
  "i",
);
export const ENDS_LIST =
  /^(?<core>.+?)\s+(?<label>tips|ideas|examples|mistakes|benefits|strategies|tricks|hacks|trends|facts|myths|reasons|techniques|habits|reviews?|statistics|templates?|faqs?)$/i;
/** Lists to learn from rather than to act on. */
export const TO_KNOW =
  /(?:examples|reasons|benefits|signs|things|questions|tools|facts|myths|trends|resources|reviews?|statistics|templates?|faqs?)$/i;
/** "things to do in Lisbon" and "dentist near me" ask for a choice, like "best ...". */
export const PICKS =
  /^(?:\d+\s+)?(?:(?:best|fun|free|top|cheap)\s+)*(?:things|places|where) to \p{L}+\b|\snear me$/iu;
const GUIDE_ADJECTIVES =
  "beginner['’]?s?['’]?|buyer['’]?s?['’]?|complete|ultimate|quick|practical|simple|short|definitive|essential|comprehensive|step-by-step|full|in-depth|easy|brief|gentle|plain";
const GUIDE_NOUNS = "guide to|introduction to|intro to|primer on|overview of|handbook of";
export const GUIDE = new RegExp(
  `^(?<label>(?:(?:an?|the|your|our)\\s+)?(?:(?:${GUIDE_ADJECTIVES})\\s+){0,2}(?:${GUIDE_NOUNS}))\\s+(?<core>.+)$`,
  "i",
);
export const ENDS_GUIDE = /^(?<core>.+?)\s+(?:guide|tutorial|basics|overview|checklist|101|for beginners)$/i;
const AFTER_DOING =
  "an?|the|your|my|our|their|his|her|on|up|out|off|with|for|from|to|in|down|into|new|more|less|better|yourself|money|people|kids|children|students|teams|customers|employees|users";
export const ACTIVITY = new RegExp(`^[\\p{L}-]{2,}ing\\s+(?:${AFTER_DOING})\\b`, "iu");
export const VERBS =
  "achieve adopt apply ask avoid bake become boost bring build buy calculate check choose clean compare convert cook create cut deal declutter decorate design develop draw drink drive earn eat encourage fight find fix follow freeze get grow handle hang hire host improve increase install invest keep launch learn lose make manage market measure migrate negotiate open optimize organize pack paint pay pick plant prepare prevent promote protect prune quit raise rank reach recover reduce relieve remove renovate repair replace run save scale secure sell set sew sharpen sleep speed start stay stop store study teach track train travel treat understand upgrade use wash wear win write".split(
    " ",
  );
export const VERB_THEN =
  /^(?:an?|the|your|my|our|their|more|less|better|new|up|down|out|off|from|with|into|without|for|on|money|people|in)$/i;
/** Verbs that are hardly ever the first noun of a phrase. */
const SURE_VERBS =
  "achieve avoid become calculate choose convert create declutter decorate earn encourage find get grow handle hire improve increase invest keep learn lose make migrate negotiate optimize organize overcome prepare prevent promote reduce relieve remove renovate save sell sharpen teach understand write";
/** "stop snoring" is something to do; "stop signs" are a thing. */
export const STOP_DOING = /^(?:stop|quit|start|keep|avoid) \p{L}+ing\b/iu;
/** Verbs that are a topic on their own: "invest" means how to invest. */
export const LONE_VERB =
  /^(?:declutter|invest|meditate|negotiate|procrastinate|relax|retire|budget better|upsell)$/i;
/** A single adjective can't come before a colon, so the topic becomes what the word means. */
export const ADJECTIVE =
  /^(?!(?:proof|roof|dish|fish|radish|relish|english|spanish|bible)$)\p{L}{3,}(?:able|ible|ful|less|ous|friendly|ish|proof)$/iu;
export const NOT_ADJECTIVE =
  /(?:table|cable|collectible|deductible|variable|syllable|wearable|consumable|convertible|crucible|constable|pull|handful|mouthful|spoonful|wireless|fish)$/i;
export const SURE_VERB = new RegExp(`^(?:${SURE_VERBS.replaceAll(" ", "|")})$`, "i");
export const FINITE =
  /\s(?:is|are|was|were|will|won['’]t|can|can['’]t|cannot|should|must|may|might|don['’]t|doesn['’]t|isn['’]t|aren['’]t|has|have|had|needs?)\s/i;
