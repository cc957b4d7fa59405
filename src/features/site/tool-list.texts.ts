export const noToolsYet = 'No tools here yet'
export const noToolInCategory = (category: string) =>
  `There are no ${category} tools yet. See the other tools instead.`
export const launchTool = 'Launch Tool'
export const seeNonTechnicalTools = 'See non-technical tools'
export const seeTechnicalTools = 'See technical tools'
