import { RecordName } from '../records/record-field';
import { CUSTOMERS } from '../records/record-sources';
import { RecordTab } from '../records/record-tab';
import type { RecordListProps } from '../records/records-screen';
import { Empty } from '../ui/notice';
import { EditCustomerDialog } from './customer-dialogs';
import { DeleteCustomerDialog } from './delete-dialogs';
import { useCustomerPage } from './use-customer-page';
import { useCustomersText } from './use-customers-text';

export function CustomersTab({ create, onPage }: RecordListProps) {
  const t = useCustomersText();
  return (
    <RecordTab
      label={t('customers.tab_customers')}
      page={useCustomerPage()}
      onPage={onPage}
      none={
        <Empty title={t('customers.none')} action={create}>
          {t('customers.none_about')}
        </Empty>
      }
      columns={[
        { key: 'document', title: t('customers.document'), cell: ({ document }) => document ?? '—' },
        {
          key: 'parent',
          title: t('customers.parent'),
          cell: ({ parent_id: parent }) => <RecordName source={CUSTOMERS} id={parent} />,
        },
        { key: 'email', title: t('customers.email'), cell: ({ email }) => email ?? '—' },
        { key: 'phone', title: t('customers.phone'), cell: ({ phone }) => phone ?? '—' },
      ]}
      projectField="customer"
      edit={{
        label: ({ name }) => t('customers.edit_of', { name }),
        show: (customer, close) => <EditCustomerDialog customer={customer.id} onClose={close} />,
      }}
      remove={{
        label: ({ name }) => t('customers.delete_of', { name }),
        show: (customer, close) => <DeleteCustomerDialog customer={customer} onClose={close} />,
      }}
    />
  );
}
