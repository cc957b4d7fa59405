export const allToolsCount = (toolCount: number) => `All ${toolCount} tools`
export const technicalTools = 'Technical Tools'
export const nonTechnicalTools = 'Non-Technical Tools'
export const pageTitle = 'Prompt Tools'
export const pageDescription =
  'All prompt tools on one page: technical tools for building software, non-technical tools for text, images and video.'
export const lead = 'Pick a tool. You don’t need an account.'
export const kindsOfTools = 'Kinds of tools'
