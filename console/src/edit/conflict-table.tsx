import type { ReactNode } from 'react';
import { RecordName } from '../records/record-field';
import type { RecordSource } from '../records/record-sources';
import { useText } from '../text/text-context';
import { Badge } from '../ui/badge';
import { Quiet } from '../ui/layout';
import { Table } from '../ui/table';
import { conflictsOf, type Draft } from './draft';

export type Labels<D extends Draft> = Readonly<Record<keyof D & string, string>>;

export type RecordSources<D extends Draft> = Readonly<Partial<Record<keyof D & string, RecordSource>>>;

interface ConflictTableProps<D extends Draft> {
  /** What the user has seen. */
  readonly before: D;
  readonly mine: D;
  readonly now: D;
  readonly labels: Labels<D>;
  /** Of the fields that contain ids. */
  readonly sources?: RecordSources<D> | undefined;
}

/** The fields that another user changed in the meantime, with the values that the user has seen and entered. */
export function ConflictTable<D extends Draft>({ before, mine, now, labels, sources }: ConflictTableProps<D>) {
  const t = useText();
  const conflicts = conflictsOf(before, mine, now);
  if (conflicts.length === 0) return <Quiet>{t('conflict.elsewhere')}</Quiet>;
  return (
    <Table
      label={t('conflict.title')}
      rows={conflicts}
      rowKey={({ field }) => field}
      columns={[
        { key: 'field', title: t('filter.field'), cell: ({ field }) => labels[field] },
        {
          key: 'before',
          title: t('conflict.before'),
          cell: ({ field, before: seen }) => shown(seen, sources?.[field]),
        },
        {
          key: 'now',
          title: t('conflict.now'),
          cell: ({ field, now: stored }) => <strong>{shown(stored, sources?.[field])}</strong>,
        },
        { key: 'mine', title: t('conflict.mine'), cell: ({ field, mine: own }) => shown(own, sources?.[field]) },
      ]}
    />
  );
}

function shown(value: unknown, source: RecordSource | undefined): ReactNode {
  if (value === undefined || value === null || value === '') return '—';
  if (typeof value === 'string' && value.startsWith('data:image/')) return <img src={value} alt="" height="48" />;
  const values = Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : [value];
  if (source)
    return values.map((id) => (
      <Badge key={String(id)}>
        <RecordName source={source} id={String(id)} />
      </Badge>
    ));
  return values.map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one))).join(', ') || '—';
}
