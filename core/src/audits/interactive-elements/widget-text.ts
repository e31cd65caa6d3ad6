import type { Interactive } from "../../page/page-model.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { outOf } from "../say.ts";
import { isVideo, MAX_WORDS } from "./videos.ts";

/** Custom elements are left out: most of them are icons and buttons. */
const EMBEDDED = new Set(["canvas", "iframe", "object"]);
/** Advertising, measuring and sign-in frames hold no content of the page. */
const SERVICE =
  /googletagmanager|doubleclick|googlesyndication|adservice|facebook\.com\/(?:tr|plugins)|recaptcha|hcaptcha|captcha|hsforms|hubspot|typeform|mailchimp|disqus|about:blank|javascript:|spotify/i;
/** Players of publishers that `isVideo` doesn't know: "vplayer", "/video/embed". */
const PLAYER_NAME = /player|video/i;
const MIN_TEXT = 15;
const MIN_TITLE = 8;

export const widgetText = defineAudit({
  id: "widget-text",
  section: "interactive_elements",
  title: "Text for embedded content",
  why: "AI crawlers read text and do not run scripts.",
  ledger: ["IN1"],

  run({ page, facts, quotes }) {
    const parts = page.interactive.filter(isContent);
    if (parts.length === 0) return notApplicable("Apart from videos, the main text has no embedded content.");
    if (facts.text().words > MAX_WORDS) return notApplicable("The text stands without the embedded content.");
    const mute = parts.filter(
      (part) => part.readableText.trim().length < MIN_TEXT && (part.label ?? "").trim().length < MIN_TITLE,
    );
    if (mute.length === 0) return scored(1, "Every embedded element has text or a title.");
    return scored(
      1 - mute.length / parts.length,
      `${outOf(mute.length, parts.length, "embedded element", ["has", "have"])} no text and no descriptive title.`,
      {
        fix: mute.some(({ src }) => PLAYER_NAME.test(src ?? ""))
          ? "Give the video a title, and say in a sentence or two what it shows."
          : "Add a sentence or a small table with what the embedded element shows.",
        quotes: quotes(
          mute.flatMap(({ label }) => label ?? []),
          1,
        ),
      },
    );
  },
});

/** Videos have their own check. An element without an address is filled by a script we know nothing about. */
function isContent(part: Interactive): boolean {
  if (!part.inMain || part.isHidden || !EMBEDDED.has(part.kind) || isVideo(part)) return false;
  return part.kind === "canvas" || (part.src !== null && !SERVICE.test(part.src));
}
