import { defineAudit, notApplicable, reported } from "../audit.ts";

/** Without points: one request from our server says little about the next one from elsewhere. */
export const speed = defineAudit({
  id: "speed",
  section: "technical_implementation",
  title: "Server response time",
  why: "Fast first paint went with more citations in one count and showed no relation in another.",
  ledger: ["TE17"],
  part: 0,

  run({ evidence }) {
    const { firstByteMs } = evidence.timings;
    if (firstByteMs === null) return notApplicable("Response time was not measured.");
    return reported(`Not scored. The first byte arrived after ${Math.round(firstByteMs)} ms.`);
  },
});
