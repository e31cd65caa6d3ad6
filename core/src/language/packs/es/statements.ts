import type { PhraseTable } from "../../phrase-table.ts";

export const STATEMENTS: PhraseTable = {
  noteOpener: "nota, aviso",
  "noteOpener announcingHead": "consejo",
  citing: "un estudio de, una encuesta de",
  finding: "recomiendan, estiman, indican, muestran, revela, revelan, informa, calcula, prevé, señalan",
  defining: "son unos, son unas, designa",
  classNoun: `
    proceso, técnica, proporción, relación, suma, medida, unidad, capacidad, término, nombre, ciencia,
    conjunto, acción`,
  announcingHead: "objetivo, resultado, pregunta, idea",
  "announcingHead evaluation": "ventaja",
  evaluation: "buen, buena, gran, importante, verdadero, verdadera, sueño, placer, acierto, señal",
  profession: "periodista, fundador",
  "profession author": "autora",
  nameable: "científicos",
};
