import type { SearchModel } from '@trackway/mongo';

/** Filters for lists of conversations. */
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
