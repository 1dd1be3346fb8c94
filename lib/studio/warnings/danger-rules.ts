import type { HarmRule } from "./harm-rules.ts";
import { phrases } from "./phrases.ts";

const TOXIC =
  "bleach|disinfectants?|chlorine(?: dioxide)?|anti-?freeze|hydrogen peroxide|methanol|turpentine|kerosene|gasoline|petrol|lighter fluid|laundry (?:pods?|detergent|capsules?)|detergent(?: pods?)?|tide ?pods?|borax|drain cleaner|ammonia|paint thinner|rat poison|hand saniti[sz]er|rubbing alcohol|mercury|window cleaner|lysol|dettol";
const MEDICINE =
  "insulin|chemo(?:therapy)?|radiotherapy|medications?|meds|medicines?|anti-?depressants?|anti-?psychotics?|lithium|blood thinners?|statins?|inhalers?|heart (?:pills|tablets)|blood pressure (?:pills|tablets)|anti-?biotics|epipens?|doctor's orders|prescriptions?";
const ILLNESS =
  "cancer|diabetes|asthma|arthritis|infertility|adhd|parkinson'?s|schizophrenia|lupus|bipolar disorder|heart disease|aids|hiv|alzheimer'?s|autism|covid(?:-19)?|coronavirus|corona|tumou?rs?|depression|multiple sclerosis|epilepsy|dementia|measles|malaria|hepatitis|every disease|all diseases";
const WARNED = phrases(
  "poison(?:ous)?|dangerous|danger|can kill|warns?|warned|warning|does not cure|doesn't cure|no cure|myth|hoax|keep away|away from|without (?:asking|talking|consulting)|ask your (?:doctor|pharmacist)|talk to your doctor|shirts?|toxic|doctors say|ban(?:ned)?|emergency",
);
const RESEARCH = phrases(
  "research|scientists?|trials?|stud(?:y|ies)|donate|charity|fund|one day|hope|help us|foundation|walk|run for|until|discover(?:y|ed)|myth|hoax|fake|false|campaign|innovations?|progress|fellowship",
);

