export const pageTitle = 'Technical Tools'
export const pageDescription =
  'Prompt tools for building software: describe an app in a sentence or in six steps and get a developer-ready brief for your app builder.'
export const lead = 'For software: turn an idea into a brief that an app builder can work from.'
export const backToTools = 'Back to Tools'
