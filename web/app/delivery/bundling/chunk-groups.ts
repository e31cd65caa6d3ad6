/**
 * Which code travels in one file. A rule names folders, never files: a file belongs to the group of its folder, so
 * renaming it changes nothing. A group takes along whatever its files import, unless a group of higher priority has it.
 * Decision 029.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../../..");

/** `folders` means their own files, not those of folders inside; `packages` means all files of a package. */
type Rule = {
  name: string;
  priority: number;
  folders?: readonly string[];
  packages?: readonly string[];
  minShareCount?: number;
};

/** Highest priority first. */
export const RULES: readonly Rule[] = [
  { name: "framework", priority: 5, packages: ["react", "react-dom", "scheduler", "react-router"] },
  // What every page needs. `web/app` itself has only the root.
  {
    name: "frame",
    priority: 4,
    folders: ["web/app", "web/app/delivery", "web/app/site", "web/app/ui/marks"],
  },
  // Without its own group it would be in the parts, and blog pages would load all of them for it.
  { name: "labels", priority: 4, folders: ["web/app/ui/labels"] },
  // An icon that only one screen shows travels with that screen.
  { name: "icons", priority: 3, packages: ["lucide-react"], minShareCount: 2 },
  // What most screens of the app show. A page about the product needs none of it.
  {
    name: "parts",
    priority: 3,
    folders: [
      "web/app/ui/feedback",
      "web/app/ui/figures",
      "web/app/ui/parts",
      // Without it, a screen that adds to the work list would load the report for the button. The button itself is one folder
      // further in, because visitors have none.
      "web/app/worklist",
      "core/src/contract",
    ],
  },
  { name: "cards", priority: 2, folders: ["web/app/features/blog/cards"] },
  // What a report shows before anything in it is opened.
  { name: "report", priority: 1, folders: ["web/app/features/results"] },
];

const posix = (id: string) => id.replaceAll("\\", "/");
const folderOf = (id: string) =>
  posix(id)
    .split("?")[0]
    ?.replace(/\/[^/]*$/, "");

function tester({ folders = [], packages = [] }: Rule): (id: string) => boolean {
  const own = new Set(folders.map((folder) => posix(join(ROOT, folder))));
  return (id) =>
    own.has(folderOf(id) ?? "") || packages.some((name) => posix(id).includes(`/node_modules/${name}/`));
}

/** For rolldown's `codeSplitting.groups`. A folder that was moved stops the build. */
export function chunkGroups(rules: readonly Rule[] = RULES) {
  const gone = rules
    .flatMap(({ folders = [] }) => folders)
    .filter((folder) => !existsSync(join(ROOT, folder)));
  if (gone.length > 0) throw new Error(`chunk-groups.ts names folders that don't exist: ${gone.join(", ")}`);
  return rules.map((rule) => ({
    name: rule.name,
    priority: rule.priority,
    test: tester(rule),
    ...(rule.minShareCount !== undefined && { minShareCount: rule.minShareCount }),
  }));
}
