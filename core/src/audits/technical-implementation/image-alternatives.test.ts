import { expect, test } from "vitest";
import { padding, pageOf, runAudit, shareOf } from "../../analysis/testing/run-audit.ts";
import { imageAlternatives } from "./image-alternatives.ts";

const pageWith = (...images: string[]) => pageOf(`${padding(3)}${images.join("\n")}${padding(3, 9)}`);
const HEAP = '<img src="a.jpg" alt="A steaming heap in snow">';

test("an image with alt text passes", () => {
  expect(runAudit(imageAlternatives, pageWith(HEAP))).toMatchObject({
    share: 1,
    found: "Every image in the main text has alt text.",
  });
});

test("a missing alt and a file name as alt are reported without points", () => {
  const page = pageWith(HEAP, '<img src="b.jpg" alt="IMG_1234.jpg">', '<img src="c.jpg">');
  expect(runAudit(imageAlternatives, page)).toMatchObject({
    kind: "reported",
    found: "2 of 3 images in the main text have no useful alt text.",
    quotes: ["IMG_1234.jpg"],
  });
});

test("decoration, icons and images named in another way need no alt text", () => {
  for (const image of [
    '<img src="a.svg" alt="">',
    '<img src="a.svg" aria-hidden="true">',
    '<img src="a.svg" role="presentation">',
    '<img src="a.png" aria-label="image unavailable">',
    '<img src="a.png" width="16" height="16">',
  ])
    expect([image, shareOf(imageAlternatives, pageWith(image))]).toEqual([image, null]);
});

test("an empty alt text is counted: a photo of the text isn't decoration", () => {
  const page = pageWith(HEAP, '<img src="b.jpg" alt="">', '<img src="c.jpg" alt="">');
  expect(runAudit(imageAlternatives, page)).toMatchObject({
    kind: "reported",
    found: '2 of 3 images in the main text have an empty alt text (alt="").',
    fix: "Say in the alt text what each image shows; leave it empty only for decoration.",
  });
});

test("missing and empty alt texts are counted apart", () => {
  const page = pageWith(HEAP, '<img src="b.jpg">', '<img src="c.jpg" alt="">');
  expect(runAudit(imageAlternatives, page)).toMatchObject({
    found: '1 of 3 images in the main text has no useful alt text, and 1 has an empty one (alt="").',
  });
});

test("the lead photo with its caption, between the heading and the text, is an image of the text", () => {
  const lead =
    '<div class="lead"><figure><img src="lead.jpg" width="900"><figcaption>A heap steams. Photo: A. Gardener</figcaption></figure></div>';
  const html = pageOf(padding(8)).replace("</h1>", `</h1>${lead}`);
  expect(runAudit(imageAlternatives, html)).toMatchObject({
    found: "1 of 1 image in the main text has no useful alt text.",
  });
});

test("a picture in a menu or an advertisement above the text isn't counted", () => {
  const frame = (name: string) =>
    pageOf(padding(8)).replace(
      "</h1>",
      `</h1><div class="${name}"><img src="b.jpg" width="900"> Buy bins</div>`,
    );
  for (const name of ["advertisement", "navigation"])
    expect([name, runAudit(imageAlternatives, frame(name)).kind]).toEqual([name, "not-applicable"]);
});

test("a page without images is not judged", () => {
  expect(runAudit(imageAlternatives, pageOf(padding(3)))).toMatchObject({
    kind: "not-applicable",
    reason: "No images in the main text.",
  });
});
