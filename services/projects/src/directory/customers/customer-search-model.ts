import { customerFields } from '@trackway/contracts';
import type { SearchModel } from '@trackway/filters';
import { searchFieldsOf } from '../../fields/search-fields';

export const customerModel: SearchModel = {
  name: 'customer',
  table: 'customers',
  fields: searchFieldsOf(customerFields),
};
