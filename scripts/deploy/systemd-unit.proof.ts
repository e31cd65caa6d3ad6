/** The unit of deploy/, checked by systemd's own tool, and its sandbox by equal means. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lacksPrograms } from "@citeworthy/server/testing";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../e2e/product/free-port.ts";
import { runSandboxed, SANDBOX } from "./run-sandboxed.ts";

const HOUSE = join(import.meta.dirname, "../..");
const UNIT = "citeworthy.service";
const SOCKET = "citeworthy.socket";
/** Tenths of systemd's exposure level, which is 0 for a service that can do nothing. */
const MAX_EXPOSURE = 20;

function folder(at = tmpdir()): string {
  const dir = mkdtempSync(join(at, "citeworthy-unit-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

const lacksAnalyze = lacksPrograms("the systemd unit", { command: "systemd-analyze", package: "systemd" });
test.skipIf(lacksAnalyze)("systemd understands every line of the units and rates the exposure low", () => {
  const dir = folder();
  const [file, socket] = [join(dir, UNIT), join(dir, SOCKET)];
  const text = readFileSync(join(HOUSE, "deploy", UNIT), "utf8");
  // systemd looks whether the program is there.
  writeFileSync(file, text.replaceAll("/opt/citeworthy/node_modules/.bin/node", process.execPath));
  copyFileSync(join(HOUSE, "deploy", SOCKET), socket);
  const analyze = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync("systemd-analyze", [...args, file], { encoding: "utf8" });
    return { status, said: stderr + stdout };
  };
  expect(analyze("verify", socket)).toEqual({ status: 0, said: "" });
  const rated = analyze("security", "--offline=true", "--no-pager", `--threshold=${MAX_EXPOSURE}`);
  expect(rated).toMatchObject({ status: 0, said: expect.stringContaining("Overall exposure level") });
});

const lacksSandbox = process.getuid?.() !== 0 || lacksPrograms("the sandbox of the unit", SANDBOX);
test.skipIf(lacksSandbox)(
  "the product needs no more than its state folder, and ends when told to",
  async () => {
    // Outside of /tmp, which is private.
    const state = folder("/var/tmp");
    const port = await freePort();
    const run = runSandboxed({
      root: "/",
      state: { from: state, to: state },
      cwd: HOUSE,
      env: {
        PATH: "/usr/bin:/bin",
        NODE_ENV: "production",
        PORT: String(port),
        DATA_DIR: join(state, "data"),
        NODE_COMPILE_CACHE: join(state, "cache"),
      },
      command: [process.execPath, "--max-semi-space-size=8", "web/host.ts"],
    });
    onTestFinished(async () => void (await run.stop()));
    await run.untilReady(`http://127.0.0.1:${port}/healthz`);
    const signUp = await fetch(`http://127.0.0.1:${port}/api/auth/sign-up/email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "a@example.com", password: "xk8f2qzz", name: "A" }),
    });
    expect(signUp.status).toBe(200);
    expect(await run.stop()).toBe(0);
    expect(readdirSync(join(state, "data"))).toContain("pglite");
  },
);
