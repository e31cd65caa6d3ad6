/** 'Free GEO Tools': opens on hover, press and arrow down; Escape closes it and returns the focus. */
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { still } from "../../delivery/still.tsx";
import { ChevronDown } from "../../ui/marks/icons.tsx";
import { FREE_TOOLS_LINK } from "./navigation.ts";

/** A menu opened by hover stays open when pressed; a menu opened by a press closes with the next press. */
type Open = "hover" | "press" | null;

const Rows = still("tools-rows", () => import("./tools-rows.tsx"));

export function ToolsMenu({ className }: { className: string }) {
  const [open, setOpen] = useState<Open>(null);
  const { pathname } = useLocation();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const here = pathname.startsWith(FREE_TOOLS_LINK.to);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is the reason to close
  useEffect(() => setOpen(null), [pathname]);

  const onPointer = (event: PointerEvent, next: Open) => {
    if (event.pointerType === "mouse" && open !== "press") setOpen(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      setOpen(null);
      trigger.current?.focus();
    }
    if (event.key === "ArrowDown" && event.target === trigger.current) {
      event.preventDefault();
      // Rendered synchronously, because the next key may follow before the next frame.
      flushSync(() => setOpen("press"));
      panel.current?.querySelector("a")?.focus();
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(null);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key events come from the button and the links inside
    <div
      className="group relative"
      onPointerEnter={(event) => onPointer(event, "hover")}
      onPointerLeave={(event) => onPointer(event, null)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={trigger}
        type="button"
        aria-expanded={open !== null}
        aria-controls={id}
        data-here={here || undefined}
        onClick={() => setOpen(open === "press" ? null : "press")}
        className={className}
      >
        {FREE_TOOLS_LINK.text}
        <ChevronDown
          aria-hidden="true"
          className={`size-4 transition-transform duration-150 ${open ? "rotate-180" : ""}`}
        />
      </button>
      <div
        ref={panel}
        id={id}
        className={`absolute top-full -left-3 mt-2 w-96 rounded-md border border-line bg-surface p-2 shadow-card before:absolute before:inset-x-0 before:-top-3 before:h-3 ${
          open ? "animate-rise" : "hidden noscript:group-focus-within:block noscript:group-hover:block"
        }`}
      >
        <Rows />
      </div>
    </div>
  );
}
