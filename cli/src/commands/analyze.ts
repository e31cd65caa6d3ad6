/** `analyze`: how worth citing each page is for answer engines, with quotes as proof. */
import { analyze as judge } from "@citeworthy/core/analysis";
import { MAX_COMPETITORS } from "@citeworthy/core/contract/given-competitors";
import { type GivenReading, givenReading, isAnswerMissing } from "@citeworthy/core/contract/given-reading";
import { messageText } from "@citeworthy/core/messages";
import type { Command } from "../command.ts";
import { othersThan, readCompetitors } from "../competitors.ts";
import { eachFormatted } from "../each-page.ts";
import { EXIT } from "../exit-status.ts";
import { openBaseline } from "../findings/baseline.ts";
import { type Problem, problemsOf } from "../findings/problem.ts";
import { alsoWriting } from "../formats/also-writing.ts";
import { chooseFormat, formatName } from "../formats/choose-format.ts";
import { type AnalyzedPage, FORMATS } from "../formats/format.ts";
import type { Input } from "../inputs/inputs.ts";
import { PageFailure } from "../inputs/page-failure.ts";
import { PAGE_FLAGS, PAGE_FLAGS_USAGE, pageOptions, parseFlags } from "../inputs/page-options.ts";
import { DEFAULT_MAX_PAGES, sitemapOf } from "../inputs/sitemap-options.ts";
import { printable } from "../print/printable.ts";
import { UsageError } from "../usage-error.ts";

const USAGE = `analyze URL_OR_FILE...       analyze URLs, HTML files (also .gz) or saved evidence
${PAGE_FLAGS_USAGE}
  --question TEXT  the question that the pages should answer, instead of the one the engine finds
  --kind KIND      the kind of page, such as how-to or review, instead of the one the engine finds
  --answer TEXT    the sentence of the page that answers the question, instead of the one the engine finds
  --competitor URL_OR_FILE
                   a page to compare with; repeat it for up to ${MAX_COMPETITORS} pages
  --sitemap URL_OR_FILE
                   analyze the pages of a sitemap, one per second, instead of given pages
  --max-pages N    at most N pages of the sitemap (${DEFAULT_MAX_PAGES} if not given)
  --format FORMAT  ${FORMATS.join(", ")}; --json is short for --format json
  --sarif FILE     also write SARIF to FILE
  --explain        with the format text, also print every check with points, evidence grade and quotes
  --fail-under N   exit with status 1 if an overall score is below N
  --baseline FILE  exit with status 1 if a page has a problem that FILE doesn't list
  --write-baseline write the problems of this call to the baseline file instead`;

const FLAGS = {
  ...PAGE_FLAGS,
  explain: { type: "boolean", default: false },
  "fail-under": { type: "string" },
  question: { type: "string" },
  kind: { type: "string" },
  answer: { type: "string" },
  competitor: { type: "string", multiple: true },
  format: { type: "string" },
  sarif: { type: "string" },
  sitemap: { type: "string" },
  "max-pages": { type: "string" },
  baseline: { type: "string" },
  "write-baseline": { type: "boolean", default: false },
} as const;

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseFlags(args, FLAGS, USAGE);
  const sitemap = sitemapOf(values, positionals);
  const options = { ...pageOptions(values, sitemap ? [sitemap.name] : positionals, USAGE), sitemap };
  const isWriting = values["write-baseline"];
  const baseline = openBaseline({ file: values.baseline, isWriting });
  const wanted = { isExplained: values.explain, hasBaseline: baseline !== null && !isWriting };
  const shown = chooseFormat(formatName(values.format, values.json), wanted);
  const format =
    values.sarif === undefined ? shown : alsoWriting(shown, chooseFormat("sarif", wanted), values.sarif);
  const least = leastScore(values["fail-under"]);
  const given = givenOf(values);
  const competitors = await readCompetitors(values.competitor ?? [], options);
  let isLow = false;
  let hasNew = false;

  const allSucceeded = await eachFormatted<AnalyzedPage>(options, {
    make(evidence, input) {
      const { name } = input;
      const onBroken = (audit: string, error: unknown) =>
        console.error(printable(`${name}: check ${audit} failed: ${error}`));
      const rivals = othersThan(evidence.url, competitors);
      const asked = questionOf(input);
      const said = asked === undefined ? given : { ...given, question: asked };
      const result = judge(evidence, { ...said, rivals, onBroken });
      if (isAnswerMissing(said, result.reading))
        throw new PageFailure(messageText("analysis/answer-not-on-page"));
      const page = { name, input, result, isLow: result.score.score < least };
      const problems = problemsOf(result, evidence.html, (rule) => baseline?.isKnown(name, rule) ?? false);
      baseline?.note(name, problems);
      isLow ||= tellLow(page, least);
      hasNew ||= baseline !== null && !isWriting && tellNew(name, problems);
      return { ...page, problems };
    },
    format,
  });
  if (isWriting) baseline?.write();
  if (!allSucceeded) return EXIT.failed;
  return isLow || hasNew ? EXIT.belowThreshold : EXIT.ok;
}

function tellLow({ name, result, isLow }: Omit<AnalyzedPage, "problems">, least: number): boolean {
  if (isLow) console.error(printable(`${name}: score ${result.score.score} is below ${least}.`));
  return isLow;
}

function tellNew(name: string, problems: readonly Problem[]): boolean {
  const rules = problems.filter(({ isNew }) => isNew).map(({ rule }) => rule);
  if (rules.length > 0) console.error(printable(`${name}: not in the baseline: ${rules.join(", ")}.`));
  return rules.length > 0;
}

const questionOf = (input: Input): string | undefined => (input.kind === "bad" ? undefined : input.question);

type GivenFlags = { question?: string; kind?: string; answer?: string };

function givenOf({ question, kind, answer }: GivenFlags): GivenReading {
  const checked = givenReading({ question, kind, answer });
  if (checked.kind === "given") return checked.given;
  throw new UsageError(`${messageText(checked.code, checked.details)}.`);
}

function leastScore(text: string | undefined): number {
  if (text === undefined) return 0;
  const least = Number(text);
  if (text.trim() === "" || !(least >= 0 && least <= 100))
    throw new UsageError(`--fail-under must be a number from 0 to 100, not ${text}.`);
  return least;
}

export const analyze: Command = { usage: USAGE, run };
