/** A report for a client as its screens receive it. */
import type { ChangeCause } from "@citeworthy/core/history/change-words";

export type BrandView = { name: string; color: string; footer: string; logo: string };
export type ReportView = {
  name: string;
  brand: BrandView;
  hosts: string[];
  pages: number;
  average: number | null;
  bands: { excellent: number; good: number; poor: number };
  faults: { audit: string; words: string; example: string }[];
  lowest: ReportPage[];
  changes: ReportChange[];
  /** Pages whose latest score can't be compared with the one before. */
  notCompared: number;
  date: string;
};
export type ReportPage = {
  id: string;
  title: string;
  url: string;
  score: number;
  change: number | null;
  isFirst: boolean;
};
export type ReportChange = {
  id: string;
  title: string;
  url: string;
  score: { before: number; after: number };
  points: number;
  causes: ChangeCause[];
};
