import { LinkButton } from '#ui/link-button.tsx'
import { TitleBlock } from '#ui/title-block.tsx'
import * as texts from './home.texts.ts'

export function ClosingCall() {
  return (
    <section aria-labelledby="start" className="page-width pt-12">
      <div className="grid border border-ink drafting-grid lg:grid-cols-[1fr_22rem]">
        <div className="p-6 sm:px-8">
          <h2 id="start" className="max-w-2xl text-2xl">
            {texts.readyWhenYouAre}
          </h2>
          <p className="mt-3 max-w-xl">{texts.lessThanAMinute}</p>
          <LinkButton to="/generate" size="large" className="mt-6">
            {texts.getStartedNow}
          </LinkButton>
        </div>
        <div className="flex items-end lg:-mr-px lg:-mb-px">
          <TitleBlock
            className="closing-block w-full max-lg:hidden"
            cells={[
              { label: texts.signup, value: texts.notNeeded },
              { label: texts.price, value: texts.free },
              { label: texts.youNeed, value: texts.oneSentence, isWide: true },
            ]}
          />
        </div>
      </div>
    </section>
  )
}
