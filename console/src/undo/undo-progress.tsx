import { useQueryClient } from '@tanstack/react-query';
import type { Undo } from '@trackway/client';
import { useEffect } from 'react';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Quiet, Row, Stack } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';

const UNDO_PATH = '/api/management/undos/{undo}';
const POLL_MS = 500;
const TONES = { running: 'accent', completed: 'good', partial: 'warn', failed: 'bad' } as const;

/** Follows an undo until it has ended, then the screen is read again. */
export function UndoProgress({ undo, onClose }: { undo: Undo; onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const path = { undo: undo.id };
  const refetchMs = (read?: { readonly undo: Undo }) => (isRunning(read?.undo ?? undo) ? POLL_MS : false);
  const read = useRead(UNDO_PATH, { path }, { refetchMs });
  const current = read.data?.undo ?? undo;
  const isEnded = !isRunning(current);
  useEffect(() => {
    if (isEnded) void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== UNDO_PATH });
  }, [isEnded, queries]);
  const left = [...current.skipped, ...current.steps].flatMap(({ message }) => message || []);
  return (
    <Dialog title={t('undo.title')} onClose={onClose} footer={<Button onClick={onClose}>{t('ui.close')}</Button>}>
      <Stack>
        {read.error ? <ErrorNotice error={read.error} /> : undefined}
        <div role="status">
          <Row>
            <Badge tone={TONES[current.status]}>{t(`undo.${current.status}`)}</Badge>
            <Quiet>
              {current.done_steps} / {current.total_steps}
            </Quiet>
          </Row>
        </div>
        {current.error ? <div>{current.error}</div> : undefined}
        {left.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Messages have no id, and can be equal.
          <div key={index}>{message}</div>
        ))}
      </Stack>
    </Dialog>
  );
}

function isRunning({ status }: Undo): boolean {
  return status === 'running';
}
