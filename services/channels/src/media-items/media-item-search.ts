import type { SearchModel } from '@trackway/mongo';
import { messageStatuses } from './message-status';

const channels = '/api/management/channels';

/** Filters for lists of media items. */
export const mediaItemSearch: SearchModel = {
  name: 'media_item',
  trashable: false,
  fields: [
    { name: 'id', inputType: 'relation', valueType: 'uuid', path: '_id' },
    { name: 'channel', inputType: 'relation', valueType: 'uuid', path: 'channel_id', hydrate: channels },
    { name: 'conversation', inputType: 'relation', valueType: 'uuid', path: 'conversation_id' },
    {
      name: 'project',
      inputType: 'relation',
      valueType: 'uuid',
      path: 'project_id',
      hydrate: '/api/management/projects',
    },
    { name: 'external_id', inputType: 'text', valueType: 'text', path: 'external_id' },
    {
      name: 'direction',
      inputType: 'select',
      valueType: 'text',
      path: 'direction',
      options: [
        { label: 'Inbound', value: 'inbound' },
        { label: 'Outbound', value: 'outbound' },
      ],
    },
    {
      name: 'status',
      inputType: 'select',
      valueType: 'text',
      path: 'status',
      options: messageStatuses.map((status) => ({ label: status, value: status })),
    },
  ],
};
