import { icon } from "../../../ui/marks/icons.tsx";

/** Not in `ui/marks`, which every public page loads. */
export const SearchIcon = icon("M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M16 16l4.5 4.5");
