import type { Theme } from "./theme.ts";

/** What a text can be about. Chosen by what the words mean, in English and French, some also in six more languages. */
export const TOPICS: readonly Theme[] = [
  {
    name: "politics",
    about: "politics and elections",
    words:
      "politi elect vote= votes= voter voting government minist president parliament senat congress democrat republican campaign policy policies law= laws= tax= taxes mayor= governor candidat party= parties= left= right= gop= élection électoral élu= élus= député gouvernement président parlement sénat sondage législati maire= maires= loi= lois= impôt réform parti= partis= gauche= droite= macron= élysée gobierno elecci eleiç wahl regierung निर्वाचन सरकार पार्टी मन्त्री प्रधानमन्त्री संसद नेता कांग्रेस 대통령 선거",
  },
  {
    name: "war",
    about: "war and armies",
    words:
      "war= wars= army= armies= military soldier troop missile bomb nuclear weapon invasion invad russia ukrain putin= zelensk nato= gaza= israel palestin hamas= syria isis= guerre armée militaire soldat russe= russes= russie= poutine= otan= arme= armes= nucléaire syrie guerra krieg 전쟁",
  },
  {
    name: "crime",
    about: "crimes, police and courts",
    words:
      "police= crime= crimes= criminal arrest court= courts= trial= trials= judge jail prison guilty suspect murder rape= rapist theft accus fraud illegal justice= procès tribun condamn meurtr viol= viols= violen agress plainte enquête interpell gendarm polici juge= juges= garde= arrêté",
  },
  {
    name: "disaster",
    about: "accidents and forces of nature",
    words:
      "fire= fires= flood storm earthquake hurricane tornado crash explosion accident emergency rescue weather incendie inondation tempête séisme canicule orage météo naufrage évacu secours",
  },
  {
    name: "health",
    about: "health and illness",
    words:
      "covid corona virus vaccin health hospital doctor nurse= nurses= cancer= disease pandemic mental= santé hôpita médecin maladie pandémie confine masque soignant patient",
  },
  {
    name: "money",
    about: "prices, companies and work",
    words:
      "price= prices= econom market= markets= stock= stocks= bank= banks= invest money= dollar inflation billion million jobs= salary budget= cost= costs= prix= marché bourse banque argent= euro= euros= milliard emploi salaire retraite entreprise achat facture dinero 가격",
  },
  {
    name: "technology",
    about: "technology and the internet",
    words:
      "ai= tech= techno software data= robot computer google= apple= microsoft= android= iphone internet= cyber algorithm app= apps= online= digital gpt chatgpt= openai= model= models= code= coding ia= numérique ordinateur logiciel données crypto bitcoin blockchain 4k= gpu= pc=",
  },
  {
    name: "science",
    about: "science, climate and space",
    words:
      "science= scientif scientist research study= studies= climate= planet space= nasa= energy earth= étude= études= chercheu climat planète espace= environnement énergie écolo",
  },
  {
    name: "entertainment",
    about: "films, music and famous people",
    words:
      "film= films= movie series= actor= actors= actress singer= music song= songs= album concert netflix= oscar celebrit hollywood= bts= kpop= cinéma acteur actrice chanteu chanson série= séries= musique télé= cannes= artiste pelíc música canción 노래 커버 cover=",
  },
  {
    name: "animals",
    about: "animals",
    words:
      "dog= dogs= cat= cats= puppy puppies= kitten animal animaux bird horse= bear= bears= lion= lions= shark whale wildlife pet= pets= doggo chien chiens= chats= chaton oiseau cheval perro gato hund=",
  },
  {
    name: "food",
    about: "food and drink",
    words:
      "food recipe cook eat= eating= ate= coffee= restaurant dinner lunch= breakfast chocolate cake= cheese pizza= drink= wine= beer= tea= recette cuisin manger= café= vin= gâteau comida receta ăn= quán= món=",
  },
  {
    name: "travel",
    about: "travel and places",
    words:
      "travel trip= trips= hotel beach island sunset mountain vacation holiday= holidays= ocean= adventure voyage hôtel plage île= vacances montagne viaje praia resort villa= dulich dalat=",
  },
  {
    name: "beauty",
    about: "skin, hair and clothes",
    words:
      "skin= skincare makeup hair= beauty outfit fashion style= dress= shoe= shoes= sneaker wear= wearing= nails= lipstick serum= glow= beauté mode= cheveux robe= vêtement",
  },
  {
    name: "exercise",
    about: "exercise and athletes",
    words:
      "run= running= runner workout training= train= gym= fitness athlet marathon coach= yoga= sport= sports= football basketball= soccer= nba= nfl= rugby tennis= olymp match= entraîne vélo= tour= psg=",
  },
  {
    name: "gaming",
    about: "video games",
    words:
      "gaming gamer minecraft fortnite roblox xbox= playstation= ps4= ps5= nintendo twitch= steam= esport pubg= valorant= gta= zelda= pokemon pokémon jeu= jeux= 게임 마크",
  },
  {
    name: "faith",
    about: "religion",
    words:
      "god= jesus= christ= lord= pray= prayer church bible= bless= blessed= faith= amen= allah= muslim islam ramadan christian jewish dieu= église= musulman religi pape= catholi dios= deus= gott=",
  },
  {
    name: "society",
    about: "protest, rights and origin",
    words:
      "protest strike= strikes= ban= banned= racis rights= black= feminis women= woman= gender= trans= gay= lgbt abortion immigra migrant refugee border= freedom equal manifest grève femmes= femme= droits= harcèl discrimin réfugié liberté polémique voile= derecho mujer",
  },
  {
    name: "career",
    about: "careers and leadership",
    words:
      "hiring= hire= career leader team= teams= company companies= employ manager ceo= founder startup entrepreneur business= office= remote= boss= recruit colleague client customer carrière équipe= patron= dirigeant",
  },
  {
    name: "relations",
    about: "love and friends",
    words:
      "boyfriend girlfriend relationship crush= couple= couples= date= dating= kiss friend= friends= bestfriend bff= marry= ex= amour= ami= amis= amie= copain copine amor= amigo 사랑",
  },
  {
    name: "school",
    about: "school and studies",
    words:
      "school student teacher college= university class= exam= exams= homework= école= étudiant élève prof= profs= bac= université lycée collège= escuela schule=",
  },
  {
    name: "dance",
    about: "dances, songs and challenges",
    words:
      "dance dancing= dancer song= sound= remix lipsync challenge= challenges= trend= savage= renegade= choreograph sing= singing= danse chante 댄스 챌린지",
  },
];
