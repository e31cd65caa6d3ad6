import { expect, test } from "vitest";
import { padding, pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { videoTranscript } from "./video-transcript.ts";

const PLAYER = '<iframe title="Turning a heap" src="https://www.youtube.com/embed/x"></iframe>';
const around = (main: string) => pageOf(`${padding(4)}${main}${padding(4, 9)}`);

test("a video with its transcript passes", () => {
  const html = around(`${PLAYER}<h2>Transcript</h2><p>First we lift the lid and look for steam.</p>`);

  expect(runWithReading(videoTranscript, html)).toMatchObject({ share: 1, quotes: ["Transcript"] });
});

test("a video without text fails and is named", () => {
  expect(runWithReading(videoTranscript, around(PLAYER))).toMatchObject({
    share: 0,
    found: "We found no transcript or summary of the video.",
    quotes: ["Turning a heap"],
  });
});

test("a page without a video, with a silent clip, or that sells something is not judged", () => {
  expect(runWithReading(videoTranscript, around("")).kind).toBe("not-applicable");
  expect(
    runWithReading(videoTranscript, around('<video autoplay muted loop src="/leaves.mp4"></video>')).kind,
  ).toBe("not-applicable");
  expect(runWithReading(videoTranscript, around(PLAYER), { kind: "product" }).kind).toBe("not-applicable");
});
