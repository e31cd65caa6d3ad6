export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** On a Mac, Ctrl K deletes to the end of the line in a text field, so only the Command key counts there. */
export const isMenuKey = (event: Pressed, onApple = isApple()): boolean =>
  event.key.toLowerCase() === "k" &&
  !event.altKey &&
  !event.shiftKey &&
  event.ctrlKey === !onApple &&
  event.metaKey === onApple;
