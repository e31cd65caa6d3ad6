/** A select as wide as its longest choice, as far as there is room. Browsers call a select read-only, so it can't share the class of inputs. */
export const SELECT_CLASS =
  "min-h-12 max-w-full min-w-0 rounded-sm border border-edge bg-surface px-3 py-2 text-16 text-ink focus:outline-2 focus:outline-offset-0 focus:outline-accent disabled:bg-wash disabled:text-quiet";
