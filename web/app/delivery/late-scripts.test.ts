import { expect, test } from "vitest";
import { atOnce, waiting } from "./late-scripts.tsx";

const ROUTERS_SCRIPT = `;
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/about.js";
window.__reactRouterRouteModules = {"root":route0,"routes/about":route1};

import("/assets/entry.js");`;

test("the page's modules are imported after the first frame, in their order, and the app is started last", () => {
  const script = waiting(ROUTERS_SCRIPT, ["/assets/root.js"]);

  expect(script).not.toMatch(/^import /m);
  const order = [
    "requestAnimationFrame",
    '["/assets/root.js"]',
    'const route0 = await import("/assets/root.js");',
    'const route1 = await import("/assets/about.js");',
    "window.__reactRouterRouteModules",
    'import("/assets/entry.js")',
  ];
  const places = order.map((part) => script.indexOf(part));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("with late scripts turned off, the router's script stays as it is", () => {
  expect(atOnce(ROUTERS_SCRIPT, "")).toBe(ROUTERS_SCRIPT);
});

test("with late scripts turned off, the operator's values still come before the first module", () => {
  const script = atOnce(ROUTERS_SCRIPT, "globalThis.values = {};");
  expect(script).not.toMatch(/^import /m);
  expect(script).not.toContain("requestAnimationFrame");
  expect(script.indexOf("globalThis.values")).toBeLessThan(script.indexOf("await import"));
});
