import type { ArtStyle } from '../../options.ts'
import type { Part } from './part.ts'

/** A way of making pictures. */
export type StyleEntry = {
  kind: 'photo' | 'painted' | 'drawn' | 'render'
  noun: string
  lends: string
  hint: string
  surface: Part
}

export const styles: Record<ArtStyle, StyleEntry> = {
  Photorealistic: {
    kind: 'photo',
    noun: 'photorealistic photograph',
    lends: 'photorealistic light and proportions',
    hint: 'photorealism',
    surface: {
      full: 'Natural imperfections, believable scale, real lens falloff and fine grain keep it photographic',
      brief: 'natural imperfections, believable scale and real lens falloff',
      tag: 'natural imperfections, lens falloff',
    },
  },
  Sketch: {
    kind: 'drawn',
    noun: 'graphite sketch',
    lends: 'the visible construction lines of a sketch',
    hint: 'sketch',
    surface: {
      full: 'Confident contours run over visible construction lines, with paper tooth in the shading and the edges left unfinished',
      brief: 'confident contours, visible construction lines and paper tooth',
      tag: 'construction lines, paper tooth',
    },
  },
  Watercolor: {
    kind: 'painted',
    noun: 'watercolor painting',
    lends: 'the loose washes of watercolor',
    hint: 'watercolor',
    surface: {
      full: 'Wet-in-wet washes move between hard and lost edges on cold-press paper; pigment blooms stay visible and the white of the paper holds the lights',
      brief: 'wet-in-wet washes with pigment blooms on cold-press paper, the white of the paper for lights',
      tag: 'wet-in-wet washes, pigment blooms, cold-press paper',
    },
  },
  'Digital Art': {
    kind: 'painted',
    noun: 'polished digital painting',
    lends: 'the clear silhouettes of digital art',
    hint: 'digital art',
    surface: {
      full: 'Clear silhouettes and controlled digital brushwork keep the shapes readable, with layered edges from crisp to soft',
      brief: 'clear silhouettes, controlled brushwork and layered edges',
      tag: 'clear silhouettes, controlled brushwork',
    },
  },
  'Isometric 3D': {
    kind: 'render',
    noun: 'isometric 3D render',
    lends: 'the clean geometry of isometric 3D',
    hint: 'isometric 3D',
    surface: {
      full: 'Soft matte materials, small bevels and a tidy base plate make it read like a finished model',
      brief: 'soft matte materials, small bevels and a tidy base plate',
      tag: 'matte materials, small bevels, base plate',
    },
  },
  'Oil Painting': {
    kind: 'painted',
    noun: 'oil painting on canvas',
    lends: 'the impasto highlights of an oil painting',
    hint: 'oil painting',
    surface: {
      full: 'Impasto catches on the highlights while glazes keep the shadows transparent, with canvas weave and palette-knife ridges in view',
      brief: 'impasto highlights, glazed shadows and visible canvas weave',
      tag: 'impasto, glazed shadows, canvas weave',
    },
  },
  'Charcoal Drawing': {
    kind: 'drawn',
    noun: 'charcoal drawing',
    lends: 'the smudged mid-tones of charcoal',
    hint: 'charcoal',
    surface: {
      full: 'Mid-tones are smudged and highlights lifted out of toned paper, with charcoal dust and a few finger marks left in',
      brief: 'smudged mid-tones and lifted highlights on toned paper',
      tag: 'smudged mid-tones, lifted highlights, toned paper',
    },
  },
  'Pastel Painting': {
    kind: 'painted',
    noun: 'soft-pastel painting',
    lends: 'the chalky strokes of soft pastel',
    hint: 'soft pastel',
    surface: {
      full: 'Chalky pastel strokes lie side by side so that colours mix in the eye, broken by the velvety paper',
      brief: 'chalky strokes and broken colour on velvety paper',
      tag: 'chalky strokes, velvety paper',
    },
  },
}

export const plainPhoto: StyleEntry = {
  kind: 'photo',
  noun: 'photograph',
  lends: '',
  hint: '',
  surface: {
    full: 'Surfaces keep their natural texture and small imperfections',
    brief: 'natural texture with small imperfections',
    tag: 'natural texture',
  },
}
export const plainIllustration: StyleEntry = {
  kind: 'painted',
  noun: 'illustration',
  lends: '',
  hint: '',
  surface: {
    full: 'Shapes are simple and clear, with a little visible brush texture inside them',
    brief: 'simple clear shapes with a little brush texture',
    tag: 'clear shapes, brush texture',
  },
}
export const plainDesign: StyleEntry = {
  kind: 'drawn',
  noun: 'design',
  lends: '',
  hint: '',
  surface: {
    full: 'Shapes are few and clean-edged, so that the whole still reads when it is small',
    brief: 'few clean-edged shapes that read when small',
    tag: 'flat clean shapes',
  },
}
