import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../drafts.fixture.ts";
import { findJunk, type JunkReason } from "./find-junk.ts";

const reasonOf = (text: string, languageConfidence = 1) =>
  findJunk(text, "instagram", languageConfidence)?.reason ?? null;

describe("findJunk", () => {
  it.each<[JunkReason, string]>([
    [
      "giveaway",
      "🎁🎁🎁 FREE iPHONE!!! Follow, like, share and tag 10 friends to WIN!!! Click the link 👉 bit.ly/x1",
    ],
    ["giveaway", "Double your savings in 24 hours! Guaranteed returns, no risk. Message me on t.me/fast"],
    ["giveaway", "GAGNEZ 5000 € PAR SEMAINE !!! Argent facile, cliquez ici !!! 💸💸💸"],
    ["shouting", "THE BIGGEST SALE OF THE YEAR IS HERE!!! EVERYTHING MUST GO!!!"],
    ["keywords", "boots boots buy boots cheap boots online"],
    ["keywords", "buy online cheap best price discount sale free shipping order now top quality"],
    ["repetition", "tea tea tea tea tea tea"],
    ["repetition", "The best tea in town. The best tea in town. The best tea in town."],
    ["repetition", "新しい新しい新しい新しい新しい新しい"],
    ["repetition", "#tea #tea #tea #tea #tea #tea"],
    ["boilerplate", "© 2026 All rights reserved. Terms and Conditions. Privacy Policy."],
    ["placeholder", "Introducing [INSERT PRODUCT], out now"],
    ["placeholder", "Lorem ipsum dolor sit amet, consectetur adipiscing elit"],
    ["code", '<div class="a"><p>Hello</p></div>'],
    ["code", '{"platform": "instagram", "text": "hello"}'],
    ["code", "const a = 1;\nlet b = a + 2;\nconsole.log(b);"],
    ["code", ".my-own-class {\n  --main-colour: red;\n  margin-left: 0 auto;\n}"],
    ["mash", "asdfghjkl"],
    ["mash", "wqpxz kvbtj rhfgd mzxqc"],
    ["mash", "jjjjjjjjjjjj"],
    ["mash", "фывапролджэ йцукенгшщз"],
    ["babble", "the is of menu a and winter our to pear the for squash a in roasted my was"],
    ["signs", "?!?!?! ..."],
    ["signs", "1 2 3 4 5"],
    ["signs", "\u200b\u200b\u2060"],
    ["brief", "yes"],
    ["brief", "Ok! 👍"],
    ["brief", "はい"],
    ["marks", "🎉🎉🎉"],
    ["marks", "https://harbour.example/menu"],
    ["marks", "#tea #coffee #cake"],
  ])("is %s: %s", (reason, text) => {
    expect(reasonOf(text)).toBe(reason);
  });

  it.each([
    "Our winter menu is here: roasted squash, slow-cooked beans and a pear tart.",
    "GIVEAWAY! Two tickets for Saturday. Follow us and tag a friend; we draw on Thursday.",
    "Big summer sale: 20% off all boots until Sunday.",
    "Good morning! ☕",
    "We're open.",
    "SOLD OUT",
    "Game day. Let's go!",
    "本日より開店です。",
    "新品上架",
    "오늘 오픈합니다 ㅋㅋㅋㅋㅋㅋ",
    "สวัสดีปีใหม่",
    "صباح الخير",
    "शुभ दीपावली!",
    "Zmrzlina a štrúdl u nás od čtvrtka, přijďte ochutnat",
    "Menu: https://example.com/menu. We open at nine.",
    "HTML, CSS and SQL: three courses, one price. We start on Monday.",
  ])("is a post: %s", (text) => {
    expect(reasonOf(text)).toBeNull();
  });

  it.each([
    "Karibuni sana! Duka letu limefunguliwa leo, mkate mpya na chai ya tangawizi kwa bei nafuu.",
    "Ẹ kú àárọ̀ o! A ti ṣí ilé ìtajà wa lónìí, ẹ wá gba búrẹ́dì tuntun.",
    "Barka da safiya! Mun buɗe sabon shagonmu a yau, ku zo ku gwada sabon burodi.",
    "Sanibonani! Sesivulile namhlanje, wozani nizothenga isinkwa esisha.",
    "Bore da! Rydym ar agor heddiw gyda bara ffres a chacennau cartref. Dewch draw i'n gweld ni.",
    "Hyvää huomenta! Uusi talvimenumme on täällä: kurpitsakeittoa ja päärynäpiirakkaa.",
    "Jó reggelt! Megérkezett az új téli étlapunk: sütőtökleves, lassan főtt bab és körtés pite.",
    "Tere hommikust! Meie uus talvemenüü on kohal: kõrvitsasupp ja pirnikook.",
    "Egun on! Gure neguko menu berria hemen da: kalabaza zopa eta udare tarta.",
    "Mirëmëngjes! Menuja jonë e re e dimrit është këtu: supë kungulli dhe tortë me dardha.",
    "Góðan daginn! Nýi vetrarmatseðillinn okkar er kominn: graskerssúpa og perukaka.",
    "Labrīt! Mūsu jaunā ziemas ēdienkarte ir klāt: ķirbju zupa un bumbieru kūka.",
    "Labas rytas! Mūsų naujas žiemos meniu jau čia: moliūgų sriuba ir kriaušių pyragas.",
    "Dzień dobry! Szczęśliwego Nowego Roku życzy cała piekarnia, chrząszcz brzmi w trzcinie.",
    "Dobré ráno! Naše nové zimní menu je tady: dýňová polévka a hruškový koláč. Strč prst skrz krk!",
    "Bună dimineața! Noul nostru meniu de iarnă este aici: supă de dovleac și tartă cu pere.",
    "Dobro jutro! Naš novi zimski jelovnik je tu: juha od bundeve i pita od kruške.",
    "Subax wanaagsan! Maanta waxaan furnay dukaankeena cusub, kaalaya oo iibsada rooti cusub.",
    "காலை வணக்கம்! எங்கள் புதிய மெனு வந்துவிட்டது, வந்து சுவையுங்கள்.",
    "בוקר טוב! התפריט החורפי החדש שלנו כאן, בואו לטעום.",
    "Καλημέρα! Το νέο χειμερινό μας μενού είναι εδώ, ελάτε να δοκιμάσετε.",
    "დილა მშვიდობისა! ჩვენი ახალი ზამთრის მენიუ უკვე აქაა.",
    "সুপ্রভাত! আমাদের নতুন শীতের মেনু এসে গেছে, চলে আসুন।",
    "እንደምን አደራችሁ! አዲሱ የክረምት ምግብ ዝርዝራችን መጥቷል።",
    "Qing lai pinchang women de xin caidan, dongtian de nangua tang hen hao he!",
    "Kya haal hai? Aaj humari dukaan khul gayi hai, garam chai aur samose ke saath aaiye.",
    "Bonjou! Nouvo meni nou an rive, vin goute soup joumou ak nou.",
    "Maayong buntag! Abli na ang among tindahan, bag-o nga pan ug kape.",
    "Kia ora! Kua tuwhera tō mātou toa, haere mai ki te kai parāoa hou.",
    "Mo ki Lagos o! We don open shop, come chop beta jollof, e sweet die.",
    "ສະບາຍດີ! ເມນູໃໝ່ຂອງພວກເຮົາມາແລ້ວ",
    "မင်္ဂလာပါ! ကျွန်ုပ်တို့၏ မီနူးအသစ် ရောက်ပါပြီ",
    "អរុណសួស្តី! ម៉ឺនុយថ្មីរបស់យើងមកដល់ហើយ",
    "Buy one, get one free on all candles this weekend. Candles make quiet evenings.",
    "Free shipping on all orders over $50 until Sunday. Shop online.",
    "Order now for Mother's Day: fresh flowers, free delivery in town.",
    "You've been chosen! Thank you for voting us Best Bakery 2026.",
    "Win two tickets! Like this post, follow us and tag a friend. Draw on Friday, terms in the link.",
  ])("is a post in its language: %s", (text) => {
    expect(reasonOf(text)).toBeNull();
  });

  it("hashtags alone are ordinary on TikTok only", () => {
    expect(findJunk("#bakery #bread #cake", "tiktok")).toBeNull();
    expect(findJunk("#bakery #bread #cake", "youtube")).toEqual({ code: "bare", reason: "marks" });
  });

  it("reads any text, long ones in time that grows with their length alone", () => {
    fc.assert(fc.property(anyText, (text) => [null, "string"].includes(reasonOf(text) && "string")));
    for (const piece of [
      "a",
      "{",
      "<a ",
      '"a":',
      "const a",
      "!!",
      "[insert ",
      "a b ",
      "👍",
      "\u0301",
      "free ",
    ]) {
      const started = performance.now();
      reasonOf(piece.repeat(10_000));
      expect(performance.now() - started).toBeLessThan(1_000);
    }
  });
});
