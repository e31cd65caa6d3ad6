import { expect, test } from "vitest";
import { padding, pageOf, runAudit, shareOf } from "../../analysis/testing/run-audit.ts";
import { readPage } from "../../page/read-page.ts";
import { openAccess } from "./open-access.ts";

test("a short text that ends at a sign-in notice fails", () => {
  const page = pageOf(`${padding(3)}<p>Subscribe to continue reading this article.</p>`);
  expect(runAudit(openAccess, page)).toMatchObject({
    share: 0,
    found: "The text stops at a wall: “Subscribe to continue”.",
    fix: "Put the answer and its main facts before the wall.",
  });
});

test("a short text without such a notice passes", () => {
  expect(runAudit(openAccess, pageOf(padding(3)))).toMatchObject({
    share: 1,
    found: "We found no sign-in or payment wall.",
  });
});

test("an invitation to sign in before the text is not where the text stops", () => {
  const page = pageOf(`<p>Sign in to view the heaps that you saved on another day.</p>${padding(4)}`);
  expect(shareOf(openAccess, page)).toBe(1);
});

test("a notice right after the text counts, also where it is not part of the text", () => {
  const aside = '<aside class="login"><p>Log in to continue</p><button>Log in</button></aside>';
  const html = pageOf(padding(8)).replace("</main>", `</main>${aside}`);
  expect(readPage(html, "https://garden.example/").text).not.toContain("Log in");
  expect(shareOf(openAccess, html)).toBe(0);
});

test("a declared paywall is reported, because crawlers may still get the text", () => {
  const head =
    '<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":"False"}</script>';
  expect(runAudit(openAccess, pageOf(padding(20), { head }))).toMatchObject({
    kind: "reported",
    found: "Not scored. The page's JSON-LD declares that the text is not free to read.",
  });
});

test("a long text is not judged", () => {
  expect(runAudit(openAccess, pageOf(padding(30)))).toMatchObject({ kind: "not-applicable" });
});
