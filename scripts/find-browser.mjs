import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { installDebianPackages } from './install-debian-packages.mjs'
import { runPackage } from './checks.mjs'

// The shell opens a page in two thirds of the processor time that a whole browser takes.
export const browserPackage = 'chromium-headless-shell'
const names = [
  browserPackage,
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
]
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of a Chrome or Chromium: the machine's own, else Debian's, else Playwright's. Installs what is missing. */
export async function findBrowser() {
  const found = installedBrowser()
  if (found) return found
  console.log('No Chrome or Chromium on this machine; fetching one')
  await installDebianPackages(browserPackage)
  if (installedBrowser()) return installedBrowser()
  await runPackage('@playwright/test/cli.js', ['install', '--with-deps', 'chromium'])
  const installed = installedBrowser()
  if (!installed) throw new Error('No browser: install Chrome or Chromium, or set CHROME_PATH to one')
  return installed
}

export function installedBrowser() {
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
  return [process.env.CHROME_PATH, ...onPath, ...usualPlaces, playwrightsOwn()].find(isExecutable)
}

function playwrightsOwn() {
  const file = chromium.executablePath()
  return file !== '' && existsSync(file) ? file : undefined
}

function isExecutable(file) {
  if (!file) return false
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
