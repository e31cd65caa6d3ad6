import { expect, test } from "vitest";
import { gardenPage } from "../article/testing/pages.ts";
import type { Edit } from "../contract/edit.ts";
import { english } from "../language/packs/en.ts";
import { readPage } from "../page/read-page.ts";
import { withFirmPlace } from "./anchors.ts";

const OWN = "A closed heap reaches 60 degrees within a week in summer.";
const CAPTION = "A closed heap in June. Photo: Mara Lind";
const PRAISE = "I never thought that a heap could be so warm in March.";
const NOTICE = "We test all heaps by ourselves.";
const SAID = "You can bake a potato in it";
const page = readPage(
  gardenPage(
    "How warm is a compost heap?",
    `<blockquote>${PRAISE}</blockquote><p>By Mara Lind</p><p>${NOTICE} We may earn a commission from links.</p><p>${OWN}</p><figure><img src="/heap.jpg" alt="A heap"></figure><p>${CAPTION}</p>
<p>Jonas Vik has kept heaps for years. “${SAID},” he says, and nobody laughs.</p><button>Get the guide</button>
<p>Turn the heap every two weeks, because air feeds the small animals that make the heat.</p>`,
  ),
  "https://garden.example/heat",
);
const EDIT: Edit = {
  id: "one",
  kind: "facts",
  by: "model",
  about: "figures",
  audit: null,
  title: "A fact that readers look for",
  fault: "",
  do: "",
  reason: "",
  at: null,
  before: null,
  after: null,
  needs: "the weight of the heap",
  steps: [],
  effort: "high",
  points: null,
};
const placeOf = (at: string, more: Partial<Edit> = {}) =>
  withFirmPlace({ ...EDIT, at, before: at, ...more }, page, english);

test.each([
  ["a quotation", PRAISE],
  ["a byline", "By Mara Lind"],
  ["a caption", CAPTION],
  ["a notice of commissions", NOTICE],
  ["somebody's words within a paragraph", SAID],
  ["a button", "Get the guide"],
])("%s is no place for an edit", (_what, at) => {
  expect(placeOf(at)).toMatchObject({ at: null, before: null });
});

test("the author's own sentence is", () => {
  expect(placeOf(OWN)).toMatchObject({ at: OWN, before: OWN });
});

test("what an edit changes or proves stays where it is", () => {
  expect(placeOf(PRAISE, { kind: "note" }).at).toBe(PRAISE);
  expect(placeOf(PRAISE, { kind: "strike", steps: [{ do: "strike", sentences: ["b1.0"] }] }).at).toBe(PRAISE);
});
