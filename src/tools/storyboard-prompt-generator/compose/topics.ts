/** One thing to know about a topic, told for each age and shown in a picture. */
export type Fact = { name: string; tiny: string; core: string; more: string; deep: string; shows: string }

export type Topic = {
  /** As in "a story about …". */
  name: string
  /** The hero's question. */
  question: string
  /** What is wrong in the hero's world as long as nobody knows. */
  trouble: Fact
  facts: readonly [Fact, Fact, Fact, Fact]
  /** What the hero does with it. */
  act: Fact
  /** The habit that stays. */
  habit: string
  talk: string
}

type Row = { match: RegExp; name: string; question: string; habit: string; talk: string; lines: string }

// Each line: name | for 0–2 | for 3–5 | more from 6 | more from 9 | picture. First the trouble, then four facts, then what the hero does.
// {hero} {he} {him} {his} {other} {near} {far}; a capital letter begins a sentence.
const rows: readonly Row[] = [
  {
    match:
      /sort\w* (?:the |our )?(?:rubbish|trash|waste|garbage|litter)|recycl|\brubbish|\bgarbage|\btrash\b|\blitter(?:ing)?\b|\bmüll|déchets|basura|lixo|rifiuti|мусор|ゴミ|垃圾/,
    name: 'sorting rubbish',
    question: 'Why do we sort rubbish?',
    habit: 'One look, one bin, each day.',
    talk: 'What could the things in our bin become?',
    lines: `
All in one heap | Oh! So much rubbish. | It all lay in one heap. A can, a peel, a jar. The park was shut. | The peel had made the paper wet, so nobody could use it again. | Mixed up like that it was only a heap; nobody could tell any more what it had been. | {He} looks at one mixed heap beside a closed park gate: a can, a jar, a banana peel and wet paper
Paper again | Paper. New paper! | First came paper. "Dry paper can be new paper," said {guide}. {Hero} put it in the blue bin. | It is mashed in water, pressed flat and dried. | Each time the fibres get a little shorter, so paper can go round only some times. | {He} drops a dry newspaper into a blue bin, tiny pictures above show pulp and a new sheet
Glass again | Clink! Glass. New jar! | Then came a jar. Clink! "Glass melts," said {guide}. "It can be a jar again and again." | A grown-up carries it, because glass can break. | Glass does not wear out when it is melted, so a jar can be a jar for ever. | {guide} sets a clean jar into the glass bin while {hero} points, tiny pictures above show a warm oven glow and a new jar
Peels to soil | Peel. Worm! Soil. | Then came a peel. Worms eat it. In time it is soil. A bean can grow in it! | That is why peels go into a bin of their own. | In soil there are more tiny helpers in one spoon than people in a town. | {He} tips a peel into a compost bin, a cut-away view shows worms and a sprouting bean
Cans and what is left | Can. New can! | Then came a can. A can may be a bike one day. Just a bit was left for the last bin. | A new can from an old one saves most of the energy. | What is left over is burned or buried, and that is why it should be little. | {He} holds up a can, a tiny picture above shows a bicycle, the last bin nearly empty
The park opens | In, in, in! All clean. | {Hero} sorted it all. One, two, three, four bins! The heap was gone. The park was open. | {Other} had brought more bags, and now {he} knew where each thing went. | Nobody had made the heap on purpose; it had just never had anywhere to go. | {He} sorts the last piece in front of four bins in four colours with simple picture signs, the park gate open behind`,
  },
  {
    match:
      /(?:brush\w*|clean\w*|look after|care for|healthy|why) (?:\w+ ){0,3}(?:teeth|tooth)|(?:teeth|tooth)\b.*(?:brush|clean|healthy|why|germs)|zähne|dents|dientes|dentes|denti|зубы|歯|刷牙/,
    name: 'brushing teeth',
    question: 'Why do we brush our teeth?',
    habit: 'Two minutes, up and down and round.',
    talk: 'Where do you like to start brushing, and why?',
    lines: `
A sticky feeling | Oh! Sticky teeth. | After the cake {his} teeth felt fuzzy. {Hero} felt them with {his} tongue. | The fuzz was so thin that you could not even see it. | It was there every evening, and nobody had ever asked what it was up to. | {He} feels {his} teeth with {his} tongue in front of a mirror, a cake plate nearby
Tiny lodgers | Tiny, tiny. In there! | "Tiny things live there," said {guide}. "They like sweets. So small that no eye can see them." | They are called bacteria, and everyone has them. | Most of them do no harm; some of them make trouble when they get sugar. | {He} looks through a large pretend lens at small round friendly dots on a drawn tooth
What they do | Sweet! Munch, munch. | They eat the sweet. They make sour stuff. It makes small holes, bit by bit. | The outside of a tooth is the hardest thing in the body, yet sour stuff wears it down. | It takes a long time, and that is the good news, because you can be faster. | A drawn tooth with small dots nibbling on a sugar cube, {hero} pointing at it
A brush gets them | Brush, brush. Off! | The brush rubs them off. Front, back and top. They cannot hold on. | Round circles get into the corners where the tongue cannot go. | The paste helps the outside grow hard again, as far as it can. | {He} brushes a big model tooth with round circles, small dots sliding off
Twice a day | Moon and sun. Brush! | They come back each day. So we brush too. Once by day, once at night. | At night it counts most, because there is less spit to rinse. | Two minutes feel long for exactly two weeks, and then they are simply a song. | {He} brushes beside a window that is half sun and half moon
Two minutes | Up, down, round. Shine! | {Hero} brushed for one whole song. Up, down and round. {His} teeth felt smooth as glass. | {Other} sang the song and did the drums on the basin. | At the end {he} checked with {his} tongue: no fuzz, not even in the last corner. | {He} brushes happily with foam on the brush while {other} drums along`,
  },
  {
    match:
      /wash\w* (?:\w+ ){0,2}hands|hand.?washing|germs|soap|hände waschen|lavar(?:se)? las manos|laver les mains/,
    name: 'washing hands',
    question: 'Why use soap?',
    habit: 'Wet, soap, rub, rinse, dry.',
    talk: 'Which song is as long as washing our hands?',
    lines: `
It looks clean | Clean? Look again! | {Hero} had just come in. "My {hand} is clean," {he} said. It looked so. | There was nothing to see at all, not even a crumb. | Some of the most important things in the world cannot be seen without a lens. | {He} shows a {hand} that looks clean beside a table laid for lunch
Too small to see | So tiny! Cannot see. | "Germs are too small to see," said {guide}. "A dot could hold a whole town of them." | They get on the hands from doors and toys and mud. | Most do nothing, but a few can make you ill if they get in at the mouth. | {He} looks through a pretend lens at small round funny dots
They travel | Door. Toy. Nose! | Germs ride along. From door to {hand}, from {hand} to bun, from bun to tummy. | They have no legs; we carry them ourselves. | A sneeze goes further than an arm is long, so we sneeze into the elbow. | Small dots travel along a dotted line from a door handle to a bun, {hero} watching
Water is not enough | Wet. Still there! | {Hero} tried just water. It ran off. The germs held on. | They sit in a thin film of grease, and water slides off grease. | That is the same reason a greasy pan stays greasy. | {He} holds {his} {hand} under a thin stream of water, small dots holding on
Soap does it | Soap! Slip, slip, off. | Soap gets under them. Slip! Rub for one whole song. Off they go with the foam. | Rub between the fingers and over the thumbs too. | One end of soap holds water and the other holds grease, so it pulls both away. | {He} rubs foam between and around, small dots sliding into the basin
Lunch is ready | Rub, rinse, dry. Yum! | {Hero} sang and rubbed and rinsed and dried. Then {he} had the best bun of all. | {Other} came in from the mud, so {he} showed {other} the whole song. | It was not a long song, and they sang it twice because it was a good one. | {He} and {other} stand at a basin with foam, a bun waiting on the table`,
  },
  {
    match:
      /\bbees?\b.*(?:honey|work|help|flower|pollin|why|how)|honey|pollinat|(?:how|why)\b.*\bbees?\b|honig|abeille|abeja|api fanno|пчел|蜂蜜|蜜蜂/,
    name: 'bees and honey',
    question: 'How is honey made?',
    habit: 'One flower pot on each step.',
    talk: 'What could we plant for bees?',
    lines: `
An empty jar | Oh! No honey. | The honey jar was empty. "Where does it come from?" asked {hero}. No one could say. | It did not grow on a tree, and it did not come out of a tap. | There was one drop left on the spoon, and it smelled of a whole summer. | {He} looks into an empty honey jar at {near}, one drop on the spoon
From flower to flower | Bzz! Sip, sip. | A bee goes to a flower. She sips sweet juice with a long tongue. Bzz! On to the next. | The juice is called nectar, and she keeps it in a second little stomach. | For one small jar of honey bees visit some two million flowers. | {He} watches a honey bee on an open flower, tongue in the blossom
Dust on the legs | Yellow legs! Bzz. | Yellow dust sticks to her. It falls off in the next bloom. Now fruit can grow there. | The dust is pollen. Without it, many fruits would not grow. | So the bee, who only wanted something sweet, plants half the orchard by the way. | {He} looks at a bee dusted with yellow pollen, an apple drawn growing from a blossom
The dance | Wiggle, waggle. There! | At home the bee does a dance. Wiggle! It shows the others the way to the flowers. | A long waggle means far, and a short one means near. | The angle of the dance tells the direction, measured from the sun. | {He} watches bees on a honeycomb, one dancing a figure eight
Fan it dry | Flap, flap! Now honey. | They put the juice in small wax cups. They fan it with their wings. It gets thick. Honey! | The cups have six sides, which wastes no wax at all. | When it is thick enough, they close each cup with a thin lid of wax. | {He} sees a honeycomb with six-sided cells, bees fanning with blurred wings
Something for the bees | Plant, water. Hello, bee! | {Hero} wanted to say thank you. {He} put seeds in a pot. A flower came, and then a bee. | {Other} put out a flat dish of water with stones for the bees to stand on. | A keeper in a veil and gloves later brought a jar, and told them whose work it was. | {He} waters a pot of flowers, one bee landing, a keeper in veil and gloves far behind`,
  },
  {
    match:
      /\bseeds?\b|how (?:do |does )?(?:a |the )?(?:plants?|trees?|flowers?|beans?|sunflowers?|vegetables?) grow|plant(?:s|ing)? grow|garden(?:ing)?\b.*(?:teach|learn|how)|samen|graine|semilla|semente|семеч/,
    name: 'how a plant grows',
    question: 'What is in a seed?',
    habit: 'A bit of water, a lot of light.',
    talk: 'What does a plant need, and what do you need?',
    lines: `
A hard little thing | Look! So small. | {Hero} had a seed. It was hard and grey. "It does not do a thing," {he} said. | {He} shook it, and it did not even rattle. | It did not look like the beginning of anything, as beginnings often do not. | {He} looks at one small grey seed in {his} {hand}
A drink | Water! It gets fat. | In wet soil the seed has a drink. It gets fat. Its coat goes pop! | The drink wakes it up, and food is packed inside for the first days. | The packed lunch lasts until there is a leaf, and not a day longer. | Cut-away view: a seed in dark soil with its coat split, {hero} peering in
First down | Down, down. A root! | First a root goes down. It holds on tight. It drinks for all of the plant. | It always finds down, even when the seed lies on its side. | Fine hairs on it, thinner than a thread, take in the water. | Cut-away view: a white root going down with fine hairs, {hero} watching from above
Then up | Up, up! A green leaf! | Then a shoot goes up. It pokes out. Hello! Two small leaves open to the light. | It comes up bent like a hook, to keep the tip safe. | The first two leaves often look quite different from all that follow. | {He} lies flat to see a hooked green shoot with two first leaves
Light is food | Sun! Yum, says leaf. | Leaves eat light. They take sun, air and water, and make food. No one else here can do that! | The green in them does it, and they give us air to breathe. | Nearly everything anyone has ever eaten began with a leaf in the sun. | {He} holds up a leaf to the sun, the light shining through its veins
A flower, and seeds | Flower! Seeds! Again! | {Hero} waited and watered. One day a flower came. In it sat new seeds. {He} gave one to {other}. | It was hard and grey. "It does not do a thing," said {other}. | {Hero} only smiled, went to fetch the watering can and made room on the bench. | {He} gives one seed to {other} under a tall flower`,
  },
  {
    match:
      /water cycle|where (?:does )?(?:the )?rain|how (?:does )?(?:the )?rain|raindrops?|(?:journey|story) of (?:a |the )?(?:water|rain) ?drops?|wasserkreislauf|cycle de l'eau|ciclo del agua|ciclo da água/,
    name: 'the water cycle',
    question: 'Where does rain come from?',
    habit: 'Each puddle goes on a trip.',
    talk: 'Where might the water in your cup have been before?',
    lines: `
The puddle is gone | Puddle? All gone! | There was a puddle. It was a good one. The next day it was gone! "Who took it?" asked {hero}. | There were no tracks and no drips, only a dry round patch. | {He} asked the bucket, the cat and the drain, and none of them had it. | {He} looks at a dry round patch where a puddle was
Up it goes | Up, up! So light. | The sun made it warm. It went up in the air, bit by bit. You could not see it go. | Water that goes up like that is called vapour. | It leaves the salt and the mud behind and travels with no luggage at all. | {He} looks up from wet ground with faint rising curls in warm sun
A cloud | Cold up there. Cloud! | High up it is cold. The bits hold on to each other. Now they are a cloud! | A cloud is made of drops so tiny that the air can carry them. | You have seen it at home, on the mirror, after somebody has had a hot shower. | {He} looks up to a growing round cloud, tiny drops drawn holding on to each other
Down it comes | Drip, drop! Rain. | More and more drops. They get too fat. Drip, drop! Down they come. It rains. | In cold air they come down as snow. | The rain falls on hills, roofs and seas alike, and does not mind which. | {He} stands under a large leaf or umbrella as rain begins
Off to the sea | Stream, river, sea! | The rain runs to a stream. The stream runs to the sea. There the sun is, and up it goes! | Some of it sinks into the ground and waits for years. | It is the same water, round and round, since long before anybody had a cup. | {He} follows a stream with {his} eyes down to the sea, the sun above it
Hello again | Puddle! Hello again. | The next day it rained. There was the puddle! "Welcome back," said {hero}, and jumped. | {Other} wanted to know where it had been, and {hero} told the whole trip. | Perhaps it was not quite the same puddle, but it was a very good one. | {He} jumps into a shallow puddle in boots, {other} laughing`,
  },
  {
    match:
      /day and night|why (?:is it |does it get )?(?:dark|night)|sun (?:rise|set|go)|earth (?:spin|turn|rotat)|tag und nacht|jour et (?:la )?nuit|día y (?:la )?noche/,
    name: 'day and night',
    question: 'Where does the sun go at night?',
    habit: 'Good night here, good day there.',
    talk: 'Where in the world is it morning now?',
    lines: `
The sun is gone | Bye, sun! Where to? | Each night the sun went. {Hero} wanted to know where. "Did it fall in the sea?" | There had been no splash, and {he} had listened well. | {He} left a torch out for it, in case it could not find the way back. | {He} watches the last of a sunset from {near}
A ball | Round! Like a ball. | "We live on a big ball," said {guide}. An orange was the ball. The lamp was the sun. | It is so big that it looks flat from where we stand. | People sailed round it before anyone had seen it from outside. | {He} looks at an orange held before a lamp, one half lit
One side in the light | Light here. Dark there. | The lamp shone on one side. That side had day. The back was dark. It had night. | Half of the ball is always in the light. | So the night is nothing that comes; it is the shadow of the ground we stand on. | {He} points to the bright side of an orange and to the dark side, a paper figure stuck on it
It turns | Turn, turn! Good day. | {Hero} turned it. The dark side came to the light. "We turn! The sun just stays!" | One whole turn takes a day and a night: 24 hours. | At the middle of the ball everyone is moving faster than a jet, and no cup spills. | {He} slowly turns the orange before the lamp
Someone else's morning | Night here, day there! | So when it is night here, it is day there. One friend sleeps. One friend wakes up. | They share one sun and take turns. | The sun is never late, and it has never once gone to bed. | {He} sees two small paper figures on two sides of the orange, one asleep, one awake
A wave | Wave! Good night, sun. | That night {hero} waved at the sun. "Say hello to the other side," {he} said. | {Other} waved as well, in case it could see two waves better than one. | Far off somebody drew the curtains open and, for no reason, waved. | {He} and {other} wave to the setting sun`,
  },
  {
    match:
      /\bseasons?\b|spring,? summer|autumn and winter|why (?:do )?leaves (?:fall|change|turn)|jahreszeit|saisons|estaciones|estações|stagioni|времена года/,
    name: 'the seasons',
    question: 'Why does the tree change?',
    habit: 'One look at the tree each day.',
    talk: 'What do you see outside that tells you the season?',
    lines: `
The tree lost its coat | Oh! No leaves. | {Hero} had a tree. One day a leaf fell. Then ten. "Is it ill?" {he} asked. | {He} tried to put one back. It would not stay. | With a bit of string it did stay, and it looked like a leaf on a string. | {He} looks up at a tree losing its leaves
Autumn packs up | Red leaf. Down, down. | In autumn days get short. The tree packs up. It takes the green in and lets the leaf go. | The yellow was there all along, under the green. | Leaves would dry the tree out in winter, when the ground keeps its water to itself. | {He} holds up a red and a yellow leaf, leaves falling
Winter rests | Snow. Shh, tree sleeps. | In winter the tree rests. It looks bare. But look near! Small buds sit there, shut tight. | All of next summer is folded up in them. | Each bud has a coat of scales, and some are even sticky against the cold. | {He} looks closely at a closed bud on a snowy twig, in a warm scarf
Spring opens | Pop! Green leaf. | In spring days get long. The sap goes up. Pop! The buds open, and the bees come. | First come the flowers on some trees, and then the leaves. | The new leaves are soft as cloth and have not yet learned to rustle. | {He} sees a bud opening to a fresh leaf, one bee near
Summer works | Sun! Green, green shade. | In summer the leaves eat light all day. The tree grows one ring. {Hero} sits in its shade. | You can count the rings on a stump to know how old a tree was. | The Earth leans, so for part of the year our side is turned to the sun more. | {He} sits in the deep shade of a full green tree
Four pictures | One, two, three, four! | {Hero} made four pictures of the tree. {He} hung them in a ring. It had no end. | {Other} asked which one was the real tree, and {hero} said yes. | In the ring autumn came before winter and winter before spring, so there was nothing to worry about. | {He} and {other} look at four pictures of one tree hung in a ring`,
  },
  {
    match:
      /caterpillar|butterfl|metamorphos|cocoon|chrysalis|raupe|schmetterling|chenille|papillon|oruga|mariposa|borboleta|farfalla|бабочк/,
    name: 'from caterpillar to butterfly',
    question: 'Where did the caterpillar go?',
    habit: 'Look, but let it be.',
    talk: 'What can you do now that you could not do when you were small?',
    lines: `
It is gone | Where is it? Gone! | Each day {hero} said hello to one green friend on a leaf. One day it was not there. | There were only holes in the leaf, in the shape of breakfast. | {He} looked under the leaf, which is where most answers begin. | {He} looks at a leaf full of holes
An egg | Dot! So tiny. | "It began as an egg," said {guide}. "As small as a dot." There was one on the next leaf! | The mother puts it on just the leaf that the baby likes to eat. | She tastes the leaf with her feet to be quite sure. | {He} looks closely at one tiny egg under a leaf
It eats | Munch, munch! Fat. | Out comes a caterpillar. It eats and eats. Its skin gets too tight, so it takes it off! | It does that four or five times. | In a few weeks it can be a thousand times as heavy as on the first day. | {He} watches a round caterpillar eating a leaf
It hangs still | Hang. Still. Shh. | Then it hangs upside down and is still. A hard coat grows round it. It is busy in there. | The hard coat is called a chrysalis. | Inside, much of it turns into a kind of soup and is built up again. | {He} looks at a small chrysalis on a twig, at a kind distance
It opens | Wings! Slow, slow. | One day it opens. Out come wet wings. They hang. They dry. Do not help! It must push by itself. | The pushing pumps the wings full. | It looked like a struggle, and it was exactly what was needed. | {He} watches with held breath as a butterfly with folded wet wings hangs from its case
Hello again | Up it goes! Hello! | It sat on {his} nose! "Hello again," said {hero}. It had the same green dot. Then it flew. | {Other} asked if it still knew {him}, and {hero} was sure of it. | In the grass behind them, on a leaf with no holes yet, sat a dot. | A butterfly with a small green dot rests on {his} nose, {other} watching`,
  },
  {
    match:
      /vegetables?|healthy (?:food|eating)|eat(?:ing)? (?:well|healthy|greens)|fruits? and|nutrition|gemüse|légumes|verduras|legumes|verdure|овощ/,
    name: 'vegetables',
    question: 'What are vegetables good for?',
    habit: 'One new bite a week.',
    talk: 'Which colour is missing on your plate today?',
    lines: `
Green? No! | Green? No, no! | There was green stuff on the plate. {Hero} slid it left. {He} slid it right. It did not go away. | Under the potato it could still be seen. | {He} had nothing against green as such; it looked good on trees. | {He} slides something green to the edge of a plate
A bite is allowed to be small | One small bite. Hm! | "Smell it first," said {guide}. "Then lick. Then a bite. You may put it back." {Hero} took a smell. | New tastes need a few tries before the tongue knows them. | Ten tries are quite ordinary, and nobody has to like everything. | {He} sniffs at a small piece on a fork, {guide} beside {him}
Roots and leaves | Pull! A carrot. Wow! | In the bed they pulled one. Pop! A carrot is a root. A bean is a seed. A leaf is a leaf! | Which part you eat depends on the plant. | The cauliflower turned out to be a flower, which nobody had told it. | {He} pulls a carrot out of a garden bed, soil falling off
Many colours | Red, green, orange. Yum! | Each colour has its own good things. Some help you see. Some help you heal. | That is why many colours are better than one. | No food does it all alone, not even the very best one. | {He} lays vegetables in a rainbow of colours on a table
Crunch | Crunch, crunch! Loud. | A raw one goes crunch. A cooked one is soft and sweet. "It is not the same food!" said {hero}. | Heat makes some of them sweeter. | So there are not twenty kinds to try but forty, and that is before the soup. | {He} bites a raw carrot, big crunch lines around
Soup | Soup! All in. Yum. | {Hero} made soup with {guide}. {He} stirred and picked the greens. {Other} had two bowls. | It had six colours and one pea that {hero} had put in personally. | Nobody slid anything to the edge, because a bowl is round. | {He} stirs a big pot on the table with {guide} holding it, {other} with a bowl`,
  },
  {
    match:
      /cross(?:ing)? (?:the )?(?:road|street)|road safety|traffic (?:light|safety|rules)|zebra crossing|pedestrian|verkehr|traverser|cruzar la calle|atravessar a rua|переходить дорогу/,
    name: 'crossing the road',
    question: 'When can we cross?',
    habit: 'Stop, look, listen, hold hands.',
    talk: 'Where is our safest place to cross?',
    lines: `
The ball is over there | Ball! Stop, stop. | The shop was on the other side. {Hero} wanted to run. "Stop," said {guide}. {Hero} stopped at the kerb. | It was only a few steps away, and cars are fast. | A car that is braking still rolls for as long as a row of ten bicycles. | {He} stands well back on the pavement holding on to {guide}, an empty road ahead
Stop | Stop! Feet still. | First you stop at the kerb. Both feet still. Hold on to a big one. | A kerb is like the edge of a pool: you wait there. | Even the fastest runner waits there, since drivers cannot guess what you will do. | {He} stands with both feet behind the kerb, holding on to {guide}
Look | Look this way. That way. | Then look one way. Look the other way. Then look the first way once more. | The side the cars come from first depends on the country. | Between parked cars nobody can see you, so choose a place with a clear view. | {He} and {guide} look left and right at a zebra crossing
Listen | Hush. Car? Bike? | Then listen. Some cars hum. Some bikes hiss. You can hear them before you see them. | Electric cars are so quiet that eyes must help the ears. | A hood over the ears hides half the street. | {He} pushes back a hood to hear, {guide} beside {him}
Be seen | Shine! They see me. | And be seen! {Hero} had a bright band on. When the driver looks and stops, then you go. | You look the driver in the eye, if you can. | In the dark a bright band can be seen from much further off than a grey coat. | {He} wears a bright reflective band, a stopped car with a friendly driver far back
Over we go | Stop, look, go! | Stop, look, listen. No car! {Hero} took {guide} along, straight and calm. There was the shop. | {Other} came too, in the middle. | They did it the same way on the way back, because a rule is only half a rule one way. | {He}, {other} and {guide} cross a zebra crossing hand in hand, the road clear`,
  },
  {
    match:
      /sav(?:e|ing) (?:the )?water|water (?:saving|waste|is precious)|wast(?:e|ing) water|wasser sparen|économiser l'eau|ahorrar agua/,
    name: 'saving water',
    question: 'Where does our water come from?',
    habit: 'Tap off while you scrub.',
    talk: 'Where at home could we save one bucket a day?',
    lines: `
The tap drips | Drip, drip! Stop it. | The tap went drip. "It is just a drop," said {hero}. By night the cup was full. | By morning it was a bucket. | A tap that drips once a second fills about two dozen buckets in a year or many more. | {He} looks at a dripping tap above a full cup
It comes a long way | Far, far. Here it is! | The water came from far off. From rain, to hill, to pipe, to tap. | Someone cleans it and tests it on the way. | Most of the water on Earth is salty, and only a very small part is fit to drink. | {He} follows a drawn pipe from hill to tap with {his} eyes
All need it | Fish. Bird. Me! | The fish needs it. The bird needs it. The bean needs it. {Hero} needs it too. | And they all share the one that there is. | Nobody can make more of it; it only goes round. | {He} stands by a pond with a fish, a bird and a bean plant drinking
Off, on, off | Off! Scrub. On! | {Hero} scrubbed with the tap off. {He} put it on to rinse. It was enough. | In two minutes a running tap fills a large bucket. | It was so simple that {he} looked for the catch, and there was none. | {He} brushes {his} teeth with the tap turned off
Use it twice | Wash it. Then pour! | The water from the salad went to the bean. It did not mind at all. | Rain can be caught in a barrel for the garden. | Twice used is half saved, as {guide} put it, or possibly the other way round. | {He} pours water from a bowl onto a bean plant
Captain of the drop | Off! Well done. | {Hero} put a small drop sign at each tap. {Other} shut them all. The pond was full. | The one drip was mended by {guide} with a new rubber ring. | In the quiet afterwards you could hear the fish being pleased. | {He} and {other} put a blue drop-shaped sign above a tap`,
  },
  {
    match:
      /\banger|angry|tantrum|mad feelings|\brage\b|\bwut\b|wütend|colère|rabia|enojo|raiva|rabbia|злость/,
    name: 'being angry',
    question: 'What helps when I am cross?',
    habit: 'Stop, breathe, say it.',
    talk: 'Where in your body do you feel it first?',
    lines: `
The tower falls | Crash! So cross. | The tower fell. Something hot came up in {hero}. It wanted to kick and roar. | It began in the tummy and was in the ears before {he} could say a word. | It felt as if someone else had got hold of the wheel. | {He} stands hot-cheeked by fallen soft blocks with stiff arms
It has a name | Cross! I am cross. | "That is anger," said {guide}. "We all have it. It is all right to be cross." | You may feel it. You may not hurt with it. | A feeling with a name is a little smaller than one without. | {He} and {guide} sit by fallen blocks, {guide} calm at eye level
Where it sits | Hot tummy. Tight hand. | "Where is it?" {Hero} looked. It was hot in the tummy. It was tight in the {hand}. | If you know where it starts, you can meet it at the door. | The heart beats faster and the breath grows short, and both can be slowed. | {He} feels {his} warm tummy with eyes half closed
Blow the soup | Blow, blow. Cool soup. | Then {he} blew, as you blow on hot soup. Slow. Once more. It got less hot. | A long breath out tells the body that the danger is over. | Five of them are about right, and nobody can see you doing it. | {He} blows gently as if on a bowl of soup
Say it | I am cross! Help? | Then {he} said it. "I am cross. The tower fell. I want help." | It is a sentence with three parts, and it works better than a kick. | The kick would have been quicker and would have built nothing. | {He} speaks to {guide} with an open face, blocks between them
Again, with help | Up, up! Tall again. | {Hero} and {other} built it up once more. It fell. {Hero} blew. Then {he} laughed. | The third tower was not higher. It was wider, and it stood. | The anger came by to look, and found it had nothing to do. | {He} and {other} build a wide low tower of soft blocks`,
  },
  {
    match: /count(?:ing|s)?\b|numbers?\b|one to (?:five|ten)|zählen|compter|contar|contare|считать|数/,
    name: 'counting',
    question: 'How many are there?',
    habit: 'Point, say it, go on.',
    talk: 'What can we count on the way home?',
    lines: `
Are they all here? | How many? Count! | "Are they all here?" asked {guide}. {Hero} did not know. They would not hold still. | {He} counted one of them three times, because it was quick. | They looked all alike from behind, which is the side that runs away. | {He} looks at a happily muddled group that will not hold still
One | One! Just one. | One sat by the gate. {Hero} put one {hand} on it. "One," {he} said. | If you touch each one once, none is counted twice. | And you begin with one, not with the nicest. | {He} points at one alone by a gate
Two and three | One, two, three! | Two sat in the sun. That made three! {Hero} put one stone down for each. | One stone for each is how the first people counted too. | Shepherds kept the stones in a bag and did not need any number words at all. | {He} puts down three pebbles for three in a row
Four | One, two, three, four! | One more came. It was late. It made four. "Four," said {hero}. It sounded good. | The last number you say tells how many there are. | It does not matter where you start, if you leave none out. | {He} counts four in a row, four pebbles in front
One is missing | One more! Where? | There were five stones but just four of them. One was not there! {Hero} looked all over. | So a number can tell you that someone is missing, even if you cannot say who. | That is perhaps the kindest thing about numbers. | {He} looks at five pebbles and only four in a row
All five | Five! All are here. | It sat right behind {hero}! "Five!" {he} called. "All are here." They all cheered. | {Other} wanted to be counted as well, and that made six. | So they had to start again, and nobody minded in the least. | {He} beams at five in a row, the fifth peeping from behind {him}`,
  },
  {
    match: /\bcolou?rs?\b|rainbow|mix(?:ing)? paint|farben|couleurs|colores|cores|colori|цвета/,
    name: 'colours',
    question: 'Where does green come from?',
    habit: 'Mix a bit, look a lot.',
    talk: 'Which two colours make your favourite one?',
    lines: `
No green left | No green! Oh. | {Hero} painted a hill. But the green pot was empty. "How do I make a hill with no green?" | {He} had red, yellow and blue, and none of them was a hill. | {He} tried a red hill, and it looked as if it was embarrassed. | {He} looks into an empty pot beside a half-painted hill
Three pots | Red! Yellow! Blue! | "You have three," said {guide}. "Red, yellow, blue. You can get far with three." | Painters call them primary colours. | From three pots and some water you can get more colours than there are names. | {He} stands before three pots of paint: red, yellow and blue
Orange | Red, yellow. Orange! | A dab of red went in the yellow. Swirl! It was orange, like a carrot. | With more red it turned into a sunset. | How much of each you take is half of the secret. | {He} swirls red into yellow on a plate, orange appearing
Purple | Red, blue. Purple! | Then red and blue. Swirl, swirl. It was purple, like a plum. | The brush had not been washed, and so it had a bit of brown. | All of them together make mud, which is good for ponds. | {He} swirls red and blue on a plate, purple appearing
Green | Blue, yellow. Green! | Then {he} put blue in the yellow. {He} held {his} breath. Swirl! It was green! | It was lighter than the green in the pot, and it was {his} own. | With a bit more blue it became a wood, with more yellow a meadow. | {He} swirls blue into yellow on a plate, a fresh green appearing, eyes wide
The hill | Green hill! All done. | Now the hill was green. It had ten greens in it! {Other} found a hare hidden in one. | {Hero} had not painted a hare, but it was there, and so it stayed. | The empty pot got a new job, holding flowers. | {He} and {other} look at a painting of a hill in many greens`,
  },
  {
    match:
      /\bbread\b.*(?:made|how|where|from)|(?:how|where)\b.*\bbread\b|brot (?:gemacht|entsteht)|wheat|flour/,
    name: 'how bread is made',
    question: 'What is bread made of?',
    habit: 'Wait for the dough.',
    talk: 'Who worked so that there is bread on our table?',
    lines: `
No bread today | No bread! Oh dear. | The bread bin was empty. "Then we make some," said {guide}. {Hero} did not know one could. | {He} had thought that bread came from the shelf. | On the shelf it sits quite alone, as if it had no past. | {He} looks into an empty bread bin
Grain | Field. Gold. Seeds! | It began in a field. On each stalk sat small hard grains. {Hero} rubbed one out. | One ear of wheat has some forty grains. | Each of them could have become a whole new plant instead. | {He} stands by a wheat field, one grain in {his} {hand}
Flour | Round, round! White dust. | Two stones grind the grain. Round and round! Out comes flour. It sits on {his} nose. | It used to be turned by wind or by water. | Millers knew by touch alone whether it was fine enough. | {He} stands by a small mill with flour on {his} nose
Dough | Push, fold, push! | Flour, water, salt. And yeast, which is alive! Push, fold, push. It is soft as an ear. | Yeast eats sugar and breathes out tiny bubbles. | Kneading builds a net in the dough that catches the bubbles. | {He} kneads a ball of dough with {guide}
Wait | Wait. It grows! | Then you wait. It grew and grew! It pushed up the cloth. "Is it waking up?" asked {hero}. | It needs to be warm for that, and left in peace. | Waiting was on the list of ingredients, though nobody had written it down. | {He} peeps at dough rising under a cloth
Out of the oven | Hot! Wait. Then yum. | {Guide} took it out of the oven. {Hero} stood well back. It sang! Crack, crackle. | {Other} came, because the smell had gone to fetch {him}. | The crust crackles as it cools, and bakers do call that singing. | {He} stands well back as {guide} in thick oven gloves brings out a golden loaf`,
  },
  {
    match: /\bmoon\b.*(?:phase|change|shape|why|how)|why\b.*\bmoon\b|phases/,
    name: 'the changing moon',
    question: 'Who nibbles at the moon?',
    habit: 'One look at the moon each night.',
    talk: 'What shape is the moon tonight?',
    lines: `
A bite is missing | Moon! A bit is gone. | The moon had been round. Now a bit was gone. "Who took a bite?" asked {hero}. | Each night a little more was missing. | Nobody with a full mouth could be found. | {He} looks up at a moon that is no longer quite round
No light of its own | Sun shines. Moon shines. | "The moon has no light," said {guide}. "It shines back the sun." A ball and a lamp showed it. | It is a ball of grey rock, as dark as a road. | It only looks white because the sky around it is so much darker. | {He} looks at a white ball held before a lamp, one half bright
It goes round us | Round, round! Slow. | {Hero} took the ball. {He} went round {other} with it, slow. The bright part changed! | The moon takes about four weeks for one round. | It always shows us the same face, which is rather polite. | {He} walks round {other} with a white ball in the light of a lamp
Full and new | Full moon! Then none. | From one side all of it shone. From the other side, none. "Full!" called {hero}. "New!" | Nothing is ever missing from it; we only see another part of the bright half. | In between come the half moons, like slices of a week. | {other} sees the ball fully lit, then dark, in two small pictures, {hero} holding it
All of it is there | It is all there! | {Hero} looked up. A thin bright bow! And if you look well, you can see the rest, grey. | That faint grey is light from the Earth, shining back. | So while we look at the moon by sunlight, it is lit a little by us. | {He} looks at a thin crescent with the rest of the disc faintly grey
A month of moons | Draw the moon. Night, night. | {Hero} drew it each night. In the end it was round once more. "Hello, you," {he} said. | {Other} put the pictures in a row, and then bent the row into a ring. | No one had nibbled at all, and {hero} was only a little bit disappointed. | {He} and {other} look at a ring of small moon drawings under a full moon`,
  },
  {
    match: /shadows?\b/,
    name: 'shadows',
    question: 'Who walks behind me?',
    habit: 'Find the light first.',
    talk: 'When is your shadow longest?',
    lines: `
Someone follows | Look! Who is it? | Someone dark went behind {hero}. {He} ran. It ran too! {He} stopped. It stopped. | It had no face, and it knew every step. | {Hero} was polite and said good morning, and got no answer. | {He} looks back at {his} own long shadow on the ground
Light and a wall | Light. {Hero}. Dark! | "It needs light," said {guide}. "Light comes from there. You stand here. It cannot get through you." | Where the light is missing, there is the shadow. | So a shadow is not a thing; it is a hole in the light. | {He} stands between the low sun and a wall, the shadow on the wall
Long and short | Long! Short! Long! | In the morning it was long. At noon it was short, like a puddle. Then it was long once more. | A low sun makes long shadows. | People told the time by it long before there were clocks. | {He} stands beside three chalk outlines of {his} shadow: long, short, long
Near and far | Big bear! Small bear. | {Hero} put {his} {hand} near the lamp. The shadow was huge! Far from it, it was small. | Near the lamp you block more of the light. | A mouse can be a bear in this way, if the lamp is kind. | {He} makes a huge funny shadow on a wall with a small lamp
Not all of it goes through | Glass? Light goes in! | Glass had hardly any shadow. Cloth had a soft one. A stone had a dark one. | Some things let light through and some do not. | Coloured glass throws a coloured shadow, which is really light that got through. | {He} holds up glass, cloth and a stone before a wall
Shadow theatre | Bird! Hare! Clap, clap. | That night {hero} and {other} played. A bird! A hare! They all clapped. The shadow bowed. | It bowed at just the same time as {hero} did. | It still had no face, but it was very good company. | {He} and {other} make a bird and a hare as shadows on a lit sheet`,
  },
  {
    match: /dinosaurs?\b|fossils?\b/,
    name: 'dinosaurs and fossils',
    question: 'How do we know of them?',
    habit: 'Look at each stone twice.',
    talk: 'What could somebody find of us in a million years?',
    lines: `
A strange stone | A stone! A foot? | {Hero} found a stone. It had a foot in it! But the foot was as long as a bath. | No one at home had a foot like that. | {He} put {his} own beside it, and it looked like a comma. | {He} looks at a huge three-toed print in a flat stone
Long, long ago | Big, big! Long ago. | "A dinosaur," said {guide}. "It lived so long ago that no one was there to see." | The last big ones died out about 66 million years ago. | If all that time was one year, people would come in late on the last evening. | {He} looks at the print, a large calm plant-eater drawn faint above it
Mud to stone | Step! Mud. Now stone. | It stepped in mud. The mud dried. More mud came on top. In the end it was all stone. | That takes an immensely long time. | Most steps are washed away, so this one had been very lucky. | Three small pictures: a foot in mud, layers above, a stone slab; {hero} points
Teeth tell | Flat teeth. Leaf, yum! | A flat tooth ate leaves. A sharp tooth ate meat. You can tell from a tooth! | Bones tell how one stood, and prints how it walked. | What colour it was is harder, and for most of them nobody knows. | {He} compares a flat and a pointed fossil tooth on a cloth
They are not all gone | Peep! A bird. Hello! | And some are still here. "Birds," said {guide}. "They come from dinosaurs." {Hero} looked at the hen. | Some dinosaurs already had feathers. | The hen looked back, with one eye, as if it had always known. | {He} looks at a hen, the faint outline of a feathered dinosaur behind it
In the glass case | Here it is! Wow. | {Hero} gave the stone to the museum. A card with {his} picture hung by it. {Other} came to see. | It is right to tell someone who knows, and not to keep it under the bed. | On the way out {he} stepped in wet sand, just in case. | {He} and {other} stand before the print in a glass case, {guide} behind`,
  },
  {
    match: /hibernat|animals? (?:in|do in) winter|winter ?sleep|winterschlaf|hiberner|migrat/,
    name: 'animals in winter',
    question: 'Where did they all go?',
    habit: 'One quiet corner, left alone.',
    talk: 'What do you do differently in winter?',
    lines: `
So quiet | Hush. No one here? | It was cold. {Hero} called. No one came. No bird, no frog. "Are they all gone?" | Even the pond had shut its lid. | There were a few tracks in the snow, and they were all {his} own. | {He} stands alone in a quiet snowy place in a warm scarf
Some fly | Bye, birds! Far. | Some fly south. There it is warm, and there is food. In spring they come back. | They find the way by sun, stars and the Earth's own pull. | A young one may fly it alone the first time, and still arrive. | {He} looks up at a wedge of birds in a pale sky
Some sleep | Shh. It sleeps. Deep. | Some sleep. A hedgehog lies in a leaf heap. It gets cold and its heart goes slow. | It lives on the fat it ate in autumn. | Its heart goes from some two hundred beats a minute down to about twenty or fewer. | Cut-away view: a curled hedgehog asleep in a leaf heap, {hero} tiptoeing past
Some store | Nuts! Dig, dig. | Some hide food. A squirrel digs up nuts. It does not find all of them. They turn into trees! | It smells them through the snow. | So a squirrel with a poor memory plants a wood. | {He} watches a squirrel dig out a nut in the snow
Some change coats | Thick coat! Warm. | Some put on thick fur. Some even turn white. Then no one sees them in the snow. | Air in the fur keeps the warmth in. | Birds puff themselves up for the same reason until they are nearly round. | {He} discovers a white hare in the snow only by its dark eyes
A leaf heap | Leaf heap. Sleep well! | So {hero} made a heap of leaves, and let it be. In spring it moved. Out came a nose! | {Other} had wanted to rake it away, but then left a sign instead. | The nose sneezed, and that was how the spring began. | {He} and {other} watch a nose come out of a leaf heap in spring light`,
  },
]

/** The topic an idea wants to teach, when it is one that is known here. */
export function findTopic(text: string): Topic | undefined {
  const lower = text.toLowerCase()
  const row = rows.find(({ match }) => match.test(lower))
  if (!row) return undefined
  const [trouble, one, two, three, four, act] = row.lines.trim().split('\n').map(toFact)
  if (!trouble || !one || !two || !three || !four || !act) return undefined
  return {
    name: row.name,
    question: row.question,
    habit: row.habit,
    talk: row.talk,
    trouble,
    facts: [one, two, three, four],
    act,
  }
}

function toFact(line: string): Fact {
  const [name = '', tiny = '', core = '', more = '', deep = '', shows = ''] = line.split(' | ')
  return { name, tiny, core, more, deep, shows }
}
