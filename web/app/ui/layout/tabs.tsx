/** Tabs with arrow-key navigation, by Radix. `fill` makes them fill the width, as in a dialog. */
import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "../marks/classes.ts";

export type Tab = { id: string; label: ReactNode; content: ReactNode };

type TabsProps = {
  label: string;
  tabs: Tab[];
  fill?: boolean;
  /** Links in the same row that lead to further pages. */
  links?: { to: string; text: string }[];
} & ({ value: string; onChange: (id: string) => void } | { initial: string });

const TRIGGER =
  "inline-flex min-h-12 items-center justify-center gap-2 font-semibold whitespace-nowrap text-quiet hover:text-ink data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_-2px_0_var(--color-accent)]";

export function Tabs({ label, tabs, fill = false, links = [], ...state }: TabsProps) {
  const root =
    "value" in state
      ? { value: state.value, onValueChange: state.onChange }
      : { defaultValue: state.initial };
  return (
    <Radix.Root {...root}>
      <div className={classes("flex overflow-x-auto border-b border-line", fill ? "gap-0" : "gap-7")}>
        <Radix.List
          aria-label={label}
          className={classes("flex", fill ? "grow gap-0" : "gap-7", links.length > 0 && "shrink-0")}
        >
          {tabs.map((tab) => (
            <Radix.Trigger key={tab.id} value={tab.id} className={classes(TRIGGER, fill && "flex-1")}>
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {links.map(({ to, text }) => (
          <Link key={to} to={to} className={classes(TRIGGER, "no-underline")}>
            {text}
          </Link>
        ))}
      </div>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="pt-6 focus-visible:outline-offset-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
