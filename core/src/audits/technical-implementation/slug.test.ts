import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { pointsOf } from "../../score/score-model.ts";
import { slug } from "./slug.ts";

const page = pageOf(padding(3));
const at = (path: string) => runAudit(slug, page, { url: `https://garden.example${path}` });

test("a URL of the title's words has no fault", () => {
  expect(at("/guides/compost-heap-temperature?srsltid=AfmBOo")).toMatchObject({
    kind: "reported",
    found: "Not scored. The URL is short and names the topic.",
  });
});

test("only the faults found are named, without points", () => {
  expect(pointsOf(slug)).toBe(0);
  expect(at("/t/compost-heap/1234567")).toMatchObject({
    found: "Not scored. The URL contains an ID or parameters.",
  });
  expect(at("/index.php?p=12")).toMatchObject({
    found: "Not scored. The URL shares no word with the title. The URL contains an ID or parameters.",
  });
  expect(at("/how-hot-does-a-compost-heap-get-in-the-cold-winter-months")).toMatchObject({
    found: "Not scored. The last part of the URL has 12 words.",
  });
});

test("a home page is not judged", () => {
  expect(at("/")).toMatchObject({ kind: "not-applicable", reason: "This is the site's home page." });
});
