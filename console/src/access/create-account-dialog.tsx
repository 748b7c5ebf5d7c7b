import { type FormEvent, useId, useState } from 'react';
import { errorFacts } from '../api/error-facts';
import { useChange } from '../api/use-change';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { TextField } from '../ui/field';
import { Stack } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { Credentials } from './credentials';
import type { Scope } from './scopes';
import { ScopesField } from './scopes-field';
import { useOwnScopes } from './use-own-scopes';

/** Creates a service account, and shows its secret once. */
export function CreateAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const form = useId();
  const grantable = useOwnScopes();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['projects:read']);
  const create = useChange((client) =>
    client.call('post', '/api/management/service-accounts', { body: { name, scopes } }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate(undefined);
  };
  const errors = create.error ? errorFacts(create.error).fields.find(([field]) => field === 'name')?.[1] : undefined;
  const isComplete = name.trim() !== '' && scopes.length > 0;
  return (
    <Dialog
      title={t('access.create_account')}
      onClose={onClose}
      footer={
        create.data ? (
          <Button onClick={onClose}>{t('ui.close')}</Button>
        ) : (
          <Button look="primary" type="submit" form={form} disabled={!isComplete || create.isPending}>
            {t('access.create')}
          </Button>
        )
      }
    >
      {create.data ? (
        <Credentials id={create.data.client_id} secret={create.data.client_secret} />
      ) : (
        <form id={form} onSubmit={submit}>
          <Stack>
            {create.error ? <ErrorNotice error={create.error} /> : undefined}
            <TextField
              label={t('ui.name')}
              errors={errors}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <ScopesField label={t('access.scopes')} value={scopes} grantable={grantable} onChange={setScopes} />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
