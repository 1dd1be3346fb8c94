/** What praises in English without a word that praises by itself. */
export const ENGLISH_PRAISE = `has|have not stopped talking|raving|smiling|laughing|dancing|playing|wearing|asking|using
    hasn't|haven't|won't|can't|couldn't|doesn't stopped|stop talking|raving|smiling|laughing|dancing|playing|wearing|asking|eating|using|grinning
    hasn't|haven't|won't|doesn't|never|refuses|has|have not? taken|takes|take|to it|this|them|the|mine|hers|his? * off
    couldn't|can't|cannot|could not? put it|this|that|them|the down|book
    $nth|another pair|bottle|box|bag|order|tub|jar|set|pack|jumper|purchase this year|month|already|now|from|in
    $nth|another pair|bottle|box|bag|order|tub|jar|set|pack|one|purchase|visit i've|i|we've|we bought|ordered|have|own
    my|our $nth pair|bottle|box|bag|order|tub|jar|set|pack|visit|purchase|year|season|time here|buying|ordering|visiting
    $nth time buying|ordering|visiting|here|back|watching|reading|listening
    still going strong
    still runs|works|fits|perfect|good|soft|smells|shines|great
    still looks|look|looking|feels|feel like|as|good|new|great
    looks|look|feels|good like|as new|day
    had|owned|have|used|using|worn|wearing|wear|been ours|mine|it|this|these|them|one|using|coming|buying|going ** for|since $num ** years
    $num years ** still|strong|going|happily
    in|at one sitting|go
    finished|ate|eaten|devoured|read|binged|drank|inhaled|demolished ** in|within|one $num sitting|go|day|night|weekend|minutes|hour|evening
    gone in|within $num|a|seconds|minutes|under seconds|minutes|hours|day
    had|need|needed|forced to order|buy|grab another|$nth|more|two|three
    ordered|bought|buying|ordering another|$nth|two|three|four
    now i|we own $num
    now|and everyone|everybody|they|he|she|half|all ** wants|want|has|have|uses|loves one|it|them|some
    $person keeps|keep|kept|always|constantly stealing|asking|borrowing|nicking|talking|playing|singing|pinching|wanting
    $person ask|asks|begs|beg|asked|asking for|when|where|about
    $person talk|talks ** about|of nothing else|it
    comes|came|come running
    back for more|seconds|thirds
    came|came|went for ** stayed|left with
    drove|travelled|traveled|flew|walked|cycled|drive|travel|come ** hours|miles|km|hour ** for|to|just
    i'd|would|we'd do|drive|travel|walk|queue|fly|eat ** again|twice|tomorrow|daily
    would|i'd|we'd do it|that again
    slept|sleep|sleeping|sleeps ** through|baby|better|well|hours
    first|first time in|for|ever ** years|ages|months|life|decade|decades
    got|get|been|gets|getting stopped ** asking|street|asked|times
    $people ask|asks|asked|asking|keep|kept|complimented|compliment|stop|wanted|want ** where|who|what|for|about|me|recipe|one
    everyone|everybody|$people at|in|on ** asked|asking|asks|wants|loved|raved
    so many|lots|of? compliments
    got|get|getting|receive|received|constant|endless|many ** compliments
    not a|one single? crumb|scrap|drop|bite|bit|slice left|remaining
    left no|not crumbs|a
    licked the|my|our plate|bowl|spoon|fingers|jar
    fought|fighting|fight|fights|squabbling over|about the|who last|it|them|gets
    skin|acne|eczema|rash|breakouts cleared|calmed|gone|healed
    cried|sobbed|bawled|teared|wept at|through|during|happy|up|watching|reading|listening
    tears of|in|my joy|laughter|happiness|eyes
    gave|gives|giving|got|get ** goosebumps|chills|shivers|butterflies
    goosebumps
    already|immediately booked|ordered|reserved|planning ** next|again|another|$nth|more
    already|just booked|reordered|rebooked|preordered
    remembered|remember|remembers my|our|me name|order|birthday|dog|from
    replaced|fixed|repaired|sorted|refunded|resolved|exchanged|swapped|mended ** for|free|no|within|next|same|straight|immediately|minutes|day|hour|receipt
    no questions|quibble|fuss asked|refund
    didn't|never even? ask|asked|charge|charged|had ** receipt|extra|anything|me
    arrived|came|delivered|shipped|turned|here|landed ** early|overnight|ahead|sooner
    arrived|came|delivered|shipped|turned|here|landed|replacement|one ** next|same day|morning|afternoon
    handwritten|hand-written note|card|letter
    take|takes|taking|took my wallet|card|cash
    customer|fan|client|regular|supporter|fans for|4 life
    can't|couldn't|cannot|don't imagine|live|function|cook|leave|survive|do|manage|travel|sleep|know ** without
    how i|we|did lived|managed|coped ** without|before
    where has|have|was|were this|you|these been|hiding|all
    wish i|i'd|we'd|we|had found|bought|discovered|known|started|switched|got ** sooner|earlier|years
    saved|saves|rescued|changed|made my|our|the life|marriage|holiday|wedding|winter|sanity|christmas|bacon|skin|weekend|trip
    you changed my|our life|mind|world
    rescued|saved|healed|cured|cleared|soothed|transformed|repaired my|the ** hands|skin|hair|back|lips|heels|feet|eczema|acne|scalp|lawn|garden
    never going|looking|looked|buying|shopping|want ** back|anywhere|else|anything|leave
    only one|thing|place|brand|shop|app|newsletter|cafe|pair|product ** i|we|that ever|actually|trust|use|open|works|go|need|wear
    watched|listened|played|read|seen|heard|watch ** times|repeat|twice|loop
    on repeat|loop
    don't|never|rarely|not usually|normally|often|ever comment|write|review|post|leave
    told|telling|recommended|recommending|showed|sent|gifted ** everyone|everybody|friends|family|whole
    would|i'd|will|i'll send|tell|recommend everyone|everybody|anyone
    fit|fits|worked|works|went|slides|runs|goes like a|an glove|charm|dream|magic|treat|clockwork
    melts|melt|melted in|away
    does|did|do exactly|just? what|the it's|its|it says|trick|job|promised
    never looked|looking back
    speechless
    another|next|different level
    second to none
    spot|bang on
    top notch|tier|drawer|class
    tier list|one
    out of this world
    cut above
    raised|raising|raise|sets|set the bar|standard
    an absolute|such|what|real steal|bargain|gem|find|beauty|treat|keeper|joy|delight|lifesaver
    a keeper|steal|treat|delight|joy
    cherry|icing on
    bee's|cat's knees|pyjamas|whiskers
    jaw|mind|minds dropped|blown
    hit|hits|hitting the spot|nail|jackpot
    over the moon
    cloud nine|9
    head over heels
    blew|blown|blows|blowing me|us|my away|mind
    got|was|were|am|been blown away
    hats|hat off|of
    takes? a bow
    knock|knocked|knocking|smashed ** out of the park
    worth its|their|it's weight
    that's what i'm|i talking|call
    match made in
    like a|total pro|boss|champ
    smashed|smashing|aced|aced it
    ticks|ticked|tick|checks all|every|the
    breath of fresh
    heart|hearts of gold
    above and beyond
    extra mile
    pulled it off
    sliced bread
    thumbs up
    on giving
    music to my
    sight for sore
    piece of cake
    walk in the park
    in|good good|safe hands
    smile|grin on my|her|his|their|our face|faces
    in|from a heartbeat
    hands|hearts full
    love at first
    killer|sick|wicked|filthy|mad|insane|nasty|stupid|unreal|ridiculous|crazy|lethal $thing
    is|are|was|were|so|absolutely|that's|it's|looks|looking|sounds killer|sick|unreal|lethal|wicked|bananas|bonkers|filthy|heat|butter|goated|class|banging|buzzing|mint|stellar
    $wildly $good
    crazy good|crazy
    dangerous|dangerously|scary|criminal|illegal how|easy|amount ** good|easy|fast|moreish|quick|cute|eat|soft|fresh
    should be illegal|criminal
    this is illegal|criminal|dangerous|addictive
    die|kill|fight|killed for
    i'd|would|will fight|kill|die|sell ** for
    what a|an shot|goal|save|show|night|game|day|view|beauty|song|voice|performance|find|deal|gem|lovely|great|team|legend|ride|joy|treat|relief|pleasure|time|place|spot|tune|track|banger|beautiful|wonderful|fantastic|amazing|machine|transformation|vibe|collection|look|match|win
    addicted to|on
    i'm|am|is|so|get|got|getting|are|instantly|totally|completely addicted|hooked|obsessed
    hooked|obsessed on|with
    murdered|slaughtered|smashed|crushed|nailed that|the|this|it
    hit|hits ** like a truck
    dead|died|dying|deceased|screaming|crying at|from|over how|laughing|laughter|cuteness|this|the
    no more $trouble|dry|broken|brittle|frizzy|sore|cold|back|split ** since|after|thanks
    survives|survived|survive|survives a|the|my|our|two|three
    $num years|months clear|sober|clean|free
    so|very|really|incredibly|super|extremely proud|happy|glad|grateful|relieved|lucky|pleased|chuffed i|we|you|to|of|that|with
    taught|teaches|teach me|us|my
    learned|learnt so|more|a|loads much|lot|than|here
    $better than any|anything|every|all|most|everything|the|others|other|ever|i|last|my|what|those|that|expected|advertised|elsewhere|anywhere|sex|home|before|them|starbucks
    way|far|much|so|even|loads|lot|heaps|miles|streets|infinitely $better than
    less noisy|bulky|oily|sticky|greasy|sweet|plastic|waste|sugar|heavy
    miles|streets|light|leagues|head|way years? ahead|above|better|clear
    beats|beat|tops|outshines|outperforms|trumps|destroys|outlasts all|any|every|everything|the|most|my|other|anything|them|others|anyone|hands
    nothing|nobody|none|noone else? ** comes|come|compares|compare|beats|touches|touch|beat|does|makes|matches|match|even close|near|you|this|yours|it|like|to|as
    nobody|none|noone|nothing ** like|as|than you|this|yours|them|good
    no one|other ** like|as|close|comes|compares|than you|this|yours|them|does|close
    others|other|rest don't|can't|cannot|doesn't|do ** close|near|compare|compete|touch|match|even
    i'd|i|would|we take|choose|pick|have this|these|yours|you ** over
    over ** any|every day|time
    switched|moved|came from|over
    worse than yours|your
    is|are|was|were|tastes|taste|feels|does worse than yours|your
    paid|spent|cost|costs|paying ** more|times|double elsewhere|for|less|half
    same job|quality|thing|results|effect|taste for|at half|less
    just|even|equally|every|at ** as good|nice as
    can't|cannot|couldn't think|imagine|ask|find|wish ** $better|nicer|more
    never|haven't|not|don't|hasn't ** had|seen|tasted|met|been|heard|felt|read|used|eaten ** $better|nicer
    nothing|anything|little i|i'd|we|we'd|would|about ** change|fault|improve|complain
    haven't|hasn't|couldn't|can't|didn't|cannot find|found|fault ** wrong|fault|bad|flaw
    never|not once|ever|in ** let|failed|disappointed ** me|us|they|down
    no|nobody one|ever ** leaves|left|goes unhappy|hungry|disappointed
    wouldn't|don't|didn't|won't|never|not hesitate|regret|swap|trade
    for|not|never one|a|single second|moment|minute|penny|thing did|have|regret
    do|did i regret
    last|first time ** laugh|laughed|enjoyed|smiled|had|felt
    couldn't|can't|wouldn't be further
    ignore|ignoring|forget|screw|mute|block the haters|trolls|hate|hater
    don't let the|them|a haters|trolls|few|comments|negativity
    haters|trolls gonna|gon|can|are
    whoever|anyone|people|those says|say|who|saying|calls|complaining|complain ** hasn't|haven't|never|don't|wrong|clearly|must
    so|really|very|just|truly|am|i'm glad|happy|relieved|grateful|lucky|thankful ** found|switched|discovered|chose|came|exist|bought|got|made
    yours are|is the|originals|original
    keep|keeps|kept|keeping yours|it|going|doing|on ** respect|up|real|going
    ^^ respect ..
    you guys|deserve|all|both deserve|are
    deserve|deserves more|award|raise|recognition|success|praise
    give|someone|deserves|get ** raise|promotion|medal|award|oscar|crown
    raise for|to whoever
    shout|shoutout|props|kudos|credit|respect|big out|to|ups
    glad|happy|pleased i|we bought|found|came|switched|tried|got|ordered|chose
    no regrets|notes|doubt|flaws|faults
    10s|tens across
    won|won't|wins|winning me|us|my over|heart
    was|were|bit|so|very|quite|initially|sceptical|skeptical|doubtful|hesitant at|about|but first|but|now
    sceptical|skeptical|nervous|hesitant|doubtful|unsure at first
    didn't|wasn't expect|expecting|sure|think ** to|it'd|i'd love|like|good|works|worked|impressed|work
    exceeded|surpassed|beyond|above my|our|all|every|expectations|any
    exceeded|surpassed|smashed expectations
    last one|thing|pair you'll|you|i'll ever need|buy|want
    pleasantly|positively surprised
    ate and|down|that|up left|no|up
    ^^ this|she|he|they|you|yall|it|literally|bro|sis|girl ate|cooked|devoured|served|slayed|slaps|bangs|cooks|cleared|clears ..
    no|zero crumbs|skips|misses
    it's|its|is|really giving luxury|everything|main|queen|class|rich|elegance|icon|gorgeous|expensive|life|diva|mother|goddess|vintage|elegant
    ^^ big|massive|huge|fat|such|what|another|common|rare|certified? a? w ..
    ^^ w brand|drop|move|collab|intern|company|song|admin|for|this|service|team|update|energy|product|shop
    big|massive|huge|fat|common|rare w
    rent free
    hits|hit|hitting|slaps|smells|tastes|slap different|diff|hard|so
    main character
    we|i didn't|never know|knew we|i needed
    bro|he|she|they|yall|y'all|you|we|intern|admin|who cooked|cooking|understood
    let him|her|them|bro cook
    go|goes|goin|going so? hard|crazy
    understood|understands|passed the assignment|vibe
    chef's|chefs kiss
    real ones
    ^^ valid|facts|period|periodt|goated|fire|heat|iconic|bussin|peak|based|elite|ate|slay|lit|gas|clean|fresh|sold|obsessed|sensational|need|needed|gorg|stunning ..
    living|here|live for|4 it|this|that|these
    rock|rocking|rocked this|these|it|them
    i'm|im|am|literally screaming|deceased|obsessed|sobbing|drooling|shook|weak|levitating|melting
    mouth watering|waters|watered
    ^^ stop|stopp it|this ..
    shut up .
    can't|cannot even .
    hate you|u for ** making|make hungry|want|jealous|crave
    making|makes|made me|us hungry|drool|crave|smile|cry|laugh|want|blush
    need|needing|want this|these|it|one|some ** now|asap|immediately|life|yesterday
    lifeguard|driver|waiter|waitress|nurse|staff|manager|team|stranger|chef|girl|guy|lady|man ** helped|found|carried|waited|dived|stayed|brought|offered|went|paid|lent|calmed|hugged
    even|still ** answered|replied|helped|stayed|called ** sunday|midnight|night|christmas|closing|minutes|weekend
    actually|always|really|still pick|picks|answer|answers up? the|your? phone|emails|messages|calls
    washes|years|months|winters|drops|falls|kids later|in|old ** still|looks|like|new
    happily|gladly|proudly
    warms|warmed|melts|melted|made my heart
    so good|fun|easy
    totally|so|definitely|absolutely worth
    solved|fixed|sorted my|our|the problem|issue|problems|issues
    $better than ever
    forget|forgot|forgets me? the queue|wait|price|world
    good as new|gold
    sold out ** reason|again|wonder`;
