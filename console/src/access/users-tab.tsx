import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { User } from '@trackway/client';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { StateBadge } from '../ui/badge';
import { Button } from '../ui/button';
import { Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Pager } from '../ui/pager';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { ActivationDialog } from './activation-dialog';
import { EditUserDialog } from './edit-user-dialog';

type Shown = { readonly what: 'edit' | 'activation'; readonly user: User };

export function UsersTab() {
  const { page } = useSearch({ from: '/access' });
  const navigate = useNavigate({ from: '/access' });
  const read = useRead('/api/management/users', { query: page ? { page } : {} }, { keepPrevious: true });
  return (
    <Loaded of={read}>
      {({ users, meta }) => (
        <Stack>
          <UserTable users={users} />
          <Pager meta={meta} onPage={(to) => void navigate({ search: { tab: 'users', page: to } })} />
        </Stack>
      )}
    </Loaded>
  );
}

function UserTable({ users }: { users: readonly User[] }) {
  const t = useText();
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const me = useRead('/api/management/me', {}, { staleMs: Number.POSITIVE_INFINITY });
  return (
    <>
      <Table
        label={t('access.tab_users')}
        rows={users}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', title: t('ui.name'), cell: ({ name }) => <strong>{name}</strong> },
          { key: 'email', title: t('access.email'), cell: ({ email }) => email ?? '—' },
          {
            key: 'active',
            title: t('ui.status'),
            cell: ({ active }) => (
              <StateBadge
                state={active ? 'active' : 'revoked'}
                label={t(active ? 'access.active' : 'access.inactive')}
              />
            ),
          },
          { key: 'created', title: t('ui.created'), cell: ({ created_at: at }) => <Time at={at} relative /> },
          {
            key: 'audit',
            title: t('access.tab_audit'),
            cell: ({ id }) => (
              <Link to="/access" search={{ tab: 'audit', actor: id }}>
                {t('access.did')}
              </Link>
            ),
          },
          {
            key: 'actions',
            title: t('ui.actions'),
            cell: (user) => (
              <Row>
                <Button icon="edit" onClick={() => setShown({ what: 'edit', user })}>
                  {t('ui.edit')}
                </Button>
                <Button
                  look={user.active ? 'danger' : 'default'}
                  disabled={user.id === me.data?.user.id}
                  onClick={() => setShown({ what: 'activation', user })}
                >
                  {t(user.active ? 'access.deactivate' : 'rules.activate')}
                </Button>
              </Row>
            ),
          },
        ]}
      />
      {shown?.what === 'edit' ? <EditUserDialog user={shown.user.id} onClose={close} /> : undefined}
      {shown?.what === 'activation' ? <ActivationDialog user={shown.user} onClose={close} /> : undefined}
    </>
  );
}
