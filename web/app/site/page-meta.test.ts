import { site } from "@citeworthy/core/product/identity/site";
import { expect, test } from "vitest";
import { pageMeta } from "./page-meta.ts";

const page = { title: "Pricing", description: "What it costs.", path: "/pricing" };

test("a page has its title, its description and its canonical address on the operator's host", () => {
  const tags = pageMeta([{ loaderData: { baseUrl: "https://geo.example.org/" } }], page);

  expect(tags).toContainEqual({ title: `Pricing | ${site.name}` });
  expect(tags).toContainEqual({ name: "description", content: "What it costs." });
  expect(tags).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://geo.example.org/pricing",
  });
});

test("a page rendered ahead of time names the site's own host", () => {
  expect(pageMeta([{ loaderData: { baseUrl: null } }], page)).toContainEqual({
    property: "og:url",
    content: `https://${site.host}/pricing`,
  });
});

test("a hidden page asks not to be listed and claims no address", () => {
  const tags = pageMeta([], { ...page, hidden: true });

  expect(tags).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(tags)).not.toContain("canonical");
});
