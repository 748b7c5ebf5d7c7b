import { useQueryClient } from '@tanstack/react-query';
import { randomId } from '@trackway/client';
import { useState } from 'react';
import { useApi } from '../api/api-context';
import { useChange } from '../api/use-change';
import { type TextKey, useText } from '../text/text-context';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { SelectField, TextField } from '../ui/field';
import { Row } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { ErrorNotice } from '../ui/notice';
import { useToast } from '../ui/toast';
import { undoCause } from '../undo/undo-cause';
import { isChangedMeanwhile } from './bulk-conflict';
import { BULK_FIELDS, type BulkField, type BulkOutcome, sendBulk } from './bulk-fields';
import { BulkPreview } from './bulk-preview';
import type { ProjectRow } from './project-columns';
import { useCurrentProjects } from './use-current-projects';

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
  const bulk = useBulk({ kind, projects, onDone, onClose });
  const title = t(kind === 'delete' ? 'bulk.delete' : 'bulk.change', { count: bulk.included.length });
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
            disabled={!bulk.isReady || (kind === 'change' && value === '')}
            onClick={() => bulk.send(field, value)}
          >
            {title}
          </Button>
        </>
      }
    >
      {bulk.error ? <ErrorNotice error={bulk.error} /> : undefined}
      {bulk.outcomes.size > 0 ? (
        <p role="alert">{t(bulk.hasConflicts ? 'bulk.conflicts' : 'bulk.rejected')}</p>
      ) : undefined}
      {kind === 'change' ? (
        <BulkFields field={field} value={value} onField={setField} onValue={setValue} />
      ) : (
        <p>{t('bulk.delete_about')}</p>
      )}
      <Loaded of={bulk.read}>
        {() => (
          <BulkPreview
            rows={bulk.rows}
            changed={
              kind === 'change' ? { field, after: value === '' ? '—' : field.show(field.parse(value)) } : undefined
            }
            outcomes={bulk.outcomes}
            seen={bulk.seen}
            confirmed={bulk.confirmed}
            onConfirm={bulk.confirm}
          />
        )}
      </Loaded>
    </Dialog>
  );
}

/** A change of the projects as they are shown. One that was changed meanwhile is sent again only if it is confirmed. */
function useBulk({ kind, projects, onDone, onClose }: BulkDialogProps) {
  const read = useCurrentProjects(projects.map(({ id }) => id));
  const [seen, setSeen] = useState<ReadonlyMap<string, ProjectRow>>(new Map());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, BulkOutcome>>(new Map());
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const rows = projects.map((row) => read.data?.get(row.id) ?? row);
  const included = rows.filter(({ id }) => confirmed.has(id) || !isChangedMeanwhile(outcomes.get(id)));
  const confirmDone = useBulkToast(kind);
  const change = useChange(sendBulk, (results, { requestId }) => {
    const failed = [...results].filter(([, outcome]) => !outcome.response);
    const unconfirmed = rows.filter((row) => !included.includes(row)).map(({ id }) => id);
    setOutcomes((before) => new Map([...before, ...failed]));
    setConfirmed(new Set());
    const rejected = new Set([...failed.map(([id]) => id), ...unconfirmed]);
    onDone(rejected);
    confirmDone(results.size - failed.length, requestId);
    if (rejected.size === 0) onClose();
  });
  return {
    read,
    rows,
    included,
    seen,
    outcomes,
    confirmed,
    confirm: (id: string) => setConfirmed((before) => toggled(before, id)),
    error: change.error,
    hasConflicts: [...outcomes.values()].some(isChangedMeanwhile),
    isReady: read.data !== undefined && !read.isFetching && !change.isPending && included.length > 0,
    send: (field: BulkField, value: string) => {
      setSeen(new Map([...seen, ...included.map((row) => [row.id, row] as const)]));
      change.mutate({
        kind,
        projects: included,
        field: field.name,
        value: field.parse(value),
        requestId: randomId(),
      });
    },
  };
}

/** Confirms how many projects were changed or deleted, and offers to undo that and what rules did because of it. */
function useBulkToast(kind: BulkKind) {
  const t = useText();
  const toast = useToast();
  const { client } = useApi();
  const queries = useQueryClient();
  return (count: number, requestId: string): void => {
    if (count === 0) return;
    toast(t(kind === 'delete' ? 'bulk.deleted' : 'bulk.changed', { count }), {
      label: t('undo.do'),
      run: async () => {
        const { status, error } = await undoCause(client.call, requestId);
        await queries.invalidateQueries();
        if (status === 'failed') throw new Error(error ?? t('undo.failed'));
        return t(status === 'partial' ? 'undo.partly_restored' : 'undo.restored');
      },
    });
  };
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]);
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
