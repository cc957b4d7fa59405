import type { Form, Platform, Tone } from '../format-wishes.ts'

export const platformWords: Record<Platform, string> = {
  linkedin: 'linkedin, linkedin-post | लिंक्डइन, 领英',
  tiktok: 'tiktok, tik tok, douyin | 抖音, тикток, تيك توك',
  instagram:
    'instagram, insta, ig, reel, reels, instagram-post | инстаграм*, انستغرام, إنستغرام, インスタ, 인스타',
  youtube: 'youtube, yt, youtube short, shorts | ютуб*, يوتيوب, यूट्यूब, ユーチューブ, 유튜브',
  facebook: 'facebook, fb | фейсбук*, فيسبوك, फेसबुक',
  x: 'twitter, tweet, tweets, x post | твит*, تويتر, تغريدة, ツイート, 推特',
  whatsapp: 'whatsapp, telegram, sms, text message | ватсап*, واتساب, व्हाट्सएप',
  reddit: 'reddit, subreddit',
  pinterest: 'pinterest, pin',
  blog: 'blog, blogs, blog post, blogpost | blogartikel, blogbeitrag, article de blog, entrada de blog, блог*, مدونة, ब्लॉग, ブログ, 博客, 블로그',
  newsletter: 'newsletter | rundbrief, infolettre, boletín, рассылк*, نشرة, ニュースレター',
  podcast: 'podcast | подкаст*, بودكاست, पॉडकास्ट, ポッドキャスト, 播客, 팟캐스트',
  website:
    'website, web page, webpage, homepage, landing page | webseite, site web, página web, sito web, сайт*, موقع, वेबसाइट, ウェブサイト, 网站, 웹사이트',
  print:
    'flyer, brochure, leaflet, menu cover, book cover, magazine cover, billboard, postcard, greeting card, business card, t-shirt, sticker | plakat, flugblatt, affiche, cartel, folleto, locandina, плакат*, листовк*, ملصق, पोस्टर, ポスター, 海报, 포스터',
  slack: 'slack, teams message, discord',
  etsy: 'etsy, shopify, online shop, webshop, onlineshop',
  amazon: 'amazon listing, amazon product, ebay, product listing',
  airbnb: 'airbnb, booking.com, listing description',
}

