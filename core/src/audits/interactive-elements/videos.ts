import type { Interactive } from "../../page/page-model.ts";

const PLAYER =
  /youtube|youtu\.be|vimeo|wistia|dailymotion|loom\.com|brightcove|jwplayer|\bv(?:ideo)?player\b/i;

/** A video that visitors can play. One without controls is decoration. */
export const isVideo = ({ kind, src, isDecorative, isHidden }: Interactive): boolean =>
  !isDecorative && !isHidden && (kind === "video" || (kind === "iframe" && PLAYER.test(src ?? "")));

/** With more words than this, the text is the page, and a video or embedded element goes with it. */
export const MAX_WORDS = 300;
