import type { SearchModel } from '@trackway/mongo';

/** What listings of conversations can be filtered by. */
export const conversationSearch: SearchModel = {
  name: 'conversation',
  trashable: false,
  fields: [
    { name: 'id', inputType: 'relation', valueType: 'uuid', path: '_id' },
    {
      name: 'channel',
      inputType: 'relation',
      valueType: 'uuid',
      path: 'channel_id',
      hydrate: '/api/management/channels',
    },
    {
      name: 'project',
      inputType: 'relation',
      valueType: 'uuid',
      path: 'project_id',
      hydrate: '/api/management/projects',
    },
  ],
};
