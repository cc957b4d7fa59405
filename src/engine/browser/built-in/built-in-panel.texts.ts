export const downloadAbout =
  'The browser downloads it once for all sites and does not say how large it is. Expect several gigabytes; Chrome wants 22 GB of free storage.'
export const downloadModel = 'Download the model'
export const isReady =
  'It is on this device and can write. The browser keeps it; to remove it, use the browser’s settings.'
export const chooseThisModel = 'Use this model'
export const heading = "The browser's built-in model"
export const about =
  'Chrome and Edge bring a small model that runs on this computer. It costs nothing, needs no key, and what you type never leaves the device. It is slower and less capable than a large model.'
export const brokenOff = 'The download broke off. Check your connection and try again.'
export const notAllowed = 'The browser did not allow the download. Press the button once more.'
export const unknownLanguage = 'The model does not know the language of this browser.'
export const notStarted = 'The model did not start. Try again later.'
export const browserFailed = 'The browser could not start its model. Restart the browser and try again.'
