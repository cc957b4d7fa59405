// The door: tools and features import the comparison from here and from nowhere else.
export { checkPlagiarism, type SourceText } from './check-plagiarism.ts'
export type { Searched } from './describe-coverage.ts'
export { Evidence, type Breakdown, type Match, type MatchKind } from './evidence.ts'
export { shorten } from './explain.ts'
export { functionWords } from './function-words.ts'
export { ignoreSources, type Recounted } from './ignore-sources.ts'
export { readWords } from './read-words.ts'
export { stem } from './stem.ts'
