import { useText } from '../text/text-context';
import { Quiet } from '../ui/layout';
import { Table } from '../ui/table';
import { conflictsOf, type Draft } from './draft';

interface ConflictTableProps<D extends Draft> {
  /** What the user has seen. */
  readonly before: D;
  readonly mine: D;
  readonly now: D;
  readonly labels: Readonly<Record<keyof D & string, string>>;
}

/** The fields that another user changed in the meantime, with the values that the user has seen and entered. */
export function ConflictTable<D extends Draft>({ before, mine, now, labels }: ConflictTableProps<D>) {
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
        { key: 'before', title: t('conflict.before'), cell: ({ before: seen }) => shown(seen) },
        { key: 'now', title: t('conflict.now'), cell: ({ now: stored }) => <strong>{shown(stored)}</strong> },
        { key: 'mine', title: t('conflict.mine'), cell: ({ mine: own }) => (own === undefined ? '—' : shown(own)) },
      ]}
    />
  );
}

function shown(value: unknown): string {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ') || '—';
  return typeof value === 'object' ? (JSON.stringify(value) ?? '—') : String(value ?? '') || '—';
}
