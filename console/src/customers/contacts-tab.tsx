import { RecordTab } from '../records/record-tab';
import type { RecordListProps } from '../records/records-screen';
import { Empty } from '../ui/notice';
import { EditContactDialog } from './contact-dialogs';
import { ArchiveContactDialog } from './delete-dialogs';
import { useContactPage } from './use-customer-page';
import { useCustomersText } from './use-customers-text';

export function ContactsTab({ create, onPage }: RecordListProps) {
  const t = useCustomersText();
  return (
    <RecordTab
      label={t('customers.tab_contacts')}
      page={useContactPage()}
      onPage={onPage}
      none={
        <Empty title={t('customers.none_contacts')} action={create}>
          {t('customers.none_contacts_about')}
        </Empty>
      }
      columns={[
        { key: 'role', title: t('customers.role'), cell: ({ role }) => role || '—' },
        {
          key: 'customers',
          title: t('customers.of_contact'),
          cell: ({ customers }) => customers.map(({ name }) => name).join(', ') || '—',
        },
        { key: 'email', title: t('customers.email'), cell: ({ email }) => email || '—' },
        { key: 'phone', title: t('customers.phone'), cell: ({ phone }) => phone || '—' },
      ]}
      projectField="contact"
      edit={{
        label: ({ name }) => t('customers.edit_of', { name }),
        show: (contact, close) => <EditContactDialog contact={contact.id} onClose={close} />,
      }}
      remove={{
        label: ({ name }) => t('customers.archive_of', { name }),
        show: (contact, close) => <ArchiveContactDialog contact={contact} onClose={close} />,
      }}
    />
  );
}
