/** `article`: each page with edits to its own text, its score before and after, and what happened to each claim. */

import { messageText } from "@citeworthy/core/messages";
import { type OptimizedArticle, optimizeArticle } from "@citeworthy/core/optimize/optimize-article";
import type { Command } from "../command.ts";
import { eachPage } from "../each-page.ts";
import { EXIT } from "../exit-status.ts";
import { PageFailure } from "../inputs/page-failure.ts";
import { PAGE_FLAGS, PAGE_FLAGS_USAGE, pageOptions, parseFlags } from "../inputs/page-options.ts";
import { articleReport } from "../print/article-report.ts";
import { printable } from "../print/printable.ts";
import { ownScreen } from "../print/screen.ts";

const USAGE = `article URL_OR_FILE...       edit pages using only their own sentences
${PAGE_FLAGS_USAGE}`;

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseFlags(args, PAGE_FLAGS, USAGE);
  const options = pageOptions(values, positionals, USAGE);
  const screen = ownScreen();
  const allSucceeded = await eachPage<OptimizedArticle>(options, {
    make(evidence, input) {
      const onBroken = (audit: string, error: unknown) =>
        console.error(printable(`${input.name}: check ${audit} failed: ${error}`));
      const made = optimizeArticle(evidence, { onBroken });
      if (!made) throw new PageFailure(messageText("page/empty"));
      const [first] = made.violations;
      if (first) throw new PageFailure(`The article says “${first.text}”, which is not on the page.`);
      return made;
    },
    json: ({ article, edits, verdict, claims, comparison: { before, after } }, { name }) => ({
      file: name,
      article,
      edits,
      verdict,
      before,
      after,
      claims,
    }),
    show: (made) => articleReport(made, screen),
  });
  return allSucceeded ? EXIT.ok : EXIT.failed;
}

export const article: Command = { usage: USAGE, run };
