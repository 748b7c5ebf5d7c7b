import type { SearchField, SearchModel } from '@trackway/mongo';
import { conversationStatuses } from './conversation';

const channel = {
  inputType: 'relation',
  valueType: 'uuid',
  path: 'channel_id',
  hydrate: '/api/management/channels',
} as const;
const project = {
  inputType: 'relation',
  valueType: 'uuid',
  path: 'project_id',
  takesNone: true,
  hydrate: '/api/management/projects',
} as const;

const workflow: readonly SearchField[] = [
  {
    name: 'status',
    inputType: 'select',
    valueType: 'text',
    path: 'status',
    missingMeans: 'open',
    options: conversationStatuses.map((value) => ({ label: value, value })),
  },
  {
    name: 'assignee_id',
    inputType: 'relation',
    valueType: 'uuid',
    path: 'assignee_id',
    takesNone: true,
    hydrate: '/api/management/users',
  },
  { name: 'label', inputType: 'select', valueType: 'text', path: 'labels' },
];

const times: readonly SearchField[] = [
  {
    name: 'awaiting_reply',
    inputType: 'boolean',
    valueType: 'boolean',
    path: 'awaiting_reply_since',
    operator: 'present',
  },
  {
    name: 'awaiting_reply_before',
    inputType: 'date',
    valueType: 'time',
    path: 'awaiting_reply_since',
    operator: 'before',
  },
  { name: 'replied', inputType: 'boolean', valueType: 'boolean', path: 'first_reply_at', operator: 'present' },
  ...(['first_response_seconds', 'resolution_seconds'] as const).flatMap((path): SearchField[] => [
    { name: `${path}_min`, inputType: 'number', valueType: 'integer', path, operator: 'min' },
    { name: `${path}_max`, inputType: 'number', valueType: 'integer', path, operator: 'max' },
  ]),
];

/** Filters and sorts for lists of conversations. */
export const conversationSearch: SearchModel = {
  name: 'conversation',
  trashable: false,
  fields: [
    { name: 'id', inputType: 'relation', valueType: 'uuid', path: '_id' },
    { ...channel, name: 'channel' },
    { ...channel, name: 'channel_id' },
    { ...project, name: 'project' },
    { ...project, name: 'project_id' },
    ...workflow,
    ...times,
  ],
  sorts: [
    { name: 'last_message_at', path: 'last_message_at', valueType: 'time' },
    { name: 'created_at', path: 'created_at', valueType: 'time' },
    { name: 'awaiting_reply_since', path: 'awaiting_reply_since', valueType: 'time' },
    { name: 'first_response_seconds', path: 'first_response_seconds', valueType: 'count' },
    { name: 'resolution_seconds', path: 'resolution_seconds', valueType: 'count' },
    { name: 'snoozed_until', path: 'snoozed_until', valueType: 'time' },
  ],
};
