import { useState } from 'react';
import { fieldErrors } from '../api/error-facts';
import { useChange } from '../api/use-change';
import { CreateDialog } from '../edit/create-dialog';
import { TextField } from '../ui/field';
import type { Scope } from './scopes';
import { ScopesField } from './scopes-field';
import { useOwnScopes } from './use-own-scopes';
import { useSignInText } from './use-sign-in-text';

export function CreateRoleDialog({ onClose }: { onClose: () => void }) {
  const t = useSignInText();
  const grantable = useOwnScopes();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['projects:read']);
  const create = useChange(
    (client) => client.call('post', '/api/management/roles', { body: { name, description, scopes } }),
    onClose,
  );
  const errors = fieldErrors(create.error, 'name');
  return (
    <CreateDialog
      title={t('roles.create')}
      onClose={onClose}
      create={create}
      isComplete={name.trim() !== '' && scopes.length > 0}
    >
      <TextField label={t('ui.name')} errors={errors} value={name} onChange={(event) => setName(event.target.value)} />
      <TextField
        label={t('roles.description')}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      <ScopesField label={t('access.scopes')} value={scopes} grantable={grantable} onChange={setScopes} />
    </CreateDialog>
  );
}
