import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { MoveDialog } from '../moves/move-dialog';
import { PLACE } from '../moves/move-request';
import { useText } from '../text/text-context';
import { StateBadge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card, Quiet, Row } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { Time } from '../ui/time';
import type { ProjectDetail } from './project-detail';

type Position = ProjectDetail['funnels'][number];

/** Where the project is, since when, why, and what happens if it is moved. */
export function StepsCard({ project }: { project: ProjectDetail }) {
  const t = useText();
  return (
    <Card title={t('project.positions')}>
      {project.funnels.length === 0 ? <Quiet>{t('project.no_positions')}</Quiet> : undefined}
      {project.funnels.map((funnel) => (
        <PositionRow key={funnel.id} project={project} funnel={funnel} />
      ))}
    </Card>
  );
}

function PositionRow({ project, funnel }: { project: ProjectDetail; funnel: Position }) {
  const t = useText();
  const [isMoving, setMoving] = useState(false);
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
      <Button onClick={() => setMoving(true)} disabled={steps.length === 0 || !place}>
        {t('move.title')}
      </Button>
      {error ? <ErrorNotice error={error} /> : undefined}
      {isMoving && place ? (
        <MoveDialog
          funnel={funnel.id}
          project={project}
          seen={place}
          all={all}
          steps={steps}
          onClose={() => setMoving(false)}
        />
      ) : undefined}
    </Row>
  );
}
