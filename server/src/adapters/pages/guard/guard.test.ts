import { request } from "undici";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  benign,
  closedAddresses,
  closedForms,
  closedHosts,
  closedNames,
} from "../testing/hostile-addresses.ts";
import {
  html,
  type LoopbackSite,
  loopbackSite,
  pagesFor,
  recordedDial,
  type redirect,
} from "../testing/loopback-site.ts";
import { createAddressGuard } from "./address-guard.ts";
import { checkUrl } from "./check-url.ts";
import { createGuardedAgent } from "./guarded-agent.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import { isPublicAddress } from "./public-address.ts";

const PUBLIC = { address: "93.184.215.14", family: 4 };
const familyOf = (address: string) => (address.includes(":") ? 6 : 4);
const rules = { guard: createAddressGuard([]), ports: ["80", "443"] };
const refused = { code: "page/refused-address" };
const hostileHosts = [...closedHosts, ...closedNames];
const hostileUrls = [...new Set([...hostileHosts.map((host) => `http://${host}/`), ...closedForms])];

let site: LoopbackSite;
let locations: string[] = [];

beforeAll(async () => {
  // Every answer closes its connection, so that each request resolves its name anew.
  const hop = (_: unknown, response: Parameters<ReturnType<typeof redirect>>[1]) =>
    response.writeHead(302, { location: locations.shift() ?? "/", connection: "close" }).end();
  site = await loopbackSite({ "/": html("<p>Hello</p>", { connection: "close" }), "/hop": hop });
});
afterAll(() => site.close());
beforeEach(() => {
  locations = [];
  site.asked.length = 0;
});

/** Pages whose names resolve as configured, on a network that only records connections. */
function guardedPages(answers: Record<string, string[][]>) {
  const { dial, dialled } = recordedDial(site);
  const lookup = async (name: string) => {
    const turns = answers[name] ?? [[PUBLIC.address]];
    const turn = (turns.length > 1 ? turns.shift() : turns[0]) ?? [];
    return turn.map((address) => ({ address, family: familyOf(address) }));
  };
  return { pages: pagesFor([], { lookup, dial }), dialled };
}

test("there are more than 300 hostile cases", () => {
  expect(hostileUrls.length).toBeGreaterThan(300);
  expect(benign.length).toBeGreaterThanOrEqual(20);
});

test("no closed address counts as public", () => {
  expect(closedAddresses.filter(isPublicAddress)).toEqual([]);
  expect(
    ["fe80::1%eth0", "2606:4700::1%1", "", "example.com", "1.2.3", "::g"].filter(isPublicAddress),
  ).toEqual([]);
});

test("no hostile address passes the URL rules", () => {
  const passed = hostileUrls.filter((url) => {
    try {
      checkUrl(url, rules);
      return true;
    } catch {
      return false;
    }
  });
  expect(passed).toEqual([]);
});

test("benign addresses pass, with only scheme and host in lower case", () => {
  expect(benign.map(([raw]) => checkUrl(raw, rules).href)).toEqual(benign.map(([, href]) => href));
});

test("8080 and 8443 are read only where the setting opens them", () => {
  const open = { ...rules, ports: ["80", "443", "8080", "8443"] };
  expect(checkUrl("https://example.com:8443/", open).port).toBe("8443");
  expect(() => checkUrl("https://example.com:8444/", open)).toThrow();
});

test("a refused address is never asked for, whatever its form", async () => {
  const { pages, dialled } = guardedPages({});
  for (const url of hostileUrls) await expect(pages.gather(url), url).rejects.toMatchObject(refused);
  expect(dialled).toEqual([]);
  await pages.close();
});

test("benign addresses are read over a recorded connection", async () => {
  const { pages, dialled } = guardedPages({});
  for (const [raw] of benign) {
    const outcome = await pages.gather(raw).catch((error) => error.code);
    // The site knows one path only; an answer of any kind shows that the request was let through.
    expect(outcome === "page/status" || outcome.html === "<p>Hello</p>", raw).toBe(true);
  }
  expect(dialled.length).toBeGreaterThanOrEqual(benign.length);
  expect(dialled.filter((address) => !isPublicAddress(address))).toEqual([]);
  await pages.close();
});

test("a name that resolves to a closed address is refused before anything is dialled", async () => {
  const answers = Object.fromEntries(closedAddresses.map((address, i) => [`n${i}.example`, [[address]]]));
  const { pages, dialled } = guardedPages(answers);
  for (const name of Object.keys(answers)) {
    await expect(pages.gather(`http://${name}/`), name).rejects.toMatchObject(refused);
  }
  expect(dialled).toEqual([]);
  await pages.close();
});

test("one closed address among public ones refuses the name, in either order", async () => {
  const mixed = closedAddresses.flatMap((address) => [
    [PUBLIC.address, address],
    [address, PUBLIC.address],
  ]);
  const answers = Object.fromEntries(mixed.map((turn, i) => [`n${i}.example`, [turn]]));
  const { pages, dialled } = guardedPages(answers);
  for (const name of Object.keys(answers)) {
    await expect(pages.gather(`http://${name}/`), name).rejects.toMatchObject(refused);
  }
  expect(dialled).toEqual([]);
  await pages.close();
});

