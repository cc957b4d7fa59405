import { checkPlagiarism } from './check-plagiarism.ts'

/** Herman Melville, Moby-Dick (1851), chapter 1; public domain. */
export const melville = `Call me Ishmael. Some years ago, never mind how long precisely, having little or no money in my purse, and nothing particular to interest me on shore, I thought I would sail about a little and see the watery part of the world. It is a way I have of driving off the spleen and regulating the circulation. Whenever I find myself growing grim about the mouth; whenever it is a damp, drizzly November in my soul; whenever I find myself involuntarily pausing before coffin warehouses, and bringing up the rear of every funeral I meet; and especially whenever my hypos get such an upper hand of me, that it requires a strong moral principle to prevent me from deliberately stepping into the street, and methodically knocking people's hats off, then, I account it high time to get to sea as soon as I can. This is my substitute for pistol and ball. With a philosophical flourish Cato throws himself upon his sword; I quietly take to the ship.`

export const paraphrased = `My name is Ishmael. A few years back, when my purse held hardly any money and nothing on shore could interest me, I decided to sail for a while and look at the watery regions of the world. That is how I drive away the spleen and keep my circulation regulated. Each time my mouth grows grim, each time a damp November settles in my soul, each time I catch myself pausing at coffin warehouses or walking at the rear of a funeral, and above all when only strong moral principle prevents me from stepping down into the street to knock the hats off people, I know that I must get to sea again soon. It takes the place of pistol and ball for me. Cato threw himself on his sword with philosophical flourish, while I simply board a ship in quiet.`

export const fresh = `The harbour museum closes early in winter, so our class had forty minutes for three floors. We ran past the rope machines and stopped at a display of letters that sailors had written to their sisters. One complained about soup for two pages. Another had drawn every dog on board and given each a rank. Our teacher asked what we would write from a ship today, and nobody said anything until Pavel, who gets sick on ferries, offered a single sentence: please send a bus.`

/** Every sixth word replaced by one that stands nowhere in the source. */
export function swapWords(text: string): string {
  return text
    .split(' ')
    .map((word, index) => (index % 6 === 5 ? `zebra${index}` : word))
    .join(' ')
}

export function reorderSentences(text: string): string {
  const sentences = text.split(/(?<=\.) /)
  return [
    ...sentences.filter((_, index) => index % 2 === 1),
    ...sentences.filter((_, index) => index % 2 === 0),
  ].join(' ')
}

export function check(text: string, ...sources: string[]) {
  const given = sources.map((source, index) => ({
    id: `own-${index + 1}`,
    title: `Source ${index + 1}`,
    origin: 'own' as const,
    text: source,
  }))
  return checkPlagiarism(text, given)
}
