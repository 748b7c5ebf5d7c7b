import { type FormEvent, useId, useState } from 'react';
import { useChange } from '../api/use-change';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { SelectField, TextField } from '../ui/field';
import { Stack } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { ShownOnce } from '../ui/shown-once';
import type { Scope } from './scopes';
import { ScopesField } from './scopes-field';
import { useOwnScopes } from './use-own-scopes';

const DAY_MS = 86_400_000;
const DAYS = [7, 30, 90, 365] as const;
const DEFAULT_DAYS = 90;

export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const form = useId();
  const grantable = useOwnScopes();
  const [name, setName] = useState('');
  const [days, setDays] = useState<number>(DEFAULT_DAYS);
  const [scopes, setScopes] = useState<readonly Scope[]>(['projects:read']);
  const create = useChange((client) => {
    const body = { name, scopes, expires_at: new Date(Date.now() + days * DAY_MS).toISOString() };
    return client.call('post', '/api/management/access-tokens', { body });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate(undefined);
  };
  const isComplete = name.trim() !== '' && scopes.length > 0;
  return (
    <Dialog
      title={t('access.create_token')}
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
        <ShownOnce label={t('session.token')} value={create.data.token} />
      ) : (
        <form id={form} onSubmit={submit}>
          <Stack>
            {create.error ? <ErrorNotice error={create.error} /> : undefined}
            <TextField label={t('ui.name')} value={name} onChange={(event) => setName(event.target.value)} />
            <SelectField
              label={t('access.valid_for')}
              value={days}
              onChange={(event) => setDays(Number(event.target.value))}
            >
              {DAYS.map((count) => (
                <option key={count} value={count}>
                  {t('access.days', { count })}
                </option>
              ))}
            </SelectField>
            <ScopesField label={t('access.scopes')} value={scopes} grantable={grantable} onChange={setScopes} />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
