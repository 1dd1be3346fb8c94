import type { HarmKind, HarmRule } from "./harm-rules.ts";
import { phrases } from "./phrases.ts";

const SAID = phrases(
  "film|roman|cinéma|théâtre|actrice|acteur|comédie|spectacle|kino|theater|krimi|película|novela|obra|filme|novela|peça|romanzo|commedia|police|polizei|policía|polícia|polizia|menacé|bedroht|amenaz[oó]|ameaçou|minacciato|arrêté|festgenommen|detenido|preso|arrestato|médicament|kein medikament|no es|não é|non è un|jamais|niemals|nie|nunca|mai|prévention|prävention|prevención|prevenção|prevenzione|interdit\\p{L}*|verboten|prohibid\\p{L}*|proibid\\p{L}*|vietat\\p{L}*|match|spiel|partido|jogo|partita|ne(?= [\\p{L}' ]{0,12}pas)|reportage|enquête|business|racis\\p{L}*|rassis\\p{L}*|razzis\\p{L}*",
);

/** The same in French, German, Spanish, Portuguese and Italian: the plainest phrases of each kind. */
export const ABROAD: readonly HarmRule[] = (
  [
    [
      "threat",
      [
        "(?:je vais|on va|nous allons)(?: [\\p{L}]+){0,4} (?:brûler|casser|exploser|détruire) (?:ta|ton|tes|votre|vos)|(?:je vais|on va|nous allons)(?: [\\p{L}]+){0,4} (?:vous|te|les|le|la) (?:tuer|buter|égorger|massacrer|pendre|brûler)|(?:je|on|nous) (?:va(?:is)?|allons) (?:te|vous|le|la|les) (?:tuer|buter|massacrer|crever|égorger|casser|brûler|péter)|je (?:te|vous) tue",
        "(?:on|je|nous) (?:sai[st]|savons) où (?:tu habites|vous habitez)|casser (?:les|la) (?:jambes|gueule|dents)",
        "(?:tuons|butons|pendons|brûlons|lynchons|égorgeons) (?:tous )?(?:les|le|la|ces|ce)|mort aux? (?:arbitres?|flics|juifs|arabes|étrangers|immigrés|touristes|journalistes)|tuez(?:-les)? (?:tous )?(?:les )?(?:arbitres|étrangers|touristes|immigrés|juifs)",
        "(?:wir|ich) (?:finden|finde|kriegen|kriege|holen|hole|erwischen) (?:dich|euch)(?= und| noch|[.!])|mach(?:en|e)? (?:dich|euch) fertig|(?:zünden|zünde|fackeln|brennen) (?:wir |ich )?(?:dein|euer|eure|deine|ihr)[\\p{L}]* [^.!?]{2,30} (?:an|ab|nieder)|(?:ihr werdet|du wirst) (?:alle |schon )?(?:brennen|sterben|bluten|bezahlen müssen)|(?:schlagen|stechen|knallen) (?:wir |ich )?(?:jeden|alle|dich|euch|ihn|sie)(?:,? [^.!?]{0,40}?)? (?:tot|zusammen|ab|nieder)|(?:den|die|dich|euch|sie|ihn) (?:bringen|bringe|machen|schlagen|stechen) (?:wir|ich) (?:um|kalt|tot|ab)|(?:wir|ich) (?:bringen?|machen?|schlagen?|stechen?) (?:dich|euch|ihn|sie|alle) (?:um|kalt|tot|zusammen|ab)|schlagen wir (?:sie|ihn|euch|dich) zusammen",
        "(?:wir wissen|ich weiß),? wo (?:du wohnst|ihr wohnt|er wohnt|sie wohnt)|brennt (?:dein|euer) (?:haus|laden)",
        "(?:schlagt|prügelt|jagt|hängt|tötet|erschießt|vergast) (?:sie|ihn|die|den|alle|diese)(?: [\\p{L}]+)? (?:tot|auf|zusammen|weg|fort|raus)|verreck\\p{L}*|krepier\\p{L}*|stirb(?= (?:doch|endlich|du)|[.!,])|tod (?:allen|den|dem) [\\p{L}]+|(?:tötet|erschießt|hängt|vergast) (?:sie )?(?:alle|die) [\\p{L}]+",
        "(?:te|os|los|las|lo|la) (?:voy|vamos) a (?:matar|partir|romper|quemar|rajar)|(?:voy|vamos) a (?:matarte|mataros|matarlos|partirte|romperte|quemarte)|(?:voy|vamos) a (?:quemar|romper|destrozar|reventar|volar) (?:tu|su|vuestr[oa]|la cara|tus|sus)",
        "sabemos dónde (?:vives|vivís|viven)|sé dónde vives|hay que matar|matemos a|muerte a (?:los|las|todos) [\\p{L}]+|mat(?:ad|en|emos) a (?:todos|los) [\\p{L}]+",
        "(?:eu )?te mato|(?:vou|vamos) (?:te |vos |lhe )?(?:matar|quebrar (?:suas|as tuas|sua) (?:pernas?|cara)|partir-te|queimar (?:sua|a tua) casa)(?! (?:a saudade|a fome|a sede|saudades?|o tempo))",
        "(?:vou|vamos) (?:queimar|quebrar|destruir|explodir|arrebentar) (?:tua|sua|a tua|a sua|o teu|o seu)|sabemos onde (?:você mora|vocês moram|moras|tu moras)|sei onde (?:você mora|moras)|morte aos [\\p{L}]+|matem (?:todos )?os [\\p{L}]+",
        "(?:ti|vi|lo|la|li|gli) (?:ammazz(?:o|iamo|eremo|erò)|uccid(?:o|iamo|eremo|erò)|spezz(?:o|iamo)|spacc(?:o|hiamo)|bruci(?:o|amo))|sappiamo dove (?:abiti|abitate|vivi)|so dove abiti|(?:vi|ti|li) (?:uccideremo|bruceremo|spaccheremo)|(?:bruceremo|spaccheremo|faremo saltare) (?:il|la|i|le) (?:tu[oa]|vostr[oaie])",
        "morte (?:agli|ai|alle) [\\p{L}]+|(?:ammazzate|uccidete|uccidiamo) (?:tutti )?(?:gli|i|le) [\\p{L}]+",
      ],
    ],
    [
      "self-harm",
      [
        "(?:gens comme (?:toi|vous)|vous|tu) (?:devraient|devrais|devriez|mérite[sz]? de) (?:tous )?(?:mourir|crever)|tue-toi|tuez-vous|suicide-toi|suicidez-vous|va te (?:tuer|pendre)|va mourir|allez mourir|va crever",
        "(?:leute wie du|du|ihr) soll(?:st|ten|test|tet)? (?:alle )?(?:sterben|verrecken)|geht? (?:dich|euch) umbringen|bring (?:dich|euch) (?:doch |endlich |einfach )?um|bringt euch (?:doch )?um|häng dich (?:doch )?auf|geh sterben|spring (?:doch )?von der brücke|erschieß dich",
        "(?:gente como tú|deberías|deberíais|mereces) (?:debería )?mori(?:r|rte|ros)|ojalá (?:te mueras|os muráis|se mueran?)|mátate|mátense|mataos|suicídate|muérete|córtate las venas|tírate de un puente|vete a morir",
        "(?:gente como você|você|vocês) (?:devia|deveria|deviam|deveriam|merece|merecem) (?:de )?morrer|mata-te|se mate|matem-se|suicida-te|se joga da ponte|vai morrer|corta os pulsos",
        "(?:gente come te|dovresti|dovreste|meriti di|meritate di) (?:dovrebbe )?(?:morire|crepare)|ammazzati|ammazzatevi|ucciditi|uccidetevi|suicidati|impiccati|buttati (?:giù )?da un ponte|tagliati le vene",
      ],
    ],
    [
      "hate",
      [
        "(?:les )?(?:immigrés|migrants|étrangers|arabes|juifs|musulmans|noirs|roms|gitans|homos|homosexuels|femmes|handicapés) (?:sont|c'est) (?:tous |toutes |que )?(?:des |une |la |un )?(?:parasites?|vermine|animaux|rats|cafards|peste|fléau|maladie|voleurs|violeurs|criminels|terroristes|déchets|cancer|singes|sous-hommes)",
        "(?:retourne|retournez|rentrez?) (?:dans (?:ton|votre) pays|chez (?:toi|vous),? (?:les )?(?:immigrés|étrangers|arabes))|dehors les (?:étrangers|immigrés|arabes|juifs)|sales? (?:arabes?|juifs?|noirs?|pédés?)",
        "(?:ausländer|migranten|flüchtlinge|juden|muslime|türken|araber|zigeuner|schwule|schwarze|frauen|behinderte) (?:sind|gehören) (?:alle |nur |doch )?(?:wie )?(?:ein |eine |in die )?(?:ungeziefer|parasiten|schmarotzer|tiere|ratten|pest|krankheit|kriminelle|vergewaltiger|abschaum|verbrecher|dreck|untermenschen|müll|gaskammer|an den herd)|(?:ausländer|migranten|flüchtlinge|juden|muslime|türken|araber|zigeuner|schwule|behinderte)[^.!?]{0,40} gehören (?:alle )?(?:vergast|abgeschoben|erschossen|ausgerottet|weggesperrt)",
        "ausländer raus|geht? (?:zurück|heim) in (?:dein|euer) (?:eigenes )?land|juden raus|(?:dreckige|scheiß|scheiss|verdammte) ?(?:ausländer|juden|türken|neger|schwuchteln|zigeuner|flüchtlinge)|kanaken|türken raus",
        "(?:los |las )?(?:inmigrantes|extranjeros|moros|judíos|musulmanes|negros|gitanos|gays|maricones|mujeres|refugiados) (?:son|sois) (?:todos |todas |unos |unas )?(?:una |la |un )?(?:plaga|parásitos|ratas|animales|escoria|enfermedad|basura|criminales|violadores|ladrones|terroristas|cáncer|monos|cucarachas)",
        "(?:sucios|putos|malditos|asquerosos) (?:moros|negros|judíos|gitanos|maricones|inmigrantes)|(?:vuelve|vuelvan|volved|vete) a (?:tu|vuestro|su) país|fuera (?:los )?(?:inmigrantes|extranjeros|moros)",
        "(?:os |as )?(?:imigrantes|estrangeiros|judeus|muçulmanos|negros|ciganos|gays|mulheres|refugiados|nordestinos) são (?:todos |todas |uns |umas )?(?:uma |a |um )?(?:praga|parasitas|ratos|animais|escória|doença|lixo|bandidos|estupradores|ladrões|terroristas|câncer|macacos|baratas)",
        "(?:volta|volte|voltem) (?:para|pra|pro) (?:o )?(?:seu|teu|vosso) país|fora (?:os )?(?:imigrantes|estrangeiros)",
        "(?:gli |i |le )?(?:immigrati|migranti|stranieri|ebrei|musulmani|negri|neri|zingari|rom|gay|froci|donne|profughi) sono (?:tutti |tutte |solo )?(?:dei |degli |una |la |un )?(?:parassiti|peste|piaga|ratti|topi|animali|feccia|malattia|spazzatura|criminali|stupratori|ladri|terroristi|cancro|scimmie|scarafaggi)",
        "(?:brutti|sporchi|maledetti) (?:negri|ebrei|zingari|froci|arabi|terroni)|tornate(?:vene)? a casa vostra|(?:torna|tornate|tornatene) (?:al|nel) (?:tuo|vostro) paese|fuori gli (?:immigrati|stranieri)",
      ],
    ],
    [
      "danger",
      [
        "(?:bois|buvez|boire|avalez|avale)(?: [\\p{L}']+){0,4} (?:eau de javel|javel|désinfectant|antigel|chlore)",
        "(?:trinkt?|trinken|schluckt?|gurgelt?)(?: [\\p{L}\\d]+){0,7} (?:bleichmittel|bleiche|chlorbleiche|desinfektionsmittel|frostschutzmittel|chlordioxid|domestos)",
        "(?:bebe|bebed|beban|toma|tomad|beber)(?: [\\p{L}]+){0,4} (?:lejía|desinfectante|cloro|anticongelante|dióxido de cloro)",
        "(?:beba|bebam|bebe|tome|beber)(?: [\\p{L}]+){0,4} (?:água sanitária|desinfetante|lixívia|cloro|alvejante)",
        "(?:bevi|bevete|bere|ingoia|ingoiate)(?: [\\p{L}]+){0,4} (?:candeggina|varechina|disinfettante|antigelo|cloro)",
        "(?:jette|jetez|arrête|arrêtez|oublie|oubliez)(?: de prendre)? (?:ta|votre|tes|vos|l'|la) ?(?:insuline|chimio\\p{L}*|médicaments?|traitements?|antidépresseurs)|(?:guérit|soigne) (?:le |la |l')?(?:diabète|cancer|sida|autisme|covid)",
        "(?:setzt?|wirf|werft)(?: [\\p{L}]+){0,2} (?:medikamente|insulin|tabletten|antidepressiva|chemo(?:therapie)?)(?: einfach)? (?:ab|weg)|heilt (?:krebs|diabetes|aids|autismus|corona)",
        "(?:deja|dejad|olvida|tira|abandona) (?:la|tu|el|tus|los) (?:quimioterapia|quimio|insulina|medicación|medicamentos|antidepresivos|tratamiento)|cura(?:n)? (?:el |la )?(?:cáncer|diabetes|sida|autismo|covid)",
        "(?:pare|para|larga|largue|jogue fora|esqueça|abandone)(?: de tomar)? (?:a|sua|seus|o|os|tua) (?:quimioterapia|quimio|insulina|remédios?|medicamentos?|antidepressivos?|tratamento)|cura (?:o |a )?(?:câncer|cancro|diabetes|aids|autismo|covid)",
        "(?:smetti|smettete|butta|buttate|lascia|dimentica)(?: di prendere)? (?:la|i|l'|le|tua|tuoi|tuo) ?(?:chemio(?:terapia)?|insulina|farmaci|medicine|antidepressivi)|(?:cura|guarisce) (?:il |la |l')?(?:cancro|diabete|autismo|covid|tumore)",
      ],
    ],
    [
      "sale",
      [
        "(?:vapes?|puffs?|cigarettes?|bières?|alcool|vodka|armes?)[^.!?]{0,30}(?:mineurs|moins de 1\\d ans|enfants|ados|collégiens)[^.!?]{0,40}|(?:vapes?|puffs?|cigarettes?|bières?|alcool|armes?)[^.!?]{0,40}sans (?:carte d'identité|papiers|contrôle)",
        "(?:bier|schnaps|wodka|vapes?|zigaretten|alkohol|waffen)(?: [\\p{L}]+){0,2} (?:für|an) (?:\\d{1,2}-jährige|kinder|minderjährige|jugendliche|schüler)|(?:bier|schnaps|vapes?|zigaretten|alkohol|waffen)[^.!?]{0,40}(?:ohne|keinen|kein) (?:ausweis|waffenschein)",
        "(?:vapers?|cervezas?|alcohol|cigarrillos|tabaco|vodka|armas)(?: [\\p{L}]+){0,1} (?:para|a) (?:los )?(?:menores|niños|adolescentes)|(?:vapers?|cervezas?|alcohol|tabaco|armas)[^.!?]{0,40}sin (?:pedir |enseñar )?(?:el )?(?:dni|carné|licencia)",
        "(?:vapes?|cervejas?|álcool|cigarros?|vodka|armas)(?: [\\p{L}]+){0,1} (?:para|a) (?:os )?(?:menores|crianças|adolescentes)|(?:vapes?|cervejas?|álcool|cigarros?|armas)[^.!?]{0,40}sem (?:pedir )?(?:identidade|documento|licença|rg)",
        "(?:birr[ae]|alcol|alcolici|sigarette|vodka|armi|svapo)(?: anche)? (?:per|ai|a|agli) (?:i )?(?:minori|minorenni|bambini|ragazzini|dodicenni|tredicenni|quattordicenni|quindicenni)|(?:birr[ae]|alcol|sigarette|armi)[^.!?]{0,40}senza (?:documento|documenti|porto d'armi)",
      ],
    ],
  ] satisfies [HarmKind, string[]][]
).flatMap(([kind, sources]) =>
  sources.map((source): HarmRule => ({ kind, pattern: phrases(source), unless: SAID })),
);
