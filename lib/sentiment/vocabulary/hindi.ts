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
  friendlyIdioms: `koi shikayat|problem nahi|nhi
    bura|bekar|kharab nahi|nhi hai
    intezaar|wait nahi|nhi ho
    pasand aaya|aayi|aaye|hai|aya|ayi|aa
    maza|mazaa|mja aa|aaya|aya
    dil khush|jeet
    kya baat
    paisa vasool|wasool
    mujhe bahut|bohot pasand`,
  unfriendlyIdioms: `pasand nahi|nhi|nahin
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
