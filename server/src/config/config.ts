/** The environment, parsed and checked once at start. An invalid value stops the start with a message that names it and says why. */
import { resolve } from "node:path";
import { MIN_PASSWORD_LENGTH } from "@citeworthy/core/product/accounts/password";
import { site } from "@citeworthy/core/product/identity/site";
import { z } from "zod";
import { productEnvironment, productProblems, productsOf } from "../product-config.ts";
import { aiConfigOf, aiEnvironment, aiProblems, aiTextsOf } from "./ai-config.ts";
import { identityFrom } from "./identity-config.ts";
import { withSecretFiles } from "./secret-files.ts";

export class BadConfig extends Error {
  constructor(problems: string[]) {
    super(["Invalid configuration:", ...problems.map((problem) => `  - ${problem}`)].join("\n"));
    this.name = "BadConfig";
  }
}

const list = z.string().transform((text) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);
const wholeNumber = (from: number, to: number) =>
  z.string().regex(/^\d+$/, "must be a whole number").transform(Number).pipe(z.number().min(from).max(to));
const address = (protocols: RegExp, kinds: string) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), `must be ${kinds}`);
/** Payments and keys need encryption; plain http is allowed only for a test server on the same machine. */
const paymentAddress = address(/^https?:$/, "an https URL").refine((text) => {
  const { protocol, hostname } = URL.parse(text) ?? {};
  return protocol === "https:" || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname ?? "");
}, "must be an https URL");
const hostAndPort = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+):\d{1,5}$/i;

export const MIN_SECRET_LENGTH = 32;

