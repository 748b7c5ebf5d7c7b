import { Link } from '@tanstack/react-router';
import { Suspense, useCallback } from 'react';
import { useText } from '../text/text-context';
import { Button, buttonClass } from '../ui/button';
import { Row } from '../ui/layout';
import { lazyPart } from '../ui/lazy-part';
import { Menu } from '../ui/menu';
import { SearchText } from '../ui/search-text';
import { countConditions } from './filter-model';
import { PROJECT_COLUMNS, shownColumns } from './project-columns';
import type { ProjectsSearch } from './projects-search';

// Loaded when it is first shown: it is not part of the first load.
const ViewsMenu = lazyPart(() => import('../views/views-menu'), 'ViewsMenu');

interface ProjectsToolbarProps {
  readonly search: ProjectsSearch;
  readonly isFiltering: boolean;
  readonly onFiltering: () => void;
  readonly onChange: (more: Partial<Record<keyof ProjectsSearch, unknown>>) => void;
}

export function ProjectsToolbar({ search, isFiltering, onFiltering, onChange }: ProjectsToolbarProps) {
  const t = useText();
  const count = search.filter ? countConditions(search.filter) : 0;
  const shown = shownColumns(search.columns).map(({ key }) => key);
  const onText = useCallback((q: string) => onChange({ q }), [onChange]);
  const toggle = (key: string) => {
    onChange({ columns: shown.includes(key) ? shown.filter((one) => one !== key) : [...shown, key] });
  };
  return (
    <Row>
      <Suspense fallback={<Button icon="overview">{t('views.title')}</Button>}>
        <ViewsMenu search={search} />
      </Suspense>
      <SearchText label={t('projects.search')} text={search.q ?? ''} onText={onText} />
      <Button icon="filter" aria-expanded={isFiltering} onClick={onFiltering}>
        {count > 0 ? t('projects.filter_count', { count }) : t('projects.filters')}
      </Button>
      <Menu
        trigger={<Button icon="columns">{t('projects.columns')}</Button>}
        items={PROJECT_COLUMNS.map(({ key, title }) => ({
          key,
          label: t(title),
          isChecked: shown.includes(key),
          staysOpen: true,
          onSelect: () => toggle(key),
        }))}
      />
      <Button
        icon="trash"
        aria-pressed={search.trashed ?? false}
        look={search.trashed ? 'primary' : 'default'}
        onClick={() => onChange({ trashed: search.trashed ? undefined : true })}
      >
        {t('projects.deleted')}
      </Button>
      {search.trashed ? (
        <Link to="/deleted" search={{ kind: 'projects' }} className={buttonClass()}>
          {t('projects.restore')}
        </Link>
      ) : undefined}
    </Row>
  );
}
