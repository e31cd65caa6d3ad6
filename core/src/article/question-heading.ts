/** A heading as the question it answers, where grammar allows it for sure; else as the author wrote it. English only. */
const MOST_LETTERS = 90;

const PLURALS =
  "benefits|advantages|disadvantages|drawbacks|downsides|limitations|types|kinds|causes|symptoms|signs|examples|features|risks|pros and cons|characteristics|components|elements|uses|effects|side effects|stages|phases|principles|challenges|strengths|weaknesses|goals";
const SINGULARS =
  "definition|meaning|purpose|role|importance|history|cost|price|impact|future|origin|structure|difference between";
const AUXILIARY = "is|are|was|were|do|does|did|can|could|should|will|would|has|have|must|may";

/** Verbs whose base form cannot be told from the spelling by a rule are in the table. */
const BASE: Record<string, string> = Object.fromEntries(
  "choosing:choose using:use making:make managing:manage creating:create writing:write measuring:measure preparing:prepare comparing:compare storing:store improving:improve reducing:reduce solving:solve changing:change removing:remove saving:save driving:drive giving:give taking:take moving:move setting:set getting:get planning:plan running:run cutting:cut putting:put building:build finding:find buying:buy selling:sell growing:grow cleaning:clean cooking:cook installing:install testing:test tracking:track planting:plant protecting:protect starting:start adding:add applying:apply keeping:keep learning:learn paying:pay picking:pick reading:read treating:treat avoiding:avoid understanding:understand configuring:configure optimizing:optimize"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

type Rule = [pattern: RegExp, write: (match: RegExpExecArray) => string | null];

const lower = (text: string) =>
  /^\p{Lu}\p{Ll}+(?:\s|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const RULES: readonly Rule[] = [
  [new RegExp(`^(?:what|why|how|when|where|who|which)\\s+(?:${AUXILIARY})\\b.+`, "i"), ([all]) => `${all}?`],
  [/^(?:who|what) (?:should|can|will|needs?|makes?|causes?)\b.+/i, ([all]) => `${all}?`],
  [/^how to (.+)$/i, ([, rest = ""]) => (/[:;]/.test(rest) ? null : `How do you ${lower(rest)}?`)],
  [/^when to (.+)$/i, ([, rest = ""]) => `When should you ${lower(rest)}?`],
  [
    /^where to (find|buy|get|see|stay|eat|start) ?(.*)$/i,
    ([, verb = "", rest = ""]) => `Where can you ${lower(verb)}${rest ? ` ${rest}` : ""}?`,
  ],
  [
    /^what to (expect|do|look for|avoid|bring|eat|know) ?(.*)$/i,
    ([, verb = "", rest = ""]) => `What should you ${verb.toLowerCase()}${rest ? ` ${rest}` : ""}?`,
  ],
  [
    new RegExp(`^(?:the )?((?:main |key |common |top |most common )?(?:${PLURALS})) of (.+)$`, "i"),
    ([, what = "", of = ""]) => `What are the ${what.toLowerCase()} of ${lowerFirst(of)}?`,
  ],
  [
    new RegExp(`^(?:the )?(${SINGULARS}) (?:of )?(.+)$`, "i"),
    ([all, what = "", of = ""]) =>
      /difference/i.test(what) || / of /i.test(all)
        ? `What is the ${what.toLowerCase()} ${/difference/i.test(what) ? "" : "of "}${lowerFirst(of)}?`
        : null,
  ],
  [
    /^(\p{L}+ing) ((?:an?|the|your) .+)$/iu,
    ([, verb = "", rest = ""]) =>
      BASE[verb.toLowerCase()] ? `How do you ${BASE[verb.toLowerCase()]} ${rest}?` : null,
  ],
];

/** An article or a pronoun loses its capital in the middle; a name keeps it. */
const lowerFirst = (text: string) => (/^(?:An?|The|Your|This|Our|Its)\s/.test(text) ? lower(text) : text);

const SMALL = /^(?:an?|the|of|in|on|for|to|with|and|or|vs\.?|by|at|from|as)$/i;

function isTitleCase(text: string): boolean {
  const words = text
    .split(" ")
    .slice(1)
    .filter((word) => /^\p{L}/u.test(word) && !SMALL.test(word));
  return words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word));
}

const titleCase = (text: string): string =>
  text
    .split(" ")
    .map((word, at) =>
      at > 0 && SMALL.test(word) ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(" ");

export function questionHeading(heading: string, language: string): string {
  const text = heading.replace(/\s+/g, " ").trim();
  const bare = text.replace(/[.:]$/, "");
  const isShouted = bare === bare.toUpperCase();
  if (language !== "en" || /[?？!,]/.test(text) || text.length > MOST_LETTERS || isShouted) return text;
  for (const [pattern, write] of RULES) {
    const match = pattern.exec(bare);
    const question = match && write(match);
    if (question) return isTitleCase(bare) ? titleCase(question) : question;
  }
  return text;
}
