export const noToolsYet = 'No tools here yet'
export const noToolInCategory = (category: string) =>
  `There is no ${category} tool yet. The other tools are on the next page.`
export const launchTool = 'Launch Tool'
export const seeNonTechnicalTools = 'See non-technical tools'
export const seeTechnicalTools = 'See technical tools'
