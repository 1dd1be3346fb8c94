import type { WordLists } from "./word-lists.ts";

/** Hindi in Latin letters, in its common spellings. */
export const HINDI: WordLists = {
  friendly: `accha acha achha achhi achi acchi acche ache achhe achcha badhiya badiya badhia bdiya mast mst zabardast zabrdast
    jabardast jabardasth sundar sunder khoobsurat khubsurat pyaara pyara pyari pyaar pyar dhanyavaad dhanyavad dhanyawad
    shukriya shukria mubarak badhai maza mazaa mazedar majedar khush khushi shandar shaandar lajawab lajawaab kamaal kamal gazab
    ghazab behtareen behtarin uttam swadisht tasty love lovely nice good great best awesome super superb thanks beautiful
    wah waah waah jhakaas dhansu bindaas jai shabash shabaash garv proud favourite favorite fan dil`,
  unfriendly: `bekar bekaar bakwas bakwaas ghatiya ghatia kharab kharaab kharb ganda gandi gande bura buri bure dhokha dhoka
    dhokebaaz chor chori choor jhoot jhooth jhuth jhootha jhutha fraud scam loot lootere barbaad barbad mehnga mehenga mahanga
    mahenga sharm sharam besharam nafrat bad worst poor pathetic useless waste fake dukhi dukh gussa pareshan bimari nikamma
    nikamme chutiya chutiye bhosdi madarchod gadha gadhe pagal kutta kutte harami haramkhor kamina kamine ghamandi nautanki
    problem tang thagi tut toot tuta toota sada`,
  common: `hai hain ka ki ke ko se mera meri mere aapka aapki aap ye yeh wo woh bhai yaar tha thi gaya gayi ho kar raha rahi mein hum tum apna`,
  remarks:
    "kab kahan kaha kaise kitna kitne ka ki ke price link size hai iska yeh ye kya kaun first pehla yahan ok",
  negators: "nahi nahin nhi nai na mat not no naa bina kabhi",
  boosters: "bahut bohot bahot bhut bht bohut kaafi ekdum ekdam itna kitna sabse very so zyada",
  but: "lekin par magar but",
  friendlyIdioms: `dil jeet|khush|garden|se
    jeet liya|li
    paisa|paise|full vasool|wasool|vasul
    maza|mazaa|mja|majaa aa|a|aya|aagaya
    maza aagaya
    char|chaar chand
    chand laga
    ekdum|ek|bilkul jhakaas|mast|badhiya|jhakas|number|dhansu|perfect
    aag laga|lagadi
    kya baat|cheez|maal|taste|quality|service ** hai|.
    koi jawab|muqabla|mukabla|tod|comparison nahi|nhi
    sabse accha|achha|best|badhiya
    number one|1|ek
    chha|chhaa gaye|gye|gaya
    seedha|sidha dil|10
    tussi great
    dobara|phir|wapas se zaroor|order
    zaroor lena|khareedo|try|khao
    bhai wah|waah
    gajab|gazab hai|ka|.
    mummy|bachche|biwi|papa|ghar ** pasand|khush|fan
    koi shikayat|problem nahi|nhi
    bura|bekar|kharab nahi|nhi hai
    intezaar|wait nahi|nhi ho
    pasand aaya|aayi|aaye|hai|aya|ayi|aa
    maza|mazaa|mja aa|aaya|aya
    dil khush|jeet
    kya baat
    paisa vasool|wasool
    mujhe bahut|bohot pasand`,
  unfriendlyIdioms: `paise|paisa|paisay doob|barbaad|dub|gaye|waste|loot|kha
    doob gaye|gaya
    ullu|bewakoof|chutiya|pagal|murkh bana|banaya|banate|banaa|samajh
    dimaag|dimag ka|kharab|ki dahi|kharab|maa
    ka dahi
    bilkul|ekdum|sab|poora|pura bekar|bekaar|bakwas|faltu|ghatiya|vahiyat|waste
    kaan pakad
    dobara|phir|kabhi|aage nahi|kabhi|nhi|mat
    kabhi|kabhi mat|nahi|na
    bhagwan bharose
    time|samay pass|kharab|barbad|waste
    kisi|koi kaam ka|nahi|sunta|sunne ** nahi|nhi|.
    naam|bas|sirf bade|naam|dikhawa ** khote|chhote
    chor|lootere|loot|lut log|company|machi|rahe|gaye
    itna|bahut|kitna late|mehnga|wait|slow|ghatiya
    $num din|hafte|mahine|ghante|ghanta|mahina se|ho
    pehle|purana|purani ** accha|achha|better|sahi|badhiya tha|thi
    phir se late|wahi|kharab
    pasand nahi|nhi|nahin
    acha|accha|achha|acchi|achhi nahi|nhi|nahin
    mat kharido|lena|kharidna|lo
    paise|paisa|time barbaad|barbad|waste|doob
    bahut|itna|zyada mehnga|mehenga|mahanga
    kabhi nahi|nhi`,
  failureIdioms: `kaam|chal|khul|work nahi|nhi|nahin
    nahi|nhi|nahin aaya|aayi|aya|mila|mili|chal|chalta|khul|deta|dete|milta|kar
    abhi tak
    koi jawab|jawaab|reply|response
    kharab ho|nikla|nikli|hai
    refund|paise|paisa wapas|kab|do|nahi`,
  negatesBefore: true,
};
