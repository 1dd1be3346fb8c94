/** Words that stand for one another in the idioms of English. */
export const ENGLISH_CLASSES: Record<string, string> = {
  num: `a an one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty ninety hundred
    couple few several many`,
  nth: "second third fourth fifth sixth seventh eighth ninth tenth 2nd 3rd 4th 5th 6th 7th 8th 9th 10th",
  span: `second seconds minute minutes min mins hour hours hr hrs day days week weeks month months night nights year years yrs
    weekend evening evenings`,
  use: "wear wears wash washes washing use uses day days week weeks month months walk charge charges cycle cycles",
  part: `strap straps zip zipper handle handles button buttons sole soles heel heels lid screen battery hinge hinges seam seams
    stitching logo print colour color dye paint coating lens cable charger plug wheel wheels motor pump needle string strings
    clasp buckle hook hooks lock pedal pedals chain frame leg legs armrest keyboard speaker mic sensor valve hose bulb nozzle
    blade knob lining pocket sleeve collar hem elastic velcro glue cover band stone stones pearl lamp light trigger antenna
    spring lace laces sequins tip cork seal tap shelf drawer door mirror back belt earring hoop pin chip fan door spout`,
  off: "off away apart loose undone out open",
  broke: `broke snapped cracked split bent melted shrank shrunk burst leaked jammed ripped tore faded peeled popped warped rusted died
    failed bled exploded froze chipped frayed unravelled unraveled dissolved collapsed stained wobbles`,
  better: `better nicer softer tastier cheaper faster stronger lighter smoother comfier prettier cleaner quieter warmer fresher easier
    safer happier healthier brighter sharper sturdier quicker cooler cuter smarter funnier kinder friendlier juicier crispier`,
  worse: `worse slower thinner louder weaker flimsier smaller duller uglier rougher pricier dearer saltier drier blander rougher
    scratchier shorter lazier ruder`,
  person: `mum mom mother dad father daughter son kid kids child children toddler baby husband wife partner boyfriend girlfriend sister
    brother gran grandma nan nana grandad grandpa grandmother grandfather niece nephew friend friends dog cat puppy family class
    boss neighbour neighbor neighbours colleague colleagues coworkers guests office team teenager teen flatmate roommate`,
  people:
    "people strangers everyone everybody guests friends colleagues neighbours coworkers mates customers",
  other: `other others another competitor competitors rival rivals competition knockoff knock-off fake copy generic supermarket
    elsewhere nan's gran's free discount`,
  old: "old previous original last former classic earlier",
  version: `one ones version recipe logo design app packaging formula menu website site layout model taste flavour flavor bottle format
    interface`,
  ours: "you your yours this these it them",
  topic: `cancer war crime murder death drug drugs flu horror killer bomb heart disaster poverty hunger suicide hiv aids diabetes
    dementia stroke abuse trauma addiction violence famine grief disease virus plague ghost zombie vampire prison terror pain
    depression anxiety crash crisis blood fight monster alcohol slavery funeral poison obesity epilepsy asthma migraine`,
  about: `research charity awareness survivor survivors walk ward unit film films movie movies series show documentary
    documentaries book books novel novels story stories museum memorial scene scenes fans fan podcast history era hero heroes
    veteran veterans victims support relief prevention care treatment patients patient nurse fund foundation genre game games
    squad class course fiction thriller author zone drama theory trial lab shelter squad note clinic exhibition exhibit
    campaign fundraiser month session group poetry opera section studies management therapy screening`,
  thing: `riff deal look heels app song track bass line hook outfit view sound solo boots combo feature tune dress shoes moves show
    design price offer beat beats album recipe workout bassline performance colour color service content set drums voice vocals
    collection collab flavour lineup kicks drop edit shot goal jersey trick skills drum board ride car print colourway fit
    guitar sneakers trailer intro verse cover art artwork tee hoodie setup whip pass save stuff tattoo playlist mix remix`,
  good: `good cute fast tasty delicious comfy comfortable soft easy pretty talented smooth moreish cool nice funny beautiful fresh
    addictive yummy gorgeous quick impressive catchy satisfying`,
  wildly: `stupid stupidly crazy insanely dangerously criminally disgustingly sinfully unfairly ridiculously wickedly scary obscenely
    sick mad killer hella stupidly wicked disgusting scarily filthy`,
  mock: `great lovely fantastic brilliant wonderful nice awesome super amazing perfect bravo congrats congratulations wow thanks thank
    cheers excellent marvellous love loving cool classy genius yay hooray impressive outstanding superb fabulous terrific
    incredible good glad wonderful applause 👏`,
  trouble: `increase hike delay delays outage surcharge bug bugs crash crashes crashing error errors cancellation excuse excuses scam
    chatbot paywall hair stain hole scratch dent late lost broken cold missing wrong empty damaged dead down hold queue
    charged fined ignoring ruining deleting removing losing breaking cancelling ignored ruined deleted removed cancelled
    crashed broke blocked vanished disappeared expired useless worse nothing never poisoning twice unanswered unavailable
    closed raising raised shrinking smaller resale refused refuse bin rude leaking waited waiting`,
  mend: `fixed fixing sorted sorting replaced replacing refunded refunding repaired solved resolved despite without no worth free
    worry worries quickly apologised replacement finally minutes`,
};

/** Words of English that are looked for with one letter wrong. */
export const ENGLISH_OFTEN_MISSPELT = `amazing awesome beautiful beautifully brilliant excellent fantastic delicious wonderful perfect perfectly gorgeous
    recommend recommended impressive impressed disappointed disappointing disappointment terrible horrible awful disgusting
    rubbish useless pathetic ridiculous appalling unacceptable scammers scammer incredible comfortable satisfied fabulous
    favourite favorite friendly helpful happiness lovely thanks thank terrific outstanding superb adorable
    embarrassing frustrating frustrated annoying overpriced shocking dreadful atrocious unprofessional congratulations
    exceptional marvellous stunning pleasant unhelpful garbage`;
