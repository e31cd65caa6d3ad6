/** The version of the next release, and the files of a checkout as that release has them. */

export const CHANGELOG = "CHANGELOG.md";
const UNRELEASED = "## Unreleased";

const inJson = /("version": ")([^"]+)(")/;

/** Each file that names the version, and where: the part between the first and the last group. */
const PLACES: readonly [path: string, place: RegExp][] = [
  ["package.json", inJson],
  ["core/package.json", inJson],
  ["server/package.json", inJson],
  ["web/package.json", inJson],
  ["cli/package.json", inJson],
  ["lab/package.json", inJson],
  ["extension/manifest.json", inJson],
  ["wordpress/citeworthy/citeworthy.php", /(\* Version: +)(\S+)()/],
  ["wordpress/citeworthy/citeworthy.php", /(const VERSION += ')([^']+)(')/],
  ["wordpress/citeworthy/readme.txt", /(Stable tag: )(\S+)()/],
];

export const VERSIONED: readonly string[] = [...new Set(PLACES.map(([path]) => path)), CHANGELOG];

type Upgrade = { version: string; changelog: string; migrations: number };

/** What was removed needs a major version, what was added a minor one. Before 1.0.0, both need a minor one. */
export function nextVersion({ version, changelog, migrations }: Upgrade): string {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  const changes = changelog.split(UNRELEASED)[1]?.split(/^## /m)[0] ?? "";
  const has = (heading: string) => new RegExp(`^### ${heading}\\b`, "m").test(changes);
  if (has("Removed") && major > 0) return `${major + 1}.0.0`;
  if (has("Removed") || has("Added") || migrations > 0) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

/** Returns the changed files by their paths; `read` returns the text of a file. */
export function releasedFiles(
  read: (path: string) => string,
  { version, day }: { version: string; day: string },
): Map<string, string> {
  const files = new Map<string, string>();
  for (const [path, place] of PLACES) {
    const text = files.get(path) ?? read(path);
    if (!place.test(text)) throw new Error(`${path} doesn't name its version.`);
    files.set(path, text.replace(place, `$1${version}$3`));
  }
  const changelog = read(CHANGELOG);
  if (!changelog.includes(`${UNRELEASED}\n`)) throw new Error(`${CHANGELOG} has no section "Unreleased".`);
  files.set(CHANGELOG, changelog.replace(UNRELEASED, `${UNRELEASED}\n\n## ${version} - ${day}`));
  return files;
}
