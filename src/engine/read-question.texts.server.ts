export const planTooLong = (mostPlanCharacters: number) =>
  `Please keep the plan to ${mostPlanCharacters.toLocaleString('en-US')} characters`
export const noSuchPart = 'There is no part of this name in the plan'
export const checkFields = 'Please check the fields named below'
