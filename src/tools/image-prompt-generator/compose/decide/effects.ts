import type { Note } from '#tools/workbench/answer.ts'
import type { SpecialEffect } from '../../options.ts'
import { stableHash } from '#shared/text/stable-hash.ts'
import type { PictureIdea } from '../read/picture-idea.ts'
import type { Part } from './part.ts'

export type Effects = {
  parts: Part[]
  /** The subject is no longer made of what it is made of. */
  changesMaterial: boolean
  /** Printed flat: no brushwork, no shading. */
  isFlat: boolean
  colours: readonly string[]
  notes: Note[]
}

/** Materials change the subject, never the scene; the others change how the picture is made. */
export function decideEffects(picture: PictureIdea, chosen: readonly SpecialEffect[]): Effects {
  const parts: Part[] = []
  const notes: Note[] = []
  const colours: string[] = []
  const { ref, isPlural } = picture
  const itself = isPlural ? 'themselves are' : 'itself is'
  const wood = stableHash(picture.idea.text) % 2 === 0 ? 'walnut' : 'oak'
  const isWood = chosen.includes('Made of Wood')
  const isGlass = chosen.includes('Made of Glass')
  if (isWood && isGlass) {
    parts.push({
      full: `${ref} ${itself} made of wood with inlays of glass: carved ${wood} whose grain follows every form, set with clear pieces that refract the light`,
      brief: `${ref} carved from ${wood} with clear glass inlays`,
      tag: `made of ${wood} wood with glass inlays`,
    })
    notes.push({ kind: 'resolved', text: 'Wood and glass together: a body of wood with inlays of glass.' })
    colours.push(`${wood} brown`)
  } else if (isWood) {
    parts.push({
      full: `${ref} ${itself} carved from ${wood} wood, the grain following every form, tool marks and a satin oil finish in view`,
      brief: `${ref} carved from ${wood} wood, grain following the form, tool marks`,
      tag: `carved ${wood} wood, visible grain, tool marks`,
    })
    colours.push(`${wood} brown`)
  } else if (isGlass) {
    parts.push({
      full: `${ref} ${itself} blown from clear glass, thick at the edges, bending what lies behind and throwing caustic light`,
      brief: `${ref} blown from clear glass with refraction and caustic light`,
      tag: 'made of clear glass, refraction, caustics',
    })
  }
  const isPop = chosen.includes('Pop Art')
  if (isPop) {
    parts.push({
      full: 'bold black outlines hold flat saturated colour, with Ben-Day dots and slight screen-print misregistration',
      brief: 'flat saturated colour, bold black outlines and Ben-Day dots',
      tag: 'pop art, flat saturated colour, bold outlines, Ben-Day dots',
    })
    colours.push('signal red', 'cyan', 'yellow')
  }
  if (chosen.includes('Renaissance')) {
    parts.push({
      full: isPop
        ? 'the Renaissance gives the balanced triangular composition and the calm poses'
        : 'a balanced triangular composition, chiaroscuro and sfumato over an umber ground, and fine craquelure make it Renaissance',
      brief: isPop
        ? 'a balanced Renaissance triangle'
        : 'Renaissance chiaroscuro, sfumato and fine craquelure',
      tag: 'Renaissance, chiaroscuro, sfumato, craquelure',
    })
    if (!isPop) colours.push('umber')
    else
      notes.push({
        kind: 'resolved',
        text: 'Renaissance and Pop Art together: the composition is Renaissance, the printing Pop Art.',
      })
  }
  if (chosen.includes('Futuristic')) {
    const only = isWood || isGlass ? 'in the joints and fittings' : `on ${ref}`
    parts.push({
      full: `the design is futuristic: clean composite materials, thin light lines and fine sensor details ${only}`,
      brief: 'futuristic design with clean composite materials and thin light lines',
      tag: 'futuristic design, clean composites, light lines',
    })
  }
  return { parts, changesMaterial: isWood || isGlass, isFlat: isPop, colours, notes }
}
