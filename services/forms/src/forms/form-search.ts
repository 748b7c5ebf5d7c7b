import type { SearchModel } from '@trackway/mongo';

/** Filters of the listing of edges, by their form. */
export const edgeSearch: SearchModel = {
  name: 'form_edge',
  trashable: true,
  fields: [
    { name: 'form', inputType: 'number', valueType: 'integer', path: 'id', hydrate: '/api/management/get-forms' },
  ],
};

/** Filters of the listing of forms. */
export const formSearch: SearchModel = {
  name: 'form',
  trashable: true,
  fields: [
    { name: 'id', inputType: 'number', valueType: 'integer', path: 'id' },
    { name: 'title', inputType: 'text', valueType: 'text', path: 'title' },
    {
      name: 'created_by',
      inputType: 'relation',
      valueType: 'uuid',
      path: 'created_by',
      hydrate: '/api/management/users',
    },
  ],
};
