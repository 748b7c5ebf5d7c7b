import { useState } from 'react';
import { useChange } from '../api/use-change';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { EXECUTION } from './agent-api';
import { useAgentsText } from './use-agents-text';

export function CancelExecution({ execution }: { execution: string }) {
  const t = useAgentsText();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const cancel = useChange((client) => client.call('post', `${EXECUTION}/cancel`, { path: { execution } }), close);
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('agents.cancel')}
      </Button>
      {isAsking ? (
        <ConfirmDialog title={t('agents.cancel')} action={cancel} onClose={close}>
          <p>{t('agents.cancel_about')}</p>
        </ConfirmDialog>
      ) : undefined}
    </>
  );
}
