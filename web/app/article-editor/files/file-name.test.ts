import { expect, test } from "vitest";
import { fileStem } from "./file-name.ts";

const NOW = new Date("2026-11-17T06:00:00Z");

test.each([
  [
    { title: "How Much Coffee per Liter?", url: "https://www.brewnotes.example/a/b" },
    "brewnotes.example-how-much-coffee-per-liter-2026-11-17",
  ],
  [{ title: '../../etc: "passwd"', url: null }, "draft-etc-passwd-2026-11-17"],
  [{ title: "Größe & Preis", url: "http://127.0.0.1:8080/x" }, "127.0.0.1-8080-größe-preis-2026-11-17"],
  [{ title: "a ".repeat(80), url: "nonsense" }, `${"a-".repeat(30).slice(0, -1)}-2026-11-17`],
])("%j is saved as %s", (named, stem) => expect(fileStem(named, NOW)).toBe(stem));
