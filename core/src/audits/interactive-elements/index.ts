/** The audits of the section "interactive elements", in the order of the results. */
import type { Audit } from "../audit.ts";
import { embeddedVideo } from "./embedded-video.ts";
import { figureCaptions } from "./figure-captions.ts";
import { foldedText } from "./folded-text.ts";
import { labelledControls } from "./labelled-controls.ts";
import { overlays } from "./overlays.ts";
import { pageNavigation } from "./page-navigation.ts";
import { picturedData } from "./pictured-data.ts";
import { steeringLinks } from "./steering-links.ts";
import { toolsAndQuizzes } from "./tools-and-quizzes.ts";
import { videoTranscript } from "./video-transcript.ts";
import { widgetText } from "./widget-text.ts";

export const interactiveElements: readonly Audit[] = [
  embeddedVideo,
  figureCaptions,
  foldedText,
  labelledControls,
  overlays,
  pageNavigation,
  picturedData,
  steeringLinks,
  toolsAndQuizzes,
  videoTranscript,
  widgetText,
];
