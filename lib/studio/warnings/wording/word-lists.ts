/** Words by what they are in a draft that may hurt: a class says of a new word what is known of its like. */
export const WORD_LISTS: Record<string, string> = {
  suffering: `victim victims survivor survivors casualty casualties fatality fatalities corpse corpses bodies remains
    funeral funerals obituary obituaries widow widowed widower orphan orphans orphaned bereaved mourn mourns
    mourned mourning mourner grief grieving grieve grieves coffin coffins casket hearse morgue grave graves
    graveside burial buried cremation ashes hospice coma morphine terminal amputee amputees amputated amputation
    paralysed paralyzed hypothermia suffocated suffocating trampled starvation starving starved starve famine
    malnourished dehydrated drowned drowning stranded trapped wounded injured maimed burned-out homeless evacuated
    evacuation evacuee evacuees evicted eviction refugee refugees displaced fled fleeing hostage hostages captive
    kidnapped abducted missing searchers divers rescuers rescue coroner autopsy manslaughter murdered killed slain
    slaughtered massacred executed tortured raped molested abused assaulted beaten stabbed shot gunned shooting
    shootings gunman shooter bomber suicide suicides suicidal overdose overdosed miscarriage miscarried stillborn
    stillbirth infertile leukaemia leukemia tumour tumor chemo chemotherapy metastasis dementia alzheimer
    alzheimer's parkinson's amnesia stroke paralysis ventilator ventilators intensive enslaved slavery slaves
    lynched lynching apartheid genocide holocaust auschwitz dachau treblinka srebrenica rwanda hiroshima nagasaki
    chernobyl fukushima katrina columbine grenfell hillsborough titanic challenger trauma ptsd disfigured laid-off
    layoffs sacked redundancies bankrupt foreclosed died death deaths dead toll perished fatal fatally deceased
    condolences condolence heartbroken tragedy tragic disaster catastrophe rubble collapsed wreckage debris
    devastated devastation destroyed mayday distress lifeless hanged prisoner prisoners inmate death-row execution
    cull culled extinct extinction victime victimes sinistrés sinistré deuil enterrement obsèques veuve orphelin
    orphelins noyés noyé mort morts morte décès blessés otages otage réfugiés attentat fusillade séisme
    inondations inondation disparus naufrage licenciés suicidé opfer beerdigung trauer witwe waisen tote toten
    toter gestorben verstorben ertrunken verletzte geiseln geflüchtete flüchtlinge anschlag amoklauf erdbeben
    hochwasser überschwemmung vermisste vermisst unglück entlassen krebs hospiz víctimas víctima luto duelo
    entierro viuda huérfanos muertos muerto muertas muerte fallecidos falleció ahogados heridos rehenes refugiados
    atentado tiroteo terremoto inundación riada dana desaparecidos despedidos cáncer vítimas vítima enterro
    velório viúva órfãos mortos morreu faleceu afogados feridos reféns tiroteio enchente enchentes desabrigados
    demitidos câncer vittime vittima lutto funerale funerali vedova orfani morti annegati feriti ostaggi profughi
    attentato sparatoria alluvione dispersi licenziati tumore slachtoffers slachtoffer begrafenis rouw weduwe
    doden overleden verdronken gewonden gijzelaars vluchtelingen aanslag aardbeving overstroming vermist ontslagen
    kanker ofiary ofiar ofiarom pogrzeb żałoba żałobie wdowa zginęli zginął zmarł zmarła utonęli ranni zakładnicy
    uchodźcy zamach powódź powodzi trzęsienie zaginieni zwolnieni rak kurbanlar ölü ölenler öldü hayatını kaybetti
    cenaze yas dul yetim yaralı rehine mülteci saldırı deprem sel enkaz kayıp işten çıkarıldı kanser korban tewas
    meninggal pemakaman duka janda yatim tenggelam terluka sandera pengungsi gempa banjir longsor hilang phk ضحايا
    ضحية الضحايا جنازة حداد أرملة أيتام قتلى غرق جرحى رهائن لاجئين زلزال الزلزال فيضان السيول مفقود पीड़ित
    पीड़ितों शव मौत मृतक निधन अंतिम शोक विधवा अनाथ डूब घायल बंधक शरणार्थी हमला भूकंप बाढ़ लापता कैंसर`,
  calamity: `earthquake quake aftershock hurricane typhoon cyclone tsunami tornado wildfire wildfires bushfire inferno
    landslide mudslide avalanche avalanches flood floods flooding floodwater drought eruption erupted volcano
    heatwave blizzard derailment derailed shipwreck capsized sank sinking explosion meltdown spill stampede crash
    crashed pile-up wreck accident collision blaze outbreak epidemic pandemic covid covid-19 corona coronavirus
    ebola cholera monkeypox plague blackout sinkhole outage quarantine lockdown terror terrorist terrorists
    terrorism bombing bombings bombed bombs missile missiles airstrike airstrikes shelling shelled war wars
    warzone frontline trenches siege invasion invaded drone drones conflict ceasefire coup riot riots protest
    protests looting troops soldiers soldier veterans conscription draft hostility occupation sanctions ukraine
    gaza kyiv rafah aleppo sudan yemen syria lebanon myanmar haiti kharkiv mariupol donbas guerre krieg guerra
    oorlog wojna savaş perang الحرب युद्ध incendie feu feux waldbrand brand absturz unfall lawine incendio
    incendios accidente volcán avalancha incêndio queimadas acidente frana incidente valanga lawina pożar wypadek
    yangın kaza çığ kebakaran kecelakaan`,
  figure: `king queen pope president princess prince comedian actor actress singer legend icon footballer celebrity coach
    founder founder's grandmother grandma gran nan mum's dad's hero heroes nurse nurses climber climbers skier
    skiers hiker hikers miner miners passenger passengers sailor sailors pilot crew runner runners penguin whale
    koala pandas orangutan`,
  goods: `pizza burger burgers sandwich wrap wraps taco tacos burrito sushi ramen noodles pho curry biryani kebab wings
    fries nachos chips crisps popcorn steak ribs brisket bacon sausage chicken fish tuna shrimp oysters lobster
    salad soup bread sourdough bagel bagels croissant doughnut doughnuts donut donuts cake cakes cupcake cupcakes
    cookie cookies brownie brownies pie pies tart pancakes waffles ice-cream gelato sundae popsicle lolly
    chocolate candy sweets gummies jam honey cheese yoghurt coffee latte espresso cappuccino frappé matcha tea
    chai smoothie smoothies juice lemonade soda cola beer lager ale ipa wine prosecco champagne gin vodka rum
    whisky margarita margaritas martini martinis mojito spritz cocktail cocktails shots pitcher buffet brunch
    dinner supper lunch platter menu starter dessert side shoes shoe sneakers trainers boots wedges heels sandals
    slippers socks sock hoodie hoodies jumper jumpers sweater sweaters cardigan jacket jackets coat coats parka
    raincoat umbrella umbrellas dress dresses gown skirt skirts jeans denim trousers leggings shorts shirt shirts
    t-shirt tee tees tank-top bikini bikinis swimwear swimsuit lingerie bra bras hat hats cap caps beanie scarf
    scarves gloves belt belts bag bags tote totes backpack backpacks purse wallet suitcase suitcases luggage watch
    watches ring rings necklace necklaces bracelet bracelets earrings jewellery jewelry sunglasses glasses perfume
    perfumes fragrance lipstick lipsticks eyeliner mascara blush concealer foundation highlighter serum
    moisturiser moisturizer cream lotion balm soap shampoo conditioner skincare make-up makeup nails manicure
    facial massage spa haircut candle candles diffuser pillow pillows mattress mattresses duvet blanket blankets
    sheets towel towels curtain curtains rug rugs sofa sofas couch recliner recliners armchair table lamp lamps
    mug mugs glassware tumblers plates pan pans knife-set grill grills barbecue bbq heater heaters fan fans
    air-con purifier filter vacuum kettle toaster blender phone phones headphones speaker speakers laptop tablet
    console game games app toy toys plush lego puzzle puzzles blaster poster posters print prints sticker stickers
    book album mixtape playlist podcast ep record vinyl tickets ticket pass passes flight flights cruise cruises
    hotel hotels getaway holiday holidays tour tours trip trips kayak kayaks surfboard surfboards boat boats bike
    bikes car cars tyres insurance loan loans mortgage card membership subscription course masterclass class gym
    yoga workout collection line range drop launch edition set sets bundle kit kits pack packs sérum canapé
    chaussures baskets manteau robe sac parfum bougie bougies matelas valises glace gâteau bière vin café schuhe
    jacke kleid tasche kerze kerzen kissen matratze boxspring kuchen eis bier wein kaffee koffer zapatos abrigo
    vestido bolso vela velas colchón sofá tarta helado cerveza vino hamburguesa maletas sapatos casaco bolsa sofás
    bolo sorvete cerveja vinho hambúrguer malas scarpe cappotto vestito borsa candela materasso divano torta birra
    tonno valigie schoenen jas jurk tas kaars matras bank taart ijs visschotel koffie buty kurtka sukienka torba
    świeca materac kanapa tort lody piwo kawa walizki oscypki ayakkabı elbise çanta mum yatak koltuk pasta
    dondurma kahve bavul sepatu jaket gaun lilin kasur kue kopi koper حذاء أحذية حقيبة عطر شموع قهوة برجر قميص
    मोमबत्ती जूते कपड़े पिज़्ज़ा बर्गर`,
  promo: `sale sales discount discounts discounted deal deals bargain bargains coupon voucher vouchers promo code offer
    offers special specials clearance outlet bogo doorbuster half-price off save savings saving free price prices
    priced cheap cheaper cheapest dollars euros pounds bucks from only now today new launch launches launching
    launched meet introducing live drop drops dropped dropping restock restocked back here available stock order
    orders preorder pre-order pre-save presave stream subscribe swipe link bio tap click shop shopping buy book
    booking grab get yours treat enjoy try visit join sign checkout cart bundle shipping delivery giveaway
    giveaways raffle win wins winner membership trial rabatt angebot angebote preise preis sparen gutschein jetzt
    neu neue soldes promos promotion réduction remise prix profitez nouveau nouvelle découvrez oferta ofertas
    descuento rebajas precio precios cupón ven nuevo nueva compra promoção desconto descontos preço preços cupom
    novo nova conheça aproveite sconto sconti offerta offerte prezzi prezzo saldi codice nuovo nuova scopri
    korting uitverkoop aanbieding nieuw nieuwe koop zniżka promocja wyprzedaż ceny kup nowa nowy nowe zapraszamy
    indirim fiyat fiyatlar stokta yeni satışta kaçırma diskon harga beli baru خصم تخفيضات عرض الكود جديد اطلب छूट
    सेल ऑफर दाम कोड नया ऑर्डर 発売 新作 セール 割引 お見舞い`,
  disaster: `earthquake quake aftershock hurricane typhoon cyclone tsunami tornado wildfire bushfire blaze inferno landslide
    mudslide avalanche flood flooding floodwater drought famine eruption volcano storm disaster catastrophe tragedy crash
    derailment shipwreck sinking collapse explosion blast meltdown spill stampede crush pileup wreck collision accident
    katrina sandy fukushima chernobyl bhopal titanic grenfell lahaina pompeii séisme inondation ouragan incendie naufrage
    canicule erdbeben hochwasser flut überschwemmung waldbrand absturz unglück terremoto huracán inundación incendio dana
    riada enchente furacão desabamento deslizamento alluvione uragano frana naufragio overstroming aardbeving deprem sel
    powódź زلزال فيضان भूकंप बाढ़ gempa banjir mafuriko`,
  war: `war wartime invasion airstrike strike bombing bomb missile shelling siege battlefield frontline soldier troop troops
    drone draft ceasefire occupation genocide holocaust massacre ethnic hiroshima nagasaki auschwitz dachau treblinka nazi
    ukraine kyiv gaza rafah aleppo syria sudan yemen bosnia rwanda srebrenica kristallnacht guerre krieg guerra guerre oorlog
    savaş wojna حرب غزة युद्ध perang vita refugee migrant asylum displaced evacuee evacuated évacué réfugié flüchtling
    refugiado profugo shelter rubble bloodshed`,
  attack: `shooting shooter gunman massacre attack attacker terrorist terrorism terror hostage bomber stabbing murder murderer
    killer killing assassination lynching rape rapist assault abuse kidnapping kidnapped abduction missing columbine parkland
    uvalde bataclan utoya christchurch manchester charlie riot looting looter 9/11 9-11 911 attentat fusillade anschlag
    amoklauf atentado tiroteo tiroteio attentato sparatoria strage aanslag هجوم हमला`,
  death: `dead death died die dies dying deceased victim casualty corpse coffin casket grave burial buried funeral widow orphan
    mourn mourning grief grieving grieve bereaved perished drowned drown drowning starving starved starve suicide stillborn
    miscarriage passed lost rip loss fatal fatality toll killed mort morte morto mortos muerto muerte muerta tot tote toten
    opfer victime víctima vítima vittima obsèques enterrement beerdigung funerale entierro enterro trauer deuil luto lutto
    slachtoffer ofiara ضحايا الضحايا وفاة पीड़ितों मौत korban waathirika decapitated mutilated`,
  illness: `cancer tumour tumor leukaemia leukemia chemo chemotherapy aids hiv ebola cholera covid covid-19 corona coronavirus
    pandemic lockdown quarantine epidemic outbreak plague monkeypox dementia alzheimer alzheimer's parkinson's stroke
    ventilator icu ward hospice depression depressed anorexia anorexic bulimia bipolar schizophrenia schizophrenic psycho
    psychotic autistic autism down's infertile infertility paralysed amputee ptsd overdose addict krebs cáncer câncer cancro
    pandémie pandemie pandemia`,
  hardship: `homeless beggar poverty poor evicted eviction bankrupt bankruptcy layoff laid-off unemployed jobless foreclosure
    debt recession hungry slave slavery plantation sharecropper genocide apartheid segregation orphanage cage cages sans-abri
    obdachlos bettler mendigo sintecho`,
  remembrance: `memorial remembrance anniversary vigil silence tribute commemorate commemoration honour honor half-mast lest
    forget poppy anzac veterans juneteenth mlk hommage gedenken volkstrauertag totensonntag homenaje homenagem memoria memória`,
  sympathy: `thoughts prayers pray praying hearts heartbroken condolences sympathy sorrow saddened devastated shocked grieve
    tragic heartbreaking pensées prières condoléances beileid gedanken pésame condolencias sentimentos orações condoglianze
    preghiere gedachten تعازينا संवेदना`,
  offer: `sale sales discount discounts discounted deal deals bargain bargains coupon voucher vouchers promo promotion promotions
    code save savings saving off free price prices priced cheap cheaper cheapest clearance bogo half-price offer offers special
    specials doorbuster buy shop shopping order checkout cart bundle outlet giveaway giveaways raffle win wins ticket tickets
    menu combo shipping delivery stock restock subscribe trial rabatt angebot angebote preise preis reduziert gutschein sparen
    ausverkauf soldes promo promos réduction remise prix billets oferta ofertas descuento rebajas precio precios cupón promoção
    desconto descontos preço preços cupom sconto sconti offerta offerte prezzi prezzo saldi codice korting uitverkoop indirim
    fiyatlar خصم تخفيضات الكود छूट सेल दाम कोड diskon harga punguzo bei wyprzedaż cen ingressos entradas biglietti`,
  festivity: `celebrate celebrating celebration party partying cocktail cocktails shots drinks happy hour brunch buffet fun
    enjoy treat cheers toast rave karaoke bbq champagne costume costumes festive feier party fête fiesta festa`,
  laughter: `lol lmao rofl haha hahaha hehe 😂 🤣 😹 😆 joke jokes joking kidding funny hilarious mdr jaja jajaja kkkk rsrs ahah ahahah`,
  help: `donate donates donating donation donations proceeds fundraiser relief charity aid volunteer volunteers rebuild helpline
    hotline support helping fund raising match matched collecting collect shelter soup blankets hospice red cross unicef
    helpen spenden spende don dons reversés donar donamos donación doação doamos doar donazione doniamo ricostruzione ayudar
    ajudar aider aiutare helfer nقت نتبرع दान menyumbang tunachangia oddajemy bağışlıyoruz yardım`,
  closing: `closed close closing cancelled canceled postponed refund refunded reopen reopening suspended fermé fermée geschlossen
    cerrado cerramos abrimos fechada fechado chiuso chiusi dicht kapalıyız مغلق बंद`,
  telling: `museum exhibition film movie cinema novel book podcast documentary episode thriller game play theatre tour lecture
    history story crime series band album concert song author guide report study research talk webinar course class training
    workshop roman krimi film filme película novela libro livro romanzo giallo polar`,
  violence: `kill murder stab shoot strangle behead slaughter execute hang lynch burn torch beat punch kick slap smash hit hurt
    crush choke drown poison attack bomb break knock whip spank rape bleed suffer torture gut skin bury destroy wreck hunt
    ambush mug gas stone maim cripple shove spit bash tuer frapper pendre brûler casser töten schlagen umbringen verbrennen
    brechen matar golpear quemar colgar pegar bater queimar quebrar uccidere picchiare bruciare spaccare appendere`,
  weapon: `gun guns knife knives rifle rifles pistol pistols bat bats brick bricks stone stones rope noose bullet bullets acid
    petrol molotov machete axe hammer blade razor crowbar fist fists belt pitchfork firearm silencer ammo ak-47 glock
    couteau messer kugel cuchillo faca coltello bastoni bala navaja marteau`,
  body: `neck throat face head skull teeth jaw legs leg bones bone kneecaps fingers wrist wrists arms nose eye eyes ribs
    dents gueule jambes zähne nase cabeza piernas cara dientes testa gambe faccia pernas`,
  person: `reviewer referee ref umpire cop police policeman journalist reporter critic competitor rival politician landlord
    neighbour neighbor customer teacher nurse doctor driver cyclist tourist warden mayor minister president senator judge
    lawyer banker boss manager colleague ex wife husband girlfriend boyfriend daughter son kid kids child children mother
    councillor councilwoman councilman activist protester protesters demonstrator influencer blogger intern waiter waitress
    witness snitch fan fans striker strikers squatter tenant tenants vegan vegans hater haters opponent opponents maire
    ministre prof bürgermeister minister alcalde prefeito sindaco árbitro arbitro schiedsrichter arbitre`,
  group: `immigrant immigrants migrant migrants foreigner foreigners refugee refugees muslim muslims jew jews jewish arab arabs
    black blacks white whites asian asians african africans mexican mexicans indian indians chinese gypsy gypsies roma gay gays
    lesbian lesbians homosexual homosexuals trans transgender queer women woman girls female females feminist feminists disabled
    cripple fat fatties obese ugly old elderly boomers christian christians hindu hindus catholic catholics atheists pakistanis
    turks latinos foreign races race tribe arabes juifs noirs étrangers immigrés musulmans femmes gros ausländer türken juden
    muslime schwule frauen flüchtlinge dicke behinderte moros gitanos negros inmigrantes judíos mujeres gordas maricones gorda
    imigrantes nordestinos mulheres judeus stranieri immigrati ebrei zingari donne grassi musulmani buitenlanders suriyeliler
    المهاجرون النساء मुसलमान औरतों`,
  contempt: `vermin parasite parasites cockroach cockroaches roaches rats rat animals subhuman filth filthy scum disease plague
    criminals rapists thieves inferior savages monkeys apes pigs dirty stupid lazy worthless freaks perverts invaders leeches
    disgusting retard retarded spastic trash garbage useless pathetic loser losers stink smell degenerate degenerates sinners
    unnatural abomination burden vomit parásitos plaga ratas vermine sales ungeziefer abschaum pragas lixo feccia schifo`,
  exclusion: `deport expel banish ban banned exclude unwelcome elsewhere segregate apply hire serve rent allowed keep out away
    belong country home louer alquilamos affittiamo contratamos`,
  minor: `kid kids child children teen teens teenager teenagers minor minors underage schoolkids pupils schoolgirl schoolgirls
    schoolboy toddler toddlers baby babies newborn newborns infant infants preteen eighth-grade grade school playground
    schoolyard kindergarten nursery lunchbox classmates collégiens mineurs ados bébé schüler kinder baby fläschchen menores
    niños bebé biberón crianças bebê molecada mamadeira minorenni bambini ragazzini biberon neonato أطفال बच्चों`,
  drink: `vodka whisky whiskey rum gin beer wine tequila brandy alcohol liquor booze alcopop alcopops shots schnaps rhum bier
    cerveza cachaça grappa anís drunk wasted hammered tipsy keg kegs`,
  restricted: `vape vapes vaping cigarette cigarettes tobacco snus nicotine weed cannabis joint joints edibles cocaine coke mdma
    molly ecstasy heroin meth lsd fentanyl ketamine xanax xannies addies oxys oxy percs adderall steroids opioids opiates crack
    shrooms ghb roofie roofies rohypnol casino slots roulette gambling fake passports ids counterfeit stolen ivory rhino
    prescription-free serial unregistered silencers cigarro cigarrillos zigaretten sigarette`,
  secrecy: `discreet discreetly untraceable telegram signal anonymous cash dm secretly secret unnoticed undetected quietly hidden
    hide nobody'll permanently`,
  medicine: `insulin chemo chemotherapy radiotherapy medication meds medicine pills pill tablets antidepressants antibiotics
    lithium inhaler statins vaccine vaccines vaccinated vaccination jab jabs mmr surgery operation doctor doctors hospital
    ambulance treatment therapy dialysis pacemaker epipen insuline chimio vaccin insulina quimio chemio vacuna vacina vaccini
    impfen impfung medikamente الأنسولين इंसुलिन insülini`,
  remedy: `cure cures cured heals heal detox cleanse miracle crystal crystals turmeric juice tea oil oils oregano tonic powder
    herbal herbs natural naturally alkaline ivermectin homeopathic silver salve necklace bracelet soup supplement supplements
    guérit soigne tisane heilt kristalle cura canela chá tisana`,
  toxic: `bleach disinfectant chlorine antifreeze peroxide methanol turpentine kerosene gasoline petrol detergent borax ammonia
    mercury lysol lye paraquat arsenic cyanide javel lejía amoniaco candeggina bleichmittel sanitária lixívia deodorant aerosol
    charcoal propane nitrous batteries magnets`,
  fasting: `starve starving fasting fast skinny thin thinner bones calories calorie purge laxative laxatives vomit ribs skip
    meals dinner breakfast eat eating diet weight kilos pounds thinspo ana thigh gap size manger comer essen magra flaca`,
  despair: `worthless pointless hopeless burden lonely useless unwanted nobody alone hate yourself tired ugly unloved personne
    nadie ninguém nessuno keiner kimse`,
  endings: `jump bridge cliff roof ledge platform tracks rope noose pills razor blade wrists cut cutting cutter end
    yourself unalive overdose gas exhaust toi-même dich mátate salta`,
  consent: `drunk passed-out unconscious asleep no stop consent refuse refuses spike spiked drink skirt slut bitch easy wants
    wanted stalk stalking follow track spy camera nudes upskirt revenge ex grope whistle sober date girl girls`,
  driving: `drive driving driver wheel car speed kmh mph motorway highway seatbelt belt belts helmet helmets road roads race racing
    brake brakes`,
  dare: `challenge dare film filmed video tag clip viral bravest craziest record hashtag tiktok winner post`,
  warning: `never don't dont not warning danger dangerous risk risks avoid prevent prevention safe safely safety protect please
    myth jamais nie niemals nunca mai attention vorsicht`,
  lure: `you we our your us ours`,
};
