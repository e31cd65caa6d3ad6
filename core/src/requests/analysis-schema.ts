/** The form of an analysis result. */
import { z } from "zod";
import { SECTION_TITLE, SECTIONS, type Section } from "../contract/analysis-result.ts";

export const EXPECTED_COUNT = (section: Section): number => (section === "competitor_analysis" ? 5 : 2);

const scoreValue = z
  .number({ error: "Score must be a number between 0 and 100" })
  .min(0, "Score must be a number between 0 and 100")
  .max(100, "Score must be a number between 0 and 100");

const isTwoLines = (text: string) => {
  const lines = text.split("\n");
  return lines.length === 2 && lines.every((line) => line.trim() !== "");
};

const twoLines = (what: string) =>
  z.string(`${what} must be text`).refine(isTwoLines, `${what} must be exactly two non-empty lines`);

const link = z
  .string("Link must be a non-empty valid URL")
  .refine((text) => text.trim() !== "" && URL.canParse(text), "Link must be a non-empty valid URL");

const reference = z.object({ link, reason: twoLines("Reason") });
const recommendation = z.object({ content: twoLines("Enhancement content") });

/** Judged as what it wants to be, so that the warning names the right field. */
const enhancement = z.looseObject({}, "Enhancement must be an object").superRefine((item, context) => {
  const checked = ("link" in item ? reference : recommendation).safeParse(item);
  for (const { message, path } of checked.error?.issues ?? [])
    context.addIssue({ code: "custom", message, path });
});

function sectionSchema(section: Section) {
  const name = SECTION_TITLE[section];
  const level = (what: string) =>
    z.enum(["low", "high"], `${name} section must specify ${what} as 'low' or 'high'`);
  return z.object(
    {
      content: z.object(
        {
          description: z
            .string(`${name} section must have a description`)
            .trim()
            .min(1, `${name} section must have a description`),
          effort: level("effort"),
          impact: level("impact"),
        },
        `${name} section must have a description`,
      ),
      score: z.object({ score: scoreValue }, `${name} section must have a score`),
      what_can_be_enhanced: z.array(enhancement, `${name} section must have a what_can_be_enhanced list`),
    },
    `${name} section is missing`,
  );
}

export const overall = z.object(
  {
    score: scoreValue,
    explanation: z
      .string("Explanation must be a non-empty string")
      .trim()
      .min(1, "Explanation must be a non-empty string"),
  },
  "Score must be a number between 0 and 100",
);

/** Built on first use: no module works on import. */
export function fullSchema() {
  const sections = Object.fromEntries(SECTIONS.map((section) => [section, sectionSchema(section)]));
  return z.object({ score: overall, ...sections });
}
