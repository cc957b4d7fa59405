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
  const texts = <Key extends string>(of: { [Field in Key]?: Item | undefined }, ...keys: Key[]) =>
    Object.fromEntries(keys.map((key) => [key, text(of[key])]))
  const { aspect, artStyle } = plan
  const palette = plan.palette.map(text).map((color) => {
    const found = readColors(color)[0]
    return { name: color.replace(found?.text ?? '', '').trim(), hex: found?.hex ?? '' }
  })
  return {
    title: text(plan.title),
    characterSheet: plan.cast.map((character) => ({
      tag: character.tag,
      ...texts(character, 'name', 'identity', 'standIn'),
      turnaroundPrompt: textOf(sheet(character)),
    })),
    styleGuide: { medium: artStyle, anchor: text(plan.anchor), palette, light: text(plan.light), aspect },
    generatedPrompts: plan.scenes.map((scene) => ({
      number: scene.number,
      ...texts(scene, 'title', 'narration', 'dialogue', 'sound', 'motion'),
      prompt: textOf(image(scene)),
      seconds: secondsOf(scene, plan),
      textSpace: scene.textSpace,
      transition: text(scene.turn),
    })),
    generatedPrompt: renderedText(renderBoard(plan)),
  }
}
