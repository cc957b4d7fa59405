/** What chosen features store, by the ids of the features that need it, each record once. */
export const featureRecords = Object.entries({
  'wa-email-login wa-social-login ec-account db-sso db-users':
    'Account (email unique, name, role if there are roles, last activity, status)',
  'wa-roles db-rbac bl-roles': 'Permission (role, record type; create/read/edit/delete: all/own/none)',
  'wa-invite': 'Invitation (email, role, invited by, status, expires at; token stored as a hash)',
  'wa-activity db-audit': 'Log entry (actor, action, record, old and new values, time; append-only)',
  'wa-files': 'File (name, type, size, uploaded by, record it belongs to)',
  'wa-comments': 'Comment (record, author, text, created at, edited at)',
  'wa-notify mb-push':
    'Notification (person, kind, record, created at, read at), Mute (person, kind, channel)',
  'wa-share': 'Share link (record, view or edit, created by, expires at, revoked at; token unique)',
  'wa-workspaces': 'Membership (workspace + account unique, role); every data record has a workspace',
  'mb-offline':
    'On the device, if the app syncs: Queued action (record, action, time, tries, refusal reason)',
  'mb-chat': 'Message (conversation, author, text, status sending/sent/failed, client id unique)',
  'mb-iap': 'Purchase (account, product, store receipt unique, status, valid until)',
  'mb-favourites': 'Favorite and Opened item (person or device, record, time; no duplicates)',
  'lp-form lp-multistep lp-popup lp-magnet': 'Lead (what the form asks, page, created at, status)',
  'pf-newsletter bl-newsletter': 'Subscriber (email unique, confirmed at, left at)',
  'ec-variants': 'Variant (product + option values unique, SKU unique, price, stock)',
  'ec-cart': 'Cart item (person or device, product or variant, quantity)',
  'ec-wishlist': 'Wishlist item (person or device, product, time; no duplicates)',
  'ec-reviews': 'Review (product, author, stars 1–5, text, status waiting/approved/refused)',
  'ec-returns': 'Return (order item, quantity, reason, status open/approved/refused/refunded)',
  'ec-inventory': 'Stock change (product or variant, amount, reason, actor, time, new level)',
  'ec-discounts': 'Discount code (code unique, percent or amount, minimum, from, to, max uses, uses)',
  'bl-taxonomy': 'Category, Tag (name, slug unique); a post has a primary category and at most five tags',
  'bl-comments bl-moderation': 'Comment (post, author, text, time, waiting/approved/rejected/spam)',
  'db-alerts': 'Alert (metric, limit, direction, recipients), Crossing (alert, value, time, sent at)',
  'db-export': 'Schedule (report, filters, format, when, owner, recipients), Run (time, status, reason)',
  'db-apikeys': 'Key (name, owner, scope, last use, revoked at; hashed if issued here, else encrypted)',
  'db-teams': 'Team membership (team + person unique); every data row has a team',
}).map(([ids, text]) => [ids.split(' '), text] as const)