export const formWords: Record<Form, string> = {
  email:
    'email, emails, e-mail, e-mails, cold email, mail to | e-mail an, courriel, correo, correo electrónico, електрон*, письмо начальнику, имейл, электронн* письм*, بريد إلكتروني, إيميل, ईमेल, メール, 邮件, 郵件, 이메일',
  post: 'post, posts, linkedin post, instagram post, social media post | beitrag, publication, publicación, publicação, пост, допис, منشور, पोस्ट, 投稿, 帖子, 文案, 게시물',
  article:
    'article, articles, blog post | artikel, blogartikel, artículo, artigo, articolo, статья, статью, статьи, статтю, مقال, مقالة, लेख, 記事, 文章, 기사',
  ad: 'ad, ads, advert, advertisement, commercial, ad copy, promo | anzeige, werbung, werbespot, werbe*, publicité, pub, anuncio, anúncio, pubblicità, spot, reklam*, реклам*, إعلان, विज्ञापन, 広告, CM, 广告, 廣告, 광고',
  script:
    'script, screenplay, video script | drehbuch, skript, scénario, guion, roteiro, sceneggiatura, сценари*, سيناريو, पटकथा, 脚本, 台本, 剧本, 대본',
  cv: 'cv, resume, résumé, curriculum | lebenslauf, резюме, سيرة ذاتية, बायोडाटा, 履歴書, 简历, 이력서',
  'cover letter':
    'cover letter | anschreiben, bewerbungsschreiben, lettre de motivation, carta de presentación, carta de apresentação, lettera di presentazione, мотивационн* письм*, сопроводительн* письм*, 志望動機, 求职信, 자기소개서',
  bio: 'bio, biography, about me | steckbrief, biographie, biografía, biografia, био, биограф*, نبذة, जीवनी, プロフィール, 自我介绍, 소개글',
  poem: 'poem, poems, haiku, sonnet, limerick, poetry | gedicht*, poème, poesía, poema, poesia, стих, стихи, стихотворен*, вірш*, قصيدة, कविता, 詩, 俳句, 诗, 詩歌, 시를',
  song: 'song, songs, lyrics, lullaby, rap | lied, liedtext, chanson, canción, canção, canzone, песн*, пісн*, أغنية, गीत, 歌詞, 歌词, 노래',
  speech:
    'speech, keynote, eulogy, wedding speech | rede, hochzeitsrede, discours, discurso, discorso, речь, خطاب, كلمة, भाषण, スピーチ, 演讲, 연설',
  essay:
    'essay, essays | aufsatz, dissertation, thesis, ensayo, redação, saggio, tema, эссе, сочинени*, مقال أدبي, निबंध, エッセイ, 作文, 论文, 에세이',
  report:
    'report, white paper, case study | bericht, rapport, informe, relatório, relazione, отчет, отчёт, تقرير, रिपोर्ट, 報告書, レポート, 报告, 보고서',
  slogan:
    'slogan, slogans, tagline, taglines, motto, claim | werbespruch, lema, slogan*, слоган*, девиз, شعار, नारा, スローガン, キャッチコピー, 口号, 标语, 슬로건',
  description:
    'product description, description | produktbeschreibung, beschreibung, description de produit, descripción, descrição, descrizione, описани*, وصف, विवरण, 説明文, 描述, 설명',
  review:
    'review, reviews, testimonial | rezension, bewertung, critique, reseña, resenha, recensione, отзыв*, рецензи*, مراجعة, समीक्षा, レビュー, 评论, 리뷰',
  letter:
    'letter, complaint letter, letter of complaint | brief, brief an, lettre, carta, lettera, письмо, лист до, رسالة, पत्र, चिट्ठी, 手紙, 信件, 편지',
  story:
    'story, stories, short story, tale, fairy tale, bedtime story, fable, novel, fan fiction | geschichte, kurzgeschichte, märchen, erzählung, gute-nacht-geschichte, gutenachtgeschichte, histoire, conte, récit, nouvelle, cuento, relato, historia, história, conto, storia, fiaba, racconto, favola, verhaal, sprookje, bajka, opowiadanie, hikaye*, hikâye*, masal*, сказк*, рассказ*, истори*, казк*, оповідан*, قصة, حكاية, कहानी, 物語, お話, 童話, 故事, 童话, 이야기, 동화',
  joke: 'joke, jokes | witz, witze, blague, chiste, piada, barzelletta, анекдот*, шутк*, نكتة, चुटकुल*, ジョーク, 笑话, 농담',
  headline:
    'headline, headlines, title ideas, titles | überschrift*, schlagzeile*, titres, titulares, títulos, titoli, заголов*, عنوان, शीर्षक, 見出し, タイトル案, 标题, 제목',
  recipe:
    'recipe, recipes | rezept*, recette*, receta*, receita*, ricett*, recept, przepis, yemek tarifi, tarif, рецепт*, وصفة, रेसिपी, व्यंजन विधि, レシピ, 食谱, 菜谱, 레시피, 요리법',
  quiz: 'quiz, quiz questions, flashcards, multiple choice, test questions | quizfragen, questions de quiz, cuestionario, questionário, викторин*, اختبار, प्रश्नोत्तरी, クイズ, 测验, 퀴즈',
  table:
    'table with, as a table, in a table, comparison table | tabelle, tableau, tabla, tabela, tabella, таблиц*, جدول, तालिका, 表形式, 表にして, 表格, 표로',
  list: 'list, lists, checklist, to-do list, bullet points | liste, checkliste, liste de, lista, elenco, список, чек-лист, قائمة, सूची, リスト, 清单, 列表, 목록, 체크리스트',
  presentation:
    'presentation, slides, slide deck, powerpoint, pitch deck | präsentation, folien, présentation, presentación, apresentação, presentazione, презентаци*, слайд*, عرض تقديمي, प्रस्तुति, プレゼン*, スライド, 演示文稿, 发表, 프레젠테이션',
  plan: 'plan, itinerary, schedule, roadmap, meal plan, workout plan, study plan, lesson plan, business plan | trainingsplan, reiseplan, essensplan, lernplan, programme, itinéraire, itinerario, roteiro de viagem, план, маршрут, расписани*, خطة, جدول زمني, योजना, 計画, プラン, 旅程, 计划, 行程, 계획, 일정',
  contract:
    'contract, terms, privacy policy, nda, agreement | vertrag, mietvertrag, kündigung, contrat, contrato, contratto, договор*, عقد, अनुबंध, 契約書, 合同, 계약서',
  message:
    'message, text to, reply to | nachricht, antwort auf, mensaje, mensagem, messaggio, сообщени*, повідомлення, رسالة نصية, संदेश, メッセージ, 消息, 메시지, 문자',
  'press release':
    'press release | pressemitteilung, communiqué de presse, nota de prensa, comunicado de imprensa, comunicato stampa, пресс-релиз*, بيان صحفي, プレスリリース, 新闻稿, 보도자료',
  'landing page':
    'landing page, landingpage, sales page | page de vente, página de aterrizaje, лендинг*, صفحة هبوط, ランディングページ, 落地页, 랜딩 페이지',
  caption:
    'caption, captions, instagram caption | bildunterschrift*, légende, leyenda, legenda, didascalia, подпис* к, キャプション, 캡션',
  thread: 'thread, twitter thread | hilo, тред',
  'product name':
    'brand name, brand names, business name, company name, product name, names for, name ideas, name for my | firmenname*, markenname*, namensidee*, noms pour, nombre para, nomes para, nomi per, названи* для, имя для, придумай название, أسماء, اسم لـ, नाम सुझाओ, ネーミング, 名前案, 起名, 名字, 이름 추천, 작명',
  code: 'code, function, script in python, regex, sql query, unit test, unit tests, python, javascript, typescript, java, html, css, bash script, excel macro | программ* на, код, كود, برنامج بلغة, कोड, प्रोग्राम, コード, 関数, 代码, 函数, 코드, 함수',
  video:
    'video, videos, clip, short film, film, footage, movie, trailer | vidéo, vídeo, kurzfilm, court métrage, cortometraje, curta-metragem, cortometraggio, ролик*, видео, фильм*, відео, فيديو, فيلم, वीडियो, फिल्म, 動画, 映画, ビデオ, 视频, 影片, 短片, 영상, 비디오, 영화',
  image:
    'image, images, picture, illustration, drawing, painting, artwork, render, wallpaper, sketch of | bild, bilder, zeichnung, gemälde, illustration de, dessin, tableau de, imagen, dibujo, ilustración, imagem, desenho, ilustração, immagine, disegno, illustrazione, картин*, изображен*, рисун*, иллюстрац*, малюнок, صورة, رسم, لوحة, चित्र, तस्वीर, イラスト, 画像, 絵, 图片, 图像, 插画, 画, 이미지, 그림, 일러스트',
  photo:
    'photo, photos, photograph, photography, portrait of, close-up of, macro shot, product shot | foto, fotografie, photo de, photographie, fotografía, fotografia, фото*, портрет*, світлин*, صورة فوتوغرافية, फोटो, 写真, 照片, 摄影, 사진',
  logo: 'logo, logos, logotype, brand mark | логотип*, شعار شركة, लोगो, ロゴ, 标志, 标识, 로고',
  poster:
    'poster, movie poster | plakat, filmplakat, affiche, cartel, pôster, cartaz, locandina, плакат*, постер*, ملصق, पोस्टर, ポスター, 海报, 포스터',
  comic:
    'comic, comics, comic strip, manga, graphic novel, cartoon | bande dessinée, bd, cómic, historieta, quadrinhos, fumetto, комикс*, манга, كوميكس, कॉमिक, 漫画, マンガ, 만화, 웹툰',
  storyboard: 'storyboard | раскадровк*, ストーリーボード, 絵コンテ, 分镜, 스토리보드',
  thumbnail:
    'thumbnail, youtube thumbnail | vorschaubild, miniature youtube, miniatura, превью, サムネ*, サムネ, 缩略图, 封面图, 썸네일',
  book: 'book, children’s book, childrens book, picture book, ebook | kinderbuch, bilderbuch, livre, libro, livro, книг*, كتاب, किताब, 絵本, 本を, 图书, 绘本, 그림책',
  cover:
    'cover, book cover, album cover, menu cover, magazine cover, cover art | buchcover, couverture, portada, capa, copertina, обложк*, غلاف, आवरण, 表紙, 封面, 표지',
  animation:
    'animation, animated, cartoon, stop motion, stop-motion, anime, claymation | zeichentrick*, animation de, dessin animé, dibujos animados, animación, animação, animazione, cartone animato, мультфильм*, анимаци*, мульт*, رسوم متحركة, एनिमेशन, アニメ, アニメーション, 动画, 애니메이션',
  prompt: 'prompt, prompts | промпт*, プロンプト, 提示词, 프롬프트',
  toast: 'toast for, wedding toast, birthday toast | trinkspruch, brindis, brinde, brindisi, тост, 祝辞',
  menu: 'menu for | speisekarte, carte du restaurant, menú, cardápio, меню, قائمة طعام, メニュー, 菜单, 메뉴',
  flyer:
    'flyer, leaflet | handzettel, flugblatt, prospectus, folleto, panfleto, volantino, листовк*, флаер*, منشور دعائي, チラシ, 传单, 전단지',
  faq: 'faq, faqs, frequently asked questions | häufige fragen, preguntas frecuentes',
  survey:
    'survey, questionnaire | umfrage, fragebogen, sondage, encuesta, pesquisa, sondaggio, опрос*, анкет*, استبيان, सर्वेक्षण, アンケート, 问卷, 설문',
  'spreadsheet formula':
    'excel formula, google sheets formula, spreadsheet formula | excel-formel, formule excel, fórmula de excel, fórmula do excel, formula excel, формул* excel, ऍक्सेल फॉर्मूला',
}

