import { expect, test } from "vitest";
import { checkIdeas, checkMetaTags, checkVariety } from "./check-generated.ts";
import { cleanInput } from "./clean-input.ts";
import { characters, cutAtWord, DESCRIPTION_LENGTH, TITLE_LENGTH } from "./snippet-width.ts";
import { ideasFor, tagsFor } from "./testing/topics.ts";

test("long, marked-up and odd input gives results that fit, and input without words is blank", () => {
  expect(cleanInput(" <b>Cold</b>\n brew!!! ")).toBe("Cold brew");
  expect(cleanInput("<script>alert(1)</script>tea")).toBe("tea");
  expect(cleanInput('"><img src=x onerror=alert(1)>cold brew')).toBe("cold brew");
  expect([cleanInput("<b></b>"), cleanInput("?!"), cleanInput(" \u202E ")]).toEqual(["", "", ""]);
  const long =
    "a plan for teams that write and review and publish in large regulated industries and never miss a date ".repeat(
      2,
    );
  for (const topic of [long, "x", "🚀 rocket launches", "C++", "50% off sales", "word ".repeat(40)]) {
    const tags = tagsFor(topic, topic.slice(0, 100));
    expect(characters(tags.title), tags.title).toBeLessThanOrEqual(TITLE_LENGTH.most);
    expect(characters(tags.description), tags.description).toBeLessThanOrEqual(DESCRIPTION_LENGTH.most);
    expect(tags.title).not.toBe("");
    expect([6, 8]).toContain(ideasFor(topic).length);
  }
  expect(cutAtWord("one two three of the", 14)).toBe("one two three");
});

test("a model's invented numbers, links, wrong lengths and repetitions are reported", () => {
  const request = { topic: "cold brew", primaryKeyword: "cold brew" };
  const good = tagsFor(request.topic, request.primaryKeyword);
  const found = (change: Partial<typeof good>) => checkMetaTags({ ...good, ...change }, request).join(" ");
  expect(found({ title: "Cold Brew: 73% of Baristas Agree on This Ratio" })).toContain("73");
  expect(found({ description: `See https://example.com ${good.description.slice(0, 120)}` })).toContain(
    "Links",
  );
  expect(found({ title: "Brew" })).toContain("4 characters");
  expect(found({ title: "Hot Chocolate at Home: A Practical Guide to It" })).toContain("primary keyword");
  expect(found({ keywords: Array.from({ length: 8 }, () => "cold brew") })).toContain("the same");
  const ideas = ideasFor("cold brew");
  expect(checkIdeas(ideas.slice(0, 4), { topic: "cold brew", niche: "" }).join()).toContain("4 ideas");
});

test("a model's list has to vary and to stay with the topic", () => {
  const idea = (title: string, keyword: string) => ({
    ...{ title, contentType: "Guide", targetAudience: "Beginners", description: "Explain it." },
    keywords: [keyword],
  });
  const request = { topic: "heat pumps", niche: "" };
  const varied = [
    idea("What heat pumps cost to run", "heat pump running costs"),
    idea("Is your house ready for one?", "heat pump suitability"),
    idea("Noise rules for heat pumps", "heat pump noise"),
  ];
  expect(checkVariety(varied, request)).toEqual([]);
  const alike = ["Costs", "Noise", "Size"].map((word) => idea(`Heat pumps: ${word}`, "heat pumps"));
  expect(checkVariety(alike, request)).toEqual([
    "More than half of the titles begin with the same words. Give them different forms.",
    "More than half of the ideas begin with the same keyword. Give each idea searches of its own.",
  ]);
  expect(checkVariety([...varied, idea("How to bake bread", "sourdough")], request)).toEqual([
    "These ideas don't name the topic: 4.",
  ]);
});
