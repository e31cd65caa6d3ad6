import { expect, test } from "vitest";
import { configuredEngines, effectiveAi } from "./ai-config.ts";
import { BadConfig, readConfig } from "./config.ts";

test("nothing set gives a working configuration", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    databaseUrl: null,
    smtpUrl: null,
    google: null,
    minPasswordLength: 6,
  });
});

test("an empty value counts as not set", () => {
  expect(readConfig({ DATABASE_URL: "", SMTP_URL: "  " })).toMatchObject({
    databaseUrl: null,
    smtpUrl: null,
  });
});

test.each([
  [{ PORT: "http" }, "PORT: must be a whole number"],
  [{ BASE_URL: "app.example.com" }, "BASE_URL: must be an http or https URL"],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL: must be a postgres:// URL"],
  [{ AUTH_SECRET: "short" }, "AUTH_SECRET: must have at least 32 characters"],
  [{ AUTH_MIN_PASSWORD_LENGTH: "4" }, "AUTH_MIN_PASSWORD_LENGTH"],
  [{ ADMIN_EMAILS: "boss@example.com,nobody" }, "ADMIN_EMAILS: must be email addresses"],
  [{ GOOGLE_CLIENT_ID: "x" }, "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both or neither"],
  [{ FETCH_ALLOW_HOSTS: "http://127.0.0.1:80" }, "FETCH_ALLOW_HOSTS: must be host:port pairs"],
  [{ FETCH_ALLOW_HOSTS: "127.0.0.1:80", NODE_ENV: "production" }, "FETCH_ALLOW_HOSTS_IN_PRODUCTION=yes"],
  [
    { GOOGLE_TEST_URL: "http://127.0.0.1:1", NODE_ENV: "production" },
    "GOOGLE_TEST_URL and BING_TEST_URL are for tests only",
  ],
  [{ LLM_BASE_URL: "http://127.0.0.1:11434/v1" }, "LLM_BASE_URL and LLM_MODEL: set both or neither"],
  [{ AI_WRITER: "openai" }, "AI_WRITER: no API key is set for openai"],
  [{ AI_BUDGET_PER_DAY: "five" }, "AI_BUDGET_PER_DAY: must be an amount in dollars"],
  [{ AI_PRICES: "gpt=cheap" }, 'AI_PRICES: "gpt=cheap" must be model=input/output'],
  [{ OPENAI_BASE_URL: "api.openai.com" }, "OPENAI_BASE_URL: must be an http or https URL"],
  [{ DODO_BASE_URL: "http://pay.example.com" }, "DODO_BASE_URL: must be an https URL"],
  [{ DODO_WEBHOOK_KEY: "whsec_" }, "DODO_WEBHOOK_KEY: must be the webhook's signing key"],
  [
    { DODO_PRODUCT_CORE_MONTHLY: "pdt_1", DODO_PRODUCT_PRO_YEARLY: "pdt_1" },
    "DODO_PRODUCT_*: each plan and cycle needs its own product ID",
  ],
])("%j is refused with a sentence that names it", (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(BadConfig);
  expect(() => readConfig(environment)).toThrow(sentence);
});

test("engines are there when their key is, and their names can be shown without it", () => {
  const { ai } = readConfig({
    PERPLEXITY_API_KEY: "pplx-secret",
    OPENAI_API_KEY: "  ",
    LLM_BASE_URL: "http://127.0.0.1:11434/v1/",
    LLM_MODEL: "llama3",
    AI_PRICES: "llama3=0/0, gpt-9=1.5/6/0.01",
  });
  const shown = configuredEngines(ai);
  expect(shown.map(({ id, model }) => [id, model])).toEqual([
    ["perplexity", "perplexity/sonar"],
    ["compatible", "llama3"],
  ]);
  expect(JSON.stringify(shown)).not.toContain("secret");
  expect(ai.vendors.compatible?.baseUrl).toBe("http://127.0.0.1:11434/v1");
  expect(ai.prices["gpt-9"]).toEqual({ input: 1.5, output: 6, search: 0.01 });
});

test("every bad value is named at once", () => {
  expect(() => readConfig({ PORT: "x", SMTP_URL: "y" })).toThrow(/PORT.*SMTP_URL/s);
});

test.each([
  { NODE_ENV: "production", FETCH_ALLOW_HOSTS_IN_PRODUCTION: "yes" },
  { NODE_ENV: "production", TEST_SETTINGS: "yes" },
  { NODE_ENV: "development" },
  {},
])("%j allows test hosts", (environment) => {
  const pair = "127.0.0.1:8080";
  expect(readConfig({ ...environment, FETCH_ALLOW_HOSTS: pair }).fetchAllow).toEqual([pair]);
});

