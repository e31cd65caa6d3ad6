import { expect, test } from "vitest";
import { padding, pageOf, runAudit, shareOf } from "../../analysis/testing/run-audit.ts";
import { canonical } from "./canonical.ts";

const URL_OF_PAGE = "https://garden.example/guides/compost-heap-temperature";
const pageWith = (href: string) => pageOf(padding(2), { head: `<link rel="canonical" href="${href}">` });

test("a canonical URL may differ in scheme, www and the last slash", () => {
  expect(shareOf(canonical, pageWith("http://www.garden.example/guides/compost-heap-temperature/"))).toBe(1);
});

test("a canonical URL may leave out parameters of the page's URL, but not change them", () => {
  const url = `${URL_OF_PAGE}?page=2&utm_source=letter`;
  expect(shareOf(canonical, pageWith(URL_OF_PAGE), { url })).toBe(1);
  expect(shareOf(canonical, pageWith(`${URL_OF_PAGE}?page=2`), { url })).toBe(1);
  expect(runAudit(canonical, pageWith(`${URL_OF_PAGE}?page=3`), { url })).toMatchObject({ kind: "reported" });
});

test("the home page as canonical URL fails; any other page is reported", () => {
  expect(runAudit(canonical, pageWith("https://other.example/"))).toMatchObject({
    share: 0,
    found: "The canonical URL is another page: https://other.example/.",
    fix: "Point the canonical link to this page.",
  });
  expect(runAudit(canonical, pageWith("https://other.example/copy"))).toMatchObject({
    kind: "reported",
    found: "The canonical URL is another page: https://other.example/copy.",
    fix: "Check that the other page is the one that should be cited; if it isn't, point the link to this page.",
  });
});

test("a page without a canonical link is reported without points", () => {
  expect(runAudit(canonical, pageOf(padding(2)))).toMatchObject({
    kind: "reported",
    found: "The page declares no canonical URL.",
    fix: "Add a canonical link with this page's own URL.",
    snippet: { code: expect.stringContaining(URL_OF_PAGE) },
  });
});

test("a page given without a URL is not judged", () => {
  expect(runAudit(canonical, pageOf(padding(2)), { url: "" })).toMatchObject({ kind: "not-applicable" });
});
