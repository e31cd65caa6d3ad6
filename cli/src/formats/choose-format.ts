/** The writer for `--format`. */
import { reportMarkdown } from "@citeworthy/core/report/markdown";
import { explanation } from "../print/explanation.ts";
import { printable } from "../print/printable.ts";
import { report } from "../print/report.ts";
import { ownScreen } from "../print/screen.ts";
import { UsageError } from "../usage-error.ts";
import { version } from "../version.ts";
import { type AnalyzedPage, FORMATS, type FormatName, type PageFormat } from "./format.ts";
import { githubFormat } from "./github.ts";
import { htmlFormat } from "./html.ts";
import { junitFormat } from "./junit.ts";
import { sarifFormat } from "./sarif.ts";

type Options = { isExplained: boolean; hasBaseline: boolean };

/** `--json` is short for `--format json`. */
export function formatName(given: string | undefined, isJson: boolean): FormatName {
  const name = given ?? (isJson ? "json" : "text");
  const known = FORMATS.find((one) => one === name);
  if (!known) throw new UsageError(`--format must be one of ${FORMATS.join(", ")}, not ${name}.`);
  if (isJson && known !== "json") throw new UsageError("Pass either --json or --format, not both.");
  return known;
}

export function chooseFormat(
  name: FormatName,
  { isExplained, hasBaseline }: Options,
): PageFormat<AnalyzedPage> {
  switch (name) {
    case "json":
      return jsonFormat();
    case "markdown":
      return markdownFormat();
    case "html":
      return htmlFormat();
    case "sarif":
      return sarifFormat({ version: version(), hasBaseline });
    case "junit":
      return junitFormat({ hasBaseline });
    case "github":
      return githubFormat();
    case "text":
      return textFormat(isExplained);
  }
}

/** A fetched page is named by its address; for a file, the line names the file, so that lines can be matched. */
const jsonFormat = (): PageFormat<AnalyzedPage> => ({
  page: ({ result, input, name }) =>
    `${JSON.stringify(input.kind === "address" ? result : { file: name, ...result })}\n`,
  failure: (file, error) => `${JSON.stringify({ file, error })}\n`,
  end: () => "",
});

function textFormat(isExplained: boolean): PageFormat<AnalyzedPage> {
  const screen = ownScreen();
  let shown = 0;
  return {
    page({ result }) {
      const parts = [report(result, screen), ...(isExplained ? [explanation(result, screen)] : [])];
      return `${shown++ > 0 ? "\n\n" : ""}${parts.join("\n\n")}\n`;
    },
    failure: () => null,
    end: () => "",
  };
}

/** Markdown is read in terminals too. */
function markdownFormat(): PageFormat<AnalyzedPage> {
  let shown = 0;
  return {
    page: ({ result }) => `${shown++ > 0 ? "\n---\n\n" : ""}${printable(reportMarkdown(result))}\n`,
    failure: () => null,
    end: () => "",
  };
}
