import * as texts from './messages.texts.ts'

export const failedMessage = {
  title: texts.generationFailed,
  description: texts.generationFailedText,
}

export const generatedMessage = {
  title: texts.promptGenerated,
  description: texts.promptGeneratedText,
}

export const copyFailedMessage = {
  title: texts.copyFailed,
  description: texts.copyFailedText,
}
