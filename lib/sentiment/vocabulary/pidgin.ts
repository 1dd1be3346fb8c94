import { ENGLISH } from "./english.ts";
import type { WordLists } from "./word-lists.ts";

/** Nigerian Pidgin: its own words and the English ones that it uses most. */
export const PIDGIN: WordLists = {
  friendly: `sweet fine correct love enjoy enjoyed nice good great best better beautiful happy bless blessed thank thanks congrats
    congratulations wow amazing awesome lovely perfect gbedu jeje dope fire hail hailings respect lit gbosa kudos
    baddest steeze clean cruise joy smile proud strong fantastic excellent original legit solid tuale twale
    laugh laughing funny interesting wise smart win sharp top fresh reliable tasty sabi try`,
  unfriendly: `bad yeye thief thieves ole barawo scam scammers scammer fraud wicked wickedness useless nonsense rubbish mumu ode
    olodo stupid foolish fool craze crazy mad wahala suffer suffering pain shame disgrace disgraceful fake lie lies liar liars
    cost expensive spoil spoilt wound hate tire annoying annoy vex disappoint disappointed cunny poor worst kolo hunger trash dirty
    nasty oloriburuku werey ewu punish curse cursed shit yama wayo maga yahoo slow hopeless waste corrupt
    corruption`,
  common: `dey una wetin dem wey abi sef na`,
  remarks: "wetin be the price how much where when which size link first who dey here na for abeg",
  negators: "no not never nor nothing without neva noh dont don't can't",
  boosters: "well die gan really too very dey so pass",
  but: "but sha",
  friendlyIdioms: `e|this|dis|d choke
    una|you do|dey well|do|try|too
    do well .
    sweet|dey|burst die|me|my|brain|belle|pass
    sweet no be
    na una|you|dem be|dey the|di|sure
    be the koko|best|plug|one|boss|main
    correct guy|guys|person|food|people|something|babe
    no cap|cap
    no dulling|shaking|mago
    e|dey sure|loud|fresh|burst|enter|clear|make die|gan|well|pass|sense|brain
    i|we|me go|dey come|buy|order again|back|more
    dey kampe|gidigba|burst
    burst my|me brain|head
    nothing do|dey una|you
    no get part|match|level|competitor|mate|2
    give|gave am|dem five|breeze|gbosa
    i stan|hail|rate|loyal
    na fire|confirm|correct|bread
    make sense
    e|it|i|am|dem|this sweet|fine
    no be small
    top notch
    god bless
    well done
    una|you try
    no bad|wahala|complain|yawa
    i dey love|feel|gbadun|like
    i love|like|gbadun am|una|this
    e choke
    too much|sweet|fine
    sweet me|die|well
    belle sweet|dey`,
  unfriendlyIdioms: `una|dem|you|they don|dey|just chop|eat|scam|rob|thief|cheat|use|swallow
    chop my|our|people|person money
    see me see
    see wahala|trouble
    wahala o|be|too
    e|this|una|service|dem don|dey tire|taya|weak|vex|pain|fall|disgrace me|us|hand
    tire|weak|fall|vex|pain me|my|hand
    no wash|try|correct|follow|good|pure|follow|balance at|reach
    no try at
    una|you|dem no try|dey|well|get|send|serious|do
    no get shame|sense|joy|conscience|manners
    na|be scam|thief|419|lie|wash|audio|fake|rubbish|barawo|cruise|sakamanje
    all na|be wash
    i no go|fit ** again|una|una|buy
    fear|dodge|run una|dem|this|for
    no buy|order|try|go
    since|from last|morning|yesterday|january|monday ** never|no|still|dey
    money|moni don|just loss|go|waste|enter
    no good|fine|sweet|nice
    no like|gree|try|pure|make
    i no like|go|buy|want
    chop|chopped|eat my|our|people money
    e|too|dey too cost
    too cost|slow|expensive
    bad well|gan|die
    no buy am
    thunder fire|go`,
  failureIdioms: `no|never|neva dey|reach|come|see|gree|get work|reach|answer|open
    no dey work|answer|open|reply|pick
    never|neva reach|come|see|arrive
    don spoil|crash|break|tear|expire
    i dey wait|still
    return|give my|me money`,
  ...(ENGLISH.hooks && { hooks: ENGLISH.hooks }),
  ...(ENGLISH.questionHooks && { questionHooks: ENGLISH.questionHooks }),
};
