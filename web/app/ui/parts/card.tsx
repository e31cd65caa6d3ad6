/** A box for one item. Lists and tables go directly on the page background instead. */
import type { ComponentProps } from "react";
import { classes } from "../marks/classes.ts";

type CardProps = ComponentProps<"div"> & { padded?: boolean };

export function Card({ padded = true, className, ...rest }: CardProps) {
  const look = "rounded-md border border-line bg-surface shadow-card print:break-inside-avoid";
  return <div {...rest} className={classes(look, padded && "p-5 md:p-8", className)} />;
}
