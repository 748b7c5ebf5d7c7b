import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { equalsFilter } from '../projects/filter-model';
import { useText } from '../text/text-context';
import { IconButton } from '../ui/button';
import { Row } from '../ui/layout';
import { Loaded, type Read } from '../ui/loaded';
import type { PageMeta } from '../ui/page-meta';
import { Pager } from '../ui/pager';
import { type Column, Table } from '../ui/table';

interface Named {
  readonly id: string | number;
  readonly name: string;
}

/** A dialog about a record that can be opened from its row. */
interface RecordDialog<R> {
  readonly label: (record: R) => string;
  readonly show: (record: R, close: () => void) => ReactNode;
}

interface RecordTabProps<R extends Named> {
  readonly label: string;
  readonly page: Read<{ readonly rows: readonly R[]; readonly meta: PageMeta }>;
  readonly onPage: (page: number) => void;
  /** Shown if there are no records. */
  readonly none: ReactNode;
  readonly columns: readonly Column<R>[];
  /** Field of projects that contains the id of a record. */
  readonly projectField: 'customer' | 'contact' | 'project_groups' | 'tags';
  readonly edit: RecordDialog<R>;
  readonly remove: RecordDialog<R>;
  /** The name of a record in its row; default: the name as text. */
  readonly nameCell?: (record: R) => ReactNode;
}

/** Records of one kind by page, with their projects and what can be done with them. */
export function RecordTab<R extends Named>({ page, none, onPage, ...table }: RecordTabProps<R>) {
  return (
    <Loaded of={page}>
      {({ rows, meta }) =>
        meta.total === 0 ? (
          none
        ) : (
          <>
            <RecordTable rows={rows} {...table} />
            <Pager meta={meta} onPage={onPage} />
          </>
        )
      }
    </Loaded>
  );
}

type RecordTableProps<R extends Named> = Omit<RecordTabProps<R>, 'page' | 'none' | 'onPage'> & {
  readonly rows: readonly R[];
};

function RecordTable<R extends Named>({
  label,
  rows,
  columns,
  projectField,
  edit,
  remove,
  nameCell = ({ name }) => <strong>{name}</strong>,
}: RecordTableProps<R>) {
  const t = useText();
  const [shown, setShown] = useState<{ readonly dialog: RecordDialog<R>; readonly record: R }>();
  return (
    <>
      <Table
        label={label}
        rows={rows}
        rowKey={({ id }) => String(id)}
        columns={[
          { key: 'name', title: t('ui.name'), cell: nameCell },
          ...columns,
          {
            key: 'projects',
            title: t('nav.projects'),
            cell: ({ id, name }) => (
              <Link
                to="/projects"
                search={{ filter: equalsFilter(projectField, id) }}
                aria-label={t('ui.projects_of', { name })}
              >
                {t('nav.projects')}
              </Link>
            ),
          },
          {
            key: 'actions',
            title: t('ui.actions'),
            cell: (record) => (
              <Row>
                <IconButton icon="edit" label={edit.label(record)} onClick={() => setShown({ dialog: edit, record })} />
                <IconButton
                  icon="trash"
                  label={remove.label(record)}
                  onClick={() => setShown({ dialog: remove, record })}
                />
              </Row>
            ),
          },
        ]}
      />
      {shown?.dialog.show(shown.record, () => setShown(undefined))}
    </>
  );
}
