import { useState } from 'react';
import { useChange } from '../api/use-change';
import { CreateDialog } from '../edit/create-dialog';
import { useText } from '../text/text-context';
import { SelectField, TextField } from '../ui/field';
import { ShownOnce } from '../ui/shown-once';
import type { Scope } from './scopes';
import { ScopesField } from './scopes-field';
import { useOwnScopes } from './use-own-scopes';

const DAY_MS = 86_400_000;
const DAYS = [7, 30, 90, 365] as const;
const DEFAULT_DAYS = 90;

export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const grantable = useOwnScopes();
  const [name, setName] = useState('');
  const [days, setDays] = useState<number>(DEFAULT_DAYS);
  const [scopes, setScopes] = useState<readonly Scope[]>(['projects:read']);
  const create = useChange((client) => {
    const body = { name, scopes, expires_at: new Date(Date.now() + days * DAY_MS).toISOString() };
    return client.call('post', '/api/management/access-tokens', { body });
  });
  const { data } = create;
  return (
    <CreateDialog
      title={t('access.create_token')}
      onClose={onClose}
      create={create}
      isComplete={name.trim() !== '' && scopes.length > 0}
      secret={data ? <ShownOnce label={t('session.token')} value={data.token} /> : undefined}
    >
      <TextField label={t('ui.name')} value={name} onChange={(event) => setName(event.target.value)} />
      <SelectField label={t('access.valid_for')} value={days} onChange={(event) => setDays(Number(event.target.value))}>
        {DAYS.map((count) => (
          <option key={count} value={count}>
            {t('access.days', { count })}
          </option>
        ))}
      </SelectField>
      <ScopesField label={t('access.scopes')} value={scopes} grantable={grantable} onChange={setScopes} />
    </CreateDialog>
  );
}
