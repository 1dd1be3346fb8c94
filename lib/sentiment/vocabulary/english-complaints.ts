/** Complaints in English that keep their manners. */
export const ENGLISH_COMPLAINTS = `would|i'd|we'd|would really|very|much? appreciate|grateful|welcome ** reply|answer|response|refund|apology|explanation|update|stopped|stop|could
    $people|i'd|we'd|would|like|love an? reply|answer|response|refund|apology|explanation|honest
    would it|could it be|it possible|kill ** receive|get|have|finally|answer|refund|order|reply|paid|read|check|smile|reply|someone
    could|can|would|will|please someone|somebody|anyone|you|anybody|get ** back to|into|why|where|explain|reply|respond|call
    get|gets|got|getting|come back to me|us|my
    please|kindly explain|refund|reply|respond|answer|fix|sort|resolve|look|stop|restore|return|cancel
    mind telling|explaining|looking|replying|answering|checking
    wondering|curious|asking|like|love to? when|why|if|how|know ** plan|intend|answer|reply|order|refund|parcel|charged|ever|twice|happened
    with all due respect
    not to be|sound rude|harsh|mean|picky|difficult|funny|that
    i'm|i|im sure|understand|appreciate|know ** busy|happen|mistakes|volume|stressful
    had|i'd|we'd|was|were hoped|expected|imagined|hoping|expecting for|more|better|something
    hoped|hoping|expected for ** more|better
    perhaps|maybe|next next|time|try ** time|read|check|test|train|reading|before|actually
    may|might|can i suggest|ask|remind ** test|train|check|why|read|before|you|hiring
    before you|releasing|packing|sending|posting|it ** release|pack|send|post|goes|it|again
    would be lovely|nice|great|good|helpful|appreciated|wonderful|kind if|to ** once|actually|finally|could|for|someone|staff|you|were|reply|answer|one
    go|goes|gone a long way
    bit|little|simple of|apology|common ** apology|courtesy|respect|honesty|care|effort|decency
    stop|stopped|quit|please|keep|keeps sending|emailing|calling|spamming|texting|charging|changing|pushing|messing|ruining|lying
    $nth|another time|wrong|week|month|broken|replacement|email|attempt|call|message ** i|we|size|in|this|without|ask|asking|contacted|happened|row|and
    third|fourth|fifth|$nth time this|that|in|i|i've|now|it|they
    hope|hoping|trust ** standard|finally|hear|someone|somebody|resolved|fixed|sorted|improve|apology|not
    asking|ask|forgive|sorry ** again|bother
    yet|once|ever again ** late|wrong|down|ignored|no|missing|late|charged
    haven't|hasn't|never|not heard|received|seen|had ** back|anything|since|yet|reply|refund|answer|it|word
    yet to receive|hear|get|see|arrive|work
    ran out on|of patience
    could|should|might have been|had more|less|fewer|warmer|cleaner|quicker|faster|hotter
    room for improvement
    little|bit|rather|somewhat|quite disappointed|underwhelmed|disappointing|underwhelming|let|miffed
    not|isn't|wasn't what|the|how i|we|was|quality ** ordered|expected|hoped|paid|promised|described|shown|agreed
    portion|portions|size|sizes|bars|packs|bag|packet|bottle|quality ** shrunk|smaller|shrinking|shrank|halved|dropped|declined|gone
    tracking|parcel|order ** hasn't|not|never|stuck moved|updated|changed|left|weeks
    i|we|mine|ours|still paid|ordered|bought for ** never|nothing|march|still|months`;
