/** Length after white space is collapsed, without building the string. */
export function readableLength(text: string): number {
  let length = 0;
  let inSpace = true;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isSpace = code <= 32 || code === 160;
    if (!isSpace || !inSpace) length += 1;
    inSpace = isSpace;
  }
  return inSpace && length > 0 ? length - 1 : length;
}
