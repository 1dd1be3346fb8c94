import type { WordLists } from "./word-lists.ts";

/** Moroccan Arabic in Latin letters, where digits stand for letters that Latin lacks. */
export const DARIJA: WordLists = {
  friendly: `zwin zwina zwine zwinin zwinine zwiine zwiwin zwiwna mezyan mezyana mzyan mzyana mzian mziana mezian meziana mzyanin bnin
    bnina bnine ghzal ghzala nadi nadia nadya na9i tbarkellah tbarkallah tbarklah tbarkelah tebarkellah machallah machaallah
    mashallah chokran choukran chokrane shukran merci bravo top hbil hbal 7mak kan7mak kanbghi kanbghik kanbghiw nbghik bghit
    3ajbni 3jbni 3jebni 3jbatni 3ajbatni 3zwin 3ziz 3ziza 7bibi hbibi habibi ghalya zin zine rwe3a raw3a ra2i3 momtaz jamil lah
    ysahel bsaha bse7a fer7an farhan far7an mabrouk mbrouk mabrok a7san ahsan lfer7a i3jab pro waa3r wa3r wa3er wa3ra wa3ar
    sahbi n9i metwad3`,
  unfriendly: `khayb khayba khaib khaiba 5ayb 5ayba khaybin zbel zbal zbl nsab nssab nsaba nsabin nessaba nsabine chfar chefar chefara
    chfara sra9 sre9 ghali ghalia 7chouma hchouma 7choma hchoma 3ar 3ib 3ayb lkdoub kdoub kddab kdab kedab keddab kedaba kddaba 7mar
    hmar 7mir hmir mkalekh mkelekh mklkh kelb klab klb zamel zaml 9a7ba qahba 9hba wskh mwsakh mwessekh khanz khanza khnez mkhasar
    mkhesser khasser khsser fachil fachla dsara bsala basl basel bassel m9awed m9ewed mqawed t9awed 9wada ma7mlch kankrah kankrahk
    kanekrah krahtkom 3yit 3yina mrid mrida mka7t mzaydin tfou tfo tfouu lla3na la3na tafih tafha tafhin hemaj hmaj makhdamach
    makhdamch mkhdamach ma3jbnich ma3ejbnich ma3jbatnich dawya jahil jahl mskhot meskhout 3yan 3yana dalam`,
  common: `had hada hadi hadchi hadak dyal dyali dyalkom 3la 3lih 3lik 3likom 3ndkom 3ndi 3nd ma3 mazal daba kif kifach chno chnou ntoma ana
    ghir hta 7ta ila wla kayn kan kant wahd wahed li lli f mn fih fiha walah wlah`,
  remarks: "ch7al chhal bch7al taman fin fo9ach wach kayn link size lwl lawal chkoun hna had",
  negators: "machi mashi ma mabghitch mabghinach bla walou mabqitch mab9itch makaynch makayn wla 3mri 3mr",
  boosters: "bzaf bezaf bezzaf bzzaf bzf tama gae ga3 ktar kter",
  but: "walakin walakine lakin mais wlakin",
  friendlyIdioms: `lay|lah|allah 3tikom|3tikoum|y3tikom|y3tik|i3tikom|ya3tikom sa7a|saha|se7a
    waaer|wa3r|wa3ra|waa3r|waa3er|waer bzaf|had|.
    kay7me9|kat7me9|kay7mek|kayhme9|kayhbel|kay7mak
    kaml|kamel mkmoul|w
    mkmoul|mkamel|nadi|tbarkellah .
    had chi|lblan nadi|waa3r|top|zwin
    3ndkom|3andkom|dayrin l7a9|lha9|taman|taman
    ma kaynch|kayn b7alo|b7alkom|b7alha|hsan|7sen
    lah|allah yrdi|yr7em|y7fdek|yn3l
    bravo|7iyed|top 3likom|3lik
    ba9i|mazal khdam|zwin
    kanmout|kanmot|nmout 3lih|3liha|3likom
    3jbni|3jbatni|3ajbni|3ejbatni bzaf|had
    allah y3tik|ybarek|y3tikom|yhafdek|ykhalik
    lah y3tik|ybarek|y3tikom|yhafdek
    tbarkellah 3lik|3likom
    lay|lah y3tik
    wa3r|mezyan|zwin bzaf
    machi khayb|khayba`,
  unfriendlyIdioms: `dhkto|d7kto|dhktou|dhaktou|dahkin|tadhko|katdhko 3lina|3la
    flousi|flous|lflous|flousna mchaw|mchat|daw|tar|f khsara|zbel|lbhar|lmalh
    mchaw|mchat khsara|f
    khsara|khasara
    tla3tiw|tla3tou|tala3tou|tl3tiw|tle3 li|lina|lia drass|dem|lras
    drass
    hchouma|7chouma|hshouma|hshoma 3likom|had
    a 3ibad lah
    ma b9itch|ba9itch|mab9ach|mabqach ghadi|nchri|nji|n3awd
    3yit|3yina|mellit|mlit|t3ya|3iyit mn|ma|man
    walou|walo|zero service|khidma|jawab
    ma kayn walou|service|jawab
    ch7al|chhal hadi w|wana|hna
    bla|sans jawab|fayda|service
    lah|allah yn3l|yakhod
    machi|ma zwin|mezyan|nadi|bnin
    lah|allah yakhod|yakhd|ya5od
    7chouma|hchouma 3likom|3lik
    ghali bzaf
    mabqitch|mab9itch ghadi|nchri|baghi
    hasbiya|7asbiya allah`,
  failureIdioms: `mazal ma
    hta|7ta wahed|7ed ma
    makhdamach|makaykhdemch|makhdamch
    ma wslat|wsal|jat|ja|weslatch
    ma kayjawb|kayjawbch|kayjawbo
    fin flous|flousi|lcommande`,
};
