/** A message to one person. */
export type Letter = { to: string; subject: string; text: string };
export type Mail = { send(letter: Letter): Promise<void> };
