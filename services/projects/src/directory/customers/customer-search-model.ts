import { columnSource, relationField, type SearchModel, textField, timeField } from '@trackway/filters';

const hydrate = '/api/management/customers';

export const customerModel: SearchModel = {
  name: 'customer',
  table: 'customers',
  fields: [
    relationField('id', columnSource('id'), { hydrate }),
    textField('name'),
    textField('document', { nullable: true }),
    textField('email', { nullable: true }),
    textField('phone', { sortable: false }),
    relationField('parent', columnSource('parent_id', true), { hydrate }),
    timeField('created_at'),
    timeField('updated_at'),
  ],
};
