export const edgeModel = "Edge's built-in model"
export const chromeModel = "Chrome's built-in model"
export const otherModel = "This browser's built-in model"

export const noBuiltInModel =
  'This browser has no built-in model. Chrome and Edge on a computer have one, in recent versions.'
export const notOnThisDevice =
  'This browser has a built-in model, but does not offer it on this device. Chrome asks for 22 GB of free storage, and for a graphics card with more than 4 GB of memory or a computer with 16 GB.'
