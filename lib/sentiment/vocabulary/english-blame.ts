/** What blames in English without a word that blames by itself. */
export const ENGLISH_BLAME = `last|final straw|nail
    down the drain|toilet|pan|tubes
    dropped|drop|dropping|drops the ball
    insult to injury
    more trouble|hassle|effort|hype|money than
    hold|holding your|my breath
    joke of an|a
    beyond a? joke
    taking|takes|take|took the mick|piss|biscuit|mickey
    arm and a leg
    highway|daylight robbery
    slap in the
    pain in the|my
    gone|going|went to the dogs
    past its|their|it's best|prime
    cutting|cut|cuts corners
    all talk|mouth|hype|show
    fool me once
    learned|learnt my|our lesson
    bitter taste|pill
    leaves|leave|left a? ** desired|taste
    wouldn't|would not touch|give|feed|wish ** pole|dog|cat|enemy
    steer|stay|keep|stayed clear|away|well
    avoid at|like|this|them
    save|keep your|ur money|time|cash
    don't|dont waste|bother|fall|touch
    don't even think|bother|try
    run a mile
    run away from
    money grab|grabbing
    cash grab|cow
    bait and switch
    full of themselves|it|lies|rubbish
    in the foot
    wake up call
    had enough
    enough is enough
    sick to death
    wits|wit's end
    drives|driving|driven|drove me|us mad|crazy|nuts|up|insane
    like pulling teeth
    brick wall
    fob|fobbed|fobbing me? off
    run around
    left|leave|leaves us|me|you|customers ** hanging|stranded|lurch|dark|waiting|alone
    far|a cry from
    doesn't|didn't cut it
    not|isn't|wasn't|hardly|barely up to scratch|standard|par|much
    under|sub par
    hit and miss
    missed|misses|missing the mark|point
    lost the plot
    lost|losing|lose a|my|our|another|your customer|business|trust|respect|customers|touch|soul
    going|gone|go|shopping|taking ** elsewhere
    switching|going|moving|switched|gone to your|another|the|a competitor|competitors|rival|competition|different
    cancelled|canceled|cancelling|cancel|cancels|deleted|uninstalled|deleting|uninstalling|returned|returning my|the|it|this|mine|our subscription|membership|account|app|order|plan|both|.
    not exactly|quite|really|remotely|particularly good|great|what|friendly|happy|fresh|helpful|impressed|clean|cheap|fast|ideal
    far from good|great|the|what|happy|fresh|friendly|perfect|impressed|clean|ideal|it|being
    anything but good|great|friendly|fresh|helpful|fast|clean|easy
    nowhere near as|good|enough|worth|the
    barely|hardly|scarcely audible|edible|readable|usable|warm|visible|works|worked|any|lasts|lasted|a|touched|fresh|worth|ever
    i|we wish i|we could say|give|recommend|love|like
    wish ** could say|give|recommend
    wouldn't|would not go|say|call ** far|comfortable|good|fresh|great|friendly|nice
    don't|doesn't|didn't feel|look|seem|sound|behave|act like something|a|an ** decent|proper|real|serious|professional
    none|neither|not|nobody of|one|in ** works|work|worked|fits|fit|true|likes|liked|like|happy|answers|came|straight|arrived|looks|helpful
    nobody|noone likes|liked|wants|wanted|uses|cares|asked|listens
    no one likes|liked|wants|cares|asked|listens|answers
    $part ** came|fell|snapped|peeled|ripped|rubbed|washed|wore|tore|breaks|falls|comes|keeps|coming|falling $off
    $part snapped|faded|cracked|split|bent|melted|shrank|burst|leaked|jammed|stuck|gone|ripped|tore|broke|failed|died|warped|popped|wobbles|went|peeling|fraying|rusted|stained|chipped|missing|squeaks|rattles
    $part ** gone|broke|broken|snapped|cracked|split|failed|died ** day|week|month|use|wash|already
    came|comes|coming|fell|falls|falling|peeled|peeling|rubbed|snapped|ripped|wore|washed $off in|after|on|within|before|during|the|my|as
    came|fell|fallen|falls apart|undone
    rubs|rubbed|bled|bleeds|runs|ran|stained|stains|leaked|leaks|dripped ** on|onto|over|into my|the|our|all|everything
    bled|leaked|stained|ruined ** my|our
    after|within $num $use ** gone|faded|shrunk|shrank|broke|off|holes|hole|bobbles|pilling|stopped|died|dead
    stopped|quit|stops|gave|giving|went|broke|died|failed|failing|breaks working|up|out|? ** after|within|before $num $span|$use
    died|broke|failed|snapped|went|gave|conked|stopped ** day|week|month|use $num|after
    broke|died|failed|snapped|ripped|stopped|gone|dead|went ** on|in day|days|the ** $num|first|one|two|three
    after|before|outside|weeks|days ** warranty|guarantee ** ended|expired|ran|ends|over
    $span after|before the? warranty|guarantee
    used|worn|wore|lasted|opened|tried it? once|twice ** bin|trash|broke|broken|drawer|back|never|died
    lasted|lasts|lasting|held|survived only|just|barely|exactly|? $num $span|$use
    $num|only|just $span|$num|months|weeks|days late
    $num $span ** late|waiting|wait|hold|queue|queuing|ignored|without
    ignored|ignoring|ignores|ignore us|me|customers|my|our|every|all|completely|for
    waited|waiting|wait|queued|queueing|queue|stood|sat|been ** $num ** $span ** for|to|just|and|in|at
    waited|waiting|wait|queued|queue|hold for? over|nearly|almost|more|? $num $span
    it|took|takes|taken|taking me? $num|over ** emails|calls|attempts|tries|messages|phone|weeks|months ** to|for|before|just
    $num emails|calls|messages|tickets|letters|attempts|tweets ** no|nothing|without|never|nobody|still|ignored|later|and
    sent|wrote|written|emailed|called|rang|messaged|phoned|contacted|asked ** $num|several ** emails|times|messages|mails|calls
    put|puts|slammed the phone down
    hung|hang|hangs|hanging|cut|cuts up|off on? me|us|customers|.
    rolled|rolling|rolls his|her|their|its eyes
    nobody|noone|staff|never ** wiped|cleaned|came|answered|told|cared|listens|helped|picks|served|smiled|looked|replied|bothered|answers|called|apologised
    no one ** wiped|cleaned|came|answered|told|cared|listens|helped|picks|served|smiled|looked|replied|bothered|answers|called
    didn't|never|not even? bother|bothered|apologise|apologize|offer|offered|reply|say sorry
    had|having to call|wait|ask|pay|throw|return|eat|stand|assemble|send|beg|chase|fix|clean|reorder|sit|bin|fight|complain|queue|phone|ring|cancel|reset|restart|share|remind|explain|dig|take|use|drive
    found|find|finding|there's|was|there ** hair|bug|insect|fly|worm|glass|mould|mold|cockroach|maggot|hairs|ants|plaster|slug|metal in|inside|on ** it|my|the|mine|our
    hair|fly|bug|worm|glass|plastic|mould|mold in my|it|the|our|mine
    someone|somebody|else's else's|elses|name|order|parcel|food
    half|part|parts|bits|most|items|pieces of? the|my|it|? order|things|set|items ** missing|not
    half the order|things|set|items|parts|pieces|stuff|box .
    smells|smelled|smelt|reeks|stinks|reeked|tastes|tasted of|like petrol|chemicals|chemical|plastic|smoke|glue|fish|gasoline|paint|feet|sewage|vinegar|wet|damp|burnt|rubber|bleach|cigarettes|cardboard|soap|nothing|water|medicine|feet|metal|dog
    without any? asking|warning|notice|explanation|apology|telling|consent|permission
    left|walked|gave|went before|out|home ** main|food|even|without|because
    left|dumped|threw|thrown|chucked ** in|on|over|outside|by the rain|doorstep|bush|puddle|street|bins|fence|gate|bin
    went|goes|lives|lived|ended|ends|going|threw|throwing|thrown|straight|chucked ** bin|trash|landfill|garbage|dustbin
    you changed|removed|cancelled|canceled|deleted|blocked|hid|raised|killed|ruined|stopped|discontinued|doubled|lied|lost|broke|charged|ignored|dropped|messed|forgot
    changed|change|changes|changing the terms|price|prices|rules|conditions|contract|recipe
    after|once i|we paid|ordered|bought|booked|signed
    picture|pictures|photo|photos|website|advert|ad|box|label|description|menu|listing shows|showed|says|said|promises|claims|promised ** but|has|had|have|got|is|was|came
    nothing like|as the picture|photo|pictures|photos|described|advertised|ad|advert|description
    spelt|spelled|printed|engraved ** wrong|incorrectly
    wrong|different name|colour|color|side|way|end|flavour|version|part|letter|date|sizes
    sizing|sizes|size|fit|fits|cut ** tight|tiny|huge|small|off|wrong|joke
    runs so|very|really|too|way? tight|small|narrow|large
    gave|giving|give mine|it|them|this|these ** away|to|niece|charity|neighbour
    sending|returned|returning|sent|taking it|them|mine|both|this|these|straight ** back
    return|returning it|them|this .
    logs|logged|logging|signs|kicks|kicked|locks|locked|locking me|us out
    times|timed|timing out
    won't|doesn't|didn't|wouldn't|not|never let|lets|allow|letting me|us
    error|blank|black|blue|white screen|page|message|code|404|500
    $num $num? people|agents|staff|persons ** different|told
    different|opposite answer|answers|story|stories|thing|things ** each|every|time|phone|told|from
    cold|raw|burnt|stale|soggy|lukewarm|frozen|watery|undercooked|overcooked|greasy|rubbery fries|food|chicken|pizza|coffee|soup|meal|burger|rice|bread|inside|middle
    charged|billed|debited|invoiced|charge|bill me? ** twice|again|extra|double|more|thrice
    dead|faulty|broken|damaged on|upon arrival
    ordered|paid|bought|sent|booked|promised on|in|for|by *** today|now|still|month|later
    still no|nothing|not|waiting|hasn't|haven't|missing|don't|nowhere|unresolved
    nowhere to be|found|in
    passed|sent|bounced|transferred|pushed ** around|pillar|departments|person|between
    sold|selling ** me|us|my data|used|someone
    remove|removed|removing|rid|scrap|scrapped|took|killed of|the|away ** feature|everyone|only|best|used|option|button
    i|we|still|much|miss|bring|loved|liked|preferred|prefer|want prefer|preferred|liked|loved|miss|missed|want|back|the ** your|my|the|it $old $version
    prefer|preferred|liked|loved|miss|missed|want the|it|your ** $old|before
    $old $version|ones ** was|were|is|are|lasted|worked|had|did|tasted|looked ** $better|much|so|far|way|longer|more|fine|perfect
    was|were|used|tasted|looked|worked|ran|felt|been so|much|way|far|to|be|? ** $better|fine|great|good|better|perfect ** before|past|until|originally|previously
    before the|you|they|this update|redesign|changed|takeover|rebrand|merger|ruined|change|changes
    should|should've|shouldve|could've have|of|'ve|? stuck|stayed|gone|kept|listened|read|bought|known
    wish i|i'd|we|we'd had|have|? stuck|stayed|kept|never|read|listened
    $other ** lasts|lasted|last|does|did|holds|works|worked longer|better|more|stronger
    lasted|lasts|last longer|better
    i've|i|we've|have|we|had|seen had|seen|tasted|eaten|used|known|met|bought|better $better from|at|in|coffee|food|service|than|.
    feels|looks|is|seems|gets|getting|tastes|became|become|got|are|feel|sounds|fits $worse than|now|and|.
    thinner|smaller|worse|slower|cheaper|lighter|weaker than i|the|my|last|before|ever|it|they|pictured|advertised|expected
    $worse than the|last|before|ever|any|my|anything|expected|i|most|other|every
    not|isn't|aren't|wasn't|nowhere|never|isnt|aint ** as good|nice|tasty|strong|soft|fresh|warm|friendly|comfortable|big|fast|well as
    no longer
    not|doesn't|don't|isn't|aren't|can't|won't ** anymore
    went|gone|going|go from the? ** best|good|great|hero|heaven|love|amazing to
    doesn't|can't|didn't|cannot hold|compare|compete|match|come ** candle|with|to|close
    any|every other brand|shop|company|place|airline|bank ** would|does|can|has
    twice|double|triple the|as price|much|expensive|for|cost
    costs|cost|paying|pay|charge|charges twice|double|triple|more|$num ** than|as|now|half
    half|quarter the size|quality|amount|flavour|portion|length|taste
    other|others|elsewhere|another|competitors|online|shop|shops|everywhere ** half|cheaper|less
    free|cheap|cheaper one|ones|version|app|alternative ** more|better|works|same
    gone|going|switching|go|switched|went back to my|the|your|an|using ** old|former|previous|competitor|shampoo|phone|pen|paper
    nuff said
    treat|treated|treats|treating ** dirt|rubbish|idiots|criminals|fools|mugs|garbage|trash|shit|nothing|thieves
    love|prefer|like|choosing your|the rivals|rival|competitor|competitors|competition
    at least they|theirs answer|reply|work|works|care|try|listen
    rest of us
    $old owner|owners|management|staff|chef|team|driver ** was|were|best|great|better|lovely
    what happened to this|the|your|you|our
    should be closed|shut|banned|fired|sacked|ashamed|illegal|sued|investigated|free|fined
    honestly|don't|cannot|can't see|get|understand why|the|what ** hype|fuss|all|appeal|raves|popular|liked
    everyone|everybody|people raves|rave|raving ** don't|why|see|understand
    influencer|influencers ** lie|lied|paid|fake
    lie|lies|lying|lied so|to|about|well
    great|lovely|good|nice|amazing|cute|beautiful|brilliant *|food|product|players|idea|concept ** terrible|awful|shame|horrible|poor|bad|pity|rubbish|dreadful
    shame about|that|the|it|on
    pity about|that|it
    until|till the|it|i|you|my ** broke|ripped|snapped|died|stopped|tried|saw|called|paid|opened|bill|off
    apart from|after|in ** week|days|month|wash
    fell|falls|falling|came|coming apart
    impossible to
    but|they never|rarely|won't ** again|back
    not|won't|wouldn't|never|don't be|come|go|going ** back|again|return|returning
    mixed feelings
    in|at|by cold|queue|the|a ** rain|queue
    shrank|shrunk in|after|two|three|by
    you|they|yall|y'all|he|this fell|falling|fallen off
    ^^ mid|l|ratio|ick|flop|cringe|wack|whack|lame|boring|trash|nah|yikes|oof|cap|sus|skip|pass|nope|basic|weak|overhyped|overrated|rigged|disgusting|cheugy|tacky ..
    ^^ ratio|l|nah|oof|flop|ick|yikes|mid ** .
    mid|trash|mediocre|basic|dogwater|cheeks|buns|chopped|cooked|ass|wack at|af|asf|tbh|ngl|imo|fr|best
    is|was|it's|its|are|so|kinda|pretty|just|straight|absolutely|lowkey|totally|super|really mid|ass|wack|cheeks|buns|chopped|washed|cooked|goofy|cap|sus
    ^^ l brand|move|take|company|update|service|plus|drop|design|intern|admin|food|for
    big|massive|huge|fat|common|absolute|such|another|what a? l
    took|take|taking|taken the|this|an|a|major? l
    it's|its|is|really|that's giving temu|cheap|scam|desperate|cringe|tacky|lazy|nothing|wish|landfill|flop|fake|shein|ugly|aliexpress
    this|that|it ain't|aint|isn't|isnt it|giving
    ain't|aint|isn't it chief|bro|sis
    flop era
    cringe af|asf
    the|gives|gave|got me? ick
    not the move|vibe|one|flex
    who let|approved|allowed|hired them|him|her|this|yall|you|that
    in 4k
    if|you you|must|are think|are ** delulu|delusional
    delulu|delusional
    a|it's|hard|big no|nope|pass from|for|.
    no|nah|nope from me|us
    crashing out
    down|downhill bad|since|after|from
    that's|this is|straight|all cap .
    for nothing
    threw|throwing|thrown away? ** money
    should be|feel ashamed
    do better
    unfollowed|unfollowing|unfollow|unsubscribed|unsubscribing|blocked|blocking
    sort|get it|this|your|yourselves out|together|act
    zero|0|no|negative|minus stars|star|service|help|respect|care|effort|integrity|communication|customer|stars|responsibility
    eye|eyes watering|wateringly price|prices|expensive
    out of hand|order|line|control
    i'm|im muting|out|done|off|cancelling|leaving
    all|just|simply vanished|disappeared
    link|button|page|site|website|app ** dead|down|broken|doesn't|won't|slow|crashes|404|hangs
    fake account|accounts|profile|page|reviews|review
    fell for it|this
    stuck with|without
    heard nothing
    heard|got|had|received nothing back|since|.`;
