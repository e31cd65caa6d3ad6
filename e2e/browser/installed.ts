/** A Chrome or Chromium that is already on this machine. */
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import type { Found } from "./found.ts";

const NAMES = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
const ELSEWHERE = [
  "/usr/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Wrapper scripts may warn around their answer, so the four numbers of a Chromium version are looked for. */
export function versionOf(program: string, env: Record<string, string> = {}): string | null {
  const asked = spawnSync(program, ["--version"], {
    env: { ...process.env, ...env },
    encoding: "utf8",
    // The first start reads the whole program from the disk.
    timeout: 120_000,
  });
  if (asked.status !== 0) return null;
  return /\b\d+\.\d+\.\d+\.\d+\b/.exec(asked.stdout)?.[0] ?? null;
}

export function installedBrowser(): Found | null {
  for (const executablePath of candidates()) {
    const version = versionOf(executablePath);
    if (version !== null) return { executablePath, version, source: "installed", env: {} };
  }
  return null;
}

function candidates(): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...new Set([...onPath, ...ELSEWHERE])].filter(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