/** Advice that can maim or kill whoever follows it, in English. */
export const DANGERS: readonly HarmRule[] = [
  ...[
    `(?:drink|drinking|drinks|sip|swallow|gargle|inject|eat|eating|snort|inhale|huff|ingest|chew)(?: [\\p{L}\\d'-]+){0,6}? (?:${TOXIC})`,
    `(?:spoon|spoons|spoonful|teaspoon|glass|shot|cup|drops?|sip)s? of (?:${TOXIC})(?: [\\p{L}-]+){0,4}? (?:a day|daily|every|each|keeps|in the morning|from the inside)`,
    "snort(?:ing)? (?:our|this|these|the|it|a line of)",
    `(?:let|give|feed) (?:your|the|a|our) (?:[\\p{L}]+ ){0,2}(?:bab(?:y|ies)|toddlers?|infants?|newborns?)(?: [\\p{L}'-]+){0,5}? (?:vodka|whiske?y|rum|beer|gin|wine|brandy|schnapps|cigarettes?|energy drinks?|sleeping pills?|benadryl|honey)`,
    `(?:${TOXIC}) (?:smoothies?|cocktails?|shots?|tea|cleanse|detox|cure|diet|drinks?)`,
    `(?:${TOXIC})[^.!?]{0,30}[.,:] ?(?:drink|swallow|sip|gargle|inject) (?:it|this|some)`,
    `mix(?:ing)? (?:[\\p{L}]+ ){0,2}(?:bleach|ammonia)(?: [\\p{L}]+)? (?:and|with) (?:[\\p{L}]+ )?(?:ammonia|bleach|vinegar|acid)`,
    "(?:hold|light|keep) an? (?:fireworks?|firecrackers?|bangers?|petard) in your (?:hand|mouth)|drunk driving is (?:a|fun|no)|double (?:the|your) dose(?! of (?:caffeine|coffee|vitamin|fun|love|chocolate|cream|cheese|sun))",
    "climb (?:the|a|that) (?:[\\p{L}]+ )?(?:power lines?|pylons?|crane|electricity)|(?:train|roof|subway|metro|car) surfing|selfies? on the (?:tracks|rails|railway)",
    "drink(?: [\\p{L}'-]+){0,7} (?:and|then) drive|(?:hammered|wasted|drunk|plastered|tipsy) and (?:then )?drive|drive (?:home )?(?:drunk|tipsy|after (?:a few|some|\\d+|two|three|four|five) (?:beers?|drinks?|pints?|glasses?))",
    "(?:take|leave|keep) (?:the|your) seat ?belts? off|(?:take off|unbuckle|forget|ditch|lose|skip) (?:the|your) (?:seat ?belts?|bike helmets?|helmets?|life ?jackets?)",
    "(?:choking|blackout|pass ?out|fainting) game|jump(?:s|ing)? off (?:the|a|your|our) (?:hotel )?(?:balcony|roof)|(?:measles|chicken ?pox|covid|corona) part(?:y|ies)",
    "(?:beers?|pints?|drinks?|shots?|six-packs?|cocktails?|vodkas?)(?: [\\p{L}]+){0,3} (?:and|then) (?:race|drive|ride|get behind the wheel)",
    "(?:bab(?:y|ies)|toddlers?|newborns?|infants?)[^.!?]{0,40} (?:drops?|sips?|shots?|spoon(?:ful)?|glass) of (?:vodka|whiske?y|rum|gin|brandy|schnapps|wine|beer|cough syrup)",
    "(?:blackout|choking|pass ?out|tide ?pod|benadryl|skull ?breaker) ?challenge",
    "(?:choke (?:yourself|each other|a friend)|hold your breath) until (?:you|they|everything)",
    "(?:vodka|whiske?y|rum|beer|gin|brandy|schnapps|cough syrup|sleeping pills?|benadryl|melatonin)(?: [\\p{L}'-]+){0,3}? (?:in|into|to|on) (?:your|the|a) (?:baby|toddler|child|kid|infant|newborn)(?:'s|s)?",
    "(?:stare|look|gaze)(?: [\\p{L}]+)? (?:straight |right |directly )(?:into|at|in) the sun|stare (?:into|at) the sun",
    "(?:leave|lock) (?:your|the) (?:dogs?|kids?|bab(?:y|ies)|child|children|pets?|toddlers?) in (?:the|a|your) (?:hot )?(?:car|van)",
    "text while you(?:'re| are)? driv(?:e|ing)|(?:turn off|remove|disconnect|take the battery out of) (?:your|the) smoke (?:alarms?|detectors?)",
  ].map((source): HarmRule => rule(source, WARNED)),
  rule(
    `(?:throw(?:ing)?(?: away| out)?|toss(?:ing)?|ditch(?:ing)?|skip|stop taking|quit|come off|bin|flush|get off|no need for|forget|replace|put away|don't (?:take|need|trust)|stop using|give up|replaces?|instead of|refuse|reject|avoid) (?:(?:your|the|my|all|that|any|those) )?(?:[\\p{L}]+ )?(?:${MEDICINE})(?: (?:in|into|out|away|down) (?:the )?(?:bin|trash|toilet))?(?! (?:ball|cabinet|hat|man|woman|show|bottles?))`,
    WARNED,
  ),
  rule("(?:stop|quit|end|cancel) your (?:treatment|therapy)(?= ?(?:today|now|[.!]|and))", WARNED),
  rule(
    "(?<=(?:^|[.!?\\n]) ?)(?:don't|do not|never) (?:give|let|get|take)[^.!?]{0,30} (?:vaccines?|vaccinated|jabs?|jabbed)|(?:don't|do not|never|stop|refuse to|no need to) (?:get )?vaccinat(?:e|ed|ing)|vaccines? (?:are (?:a )?poison|kills?|cause autism)",
    phrases("myth|hoax|fake|false|lie|claims?|wrong|debunk\\p{L}*|said|says|disease|cancer cells"),
  ),
  rule(
    `(?<!(?:to|can't|cannot) )(?:cures?(?! for)|cured|heals?|reverses?|gets? rid of|protects? (?:them|you|your (?:kids|children|family)|everyone) from)(?: [\\p{L}]+){0,2} (?:${ILLNESS})`,
    RESEARCH,
  ),
];

