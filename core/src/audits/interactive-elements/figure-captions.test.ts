import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { figureCaptions } from "./figure-captions.ts";

const withImages = (images: string) =>
  runAudit(figureCaptions, pageOf(`${padding(4)}${images}${padding(4, 9)}`));

test("captions on every image are reported", () => {
  expect(
    withImages(
      '<figure><img src="/a.png" alt="A heap"><figcaption>Steam over a heap in May</figcaption></figure>',
    ),
  ).toMatchObject({ kind: "reported", found: "Not scored. Every image in the main text has a caption." });
});

test("images without a caption are counted, and cost no points", () => {
  expect(figureCaptions.part).toBe(0);
  expect(withImages('<p><img src="/a.png" alt="A heap"></p>')).toMatchObject({
    kind: "reported",
    found: "Not scored. 1 of 1 image in the main text has no caption.",
  });
});

test("an image with an empty alt text is an image without a caption, and a line isn't", () => {
  expect(withImages('<p><img src="/a.jpg" alt=""></p><img src="/line.svg" alt="">')).toMatchObject({
    found: "Not scored. 1 of 1 image in the main text has no caption.",
  });
});

test("a text without images has nothing to report", () => {
  expect(withImages("").kind).toBe("not-applicable");
});
