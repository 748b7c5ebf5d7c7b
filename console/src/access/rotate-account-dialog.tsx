import type { ServiceAccount } from '@trackway/client';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { SelectField } from '../ui/field';
import { ErrorNotice } from '../ui/notice';
import { Credentials } from './credentials';

const PATH = '/api/management/service-accounts/{service_account}/secret';
/** Seconds for which the old secret can stay valid. */
const PERIODS = [3_600, 86_400, 0] as const;

export function RotateAccountDialog({ account, onClose }: { account: ServiceAccount; onClose: () => void }) {
  const t = useText();
  const [keptFor, setKeptFor] = useState<number>(PERIODS[0]);
  const rotate = useChange((client) => {
    const body = { keep_previous_for: keptFor };
    return client.call('post', PATH, { path: { service_account: account.id }, body });
  });
  return (
    <Dialog
      title={t('access.rotate_of', { name: account.name })}
      onClose={onClose}
      footer={
        rotate.data ? (
          <Button onClick={onClose}>{t('ui.close')}</Button>
        ) : (
          <Button look="danger" disabled={rotate.isPending} onClick={() => rotate.mutate(undefined)}>
            {t('deliveries.rotate')}
          </Button>
        )
      }
    >
      {rotate.data ? (
        <Credentials id={rotate.data.client_id} secret={rotate.data.client_secret} />
      ) : (
        <SelectField
          label={t('access.keep_old')}
          hint={keptFor === 0 ? t('access.keep_none_about') : undefined}
          value={keptFor}
          onChange={(event) => setKeptFor(Number(event.target.value))}
        >
          {PERIODS.map((seconds) => (
            <option key={seconds} value={seconds}>
              {t(`access.keep_${seconds}`)}
            </option>
          ))}
        </SelectField>
      )}
      {rotate.error ? <ErrorNotice error={rotate.error} /> : undefined}
    </Dialog>
  );
}
