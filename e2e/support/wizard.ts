import { expect, type Page } from '@playwright/test'
import { optionLabels } from '#tools/developer-prompt/option-labels.ts'
import { untilHydrated } from './journey.ts'

/** Answers as a person gives them: what to type, which option or card to pick by its label. */
export type WizardAnswers = {
  type: string
  platform: string
  design: string
  features: readonly string[]
  customFeatures: readonly string[]
  /** Field id to text. */
  texts: Readonly<Record<string, string>>
  /** Field id to the value of an option. */
  choices?: Readonly<Record<string, string>>
  flags?: Readonly<Record<string, 'Yes' | 'No'>>
}

export const parcelRoom: WizardAnswers = {
  type: 'Web Application',
  platform: 'Lovable',
  design: 'Minimal',
  features: ['Roles and permissions', 'Search and filters', 'In-app and email notifications'],
  customFeatures: ['photo of every parcel', 'handover with a 4-digit code'],
  texts: {
    projectName: 'Parcelroom',
    projectDescription:
      'Porters of a building with 312 flats take in about 90 parcels a day. Residents ask three times whether theirs has come. Each parcel gets a shelf number from 1 to 60 and is returned after 14 days.',
    coreFeatures: 'log a parcel, tell the resident, hand it over',
    userRoles: 'Porter, Resident',
    targetAudience: 'Three porters at a desk with a scanner; residents aged 20 to 85 on their phones',
    mainGoal: 'Hand over 95 % of parcels within 3 days',
    colorPreferences: 'dark green #14532D and cream',
    coreUserActions: 'log parcel, notify, hand over, return',
    userFlow: 'Scan label -> choose flat -> shelf -> resident is told -> code -> handed over',
    dataModels: 'Resident(name, flat, email), Parcel(carrier, shelf, status stored/handed_over/returned)',
    modelRelationships: 'A Resident has many Parcels',
    businessRules: 'A parcel is returned after 14 days. Only porters may hand over.',
  },
  choices: { authenticationType: 'email', testingPreference: 'unit' },
  flags: { isResponsive: 'Yes' },
}

export const tidePools: WizardAnswers = {
  type: 'Mobile Application',
  platform: 'Cursor',
  design: 'Playful',
  features: [],
  customFeatures: ['count limpets on a photo', 'tide table for 6 beaches'],
  texts: {
    projectName: 'Tidepool Diary',
    projectDescription:
      'School classes survey rock pools twice a year. 24 pupils count 11 species in one hour before the tide returns, with wet hands and no signal.',
    appUseCase: 'On slippery rocks, one hand free, no network',
    targetAudience: 'Pupils aged 9 to 12 and their two teachers',
    mainGoal: 'Get 80 % of surveys complete, against 35 % on paper',
    coreUserActions: 'start survey, count species, upload later',
    userFlow: 'Pick beach -> pick pool -> count -> photo -> upload when back in class',
    dataModels: 'Survey(beach, date, class), Count(species, number, photo)',
    modelRelationships: 'A Survey has many Counts',
  },
}

export const bellFoundry: WizardAnswers = {
  type: 'Landing Page',
  platform: 'v0',
  design: 'Elegant',
  features: [],
  customFeatures: ['hear each bell before asking for a quote'],
  texts: {
    projectName: 'Aldgate Bells',
    projectDescription:
      'A foundry that casts handbells since 1884. Choirs write to us for sets of 13, 25 or 37 bells; a set takes 9 weeks.',
    primaryCTA: 'Ask for a quote',
    targetAudience: 'Leaders of handbell choirs',
    mainGoal: '20 serious requests a month',
  },
}

/** Answers the step on screen; fields that it does not show are left for later steps. */
export async function answerStep(page: Page, answers: WizardAnswers): Promise<void> {
  for (const [group, label] of [
    ['projectType', answers.type],
    ['platform', answers.platform],
    ['designStyle', answers.design],
  ] as const) {
    const radios = page.locator(`#${group}`)
    if (await radios.isVisible()) await radios.getByRole('radio', { name: label, exact: true }).check()
  }
  await expect(page.getByText('Loading questions...')).toHaveCount(0)
  const more = page.locator('summary', { hasText: 'More details' })
  if (await more.isVisible()) await more.click()
  const targets = page.locator('#targetPlatforms')
  if (await targets.isVisible()) await targets.getByRole('radio').first().check()
  for (const [field, text] of Object.entries(answers.texts)) {
    const control = page.locator(`#${field}`)
    if (await control.isVisible()) await control.fill(text)
  }
  for (const [field, value] of Object.entries(answers.choices ?? {})) {
    const select = page.locator(`select#${field}`)
    if (await select.isVisible()) await select.selectOption(value)
  }
  for (const [field, label] of Object.entries(answers.flags ?? {})) {
    const flag = page.locator(`#${field}`)
    if (await flag.isVisible()) await flag.getByRole('radio', { name: label, exact: true }).check()
  }
  const own = page.locator('#customFeatures')
  if (await own.isVisible()) {
    for (const feature of answers.features)
      await page.getByRole('checkbox', { name: feature, exact: true }).check()
    for (const feature of answers.customFeatures) {
      await own.fill(feature)
      await own.press('Enter')
    }
  }
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
export const previous = (page: Page) => page.getByRole('button', { name: 'Previous', exact: true })
/** Presses Next and waits for the step after this one: a step that is asked too early still shows the fields before. */
export async function goOn(page: Page): Promise<void> {
  const shown = page.getByText(/^Step \d of 6$/)
  const step = Number((await shown.textContent())?.match(/\d/)?.[0])
  await next(page).click()
  await expect(shown).toHaveText(`Step ${step + 1} of 6`)
}

export const generate = (page: Page) => page.getByRole('button', { name: 'Generate Prompt', exact: true })

export async function openWizard(page: Page, path = '/generate'): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

/** The form as the wizard keeps it. */
export function formOf({ type, platform, design, features, customFeatures, ...answers }: WizardAnswers) {
  const flags = Object.entries(answers.flags ?? {}).map(([field, label]) => [field, label === 'Yes'])
  return {
    projectType: valueOf('projectType', type),
    platform: valueOf('platform', platform),
    designStyle: valueOf('designStyle', design),
    features,
    customFeatures,
    ...answers.texts,
    ...answers.choices,
    ...Object.fromEntries(flags),
  }
}

function valueOf(field: 'projectType' | 'platform' | 'designStyle', label: string): string {
  const found = Object.entries(optionLabels[field]).find(([, one]) => one === label)
  if (!found) throw new Error(`${field} has no option ${label}`)
  return found[0]
}

/** The last step of a form that is filled in already. */
export async function openLastStep(page: Page, answers: WizardAnswers): Promise<void> {
  // Of this origin and without a script.
  await page.goto('/healthz')
  await keep(page, { promptFormData: JSON.stringify(formOf(answers)) })
  await openWizard(page, '/generate?step=6')
}

export async function openOutput(page: Page, answers: WizardAnswers): Promise<void> {
  await openLastStep(page, answers)
  await generate(page).click()
  await expect(page).toHaveURL('/output')
  await expect(shownPrompt(page)).toBeVisible()
}

export const shownPrompt = (page: Page) => page.getByRole('region', { name: 'Generated prompt' })

export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

export function keep(page: Page, items: Readonly<Record<string, string>>): Promise<void> {
  return page.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text)
  }, items)
}
