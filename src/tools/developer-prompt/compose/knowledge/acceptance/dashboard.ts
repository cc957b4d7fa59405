import type { FeatureAcceptance } from '../feature-acceptance.ts'

export const dashboardAcceptance: Record<string, FeatureAcceptance> = {
  'db-kpis': {
    accept:
      'Each card shows value, period, change and target. Hovering or focusing it shows the formula and the source.',
    negative:
      'If there is no data for the period, the card shows "No data", which looks different from 0 and from an error.',
    entities: ['Metric'],
  },
  'db-charts': {
    accept:
      'Each series can be switched off, arrow keys show every value, and series differ in shape or label as well as colour.',
    negative:
      'If a chart has more than 8 series, the smallest are shown together as "Other" and can be opened.',
  },
  'db-drill': {
    accept:
      'Clicking a point opens the exact rows behind it with the same filters, and their sum equals the number clicked.',
    negative: 'If the {role} may not see those rows, the number shows without a link.',
  },
  'db-filters': {
    accept:
      'One choice of date or segment updates every widget, shows as a removable chip and stays in the URL.',
    negative:
      'If a widget cannot apply a filter, it says so on its card instead of showing unfiltered figures.',
  },
  'db-export': {
    accept:
      'A schedule sends the filtered report as PDF or CSV by e-mail at the set hour and time zone. The last run shows.',
    negative: 'If a run fails, the owner receives one e-mail with the reason and the schedule stays on.',
    entities: ['ReportSchedule'],
    routes: ['/reports'],
    integrations: [{ name: 'Transactional e-mail', secret: 'MAIL_API_KEY' }],
  },
  'db-alerts': {
    accept:
      'When a metric crosses its threshold, one alert is sent per crossing and not per refresh, with value, limit and link.',
    negative:
      'If the data is older than twice its refresh interval, the rule pauses and sends "data is stale" once.',
    entities: ['AlertRule', 'AlertEvent'],
    routes: ['/alerts'],
  },
  'db-compare': {
    accept: 'Two periods are aligned by weekday, and the difference shows as number and percentage.',
    negative: 'If a day is missing in one period, the line shows a gap there, never a zero.',
  },
  'db-users': {
    accept:
      'The directory shows everyone with role and last activity. Admins invite and deactivate; deactivating ends all sessions at once.',
    negative: 'If an admin tries to deactivate themselves or the last admin, it is refused with the reason.',
    entities: ['User'],
    routes: ['/users'],
  },
  'db-rbac': {
    accept:
      'The {role} sees only permitted widgets and rows. A direct URL or API request to the rest is refused with 403.',
    negative:
      'If a role is changed while somebody is signed in, their next request already follows the new one.',
    entities: ['Role'],
  },
  'db-sso': {
    accept:
      'The first sign-in from the allowed domain creates the person with the default role. No local password is saved.',
    negative: 'If the domain is not allowed, sign-in is refused with the name of the person to ask.',
    integrations: [{ name: 'Single sign-on provider', secret: 'SSO_CLIENT_SECRET' }],
  },
  'db-audit': {
    accept:
      'Every change records actor, action, values before and after, and time. No role can edit or delete an entry.',
    negative: 'If an entry cannot be written, the change it belongs to is refused.',
    entities: ['AuditEvent'],
    routes: ['/audit'],
  },
  'db-teams': {
    accept:
      'A team member sees only {entity} rows of the team’s scope, in lists, totals, search and exports.',
    negative: 'If a person belongs to no team, they see an explanation and no figures.',
    entities: ['Team'],
    routes: ['/teams'],
  },
  'db-impersonate': {
    accept:
      'Support opens the dashboard as another user, read only. A banner shows whose view it is, and the log records it.',
    negative: 'If any change is tried in that view, the server refuses it with 403.',
  },
  'db-apikeys': {
    accept: 'A new key shows once, carries a scope and can be revoked. Its last use is shown.',
    negative:
      'If a revoked or out-of-scope key is used, the answer is 401 or 403 and the attempt is recorded.',
    entities: ['ApiKey'],
    routes: ['/settings/api-keys'],
  },
  'db-layout': {
    accept:
      'Widgets move and resize by drag and by keyboard. The layout saves per user and "Reset" restores the default.',
    negative:
      'If a saved widget no longer exists or is no longer permitted, the rest moves up without an empty frame.',
    entities: ['WidgetLayout'],
  },
  'db-saved': {
    accept:
      'A view saves filters, sorting and columns under a name. Its link opens the same view for colleagues, within their rights.',
    negative: 'If a saved filter refers to something deleted, the view opens without it and says so.',
    entities: ['SavedView'],
  },
  'db-table': {
    accept:
      'The table sorts, resizes and pins columns and selects rows in bulk. With 10,000 rows, scrolling shows no frame over 50 ms.',
    negative: 'If a bulk action fails for some rows, those stay selected and show the reason each.',
  },
  'db-palette': {
    accept: 'Ctrl-K or ⌘-K opens a search over pages, records and actions and shows hits within 300 ms.',
    negative: 'If the {role} may not do an action, it does not appear in the results.',
  },
  'db-dark': {
    accept:
      'A choice of theme and density updates every page and is saved per user. Text and chart colours reach 4.5:1 and 3:1 in both themes.',
    negative: 'If no choice was saved, the system theme applies from the first paint.',
  },
  'db-live': {
    accept:
      'A stamp shows how old the data is. After twice the refresh interval it turns amber and says "stale".',
    negative: 'If the source is unreachable, the last values stay visible with their time and the reason.',
    integrations: [{ name: 'Realtime channel' }],
  },
  'db-empty': {
    accept: 'A new workspace shows what to connect first and previews widgets with data labelled "Sample".',
    negative: 'If real data arrives, all sample data disappears at once and never mixes with it.',
  },
}
