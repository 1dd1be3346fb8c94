/** Top-level domains that make a bare name a link on X, as in twitter-text: the common generic ones, and some of countries. */
const GENERIC =
  "com|org|net|edu|gov|info|biz|io|app|dev|shop|store|tv|co|xyz|online|site|blog|club|live|news|website|studio|agency|cafe|coffee";
/** Top-level domains of countries (IANA root zone). They need a path or a further name: "youtu.be/a", "bbc.co.uk". */
const COUNTRIES =
  `ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd
  cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi
  gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz
  la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np
  nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv
  sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw`
    .split(/\s+/)
    .join("|");

/** Characters of an address: a link ends where Japanese, for one, goes on without a space. */
const INSIDE = String.raw`[!-~\p{Script=Latin}\p{Script=Cyrillic}]`;
const LAST = String.raw`(?![.,;:!?'")\]])${INSIDE}`;
const SCHEME = String.raw`https?:\/\/(?:${INSIDE}*${LAST}|\S*[^\s.,;:!?'")\]…])`;
/** The look-ahead takes the whole name or none, which prevents backtracking. */
const NAME = String.raw`(?=(?<name>[a-z0-9-]+(?:\.[a-z0-9-]+)+))\k<name>`;
const ENDING = [
  `(?<=\\.(?:${GENERIC}))`,
  `(?<=\\.(?:${COUNTRIES}))(?=\\/)`,
  `(?<=[a-z0-9-]\\.[a-z0-9-]{1,63}\\.(?:${COUNTRIES}))`,
].join("|");
const NO_LETTER = String.raw`(?!_{0,9}[\p{Script=Latin}\p{Nd}@])`;
const PATH = String.raw`(?:\/(?:${INSIDE}*${LAST})?)?`;

/** A link as X counts it: with a scheme, or a bare name with a known ending. Global. */
export const X_LINK = new RegExp(
  String.raw`(?<![\p{L}\p{N}@$#_./-])(?:${SCHEME}|${NAME}(?:${ENDING})${NO_LETTER}${PATH})`,
  "giu",
);
