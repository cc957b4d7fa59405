import type { FeatureAcceptance } from '../feature-acceptance.ts'

export const mobileAppAcceptance: Record<string, FeatureAcceptance> = {
  'mb-onboarding': {
    accept:
      'At most three screens show before the first real action. Each can be skipped, and they never return after that.',
    negative: 'If the app is closed during onboarding, it reopens on the same screen with the answers kept.',
  },
  'mb-tabs': {
    accept:
      'Three to five tabs each keep their own scroll position and stack. Tapping the current tab again returns to its top.',
    negative: 'If a tab has nothing to show yet, it names the first action and opens it with one tap.',
  },
  'mb-push': {
    accept:
      'Permission is asked only after the first useful result. Tapping a notification opens the exact {entity}, and each type can be muted.',
    negative:
      'If permission is denied, the app shows the same events in an in-app list and does not ask again by itself.',
    entities: ['Device'],
    integrations: [{ name: 'Push delivery (APNs/FCM)', secret: 'PUSH_PRIVATE_KEY' }],
  },
  'mb-offline': {
    accept:
      'Without network, everything seen before opens. New actions show "Waiting to sync" and are sent in order when the network returns.',
    negative:
      'If the server refuses a queued action, it stays in the list with the reason and "Try again" or "Discard".',
  },
  'mb-camera': {
    accept:
      'Photos from camera or gallery are reduced to at most 2 MB, keep their orientation and show at once while they upload.',
    negative:
      'If camera permission is denied, the gallery and a link to system settings are offered and the task can still be saved.',
    entities: ['Photo'],
    integrations: [{ name: 'File storage' }],
  },
  'mb-location': {
    accept:
      'Location is asked for only when the map opens. The map works with an approximate position and records nothing in the background.',
    negative:
      'If location is denied or not found in 10 s, a place search shows instead and the rest works unchanged.',
    integrations: [{ name: 'Maps', secret: 'MAPS_API_KEY' }],
  },
  'mb-deeplinks': {
    accept:
      'A shared link opens the right screen, whether the app is installed, closed or signed out. After sign-in it continues to that screen.',
    negative:
      'If the linked {entity} is gone or not permitted, a screen says so and leads home instead of crashing.',
  },
  'mb-auth': {
    accept:
      'After the first sign-in, face or fingerprint opens the app, with the device passcode as fallback. Signing out removes all local data.',
    negative:
      'If the session is revoked on the server, the next request shows sign-in and keeps unsent work until the same person returns.',
    entities: ['User', 'Session'],
  },
  'mb-profile': {
    accept:
      'Each change saves at once and shows "Undo" for 5 seconds. A new picture shows immediately and uploads when there is network.',
    negative: 'If saving fails, the old value returns and a message names the field that was not saved.',
    entities: ['Profile'],
  },
  'mb-feed': {
    accept:
      'Pulling down refreshes, scrolling loads 20 more, the end is marked, and coming back shows the same position.',
    negative: 'If loading more fails, the items already shown stay and a row offers "Try again".',
  },
  'mb-chat': {
    accept:
      'Each message shows sending, sent or failed. Retrying a failed message delivers it once, and the order is the same for both people.',
    negative:
      'If the other person has blocked the sender, the message is not delivered and the reason is not revealed.',
    entities: ['Conversation', 'Message'],
    integrations: [{ name: 'Realtime channel' }],
  },
  'mb-iap': {
    accept:
      'Paid parts open only after the store receipt is checked on the server. "Restore purchases" works on a new device.',
    negative:
      'If the receipt is refunded or its grace period ends, access closes on the next start and nothing the person made is deleted.',
    entities: ['Entitlement'],
    integrations: [{ name: 'App Store and Google Play billing', secret: 'STORE_RECEIPT_SECRET' }],
  },
  'mb-favourites': {
    accept:
      'Marking a favourite shows at once and works offline. Favourites and the last 50 opened items appear on every device within a minute.',
    negative:
      'If a favourite was deleted elsewhere, it stays in the list as "No longer available" and can be removed.',
    entities: ['Favourite'],
  },
  'mb-social': {
    accept:
      'Inviting opens the system share sheet with a personal link. The first sign-up from that link credits the inviter once.',
    negative: 'If somebody opens their own link or signs up a second time, nothing is credited.',
    entities: ['Referral'],
  },
  'mb-startup': {
    accept:
      'After a cold start on a mid-range phone, the first screen shows and reacts to touch within 2 s. The splash screen never waits for the network.',
    negative:
      'If the server does not answer, the app opens with the last saved data and shows how old it is.',
  },
  'mb-lists': {
    accept:
      'A list of 1,000 items scrolls at 60 frames per second. Images load in display size and show a fixed-size frame until then.',
    negative: 'If an image cannot be loaded, its frame shows the title and the list does not jump.',
  },
  'mb-battery': {
    accept:
      'Background work runs at most once per 15 minutes. In low-power mode it stops, and the last sync time shows in settings.',
    negative:
      'If the system ends a background task, the app resumes it from the last saved item at the next start.',
  },
  'mb-crash': {
    accept:
      'A crash is recorded with app version, screen and device model, and sent within a minute of the next start, without personal content.',
    negative: 'If the person has turned reporting off, nothing is sent and nothing is stored for later.',
    integrations: [{ name: 'Crash reporting', secret: 'CRASH_REPORTING_KEY' }],
  },
  'mb-size': {
    accept:
      'The store shows an install size of at most 40 MB. Large media loads on demand, shows progress and can be removed in settings.',
    negative:
      'If storage runs out during a download, the partial file is removed and the space needed is shown.',
  },
  'mb-a11y': {
    accept:
      'A screen reader announces every control by name, text at 200 % shows in full, and every target measures at least 44 pt.',
    negative: 'If a gesture cannot be made, a visible button does the same.',
  },
  'mb-update': {
    accept:
      'A version the server no longer supports shows an update screen with a store link. Compatible fixes load over the air where allowed.',
    negative:
      'If an over-the-air update fails to start twice, the app returns to the previous version by itself.',
  },
}