const Environment = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().optional(),
  BASE_URL: address(/^https?:$/, "an http or https URL, such as https://app.example.com").optional(),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: address(/^postgres(ql)?:$/, "a postgres:// URL").optional(),
  AUTH_SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`)
    .optional(),
  AUTH_MIN_PASSWORD_LENGTH: wholeNumber(MIN_PASSWORD_LENGTH, 64).default(MIN_PASSWORD_LENGTH),
  AUTH_ATTEMPTS_PER_MINUTE: wholeNumber(1, 100_000).default(30),
  AUTH_SESSION_MAX_DAYS: wholeNumber(1, 365).default(30),
  ADMIN_TWO_FACTOR: z.literal("required", "must be 'required' or unset").optional(),
  ADMIN_EMAILS: list.pipe(z.array(z.email("must be email addresses separated by commas"))).default([]),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_TEST_URL: address(/^http:$/, "an http URL").optional(),
  BING_TEST_URL: address(/^http:$/, "an http URL").optional(),
  SMTP_URL: address(/^smtps?:$/, "an smtp:// or smtps:// URL").optional(),
  MAIL_FROM: z.string().optional(),
  DODO_API_KEY: z.string().optional(),
  DODO_WEBHOOK_KEY: z
    .string()
    .refine(
      (text) =>
        z
          .base64()
          .min(1)
          .safeParse(text.replace(/^whsec_/, "")).success,
      "must be the webhook's signing key, such as whsec_...",
    )
    .optional(),
  DODO_BASE_URL: paymentAddress.default("https://live.dodopayments.com"),
  DODO_CHECKOUT_URL: paymentAddress.optional(),
  ...productEnvironment,
  ...aiEnvironment,
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  FETCH_ALLOW_HOSTS: list
    .pipe(z.array(z.string().regex(hostAndPort, "must be host:port pairs, separated by commas")))
    .default([]),
  // A job has two minutes for a page, its robots.txt, its sitemap and up to three tries.
  FETCH_TIMEOUT_SECONDS: wholeNumber(1, 15).default(5),
  TEST_PATIENCE: wholeNumber(1, 100).default(1),
  CITED_PAGES_PER_DAY: wholeNumber(0, 1_000_000).default(2_000),
  TEST_SETTINGS: z.enum(["yes", "no"], "must be 'yes' or 'no'").optional(),
  FETCH_ALLOW_HOSTS_IN_PRODUCTION: z.literal("yes", "must be 'yes' or unset").optional(),
  WORKER_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

/** An empty variable counts as unset, because env files often list variables without a value. */
const given = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );

/** Without a setting, the checkout uses the same mode as the API, so test payments never reach live products. */
const checkoutUrlOf = (env: z.infer<typeof Environment>): string =>
  env.DODO_CHECKOUT_URL ??
  (new URL(env.DODO_BASE_URL).hostname === "test.dodopayments.com"
    ? "https://test.checkout.dodopayments.com"
    : "https://checkout.dodopayments.com");

/** Without a support address, emails come from the installation's own host, where nobody may read answers. */
const senderOf = (baseUrl: string | undefined, support: string | null | undefined): string =>
  `${site.name} <${support ?? `no-reply@${baseUrl ? new URL(baseUrl).hostname : "localhost"}`}>`;

/**
 * NODE_ENV says nothing about how fast the product runs, only whether this is a place for tests; TEST_SETTINGS says it
 * outright. FETCH_ALLOW_HOSTS_IN_PRODUCTION is the older name of `TEST_SETTINGS=yes`.
 */
function allowsTestSettings(env: z.infer<typeof Environment>): boolean {
  if (env.TEST_SETTINGS !== undefined) return env.TEST_SETTINGS === "yes";
  return env.NODE_ENV !== "production" || env.FETCH_ALLOW_HOSTS_IN_PRODUCTION === "yes";
}

/** Variables that are valid alone and not together. */
function problemsBetween(env: z.infer<typeof Environment>): string[] {
  const problems: string[] = [];
  if (env.FETCH_ALLOW_HOSTS.length > 0 && !allowsTestSettings(env))
    problems.push(
      "FETCH_ALLOW_HOSTS is for tests only. With NODE_ENV=production, also set FETCH_ALLOW_HOSTS_IN_PRODUCTION=yes or TEST_SETTINGS=yes",
    );
  if ((env.GOOGLE_TEST_URL ?? env.BING_TEST_URL) !== undefined && !allowsTestSettings(env))
    problems.push("GOOGLE_TEST_URL and BING_TEST_URL are for tests only. Also set TEST_SETTINGS=yes");
  if (env.TEST_PATIENCE > 1 && !allowsTestSettings(env))
    problems.push("TEST_PATIENCE is for tests only. Also set TEST_SETTINGS=yes");
  if (Boolean(env.GOOGLE_CLIENT_ID) !== Boolean(env.GOOGLE_CLIENT_SECRET))
    problems.push("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both or neither");
  return [...problems, ...productProblems(env), ...aiProblems(env)];
}

/** `null` where Google isn't set up. */
const googleOf = ({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
}: z.infer<typeof Environment>) => (clientId && clientSecret ? { clientId, clientSecret } : null);

const paymentsOf = (env: z.infer<typeof Environment>) => ({
  apiKey: env.DODO_API_KEY ?? null,
  webhookKey: env.DODO_WEBHOOK_KEY ?? null,
  baseUrl: env.DODO_BASE_URL,
  checkoutUrl: checkoutUrlOf(env),
  products: productsOf(env),
});

export type Config = ReturnType<typeof readConfig>;

export function readConfig(environment: NodeJS.ProcessEnv) {
  const identity = identityFrom(environment);
  const secrets = withSecretFiles(given(environment));
  const parsed = Environment.safeParse(secrets.environment);
  const wrong = parsed.error?.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`) ?? [];
  const problems = [...secrets.problems, ...wrong, ...identity.problems];
  if (!parsed.success) throw new BadConfig(problems);
  const env = parsed.data;
  problems.push(...problemsBetween(env));
  if (problems.length > 0) throw new BadConfig(problems);

  return {
    /** Whether settings that are for tests only count here. */
    testSettings: allowsTestSettings(env),
    port: env.PORT,
    /** `null`: every address of this machine. */
    host: env.HOST ?? null,
    /** `null`: not set, so we use the address that the request came to. */
    configuredBaseUrl: env.BASE_URL ? new URL(env.BASE_URL).origin : null,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    authSecret: env.AUTH_SECRET ?? null,
    minPasswordLength: env.AUTH_MIN_PASSWORD_LENGTH,
    authAttemptsPerMinute: env.AUTH_ATTEMPTS_PER_MINUTE,
    sessionMaxDays: env.AUTH_SESSION_MAX_DAYS,
    adminsNeedSecondStep: env.ADMIN_TWO_FACTOR === "required",
    adminEmails: env.ADMIN_EMAILS.map((email) => email.toLowerCase()),
    google: googleOf(env),
    /** Servers that stand in for Google and Bing in tests; `null`: the real ones. */
    dataServices: { google: env.GOOGLE_TEST_URL ?? null, bing: env.BING_TEST_URL ?? null },
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? senderOf(env.BASE_URL, identity.identity?.supportEmail),
    /** For site owners who find our crawler in their logs; `null`: nobody set one. */
    crawlerUrl: identity.crawlerUrl ?? (env.BASE_URL ? new URL("/", env.BASE_URL).href : null),
    payments: paymentsOf(env),
    ai: aiConfigOf(env),
    /** The variables of `ai` as they were given. What an admin saved counts below them. */
    aiTexts: aiTextsOf(secrets.environment),
    trustedProxies: env.TRUSTED_PROXIES,
    fetchAllow: env.FETCH_ALLOW_HOSTS,
    fetchTimeoutSeconds: env.FETCH_TIMEOUT_SECONDS,
    /** How many times longer than usual whatever depends on the machine's speed may take. */
    patience: env.TEST_PATIENCE,
    /** How many sources of measured answers are read in a day; 0: none ever is. */
    citedPagesPerDay: env.CITED_PAGES_PER_DAY,
    /** `null`: a worker listens nowhere. */
    workerPort: env.WORKER_PORT ?? null,
    /** `null`: there is no /metrics. */
    metricsToken: env.METRICS_TOKEN ?? null,
    logLevel: env.LOG_LEVEL,
  };
}

export const baseUrlOf = (config: Pick<Config, "configuredBaseUrl" | "port">): string =>
  config.configuredBaseUrl ?? `http://localhost:${config.port}`;
