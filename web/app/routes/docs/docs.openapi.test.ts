import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import description from "../../../../docs/openapi.json" with { type: "json" };
import routes from "../../routes.ts";

test("the API's description lists every address that programs can call, and no other", () => {
  const files = (routes as RouteConfigEntry[])
    .filter(({ file }) => file.endsWith(".ts"))
    .map(({ path }) => `/${path?.replaceAll(/:(\w+)/g, "{$1}")}`);
  const described = Object.keys(description.paths).filter(
    (path) =>
      !/^\/(\.well-known\/oauth|api|functions|webhooks|healthz|metrics|version|sample-page)\b/.test(path),
  );
  expect(described.sort()).toEqual(files.sort());
});
