/**
 * Believable names for records whose noun alone settles the domain. Nouns that mean something else in every product
 * ("item", "course", "room") are left out: their records are numbered. Matching is by word root.
 */
const samples: Readonly<Record<string, readonly string[]>> = {
  tool: ['Cordless drill', 'Extension ladder', 'Pressure washer', 'Belt sander'],
  book: ['The Salt Path', 'A Field Guide to Mosses', 'Letters from the North', 'Bread Without Hurry'],
  meal: ['Lentil soup', 'Baked salmon', 'Chickpea curry', 'Mushroom risotto'],
  dish: ['Miso aubergine', 'Beetroot tartare', 'Seafood stew', 'Almond tart'],
  menu: ['Weekday lunch', 'Spring tasting', 'Kids', 'Late night'],
  student: ['Amira Haddad', 'Ben Okoye', 'Chloe Martin', 'Dana Weiss'],
  car: ['Fiat 500e, white', 'Skoda Octavia estate', 'Volvo XC40', 'Toyota Yaris'],
  bike: ['Cargo bike Alma', 'Gravel 54 cm', 'Folding bike 3', 'Kids 20 inch'],
  patient: ['Amira Haddad', 'Oscar Vega', 'Mei Tanaka', 'Ulla Nyberg'],
  medication: ['Metformin 500 mg', 'Amlodipine 5 mg', 'Ibuprofen 400 mg', 'Vitamin D 1000 IU'],
  prescription: ['RX-3301', 'RX-3302', 'RX-3303', 'RX-3304'],
  symptom: ['Headache', 'Knee pain', 'Poor sleep', 'Cough'],
  pet: ['Biscuit (beagle)', 'Miso (cat)', 'Nero (greyhound)', 'Pip (parrot)'],
  dog: ['Biscuit', 'Nero', 'Maple', 'Juno'],
  animal: ['Biscuit', 'Clover', 'Nero', 'Pip'],
  horse: ['Aska', 'Bellino', 'Fjara', 'Moro'],
  plant: ['Monstera, kitchen', 'Tomato row 2', 'Rosemary pot', 'Olive tree'],
  crop: ['Winter wheat', 'Fava beans', 'Sugar beet', 'Spelt'],
  apiary: ['Orchard', 'Forest edge', 'Roof', 'Meadow'],
  tree: ['Oak 117', 'Lime 22', 'Plane 304', 'Apple 9'],
  species: ['Kingfisher', 'Stag beetle', 'Bee orchid', 'Smooth newt'],
  workout: ['Lower body A', 'Easy run 30 min', 'Mobility 15', 'Intervals 6 × 400 m'],
  exercise: ['Goblet squat', 'Bent-over row', 'Bridge hold', 'Step-up'],
  habit: ['Walk after lunch', 'Read 10 pages', 'No phone after 22:00', 'Stretch'],
  song: ['Paper Boats', 'North Window', 'Slow Tram', 'Salt'],
  album: ['Tidal', 'Kitchen Light', 'Second Winter', 'Field Hours'],
  playlist: ['Sunday cooking', 'Focus 50', 'Long drive', 'Warm-up'],
  movie: ['The Long Ferry', 'Paper Moon Street', 'Winter Garden', 'Second Draft'],
  country: ['Portugal', 'Austria', 'Kenya', 'Japan'],
  player: ['Ben Okoye', 'Elif Kaya', 'Hugo Lindqvist', 'Rosa Delgado'],
  candidate: ['Priya Raman', 'Jonas Berger', 'Tala Reyes', 'Samuel Adeyemi'],
  coupon: ['SPRING10', 'HELLO5', 'FREESHIP', 'TEAM20'],
  volunteer: ['Rosa Delgado', 'Samuel Adeyemi', 'Ulla Nyberg', 'Yusuf Demir'],
  family: ['Haddad', 'Okoye', 'Lindqvist', 'Delgado'],
  child: ['Mila, 6', 'Theo, 9', 'Aya, 4', 'Jon, 7'],
  wine: ['Vinho Verde 2024', 'Blaufränkisch Reserve', 'Skin contact white', 'Late harvest'],
  beer: ['Pale Ale', 'Smoked Stout', 'Table Beer', 'Saison 4'],
  coffee: ['Huila washed', 'Sidamo natural', 'House espresso', 'Decaf Sugarcane'],
  candle: ['Fig & Smoke', 'Cold Linen', 'Orange Rind', 'Cedar Loft'],
}

export function namesFor(root: string): readonly string[] | undefined {
  return samples[root]
}

/** Real weekday and date pairs without a year, so that no clock is needed. */
export const sampleDays = [
  'Sat 14 March',
  'Sun 15 March',
  'Mon 16 March',
  'Tue 17 March',
  'Wed 18 March',
  'Thu 19 March',
  'Fri 20 March',
  'Sat 21 March',
  'Sun 22 March',
  'Mon 23 March',
  'Tue 24 March',
  'Wed 25 March',
  'Thu 26 March',
  'Fri 27 March',
  'Sat 28 March',
  'Sun 29 March',
  'Mon 30 March',
  'Tue 31 March',
] as const
