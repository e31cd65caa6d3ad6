import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FolderChoice, foldersNamed, withFolders } from "./folder-choice.tsx";

const folders = Array.from({ length: 200 }, (_, at) => ({ folder: `/topic-${at}/`, pages: 3 }));

test("of hundreds of folders, some are shown and the others are found by name", () => {
  const html = renderToStaticMarkup(<FolderChoice folders={folders} left={new Set()} onChange={() => {}} />);
  expect(html).toContain("Find a folder");
  expect(html.match(/type="checkbox"/g)).toHaveLength(30);
  expect(html).toContain("170 more folders. Find them by name.");
  expect(foldersNamed(folders, " TOPIC-19")).toHaveLength(11);
});

test("all folders, or those found, are left out and chosen again at once", () => {
  const none = withFolders(new Set(), folders, false);
  expect(none.size).toBe(200);
  const one = withFolders(none, foldersNamed(folders, "topic-199"), true);
  expect([one.size, one.has("/topic-199/")]).toEqual([199, false]);
  expect(withFolders(one, folders, true).size).toBe(0);
});
