import { expect, test } from "vitest";
import { readPage } from "../read-page.ts";
import { repair } from "./json-ld.ts";

const data = (...scripts: string[]) =>
  readPage(
    `${scripts.map((text) => `<script type="application/ld+json">${text}</script>`).join("")}<p>x</p>`,
    "https://a.example/",
  ).structuredData;

test("arrays, graphs and several scripts are opened into one list of nodes", () => {
  const { nodes, types } = data(
    '[{"@type":"A"},{"@type":["B","C"]}]',
    '{"@context":"https://schema.org","@graph":[{"@type":"https://schema.org/D"}]}',
  );

  expect(nodes).toHaveLength(3);
  expect(types).toEqual(["A", "B", "C", "D"]);
});

test("nested types are named too, once", () => {
  expect(data('{"@type":"A","author":{"@type":"Person"},"editor":{"@type":"Person"}}').types).toEqual([
    "A",
    "Person",
  ]);
});

test("slightly broken JSON is read and said to be broken", () => {
  const { scripts, nodes } = data('{"@type":"A", "name":"line\nbreak", /* note */ "list":[1,2,],}');

  expect(scripts).toMatchObject([{ repaired: true, error: expect.any(String) }]);
  expect(nodes).toMatchObject([{ "@type": "A", name: "line break", list: [1, 2] }]);
});

test("hopeless JSON is reported, and the others still count", () => {
  const { scripts, nodes } = data("{nothing", '{"@type":"A"}');

  expect(scripts.map((script) => script.error === null)).toEqual([false, true]);
  expect(nodes).toHaveLength(1);
});

test("text inside strings is left alone by the repair", () => {
  expect(JSON.parse(repair('{"a":"x // y, /* z */ ,]"}'))).toEqual({ a: "x // y, /* z */ ,]" });
});

test("the types of nested microdata items are known", () => {
  const page = readPage(
    '<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1><div itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Ada</span></div></div>',
    "https://a.example/",
  );

  expect(page.structuredData.types).toEqual(["Recipe", "Person"]);
});
