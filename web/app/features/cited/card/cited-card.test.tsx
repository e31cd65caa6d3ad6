import type { CitedInFact } from "@citeworthy/core/cited/cited-view";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { OWN, shareOf } from "../testing/coffee-answers.ts";
import { citedInFact } from "../testing/coffee-claims.ts";
import { textOf } from "../testing/text-of.ts";
import { CitedCard, CitedLine } from "./cited-card.tsx";

const show = (cited: CitedInFact | null, run: string | null = "run-1") =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CitedLine cited={cited} />
      <CitedCard url={OWN} question="how much coffee" cited={cited} run={run} />
    </MemoryRouter>,
  );

test("the card counts the answers that cite the page, by engine and with imported counts", () => {
  const html = show(citedInFact());
  const text = textOf(html);

  expect(text).toContain("3 of 20 answers cited this page, likely 5 to 36%");
  expect(text).toContain("Perplexity 2 of 7 ChatGPT 0 of 7 Gemini 1 of 6 Nov 9 to 14, 2026");
  expect(text).toContain("Google, imported 41");
  expect(text).not.toContain("Bing, imported");
  expect(html).toContain('href="/ai-visibility-monitor/runs/run-1/why"');
  expect(html).toContain(`href="/cited?url=${encodeURIComponent(OWN)}"`);
});

test("a page that only reports know has no share", () => {
  const text = textOf(show(citedInFact({ ...shareOf(0, 0), byEngine: {}, queries: [], bing: 0 })));

  expect(text).not.toContain("0 of 0");
  expect(text).toContain("Bing, imported 0");
});

test("without a measurement there is one line that offers the monitor", () => {
  const html = show(null, null);

  expect(textOf(html)).toContain("Cited in fact: not measured yet.");
  expect(html).toContain('href="/ai-visibility-monitor"');
  expect(html).not.toContain("Measured");
});
