export const choosePromptIdea = 'Please choose “prompt” or “idea.”'
export const wordsTooLong = 'Please shorten these words to 40 characters.'
export const colorsTooLong = 'Please keep the colors to 120 characters.'
