/** English nouns that say whether a person or animal is a he or a she. */
const she = new Set(
  'actress aunt auntie ballerina bride cowgirl daughter duchess empress fiancée girl girlfriend goddess granddaughter grandma grandmother granny gran heiress heroine hen hostess housewife lady landlady lioness maid mare mermaid mom mommy mother mum mummy niece nun policewoman priestess princess queen saleswoman schoolgirl seamstress shepherdess sister sorceress spokeswoman waitress widow wife witch woman craftswoman fisherwoman postwoman nan nana abuela oma ewe'.split(
    ' ',
  ),
)
const he = new Set(
  'bachelor boy boyfriend brother businessman cowboy craftsman dad daddy duke emperor father fiancé fireman fisherman gentleman grandad granddad grandfather grandpa grandson groom bridegroom handyman hero husband king knight lad landlord lord mailman man milkman monk nephew policeman postman prince rooster salesman schoolboy sheriff son stallion stag uncle waiter widower wizard watchman ferryman merman opa abuelo ram snowman'.split(
    ' ',
  ),
)

export type Pronoun = 'he' | 'she' | 'it' | 'they' | 'I' | 'we' | 'you'

export function pronounOfNoun(singular: string): 'he' | 'she' | undefined {
  if (she.has(singular)) return 'she'
  if (he.has(singular)) return 'he'
  return undefined
}

export const surelyChildren = new Set(
  'baby boy child girl grandchild infant kid kindergartner newborn preschooler pupil schoolboy schoolgirl toddler tot tween youngster teen teenager'.split(
    ' ',
  ),
)
