export const preview = 'Preview'
export const previewAppearsHere = 'What you write appears here as readers will see it.'
export const whatToShow = (label: string) => `${label}: write or preview`
export const write = 'Write'
export const markdownHint = 'Markdown: ## heading, **bold**, - list, [link](https://…)'
