/** Praise in English that mocks: whatever praises beside it is not meant. */
export const ENGLISH_IRONY = `nice|kind|good|sweet|generous|thoughtful|lovely of you|them|him|her to charge|ignore|lose|cancel|forget|send|block|keep|raise|leave|tell|hang|wait|sell
    congrats|congratulations|well|good|great|nice|amazing|fantastic|bravo|thanks|thank|cheers|props job|done|work|you|? on|for|at|? ruining|losing|killing|wasting|breaking|making|destroying|messing|screwing|deleting|removing|ignoring|cancelling|charging|raising|forgetting|sending|selling
    thanks|thank|cheers|thx you? for the|my|a|making|that|another free? ** stain|hole|hair|scratch|dent|poisoning|headache|rash|wait|nothing|bruise|sick|cry|fine|crash|lies|wrong|broken|delay|burn|spam
    yeah|sure|aye right
    must be|feel nice|great|good|fun ** to|ignore|paid
    what|such an? honour|honor|joy|pleasure|surprise|treat|delight|thrill to ** talk|wait|be|stand|queue|chatbot|hold|find|pay
    10|ten|11|5 out|10|stars of? ten|10|? would ** poisoning|again|ignored|scammed|cry|wait|robbed|hold
    best|finest|easiest|greatest ** i ever|have threw|wasted|burned|burnt|lost
    came|comes|served|arrived with|a a|complimentary side|extra|free|bonus ** hair|bug|fly|hole|crack|plastic|scratch|mould|attitude
    round|slow of|clap|applause applause|clap|for|to ** whoever|decided|genius
    whoever|genius decided|approved|runs ** that|the|this|of|up|get|remove|should
    because who|nobody|clearly|obviously needs|doesn't|wants|likes|cares|nothing
    who needs ** anyway|when|anyways|working|right|sleep
    real|so|very|how|super|pretty classy|mature|professional|smooth ** blocking|ignoring|of|deleting|charging|lads|guys
    what could go|possibly wrong|go
    love|loving|enjoy|adore|enjoyed|nothing waiting|paying|queueing|queuing|sitting|standing|spending|wasting|like|arguing|begging|chasing
    love|amazing|funny|interesting|strange|odd|curious|hilarious|weird|incredible how|that ** minutes|later|always|never|crashes|resale|suddenly|nobody|price|still|sold|ignore|delete|hair|stops|disappears|only|charge|can't|don't
    so|really|very|am glad|happy|pleased i paid|waited|spent|upgraded|queued|ordered ** extra|express|full|for|only|hours
    ^^ oh|ah|well|so? $mock *? another|more|yet *? *? $trouble|price
    $mock another|yet *? *? $trouble
    ^^ oh|ah|well? $mock *** $num $span late
    ^^ oh|wow? wow|great|nice|cool only|just ** late
    $num|10 stars|/|10? would ** again ** poisoning|sick|ignored|scammed|robbed
    would ** food poisoning again
    thanks|thank|cheers|thx you? for|4 nothing
    nice|good|great|lovely to see|know|hear ** still|nothing|again ** broken|down|late|ignored|nothing
    wow|great|lovely|brilliant|fantastic|amazing|nice|perfect|wonderful|awesome|super *** deleted|crashed|vanished|refused|ignored|cancelled|hung|disappeared|broke
    ^^ $mock service|job|work|quality|timing|communication ** as|again|really|guys? *** $num ** hold|late|waiting|broken
    top|great|excellent|stellar|fantastic|amazing|brilliant|wonderful|lovely customer? service|support|communication|quality|job *** ignored|hold|broken|refuses|never|nobody|hung|missing
    love|loving|like|adore|enjoy how|when|that you|they|it|the|my ** crashes|breaks|ignore|ignores|late|cancel|cancelled|broken|deletes|raise|raised|charge|charged|hair|never|lose|lost|doesn't
    truly|simply|absolutely|just|really living|live the|your? ** dream|best
    the ultimate|real|true|perfect luxury|experience|gift|treat ** cold|late|broken|dirty|hold`;
