/** For loaders that don't read the search part of the address: another answer or filter needs no new data. */
import type { ShouldRevalidateFunctionArgs } from "react-router";

type Change = Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl" | "defaultShouldRevalidate">;

export const ignoreSearch = ({ currentUrl, nextUrl, defaultShouldRevalidate }: Change): boolean =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);
