import { useNavigate, useSearch } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { Card, Page, Row } from '../ui/layout';
import { lazyDialog, lazyPart } from '../ui/lazy-part';
import { useNumber } from '../ui/money';
import { Empty, ErrorNotice, Skeleton } from '../ui/notice';
import { useDelayed } from '../ui/use-delayed';
import type { BulkKind } from './bulk-dialog';
import { NO_FILTER } from './filter-model';
import { membersOf, shownColumns } from './project-columns';
import { type ProjectsSearch, toggleSort } from './projects-search';
import { ProjectsTable } from './projects-table';
import { ProjectsToolbar } from './projects-toolbar';
import { useParams } from './use-params';
import { useProjectPages } from './use-project-pages';
import { useSelection } from './use-selection';

// Loaded when they are first shown: they are not part of the first load.
const BulkDialog = lazyDialog(() => import('./bulk-dialog'), 'BulkDialog');
const CreateProjectDialog = lazyDialog(() => import('./create-project-dialog'), 'CreateProjectDialog');
const ExportMenu = lazyPart(() => import('./export-menu'), 'ExportMenu');
const FilterEditor = lazyPart(() => import('./filter-editor'), 'FilterEditor');

const ROW_HEIGHT = 40;
const OVERSCAN = 8;
/** Projects of one request. */
const MAX_BULK = 200;

type ChangeSearch = (more: Partial<Record<keyof ProjectsSearch, unknown>>) => void;

export function ProjectsScreen() {
  const t = useText();
  const number = useNumber();
  const { search, change } = useUrlState();
  const [isFiltering, setFiltering] = useState(search.filter !== undefined);
  const list = useProjectList(search);
  const { isLoaded, total, error } = list.pages;
  const state = isLoaded ? t('projects.total', { total: number(total), count: total }) : error ? '' : t('ui.loading');
  return (
    <Page
      title={t('projects.title')}
      about={<span aria-live="polite">{state}</span>}
      actions={<Actions search={search} />}
    >
      <ProjectsToolbar
        search={search}
        isFiltering={isFiltering}
        onFiltering={() => setFiltering((before) => !before)}
        onChange={change}
      />
      {isFiltering ? <Filters search={search} onChange={change} /> : undefined}
      {list.pages.error ? (
        <ErrorNotice error={list.pages.error} onRetry={() => void list.pages.refetch()} />
      ) : undefined}
      <BulkBar selection={list.selection} />
      <Result list={list} search={search} onChange={change} />
    </Page>
  );
}

function Actions({ search }: { search: ProjectsSearch }) {
  const t = useText();
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <Suspense>
        <ExportMenu search={search} />
      </Suspense>
      <Button icon="plus" look="primary" onClick={() => setCreating(true)}>
        {t('projects.create')}
      </Button>
      {isCreating ? (
        <Suspense>
          <CreateProjectDialog onClose={() => setCreating(false)} />
        </Suspense>
      ) : undefined}
    </>
  );
}

function useUrlState(): { search: ProjectsSearch; change: ChangeSearch } {
  const search = useSearch({ from: '/projects' });
  const navigate = useNavigate({ from: '/projects' });
  const change = useCallback<ChangeSearch>(
    (more) => void navigate({ search: (before) => ({ ...before, ...more }) as ProjectsSearch }),
    [navigate],
  );
  return { search, change };
}

function useProjectList(search: ProjectsSearch) {
  const scroll = useRef<HTMLElement>(null);
  const columns = useMemo(() => shownColumns(search.columns), [search.columns]);
  const [total, setTotal] = useState(0);
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const items = virtualizer.getVirtualItems();
  const pages = useProjectPages(
    search,
    membersOf(columns),
    items.map(({ index }) => index),
  );
  if (pages.total !== total) setTotal(pages.total);
  const selection = useSelection(pages.loaded);
  return { scroll, columns, items, height: virtualizer.getTotalSize(), pages, selection };
}

function Filters({ search, onChange }: { search: ProjectsSearch; onChange: ChangeSearch }) {
  const t = useText();
  const { data, error, refetch } = useParams();
  const filter = useDelayed(search.filter ?? NO_FILTER, (changed) => onChange({ filter: changed }));
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  return (
    <Card title={t('filter.title')}>
      <Suspense>
        <FilterEditor group={filter.value} fields={data?.params.filters ?? []} onChange={filter.set} />
      </Suspense>
    </Card>
  );
}

function Result({
  list: { scroll, columns, items, height, pages, selection },
  search,
  onChange,
}: {
  list: ReturnType<typeof useProjectList>;
  search: ProjectsSearch;
  onChange: ChangeSearch;
}) {
  if (!pages.isLoaded) return pages.error ? undefined : <Skeleton lines={12} />;
  if (pages.total === 0) return <NoProjects search={search} onChange={onChange} />;
  return (
    <ProjectsTable
      scroll={scroll}
      columns={columns}
      total={pages.total}
      height={height}
      items={items}
      isBehind={pages.isBehind}
      rowAt={pages.rowAt}
      sort={search.sort ?? []}
      onSort={(field) => onChange({ sort: toggleSort(search.sort ?? [], field) })}
      selection={selection}
    />
  );
}

function NoProjects({ search, onChange }: { search: ProjectsSearch; onChange: ChangeSearch }) {
  const t = useText();
  const isFiltered = search.q !== undefined || search.filter !== undefined || search.trashed === true;
  if (!isFiltered) return <Empty title={t('projects.none')}>{t('projects.none_about')}</Empty>;
  return (
    <Empty
      title={t('projects.empty')}
      action={
        <Button onClick={() => onChange({ q: undefined, filter: undefined, trashed: undefined })}>
          {t('projects.clear_filters')}
        </Button>
      }
    >
      {t('projects.empty_about')}
    </Empty>
  );
}

function BulkBar({ selection }: { selection: ReturnType<typeof useSelection> }) {
  const t = useText();
  const [kind, setKind] = useState<BulkKind>();
  const projects = [...selection.projects.values()];
  if (projects.length === 0) return undefined;
  const isTooMany = projects.length > MAX_BULK;
  return (
    <Row>
      <strong aria-live="polite">{t('projects.selected', { count: projects.length })}</strong>
      <Button icon="edit" disabled={isTooMany} onClick={() => setKind('change')}>
        {t('projects.change')}
      </Button>
      <Button icon="trash" look="danger" disabled={isTooMany} onClick={() => setKind('delete')}>
        {t('ui.delete')}
      </Button>
      <Button look="plain" onClick={() => selection.keep(new Set())}>
        {t('projects.clear_selection')}
      </Button>
      {isTooMany ? <span>{t('bulk.too_many')}</span> : undefined}
      {kind ? (
        <Suspense>
          <BulkDialog kind={kind} projects={projects} onDone={selection.keep} onClose={() => setKind(undefined)} />
        </Suspense>
      ) : undefined}
    </Row>
  );
}
