/** Commands of GitHub Actions, which show each problem beside its line in a pull request. */
import type { Level } from "../findings/problem.ts";
import { type AnalyzedPage, type PageFormat, sentence, slashed } from "./format.ts";

const COMMAND: Record<Level, string> = { error: "error", warning: "warning", note: "notice" };

/** A line break would end the command, and a page could then write commands of its choice. */
const data = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const property = (text: string) => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

export const githubFormat = (): PageFormat<AnalyzedPage> => ({
  page({ name, problems, result }) {
    const lines = problems
      .filter(({ isNew }) => isNew)
      .map((problem) => {
        const { level, start, end, title } = problem;
        const file = property(slashed(name));
        const place = `file=${file},line=${start.line},col=${start.column},endLine=${end.line}`;
        return `::${COMMAND[level]} ${place},title=${property(title)}::${data(sentence(problem))}`;
      });
    return [...lines, data(`Score ${result.score.score} of 100: ${slashed(name)}`)]
      .map((line) => `${line}\n`)
      .join("");
  },
  failure: (name, error) => `::error file=${property(slashed(name))}::${data(error)}\n`,
  end: () => "",
});
