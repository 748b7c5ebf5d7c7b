import { Link } from '@tanstack/react-router';
import type { Contact } from '@trackway/client';
import { type ReactNode, useState } from 'react';
import { equalsFilter } from '../projects/filter-model';
import { useText } from '../text/text-context';
import { IconButton } from '../ui/button';
import { Row } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty } from '../ui/notice';
import { Pager } from '../ui/pager';
import { Table } from '../ui/table';
import { EditContactDialog } from './contact-dialogs';
import { ArchiveContactDialog } from './delete-dialogs';
import { useCustomersText } from './use-customers-text';
import { useContactPage } from './use-record-page';

type Shown = { readonly what: 'edit' | 'archive'; readonly contact: Contact };

export function ContactsTab({ create, onPage }: { create: ReactNode; onPage: (page: number) => void }) {
  const t = useCustomersText();
  const read = useContactPage();
  return (
    <Loaded of={read}>
      {({ contacts, meta }) =>
        contacts.length === 0 ? (
          <Empty title={t('customers.none_contacts')} action={create}>
            {t('customers.none_contacts_about')}
          </Empty>
        ) : (
          <>
            <ContactTable contacts={contacts} />
            <Pager meta={meta} onPage={onPage} />
          </>
        )
      }
    </Loaded>
  );
}

function ContactTable({ contacts }: { contacts: readonly Contact[] }) {
  const t = useCustomersText();
  const ui = useText();
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  return (
    <>
      <Table
        label={t('customers.tab_contacts')}
        rows={contacts}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', title: ui('ui.name'), cell: ({ name }) => <strong>{name}</strong> },
          { key: 'role', title: t('customers.role'), cell: ({ role }) => role || '—' },
          {
            key: 'customers',
            title: t('customers.of_contact'),
            cell: ({ customers }) => customers.map(({ name }) => name).join(', ') || '—',
          },
          { key: 'email', title: t('customers.email'), cell: ({ email }) => email || '—' },
          { key: 'phone', title: t('customers.phone'), cell: ({ phone }) => phone || '—' },
          {
            key: 'projects',
            title: t('customers.projects'),
            cell: ({ id, name }) => (
              <Link
                to="/projects"
                search={{ filter: equalsFilter('contact', id) }}
                aria-label={t('customers.projects_of', { name })}
              >
                {t('customers.projects')}
              </Link>
            ),
          },
          {
            key: 'actions',
            title: ui('ui.actions'),
            cell: (contact) => (
              <Row>
                <IconButton
                  icon="edit"
                  label={t('customers.edit_of', { name: contact.name })}
                  onClick={() => setShown({ what: 'edit', contact })}
                />
                <IconButton
                  icon="trash"
                  label={t('customers.archive_of', { name: contact.name })}
                  onClick={() => setShown({ what: 'archive', contact })}
                />
              </Row>
            ),
          },
        ]}
      />
      {shown?.what === 'edit' ? <EditContactDialog contact={shown.contact} onClose={close} /> : undefined}
      {shown?.what === 'archive' ? <ArchiveContactDialog contact={shown.contact} onClose={close} /> : undefined}
    </>
  );
}
