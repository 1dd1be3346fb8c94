import type { WordLists } from "./word-lists.ts";

export const HAUSA: WordLists = {
  friendly: `kyau kyakkyawa kyakkyawan kyakyawa kyawawa dadi daɗi dadin daɗin gode godiya nagode mungode alheri albarka murna farin
    farinciki burge burgeni birgeni so kauna ƙauna kaunar masoyi masoya nasara barka madalla yabo jinjina kokari ƙoƙari
    jarumi jaruma gwarzo gwani sauki sauƙi mafi gaskiya amin ameen allahumma masha mashallah mashaallah lafiya taimako zaki
    basira hazaka kirki mutunci daraja ingantacce inganci saurin burgewa sonka sonki sonku`,
  unfriendly: `mugu mugun muguwa mugaye banza wofi karya ƙarya makaryaci makaryata ƙaryar barawo barayi ɓarayi sata cuta cuce cuci
    cutar maha'inci maha'inta zamba damfara damfarar lalace lalata lalacewa tsada tsadar wahala wahalar bacin ɓacin
    haushi fushi takaici kunya matsala zalunci azzalumi azzalumai zalumci jahili jahilai jahilci shashasha wawa wawaye
    iska iskanci munafuki munafukai munafurci tsine tsinuwa la'ana kazanta ƙazanta datti dakiki sakarai sakarci kashe
    yaudara mayaudari rashin talauci yunwa ƙi mutuwa musiba masifa asara karyewa karye`,
  common: `da na ya ta ku mu su wannan wannan nan ne ce ga kayan kaya kun mun sun yana tana suna ina muna don daga har yanzu`,
  remarks: "nawa ne ce yaushe ina ina ne farashin farashi link girma na farko wa nan ok kudin",
  negators: "ba bai bata ban bamu basu babu kar kada ba'a baya bana baza bazan baka",
  boosters: "sosai kwarai ƙwarai matuka matuƙa gaske",
  but: "amma sai",
  friendlyIdioms: `allah ya saka|biya|albarkaci|kara|taimaka|bada
    kun|ka|sun|ya burge|kyauta|taimaka ni|mu
    burge ni|mu
    ba a|shi|ta magana|kama|misali
    kun|ka yi namijin|kokari|aiki
    namijin kokari
    yayi|yayi|ya|ta dadi|kyau|min sosai|.
    na|mun|ina gode|son|jin|ji dadi|wannan|da|su|shi|ku
    madalla|barka|sannunku da|kokari|aiki
    mafi kyau|dadi|inganci
    ba laifi
    babu laifi|matsala
    yayi|yana|tayi|tana|ta|yi|sun|ya kyau|dadi|yi
    ina|muna|na son|so|sonku
    na|mun ji dadin|dadi|daɗin
    allah ya saka|taimaka|albarka|kara|biya|bada`,
  unfriendlyIdioms: `kun|sun|ka|an|suna cuce|zalunce|yaudare|damfare|cutar|cuci mu|ni|da|mutane
    cuce mu|ni
    kudina|kudi|kudinmu sun|na|ya tafi|bata|salwanta ** banza
    a banza
    ba abin kirki
    ba ** kirki|dadi|kyau|amfani|daraja
    sai|mu yi hakuri|addu'a
    ba za|zan sake|kara
    kar|kada ku|ka saya|sayi|yarda
    har yanzu ba|babu|shiru
    babu|ba amfani|amsa|kirki|mutunci
    an|sun kara kudi|farashi
    yayi|ya yi tsada|jinkiri
    bai|ba|bata|babu yi|da|ta|kyau|dadi kyau|dadi|daɗi
    bai|ba|babu kyau|dadi|daɗi|amfani
    ban|bamu ji dadin|dadi|daɗin
    ya|ta|yana|tana yi|da|tsada tsada
    ba zan|zamu sake|kara|ƙara
    kun|ka|ta|sun cuce|cuci|yaudare|damfare`,
  failureIdioms: `har|bai|ba yanzu|iso
    bai|ba|bata|ba'a zo|iso|aiki|kawo|amsa
    ba|bata|baya ta|ya|aiki aiki
    ba ku|sa|su amsa|amsawa
    babu amsa`,
};
