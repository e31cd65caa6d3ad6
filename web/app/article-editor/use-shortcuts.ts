/** Keys of the editor. They work only while the focus is inside it, so that no other input meets them. */
import type { KeyboardEvent } from "react";
import { type Choices, type EditedText, isKept, type Selection } from "./edited-text.ts";

export const SHORTCUTS = [
  { key: "J", does: "Next edit" },
  { key: "K", does: "Previous edit" },
  { key: "U", does: "Undo the edit, or keep it again" },
  { key: "1, 2, 3", does: "Tracked, side by side, clean" },
  { key: "?", does: "Show these keys" },
] as const;

type Needs = {
  text: EditedText;
  choices: Choices;
  selection: Selection;
  onHelp(): void;
  onView(at: number): void;
};

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export const shortcutHandler =
  ({ text, choices, selection, onHelp, onView }: Needs) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const { edits } = text;
    const at = edits.findIndex(({ id }) => id === selection.id);
    const move = (to: number) => {
      const next = edits[(to + edits.length) % edits.length];
      if (next) selection.select(next.id, "list");
    };
    const selected = edits[at];
    const keys: Record<string, () => void> = {
      j: () => move(at + 1),
      k: () => move(at < 0 ? edits.length - 1 : at - 1),
      u: () => selected && choices.choose([selected.id], !isKept(selected, choices)),
      "?": onHelp,
      "1": () => onView(0),
      "2": () => onView(1),
      "3": () => onView(2),
    };
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
