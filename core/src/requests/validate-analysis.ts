/** The check on a result that comes from elsewhere: a missing skeleton stops it, anything finer only warns. */
import { z } from "zod";
import { type AnalysisResult, SECTION_TITLE, SECTIONS, type Section } from "../contract/analysis-result.ts";
import { messageText } from "../messages/catalogue.ts";

export type Validated =
  | { ok: true; result: AnalysisResult; warnings: string[] }
  | { ok: false; message: string };

const EXPECTED_COUNT = (section: Section): number => (section === "competitor_analysis" ? 5 : 2);

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

const overall = z.object(
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
function fullSchema() {
  const sections = Object.fromEntries(SECTIONS.map((section) => [section, sectionSchema(section)]));
  return z.object({ score: overall, ...sections });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a reader of the result relies on without looking: the overall score, and each section with its own. */
function missingStructure(input: unknown): string | null {
  if (!isObject(input)) return "the result is not an object";
  if (!isObject(input.score)) return "the overall score is missing";
  const score = overall.shape.score.safeParse(input.score.score);
  if (!score.success) return score.error.issues[0]?.message ?? "the overall score is missing";
  for (const section of SECTIONS) {
    const part = input[section];
    if (!isObject(part)) return `section ${section} is missing`;
    if (!Array.isArray(part.what_can_be_enhanced))
      return `section ${section} has no what_can_be_enhanced list`;
  }
  return null;
}

function countWarnings(result: AnalysisResult): string[] {
  const warnings: string[] = [];
  for (const section of SECTIONS) {
    const found = result[section].what_can_be_enhanced.length;
    const expected = EXPECTED_COUNT(section);
    if (found !== expected)
      warnings.push(`${SECTION_TITLE[section]}: expected ${expected} enhancements, found ${found}`);
  }
  return warnings;
}

/** Accepts JSON text or the parsed object. */
export function validateAnalysis(input: unknown): Validated {
  const parsed = typeof input === "string" ? parse(input) : { value: input };
  if ("reason" in parsed) return failed(parsed.reason);
  const reason = missingStructure(parsed.value);
  if (reason !== null) return failed(reason);

  const result = parsed.value as AnalysisResult;
  const checked = fullSchema().safeParse(parsed.value);
  const issues = checked.error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];
  return { ok: true, result, warnings: [...issues, ...countWarnings(result)] };
}

const failed = (reason: string): Validated => ({
  ok: false,
  message: messageText("analysis/unparsable", { reason }),
});

function parse(text: string): { value: unknown } | { reason: string } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { reason: "the text is not JSON" };
  }
}

/** The quick check on an answer: score and content_strategy, else 'Incomplete analysis result. Please try again.' */
export const isIncomplete = (input: unknown): boolean =>
  !isObject(input) || !isObject(input.score) || !isObject(input.content_strategy);
