/**
 * Words of four letters and more that say nothing of what a post is about, in English, French, Spanish, Portuguese, German and
 * Italian.
 */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `about above after again against all almost alone along already also although always among another any anyone anything
  around away back because been before being below best better between both can't cannot come comes could didn't does
  doesn't doing don't done down during each either else enough even ever every everyone everything find first for from full
  getting gets give gives going good great have haven't having here he's hers here's himself how however i'll i've into isn't
  it's itself just keep know last later least less let's like little long look made make makes making many maybe might more
  most much must myself never next nothing often once only onto other others ours over part people please rather read really
  right said same says she's should show since some someone something soon still such sure take than that that's their them
  then there there's these they they're thing things think this those though through time together told took toward under
  until upon using very want wants wasn't watch we'll we're well went were we've what what's when where which while whole
  whom whose will with within without won't would year years you'll you're your yours yourself you've today tomorrow week
  monday tuesday wednesday thursday friday saturday sunday weekend january february april june july august september october
  november december behind morning evening
  alors après aussi autour autre autres aussi avant avec avez avoir avons bien cela celle celui cette ceux chaque comme
  comment c'est dans depuis deux dire dont d'une d'un elle elles encore enfin entre est-ce faire fait faut hier ici j'ai jour
  l'on leur leurs lors lorsque mais malgré même mêmes moins nous n'est notre nos parce parmi pendant peut plus plusieurs pour
  pourquoi puis quand quel quelle quelles quels quelque qu'il qu'elle qu'on qu'un qu'une sans selon sera ses soit sont sous
  souvent s'est sur tous tout toute toutes toujours très trop vers voici voilà votre vous était être hui aujourd'hui
  ahora algo algunos antes aquí así aunque cada como cómo con contra cosa cosas cual cuando cuándo desde después donde dónde
  durante ella ellos entonces entre eran eres esta está estaba estado están estar estas este esto estos estoy fueron
  gracias hace hacer hacia hasta hemos nada nadie nuestra nuestro otra otras otro otros para pero poco porque puede pueden
  qué quien quién sido siempre sobre solo sólo somos también tanto tener tengo tiene tienen toda todas todo todos unas unos
  usted ustedes vamos
  agora ainda além algum alguma alguns antes apenas aqui assim através bem cada com como coisa conosco contra dela dele deles
  depois desde dessa desse desta deste dias disso ela elas ele eles entre essa essas esse esses esta está estão estar estas
  este estes estou fazer foram gente hoje isso isto mais mas meio mesma mesmo minha muita muitas muito muitos nada nessa nesse
  nesta neste nossa nossas nosso nossos nunca onde outra outras outro outros para pela pelas pelo pelos pode podem porque pra
  qual quando quanto quem sabe seja sem sempre será seus sobre somos sua suas também tanto tem temos tempo ter teve toda todas
  todo todos tudo umas uns vai vamos você vocês completa completo
  aber alle allem allen alles also andere anderen auch bald beim bereits bitte dabei dadurch dafür damit danach dann daran
  darauf darum dass dazu dein deine denn deren deshalb dessen dich dies diese diesem diesen dieser dieses doch dort durch
  eben ein eine einem einen einer eines einfach einige einmal endlich erst etwas euch euer eure ganz gegen genau gerade gern
  gibt habe haben hatte hatten heute hier hinter ihnen ihre ihrem ihren ihrer immer jede jedem jeden jeder jedes jedoch jetzt
  kann keine keinen können könnt machen macht mehr mein meine mich mit muss nach nicht nichts noch oder ohne schon sehr sein
  seine seinem seinen seiner seit sich sind sogar soll sollte sondern sonst über unser unsere unserem unseren unter viel viele
  vielen vom von vor wann warum weil weiter welche welcher wenn werden wieder wird wirklich wollen wurde wurden zwischen zum zur
  alla allo alle anche ancora anni avere avete bene che chi come con così cosa dagli dalla dalle dallo degli dei della delle
  dello dentro deve dopo dove durante ecco erano essere fare fatto fino fra già gli ha hanno il loro meno mentre molto molti
  nei nella nelle nello noi non nostra nostri nostro ogni oggi ora per perché però più poi prima prossima prossimo qualche
  quale quali quando quanto quella quelle quelli quello questa queste questi questo qui sempre senza sia siamo solo sono sopra
  sotto stato stati sua sue sugli sulla sulle suo suoi tra tutta tutte tutti tutto una vostra vostro`
    .split(/\s+/)
    .filter((word) => word.length > 3),
);
