/** Outside services people name, and what a builder has to know about each. */
export type ServiceKind = {
  kind: string
  pattern: RegExp
  purpose: string
  trigger: string
  failure: string
  secret: string
  test: string
}

const mailFailure = 'the change stays, two retries within 10 min, then listed as failed'

export const serviceKinds: readonly ServiceKind[] = [
  {
    kind: 'paylink',
    pattern: /payment links?|gumroad|lemon ?squeezy|paypal\.me|buy me a coffee|ko-fi|donation (?:box|link)/i,
    purpose: 'take the payment on a hosted page',
    trigger: 'main button or end of the form',
    failure: 'the entry is kept and a "Pay later" link is shown',
    secret: '',
    test: 'test link with a test card',
  },
  {
    kind: 'payment',
    pattern:
      /stripe|paypal|adyen|mollie|klarna|square|braintree|razorpay|m-?pesa|sumup|apple pay|google pay|payments?|credit cards?|debit cards?|sepa|bank transfer|ideal\b|bancontact|blik\b|pix\b|mb ?way|twint|alipay|wechat pay|cash on delivery|invoice payment|paddle|flutterwave|paystack/i,
    purpose: 'take payments',
    trigger: 'confirm at checkout; provider message back',
    failure: 'cart kept, reason shown, no order until the provider confirms',
    secret: '{NAME}_SECRET_KEY, {NAME}_WEBHOOK_SECRET',
    test: 'provider test mode; declined test card',
  },
  {
    kind: 'newsletter',
    pattern:
      /mailchimp|kit\b|convertkit|buttondown|newsletter|beehiiv|substack|brevo|sendinblue|mailerlite|klaviyo|campaign monitor/i,
    purpose: 'newsletter list',
    trigger: 'sign-up with consent, double opt-in',
    failure: 'address queued and retried; visitor sees the thank-you either way',
    secret: '{NAME}_API_KEY',
    test: 'test list',
  },
  {
    kind: 'sms',
    pattern: /twilio|sms|vonage|messagebird|text messages?|whatsapp/i,
    purpose: 'short messages',
    trigger: 'the events named in the requirements',
    failure: 'e-mail or in-app notice instead; failure recorded',
    secret: '{NAME}_AUTH_TOKEN',
    test: 'test numbers',
  },
  {
    kind: 'push',
    pattern: /\bpush\b|fcm|apns|onesignal|expo notifications/i,
    purpose: 'push messages',
    trigger: 'the events named in the requirements',
    failure: 'in-app notice stays unread',
    secret: '{NAME}_KEY',
    test: 'one device per platform',
  },
  {
    kind: 'mail',
    pattern: /resend|sendgrid|postmark|mailgun|amazon ses|\bses\b|e-?mails?\b|smtp|gmail|outlook|in-?box/i,
    purpose: 'send e-mail',
    trigger: 'the events named in the requirements',
    failure: mailFailure,
    secret: '{NAME}_API_KEY',
    test: 'own address only until release',
  },
  {
    kind: 'calendar',
    pattern: /google calendar|calend(?:ar|ly)|ical|outlook calendar|cal\.com|caldav/i,
    purpose: 'calendar entries',
    trigger: 'create, move and cancel',
    failure: 'record kept, entry marked "pending" and retried',
    secret: '{NAME}_CLIENT_SECRET',
    test: 'separate test calendar',
  },
  {
    kind: 'maps',
    pattern: /mapbox|maplibre|google maps|maps?\b|openstreetmap|leaflet|geocod|here maps/i,
    purpose: 'show and find places',
    trigger: 'when the map is opened',
    failure: 'address list instead of the map',
    secret: '{NAME}_TOKEN',
    test: 'key limited to own domain',
  },
  {
    kind: 'weather',
    pattern: /weather|meteo|openweather/i,
    purpose: 'weather for a place',
    trigger: 'when the record opens; cached 30 min',
    failure: 'field stays empty with "Weather not available"',
    secret: '{NAME}_API_KEY',
    test: 'fixed answer for one place',
  },
  {
    kind: 'ai',
    pattern: /openai|gpt|claude|anthropic|gemini|mistral|whisper|ai\b|llm|deepl|transcri/i,
    purpose: 'generate or read text',
    trigger: 'on request of a person, never on load',
    failure: 'manual way stays open; 20 s limit; daily cap per person',
    secret: '{NAME}_API_KEY',
    test: 'recorded answers',
  },
  {
    kind: 'chat',
    pattern: /slack|teams\b|discord|telegram|mattermost/i,
    purpose: 'post to a channel',
    trigger: 'the events named in the requirements',
    failure: 'retried three times, then listed as failed',
    secret: '{NAME}_WEBHOOK_URL',
    test: 'private test channel',
  },
  {
    kind: 'crm',
    pattern: /hubspot|salesforce|pipedrive|zoho|crm|zapier|make\.com|webhook|n8n|airtable|notion/i,
    purpose: 'hand records on',
    trigger: 'when the record is saved',
    failure: 'three retries, then a failure list with "Send again"',
    secret: '{NAME}_TOKEN',
    test: 'sandbox account',
  },
  {
    kind: 'analytics',
    pattern:
      /plausible|fathom|umami|matomo|google analytics|\bga4?\b|posthog|mixpanel|amplitude|hotjar|clarity|analytics|tag manager|gtm|meta pixel|facebook pixel|segment\b/i,
    purpose: 'count events',
    trigger: 'after consent where the law asks for it',
    failure: 'page works unchanged',
    secret: '',
    test: 'separate test site',
  },
  {
    kind: 'storage',
    pattern: /\bs3\b|cloudinary|uploadcare|imgix|cloudflare r2|dropbox|google drive|onedrive|storage/i,
    purpose: 'keep files',
    trigger: 'on upload, checked by type and size',
    failure: 'upload can be repeated; record saved without file',
    secret: '{NAME}_SECRET_KEY',
    test: 'separate bucket',
  },
  {
    kind: 'shipping',
    pattern:
      /dhl|ups\b|fedex|sendcloud|shippo|easypost|correios|royal mail|post\b|gls|dpd|hermes|usps|shipstation/i,
    purpose: 'labels and tracking',
    trigger: 'when an order is packed',
    failure: 'order stays "packed"; tracking number can be typed',
    secret: '{NAME}_API_KEY',
    test: 'carrier sandbox',
  },
  {
    kind: 'accounting',
    pattern: /quickbooks|xero|datev|lexoffice|sage\b|sevdesk|accounting|sap\b|erp|odoo/i,
    purpose: 'bookkeeping',
    trigger: 'when an invoice is issued',
    failure: 'queued with a daily list of what is missing',
    secret: '{NAME}_CLIENT_SECRET',
    test: 'demo company',
  },
  {
    kind: 'signin',
    pattern:
      /google (?:sign-?in|login|oauth)|apple (?:sign-?in|login|id)|oauth|auth0|clerk|okta|azure ad|entra|saml|sso|facebook login|github login|keycloak/i,
    purpose: 'sign-in',
    trigger: 'at sign-in',
    failure: 'message with the reason, no account created',
    secret: '{NAME}_CLIENT_SECRET',
    test: 'test tenant',
  },
  {
    kind: 'data',
    pattern:
      /supabase|firebase|neon|postgres\w*|mysql|mongodb|sqlite|planetscale|redis|upstash|bigquery|snowflake|redshift|databricks|warehouse|google sheets?|excel|csv|database|\bapi\b|sensor|mqtt|kafka/i,
    purpose: 'source of data',
    trigger: 'on schedule and on request',
    failure: 'last good values stay with their time, marked stale',
    secret: '{NAME}_URL',
    test: 'read-only copy',
  },
  {
    kind: 'search',
    pattern: /algolia|meilisearch|typesense|elasticsearch/i,
    purpose: 'search index',
    trigger: 'on save',
    failure: 'plain database search',
    secret: '{NAME}_ADMIN_KEY',
    test: 'separate index',
  },
  {
    kind: 'cms',
    pattern: /\bcms\b|sanity|contentful|strapi|storyblok|prismic|wordpress|ghost|directus|payload|dato/i,
    purpose: 'content',
    trigger: 'webhook on publish',
    failure: 'last published content stays',
    secret: '{NAME}_TOKEN, {NAME}_WEBHOOK_SECRET',
    test: 'draft dataset',
  },
  {
    kind: 'video',
    pattern: /youtube|vimeo|mux|zoom|jitsi|daily\.co|whereby|google meet|loom/i,
    purpose: 'video',
    trigger: 'when a person presses play or joins',
    failure: 'link as text',
    secret: '',
    test: 'private video or room',
  },
  {
    kind: 'social',
    pattern:
      /instagram|facebook|tiktok|linkedin|pinterest|behance|dribbble|github|x\.com|twitter|spotify|soundcloud|strava|garmin|apple health|google fit|health connect/i,
    purpose: 'feed or link',
    trigger: 'cached for 24 h',
    failure: 'section hides itself',
    secret: '',
    test: 'own account',
  },
]

export const anyService: Omit<ServiceKind, 'pattern' | 'kind'> = {
  purpose: 'as described',
  trigger: 'when the record concerned is saved',
  failure: 'the change is kept, retried three times, then listed as failed',
  secret: '{NAME}_API_KEY',
  test: 'sandbox or recorded answers',
}
