import { expect, test } from "vitest";
import { type GatedPart, judgeWhole } from "./gate.ts";
import { readGatePage } from "./gate-page.ts";
import { gatePage } from "./testing/gate-page.ts";

/** Invented: three pumps, each with its price, its licence of life and its flaw. */
const PUMPS = gatePage(
  "The best garden pumps",
  `In this guide, we will look at everything around pumps.
  Garden pumps lift water from a barrel. Some people love them. A pump should never run dry, because the seal burns within a minute.
  ## Brunnel
  Brunnel is a quiet pump for small gardens. It costs $80 a year to run and lifts up to 40 litres a minute. The shop offers a warranty of three years.
  ## Tarnwell
  Tarnwell is a heavy pump for farms, made by the Oslund works. Running it costs $210 a year. Most farms keep it for ten years.
  ## Pikko
  If space is short, Pikko fits under a bench. Pikko is cheaper than Tarnwell, but it isn't made for salt water. Morning is the best time to pump, and noon wastes the most water.
  - Rinse the filter after each use.
  Let us know in the comments which pump you like!`,
);

const judge = (part: GatedPart) => {
  const verdict = judgeWhole([part], PUMPS);
  return verdict.is === "ok" ? "ok" : `${verdict.is} ${verdict.why}`;
};
const sentence = (text: string) => judge({ add: "sentence", text });
const entry = (text: string) => judge({ add: "entry", text });

test.each([
  "Brunnel is a quiet pump for small gardens.",
  "For small gardens, Brunnel is a quiet pump.",
  "Tarnwell costs $210 a year to run.",
  "Pikko is cheaper than Tarnwell.",
  "Brunnel lifts up to 40 litres a minute.",
])("what one passage says of one thing passes: %s", (text) => {
  expect(sentence(text)).toBe("ok");
});

test.each([
  ["a figure of another entry", "Brunnel costs $210 a year to run.", "wrong-pair"],
  ["a figure from nowhere", "Brunnel costs $95 a year to run.", "adds-fact"],
  ["another name", "Pikko is a heavy pump for farms, made by the Oslund works.", "wrong-pair"],
  ["a name from nowhere", "Tarnwell is a heavy pump for farms, made by the Halvard works.", "adds-fact"],
  ["names turned round", "Tarnwell is cheaper than Pikko.", "wrong-pair"],
  ["another unit", "Running Tarnwell costs $210 a month.", "wrong-pair"],
  ["a not more", "Brunnel is not a quiet pump for small gardens.", "changes-meaning"],
  ["a not less", "Pikko is made for salt water.", "changes-meaning"],
  ["a limit less", "Brunnel lifts 40 litres a minute.", "changes-meaning"],
  ["another limit", "Brunnel lifts at least 40 litres a minute.", "changes-meaning"],
  ["all for most", "All farms keep it for ten years.", "changes-meaning"],
  ["a superlative turned round", "Morning is the worst time to pump.", "changes-meaning"],
])("%s is a fault", (_what, text, why) => {
  expect(sentence(text)).toBe(`fault ${why}`);
});

test("what is said of another subject doesn't pass", () => {
  expect(sentence("Noon is the best time to pump.")).not.toBe("ok");
  expect(sentence("The filter burns within a minute.")).not.toBe("ok");
});

test("inside a sentence, a figure stays with what is nearest to it", () => {
  const page = gatePage(
    "Barrel parts",
    "A stand adds $25 to the price, and a kit for the downpipe costs $40.",
  );
  const is = (text: string) => judgeWhole([{ add: "sentence", text }], page).is;
  expect(is("A kit for the downpipe costs $40.")).toBe("ok");
  expect(is("A kit for the downpipe costs $25.")).toBe("fault");
  expect(is("A stand adds $40 to the price, and a kit for the downpipe costs $25.")).toBe("fault");
});

test("a sentence with one word changed is held against that sentence, though another would carry it", () => {
  const page = gatePage(
    "Prices of pumps",
    "Garden pumps are more expensive than ever. Some garden pumps are less expensive than hoses ever were.",
  );
  const text = "Garden pumps are less expensive than ever.";
  expect(judgeWhole([{ add: "sentence", text }], page)).toMatchObject({
    is: "fault",
    why: "changes-meaning",
  });
});

test("a table's wide row doesn't support what stands in two of its columns", () => {
  const cells = (text: string, at: number) => ({ id: `t.0${at}`, text });
  const page = readGatePage({
    ...gatePage("Pumps", "Pumps lift water."),
    blocks: [{ id: "t", kind: "table", pieces: ["Flaw, Brunnel loud", "Flaw, Tarnwell heavy"].map(cells) }],
  });
  const is = (text: string) => judgeWhole([{ add: "entry", text }], page).is;
  expect(is("Brunnel: loud")).toBe("ok");
  expect(is("Brunnel: heavy")).toBe("fault");
});

