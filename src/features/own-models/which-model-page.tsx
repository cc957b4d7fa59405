import { Link, type MetaArgs } from 'react-router'
import { pageMeta } from '#ui/page-meta.ts'
import { OriginSteps } from './origin-steps.tsx'

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Which model?',
    description:
      'Ways to have your prompts written by a model: what each one costs, what it sends, what it keeps, and how to set it up.',
    path: '/docs/which-model',
    image: 'documentation',
  })
}

type Way = { name: string; cost: string; sends: string; keeps: string }

const ways: readonly Way[] = [
  {
    name: 'This site, as it is',
    cost: 'Nothing. A share of model answers for each visitor, where the operator has set up a model.',
    sends: 'Your text to this site, and from there to its model, if it has one.',
    keeps: 'Nothing here unless you are signed in; the provider of the model by its own rules.',
  },
  {
    name: 'OpenRouter',
    cost: 'You pay OpenRouter for each answer. Models whose name ends in :free cost nothing.',
    sends: 'Your text through this site to OpenRouter, and from there to the maker of the model.',
    keeps: 'The key in your browser. OpenRouter and the maker keep texts by your settings there.',
  },
  {
    name: 'A key of your own',
    cost: 'You pay the provider directly. Google, Groq and others give free keys within limits.',
    sends: 'Your text through this site to that provider. The key goes along and is not kept here.',
    keeps: 'The key in your browser. The provider keeps texts by its own rules.',
  },
  {
    name: 'Ollama on this computer',
    cost: 'Nothing but electricity. Needs about 8 GB of memory for a small model.',
    sends: 'Nothing: your browser asks your own computer.',
    keeps: 'Nothing outside of your computer.',
  },
  {
    name: 'Another address',
    cost: 'What the operator of that server asks for; your own costs nothing but electricity.',
    sends: 'Your text from your browser straight to that address; this site does not see it.',
    keeps: 'The address and the key in your browser. The rest is up to whoever runs the server.',
  },
  {
    name: 'Your own chat',
    cost: 'Nothing more than the chat you have already.',
    sends: 'What you paste into it yourself.',
    keeps: 'The chat keeps it by its own rules.',
  },
]

export default function WhichModelPage() {
  return (
    <main id="content" tabIndex={-1} className="page-width pb-20 outline-none">
      <header className="pt-8 pb-8 sm:pt-12">
        <h1 className="text-display">Which model?</h1>
        <p className="mt-4 max-w-2xl text-lg text-muted">
          Every tool works without a model. With one, the text is written for your idea. These are the ways,
          and what each of them costs, sends and keeps.
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 border-t border-ink pt-8">
        <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
          {ways.map(({ name, cost, sends, keeps }) => (
            <li key={name} className="border-t border-line pt-3">
              <h2 className="text-lg">{name}</h2>
              <dl className="mt-1 grid gap-1 text-sm">
                <Fact name="Costs" text={cost} />
                <Fact name="Sends" text={sends} />
                <Fact name="Keeps" text={keeps} />
              </dl>
            </li>
          ))}
        </ul>
        <section aria-labelledby="set-up" className="prose max-w-3xl">
          <h2 id="set-up" className="text-2xl">
            Set one up
          </h2>
          <p>
            Open <Link to="/tools">any tool</Link>, describe your idea and press “Use your own model” below
            the form. Several can be set up: they are asked in the order you choose, and the next one is asked
            when one fails before its first word. Each result says who wrote it.
          </p>
          <p>
            Keys lie in your browser only, until you remove them or sign out, or in one tab only if you
            prefer. What runs at an address of your own is asked by your browser itself, so this site cannot
            check what it wrote; results say so.
          </p>
        </section>
        <section aria-labelledby="ollama" className="prose max-w-3xl">
          <h2 id="ollama" className="text-2xl">
            Ollama and other programs on your computer
          </h2>
          <p>
            Programs answer a page only if they are told which page may ask. Browsers, too, ask you before a
            page reaches your own computer or network: Chrome calls it local network access. Allow it when it
            asks, or later in the site settings at the left of the address bar.
          </p>
          <OriginSteps />
          <p>
            A page that came by https may ask this computer at http://127.0.0.1 in Chrome, Edge and Firefox.
            Safari does not allow it. Another computer needs an https address.
          </p>
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
