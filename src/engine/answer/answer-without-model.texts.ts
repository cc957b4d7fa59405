export const limit = 'You’ve reached your hourly AI limit.'
export const busy = 'Too many people are using the model right now.'
export const busyForYou = 'The model is still busy with other answers for you or your network.'
export const budget = 'Today’s model budget is used up.'
export const unavailable = 'The model didn’t answer.'
export const refused = 'The model declined to answer.'
export const unfit = 'The model’s answer didn’t follow the instructions.'
export const unfitBegan = (words: string) =>
  `The model’s answer didn’t follow the instructions. It began: “${words}”.`
export const stopped = 'You stopped the model.'
export const key = 'The provider didn’t accept your key.'
export const tooLong = 'Your text is too long for the model.'
export const composed = 'this was put together without a model'
export const requestInstead = 'here is a request to paste into your own AI chat'
export const composedWithoutModel = 'Put together without a model.'
export const needsModel = 'This needs a model. Connect one, or paste the request into your own AI chat.'
export const unchanged =
  'Nothing was changed. You can edit it yourself, or paste the request into your own AI chat.'
