/** What a release consists of, from the version, the changelog and the commits since the last one. */

export type Facts = {
  version: string;
  description: string;
  /** OWNER/NAME. */
  repository: string;
  /** The tag that is released; null for a dry run. */
  tag: string | null;
  changelog: string;
  /** Subjects since the last release, newest first. */
  commits: readonly string[];
  /** Names of migrations since the last release. */
  migrations: readonly string[];
};

const SCHEMA = "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json";
/** The limit of the registry. */
const MAX_DESCRIPTION = 100;

/** The name by which the registry knows the server; the npm package has to say the same. */
export const registryName = (repository: string): string => `io.github.${repository}`;

/** What is wrong; empty if the release can be made. */
export function releaseProblems({ version, tag, changelog, description }: Facts): string[] {
  const problems: string[] = [];
  if (!/^\d+\.\d+\.\d+$/.test(version)) problems.push(`The version ${version} isn't a version.`);
  if (tag !== null && tag !== `v${version}`)
    problems.push(`The tag is ${tag}, but package.json says ${version}.`);
  if (tag !== null && sectionOf(changelog, version) === null)
    problems.push(`CHANGELOG.md has no section for ${version}.`);
  if (description.length > MAX_DESCRIPTION)
    problems.push(`The description may have ${MAX_DESCRIPTION} characters for the MCP registry.`);
  return problems;
}

/** The entry in the MCP registry: the command on the user's machine. A hosted server has no fixed address. */
export const registryEntry = ({ version, description, repository }: Facts) => ({
  $schema: SCHEMA,
  name: registryName(repository),
  title: "Citeworthy",
  description,
  version,
  repository: { url: `https://github.com/${repository}`, source: "github" },
  packages: [
    {
      registryType: "npm",
      identifier: "citeworthy",
      version,
      runtimeHint: "npx",
      transport: { type: "stdio" },
      packageArguments: [{ type: "positional", value: "mcp" }],
    },
  ],
});

/** The changelog's own words, what an operator has to know before the upgrade, and every commit by its area. */
export function releaseNotes({ version, changelog, commits, migrations }: Facts): string {
  const changes = sectionOf(changelog, version) ?? sectionOf(changelog, "Unreleased") ?? "No entry.";
  const upgrade =
    migrations.length === 0
      ? "No database migrations."
      : `Back up first (\`cli backup\`): ${migrations.length} migrations run at the first start and can't be undone.\n\n${migrations.map((name) => `- ${name}`).join("\n")}`;
  const areas = [...Map.groupBy(commits, areaOf)].toSorted(([one], [other]) => one.localeCompare(other));
  const listed = areas.map(([area, own]) => `- **${area}**: ${own.map(withoutArea).join("; ")}`);
  return [
    `# ${version}`,
    changes,
    "## Upgrade",
    upgrade,
    "## Commits",
    listed.join("\n") || "None.",
    "",
  ].join("\n\n");
}

const areaOf = (subject: string): string => /^([\w-]+): /.exec(subject)?.[1] ?? "other";
const withoutArea = (subject: string): string => subject.replace(/^[\w-]+: /, "");

/** The text below `## <name>`, up to the next section. */
function sectionOf(changelog: string, name: string): string | null {
  const parts = changelog.split(/^## /m).slice(1);
  const part = parts.find(
    (one) =>
      one
        .split("\n")[0]
        ?.replace(/^\[|\].*$/g, "")
        .split(" ")[0] === name,
  );
  return part === undefined ? null : part.slice(part.indexOf("\n")).trim();
}
