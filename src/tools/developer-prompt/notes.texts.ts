export const sizeOfBrief = (size: string, reason: string, isTiny: boolean) =>
  `This is a ${size} brief because ${reason}. You can make it ${isTiny ? 'longer' : 'shorter'} with one click.`
export const leftToBuilder = (labels: string) =>
  `You left these blank, so the prompt asks the app builder to work them out and show you first: ${labels}.`
