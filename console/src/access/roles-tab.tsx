import type { Role } from '@trackway/client';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { Button, IconButton } from '../ui/button';
import { Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Menu } from '../ui/menu';
import { Table } from '../ui/table';
import { CreateRoleDialog } from './create-role-dialog';
import { DeleteRoleDialog } from './delete-role-dialog';
import { EditRoleDialog } from './edit-role-dialog';
import { ScopeList } from './scope-list';
import { useSignInText } from './use-sign-in-text';

type Shown = { readonly what: 'edit' | 'delete'; readonly role: Role };

/** Named sets of scopes. Built-in roles come first and cannot be changed. */
export function RolesTab() {
  const t = useSignInText();
  const [isCreating, setCreating] = useState(false);
  const read = useRead('/api/management/roles', { query: { perPage: 200 } });
  return (
    <Stack>
      <p>{t('roles.about')}</p>
      <Row>
        <Button icon="plus" look="primary" onClick={() => setCreating(true)}>
          {t('roles.create')}
        </Button>
      </Row>
      <Loaded of={read}>{({ roles }) => <RoleTable roles={roles} />}</Loaded>
      {isCreating ? <CreateRoleDialog onClose={() => setCreating(false)} /> : undefined}
    </Stack>
  );
}

function RoleTable({ roles }: { roles: readonly Role[] }) {
  const t = useSignInText();
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  return (
    <>
      <Table
        label={t('access.tab_roles')}
        rows={roles}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', title: t('ui.name'), cell: ({ name }) => <strong>{name}</strong> },
          { key: 'description', title: t('roles.description'), cell: ({ description }) => description || '—' },
          { key: 'scopes', title: t('access.scopes'), cell: ({ scopes }) => <ScopeList of={scopes} /> },
          {
            key: 'actions',
            title: t('ui.actions'),
            cell: (role) =>
              role.built_in ? (
                t('roles.built_in')
              ) : (
                <Menu
                  trigger={<IconButton icon="more" label={t('access.actions_of', { name: role.name })} />}
                  items={[
                    { key: 'edit', label: t('ui.edit'), onSelect: () => setShown({ what: 'edit', role }) },
                    { key: 'delete', label: t('ui.delete'), onSelect: () => setShown({ what: 'delete', role }) },
                  ]}
                />
              ),
          },
        ]}
      />
      {shown?.what === 'edit' ? <EditRoleDialog role={shown.role.id} onClose={close} /> : undefined}
      {shown?.what === 'delete' ? <DeleteRoleDialog role={shown.role} onClose={close} /> : undefined}
    </>
  );
}
