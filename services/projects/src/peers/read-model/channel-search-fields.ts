import { operatorsOf, type SearchField } from '@trackway/filters';

/** Search fields of projects whose values come from channels. */
export const channelSearchFields: readonly SearchField[] = [
  {
    name: 'channel_awaiting_reply_since',
    inputType: 'date',
    valueType: 'time',
    operators: operatorsOf.time,
    source: { kind: 'column', column: 'channel_awaiting_reply_since', nullable: true },
    sortable: true,
    peer: 'channels',
  },
];
