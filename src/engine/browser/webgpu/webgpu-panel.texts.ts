export const isReady = (name: string) => `${name} is on this device and ready to use.`
export const chooseThisModel = 'Use this model'
export const deleteModel = 'Delete the model'
export const deleteArrived = 'Delete the partial download'
export const deleteWarning = 'To use it again, you will need to download it again.'
export const downloadAbout = (name: string, gigabytes: string) =>
  `The ${name} download is ${gigabytes}. It stays in this browser until you delete it.`
export const download = (gigabytes: string) => `Download ${gigabytes}`
export const readSize = 'Check download size'
export const memoryAbout = (about: string, gigabytes: string) =>
  `${about} Takes ${gigabytes} of the graphics card’s memory.`
export const heading = 'A model on your graphics card'
export const about =
  'This page downloads an open model once and runs it on this device (WebGPU). What you type stays here; the files come from huggingface.co and github.com. It is less capable than a large model.'
export const model = 'Model'
export const deleteQuestion = (name: string) => `Delete ${name} from this device?`
export const confirmDelete = 'Delete'
export const sizeNotLoaded = 'The size could not be loaded. Try again later.'
