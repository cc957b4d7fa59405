export const partNotLoaded = 'We couldn’t load this part. Please try again, or reload the page.'
export const tryAgain = 'Try Again'
export const reloadPage = 'Reload the page'
