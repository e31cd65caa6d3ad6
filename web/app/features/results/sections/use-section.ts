/** The open section is part of the address, so that the Back button closes it and a link can open it. */
import type { Section } from "@citeworthy/core/contract";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../../delivery/use-hydrated.ts";
import { sectionOf, slugOf } from "./section-names.ts";

export const rowId = (section: Section): string => `section-${slugOf(section)}`;

export function useSection() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  // The server never sees the hash, so the first render must not depend on it.
  const selected = useHydrated() ? sectionOf(hash) : null;
  const before = useRef(selected);
  useEffect(() => {
    if (before.current !== null && selected === null) document.getElementById(rowId(before.current))?.focus();
    before.current = selected;
  }, [selected]);

  const go = (section: Section | null) =>
    void navigate(
      { search, hash: section ? slugOf(section) : "" },
      // Back leaves the sections at once, however many were opened in between.
      { replace: selected !== null, preventScrollReset: true },
    );
  return {
    selected,
    toggle: (section: Section) => go(section === selected ? null : section),
    close: () => go(null),
  };
}
