export type Study = {
  name: string;
  /** Who or what was counted, where and how. */
  conditions: string;
  /** Whether we read the source itself, read a report of it, or measured it ourselves. */
  read: "primary" | "secondary" | "own";
  address?: string;
};
