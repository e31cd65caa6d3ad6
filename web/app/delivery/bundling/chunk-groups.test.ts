import { join } from "node:path";
import { expect, test } from "vitest";
import { chunkGroups } from "./chunk-groups.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const groupsOf = (path: string) =>
  chunkGroups()
    .filter(({ test: holds }) => holds(join(ROOT, path)))
    .map(({ name }) => name);

test("a file's folder decides, not its name", () => {
  expect(groupsOf("web/app/ui/marks/icons.tsx")).toEqual(["frame"]);
  expect(groupsOf("web/app/ui/marks/renamed.tsx")).toEqual(["frame"]);
  expect(groupsOf("web/app/ui/layout/icons.tsx")).toEqual([]);
});

test("a folder inside another isn't part of it", () => {
  expect(groupsOf("web/app/features/results/results-dashboard.tsx")).toEqual(["report"]);
  expect(groupsOf("web/app/features/results/text/text-drawer.tsx")).toEqual([]);
});

test("a package is matched by its whole name", () => {
  expect(groupsOf("node_modules/react/index.js")).toEqual(["framework"]);
  expect(groupsOf("node_modules/react-remove-scroll/index.js")).toEqual([]);
});

test("a query after the path and Windows separators don't matter", () => {
  expect(groupsOf("web/app/root.tsx?route-chunk=main")).toEqual(["frame"]);
  const [frame] = chunkGroups([{ name: "frame", priority: 1, folders: ["web/app"] }]);
  expect(frame?.test(join(ROOT, "web/app/root.tsx").replaceAll("/", "\\"))).toBe(true);
});

test("a folder that doesn't exist stops the build", () => {
  expect(() => chunkGroups([{ name: "gone", priority: 1, folders: ["web/app/ui/gone"] }])).toThrow(
    "web/app/ui/gone",
  );
});