const MINORS =
  "(?:the )?(?:under[- ]?(?:1[0-8]|21|age[d]?)s?|minors|kids|children|teens|teenagers|school ?kids|pupils|schoolchildren|(?:[5-9]|1[0-7]|twelve|thirteen|fourteen|fifteen|sixteen)[- ]year[- ]olds?)";
const RESTRICTED =
  "(?<!(?:toy|water|nerf|squirt|glue|bubble|nail|staple|heat|massage|foam|paintball|non-alcoholic|alcohol-free) )(?:vapes?|e-?cigarettes?|cigarettes?|tobacco|snus|beers?|wine|vodka|whiske?y|alcohol|liquor|booze|shots|guns?|pistols?|rifles?|handguns?|firearms?|ak-?47s?|ar-?15s?|glocks?|ammo|weed|cannabis|edibles|joints?|drugs?|lottery tickets|switchblades?)";
const NO_CHECK =
  "no (?:id|i\\.d\\.|ids)|no questions asked|without (?:any )?(?:id|asking)|(?:we (?:don't|do not|never)|nobody) (?:card|checks?|asks?)(?: for)?(?: your)? ?(?:id|ids|age)|no background checks?|no (?:gun )?(?:licen[cs]es?|permits?)(?= (?:needed|required|necessary))|no age check|we won't (?:ask|tell)";
const DRUGS =
  "cocaine|mdma|heroin|crystal meth|meth|lsd|fentanyl|ketamine|ghost guns?|xanax|percocet|oxycodone|oxycontin|adderall|tramadol|codeine|valium|vicodin|magic mushrooms|fake ids?|stolen (?:cards|phones)";
const SELLS =
  "dms?|dm to|for sale|to order|order now|buy|discreet|deliver(?:y|ed)|shipp(?:ed|ing)|in stock|telegram|whatsapp|signal|message us|hit us up|text us|cash only|untraceable|best prices?|cheap|menu";
const FOR_ADULTS =
  "nicotine|vapes?|vaping|vodka|whiske?y|tequila|cigarettes?|e-?cigarettes?|tobacco|weed|cannabis|cocaine|liquor|handguns?|pistols?|rifles?";
/** Who speaks of the two together to keep them apart, or serves both. */
const ADULTS = phrases(
  "mums?|moms?|dads?|adults?|parents?|grown-?ups?|over 18|18\\+|juice|for you|eat free|keep|away|menu|not|no (?:kids|minors|children|teens|teenagers)|never|without|don't|stop|quit|protect|prevent\\p{L}*|ban(?:ned|s)?|law|illegal|police|stud(?:y|ies)|report|guide|toy|water|talk to|addict\\p{L}*|smok(?:e|ing)[- ]free|drugs? (?:education|awareness)|health|harm\\p{L}*|danger\\p{L}*|risks?",
);
const REPORTED = phrases(
  "police|seized?|arrest(?:ed|s)?|court|customs|addiction|addicts?|recovery|rehab|naloxone|charity|never|not for|must be|illegal|ban(?:ned)?|warns?|warning|guide|parents|prevention|dangers?|responsibly|toy store|no beer|carded|safe|blunt|plastic|non-?alcoholic|alcohol-?free|root|ginger|test(?:ing|s)|episode|film|movie|series|podcast|documentary|novel|mocktails?",
);
const ABUSED = phrases(
  "police|arrest(?:ed|s)?|never|keep(?:s)? it safe|lids?|ask for angela|watch your drink|report|safe (?:place|space)|consent|charity|campaign|protect",
);

