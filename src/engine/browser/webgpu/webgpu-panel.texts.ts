export const isReady = (name: string) => `${name} is on this device and ready to use.`
export const chooseThisModel = 'Use this model'
export const deleteModel = 'Delete the model'
export const deleteArrived = 'Delete the partial download'
export const deleteWarning = 'You will need to download it again to use it.'
export const downloadAbout = (name: string, gigabytes: string) =>
  `The ${name} download is ${gigabytes}. It stays in this browser until you delete it.`
export const download = (gigabytes: string) => `Download ${gigabytes}`
export const readSize = 'Check download size'
export const memoryAbout = (about: string, gigabytes: string) =>
  `${about} Takes ${gigabytes} of the graphics card’s memory.`
export const heading = 'Download a model'
export const about =
  'This page downloads an open model once from huggingface.co and github.com and runs it on this device (using WebGPU). What you type stays on this device. The model is less capable than a large one.'
export const model = 'Model'
export const deleteQuestion = (name: string) => `Delete ${name} from this device?`
export const confirmDelete = 'Delete'
export const sizeNotLoaded = 'The size couldn’t be loaded. Try again later.'
