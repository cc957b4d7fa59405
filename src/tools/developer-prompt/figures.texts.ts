export const projectTypes = { unit: 'project types', about: 'each with its own questions' }
export const steps = { unit: 'steps', about: 'from first word to finished prompt' }
export const fields = { unit: 'dynamic fields', about: 'only the ones that fit your project are shown' }
export const features = { unit: 'feature options', about: 'each explained in one line' }
export const platforms = { unit: 'AI platforms', about: 'the prompt is written for the one you pick' }