test.each([{ NODE_ENV: "production" }, { TEST_SETTINGS: "no" }, { TEST_SETTINGS: "no", NODE_ENV: "test" }])(
  "%j refuses test hosts",
  (environment) => {
    const read = () => readConfig({ ...environment, FETCH_ALLOW_HOSTS: "127.0.0.1:8080" });
    expect(read).toThrow("FETCH_ALLOW_HOSTS is for tests only");
    expect(() => readConfig({ ...environment, TEST_PATIENCE: "60" })).toThrow(
      "TEST_PATIENCE is for tests only",
    );
    expect(readConfig({ ...environment, TEST_PATIENCE: "1" }).patience).toBe(1);
  },
);

test("the checkout is of the same mode as the payment API, unless it is said otherwise", () => {
  const checkoutOf = (environment: Record<string, string>) => readConfig(environment).payments.checkoutUrl;
  expect(checkoutOf({})).toBe("https://checkout.dodopayments.com");
  expect(checkoutOf({ DODO_BASE_URL: "https://test.dodopayments.com" })).toBe(
    "https://test.checkout.dodopayments.com",
  );
  expect(checkoutOf({ DODO_CHECKOUT_URL: "http://127.0.0.1:9999" })).toBe("http://127.0.0.1:9999");
});

test("what an admin saved counts below the environment, a server's key comes from the same place as its address", () => {
  const saved = {
    OPENAI_API_KEY: "saved",
    OPENAI_MODEL: "gpt-x",
    LLM_BASE_URL: "http://a.example/v1",
    LLM_MODEL: "m",
  };
  expect(effectiveAi({}, saved).config.vendors).toMatchObject({
    openai: { apiKey: "saved", model: "gpt-x" },
    compatible: { baseUrl: "http://a.example/v1", apiKey: null },
  });
  expect(effectiveAi({ OPENAI_API_KEY: "given" }, saved).config.vendors.openai).toMatchObject({
    apiKey: "given",
    model: "gpt-x",
  });
  expect(effectiveAi({ LLM_API_KEY: "given" }, saved).config.vendors.compatible).toBeUndefined();
  const own = { LLM_BASE_URL: "http://b.example/v1", LLM_MODEL: "n" };
  expect(effectiveAi(own, { ...saved, LLM_API_KEY: "saved" }).config.vendors.compatible).toEqual({
    apiKey: null,
    baseUrl: "http://b.example/v1",
    model: "n",
  });
});

test("prices of both count, and a saved value that no longer fits is left out and named", () => {
  const { config, unfit } = effectiveAi(
    { AI_PRICES: "a=1/2" },
    { AI_PRICES: "b=0/0", AI_BUDGET_PER_DAY: "many", AI_WRITER: "openai" },
  );
  expect(config.prices).toEqual({
    a: { input: 1, output: 2, search: 0 },
    "compatible b": { input: 0, output: 0, search: 0 },
  });
  expect(config.limits.perDayUsd).toBe(5);
  expect(config.writer).toBeNull();
  expect(unfit).toEqual(["AI_BUDGET_PER_DAY"]);
});

test("a price can name its vendor, and a free model of one's own frees no vendor's model of the same name", () => {
  const free = { input: 0, output: 0, search: 0 };
  const own = { LLM_BASE_URL: "http://a.example/v1", LLM_MODEL: "gpt-5.4-mini" };
  const pricesOf = (given: Record<string, string>, saved: Record<string, string> = {}) =>
    effectiveAi(given, saved).config.prices;
  expect(pricesOf({ AI_PRICES: "openai:gpt-9=1/2, llm:qwen3:14b=0/0, llama3=0/0" })).toEqual({
    "openai gpt-9": { input: 1, output: 2, search: 0 },
    "compatible qwen3:14b": free,
    llama3: free,
  });
  expect(pricesOf({ ...own, AI_PRICES: "gpt-5.4-mini=0/0" })).toEqual({ "compatible gpt-5.4-mini": free });
  // As earlier versions saved it, and as this one does.
  for (const row of ["gpt-5.4-mini=0/0", "llm:gpt-5.4-mini=0/0"])
    expect(pricesOf({}, { ...own, AI_PRICES: row })).toEqual({ "compatible gpt-5.4-mini": free });
  expect(pricesOf({}, { AI_PRICES: "openai:gpt-9=0/0" })).toEqual({ "compatible openai:gpt-9": free });
});

test("AI_LOCAL_PORTS takes ports or 'none'", () => {
  expect(readConfig({}).ai.localPorts).toEqual([11434, 1234, 8080, 8000]);
  expect(readConfig({ AI_LOCAL_PORTS: "none" }).ai.localPorts).toEqual([]);
  expect(readConfig({ AI_LOCAL_PORTS: "11434, 5000" }).ai.localPorts).toEqual([11434, 5000]);
  expect(() => readConfig({ AI_LOCAL_PORTS: "off" })).toThrow("AI_LOCAL_PORTS");
});
