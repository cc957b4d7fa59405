export const graphicsCardStopped =
  'The graphics card stopped, usually because its memory is too small for this model. Close other programs and try again, or take a smaller model.'
export const filesRemoved = 'The browser has removed its files. Download the model again.'
export const noWebGpu = 'This browser does not let pages use the graphics card (WebGPU).'
export const noGraphicsCard = 'No graphics card was found that pages may use (WebGPU).'
export const cardLacksSomething = 'The graphics card of this device lacks something that this model needs.'
export const noRoom =
  'The browser has no more room for its files. Free some storage, or take a smaller model.'
export const brokenOff =
  'The connection to the files of the model broke. What has arrived is kept: continue later.'
export const notStarted = (name: string, message: string) =>
  `The model could not be started (${name}: ${message}).`
export const didNotLoad = 'it did not load'

export const noWebGpuHere =
  'This browser does not let pages use the graphics card (WebGPU). Recent versions of Chrome, Edge, Safari and Firefox do on most computers.'
export const tooLittleStorage = (needed: string, left: string) =>
  `The model has ${needed} GB, and this browser gives the page ${left} GB. Free some storage, or take a smaller model.`
export const noHalfFloats =
  'The graphics card of this device lacks half-precision numbers (shader-f16), which these models need.'
export const inThisBrowser = (name: string) => `${name} in this browser`
