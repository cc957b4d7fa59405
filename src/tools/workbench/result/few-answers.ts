/** With so few answers left of this hour's share it is time to say so. */
export const fewAnswers = 5
