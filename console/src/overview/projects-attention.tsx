import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../api/api-context';
import type { FilterGroup } from '../projects/filter-model';
import { searchBody } from '../projects/projects-search';
import { Money } from '../ui/money';
import { AttentionCard } from './attention-card';
import { useOverviewText } from './use-overview-text';

const SHOWN = 3;
const LIVE_MS = 30_000;

/** Projects that match a filter, as on the projects screen. */
export function ProjectsAttention({ title, filter }: { title: string; filter: FilterGroup }) {
  const t = useOverviewText();
  const { client } = useApi();
  const { data, error } = useQuery({
    queryKey: ['attention', filter],
    queryFn: ({ signal }) => {
      const body = { ...searchBody({ filter }), fields: ['name', 'code', 'budget'] as const, perPage: SHOWN };
      return client.call('post', '/api/management/projects/search', { body }, { repeatable: true, signal });
    },
    refetchInterval: LIVE_MS,
    placeholderData: keepPreviousData,
  });
  const entries = data?.projects.map(({ id, name, budget }) => ({
    key: id,
    link: (
      <Link to="/projects/$project" params={{ project: id }}>
        {name}
      </Link>
    ),
    about: <Money cents={budget} />,
  }));
  return (
    <AttentionCard
      title={title}
      error={error}
      data={data && { count: data.meta.total, entries: entries ?? [] }}
      more={
        <Link to="/projects" search={{ filter }} aria-label={t('overview.all_of', { title })}>
          {t('overview.all')}
        </Link>
      }
    />
  );
}
