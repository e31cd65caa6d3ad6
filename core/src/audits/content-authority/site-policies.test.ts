import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { sitePolicies } from "./site-policies.ts";

const withFooter = (links: string) =>
  pageOf(padding(3)).replace("</body>", `<footer>${links}</footer></body>`);

test("all three links are reported, also one to a sister site", () => {
  const links =
    '<a href="/about">About</a><a href="/contact">Contact</a><a href="https://parent.example/privacy-policy">Policy</a>';
  expect(runAudit(sitePolicies, withFooter(links))).toMatchObject({
    kind: "reported",
    found: "Not scored. About, contact and privacy pages are linked.",
  });
});

test("missing pages are listed without points", () => {
  expect(runAudit(sitePolicies, withFooter('<a href="/about">About</a>'))).toMatchObject({
    kind: "reported",
    found: "Not scored. We found no link to a contact page, a privacy page.",
  });
});
