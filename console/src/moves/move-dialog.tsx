import { useQuery } from '@tanstack/react-query';
import type { MoveProject } from '@trackway/client';
import { useState } from 'react';
import { useApi } from '../api/api-context';
import { useChange } from '../api/use-change';
import { useText } from '../text/text-context';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { SelectField } from '../ui/field';
import { ErrorNotice, Skeleton } from '../ui/notice';
import { useToast } from '../ui/toast';
import { Blockers } from './blockers';
import { type AnswerDrafts, answersOf } from './move-answers';

interface MoveDialogProps {
  readonly funnel: string;
  readonly project: { readonly id: string; readonly name: string };
  /** Steps to choose from. With a single one, there is no choice. */
  readonly steps: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
}

const MOVE = '/api/management/funnels/{funnel}/projects/{project}/move';

/** Shows what prevents a move before it is made, and accepts missing answers in the same place. */
export function MoveDialog({ funnel, project, steps, onClose }: MoveDialogProps) {
  const t = useText();
  const toast = useToast();
  const [stepId, setStep] = useState(steps[0]?.id ?? '');
  const [drafts, setDrafts] = useState<AnswerDrafts>({});
  const path = { funnel, project: project.id };
  const preview = usePreview(path, { step_id: stepId, ...answersOf(drafts) });
  const move = useChange(
    (client, body: MoveProject) => client.call('post', MOVE, { path, body }),
    () => {
      toast(t('move.done', { name: project.name, step: nameOf(stepId, steps) }));
      onClose();
    },
  );
  return (
    <Dialog
      title={t('move.dialog', { name: project.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            look="primary"
            disabled={!preview.data?.allowed || move.isPending}
            onClick={() => move.mutate({ step_id: stepId, ...answersOf(drafts) })}
          >
            {t('move.do', { step: nameOf(stepId, steps) })}
          </Button>
        </>
      }
    >
      {steps.length > 1 ? (
        <SelectField label={t('move.to')} value={stepId} onChange={(event) => setStep(event.target.value)}>
          {steps.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : undefined}
      {move.error ? <ErrorNotice error={move.error} /> : undefined}
      {preview.error ? <ErrorNotice error={preview.error} onRetry={() => void preview.refetch()} /> : undefined}
      {preview.isPending ? <Skeleton lines={2} /> : undefined}
      {preview.data?.allowed ? <Badge tone="good">{t('move.allowed')}</Badge> : undefined}
      <Blockers blockers={preview.data?.blockers ?? []} drafts={drafts} onDrafts={setDrafts} />
    </Dialog>
  );
}

function usePreview(path: { funnel: string; project: string }, body: MoveProject) {
  const { client } = useApi();
  return useQuery({
    queryKey: ['move', path, body],
    queryFn: () => client.call('post', `${MOVE}/preview`, { path, body }, { repeatable: true }),
    placeholderData: (before) => before,
  });
}

function nameOf(id: string, steps: MoveDialogProps['steps']): string {
  return steps.find((step) => step.id === id)?.name ?? '';
}
