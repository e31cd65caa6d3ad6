/** How many monitor runs a month the plan has. In its own file, because the page for visitors needs nothing else of this. */
import { createContext } from "react";

/** Null is without limit. */
export const MonthlyRunsContext = createContext<number | null>(null);
