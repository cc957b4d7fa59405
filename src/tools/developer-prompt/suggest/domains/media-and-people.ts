import type { Domain } from '../domain.ts'

export const mediaAndPeople = {
  podcast: {
    words:
      'podcast*, episode*, radio show*, audiobook*, show notes, host, hosts | podcast*, hörbuch*, folgen, radiosendung*, episodio*, audiolibro*, épisode*, livre audio, audiolibr*, puntat*, episódio*, luisterboek*, odcin*, słuchowisk*, bölüm*, подкаст*, выпуск*, аудиокниг*, ポッドキャスト, 播客, بودكاست, حلقة',
    people: ['Listeners', 'Hosts'],
    audience: 'People who listen on the way to work, on their phone',
    models:
      'Show(title, description, cover, language), Episode(title, number, published_at, duration_seconds, audio_file, status draft/scheduled/published), Chapter(title, starts_at_second), Guest(name, website), ListenPosition(second, finished)',
    relations:
      'Show has many Episodes; Episode has many Chapters; Episode has many Guests; Episode has many ListenPositions',
    actions: 'play an episode, go on where I stopped, follow a show, publish an episode, read the notes',
    flow: 'Open -> choose a show -> play an episode -> jump to a chapter -> stop -> go on later at the same second; if there is no network, play what was downloaded and say what is missing',
    instead: 'a general player in which small shows get lost',
    style: 'creative',
    figures: 'plays per episode, share that was finished, new followers, most listened chapters',
    topics: 'episodes, guests, questions of listeners, background',
  },
  music: {
    words:
      'music*, song*, band, bands, playlist*, album*, choir*, orchestra*, instrument*, guitar*, piano, drum*, dj, djs, karaoke, sheet music, rehearsal* | musik*, lied, lieder, chor, chöre, noten, gitarre*, klavier*, probe, proben, música*, canción*, canciones, coro*, banda*, musique*, chanson*, chorale*, groupe de musique, musica*, canzon*, musicist*, coro, muziek*, koor*, muzyk*, piosen*, chór*, müzik*, şarkı*, koro, музык*, песн*, хор, 音楽, 歌, バンド, 合唱, 音乐, 歌曲, 乐队, 合唱, موسيقى, أغاني, فرقة',
    people: ['Musicians', 'Listeners'],
    audience: 'People who make music together, on a phone in rehearsal and on stage',
    models:
      'Piece(title, composer, key, tempo_bpm, sheet_file), Setlist(title, date, place), SetlistEntry(position, note), Rehearsal(starts_at, place, status planned/held/cancelled), Recording(title, file, recorded_on)',
    relations:
      'Setlist has many SetlistEntries; a SetlistEntry belongs to one Piece; Piece has many Recordings; Rehearsal has many Recordings',
    actions: 'find a piece, build a setlist, say whether I come, listen to a recording, add a note',
    flow: 'Choose a date -> build the setlist -> everybody sees it -> rehearse with sheets -> record -> listen again; if a piece is missing its sheet, mark it and ask whoever added it',
    instead: 'paper folders and a group chat',
    style: 'creative',
    figures: 'pieces ready, people coming, recordings this month, most played',
    topics: 'concerts, rehearsals, pieces, people',
  },
  video: {
    words:
      'video*, film*, movie*, cinema*, streaming, youtube*, tv series, series, anime, watchlist*, documentar*, photographer*, photo galler*, photo*, wedding photo* | video*, film*, kino*, serien, fotograf*, fotos, vídeo*, película*, cine, fotógraf*, fotografía*, vidéo*, cinéma, photograph*, photos, séries, fotograf*, serie tv, cinema, filmes, fotógraf*, foto’s, fotograaf*, zdjęc*, fotograf*, filmów, fotoğraf*, dizi*, sinema*, фото*, фильм*, кино*, видео*, 映画, 写真, 動画, ドラマ, 电影, 摄影, 视频, 照片, أفلام, تصوير, فيديو, صور',
    people: ['Viewers', 'Creators'],
    audience: 'People who look for the next thing to watch or show their own pictures',
    models:
      'Title(name, year, kind film/series/clip, duration_minutes, cover), ListEntry(status wanted/watching/seen, added_on), Review(stars, text, written_on), Collection(name, description, public), Scene(name, starts_at_second, note)',
    relations:
      'Title has many ListEntries; Title has many Reviews; Collection has many ListEntries; Title has many Scenes',
    actions: 'search a title, put it on the list, mark it as seen, write a review, share a collection',
    flow: 'Search -> open -> put on the list -> watch -> mark as seen -> rate -> next suggestion from the list; if a title cannot be found, let people add it with name and year',
    instead: 'memory and screenshots',
    style: 'creative',
    figures: 'seen this month, list by kind, average rating, most shared collection',
    topics: 'reviews, lists, interviews, behind the camera',
  },
  writing: {
    words:
      'writing, writer*, author*, novel*, poem*, poetry, story, stories, journalis*, news, editorial, fanfiction, screenplay* | schreiben, schriftsteller*, autor*, roman*, gedicht*, geschichte*, zeitschrift*, nachrichten, escritor*, novela*, poesía*, cuento*, noticias, revista*, écrivain*, roman*, poésie, histoires, actualités, magazine, scrittor*, romanz*, poesi*, racconti, notizie, escrita, romance*, contos, notícias, schrijver*, roman*, gedicht*, nieuws, pisarz*, powieś*, wiersz*, opowiad*, wiadomoś*, yazar*, roman*, şiir*, hikaye*, haber*, писател*, роман*, стих*, рассказ*, новост*, 小説, 詩, ニュース, 記事, 小说, 诗, 新闻, 文章, رواية, شعر, قصص, أخبار',
    people: ['Writers', 'Readers'],
    audience: 'People who write regularly and those who read them, on laptop and phone',
    models:
      'Text(title, body, status draft/in_review/published, published_at), Chapter(title, position, word_count), Feedback(passage, comment, resolved), Subscriber(email, confirmed), Topic(name, description)',
    relations:
      'Text has many Chapters; Text has many Feedbacks; Topic has many Texts; Topic has many Subscribers',
    actions: 'write a draft, ask for feedback, publish a text, follow a topic, read on',
    flow: 'New draft -> write -> ask for feedback -> change -> publish -> subscribers are told; if the connection is lost while writing, keep the text on the device and say when it was last saved',
    instead: 'documents mailed back and forth',
    style: 'elegant',
    figures: 'words this week, drafts waiting for feedback, readers per text, new subscribers',
    topics: 'new texts, how it was made, reading, letters from readers',
  },
  games: {
    words:
      'game, games, gaming, gamer*, puzzle*, trivia, leaderboard*, multiplayer, rpg, dungeon*, crossword*, sudoku, escape room*, card game*, esport* | spiel, spiele, computerspiel*, rätsel*, kreuzwort*, rangliste*, juego*, videojuego*, rompecabezas, clasificación, jeu, jeux, énigme*, mots croisés, gioco, giochi, videogioc*, enigm*, jogo*, quebra-cabeça*, spel, spellen, puzzel*, gra, gry, gier, łamigłówk*, oyun*, bulmaca*, игр, игра, игры, игру, головолом*, ゲーム, パズル, クイズ, 游戏, 谜题, ألعاب, لعبة, ألغاز',
    people: ['Players'],
    audience: 'People who play in short breaks, alone or with friends',
    models:
      'Round(started_at, ended_at, level, status running/won/lost, score), Player(name, avatar, best_score), Level(number, difficulty easy/medium/hard, layout), Achievement(name, condition, earned_on), Highscore(score, reached_at)',
    relations:
      'Player has many Rounds; a Round belongs to one Level; Player has many Achievements; Level has many Highscores',
    actions: 'start a round, make a move, pause, see the score, challenge a friend',
    flow: 'Open -> choose a level -> play -> win or lose -> see the score -> next level or again; if the round is interrupted, keep its state and go on at the same point',
    instead: 'pen and paper',
    style: 'playful',
    figures: 'rounds today, players who came back, levels most often lost, best scores',
    topics: 'how it is made, levels, tips, players',
  },
  community: {
    words:
      'community, communities, forum*, social network*, chat app, messenger*, messaging, dating, matchmak*, friends, meet people, mentors, mentor*, discussion*, members, membership*, newcomer*, expat*, political, citizens, city council, town hall, petition* | gemeinschaft*, forum*, soziales netzwerk*, freunde, mentor*, mitglieder*, verein, bürger*, gemeinde*, comunidad*, foro*, red social, amigos, citas online, miembros, ciudadan*, communauté*, réseau social, rencontre*, amis, membres, citoyen*, mairie, comunità, social network, amici, membri, cittadin*, comune, comunidade*, rede social, amigos, membros, cidadã*, gemeenschap*, vrienden, leden, gemeente*, społeczno*, przyjaci*, członk*, gmina, gminy, topluluk*, arkadaş*, üye*, belediye*, сообществ*, друз*, знакомств*, участник*, コミュニティ, 友達, 会員, 社区, 交友, 会员, مجتمع, أصدقاء, أعضاء',
    people: ['Members', 'Moderators'],
    audience: 'People who share an interest or a place, on their phone several times a day',
    models:
      'Member(name, about, area, joined_on), Topic(title, description), Post(text, photo, posted_at, status visible/reported/hidden), Reply(text, posted_at), Report(reason, status open/settled)',
    relations: 'Topic has many Posts; Member has many Posts; Post has many Replies; Post has many Reports',
    actions: 'write a post, reply, follow a topic, find members nearby, report a post',
    flow: 'Join -> choose topics -> read -> write a post -> others reply -> author is told; if a post is reported, hide it after three reports until a moderator has decided',
    instead: 'scattered group chats',
    style: 'playful',
    figures: 'active members this week, posts without a reply, open reports, new members',
    topics: 'members, events, questions, news',
  },
  software: {
    words:
      'api, apis, developer*, code, coding, github, devops, saas, ai assistant*, chatbot*, llm*, prompt*, browser extension*, chrome extension*, plugin*, cli, command line, script*, automation*, server monitoring, uptime, bug*, deploy*, database admin, open source, hosting, websites, website | entwickler*, programmier*, software*, künstliche intelligenz, ki, webseiten, desarrollador*, programa*, inteligencia artificial, développeu*, logiciel*, intelligence artificielle, sviluppator*, intelligenza artificiale, desenvolvedor*, inteligência artificial, ontwikkelaar*, kunstmatige intelligentie, programist*, sztuczn* inteligencj*, geliştirici*, yapay zeka, yazılım*, разработчик*, программ*, искусственн* интеллект*, 開発者, プログラミング, 人工知能, 开发者, 编程, 人工智能, مطورين, برمجة, ذكاء اصطناعي',
    people: ['Developers', 'Team leads'],
    audience: 'Developers at a keyboard all day who read documentation first',
    models:
      'Workspace(name, plan), ApiKey(name, last_four, created_on, revoked), Run(started_at, finished_at, status queued/running/succeeded/failed, duration_ms), LogLine(level info/warning/error, text, logged_at), Rule(name, condition, action, enabled)',
    relations:
      'Workspace has many ApiKeys; Workspace has many Rules; Rule has many Runs; Run has many LogLines',
    actions: 'connect a source, create a rule, see a run, read the log, revoke a key',
    flow: 'Connect -> create a rule -> try it on sample data -> switch it on -> see runs -> read the log of a failure; if a run fails three times, switch the rule off and tell its author',
    instead: 'scripts nobody remembers',
    style: 'minimal',
    figures: 'runs today, failed runs, slowest steps, keys not used for 90 days',
    topics: 'releases, how it works, guides, incidents',
  },
  fashion: {
    words:
      'fashion*, clothes, clothing, wardrobe*, outfit*, sneaker*, jewel*, cosmetic*, beauty, makeup, skincare, hair, tattoo*, tailor*, wigs, perfume* | mode, kleidung*, kleiderschrank*, schmuck*, kosmetik*, tattoo*, schneider*, moda*, ropa*, joyer*, cosmétic*, belleza, maquillaje, mode, vêtement*, bijou*, cosmétique*, beauté, abbigliament*, vestit*, gioiell*, bellezza, trucco, roupa*, joias, beleza, maquiagem, kleding*, sieraden, schoonheid*, odzież*, ubra*, biżuteri*, kosmetyk*, moda, giysi*, takı*, kozmetik*, güzellik*, мод, одежд*, украшени*, косметик*, красот*, ファッション, 服, 化粧, アクセサリー, 时尚, 服装, 化妆, 首饰, أزياء, ملابس, مجوهرات, تجميل',
    people: ['Users', 'Stylists'],
    audience: 'People who care how they dress, on their phone in front of the wardrobe',
    models:
      'Garment(name, kind, colour, size, photo, season), Outfit(name, occasion, photo, worn_on), OutfitPart(position), WishListItem(name, shop, price), CareNote(text, due_on)',
    relations:
      'Outfit has many OutfitParts; an OutfitPart belongs to one Garment; Garment has many CareNotes; User has many WishListItems; User has many Outfits',
    actions:
      'add a garment by photo, put an outfit together, plan the week, find what is never worn, share an outfit',
    flow: 'Photograph a garment -> it is sorted by kind and colour -> put an outfit together -> plan a day -> mark as worn; if the photo is too dark to sort, ask for kind and colour',
    instead: 'a full wardrobe and nothing to wear',
    style: 'elegant',
    figures: 'worn this month, never worn, cost per wear, outfits by occasion',
    topics: 'outfits, makers, care, seasons',
  },
  environment: {
    words:
      'climate*, carbon*, co2, recycling, waste, sustainab*, litter, wildlife, nature, forest*, river*, weather*, air quality, water quality, ocean, biodiversity, energy saving | klima*, müll*, abfall*, nachhaltig*, natur, wald, wälder, wetter*, umwelt*, clima*, residuos, reciclaje, sostenib*, naturaleza, bosque*, climat*, déchet*, recyclage, durable, nature, forêt*, météo, rifiut*, riciclo, sostenibil*, natura, bosc*, meteo, lixo, reciclagem, sustentáv*, natureza, floresta*, afval*, duurzaam*, natuur*, weer, śmieci*, odpad*, przyrod*, pogod*, iklim*, atık*, geri dönüşüm*, doğa*, hava durumu, климат*, мусор*, природ*, погод*, 環境, ごみ, 自然, 天気, 环境, 垃圾, 气候, 天气, بيئة, نفايات, مناخ, طقس',
    people: ['Observers', 'Organisers'],
    audience: 'People who want to do something for the place they live in, outdoors with a phone',
    models:
      'Observation(kind, observed_at, position, photo, note, status new/checked/rejected), Place(name, position, kind), Measurement(kind, value, unit, measured_at), Campaign(title, starts_on, ends_on, goal), Participant(name, email)',
    relations:
      'Place has many Observations; Place has many Measurements; Campaign has many Participants; Participant has many Observations',
    actions: 'report an observation, see the map, check an observation, join a campaign, compare places',
    flow: 'Open -> photo -> position is filled in -> kind and note -> send -> somebody checks it -> it is on the map; if there is no network, keep it on the device and send it later with the time it was made',
    instead: 'paper forms and e-mails',
    style: 'modern',
    figures: 'observations this week, places that got worse, people taking part, values against the limit',
    topics: 'what we found, how to help, explained, people',
  },
} satisfies Record<string, Domain>
