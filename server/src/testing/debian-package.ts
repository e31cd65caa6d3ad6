/** Programs that a proof needs and npm doesn't have: the machine's own, else the Debian package where root may install it. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A package without a command is known by one of its files. */
export type DebianProgram = { command: string; package: string } | { file: string; package: string };

/** Proofs run side by side, and a second apt-get would fail: each waits for its turn. */
const LOCK = join(tmpdir(), "citeworthy-apt.lock");
const INSTALL =
  'apt-get update -qq; apt-get -o DPkg::Lock::Timeout=120 install -y --no-install-recommends "$0"';
const INSTALL_LIMIT_MS = 400_000;

const isFound = (program: DebianProgram) =>
  "file" in program
    ? existsSync(program.file)
    : spawnSync("/bin/sh", ["-c", 'command -v "$0"', program.command]).status === 0;
const mayInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** `false` where it isn't on this machine and can't be installed. */
export function hasProgram(program: DebianProgram): boolean {
  if (isFound(program)) return true;
  if (!mayInstall()) return false;
  // With this run level a package doesn't start its service.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  spawnSync("flock", [LOCK, "/bin/sh", "-c", INSTALL, program.package], {
    env,
    stdio: "ignore",
    timeout: INSTALL_LIMIT_MS,
  });
  return isFound(program);
}

/** For `describe.skipIf`: says what is missing, once, when it skips. */
export function lacksPrograms(what: string, ...programs: DebianProgram[]): boolean {
  const missing = programs.filter((program) => !hasProgram(program));
  if (missing.length > 0)
    process.stderr.write(
      `Skipped: ${what} (install the Debian package ${missing.map((one) => one.package).join(", ")}).\n`,
    );
  return missing.length > 0;
}