test("words of several passages in one clause are in doubt, with the closest sentence", () => {
  const text = "Brunnel is a quiet pump with a warranty for small gardens.";
  expect(judgeWhole([{ add: "sentence", text }], PUMPS)).toEqual({
    is: "doubt",
    why: "several-passages",
    quote: "Brunnel is a quiet pump for small gardens.",
  });
});

test("an entry is a name of the page, alone or with what is said below it", () => {
  expect(entry("Tarnwell")).toBe("ok");
  expect(entry("Wassermann")).toBe("fault adds-fact");
  expect(entry("Brunnel: a quiet pump for small gardens")).toBe("ok");
  expect(entry("Pikko: a quiet pump for small gardens")).toBe("fault wrong-pair");
  expect(entry("Tarnwell: a warranty of three years")).toBe("fault wrong-pair");
});

test("markup and addresses are no plain words", () => {
  expect(sentence("Brunnel is a <b>quiet</b> pump.")).toBe("fault not-plain");
  expect(sentence("Brunnel is a quiet pump, see https://pump.example.")).toBe("fault not-plain");
});

const idOf = (start: string) => PUMPS.sentences.find(({ text }) => text.startsWith(start))?.id ?? start;
const strike = (start: string) => judge({ remove: idOf(start), as: "filler" });

test("a strike needs a sign of filler", () => {
  expect(strike("In this guide")).toBe("ok");
  expect(strike("Let us know")).toBe("ok");
  expect(strike("Some people")).toBe("doubt not-filler");
  expect(strike("A pump should never")).toBe("fault not-filler");
  expect(strike("Rinse the filter")).toBe("fault not-filler");
  expect(strike("Tarnwell is a heavy")).toBe("fault drops-fact");
});

test("a name is lost only if it stands nowhere else, the title included", () => {
  const page = gatePage(
    "The Brunnel pump",
    "Let’s look at Brunnel now. Let’s take a look at the Oslund works. Brunnel lifts water.",
  );
  const verdicts = page.sentences
    .slice(0, 2)
    .map(({ id }) => judgeWhole([{ remove: id, as: "filler" }], page).is);
  expect(verdicts).toEqual(["ok", "doubt"]);
});

test("a sentence that begins with “it” keeps the one before it, and a heading its text", () => {
  const page = gatePage(
    "Hoses",
    "## Welcome\nWelcome to our blog!\n## Care\nLet’s dive into it. It is rolled up in autumn. Hoses last for years.",
  );
  const remove = (start: string) => {
    const { id = "" } = page.sentences.find(({ text }) => text.startsWith(start)) ?? {};
    return judgeWhole([{ remove: id, as: "filler" }], page);
  };
  expect(remove("Let’s dive")).toMatchObject({ is: "fault", why: "dangling" });
  expect(remove("Welcome")).toMatchObject({ is: "fault", why: "empty-section", quote: "Welcome" });
});

test("a line that announces something keeps what it announces", () => {
  const page = gatePage(
    "Hoses",
    "Hoses last for years.\nGarden links:\nThank you for reading this post.\nBye.",
  );
  const { id = "" } = page.sentences.find(({ text }) => text.startsWith("Thank")) ?? {};
  expect(judgeWhole([{ remove: id, as: "filler" }], page)).toMatchObject({
    is: "fault",
    why: "empty-section",
    quote: "Garden links:",
  });
});

const heading = (text: string) =>
  judge({ add: "heading", text, from: PUMPS.headings[1]?.blockAt ?? 0, isTitle: false, old: "Tarnwell" });

test("a heading may only use words of its own section, and its capitals are not names", () => {
  expect(heading("Tarnwell: A Heavy Pump for Farms")).toBe("ok");
  expect(heading("Brunnel")).toBe("fault wrong-pair");
  expect(heading("Never Use Tarnwell on Farms")).toBe("fault changes-meaning");
  expect(heading("Solar panels of Bavaria")).toBe("fault adds-fact");
});

test("each part has its own verdict", () => {
  const parts: GatedPart[] = [
    { add: "entry", text: "Brunnel: a quiet pump" },
    { add: "entry", text: "Tarnwell: a quiet pump" },
  ];
  expect(judgeWhole(parts, PUMPS)).toMatchObject({ is: "fault", why: "wrong-pair" });
  expect(judgeWhole(parts.slice(0, 1), PUMPS)).toEqual({ is: "ok" });
});
