/** Makes the files of a release in a folder, and describes what would be published where. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { packCli } from "../pack-cli/pack-cli.ts";
import { packWordpress } from "../pack-wordpress/pack-wordpress.ts";
import { writeBillOfMaterials } from "../supply-chain/bill-of-materials.ts";
import { type Facts, registryEntry, registryName, releaseNotes, releaseProblems } from "./release-plan.ts";

const ROOT = join(import.meta.dirname, "../..");
const MIGRATIONS = "server/migrations";

type Asked = { repository: string; tag: string | null };

/** Null outside of a repository, and where there is no release yet. */
function git(...args: string[]): string | null {
  try {
    return execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return null;
  }
}

const linesOf = (text: string | null) => (text ?? "").split("\n").filter((line) => line !== "");

export function factsOf({ repository, tag }: Asked): Facts {
  const { version, description } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const last = git("describe", "--tags", "--abbrev=0", "--match", "v*", "HEAD^")?.trim() || null;
  const added = last && git("diff", "--name-only", "--diff-filter=A", `${last}..HEAD`, "--", MIGRATIONS);
  const files = last === null ? readdirSync(join(ROOT, MIGRATIONS)) : linesOf(added);
  return {
    ...{ version, description, repository, tag },
    changelog: readFileSync(join(ROOT, "CHANGELOG.md"), "utf8"),
    commits: last === null ? [] : linesOf(git("log", "--no-merges", "--format=%s", `${last}..HEAD`)),
    migrations: files.filter((file) => file.endsWith(".sql")).map((file) => basename(file, ".sql")),
  };
}

export async function makeRelease(folder: string, asked: Asked): Promise<string> {
  const facts = factsOf(asked);
  const problems = releaseProblems(facts);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  mkdirSync(folder, { recursive: true });
  const packed = await packCli(folder, {
    mcpName: registryName(facts.repository),
    repository: facts.repository,
  });
  const plugin = packWordpress(folder);
  const entry = registryEntry(facts);
  writeFileSync(join(folder, "server.json"), `${JSON.stringify(entry, null, 2)}\n`);
  writeFileSync(join(folder, "notes.md"), releaseNotes(facts));
  const { components } = writeBillOfMaterials(folder);
  const files = linesOf(execFileSync("tar", ["tzf", packed], { encoding: "utf8" }));
  return [
    asked.tag === null ? "Dry run: nothing is published." : `Release ${asked.tag}`,
    `npm: citeworthy@${facts.version} with provenance (${basename(packed)})`,
    ...files.map((file) => `  ${file.replace(/^package\//, "")}`),
    `WordPress plug-in: ${basename(plugin)}, attached to the release`,
    `bill of materials: bom.cdx.json (${components} packages) and THIRD-PARTY.txt, attached to the release`,
    `image: ${facts.repository.toLowerCase()}:${facts.version}, at IMAGE_REGISTRY`,
    `action: ${facts.repository}@v${facts.version}`,
    `MCP registry: ${entry.name}@${entry.version} (npx citeworthy mcp)`,
    `notes: ${facts.commits.length} commits, ${facts.migrations.length} migrations`,
  ].join("\n");
}
