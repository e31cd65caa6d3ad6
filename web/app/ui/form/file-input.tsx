import type { ComponentPropsWithoutRef } from "react";

/** A file input; its label is the caller's. */
export const FileInput = (props: Omit<ComponentPropsWithoutRef<"input">, "type" | "className">) => (
  <input
    type="file"
    className="min-h-12 w-full min-w-0 rounded-sm border border-edge bg-surface p-2 text-14 file:mr-3 file:min-h-8 file:rounded-sm file:border file:border-edge file:bg-wash file:px-3 file:font-semibold"
    {...props}
  />
);
