import { expect, test } from "vitest";
import { elementsOf } from "./html-facts.ts";
import { echoesTitle, isCallToAction, leadOf } from "./lead.ts";

test("the lead is the first real paragraph after the main heading, or of the article's text", () => {
  const page = "<h1>Prices</h1><p>Nov 15, 2026</p><p>Core starts at $19.99 and Pro at $49.99 a month.</p>";
  expect(leadOf(elementsOf(page))).toBe("Core starts at $19.99 and Pro at $49.99 a month.");
  const article = `<h1>Dates</h1><p>By the editorial team, who also wrote the other articles.</p>
    <div class="reading-text"><p>Freshness is whether a page is still true.</p></div>`;
  expect(leadOf(elementsOf(article))).toBe("Freshness is whether a page is still true.");
});

test("a lead echoes its title if it defines it or repeats four words of it", () => {
  const echoes: [lead: string, title: string][] = [
    ["Plain prices are prices counted by the month: Core $19.", "Plain prices, counted by the month"],
    ["The free GEO tools are small generators that each do one thing.", "Free GEO Tools"],
    ["GEO vs SEO vs AEO is a question of goal, not of craft.", "GEO vs SEO vs AEO: what changes"],
  ];
  for (const [lead, title] of echoes) expect([lead, echoesTitle(lead, title)]).toEqual([lead, true]);
});

test("naming the subject, or using the title's words later, isn't an echo", () => {
  expect(echoesTitle("llms.txt is a proposed markdown file.", "llms.txt: what it is")).toBe(false);
  const monitor = "The AI Visibility Monitor compares your page with up to five competitors.";
  expect(echoesTitle(monitor, "AI Visibility Monitor")).toBe(false);
  const lead = "Core starts at $19 a month. Prices are counted by the month.";
  expect(echoesTitle(lead, "Plain prices, counted by the month")).toBe(false);
});

test("a lead that asks for a sign-up is a call to action; an instruction that answers is not", () => {
  expect(isCallToAction("Sign up now and see your score.")).toBe(true);
  expect(isCallToAction("Start your free trial today.")).toBe(true);
  expect(isCallToAction("Start with access: a page that crawlers cannot read cannot be cited.")).toBe(false);
});
