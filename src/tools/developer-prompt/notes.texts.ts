export const leftToBuilder = (labels: string) =>
  `You left these blank, so the prompt asks the app builder to work them out and show you first: ${labels}.`
