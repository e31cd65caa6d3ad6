/** A part of a page that scrolls by itself. It takes the focus, so that it can be scrolled by keyboard too. */
import type { ComponentPropsWithoutRef } from "react";

type ScrollFrameProps = ComponentPropsWithoutRef<"section"> & { "aria-label": string };

export const ScrollFrame = (props: ScrollFrameProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section tabIndex={0} {...props} />
);
