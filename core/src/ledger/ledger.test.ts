import { expect, test } from "vitest";
import { type LedgerId, ledger, ledgerEntry, measuredFor } from "./ledger.ts";
import { measurements } from "./measurements.ts";
import { ownStudies } from "./own-studies.ts";
import { studies } from "./studies.ts";

const ids = Object.keys(ledger) as LedgerId[];

test("every row names a signal, an effect, at least one study and the day it was last reviewed", () => {
  for (const id of ids) {
    const entry = ledgerEntry(id);
    expect(entry.signal.length).toBeGreaterThan(3);
    expect(entry.effect.length).toBeGreaterThan(3);
    expect(entry.studies.length).toBeGreaterThan(0);
    expect(entry.studies.every((study) => study.conditions.length > 0)).toBe(true);
    expect(entry.reviewed).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test("a contested row shows the study that found otherwise", () => {
  for (const id of ids)
    if (ledger[id].grade === "D") expect([id, ledger[id].contrary !== null]).toEqual([id, true]);
});

test("figures that cannot be traced are nowhere in the ledger", () => {
  const everything = JSON.stringify(ids.map(ledgerEntry));
  for (const refused of ["115%", "2.7×", "0.92", "0.87", "+23%", "+25%,"])
    expect(everything).not.toContain(refused);
});

test("every measurement belongs to a row of the ledger", () => {
  expect(ids).toEqual(expect.arrayContaining(Object.keys(measurements)));
});

test("our own sets are marked as our own, and each of them is used", () => {
  const used = new Set(ids.flatMap((id) => measuredFor(id).map(({ study }) => study)));
  for (const id of Object.keys(ownStudies) as (keyof typeof ownStudies)[]) {
    expect(studies[id].read).toBe("own");
    expect([...used]).toContain(id);
  }
});

test("a row that a measurement speaks against shows a contrary finding", () => {
  const opposed = ids.filter((id) => measuredFor(id).some(({ direction }) => direction === "against"));
  expect(opposed.length).toBeGreaterThan(0);
  for (const id of opposed) expect([id, ledger[id].contrary !== null]).toEqual([id, true]);
});

test("signals on which studies disagree are graded as contested", () => {
  const contested = [ledger.AU3, ledger.ST13, ledger.ST9, ledger.CS5, ledger.FR2].map(({ grade }) => grade);
  expect(contested).toEqual(["D", "D", "D", "D", "D"]);
});
