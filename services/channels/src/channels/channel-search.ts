import type { SearchModel } from '@trackway/mongo';

/** Filters for lists of channels. */
export const channelSearch: SearchModel = {
  name: 'channel',
  trashable: true,
  fields: [
    { name: 'id', inputType: 'relation', valueType: 'uuid', path: '_id', hydrate: '/api/management/channels' },
    { name: 'name', inputType: 'text', valueType: 'text', path: 'name' },
    { name: 'kind', inputType: 'text', valueType: 'text', path: 'kind' },
    { name: 'external_ref', inputType: 'text', valueType: 'text', path: 'external_ref' },
    { name: 'active', inputType: 'boolean', valueType: 'boolean', path: 'active' },
  ],
};
