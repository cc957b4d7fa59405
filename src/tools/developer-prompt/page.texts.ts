export const pageDescription =
  'Describe your app in six steps and watch the brief grow beside the form: requirements, data model, design and tests, tailored to Lovable, Cursor, Replit, v0 or GitHub Copilot.'
export const stepTitle = (step: number, title: string) => `Step ${step} of 6: ${title}`
