import { expect, test } from "vitest";
import { html, redirect, siteWith } from "../testing/loopback-site.ts";

test("a redirect is read and not followed, a page is none, and what may not be reached is not named", async () => {
  const { site, pages } = await siteWith({
    "/away": redirect("https://example.com/geo?utm_source=x"),
    "/on": redirect("/page"),
    "/page": html("<p>here</p>"),
    "/inside": redirect("http://169.254.169.254/latest"),
    "/script": redirect("javascript:alert(1)"),
  });
  const asked = (path: string) => pages.redirectOf(site.origin + path);

  expect(await asked("/away")).toBe("https://example.com/geo?utm_source=x");
  expect(await asked("/on")).toBe(`${site.origin}/page`);
  for (const path of ["/page", "/inside", "/script", "/missing"]) expect(await asked(path)).toBeNull();
  expect(await pages.redirectOf("http://10.0.0.1/x")).toBeNull();
  expect(await pages.redirectOf("not an address")).toBeNull();
  expect(site.asked).toEqual(["/away", "/on", "/page", "/inside", "/script", "/missing"]);
});
