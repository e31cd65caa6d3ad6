/** Chromium asks nobody outside for anything, and runs where its sandbox or a large /dev/shm is missing. */
const SILENT = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-domain-reliability",
  "--no-default-browser-check",
  "--no-first-run",
  "--no-pings",
];

/** Chromium's own sandbox refuses root; the pages under test are ours. */
export function launchFlags(isRoot = process.getuid?.() === 0): string[] {
  const unsandboxed = isRoot || process.env.CHROME_NO_SANDBOX === "1" ? ["--no-sandbox"] : [];
  return [...SILENT, "--disable-dev-shm-usage", ...unsandboxed];
}
