import type { WordLists } from "./word-lists.ts";

/** Verbs have prefixes for person, tense and negation, so that common forms are listed whole. */
export const SWAHILI: WordLists = {
  friendly: `nzuri mzuri vizuri kizuri wazuri mazuri pazuri uzuri bora safi tamu kitamu asante asanteni ahsante ahsanteni shukrani
    shukran hongera hongereni pongezi napenda nakupenda nawapenda twapenda tunapenda tunawapenda nimependa nimeipenda
    nimevipenda tumependa upendo furaha nafurahi nimefurahi tumefurahi nimefurahia nimefurahishwa furahia poa fiti noma murua
    mrembo warembo pendeza imependeza umependeza mmependeza kupendeza inapendeza baraka mbarikiwe ubarikiwe heshima fahari
    najivunia tunajivunia ushindi mafanikio rahisi nafuu haraka mahiri shujaa kali amani salama raha`,
  unfriendly: `mbaya vibaya kibaya wabaya mabaya ubaya mbovu kibovu vibovu ubovu bovu wabovu ghali matapeli tapeli utapeli wezi mwizi
    wizi uongo mwongo waongo hasara aibu ujinga mjinga wajinga upuuzi mpumbavu wapumbavu takataka chafu mchafu uchafu sijapenda
    sipendi sijafurahi sijaridhika haijafika halijafika hakijafika haijanifikia haifanyi haufanyi hafanyi haifunguki hamjibu
    hamjajibu hawajibu hajibu nimesikitishwa nasikitika inasikitisha masikitiko huzuni hasira nachukia chuki imeharibika
    kimeharibika imevunjika kimevunjika mmenidanganya danganya kudanganya mnadanganya dhuluma ufisadi fisadi mafisadi shida
    matatizo tatizo kero mnakera inakera nimechoka tumechoka kuchelewa imechelewa mmechelewa polepole haramu laana shetani mateso`,
  common: `na ya wa kwa ni za la cha vya hii hizi huu yenu yangu yetu wangu wenu nyinyi kwenye kila sasa leo jana kesho lakini kama mimi sisi`,
  remarks: "bei gani lini wapi vipi kiasi ngapi link saizi kwanza hapa nani ni ya saa ok",
  negators: "si sio siyo hapana hakuna bila kamwe wala haina hana hawana hatuna sina",
  boosters: "sana kabisa mno zaidi kweli",
  but: "lakini ila",
  friendlyIdioms: `mambo|mtaa|kumenoga yamenoga|moto|safi
    yamenoga|imenoga|kumenoga|inanoga
    haina|hana|hakuna|hamna mpinzani|mfano|kifani|mshindani|kama
    mmetisha|umetisha|mnatisha|imetisha|mmeua|mmeweza|umeweza
    mko|uko|upo|mpo juu|vizuri|fiti|moto|sawa
    juu kama kawa
    hongera sana|kwa|zenu
    asante|shukrani|ahsante sana|kwa|zangu
    kazi safi|nzuri|njema|bora
    sijawahi|sijapata kujuta|kuona|kupata|kula
    bei poa|nafuu|rahisi|sawa
    ni moto|noma|balaa|kali|hatari|bomba
    mungu awabariki|akubariki|azidi
    endeleeni|endelea hivyo|kutupa|vizuri
    nitarudi|narudi tena
    ladha|tamu ya|sana kipekee
    si|sio mbaya
    hakuna shida|tatizo|malalamiko
    kazi nzuri
    mko vizuri|juu|sawa
    mungu akubariki|awabariki|awazidishie
    nawapa tano`,
  unfriendlyIdioms: `mmenila|mmekula|mnakula|mmetuibia|mmeniibia|wamekula pesa|hela|fedha|yangu
    pesa|hela yangu bure|imepotea
    hamna|haina|hakuna maana|akili|adabu|haya|huduma|lolote|faida|kitu kabisa|.
    maana kabisa
    mmetuangusha|mmeniangusha|umetuangusha|mmeniudhi|mnaudhi|mnakatisha
    majuto ni|mjukuu
    nimejuta|najuta|nimejutia|tumejuta
    si|sio|ni wa|bure|hovyo kuaminika|kabisa|sana
    bure kabisa
    huduma mbaya|mbovu|hovyo|duni
    bei imepanda|juu|mmepandisha
    mmepandisha|mnapandisha bei
    bora ya|ile zamani|mwanzo
    ya|ile zamani ilikuwa|nzuri
    tangu|toka jana|wiki|juzi|mwezi|asubuhi
    hamjibu|hajibu|hampokei|hamjali|hamjajibu
    usinunue|msinunue|usije|msije|epukeni
    nimepoteza|tumepoteza pesa|muda|hela
    si|sio nzuri|mzuri|vizuri|bora|safi
    bei ghali|kubwa|mbaya
    ni ghali
    sitarudi|sirudi tena
    sinunui|sitanunua tena
    acheni|acha wizi|utapeli|uongo`,
  failureIdioms: `mpaka|hadi leo|sasa
    bado sijapata|haijafika|nasubiri|nangoja|hamjajibu
    haifanyi|haufanyi kazi
    rudisheni|nirudishieni pesa|hela
    nasubiri bado|mpaka|tangu`,
};
