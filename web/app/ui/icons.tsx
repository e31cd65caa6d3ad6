/** The few icons that public pages need, so that those pages do not load an icon library. */
import type { ComponentProps } from "react";

type IconProps = ComponentProps<"svg">;

const icon = (path: string) =>
  function Icon(props: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        <path d={path} />
      </svg>
    );
  };

export const ArrowLeft = icon("M19 12H5m6-6-6 6 6 6");
export const ArrowRight = icon("M5 12h14m-6-6 6 6-6 6");
export const Check = icon("m5 12.5 4.5 4.5L19 7.5");
export const ChevronDown = icon("m6 9 6 6 6-6");
export const CircleAlert = icon("M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 7.5v5M12 16.2v.1");
export const CircleCheck = icon("M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0m5 .2 2.8 2.8 5.2-5.6");
export const Cross = icon("m6 6 12 12M18 6 6 18");
export const Info = icon("M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0m9 4.5v-5M12 7.8v-.1");
export const Mail = icon("M3.5 6h17v12.5h-17zm0 .8 8.5 6.7 8.5-6.7");
export const Menu = icon("M4 6h16M4 12h16M4 18h16");
export const Plus = icon("M12 5v14M5 12h14");
export const Search = icon("M4 11a7 7 0 1 0 14 0 7 7 0 1 0-14 0m12 5 4.5 4.5");
export const Share = icon("M9 15 15 9m-8 2-2 2a4.2 4.2 0 0 0 6 6l2-2m4-4 2-2a4.2 4.2 0 0 0-6-6l-2 2");
export const Star = icon("m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1l-5.3 2.9 1.1-6L3.4 9.8l6-.8z");
