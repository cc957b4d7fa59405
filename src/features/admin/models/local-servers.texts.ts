export const searchIsOff = 'Searching this machine is turned off (AI_LOCAL=off).'
export const nothingFound =
  'Nothing was found. Start Ollama, LM Studio, llama.cpp or vLLM on the machine this server runs on, then search again.'
export const inUse = 'In use'
export const searchFinished = 'Search finished'
export const searchFailed = 'This machine couldn’t be searched'
export const looking = 'Searching...'
export const lookAgain = 'Search again'
