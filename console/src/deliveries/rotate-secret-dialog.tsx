import type { TrackwayClient } from '@trackway/client';
import { useChange } from '../api/use-change';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { ErrorNotice } from '../ui/notice';
import { ShownOnce } from '../ui/shown-once';

/** Sets a new secret, which is shown once. */
export function RotateSecretDialog({
  about,
  rotate,
  onClose,
}: {
  about: string;
  rotate: (client: TrackwayClient) => Promise<{ readonly secret: string }>;
  onClose: () => void;
}) {
  const t = useText();
  const change = useChange(rotate);
  const secret = change.data?.secret;
  return (
    <Dialog
      title={t('deliveries.rotate')}
      onClose={onClose}
      footer={
        secret ? (
          <Button onClick={onClose}>{t('ui.close')}</Button>
        ) : (
          <Button look="danger" disabled={change.isPending} onClick={() => change.mutate(undefined)}>
            {t('deliveries.rotate')}
          </Button>
        )
      }
    >
      {secret ? <ShownOnce label={t('deliveries.secret')} value={secret} /> : <p>{about}</p>}
      {change.error ? <ErrorNotice error={change.error} /> : undefined}
    </Dialog>
  );
}
