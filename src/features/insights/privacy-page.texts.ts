import { plural } from '#shared/text/plural.ts'

export const decline = 'Decline'
export const allow = 'Allow'
export const noScripts = 'This browser does not run scripts, so nothing is counted or recorded.'
export const choiceSavedHere = 'Your choice is saved in this browser only.'
export const notChosenYet = 'You have not chosen yet. Page views are counted without an id.'
export const youAllowed =
  'You allowed it. You can change your mind here at any time; the ids in this browser are then removed.'
export const youDeclined = 'You declined. Nothing is counted or recorded.'
export const browserDeclines =
  'Your browser asks sites not to track you (Do Not Track or Global Privacy Control). We count and record nothing.'

export const privacy = 'Privacy'
export const lead = (appName: string) =>
  `What ${appName} counts, keeps and sends. This page is written from the settings of this server, so it says what is switched on here and nothing else.`
export const nothingToChoose = 'Nothing is counted or recorded here, so there is nothing to choose.'
export const ideasSent =
  'Every tool works without an account. What you type is sent to this server to write your prompt and is not kept there, unless you are signed in: then finished prompts are kept in your history until you delete them. Drafts and the latest results also stay in this browser, on your device.'
export const ideasToModel = (names: string) =>
  `To write a result, this server may hand what you typed and chose to a model of ${names}. If none answers, the result is put together here from your words and your choices.`
export const noModelConnected =
  'No AI model is connected: results are put together on this server from your words and your choices, and go to no one else.'
export const ideasToOwnChat =
  'A request that you take to a chat or a model of your own goes there from your browser, only when you press the button. What you paste back is handled like everything else you type.'
export const ownModelStart =
  'If you set up a model of your own, its key stays in your browser until you remove it or sign out. For providers of our list it goes along with what is to be written, through this server, which keeps neither. Ollama and other addresses are asked by your browser itself.'
export const ownModelEnd = 'compares them.'
export const whichModel = 'Which model?'
export const ideasToWebSearch = (webSearch: string) =>
  `When you ask the plagiarism checker to search the web, short pieces of your text are sent to ${webSearch}.`
export const beforeYouChoose = 'Before you choose'
export const beforeYouChooseText =
  ', visits of pages and presses of buttons are counted without a cookie, without an id and without storing anything in your browser: nobody can tell whether two counts are one person.'
export const ifYouAgree = 'If you agree'
export const ifYouAgreeText = (hasAccountText: string) =>
  `, the counts carry a random id kept in this browser${hasAccountText}, so that we see where people get stuck. They say which page, tool, step, target or error code it was, how fast the page was, and the kind of browser. They never hold an idea, a prompt or anything else you typed or were shown.`
export const ifYouRefuse = 'If you refuse'
export const ifYouRefuseText =
  ', or your browser sends Do Not Track or Global Privacy Control, nothing is counted at all.'
export const countsKeptHere = (days: string) =>
  `Counts are kept in this site’s own database, the id scrambled, and removed after ${days}. No analytics company is involved.`
export const countsToPosthog = (host: string) =>
  `Counts are handed by this server to the PostHog at ${host}, together with your name and email if you are signed in and agreed. Your browser never talks to it.`
export const visitsRecorded = (percent: number, days: string) =>
  `Of the visits that agreed, about ${percent} in 100 are recorded: where things stand on the page, how the pointer moves, what is pressed. Every text and every field is turned into dots in your browser before anything is sent, and pictures are left out. Recordings stay in this site’s own database and are removed after ${days}.`
export const accountHolds =
  'An account holds your email address, the name you gave, and your password as a hash that cannot be turned back. One cookie keeps you signed in. Another one, for a year, says that your account has been used in this browser, so that attempts from elsewhere do not keep you out; a third, for a day, that this browser signed up. You can download or delete everything on your'
export const accountPage = 'account page'
export const googleLearns =
  'If you sign in with Google, Google learns that you did, and tells us your name, email address and picture.'
export const messagesStart = 'Messages from the'
export const messagesEnd = 'are kept for the people who run this site until they delete them'
export const contactPage = 'contact page'
export const requestsLimited =
  'To keep the site up, requests per address are limited; the address is kept as a keyed hash until the limit is whole again. The log holds the time, the page and how long it took, not who asked. No script or font of these pages comes from elsewhere; pictures and videos in blog posts may.'
export const pageDescription =
  'What this site counts, keeps and sends, written from how it is really set up, and your choice about being counted.'
export const yourChoice = 'Your choice'
export const ideasAndPrompts = 'Your ideas and prompts'
export const whatIsCounted = 'What is counted'
export const recordedVisits = 'Recorded visits'
export const accountsAndMessages = 'Accounts and messages'
export const messagesMailed = ', and are mailed to them'
export const mailSentThrough = (mailServer: string) => `Mail is sent through ${mailServer}.`
export const noMailServer = 'No mail server is connected: mail stays here.'
export const protection = 'Protection of this server'
export const countsAndAccount = ' and, once you sign in, your account'

export const days = (count: number) => plural(count, 'one day', `${count} days`)
