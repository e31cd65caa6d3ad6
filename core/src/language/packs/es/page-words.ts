import type { PhraseTable } from "../../phrase-table.ts";

export const PAGE_WORDS: PhraseTable = {
  forum: `
    responder, respuestas, mensaje, mensajes, hilo, hilos, tema, temas, foro, foros, se unió, registrado,
    miembro, miembros, moderador, moderadores, usuario, usuarios, preguntado, votos, voto, comentario, citar,
    gracias, hola, buenas, saludos, un saludo, jaja, jajaja, xd, lol, visto, vistas, me gusta, insignias,
    reputación, solucionado, resuelto, útil, invitado, un abrazo, alguien sabe, alguien tiene, alguien ha,
    alguien puede, alguien me`,
  "forum service": "cita",
  "forum reference": "respuesta",
  "forum scholarly": "publicado",
  "forum updated": "editado, modificado",
  shop: `
    en stock, agotado, sin existencias, envío, envíos, oferta, ofertas, rebajas, referencia, ref, cantidad,
    talla, tallas, color, opinión, reseñas, valoraciones, valoración, carrito, cesta, pago, finalizar compra,
    lista de deseos, producto, productos, comprar, tienda, entrega, devolución, devoluciones, ordenar por,
    filtrar, filtros, filtro, garantía, por página, marca, marcas, descuento, descuentos, ahorra, regalo,
    estrellas, colección, material, dimensiones, peso, modelo, pack, iva, pedido, no disponible`,
  "shop asks.quantity": "precio, precios",
  "shop asks.choice": "opiniones",
  service: `
    brindamos, años de experiencia, amplia experiencia, sin compromiso, presupuesto, consulta gratuita,
    asesoramiento, asesoría, contacta con nosotros, certificado, certificados, asegurado, autorizado,
    servicio, servicios, soluciones, solución, clientes, profesionales, profesional, expertos, especialistas,
    citas, personalizado, personalizada, personalizados, empresa, empresas, negocio, negocios, te ayudamos,
    ayudarte, le ayudamos, acompañamos, socio, oficina, cerca de ti, zona, local, comunidad, estamos aquí,
    a tu disposición, nuestra misión, sobre nosotros, quiénes somos, testimonios, proyectos, reparación,
    reparaciones, instalación, mantenimiento, urgencias, emergencia, demo, plataforma, integraciones, planes,
    equipo`,
  "service reference": "cliente, solicitud, funciones",
  "service asks.quantity": "tarifas",
  news: `
    portavoz, portavoces, funcionarios, autoridades, informaron, periodistas, reporteros, anunciado,
    anunciaron, lunes, martes, miércoles, jueves, viernes, sábado, domingo, presidente, presidenta, ministro,
    ministra, gobierno, policía, tribunal, juez, jueza, comunicado, declaración, declaraciones,
    la semana pasada, esta semana, a principios, el año pasado, este año, el mes pasado, ayer,
    director ejecutivo, consejero delegado, reuters, europa press, diputados, legisladores, elección,
    elecciones, alcalde, alcaldesa, demanda, inversores, acciones, millones, millón, aprobó, votó, votaron`,
  "news event": "congreso",
  "news scholarly": "por ciento",
  reference: `
    parámetro, parámetros, sintaxis, devuelve, retorna, función, métodos, por defecto, predeterminado,
    predeterminada, api, valor, valores, cadena, tipo, tipos, clase, clases, objeto, objetos, ejemplo,
    código, comando, comandos, obsoleto, archivo, archivos, fichero, ficheros, instalar, configuración,
    versión, módulo, documentación, matriz, array, booleano, null, servidor, consulta, consultas,
    base de datos, variable, variables, atributo, atributos, propiedad, propiedades, sección, artículo,
    apartado, ley, reglamento, decreto, anexo, tabla, glosario, capítulo, requisitos, especificación, campo,
    campos, obligatorio, requerido, opcional, petición, error, errores`,
  "reference label.steps": "método",
  "reference label.related": "véase también, ver también",
  "reference asks.definition": "definición",
  "reference asks.choice": "ejemplos",
  recipe: `
    ingredientes, cucharada, cucharadas, cucharadita, cucharaditas, cda, cdta, taza, tazas, pizca,
    precalienta, precalentar, precalentamos, horno, hornear, hornea, cocer, fuego lento, remover, remueve,
    raciones, porciones, tiempo de cocción, receta, minutos, decorar, batir`,
  event: `
    entradas, entrada, boletos, taquilla, recinto, agenda, ponentes, ponente, conferenciantes, keynote,
    confirmar asistencia, inscripción, inscripciones, inscríbete, apertura de puertas, festival, conferencia,
    jornada, jornadas, seminario web, webinar, taller, talleres, exposición, asistentes, evento, eventos,
    feria`,
  scholarly: `
    estudio, estudios, universidad, investigadores, investigador, investigadora, encuesta, datos, profesor,
    profesora, instituto, informe, investigación, investigaciones, clínico, clínica, clínicos, publicada,
    ensayo, ensayos, pacientes, evidencia, análisis, hallazgos, resultados, doi, departamento, ministerio,
    agencia, fundación, asociación, organización`,
  "label.summary": `
    resumen, resumen rápido, puntos clave, los puntos clave, claves, las claves, ideas clave,
    conclusiones clave, tl;dr, tldr, en pocas palabras, en breve, en síntesis, de un vistazo,
    de un solo vistazo, la respuesta corta, respuesta corta, respuesta rápida, respuesta breve,
    lo más destacado, destacados, lo esencial, lo más importante, panorama general, lo que debes saber,
    lo que necesitas saber, qué debes saber, datos clave, datos rápidos, resumen ejecutivo,
    principales conclusiones, abstract, nuestra selección, nuestros favoritos, ficha rápida`,
  "label.summary asks.definition": "visión general",
  "label.faq": `
    faq, faqs, preguntas frecuentes, preguntas más frecuentes, preguntas habituales, preguntas comunes,
    dudas frecuentes, preguntas y respuestas, otras preguntas de los usuarios, la gente también pregunta,
    tus preguntas, preguntas`,
  "label.pros": "beneficios, puntos fuertes, fortalezas, lo que nos gusta, lo bueno, a favor",
  "label.cons": "puntos débiles, debilidades, lo que no nos gusta, lo malo, en contra",
  "label.conclusion": `
    conclusión, conclusiones, reflexiones finales, para concluir, veredicto, nuestro veredicto,
    palabras finales, a modo de conclusión, opinión final`,
  "label.steps": `
    cómo hacerlo, instrucciones, procedimiento, elaboración, preparación, fase, etapa, modo de empleo,
    cómo elegir, cómo usar, cómo crear, cómo limpiar, cómo instalar, cómo preparar, cómo aprender,
    cómo escribir, cómo quitar, cómo ahorrar, cómo guardar, cómo almacenar, cómo conservar, cómo cocinar,
    cómo reparar, cómo encontrar, cómo mejorar, cómo cambiar, cómo cultivar, cómo construir, cómo configurar,
    cómo comprobar, cómo evitar`,
  "label.steps asks.how": "paso a paso, cómo hacer",
  "label.contents": `
    contenido, contenidos, índice de contenidos, en este artículo, en esta página, qué encontrarás,
    enlaces rápidos`,
  "label.related": `
    artículos relacionados, entradas relacionadas, noticias relacionadas, contenido relacionado, relacionado,
    relacionados, también te puede interesar, te puede interesar, también te puede gustar,
    quizás te interese, más sobre, leer también, lee también, recomendado, recomendados, populares,
    lo más leído, más leídas, últimas noticias, últimas entradas, tendencias, para saber más,
    deja una respuesta, otros clientes también compraron, vistos recientemente, etiquetas, sobre el autor,
    sobre la autora`,
  "label.comparison": `
    tabla comparativa, diferencia, diferencias, cuál es mejor, cuál elegir, ventajas y desventajas,
    pros y contras`,
  "label.comparison asks.choice": "comparar",
  "asks.quantity": `
    cuánto cuesta, cuánto cuestan, cuánto tiempo, cuánto dura, cuántas veces, con qué frecuencia,
    cada cuánto, a qué distancia, a qué velocidad, a qué temperatura, qué tan, qué tamaño, qué edad,
    qué altura, qué profundidad, cuánto pesa, cuánto mide, qué precio, coste, costes, costo, costos, tarifa,
    salario, sueldo, promedio, de media, media de, tasa, tipos de interés`,
  "asks.definition": `
    qué es, qué son, qué es un, qué es una, qué significa, qué significan, qué quiere decir, significado,
    explicado, explicada, todo sobre, introducción a, introducción al`,
  "asks.reason": `
    por qué, porqué, a qué se debe, razones, razón, motivos, motivo, causa de, causas de, causas, qué causa,
    qué provoca`,
  "asks.time": `
    a qué hora, desde cuándo, hasta cuándo, en qué momento, fecha, fechas, calendario, horario, horarios`,
  "asks.place": "de dónde, cerca de mí, ubicación, dirección",
  "asks.person": "a quién, de quién",
  "asks.how": `
    cómo se, cómo puedo, cómo funciona, cómo funcionan, cómo debo, de qué manera, tutorial, guía, guía para,
    guía de, formas de, maneras de, consejos para, consejos, trucos`,
  "asks.choice": `
    mejores, qué es mejor, qué elegir, ideas, tipos de, lista de, cosas que, qué * elegir, qué * comprar`,
  "asks.yesNo": "se puede, hay que, debo, tengo que, existe, es necesario",
  updated: `
    actualizado, actualizada, actualizado el, actualizado a, actualización, modificado el,
    última modificación, revisado, revisado el, última revisión`,
};
