import { defineAudit, reported } from "../audit.ts";
import { count } from "../say.ts";

export const embeddedVideo = defineAudit({
  id: "embedded-video",
  section: "interactive_elements",
  title: "An embedded video",
  why: "The effect on the page that embeds it has not been measured. No points.",
  ledger: ["IN4", "IN6"],
  run({ page }) {
    const videos = page.interactive.filter(
      (part) =>
        part.kind === "video" || (part.kind === "iframe" && /youtube|vimeo|wistia/i.test(part.src ?? "")),
    ).length;
    return reported(`Not scored: ${count(videos, "video")} on the page.`);
  },
});
