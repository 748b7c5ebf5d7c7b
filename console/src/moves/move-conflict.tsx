import { useRead } from '../api/use-read';
import { ConflictTable } from '../edit/conflict-table';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Loaded } from '../ui/loaded';
import { PLACE, type SeenPlace } from './move-request';

interface Step {
  readonly id: string;
  readonly name: string;
}

interface MoveConflictProps {
  readonly funnel: string;
  readonly project: { readonly id: string; readonly name: string };
  /** The place that the user has seen. */
  readonly seen: SeenPlace;
  /** The step that the user has chosen. */
  readonly target: Step;
  readonly steps: readonly Step[];
  readonly onMove: (now: SeenPlace) => void;
  readonly onClose: () => void;
}

/** Another user changed the place of the project first. It is moved only if the user still chooses so. */
export function MoveConflict({ funnel, project, seen, target, steps, onMove, onClose }: MoveConflictProps) {
  const t = useText();
  const read = useRead(PLACE, { path: { funnel, project: project.id } }, { staleMs: 0 });
  // Until it is read again, the cache may contain the place that the user has seen.
  const now = read.data && read.data.assignment.version > seen.version ? read.data.assignment : undefined;
  const nameOf = (id: string) => steps.find((step) => step.id === id)?.name ?? id;
  const draftOf = (place: SeenPlace) => {
    return { step: nameOf(place.step_id), status: place.status, forecast: place.forecast_date };
  };
  const isThere = now?.step_id === target.id;
  return (
    <Dialog
      title={t('move.conflict', { name: project.name })}
      size="wide"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{now ? t('move.leave', { step: nameOf(now.step_id) }) : t('ui.close')}</Button>
          {now && !isThere ? (
            <Button look="primary" onClick={() => onMove(now)}>
              {t('move.anyway', { step: target.name })}
            </Button>
          ) : undefined}
        </>
      }
    >
      <p>{t('move.conflict_about')}</p>
      <Loaded of={{ ...read, data: now }} lines={2}>
        {(assignment) => (
          <ConflictTable
            before={draftOf(seen)}
            mine={{ ...draftOf(seen), step: target.name }}
            now={draftOf(assignment)}
            labels={{ step: t('move.step'), status: t('ui.status'), forecast: t('move.forecast') }}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
