/** Characters and brands that children know and that belong to somebody. */
// prettier-ignore
export const protectedWords: readonly string[] = [
  'disney', 'pixar', 'dreamworks', 'nintendo', 'lego', 'playmobil', 'netflix', 'mickey mouse', 'minnie mouse', 'donald duck', 'winnie the pooh', 'buzz lightyear', 'toy story', 'lightning mcqueen', 'lion king', 'moana', 'encanto', 'shrek', 'spider man', 'spiderman', 'batman', 'superman', 'wonder woman', 'iron man', 'captain america', 'avengers', 'star wars', 'darth vader', 'yoda', 'grogu', 'harry potter', 'hogwarts', 'hermione', 'gruffalo', 'paddington bear',
  'pokémon', 'pokemon', 'pikachu', 'super mario', 'minecraft', 'roblox', 'fortnite', 'barbie', 'hello kitty', 'my little pony', 'paw patrol', 'peppa pig', 'peppa', 'bluey', 'cocomelon', 'teletubbies', 'sesame street', 'dora the explorer', 'spongebob', 'bob the builder', 'thomas the tank engine', 'fireman sam', 'scooby doo', 'tom and jerry', 'bugs bunny', 'looney tunes', 'simpsons', 'smurfs', 'asterix', 'obelix', 'tintin', 'pink panther', 'pippi longstocking', 'pippi langstrumpf', 'bibi blocksberg', 'benjamin blümchen', 'pumuckl', 'masha and the bear', 'naruto', 'dragon ball', 'sailor moon', 'totoro', 'doraemon', 'studio ghibli', 'ghibli', 'godzilla', 'labubu', 'huggy wuggy', 'baby shark', 'ninja turtles', 'power rangers', 'eiskönigin', 'reine des neiges', 'miraculous ladybug',
  'свинка пеппа', 'маша и медведь', 'чебурашка', 'винни пух', 'гарри поттер', 'человек паук', 'холодное сердце', 'смешарики', 'щенячий патруль', 'ميكي ماوس', 'سبونج بوب', 'هاري بوتر', 'توم وجيري', 'سبايدرمان', 'छोटा भीम', 'मोटू पतलू', 'हैरी पॉटर', 'स्पाइडरमैन', '皮卡丘', '哆啦A梦', '米老鼠', '冰雪奇缘', '小猪佩奇', '喜羊羊', '熊出没', '蜘蛛侠', '哈利波特', '汪汪队', '迪士尼', 'ピカチュウ', 'ポケモン', 'ドラえもん', 'トトロ', 'アンパンマン', 'ハローキティ', 'ミッキー', 'ディズニー', '피카츄', '포켓몬', '뽀로로', '겨울왕국', '디즈니',
]

/** First names that such characters share with children: they count only in this company. */
// prettier-ignore
export const sharedNames: readonly { names: readonly string[]; company: readonly string[] }[] = [
  { names: ['elsa', 'anna', 'olaf', 'kristoff'], company: ['frozen', 'arendelle', 'olaf', 'elsa', 'snow', 'ice', 'queen', 'schnee', 'eis', 'königin', 'neige', 'glace', 'reine', 'nieve', 'hielo', 'reina', 'neve', 'ghiaccio', 'regina', 'gelo', 'rainha', 'śnieg', 'kar', 'buz'] },
  { names: ['mario', 'luigi', 'bowser', 'yoshi'], company: ['luigi', 'bowser', 'kart', 'princess peach', 'plumber', 'toadstool'] }, { names: ['nemo', 'dory'], company: ['clownfish', 'finding', 'findet', 'dory', 'coral', 'reef'] },
  { names: ['simba', 'nala', 'mufasa'], company: ['lion', 'löwe', 'savanna', 'mufasa', 'hakuna'] }, { names: ['sonic'], company: ['hedgehog', 'sega', 'tails'] }, { names: ['stitch', 'lilo'], company: ['lilo', 'alien', 'hawaii'] },
  { names: ['woody', 'buzz'], company: ['buzz', 'cowboy', 'space ranger'] }, { names: ['ariel'], company: ['mermaid', 'meerjungfrau', 'sirène', 'sirena', 'sereia'] }, { names: ['elmo'], company: ['sesame', 'cookie monster'] }, { names: ['minions'], company: ['gru', 'despicable', 'yellow', 'bananas'] },
  { names: ['transformers'], company: ['optimus', 'autobots', 'bumblebee', 'robots'] }, { names: ['snoopy'], company: ['charlie brown', 'peanuts', 'woodstock'] }, { names: ['zelda'], company: ['link', 'hyrule'] },
]
