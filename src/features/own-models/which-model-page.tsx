import { Link, type MetaArgs } from 'react-router'
import { pageMeta } from '#ui/page-meta.ts'
import { modelWays } from './model-ways.ts'
import { OriginSteps } from './origin-steps.tsx'
import * as texts from './which-model-page.texts.ts'

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: texts.whichModel,
    description: texts.pageDescription,
    path: '/docs/which-model',
    image: 'documentation',
  })
}

export default function WhichModelPage() {
  return (
    <main id="content" tabIndex={-1} className="page-width pb-20 outline-none">
      <header className="pt-8 pb-8 sm:pt-12">
        <h1 className="text-display">{texts.whichModel}</h1>
        <p className="mt-4 max-w-2xl text-lg text-muted">{texts.lead}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 border-t border-ink pt-8">
        <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
          {modelWays.map(({ name, cost, sends, keeps }) => (
            <li key={name} className="border-t border-line pt-3">
              <h2 className="text-lg">{name}</h2>
              <dl className="mt-1 grid gap-1 text-sm">
                <Fact name={texts.costs} text={cost} />
                <Fact name={texts.sends} text={sends} />
                <Fact name={texts.keeps} text={keeps} />
              </dl>
            </li>
          ))}
        </ul>
        <section aria-labelledby="set-up" className="prose max-w-3xl">
          <h2 id="set-up" className="text-2xl">
            {texts.setOneUp}
          </h2>
          <p>
            {texts.setUpStart} <Link to="/tools">{texts.anyTool}</Link>
            {texts.setUpEnd}
          </p>
          <p>{texts.keysLieHere}</p>
        </section>
        <section aria-labelledby="ollama" className="prose max-w-3xl">
          <h2 id="ollama" className="text-2xl">
            {texts.programsOnComputer}
          </h2>
          <p>{texts.programsMustAllow}</p>
          <OriginSteps />
          <p>{texts.otherPrograms}</p>
          <p>{texts.httpsPages}</p>
        </section>
      </div>
    </main>
  )
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="label-mono inline text-muted">{name} </dt>
      <dd className="inline">{text}</dd>
    </div>
  )
}
