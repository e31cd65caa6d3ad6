import type { PhraseTable } from "../../phrase-table.ts";

export const STATEMENTS: PhraseTable = {
  noteOpener: "wskazówka",
  citing: "z badań, dane z",
  finding: "zalecają, szacują, podaje, podają, wskazują, pokazuje, wykazał, przewiduje, informuje",
  defining: "to rodzaj",
  announcingHead: "cel, zaleta, pomysł",
  evaluation: "dobry, dobra, dobre, świetny, świetna, ważny, ważna, prawdziwy, prawdziwa",
  profession: "dziennikarz",
};
