import { useState } from 'react';
import { useApi } from '../api/api-context';
import { useChange } from '../api/use-change';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useToast } from '../ui/toast';
import { type RuleRef, restoreVersion, rulePath } from './rule-api';

export function RestoreVersion({ of, version }: { of: RuleRef; version: number }) {
  const t = useText();
  const toast = useToast();
  const { tags } = useApi();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const restore = useChange(
    (client) => restoreVersion(client.call, of, version, { ifMatch: tags.of(rulePath(of)) }),
    () => {
      close();
      toast(t('rules.restored', { version }));
    },
  );
  return (
    <>
      <Button aria-label={t('rules.restore_version', { version })} onClick={() => setAsking(true)}>
        {t('rules.restore')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('rules.restore_version', { version })}
          label={t('rules.restore')}
          look="primary"
          action={restore}
          onClose={close}
        >
          <p>{t('rules.restore_about')}</p>
        </ConfirmDialog>
      ) : undefined}
    </>
  );
}
