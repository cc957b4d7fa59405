import * as texts from './home.texts.ts'
import { SectionHeading } from './section-heading.tsx'

type Drawing = { solid: readonly string[]; dashed: readonly string[] }

const steps: readonly { name: string; text: string; drawing: Drawing }[] = [
  {
    name: texts.describe,
    text: texts.stepType,
    drawing: {
      solid: ['M66 62L70 49L114 5L125 16L81 60ZM106 13L117 24M70 49L81 60', 'M14 66Q30 58 40 66T66 62'],
      dashed: ['M2 8H92', 'M2 8V78H134V34', 'M14 24H70M14 36H60'],
    },
  },
  {
    name: texts.generate,
    text: texts.stepPress,
    drawing: {
      solid: [
        'M2 4H82V80H2Z',
        'M12 16H72M12 25H72M12 34H56',
        'M46 66H82M46 66V80M64 66V80',
        'M94 4V80M90 4H98M90 80H98',
      ],
      dashed: ['M12 46H72M12 55H64'],
    },
  },
  {
    name: texts.build,
    text: texts.stepCopy,
    drawing: {
      solid: [
        'M10 6H130V78H10Z',
        'M10 18H130',
        'M16 12H20M24 12H28',
        'M20 28H66V68H20Z',
        'M20 60L36 44L46 54L54 46L66 58',
        'M76 30H120M76 39H120M76 48H104',
        'M76 58H104V68H76Z',
      ],
      dashed: [],
    },
  },
]

/** Three steps with their drawings. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="page-width pt-12">
      <SectionHeading id="how" title={texts.howItWorks} />
      <ol className="mt-6 grid gap-y-4 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.name} className="how-step">
            <span className="how-balloon" aria-hidden="true">
              {index + 1}
            </span>
            <svg
              className="mt-8 h-20 w-auto text-ink max-md:float-right max-md:mt-6 max-md:ml-4 max-md:h-16"
              viewBox="0 0 140 84"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.2"
              aria-hidden="true"
            >
              {step.drawing.dashed.map((path) => (
                <path key={path} d={path} strokeDasharray="4 3" />
              ))}
              {step.drawing.solid.map((path) => (
                <path key={path} d={path} />
              ))}
            </svg>
            <h3 className="mt-4 text-xl max-md:mt-7">{step.name}</h3>
            <p className="mt-1.5 max-w-sm md:pr-8">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
