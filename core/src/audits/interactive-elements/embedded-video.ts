import { defineAudit, reported } from "../audit.ts";
import { count } from "../say.ts";
import { isVideo } from "./videos.ts";

export const embeddedVideo = defineAudit({
  id: "embedded-video",
  section: "interactive_elements",
  title: "Embedded videos",
  why: "What an embedded video does for the page's own citations has not been measured.",
  ledger: ["IN4", "IN6"],
  part: 0,

  run({ page }) {
    const videos = page.interactive.filter(isVideo).length;
    return reported(
      videos === 0
        ? "Not scored. We found no video player in the HTML."
        : `Not scored. ${count(videos, "video")} on the page.`,
    );
  },
});
