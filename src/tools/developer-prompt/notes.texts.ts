export const sizeOfBrief = (size: string, reason: string, isTiny: boolean) =>
  `A ${size} brief, because ${reason}. It can be made ${isTiny ? 'bigger' : 'shorter'} with one press.`
export const leftToBuilder = (labels: string) =>
  `Not answered, so the builder is asked to work it out and show it first: ${labels}.`
