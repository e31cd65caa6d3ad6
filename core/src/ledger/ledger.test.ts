import { expect, test } from "vitest";
import { type LedgerId, ledger, ledgerEntry } from "./ledger.ts";

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
