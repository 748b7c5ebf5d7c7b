import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ServiceAccount } from '@trackway/client';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { StateBadge } from '../ui/badge';
import { Button, IconButton } from '../ui/button';
import { Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Menu } from '../ui/menu';
import { Empty } from '../ui/notice';
import { Pager } from '../ui/pager';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { CreateAccountDialog } from './create-account-dialog';
import { DeleteAccountDialog } from './delete-account-dialog';
import { EditAccountDialog } from './edit-account-dialog';
import { RotateAccountDialog } from './rotate-account-dialog';
import { ScopeList } from './scope-list';

type Shown = { readonly what: 'edit' | 'rotate' | 'delete'; readonly account: ServiceAccount };

/** Programs that act by themselves. */
export function ServiceAccountsTab() {
  const t = useText();
  const { page } = useSearch({ from: '/access' });
  const navigate = useNavigate({ from: '/access' });
  const [isCreating, setCreating] = useState(false);
  const read = useRead('/api/management/service-accounts', { query: page ? { page } : {} }, { keepPrevious: true });
  const create = (
    <Button icon="plus" look="primary" onClick={() => setCreating(true)}>
      {t('access.create_account')}
    </Button>
  );
  return (
    <Stack>
      <Loaded of={read}>
        {({ service_accounts: accounts, meta }) =>
          meta.total === 0 ? (
            <Empty title={t('access.no_accounts')} action={create}>
              {t('access.no_accounts_about')}
            </Empty>
          ) : (
            <Stack>
              <Row>{create}</Row>
              <AccountTable accounts={accounts} />
              <Pager meta={meta} onPage={(to) => void navigate({ search: { tab: 'service_accounts', page: to } })} />
            </Stack>
          )
        }
      </Loaded>
      {isCreating ? <CreateAccountDialog onClose={() => setCreating(false)} /> : undefined}
    </Stack>
  );
}

function AccountTable({ accounts }: { accounts: readonly ServiceAccount[] }) {
  const t = useText();
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  return (
    <>
      <Table
        label={t('access.tab_service_accounts')}
        rows={accounts}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', title: t('ui.name'), cell: ({ name }) => <strong>{name}</strong> },
          {
            key: 'active',
            title: t('ui.status'),
            cell: ({ active }) => <StateBadge state={active ? 'active' : 'paused'} />,
          },
          { key: 'scopes', title: t('access.scopes'), cell: ({ scopes }) => <ScopeList of={scopes} /> },
          { key: 'used', title: t('access.last_used'), cell: ({ last_used_at: at }) => <Time at={at} relative /> },
          { key: 'created', title: t('ui.created'), cell: ({ created_at: at }) => <Time at={at} relative /> },
          {
            key: 'audit',
            title: t('access.tab_audit'),
            cell: ({ id }) => (
              <Link to="/access" search={{ tab: 'audit', subject: id }}>
                {t('access.changes')}
              </Link>
            ),
          },
          {
            key: 'actions',
            title: t('ui.actions'),
            cell: (account) => (
              <Menu
                trigger={<IconButton icon="more" label={t('access.actions_of', { name: account.name })} />}
                items={[
                  { key: 'edit', label: t('ui.edit'), onSelect: () => setShown({ what: 'edit', account }) },
                  {
                    key: 'rotate',
                    label: t('deliveries.rotate'),
                    onSelect: () => setShown({ what: 'rotate', account }),
                  },
                  { key: 'delete', label: t('access.revoke'), onSelect: () => setShown({ what: 'delete', account }) },
                ]}
              />
            ),
          },
        ]}
      />
      {shown?.what === 'edit' ? <EditAccountDialog account={shown.account.id} onClose={close} /> : undefined}
      {shown?.what === 'rotate' ? <RotateAccountDialog account={shown.account} onClose={close} /> : undefined}
      {shown?.what === 'delete' ? <DeleteAccountDialog account={shown.account} onClose={close} /> : undefined}
    </>
  );
}
