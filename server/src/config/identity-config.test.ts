import { expect, test } from "vitest";
import { BadConfig, readConfig } from "./config.ts";
import { identityFrom } from "./identity-config.ts";

test("an environment without any of the settings gives no identity, so pages are served as they were built", () => {
  expect(identityFrom({ PORT: "3000", PRODUCT_NAME: "  " })).toEqual({
    identity: null,
    crawlerUrl: null,
    problems: [],
  });
});

test("social links are named by their network, or by their host", () => {
  const { identity } = identityFrom({
    SOCIAL_LINKS: "https://www.linkedin.com/company/acme, https://x.com/acme,,https://social.acme.test/@a",
  });
  expect(identity?.social).toEqual([
    { name: "LinkedIn", url: "https://www.linkedin.com/company/acme" },
    { name: "X", url: "https://x.com/acme" },
    { name: "social.acme.test", url: "https://social.acme.test/@a" },
  ]);
});

test.each([
  ["PRODUCT_NAME", "Acme <b>"],
  ["PRODUCT_NAME", 'Acme "Lens"'],
  ["PRODUCT_NAME", "x".repeat(41)],
  ["SUPPORT_EMAIL", "nobody"],
  ["SOCIAL_LINKS", "javascript:alert(1)"],
  ["TERMS_URL", "/terms"],
  ["ANALYTICS_MEASUREMENT_ID", "G-1'"],
])("%s may not be %s, and the start says so", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(BadConfig);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test("emails come from MAIL_FROM, else the support address, else the installation's own host", () => {
  const from = (env: NodeJS.ProcessEnv) => readConfig({ BASE_URL: "https://geo.acme.test", ...env }).mailFrom;
  expect(from({ MAIL_FROM: "A <a@acme.test>", SUPPORT_EMAIL: "help@acme.test" })).toBe("A <a@acme.test>");
  expect(from({ SUPPORT_EMAIL: "help@acme.test" })).toBe("Citeworthy <help@acme.test>");
  expect(from({})).toBe("Citeworthy <no-reply@geo.acme.test>");
});

test("the crawler names CRAWLER_URL, else the installation's own address, else none", () => {
  const contact = (env: NodeJS.ProcessEnv) => readConfig(env).crawlerUrl;
  expect(contact({ CRAWLER_URL: "https://acme.test/bot", BASE_URL: "https://geo.acme.test" })).toBe(
    "https://acme.test/bot",
  );
  expect(contact({ BASE_URL: "https://geo.acme.test" })).toBe("https://geo.acme.test/");
  expect(contact({})).toBeNull();
});
