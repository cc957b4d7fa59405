import type { FeatureTable } from '../services.ts'

export const dashboardFeatures: FeatureTable = {
  'Data & Analytics': {
    'db-kpis': [
      ['KPI cards with targets', 'One look says whether today is on track.'],
      'Each card shows value, period, change and, where one is set, target. Hovering or focusing it shows the formula and the source. If there is no data for the period, the card shows "No data", which looks different from 0 and from an error.',
    ],
    'db-charts': [
      ['Interactive charts', 'Lines can be switched off, read exactly and told apart.'],
      'Each series can be switched off, arrow keys show every value, and series differ in shape or label as well as color. If a chart has more than 8 series, the smallest are shown together as "Other" and can be opened.',
    ],
    'db-drill': [
      ['Drill-down to rows', 'Behind every number are the rows it was made of.'],
      'Clicking a point opens the exact rows behind it with the same filters, and their sum equals the number clicked. If the user may not see those rows, the number shows without a link.',
    ],
    'db-filters': [
      ['Global date and segment filters', 'One choice of period or region changes the whole page.'],
      'One choice of date or segment updates every widget, shows as a removable chip and stays in the URL. If a widget cannot apply a filter, it says so on its card instead of showing unfiltered figures.',
    ],
    'db-export': [
      ['Export and scheduled reports', 'Monday’s report arrives without anybody making it.'],
      'A schedule sends the filtered report as PDF or CSV by email at the set hour and time zone. The last run shows. If a run fails, the owner receives one email with the reason and the schedule stays on.',
      'Transactional email',
    ],
    'db-alerts': [
      ['Threshold alerts', 'You are told when a number crosses the line.'],
      'When a metric crosses its threshold, one alert is sent per crossing and not per refresh, with value, limit and link. If the data is older than twice its refresh interval, the rule pauses and sends "data is stale" once.',
    ],
    'db-compare': [
      ['Period and cohort comparison', 'This month stands beside last month, fairly aligned.'],
      'Two periods are aligned by what repeats in them, such as the weekday, and the difference shows as number and percentage. If a value is missing in one period, the line shows a gap there, never a zero.',
    ],
  },
  'User Management': {
    'db-users': [
      ['User directory', 'Admins add and remove people themselves.'],
      'The directory shows everyone with role and last activity. Whoever may manage people invites and deactivates them; deactivating ends all sessions at once. If the last person who may do this tries to deactivate themselves, it is refused with the reason.',
    ],
    'db-rbac': [
      ['Role-based access', 'Each role opens only its own figures.'],
      'The user sees only permitted widgets and rows. A direct URL or API request to the rest is refused with 403. If a role is changed while somebody is signed in, their next request already follows the new one.',
    ],
    'db-sso': [
      ['Single sign-on', 'Staff come in with their company account.'],
      'The first sign-in from the allowed domain creates the person with the default role. No local password is saved. If the domain is not allowed, sign-in is refused with the name of the person to ask.',
      'Single sign-on provider',
    ],
    'db-audit': [
      ['Audit log', 'Every change can be traced to a person and a minute.'],
      'Every change records actor, action, values before and after, and time. No role can edit or delete an entry. If an entry cannot be written, the change it belongs to is refused.',
    ],
    'db-teams': [
      ['Teams and row scope', 'A branch sees its own rows and no others.'],
      'A team member sees only rows of the team’s scope, in lists, totals, search and exports. If a person belongs to no team, they see an explanation and no figures.',
    ],
    'db-impersonate': [
      ['View as user', 'Support sees what the caller sees, without touching it.'],
      'Whoever has the right opens the dashboard as another user, read only. A banner shows whose view it is, and each use is recorded. If any change is tried in that view, the server refuses it with 403.',
    ],
    'db-apikeys': [
      ['API keys', 'Other programs read the data with a key that can be withdrawn.'],
      'A key issued here is shown once; a key from another service is stored encrypted and shows only its last four characters. Each has a scope, shows its last use and can be revoked or replaced. If a key is refused, the caller gets an error with the reason, and the attempt is logged.',
    ],
  },
  Interface: {
    'db-layout': [
      ['Rearrangeable widgets', 'Everyone puts the numbers they need on top.'],
      'Widgets move and resize by drag and by keyboard. The layout saves per user and "Reset" restores the default. If a saved widget no longer exists or is no longer permitted, the rest moves up without an empty frame.',
    ],
    'db-saved': [
      ['Saved views', 'A filter set worked out once is one click away.'],
      'A view saves filters, sorting and columns under a name. Its link opens the same view for colleagues, within their rights. If a saved filter refers to something deleted, the view opens without it and says so.',
    ],
    'db-table': [
      ['Power table', 'Large tables sort, pin and select like a spreadsheet.'],
      'The table sorts, resizes and pins columns and selects rows in bulk. With 10,000 rows, scrolling shows no frame over 50 ms. If a bulk action fails for some rows, those stay selected and show the reason each.',
    ],
    'db-palette': [
      ['Command palette', 'Keyboard people reach any page in two seconds.'],
      'Ctrl-K or ⌘-K opens a search over pages, records and actions and shows hits within 300 ms. If the user may not do an action, it does not appear in the results.',
    ],
    'db-dark': [
      ['Dark mode and density', 'It suits a night shift and a wall screen alike.'],
      'A choice of theme and density updates every page and is saved per user. Text and chart colors reach 4.5:1 and 3:1 in both themes. If no choice was saved, the system theme applies from the first paint.',
    ],
    'db-live': [
      ['Live status', 'It is always clear how old a number is.'],
      'A stamp shows how old the data is. After twice the refresh interval it turns amber and says "stale". If the source is unreachable, the last values stay visible with their time and the reason.',
    ],
    'db-empty': [
      ['Guided empty states', 'A new workspace says what to connect first.'],
      'Without data, a page shows what to connect or enter first and previews widgets with data labeled "Sample". If real data arrives, all sample data disappears at once and never mixes with it.',
    ],
  },
}
