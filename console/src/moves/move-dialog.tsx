import { useQuery } from '@tanstack/react-query';
import type { MoveProject } from '@trackway/client';
import { useState } from 'react';
import { useApi } from '../api/api-context';
import { isStale } from '../api/error-facts';
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
import { MoveConflict } from './move-conflict';
import { PLACE, type SeenPlace, sendMove } from './move-request';

interface MoveDialogProps {
  readonly funnel: string;
  readonly project: { readonly id: string; readonly name: string };
  /** The place that the user has seen. */
  readonly seen: SeenPlace;
  /** All steps of the funnel. */
  readonly all: readonly { readonly id: string; readonly name: string }[];
  /** Steps to choose from. With a single one, there is no choice. */
  readonly steps: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
}

/** Shows what prevents a move before it is made, and accepts missing answers in the same place. */
export function MoveDialog({ funnel, project, seen, all, steps, onClose }: MoveDialogProps) {
  const t = useText();
  const toast = useToast();
  const [stepId, setStep] = useState(steps[0]?.id ?? '');
  const [drafts, setDrafts] = useState<AnswerDrafts>({});
  // The screen behind the dialog may show a newer place, which the user has not seen.
  const [place, setPlace] = useState(seen);
  const body = { step_id: stepId, ...answersOf(drafts) };
  const preview = usePreview({ funnel, project: project.id }, body);
  // While another step is evaluated, the result of the one before stays, so that the dialog does not jump.
  const isAllowed = preview.data?.allowed === true && !preview.isPlaceholderData;
  const move = useChange(
    (client, from: SeenPlace) => sendMove(client, { funnel, project: project.id, seen: from, body }),
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
          <Button look="primary" disabled={!isAllowed || move.isPending} onClick={() => move.mutate(place)}>
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
      {move.error && !isStale(move.error) ? <ErrorNotice error={move.error} /> : undefined}
      {preview.error ? <ErrorNotice error={preview.error} onRetry={() => void preview.refetch()} /> : undefined}
      {preview.isPending ? <Skeleton lines={2} /> : undefined}
      {isAllowed ? <Badge tone="good">{t('move.allowed')}</Badge> : undefined}
      <Blockers
        step={stepId}
        project={project.id}
        blockers={preview.data?.blockers ?? []}
        drafts={drafts}
        onDrafts={setDrafts}
      />
      {isStale(move.error) ? (
        <MoveConflict
          funnel={funnel}
          project={project}
          seen={place}
          target={{ id: stepId, name: nameOf(stepId, steps) }}
          steps={all}
          onMove={(now) => {
            setPlace(now);
            move.mutate(now);
          }}
          onClose={onClose}
        />
      ) : undefined}
    </Dialog>
  );
}

function usePreview(path: { funnel: string; project: string }, body: MoveProject) {
  const { client } = useApi();
  return useQuery({
    queryKey: ['move', path, body],
    queryFn: ({ signal }) => client.call('post', `${PLACE}/move/preview`, { path, body }, { repeatable: true, signal }),
    placeholderData: (before) => before,
  });
}

function nameOf(id: string, steps: MoveDialogProps['steps']): string {
  return steps.find((step) => step.id === id)?.name ?? '';
}
