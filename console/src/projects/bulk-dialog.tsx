import { useState } from 'react';
import { useChange } from '../api/use-change';
import { type TextKey, useText } from '../text/text-context';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { SelectField, TextField } from '../ui/field';
import { Quiet, Row } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { Table } from '../ui/table';
import { BULK_FIELDS, type BulkField, type BulkOutcome, sendBulk } from './bulk-fields';
import type { ProjectRow } from './project-columns';

export type BulkKind = 'change' | 'delete';

interface BulkDialogProps {
  readonly kind: BulkKind;
  readonly projects: readonly ProjectRow[];
  /** Called with the projects that the API rejected. */
  readonly onDone: (rejected: ReadonlySet<string>) => void;
  readonly onClose: () => void;
}

/** Shows exactly what will change before it does, and what was rejected afterwards. */
export function BulkDialog({ kind, projects, onDone, onClose }: BulkDialogProps) {
  const t = useText();
  const [field, setField] = useState<BulkField>(BULK_FIELDS[0]);
  const [value, setValue] = useState('');
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, BulkOutcome>>(new Map());
  const change = useChange(sendBulk, (results) => {
    setOutcomes(results);
    const rejected = new Set([...results].flatMap(([id, outcome]) => (outcome.response ? [] : [id])));
    onDone(rejected);
    if (rejected.size === 0) onClose();
  });
  const count = projects.length;
  const title = t(kind === 'delete' ? 'bulk.delete' : 'bulk.change', { count });
  const submit = () =>
    change.mutate({ kind, ids: projects.map(({ id }) => id), field: field.name, value: field.parse(value) });
  return (
    <Dialog
      title={title}
      size="wide"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            look={kind === 'delete' ? 'danger' : 'primary'}
            disabled={change.isPending || (kind === 'change' && value === '')}
            onClick={submit}
          >
            {outcomes.size > 0 ? t('ui.retry') : title}
          </Button>
        </>
      }
    >
      {change.error ? <ErrorNotice error={change.error} /> : undefined}
      {outcomes.size > 0 ? <p role="alert">{t('bulk.rejected')}</p> : undefined}
      {kind === 'change' ? (
        <BulkFields field={field} value={value} onField={setField} onValue={setValue} />
      ) : (
        <p>{t('bulk.delete_about')}</p>
      )}
      <Preview kind={kind} projects={projects} field={field} value={value} outcomes={outcomes} />
    </Dialog>
  );
}

function BulkFields({
  field,
  value,
  onField,
  onValue,
}: {
  field: BulkField;
  value: string;
  onField: (field: BulkField) => void;
  onValue: (value: string) => void;
}) {
  const t = useText();
  const choose = (name: string) => {
    onField(BULK_FIELDS.find((one) => one.name === name) ?? BULK_FIELDS[0]);
    onValue('');
  };
  return (
    <Row>
      <SelectField label={t('bulk.field')} value={field.name} onChange={(event) => choose(event.target.value)}>
        {BULK_FIELDS.map(({ name, title }) => (
          <option key={name} value={name}>
            {t(title)}
          </option>
        ))}
      </SelectField>
      {field.options ? (
        <SelectField label={t('bulk.value')} value={value} onChange={(event) => onValue(event.target.value)}>
          <option value="">{t('filter.from_list')}</option>
          {field.options.map((option) => (
            <option key={option} value={option}>
              {t(`status.${option}` as TextKey)}
            </option>
          ))}
        </SelectField>
      ) : (
        <TextField
          label={t('bulk.value')}
          type={field.isNumber ? 'number' : 'text'}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Row>
  );
}

function Preview({
  kind,
  projects,
  field,
  value,
  outcomes,
}: Pick<BulkDialogProps, 'kind' | 'projects'> & {
  field: BulkField;
  value: string;
  outcomes: ReadonlyMap<string, BulkOutcome>;
}) {
  const t = useText();
  const changes = [
    { key: 'now', title: t('bulk.before'), cell: (row: ProjectRow) => field.show(row[field.name]) },
    { key: 'after', title: t('bulk.after'), cell: () => (value === '' ? '—' : field.show(field.parse(value))) },
  ];
  return (
    <>
      <h3>{t('bulk.preview')}</h3>
      <Table
        label={t('bulk.preview')}
        rows={projects}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', title: t('ui.name'), cell: ({ name, code }) => `${name} ${code ? `(${code})` : ''}` },
          ...(kind === 'change' ? changes : []),
          { key: 'outcome', title: t('ui.details'), cell: ({ id }) => <Rejection outcome={outcomes.get(id)} /> },
        ]}
      />
    </>
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
