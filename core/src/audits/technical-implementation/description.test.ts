import { expect, test } from "vitest";
import { padding, pageOf, runAudit, shareOf } from "../../analysis/testing/run-audit.ts";
import { description } from "./description.ts";

const pageWith = (text: string) =>
  pageOf(padding(2), { head: `<meta name="description" content="${text}">` });
const textOf = (length: number) =>
  "Compost heaps get warm. "
    .repeat(40)
    .slice(0, length - 1)
    .concat(".");

test("a description of 70 to 160 characters passes", () => {
  expect(runAudit(description, pageWith(textOf(160)))).toMatchObject({
    share: 1,
    found: "The meta description has 160 characters.",
  });
});

test("a page without a meta description fails, whatever Open Graph says", () => {
  const head = '<meta property="og:description" content="How warm a compost heap gets.">';
  expect(runAudit(description, pageOf(padding(2), { head }))).toMatchObject({
    share: 0,
    found: "The page has no meta description.",
    snippet: null,
  });
});

test("a short description is reported without points and quoted", () => {
  expect(runAudit(description, pageWith("Warm compost heaps."))).toMatchObject({
    kind: "reported",
    found: "The meta description has only 19 characters; there is room for 70 to 160.",
    quotes: ["Warm compost heaps."],
  });
});

test("a description that is hardly shown is worth a shorter one, and one that loses a few words isn't", () => {
  expect(runAudit(description, pageWith(textOf(320)))).toMatchObject({
    kind: "reported",
    fix: "Write a description of 70 to 160 characters that answers the title.",
  });
  expect(runAudit(description, pageWith(textOf(164)))).toMatchObject({ kind: "reported", fix: null });
});

test("a long description is reported without points", () => {
  expect(runAudit(description, pageWith(textOf(200)))).toMatchObject({
    kind: "reported",
    found: "The meta description has 200 characters; search results may cut it after about 160.",
  });
});

test("a Japanese description needs half as many characters", () => {
  expect(shareOf(description, pageWith("堆肥の温度".repeat(8)))).toBe(1);
});

test("a description that is the text cut off by length isn't praised", () => {
  const text =
    "Leaves look like waste in autumn. In a wire cage they turn into the very best soil of the garden within two winters of rain and frost.";
  const cut = text.slice(0, text.indexOf(" and frost"));
  const page = (content: string) =>
    pageOf(`<p>${text}</p>${padding(2)}`, { head: `<meta name="description" content="${content}">` });
  expect(runAudit(description, page(cut))).toMatchObject({
    kind: "reported",
    found: "The meta description is cut off in the middle of a sentence.",
  });
  expect(runAudit(description, page(text))).toMatchObject({ share: 1 });
});
