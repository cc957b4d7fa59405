import { LinkButton } from '#ui/link-button.tsx'
import { TitleBlock } from '#ui/title-block.tsx'

/** The corner of the sheet where a drawing is signed. */
export function ClosingCall() {
  return (
    <section aria-labelledby="start" className="page-width pt-24">
      <div className="grid border border-ink drafting-grid lg:grid-cols-[1fr_22rem]">
        <div className="p-6 sm:p-10 lg:p-14">
          <h2 id="start" className="max-w-2xl text-3xl">
            The sheet is empty. Draw the first line.
          </h2>
          <p className="mt-3 max-w-xl">
            Under a minute with an example, a few minutes with your own idea. Nothing to install.
          </p>
          <LinkButton to="/generate" size="large" className="mt-6">
            Get Started Now
          </LinkButton>
        </div>
        <div className="flex items-end lg:-mr-px lg:-mb-px">
          <TitleBlock
            className="closing-block w-full max-lg:-mx-px max-lg:-mb-px"
            cells={[
              { label: 'Drawing', value: 'Your idea', isWide: true },
              { label: 'Signup', value: 'Not needed' },
              { label: 'Price', value: 'None' },
              { label: 'Sheet', value: '1 of 6' },
              { label: 'Scale', value: '0 % inked' },
            ]}
          />
        </div>
      </div>
    </section>
  )
}
