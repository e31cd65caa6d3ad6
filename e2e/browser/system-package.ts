/** The last resort, and said aloud: the system's own Chromium package, where root may install it. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { Found } from "./found.ts";
import { installedBrowser } from "./installed.ts";

/** Another apt-get may be at work on a fresh machine: wait for it. */
const PATIENT = ["-o", "DPkg::Lock::Timeout=120"];
const STEPS = [["update"], [...PATIENT, "install", "-y", "--no-install-recommends", "chromium"]];

export function systemPackageBrowser(say: (line: string) => void): Found | null {
  if (!mayInstall()) return null;
  say("No Chrome or Chromium on this machine: installing the system package (apt-get install chromium).");
  for (const step of STEPS) {
    const done = spawnSync("apt-get", step, {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: ["ignore", "pipe", "pipe"],
      encoding: "utf8",
      timeout: 300_000,
    });
    if (done.status !== 0) {
      say(`apt-get ${step.join(" ")} did not succeed:\n${lastLines(done.stderr || done.stdout || "")}`);
      return null;
    }
  }
  const found = installedBrowser();
  return found && { ...found, source: "system package" };
}

function mayInstall(): boolean {
  return process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

const lastLines = (output: string) => output.trim().split("\n").slice(-5).join("\n");
