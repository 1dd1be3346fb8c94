/** Words of trouble that only name what is spoken of: a film, a charity, an illness, a thing one buys. */
export const ENGLISH_TOPICS = `$topic $about
    $topic ** charity|research|documentary|survivor|awareness|museum|film|novel
    broken|bad|poor|terrible|my english|spanish|french|german|italian|portuguese|arabic|accent
    crash|collision course|courses|pad|helmet|test|barrier|mat|cymbal
    flu|allergy|booster|vaccine|jet|travel|covid|tetanus shot|shots|jab|jabs|vaccine|season
    dead sea|end|line|lift|lifts|poets|stock|stretch|heat|reckoning
    sick note|leave|day|pay|notes|bag|days
    bomb squad|shelter|cyclone|disposal
    bath|cherry|glitter|chocolate|cocoa|photo bomb|bombs
    pain|stress|itch|allergy|drought|debt relief|killer|au|killers|reliever
    back|knee|joint|muscle|neck|period|chronic|nerve pain
    fight club|night|card|scene|camp|choreography
    fight|match|game is|starts at|on|tonight
    killer whale|whales|bees
    the killer is|was
    heart|panic|asthma attack|attacks|disease|failure|surgery|defect
    lost and found
    lost property|boys|city
    dark chocolate|roast|mode|green|blue|grey|red|brown
    bad bunny|boys|hair
    mad max|men|hatter|hatters
    crazy golf|rich|horse
    ugly sweater|christmas|duckling
    world|civil|cold|star|vietnam|gulf|trojan war|wars|war's
    in|of|about|during|after|before|since|from the|a|two? world? war|wars|plague|pandemic|blitz
    shot down|on|in|by|with|with|at
    horror|crime|murder film|movie|fans|fan|buff|writer|mystery|podcast|genre
    cut flowers|to|price|glass
    hard drive|hat|shell|boiled
    sour cream|dough|candy|sweets|cherry|beer
    bitter lemon|chocolate|almond|orange|melon
    cold brew|water|press|pressed|plunge|case|front|weather|drinks|calls
    dirty chai|martini|fries|soda|weekend
    angry birds|orchard
    cheap flights|tickets|trick|eats
    fat free|burner|quarter|tuesday|bike
    low fat|cost|carb|calorie|tide|season|impact
    stress ball|test
    anxiety relief|app|support
    wrinkle|acne|scar|rash|burn|itch cream|free|prone|treatment|gel|patch|patches|scars
    damaged|dry|oily|sensitive|problem|irritated|mature|thin|combination hair|skin|scalp|lips
    dry shampoo|cleaning|ice|january|clean|cleaned|bag|clean|fruit
    lice|cockroach|ant|rat|mouse|wasp|weed|spot|odour|stain|limescale killer|trap|spray|remover|poison|repellent
    fire|smoke|burglar alarm|alarms|station|brigade|fighter|fighters|extinguisher|pit|place|drill|door
    emergency room|exit|number|contact|services|kit|landing|stop|button|plumber
    breakdown cover|of|service
    spare|replacement part|parts|battery|bulb|filter|key
    repair|mending kit|service|shop|cafe|video|guide
    lost|stolen card|passport
    i'm|im|am a? cancer|capricorn|taurus|leo|virgo|gemini|scorpio|pisces|aries
    natural|false|sudden death|alarm|teeth|lashes
    no hard feelings
    no cap
    ripped|scammed|cheated|overcharged|burnt|burned|disappointed|treated ** by|with|at|from my|the|an? other|others|another|last|previous|elsewhere
    black|blind friday|date|tasting|bag
    death metal|star|valley|note|becomes|stranding
    bloody mary|sunday|marys
    devil|devils|devil's food|wears|eggs
    ghost|zombie|haunted pepper|tour|house|story|walk|kitchen|run
    suicide|murder squad|mystery|hotline|prevention
    war|peace and peace|war
    depression|grief|addiction|trauma counselling|counseling|helpline|recovery|group
    cancelled|delayed|damaged|lost|broken shows|goods|boxes|items ** ?
    to report|return|cancel|repair|claim
    return|refund|cancellation|complaints|privacy policy|policies|period|window|form|department|procedure|terms|label
    parking|speeding ticket|fine|tickets
    hard|soft water
    he|she|they|it said|says it|they ** bad|good|great|terrible
    haven't|not|never|didn't tried|seen|used|watched it|this|them|one|yet|.
    i'm|im|am in the middle
    fifty fifty
    50 50
    nothing more
    neither good|bad|great|hot ** nor
    more or less
    say less
    ^^ bet|pov|ok|okay|oki|noted|iykyk|same|fair|interesting|k|kk|idk|hmm|sure ..
    ^^ ok|okay bestie|queen|boomer|bro|cool ..
    ^^ pov
    same price|size|as|material|colour
    what's|whats|any the? difference
    which|who|what ** more|better|lasts|love|best|longer ** ?
    $better or|vs $worse|heavier|lighter|smaller|bigger|longer|thicker
    has|have|did|does|do|can|is|are anyone|anybody|someone|any|there|they|you|it|these|this|i|we ** ?
    is|are|does|do|can|will|would|what|how|which ** worth|bad|safe|hurt|good|okay|ok|better|harmful|normal ** ?
    how do|can|long|far|do i|we|you|they|it ** cancel|return|report|complain|claim|replace|repair|reset|fix|change|stop|last|take ** ?
    what|who|where|whom do|happens|can|should|is|would i|if|you|we|it ** breaks|lost|complain|broken|cancel|contact|damaged|wrong|return|missing|change
    can|could|may i|we|you get|have|claim|ask|request|cancel|return|please|still ** refund|replacement|if|return|money|exchange ** ?
    does|do|will|would|is|can it|this|they|these|he|she ** ?
    sister|brother|mum|dad|friend|son|daughter|husband|wife|boss|neighbour ** says|said|wants|hates|works|asks|works ** if|to|in|branch|at
    rival|competitor|neighbour|branch|shop ** closed|opened|moved in|on|to`;
