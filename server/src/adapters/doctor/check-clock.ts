/** A wrong clock breaks sign-in codes, signed messages of the payment provider and the ends of trials. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type DoctorFinding, ok, warning } from "./finding.ts";

const ABOUT = "Clock";
const PATIENCE_MS = 3_000;

export async function checkClock(): Promise<DoctorFinding[]> {
  const now = new Date().toISOString();
  try {
    const asked = ["show", "--property=NTPSynchronized", "--value"];
    const { stdout } = await promisify(execFile)("timedatectl", asked, { timeout: PATIENCE_MS });
    if (stdout.trim() === "yes") return [ok(ABOUT, `${now}, synchronized.`)];
    const fix = "Turn on time synchronization: timedatectl set-ntp true.";
    return [warning(ABOUT, `${now}, not synchronized.`, fix)];
  } catch {
    return [
      ok(ABOUT, `${now}. Whether it is synchronized could not be read here: compare it with another clock.`),
    ];
  }
}
