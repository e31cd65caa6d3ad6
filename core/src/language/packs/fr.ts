import { stemmer } from "@orama/stemmers/french";
import { elisionRemover, withElidedForms } from "../elision.ts";
import type { LanguagePack } from "../language-pack.ts";

const withoutElision = elisionRemover("fr");
const elided = (phrases: string) => withElidedForms(phrases, ["l'", "d'"]);

/** The tokenizer keeps "l'étude" as one word, so cues list the elided forms beside the full ones. */
export const french: LanguagePack = {
  code: "fr",
  name: "French",
  stem: (word) => stemmer(withoutElision(word)),
  stopWords:
    "à afin ai ainsi alors après au aucun aucune aussi autre autres aux avait avant avec avez avoir avons c c'est ce ceci cela celle celles celui ces cet cette ceux chaque chez comme comment d d'un d'une dans de depuis des deux doit donc dont du elle elles en encore entre es est est-ce et été être eu eux fait faut ici il ils j j'ai je jusqu'à l l'on la là le les leur leurs lorsque lui m ma mais me même mes mieux moi moins mon n n'a n'est ne ni non nos notre nous on ont ou où par parce pas pendant peu peut peuvent plus plusieurs pour pourquoi puis qu qu'elle qu'elles qu'il qu'ils qu'on qu'un qu'une quand que quel quelle quelles quels qui quoi s s'il s'ils sa sans se sera ses si soit son sont sous sur t ta te tes toi ton tous tout toute toutes très tu un une vers vos votre vous y",
  months: [
    "janvier",
    "février",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "août",
    "septembre",
    "octobre",
    "novembre",
    "décembre",
  ],
  classes: {
    article: "le la les l un une des du au aux",
    preposition:
      "de d à en dans pour avec sur par sous sans entre vers chez contre depuis pendant durant avant après devant derrière dès jusque jusqu'à jusqu'au jusqu'aux malgré parmi selon hors outre près via voici voilà lors d'un d'une d'autres afin envers moyennant environ sauf suivant d'ici",
    subjectPronoun:
      "je j tu il elle on nous vous ils elles j'ai j'avais qu'il qu'elle qu'ils qu'elles qu'on l'on s'il s'ils",
    objectPronoun:
      "me te se lui leur eux moi toi soi y m t s elle-même lui-même eux-mêmes elles-mêmes soi-même vous-même nous-mêmes",
    possessive: "mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs",
    demonstrative:
      "ce cet cette ces celui celle ceux celles ceci cela ça celui-ci celle-ci ceux-ci celles-ci",
    quantifier:
      "tout tous toute toutes quelques plusieurs beaucoup plus moins peu chaque aucun aucune certains certaines deux trois quatre autre autres tel telle tels telles assez trop plupart moitié nul d'autres d'entre",
    auxiliary:
      "est sont était étaient être été étant suis es sommes êtes serait seraient sera seront soit soient a ont avait avaient avoir eu ayant ai as avons avez aura auront aurait fut c'est n'est n'a n'ont s'est qu'est c'était d'être d'avoir l'est fait font faire",
    modal:
      "peut peuvent pouvait pourrait pourraient pouvez pouvons peux pourra pourront doit doivent devrait devraient devez devons devra devront faut faudra faudrait veut veulent voulez veux voudrait voudriez va vont allez allons",
    conjunction: "et ou mais ni car or donc puis soit",
    subordinator:
      "parce que qu si quand lorsque lorsqu'il lorsqu'elle lorsqu'un puisque quoique comme dont où tandis alors afin pourvu dès qui lequel laquelle lesquels lesquelles puisqu'il",
    negation: "ne n pas jamais ni non rien personne aucun aucune n'est n'a n'y guère point",
    interrogative:
      "que quoi qui quel quelle quels quelles quand où pourquoi comment combien lequel laquelle est-ce qu'est-ce d'où",
    adverb:
      "très trop aussi seulement même encore déjà souvent toujours parfois maintenant ici là presque plutôt vraiment bien cependant pourtant toutefois ainsi donc peut-être bientôt ensuite puis alors enfin surtout environ notamment rarement généralement simplement tard tôt mieux également davantage aujourd'hui",
  },
  cues: {
    announcement:
      "dans ce blog|dans cette section|dans cette partie|dans cette vidéo|dans ce test|dans ce chapitre|cet article|ce billet|ce guide|ce tutoriel|ce dossier|notre guide|nous allons|nous verrons|nous vous proposons|nous vous expliquons|nous vous présentons|on vous explique|on vous dit tout|on fait le point|je vais|je vous|voyons|découvrons|commençons|lisez la suite|lire la suite|poursuivez votre lecture|restez connectés|ci-dessous|ci-après|plus bas|voici|voilà|sans plus attendre|sans plus tarder|comme mentionné|comme indiqué|comme nous l'avons vu|comme évoqué|suivant|suivante|suivants|suivantes|table des matières|aller à|faites défiler|nous avons sélectionné|nous avons rassemblé|nous avons réuni|jetez un œil|jetons un œil|plongez dans|plongeons|vous apprendrez|vous découvrirez|vous trouverez|apprenez comment|découvrez|cette page|ci-dessus|plus haut",
    callToAction:
      "inscrivez-vous|s'inscrire|connectez-vous|se connecter|abonnez-vous|s'abonner|cliquez ici|cliquez sur|en savoir|lire plus|voir plus|voir tout|voir tous|acheter maintenant|achetez|commander|commandez|essayez|essayer|essai gratuit|contactez-nous|nous contacter|contactez|appelez-nous|appelez|réservez|réserver|demander un devis|demandez|devis gratuit|écrivez-nous|télécharger|téléchargez|enregistrez-vous|rejoignez-nous|rejoignez|suivez-nous|jetez un œil|visitez|rendez-vous|entrez votre|saisissez votre|ajouter au panier|démarrez|faites-nous savoir|n'hésitez pas|laissez un commentaire|laisser un commentaire|ne manquez pas|n'oubliez pas|appuyez sur|envoyer|postulez|obtenez|profitez|veuillez|merci de|s'il vous plaît|découvrez nos|découvrez notre|newsletter|votre adresse e-mail|votre e-mail|votre email|passez nous voir|partagez cet|commencez dès|trouvez votre|commencer maintenant",
    disclosure:
      "affiliation|affilié|affiliés|liens d'affiliation|commission|commissions|sponsorisé|sponsorisée|sponsorisés|nous pouvons percevoir|nous pouvons recevoir|nous percevons|sans frais supplémentaires|sans coût supplémentaire|sans surcoût|partenariat rémunéré|collaboration commerciale|publicité|annonceur|annonceurs|en toute indépendance|indépendance éditoriale|à titre informatif|à titre indicatif|à titre d'information|ne constitue pas|ne constituent pas|ne remplace pas|ne saurait remplacer|ne se substitue pas|conditions générales|conditions d'utilisation|voir conditions|tous droits réservés|cookies|politique de confidentialité|mentions légales|copyright|avertissement|sous réserve|susceptible d'être modifié|susceptibles d'évoluer|marque déposée|avis médical|conseil médical|conseil financier|conseil juridique|conseil en investissement",
    credit:
      "photo|crédit|crédits|getty|shutterstock|unsplash|istock|adobe stock|avec l'aimable autorisation|photographie de|capture d'écran|écrit par|rédigé par|publié par|relu par|vérifié par|édité par|par la rédaction|min de lecture|minutes de lecture|temps de lecture|classé dans|publié dans|mis en ligne|mise à jour|initialement publié|illustration|afp|source|partager|tweeter|commentaires|image de|dernière mise à jour|dernière modification",
    promotion:
      "de classe mondiale|leader|leaders|de pointe|dernière génération|révolutionnaire|révolutionnaires|à la pointe|inégalé|inégalée|inégalés|inégalées|incomparable|incomparables|imbattable|imbattables|incroyable|incroyables|formidable|formidables|extraordinaire|extraordinaires|clé en main|clés en main|incontournable|incontournables|durée limitée|sans risque|garanti|garantie|garantis|sans souci|sans tracas|parfait|parfaite|parfaits|parfaites|parfaitement|ultime|ultimes|époustouflant|époustouflante|sublime|sublimes|magnifique|magnifiques|exceptionnel|exceptionnelle|exceptionnels|exceptionnelles|remarquable|remarquables|haut de gamme|premium|exclusif|exclusive|exclusifs|exclusives|fluide|sans effort|innovant|innovante|innovants|innovantes|puissant|puissante|puissants|puissantes|beau|belle|passionné|passionnée|passionnés|passion|dévoué|dévouée|dévoués|sur mesure|sur-mesure|transformez|transformer|sublimez|boostez|booster|libérez|découvrez|ne cherchez plus|vous méritez|tranquillité d'esprit|sérénité|haute qualité|grande qualité|supérieur|supérieure|unique|uniques|adorez|adorerez|adorer|aimer|profitez|savourez|fantastique|fantastiques|délicieux|délicieuse|luxe|luxueux|luxueuse|satisfaction|fait main|primé|primée|inoubliable|inoubliables|fier|fiers|fière|fièrement|ravis|ravi|enthousiaste|savoir-faire|expertise|excellence|idéal|idéale|éclatant|éclatante|éclatantes|de confiance|le meilleur|la meilleure|les meilleurs|les meilleures|nos meilleurs|nos meilleures",
    hedge:
      "peut-être|éventuellement|possiblement|probablement|sans doute|vraisemblablement|semble|semblent|semblerait|apparemment|plus ou moins|en quelque sorte|une sorte de|dans certains cas|dans une certaine mesure|il est possible|a tendance à|ont tendance à|cela dépend|ça dépend|tout dépend|pourrait|pourraient|quelque peu|il se peut",
    filler:
      "dans le monde d'aujourd'hui|dans le monde actuel|de nos jours|à l'heure actuelle|à l'ère du|à l'heure où|il est important|il convient de|il est à noter|à noter que|il faut savoir|il va sans dire|inutile de dire|au final|en fin de compte|au bout du compte|lorsqu'il s'agit de|quand il s'agit de|en matière de|en ce qui concerne|afin de|le fait que|force est de constater|ne cherchez plus|que vous soyez|en constante évolution|en perpétuelle évolution|joue un rôle crucial|joue un rôle essentiel|joue un rôle important|jouent un rôle|est essentiel|est essentielle|est crucial|est primordial|n'est un secret|un large éventail|une large gamme|une multitude de|une variété de|de plus en plus|ces dernières années|comme chacun sait|comme nous le savons|nous savons tous|on le sait|tout le monde le sait",
    absolute:
      "toujours|jamais|garantir|garantit|garantissons|garanti|garantie|garantis|indubitablement|incontestablement|tout le monde|la seule|le seul|prouvé|totalement|absolument|de tous les temps|rien de tel|numéro un|le meilleur|la meilleure|les meilleurs|les meilleures|chaque fois",
    vagueSource:
      "de nombreux experts|les experts|les spécialistes|des études montrent|des études ont montré|les études montrent|plusieurs études|certaines études|de nombreuses études|selon des études|la recherche montre|les recherches montrent|des recherches ont montré|on dit|il est dit|on pense que|il est connu|bien connu|prétendument|beaucoup de gens|beaucoup de personnes|de nombreuses personnes|les scientifiques|il a été démontré|il a été prouvé|scientifiquement prouvé|les sondages montrent|beaucoup pensent|certaines personnes|la plupart des gens|la plupart des experts|certains disent|certains experts",
    attribution:
      "selon|d'après|rapporté par|rapport de|rapport du|rapport publié|données de|données du|données publiées|enquête de|enquête menée|sondage de|sondage réalisé|étude de|étude du|étude menée|étude publiée|une étude|recherches de|recherche de|publié dans|publiée dans|publié par|publiée par|estimations de|estime|estimé par|chiffres de|chiffres du|indique|précise|cité par|mesuré par|l'étude|le rapport|l'enquête|les chercheurs|des chercheurs|chercheurs de|chercheurs ont|professeur à|professeure à|université de|l'université|institut de|l'institut|ministère de|le ministère|l'agence|l'insee|l'ademe|revue|et al|journal|l'observatoire|recommande",
    speech:
      "dit|disent|déclare|déclaré|explique|expliqué|expliquait|ajoute|ajouté|note|noté|souligne|souligné|écrit|recommande|suggère|affirme|affirmé|indiqué|précise|précisé|soutient|rappelle|rappelé|commente|annoncé|annonce|averti|avertit|reconnu|admis|estime|conseille|confie|raconte|demandé|répondu|répond|assure|recommandent|recommandé|conseillent|expliquent|affirment|estiment|précisent",
    cause:
      "parce|car|en raison|à cause|par conséquent|en conséquence|c'est pourquoi|cela signifie|entraîne|entraînent|provoque|provoquent|conduit à|conduisent à|afin que|d'où|la raison|puisque|grâce à|grâce au|grâce aux|résulte|permet|permettent|aide|aident|évite|évitent|empêche|du coup|de sorte que|si bien que|ce qui signifie",
    limits:
      "cependant|toutefois|néanmoins|pourtant|en revanche|par contre|bien que|bien qu'il|quoique|même si|limite|limites|inconvénient|inconvénients|désavantage|désavantages|bémol|compromis|à l'inverse|au contraire|ne convient pas|pas adapté|pas adaptée|déconseillé|déconseillée|pas recommandé|exception|exceptions|malgré|risque|risques|effets secondaires|effets indésirables|pas pour tout le monde|sauf|à moins|hormis|excepté|mais|à condition|gardez à l'esprit|garder à l'esprit|attention|prenez garde|méfiez-vous|avertissement|prudence|précaution|précautions|évitez|éviter|pas tous|pas toutes|ne fonctionne pas|ne vous attendez pas|défi|défis|problème|problèmes|préoccupations|cher|chère|coûteux|manque|manquent|malheureusement|hélas|uniquement si|seulement si|dépend|ne peut pas|ne peuvent pas|ne suffit pas|pas toujours|ne doit pas|ne remplace|faible|ne * pas|ne * jamais",
    superlative:
      "ultime|parfait|parfaite|leader|numéro un|top|préféré|préférée|préférés|le plus|la plus|les plus|le moins|la moins|les moins|des plus|le meilleur|la meilleure|les meilleurs|les meilleures|le pire|la pire|les pires|le principal|la principale",
    experience:
      "on a testé|testé par|notre enquête|notre étude|nos données|notre analyse|nos recherches|nos tests|notre test|nos essais|nos mesures|notre expérience|nos résultats|notre propre|nos propres|d'expérience|par expérience|mon expérience|j'utilise|je suis allé|j'étais|j'avais|mon propre|ma propre|notre équipe|je recommande|mon préféré|j'adore|personnellement|nos clients|interrogé|nous a dit|nous a confié|m'a dit|chez nous|nous avons testé|nous avons essayé|nous avons constaté|nous avons trouvé|nous avons mesuré|nous avons analysé|nous avons comparé|nous avons suivi|nous avons examiné|nous avons recueilli|nous avons relevé|nous avons remarqué|nous avons utilisé|nous avons construit|nous avons vu|nous avons parlé|nous avons demandé|j'ai testé|j'ai essayé|j'ai constaté|j'ai trouvé|j'ai mesuré|j'ai utilisé|j'ai acheté|j'ai remarqué|j'ai commencé|j'ai décidé|j'ai fait|j'ai eu",
    comparison:
      "vs|versus|par rapport|comparé à|comparée à|comparés à|comparaison|comparatif|tandis que|tandis qu'un|alors que|alors qu'un|meilleur que|meilleure que|pire que|plus que|moins que|plus de|moins de|moins cher que|plus rapide que|plus grand que|plutôt que|contrairement à|contrairement au|contrairement aux|différence entre|différences entre|la différence|les différences|diffère|diffèrent|alternative|alternatives|au lieu de|similaire à|similaires à|semblable à|en revanche|les deux|ou bien|option|options|avantages|inconvénients|face à",
    example:
      "par exemple|comme|tel que|telle que|tels que|telles que|p ex|notamment|y compris|étude de cas|en pratique|dans la pratique|concrètement|imaginez|prenons",
    definition:
      "est un|est une|est le|est la|est l'ensemble|sont un|sont une|sont des|sont les|c'est un|c'est une|c'est le|c'est la|signifie|signifient|désigne|désignent|fait référence à|font référence à|se définit comme|est défini comme|est définie comme|on entend par|est connu sous|sont appelés|sont appelées|on appelle|s'appelle|appelé|appelée|veut dire|est l'un|est l'une|décrit|décrivent|consiste à|consiste en|se compose de|il s'agit d'un|il s'agit d'une|il s'agit de|sert à|servent à|est utilisé pour|est utilisée pour|également connu|est l'une des|est l'un des",
    sequence:
      "d'abord|premièrement|deuxièmement|troisièmement|premier|première|deuxième|troisième|ensuite|puis|enfin|finalement|pour finir|pour commencer|étape|étapes|avant de|après cela|une fois|commencez|après quoi|répétez|recommencez|suivez ces|suivante",
    singularSelf:
      "je|j'ai|j'avais|j'étais|j'aime|j'adore|j'utilise|j'en|j'y|me|m'a|m'ont|moi|mon|ma|mes|mien|mienne|moi-même",
    pluralSelf: "nous|notre|nos|nôtre|nous-mêmes",
    you: "vous|votre|vos|vôtre|vous-même|tu|te|t'es|toi|ton|ta|tes|n'hésitez|évitez|utilisez|choisissez|vérifiez|notez|ajoutez|placez|prenez|laissez|remplissez|rincez|gardez|mettez|faites|remplacez|conservez|commencez|contactez|découvrez|profitez",
    pointing:
      "ce|cet|cette|ces|cela|ça|c'est|ceci|celui-ci|celle-ci|ceux-ci|celles-ci|il|elle|ils|elles|l'un|tel|telle|tels|telles|ici|là|son|sa|ses|leur|leurs|alors|un autre|une autre|d'autres|lequel|laquelle|ainsi|en faisant|qui|que|qu'il|qu'elle",
    connective:
      "aussi|cependant|mais|et|ou|puis|encore|de plus|en outre|par ailleurs|également|de surcroît|donc|ainsi|par conséquent|en conséquence|c'est pourquoi|par exemple|en effet|en fait|de même|pareillement|pendant ce temps|sinon|autrement|plutôt|néanmoins|toutefois|pourtant|enfin|finalement|ensuite|dans l'ensemble|en conclusion|pour conclure|en résumé|en somme|bref|en revanche|par contre|d'un côté|d'un autre côté|d'une part|d'autre part|après cela|après quoi|car|en même temps|en d'autres termes|cela dit|ceci dit|bien sûr|évidemment|heureusement|malheureusement|eh bien|bon|certes|oui|or|alors|d'ailleurs",
    forum: elided(
      "répondre|réponse|réponses|posté|message|messages|sujet|sujets|discussion|discussions|fil|forum|forums|inscrit|membre|membres|modérateur|modérateurs|topic|topics|répondu|demandé|modifié|édité|votes|vote|commentaire|commentaires|citation|citer|merci|bonjour|salut|bonsoir|coucou|cordialement|lol|mdr|svp|résolu|vues|vu|j'aime|signaler|badges|réputation|utile|utilisateur|invité|bonne journée|à plus|quelqu'un sait|quelqu'un a|quelqu'un peut|quelqu'un connaît",
    ),
    shop: elided(
      "en stock|rupture de stock|indisponible|épuisé|livraison|expédition|prix|promo|promotion|soldes|réf|référence|quantité|taille|couleur|avis|panier|commande|paiement|liste d'envies|favoris|produit|produits|acheter|boutique|magasin|retour|retours|trier|filtrer|filtres|garantie|guide des tailles|expédié|par page|marque|marques|réduction|remise|économisez|cadeau|étoiles|étoile|collection|matière|dimensions|poids|modèle|lot|pack|ttc|ht|offre",
    ),
    service: elided(
      "prestations|prestation|nous proposons|nous offrons|notre société|notre agence|années d'expérience|ans d'expérience|devis|estimation gratuite|consultation gratuite|sans engagement|conseil|contactez-nous|agréé|agréés|assuré|certifié|certifiés|certifiée|service|services|solutions|solution|clients|clientèle|professionnels|professionnel|experts|spécialistes|rendez-vous|appelez|personnalisé|personnalisée|personnalisés|entreprise|entreprises|vous aider|vous accompagner|accompagnement|accompagnons|partenaire|bureau|proximité|près de chez vous|région|à votre écoute|notre mission|à propos|qui sommes-nous|témoignages|réalisations|projets|réparation|installation|entretien|maintenance|dépannage|urgence|demande|démo|plateforme|fonctionnalités|intégrations|tarifs|offres|formules|équipe",
    ),
    news: elided(
      "porte-parole|responsables|officiels|autorités|rapporté|journalistes|annoncé|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|président|présidente|ministre|gouvernement|police|gendarmerie|tribunal|justice|selon|communiqué|déclaration|déclaré|pour cent|pourcent|la semaine dernière|cette semaine|plus tôt|l'année dernière|l'an dernier|cette année|le mois dernier|hier|pdg|afp|reuters|a indiqué|a précisé|députés|sénateurs|parlement|élection|élections|maire|plainte|procès|investisseurs|actions|millions|milliards|million|milliard|vote",
    ),
    reference: elided(
      "paramètre|paramètres|syntaxe|renvoie|retourne|fonction|fonctions|méthode|méthodes|défaut|api|valeur|valeurs|chaîne|type|types|classe|classes|objet|objets|exemple|exemples|code|commande|commandes|option|options|obsolète|déprécié|fichier|fichiers|installer|installez|configuration|version|module|voir aussi|documentation|tableau|booléen|null|serveur|client|requête|requêtes|base de données|variable|variables|attribut|attributs|propriété|propriétés|section|article|alinéa|loi|décret|règlement|annexe|glossaire|définition|chapitre|exigences|spécification|champ|champs|obligatoire|requis|facultatif|réponse|erreur|erreurs",
    ),
    recipe:
      "ingrédients|c à s|c à c|cuillère|cuillères|tasse|tasses|pincée|préchauffez|préchauffer|four|enfournez|cuire|mijoter|mélangez|remuez|portions|recette|minutes|garnir|fouettez",
    event: elided(
      "billets|billet|billetterie|réservation|intervenants|intervenantes|conférenciers|keynote|inscription|inscriptions|inscrivez-vous|s'inscrire|ouverture des portes|festival|conférence|colloque|webinaire|webinar|atelier|ateliers|exposition|participants|événement|événements|évènement|salon",
    ),
    scholarly: elided(
      "étude|études|revue|université|chercheurs|chercheur|chercheuses|enquête|sondage|pour cent|données|professeur|professeure|institut|rapport|recherche|recherches|clinique|cliniques|publié|publiée|essai|patients|preuves|analyse|résultats|doi|ministère|agence|fondation|association",
    ),
  },
  labels: {
    summary:
      "résumé|en résumé|à retenir|points à retenir|ce qu'il faut retenir|l'essentiel|points clés|les points clés|tl;dr|tldr|en bref|en deux mots|en un coup d'œil|en un clin d'œil|la réponse courte|réponse courte|réponse rapide|réponse en bref|points forts|le bilan|aperçu|vue d'ensemble|synthèse|ce qu'il faut savoir|à savoir|chiffres clés|faits clés|résumé exécutif|principaux résultats|points principaux|abstract|notre sélection|nos coups de cœur|pour résumer|les infos clés",
    faq: "faq|foire aux questions|questions fréquentes|questions fréquemment posées|vos questions|questions courantes|questions et réponses|questions-réponses|questions / réponses|les internautes demandent|autres questions posées|questions",
    pros: "avantages|les avantages|points forts|atouts|bénéfices|ce qu'on aime|on aime|ce que nous aimons",
    cons: "inconvénients|les inconvénients|points faibles|désavantages|faiblesses|ce qu'on n'aime pas|on aime moins|ce que nous n'aimons pas|risques",
    conclusion:
      "conclusion|en conclusion|pour conclure|le mot de la fin|dernières réflexions|verdict|notre verdict|notre avis|bilan|pour finir|en définitive|le bilan|ce qu'il faut en retenir",
    steps:
      "étape|étapes|les étapes|comment faire|instructions|mode d'emploi|marche à suivre|méthode|procédure|préparation|phase|pas à pas|comment choisir|comment utiliser|comment créer|comment nettoyer|comment installer|comment préparer|comment réussir|comment apprendre|comment écrire|comment enlever|comment économiser|comment stocker|comment conserver|comment cuisiner|comment réparer|comment trouver|comment améliorer|comment changer|comment cultiver|comment construire|comment configurer|comment vérifier|comment obtenir|comment éviter",
    contents:
      "sommaire|table des matières|dans cet article|sur cette page|au sommaire|aller à|plan de l'article|accès rapide",
    related:
      "articles similaires|articles liés|articles connexes|à lire aussi|lire aussi|à lire également|vous aimerez aussi|vous pourriez aussi aimer|cela peut aussi vous intéresser|sur le même sujet|plus d'articles|pour aller plus loin|recommandé|recommandés|voir aussi|populaire|populaires|tendances|derniers articles|les plus lus|partager|commentaires|laisser un commentaire|newsletter|les clients ont aussi acheté|récemment consultés|mots-clés|étiquettes|tags|à propos de l'auteur|s'abonner",
    comparison:
      "vs|versus|comparaison|comparatif|comparer|tableau comparatif|différence|différences|les différences|alternatives|lequel choisir|laquelle choisir|que choisir|avantages et inconvénients",
  },
  questions: {
    quantity:
      "combien|combien de|combien de temps|combien coûte|combien coûtent|à quelle fréquence|à quelle distance|à quelle vitesse|à quelle température|quelle quantité|quelle taille|quel âge|quelle hauteur|quelle profondeur|quel poids|quelle largeur|quelle durée|quel prix|quel est le prix|quel budget|coût|coûts|prix|tarif|tarifs|salaire|moyenne|taux",
    definition:
      "qu'est-ce que|qu'est-ce qu'un|qu'est-ce qu'une|qu'est-ce|c'est quoi|que signifie|que veut dire|quelle est la définition|signification|définition|expliqué|expliquée|tout savoir sur|introduction à|présentation de",
    reason: "pourquoi|raisons|raison|cause de|causes de|causes|à quoi est dû|quelle est la cause|d'où vient",
    time: "quand|à quelle heure|à quel moment|depuis quand|jusqu'à quand|date|calendrier|horaires",
    place: "où|d'où|près de chez moi|à proximité|lieu|adresse",
    person: "qui est|qui sont|qui a|qui peut|qui doit|à qui|pour qui|avec qui",
    how: "comment|comment faire|comment peut-on|comment fonctionne|comment bien|comment se|tutoriel|étape par étape|pas à pas|guide|guide de|guide pour|façons de|conseils pour|conseils|astuces|mode d'emploi",
    choice:
      "meilleur|meilleure|meilleurs|meilleures|top|quel|quelle|quels|quelles|lequel|laquelle|alternatives|vs|versus|comparer|comparatif|comparaison|avis|idées|exemples|types de|liste de|choses à",
    yesNo:
      "est-ce que|est-ce|est-ce qu'il|est-ce qu'on|est-il|est-elle|est-on|sont-ils|sont-elles|peut-on|puis-je|peut-il|faut-il|doit-on|dois-je|y a-t-il|a-t-il|a-t-on|va-t-il|vaut-il|vaut-elle|existe-t-il|le saviez-vous|avez-vous|pouvez-vous|faudrait-il|devrait-on",
  },
  updated:
    "mis à jour|mise à jour|mis à jour le|dernière mise à jour|actualisé|actualisé le|modifié|modifié le|dernière modification|révisé|révisé le|vérifié le|relu le|édité",
};
