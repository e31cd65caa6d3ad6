import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { pointsOf } from "../../score/score-model.ts";
import { internalLinks } from "./internal-links.ts";

const link = (href: string) =>
  `<p>Read about <a href="${href}">the next step</a> before you turn the heap.</p>`;

test("other pages of the site are counted once each and without points", () => {
  const links = ["/guides/straw", "/guides/straw#how", "/guides/leaves", "https://other.example/"].map(link);
  expect(pointsOf(internalLinks)).toBe(0);
  expect(runAudit(internalLinks, pageOf(padding(12) + links.join("\n") + padding(4, 20)))).toMatchObject({
    kind: "reported",
    found: "Not scored. The main text links to 2 other pages on your site.",
  });
});

test("a link to the page itself is not a link to another page", () => {
  const own = link("/guides/compost-heap-temperature?utm_source=menu");
  expect(runAudit(internalLinks, pageOf(padding(12) + own + padding(4, 20)))).toMatchObject({
    kind: "reported",
    found: "The main text links to no other page on your site.",
    fix: "Link the pages of your site that say more about what the text names.",
  });
});

test("a card between two sections that leads to another page isn't denied", () => {
  const card = '<aside><a href="/guides/straw">Read how straw helps</a></aside>';
  expect(runAudit(internalLinks, pageOf(padding(12) + card + padding(4, 20)))).toMatchObject({
    found: "Not scored. Links among the text lead to other pages on your site.",
    fix: null,
  });
});

test("a short text is not reported", () => {
  expect(runAudit(internalLinks, pageOf(padding(2)))).toMatchObject({
    kind: "not-applicable",
    reason: "The text is under 150 words.",
  });
});
