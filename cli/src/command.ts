/** One word after `cli --`: how it is called, and what it does; it answers with its exit status. */
export type Command = { usage: string; run(args: string[]): Promise<number> };
