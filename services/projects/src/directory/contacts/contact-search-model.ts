import { contactFields } from '@trackway/contracts';
import { relationField, type SearchModel } from '@trackway/filters';
import { insertAfter, searchFieldsOf } from '../../fields/search-fields';

const customers = relationField(
  'customers',
  { kind: 'rows', table: 'contact_customers', link: 'm.contact_id = t.id', column: 'customer_id' },
  { hydrate: '/api/management/customers' },
);

export const contactModel: SearchModel = {
  name: 'contact',
  table: 'contacts',
  fields: insertAfter(searchFieldsOf(contactFields), 'description', customers),
};
