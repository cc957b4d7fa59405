import { LinkButton } from '#ui/link-button.tsx'
import { TitleBlock } from '#ui/title-block.tsx'

export function ClosingCall() {
  return (
    <section aria-labelledby="start" className="page-width pt-12 sm:pt-14">
      <div className="grid border border-ink drafting-grid lg:grid-cols-[1fr_22rem]">
        <div className="p-6 sm:px-8">
          <h2 id="start" className="max-w-2xl text-2xl">
            Ready when you are
          </h2>
          <p className="mt-3 max-w-xl">Your first prompt takes less than a minute. Nothing to install.</p>
          <LinkButton to="/generate" size="large" className="mt-6">
            Get Started Now
          </LinkButton>
        </div>
        <div className="flex items-end lg:-mr-px lg:-mb-px">
          <TitleBlock
            className="closing-block w-full max-lg:hidden"
            cells={[
              { label: 'Signup', value: 'Not needed' },
              { label: 'Price', value: 'Free' },
              { label: 'You need', value: 'One sentence', isWide: true },
            ]}
          />
        </div>
      </div>
    </section>
  )
}
