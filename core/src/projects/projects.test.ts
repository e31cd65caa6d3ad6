import { expect, test } from "vitest";
import { pageKey } from "../visibility/answers/cited-address.ts";
import { addressColumn, MAX_BATCH_PAGES } from "./address-column.ts";
import { faultWords, groupFaults } from "./group-faults.ts";
import { nextRun } from "./next-run.ts";
import { placeOf } from "./page-place.ts";
import { readAddresses } from "./read-addresses.ts";
import { robotsVerdict } from "./robots-permission.ts";

test("an address gives its host, its folder and the key of its page", () => {
  expect(placeOf("https://www.Example.com/guides/a/?utm_source=x#top")).toEqual({
    host: "example.com",
    key: "example.com/guides/a",
    folder: "/guides/",
  });
  expect(placeOf("http://127.0.0.1:8080/page?id=2")).toEqual({
    host: "127.0.0.1:8080",
    key: "127.0.0.1:8080/page?id=2",
    folder: "/",
  });
  expect(placeOf("https://example.com")).toMatchObject({ host: "example.com", folder: "/" });
});

test("a page at the top of a site isn't a folder, with or without a slash at its end", () => {
  for (const page of ["/how-to-book-a-flight/", "/how-to-book-a-flight", "//how-to-book-a-flight/"])
    expect(placeOf(`https://example.com${page}`)).toMatchObject({ folder: "/" });
  expect(placeOf("https://example.com/guides/flights/")).toMatchObject({ folder: "/guides/" });
  expect(placeOf("javascript:alert(1)")).toBeNull();
});

test("a list gives each page once; invalid addresses are counted and shown", () => {
  const lines = [
    "https://example.com/a",
    " http://www.example.com/a/ ",
    "example.com/b",
    "",
    '=HYPERLINK("https://evil.example")',
    "ftp://example.com/c",
    "https://user:pass@example.com/d",
    "two words",
  ];
  const { pages, duplicates, invalid, examples, isCut } = readAddresses(lines);
  expect(pages.map(({ url }) => url)).toEqual(["https://example.com/a", "https://example.com/b"]);
  expect({ duplicates, invalid, isCut }).toEqual({ duplicates: 1, invalid: 4, isCut: false });
  expect(examples[0]).toEqual({ url: "http://www.example.com/a/", reason: "duplicate" });
});

test("a listed page is stored without tracking, and with the parameters that name it", () => {
  const lines = [
    "example.com/?gbraid=1&p=12",
    "https://example.com/?p=12&_hsenc=x",
    "https://example.com/?p=13",
  ];
  const { pages, duplicates } = readAddresses(lines);
  expect(pages.map(({ url }) => url)).toEqual(["https://example.com/?p=12", "https://example.com/?p=13"]);
  expect(duplicates).toBe(1);
});

test("a list of 100,000 lines is cut at the limit of a batch", () => {
  const lines = Array.from({ length: 100_000 }, (_, n) => `https://example.com/${n}`);
  const { pages, isCut } = readAddresses(lines);
  expect(pages).toHaveLength(MAX_BATCH_PAGES);
  expect(isCut).toBe(true);
});

test("the column with addresses is found, whatever the others hold", () => {
  const rows = [
    ["Title", "URL", "Clicks"],
    ["=1+1", "https://example.com/a", "3"],
    ["B", "https://example.com/b", "4"],
  ];
  expect(addressColumn(rows)).toEqual(["https://example.com/a", "https://example.com/b"]);
  expect(addressColumn([["example.com/a"], ["example.com/b"]])).toEqual(["example.com/a", "example.com/b"]);
});

test("a fault of nearly all pages of a folder, with no words to quote, is put down to the template", () => {
  const dates = {
    audit: "visible-date",
    title: "Visible date",
    fault: "The page shows no date.",
    faults: 1,
    found: "No date.",
    founds: 1,
    quote: "",
    quotes: 1,
  };
  const lengths = {
    ...dates,
    audit: "length",
    title: "Length",
    fault: null,
    faults: 0,
    founds: 5,
    quotes: 5,
  };
  const groups = groupFaults([
    { ...dates, folder: "/guides/", pages: 17, folderPages: 18, points: 34 },
    { ...dates, folder: "/news/", pages: 1, folderPages: 22, points: 2 },
    { ...lengths, folder: "/news/", pages: 5, folderPages: 22, points: 4 },
    {
      ...dates,
      audit: "canonical",
      faults: 0,
      fault: null,
      folder: "/news/",
      pages: 1,
      folderPages: 22,
      points: 1,
    },
  ]);
  expect(groups[0]).toMatchObject({ pages: 18, points: 36, templates: ["/guides/"] });
  expect(groups[1]?.templates).toEqual([]);
  expect(groups.map((group) => faultWords(group, 40))).toEqual([
    "18 of 40 pages, probably one template: The page shows no date.",
    "5 of 40 pages: Length",
    "1 of 40 pages: No date.",
  ]);
});

test("robots.txt decides for us; one that fails allows nothing", () => {
  const url = "https://example.com/robots.txt";
  const found = robotsVerdict(
    { kind: "found", url, text: "User-agent: *\nDisallow: /private/" },
    "citeworthy",
  );
  expect(["/a", "/private/b"].map((path) => found(`https://example.com${path}`))).toEqual([true, false]);
  expect(
    robotsVerdict({ kind: "failed", url, reason: "status 500" }, "citeworthy")("https://example.com/"),
  ).toBe(false);
  expect(robotsVerdict({ kind: "absent", url, status: 404 }, "citeworthy")("https://example.com/")).toBe(
    true,
  );
});

test("a monthly schedule of the 31st runs on the last day of shorter months", () => {
  expect(nextRun("monthly", new Date("2026-01-31T10:00:00Z"))).toEqual(new Date("2026-02-28T10:00:00Z"));
  expect(nextRun("monthly", new Date("2026-12-15T10:00:00Z"))).toEqual(new Date("2027-01-15T10:00:00Z"));
  expect(nextRun("weekly", new Date("2026-11-16T00:00:00Z"))).toEqual(new Date("2026-11-23T00:00:00Z"));
});

test("the key of a page is the one that imported reports use", () => {
  const address = "https://www.example.com/a/b/?gclid=1&x=2";
  expect(placeOf(address)?.key).toBe(pageKey(address));
});
