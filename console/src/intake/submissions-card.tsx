import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../api/use-read';
import { useCurrentProjects } from '../projects/use-current-projects';
import { StateBadge } from '../ui/badge';
import { Card, Quiet, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty } from '../ui/notice';
import { Pager } from '../ui/pager';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { type IntakeSubmission, LINK } from './intake-api';
import { useIntakeText } from './use-intake-text';

const PER_PAGE = 20;
const LIVE_MS = 3_000;

/** What was submitted through a link, newest first, with the projects that it created. */
export function SubmissionsCard({ link }: { link: string }) {
  const t = useIntakeText();
  const { page } = useSearch({ from: '/intake/$link' });
  const navigate = useNavigate({ from: '/intake/$link' });
  const read = useRead(
    `${LINK}/submissions`,
    { path: { intake_link: link }, query: { perPage: PER_PAGE, ...(page ? { page } : {}) } },
    { keepPrevious: true, refetchMs: LIVE_MS },
  );
  return (
    <Card title={t('intake.submissions')}>
      <Loaded of={read}>
        {({ submissions, meta }) =>
          meta.total === 0 ? (
            <Empty title={t('intake.no_submissions')}>{t('intake.no_submissions_about')}</Empty>
          ) : (
            <Stack>
              <SubmissionTable submissions={submissions} />
              <Pager meta={meta} onPage={(to) => void navigate({ search: { page: to } })} />
            </Stack>
          )
        }
      </Loaded>
    </Card>
  );
}

function SubmissionTable({ submissions }: { submissions: readonly IntakeSubmission[] }) {
  const t = useIntakeText();
  const created = submissions.filter(({ progress }) => progress !== 'received').map(({ project_id: id }) => id);
  const { data: projects } = useCurrentProjects(created);
  const nameOf = (id: string) => projects?.get(id)?.name ?? id;
  return (
    <Table
      label={t('ui.table_of', { name: t('intake.submissions') })}
      rows={submissions}
      rowKey={({ id }) => id}
      columns={[
        { key: 'at', title: t('ui.time'), cell: ({ created_at: at }) => <Time at={at} /> },
        {
          key: 'project',
          title: t('intake.project_of'),
          cell: ({ project_id: id, progress }) =>
            progress === 'received' ? (
              <Quiet>{t('intake.project_soon')}</Quiet>
            ) : (
              <Link to="/projects/$project" params={{ project: id }}>
                {nameOf(id)}
              </Link>
            ),
        },
        {
          key: 'progress',
          title: t('intake.progress'),
          cell: ({ progress }) => (
            <StateBadge
              state={progress === 'completed' ? 'completed' : 'processing'}
              label={t(`intake.progress_${progress}`)}
            />
          ),
        },
        {
          key: 'duplicates',
          title: t('intake.duplicate_count'),
          isNumber: true,
          cell: ({ duplicates }) => duplicates,
        },
        { key: 'issues', title: t('intake.issues'), cell: ({ issues }) => <Issues of={issues} /> },
        {
          key: 'status',
          title: t('intake.status_page'),
          cell: ({ status_url: url, project_id: id }) => (
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-label={t('intake.status_page_of', { name: nameOf(id) })}
            >
              {t('intake.status_page')}
            </a>
          ),
        },
      ]}
    />
  );
}

function Issues({ of }: { of: IntakeSubmission['issues'] }) {
  if (of.length === 0) return <span>—</span>;
  return (
    <ul>
      {of.map(({ code, detail }) => (
        <li key={code}>
          {detail} <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}
