import { operatorsOf } from '@trackway/filters';
import type { SearchField } from '../search/search-field';

/** What a project can be searched by of the channels that its conversations are on. */
export const channelSearchFields: readonly SearchField[] = [
  {
    name: 'channel_awaiting_reply_since',
    inputType: 'date',
    valueType: 'time',
    operators: operatorsOf.time,
    source: { kind: 'column', column: 'channel_awaiting_reply_since', nullable: true },
    sortable: true,
    owner: 'channels',
  },
];
