/** One Chromium for the browser journeys, wherever this machine has it or can get it. */
import type { Found } from "./found.ts";
import { installedBrowser, versionOf } from "./installed.ts";
import { launchFlags } from "./launch-flags.ts";
import { npmBrowser } from "./npm-package.ts";
import { systemPackageBrowser } from "./system-package.ts";

export type Browser = Found & { args: string[] };

/** There is no browser here and no way to fetch one; the message says what a person can do. */
export class NoBrowser extends Error {}

const HOW_TO_GET_ONE =
  "No Chrome or Chromium found, and none could be installed here. " +
  "Install one (Debian and Ubuntu: apt-get install chromium), or set CHROME_PATH to its program.";

export async function findBrowser(say: (line: string) => void = () => {}): Promise<Browser> {
  const found = chosenBrowser() ?? installedBrowser() ?? (await npmBrowser()) ?? systemPackageBrowser(say);
  if (found === null) throw new NoBrowser(HOW_TO_GET_ONE);
  return { ...found, args: launchFlags() };
}

/** A path that was asked for by name and does not start is a mistake to report, not to work around. */
function chosenBrowser(): Found | null {
  const executablePath = process.env.CHROME_PATH;
  if (!executablePath) return null;
  const version = versionOf(executablePath);
  if (version === null) throw new NoBrowser(`CHROME_PATH names ${executablePath}, which does not start.`);
  return { executablePath, version, source: "CHROME_PATH", env: {} };
}
