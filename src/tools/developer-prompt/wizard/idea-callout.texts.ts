export const keepMyDraft = 'Keep my draft'
export const newIdeaAndDraft = 'You entered a new idea, but you already have a draft'
export const replaceAndGenerate = 'Replace my draft and generate'
export const startFromIdea = 'Start a new draft from this idea'
