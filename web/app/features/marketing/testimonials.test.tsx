import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TESTIMONIALS } from "../../../content/testimonials.ts";
import { Testimonials } from "./testimonials.tsx";

test("samples are marked as such, in words for visitors and not for the operator", () => {
  const html = renderToStaticMarkup(<Testimonials />);
  const samples = TESTIMONIALS.filter(({ isSample }) => isSample);
  expect(html.match(/>Sample</g) ?? []).toHaveLength(samples.length);
  expect(html.includes("No customer said them.")).toBe(samples.length > 0);
  expect(html).not.toMatch(/replaced/);
  expect(html.match(/5 out of 5 stars/g)).toHaveLength(TESTIMONIALS.length);
});
