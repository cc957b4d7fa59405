export const graphicsCardStopped =
  'The graphics card stopped responding, usually because it doesn’t have enough memory for this model. Close other programs and try again, or choose a smaller model.'
export const filesRemoved = 'The browser deleted the model’s files. Download the model again.'
export const noWebGpu = 'This browser doesn’t let pages use the graphics card (WebGPU).'
export const noGraphicsCard = 'No graphics card that supports WebGPU was found.'
export const cardLacksSomething =
  'This device’s graphics card doesn’t support a feature this model needs. Try another model.'
export const noRoom =
  'The browser is out of storage for the model’s files. Free up some space, or choose a smaller model.'
export const brokenOff =
  'The connection was lost while downloading the model. Anything downloaded so far is saved, so you can continue later.'
export const notStarted = (name: string, message: string) =>
  `The model couldn’t be started (${name}: ${message}).`
export const didNotLoad = 'it didn’t load'

export const noWebGpuHere =
  'This browser doesn’t let pages use the graphics card (WebGPU). Recent versions of Chrome, Edge, Safari and Firefox do on most computers.'
export const tooLittleStorage = (needed: string, left: string) =>
  `The model needs ${needed} GB, but this browser has only ${left} GB left for this site. Free up some space, or choose a smaller model.`
export const noHalfFloats =
  'This device’s graphics card doesn’t support half-precision numbers (shader-f16), which these models need.'
export const inThisBrowser = (name: string) => `${name} in this browser`

export const filesGone = 'The browser deleted the downloaded model’s files.'
export const notDownloaded = (name: string) => `${name} hasn’t been downloaded to this device.`
export const cannotUseCard =
  'The downloaded model can’t run because this browser doesn’t let pages use the graphics card (WebGPU).'
export const cannotFindCard =
  'The downloaded model can’t run because no graphics card that supports WebGPU was found.'
export const cardIsMissingSomething =
  'The downloaded model can’t run because this device’s graphics card doesn’t support a feature it needs.'
export const outOfStorage = 'The browser is out of storage for the downloaded model’s files.'
export const cardStopped = 'The downloaded model stopped because the graphics card stopped responding.'
export const endedByPage = 'The downloaded model was stopped by this page.'
