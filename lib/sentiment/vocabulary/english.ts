import { ENGLISH_BLAME } from "./english-blame.ts";
import { ENGLISH_CLASSES, ENGLISH_OFTEN_MISSPELT } from "./english-classes.ts";
import { ENGLISH_COMPLAINTS } from "./english-complaints.ts";
import { ENGLISH_IRONY } from "./english-irony.ts";
import { ENGLISH_PRAISE } from "./english-praise.ts";
import { ENGLISH_TOPICS } from "./english-topics.ts";
import type { WordLists } from "./word-lists.ts";

/** Beside VADER's lexicon: what it lacks or misjudges in comments on brands. */
export const ENGLISH: WordLists = {
  friendly: `reccomend reccommend recomend lov lovee thnx thnk thanx tysm goated bussin slayed banger bangers stan sublime yas yass periodt drip moreish
    addictive affordable bravo comfy comfortable cosy cozy delicious dope durable flawless goat gorgeous hype hyped
    iconic impeccable kudos legend legendary lifesaver masterpiece obsessed recommend recommended reliable
    shoutout slaps slay stunning sturdy stylish tasty underrated unreal yum yumm yummy scrumptious favourite favorite
    fave goals congrats congratulations upgrade superb luv`,
  unfriendly: `horrid shoddy shambles dire abysmal appalling underwhelming underwhelmed overhyped substandard wonky wobbly lukewarm
    brokn horible teribble delulu flop wack overpriced overrated crash crashes crashing crashed freeze freezes freezing glitch glitches glitchy buggy laggy
    lagging leak leaks leaking leaked broke breaks broken cracked crack faulty defective flimsy bland tasteless stale
    soggy mouldy moldy expired peeling ripped torn spam ripoff clickbait garbage trash cringe cringey meh yikes ew eww
    gross unusable unreliable misleading unfollowed unfollow unfollowing unsubscribe unsubscribed ghosted downgrade
    tacky unprofessional incompetent unhelpful unanswered unacceptable downhill scammers scammed uncomfortable greedy
    clowns clown pricey refund ridiculous unresponsive snapped snaps dies`,
  oftenMisspelt: ENGLISH_OFTEN_MISSPELT,
  negators: `not no never none nope nor neither nothing nobody cannot cant dont doesnt didnt isnt wasnt wont without aint
    hasnt havent couldnt wouldnt shouldnt arent werent`,
  boosters: `absolutely amazingly awfully completely considerably decidedly deeply effing enormously entirely especially
    exceptionally extremely fabulously flipping frigging fricking fucking fully greatly hella highly hugely incredibly
    insanely intensely majorly more most particularly purely quite really remarkably so substantially thoroughly
    totally tremendously uber unbelievably unusually utterly very way far too`,
  but: "but",
  neutral: "lol lmao rofl ok okay wish please hmm",
  common: `the this that these you your my and for with at are was were have has had what when where how which who why it's i'm
    they there their from about just new today tomorrow`,
  remarks: `first second third early same done price pricing cheap cost costs link size sizes hmm hm ok okay info details how much
    many long where when is are this the it that what which song name dm pm sent me you your tag a an friend friends someone
    look who's who here in on at now today lol lmao anyone yo hey hi hello please pls for of to i`,
  classes: ENGLISH_CLASSES,
  ironyIdioms: ENGLISH_IRONY,
  friendlyIdioms: `${ENGLISH_PRAISE}
    not bad
    not|isn't|ain't that|too|so bad
    no|zero complaints
    no|zero issues|problems|problem|regrets|faults
    no|any complaints|regrets here|whatsoever
    not a single|one problem|complaint|issue
    nothing to complain about
    nothing but praise|love|good
    never disappoints|disappoint|disappointed|fails|failed
    never ever disappoints|disappoint
    never lets|let|letting us|me down
    never had a|any bad|problem|problems|issue|issues
    doesn't|don't|didn't|won't|not disappoint|disappointed
    wasn't|weren't|not|isn't disappointed|disappointing
    can't|cannot|cant complain
    can't|cannot|cant|couldn't fault
    can't|cannot|cant|couldn't wait|w8
    can't|cannot|cant go wrong
    can't|cannot|cant get enough
    can't|cannot|couldn't|cant recommend enough
    can't|cannot|couldn't|cant recommend this|it|them|you enough|highly
    can't|cannot|couldn't|cant|won't stop|beat
    can't|cannot|couldn't|cant thank
    couldn't|can't|cannot|couldnt be happier|better|prouder
    couldn't|can't|cannot|couldnt be more happy|pleased|satisfied|proud
    couldn't|can't|cannot|couldnt ask for more|better
    couldn't|can't|cannot|couldnt have asked
    won't|don't|never|not|didn't regret
    looking|look forward to
    counting|count the days|down|hours
    count me in
    so want|need
    i need|want this|these|one|it|that
    i need|want this|these|one|it in
    need|want this|these|it
    need|want one
    must|gotta have
    take|takes my money
    shut up and take
    made|makes|make my day|week|year|night
    made|makes|make me smile|happy|laugh
    keep it up
    keep up the
    well|nicely done|played|deserved
    good|great|nice|excellent|amazing job|work
    hands down
    game changer
    life saver|changer
    highly recommend|recommended
    would|will|definitely|highly|totally recommend
    would|will|will buy|order|come|go|return|be again|back
    will|would definitely|be be|come|buy|order|back back|again
    worth every|it|the penny|cent|wait
    worth it
    so|totally|well worth
    just what i|we
    exactly what i|we
    five|5 stars
    10|11 10
    to die for
    so jealous
    luv u|ya|you|it|this|these|them
    damn|terribly|wicked|insanely|ridiculously|stupidly good|great|nice|fine|cool|tasty|delicious|impressive|useful
    damn|terribly|wicked|insanely|ridiculously|stupidly fast|cute|pretty|beautiful|comfy|comfortable|funny|smart|talented
    so damn|wicked good|great|nice|fine|cool|tasty|delicious|impressive|useful|fast|cute|pretty|beautiful|comfy|funny
    good|nice|tasty|great|quick|fast and cheap
    cheap and good|cheerful|easy|tasty|reliable|quick
    you guys|all rock
    rock|rocks
    the best
    the bomb|goat
    is|was|are|were|looks|sounds|straight|pure|absolute fire
    is|are|looks|look sick|dope|lit|unreal
    is|are|looks|was dope|lit
    so|too|this|this's good
    smell|smells|look|looks|taste|tastes|sound|sounds|feel|feels so|really|very good
    smell|smells|look|looks|taste|tastes|sound|sounds|feel|feels good|great|nice
    hell|fuck yeah|yes
    yes please
    killed|nailed|crushed it
    killing|nailing|crushing it
    holy shit|crap|moly
    the shit
    this|that shit is|was fire|dope|lit|insane|amazing|good|great
    this|that shit is|was so good
    this|that shit slaps|bangs|rocks
    beats all|every|any|the|them
    chef's kiss
    no words
    better than ever|expected|any|anything|all
    so|much|way|even|far better
    happy with
    you rock
    never been let|disappointed down
    never been disappointed|unhappy
    not the worst
    don't|doesn't|didn't hate`,
  unfriendlyIdioms: `${ENGLISH_BLAME}
    ${ENGLISH_COMPLAINTS}
    thanks|thank for nothing|ruining|wasting|losing|ignoring|breaking
    thank you for nothing|ruining|wasting|losing|ignoring|breaking
    no thanks|thank
    no thank you
    1|one|0|zero|2|two star|stars
    look|looks|looked|feel|feels|felt|sounds cheap
    look|looks|looked|feel|feels|felt|sounds so|really|very cheap
    cheap plastic|fabric|material|materials|junk|crap|quality|looking|knockoff|copy
    not|isn't|wasn't|aren't|weren't terribly|damn good|great|nice|impressive|useful|fast|tasty|comfortable|comfy|helpful
    could|can be better|nicer|cheaper
    could|should have been better
    should be cheaper|better|ashamed
    if only
    used to be|love|like|buy
    not as good|nice|great|tasty|strong
    bring|brings it|the|that|back the|old
    bring|brings back
    old|previous version|one|recipe was
    was|were|is so|much|way better before
    was|were so|much|way better
    worse than
    gone|going|go|goes|went downhill
    what a joke|waste|mess|shame|scam|rip
    total|absolute|complete garbage|trash|joke|clown|mess|waste
    waste of
    rip off
    who asked
    what the hell|fuck|heck
    way|far|too|so too
    too expensive|salty|sweet|small|slow|late|tight|loud|much|pricey|dear
    not|isn't|wasn't|ain't worth
    never|not again
    no more
    let|lets me|us down
    fell|falls|falling|fall apart
    fed|sick up|of
    is|was|are|pure|total shit
    it|this|that|really|just sucks
    nothing special
    no good|use|fun|value|taste
    not good|great|happy|impressed|helpful|useful|what|funny|cool|ok|okay
    don't|doesn't|didn't like|love|enjoy|recommend|buy
    does|did|do not like|love|enjoy|recommend|buy|help|work
    wouldn't|won't|not|never|can't|cannot|couldn't recommend|buy|order|return
    better before
    so|totally|completely done with
    expected more|better
    had higher hopes
    i wish you|it|they|the|this|there
    wish you|it|they|this would|had|lasted|were|could
    do|does it|this better
    ruined it|everything|the|my`,
  neutralIdioms: `${ENGLISH_TOPICS}
    looks|look|feels|feel|sounds|sound|just|something like
    would|i'd like to
    good|great morning|afternoon|evening|luck|friday|question
    happy birthday|monday|friday
    why not
    no matter|one's
    not sure|yet`,
  hooks: `no more bad|boring|cold|dry|dull|frizzy|messy|guessing|guesswork|worries|worrying|stress|stressing|pain|queues|queuing
    no more tangled|tangles|soggy|stale|wasted|sleepless|hassle|struggling|cracked|blisters|awkward|clutter|bland|itchy
    no more sore|smelly|sweaty|annoying|ugly|missed|tired|back|dead|endless|heavy|plastic|mondays|excuses
    stop wasting|losing|burning|throwing money|time|hours|food|energy|water|sleep|customers
    stop wasting|losing your
    stop overpaying|worrying|struggling|guessing|settling|suffering|stressing|procrastinating
    say|wave|kiss goodbye|bye to`,
  questionHooks: `tired|sick|bored of
    fed up with|of
    sick and tired of
    struggling|struggle with|to`,
  negationIdioms: `don't|doesn't|didn't|dont think|believe|find|feel|consider|see
    do|does|did not think|believe|find|feel|consider|see
    can't|cannot|can|won't|wouldn't say|call|claim
    can|would|will not say|call
    not once|that|a|one|even
    nobody|noone
    no one
    nothing about
    none of
    it's|its|is not that`,
  failureIdioms: `never|not|hasn't|didn't|haven't arrived|arrive|came|come|received|receive|got|delivered|showed|shown|replied
    never even arrived|came|received|got
    not|hasn't|haven't been delivered|sent|shipped|answered|refunded
    still|been waiting
    still no answer|reply|response|news|update|refund|sign|order|parcel|package
    no answer|reply|response|replies|refund|updates
    doesn't|don't|didn't|won't|isn't|wouldn't|not|stopped|dont|doesnt work|working|load|loading|open|opening|charge|start
    does|did not work|load|open|start|charge
    can't|cannot|cant|couldn't log|login|open|access|connect|reach|pay|order
    unable to
    keeps|keep|kept crashing|freezing|breaking|failing|stopping|dying|loading|logging
    on hold
    charged|billed twice|me
    money back
    wrong size|item|order|colour|color|address|one|product|items
    fix your|the|this|it|that
    nobody|no answers|replies|responds|tells|cares|helps|picks
    no one answers|replies|responds|tells|cares|helps|picks
    where is|are|the my|our|hell
    where's my|our
    supposed to
    please|ever|finally|to answer|respond|reply|fix|refund
    was|were|is|are|got|been|arrived|came cracked|broken|missing|damaged|lost|late|cancelled|canceled|empty|defective
    gets|get lost|cancelled|canceled
    parcel|package|order|luggage|bag|bags lost
    why did|do|have|has you|the
    in the rain|trash`,
};
