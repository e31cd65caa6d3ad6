import type { PhraseTable } from "../../phrase-table.ts";

export const PAGE_WORDS: PhraseTable = {
  forum: `
    antworten, beantwortet, geschrieben, gepostet, thread, threads, thema, forum, foren, beigetreten,
    dabei seit, registriert seit, mitglied, mitglieder, moderator, moderatoren, admin, beitrag, beiträge,
    gefragt, stimmen, kommentar, zitat, zitieren, te, danke, dankeschön, vielen dank, hi, hallo, moin,
    servus, hey, lg, mfg, gruß, grüße, imho, lol, hilfreich, angesehen, aufrufe, likes, gefällt mir,
    nachricht, nachrichten, gelöst, nutzer, gast, hat jemand, weiß jemand, kennt jemand, kann jemand,
    jemand eine idee`,
  "forum reference": "antwort",
  "forum label.contents": "themen",
  "forum updated": "bearbeitet, geändert",
  shop: `
    auf lager, lieferbar, nicht verfügbar, ausverkauft, versandkostenfrei, versand, versandkosten, zzgl,
    inkl, mwst, uvp, angebot, angebote, artikelnummer, menge, größe, farbe, bewertungen, bewertung,
    warenkorb, kasse, wunschliste, merkzettel, produkt, produkte, produkten, kaufen, shop, lieferung,
    lieferzeit, rückgabe, rückgaberecht, sortieren, filter, reduziert, rabatt, kundenbewertungen,
    größentabelle, lieferumfang, pro seite, marke, marken, sparen, geschenk, sterne, sternen, kollektion,
    material, maße, abmessungen, gewicht, modell, stück, bestellen, bestellung, zahlung, widerruf, kaufpreis,
    verkaufspreis, kauf`,
  "shop service asks.quantity": "preise",
  "shop asks.quantity": "preis",
  service: `
    leistungen, wir bieten, bieten wir, bieten ihnen, wir sind, jahre erfahrung, jahren erfahrung,
    langjährige erfahrung, kostenloses angebot, unverbindliches angebot, unverbindlich, beratung,
    kontaktieren sie uns, zertifiziert, zertifizierte, versichert, lizenziert, service, services,
    dienstleistung, dienstleistungen, lösungen, lösung, kunden, kundinnen, fachleute, profis, experten,
    spezialisten, rufen, individuell, individuelle, unternehmen, betrieb, helfen ihnen, unterstützen sie,
    partner, büro, vor ort, region, ihrer nähe, für sie da, unsere mission, über uns, referenzen, projekte,
    reparatur, montage, installation, wartung, notdienst, anfragen, demo, plattform, integrationen, tarife,
    team, meisterbetrieb, einbau`,
  "service reference": "anfrage, funktionen",
  "service asks.time": "termin, termine",
  news: `
    sprecherin, mitgeteilt, reporter, angekündigt, am sonnabend, präsident, präsidentin, minister,
    ministerin, kanzler, regierung, bundesregierung, polizei, gericht, landgericht, mitteilung, erklärung,
    vergangene woche, diese woche, anfang des jahres, vergangenen jahr, letztes jahr, in diesem jahr,
    vergangenen monat, gestern, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag,
    vorstandschef, dpa, reuters, afp, abgeordnete, bundestag, wahl, wahlen, bürgermeister, bürgermeisterin,
    klage, anleger, aktien, aktie, millionen, milliarden`,
  "news event": "sprecher",
  "news scholarly": "behörden, behörde, prozent",
  reference: `
    parameter, parametern, syntax, rückgabewert, gibt zurück, funktion, methode, methoden, standardmäßig,
    standard, standardwert, api, wert, werte, zeichenkette, string, typ, typen, klasse, klassen, objekt,
    objekte, beispiel, code, befehl, befehle, veraltet, datei, dateien, installieren, konfiguration, version,
    modul, dokumentation, array, boolean, null, server, client, abfrage, variable, variablen, attribut,
    attribute, eigenschaft, eigenschaften, abschnitt, artikel, absatz, abs, gesetz, verordnung, anlage,
    tabelle, glossar, kapitel, anforderungen, spezifikation, feld, felder, erforderlich, optional, fehler,
    paragraf`,
  "reference scholarly": "datenbank",
  "reference label.related": "siehe auch",
  "reference asks.definition": "definition",
  "reference asks.choice": "beispiele",
  recipe: `
    zutaten, esslöffel, teelöffel, el, tl, tasse, tassen, prise, vorheizen, backofen, ofen, backen, köcheln,
    rühren, umrühren, portionen, vorbereitungszeit, zubereitungszeit, kochzeit, backzeit, rezept, minuten,
    garnieren, verquirlen`,
  "recipe label.steps": "zubereitung",
  event: `
    tickets, ticket, eintrittskarten, eintritt, veranstaltungsort, programm, agenda, referenten,
    referentinnen, keynote, anmeldung, einlass, festival, konferenz, tagung, webinar, workshop, ausstellung,
    teilnehmer, teilnehmende, veranstaltung, veranstaltungen, bühne, messe`,
  scholarly: `
    studie, studien, zeitschrift, forscher, forschende, forscherinnen, wissenschaftler, umfrage, daten,
    professor, professorin, institut, bericht, forschung, klinische, klinischen, veröffentlicht, patienten,
    evidenz, analyse, ergebnisse, doi, ministerium, agentur, stiftung, verband, gesellschaft, energieagentur,
    energieministerium, umweltbundesamt, umweltministerium, gesundheitsministerium, gesundheitsbehörde,
    umweltbehörde, forschungsinstitut, weltgesundheitsorganisation, organisation, us-behörde`,
  "label.summary": `
    zusammenfassung, das wichtigste, das wichtigste in kürze, das wichtigste im überblick,
    wichtigste erkenntnisse, die wichtigsten punkte, die wichtigsten fakten, wichtige punkte, kernaussagen,
    tl;dr, tldr, kurz gesagt, kurz und knapp, kurz erklärt, in kürze, kurzfassung, auf einen blick,
    die kurze antwort, kurze antwort, kurzantwort, schnelle antwort, highlights, fazit vorab, überblick,
    im überblick, kurzübersicht, was sie wissen müssen, was sie wissen sollten, zahlen und fakten,
    steckbrief, abstract, unsere empfehlungen, unsere favoriten, auf den punkt`,
  "label.faq": `
    faq, faqs, häufig gestellte fragen, häufige fragen, oft gestellte fragen, die häufigsten fragen,
    fragen und antworten, fragen & antworten, nutzer fragen auch, ihre fragen, leserfragen, fragen`,
  "label.pros": `
    pro und contra, pro & contra, pluspunkte, stärken, das gefällt uns, das spricht dafür, was uns gefällt`,
  "label.cons": `
    contra, kontra, minuspunkte, grenzen, das gefällt uns nicht, was uns nicht gefällt, das spricht dagegen`,
  "label.conclusion": `
    fazit, schlussfolgerung, abschließende gedanken, unser fazit, schlusswort, resümee, unser urteil, urteil,
    ausblick, zusammengefasst`,
  "label.steps": `
    so geht's, so gehts, so geht es, schritt-für-schritt-anleitung, vorgehen, vorgehensweise, phase`,
  "label.steps asks.how": "anleitung, schritt für schritt, wie man, so geht",
  "label.contents": "inhalt, übersicht, schnellzugriff",
  "label.related": `
    ähnliche artikel, ähnliche beiträge, verwandte artikel, verwandte themen, verwandte beiträge,
    das könnte sie auch interessieren, das könnte dich auch interessieren, das könnte ihnen auch gefallen,
    mehr von, mehr zum thema, mehr dazu, auch interessant, empfohlen, empfehlungen, beliebt, meistgelesen,
    neueste beiträge, aktuelle beiträge, weiterführende links, weiterführende informationen,
    schreibe einen kommentar, kunden kauften auch, zuletzt angesehen, schlagwörter, tags, über den autor,
    über die autorin`,
  "label.comparison": `
    im vergleich, vergleichstabelle, unterschied, unterschiede, was ist besser, vor- und nachteile,
    vorteile und nachteile, gegenüberstellung`,
  "label.comparison asks.choice": "vergleichen",
  "asks.quantity": `
    wie viel, wieviel, wie viele, wieviele, wie lange, wie oft, wie häufig, wie weit, wie schnell, wie heiß,
    wie warm, wie kalt, wie groß, wie klein, wie alt, wie hoch, wie tief, wie schwer, wie breit, wie teuer,
    wie spät, wie stark, kosten, kostet, gehalt, durchschnitt, durchschnittlich, rate, zinsen`,
  "asks.quantity asks.time": "wie bald",
  "asks.definition": `
    was ist, was sind, was bedeuten, was heißt, was versteht man, bedeutung, einfach erklärt, einführung in,
    überblick über, grundlagen`,
  "asks.reason": "weswegen, gründe, grund, ursache, ursachen, woran liegt, wie kommt es",
  "asks.time": "um wie viel uhr, ab wann, bis wann, seit wann, datum, zeitplan",
  "asks.place": "in der nähe, standort, standorte",
  "asks.how": `
    wie kann, wie kann ich, wie funktioniert, wie geht, wie wird, wie werden, wie sollte, tutorial,
    schritt-für-schritt, leitfaden, ratgeber, tipps, tipps für, wege, wie * man, wie ich, wie du, wie können,
    wie funktionieren, wie ist, wie sind, wie macht, wie lässt, wie entsteht, wie wirkt, so funktioniert,
    so gelingt`,
  "asks.choice": "test, testbericht, ideen, arten von, liste, dinge",
  "asks.yesNo": `
    gibt es, lohnt sich, lässt sich, braucht, funktioniert, macht, stimmt es, darf man, kann man,
    brauche ich, braucht man, lohnt`,
  updated: `
    aktualisiert, aktualisiert am, letzte aktualisierung, aktualisierung, zuletzt geändert, letzte änderung,
    zuletzt bearbeitet, überarbeitet, geprüft, zuletzt geprüft`,
};
