import { expect, test } from "vitest";
import { packFor } from "../../language/pack-for.ts";
import {
  numberedRow,
  numberingOf,
  withoutListMark,
  withoutNumbering,
  withoutNumberings,
} from "./numbering.ts";

test("numbers are read with and without a label, also Roman ones", () => {
  expect(numberingOf("3. Oak")).toMatchObject({ number: 3, label: "", isMarked: true, rest: "Oak" });
  expect(numberingOf("#12 Oak")).toMatchObject({ number: 12, isMarked: true, rest: "Oak" });
  expect(numberingOf("Step 3: Oak")).toMatchObject({ number: 3, label: "step", rest: "Oak" });
  expect(numberingOf("Schritt 2 – Eiche")).toMatchObject({ number: 2, label: "schritt", rest: "Eiche" });
  expect(numberingOf("Phase III “Oak”")).toMatchObject({ number: 3, label: "phase" });
  expect(numberingOf("3 months before")).toMatchObject({ number: 3, isMarked: false });
  expect(numberingOf("No. 3 Oak")).toMatchObject({ number: 3, label: "", isMarked: true, rest: "Oak" });
  expect(numberingOf("(3 oaks and more)")).toMatchObject({ isMarked: false });
  expect(numberingOf("(3) Oak")).toMatchObject({ number: 3, isMarked: true, rest: "Oak" });
  expect(numberingOf("Step 3")).toMatchObject({ number: 3, label: "step", rest: "" });
  expect(numberingOf("2. 20 litres of water")).toMatchObject({ number: 2, isMarked: true });
  expect(numberingOf("Oak barrels")).toBeNull();
  expect(numberingOf("10 – 20 litres")).toBeNull();
  expect(numberingOf("3.5 litres")).toBeNull();
});

test("only a number that counts is taken off", () => {
  expect(withoutNumbering("3. Oak")).toBe("Oak");
  expect(withoutNumbering("3 months before")).toBe("3 months before");
  expect(withoutNumbering("Windows 11 for gardeners")).toBe("Windows 11 for gardeners");
});

test("a bare number counts where every line has one", () => {
  expect(withoutNumberings(["3 Oak", "2 Tin", "1 Clay"])).toEqual(["Oak", "Tin", "Clay"]);
  expect(withoutNumberings(["3 Oaks", "Tin", "1. Clay"])).toEqual(["3 Oaks", "Tin", "Clay"]);
});

test("typed items lose their bullet, their number or the word for a step in the page's language", () => {
  const [english, german] = [packFor([], "en"), packFor([], "de")];
  expect(["• Oak", "- Oak", "2) Oak", "Step 2: Oak"].map((text) => withoutListMark(text, english))).toEqual([
    "Oak",
    "Oak",
    "Oak",
    "Oak",
  ]);
  expect(withoutListMark("Schritt 2: Eiche", german)).toBe("Eiche");
  expect(withoutListMark("Windows 11 for gardeners", english)).toBe("Windows 11 for gardeners");
});

test("a row counts from 1 up or down to 1 with one label, and what is between doesn't matter", () => {
  expect(numberedRow(["Intro", "1. Oak", "2. Tin", "More", "3. Clay"])).toEqual([1, 2, 4]);
  expect(numberedRow(["3 Oak", "2 Tin", "1 Clay"])).toEqual([0, 1, 2]);
  expect(numberedRow(["Step 1 Dig", "Step 2 Fill", "Step 3 Cover", "1. Note"])).toEqual([0, 1, 2]);
});

test("numbers that don't count are no row", () => {
  expect(numberedRow(["3 months before", "2 weeks before", "5 days before"])).toBeNull();
  expect(numberedRow(["1. Oak", "2. Tin"])).toBeNull();
  expect(numberedRow(["Windows 10 tips", "Windows 11 tips", "Windows 12 tips"])).toBeNull();
});

test("a number without a sign isn't part of a row whose numbers have one", () => {
  expect(numberedRow(["5 best barrels", "1. Oak", "2. Clay", "3. Steel"])).toEqual([1, 2, 3]);
});
