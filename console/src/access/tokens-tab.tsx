import { useNavigate, useSearch } from '@tanstack/react-router';
import type { AccessToken } from '@trackway/client';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { StateBadge } from '../ui/badge';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty } from '../ui/notice';
import { Pager } from '../ui/pager';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { CreateTokenDialog } from './create-token-dialog';
import { ScopeList } from './scope-list';

/** Personal access tokens of the user. */
export function TokensTab() {
  const t = useText();
  const { page } = useSearch({ from: '/access' });
  const navigate = useNavigate({ from: '/access' });
  const [isCreating, setCreating] = useState(false);
  const read = useRead('/api/management/access-tokens', { query: page ? { page } : {} }, { keepPrevious: true });
  const create = (
    <Button icon="plus" look="primary" onClick={() => setCreating(true)}>
      {t('access.create_token')}
    </Button>
  );
  return (
    <Stack>
      <p>{t('access.tokens_about')}</p>
      <Loaded of={read}>
        {({ access_tokens: tokens, meta }) =>
          meta.total === 0 ? (
            <Empty title={t('access.no_tokens')} action={create}>
              {t('access.no_tokens_about')}
            </Empty>
          ) : (
            <Stack>
              <Row>{create}</Row>
              <TokenTable tokens={tokens} />
              <Pager meta={meta} onPage={(to) => void navigate({ search: { tab: 'tokens', page: to } })} />
            </Stack>
          )
        }
      </Loaded>
      {isCreating ? <CreateTokenDialog onClose={() => setCreating(false)} /> : undefined}
    </Stack>
  );
}

function stateOf({ revoked_at: revoked, expires_at: expires }: AccessToken): 'revoked' | 'expired' | 'active' {
  if (revoked) return 'revoked';
  return Date.parse(expires) < Date.now() ? 'expired' : 'active';
}

function TokenTable({ tokens }: { tokens: readonly AccessToken[] }) {
  const t = useText();
  const [revoking, setRevoking] = useState<AccessToken>();
  return (
    <>
      <Table
        label={t('access.tab_tokens')}
        rows={tokens}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', title: t('ui.name'), cell: ({ name }) => <strong>{name}</strong> },
          { key: 'state', title: t('ui.status'), cell: (token) => <StateBadge state={stateOf(token)} /> },
          { key: 'scopes', title: t('access.scopes'), cell: ({ scopes }) => <ScopeList of={scopes} /> },
          { key: 'expires', title: t('access.expires'), cell: ({ expires_at: at }) => <Time at={at} /> },
          { key: 'created', title: t('ui.created'), cell: ({ created_at: at }) => <Time at={at} relative /> },
          {
            key: 'actions',
            title: t('ui.actions'),
            cell: (token) =>
              stateOf(token) === 'active' ? (
                <Button look="danger" onClick={() => setRevoking(token)}>
                  {t('access.revoke')}
                </Button>
              ) : undefined,
          },
        ]}
      />
      {revoking ? <RevokeDialog token={revoking} onClose={() => setRevoking(undefined)} /> : undefined}
    </>
  );
}

function RevokeDialog({ token, onClose }: { token: AccessToken; onClose: () => void }) {
  const t = useText();
  const revoke = useChange(
    (client) =>
      client.call('delete', '/api/management/access-tokens/{access_token}', { path: { access_token: token.id } }),
    onClose,
  );
  return (
    <ConfirmDialog title={t('access.revoke_of', { name: token.name })} action={revoke} onClose={onClose}>
      <p>{t('access.revoke_token_about')}</p>
    </ConfirmDialog>
  );
}
