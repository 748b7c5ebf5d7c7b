import { columnVisibilityFeature, createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import type { VirtualItem } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';
import { useMemo } from 'react';
import { useText } from '../text/text-context';
import { useNumber } from '../ui/money';
import { PROJECT_COLUMNS, type ProjectColumn, type ProjectRow } from './project-columns';
import type { SortBy } from './projects-search';
import styles from './projects-table.module.css';

interface TableRow {
  readonly index: number;
  readonly start: number;
  readonly project: ProjectRow | undefined;
}

export interface Selection {
  readonly projects: ReadonlyMap<string, ProjectRow>;
  readonly toggle: (row: ProjectRow) => void;
  readonly toggleLoaded: () => void;
}

interface ProjectsTableProps {
  readonly scroll: RefObject<HTMLElement | null>;
  readonly columns: readonly ProjectColumn[];
  readonly total: number;
  readonly height: number;
  readonly items: readonly VirtualItem[];
  readonly isBehind: boolean;
  readonly rowAt: (index: number) => ProjectRow | undefined;
  readonly sort: readonly SortBy[];
  readonly onSort: (field: string) => void;
  readonly selection: Selection;
}

const features = tableFeatures({ columnVisibilityFeature });
const helper = createColumnHelper<typeof features, TableRow>();
const definitions = helper.columns(
  PROJECT_COLUMNS.map(({ key, cell }) =>
    helper.display({
      id: key,
      cell: ({ row }) => (row.original.project ? cell(row.original.project) : <span className={styles['ghost']} />),
    }),
  ),
);

/** Rows that are visible, of a list that may be very long. */
export function ProjectsTable(props: ProjectsTableProps) {
  const { scroll, columns, total, height, items, isBehind, rowAt, selection } = props;
  const t = useText();
  const number = useNumber();
  const data = items.map(({ index, start }): TableRow => ({ index, start, project: rowAt(index) }));
  const columnVisibility = useMemo(() => {
    return Object.fromEntries(PROJECT_COLUMNS.map((column) => [column.key, columns.includes(column)]));
  }, [columns]);
  const table = useTable({ features, columns: definitions, data, state: { columnVisibility } });
  return (
    <section
      ref={scroll}
      className={`${styles['scroll']} ${isBehind ? styles['behind'] : ''}`}
      aria-label={t('projects.table', { total: number(total) })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: Rows are positioned, which table elements do not allow. */}
      <div className={styles['table']} role="table" aria-rowcount={total + 1} aria-label={t('projects.title')}>
        <Head {...props} />
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        <div className={styles['body']} role="rowgroup" style={{ height }}>
          {table.getRowModel().rows.map((row) => (
            <Row key={row.original.index} row={row.original} selection={selection}>
              {row.getVisibleCells().map((cell) => (
                <Cell key={cell.id} column={columns.find(({ key }) => key === cell.column.id)}>
                  <table.FlexRender cell={cell} />
                </Cell>
              ))}
            </Row>
          ))}
        </div>
      </div>
    </section>
  );
}

function Row({ row, selection, children }: { row: TableRow; selection: Selection; children: ReactNode }) {
  const t = useText();
  const { index, start, project } = row;
  const isSelected = project !== undefined && selection.projects.has(project.id);
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see the table
    <div
      className={styles['row']}
      role="row"
      aria-rowindex={index + 2}
      data-selected={isSelected}
      style={{ transform: `translateY(${start}px)` }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see the table */}
      <span role="cell" className={`${styles['cell']} ${styles['check']}`}>
        <input
          type="checkbox"
          aria-label={t('projects.select', { name: project?.name ?? '' })}
          disabled={!project}
          checked={isSelected}
          onChange={() => project && selection.toggle(project)}
        />
      </span>
      {children}
    </div>
  );
}

function Cell({ column, children }: { column: ProjectColumn | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the table
    <span
      role="cell"
      className={`${styles['cell']} ${column?.isNumber ? styles['number'] : ''}`}
      style={{ width: column?.width }}
    >
      <span>{children}</span>
    </span>
  );
}

function Head({ columns, sort, onSort, selection }: ProjectsTableProps) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the table
    <div role="rowgroup">
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see the table */}
      <div className={styles['head']} role="row" aria-rowindex={1}>
        {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see the table */}
        <span role="columnheader" className={`${styles['title']} ${styles['check']}`}>
          <input
            type="checkbox"
            aria-label={t('projects.select_loaded')}
            checked={selection.projects.size > 0}
            onChange={selection.toggleLoaded}
          />
        </span>
        {columns.map((column) => (
          <Title key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
      </div>
    </div>
  );
}

function Title({ column, sort, onSort }: Pick<ProjectsTableProps, 'sort' | 'onSort'> & { column: ProjectColumn }) {
  const t = useText();
  const direction = sort.find(({ field }) => field === column.sort)?.direction;
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see the table
    <span
      role="columnheader"
      aria-sort={direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : 'none'}
      className={`${styles['title']} ${column.isNumber ? styles['number'] : ''}`}
      style={{ width: column.width }}
    >
      {column.sort ? (
        <button type="button" onClick={() => onSort(column.sort ?? '')}>
          {t(column.title)}
          {direction ? <span>{direction === 'asc' ? '↑' : '↓'}</span> : undefined}
        </button>
      ) : (
        t(column.title)
      )}
    </span>
  );
}
