export const contentTooLong = 'Please keep the content to 100,000 characters.'
export const enterContent = 'Please enter the content.'
export const chooseDate = 'Please choose a date.'
