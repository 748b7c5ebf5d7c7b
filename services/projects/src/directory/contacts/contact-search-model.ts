import { columnSource, relationField, type SearchModel, textField, timeField } from '@trackway/filters';

export const contactModel: SearchModel = {
  name: 'contact',
  table: 'contacts',
  fields: [
    relationField('id', columnSource('id'), { valueType: 'integer', hydrate: '/api/management/contacts' }),
    textField('name'),
    textField('role'),
    textField('email', { nullable: true }),
    textField('phone', { sortable: false }),
    textField('description', { sortable: false }),
    relationField(
      'customers',
      { kind: 'rows', table: 'contact_customers', link: 'm.contact_id = t.id', column: 'customer_id' },
      { hydrate: '/api/management/customers' },
    ),
    timeField('created_at'),
    timeField('updated_at'),
  ],
};
