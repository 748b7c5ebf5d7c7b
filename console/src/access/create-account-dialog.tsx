import { useState } from 'react';
import { fieldErrors } from '../api/error-facts';
import { useChange } from '../api/use-change';
import { CreateDialog } from '../edit/create-dialog';
import { useText } from '../text/text-context';
import { TextField } from '../ui/field';
import { Credentials } from './credentials';
import type { Scope } from './scopes';
import { ScopesField } from './scopes-field';
import { useOwnScopes } from './use-own-scopes';

/** Creates a service account, and shows its secret once. */
export function CreateAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const grantable = useOwnScopes();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['projects:read']);
  const create = useChange((client) =>
    client.call('post', '/api/management/service-accounts', { body: { name, scopes } }),
  );
  const { data } = create;
  const errors = fieldErrors(create.error, 'name');
  return (
    <CreateDialog
      title={t('access.create_account')}
      onClose={onClose}
      create={create}
      isComplete={name.trim() !== '' && scopes.length > 0}
      secret={data ? <Credentials id={data.client_id} secret={data.client_secret} /> : undefined}
    >
      <TextField label={t('ui.name')} errors={errors} value={name} onChange={(event) => setName(event.target.value)} />
      <ScopesField label={t('access.scopes')} value={scopes} grantable={grantable} onChange={setScopes} />
    </CreateDialog>
  );
}
