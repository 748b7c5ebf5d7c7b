import { operatorsOf, type SearchField } from '@trackway/filters';

/** What a project can be searched by of the channels that its conversations are on. */
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
