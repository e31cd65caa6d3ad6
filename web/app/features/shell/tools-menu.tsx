/** 'Free GEO Tools': opens on hover, press and arrow down; Escape closes it and gives the focus back. */
import { FREE_TOOLS, hasPage } from "@citeworthy/core/product/free-tools";
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Link, useLocation } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { ChevronDown } from "../../ui/icons.tsx";
import { FREE_TOOLS_LINK } from "./navigation.ts";

/** A menu that hover opened stays when it is pressed; one that a press opened closes with the next. */
type Open = "hover" | "press" | null;

const ROW = "grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-0.5 rounded-sm p-3 no-underline";
const NAME = "font-serif text-18 leading-[1.3] font-medium";

function Rows() {
  return (
    <>
      {FREE_TOOLS.map((tool) =>
        hasPage(tool) ? (
          <li key={tool.id}>
            <Link to={tool.path} className={`${ROW} hover:bg-accent-wash`}>
              <span className={NAME}>{tool.title}</span>
              <span className="col-span-full text-14 text-quiet">{tool.description}</span>
            </Link>
          </li>
        ) : (
          <li key={tool.id} className={ROW}>
            <span className={`${NAME} text-quiet`}>{tool.title}</span>
            <Badge>Coming Soon</Badge>
          </li>
        ),
      )}
      <li className="mt-2 border-t border-line pt-2">
        <Link to={FREE_TOOLS_LINK.to} className={`${ROW} hover:bg-accent-wash`}>
          <span className={NAME}>All free tools</span>
        </Link>
      </li>
    </>
  );
}

export function ToolsMenu({ className }: { className: string }) {
  const [open, setOpen] = useState<Open>(null);
  const { pathname } = useLocation();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const id = useId();
  const here = pathname.startsWith(FREE_TOOLS_LINK.to);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page is the reason to close
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
      setOpen("press");
      requestAnimationFrame(() => panel.current?.querySelector("a")?.focus());
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(null);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the links inside
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
      <ul
        ref={panel}
        id={id}
        aria-label={FREE_TOOLS_LINK.text}
        className={`absolute top-full -left-3 mt-2 w-96 rounded-md border border-line bg-surface p-2 shadow-card before:absolute before:inset-x-0 before:-top-3 before:h-3 ${
          open ? "animate-rise" : "hidden noscript:group-focus-within:block noscript:group-hover:block"
        }`}
      >
        <Rows />
      </ul>
    </div>
  );
}
