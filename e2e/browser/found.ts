/** A browser that was found and that starts. */
export type Found = {
  executablePath: string;
  version: string;
  source: "CHROME_PATH" | "installed" | "npm package" | "system package";
  /** What the binary needs around it, such as where its libraries and fonts lie. */
  env: Record<string, string>;
};
