import { initialsOf } from "./members-data.ts";

/** The first letters of a person or, in a square, of a workspace. */
export const Avatar = ({ name, square = false }: { name: string; square?: boolean }) => (
  <span
    aria-hidden="true"
    className={`grid size-9 shrink-0 place-items-center bg-accent-wash text-14 font-semibold text-accent ${square ? "rounded-sm" : "rounded-full"}`}
  >
    {initialsOf(name)}
  </span>
);
