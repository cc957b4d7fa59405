import type { FeatureTable } from '../services.ts'

export const mobileAppFeatures: FeatureTable = {
  'Core Mobile': {
    'mb-onboarding': [
      ['Short onboarding', 'The first minute leads straight to something useful.'],
      'At most three screens show before the first real action, not counting sign-in. They can be skipped and are not shown again. If the app is closed during onboarding, it reopens on the same screen with the answers kept.',
    ],
    'mb-tabs': [
      ['Tab navigation', 'The main areas are always one thumb away.'],
      'Three to five tabs each keep their own scroll position and stack. Tapping the current tab again returns to its top. If a tab has nothing to show yet, it names the first action and opens it with one tap.',
    ],
    'mb-push': [
      ['Push notifications', 'The phone reports what matters while the app is closed.'],
      'Permission is asked only after the first useful result. Tapping a notification opens the exact record, and each type can be muted. If permission is denied, the app shows the same events in an in-app list and does not ask again by itself.',
      'Push delivery, where a server sends the messages',
    ],
    'mb-offline': [
      ['Offline use', 'Work goes on in a cellar or on a train and catches up later.'],
      'Without network, whatever was stored or seen earlier opens. Where data is on a server, new actions show "Waiting to sync" and are sent in order when the network returns. If an action cannot be saved or the server refuses it, it stays in the list with the reason and "Try again" or "Discard".',
    ],
    'mb-camera': [
      ['Camera and gallery', 'Photos are taken or picked without leaving the task.'],
      'Photos from camera or gallery are reduced to at most 2 MB, keep their orientation and show at once, also while any upload runs. If camera permission is denied, the gallery and a link to system settings are offered and the task can still be saved.',
      'File storage, where files leave the device',
    ],
    'mb-location': [
      ['Location and maps', 'Places nearby show on a map, with respect for privacy.'],
      'Location is asked for when it is first needed, with the reason. Unless my words need more, the map works with an approximate position and records nothing in the background. If location is denied or not found in 10 s, a place search shows instead and the rest works unchanged.',
      'Maps',
    ],
    'mb-deeplinks': [
      ['Deep links and sharing', 'A link from a friend opens the exact screen it is about.'],
      'A shared link opens the right screen, whether the app is installed, closed or signed out. After sign-in it continues to that screen. If the linked record is gone or not permitted, a screen says so and leads home instead of crashing.',
    ],
  },
  'User Features': {
    'mb-auth': [
      ['Sign-in and biometrics', 'A finger or a face opens the app after the first sign-in.'],
      'After the first sign-in, face or fingerprint opens the app, with the device passcode as fallback. Signing out removes all local data. If the session is revoked on the server, the next request shows sign-in and keeps unsent work until the same person returns.',
    ],
    'mb-profile': [
      ['Profile and preferences', 'Name, picture and habits are kept the way each person likes.'],
      'Each change saves at once and shows "Undo" for 5 seconds. A new picture shows immediately; where pictures are kept on a server, it uploads when there is network. If saving fails, the old value returns and a message names the field that was not saved.',
    ],
    'mb-feed': [
      ['Personal feed', 'What is new for this person, in one list that keeps its place.'],
      'Pulling down refreshes, scrolling loads 20 more, the end is marked, and coming back shows the same position. If loading more fails, the items already shown stay and a row offers "Try again".',
    ],
    'mb-chat': [
      ['Messaging', 'People write to each other and can tell whether it arrived.'],
      'Each message shows sending, sent or failed. Retrying a failed message delivers it once, and the order is the same for everyone. If somebody has blocked the sender, the message does not reach them and the reason is not revealed.',
      'Realtime channel',
    ],
    'mb-iap': [
      ['Subscriptions and purchases', 'Paid parts are bought through the store and survive a new phone.'],
      'Paid parts open only after the store receipt is checked on the server. "Restore purchases" works on a new device. If the receipt is refunded or its grace period ends, access closes on the next start and nothing the person made is deleted.',
      'App Store and Google Play billing',
    ],
    'mb-favourites': [
      ['Favorites and history', 'Things worth coming back to are one tap away on every device.'],
      'Marking a favorite shows at once and works offline. Favorites and the last 50 opened items survive a restart; where there are accounts, they appear on each device of the person. If a favorite was deleted elsewhere, it stays in the list as "No longer available" and can be removed.',
    ],
    'mb-social': [
      ['Invite and share', 'Friends come along through the apps people already write in.'],
      'Inviting opens the system share sheet with a personal link. Anyone who opens it sees who invited them and to what, even if they install the app first. If the link is expired, revoked or their own, the app says so.',
    ],
  },
  Performance: {
    'mb-startup': [
      ['Fast cold start', 'The app is ready before patience runs out.'],
      'After a cold start on a mid-range phone, the first screen shows and reacts to touch within 2 s. The splash screen never waits for the network. If the server does not answer, the app opens with the last saved data and shows how old it is.',
    ],
    'mb-lists': [
      ['Smooth long lists', 'A thousand entries scroll without a stutter.'],
      'A list of 1,000 items scrolls at 60 frames per second. Images load in display size and show a fixed-size frame until then. If an image cannot be loaded, its frame shows the title and the list does not jump.',
    ],
    'mb-battery': [
      ['Background discipline', 'The app is not the reason the battery is empty by evening.'],
      'Background work runs at most once per 15 minutes, or as often as my words need. Where they allow it, it stops in low-power mode, and the last sync time shows in settings. If the system ends a background task, the app resumes it from the last saved item at the next start.',
    ],
    'mb-crash': [
      ['Crash and error reporting', 'You learn about a crash before anybody has to write to you.'],
      'A crash is recorded with app version, screen and device model, and sent within a minute of the next start, without personal content. If the person has turned reporting off, nothing is sent and nothing is stored for later.',
      'Crash reporting',
    ],
    'mb-size': [
      ['Small download', 'It installs over mobile data and on full phones.'],
      'The installed app takes at most 40 MB. Large media loads on demand, shows progress and can be removed in settings. If storage runs out during a download, the partial file is removed and the space needed is shown.',
    ],
    'mb-a11y': [
      ['Accessibility support', 'It works with a screen reader, large type and unsteady hands.'],
      'A screen reader announces every control by name, text at 200 % shows in full, and every target measures at least 44 pt. If a gesture cannot be made, a visible button does the same.',
    ],
    'mb-update': [
      ['Update strategy', 'Fixes reach people quickly, and old versions fail politely.'],
      'A version the server no longer supports shows an update screen with a store link. Compatible fixes load over the air where allowed. If an over-the-air update fails to start twice, the app returns to the previous version by itself.',
    ],
  },
}
