import { plural } from '#shared/text/plural.ts'

export const decline = 'Decline'
export const allow = 'Allow'
export const noScripts = 'JavaScript is turned off in this browser, so nothing is counted or recorded.'
export const choiceSavedHere = 'Your choice is saved in this browser only.'
export const notChosenYet =
  'You haven’t chosen yet. Page views, clicks, errors and page speed are counted without an ID.'
export const youAllowed =
  'You allowed this. You can change your mind here anytime, and the IDs in this browser will be removed.'
export const youDeclined = 'You declined. Nothing is counted or recorded.'
export const browserDeclines =
  'Your browser asks sites not to track you (Do Not Track or Global Privacy Control). We count and record nothing.'

export const privacy = 'Privacy'
export const lead = (appName: string) =>
  `What ${appName} counts, keeps and sends. This page is generated from this server’s settings, so it lists only what is turned on here.`
export const nothingToChoose = 'Nothing is counted or recorded here, so there is nothing to choose.'
export const ideasSent =
  'Every tool works without an account. What you type is sent to this server to write your prompt. If you’re signed in, the prompt and what you typed for it are saved in your history until you delete them. Otherwise, this server saves neither. It only keeps them in memory for a while, so that a request sent twice gets the same answer. Drafts and your latest results also stay in this browser, on your device.'
export const ideasToModel = (names: string) =>
  `To write a result, this server may send what you typed and chose to a model from ${names}. If none responds, this server puts together what it can from your words and choices, or gives you a request for your own AI chat.`
export const noModelConnected =
  'No AI model outside this server is connected: this server puts together what it can itself, or gives you a request for your own AI chat. It sends nothing to anyone else.'
export const ideasToOwnChat =
  'When you open a request in your own AI chat, it goes there directly from your browser, and only when you press the button. What you paste back is handled like anything else you type.'
export const ownModelStart =
  'If you set up your own model, its key is stored only in your browser, until you remove it or sign out. If you connect OpenRouter or paste a provider’s key, the key and your text pass through this server, which doesn’t store the key. Your browser connects directly to Ollama and to any other server you add. To compare the options, see'
export const whichModel = 'Which model?'
export const ideasToWebSearch = (webSearch: string) =>
  `When you ask the plagiarism checker to search the web, short pieces of your text are sent to ${webSearch}.`
export const beforeYouChoose = 'Before you choose'
export const beforeYouChooseText =
  ', page views, clicks, errors, page speed and the kind of device are counted without a cookie, without an ID and without storing anything in your browser, so nobody can tell whether two counts come from the same person.'
export const ifYouAgree = 'If you agree'
export const ifYouAgreeText = (hasAccountText: string) =>
  `, the counts include a random ID kept in this browser${hasAccountText}, so we can see where people get stuck. They record the page, the tool and step, where you took a prompt (such as an app builder), error codes, how fast the page was, and the type of browser. They never include an idea, a prompt or anything else you typed or were shown.`
export const ifYouRefuse = 'If you decline'
export const ifYouRefuseText =
  ', or your browser sends Do Not Track or Global Privacy Control, nothing is counted at all.'
export const countsKeptHere = (days: string) =>
  `Counts are kept in this site’s own database with a scrambled ID and deleted after ${days}. No analytics company is involved.`
export const countsToPosthog = (host: string) =>
  `This server sends counts to PostHog at ${host}, along with your name and email if you are signed in and agreed. Your browser never contacts PostHog directly.`
export const visitsRecorded = (percent: number, days: string) =>
  `About ${percent}% of visits from people who agreed are recorded: page layout, pointer movement and clicks. All text and form fields are turned into dots in your browser before anything is sent, and images are left out. Recordings stay in this site’s own database and are deleted after ${days}.`
export const accountHolds =
  'An account holds your email address, the name you gave, and your password as a one-way hash. One cookie keeps you signed in. Another, kept for a year, remembers that you used your account in this browser, so sign-in attempts from elsewhere can’t lock you out. A third, kept for a day, remembers that you signed up in this browser. You can download or delete everything on your'
export const accountPage = 'account page'
export const googleLearns =
  'If you sign in with Google, Google sees that you did and sends us your name, email address and picture.'
export const messagesStart = 'Messages from the'
export const messagesEnd = 'are kept for the people who run this site until they delete them'
export const contactPage = 'contact page'
export const requestsLimited =
  'To keep the site running, we limit requests per IP address. The address is kept as a keyed hash until the limit resets. The log records the time, the page and how long it took, not who asked. No scripts or fonts on these pages come from other sites; images and videos in blog posts may.'
export const pageDescription =
  'What this site counts, keeps and sends, based on its actual settings, and your choice about analytics.'
export const yourChoice = 'Your choice'
export const ideasAndPrompts = 'Your ideas and prompts'
export const whatIsCounted = 'What is counted'
export const recordedVisits = 'Recorded visits'
export const accountsAndMessages = 'Accounts and messages'
export const messagesMailed = ', and are emailed to them'
export const mailSentThrough = (mailServer: string) => `Email is sent through ${mailServer}.`
export const noMailServer = 'No mail server is connected, so no email leaves this server.'
export const protection = 'Protecting this server'
export const countsAndAccount = ' and, once you sign in, your account'

export const days = (count: number) => plural(count, 'one day', `${count} days`)
