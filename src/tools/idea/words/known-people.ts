/** Living or recent people whose likeness needs consent, and characters that belong to someone. Names as people type them. */
export const realPeople =
  'donald trump, joe biden, kamala harris, barack obama, michelle obama, hillary clinton, bill clinton, george bush, vladimir putin, xi jinping, volodymyr zelensky, zelenskyy, zelenskyj, emmanuel macron, angela merkel, olaf scholz, friedrich merz, keir starmer, boris johnson, rishi sunak, narendra modi, recep erdogan, erdoğan, benjamin netanyahu, kim jong un, pope francis, pope leo, king charles, prince harry, prince william, kate middleton, meghan markle, queen elizabeth, greta thunberg, elon musk, jeff bezos, mark zuckerberg, bill gates, steve jobs, tim cook, sam altman, jensen huang, taylor swift, beyoncé, beyonce, rihanna, adele, ed sheeran, justin bieber, ariana grande, billie eilish, lady gaga, kanye west, drake, eminem, dua lipa, harry styles, shakira, bad bunny, bts, jungkook, blackpink, travis kelce, tom cruise, leonardo dicaprio, brad pitt, angelina jolie, scarlett johansson, emma watson, jennifer lawrence, tom hanks, keanu reeves, zendaya, timothée chalamet, timothee chalamet, margot robbie, ryan gosling, dwayne johnson, will smith, johnny depp, morgan freeman, oprah winfrey, oprah, ellen degeneres, jackie chan, shah rukh khan, amitabh bachchan, priyanka chopra, lionel messi, messi, cristiano ronaldo, ronaldo, neymar, kylian mbappé, mbappe, lebron james, serena williams, roger federer, novak djokovic, lewis hamilton, max verstappen, usain bolt, simone biles, virat kohli, mrbeast, mr beast, pewdiepie, kim kardashian, kylie jenner, kendall jenner, joe rogan, andrew tate, jordan peterson, logan paul, khaby lame, david attenborough, stephen king, j.k. rowling, jk rowling, rowling, путин*, трамп*, зеленск*, маск, байден*, ترامب, بوتين, محمد صلاح, ميسي, मोदी, नरेंद्र मोदी, शाहरुख खान, トランプ, プーチン, 大谷翔平, イーロン・マスク, 特朗普, 拜登, 普京, 马斯克, 习近平, 트럼프, 푸틴, 손흥민, 일론 머스크'

export const livingArtists =
  'greg rutkowski, hayao miyazaki, studio ghibli, ghibli, pixar, disney style, disney-style, dreamworks, makoto shinkai, takashi murakami, yayoi kusama, banksy, damien hirst, david hockney, gerhard richter, jeff koons, beeple, loish, artgerm, james jean, tim burton, wes anderson, quentin tarantino, christopher nolan, steven spielberg, denis villeneuve, annie leibovitz, steve mccurry, quentin blake, oliver jeffers, axel scheffler, shaun tan, jon klassen, mo willems, simon stålenhag, simon stalenhag, ross tran, moebius studio, kim jung gi, ジブリ, 宮崎駿, 新海誠, ピクサー, 宫崎骏, 吉卜力, 皮克斯, 지브리, 미야자키 하야오, 픽사, миядзаки, гибли'

