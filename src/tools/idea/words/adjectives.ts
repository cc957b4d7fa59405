/** Words that describe; only those that could be taken for a noun or a verb, or that stand after "is". */
export const adjectives = new Set(
  `abandoned able abstract absurd active afraid aged alien alive alone amber ancient angry animated antique anxious ashamed asleep awake awful awkward bad bald bare beautiful best better big bitter bizarre black blank bleak blind blond blonde blue blurry bold bored brave brief bright brilliant broad broken brown bumpy busy
calm careful careless careful charming cheap cheerful chic chilly chubby classic clean clear clever clumsy cold colorful colourful comfortable comic common complex confident confused content cool cosmic cosy cozy cracked crazy creative creepy crimson crisp crooked crowded cruel curious curly cute cyan daily damp dangerous dark dead deaf dear deep delicate delicious dense different difficult digital dim dirty distant dizzy double drunk dry dull dusty dynamic
eager early easy eerie elaborate elderly electric elegant empty enchanted endless enormous entire epic evil exact excited exotic expensive extinct extra fair faithful fake familiar famous fancy fantastic fast fat favorite favourite fearless feathery festive few fierce final fine first flat floral fluffy foggy folded foolish forbidden foreign forgetful forgotten fragile free fresh friendly frightened frozen full funny furious furry fuzzy
gentle giant gigantic glad glamorous gloomy glossy golden good gorgeous graceful grand gray great greedy green grey grim grumpy guilty hairy handmade handsome handy happy hard harsh healthy heavy helpful helpless hidden high hilarious hollow holy homeless homemade honest hopeful horrible hot huge humble hungry ill illuminated impossible incredible indigo indoor infinite injured innocent inner invisible
jagged jealous jolly joyful juicy kind large last late lazy lean left legendary light little lively local lonely long loose lost loud lovely low loyal lucky luminous luxurious mad magenta magic magical majestic marine massive mature mechanical medieval mellow melancholic melancholy messy metallic mighty mild mini miniature minimal minimalist misty modern modest monochrome moody moonlit moving muddy multicolored mysterious mystic mystical
naive naked narrow nasty native natural naughty nautical neat nervous new next nice nocturnal noisy normal nostalgic numb odd old online only open opposite orange ordinary organic ornate outdoor outer overgrown pale pastel patient peaceful perfect pink plain playful pleasant pleased polite poor popular portable powerful precious pregnant pretty prehistoric private professional proud pure purple quaint quick quiet
radiant rainy rare raw ready real realistic rebellious red regal regular relaxed retired retro reverent rich ridiculous right ripe romantic rotten rough round royal rude rural rustic rusty sad safe same sandy scared scarlet scary second secret selfish sensitive serene serious sharp shiny short shy sick silent silky silly silver simple single sleepy slender slim slippery slow small smart smooth smug snowy social soft solar sole solid solitary spacious spare sparkling special spicy spooky square stale steady steep sticky stiff still stormy straight strange striped strong stubborn stuffed sudden sunlit sunny super surreal sweet
tall tame tender terrible terrified thankful thick thin third thirsty tidy tight timid tiny tired top tough towering traditional tragic translucent transparent tropical true turquoise twisted ugly ultimate uncomfortable underwater unhappy unique unknown unusual upset urban usual vast vegan vegetarian vertical vibrant vicious victorian vintage violent viral virtual vivid volcanic warm wary wasteful watchful watery weak wealthy weary weird wet whimsical white whole wicked wide wild windy wintry wise wobbly wonderful wooden woolen woollen worried worth wounded wrong yellow yellowish young yummy wary jobless
afraid ashamed asleep aware unaware capable obsessed allergic addicted famous responsible late stuck trapped lost in-love married divorced pregnant
medium third-party hand-crank
`
    .trim()
    .split(/\s+/),
)

const endings =
  /(?:ful|less|ous|ish|ible|able|esque|ical|istic|like|proof|free|shaped|colou?red|sized|style|themed|powered|made)$/
const nounsWithThoseEndings = new Set(
  'rubbish english finish polish publish varnish blush cash bus walrus circus virus octopus cactus genius bonus focus status campus chorus hibiscus crocus lotus surplus handful spoonful mouthful table cable fable vegetable syllable bible crucible dish fish rooftop radish catfish goldfish starfish jellyfish swordfish parish wish bush brush style freestyle lifestyle lawless bless waterproof roof proof'.split(
    ' ',
  ),
)

export function isAdjective(word: string): boolean {
  const lower = word.toLowerCase()
  if (adjectives.has(lower)) return true
  if (nounsWithThoseEndings.has(lower)) return false
  return (
    (lower.length > 5 && endings.test(lower)) ||
    /-(?:ed|old|like|free|eyed|haired|sided|long|high|deep|wide|legged|winged|tailed|covered|lit|themed)$/.test(
      lower,
    )
  )
}
