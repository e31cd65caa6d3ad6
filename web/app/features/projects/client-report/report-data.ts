/** A report for a client as its screens receive it. */
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
  falls: ReportPage[];
  date: string;
};
export type ReportPage = { id: string; title: string; url: string; score: number; change: number | null };
