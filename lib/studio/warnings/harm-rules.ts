import { phrases } from "./phrases.ts";

/** What kind of harm a phrase does, which decides on the words of the warning. */
export type HarmKind = "threat" | "self-harm" | "hate" | "danger" | "sale" | "assault";

/** A phrase that does harm unless what stands around it says otherwise. */
export type HarmRule = {
  kind: HarmKind;
  pattern: RegExp;
  /** What, in the same sentence and its neighbours, takes the harm out. */
  unless?: RegExp;
  /** Whether "never" and the like before it take the harm out. */
  isNegatable?: boolean;
};

/** People who are threatened or attacked, beside groups that are hated. */
const PEOPLE =
  "tourists?|cyclists?|referees?|refs?|umpires?|cops?|police(?:men|man)?|journalists?|reporters?|critics?|reviewers?|competitors?|rivals?|politicians?|landlords?|neighbou?rs?|haters?|customers?|teachers?|nurses?|doctors?|drivers?|vegans?|hipsters?|students?|infidels?|traitors?|fans?|looters?|protesters?|rioters?|demonstrators?|thieves|politicians?|mayors?|presidents?|ministers?|senators?|judges?|lawyers?|bankers?|immigrants?|witnesses|snitch(?:es)?|liberals|republicans|democrats|communists|leftists|managers?|bosses|everyone|everybody|anyone|anybody|those|people";
const GROUP =
  "(?:fat|ugly|old|poor|black|brown|white|gay|trans|disabled|foreign|jewish|muslim|arab|asian|mexican|african|indian|chinese|homeless|indigenous|autistic) (?:people|persons?|wom[ae]n|girls?|m[ae]n|guys?|folks|kids?|child(?:ren)?|famil(?:y|ies)|bast(?:ard)s?)|(?:im)?migrants|refugees|foreigners|muslims|jews|arabs|gays|lesbians|homosexuals|transsexuals|trannies|trans (?:people|women|men)|queers|blacks|black people|africans|asians|mexicans|latinos|indians|pakistanis|chinese(?: people)?|gypsies|roma|women|girls|wives|feminists|disabled people|the disabled|cripples|poor people|homeless(?: people)?|fat people|old people|ugly people";
/** Somebody in the flesh: "the next person", "your neighbour", "anyone". */
const SOMEBODY = `(?:(?:the|an?|my|your|their|his|her|our|that|this|those|these|every|any|all|some|more)(?: (?:the|next|first|other|last|damn|bloody|fucking|stupid|old|fat|own))* (?:${PEOPLE}|${GROUP}|persons?|guys?|m[ae]n|wom[ae]n|kids?|child(?:ren)?|boys?|girls?|wife|husband|mother|father|mum|mom|dad|ex|staff|owner|crowd)|(?:him|them|someone|somebody|everyone|everybody|anyone|anybody|whoever)(?= ?(?:[.,!?;]|$|who|that|with a|in the|on the|until|because|if|tonight|today|now)))`;
/** Where a call to do something begins. */
const CALL = "(?<=(?:^|[.!?:;\\n\"“]|let's|lets|should|must|go|and|just|please|to|gonna)\\s*)";
const WILL =
  "(?:i|we)(?:'ll| will| shall|'m going to| am going to|'re going to| are going to|'m gonna|'re gonna| gonna| swear(?: (?:i|we)(?:'ll| will))?)";
const CLOSE = "(?:(?!never|not)[\\p{L}'-]+,? ){0,6}";
const SPORT = phrases(
  "match(?:es)?|game|derby|season|playoffs?|tournament|rematch|league|cup|boxer|fight night|final|laughing|laughter|with kindness",
);
const PESTS = phrases(
  "photo(?:s|graph\\p{L}*)?|cameras?|portraits?|lens(?:es)?|studio|weeds?|germs?|bacteria|bugs?|mosquito(?:e?s)?|larvae|wasps?|ants?|virus(?:es)?|mould|mold|moss|lice|fleas?|ticks?|process(?:es)?|zombies?|monsters?|boss(?:es)?",
);
const BODY =
  "legs?|necks?|bones?|fac(?:e|es)|fingers?|throats?|heads?|arms?|skulls?|teeth|jaws?|knee ?caps?|knees?";
