/** `analyze`: how well answer engines can find, pick and use each page, with the proof. */
import { analyze as judge } from "@citeworthy/core/analysis";
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { Command } from "../command.ts";
import { eachPage } from "../each-page.ts";
import type { Input } from "../inputs.ts";
import { PAGE_FLAGS, PAGE_FLAGS_USAGE, pageOptions, parseFlags } from "../page-options.ts";
import { explanation } from "../print/explanation.ts";
import { printable } from "../print/printable.ts";
import { report } from "../print/report.ts";
import { ownScreen, type Screen } from "../print/screen.ts";
import { UsageError } from "../usage-error.ts";

const USAGE = `analyze URL_OR_FILE...       judge pages: addresses, HTML files (also .gz), saved evidence
${PAGE_FLAGS_USAGE}
  --explain        also every check with its points, its evidence grade and the words it stands on
  --fail-under N   end with status 1 where an overall score is below N`;

const FLAGS = {
  ...PAGE_FLAGS,
  explain: { type: "boolean", default: false },
  "fail-under": { type: "string" },
} as const;

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseFlags(args, FLAGS, USAGE);
  const options = pageOptions(values, positionals, USAGE);
  const least = leastScore(values["fail-under"]);
  const screen = ownScreen();
  let isLow = false;

  const allSucceeded = await eachPage<AnalysisResult>(options, {
    make(evidence, input) {
      const onBroken = (audit: string, error: unknown) =>
        console.error(printable(`${input.name}: the check ${audit} broke: ${error}`));
      const analysis = judge(evidence, { onBroken });
      if (analysis.score.score < least) {
        isLow = true;
        console.error(printable(`${input.name}: the score ${analysis.score.score} is under ${least}.`));
      }
      return analysis;
    },
    json: withFile,
    show: (analysis) => shown(analysis, screen, values.explain),
  });
  return allSucceeded && !isLow ? 0 : 1;
}

/** The line of a fetched page has its address; that of a file says which file, so that lines can be matched. */
const withFile = (analysis: AnalysisResult, { kind, name }: Input) =>
  kind === "address" ? analysis : { file: name, ...analysis };

const shown = (analysis: AnalysisResult, screen: Screen, isExplained: boolean) =>
  [report(analysis, screen), ...(isExplained ? [explanation(analysis, screen)] : [])].join("\n\n");

function leastScore(text: string | undefined): number {
  if (text === undefined) return 0;
  const least = Number(text);
  if (text.trim() === "" || !(least >= 0 && least <= 100))
    throw new UsageError(`--fail-under must be a number from 0 to 100, not ${text}.`);
  return least;
}

export const analyze: Command = { usage: USAGE, run };
