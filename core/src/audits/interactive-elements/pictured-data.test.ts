import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { picturedData } from "./pictured-data.ts";

const withImage = (image: string) => runAudit(picturedData, pageOf(`${padding(4)}${image}${padding(4, 9)}`));

test("a chart and the caption with its values are counted", () => {
  expect(
    withImage(
      '<figure><img src="/heat-chart.png" alt="Chart"><figcaption>Heat peaks at 62 °C on day 9.</figcaption></figure>',
    ),
  ).toMatchObject({
    kind: "reported",
    found: "Not scored. 1 image looks like a chart; we found no tables and 1 caption with values.",
  });
});

test("a chart without values in text is reported, and costs no points", () => {
  expect(picturedData.part).toBe(0);
  expect(withImage('<img src="/heat-chart.png" alt="Chart of heat">')).toMatchObject({
    kind: "reported",
    found: "Not scored. 1 image looks like a chart; we found no tables and no captions with values.",
    quotes: ["Chart of heat"],
  });
});

test("a photo of a garden table is not a chart", () => {
  expect(withImage('<img src="/garden-table.jpg" alt="A table in the garden">').kind).toBe("not-applicable");
});
