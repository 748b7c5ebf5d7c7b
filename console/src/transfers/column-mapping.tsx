import type { ImportSuggestion } from '@trackway/client';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { SelectField } from '../ui/field';
import { Card, Stack } from '../ui/layout';
import { ColumnOptions } from './column-options';
import styles from './import-dialog.module.css';
import { type Mapping, mappedKey } from './import-plan';

type Column = ImportSuggestion['columns'][number];

/** More columns that are left out are folded. */
const MAX_OPEN = 8;
/** Characters of a sample that are shown. */
const MAX_SAMPLE = 40;

interface ColumnMappingProps {
  readonly suggestions: ImportSuggestion;
  /** The form of answers. */
  readonly formId: number | undefined;
  readonly mapping: Mapping;
  readonly onMapping: (mapping: Mapping) => void;
}

/** The column of each heading: suggested with its confidence and reason, and changed by the user. */
export function ColumnMapping({ suggestions, formId, mapping, onMapping }: ColumnMappingProps) {
  const t = useText();
  const all = distinctHeadings(suggestions.columns);
  const mapped = all.filter((column) => mappedKey(column, mapping) !== '' || column.heading in mapping);
  const others = all.filter((column) => !mapped.includes(column));
  const select = (column: Column) => (
    <ColumnSelect
      key={column.heading}
      column={column}
      type={suggestions.type}
      formId={formId}
      value={mappedKey(column, mapping)}
      onChange={(key) => onMapping({ ...mapping, [column.heading]: key })}
    />
  );
  return (
    <Card title={t('transfers.mapping')}>
      <p>{t('transfers.mapping_about')}</p>
      <div className={styles['columns']}>{mapped.map(select)}</div>
      {others.length > 0 ? (
        <details className={styles['left']} open={others.length <= MAX_OPEN}>
          <summary>{t('transfers.left_out', { count: others.length })}</summary>
          <Stack>
            <div className={styles['columns']}>{others.map(select)}</div>
          </Stack>
        </details>
      ) : undefined}
    </Card>
  );
}

/** Columns with the same heading are mapped together. */
function distinctHeadings(columns: readonly Column[]): Column[] {
  const found = new Map(columns.toReversed().map((column) => [column.heading, column]));
  return columns.filter((column) => column.heading !== '' && found.get(column.heading) === column);
}

interface ColumnSelectProps {
  readonly column: Column;
  readonly type: ImportSuggestion['type'];
  readonly formId: number | undefined;
  readonly value: string;
  readonly onChange: (key: string) => void;
}

function ColumnSelect({ column: { heading, samples, suggestion }, type, formId, value, onChange }: ColumnSelectProps) {
  const t = useText();
  const query = formId === undefined ? {} : { form_id: String(formId) };
  const read = useRead('/api/management/spreadsheet-operations/import/{type}/columns', { path: { type }, query });
  const columns = read.data?.columns ?? [];
  const isSuggested = suggestion !== null && suggestion.key === value;
  const confidence = isSuggested
    ? t('transfers.confidence', {
        percentage: Math.round(suggestion.confidence * 100),
        reason: t(`transfers.reason_${suggestion.reason}`),
      })
    : undefined;
  const hint = [confidence, samples.map(shortened).join(' · ')].filter(Boolean).join(' — ');
  return (
    <SelectField
      label={heading}
      hint={hint === '' ? undefined : hint}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <ColumnOptions columns={columns} />
    </SelectField>
  );
}

function shortened(sample: string): string {
  return sample.length > MAX_SAMPLE ? `${sample.slice(0, MAX_SAMPLE)}…` : sample;
}
