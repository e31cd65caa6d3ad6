/** A command: its usage text and its function, which returns the exit status. */
export type Command = { usage: string; run(args: string[]): Promise<number> };
