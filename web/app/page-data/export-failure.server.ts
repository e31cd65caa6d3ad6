/** A refusal of a file download, in the form of every other failure of the API. */
export const exportFailure = (error: string, status: number): Response =>
  Response.json({ error }, { status });
