import type { PhraseTable } from "../../phrase-table.ts";

export const PAGE_WORDS: PhraseTable = {
  forum: `
    rispondi, risposte, postato, inviato, messaggio, messaggi, discussione, discussioni, thread, argomento,
    argomenti, forum, iscritto, registrato, utente, utenti, membro, membri, moderatore, moderatori, topic,
    voti, voto, commento, citazione, quoto, grazie, ciao, salve, buongiorno, buonasera, saluti, un saluto,
    lol, xd, risolto, visualizzazioni, visto, mi piace, reputazione, utile, ospite, ragazzi, aiuto,
    qualcuno sa, qualcuno ha, qualcuno può, qualcuno mi`,
  "forum reference": "risposta",
  "forum scholarly": "pubblicato",
  "forum updated": "modificato",
  shop: `
    disponibilità, esaurito, spedizione, spedizioni, offerta, offerte, saldi, quantità, taglie, colore,
    recensione, carrello, cassa, pagamento, lista dei desideri, prodotto, prodotti, acquisto, negozio,
    consegna, reso, resi, restituzione, ordina per, filtra, filtri, filtro, garanzia, per pagina, marca,
    marche, marchio, sconto, sconti, risparmia, regalo, stelle, collezione, materiale, dimensioni, peso,
    modello, confezione, iva, ordine, non disponibile, comprare, comprarlo, comprarla, acquistare,
    acquistarlo, acquistato`,
  "shop asks.quantity": "prezzo, prezzi",
  "shop asks.choice": "recensioni",
  service: `
    forniamo, anni di esperienza, esperienza pluriennale, esperienza decennale, preventivo, preventivi,
    senza impegno, sopralluogo, consulenza, certificato, certificati, certificata, assicurato, autorizzato,
    servizio, servizi, soluzioni, soluzione, clienti, cliente, clientela, professionisti, professionale,
    esperti, specialisti, specializzati, appuntamento, personalizzato, personalizzata, personalizzati,
    azienda, aziende, impresa, imprese, aiutarti, aiutiamo, affianchiamo, partner, ufficio, vicino a te,
    zona, territorio, siamo qui, a tua disposizione, a disposizione, la nostra missione, chi siamo,
    testimonianze, progetti, riparazione, riparazioni, installazione, manutenzione, pronto intervento,
    emergenza, demo, piattaforma, funzionalità, integrazioni, team, staff`,
  "service reference": "richiesta",
  "service asks.quantity": "tariffe",
  news: `
    portavoce, funzionari, autorità, riferito, giornalisti, cronisti, lunedì, martedì, mercoledì, giovedì,
    venerdì, sabato, domenica, presidente, premier, ministro, ministra, governo, polizia, carabinieri,
    tribunale, procura, giudice, ha dichiarato, comunicato, dichiarazione, la settimana scorsa,
    la scorsa settimana, questa settimana, all'inizio di, l'anno scorso, lo scorso anno, quest'anno,
    il mese scorso, lo scorso mese, ieri, amministratore delegato, reuters, adnkronos, ha detto, ha spiegato,
    deputati, senatori, parlamento, elezione, elezioni, sindaco, sindaca, investitori, azioni, milioni,
    milione, miliardi, miliardo, approvato, votato, in una nota`,
  "news scholarly": "per cento",
  reference: `
    parametro, parametri, sintassi, restituisce, ritorna, funzione, funzioni, metodi, predefinito,
    predefinita, api, valore, valori, stringa, tipo, tipi, classe, classi, oggetto, oggetti, esempio, codice,
    comando, comandi, deprecato, obsoleto, file, installare, configurazione, versione, modulo,
    documentazione, array, booleano, null, server, client, interrogazione, query, database, variabile,
    variabili, attributo, attributi, proprietà, sezione, articolo, art, comma, legge, decreto, regolamento,
    allegato, tabella, glossario, capitolo, requisiti, specifica, specifiche, campo, campi, obbligatorio,
    richiesto, facoltativo, opzionale, errore, errori`,
  "reference label.steps": "metodo",
  "reference label.related": "vedi anche",
  "reference asks.definition": "definizione",
  "reference asks.choice": "esempi",
  recipe: `
    ingredienti, cucchiaio, cucchiai, cucchiaino, cucchiaini, tazza, tazze, pizzico, preriscaldare,
    preriscalda, preriscaldate, forno, infornare, infornate, cuocere, cuocete, sobbollire, mescolare,
    mescolate, porzioni, ricetta, minuti, guarnire, sbattere, q.b`,
  event: `
    biglietti, biglietto, biglietteria, sede, agenda, relatori, relatrici, relatore, ospiti, keynote,
    iscrizione, iscrizioni, apertura porte, festival, conferenza, convegno, webinar, workshop, laboratorio,
    esposizione, partecipanti, evento, eventi, palco, fiera`,
  scholarly: `
    studio, studi, università, ricercatori, ricercatore, ricercatrice, sondaggio, indagine, dati, professore,
    professoressa, istituto, rapporto, ricerca, ricerche, clinico, clinica, clinici, pubblicata,
    sperimentazione, pazienti, evidenze, prove, analisi, risultati, doi, dipartimento, agenzia, fondazione,
    associazione`,
  "label.summary": `
    riassunto, sintesi, riepilogo, punti chiave, i punti chiave, punti principali, in poche parole, tl;dr,
    tldr, in pillole, a colpo d'occhio, in un colpo d'occhio, la risposta breve, risposta breve,
    risposta rapida, in evidenza, l'essenziale, panoramica, uno sguardo d'insieme, cosa sapere,
    cosa c'è da sapere, quello che devi sapere, cose da sapere, dati chiave, i fatti principali,
    da ricordare, cosa ricordare, abstract, sommario esecutivo, le nostre scelte, i nostri preferiti,
    conclusioni principali`,
  "label.faq": `
    faq, domande frequenti, domande più frequenti, le domande più frequenti, domande comuni,
    domande e risposte, le persone hanno chiesto anche, altre domande, le vostre domande, le tue domande,
    domande`,
  "label.pros": `
    i vantaggi, benefici, punti di forza, punti forti, cosa ci piace, cosa ci è piaciuto, pregi, a favore`,
  "label.cons": `
    gli svantaggi, punti deboli, debolezze, cosa non ci piace, cosa non ci è piaciuto, a sfavore`,
  "label.conclusion": `
    conclusione, conclusioni, considerazioni finali, per concludere, verdetto, il nostro verdetto,
    il verdetto, giudizio finale, in definitiva, tirando le somme`,
  "label.steps": `
    istruzioni, procedimento, procedura, preparazione, come scegliere, come usare, come creare, come pulire,
    come installare, come preparare, come imparare, come scrivere, come togliere, come risparmiare,
    come conservare, come cucinare, come riparare, come trovare, come migliorare, come cambiare,
    come coltivare, come costruire, come configurare, come verificare, come evitare`,
  "label.steps asks.how": "come fare, passo dopo passo, passo passo",
  "label.contents": `
    contenuti, indice dei contenuti, in questo articolo, in questa pagina, cosa troverai, link rapidi`,
  "label.related": `
    articoli correlati, articoli simili, post correlati, correlati, potrebbe interessarti,
    potrebbe interessarti anche, ti potrebbe interessare, ti potrebbe piacere, potrebbero interessarti,
    altro da, altri articoli, leggi anche, da leggere, consigliati, consigliato, popolari, di tendenza,
    ultimi articoli, ultime notizie, i più letti, più letti, per approfondire, approfondimenti,
    lascia una risposta, chi ha comprato questo, visti di recente, tag, etichette, informazioni sull'autore,
    l'autore`,
  "label.comparison": `
    a confronto, confronta, tabella di confronto, tabella comparativa, differenza, differenze,
    quale scegliere, qual è meglio, qual è il migliore, pro e contro, vantaggi e svantaggi, è meglio,
    meglio tra`,
  "asks.quantity": `
    quanto costa, quanto costano, quanto tempo, quanto dura, quante volte, ogni quanto, quanto spesso,
    quanto dista, a che velocità, a che temperatura, a quale temperatura, quanto è grande, quanto è alto,
    quanti anni, quanto pesa, quanto misura, quanto consuma, costo, costi, tariffa, stipendio, in media,
    media di, tasso, tassi`,
  "asks.definition": `
    cosa è, che cos'è, che cosa è, cosa sono, che cosa sono, cosa significa, che cosa significa,
    cosa vuol dire, significato, spiegata, tutto su, introduzione a, introduzione al, introduzione alla,
    panoramica di`,
  "asks.reason": `
    per quale motivo, come mai, motivi, motivo, ragioni, causa di, cause di, cause, da cosa dipende,
    a cosa è dovuto`,
  "asks.time": "a che ora, da quando, fino a quando, entro quando, data, date, calendario, orari, orario",
  "asks.place": "da dove, vicino a me, posizione, indirizzo",
  "asks.person": "chi è, di chi, a chi",
  "asks.how": `
    come si, come posso, come funziona, come funzionano, come va, in che modo, tutorial, guida, guida a,
    guida alla, guida per, modi per, consigli per, consigli, trucchi`,
  "asks.choice": "migliore, migliori, miglior, confrontare, opinioni, idee, tipi di, elenco, cose da",
  "asks.yesNo": "si può, ci sono, devo, si deve, servono, è necessario, è vero, esiste, esistono, dovrei",
  updated: `
    aggiornato, aggiornata, aggiornato il, aggiornato al, aggiornamento, modificato il, ultima modifica,
    revisionato, rivisto, ultima revisione, verificato il`,
};
