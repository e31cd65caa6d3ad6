/** Typed by hand before a line, where a list was meant. */
export const BULLET = /^(?:[-–—•·▪●*]|\*\*)\s+(?=\S)/;