const BUILDING =
  "houses?|homes?|shops?|stores?|cars?|offices?|town hall|schools?|church|mosques?|synagogues?|embassy|hall|building|parliament|hospital|airport|stadium|mall|police station|clinic|bank|station|court(?:house)?|library|temple|restaurant|cafe|place|windows?|tyres?|tires?";

/** Threats and calls to violence, in English. */
export const THREATS: readonly HarmRule[] = [
  [
    `${WILL} ${CLOSE}(?:kill|murder|stab|strangle|behead|slaughter|execute|hunt down) (?:you|him|her|them|y'all|everyone|(?:my|our|your|the|that|this|those|these|all|every) [\\p{L}-]+)`,
  ],
  [
    `${WILL} ${CLOSE}(?:shoot|hurt|hang|burn|drown) (?:you|him|her|them|y'all|your (?:family|kids|children))(?! (?:an?|over|the|some|another|your|when|as soon|out|back|down a) )`,
  ],
  [
    `${WILL} ${CLOSE}(?:and )?(?:break|smash|crush|bash|kick|cut|slit|rip|snap)(?: (?:off|out|in))? (?:your|his|her|their|every) (?:${BODY})`,
  ],
  [`(?:slit|cut) (?:your|his|her|their) throats?`],
  [
    `(?:burn|burning|torch|blow up|bomb|shoot up|set fire to|smash up)(?: down)? (?:your|his|her|their|(?<!burn )(?:that|this|the|every|a)|(?:the|that) [\\p{L}]+'s) (?:[\\p{L}-]+ )?(?:${BUILDING})(?! (?:dance|music|record|with (?:the|our|new)))`,
  ],
  ["(?:you'll|you will) (?:wish you(?: were|'d| had) never|pay for this with)"],
  [
    "your (?:family|kids|children|wife|husband|dog|mother) (?:won't|will not|isn't|aren't|is not|are not) (?:be )?safe",
  ],
  [
    "(?:put|send|leave|end) (?:him|her|them|you|someone|somebody)(?: up)? in(?:to)? (?:the |an? )?(?:hospital|coffin|ground|grave|wheelchair|intensive care|morgue)",
  ],
  [
    `make (?:them|him|her|you|those|the|every)(?: (?:${PEOPLE}|${GROUP}))? (?:bleed|suffer|scream in pain|beg for (?:mercy|their li(?:fe|ves)))`,
  ],
  [
    `(?:${PEOPLE}|${GROUP})(?: (?:who|that) [^.!?]{1,40}?)? (?:should|must|deserves? to|ought to|needs? to|has to|have to) (?:all )?be (?:slapped|punched|kicked|whipped|beaten|drowned|stoned|hit|burned|burnt|hurt|run over|spat (?:on|at))`,
  ],
  [
    "(?:coming|come) (?:for|after) you(?=[^!?]{0,40}(?:knife|gun|bat|axe|rope|bullets?|you're dead|won't see))",
  ],
  [
    "burn (?:down )?(?:the|that|this|every) (?:[\\p{L}]+ )?(?:mosques?|synagogues?|church(?:es)?|shelters?|camps?|schools?|hospitals?|embassy|hostels?|town hall|parliament|police station|clinic)",
  ],
  [
    `(?:throw|hurl|chuck)(?: (?:it|them|stones?|rocks?|bricks?|bottles?|molotovs?(?: cocktails?)?))+ at (?:the |those |every |some )?(?:${PEOPLE}|${GROUP})`,
  ],
  [
    `${CALL}(?:punch|kick|slap|stab|shoot|kill|attack|burn|hang|choke|strangle|poison|drown|murder|rape|smack|assault|stone|lynch|gas|behead|torture|hurt|beat up|spit (?:on|at)|shove|throw (?:an? )?(?:bricks?|stones?|rocks?|acid|bottles?|bombs?|grenades?) (?:at|on)) ${SOMEBODY}(?! (?:an?|some|over) )`,
  ],
  [
    "(?:attack|burn|bomb|fire ?bomb|torch|blow up|shoot up|set fire to|smash up)(?: down)? (?:the|that|this|every|an?) (?:[\\p{L}]+ )?(?:mosques?|synagogues?|church(?:es)?|schools?|embass(?:y|ies)|hospitals?|shelters?|camps?|hostels?|parliament|police stations?|clinics?|town hall|restaurants?|court(?:house)?|temples?|kindergartens?|offices?|newsroom|airport|station)",
  ],
  ["burn [^.!?]{2,40}? to the ground"],
  [`${WILL} (?:destroy|end|ruin|finish|crush|bury|wreck|get) you(?= (?:and (?:everyone|your)|if you)|[.!])`],
  [
    "(?:bring|bringing|brings|take|taking) (?:my|an?|the) (?:gun|rifle|pistol|knife|machete|weapon) to (?:work|school|the office|church|class)",
  ],
  [
    "(?:punish|discipline|teach|raise) (?:your|the) (?:kids?|child|children|wife|dog) with (?:the|a|your) (?:belt|stick|fists?|cane|rod|whip)",
  ],
  [
    "(?:smash|kick|bash|beat|cave|stomp|knock) (?:an?|his|her|their|your|that|the|every) (?:[\\p{L}]+'s )?(?:heads?|faces?|skulls?|teeth|brains?) (?:in|out)",
  ],
  [
    "(?:needs? to|must|should|gotta|has to) be (?:taken out|dealt with|silenced|eliminated|put down)[.,! ]+(?:permanently|for good|forever)|make (?:him|her|them|you) disappear(?=[.!])|(?:make sure|see to it)(?: that)? (?:you|he|she|they) (?:'ll |will )?never (?:walk|breathe|talk|wake up|see daylight) again",
  ],
  [
    "(?:set|put|light) (?:the|that|this|their|his|her|your|every|an?) (?:[\\p{L}'-]+ ){0,2}(?:camps?|shelters?|hostels?|mosques?|synagogues?|church(?:es)?|schools?|hospitals?|homeless|houses?|homes?|refugees|migrants|cops?|tents?) on fire",
  ],
  ["brick (?:through|in) (?:the|your|his|her|their|a) windows?"],
  ["you(?:'re| are) (?:all )?(?:a )?dead (?:man|men|woman|meat)"],
  [
    "watch your back[,.!]? [^.!?]{0,40}[.!?]? ?(?:accidents happen|we(?:'re| are) coming|you(?:'re| are) next|or else)",
  ],
  ["(?:i|we) know where (?:you|he|she|they|your [\\p{L}]+) (?:live|lives|sleep|sleeps|go(?:es)? to school)"],
  [
    `(?:deserves?|ought|needs?|should|must|has|have)(?: all| to)* be (?:all )?(?:shot(?! (?:in|on|with|from|at|between|by|during))|hanged|killed|murdered|stabbed|beaten up|lynched|gassed|exterminated|beheaded|crucified|raped|burn(?:ed|t) alive|skinned alive|put down like)`,
  ],
  ["(?:put|fire|needs?|deserves?|fires?) (?:an? )?bullets? (?:in|into|through|between)"],
  [
    "(?:(?:i|we) ?)?hope (?:you|they|he|she|(?:the|that|this|your|their|every)(?: [\\p{L}'-]+){1,6}?)(?: all)? (?:dies?|burns?|crash(?:es)?|chokes?|drowns?|gets? (?:shot|killed|hit by|cancer|raped|stabbed|wiped out))",
  ],
  ["(?:you|they|he|she|people|all of (?:you|them))(?: all| both)? deserves? to (?:die|suffer|bleed|burn)"],
  [`death to (?:all |every |the |any )*(?:${PEOPLE}|${GROUP}|[\\p{L}]+ians|[\\p{L}]+cans)`],
  [
    `(?:kill|hang|shoot|lynch|gas|exterminate|slaughter|behead|stone|burn|shank|stab|run over|round up) (?:all |every |the |any |those |these |an? |some |more |next |first |other |damn |bloody |fucking |stupid )+(?:${PEOPLE}|${GROUP})`,
  ],
  ["kill them all"],
  [
    `(?:all|every|the|these|those) (?:the )?(?:${PEOPLE}|${GROUP}) (?:will|shall|must|should) (?:all )?(?:hang|bleed|burn|die)(?! (?:out|for|of|from))`,
  ],
  [
    `(?:let's|lets|should|must|needs? to|need to|gotta|has to|have to|going to|gonna|time to|and|just|please|go) (?:just |go |all |finally |really )*(?:kill|murder|shoot|stab|lynch|hang|behead|strangle|torture|maim|cripple|drown|beat up|run over|throw acid (?:at|on|in)|set (?:fire to|alight)|poison|gas|execute) (?:you|him|her|them|that|this|the|those|these|our|every|all)(?: (?:whole|damn|stupid|fat|old|bloody|fucking))?(?: (?:${PEOPLE}|${GROUP}|family|families|kids?|children|wife|husband|ex|boss|guy|man|woman|girl|boy|face))?(?= ?(?:[.,!?;]|$|already|now|tonight|today|for|because|before|when|with|so|and|until|he|she|they|at|in))`,
  ],
  [
    "throw acid (?:at|on|in)|set (?:fire to|alight) (?:the|that|a|their) (?:[\\p{L}]+ )?(?:shelter|camp|hostel|tents?|people|homeless)",
  ],
  [
    `(?:drive|chase|beat|kick|throw|run)(?: [\\p{L}]+)? (?:${GROUP}|the homeless|them) (?:out|off|away)(?=[^.!?]{0,60}(?:bats?|sticks?|knives|guns?|tonight|force|fire|clubs))`,
  ],
  [
    "(?:gets?|deserves?|earns?|needs?) a (?:good )?(?:beating|kicking|thrashing|bullet|knife|punch in the|slap in the)",
  ],
  [
    `(?:every|all|any) (?:the )?(?:${PEOPLE}|${GROUP}) (?:is|are) (?:now )?(?:an? )?(?:legitimate )?(?:targets?|fair game)`,
  ],
  [
    "pay (?:for (?:it|this) )?(?:in|with (?:your|his|her|their)) (?:blood|li(?:fe|ves))|snitches (?:get stitches|end up in ditches)",
  ],
  [
    "i(?:'ve| have)(?: got)? a (?:gun|knife|rifle|bat)[^.!?]{0,40}(?:know (?:where|when)|waiting for you|coming)",
  ],
  [
    `(?:beat up|jump|mug|attack|assault|punch|kick|slap|spit (?:on|at)|trip|push|ambush|hunt down) (?:an?|the|that|this|every|all|some|your|any) (?:[\\p{L}]+ )?(?:${PEOPLE}|${GROUP})`,
  ],
  [
    `(?:let's|lets|go and|we should|come and|time to|everyone|tonight we)(?: all)?(?: [\\p{L}']+){0,7}? (?:smash|trash|burn|torch|attack|wreck|slash|vandali[sz]e|raid|storm) (?:his|her|their|that|the [\\p{L}]+'s) (?:[\\p{L}]+ )?(?:${BUILDING}|${BODY})`,
  ],
  [
    "(?:bring|grab|take|get|load) (?:your |the |some )?(?:guns?|knives|rifles?|weapons?|bats?|machetes?)[^.!?]{0,60}(?:teach|lesson|revenge|blood|fight|them pay|referee|survive|settle)",
  ],
  ["lessons? (?:they|he|she|you)(?: will not| won't|'ll never| will never) (?:survive|walk away from)"],
  [
    "pay (?:him|her|them|the [\\p{L}]+) a visit[^.!?]{0,40}(?:hurt|regret|sorry|lesson|bleed|scare|suffer|pain)",
  ],
  ["until (?:they|he|she|you|it) (?:bleeds?|stops? breathing|can't walk)"],
  [
    "(?:hit|beat|slap|punch|choke|smack|spank|whip|belt) (?:your|his|the) (?:wife|husband|girlfriend|boyfriend|kids?|child|children|partner|mother)(?! (?:at|in|to|with|up with a|on) )",
  ],
  [
    "(?<=(?:^|[.!?:\\n]|let's|go|just|please|and) ?)(?:kick|beat|punch|drown|poison|torture|strangle|stab|hurt|shoot) (?:an?|your|the|that|any|every|some|all|these|those)? ?(?:the )?(?:stray |street |neighbou?r'?s'? )?(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|horses?|pigeons?)(?!'s feelings| (?:park|walk|run|show|photo|video|portrait))",
  ],
].map(([source = ""]): HarmRule => {
  return {
    kind: "threat",
    pattern: phrases(source),
    // "We'll kill them on Saturday" is sport; whoever is told to bring arms to a match is not.
    ...(source.startsWith("(?:bring") ? {} : { unless: new RegExp(`${SPORT.source}|${PESTS.source}`, "gu") }),
    isNegatable: true,
  };
});

