import { expect, test } from "vitest";
import { padding, pageOf, runAudit, shareOf } from "../../analysis/testing/run-audit.ts";
import { titleTag } from "./title-tag.ts";

const titled = (title: string) => pageOf(padding(2), { title });

test("a title of 15 to 70 characters passes", () => {
  expect(runAudit(titleTag, titled("How hot does a compost heap get?"))).toMatchObject({
    share: 1,
    found: "The title tag has 32 characters.",
  });
});

test("the site's name at the end may be cut", () => {
  const title = "How hot does a compost heap get in winter, and how long does it stay so? | The Garden Guide";
  expect(shareOf(titleTag, titled(title.replace(", and how long does it stay so", "")))).toBe(1);
  expect(
    shareOf(
      titleTag,
      titled("How hot does a compost heap get in winter? | The Garden Guide of Example Town"),
    ),
  ).toBe(1);
  expect(runAudit(titleTag, titled(title))).toMatchObject({
    kind: "reported",
    found: "The title tag has 91 characters; search results may cut it.",
    fix: null,
  });
});

test("a title twice as long as what is shown is worth a shorter one", () => {
  const long =
    "How hot does a compost heap get in winter, how long does it stay so, who measured it, where and when did they do so, and what followed from that";
  expect(runAudit(titleTag, titled(long))).toMatchObject({
    kind: "reported",
    fix: "Shorten the title to at most 70 characters.",
  });
});

test("a title of one word loses points and is quoted", () => {
  expect(runAudit(titleTag, titled("Compost"))).toMatchObject({
    share: expect.closeTo(0.63, 2),
    found: "The title tag has only 7 characters; we look for 15 to 70.",
    quotes: ["Compost"],
  });
});

test("a page without a title tag gets one from its main heading", () => {
  const html = titled("How hot does a compost heap get?").replace(/<title>.*<\/title>/, "");
  expect(runAudit(titleTag, html)).toMatchObject({
    share: 0,
    found: "The page has no title tag.",
    snippet: { language: "html", code: "<title>How hot does a compost heap get?</title>" },
  });
});

test("a Japanese title needs half as many characters", () => {
  expect(shareOf(titleTag, titled("堆肥の温度は何度か？"))).toBe(1);
});
