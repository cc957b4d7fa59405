/** The page's messages, from sections 5 and 8 of the specification. */
import * as texts from './contact-texts.texts.ts'

export const contactTexts = {
  empty: texts.fillAllFields,
  sent: texts.messageSentSuccessfully,
  failed: texts.failedSendMessage,
} as const
