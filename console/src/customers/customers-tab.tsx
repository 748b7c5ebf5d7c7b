import { Link } from '@tanstack/react-router';
import type { Customer } from '@trackway/client';
import { type ReactNode, useState } from 'react';
import { equalsFilter } from '../projects/filter-model';
import { RecordName } from '../records/record-field';
import { CUSTOMERS } from '../records/record-sources';
import { useText } from '../text/text-context';
import { IconButton } from '../ui/button';
import { Row } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty } from '../ui/notice';
import { Pager } from '../ui/pager';
import { Table } from '../ui/table';
import { EditCustomerDialog } from './customer-dialogs';
import { DeleteCustomerDialog } from './delete-dialogs';
import { useCustomersText } from './use-customers-text';
import { useCustomerPage } from './use-record-page';

type Shown = { readonly what: 'edit' | 'delete'; readonly customer: Customer };

export function CustomersTab({ create, onPage }: { create: ReactNode; onPage: (page: number) => void }) {
  const t = useCustomersText();
  const read = useCustomerPage();
  return (
    <Loaded of={read}>
      {({ customers, meta }) =>
        customers.length === 0 ? (
          <Empty title={t('customers.none')} action={create}>
            {t('customers.none_about')}
          </Empty>
        ) : (
          <>
            <CustomerTable customers={customers} />
            <Pager meta={meta} onPage={onPage} />
          </>
        )
      }
    </Loaded>
  );
}

function CustomerTable({ customers }: { customers: readonly Customer[] }) {
  const t = useCustomersText();
  const ui = useText();
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  return (
    <>
      <Table
        label={t('customers.tab_customers')}
        rows={customers}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', title: ui('ui.name'), cell: ({ name }) => <strong>{name}</strong> },
          { key: 'document', title: t('customers.document'), cell: ({ document }) => document ?? '—' },
          {
            key: 'parent',
            title: t('customers.parent'),
            cell: ({ parent_id: parent }) => <RecordName source={CUSTOMERS} id={parent} />,
          },
          { key: 'email', title: t('customers.email'), cell: ({ email }) => email ?? '—' },
          { key: 'phone', title: t('customers.phone'), cell: ({ phone }) => phone ?? '—' },
          {
            key: 'projects',
            title: t('customers.projects'),
            cell: ({ id, name }) => (
              <Link
                to="/projects"
                search={{ filter: equalsFilter('customer', id) }}
                aria-label={t('customers.projects_of', { name })}
              >
                {t('customers.projects')}
              </Link>
            ),
          },
          {
            key: 'actions',
            title: ui('ui.actions'),
            cell: (customer) => (
              <Row>
                <IconButton
                  icon="edit"
                  label={t('customers.edit_of', { name: customer.name })}
                  onClick={() => setShown({ what: 'edit', customer })}
                />
                <IconButton
                  icon="trash"
                  label={t('customers.delete_of', { name: customer.name })}
                  onClick={() => setShown({ what: 'delete', customer })}
                />
              </Row>
            ),
          },
        ]}
      />
      {shown?.what === 'edit' ? <EditCustomerDialog customer={shown.customer} onClose={close} /> : undefined}
      {shown?.what === 'delete' ? <DeleteCustomerDialog customer={shown.customer} onClose={close} /> : undefined}
    </>
  );
}
