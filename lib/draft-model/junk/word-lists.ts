const set = (list: string) => new Set(list.split(/\s+/).filter(Boolean));

/** Words that join others, in English, French, Spanish, Portuguese, German, Italian, Dutch and Indonesian. */
export const FUNCTION_WORDS: ReadonlySet<string> = set(`
  a an the and or but if of to in on at by for with from as is are was were be been it its it's this that these those i i'm you
  your we our us they their he she his her my me not no so do does did have has had will would can just all what when how who
  where why there here more than then about into up out over
  le la les un une des du de et ou mais est sont dans sur pour par avec que qui ce cette ces je tu il elle nous vous ils à au
  aux ne pas plus en y on se sa son ses mon ma mes votre vos notre nos c'est
  el los las una unos unas y o pero es son con por para al del lo su sus mi tu te me nos si sin muy más como está
  os as um uma e ou mas é são em com do da dos das no na nos nas ao à seu sua meu minha se não mais como que
  der die das ein eine einen und oder aber ist sind war in im am auf für mit von zu zum zur dem den des es wir ihr sie ich du
  nicht auch so wie bei aus nach noch nur
  il gli i uno e ma è sono di da con su tra fra non più ci si che questo questa
  het een en of maar van voor met op te aan bij is zijn we je ik niet ook
  yang dan di ke dari untuk dengan ini itu atau akan kami kita anda`);

/** Words of trade that lists of search words are made of. */
export const COMMERCE_WORDS: ReadonlySet<string> = set(`
  buy cheap cheapest online shop store sale sales discount discounts best price prices deal deals order offer offers free
  shipping delivery affordable wholesale quality top buying purchase bargain clearance coupon promo low cost
  acheter pas cher prix promo livraison gratuite boutique achat meilleur solde soldes
  comprar barato barata tienda precio precios oferta ofertas envío gratis mejor descuento
  preço loja frete grátis melhor desconto promoção
  kaufen günstig billig preis shop rabatt angebot angebote versand bester
  comprare economico prezzo negozio sconto offerta spedizione gratuita migliore`);

/** Words that answer or greet and say nothing more; a text of nothing else is no post. */
export const FILLER_WORDS: ReadonlySet<string> = set(`
  yes yeah yep yup ya there no nope nah ok okay okey k kk sure fine cool nice good great wow lol lmao haha hahaha hehe hi hey hello
  hallo test testing tests tbd tba asdf hm hmm hmmm um uh oh ah omg idk idc meh wtf bruh bro first done stuff thing things
  something anything whatever whatsoever text post caption content draft title untitled sample example foo bar baz none null
  undefined nan n/a na please pls here
  oui non ouais d'accord bonjour salut essai si sí vale hola prueba sim não olá oi teste ja nein ok gut moin ciao va bene prova
  нет да ок привет тест はい いいね いいえ うん テスト 好 好的 是 是的 不 嗯 你好 测试 測試 네 예 아니요 응 테스트 نعم لا مرحبا تجربة हाँ नहीं
  ठीक है टेस्ट ใช่ ไม่ โอเค ครับ ค่ะ ทดสอบ có không được vâng xin chào thử`);

/** The words of the filler that begins "lorem ipsum". */
export const LOREM_WORDS: ReadonlySet<string> = set(`
  lorem ipsum dolor sit amet consectetur consectetuer adipiscing adipisicing elit sed eiusmod tempor incididunt ut labore et
  dolore magna aliqua enim minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute
  irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident
  sunt culpa qui officia deserunt mollit anim id est laborum vestibulum pellentesque mauris vivamus curabitur suspendisse
  praesent maecenas nunc vitae tincidunt ultrices faucibus
  perspiciatis unde omnis iste natus error voluptatem accusantium doloremque laudantium totam rem aperiam eaque ipsa quae ab illo
  inventore veritatis quasi architecto beatae dicta explicabo nemo aenean ligula eget cum sociis natoque penatibus magnis donec
  quam felis ultricies nec`);
