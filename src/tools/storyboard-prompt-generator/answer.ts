import { readColors } from '#reading/colors.ts'
import { textOf, type Item } from '../contract/plan.ts'
import { renderedText } from '../contract/rendered.ts'
import type { StoryboardPlan } from './plan.ts'
import { boardWords } from './render/board-words.ts'
import { renderBoard, secondsOf } from './render/render-board.ts'

/** The fields of the function's answer. */
export function answerOf(plan: StoryboardPlan): Record<string, unknown> {
  const { image, sheet } = boardWords(plan, 'storyboard')
  const text = (one: Item | undefined) => (one ? textOf(one) : '')
  const { aspect, artStyle } = plan
  const palette = plan.palette.map(text).map((color) => {
    const found = readColors(color)[0]
    return { name: color.replace(found?.text ?? '', '').trim(), hex: found?.hex ?? '' }
  })
  return {
    title: text(plan.title),
    characterSheet: plan.cast.map((character) => {
      const { tag, name, identity, standIn } = character
      const texts = { name: text(name), identity: text(identity), standIn: text(standIn) }
      return { tag, ...texts, turnaroundPrompt: textOf(sheet(character)) }
    }),
    styleGuide: { medium: artStyle, anchor: text(plan.anchor), palette, light: text(plan.light), aspect },
    generatedPrompts: plan.scenes.map((scene) => ({
      number: scene.number,
      title: text(scene.title),
      prompt: textOf(image(scene)),
      narration: text(scene.narration),
      dialogue: text(scene.dialogue),
      sound: text(scene.sound),
      motion: text(scene.motion),
      seconds: secondsOf(scene, plan),
      textSpace: scene.textSpace,
      transition: text(scene.turn),
    })),
    generatedPrompt: renderedText(renderBoard(plan)),
  }
}
