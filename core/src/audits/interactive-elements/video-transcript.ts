import { defineAudit, notApplicable, scored } from "../audit.ts";

const PLAYER = /youtube|youtu\.be|vimeo|wistia|dailymotion|loom\.com|player/i;
const TRANSCRIPT =
  /\b(?:transcript|transkript|transcription|in this video|video summary|captions?|the video (?:shows|explains))\b/i;

export const videoTranscript = defineAudit({
  id: "video-transcript",
  section: "interactive_elements",
  title: "A video has its text beside it",
  why: "Text is what is read; a video without it adds nothing for a crawler.",
  ledger: ["IN5"],

  run({ page, quotes }) {
    const videos = page.interactive.filter(
      (part) =>
        part.inMain && (part.kind === "video" || (part.kind === "iframe" && PLAYER.test(part.src ?? ""))),
    );
    if (videos.length === 0) return notApplicable("There is no video in the main text.");
    const line = TRANSCRIPT.exec(page.text);
    const own = videos.some((part) => part.readableText.length > 150);
    return scored(
      line || own ? 1 : 0,
      line || own ? "A text goes with the video." : "No transcript or summary goes with the video.",
      {
        fix: [
          "Add the transcript, or 150 words on what the video says.",
          "Sum up the video in three sentences right below it.",
          "Put captions and a short summary beside the player.",
        ],
        quotes: line
          ? quotes([line[0]])
          : quotes(
              videos.map((part) => part.label ?? "").filter((label) => label !== ""),
              1,
            ),
      },
    );
  },
});
