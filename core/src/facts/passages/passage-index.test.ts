import { expect, test } from "vitest";
import { blended, passageIndex } from "./passage-index.ts";

const PASSAGES = [
  "The physician examined the patient and wrote a prescription.",
  "The doctor examined the patient and ordered a prescription.",
  "A doctor met another doctor at the harbour, and they sailed.",
  "The harbour was full of boats that sailed at noon.",
  "Boats in the harbour need a coat of paint before they are sailed again.",
];

test("a passage in other words is near what its company is about, and an unrelated one is not", () => {
  const { latent } = passageIndex(PASSAGES).parts("doctor patient prescription");
  const [physician = 0, doctor = 0, , boats = 1] = latent;
  expect(doctor).toBeGreaterThan(0.9);
  expect(physician).toBeGreaterThan(0.9);
  expect(boats).toBeLessThan(0.3);
});

test("where the words are the same, the passage that comes earlier on its page counts more", () => {
  const same = "Cold brew takes long, and the grinder was left in the kitchen.";
  const [late = 1, early = 0] = passageIndex([same, same], [7, 0]).relevance("cold brew");
  expect(early).toBeGreaterThan(late);
});

test("a passage without a word of the query has no relevance, nor has any for a query without words", () => {
  const index = passageIndex(PASSAGES);
  expect(index.relevance("prescription")[3]).toBe(0);
  expect(index.relevance("")).toEqual(PASSAGES.map(() => 0));
  expect(passageIndex([]).relevance("doctor")).toEqual([]);
  expect(passageIndex(["alone"]).relevance("alone")[0]).toBeGreaterThan(0);
});

test("the same passages give the same figures, and a weight of nothing leaves a part out", () => {
  const [one, other] = [passageIndex(PASSAGES), passageIndex(PASSAGES)].map((index) => index.parts("doctor"));
  expect(one).toEqual(other);
  expect(
    blended({ words: [1, 0.5], latent: [1, 1], place: [0, 1] }, { words: 1, latent: 1, place: 0 }),
  ).toEqual([1, 0.75]);
});
