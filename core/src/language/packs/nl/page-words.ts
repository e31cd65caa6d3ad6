import type { PhraseTable } from "../../phrase-table.ts";

export const PAGE_WORDS: PhraseTable = {
  forum: `
    reageren, reactie, antwoorden, beantwoord, geplaatst, gepost, bericht, berichten, draad, topic, topics,
    onderwerp, onderwerpen, forum, forums, fora, leden, moderator, moderators, gebruiker, gebruikers,
    gevraagd, stemmen, quote, citaat, citeer, ts, bedankt, dank je, dankjewel, hoi, hallo, hey, groetjes,
    groeten, gr, mvg, lol, haha, bekeken, weergaven, likes, vind ik leuk, badges, reputatie, opgelost,
    nuttig, gast, weet iemand, heeft iemand, kan iemand, kent iemand, iemand een idee`,
  "forum reference": "antwoord, lid",
  "forum updated": "bewerkt, gewijzigd",
  shop: `
    voorraad, uitverkocht, leverbaar, verzending, verzendkosten, bezorging, bezorgd, aanbieding,
    aanbiedingen, sale, artikelnummer, aantal, maten, kleur, kleuren, review, beoordelingen, beoordeling,
    winkelwagen, winkelmand, afrekenen, verlanglijst, verlanglijstje, product, producten, kopen, winkel,
    webshop, levering, levertijd, retour, retourneren, sorteren op, sorteer, filter, filters, adviesprijs,
    klantbeoordelingen, maattabel, per pagina, merk, merken, korting, kortingen, bespaar, cadeau, sterren,
    collectie, materiaal, afmetingen, gewicht, model, stuks, set, incl, btw, bestellen, bestelling`,
  "shop asks.quantity": "prijs, prijzen",
  "shop asks.choice": "reviews",
  service: `
    wij bieden, we bieden, bieden wij, wij leveren, jaar ervaring, jarenlange ervaring, ruime ervaring,
    vrijblijvend, offerte, adviesgesprek, advies, neem contact op, gecertificeerd, gecertificeerde, erkend,
    erkende, verzekerd, service, diensten, dienst, dienstverlening, oplossingen, oplossing, klanten, klant,
    opdrachtgevers, professionals, professioneel, professionele, vakmensen, experts, specialisten, afspraak,
    afspraken, persoonlijke, bedrijf, bedrijven, onderneming, helpen u, helpen je, u helpen, ontzorgen,
    partner, kantoor, regio, lokale, voor u klaar, onze missie, over ons, projecten, reparatie, reparaties,
    installatie, onderhoud, spoed, spoedservice, demo, platform, integraties, pakketten, team`,
  "service reference": "aanvraag, functies",
  "service asks.quantity": "tarieven",
  "service asks.place": "in de buurt",
  "service asks.choice": "ervaringen",
  news: `
    woordvoerder, woordvoerders, woordvoerster, autoriteiten, ambtenaren, gemeld, verslaggevers,
    journalisten, aangekondigd, maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag, president,
    premier, minister, staatssecretaris, kabinet, regering, overheid, politie, rechtbank, rechter,
    laat het bedrijf weten, verklaring, persbericht, vorige week, afgelopen week, deze week, eerder dit,
    vorig jaar, afgelopen jaar, dit jaar, vorige maand, gisteren, topman, ceo, reuters, nos, kamerleden,
    tweede kamer, parlement, verkiezingen, verkiezing, burgemeester, rechtszaak, beleggers, aandelen,
    miljoen, miljard, stemde, stemden`,
  "news scholarly": "procent",
  reference: `
    parameter, parameters, syntaxis, retourneert, geeft terug, functie, methoden, methodes, standaard,
    standaardwaarde, api, waarde, waarden, tekenreeks, string, type, types, klasse, klassen, object,
    objecten, voorbeeld, code, opdracht, opdrachten, commando, verouderd, bestand, bestanden, installeren,
    installeer, configuratie, versie, module, documentatie, array, boolean, null, server, client, query,
    zoekopdracht, database, variabele, variabelen, attribuut, attributen, eigenschap, eigenschappen, sectie,
    artikel, wet, verordening, besluit, bijlage, tabel, woordenlijst, begrippenlijst, hoofdstuk, vereisten,
    specificatie, veld, velden, verplicht, vereist, optioneel, verzoek, fout, fouten`,
  "reference label.steps": "methode",
  "reference label.related": "zie ook",
  "reference asks.definition": "definitie",
  "reference asks.choice": "voorbeelden",
  recipe: `
    ingrediënten, eetlepel, eetlepels, theelepel, theelepels, el, tl, kopje, kopjes, snufje, verwarm,
    voorverwarmen, oven, bak, bakken, sudderen, roer, roeren, porties, voorbereidingstijd, bereidingstijd,
    kooktijd, baktijd, recept, minuten, garneer, klop`,
  "recipe label.steps": "bereiding, bereidingswijze",
  event: `
    tickets, ticket, kaarten, kaartjes, entree, agenda, sprekers, spreker, keynote, aanmelding, inschrijving,
    deuren open, zaal open, festival, conferentie, congres, webinar, workshop, tentoonstelling, expositie,
    deelnemers, bezoekers, evenement, evenementen, podium, beurs`,
  "event asks.place": "locatie",
  scholarly: `
    studie, studies, vakblad, onderzoekers, onderzoeker, enquête, gegevens, data, professor, instituut,
    rapport, onderzoek, onderzoeken, klinische, klinisch, gepubliceerd, patiënten, bewijs, analyse,
    bevindingen, resultaten, doi, ministerie, agentschap, stichting, vereniging, organisatie, wetenschappers`,
  "label.summary": `
    samenvatting, het belangrijkste, de belangrijkste punten, belangrijkste punten, belangrijkste conclusies,
    kernpunten, hoofdpunten, tl;dr, tldr, in het kort, kort samengevat, kort gezegd, in een notendop,
    in één oogopslag, in een oogopslag, het korte antwoord, kort antwoord, snel antwoord, hoogtepunten,
    overzicht, in vogelvlucht, wat je moet weten, wat u moet weten, dit moet je weten, de feiten,
    feiten op een rij, de kern, abstract, managementsamenvatting, onze favorieten, onze keuzes,
    onze aanraders`,
  "label.summary label.conclusion": "samengevat",
  "label.faq": `
    faq, veelgestelde vragen, veel gestelde vragen, meest gestelde vragen, vaak gestelde vragen,
    vragen en antwoorden, vraag en antwoord, mensen vragen ook, andere vragen, uw vragen, jouw vragen, vragen`,
  "label.pros": "de voordelen, pluspunten, sterke punten, wat ons bevalt, wat we goed vinden, plussen",
  "label.cons": `
    de nadelen, zwakke punten, wat ons niet bevalt, wat we minder vinden, contra, aandachtspunten`,
  "label.conclusion": `
    conclusie, onze conclusie, slotwoord, slotgedachte, afsluiting, eindoordeel, ons oordeel, oordeel,
    verdict, afrondend`,
  "label.steps": `
    hoe doe je dat, zo doe je dat, instructies, werkwijze, procedure, fase, hoe maak je, hoe kies je,
    hoe gebruik je, hoe bewaar je`,
  "label.steps asks.how": "stappenplan, stap voor stap, hoe doe je, hoe kun je, hoe je",
  "label.contents": "inhoud, in dit artikel, op deze pagina, ga direct naar, wat lees je hier, snelle links",
  "label.related": `
    gerelateerd, gerelateerde artikelen, gerelateerde berichten, verwante artikelen, vergelijkbare artikelen,
    misschien vind je dit ook leuk, dit vind je misschien ook leuk, dit vindt u misschien ook interessant,
    ook interessant, meer van, meer over, lees ook, aanbevolen, populair, trending, laatste nieuws,
    laatste berichten, meest gelezen, verder lezen, geef een reactie, anderen kochten ook,
    klanten kochten ook, recent bekeken, tags, labels, over de auteur, abonneren`,
  "label.comparison": `
    vergeleken, vergelijkingstabel, verschil, de verschillen, wat is beter, welke is beter, voor- en nadelen,
    voordelen en nadelen`,
  "label.comparison asks.choice": "vergelijken",
  "asks.quantity": `
    hoe veel, hoe lang, hoelang, hoe vaak, hoe ver, hoe snel, hoe heet, hoe warm, hoe koud, hoe groot,
    hoe klein, hoe oud, hoe hoog, hoe diep, hoe zwaar, hoe breed, hoe duur, hoe sterk, wat kost, wat kosten,
    kosten, kost, tarief, salaris, gemiddelde, gemiddeld, rente`,
  "asks.quantity asks.time": "hoe laat",
  "asks.definition": `
    wat is, wat zijn, wat is een, wat betekenen, wat houdt, wat wordt bedoeld, betekenis, uitgelegd, uitleg,
    introductie, inleiding tot, overzicht van, alles over`,
  "asks.reason": `
    redenen, reden, oorzaak, oorzaken, oorzaak van, oorzaken van, hoe komt het, wat veroorzaakt`,
  "asks.time": "vanaf wanneer, tot wanneer, sinds wanneer, datum, planning, openingstijden",
  "asks.place": `
    waar komt, bij mij in de buurt, adres, waar is, waar zijn, waar kan, waar kun, waar vind, waar koop,
    waar moet, waar ligt, waar kan ik`,
  "asks.person": "wie is, van wie",
  "asks.how": `
    hoe kan, hoe kan ik, hoe werkt, hoe werken, hoe moet, tutorial, gids, handleiding, manieren om,
    tips voor, tips, uitleg over, hoe kun, hoe maak, hoe wordt, hoe worden, hoe is, hoe u, hoe ik, hoe kies,
    hoe krijg, hoe vind, hoe gebruik, hoe bewaar, hoe doe`,
  "asks.choice": "ideeën, soorten, lijst van, dingen",
  "asks.yesNo": "kun je, kan ik, mag je, moet je, moet ik, heb ik, heb je, bestaat, werkt, is het, loont",
  updated: `
    bijgewerkt, bijgewerkt op, laatste update, update, geüpdatet, geactualiseerd, laatste wijziging,
    aangepast, herzien, laatst herzien, gecontroleerd`,
};
