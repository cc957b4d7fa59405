import { expect, test } from 'vitest'
import { platforms, projectTypes, PromptForm, typeFields } from '../../form.ts'
import { composePrompt } from '../compose-prompt.ts'

const firstAnswers: Readonly<Record<string, string>> = {
  authenticationType: 'email',
  targetPlatforms: 'pwa',
  offlineSupport: 'none',
  leadFormTool: 'none',
}

for (const projectType of projectTypes) {
  test(`two words about a ${projectType} still give eight requirements, some of them "must", and say what was added`, () => {
    const [required] = typeFields[projectType]
    for (const platform of platforms) {
      const form = PromptForm.parse({
        projectType,
        platform,
        designStyle: 'modern',
        projectName: 'Sun',
        projectDescription: 'herb garden',
        targetAudience: 'us',
        mainGoal: 'less chaos',
        testingPreference: 'unit',
        coreUserActions: 'add herb',
        userFlow: 'open',
        dataModels: 'Herb',
        modelRelationships: 'none',
        businessRules: 'none',
        customFeatures: ['herb list'],
        [required]: firstAnswers[required] ?? 'herbs',
      })
      const { generatedPrompt, checks } = composePrompt(form)
      expect(generatedPrompt.match(/^- FR-\d{3} /gmu)?.length ?? 0, platform).toBeGreaterThanOrEqual(8)
      expect(generatedPrompt, platform).toMatch(/^Must$/mu)
      expect(
        checks.some(({ text }) => text.startsWith('Not in the form')),
        platform,
      ).toBe(true)
      expect(
        checks.filter(({ kind }) => kind === 'question'),
        platform,
      ).toHaveLength(3)
    }
  })
}
