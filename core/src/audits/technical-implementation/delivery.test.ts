import { expect, test } from "vitest";
import { padding, pageOf, runAudit, shareOf } from "../../analysis/testing/run-audit.ts";
import { delivery } from "./delivery.ts";

const page = pageOf(padding(3));
const hop = { from: "https://a.example/", to: "https://b.example/", status: 301 };

test("a page that arrives over HTTPS with status 200 passes", () => {
  expect(runAudit(delivery, page)).toMatchObject({ share: 1, found: "Status 200 over HTTPS, no redirects." });
  expect(shareOf(delivery, page, { redirects: [hop, hop] })).toBe(1);
});

test("an error status is the worst fault", () => {
  expect(runAudit(delivery, page, { status: 500 })).toMatchObject({
    share: 0.5,
    found: "The page returns status 500.",
    fix: "Ask your developer to make the page return status 200.",
  });
});

test("every fault is named, and the fix is for the worst one", () => {
  const finding = runAudit(delivery, page, {
    url: "http://garden.example/a",
    redirects: [hop, hop, hop],
  });
  expect(finding).toMatchObject({
    share: expect.closeTo(0.5),
    found: "The page is not served over HTTPS. It takes 3 redirects to reach the page.",
    fix: "Ask your developer to serve the page over HTTPS.",
  });
});
