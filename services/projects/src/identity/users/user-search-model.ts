import { booleanField, columnSource, relationField, type SearchModel, textField, timeField } from '@trackway/filters';

export const userModel: SearchModel = {
  name: 'user',
  table: 'users',
  fields: [
    relationField('id', columnSource('id'), { hydrate: '/api/management/users' }),
    textField('name'),
    textField('email', { nullable: true }),
    booleanField('active'),
    timeField('created_at'),
  ],
};
