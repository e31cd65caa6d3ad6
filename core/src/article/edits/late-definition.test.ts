import { expect, test } from "vitest";
import { contextWith } from "../testing/context.ts";
import { gardenPage } from "../testing/pages.ts";
import { lateDefinition } from "./late-definition.ts";

const TALK =
  "<p>Gardeners in the valley fill their cans in the evening, and most of them talk about the weather while the water runs. Some of them have done so for forty years.</p>";
const DEFINITION = "A rain barrel is a container that collects water from the roof for dry weeks.";

type Asked = { title?: string; kind?: Parameters<typeof contextWith>[1]["kind"]; answering?: string[] };

function leading(late: string, { title = "Rain barrel guide", kind = "explainer", answering }: Asked = {}) {
  const html = gardenPage(title, `${TALK.repeat(4)}<h2>Details</h2><p>${late} Oak lasts longest of all.</p>`);
  return lateDefinition(contextWith(html, { kind, answering: answering ?? [late] }))?.text ?? null;
}

test("a late definition of the subject leads", () => {
  expect(leading(DEFINITION)).toBe(DEFINITION);
});

test.each([
  ["a fact that defines nothing", "A rain barrel of oak costs about $180 in most shops of the valley."],
  ["what a thing is used for", "A rain barrel is often used for watering and is widely sold in spring."],
  ["a definition of something else", "A downpipe is a tube that leads water from the roof to the ground."],
])("%s doesn't lead", (_what, text) => {
  expect(leading(text)).toBeNull();
});

test("nothing leads where the reading finds no sentence likely", () => {
  expect(leading(DEFINITION, { answering: [] })).toBeNull();
});

test("an opening that is as likely to answer keeps its place", () => {
  const opening = "Most gardeners pay $60 for a rain barrel of plastic and look after it for ten years.";
  const html = gardenPage("Rain barrel guide", `<p>${opening}</p>${TALK.repeat(4)}<p>${DEFINITION}</p>`);
  expect(
    lateDefinition(contextWith(html, { kind: "explainer", answering: [opening, DEFINITION] })),
  ).not.toBeNull();
  const sure = contextWith(html, { kind: "explainer", answering: [opening, DEFINITION] });
  const raised = sure.sentences.map((one) =>
    one.text === opening && one.candidate ? { ...one, candidate: { ...one.candidate, chosen: 0.5 } } : one,
  );
  expect(lateDefinition({ ...sure, sentences: raised })).toBeNull();
});

test.each([
  ["a title that promises a list", { title: "7 best rain barrels for small gardens" }],
  ["a title about myths", { title: "Rain barrel myths" }],
  ["a shop", { kind: "product" as const }],
  ["a news report", { kind: "news" as const }],
])("one sentence doesn't lead %s", (_page, asked) => {
  expect(leading(DEFINITION, asked)).toBeNull();
});

test("a page with its own summary needs no other lead", () => {
  const summary = "<h2>Key takeaways</h2><ul><li>Oak lasts longest of all the barrels.</li></ul>";
  const html = gardenPage(
    "Rain barrel guide",
    `${summary}${TALK.repeat(4)}<h2>Details</h2><p>${DEFINITION}</p>`,
  );
  expect(lateDefinition(contextWith(html, { kind: "explainer", answering: [DEFINITION] }))).toBeNull();
});
