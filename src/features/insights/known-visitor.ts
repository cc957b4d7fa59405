import { PostHog } from 'posthog-js/dist/module.slim.no-external.js'
import type { QueuedEvent } from './event-queue.ts'

export type Person = { id: string; email: string; fullName: string }

/** Who somebody is to the statistics; exists only after consent. */
export type KnownVisitor = {
  capture: (event: string, properties: Record<string, unknown>, at: number) => void
  /** undefined: nobody is signed in. */
  become: (person: Person | undefined) => void
  /** Removes the ids, and everything about them that this browser keeps. */
  forget: () => void
  remember: () => void
}

/** What may leave the browser of the many things posthog-js knows; the rest are addresses, titles and searches. */
const kept = new Set([
  'distinct_id',
  '$device_id',
  '$session_id',
  '$is_identified',
  '$anon_distinct_id',
  '$process_person_profile',
  '$lib',
  '$lib_version',
  '$browser',
  '$os',
  '$device_type',
  'user_id',
  'email',
  'name',
])

/**
 * posthog-js keeps the ids and shapes the events; it sends nothing itself. Its own queue forgets with the page and gives
 * up after some tries, ours does not, and so no request of it (flags, remote configuration, scripts) exists either.
 */
export function createKnownVisitor(onEvent: (event: QueuedEvent) => void): KnownVisitor {
  let own = new Set<string>()
  const posthog = new PostHog()
  posthog.init('own', {
    api_host: `${window.location.origin}/ingest`,
    persistence: 'localStorage',
    persistence_name: 'insights',
    person_profiles: 'identified_only',
    autocapture: false,
    rageclick: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    capture_exceptions: false,
    capture_dead_clicks: false,
    capture_heatmaps: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_conversations: true,
    disable_product_tours: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    save_campaign_params: false,
    save_referrer: false,
    // Crawlers are left out by the server; to this filter every automated browser is one.
    opt_out_useragent_filter: true,
    before_send(event) {
      // What it adds by itself to an identify that says nothing new.
      if (event === null || event.event === '$set') return null
      const properties = Object.fromEntries(
        Object.entries(event.properties).filter(([name]) => kept.has(name) || own.has(name)),
      )
      onEvent({
        uuid: event.uuid,
        event: event.event,
        timestamp: new Date(event.timestamp ?? Date.now()).toISOString(),
        properties: event.event === '$identify' ? { ...properties, $set: event.$set ?? {} } : properties,
      })
      return null
    },
  })

  return {
    capture(event, properties, at) {
      own = new Set(Object.keys(properties))
      posthog.capture(event, properties, { timestamp: new Date(at) })
    },
    become(person) {
      own = new Set()
      if (person) {
        const name = person.fullName || person.email
        posthog.identify(person.id, { email: person.email, name })
        posthog.register({ user_id: person.id, email: person.email, name })
      } else if (posthog.get_property('$user_id') !== undefined) posthog.reset(true)
    },
    forget() {
      posthog.reset(true)
      posthog.set_config({ disable_persistence: true })
      for (const storage of [localStorage, sessionStorage]) removeKeys(storage)
    },
    remember: () => posthog.set_config({ disable_persistence: false }),
  }
}

function removeKeys(storage: Storage): void {
  for (const key of Object.keys(storage)) if (/^(ph_|__ph)/.test(key)) storage.removeItem(key)
}