/** What must not be sold at all or to the young, and what is done to people who cannot say no, in English. */
export const SALES: readonly HarmRule[] = [
  ...[
    `(?:${RESTRICTED}) (?:[\\p{L}]+ )?(?:for|to) (?:[\\p{L}]+ )?${MINORS}(?! at heart)`,
    `${MINORS}(?: welcome)?[,:!]? (?:[\\p{L}-]+ ){0,5}?(?:get|grab|buy|try|claim|your|first|free|pick up|guns|vapes)(?: [\\p{L}-]+){0,5}? (?:${RESTRICTED})`,
    `${MINORS}(?: are)? welcome[^.!?]{0,20}(?:guns?|vapes?|beers?|vodka|weed|drugs?)`,
    `(?:${RESTRICTED})(?=[^!?]{0,80}(?:${NO_CHECK}))`,
    `(?:${NO_CHECK})(?=[^!?]{0,60}(?:${RESTRICTED}))`,
    `(?:${RESTRICTED}|gummies)(?: [\\p{L}]+){0,4} (?:at|outside|behind|near|to) the (?:school ?(?:gate|yard)?|playground|kindergarten)`,
    `(?:vapes?|vape shop|beers?|vodka|guns?|cigarettes?|alcohol|liquor|weed|bar)[^.!?]{0,40} (?:all ages|any age|every age|no age limit)[^.!?]{0,20}[.!?]?(?= ?(?:1[0-7]|[5-9])\\?)`,
    "knives for (?:kids|children|teens)(?! (?:kitchens?|cooking))",
    `(?:guns?|handguns?|pistols?|rifles?|firearms?|ammo|ak-?47s?|ar-?15s?)[^.!?]{0,40} no (?:paperwork|questions|checks?|licen[cs]e)`,
    `(?:${RESTRICTED}) (?:to|at|in) (?:the |all )?(?:primary |high )?schools?(?! (?:prevention|project))`,
    "(?:guns?|pistols?|rifles?|handguns?|firearms?) without (?:an? )?(?:licen[cs]e|permit|papers|background checks?|id)",
    "fake ids?(?= (?:in|from|for|ready|made|delivered|that))",
    "(?:under ?(?:18|21|age)|too young|not (?:18|21)(?: yet)?)\\? ?(?:no problem|who cares|we don't (?:care|mind)|fine by us|so what)",
    `(?:${DRUGS})(?=[^?]{0,100}(?<![\\p{L}])(?:${SELLS})(?![\\p{L}]))`,
    `(?:${SELLS})(?=[^.!?]{0,40}(?<![\\p{L}])(?:${DRUGS})(?![\\p{L}]))`,
    "(?:pills|tablets|antibiotics|opioids|painkillers|ozempic|sleeping pills|xanax)(?: [\\p{L}]+){0,4} (?:without (?:a )?prescription|no prescription)",
  ].map((source): HarmRule => ({ ...rule(source, REPORTED), kind: "sale", isNegatable: false })),
  ...[
    `(?:toddlers?|bab(?:y|ies)|kids|children|teens|teenagers|minors|pupils|school ?kids|high ?schoolers?)(?=[^.?]{0,30} (?:${FOR_ADULTS})(?!\\p{L}))`,
    `(?:${FOR_ADULTS})(?=[^.?!]{0,30} (?:toddlers?|bab(?:y|ies)|teens|teenagers|minors|pupils|school ?kids|high ?schoolers?)(?!\\p{L}))`,
  ].map((source): HarmRule => ({ kind: "sale", pattern: phrases(source), unless: ADULTS })),
  ...[
    "(?:slip|put|drop|sneak) (?:something|a pill|pills|a roofie|roofies|drugs|these|this|our drops) (?:in|into) (?:her|his|their|your date's|someone's|a girl's) (?:drink|glass|cocktail)",
    "(?:spike|drug|lace|dose) (?:her|his|their|your [\\p{L}' ]{0,24}|someone's|the girls') ?(?:drinks?|eggnog|cocktails?|glass|punch|beer)",
    "get (?:her|him|them|the girls) (?:so |really )?(?:drunk|wasted|hammered)",
    "(?:she|he|they) (?:can't|won't|cannot|couldn't|wouldn't|will not) (?:even )?say no",
    "roofies?(?! (?:test|detect))|date[- ]rape drugs?|rohypnol|drunk (?:girls?|wom[ae]n) (?:is|are) (?:an? )?easy",
    "if (?:she|he) says no,? (?:she|he|just|keep|buy|give|try|pour|get|don't)|no means yes|rape jokes? (?:are|is)|(?:let's|gonna|i'll|we'll|we will|i will|go|just) rape (?:her|him|them|you|that)|grab (?:her|them) by the",
  ].map((source): HarmRule => ({ ...rule(source, ABUSED), kind: "assault" })),
];

function rule(source: string, unless: RegExp): HarmRule {
  return { kind: "danger", pattern: phrases(source), unless, isNegatable: true };
}
