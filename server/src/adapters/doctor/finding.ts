/** What a check of an installation found. `fix` says what to do, wherever something is to be done. */
export type DoctorFinding = {
  about: string;
  state: "ok" | "warning" | "problem";
  text: string;
  fix?: string;
};

export const ok = (about: string, text: string): DoctorFinding => ({ about, state: "ok", text });
export const warning = (about: string, text: string, fix: string): DoctorFinding => ({
  about,
  state: "warning",
  text,
  fix,
});
export const problem = (about: string, text: string, fix: string): DoctorFinding => ({
  about,
  state: "problem",
  text,
  fix,
});

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);
