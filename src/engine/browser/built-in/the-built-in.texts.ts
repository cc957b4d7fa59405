export const edgeModel = 'Edge’s built-in model'
export const chromeModel = 'Chrome’s built-in model'
export const otherModel = 'This browser’s built-in model'

export const noBuiltInModel =
  'This browser doesn’t have a built-in model. Recent desktop versions of Chrome and Edge do.'
export const notOnThisDevice =
  'This browser has a built-in model, but it isn’t available on this device. Chrome requires 22 GB of free storage, and either a graphics card with more than 4 GB of memory or 16 GB of RAM.'
