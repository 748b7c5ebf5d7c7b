import { useQuery } from '@tanstack/react-query';
import type { Undo, UndoPreview } from '@trackway/client';
import { useState } from 'react';
import { useApi } from '../api/api-context';
import { useChange } from '../api/use-change';
import { Changes } from '../project/changes';
import { useText } from '../text/text-context';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { SelectField } from '../ui/field';
import { Quiet, Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { ErrorNotice } from '../ui/notice';
import { UndoProgress } from './undo-progress';

const CAUSE = '/api/management/causes/{cause}';

export interface UndoableCause {
  /** The first cause of the chain. */
  readonly correlationId: string;
  /** The history entry. */
  readonly entryId: string;
}

/** Shows what an undo would restore, and what it would leave and why, before it is started. */
export function UndoDialog({ of, onClose }: { of: UndoableCause; onClose: () => void }) {
  const t = useText();
  const { client } = useApi();
  const [cause, setCause] = useState(of.correlationId);
  const [started, setStarted] = useState<Undo>();
  const preview = useQuery({
    queryKey: ['undo', cause],
    queryFn: () => client.call('post', `${CAUSE}/undo/preview`, { path: { cause } }, { repeatable: true }),
    enabled: started === undefined,
  });
  const undo = useChange(
    (api, mode: Undo['mode']) => api.call('post', `${CAUSE}/undo`, { path: { cause }, body: { mode } }),
    (result) => setStarted(result.undo),
  );
  const counts = preview.data?.preview.counts;
  const leaves = (counts?.conflict ?? 0) + (counts?.irreversible ?? 0) > 0;
  if (started) return <UndoProgress undo={started} onClose={onClose} />;
  return (
    <Dialog
      title={t('undo.title')}
      size="wide"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            look="primary"
            disabled={!preview.data || preview.data.preview.steps.length === 0 || undo.isPending}
            onClick={() => undo.mutate(leaves ? 'possible' : 'all')}
          >
            {leaves ? t('undo.do_possible') : t('undo.do')}
          </Button>
        </>
      }
    >
      <SelectField label={t('undo.scope')} value={cause} onChange={(event) => setCause(event.target.value)}>
        <option value={of.correlationId}>{t('undo.scope_all')}</option>
        <option value={of.entryId}>{t('undo.scope_entry')}</option>
      </SelectField>
      {undo.error ? <ErrorNotice error={undo.error} /> : undefined}
      <Loaded of={preview} lines={4}>
        {({ preview: plan }) => <Plan of={plan} />}
      </Loaded>
    </Dialog>
  );
}

const TONES = {
  revertible: 'good',
  undone: 'neutral',
  unaffected: 'neutral',
  conflict: 'warn',
  irreversible: 'bad',
} as const;

function Plan({ of: { effects, steps, is_pending: isPending } }: { of: UndoPreview }) {
  const t = useText();
  return (
    <Stack>
      {isPending ? <Quiet>{t('undo.pending')}</Quiet> : undefined}
      {steps.length === 0 ? <Quiet>{t('undo.nothing')}</Quiet> : undefined}
      {effects
        .filter(({ state }) => state !== 'unaffected')
        .map((effect) => (
          <div key={effect.id}>
            <Row>
              <Badge tone={TONES[effect.state]}>{t(`undo.state_${effect.state}`)}</Badge>
              <strong>{effect.action}</strong>
              <span>{effect.record?.label}</span>
              <Quiet>{effect.actor.name ?? t(`actor.${effect.actor.kind}`)}</Quiet>
            </Row>
            {effect.message ? <div>{effect.message}</div> : undefined}
            <Changes of={effect.changes.map(({ field, from, to }) => ({ field, from: to, to: from }))} />
          </div>
        ))}
    </Stack>
  );
}