const HELP = phrases(
  "hotline|helpline|help ?line|988|samaritans|prevention|you(?:'re| are) not alone|talk to (?:us|someone|somebody|a doctor)|call or text|seek help|get help|awareness|if you(?:'re| are)? (?:think|thinking|feel|feeling)|seelsorge|3114|116 ?123|needing help|reach out",
);

/** Words that push somebody to hurt themselves, in English. "Kys" is a kiss in Danish and Norwegian. */
export const SELF_HARM: readonly HarmRule[] = [
  "(?:kill|hang|shoot|neck|hurt|cut|starve|choke|drown|burn) (?:yourself|yourselves|urself|ur self)(?! (?:an?|some|the|laughing|with (?:laughter|kindness)|off|out|in|a slice|free|short|down)(?!\\p{L}))",
  "(?:just |go |please |and )(?:off|delete) yourself|(?:end|unalive) yourself(?! (?:up|with|in|on|from) )|waste of (?:oxygen|skin)|do (?:us|everyone|the world)(?: all)? a favou?r and (?:die|jump|disappear)",
  "(?:you|they) don't deserve to (?:live|exist|breathe)|(?<=(?:^|[.!?\\n]) ?)(?:go )?jump off a (?:bridge|roof|cliff|building)(?=[.!])",
  "kys(?! (?:og|fra|til|på|min|mig|meg|deg|dig|den|det))",
  "go (?:and )?die(?=\\s*(?:$|[^\\p{L}\\s]|(?:in a|already|lol)))",
  "(?:go|just|please|why don't you|you should)(?: and| just| go)* jump (?:off|from) (?:a|the|your) (?:bridge|roof|cliff|building|balcony)",
  "(?:you|they|people)(?: all)? should(?: all| just)* die(?: already| now)?(?! (?:for|of|to|hard|laughing|from) )",
  "(?:end|take) your (?:own )?life(?! (?:to|in|back|into|from|on|with) )",
  "(?:nobody|no one|no-one) (?:would|will|'d|'ll)(?: even)? (?:miss you|notice (?:if|when) you(?:'re| are|'d| were| had)? (?:died|dead|gone|disappeared))",
  "(?:you(?:'d|'re| would be| are)|everyone(?:'s| is| would be)) better off (?:dead|without you)",
  "world (?:would be|is|'d be)(?: a)? better(?: off| place)? without you",
  "(?:slit|cut|slash) your wrists?|cut deeper",
  "jump (?:in front of|under) (?:the|a) (?:train|bus|car|truck|tram|lorry)",
  "(?:just|only|nothing but) (?:water|cigarettes|coffee|air|ice)(?: and (?:water|cigarettes|coffee|air|ice|gum))?,? (?:and )?no food",
  "(?:just )?end it(?=\\s*[.!]|\\s*$)|end it all(?! (?:with|in|on)) ?|(?:cutting|burning|hurting|starving) yourself (?:feels|is (?:fun|good|the|so|beautiful))|(?:only |just )?[1-7]\\d\\d calories (?:a|per) day",
  "ashamed to be alive|should(?:n't be alive| be dead)|(?:nobody|no one) (?:cares if you (?:die|live)|would care if you)",
  "(?:depressed|suicidal|hopeless|worthless|being (?:this|so) ugly|hate your life|tired of life)[^!]{0,50} (?:bridge|rope|pills|razor|cliff|noose)(?! (?:jump|climb|course|walk))",
  "thinspo|thinspiration|pro-?ana|bonespo",
  "(?:eat nothing|don't eat|no food|stop eating)(?: anything| at all)? (?:for|until) (?:\\d+|two|three|four|five|six|seven|ten|a|your|the|you)",
  "hunger is (?:just )?weakness",
  "nothing tastes as good as skinny feels",
  "(?:throw|throwing) up (?:after|your) (?:every|each|your|meals?|all|dinner|lunch)|make yourself (?:sick|vomit|throw up)",
  "(?:just |then )?starve (?:for|until) (?:\\d+|a|an|one|two|three|four|five|your|you|the)|(?:use|take|taking|try|pop) laxatives",
  "(?:take|swallow|down|pop|eat) (?:\\d{2,}|twenty|thirty|forty|fifty|all|(?:an?|the) (?:whole |entire )?(?:handful|bottle|box|pack)) (?:of )?(?:these |those |your |the )?(?:[\\p{L}]+ )?(?:pills|tablets|painkillers)",
].map(
  (source): HarmRule => ({ kind: "self-harm", pattern: phrases(source), unless: HELP, isNegatable: true }),
);

