import { type Route, uuidParameter } from '@trackway/http';
import { resourceRoutes } from '../search/resource-routes';
import {
  createCustomerBody,
  customerSchema,
  presentCustomer,
  toCustomerFields,
  updateCustomerBody,
} from './customers/customer-schemas';
import { customerModel } from './customers/customer-search-model';
import type { DirectoryModule } from './directory-module';

export function customerRoutes({ commands, queries }: DirectoryModule): Route[] {
  return resourceRoutes({
    name: 'customer',
    plural: 'customers',
    title: 'Customer',
    path: '/api/management/customers',
    tag: 'Customers',
    id: uuidParameter('customer'),
    parseId: String,
    model: customerModel,
    schema: customerSchema,
    present: presentCustomer,
    list: queries.listCustomers,
    read: queries.readCustomer,
    create: {
      body: createCustomerBody,
      failures: ['customer_model_not_found', 'conflict'],
      run: (caller, { name, ...rest }) => commands.createCustomer(caller, { ...toCustomerFields(rest), name }),
    },
    update: {
      body: updateCustomerBody,
      failures: ['hierarchy_cycle', 'conflict'],
      run: (caller, target, body) => commands.updateCustomer(caller, { ...target, changes: toCustomerFields(body) }),
    },
    remove: {
      description: 'Records that link to it keep showing it, with deleted_at. It is rejected for new links.',
      run: commands.deleteCustomer,
    },
    restore: { run: commands.restoreCustomer },
  });
}
