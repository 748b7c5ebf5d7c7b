import { useState } from 'react';
import { useChange } from '../api/use-change';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { cancelRun, type RuleRef } from './rule-api';

export function CancelRun({ of, run }: { of: RuleRef; run: string }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const cancel = useChange((client) => cancelRun(client.call, of, run), close);
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('rules.cancel')}
      </Button>
      {isAsking ? (
        <ConfirmDialog title={t('rules.cancel')} action={cancel} onClose={close}>
          <p>{t('rules.cancel_about')}</p>
        </ConfirmDialog>
      ) : undefined}
    </>
  );
}
