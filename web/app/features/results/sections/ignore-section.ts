/** For pages with a report: opening or closing a section changes only the hash, which no loader reads. */
import type { ShouldRevalidateFunctionArgs } from "react-router";

type Change = Pick<
  ShouldRevalidateFunctionArgs,
  "currentUrl" | "nextUrl" | "formMethod" | "defaultShouldRevalidate"
>;

const withoutHash = ({ pathname, search }: URL): string => pathname + search;

/** The router itself loads nothing for a new hash, but everything again when the hash goes away. */
export const ignoreSection = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: Change): boolean =>
  defaultShouldRevalidate &&
  (formMethod !== undefined ||
    currentUrl.hash === nextUrl.hash ||
    withoutHash(currentUrl) !== withoutHash(nextUrl));