export const toneWords: Record<Tone, string> = {
  formal:
    'formal, formally, official | formell*, förmlich*, formel, formelle, formale, formell, официальн*, رسمي*, औपचारिक, フォーマル, 正式, 격식*',
  casual:
    'casual, informal, relaxed tone, conversational | locker*, umgangssprachlich*, décontracté*, informel*, desenfadad*, descontraíd*, informale, colloquial*, неформальн*, разговорн*, غير رسمي*, カジュアル, 口语化, 随意, 캐주얼*',
  friendly:
    'friendly | freundlich*, amical*, amistos*, amigável, amichevole, vriendelijk*, дружелюбн*, приветлив*, ودود*, मित्रवत, दोस्ताना, 親しみやすい, 友好, 친근*, 친근한',
  polite:
    'polite, politely, courteous, respectful | höflich*, poli, polie, poliment, educado, cortés, educad*, cortese, beleefd*, вежлив*, ввічлив*, مهذب*, विनम्र, 丁寧, 礼貌, 정중*, 정중한, 공손',
  firm: 'firm, firmly, assertive | bestimmt*, ferme, fermement, firme, fermo, решительн*, твёрд*, твердо, حازم*, दृढ़, 毅然, 坚定, 단호*, 단호한',
  funny:
    'funny, humorous, witty | lustig*, witzig*, drôle, divertid*, engraçad*, divertente, grappig*, смешн*, забавн*, مضحك*, मज़ेदार, 面白く, 幽默, 재미있게, 웃기게',
  simple:
    'simple, simply, plain english, plain language, easy to understand, explain like i’m five, eli5, like i’m 5, in simple terms, for dummies | einfach, einfach erklärt, leicht verständlich, simplement, en termes simples, sencill*, simples, de forma simple, in modo semplice, semplice, eenvoudig*, basit*, прост*, простыми словами, ببساطة, सरल, आसान भाषा, わかりやすく, 簡単に, 通俗易懂, 简单, 쉽게, 간단히',
  professional:
    'professional, professionally, businesslike | professionell*, professionnel*, profesional*, profissional*, professionale, zakelijk*, профессиональн*, делов*, مهني*, احترافي*, पेशेवर, プロフェッショナル, ビジネス, 专业, 전문적*, 전문적인',
  persuasive:
    'persuasive, convincing, compelling | überzeugend*, persuasi*, convaincant*, convincente*, persuasiv*, overtuigend*, убедительн*, مقنع*, प्रभावशाली, 説得力, 有说服力, 설득력',
  short:
    'short, brief, concise, tl;dr, briefly, keep it short, one paragraph | kurz*, knapp*, court, courte, bref, brève, concis*, corto, corta, cortos, cortas, breve, concis*, curto, curta, resumid*, breve, kort*, krótk*, kısa, кратк*, коротк*, стисл*, قصير*, موجز*, مختصر*, संक्षिप्त, 短い, 簡潔, 短く, 简短, 简洁, 짧은, 짧게, 간결',
  detailed:
    'detailed, in detail, in depth, in-depth, comprehensive, thorough, step by step, step-by-step, long | ausführlich*, detailliert*, schritt für schritt, détaillé*, étape par étape, detallad*, paso a paso, detalhad*, passo a passo, dettagliat*, passo passo, uitgebreid*, szczegółow*, ayrıntılı, подробн*, пошагов*, детальн*, مفصل*, بالتفصيل, خطوة بخطوة, विस्तृत, विस्तार से, 詳しく, 詳細, ステップ, 详细, 逐步, 자세히, 상세',
  honest:
    'honest, honestly, candid, no hype, without hype, no clickbait | ehrlich*, honnête*, honest*, sincer*, sincero, onest*, eerlijk*, честн*, искренн*, صادق*, ईमानदार*, 正直, 诚实, 솔직*, 솔직한',
  warm: 'warm, heartfelt, kind, gentle, empathetic, compassionate | herzlich*, einfühlsam*, chaleureux, bienveillant*, cálid*, cariños*, calorosa, carinhos*, caloros*, affettuos*, warm*, тепл*, душевн*, сочувств*, دافئ*, لطيف*, स्नेह*, 温かい, やさしい, 温暖, 体贴, 따뜻한, 다정한',
  poetic:
    'poetic, lyrical, poetically | poetisch*, lyrisch*, poétique*, poétic*, lírico, lirico, poetic*, поэтич*, лирич*, شاعري*, काव्यात्मक, 詩的, 诗意, 시적*, 시적인',
  neutral:
    'neutral, objective, unbiased, balanced, neutral* | sachlich*, objektiv*, neutre, objectif, neutro, objetiv*, oggettiv*, нейтральн*, объективн*, محايد*, तटस्थ, निष्पक्ष, 中立, 客観的, 客观, 중립, 객관적',
}
