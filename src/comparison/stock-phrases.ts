import type { Document, Lexicon } from './read-document.ts'
import { readWords } from './read-words.ts'

/** What everybody writes: nobody is its source. */
const phrases = `
committed to providing; committed to excellence; committed to delivering; high quality solutions; high quality products; high quality services; high quality products and services
meet the needs of; meets the needs of our customers; needs of our customers; our valued customers; customer satisfaction; exceed your expectations; exceed expectations
world class; state of the art; best in class; cutting edge; industry leading; market leader; leading provider of; one stop shop; tailored to your needs; wide range of; broad range of; a variety of different
years of experience; team of experts; team of experienced professionals; our team of professionals; dedicated team; passionate about; take pride in; we pride ourselves on
do not hesitate to contact; please do not hesitate to contact us; feel free to contact; for more information please visit; for further information; thank you for your interest; looking forward to hearing from you; thank you for your time and consideration; please find attached; to whom it may concern; i am writing to apply for; i am writing to inform you
all rights reserved; terms and conditions; subject to change without notice; terms of service; privacy policy; to the fullest extent permitted by law; reserve the right to; at our sole discretion; without prior written consent; including but not limited to; in accordance with applicable law
permission is hereby granted free of charge; to any person obtaining a copy of this software; the above copyright notice and this permission notice shall be included; in all copies or substantial portions of the software; the software is provided as is without warranty of any kind; express or implied; warranties of merchantability fitness for a particular purpose and noninfringement; fitness for a particular purpose; in no event shall; be liable for any claim damages or other liability; licensed under the apache license; you may not use this file except in compliance with the license; redistribution and use in source and binary forms with or without modification are permitted; distributed in the hope that it will be useful
it is important to note that; it should be noted that; it is worth noting that; on the one hand; on the other hand; as a matter of fact; at the end of the day; last but not least; first and foremost; in the case of; with regard to; with respect to; in order to; due to the fact that; as well as; as mentioned above; as shown in the figure; as can be seen from; in other words; in addition to; a large number of; the vast majority of; plays an important role in; plays a crucial role in; in recent years; in today s fast paced world; in today s world; in conclusion; to sum up; there is no doubt that; it goes without saying; the purpose of this paper is to; the aim of this study is to; the results of this study; further research is needed; the rest of this paper is organized as follows; to the best of our knowledge; studies have shown that; research has shown that; a growing body of; based on the results; the present study
once upon a time; happily ever after; from time to time; from all over the world; around the world; all over the world; the rest of the world; the fact that; for the first time; the united states of america; in the middle of the; at the same time; for a long time; one of the most; the end of the
mit freundlichen grüßen; allgemeine geschäftsbedingungen; alle rechte vorbehalten; sehr geehrte damen und herren; wir freuen uns auf ihre nachricht; in den letzten jahren; tous droits réservés; todos los derechos reservados; conditions générales
`

/** Word ranges of stock phrases; neighbours with at most three words between them are one. */
export function findStockPhrases(document: Document, lexicon: Lexicon): { from: number; to: number }[] {
  const byFirst = new Map<number, number[][]>()
  for (const phrase of phrases.split(/[;\n]/)) {
    const stems = readWords(phrase).map(({ form }) => lexicon.stemIdOf(lexicon.idOf(form)))
    const [first] = stems
    if (first === undefined) continue
    byFirst.set(first, [...(byFirst.get(first) ?? []), stems])
  }
  const found: { from: number; to: number }[] = []
  for (const [at, first] of document.stems.entries()) {
    const longest = (byFirst.get(first) ?? [])
      .filter((stems) => stems.every((stemId, offset) => document.stems[at + offset] === stemId))
      .reduce((length, stems) => Math.max(length, stems.length), 0)
    if (longest === 0) continue
    const last = found.at(-1)
    const isSameSentence = last && document.sentences[last.to] === document.sentences[at]
    if (last && isSameSentence && at - last.to <= 4) last.to = Math.max(last.to, at + longest - 1)
    else found.push({ from: at, to: at + longest - 1 })
  }
  return found
}
