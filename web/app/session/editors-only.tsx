/** Shows what only editors and the owner may use. The server decides; this keeps viewers from buttons that it would refuse. */
import type { ReactNode } from "react";
import { useMayWrite } from "./use-may-write.ts";

/** `note`: what a viewer reads instead, once on each screen. */
export function EditorsOnly({ note, children }: { note?: string; children: ReactNode }) {
  if (useMayWrite()) return children;
  return note === undefined ? null : <p className="text-14 text-quiet">You are a viewer here. {note}</p>;
}
