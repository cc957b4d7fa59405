export const experimental = 'Experimental'
export const downloadProgress = (isPaused: boolean, percent: number) =>
  `${isPaused ? `Paused at ${percent}%. Your progress is saved.` : `${percent}% downloaded.`} You can keep using the page.`
export const continueDownload = 'Continue'
export const percentDone = (percent: number) => `${percent} percent`
export const pause = 'Pause'
export const browserDownloads = 'The browser is downloading it now.'
export const lookAgain = 'Check again'
export const checking = 'Checking whether it can run here...'
export const deleting = 'Deleting its files...'
export const modelDownload = 'Model download'
