/** A day as the page's language writes it. */

import type { LanguagePack } from "../../../language/language-pack.ts";
import { monthNames } from "../../../language/month-names.ts";

type Parts = { day: number; month: string; year: string };

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const UPDATED: Readonly<Record<string, (parts: Parts) => string>> = {
  en: ({ day, month, year }) => `Updated ${capital(month)} ${day}, ${year}`,
  de: ({ day, month, year }) => `Aktualisiert am ${day}. ${capital(month)} ${year}`,
  fr: ({ day, month, year }) => `Mis à jour le ${day === 1 ? "1er" : day} ${month} ${year}`,
  es: ({ day, month, year }) => `Actualizado el ${day} de ${month} de ${year}`,
  it: ({ day, month, year }) => `Aggiornato il ${day === 1 ? "1º" : day} ${month} ${year}`,
  pt: ({ day, month, year }) => `Atualizado em ${day} de ${month} de ${year}`,
  nl: ({ day, month, year }) => `Bijgewerkt op ${day} ${month} ${year}`,
  pl: ({ day, month, year }) => `Zaktualizowano ${day} ${month} ${year}`,
};

function partsOf(isoDay: string, pack: LanguagePack): Parts | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(isoDay) ?? [];
  const name = monthNames(pack.code)[Number(month) - 1];
  return year && day && name ? { day: Number(day), month: name, year } : null;
}

/** Null for a language whose wording we don't know. */
export function updatedLine(isoDay: string, pack: LanguagePack | null): string | null {
  const parts = pack && partsOf(isoDay, pack);
  return (parts && UPDATED[pack.code]?.(parts)) ?? null;
}

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** "March 2021", for our own sentences. */
export const monthOf = (isoDay: string): string =>
  `${MONTHS[Number(isoDay.slice(5, 7)) - 1] ?? ""} ${isoDay.slice(0, 4)}`.trim();
