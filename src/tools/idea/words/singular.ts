const irregular = new Map(
  `men:man women:woman children:child people:person feet:foot teeth:tooth geese:goose mice:mouse lice:louse oxen:ox wolves:wolf knives:knife wives:wife lives:life leaves:leaf loaves:loaf halves:half elves:elf dwarves:dwarf shelves:shelf thieves:thief calves:calf scarves:scarf hooves:hoof selves:self wharves:wharf cacti:cactus fungi:fungus octopi:octopus mothers-in-law:mother-in-law passersby:passerby brothers-in-law:brother-in-law dice:dice potatoes:potato tomatoes:tomato heroes:hero echoes:echo volcanoes:volcano mosquitoes:mosquito torpedoes:torpedo mangoes:mango buffaloes:buffalo dominoes:domino shoes:shoe canoes:canoe toes:toe horseshoes:horseshoe oboes:oboe movies:movie cookies:cookie zombies:zombie ties:tie pies:pie lies:lie bookies:bookie brownies:brownie smoothies:smoothie selfies:selfie hoodies:hoodie genies:genie pixies:pixie eyries:eyrie collies:collie huskies:husky kids:kid buses:bus gases:gas lenses:lens axes:axe caches:cache aches:ache headaches:headache quizzes:quiz mustaches:mustache moustaches:moustache avalanches:avalanche niches:niche clothes:clothes pants:pants jeans:jeans glasses:glasses scissors:scissors binoculars:binoculars species:species series:series news:news chess:chess sheep:sheep deer:deer`
    .split(' ')
    .map((pair) => pair.split(':') as [plural: string, singular: string]),
)
const uncounted =
  /^(?:bus|gas|lens|chess|dress|glass|grass|glass|compass|cactus|octopus|walrus|hippopotamus|virus|circus|hibiscus|crocus|lotus|iris|tennis|oasis|basis|crisis|thesis|analysis|axis|moss|boss|cross|class|kiss|mess|mattress|waitress|actress|princess|goddess|fortress|heiress|hostess|lioness|seamstress|sorceress|darkness|happiness|business|wilderness|harness|illness|paris|mars|venus|campus|bonus|focus|status|chaos|canvas|christmas|atlas|texas|always|perhaps|this|is|was|has|its|his|us|yes|plus|minus|cosmos|asparagus|hummus|couscous|citrus|genius|platypus|ficus|news|series|species|clothes|pants|jeans|shorts|scissors|binoculars|tongs|pliers|tweezers|mathematics|maths|physics|politics|economics|athletics|gymnastics|diabetes|headquarters|barracks|stairs|downstairs|upstairs|overalls|pyjamas|pajamas|leggings|tights|sunglasses|glasses|goggles|chips|fries|lens|lungs|biceps|tennis|kudos|us)$/
const uncountedEnding = /(?:ss|us|is|ness|ics)$/
const pluralWords = new Set(
  'people men women children feet teeth geese mice oxen police cattle sheep deer fish'.split(' '),
)

/** "foxes" → "fox"; a word that is no plural comes back as it is, in lower case. */
export function toSingular(word: string): string {
  const lower = word.toLowerCase()
  const known = irregular.get(lower)
  if (known) return known
  if (lower.length < 4 || !lower.endsWith('s') || uncounted.test(lower) || uncountedEnding.test(lower))
    return lower
  if (lower.endsWith('ies') && lower.length > 4) return `${lower.slice(0, -3)}y`
  if (/(?:ches|shes|xes|sses|zes)$/.test(lower)) return lower.slice(0, -2)
  return lower.slice(0, -1)
}

/** Whether an English noun is written in the plural ("foxes", "people"). */
export function isPlural(word: string): boolean {
  const lower = word.toLowerCase()
  if (pluralWords.has(lower)) return lower !== 'fish' && lower !== 'sheep' && lower !== 'deer'
  return (
    toSingular(lower) !== lower ||
    /^(?:clothes|pants|jeans|scissors|binoculars|glasses|stairs|pyjamas|pajamas)$/.test(lower)
  )
}
