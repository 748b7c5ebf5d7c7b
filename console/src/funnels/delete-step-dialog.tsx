import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { Dialog } from '../ui/dialog';
import { SelectField } from '../ui/field';
import { Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { useToast } from '../ui/toast';
import { type Funnel, type FunnelStep, STEP } from './funnel-api';
import { useFunnelsText } from './use-funnels-text';

interface DeleteStepProps {
  readonly funnel: Funnel;
  readonly step: FunnelStep;
  readonly onClose: () => void;
}

/** Explains what prevents the deletion of a step, or where its closed projects go. */
export function DeleteStepDialog({ funnel, step, onClose }: DeleteStepProps) {
  const t = useFunnelsText();
  const query = { perPage: 1 };
  const read = useRead('/api/management/funnels/{funnel}/board', { path: { funnel: funnel.id }, query });
  const count = read.data?.board.steps.find(({ id }) => id === step.id)?.count;
  if (count === 0) return <EmptyStep funnel={funnel} step={step} onClose={onClose} />;
  return (
    <Dialog title={t('step.delete_of', { name: step.name })} onClose={onClose}>
      <Loaded of={read} lines={2}>
        {() => (
          <Stack>
            <p>{t('step.not_empty', { count: count ?? 0 })}</p>
            <Link to="/boards" search={{ funnel: funnel.id }}>
              {t('funnels.open_board')}
            </Link>
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

/** A step without open and paused projects. */
function EmptyStep({ funnel, step, onClose }: DeleteStepProps) {
  const t = useFunnelsText();
  const toast = useToast();
  const others = funnel.steps.filter(({ id }) => id !== step.id);
  const [target, setTarget] = useState(others.findLast(({ position }) => position < step.position) ?? others[0]);
  const remove = useChange(
    (client) => client.call('delete', STEP, { path: { step: step.id }, query: target ? { move_to: target.id } : {} }),
    () => {
      toast(t('step.deleted'));
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title={t('step.delete_of', { name: step.name })}
      label={t('ui.delete')}
      action={remove}
      onClose={onClose}
    >
      <Stack>
        <p>{t('step.delete_about')}</p>
        {target ? (
          <SelectField
            label={t('step.move_to')}
            hint={t('step.move_to_hint')}
            value={target.id}
            onChange={(event) => setTarget(others.find(({ id }) => id === event.target.value))}
          >
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : undefined}
      </Stack>
    </ConfirmDialog>
  );
}
