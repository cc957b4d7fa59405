export const edgeModel = 'Edge’s built-in model'
export const chromeModel = 'Chrome’s built-in model'
export const otherModel = 'This browser’s built-in model'

export const noBuiltInModel =
  'This browser doesn’t have a built-in model. Recent desktop versions of Chrome and Edge do.'
export const notOnThisDevice =
  'This browser has a built-in model, but it isn’t available on this device. Chrome requires 22 GB of free storage, and either a graphics card with more than 4 GB of memory or 16 GB of RAM.'

export const noneHere = 'This browser doesn’t have a built-in model.'
export const unavailableHere = 'This browser’s built-in model isn’t available on this device.'
export const notDownloaded = 'This browser’s built-in model hasn’t been downloaded yet.'
export const stillDownloading = 'This browser’s built-in model is still downloading.'
export const notStarted = 'This browser’s built-in model couldn’t be started.'
export const notAllowedHere = 'The browser didn’t let this page use its built-in model.'
export const stoppedByBrowser = 'The browser stopped its built-in model.'
export const heldBack = 'The browser withheld its built-in model’s answer.'
export const couldNotHandle = 'This browser’s built-in model couldn’t handle the request.'
