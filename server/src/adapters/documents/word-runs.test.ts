import { site } from "@citeworthy/core/product/identity/site";
import { expect, test } from "vitest";
import { runsAt } from "./word-runs.ts";

test("tracked changes are by the product as its operator named it: they were always by Citeworthy", () => {
  const { name } = site;
  Object.assign(site, { name: "Acme Lens" });
  const { insertion } = runsAt(new Date("2026-11-17T06:00:00Z")).change("added");
  Object.assign(site, { name });

  expect(insertion?.author).toBe("Acme Lens");
});
