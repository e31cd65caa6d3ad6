import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { routedHtml } from "../../ui/testing/routed-html.tsx";
import { EngineRotator } from "./engine-rotator.tsx";
import { MonitorTeaser } from "./monitor-teaser.tsx";
import { ProseTable } from "./prose-table.tsx";

test("the average of the sample matrix is the mean of its first row, and the data is marked as a sample", () => {
  const html = routedHtml(<MonitorTeaser />);
  const [average, ...cells] = [...html.matchAll(/(\d+)%/g)].map(([, figure]) => Number(figure));

  expect(average).toBe(Math.round(cells.slice(0, 3).reduce((sum, cell) => sum + cell, 0) / 3));
  expect(html).toContain("Sample data");
});

test("no sample figure is an estimate: the monitor shows percentages only for measured engines", () => {
  const html = routedHtml(<MonitorTeaser />);

  expect(html.match(/, measured</g)).toHaveLength(9);
  expect(html).not.toContain("estimated");
});

test("without scripts one engine's name is visible, and screen readers have all three", () => {
  const html = renderToStaticMarkup(<EngineRotator />);

  expect(html.match(/opacity-0"/g)).toHaveLength(2);
  expect(html).toContain("Perplexity, ChatGPT or Gemini");
});

test("each row of a table in running text is named by its first cell", () => {
  const html = renderToStaticMarkup(
    <ProseTable label="Cookies" head={["Name", "Use"]} rows={[["session", "Signs you in"]]} />,
  );

  expect(html).toMatch(/<th scope="row"[^>]*>session<\/th><td[^>]*>Signs you in<\/td>/);
});
