import { isPeople } from './is-people.ts'
import { createFinder } from '#tools/idea/word-finder.ts'
import type { ProjectType } from '../form.ts'

const kindWords: Record<ProjectType, string> = {
  landing:
    'landing page*, waiting list page*, waitlist*, one-pager*, coming soon page, sales page*, launch page*, sign-up page | landingpage*, landing-page*, landing page*, wartelist*, verkaufsseite*, página de aterrizaje, página de ventas, page de vente, page d’atterrissage, page de lancement, pagina di atterraggio, pagina di vendita, página de vendas, strona docelowa, açılış sayfası, лендинг*, посадочная страница, посадочную страницу, ランディングページ, 落地页, 着陆页, صفحة هبوط',
  portfolio:
    'portfolio*, personal website, personal site, showcase my work, show my work, résumé site, resume site, cv website | portfolio*, portafolio*, portfólio*, künstlerseite, sitio personal, site personnel, sito personale, site pessoal, persoonlijke website, портфолио, ポートフォリオ, 作品集, 个人网站, معرض أعمال, بورتفوليو',
  dashboard:
    'dashboard*, admin panel*, back office, control panel*, reporting tool, monitoring screen*, management panel | dashboard*, verwaltungsoberfläche*, auswertungs*, panel de control, cuadro de mando*, tableau de bord, tableaux de bord, pannello di controllo, cruscotto*, painel de controle, painel, beheerpaneel, panel administrac*, panel zarządzania, yönetim paneli, gösterge paneli, дашборд*, панель управления, админ-панель, ダッシュボード, 管理画面, 仪表盘, 仪表板, 管理后台, لوحة تحكم, لوحة معلومات',
  'mobile-app':
    'mobile app*, phone app*, iphone app*, iphone, ipad app*, ios app*, ios, android app*, android, smartphone app*, mobile game*, mobile application* | handy-app*, smartphone-app*, mobile app*, android-app*, ios-app*, android, iphone, aplicación móvil, app móvil, aplicación para móvil*, aplicación android, application mobile, appli mobile, application android, app mobile, applicazione mobile, aplicativo móvel, aplicativo para celular, aplicativo de celular, mobiele app*, aplikacja mobilna, aplikację mobilną, mobil uygulama*, telefon uygulama*, мобильное приложение, мобильного приложения, スマホアプリ, モバイルアプリ, 手机应用, 手机app, 移动应用, تطبيق جوال, تطبيق هاتف, تطبيق موبايل',
  ecommerce:
    'online shop*, web shop*, webshop*, online store*, e-commerce, ecommerce, e-shop, shopify, storefront*, online boutique | onlineshop*, online-shop*, webshop*, internetladen, tienda*, boutique en ligne, magasin en ligne, negozio*, loja*, webwinkel*, online winkel, sklep*, mağaza*, магазин*, интернет-магазин*, ネットショップ, オンラインショップ, 通販, 网店, 网上商店, 商城, متجر*',
  blog: 'blog*, online magazine*, web magazine, news site*, content site*, recipe site* | blog*, weblog*, online-magazin*, revista digital, revista online, magazine en ligne, rivista online, блог*, ブログ, 博客, مدونة*',
  other:
    'browser extension*, chrome extension*, firefox extension, browser plugin, command line*, command-line*, cli, desktop app*, desktop application*, discord bot*, telegram bot*, slack bot*, whatsapp bot*, chatbot*, chat bot*, bot, bots, rest api, graphql api, api, game, games, board game*, plugin*, wordpress plugin*, npm package*, code library, script, smart mirror, raspberry pi, kiosk, wall screen*, scoreboard*, alexa skill, voice assistant, spreadsheet add-on, vr experience, simulator, smart tv app | browser-erweiterung*, browsererweiterung*, kommandozeile*, desktop-programm*, telegram-bot*, discord-bot*, spiel, juego, extensión de navegador, bot de telegram, programa de escritorio, jeu, extension de navigateur, gioco, estensione del browser, jogo, extensão de navegador, spel, browserextensie, gra, grę, wtyczk*, oyun*, tarayıcı eklenti*, игра, игру, расширени*, бот*, ゲーム, ボット, 拡張機能, 游戏, 机器人, 浏览器插件, لعبة, بوت',
  'web-app':
    'web app*, webapp*, web application*, web-app*, web platform*, saas, portal*, marketplace* | web-app*, webapp*, webanwendung*, aplicación web, plataforma*, application web, plateforme*, applicazione web, piattaforma*, aplicação web, webapplicatie*, aplikacja internetowa, aplikację internetową, web uygulama*, веб-приложени*, сервис*, платформ*, ウェブアプリ, ウェブサービス, 网页应用, 网络平台, 平台, تطبيق ويب, منصة*',
}
const findKinds = createFinder<ProjectType>(kindWords)

