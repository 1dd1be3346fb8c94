import type { Theme } from "./theme.ts";

/** How a text speaks, and to what end. Chosen by what the words mean, in English and French, some also in six more languages. */
export const MANNERS: readonly Theme[] = [
  {
    name: "wishes",
    about: "greetings and good wishes",
    words:
      "happy= merry= christmas= xmas= easter= thanksgiving= eid= diwali= welcome= wishing= wish= wishes= morning= goodnight= joyeu bonne= bonjour= noël= feliz= navidad= natal= frohe शुभकामना बधाई हार्दिक दशैं दीपावली 축하 생일 새해",
  },
  {
    name: "condolences",
    about: "condolences and memory of the dead",
    words:
      "condolence mourn funeral= sympath legacy= passed= passing= loss= hommage obsèques disparition éteint श्रद्धाञ्जल समवेदना निधन शोक",
  },
  {
    name: "meetings",
    about: "meetings, visits and events",
    words:
      "meeting= meetings= met= visit visits= visited= attend conference delegat ambassad summit= event= events= ceremony inaugurat speech= session= panel= rencontr visite réunion conférence cérémonie भेट कार्यक्रम बैठक सहभागी भ्रमण उद्घाटन छलफल सम्मेलन",
  },
  {
    name: "laughter",
    about: "laughter",
    words:
      "lol= lmao lmfao= haha hehe= rofl= mdr= ptdr= xd= kkkk jaja ㅋㅋ funny hilarious joke= jokes= drôle rire=",
  },
  {
    name: "swearing",
    about: "swearing",
    words:
      "fuck shit damn= ass= bitch hell= wtf= crap= piss dick= putain merde= connard bordel= mierda= porra= scheiß",
  },
  {
    name: "negation",
    about: "denials",
    words:
      "not= no= don't= never= can't= won't= isn't= didn't= doesn't= wasn't= aren't= couldn't= wouldn't= nothing= without= dont= cant= nobody= pas= jamais= rien= aucun sans= ni= não= nunca= nicht= kein छैन होइन",
  },
  {
    name: "extremes",
    about: "extremes: the first, the most, all, ever",
    words:
      "always= everyone= everything= most= biggest= largest= worst= ever= record= records= historic huge= massive insane= ultimate= epic= perfect= only= every= entire= total tous= toutes= toujours= premier= première= historique énorme immense pire= meilleur grand= grande= incroyable choc=",
  },
  {
    name: "joy",
    about: "joy",
    words:
      "joy= joyful= excit smile= smiling= enjoy fun= glad= delight cute= sweet= lovely= wonderful= heureu joie= plaisir rire= feliz= alegr froh 행복",
  },
  {
    name: "pain",
    about: "fear, anger and pain",
    words:
      "angry= anger= cry= crying= tears= fear= afraid= scared= pain= hurt= hurts= lonely= tired= depress anxi sick= suffer sorry= alone= peur= colère= pleur triste douleur souffr fatigu miedo dolor",
  },
  {
    name: "programme",
    about: "a regular programme or bulletin",
    words:
      "journal= jt= émission édition replay= intégral chronique édito matinale= 20h= 13h= 19h= flash= webinar weekly= daily= newsletter bulletin= briefing= magazine= rediffusion= débat= invité= invités= entretien 다시보기 full=",
  },
  {
    name: "discover",
    about: "invites to look further",
    words:
      "discover explore check= find= details= more= découvr retrouve regarde= consulte cliquez= lisez= voici= rendez-vous= descubr conheça entdeck",
  },
  {
    name: "reports",
    about: "tells what somebody said",
    words:
      "said= says= say= told= tells= according= claims= claim= denies= admits= warns= reveals= calls= asked= responds= reaction= selon= affirme= dit= estime= dénonce accuse= répond= explique= assure= juge= déclar annonc promet réagi appelle= veut= भन्नुभयो",
  },
  {
    name: "dates",
    about: "days, months and times",
    words:
      "monday= tuesday= wednesday= thursday= friday= saturday= sunday= january= february= april= june= july= august= september= october= november= december= tomorrow= weekend= week= lundi= mardi= mercredi= jeudi= vendredi= samedi= dimanche= janvier= février= mars= avril= mai= juin= juillet= août= septembre= octobre= novembre= décembre= demain= semaine= soir= pm= am= गते",
  },
  {
    name: "others",
    about: "speaks of other people: he, she, they",
    words:
      "he= him= his= she= her= they= them= their= he's= she's= they're= who= il= elle= ils= elles= lui= leur= leurs= son= sa= ses= eux= ele= ela= ellos= er= sie= people= gens= उहाँ",
  },
  {
    name: "memory",
    about: "looks back",
    words:
      "remember ago= throwback= tbt= memory memories= childhood= nostalgi old= years= year= was= were= souvenir souviens ans= année= années= ancien autrefois était= étaient= recuerdo",
  },
  {
    name: "advice",
    about: "lessons and advice",
    words:
      "lesson mistake advice success fail failure= growth= habit mindset motivat inspir goals= better= should= must= need= never= stop= start= try= conseil erreur réussi objectif faut= secret secrets=",
  },
  {
    name: "thinking",
    about: "thoughts and opinions",
    words:
      "think= thinking= thought= thoughts= believe= feel= feeling= feels= guess= know= knew= understand= opinion= honestly= actually= probably= maybe= really= just= like= pense= crois= penser= sais= savoir= vraiment= peut-être= avis= faut= comprendre",
  },
];
