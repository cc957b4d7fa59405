export const downloadAbout =
  'The browser downloads it once for all sites and doesn’t say how large it is. Expect several gigabytes; Chrome requires 22 GB of free storage.'
export const downloadModel = 'Download the model'
export const isReady =
  'The model is on this device and ready to use. To remove it, go to your browser’s settings.'
export const chooseThisModel = 'Use this model'
export const heading = 'This browser’s built-in model'
export const about =
  'Chrome and Edge come with a small model that runs on this computer. It is free and needs no key, and what you type never leaves this computer. It is slower and less capable than a large model.'
export const brokenOff = 'The download was interrupted. Check your connection and try again.'
export const notAllowed = 'The browser blocked the download. Press the button again.'
export const unknownLanguage = 'The model doesn’t support this browser’s language.'
export const notStarted = 'The model didn’t start. Try again later.'
export const browserFailed = 'The browser couldn’t start its model. Restart the browser and try again.'
