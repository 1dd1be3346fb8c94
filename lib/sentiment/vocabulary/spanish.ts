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
  friendlyIdioms: `no está|estuvo|están nada|tan mal
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
  unfriendlyIdioms: `nunca|no más
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
};
