/** Gives the browser a file to save. */
export function download(name: string, type: string, content: string | ArrayBuffer): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own copy by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
