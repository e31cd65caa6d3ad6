/** Which pages of a list are selected: some of those shown, or all that were found. */
import { useState } from "react";
import type { PageRow } from "../project-data.ts";

export function usePageSelection(pages: PageRow[], found: number) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  const shown = new Set(pages.map(({ id }) => id));
  const chosen = [...selected].filter((id) => shown.has(id));
  const isPartOfFound = !isAll && found > pages.length && chosen.length === pages.length;
  return {
    isAll,
    chosen,
    count: isAll ? found : chosen.length,
    /** The pages whose box is checked. */
    checked: isAll ? shown : selected,
    /** How many there are to select, if all that are shown are selected and more were found. */
    offerAll: isPartOfFound ? found : null,
    selectAll: () => setAll(true),
    select: (ids: string[], isOn: boolean) => {
      setAll(false);
      setSelected((before) => {
        const after = new Set([...before].filter((id) => shown.has(id)));
        for (const id of ids)
          if (isOn) after.add(id);
          else after.delete(id);
        return after;
      });
    },
    clear: () => {
      setSelected(new Set());
      setAll(false);
    },
  };
}

export type PageSelection = ReturnType<typeof usePageSelection>;
