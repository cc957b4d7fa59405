import type { Background } from '../../options.ts'

/** Sorts of places that fit together or do not. */
export type World = 'studio' | 'forest' | 'city' | 'room' | 'abstract' | 'sci-fi' | 'beach' | 'elsewhere'
export type BackgroundEntry = {
  world: World
  set: string
  noun: string
  depth: string
  hint: string
  tag: string
  colours: readonly string[]
}

export const backgroundEntries: Record<Background, BackgroundEntry> = {
  'Studio Background': {
    world: 'studio',
    set: 'on',
    noun: 'a studio background, one unbroken paper sweep',
    depth: 'a soft floor shadow and a gentle gradient giving it depth',
    hint: 'a studio backdrop',
    tag: 'studio background, paper sweep',
    colours: ['warm grey'],
  },
  'Nature/Forest': {
    world: 'forest',
    set: 'in',
    noun: 'an old-growth forest with a fern understory',
    depth: 'trunks receding into mist',
    hint: 'forest',
    tag: 'old-growth forest, ferns, misty trunks',
    colours: ['moss green', 'bark brown'],
  },
  'Urban City': {
    world: 'city',
    set: 'in',
    noun: 'a lived-in city street with shopfronts and wet asphalt',
    depth: 'layered façades running back to distant traffic lights',
    hint: 'city street',
    tag: 'city street, shopfronts, wet asphalt',
    colours: ['asphalt grey', 'brick red'],
  },
  'Inside Room': {
    world: 'room',
    set: 'in',
    noun: 'a furnished room with one window',
    depth: 'a shelf and a doorway keeping the far side readable',
    hint: 'a furnished room',
    tag: 'furnished room interior, one window',
    colours: ['linen white', 'warm wood brown'],
  },
  Abstract: {
    world: 'abstract',
    set: 'against',
    noun: 'an abstract field of shapes that echoes the colours of the subject',
    depth: 'translucent planes overlapping from near to far',
    hint: 'abstract shapes',
    tag: 'abstract background, overlapping translucent planes',
    colours: ['pale blue-grey'],
  },
  'Sci-fi Landscape': {
    world: 'sci-fi',
    set: 'in',
    noun: 'a sci-fi landscape, an alien plain with monumental structures',
    depth: 'a double band of haze along the horizon',
    hint: 'a sci-fi plain',
    tag: 'sci-fi landscape, alien plain, monumental structures',
    colours: ['dust violet', 'pale copper'],
  },
  'Beach/Ocean': {
    world: 'beach',
    set: 'on',
    noun: 'a beach with receding waves and damp sand',
    depth: 'the ocean horizon kept clear of the head',
    hint: 'beach and ocean',
    tag: 'beach, ocean waves, damp sand',
    colours: ['sea green', 'wet sand'],
  },
}
