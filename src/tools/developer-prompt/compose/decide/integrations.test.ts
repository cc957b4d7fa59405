import { expect, test } from 'vitest'
import { PromptDraft } from '../../form.ts'
import { cleanForm } from './clean-form.ts'
import { decideIntegrations } from './integrations.ts'

function servicesOf(answers: object) {
  const { form } = cleanForm(
    PromptDraft.parse({ projectType: 'web-app', platform: 'cursor', designStyle: 'modern', ...answers }),
  )
  return decideIntegrations(form, [], '').list
}

test('a channel brings its service and its secret, one inside the product brings none', () => {
  const services = servicesOf({ notificationChannels: 'e-mail, push, in-app' })
  expect(services.map(({ name, secret }) => `${name} ${secret}`)).toEqual([
    'Transactional e-mail MAIL_API_KEY',
    'Push service PUSH_KEY',
  ])
})

test('a named mail service already covers the e-mail channel and the sign-in links', () => {
  const services = servicesOf({
    integrations: 'Resend for e-mail',
    notificationChannels: 'e-mail',
    authenticationType: 'magic',
  })
  expect(services.map(({ name }) => name)).toEqual(['Resend'])
})

test('a source named twice is one service that keeps its rhythm, and a clock time is no separator', () => {
  const services = servicesOf({
    projectType: 'dashboard',
    integrations: 'Kallisto: weather',
    dataSources: 'Kallisto every 15 minutes, ward list at 05:40 from SFTP',
  })
  expect(services.map(({ name, purpose }) => `${name} | ${purpose}`)).toEqual([
    expect.stringMatching(/^Kallisto \| weather.*every 15 minutes$/),
    expect.stringMatching(/^Ward list \| .*at 05:40 from SFTP$/),
  ])
})

test('headless content and a newsletter name the service they cannot work without', () => {
  const services = servicesOf({
    projectType: 'blog',
    markdownOrCMS: 'headless',
    newsletterIntegration: true,
  })
  expect(services.map(({ name }) => name)).toEqual(['Newsletter service', 'Headless CMS'])
})
