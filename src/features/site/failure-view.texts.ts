export const somethingWentWrong = 'Something went wrong'
export const ourFault =
  'The problem is on our side. What you typed is saved in this browser, unless browser storage is turned off or full. Try again in a moment.'
export const noConnection =
  'You are not connected to the internet. What you typed is saved in this browser, unless browser storage is turned off or full. Try again when you are connected.'
export const offline = 'Offline'
export const tryAgain = 'Try Again'
export const goHome = 'Go Home'
export const status = 'Status'
