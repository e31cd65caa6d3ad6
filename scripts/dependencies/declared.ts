/** What the workspaces declare in package.json, and what their files import. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** The root is the empty path. It declares the packages of `e2e`, of `scripts` and of all tests. */
export const WORKSPACES = ["", "core", "server", "web", "cli", "lab"] as const;

type Versions = Record<string, string>;
type Packages = { name: string; dependencies: Versions; devDependencies: Versions };

export function packagesOf(workspace: string): Packages {
  const json = JSON.parse(readFileSync(join(ROOT, workspace, "package.json"), "utf8"));
  return {
    name: json.name,
    dependencies: json.dependencies ?? {},
    devDependencies: json.devDependencies ?? {},
  };
}

export const workspaceNames = (): ReadonlySet<string> =>
  new Set(WORKSPACES.map((workspace) => packagesOf(workspace).name));

const declaredIn = (workspace: string): string[] => {
  const { dependencies, devDependencies } = packagesOf(workspace);
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
};

/** Imports at the start of a line, the ends of longer ones, and dynamic imports. */
const IMPORT = /^(?:import|export|\})[^"\n]*\bfrom "([^"\n]+)"|^import "([^"\n]+)"|\bimport\("([^"\n]+)"\)/gm;
const PACKAGE = /^(@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)(?:\/|$)/;

/** The names of the packages that a source text imports. Node's own modules and virtual ones have a colon. */
export function importedPackages(source: string): string[] {
  const paths = [...source.matchAll(IMPORT)].map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? "");
  return paths.filter((path) => !path.includes(":")).flatMap((path) => PACKAGE.exec(path)?.[1] ?? []);
}

const isTest = (file: string) => /[.](test|proof|spec|setup)[.]tsx?$|[\\/]testing[\\/]/.test(file);
const isOutside = (file: string) => /(^|[\\/])(node_modules|build|[.]react-router)[\\/]/.test(file);

/** Imports of types alone may be declared by their types package. */
const isDeclared = (name: string, declared: ReadonlySet<string>) =>
  declared.has(name) || declared.has(`@types/${name}`);

/** `file: package` for every import without a declaration. Tests may also use what the root declares. */
export function undeclaredImports(folder: string): string[] {
  const workspace = WORKSPACES.find((one) => one === folder) ?? "";
  const shared = [...workspaceNames()].filter(() => workspace === "");
  const own = new Set([...declaredIn(workspace), ...shared]);
  const withRoot = new Set([...own, ...declaredIn("")]);
  const files =
    folder === "" ? globSync("*.ts", { cwd: ROOT }) : globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT });
  return files
    .filter((file) => !isOutside(file))
    .flatMap((file) =>
      importedPackages(readFileSync(join(ROOT, file), "utf8"))
        .filter((name) => !isDeclared(name, isTest(file) ? withRoot : own))
        .map((name) => `${file}: ${name}`),
    );
}
