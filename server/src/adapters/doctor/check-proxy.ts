/** Is the site reachable at its address, and do limits count visitors instead of the proxy? */
import { baseUrlOf, type Config } from "../../config/config.ts";
import { type DoctorFinding, ok, problem, reasonOf, warning } from "./finding.ts";

const ABOUT = "Proxy";
const PATIENCE_MS = 5_000;

async function checkAddress(baseUrl: string): Promise<DoctorFinding> {
  const fix = "Start the product, and let the proxy forward this address to its port.";
  try {
    const answer = await fetch(new URL("/healthz/live", baseUrl), {
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.status === 200) return ok(ABOUT, `${baseUrl} answers.`);
    return problem(ABOUT, `${baseUrl}/healthz/live answers ${answer.status}.`, fix);
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    return warning(ABOUT, `${baseUrl} does not answer from here: ${reasonOf(cause)}.`, fix);
  }
}

/** The product speaks plain HTTP, so an https address means a proxy. */
export function checkHeader({ configuredBaseUrl, trustedProxies }: Config): DoctorFinding {
  const isHttps = configuredBaseUrl?.startsWith("https:") ?? false;
  if (isHttps && trustedProxies === 0)
    return problem(
      ABOUT,
      "BASE_URL is https, so a proxy is in front, but TRUSTED_PROXIES is 0: all visitors share one limit.",
      "Set TRUSTED_PROXIES to the number of proxies that set X-Forwarded-For, usually 1.",
    );
  if (!isHttps && trustedProxies > 0)
    return warning(
      ABOUT,
      `TRUSTED_PROXIES is ${trustedProxies}, but BASE_URL is not https.`,
      "If no proxy is in front, set it to 0: otherwise visitors can forge their address and escape limits.",
    );
  return ok(
    ABOUT,
    `X-Forwarded-For is believed from ${trustedProxies} ${trustedProxies === 1 ? "proxy" : "proxies"}.`,
  );
}

export async function checkProxy(config: Config): Promise<DoctorFinding[]> {
  const findings = [checkHeader(config), await checkAddress(baseUrlOf(config))];
  if (config.configuredBaseUrl === null)
    findings.push(
      warning(ABOUT, "BASE_URL is not set.", "Set it to the address people use; emails and cookies need it."),
    );
  return findings;
}
