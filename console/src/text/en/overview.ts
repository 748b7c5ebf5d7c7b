export const overview = {
  'overview.about': 'What needs attention now. Each entry leads to where it is solved.',
  'overview.attention': 'Needs attention',
  'overview.overdue': 'Overdue projects',
  'overview.awaiting': 'Projects awaiting a reply',
  'overview.approvals': 'Agents waiting for approval',
  'overview.runs': 'Failed runs in 7 days',
  'overview.webhooks': 'Failing webhooks',
  'overview.imports': 'Imports with errors in 7 days',
  'overview.rejected': '{count|# row rejected|# rows rejected}',
  'overview.nothing': 'Nothing to do.',
  'overview.all': 'Show all',
  'overview.all_of': 'Show all: {title}',
} as const;
