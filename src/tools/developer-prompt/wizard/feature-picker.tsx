import { Checkbox } from '#ui/checkbox.tsx'
import { featuresOf, findFeature, type Feature } from '../feature-list.ts'
import type { ProjectType } from '../form-rules.ts'

type FeaturePickerProps = {
  projectType: ProjectType | ''
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Suggestions grouped by project type. A form holds their labels; ids, as others may send them, are understood. */
export function FeaturePicker({ projectType, chosen, onChange }: FeaturePickerProps) {
  const type = projectType === '' ? 'other' : projectType
  const idOf = (feature: string) => findFeature(feature, type)?.id ?? feature
  const chosenIds = new Set(chosen.map(idOf))
  const leftOver = chosen.filter((feature) => findFeature(feature, type)?.projectType !== type)

  const toggle = (feature: Feature) => {
    const without = chosen.filter((other) => idOf(other) !== feature.id)
    onChange(chosenIds.has(feature.id) ? without : [...chosen, feature.label])
  }

  return (
    <div className="grid gap-6">
      {Object.entries(Object.groupBy(featuresOf(type), ({ group }) => group)).map(([name, features = []]) => (
        <FeatureSheet key={name} name={name}>
          {features.map((feature) => (
            <Checkbox
              key={feature.id}
              name="features"
              value={feature.label}
              label={feature.label}
              description={feature.explanation}
              checked={chosenIds.has(feature.id)}
              onChange={() => toggle(feature)}
            />
          ))}
        </FeatureSheet>
      ))}
      {leftOver.length > 0 ? (
        <FeatureSheet name="Chosen earlier, for another project type">
          {leftOver.map((label) => (
            <Checkbox
              key={label}
              label={findFeature(label)?.label ?? label}
              checked
              onChange={() => onChange(chosen.filter((other) => other !== label))}
            />
          ))}
        </FeatureSheet>
      ) : null}
    </div>
  )
}

function FeatureSheet({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <section className="border-t border-ink pt-2">
      <h3 className="label-mono mb-1 text-muted">{name}</h3>
      <div className="grid gap-x-6 sm:grid-cols-2">{children}</div>
    </section>
  )
}
