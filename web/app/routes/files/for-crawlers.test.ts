import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type PageServices, services } from "../../services.server.ts";
import { PUBLIC_PATHS } from "../../site/public-pages.ts";
import { loader as robots } from "./robots.ts";
import { loader as sitemap } from "./sitemap.ts";

function asked(url: string, baseUrl: string | null) {
  const context = new RouterContextProvider();
  if (baseUrl !== null) context.set(services, { baseUrl } as PageServices);
  return { request: new Request(url), url: new URL(url), params: {}, context, pattern: "" } as unknown;
}

test("the sitemap lists every public page on the operator's host", async () => {
  const answer = sitemap(
    asked("http://x/sitemap.xml", "https://geo.example.org") as Parameters<typeof sitemap>[0],
  );
  const xml = await answer.text();

  expect(answer.headers.get("Content-Type")).toContain("application/xml");
  for (const path of PUBLIC_PATHS) expect(xml).toContain(`<loc>https://geo.example.org${path}</loc>`);
  expect(xml).not.toContain("/dashboard");
});

test("robots.txt welcomes everyone, closes what is private and names the sitemap", async () => {
  const answer = robots(
    asked("http://x/robots.txt", "https://geo.example.org") as Parameters<typeof robots>[0],
  );
  const text = await answer.text();

  expect(text).toMatch(/^User-agent: \*$/m);
  for (const path of ["/api/", "/functions/", "/dashboard", "/admin"])
    expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).not.toMatch(/^Disallow: \/$/m);
  expect(text).toContain("Sitemap: https://geo.example.org/sitemap.xml");
});
