import { expect, test } from "vitest";
import { readPage } from "../read-page.ts";

const TEXT =
  "<p>A heap of leaves warms up within a week and cools down again when it is dry, so water it each month.</p>";
const PLACEHOLDER = 'src="data:image/svg+xml,%3Csvg/%3E" alt="A steaming heap"';
const ADDRESS = "https://garden.example/i/heap.jpg";

const pictures = (part: string) =>
  readPage(
    `<body><article><h1>Hot heaps</h1>${TEXT}${part}${TEXT}</article></body>`,
    "https://garden.example/heaps",
  )
    .blocks.filter((block) => block.kind === "image")
    .map(({ src, alt }) => ({ src, alt }));

test.each([
  ["a usual attribute", `<img data-src="/i/heap.jpg" ${PLACEHOLDER}>`],
  ["a list of sizes", `<img data-srcset="/i/heap.jpg 400w, /i/large.jpg 800w" ${PLACEHOLDER}>`],
  ["an attribute of one loader", `<img data-cfsrc="/i/heap.jpg" ${PLACEHOLDER}>`],
  [
    "the sources of a picture",
    `<picture><source data-srcset="/i/heap.jpg 1x"><img ${PLACEHOLDER}></picture>`,
  ],
  ["a noscript beside it", `<p><img ${PLACEHOLDER}><noscript><img src="/i/heap.jpg"></noscript></p>`],
])("a lazy picture has its address from %s, and its alt text", (_, part) => {
  expect(pictures(part)).toEqual([{ src: ADDRESS, alt: "A steaming heap" }]);
});

test("a picture without an address keeps its alt text, and no attribute about something else is its address", () => {
  expect(pictures(`<img ${PLACEHOLDER} data-url="/heaps" data-file="heap-1">`)).toEqual([
    { src: null, alt: "A steaming heap" },
  ]);
});