test("a name that turns private after its first answer is read once and never followed inside", async () => {
  const answers = Object.fromEntries(
    closedAddresses.map((address, i) => [`n${i}.example`, [[PUBLIC.address], [address]]]),
  );
  const { pages, dialled } = guardedPages(answers);
  for (const name of Object.keys(answers)) {
    const evidence = await pages.gather(`http://${name}/`);
    expect(evidence.robots?.kind, name).toBe("failed");
    await expect(pages.gather(`http://${name}/`), name).rejects.toMatchObject(refused);
  }
  expect(new Set(dialled)).toEqual(new Set([PUBLIC.address]));
  await pages.close();
});

test("no redirect leads to a hostile address", async () => {
  const { pages, dialled } = guardedPages({});
  // What a Location header cannot carry, or what resolves against the page to a good address, isn't a hostile redirect.
  const targets = hostileUrls.filter((url) => {
    const next = /^[\x21-\x7e]+$/.test(url) ? URL.parse(url, "http://example.com/hop") : null;
    return next && !["example.com", "example.com:443"].includes(next.host);
  });
  expect(targets.length).toBeGreaterThan(300);
  for (const target of targets) {
    locations = [target];
    await expect(pages.gather("http://example.com/hop"), target).rejects.toMatchObject(refused);
  }
  expect(site.asked.every((path) => path === "/hop")).toBe(true);
  expect(new Set(dialled)).toEqual(new Set([PUBLIC.address]));
  await pages.close();
});

test("a redirect with a user name, to a private name or to an unreadable address is refused", async () => {
  const { pages } = guardedPages({ "inside.example": [["10.0.0.7"]] });
  for (const target of [
    "http://u:p@example.com/",
    "//u@example.com/",
    "http://inside.example/",
    "http://[::bad",
  ]) {
    locations = [target];
    await expect(pages.gather("http://example.com/hop"), target).rejects.toMatchObject(refused);
  }
  await pages.close();
});

test("a peer that is not who it should be is dropped after connecting", async () => {
  const { dial, dialled } = recordedDial(site, () => "10.0.0.7");
  const pages = pagesFor([], { lookup: async () => [PUBLIC], dial });
  await expect(pages.gather("http://example.com/")).rejects.toMatchObject(refused);
  expect(dialled).toEqual([PUBLIC.address]);
  expect(site.asked).toEqual([]);
  await pages.close();
});

test("the connector refuses literals by itself, also where nobody checked the address before", async () => {
  const { dial, dialled } = recordedDial(site);
  const agent = createGuardedAgent({ guard: rules.guard, limits: DEFAULT_LIMITS, dial });
  const literals = closedAddresses.map((address) => (familyOf(address) === 6 ? `[${address}]` : address));
  for (const host of literals) {
    await expect(request(`http://${host}/`, { dispatcher: agent }), host).rejects.toMatchObject(refused);
  }
  expect(dialled).toEqual([]);
  await agent.destroy();
});

test("a name without an address is unreachable", async () => {
  const { pages } = guardedPages({ "empty.example": [[]] });
  await expect(pages.gather("http://empty.example/")).rejects.toMatchObject({ code: "page/unreachable" });
  await pages.close();
});

test("an opened pair opens that host and that port, and no other spelling of the machine", () => {
  const guard = createAddressGuard(["127.0.0.1:4567", "[::1]:4567", "Fixture.test:4568"]);
  expect(guard.mayReach("127.0.0.1", "4567", "127.0.0.1")).toBe(true);
  expect(guard.mayReach("::1", "4567", "::1")).toBe(true);
  expect(guard.mayReach("fixture.test", "4568", "10.0.0.7")).toBe(true);

  expect(guard.mayReach("127.0.0.1", "4568", "127.0.0.1")).toBe(false);
  expect(guard.mayReach("127.0.0.1", "4567", "127.0.0.2")).toBe(false);
  expect(guard.mayReach("127.0.0.2", "4567", "127.0.0.2")).toBe(false);
  expect(guard.mayReach("localhost", "4567", "127.0.0.1")).toBe(false);
  expect(guard.mayReach("evil.example", "4567", "127.0.0.1")).toBe(false);
  expect(guard.mayReach("fixture.test", "80", "10.0.0.7")).toBe(false);
  expect(guard.mayReach("sub.fixture.test", "4568", "10.0.0.7")).toBe(false);
});

test("what is not a host:port pair is named and refused", () => {
  for (const pair of [
    "",
    "127.0.0.1",
    ":80",
    "*:80",
    "http://a:80",
    "a:0",
    "a:65536",
    "a:80/x",
    "u@a:80",
    "::1:80",
  ]) {
    expect(() => createAddressGuard([pair]), pair).toThrow("is not a host:port pair");
  }
});
