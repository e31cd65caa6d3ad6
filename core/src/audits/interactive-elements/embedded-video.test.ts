import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { embeddedVideo } from "./embedded-video.ts";

const found = (main: string) => {
  const finding = runAudit(embeddedVideo, pageOf(padding(4) + main));
  return finding.kind === "reported" ? finding.found : null;
};

test("players and videos with controls are counted, without points", () => {
  expect(embeddedVideo.part).toBe(0);
  expect(
    found('<iframe src="https://www.youtube.com/embed/x"></iframe><video controls src="/a.mp4"></video>'),
  ).toBe("Not scored. 2 videos on the page.");
});

test("the player of a broadcaster is a video too", () => {
  expect(found('<iframe src="https://vplayer.sport.example/p/select/media/x?autoPlay=true"></iframe>')).toBe(
    "Not scored. 1 video on the page.",
  );
});

test("a silent clip in the background is not a video to watch", () => {
  expect(found('<video autoplay muted loop src="/leaves.mp4"></video>')).toBe(
    "Not scored. We found no video player in the HTML.",
  );
});
