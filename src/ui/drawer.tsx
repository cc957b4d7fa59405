import { Dialog, type DialogProps } from './dialog.tsx'

/** A dialog that slides in from an edge: `bottom` on phones, `right` for things read beside the page. */
export function Drawer({ side = 'bottom', ...rest }: DialogProps) {
  return <Dialog side={side} {...rest} />
}
