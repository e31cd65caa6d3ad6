import { defineAudit, notApplicable, scored } from "../audit.ts";
import { ramp } from "../say.ts";

export const speed = defineAudit({
  id: "speed",
  section: "technical_implementation",
  title: "The server answers quickly",
  why: "Fast pages have more citations in one count and no more in another: contested.",
  ledger: ["TE17"],

  run({ evidence }) {
    const { firstByteMs } = evidence.timings;
    if (firstByteMs === null) return notApplicable("The time was not measured.");
    return scored(1 - ramp(firstByteMs, 600, 3000), `First byte after ${Math.round(firstByteMs)} ms.`, {
      fix: [
        "Serve the page from a cache or as a static file.",
        "Put a CDN in front, and let it keep the HTML for a while.",
        "Find what the server waits for before it answers; it is rarely the page itself.",
      ],
    });
  },
});
