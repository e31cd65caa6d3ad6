import { stemmer } from "@orama/stemmers/spanish";
import type { LanguagePack } from "../language-pack.ts";

/** Spanish leaves out subject pronouns, so the cues for "I", "we" and "you" also list common verb forms. */
export const spanish: LanguagePack = {
  code: "es",
  name: "Spanish",
  stem: stemmer,
  stopWords:
    "a al algo algún alguna algunas alguno algunos ante antes así aún aunque bajo bien cada casi como cómo con contra cual cuál cuales cuáles cualquier cuando cuándo cuanto cuánto de del desde donde dónde dos durante e el él ella ellas ellos en entre era eran eres es esa esas ese eso esos esta está están estas este esto estos fue fueron ha había han has hasta hay he hemos incluso la las le les lo los más me mi mí mientras mis misma mismo mucha muchas mucho muchos muy nada ni no nos nosotros nuestra nuestras nuestro nuestros o otra otras otro otros para pero poco por porque pueda puede pueden pues que qué quien quién quienes se sea según ser si sí sido siempre sin sino sobre solo sólo son soy su sus suya suyo tal también tan tanto te ti tiene tienen toda todas todo todos tras tu tú tus u un una unas uno unos usted ustedes vez y ya yo",
  months: [
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
  ],
  classes: {
    article: "el la los las lo un una unos unas al del",
    preposition:
      "de en a para con por sobre desde hasta entre sin bajo tras durante contra hacia ante según mediante excepto salvo vía versus dentro fuera cerca lejos encima debajo delante detrás alrededor además junto",
    subjectPronoun:
      "yo tú él ella ello nosotros nosotras vosotros vosotras ellos ellas usted ustedes uno quien quienes",
    objectPronoun: "me te se lo le les nos os mí ti sí conmigo contigo consigo",
    possessive:
      "mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra vuestros vuestras mío mía tuyo tuya suyo suya suyos suyas cuyo cuya cuyos cuyas",
    demonstrative: "este esta estos estas ese esa esos esas aquel aquella aquellos aquellas esto eso aquello",
    quantifier:
      "todo toda todos todas algún alguno alguna algunos algunas mucho mucha muchos muchas más menos poco poca pocos pocas varios varias cada ambos ambas ningún ninguno ninguna dos tres cuatro otro otra otros otras tal tales bastante bastantes demasiado cualquier cualquiera medio media mayoría tanto tantos",
    auxiliary:
      "es son era eran fue fueron ser sido siendo soy eres somos será serán sería serían sea sean está están estaba estaban estar estado estamos esté estén ha han había habían haber habido he hemos has hay hubo haya hayan habrá tiene tienen tenía tener tenemos tienes",
    modal:
      "puede pueden podía podría podrían puedes podemos podrá podrán poder debe deben debía debería deberían debes debemos deberá deberán suele suelen quiere quieren quieres va van vas vamos conviene hace hacen",
    conjunction: "y e o u pero sino ni",
    subordinator:
      "que porque si cuando mientras aunque como donde pues puesto ya según conforme salvo cual cuales cuanto siempre hasta antes después",
    negation: "no nunca jamás ni tampoco nada nadie ningún ninguno ninguna",
    interrogative: "qué cuál cuáles quién quiénes cuándo dónde adónde cómo cuánto cuánta cuántos cuántas",
    adverb:
      "muy también solo sólo incluso todavía aún ya siempre casi bastante más menos bien mal ahora entonces luego aquí allí ahí nuevamente realmente quizá quizás pronto tarde después antes así además sin embargo apenas normalmente generalmente frecuentemente unos alrededor mejor peor hoy tan tanto",
  },
  cues: {
    announcement:
      "en este blog|en esta sección|en este apartado|en este vídeo|en este video|en este análisis|en este capítulo|este artículo|este post|esta guía|este tutorial|esta entrada|nuestra guía|vamos a|veremos|te contamos|te explicamos|te mostramos|te enseñamos|te presentamos|te traemos|os contamos|voy a|veamos|sigue leyendo|siga leyendo|continúa leyendo|no te pierdas|a continuación|aquí tienes|aquí están|estos son|estas son|sin más preámbulos|sin más dilación|como hemos mencionado|como se mencionó|como hemos visto|como decíamos|siguiente|siguientes|tabla de contenidos|índice|ir a|desplázate|hemos recopilado|hemos reunido|hemos seleccionado|echa un vistazo|echemos un vistazo|sumérgete|aprenderás|descubrirás|encontrarás|descubre|aprende a|conoce|esta página|más abajo|más arriba",
    callToAction:
      "regístrate|regístrese|inicia sesión|iniciar sesión|acceder|suscríbete|suscríbase|suscribirse|haz clic|haga clic|clic aquí|más información|saber más|leer más|ver más|ver todo|ver todos|compra ahora|comprar ahora|compra ya|pide ahora|haz tu pedido|pruébalo|prueba gratuita|contáctanos|contáctenos|contacta|póngase en contacto|ponte en contacto|llámanos|llámenos|llama|reserva|reservar|pide cita|pide tu cita|solicita|pide presupuesto|pide tu presupuesto|escríbenos|descargar|descarga|descárgate|únete|síguenos|echa un vistazo|visita|visite|introduce tu|ingresa tu|añadir al carrito|agregar al carrito|añadir a la cesta|háznoslo saber|no dudes en|deja un comentario|deja tu comentario|no te lo pierdas|no te pierdas|no olvides|pulsa|toca|enviar|envía|obtén|consigue|aprovecha|por favor|consulta nuestra|conoce nuestros|descubre nuestra|descubre nuestros|boletín|newsletter|tu correo|tu email|ven a vernos|comparte este|prueba gratis|empieza ya|empieza ahora|comienza ahora|encuentra tu",
    disclosure:
      "afiliado|afiliados|comisión|comisiones|patrocinado|patrocinada|patrocinados|podemos recibir|podemos ganar|podríamos recibir|sin coste adicional|sin costo adicional|sin coste alguno|colaboración pagada|publicidad|anuncio|anunciante|anunciantes|independencia editorial|con fines informativos|a título informativo|carácter informativo|meramente informativo|no constituye|no constituyen|no sustituye|no sustituyen|no reemplaza|términos y condiciones|condiciones de uso|aviso legal|todos los derechos reservados|cookies|política de privacidad|copyright|descargo de responsabilidad|exención de responsabilidad|sujeto a cambios|sujetos a cambios|marca registrada|consejo médico|asesoramiento médico|asesoramiento financiero|asesoramiento legal|asesoramiento jurídico",
    credit:
      "foto|fotos|fotografía|crédito|créditos|getty|shutterstock|unsplash|istock|efe|cortesía de|por cortesía|captura de pantalla|escrito por|redactado por|publicado por|editado por|revisado por|min de lectura|minutos de lectura|tiempo de lectura|archivado en|publicado en|última actualización|publicado originalmente|ilustración|fuente|compartir|tuitear|comentarios|imagen de",
    promotion:
      "de clase mundial|de primer nivel|de primera|vanguardia|revolucionario|revolucionaria|revolucionarios|última generación|líder|líderes|sin igual|inigualable|inigualables|inmejorable|inmejorables|insuperable|imbatible|increíble|increíbles|asombroso|asombrosa|impresionante|impresionantes|espectacular|espectaculares|llave en mano|integral|siguiente nivel|otro nivel|imprescindible|imprescindibles|tiempo limitado|sin riesgo|sin riesgos|garantizado|garantizada|garantizados|sin complicaciones|sin preocupaciones|perfecto|perfecta|perfectos|perfectas|definitivo|definitiva|maravilloso|maravillosa|precioso|preciosa|excepcional|excepcionales|extraordinario|extraordinaria|sobresaliente|premium|alta gama|exclusivo|exclusiva|exclusivos|exclusivas|sin esfuerzo|innovador|innovadora|innovadores|innovadoras|poderoso|poderosa|hermoso|hermosa|bello|bella|apasionado|apasionados|apasiona|pasión|dedicado|dedicados|comprometido|comprometidos|a medida|a tu medida|transforma|transformar|transforme|eleva|potencia|impulsa|desbloquea|descubre|vive|disfruta|disfrutar|disfrute|no busques más|mereces|se merece|tranquilidad|superior|superiores|único|única|únicos|únicas|encanta|encantará|ama|fantástico|fantástica|fantásticos|delicioso|deliciosa|deliciosos|lujo|lujoso|lujosa|satisfacción|hecho a mano|galardonado|premiado|inolvidable|inolvidables|orgullosos|orgulloso|orgullo|encantados|ilusión|ideal|ideales|excelencia|excelente|excelentes|reluciente|relucientes|de confianza|de calidad|alta calidad|máxima calidad|gran calidad|el mejor|la mejor|lo mejor|los mejores|las mejores|nuestros mejores|nuestras mejores",
    hedge:
      "quizá|quizás|tal vez|acaso|posiblemente|probablemente|seguramente|presumiblemente|parece|parecen|aparentemente|al parecer|una especie de|en algunos casos|en ciertos casos|es posible|tiende a|tienden a|suele|suelen|más o menos|hasta cierto punto|en cierta medida|según el caso|podría|podrían|a lo mejor|todo depende|puede ser|puede que|eso depende",
    filler:
      "en el mundo actual|en el mundo de hoy|en la actualidad|hoy en día|en estos tiempos|en la era|es importante|cabe destacar|cabe señalar|cabe mencionar|vale la pena|merece la pena|ni que decir|no hace falta decir|al fin y al cabo|a fin de cuentas|al final del día|cuando se trata de|a la hora de|en lo que respecta|en cuanto a|con el fin de|el hecho de que|lo cierto es|no busques más|tanto si|ya sea que|ya seas|en constante evolución|en constante cambio|ritmo acelerado|desempeña un papel|juega un papel|es esencial|es fundamental|es crucial|es clave|no es ningún secreto|no es un secreto|una amplia gama|una amplia variedad|una gran variedad|una variedad de|cada vez más|todos sabemos|como sabes|sin duda alguna|en los últimos años",
    absolute:
      "siempre|nunca|jamás|garantiza|garantizan|garantizamos|garantizado|garantizada|indudablemente|sin duda|sin lugar a dudas|nadie|el único|la única|demostrado|completamente seguro|totalmente|absolutamente|todo el mundo|nada supera|cien por cien|número uno|número 1|el mejor|la mejor|los mejores|las mejores|de todos los tiempos|todos saben|lo mejor|el más|la más|los más|las más",
    vagueSource:
      "muchos expertos|los expertos|los especialistas|estudios muestran|estudios demuestran|diversos estudios|varios estudios|según estudios|numerosos estudios|estudios recientes|la investigación muestra|investigaciones muestran|las investigaciones|la ciencia dice|se dice|se cree|se sabe que|es sabido|bien sabido|ampliamente conocido|supuestamente|hay quien dice|mucha gente|muchas personas|los científicos|se ha demostrado|está demostrado|científicamente demostrado|las encuestas muestran|muchos creen|algunas personas|la mayoría de las personas|la mayoría de la gente|algunos expertos|algunos dicen|algunos estudios",
    attribution:
      "según|de acuerdo con|conforme a|informó|informe de|informe del|informe publicado|datos de|datos del|datos publicados|encuesta de|encuesta del|encuesta realizada|estudio de|estudio del|estudio realizado|estudio publicado|un estudio|investigación de|investigadores de|publicado en|publicada en|publicado por|publicada por|estimaciones de|estima|cifras de|cifras del|indica|señala|citado por|medido por|el estudio|el informe|la encuesta|los investigadores|análisis de|profesor de|profesora de|catedrático|universidad de|la universidad|instituto de|instituto nacional|el instituto|ministerio de|el ministerio|la agencia|departamento de|revista|et al|ine|recomienda|la organización|publica el|publica la|publicados por|publicadas por",
    speech:
      "dijo|dice|dicen|explicó|explica|explican|contó|añadió|añade|agregó|señaló|escribió|escribe|recomienda|sugiere|afirmó|afirma|declaró|declara|sostiene|argumenta|recordó|recuerda|comentó|comenta|anunció|advirtió|advierte|admitió|reconoció|cree|aconseja|preguntó|respondió|responde|aseguró|asegura|indicó|destacó|subrayó",
    cause:
      "porque|por lo tanto|por tanto|por eso|por ello|por lo que|debido a|debido al|como resultado|como consecuencia|en consecuencia|lo que significa|esto significa|conduce a|lleva a|llevan a|causa|causan|provoca|provocan|para que|de modo que|de ahí|la razón|el motivo|ya que|puesto que|dado que|gracias a|gracias al|permite|permiten|ayuda|ayudan|evita|evitan|impide|pues|resulta en",
    limits:
      "sin embargo|no obstante|por otro lado|por otra parte|aunque|si bien|limitación|limitaciones|inconveniente|inconvenientes|desventaja|desventajas|contras|contrapartida|en cambio|por el contrario|a diferencia|no apto|no recomendable|no se recomienda|excepción|excepciones|salvedad|matices|a pesar de|pese a|riesgo|riesgos|efectos secundarios|a menos que|salvo|excepto|pero|ten en cuenta|tenga en cuenta|hay que tener en cuenta|cuidado|ojo|advertencia|precaución|precauciones|evita|evite|evitar|no todos|no todas|no funciona|no esperes|no sirve|desafío|desafíos|reto|retos|problema|problemas|preocupaciones|caro|cara|caros|costoso|falta|faltan|carece|carecen|desgraciadamente|lamentablemente|por desgracia|solo si|solo cuando|depende de|depende del|no puede|no pueden|no siempre|no basta|no debe|tampoco|no sustituye|no uses|no utilices",
    superlative:
      "definitivo|definitiva|perfecto|perfecta|líder|número uno|top|favorito|favorita|favoritos|el más|la más|los más|las más|el mejor|la mejor|lo mejor|los mejores|las mejores|el mayor|la mayor|los mayores|las mayores|el menor|la menor|el peor|la peor|los peores|las peores|el principal|la principal|más popular|más populares|más importante",
    experience:
      "he probado|probamos|probé|encontramos|encontré|medimos|medí|analizamos|comparamos|revisamos|comprobamos|nuestra encuesta|nuestro estudio|nuestros datos|nuestro análisis|nuestra investigación|nuestras pruebas|nuestra prueba|nuestras mediciones|nuestro experimento|nuestros resultados|nuestro propio|nuestra propia|nuestros propios|en nuestra experiencia|según nuestra experiencia|por nuestra experiencia|por experiencia|mi experiencia|llevo usando|he usado|he utilizado|usé|usamos|utilizamos|compré|he comprado|noté|notamos|me di cuenta|nos dimos cuenta|cuando yo|empecé|decidí|hice|fui|estaba|tenía|mi propio|mi propia|construimos|vimos|nuestro equipo|recomiendo|mi favorito|mi favorita|me encanta|personalmente|nuestros clientes|entrevistado|hablamos con|preguntamos|nos dijo|nos contó|me dijo|anotamos|hemos probado|hemos encontrado|hemos medido|hemos encuestado|hemos analizado|hemos comparado|hemos seguido|hemos revisado|hemos recopilado|hemos comprobado|hemos visto|hemos usado|hemos notado|hemos hablado|hemos preguntado",
    comparison:
      "vs|versus|frente a|frente al|comparado con|comparada con|comparados con|comparación|comparativa|mientras que|mejor que|peor que|más que|menos que|más de|menos de|más barato que|más rápido que|más grande que|mayor que|menor que|en lugar de|en vez de|a diferencia de|a diferencia del|diferencia entre|diferencias entre|la diferencia|las diferencias|difiere|difieren|se diferencia|alternativa|alternativas|similar a|similares a|parecido a|por otro lado|en cambio|ambos|ambas|los dos|las dos|opción|opciones|ventajas|desventajas|pros|contras",
    example:
      "por ejemplo|como|p ej|entre ellos|entre ellas|incluyendo|incluido|incluida|caso práctico|caso de estudio|en la práctica|imagina|imagine|pongamos|supongamos",
    definition:
      "es un|es una|es el|es la|significa|significan|se refiere a|se refieren a|hace referencia a|se define como|se definen como|se entiende por|se conoce como|se conocen como|es conocido como|es conocida como|se llama|se llaman|se denomina|se denominan|llamado|llamada|llamados|quiere decir|es cuando|es cualquier|es uno|describe|consiste en|consisten en|se compone de|está formado por|se trata de|siglas de|sirve para|sirven para|se utiliza para|se usa para|también conocido como|también conocida como|son un|son una|son los|son las",
    sequence:
      "primero|en primer lugar|segundo|tercero|en tercer lugar|primera|segunda|tercera|a continuación|luego|después|entonces|finalmente|por último|para terminar|para empezar|paso|pasos|antes de|tras esto|una vez|empieza por|comienza por|comience|repite|repita|repetir|sigue estos|siga estos|siguiente",
    singularSelf:
      "yo|me|mí|mi|mis|mío|mía|conmigo|soy|estoy|tengo|creo|quiero|puedo|sé|hice|fui|pienso|recomiendo|uso|llevo|prefiero|compré|probé|encontré|he",
    pluralSelf:
      "nosotros|nosotras|nos|nuestro|nuestra|nuestros|nuestras|somos|estamos|tenemos|hemos|podemos|queremos|creemos|ofrecemos|hacemos|vamos|sabemos|trabajamos|recomendamos|usamos|probamos|vimos|debemos|contamos",
    you: "tú|te|ti|tu|tus|tuyo|tuya|usted|ustedes|vosotros|vuestro|vuestra|contigo|puedes|quieres|tienes|debes|necesitas|vas|sabes|estás|eres|haces|buscas|usas|podrás|tendrás|encontrarás|has|quieras|tengas|puedas|necesites|compres|prefieres|usa|elige|comprueba|evita|añade|coloca|guarda|llena|anota|recuerda|prueba|llámanos|contáctanos|pide|abre|busca|empieza|ten|ves|eliges|compras|pagas|vives|trabajas|llama|solicita|descubre|reserva|descarga|selecciona|instala|corta|espera|cierra|lava|retira|deberías|podrías|mira|piensa|haz|pon|deja",
    pointing:
      "esto|eso|este|esta|estos|estas|ese|esa|esos|esas|aquello|ello|él|ella|ellos|ellas|tal|tales|aquí|ahí|allí|su|sus|lo|entonces|otro|otra|otros|otras|cual|así|dicho|dicha|dichos|dichas|es|son|se trata|también|tiene|tienen|está|están|funciona|funcionan|permite|permiten|incluye|ofrece|sirve|lleva|puede|pueden|era|fue|fueron|resulta|depende|no es|no son|no se|no hay|no tiene|muestra|enumera|cuesta|ayuda|sigue",
    connective:
      "también|sin embargo|pero|y|o|entonces|de nuevo|además|asimismo|igualmente|por otra parte|por lo tanto|por tanto|por eso|por ello|así|como resultado|en consecuencia|por ejemplo|de hecho|en realidad|del mismo modo|de igual forma|mientras tanto|de lo contrario|si no|en cambio|en su lugar|aun así|todavía|finalmente|por último|a continuación|luego|después|en general|en conclusión|en resumen|en definitiva|por otro lado|por un lado|más aún|tras esto|ya que|al mismo tiempo|en otras palabras|es decir|dicho esto|por supuesto|claro|afortunadamente|por suerte|desgraciadamente|lamentablemente|bueno|pues|sí|aunque|eso sí|de ahí",
    forum:
      "responder|respuesta|respuestas|respondió|publicado|mensaje|mensajes|hilo|hilos|tema|temas|foro|foros|se unió|registrado|miembro|miembros|moderador|moderadores|usuario|usuarios|preguntó|preguntado|editado|votos|voto|comentario|comentarios|cita|citar|gracias|hola|buenas|saludos|un saludo|jaja|jajaja|xd|lol|visto|vistas|modificado|me gusta|insignias|reputación|solucionado|resuelto|útil|invitado|ayuda|un abrazo|alguien sabe|alguien tiene|alguien ha|alguien puede|alguien me",
    shop: "en stock|agotado|sin existencias|envío|envíos|precio|precios|oferta|ofertas|rebajas|referencia|ref|cantidad|talla|tallas|color|opiniones|opinión|reseñas|valoraciones|valoración|carrito|cesta|pago|finalizar compra|lista de deseos|favoritos|producto|productos|comprar|tienda|entrega|devolución|devoluciones|ordenar por|filtrar|filtros|filtro|garantía|por página|marca|marcas|descuento|descuentos|ahorra|regalo|estrellas|colección|material|dimensiones|peso|modelo|pack|iva|pedido|no disponible",
    service:
      "ofrecemos|brindamos|años de experiencia|amplia experiencia|sin compromiso|presupuesto|consulta gratuita|asesoramiento|asesoría|contáctanos|contacta con nosotros|certificado|certificados|asegurado|autorizado|servicio|servicios|soluciones|solución|clientes|cliente|profesionales|profesional|expertos|especialistas|cita|citas|llámanos|llama|personalizado|personalizada|personalizados|empresa|empresas|negocio|negocios|te ayudamos|ayudarte|le ayudamos|acompañamos|socio|oficina|cerca de ti|zona|local|comunidad|estamos aquí|a tu disposición|nuestra misión|sobre nosotros|quiénes somos|testimonios|proyectos|reparación|reparaciones|instalación|mantenimiento|urgencias|emergencia|solicitud|demo|plataforma|funciones|integraciones|tarifas|planes|equipo",
    news: "portavoz|portavoces|funcionarios|autoridades|informó|informaron|periodistas|reporteros|anunció|anunciado|anunciaron|lunes|martes|miércoles|jueves|viernes|sábado|domingo|presidente|presidenta|ministro|ministra|gobierno|policía|tribunal|juez|jueza|según|comunicado|declaración|declaraciones|por ciento|la semana pasada|esta semana|a principios|el año pasado|este año|el mes pasado|ayer|director ejecutivo|consejero delegado|efe|reuters|europa press|dijo|aseguró|diputados|legisladores|congreso|elección|elecciones|alcalde|alcaldesa|demanda|inversores|acciones|millones|millón|aprobó|votó|votaron",
    reference:
      "parámetro|parámetros|sintaxis|devuelve|retorna|función|funciones|método|métodos|por defecto|predeterminado|predeterminada|api|valor|valores|cadena|tipo|tipos|clase|clases|objeto|objetos|ejemplo|ejemplos|código|comando|comandos|opción|opciones|obsoleto|archivo|archivos|fichero|ficheros|instalar|instala|configuración|versión|módulo|véase también|ver también|documentación|matriz|array|booleano|null|servidor|cliente|consulta|consultas|base de datos|variable|variables|atributo|atributos|propiedad|propiedades|sección|artículo|apartado|ley|reglamento|decreto|anexo|tabla|glosario|definición|capítulo|requisitos|especificación|campo|campos|obligatorio|requerido|opcional|solicitud|petición|respuesta|error|errores",
    recipe:
      "ingredientes|cucharada|cucharadas|cucharadita|cucharaditas|cda|cdta|taza|tazas|pizca|precalienta|precalentar|precalentamos|horno|hornear|hornea|cocer|fuego lento|remover|remueve|raciones|porciones|tiempo de cocción|receta|minutos|decorar|batir",
    event:
      "entradas|entrada|boletos|taquilla|recinto|agenda|ponentes|ponente|conferenciantes|keynote|confirmar asistencia|inscripción|inscripciones|inscríbete|apertura de puertas|festival|conferencia|congreso|jornada|jornadas|seminario web|webinar|taller|talleres|exposición|asistentes|evento|eventos|feria",
    scholarly:
      "estudio|estudios|revista|universidad|investigadores|investigador|investigadora|encuesta|por ciento|datos|profesor|profesora|instituto|informe|investigación|investigaciones|clínico|clínica|clínicos|publicado|publicada|ensayo|ensayos|pacientes|evidencia|análisis|hallazgos|resultados|doi|departamento|ministerio|agencia|fundación|asociación|organización",
  },
  labels: {
    summary:
      "resumen|en resumen|resumen rápido|puntos clave|los puntos clave|claves|las claves|ideas clave|conclusiones clave|tl;dr|tldr|en pocas palabras|en breve|en síntesis|de un vistazo|de un solo vistazo|la respuesta corta|respuesta corta|respuesta rápida|respuesta breve|lo más destacado|destacados|lo esencial|lo más importante|panorama general|visión general|lo que debes saber|lo que necesitas saber|qué debes saber|datos clave|datos rápidos|resumen ejecutivo|principales conclusiones|abstract|nuestra selección|nuestros favoritos|ficha rápida",
    faq: "faq|faqs|preguntas frecuentes|preguntas más frecuentes|preguntas habituales|preguntas comunes|dudas frecuentes|preguntas y respuestas|otras preguntas de los usuarios|la gente también pregunta|tus preguntas|preguntas",
    pros: "pros|ventajas|beneficios|puntos fuertes|fortalezas|lo que nos gusta|lo bueno|a favor",
    cons: "contras|desventajas|inconvenientes|puntos débiles|limitaciones|debilidades|lo que no nos gusta|lo malo|riesgos|en contra",
    conclusion:
      "conclusión|conclusiones|en conclusión|reflexiones finales|para terminar|para concluir|en definitiva|veredicto|nuestro veredicto|palabras finales|a modo de conclusión|opinión final",
    steps:
      "paso|pasos|cómo hacerlo|instrucciones|paso a paso|procedimiento|método|elaboración|preparación|fase|etapa|modo de empleo|cómo hacer|cómo elegir|cómo usar|cómo crear|cómo limpiar|cómo instalar|cómo preparar|cómo aprender|cómo escribir|cómo quitar|cómo ahorrar|cómo guardar|cómo almacenar|cómo conservar|cómo cocinar|cómo reparar|cómo encontrar|cómo mejorar|cómo cambiar|cómo cultivar|cómo construir|cómo configurar|cómo comprobar|cómo evitar",
    contents:
      "índice|contenido|contenidos|tabla de contenidos|índice de contenidos|en este artículo|en esta página|ir a|qué encontrarás|enlaces rápidos",
    related:
      "artículos relacionados|entradas relacionadas|noticias relacionadas|contenido relacionado|relacionado|relacionados|también te puede interesar|te puede interesar|también te puede gustar|quizás te interese|más de|más sobre|leer también|lee también|recomendado|recomendados|véase también|ver también|populares|lo más leído|más leídas|últimas noticias|últimas entradas|tendencias|más información|para saber más|compartir|comentarios|deja un comentario|deja una respuesta|newsletter|boletín|otros clientes también compraron|vistos recientemente|etiquetas|sobre el autor|sobre la autora|suscríbete",
    comparison:
      "vs|versus|comparativa|comparación|comparar|tabla comparativa|diferencia|diferencias|las diferencias|alternativas|cuál es mejor|cuál elegir|ventajas y desventajas|pros y contras",
  },
  questions: {
    quantity:
      "cuánto|cuánta|cuántos|cuántas|cuánto cuesta|cuánto cuestan|cuánto tiempo|cuánto dura|cuántas veces|con qué frecuencia|cada cuánto|a qué distancia|a qué velocidad|a qué temperatura|qué tan|qué tamaño|qué edad|qué altura|qué profundidad|cuánto pesa|cuánto mide|qué precio|coste|costes|costo|costos|precio|precios|tarifa|tarifas|salario|sueldo|promedio|de media|media de|tasa|tipos de interés",
    definition:
      "qué es|qué son|qué es un|qué es una|qué significa|qué significan|qué quiere decir|significado|definición|explicado|explicada|todo sobre|introducción a|introducción al|visión general",
    reason:
      "por qué|porqué|a qué se debe|razones|razón|motivos|motivo|causa de|causas de|causas|qué causa|qué provoca",
    time: "cuándo|a qué hora|desde cuándo|hasta cuándo|en qué momento|fecha|fechas|calendario|horario|horarios",
    place: "dónde|adónde|de dónde|cerca de mí|ubicación|dirección",
    person: "quién|quiénes|a quién|de quién",
    how: "cómo|cómo se|cómo hacer|cómo puedo|cómo funciona|cómo funcionan|cómo debo|de qué manera|tutorial|paso a paso|guía|guía para|guía de|formas de|maneras de|consejos para|consejos|trucos",
    choice:
      "mejor|mejores|los mejores|las mejores|top|cuál|cuáles|qué es mejor|qué elegir|alternativas|vs|versus|comparar|comparativa|comparación|opiniones|ideas|ejemplos|tipos de|lista de|cosas que|qué * elegir|qué * comprar",
    yesNo:
      "es|son|está|están|se puede|puedo|puede|pueden|hay|hay que|debo|debería|tengo que|conviene|vale la pena|merece la pena|funciona|sirve|tiene|será|ha|fue|existe|es posible|es necesario",
  },
  updated:
    "actualizado|actualizada|actualizado el|actualizado a|última actualización|actualización|modificado|modificado el|última modificación|revisado|revisado el|última revisión|editado",
};
