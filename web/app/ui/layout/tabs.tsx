/** Tabs with arrow-key navigation, by Radix. `fill` makes them fill the width, as in a dialog. */
import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classes } from "../marks/classes.ts";

export type Tab = { id: string; label: ReactNode; content: ReactNode };

type TabsProps = {
  label: string;
  tabs: Tab[];
  fill?: boolean;
} & ({ value: string; onChange: (id: string) => void } | { initial: string });

const TRIGGER =
  "inline-flex min-h-12 items-center justify-center gap-2 font-semibold whitespace-nowrap text-quiet hover:text-ink data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_-2px_0_var(--color-accent)]";

export function Tabs({ label, tabs, fill = false, ...state }: TabsProps) {
  const root =
    "value" in state
      ? { value: state.value, onValueChange: state.onChange }
      : { defaultValue: state.initial };
  return (
    <Radix.Root {...root}>
      <Radix.List
        aria-label={label}
        className={classes("flex overflow-x-auto border-b border-line", fill ? "gap-0" : "gap-7")}
      >
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className={classes(TRIGGER, fill && "flex-1")}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="pt-6 focus-visible:outline-offset-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
