/** Makes the installable package of the program. Everything it needs is in one bundle, so nothing is installed with it. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { MIN_NODE } from "../../cli/src/node-version.ts";
import { thirdPartyNotices } from "../supply-chain/third-party.ts";

const ROOT = join(import.meta.dirname, "../..");
const ENTRY = join(ROOT, "cli/src/standalone.ts");
/** Of a release: its name in the MCP registry, and OWNER/NAME of the repository that npm shows. */
type Published = { mcpName: string; repository: string };

/** Returns the path of the packed file. */
export async function packCli(folder: string, published?: Published): Promise<string> {
  const stage = mkdtempSync(join(tmpdir(), "citeworthy-pack-"));
  try {
    const modules = await bundle(join(stage, "dist"));
    writeFileSync(join(stage, "THIRD-PARTY.txt"), thirdPartyNotices(modules));
    writeFileSync(join(stage, "package.json"), `${JSON.stringify(packageJson(published), null, 2)}\n`);
    cpSync(join(ROOT, "LICENSE"), join(stage, "LICENSE"));
    cpSync(join(ROOT, "docs/cli.md"), join(stage, "README.md"));
    mkdirSync(folder, { recursive: true });
    const args = ["pack", stage, "--pack-destination", folder, "--json", "--ignore-scripts"];
    const [packed] = packedFiles(
      execFileSync("npm", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
    );
    return join(folder, packed ?? "");
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** npm answers with a list, or with an object by name. */
const packedFiles = (json: string): string[] =>
  (Object.values(JSON.parse(json)) as { filename: string }[]).map(({ filename }) => filename);

/** Returns the paths of all modules in the bundle. */
async function bundle(dir: string): Promise<string[]> {
  const build = await rolldown({ input: { citeworthy: ENTRY }, platform: "node", logLevel: "warn" });
  const { output } = await build.write({
    dir,
    format: "esm",
    minify: true,
    banner: ({ isEntry }) => (isEntry ? "#!/usr/bin/env node" : ""),
    chunkFileNames: "[name]-[hash].js",
  });
  await build.close();
  return output.flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
}

function packageJson(published?: Published): Record<string, unknown> {
  const { version, description, license } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  return {
    name: "citeworthy",
    version,
    description,
    license,
    type: "module",
    bin: { citeworthy: "dist/citeworthy.js" },
    files: ["dist", "THIRD-PARTY.txt"],
    engines: { node: `>=${MIN_NODE}` },
    keywords: ["ai", "citations", "geo", "seo", "mcp", "cli"],
    ...(published && {
      mcpName: published.mcpName,
      repository: { type: "git", url: `git+https://github.com/${published.repository}.git` },
    }),
  };
}
