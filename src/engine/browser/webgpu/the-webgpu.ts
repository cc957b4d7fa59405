import { webGpuKind, type WebGpuKind } from './webgpu-kind.ts'

let kind: WebGpuKind | undefined

/** One for the whole page: there is one worker, with one model in it. */
export function theWebGpu(): WebGpuKind {
  kind ??= webGpuKind()
  return kind
}
