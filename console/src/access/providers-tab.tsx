import type { IdentityProvider } from '@trackway/client';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { StateBadge } from '../ui/badge';
import { Button, IconButton } from '../ui/button';
import { Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Menu } from '../ui/menu';
import { Empty, ErrorNotice } from '../ui/notice';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { useToast } from '../ui/toast';
import { CreateProviderDialog } from './create-provider-dialog';
import { DeleteProviderDialog } from './delete-provider-dialog';
import { EditProviderDialog } from './edit-provider-dialog';
import { useSignInText } from './use-sign-in-text';

const TEST = '/api/management/identity-providers/{identity_provider}/test';

type Shown = { readonly what: 'edit' | 'delete'; readonly provider: IdentityProvider };

/** Issuers whose tokens this tenant accepts. */
export function ProvidersTab() {
  const t = useSignInText();
  const [isCreating, setCreating] = useState(false);
  const read = useRead('/api/management/identity-providers', { query: { perPage: 200 } });
  const create = (
    <Button icon="plus" look="primary" onClick={() => setCreating(true)}>
      {t('providers.create')}
    </Button>
  );
  return (
    <Stack>
      <Loaded of={read}>
        {({ identity_providers: providers }) =>
          providers.length === 0 ? (
            <Empty title={t('providers.none')} action={create}>
              {t('providers.none_about')}
            </Empty>
          ) : (
            <Stack>
              <Row>{create}</Row>
              <ProviderTable providers={providers} />
            </Stack>
          )
        }
      </Loaded>
      {isCreating ? <CreateProviderDialog onClose={() => setCreating(false)} /> : undefined}
    </Stack>
  );
}

function ProviderTable({ providers }: { providers: readonly IdentityProvider[] }) {
  const t = useSignInText();
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const toast = useToast();
  const test = useChange(
    (client, { id }: IdentityProvider) => client.call('post', TEST, { path: { identity_provider: id } }),
    ({ identity_provider: { state } }) => toast(state.error ?? t('providers.tested', { count: state.keys.length })),
  );
  const show = (what: Shown['what'], provider: IdentityProvider) => () => setShown({ what, provider });
  return (
    <>
      {test.error ? <ErrorNotice error={test.error} /> : undefined}
      <Table
        label={t('access.tab_providers')}
        rows={providers}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', title: t('ui.name'), cell: ({ name }) => <strong>{name}</strong> },
          { key: 'issuer', title: t('providers.issuer'), cell: ({ issuer }) => <code>{issuer}</code> },
          { key: 'audiences', title: t('providers.audiences'), cell: ({ audiences }) => audiences.join(', ') },
          { key: 'state', title: t('ui.status'), cell: (provider) => <ProviderState of={provider} /> },
          {
            key: 'keys',
            title: t('providers.keys_read'),
            cell: ({ state }) => <Time at={state.keys_read_at} relative />,
          },
          {
            key: 'groups',
            title: t('providers.groups'),
            cell: ({ group_mappings: mappings }) => mappings.map(({ group }) => group).join(', ') || '—',
          },
          {
            key: 'actions',
            title: t('ui.actions'),
            cell: (provider) => (
              <Menu
                trigger={<IconButton icon="more" label={t('access.actions_of', { name: provider.name })} />}
                items={[
                  { key: 'edit', label: t('ui.edit'), onSelect: show('edit', provider) },
                  { key: 'test', label: t('providers.test'), onSelect: () => test.mutate(provider) },
                  { key: 'delete', label: t('ui.delete'), onSelect: show('delete', provider) },
                ]}
              />
            ),
          },
        ]}
      />
      {shown?.what === 'edit' ? <EditProviderDialog provider={shown.provider.id} onClose={close} /> : undefined}
      {shown?.what === 'delete' ? <DeleteProviderDialog provider={shown.provider} onClose={close} /> : undefined}
    </>
  );
}

const BADGES = { ready: 'active', failing: 'paused', unavailable: 'failed' } as const;

/** The error of the last reading of keys is shown, because tokens are rejected when they become too old. */
function ProviderState({ of: { active, state } }: { of: IdentityProvider }) {
  const t = useSignInText();
  if (!active) return <StateBadge state="paused" label={t('access.inactive')} />;
  return (
    <Stack>
      <StateBadge state={BADGES[state.status]} label={t(`providers.${state.status}`)} />
      {state.error === null ? undefined : <small>{state.error}</small>}
    </Stack>
  );
}
