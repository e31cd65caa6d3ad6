import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EffortImpactBadge } from "./effort-impact-badge.tsx";
import { ScoreGauge } from "./score-gauge.tsx";
import { TinyRing } from "./tiny-ring.tsx";

test.each([
  [85, "Excellent", "stroke-good"],
  [84, "Good", "stroke-fair-shape"],
  [60, "Good", "stroke-fair-shape"],
  [59, "Needs Work", "stroke-poor"],
])("a score of %i is %s in number, word and colour", (score, word, colour) => {
  for (const html of [
    renderToStaticMarkup(<ScoreGauge score={score} />),
    renderToStaticMarkup(<TinyRing score={score} />),
  ]) {
    expect(html).toContain(String(score));
    expect(html).toContain(word);
    expect(html).toContain(colour);
  }
});

test("the gauge shows the label 'Score' only on request", () => {
  expect(renderToStaticMarkup(<ScoreGauge score={72} labelled />)).toContain(">Score</span>");
  expect(renderToStaticMarkup(<ScoreGauge score={72} />)).not.toContain(">Score</span>");
});

test("the ring is as long as the score", () => {
  expect(renderToStaticMarkup(<ScoreGauge score={72} size="small" />)).toContain('stroke-dasharray="72 100"');
});

const words = (html: string) => html.replace(/<svg.*?<\/svg>/g, "").replace(/<[^>]*>/g, "");

test.each([
  ["effort", "low", "Low Effort", "text-good"],
  ["effort", "high", "High Effort", "text-orange"],
  ["impact", "high", "High Impact", "text-blue"],
  ["impact", "low", "Low Impact", "text-quiet"],
] as const)("%s %s reads '%s'", (kind, level, label, colour) => {
  const html = renderToStaticMarkup(<EffortImpactBadge kind={kind} level={level} />);

  expect(words(html)).toBe(label);
  expect(html).toContain(colour);
});

test("the compact badge shows one word and keeps the other for screen readers", () => {
  const html = renderToStaticMarkup(<EffortImpactBadge kind="effort" level="low" form="compact" />);

  expect(html).toContain('Low<span class="sr-only"> Effort</span>');
});
