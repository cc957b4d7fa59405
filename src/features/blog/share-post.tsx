import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useToast } from '#ui/toast-context.ts'
import { useIsHydrating } from '#ui/use-is-hydrating.ts'
import * as texts from './blog-page.texts.ts'
import { postAddress } from './post-address.ts'

type SharePostProps = { title: string; appUrl: string; slug: string }

/** The machine's own sharing where it has one, and the address to copy everywhere. */
export function SharePost({ title, appUrl, slug }: SharePostProps) {
  const isHydrating = useIsHydrating()
  const showToast = useToast()
  const url = appUrl + postAddress(slug)
  const canShare = !isHydrating && typeof navigator.share === 'function'

  return (
    <footer className="flex flex-wrap gap-2 border-t border-line pt-4">
      {canShare ? (
        <Button
          variant="secondary"
          size="small"
          // Refused also when somebody changes their mind, which is no fault.
          onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
        >
          <Icon name="upload" className="size-4" />
          {texts.share}
        </Button>
      ) : null}
      <CopyButton
        text={url}
        label={texts.copyLink}
        variant="secondary"
        size="small"
        onFailed={() => showToast({ title: texts.copyFailed, variant: 'destructive' })}
      />
    </footer>
  )
}
