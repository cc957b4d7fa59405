import type { Idea } from '#tools/idea/read-idea.ts'
import type { PlaceSheet } from '../banks/places.ts'

/** What bears down on two who must share: the weather of the idea, else the building itself. */
export function pressureSlots(idea: Idea, place: PlaceSheet): Record<string, string> {
  const weather = idea.setting.weather[0]?.value
  const isOutdoors = /market|street|harbour|river|farm|garden|road|desert|forest|snow|pitch/.test(place.key)
  const monsoon = /monsoon/i.test(idea.text)
  const outdoors = {
    'break.there': 'A pole went, the sheet came down with its belly full',
    'break.prop': 'a sheet too, dry, well tied, over a table that would have borne a man',
    'break.act':
      'cut {his} own ropes, dragged {his} own table across the line with everything still on it, and jammed it under the pole',
    'break.loss': 'Twelve years’ worth went by in the gutter.',
  }
  const indoors = {
    'break.there': 'A pipe went overhead, the long shelf came down with its belly full',
    'break.prop': 'a table on {his} side, dry, solid, one that would have borne a man',
    'break.act':
      'dragged {his} own table across the line with everything still on it, and jammed it under the shelf',
    'break.loss': 'Twelve years’ worth went over the edge and under the water.',
  }
  const breaks = isOutdoors || weather === 'rain' ? outdoors : indoors
  if (weather === 'rain' || weather === 'storm')
    return {
      pressure: monsoon ? 'the monsoon' : 'the rain',
      'pressure.scene': `${monsoon ? 'The monsoon came down' : 'It rained'} as if it had been saving up. {Sound}.`,
      'pressure.break': 'the gutter gave up',
      ...breaks,
    }
  if (weather === 'snow' || weather === 'frost')
    return {
      pressure: 'the snow',
      'pressure.scene': 'It snowed as if somebody had been paid for it. {Sound}.',
      'pressure.break': 'the roof had had enough',
      ...breaks,
    }
  if (weather === 'heat' || weather === 'sun')
    return {
      pressure: 'the heat',
      'pressure.scene': 'It was so hot that the dogs had stopped being dogs. {Sound}.',
      'pressure.break': 'the storm came that everyone had been waiting for',
      ...outdoors,
    }
  return {
    pressure: isOutdoors ? 'the weather' : 'the old building',
    'pressure.scene': isOutdoors
      ? 'Then the wind got up and stayed up. {Sound}.'
      : 'There was no other room to be had that week. {Sound}.',
    'pressure.break': isOutdoors ? 'the wind made up its mind' : 'the ceiling gave notice',
    ...breaks,
  }
}
