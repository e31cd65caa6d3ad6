/**
 * A wide table in a scrolling frame; its first column stays in place on a phone. The frame is `relative` because
 * absolutely positioned text for screen readers would otherwise widen the page.
 */
import type { ReactNode } from "react";
import { ScrollFrame } from "../../ui/layout/scroll-frame.tsx";
import { classes } from "../../ui/marks/classes.ts";

type Column = { name: string; isRight?: boolean };
type TableFrameProps = { label: string; columns: Column[]; busy?: boolean; children: ReactNode };

export const CELL = "px-4 py-3 whitespace-nowrap first:pl-0 last:pr-0";
export const FIRST_CELL = `${CELL} sticky left-0 z-10 bg-paper text-left font-normal max-md:max-w-52 max-md:truncate`;

export function TableFrame({ label, columns, busy = false, children }: TableFrameProps) {
  return (
    <ScrollFrame
      aria-label={label}
      aria-busy={busy || undefined}
      className={classes("relative overflow-x-auto transition-opacity duration-150", busy && "opacity-55")}
    >
      <table className="tabular w-full min-w-[820px] border-collapse">
        <thead>
          <tr className="border-b border-ink/55 text-14 text-quiet">
            {columns.map(({ name, isRight }, index) => (
              <th
                key={name}
                scope="col"
                className={classes(
                  index === 0 ? FIRST_CELL : CELL,
                  "font-semibold",
                  isRight ? "text-right" : "text-left",
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollFrame>
  );
}
