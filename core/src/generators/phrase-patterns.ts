/** How topics are worded: the patterns by which a phrase is read. English only. */
const AUXILIARY = "can|could|should|is|are|was|were|do|does|did|will|would|has|have|am";
/** Begins like a question. */
export const OPENS_QUESTION = new RegExp(
  `^(?:how|what|why|when|where|who|whom|whose|which|${AUXILIARY})\\b`,
  "i",
);
/** Is one: "how engines choose" only names a subject, "how do engines choose" asks. */
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
export const LISTED = new RegExp(
  `^(?<label>(?:[a-z-]+\\s+)?(?:${UNITS}))\\s+(?<link>for|to|of|about|on|in|when|while)\\s+(?<core>.+)$`,
  "i",
);
export const ENDS_LIST =
  /^(?<core>.+?)\s+(?<label>tips|ideas|examples|mistakes|benefits|strategies|tricks|hacks|trends|facts|myths|reasons|techniques|habits)$/i;
/** Lists to learn from rather than to act on. */
export const TO_KNOW =
  /(?:examples|reasons|benefits|signs|things|questions|tools|facts|myths|trends|resources)$/i;
export const GUIDE =
  /^(?<label>(?:(?:an?|the|your|our)\s+)?(?:(?:beginner['’]?s?['’]?|buyer['’]?s?['’]?|complete|ultimate|quick|practical|simple|short|definitive|essential|comprehensive|step-by-step|full|in-depth|easy|brief|gentle|plain)\s+){0,2}(?:guide to|introduction to|intro to|primer on|overview of|handbook of))\s+(?<core>.+)$/i;
export const ENDS_GUIDE = /^(?<core>.+?)\s+(?:guide|tutorial|basics|overview|checklist|101|for beginners)$/i;
export const ACTIVITY =
  /^[\p{L}-]{2,}ing\s+(?:an?|the|your|my|our|their|his|her|on|up|out|off|with|for|from|to|in|down|into|new|more|less|better|yourself|money|people|kids|children|students|teams|customers|employees|users)\b/iu;
export const VERBS =
  "achieve adopt apply avoid become boost bring build buy calculate choose clean convert cook create cut deal declutter decorate design develop drive earn eat encourage fix find get grow handle hire improve increase install invest keep launch learn make manage measure migrate negotiate open optimize organize pack pay pick plant prepare prevent protect quit raise reach recover reduce remove repair replace run save scale secure sell set speed start stop teach track train treat understand upgrade use win write".split(
    " ",
  );
export const VERB_THEN =
  /^(?:an?|the|your|my|our|their|more|less|better|new|up|down|out|off|from|with|into|without|for|on|money|people|in)$/i;
/** Verbs that are hardly ever the first noun of a phrase. */
export const SURE_VERB =
  /^(?:achieve|avoid|become|calculate|choose|convert|create|declutter|decorate|encourage|find|get|grow|handle|hire|improve|increase|learn|make|migrate|negotiate|optimize|organize|prevent|reduce|remove|save|teach|understand|write)$/i;
export const FINITE =
  /\s(?:is|are|was|were|will|won['’]t|can|can['’]t|cannot|should|must|may|might|don['’]t|doesn['’]t|isn['’]t|aren['’]t|has|have|had|needs?)\s/i;
