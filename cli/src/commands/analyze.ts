/** `analyze`: how well answer engines can find, pick and use each page, with quotes as proof. */
import { analyze as judge } from "@citeworthy/core/analysis";
import type { AnalysisResult } from "@citeworthy/core/contract";
import { MAX_COMPETITORS } from "@citeworthy/core/contract/given-competitors";
import { type GivenReading, givenReading } from "@citeworthy/core/contract/given-reading";
import { messageText } from "@citeworthy/core/messages";
import type { Command } from "../command.ts";
import { othersThan, readCompetitors } from "../competitors.ts";
import { eachPage } from "../each-page.ts";
import { EXIT } from "../exit-status.ts";
import type { Input } from "../inputs.ts";
import { PAGE_FLAGS, PAGE_FLAGS_USAGE, pageOptions, parseFlags } from "../page-options.ts";
import { explanation } from "../print/explanation.ts";
import { printable } from "../print/printable.ts";
import { report } from "../print/report.ts";
import { ownScreen, type Screen } from "../print/screen.ts";
import { UsageError } from "../usage-error.ts";

const USAGE = `analyze URL_OR_FILE...       analyze URLs, HTML files (also .gz) or saved evidence
${PAGE_FLAGS_USAGE}
  --question TEXT  the question that the pages should answer, instead of the one the engine finds
  --kind KIND      the kind of page, such as how-to or review, instead of the one the engine finds
  --competitor URL_OR_FILE
                   a page to compare with; repeat it for up to ${MAX_COMPETITORS} pages
  --explain        also print every check with points, evidence grade and quotes
  --fail-under N   exit with status 1 if an overall score is below N`;

const FLAGS = {
  ...PAGE_FLAGS,
  explain: { type: "boolean", default: false },
  "fail-under": { type: "string" },
  question: { type: "string" },
  kind: { type: "string" },
  competitor: { type: "string", multiple: true },
} as const;

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseFlags(args, FLAGS, USAGE);
  const options = pageOptions(values, positionals, USAGE);
  const least = leastScore(values["fail-under"]);
  const given = givenOf(values);
  const competitors = await readCompetitors(values.competitor ?? [], options);
  const screen = ownScreen();
  let isLow = false;

  const allSucceeded = await eachPage<AnalysisResult>(options, {
    make(evidence, input) {
      const onBroken = (audit: string, error: unknown) =>
        console.error(printable(`${input.name}: check ${audit} failed: ${error}`));
      const rivals = othersThan(evidence.url, competitors);
      const analysis = judge(evidence, { ...given, rivals, onBroken });
      if (analysis.score.score < least) {
        isLow = true;
        console.error(printable(`${input.name}: score ${analysis.score.score} is below ${least}.`));
      }
      return analysis;
    },
    json: withFile,
    show: (analysis) => shown(analysis, screen, values.explain),
  });
  if (!allSucceeded) return EXIT.failed;
  return isLow ? EXIT.belowThreshold : EXIT.ok;
}

/** A fetched page is named by its address; for a file, the line names the file, so that lines can be matched. */
const withFile = (analysis: AnalysisResult, { kind, name }: Input) =>
  kind === "address" ? analysis : { file: name, ...analysis };

const shown = (analysis: AnalysisResult, screen: Screen, isExplained: boolean) =>
  [report(analysis, screen), ...(isExplained ? [explanation(analysis, screen)] : [])].join("\n\n");

function givenOf({ question, kind }: { question?: string; kind?: string }): GivenReading {
  const checked = givenReading({ question, kind, answer: undefined });
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