const DEHUMANISED =
  "vermin|parasites?|cockroach(?:es)?|rats?|animals|sub ?humans?|filth|filthy|scum|(?:a |the )?(?:disease|plague|cancer|burden|virus|pest|stain|disgrace|abomination|infestation|problem)|criminals|rapists|terrorists|thieves|inferior|savages|monkeys|apes|pigs|dogs|garbage|trash|leeches|dirty|stupid|lazy|not (?:people|humans?|welcome)|property|objects|cattle|second[- ]class|sub-?human|mentally ill|worthless|freaks|perverts|invaders|too (?:stupid|dumb|weak|emotional|lazy) (?:to|for)";
const SAID = phrases(
  "myth|lies?|lie|stereotypes?|racists?|racism|hate speech|wrong to say|they said|he said|she said|who say|who says|called|calls|calling|against|stop|never again|history|museum|exhibition|quote[ds]?|posted|arrested|convicted|fined",
);

/** Contempt for a group of people, in English. */
export const HATE: readonly HarmRule[] = [
  `(?:${GROUP}) (?:are|r)(?: all| just| nothing but| a bunch of| like| such| only| basically)* (?:${DEHUMANISED})`,
  `(?:${GROUP}|they) (?:aren't|are not|ain't) (?:even )?(?:real )?(?:people|humans?|human beings|women|men|welcome)`,
  `(?:we|i) (?:don't|do not|won't|will not|never|refuse to) (?:serve|hire|want|rent to|sell to|cater (?:to|for)|employ|allow|date|like) (?:any )?(?:${GROUP})`,
  `(?:${GROUP}) (?:can't|cannot|can not) be trusted`,
  `(?:${GROUP}) (?:shouldn't|should not|mustn't|must not|have no right to|don't deserve to|don't belong|do not belong) (?:be (?:allowed|seen|here|served|born)|exist|live|vote|breed|work|drive|in (?:our|this|my|the))`,
  `(?:${GROUP}) (?:should|must|need to|have to) (?:all )?(?:shut up|go home|leave (?:this|our|the|my) (?:country|town|city|street|neighbou?rhood)|stay (?:at )?home|know their place|disappear|be (?:cured|converted|fixed|castrated|chained|burn(?:ed|t)|deported|sterili[sz]ed|locked up|banned|removed|eradicated|shot|gassed|put down))`,
  `(?:get rid of|wipe out|eradicate|cleanse|purge|expel|eliminate) (?:all |the |these |those )+(?:${GROUP})`,
  "send (?:them|'em)(?: all)? back (?:(?:to )?where|to their)",
  `(?:${GROUP}) (?:steal|stink|lie|cheat|smell|brought (?:the|this)|spread (?:the|diseases?|filth)|ruin|breed like)`,
  `(?:stay away from|keep (?:out )?(?:the )?|stay clear of) ?(?:${GROUP})(?: out(?: of)?)?(?=\\s*(?:[.!,]|our|town|of))`,
  "(?:only|just) (?:hire|serve|want|rent to|employ|sell to) (?:the )?(?:whites|white people|aryans|real (?:germans|americans|men))|holocaust (?:never happened|is a (?:lie|hoax)|was a (?:lie|hoax))",
  `(?:${GROUP}) belong in (?:the )?(?:cages?|camps?|zoos?|prison|trash|ovens?|hell|jungle|gutter|asylum)`,
  "no (?:blacks|jews|muslims|gays|foreigners|immigrants|migrants|arabs|gypsies|refugees|asians|mexicans|indians)(?=\\s*(?:[,.!]|allowed|here|please|welcome|wanted|in (?:our|my|this|the)|inside|at our|on our))",
  `(?:${GROUP})(?: [\\p{L}]+){0,6} (?:sent|send|back|belong|go|put|into|in) (?:[\\p{L}]+ ){0,3}gas chambers?`,
  `(?:kick|throw|send|drive|get)(?: out)?(?: all)?(?: the| these| those)? (?:${GROUP})(?: [\\p{L}]+){0,2} (?:out of|back to where|back home|off our)`,
  "go back to (?:your|their) (?:own )?(?:country|countries)|go back (?:to )?where (?:you|they) came from|(?<=(?:^|[.!?,]|just|should|please) ?)go back to (?:africa|mexico|china|india|pakistan)",
  "(?:jews|muslims|immigrants|migrants|foreigners) (?:control|run|own|rule|steal|are (?:taking over|stealing|ruining|destroying))",
  "(?:women|girls|wives|a woman|your wife) belongs? in the kitchen(?!,? (?:the|and|or|wherever|anywhere|everywhere)|[^.!?]{0,40}(?:wherever|everywhere|anywhere))",
  "(?:homosexuality|being (?:gay|trans|black|jewish)|islam|judaism|feminism) is an? (?:disease|cancer|plague|sickness|mental illness|abomination|virus|mistake)|gay cure",
  "(?:gays?|gay people|homosexuals|lesbians|trans people|queers) (?:are|is) (?:sick|ill|disgusting|unnatural|perverted|sinners)",
  `(?:${GROUP}),? (?:get out|go home|stay out|keep out|out)(?: of (?:our|this|my)|[.!])`,
  "lesbians (?:just |only )?need a (?:real )?man",
  "white power|heil hitler|sieg heil|hitler was right|hitler did nothing wrong|gas the jews|race war now|1488",
  "faggots?|niggers?|kikes?|wetbacks?|ragheads?|towelheads?|sand niggers?|trannies|spics(?! (?:and|n) span)|gooks|retards(?! (?:de|du|des|d'|sur|dans|et|à|importants|possibles|sont|en|pour))",
].map((source): HarmRule => ({ kind: "hate", pattern: phrases(source), unless: SAID }));
