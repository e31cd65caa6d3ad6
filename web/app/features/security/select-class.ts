/** A select looks like an input. It can't share the input's class, because browsers count a select as read-only. */
export const SELECT_CLASS =
  "block min-h-12 w-full rounded-sm border border-edge bg-surface px-3 py-2.5 text-16 text-ink focus:outline-2 focus:outline-offset-0 focus:outline-accent";
