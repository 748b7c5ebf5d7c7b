import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Quiet } from '../ui/layout';
import { Table } from '../ui/table';
import { conflictsOf, type Draft } from './draft';
import type { Edit } from './use-edit';

/** What another user changed since the form was opened. The input stays, whatever is chosen. */
export function ConflictDialog<D extends Draft>({
  edit,
  now,
  labels,
}: {
  edit: Edit<D>;
  now: D;
  labels: Readonly<Record<keyof D & string, string>>;
}) {
  const t = useText();
  const conflicts = conflictsOf(edit.before, edit.draft, now);
  return (
    <Dialog
      title={t('conflict.title')}
      size="wide"
      onClose={() => edit.keepEditing(now)}
      footer={
        <>
          <Button onClick={() => edit.keepEditing(now)}>{t('conflict.edit')}</Button>
          <Button look="primary" onClick={() => edit.overwrite(now)}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.about')}</p>
      {conflicts.length === 0 ? (
        <Quiet>{t('conflict.elsewhere')}</Quiet>
      ) : (
        <Table
          label={t('conflict.title')}
          rows={conflicts}
          rowKey={({ field }) => field}
          columns={[
            { key: 'field', title: t('filter.field'), cell: ({ field }) => labels[field] },
            { key: 'before', title: t('conflict.before'), cell: ({ before }) => shown(before) },
            { key: 'now', title: t('conflict.now'), cell: ({ now: stored }) => <strong>{shown(stored)}</strong> },
            { key: 'mine', title: t('conflict.mine'), cell: ({ mine }) => (mine === undefined ? '—' : shown(mine)) },
          ]}
        />
      )}
    </Dialog>
  );
}

function shown(value: unknown): string {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ') || '—';
  return typeof value === 'object' ? (JSON.stringify(value) ?? '—') : String(value ?? '') || '—';
}
