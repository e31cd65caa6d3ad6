import type { PhraseTable } from "../../phrase-table.ts";

export const PAGE_WORDS: PhraseTable = {
  forum: `
    répondre, réponses, posté, message, messages, sujet, sujets, discussion, discussions, fil, forum, forums,
    inscrit, membre, membres, modérateur, modérateurs, topic, topics, votes, commentaire, citation, citer,
    merci, bonjour, salut, bonsoir, coucou, cordialement, lol, mdr, svp, résolu, vues, vu, signaler, badges,
    réputation, utile, utilisateur, invité, bonne journée, à plus, quelqu'un sait, quelqu'un a,
    quelqu'un peut, quelqu'un connaît`,
  "forum news": "vote",
  "forum reference": "réponse",
  "forum updated": "modifié, édité",
  shop: `
    en stock, rupture de stock, indisponible, épuisé, livraison, expédition, promo, promotion, soldes, réf,
    référence, quantité, taille, couleur, panier, paiement, liste d'envies, favoris, produit, produits,
    acheter, boutique, magasin, retour, retours, trier, filtrer, filtres, guide des tailles, expédié,
    par page, marque, marques, réduction, remise, économisez, cadeau, étoiles, étoile, collection, matière,
    dimensions, poids, modèle, lot, pack, ttc, ht, offre`,
  "shop reference": "commande",
  "shop asks.quantity": "prix",
  "shop asks.choice": "avis",
  service: `
    prestations, prestation, nous proposons, nous offrons, notre société, notre agence, années d'expérience,
    ans d'expérience, devis, estimation gratuite, consultation gratuite, sans engagement, conseil, agréé,
    agréés, assuré, certifié, certifiés, certifiée, service, services, solutions, solution, clients,
    clientèle, professionnels, professionnel, experts, spécialistes, personnalisé, personnalisée,
    personnalisés, entreprise, entreprises, vous aider, vous accompagner, accompagnement, accompagnons,
    partenaire, bureau, proximité, près de chez vous, région, à votre écoute, notre mission, à propos,
    qui sommes-nous, témoignages, réalisations, projets, réparation, installation, entretien, maintenance,
    dépannage, urgence, demande, démo, plateforme, fonctionnalités, intégrations, offres, formules, équipe`,
  "service asks.quantity": "tarifs",
  news: `
    porte-parole, responsables, officiels, autorités, rapporté, journalistes, lundi, mardi, mercredi, jeudi,
    vendredi, samedi, dimanche, président, présidente, ministre, gouvernement, police, gendarmerie, tribunal,
    justice, communiqué, déclaration, pourcent, la semaine dernière, cette semaine, plus tôt,
    l'année dernière, l'an dernier, cette année, le mois dernier, hier, pdg, reuters, a indiqué, a précisé,
    députés, sénateurs, parlement, élection, élections, maire, plainte, procès, investisseurs, actions,
    millions, milliards, million, milliard`,
  "news scholarly": "pour cent",
  reference: `
    paramètre, paramètres, syntaxe, renvoie, retourne, fonction, fonctions, méthodes, défaut, api, valeur,
    valeurs, chaîne, type, types, classe, classes, objet, objets, exemple, code, commandes, obsolète,
    déprécié, fichier, fichiers, installer, installez, configuration, version, module, documentation,
    tableau, booléen, null, serveur, client, requête, requêtes, base de données, variable, variables,
    attribut, attributs, propriété, propriétés, section, article, alinéa, loi, décret, règlement, annexe,
    glossaire, chapitre, exigences, spécification, champ, champs, obligatoire, requis, facultatif, erreur,
    erreurs`,
  "reference label.steps": "méthode",
  "reference label.related": "voir aussi",
  "reference asks.definition": "définition",
  "reference asks.choice": "exemples",
  recipe: `
    ingrédients, c à s, c à c, cuillère, cuillères, tasse, tasses, pincée, préchauffez, préchauffer, four,
    enfournez, cuire, mijoter, mélangez, remuez, portions, recette, minutes, garnir, fouettez`,
  event: `
    billets, billet, billetterie, réservation, intervenants, intervenantes, conférenciers, keynote,
    inscription, inscriptions, ouverture des portes, festival, conférence, colloque, webinaire, webinar,
    atelier, ateliers, exposition, participants, événement, événements, évènement, salon`,
  scholarly: `
    étude, études, université, chercheurs, chercheur, chercheuses, enquête, sondage, données, professeur,
    professeure, institut, rapport, recherche, recherches, clinique, cliniques, publié, publiée, essai,
    patients, preuves, analyse, résultats, doi, ministère, agence, fondation, association`,
  "label.summary": `
    résumé, à retenir, points à retenir, ce qu'il faut retenir, l'essentiel, points clés, les points clés,
    tl;dr, tldr, en bref, en deux mots, en un coup d'œil, en un clin d'œil, la réponse courte,
    réponse courte, réponse rapide, réponse en bref, aperçu, vue d'ensemble, synthèse, ce qu'il faut savoir,
    à savoir, chiffres clés, faits clés, résumé exécutif, principaux résultats, points principaux, abstract,
    notre sélection, nos coups de cœur, pour résumer, les infos clés`,
  "label.summary label.pros": "points forts",
  "label.summary label.conclusion": "le bilan",
  "label.faq": `
    faq, foire aux questions, questions fréquentes, questions fréquemment posées, vos questions,
    questions courantes, questions et réponses, questions-réponses, questions / réponses,
    les internautes demandent, autres questions posées, questions`,
  "label.pros": "les avantages, atouts, bénéfices, ce qu'on aime, on aime, ce que nous aimons",
  "label.cons": `
    les inconvénients, points faibles, faiblesses, ce qu'on n'aime pas, on aime moins,
    ce que nous n'aimons pas`,
  "label.conclusion": `
    conclusion, le mot de la fin, dernières réflexions, verdict, notre verdict, notre avis, bilan,
    en définitive, ce qu'il faut en retenir`,
  "label.steps": `
    les étapes, instructions, marche à suivre, procédure, préparation, phase, comment choisir,
    comment utiliser, comment créer, comment nettoyer, comment installer, comment préparer, comment réussir,
    comment apprendre, comment écrire, comment enlever, comment économiser, comment stocker,
    comment conserver, comment cuisiner, comment réparer, comment trouver, comment améliorer,
    comment changer, comment cultiver, comment construire, comment configurer, comment vérifier,
    comment obtenir, comment éviter`,
  "label.steps asks.how": "comment faire, mode d'emploi, pas à pas",
  "label.contents": `
    sommaire, dans cet article, sur cette page, au sommaire, plan de l'article, accès rapide`,
  "label.related": `
    articles similaires, articles liés, articles connexes, à lire aussi, lire aussi, à lire également,
    vous aimerez aussi, vous pourriez aussi aimer, cela peut aussi vous intéresser, sur le même sujet,
    plus d'articles, pour aller plus loin, recommandés, populaire, populaires, tendances, derniers articles,
    les plus lus, les clients ont aussi acheté, récemment consultés, mots-clés, étiquettes, tags,
    à propos de l'auteur`,
  "label.comparison": `
    tableau comparatif, différence, différences, lequel choisir, laquelle choisir, que choisir,
    avantages et inconvénients`,
  "label.comparison asks.choice": "comparer",
  "asks.quantity": `
    combien de, combien de temps, combien coûte, combien coûtent, à quelle fréquence, à quelle distance,
    à quelle vitesse, à quelle température, quelle quantité, quelle taille, quel âge, quelle hauteur,
    quelle profondeur, quel poids, quelle largeur, quelle durée, quel prix, quel est le prix, quel budget,
    coût, coûts, tarif, salaire, moyenne, taux`,
  "asks.definition": `
    qu'est-ce que, qu'est-ce qu'un, qu'est-ce qu'une, c'est quoi, que signifie, que veut dire,
    quelle est la définition, signification, expliquée, tout savoir sur, introduction à, présentation de`,
  "asks.reason": `
    raisons, raison, cause de, causes de, causes, à quoi est dû, quelle est la cause, d'où vient`,
  "asks.time": "à quelle heure, à quel moment, depuis quand, jusqu'à quand, date, calendrier, horaires",
  "asks.place": "près de chez moi, à proximité, lieu, adresse",
  "asks.person": "qui est, qui sont, qui a, qui peut, qui doit, à qui, pour qui, avec qui",
  "asks.how": `
    comment peut-on, comment fonctionne, comment bien, comment se, tutoriel, étape par étape, guide,
    guide de, guide pour, façons de, conseils pour, conseils, astuces`,
  "asks.choice": "meilleur, meilleure, meilleurs, meilleures, idées, types de, liste de, choses à",
  "asks.yesNo": `
    est-ce que, est-ce qu'il, est-ce qu'on, est-il, est-elle, est-on, sont-ils, sont-elles, peut-on, puis-je,
    peut-il, faut-il, doit-on, dois-je, y a-t-il, a-t-il, a-t-on, va-t-il, vaut-il, vaut-elle, existe-t-il,
    le saviez-vous, avez-vous, pouvez-vous, faudrait-il, devrait-on`,
  updated: `
    mis à jour, mis à jour le, actualisé, actualisé le, modifié le, révisé, révisé le, vérifié le, relu le`,
};
