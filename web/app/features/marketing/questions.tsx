import { still } from "../../delivery/still.tsx";
import type { QuestionsProps } from "./questions-part.tsx";

/** The questions of a page. They open without script, so the browser needs none for them. */
export const Questions = still<QuestionsProps>(
  ({ id }) => `${id}-part`,
  () => import("./questions-part.tsx"),
);
