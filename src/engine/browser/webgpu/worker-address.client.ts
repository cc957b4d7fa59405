import address from './webgpu-worker.ts?worker&url'

/** Its file is answered with the only policy that lets a model's files in: `workerPolicy`. */
export const workerAddress = address
