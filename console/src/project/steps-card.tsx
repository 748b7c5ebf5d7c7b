import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useRead } from '../api/use-read';
import { MoveDialog } from '../moves/move-dialog';
import { PLACE } from '../moves/move-request';
import { StateBadge } from '../ui/badge';
import { Button, IconButton } from '../ui/button';
import { Card, Quiet, Row } from '../ui/layout';
import { lazyDialog } from '../ui/lazy-part';
import { ErrorNotice } from '../ui/notice';
import { Time } from '../ui/time';
import type { ProjectDetail } from './project-detail';
import { usePlacesText } from './use-places-text';

const AddToFunnelDialog = lazyDialog(() => import('./place-dialogs'), 'AddToFunnelDialog');
const EditPlaceDialog = lazyDialog(() => import('./place-dialogs'), 'EditPlaceDialog');
const LeaveFunnelDialog = lazyDialog(() => import('./place-dialogs'), 'LeaveFunnelDialog');

type Position = ProjectDetail['funnels'][number];

/** Where the project is, since when, why, and what happens if it is moved. */
export function StepsCard({ project }: { project: ProjectDetail }) {
  const t = usePlacesText();
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button icon="plus" onClick={() => setAdding(true)}>
      {t('places.add')}
    </Button>
  );
  return (
    <Card title={t('project.positions')} actions={add}>
      {project.funnels.length === 0 ? <Quiet>{t('project.no_positions')}</Quiet> : undefined}
      {project.funnels.map((funnel) => (
        <PositionRow key={funnel.id} project={project} funnel={funnel} />
      ))}
      {isAdding ? (
        <Suspense>
          <AddToFunnelDialog project={project.id} onClose={() => setAdding(false)} />
        </Suspense>
      ) : undefined}
    </Card>
  );
}

function PositionRow({ project, funnel }: { project: ProjectDetail; funnel: Position }) {
  const t = usePlacesText();
  const [dialog, setDialog] = useState<'move' | 'edit' | 'leave'>();
  const close = () => setDialog(undefined);
  const read = useRead('/api/management/funnels/{funnel}', { path: { funnel: funnel.id } });
  // The project has no versions of its places, so a place is read by itself.
  const readPlace = useRead(PLACE, { path: { funnel: funnel.id, project: project.id } });
  const place = readPlace.data?.assignment;
  const error = read.error ?? readPlace.error;
  const listed = project.funnel_steps.find(({ funnel_id: id }) => id === funnel.id);
  const all = read.data?.funnel.steps ?? [];
  const step = all.find(({ id }) => id === place?.step_id) ?? listed;
  const steps = all.filter(({ id }) => id !== step?.id);
  return (
    <Row>
      <strong>{funnel.name}</strong>
      <span>{step?.name}</span>
      <StateBadge state={place?.status ?? funnel.status} />
      <Quiet>
        <Time at={place?.linked_at ?? listed?.linked_at} relative />
      </Quiet>
      <Link to="." search={{ tab: 'history' } as never}>
        {t('project.why_here')}
      </Link>
      <Button onClick={() => setDialog('move')} disabled={steps.length === 0 || !place}>
        {t('move.title')}
      </Button>
      <IconButton
        icon="edit"
        label={t('places.edit_of', { name: funnel.name })}
        disabled={!place}
        onClick={() => setDialog('edit')}
      />
      <IconButton
        icon="trash"
        label={t('places.remove_of', { name: funnel.name })}
        disabled={!place}
        onClick={() => setDialog('leave')}
      />
      {error ? <ErrorNotice error={error} /> : undefined}
      {dialog === 'move' && place ? (
        <MoveDialog funnel={funnel.id} project={project} seen={place} all={all} steps={steps} onClose={close} />
      ) : undefined}
      <Suspense>
        {dialog === 'edit' && place ? <EditPlaceDialog place={place} onClose={close} /> : undefined}
        {dialog === 'leave' && place ? (
          <LeaveFunnelDialog place={place} name={funnel.name} onClose={close} />
        ) : undefined}
      </Suspense>
    </Row>
  );
}
