import { useParams, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useRead } from '../api/use-read';
import { ProjectStatus } from '../projects/project-columns';
import { useText } from '../text/text-context';
import { Page, Row } from '../ui/layout';
import { lazyPart } from '../ui/lazy-part';
import { LoadedScreen } from '../ui/loaded-screen';
import { Tabs } from '../ui/tabs';
import { AnswersTab } from './answers-tab';
import { HistoryTab } from './history-tab';
import { MessagesTab } from './messages-tab';
import { OverviewTab } from './overview-tab';
import { ProjectActions } from './project-actions';
import type { ProjectDetail } from './project-detail';
import { PROJECT_TABS, type ProjectTab } from './project-search';

// Loaded if it is shown: few projects are merged.
const MergedNotice = lazyPart(() => import('./merged-notice'), 'MergedNotice');

export function ProjectScreen() {
  const { project: id } = useParams({ from: '/projects/$project' });
  const { tab = 'overview' } = useSearch({ from: '/projects/$project' });
  const query = { include: 'ancestors,completed_percentage' };
  const read = useRead('/api/management/projects/{project}', { path: { project: id }, query });
  return (
    <LoadedScreen of={read}>
      {({ project }) => <Project key={project.id} project={project as ProjectDetail} tab={tab} />}
    </LoadedScreen>
  );
}

function Project({ project, tab }: { project: ProjectDetail; tab: ProjectTab }) {
  const t = useText();
  return (
    <Page
      title={project.name}
      about={
        <Row>
          <code>{project.code}</code>
          <ProjectStatus status={project.status} />
          {project.deleted_at ? t('project.deleted') : undefined}
        </Row>
      }
      actions={<ProjectActions project={project} />}
    >
      {project.merged_id === null ? undefined : (
        <Suspense>
          <MergedNotice project={project.id} into={project.merged_id} />
        </Suspense>
      )}
      <Tabs
        label={t('project.parts')}
        current={tab}
        tabs={PROJECT_TABS.map((key) => ({ key, label: t(`project.tab_${key}`) }))}
      />
      {tab === 'overview' ? <OverviewTab project={project} /> : undefined}
      {tab === 'history' ? <HistoryTab project={project.id} /> : undefined}
      {tab === 'answers' ? <AnswersTab project={project} /> : undefined}
      {tab === 'messages' ? <MessagesTab project={project.id} /> : undefined}
    </Page>
  );
}
