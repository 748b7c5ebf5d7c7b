import { useQueryClient } from '@tanstack/react-query';
import type { Undo } from '@trackway/client';
import { useEffect } from 'react';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Quiet, Row, Stack } from '../ui/layout';

const TONES = { running: 'accent', completed: 'good', partial: 'warn', failed: 'bad' } as const;

/** Follows an undo until it has ended, then the screen is read again. */
export function UndoProgress({ undo, onClose }: { undo: Undo; onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const read = useRead('/api/management/undos/{undo}', { path: { undo: undo.id } }, { refetchMs: 500 });
  const current = read.data?.undo ?? undo;
  const isRunning = current.status === 'running';
  useEffect(() => {
    if (!isRunning) void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== UNDO_PATH });
  }, [isRunning, queries]);
  const left = [
    ...current.skipped.map(({ effect_id: key, message }) => ({ key, message })),
    ...current.steps.flatMap(({ record, message }) => (message ? [{ key: record?.id ?? '', message }] : [])),
  ];
  return (
    <Dialog title={t('undo.title')} onClose={onClose} footer={<Button onClick={onClose}>{t('ui.close')}</Button>}>
      <Stack>
        <div role="status">
          <Row>
            <Badge tone={TONES[current.status]}>{t(`undo.${current.status}`)}</Badge>
            <Quiet>
              {current.done_steps} / {current.total_steps}
            </Quiet>
          </Row>
        </div>
        {current.error ? <div>{current.error}</div> : undefined}
        {left.map(({ key, message }) => (
          <div key={key}>{message}</div>
        ))}
      </Stack>
    </Dialog>
  );
}

const UNDO_PATH = '/api/management/undos/{undo}';
