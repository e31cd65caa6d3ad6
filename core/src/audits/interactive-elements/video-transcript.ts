import type { Kind } from "../../contract/reading.ts";
import { phrasesOfAll } from "../../language/packs/all.ts";
import { phrasePattern } from "../../language/phrase-pattern.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { isVideo, MAX_WORDS } from "./videos.ts";

/** On these pages most videos are clips without words. */
const SHOWCASE_KINDS: ReadonlySet<Kind> = new Set(["product", "catalogue", "service", "home"]);
/** "Captions" alone is left out: it mostly belongs to photos. */
const TRANSCRIPT = phrasePattern(phrasesOfAll("transcript"));
/** Text inside the player that is long enough to be a summary. */
const MIN_CHARACTERS = 150;

export const videoTranscript = defineAudit({
  id: "video-transcript",
  section: "interactive_elements",
  title: "Video transcript or summary",
  why: "AI crawlers read text; transcripts themselves were not tested.",
  ledger: ["IN5"],

  run({ page, facts, quotes }) {
    const { kind } = facts.reading();
    if (SHOWCASE_KINDS.has(kind))
      return notApplicable(`We don't expect a transcript on a page of the kind “${kind}”.`);
    const videos = page.interactive.filter((part) => part.inMain && isVideo(part));
    if (videos.length === 0) return notApplicable("No video in the main text.");
    if (facts.text().words > MAX_WORDS) return notApplicable("The text stands without the video.");
    const line = TRANSCRIPT.exec(page.text)?.[0];
    if (line || videos.some((part) => part.readableText.length >= MIN_CHARACTERS))
      return scored(1, "The page has text that goes with the video.", { quotes: quotes(line ? [line] : []) });
    return scored(0, "We found no transcript or summary of the video.", {
      fix: "Add a transcript, or sum up the video in three sentences below it.",
      quotes: quotes(
        videos.flatMap(({ label }) => label ?? []),
        1,
      ),
    });
  },
});
