export const tooLong = (ideaLimit: number) =>
  `Please shorten this to ${ideaLimit.toLocaleString('en-US')} characters.`
