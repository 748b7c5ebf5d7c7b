import { useNavigate, useSearch } from '@tanstack/react-router';
import { RecordsScreen } from '../records/records-screen';
import { CreateContactDialog } from './contact-dialogs';
import { ContactsTab } from './contacts-tab';
import { CreateCustomerDialog } from './customer-dialogs';
import { CustomersTab } from './customers-tab';
import { useCustomersText } from './use-customers-text';

/** Customers and their contact persons. */
export function CustomersScreen() {
  const t = useCustomersText();
  const navigate = useNavigate({ from: '/customers' });
  return (
    <RecordsScreen
      title={t('nav.customers')}
      about={t('customers.about')}
      searchLabel={t('customers.search')}
      search={useSearch({ from: '/customers' })}
      onSearch={(search) => void navigate({ search })}
      tabs={[
        {
          key: 'customers',
          label: t('customers.tab_customers'),
          create: t('customers.create'),
          list: (props) => <CustomersTab {...props} />,
          dialog: (onClose) => <CreateCustomerDialog onClose={onClose} />,
        },
        {
          key: 'contacts',
          label: t('customers.tab_contacts'),
          create: t('customers.create_contact'),
          list: (props) => <ContactsTab {...props} />,
          dialog: (onClose) => <CreateContactDialog onClose={onClose} />,
        },
      ]}
    />
  );
}
