import type { Brief } from '../brief.ts'
import { clipWords } from '../words/english.ts'
import { joinList } from '#shared/text/join-list.ts'
import { safeInline } from '../words/inline.ts'
import { toSlug } from '../words/slug.ts'
import { paragraphs, table, bullets, type Tightness } from './layout.ts'

export function writeIntegrations(brief: Brief, tightness: Tightness): string {
  const { integrations, integrationNotes, form } = brief
  const channels = [
    form.notificationChannels.trim() === '' ? '' : channelLine(brief, tightness),
    eventLine(brief, tightness),
  ]
    .filter((part) => part !== '')
    .join(' ')
  if (integrations.length === 0 && channels === '' && tightness >= 8) return ''
  if (integrations.length === 0) return paragraphs('No outside services in version 1.', channels)
  const secrets = integrations
    .flatMap((integration) => integration.secret.split(/,\s*/))
    .filter((secret) => secret !== '')
  const keys = [...new Set(secrets)].map((secret) => `\`${secret}\``)
  const secretLine =
    keys.length === 0
      ? ''
      : form.platform === 'replit'
        ? `Secrets to request from me: ${keys.join(', ')}.`
        : `Secrets, server side only: ${keys.join(', ')}.`
  const more =
    integrationNotes.length > 0 ? `Also named: ${joinList(integrationNotes.map((note) => `"${note}"`))}.` : ''
  if (tightness >= 3) {
    const lines = integrations.map(
      (integration) =>
        `${integration.name}: ${integration.purpose}${tightness >= 5 ? '' : `; on failure ${integration.failure}`}.`,
    )
    if (tightness >= 6)
      return [
        `${integrations.map((integration) => `${integration.name} (${integration.purpose})`).join(', ')}.`,
        secretLine,
        more,
        channels,
      ]
        .filter((part) => part !== '')
        .join(' ')
    return paragraphs(bullets(lines), [secretLine, more, channels].filter((part) => part !== '').join(' '))
  }
  const rows = integrations.map((integration) => [
    integration.name,
    integration.purpose,
    integration.trigger,
    integration.failure,
    integration.test,
  ])
  return paragraphs(
    table(['Service', 'For', 'Trigger', 'If it fails', 'Try out with'], rows),
    [secretLine, more, channels].filter((part) => part !== '').join(' '),
  )
}

/** Five to eight events by name: what the goal is read from. */
function eventLine(brief: Brief, tightness: Tightness): string {
  const { form, facets } = brief
  if (form.analyticsRequired !== true && form.analyticsTools.trim() === '') return ''
  const deeds = brief.actions
    .filter((action) => action.verb !== '' && action.source !== 'userFlow')
    .map((action) =>
      toSlug(`${action.verb} ${action.entity ?? clipWords(action.rest, 2)}`).replaceAll('-', '_'),
    )
  const named =
    form.projectType === 'landing'
      ? [
          'page_view',
          'scroll_50',
          'cta_click',
          ...(form.leadFormTool === 'none'
            ? ['scroll_90', 'link_out']
            : ['form_start', 'form_sent', 'form_failed']),
        ]
      : [
          'app_open',
          ...(facets.has('auth') ? ['sign_in'] : []),
          ...deeds.filter((name) => name !== '').slice(0, 4),
          ...(facets.has('offline') ? ['sync_failed'] : []),
          'error_shown',
          'app_share',
        ]
  const shown = [...new Set(named)].slice(0, tightness >= 6 ? 5 : 7).map((name) => `\`${name}\``)
  return `Events, after consent and without personal data: ${shown.join(', ')}.`
}

/** Which event goes out on which channel; each can be switched off. */
function channelLine(brief: Brief, tightness: Tightness): string {
  const changes = brief.actions.filter((action) => action.change !== undefined)
  const events = [...new Set(changes.map((action) => `${action.change?.entity} ${action.change?.to}`))].slice(
    0,
    5,
  )
  if (tightness >= 6) return `Channels: ${safeInline(brief.form.notificationChannels)}.`
  const listed = events.length > 0 ? events.join(', ') : 'each change that concerns somebody else'
  return `Channels: ${safeInline(brief.form.notificationChannels)}. Events: ${listed}; each can be switched off per person.`
}
