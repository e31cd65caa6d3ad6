/** Every public page is valid HTML. That takes ten seconds and protects no visitor by itself, so it is a proof. */
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { openSite } from "./open-site.ts";
import { sitePaths } from "./site-paths.ts";

test("the HTML of every page is valid", async () => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: {
      // React writes these its own way, and browsers read both forms the same.
      "void-style": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "no-inline-style": "off",
      "no-implicit-button-type": "error",
      // Titles end with the product's name, and our engine checks their length.
      "long-title": "off",
      // The heading of a card is one of several lines inside the card's link.
      "no-redundant-for": "off",
    },
  });
  const problems: string[] = [];
  const site = await openSite();
  for (const path of sitePaths()) {
    const { html } = await site.render(path);
    const report = await validator.validateString(html);
    for (const { messages } of report.results)
      for (const { ruleId, message, line } of messages)
        problems.push(`${path}:${line} ${ruleId}: ${message}`);
  }
  expect(problems).toEqual([]);
});
