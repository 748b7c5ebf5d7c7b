import { type TextKey, useText } from '../text/text-context';
import { CheckBox } from '../ui/field';
import { Quiet, Stack } from '../ui/layout';
import { Table } from '../ui/table';
import { fieldConflicts, isChangedMeanwhile } from './bulk-conflict';
import type { BulkField, BulkOutcome } from './bulk-fields';
import type { ProjectRow } from './project-columns';

interface BulkPreviewProps {
  readonly rows: readonly ProjectRow[];
  /** Undefined if the projects are deleted. */
  readonly changed: { readonly field: BulkField; readonly after: string } | undefined;
  readonly outcomes: ReadonlyMap<string, BulkOutcome>;
  /** The projects as they were shown when the change was sent. */
  readonly seen: ReadonlyMap<string, ProjectRow>;
  /** Projects that are changed although another user changed them meanwhile. */
  readonly confirmed: ReadonlySet<string>;
  readonly onConfirm: (id: string) => void;
}

export function BulkPreview({ rows, changed, outcomes, seen, confirmed, onConfirm }: BulkPreviewProps) {
  const t = useText();
  const text = useFieldText();
  const field = changed?.field;
  const changes = field && [
    { key: 'now', title: t('bulk.before'), cell: (row: ProjectRow) => text(field.title, field.show(row[field.name])) },
    { key: 'after', title: t('bulk.after'), cell: () => text(field.title, changed.after) },
  ];
  const details = (row: ProjectRow) => {
    const outcome = outcomes.get(row.id);
    if (!isChangedMeanwhile(outcome)) return <Rejection outcome={outcome} />;
    return (
      <Stack>
        <Differences before={seen.get(row.id) ?? row} now={row} />
        <CheckBox
          label={t(changed ? 'bulk.change_anyway' : 'bulk.delete_anyway', { name: row.name ?? '' })}
          checked={confirmed.has(row.id)}
          onChange={() => onConfirm(row.id)}
        />
      </Stack>
    );
  };
  return (
    <>
      <h3>{t('bulk.preview')}</h3>
      <Table
        label={t('bulk.preview')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', title: t('ui.name'), cell: ({ name, code }) => `${name} ${code ? `(${code})` : ''}` },
          ...(changes ?? []),
          { key: 'outcome', title: t('ui.details'), cell: details },
        ]}
      />
    </>
  );
}

/** A value as the table shows it: a status by its name. */
function useFieldText(): (title: TextKey, value: string) => string {
  const t = useText();
  return (title, value) => (title === 'ui.status' && value !== '—' ? t(`status.${value}` as TextKey) : value);
}

function Differences({ before, now }: { before: ProjectRow; now: ProjectRow }) {
  const t = useText();
  const text = useFieldText();
  const listed = fieldConflicts(before, now).map(
    ({ title, before: old, now: stored }) => `${t(title)}: ${text(title, old)} → ${text(title, stored)}`,
  );
  return (
    <span>
      {t('conflict.title')}. {listed.length === 0 ? t('bulk.elsewhere') : listed.join('; ')}
    </span>
  );
}

function Rejection({ outcome }: { outcome: BulkOutcome | undefined }) {
  if (!outcome || outcome.response) return undefined;
  return (
    <Quiet>
      {outcome.error} <code>{outcome.message}</code>
    </Quiet>
  );
}
