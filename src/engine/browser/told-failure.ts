import { ModelFailure, type ModelFailureKind } from '../models/model-failure.ts'

/** `told`: what happened, as one sentence for the person. `detail`: the same for a panel or the log, where it says more. */
export function toldFailure(
  kind: ModelFailureKind,
  told: string | undefined,
  detail = told ?? kind,
): ModelFailure {
  return Object.assign(new ModelFailure(kind, detail), { told })
}
