import { Callout } from './callout.tsx'
import type { Refusal } from './use-admin-action.ts'

/** In a dialog, above its buttons: what the server has refused. */
export function RefusalNote({ refusal }: { refusal: Refusal | undefined }) {
  return refusal ? (
    <Callout role="alert" title={refusal.title} className="mt-2 basis-full">
      {refusal.reason}
    </Callout>
  ) : null
}
