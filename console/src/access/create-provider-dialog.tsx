import { useState } from 'react';
import { fieldErrors } from '../api/error-facts';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { CreateDialog } from '../edit/create-dialog';
import { useText } from '../text/text-context';
import { CheckBox, SelectField, TextField } from '../ui/field';
import { listOf } from './audiences';

/** Registers an issuer. Its keys are read before it is stored, so a wrong address is an error of the field. */
export function CreateProviderDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const roles = useRead('/api/management/roles', { query: { perPage: 200 } }).data?.roles ?? [];
  const [name, setName] = useState('');
  const [issuer, setIssuer] = useState('');
  const [audiences, setAudiences] = useState('');
  const [role, setRole] = useState('');
  const [createUsers, setCreateUsers] = useState(true);
  const create = useChange(
    (client) =>
      client.call('post', '/api/management/identity-providers', {
        body: {
          name,
          issuer,
          audiences: listOf(audiences),
          create_users: createUsers,
          default_roles: role === '' ? [] : [role],
        },
      }),
    onClose,
  );
  const errorsOf = (field: string) => fieldErrors(create.error, field);
  return (
    <CreateDialog
      title={t('providers.create')}
      onClose={onClose}
      create={create}
      isComplete={[name, issuer, audiences].every((text) => text.trim() !== '')}
    >
      <TextField
        label={t('ui.name')}
        errors={errorsOf('name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('providers.issuer')}
        hint={t('providers.issuer_hint')}
        errors={errorsOf('issuer')}
        value={issuer}
        onChange={(event) => setIssuer(event.target.value)}
      />
      <TextField
        label={t('providers.audiences')}
        hint={t('providers.audiences_hint')}
        errors={errorsOf('audiences')}
        value={audiences}
        onChange={(event) => setAudiences(event.target.value)}
      />
      <SelectField
        label={t('providers.default_role')}
        hint={t('providers.default_role_hint')}
        value={role}
        onChange={(event) => setRole(event.target.value)}
      >
        <option value="">{t('providers.no_role')}</option>
        {roles.map(({ id, name: title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <CheckBox
        label={t('providers.create_users')}
        checked={createUsers}
        onChange={(event) => setCreateUsers(event.target.checked)}
      />
    </CreateDialog>
  );
}
