/** Does the fetcher refuse private addresses, and can it resolve public names? */
import { lookup } from "node:dns/promises";
import type { Config } from "../../config/config.ts";
import { createPages } from "../pages/create-pages.ts";
import { type DoctorFinding, ok, problem, reasonOf } from "./finding.ts";

const ABOUT = "Page fetcher";
const PRIVATE = [
  "http://127.0.0.1/",
  "http://localhost/",
  "http://[::1]/",
  "http://169.254.169.254/",
  "http://10.0.0.1/",
];
const PUBLIC_NAME = "example.com";

async function checkRefusals(): Promise<DoctorFinding> {
  const pages = createPages({ allow: [], production: true, now: () => new Date() });
  const isRefused = (url: string) =>
    pages.gather(url).then(
      () => false,
      (error: { code?: string }) => error.code === "page/refused-address",
    );
  const verdicts = await Promise.all(PRIVATE.map(isRefused));
  await pages.close();
  const open = PRIVATE.filter((_, n) => !verdicts[n]);
  return open.length === 0
    ? ok(ABOUT, `Refuses all ${PRIVATE.length} private addresses that were tried.`)
    : problem(
        ABOUT,
        `Does not refuse ${open.join(", ")}.`,
        "Stop the product and report this: see SECURITY.md.",
      );
}

async function checkNames(): Promise<DoctorFinding> {
  try {
    await lookup(PUBLIC_NAME);
    return ok(ABOUT, "Resolves public names.");
  } catch (error) {
    const fix = "Check the DNS settings of this machine or container; without it no page can be analyzed.";
    return problem(ABOUT, `${PUBLIC_NAME} can't be resolved: ${reasonOf(error)}.`, fix);
  }
}

export async function checkGuard({ fetchAllow }: Config): Promise<DoctorFinding[]> {
  const findings = [await checkRefusals(), await checkNames()];
  if (fetchAllow.length > 0)
    findings.push(
      problem(ABOUT, `FETCH_ALLOW_HOSTS opens ${fetchAllow.join(", ")}.`, "Unset it: it is for tests only."),
    );
  return findings;
}
