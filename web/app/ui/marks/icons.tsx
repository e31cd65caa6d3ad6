/** The few icons that public pages need, so that those pages do not load an icon library. */
import type { ComponentProps } from "react";

type IconProps = ComponentProps<"svg">;

export const icon = (path: string) =>
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
export const Cross = icon("m6 6 12 12M18 6 6 18");
export const Menu = icon("M4 6h16M4 12h16M4 18h16");
export const Plus = icon("M12 5v14M5 12h14");
