/** The weights that a version of the rubric scores with. Other weights are another version: a line is added, never changed. */
export const WEIGHTS_OF_RUBRIC: Readonly<Record<string, string>> = {
  "2026.11.10": "6bc7959ed947a88f",
  "2026.11.11": "cad613167b2040d5",
  "2026.11.13": "b9893324869bad1f",
  "2026.11.14": "6821cf23c4ffdedc",
  "2026.11.15": "8ff87f5420517a16",
  "2026.11.16": "e7d79ff4532d32a9",
  "2026.11.17": "58ea842c2d8c83ae",
  "2026.11.18": "4192c5fb096c4503",
  "2026.11.19": "66c89d250a912d58",
  "2026.11.20": "f1493787cfe50619",
  "2026.11.21": "9336c0f004669777",
};
