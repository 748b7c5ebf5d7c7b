import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { MoveDialog } from '../moves/move-dialog';
import { useText } from '../text/text-context';
import { StateBadge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card, Quiet, Row } from '../ui/layout';
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
  const step = project.funnel_steps.find(({ funnel_id: id }) => id === funnel.id);
  const read = useRead('/api/management/funnels/{funnel}', { path: { funnel: funnel.id } });
  const steps = (read.data?.funnel.steps ?? []).filter(({ id }) => id !== step?.id);
  return (
    <Row>
      <strong>{funnel.name}</strong>
      <span>{step?.name}</span>
      <StateBadge state={funnel.status} />
      <Quiet>
        {t('project.since')} <Time at={step?.linked_at} relative />
      </Quiet>
      <Link to="." search={{ tab: 'history' } as never}>
        {t('project.why_here')}
      </Link>
      <Button onClick={() => setMoving(true)} disabled={steps.length === 0}>
        {t('move.title')}
      </Button>
      {isMoving ? (
        <MoveDialog funnel={funnel.id} project={project} steps={steps} onClose={() => setMoving(false)} />
      ) : undefined}
    </Row>
  );
}