const looseWords: Record<'site' | 'app', string> = {
  site: 'website*, site, web site*, homepage*, home page, web page* | website*, webseite*, webpräsenz*, homepage*, sitio web, página web, site web, site internet, sito web, sito, site, página na web, strona internetowa, stronę internetową, strona www, web sitesi, сайт*, サイト, ホームページ, 网站, 网页, موقع*',
  app: 'app, apps, application*, tool, platform*, tracker*, planner*, system*, software, something, program, service | app, apps, anwendung*, programm*, werkzeug für, system*, aplicación*, herramienta, sistema*, appli, application*, outil*, logiciel*, applicazione, strumento, aplicativo*, ferramenta, applicatie*, aplikacj*, narzędzi*, uygulama*, araç, приложени*, программ*, систем*, アプリ, ツール, システム, 应用, 应用程序, 小程序, 工具, 系统, تطبيق*, برنامج, نظام',
}
const findLoose = createFinder<'site' | 'app'>(looseWords)

/** A shop is a kind of its own only when it sells online: "an app for my barber shop" is none. */
const sells =
  /\b(?:shop|store|boutique) (?:for|of|with|selling|that sells?|which sells?|where)\b|^\W*(?:(?:an?|my|our|the|small|little|new|i want|i need|create|build|make|design)\s+)*(?:[\p{L}-]+\s+){0,3}(?<!(?:barber|coffee|repair|tattoo|nail|hair|body|bike|work|betting|charity)\s)(?:shop|store|boutique)\b(?!s?\s+(?:owner|manager|assistant|staff|floor))|\b(?:to sell|i sell|we sell|sells?|selling)\s+(?:my|our|his|her|their|the|hand|home|self|vintage|used|organic|second|custom|\p{L}+s\b)/iu
const invests =
  /\b(?:stocks?|shares?|investment|crypto|property|project|product|loan|real estate)\s+portfolios?\b|\bportfolio (?:tracker|management|manager|analy)/iu
const onThePhone =
  /\b(?:push notifications?|gps|offline|on (?:the|my|their) phones?|phone camera|smartwatch|app ?store|play store|widget|swipe|scan(?:s|ning)? (?:a |the )?(?:barcode|qr)|vibrat|step counter|while (?:running|driving|walking|hiking))\b/iu
const makers =
  /(?:photograph|fotograf|fotógraf|architect|architekt|arquitect|architet|illustrat|painter|artist|künstler|sculpt|musician|singer|actor|actress|dancer|designer|tattoo|model|writer|poet|film ?maker|videograph|freelanc|stylist|florist|potter|ceramic|jewel|goldsmith|calligraph|animator)/iu
const does =
  /\b(?:where|bookings?|reservations?|rentals?|directory|forum|community|exchange|marketplace|listings?|shar\w+|swap\w*|exchang\w*|lend\w*|portal|calculator|planner|tracker|that lets?|lets|allow|so that|can|book|order|sign|log|track|manage|upload|share|pay|reserve|rent|compare|find|search|match)\b/iu

/** What kind of thing is to be built. `said` is false when only the manner of speaking suggests it. */
export function readProjectKind(text: string, language: string): { type: ProjectType; said: boolean } {
  const hits = findKinds(withoutElisions(text), language).filter(
    ({ key, start }) =>
      !(key === 'portfolio' && invests.test(text.slice(Math.max(0, start - 20), start + 30))),
  )
  const shop = language === 'en' ? sells.exec(text) : null
  const [first] = hits
  const firstAt = first?.start ?? Infinity
  const loose = findLoose(withoutElisions(text), language)
  // "An app where people play a game": what it is stands before what happens in it.
  const app = loose.find(({ key }) => key === 'app')
  const isInside = first?.key === 'other' && app !== undefined && app.start < firstAt
  if (first && !isInside && firstAt <= (shop?.index ?? Infinity)) {
    const isOnPhone = first.key === 'other' && /\bgames?\b/iu.test(first.words) && onThePhone.test(text)
    return { type: isOnPhone ? 'mobile-app' : first.key, said: true }
  }
  if (shop && !(app !== undefined && app.start < shop.index)) return { type: 'ecommerce', said: true }
  const [kind] = loose
  if (kind?.key === 'site') {
    if (makers.test(text)) return { type: 'portfolio', said: true }
    return { type: does.test(text) || language !== 'en' ? 'web-app' : 'landing', said: true }
  }
  return { type: onThePhone.test(text) ? 'mobile-app' : 'web-app', said: kind !== undefined }
}

/** Where the words for the kind stand, so that they are not taken for what the product is about. */
export function kindSpans(text: string, language: string): { start: number; end: number }[] {
  const plain = withoutElisions(text)
  return [...findKinds(plain, language), ...findLoose(plain, language)]
}

/** "un'app", "l'application": the article goes, every place stays where it is. */
function withoutElisions(text: string): string {
  return text.replace(/(?<!\p{L})(?:un|l|d|dell|all|nell|sull)['’](?=\p{L})/giu, (article) =>
    ' '.repeat(article.length),
  )
}

export function isMaker(noun: string): boolean {
  return makers.test(noun) && isPeople(noun)
}
