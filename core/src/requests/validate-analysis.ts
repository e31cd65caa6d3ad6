/** The check on a result that comes from elsewhere: a missing skeleton stops it, anything finer only warns. */
import { type AnalysisResult, SECTION_TITLE, SECTIONS } from "../contract/analysis-result.ts";
import { messageText } from "../messages/catalogue.ts";
import { EXPECTED_COUNT, fullSchema, overall } from "./analysis-schema.ts";

type Validated = { ok: true; result: AnalysisResult; warnings: string[] } | { ok: false; message: string };

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
    // Where the section says whether it is measured, it lists what there is to change and nothing else.
    const isShort =
      section !== "competitor_analysis" && found < expected && result[section].measured !== undefined;
    const isLeftOut = found === 0 && result[section].measured === false;
    if (found !== expected && !isShort && !isLeftOut)
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
