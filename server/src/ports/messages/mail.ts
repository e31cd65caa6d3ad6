/** A message to one person. */
export type Email = { to: string; subject: string; text: string; headers?: Record<string, string> };
export type Mail = { send(email: Email): Promise<void> };
