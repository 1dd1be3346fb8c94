import type { WordLists } from "./word-lists.ts";

export const SPANISH: WordLists = {
  friendly: `excelente* genial* increíble* maravillos* fantástic* perfect* encanta encantan encantó encantad* encanto amo amé adoro
    adoramos hermos* bonit* preciosa* precioso* precios* lind* guap* rico rica ricos ricas riquísim* delicios* buenísim* buen
    bueno buena buenos buenas mejor mejores amable* simpátic* content* feliz felices felicidad* gracias recomiend* recomendable*
    recomendad* satisfech* rápid* eficient* espectacular* divin* bell* belleza gusta gustan gustó bravo enhorabuena crack súper
    super top chulo chula chulísim* joya impecable* fascina orgullos* agradable* éxito brutal alucinante*
    alegr* sonrisa* acogedor* ganas chévere padrísim*`,
  unfriendly: `malo mala malos malas mal malísim* pésim* horrible* horror terrible* fatal* asco asqueros* basura mierda estafa*
    estafador* robo ladron* roban peor peores decepcion* vergüenza vergonzos* lamentable* desastr* rompió rompieron rot* caro
    cara caros caras carísim* lent* inútil* odio odia aburrid* feo fea triste* tristeza desgracia* porquería cutre* sucio
    sucia fraude engaño* engañ* mentira* mentiroso* incompetente* grosero* maleducad* antipátic* frío fría queja quejas
    reclam* defectuos* dañad* inaceptable* insoportable* ridícul* enfadad* harto harta falla fallan fallo fallos tard*
    desagradable* imposible* timo timados nefast* penos*`,
  remarks:
    "cuándo dónde como cuánto cuesta precio link enlace talla primero primera por favor info qué es el la lo de en a hora ok quién aquí tienen",
  negators: "no nunca jamás ni nada ningún ninguna ninguno sin tampoco nadie",
  boosters: "muy tan demasiado bastante más totalmente realmente mucho",
  but: "pero",
  friendlyIdioms: `de muerte|lujo|10|diez|cine|locos|lo|maravilla|escándalo|vicio mejor|.
    está|están|estuvo de|para muerte|lujo|vicio|chuparse|morirse
    se salieron|pasaron|lucieron|rifaron|superan|superaron
    qué nivel|nivelazo|maravilla|pasada|lindo|bonito|rico|bueno|bien|joya|arte|detalle|belleza|elegancia|máquina
    me quito el
    una|es pasada|maravilla|joya|gozada|delicia|pasada|locura|chulada|obra
    como anillo|guante al|nuevo
    anillo al dedo
    no se|lo la|lo|los|las|quita quita|quitan|suelta|despega ** ni|para
    ni para dormir|bañarse
    ya|es la|lo|el|mi tercera|segunda|cuarta|tercer|segundo|tercero|cuarto
    ya es|van|llevo|son mi? tercer|tercera|tres|dos|segunda|segundo|cuatro
    al|con pelo|ojos|los
    con los ojos
    chuparse|relamerse los|de
    10 de|10 10
    lo|la|los|las mejor|mejores
    a la altura
    me|nos|le ** salvó|salvaron|cambió|alegró|alegraron la|el|mi vida|día
    vale mucho|cada|la
    a otro|otro nivel|level
    no cambio|cambiaría|tengo|tiene por|nada|queja|quejas|palabras|precio|desperdicio
    sin palabras|duda
    mejor que nunca|todos|cualquier|ninguno|antes|en
    nada que envidiar|mejorar
    volveré|volveremos|repetiré|repetiremos|repito
    lo|la|los|las volvería|volveré|recomiendo ** comprar|mil|siempre|totalmente
    está|están|es brutal|increíble|padrísimo|chido|chida|bárbaro|buenazo|chévere|bacano|cool|top
    qué chido|padre|chulo|guay|bacán|cool
    sigan|sigue|seguid así|adelante
    se me hace? agua
    me|nos encantó|encantoo|fascinó|enamoré|flipa|mola
    buen servicio|trabajo|rollo|precio|producto|trato|ambiente
    no está|estuvo|están nada|tan mal
    nada mal|malo|mala
    qué|que ganas
    muchas|tengo|muero|con ganas
    nunca|jamás|no me|nos|decepciona|decepcionan decepciona|decepcionan|falla|fallan
    nunca|jamás|no decepciona|decepcionan|falla|fallan
    ninguna queja
    ningún problema
    sin quejas|problemas|problema
    nada que objetar|reprochar
    no puedo esperar
    vale la|cada pena|centavo|euro
    ya quiero
    muero|muriendo de ganas
    lo necesito
    lo quiero`,
  unfriendlyIdioms: `tomado|toman|tomando|toma|tomaron el|del pelo
    tomadura|tomada de pelo
    cuento|cuentos chino|chinos
    brilla|brillan por ** ausencia
    por su ausencia
    no hay quien|quién|derecho|por|manera
    quien|quién los|la|lo|les aguante|aguanta|entienda
    vaya|menudo|menuda|qué chasco|timo|robo|estafa|desastre|asco|mierda|basura|decepción|vergüenza|porquería|pena
    otra|otro|nueva subida|vez|aumento|retraso|caída|cancelación
    tirar|tiré|tirado|tiren el|a|dinero|mi * dinero|basura
    dinero tirado|perdido|a
    a la basura
    no vuelvo|vuelvan|volveré|volvería|compro|compren|piso|repito
    nunca más
    se|me ** cayó|rompió|cayeron|despegó|descosió|borró|borra|dañó|quebró|quemó
    al primer|segundo|tercer|mes|día|uso|lavado día|uso|lavado|mes
    en|a la|los primera|$num|dos|tres semana|puesta|lavada|días|meses
    llevo|llevamos|lleva ** hora|horas|días|semanas|meses|tres|dos
    me cuelgan|colgaron|cobraron|ignoran|ignoraron|bloquearon|estafaron|engañaron
    cobraron|cobran|cobrado dos|doble|de|demás
    agradecería|agradeceríamos|quisiera|espero|esperaba ** respuesta|devolución|solución|reembolso|más|mejor
    serían|sería|podrían|podría|pueden|alguien ** tan|posible|alguien|explicarme|decirme|responder|contestar ** pedido|respuesta|amables|mensaje|dónde|por|reembolso
    dónde está mi|el|nuestro
    era|estaba|eran mejor|mucho ** antes
    antes era|estaba|eran mejor
    prefiero|prefería|extraño el|la|lo|los anterior|antiguo|antigua|viejo|vieja|de antes|versión
    peor que|imposible|el
    ya no es|son|sirve|vale
    más chico|pequeño|caro que|y
    deja|dejan mucho|bastante que
    que desear
    de mal en
    ni fu|regalado|loco|loca|gratis
    hasta las|la narices|coronilla|el|madre
    me siento|sentí|siento engañado|estafado|robado|decepcionado
    nunca|no más
    nunca volveré|vuelvo|compren
    no lo|la|los|las recomiendo|recomendaría|compren|compréis|vale
    no recomiendo|compren|compréis
    no me|nos gusta|gustó|gustan|convence
    no vale
    qué|que asco|vergüenza|mal|malo|horror|pena|decepción
    podría|puede|podrían ser|mejorar mejor
    pérdida de
    para nada
    no sirve|sirven`,
  failureIdioms: `no|nunca|aún|todavía llegó|llega|ha|funciona|funcionan|responden|contestan|contesta|responde|sirve|abre|carga
    no me|ha|han llegó|llegado|responden|contestan
    nunca me llegó|llega|contestaron|respondieron
    sigo|seguimos|llevo|llevamos esperando|sin
    no hay respuesta
    nadie contesta|responde|atiende
    sin respuesta
    se cierra|cuelga|rompió|cae
    devuelvan|devuélvanme|devolvedme mi|el dinero|la`,
  neutralIdioms: `qué pasa|hago|pasaría si
    si se rompe|rompen|daña
    cómo|como puedo|se|hago|cancelo ** cancelar|devolver|devuelvo|reserva|cambiar`,
  classes: {
    mock: `genial bravo gracias felicidades perfecto excelente maravilloso enhorabuena bonito estupendo fantástico encanta qué`,
    trouble: `subida aumento retraso caída caído roto rota frío fría cancelado cancelada perdido borraron borrado horas semanas espera esperando bloqueado error cobro vacío nada fallo cola publicidad caro`,
  },
  ironyIdioms: `^^ $mock *** $trouble
    gracias por nada|arruinar|perder|robar
    gracias por nada
    qué bonito|lindo|maravilla|genial esperar|pagar|que ** nada|nunca|nadie`,
};
