/** The icons of a report as it opens. The icon library would bring the icons of every screen. */
import { icon } from "../marks/icons.tsx";

export type ReportIcon = ReturnType<typeof icon>;

export const AlignLeft = icon("M4 6h16M4 12h11M4 18h13");
export const ChevronRight = icon("m9.5 6 6 6-6 6");
export const Copy = icon(
  "M10 8h10q2 0 2 2v10q0 2-2 2H10q-2 0-2-2V10q0-2 2-2M4 16q-2 0-2-2V4q0-2 2-2h10q2 0 2 2",
);
export const FilePen = icon(
  "M19 9.5V7l-5-5H6.5Q5 2 5 3.5v17Q5 22 6.5 22h4M13.5 2v5.5H19M20 13l2 2-6.5 6.5h-2v-2z",
);
export const Info = icon("M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 16.5v-5M12 7.8v.1");
export const Minus = icon("M5 12h14");
export const Timer = icon("M9.5 2.5h5M12 13.5l3-3.5M4.5 13.5a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0");
export const TrendingUp = icon("M3 16.5l6-6 4 4L20.5 7M15 7h5.5v5.5");
