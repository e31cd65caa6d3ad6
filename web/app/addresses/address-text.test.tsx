import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AddressText } from "./address-text.tsx";

const shown = (address: string) => renderToStaticMarkup(<AddressText address={address} />);

test("an address may break after its separators, and a row of separators stays together", () => {
  expect(shown("https://a.example/cold-brew?n=1")).toBe(
    '<span class="wrap-anywhere">https://<wbr/>a.<wbr/>example/<wbr/>cold-<wbr/>brew?<wbr/>n=<wbr/>1</span>',
  );
});

test("the text stays the address", () => {
  for (const address of ["/a//b...c", "-", ""]) expect(shown(address).replace(/<[^>]+>/g, "")).toBe(address);
});
