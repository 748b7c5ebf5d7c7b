import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { equalsFilter } from '../projects/filter-model';
import { ProjectStatus } from '../projects/project-columns';
import { useText } from '../text/text-context';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card, Facts, Row, Stack } from '../ui/layout';
import layout from '../ui/layout.module.css';
import { lazyDialog } from '../ui/lazy-part';
import { Money } from '../ui/money';
import { Time } from '../ui/time';
import { HierarchyCard } from './hierarchy-card';
import type { ProjectDetail } from './project-detail';
import { StepsCard } from './steps-card';
import { TasksCard } from './tasks-card';

// Loaded when it is first shown.
const EditDialog = lazyDialog(() => import('./edit-dialog'), 'EditDialog');

export function OverviewTab({ project }: { project: ProjectDetail }) {
  return (
    <div className={layout['columns']}>
      <Stack>
        <StepsCard project={project} />
        <TasksCard project={project.id} />
        <HierarchyCard project={project.id} />
      </Stack>
      <FieldsCard project={project} />
    </div>
  );
}

function FieldsCard({ project }: { project: ProjectDetail }) {
  const t = useText();
  const [isEditing, setEditing] = useState(false);
  const edit = (
    <Button icon="edit" onClick={() => setEditing(true)}>
      {t('ui.edit')}
    </Button>
  );
  return (
    <Card title={t('project.fields')} actions={edit}>
      <Facts
        of={[
          [t('ui.status'), <ProjectStatus key="status" status={project.status} />],
          [
            t('project.budget'),
            <Row key="budget">
              <Money cents={project.budget} />
              <Link to="." search={{ tab: 'history', field: 'budget' } as never}>
                {t('history.who')}
              </Link>
            </Row>,
          ],
          [t('project.impact'), project.impact],
          [t('project.customer'), project.customer?.name],
          [t('project.contact'), project.contact?.name],
          [t('project.completed'), `${project.completed_percentage ?? 0} %`],
          [
            t('project.tags'),
            project.tags.length === 0 ? undefined : (
              <Row key="tags">
                {project.tags.map(({ id, name }) => (
                  <Link key={id} to="/projects" search={{ filter: equalsFilter('tags', id) }}>
                    {name}
                  </Link>
                ))}
              </Row>
            ),
          ],
          [
            t('project.groups'),
            project.groups.length === 0 ? undefined : (
              <Row key="groups">
                {project.groups.map(({ id, name }) => (
                  <Link key={id} to="/groups/$group" params={{ group: id }}>
                    {name}
                  </Link>
                ))}
              </Row>
            ),
          ],
          [t('project.users'), <Names key="users" of={project.users} />],
          [t('ui.created'), <Time key="created" at={project.created_at} />],
          [t('ui.updated'), <Time key="updated" at={project.updated_at} />],
          [t('project.description'), project.description],
          ['Id', <code key="id">{project.id}</code>],
        ]}
      />
      {isEditing ? (
        <Suspense>
          <EditDialog project={project} onClose={() => setEditing(false)} />
        </Suspense>
      ) : undefined}
    </Card>
  );
}

function Names({ of }: { of: readonly { readonly id: string; readonly name: string }[] }) {
  if (of.length === 0) return '—';
  return (
    <Row>
      {of.map(({ id, name }) => (
        <Badge key={id}>{name}</Badge>
      ))}
    </Row>
  );
}
