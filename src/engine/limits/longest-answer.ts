/** No answer stays open longer, with everything that is mended in it. */
export const longestAnswerMs = 600_000
