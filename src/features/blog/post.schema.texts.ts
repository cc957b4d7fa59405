export const addressTooLong = 'Please enter a shorter address'
export const enterHttpsAddress =
  'Please enter an address that begins with https://, or upload an image; pictures at http:// are not shown'
export const enterVideoAddress =
  'Please enter a link to a YouTube video, or an address that begins with https://'
export const chooseTime = 'Please choose a time'
export const enterTitle = 'Please enter a title'
export const titleTooLong = 'Please keep the title to 200 characters'
export const enterSlug = 'Please enter a slug of letters, digits and hyphens'
export const slugTooLong = 'Please keep the slug to 200 characters'
export const writeSomething = 'Please write something'
export const contentTooLong = 'Please keep the content to 200,000 characters'
