import { expect, test } from "vitest";
import { readReferences } from "../facts/quotations/references.ts";
import { readPage } from "../page/read-page.ts";
import { leanedOn } from "./leaned-on.ts";

const links = (...anchors: string[]) => {
  const text = anchors.map(
    (anchor) => `<p>Heaps that are turned each week ${anchor} stay hot for longer.</p>`,
  );
  const page = readPage(
    `<html><head><title>Hot heaps - Peatly</title></head><body><main><article><h1>Hot heaps</h1>${text.join("")}</article></main></body></html>`,
    "https://peatly.example.com/heat",
  );
  return leanedOn(readReferences(page), { ...page, url: "https://peatly.com/heat" }, 5).map(
    ({ host }) => host,
  );
};

test("a study that a sentence rests on is a source", () => {
  expect(links('as <a href="https://soil.example/trials/2024">a trial of 40 heaps</a> found')).toEqual([
    "soil.example",
  ]);
});

test.each([
  ["paid for", '<a rel="sponsored" href="https://bins.example/tumbler-90">the tumbler</a>'],
  ["not vouched for", '<a rel="nofollow noopener" href="https://bins.example/tumbler-90">the tumbler</a>'],
  ["a network", '<a href="https://rstyle.me/+abc">the tumbler</a>'],
  ["a network's own host", '<a href="https://peatly.pxf.io/c/1">the tumbler</a>'],
  ["a store of apps", '<a href="https://apps.apple.com/app/heap-log/id1">Heap Log</a>'],
  ["a shop", '<a href="https://shop.bins.example/tumbler-90">the tumbler</a>'],
  ["goods", '<a href="https://bins.example/products/tumbler-90">the tumbler</a>'],
  ["a map", '<a href="https://www.google.com/maps/dir/a/b">the way to the tip</a>'],
  ["a download", '<a href="https://bins.example/heap-log">Download Heap Log</a>'],
  ["a button", '<a href="https://bins.example/tumbler-90">Shop now</a>'],
  ["the brand in another country", '<a href="https://peatly.de/hitze">the German page</a>'],
  ["the brand's other host", '<a href="https://peatlydocs.org/heat">the manual</a>'],
])("%s isn't", (_, anchor) => {
  expect(links(anchor)).toEqual([]);
});

test("a host that only begins like the brand is another's", () => {
  expect(links('as <a href="https://peatlyman.org/peat/2023">a history of peat</a> tells')).toEqual([
    "peatlyman.org",
  ]);
});