export const protectedCharacters =
  'mickey mouse, minnie mouse, donald duck, goofy, winnie the pooh, winnie-the-pooh, elsa, anna and elsa, frozen elsa, olaf the snowman, moana, simba, lion king, nemo, dory, buzz lightyear, woody from toy story, toy story, lightning mcqueen, minions, shrek, stitch, lilo, spider-man, spiderman, batman, superman, wonder woman, iron man, captain america, hulk, thor’s hammer avengers, avengers, black panther, deadpool, wolverine x-men, x-men, joker batman, harley quinn, darth vader, luke skywalker, yoda, baby yoda, grogu, mandalorian, chewbacca, stormtrooper, jedi, star wars, harry potter, hermione, dumbledore, hogwarts, voldemort, gandalf, frodo, gollum, hobbiton, james bond, indiana jones, terminator, jurassic park, barbie, ken doll, hello kitty, pikachu, pokemon, pokémon, charizard, mario, super mario, luigi, princess peach, bowser, sonic, sonic the hedgehog, zelda, minecraft, steve from minecraft, creeper minecraft, roblox, fortnite, among us, peppa pig, paw patrol, bluey, bingo heeler, cocomelon, dora the explorer, spongebob, patrick star, squidward, tom and jerry, bugs bunny, looney tunes, scooby doo, scooby-doo, simpsons, homer simpson, bart simpson, family guy, south park, rick and morty, garfield, snoopy, charlie brown, peanuts gang, smurfs, smurf, asterix, obelix, tintin, pink panther, paddington, gruffalo, very hungry caterpillar, thomas the tank engine, teletubbies, sesame street, elmo, cookie monster, big bird, my little pony, barney, lego batman, transformers, optimus prime, bumblebee transformer, ninja turtles, teenage mutant ninja turtles, power rangers, naruto, goku, dragon ball, one piece, luffy, sailor moon, totoro, doraemon, godzilla, king kong, wednesday addams, huggy wuggy, skibidi toilet, labubu, bibi blocksberg, benjamin blümchen, pumuckl, sendung mit der maus, t’choupi, masha and the bear, маша и медведь, чебурашк*, винни-пух*, гарри поттер*, человек-паук*, холодное сердце, свинка пеппа, سبايدرمان, سبونج بوب, ميكي ماوس, هاري بوتر, توم وجيري, छोटा भीम, स्पाइडरमैन, हैरी पॉटर, मोटू पतलू, ピカチュウ, ポケモン, ドラえもん, トトロ, ナルト, マリオ, アンパンマン, ハローキティ, 鬼滅の刃, 皮卡丘, 哆啦A梦, 米老鼠, 艾莎, 冰雪奇缘, 孙悟空动画, 喜羊羊, 小猪佩奇, 熊出没, 蜘蛛侠, 哈利波特, 钢铁侠, 피카츄, 포켓몬, 뽀로로, 핑크퐁, 엘사, 겨울왕국, 도라에몽, 스파이더맨, 아기상어'

/** What stands for a protected character without being it: the role only. */
export const roleOfCharacter: readonly (readonly [RegExp, string])[] = [
  [
    /spider-?man|batman|superman|wonder woman|iron man|captain america|hulk|avengers|black panther|deadpool|x-men|蜘蛛侠|钢铁侠|человек-паук|स्पाइडरमैन|스파이더맨|سبايدرمان/iu,
    'an original masked hero with a made-up emblem',
  ],
  [
    /elsa|frozen|moana|冰雪奇缘|艾莎|엘사|겨울왕국|холодное сердце/iu,
    'an original young queen with a magic of her own',
  ],
  [/mickey|minnie|tom and jerry|米老鼠|ميكي|توم وجيري/iu, 'an original cartoon mouse'],
  [/peppa|小猪佩奇|пеппа/iu, 'an original little pig in wellington boots'],
  [/paw patrol|bluey|bingo|scooby|snoopy|stitch/iu, 'an original dog with a collar of its own'],
  [
    /pok[eé]mon|pikachu|charizard|ピカチュウ|ポケモン|皮卡丘|피카츄|포켓몬/iu,
    'an original small creature that can spark',
  ],
  [
    /mario|luigi|bowser|princess peach|sonic|zelda|minecraft|roblox|fortnite|among us|マリオ/iu,
    'an original jump-and-run figure',
  ],
  [
    /harry potter|hermione|dumbledore|hogwarts|voldemort|gandalf|哈利波特|гарри поттер|हैरी पॉटर|هاري بوتر/iu,
    'an original young wizard at a school of magic',
  ],
  [
    /darth vader|skywalker|yoda|grogu|mandalorian|chewbacca|stormtrooper|jedi|star wars/iu,
    'an original space traveller in worn armour',
  ],
  [
    /totoro|doraemon|ドラえもん|トトロ|哆啦|도라에몽|gruffalo|cookie monster|elmo|sesame|big bird/iu,
    'an original big soft creature',
  ],
  [/minions|spongebob|smurf|teletubbies|سبونج/iu, 'an original small round creature with one odd feature'],
  [/winnie|paddington|masha|маша и медведь|винни|чебурашк/iu, 'an original bear with a habit of its own'],
  [
    /naruto|goku|dragon ball|one piece|luffy|sailor moon|ナルト|鬼滅/iu,
    'an original young fighter with a plain costume',
  ],
  [/thomas the tank|lightning mcqueen|transformers|optimus|bumblebee/iu, 'an original vehicle with a face'],
  [/shrek|godzilla|king kong|huggy|skibidi|labubu/iu, 'an original large creature'],
]
