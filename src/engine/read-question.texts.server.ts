export const planTooLong = (mostPlanCharacters: number) =>
  `Please keep the plan to ${mostPlanCharacters.toLocaleString('en-US')} characters.`
export const noSuchPart = 'The plan has no part with this name.'
export const checkFields = 'Please check the fields listed below.'
