/** The false edits that an editor made up to try the gate, made again by a program or in words of our own. */
import type { FalseEdit } from "./false-edits.ts";
import type { ProposedPage } from "./proposed-edits.ts";

type Turned = { holds: RegExp; from: string; to: string };

/** One name in the place of another, in the first sentence that holds both. */
const TURNED: Readonly<Record<string, readonly Turned[]>> = {
  5649: [{ holds: /privacy/, from: "Mattermost", to: "Twist" }],
  5656: [
    { holds: /resembled/, from: "Wekan", to: "Kanboard" },
    { holds: /easy to install/, from: "Kanboard", to: "TaskBoard" },
  ],
};

const SAID: Readonly<Record<string, readonly (readonly ["sentence" | "heading", string])[]>> = {
  5656: [["sentence", "Kanboard is written in Python, and Taiga is MIT licensed and written in PHP."]],
  5649: [["sentence", "Chanty costs $6/user/month, and Twist costs $3/user/month."]],
  5608: [
    ["sentence", "The golden hour gives a harsh white light."],
    ["sentence", "The best time is in the middle of the day."],
  ],
  5428: [
    ["sentence", "Put AWS access keys in environment variables, never in shared credentials files."],
    ["heading", "Hardcode AWS access keys in Terraform files"],
  ],
  5555: [["sentence", "We paid off $70,000 of debt."]],
  5535: [["sentence", "LOW O2 reduces emissions by 11%."]],
  5468: [["sentence", "Shared hosting is the best choice for MediaWiki."]],
};

/** Pages on which a piece of advice, a warning or a plain fact was struck. */
const STRUCK = new Set(["5607", "5162", "5608", "5555"]);
const PLAIN_ADVICE =
  /^(?:Advise|Make|Use|Try|Keep|Take|Ask|Include|Look|Think|Remember|Set|Find|We|You)\b[^\d?:]*\.$/;
const OF_THE_PAGE = /\b(?:article|guide|post|blog|below|comment)/i;
const MIN_WORDS = 9;
const WAY = "the review's";

export function reviewEdits({ id, gate }: ProposedPage): FalseEdit[] {
  const said = (SAID[id] ?? []).map(([add, text]): FalseEdit => {
    const part = add === "heading" ? { add, text, from: 2, isTitle: false, old: "" } : { add, text };
    return { way: WAY, part, from: "", source: "model" };
  });
  const turned = (TURNED[id] ?? []).flatMap(({ holds, from, to }): FalseEdit[] => {
    const found = gate.sentences.find(({ text }) => holds.test(text) && text.includes(from));
    if (!found) return [];
    return [
      {
        way: WAY,
        part: { add: "sentence", text: found.text.replaceAll(from, to) },
        from: found.text,
        source: "page",
      },
    ];
  });
  const advice = gate.sentences.find(
    ({ text, block }) =>
      STRUCK.has(id) &&
      block.kind === "paragraph" &&
      PLAIN_ADVICE.test(text) &&
      text.split(" ").length >= MIN_WORDS &&
      !/\p{Ll} \p{Lu}/u.test(text) &&
      !OF_THE_PAGE.test(text),
  );
  const struck: FalseEdit[] = advice
    ? [{ way: WAY, part: { remove: advice.id, as: "filler" }, from: advice.text, source: "page" }]
    : [];
  return [...said, ...turned, ...struck];
}
