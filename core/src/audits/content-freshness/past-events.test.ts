import { expect, test } from "vitest";
import { pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { pastEvents } from "./past-events.ts";

const shareOf = (sentence: string) => {
  const finding = runWithReading(pastEvents, pageOf(`<p>${sentence}</p>`));
  return finding.kind === "scored" ? finding.share : null;
};

test("a year that is still to come passes", () => {
  expect(shareOf("The norm is expected to arrive in 2031.")).toBe(1);
});

test("a past year described as coming is quoted", () => {
  expect(runWithReading(pastEvents, pageOf("<p>The norm is expected to arrive in 2020.</p>"))).toMatchObject({
    share: 0.5,
    found: "1 sentence describes a past year as still to come.",
    quotes: ["The norm is expected to arrive in 2020."],
  });
});

test("a forecast for a year that is over is found in many wordings", () => {
  for (const sentence of [
    "By 2023, half of all searches will be spoken.",
    "The plant will open by the end of March 2024.",
    "A second part, planned for spring 2024, covers water.",
    "The tool is due in late 2024.",
    "The office projects that the new tariffs will cut what the whole country makes in a year by a third by 2020.",
    "Sales are expected to grow from 2019 to 2024.",
    "The upcoming 2023 edition adds a chapter.",
    "Expected in 2022: a new norm for bins.",
  ])
    expect([sentence, shareOf(sentence)]).toEqual([sentence, 0.5]);
});

test("an author, a past date, a cause and a dated forecast are not predictions", () => {
  for (const sentence of [
    "Experiments by Wan, Wallace and Klein (ACL 2024) asked models which page convinced them.",
    "The file llms.txt was proposed by Jeremy Howard on 3 September 2024.",
    "No large AI service had said by April 2025 that it reads the file.",
    "The host has blocked AI crawlers by default since July 1, 2025.",
    "The best known figure is a forecast of February 2024.",
    "Gartner predicted in February 2024 that search volume will drop by a quarter by 2025.",
    "In January 2025, the maker announced that the second model will be released in 2025.",
    "The match stopped early due to heavy rain in 2012.",
    "The launch was planned for spring 2024 and came a year later.",
    "Later in 2023 the firm closed the service.",
    "A growth of 3% is expected from 2023 to 2033.",
  ])
    expect([sentence, shareOf(sentence)]).toEqual([sentence, 1]);
});

test("a news report keeps the predictions of its day", () => {
  const html = pageOf("<p>The norm is expected to arrive in 2020.</p>");

  expect(runWithReading(pastEvents, html, { kind: "news" }).kind).toBe("not-applicable");
});
