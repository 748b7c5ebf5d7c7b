import { useText } from '../text/text-context';
import { IconButton } from '../ui/button';
import { Field } from '../ui/field';
import styles from './record-field.module.css';
import { RecordInput, useRecordName } from './record-input';
import type { RecordSource } from './record-sources';

interface RecordFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly errors?: readonly string[] | undefined;
  readonly source: RecordSource;
  /** An id, or empty. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly canClear?: boolean;
}

/** A field that chooses a record by name. */
export function RecordField({ label, hint, errors, source, value, onChange, canClear = true }: RecordFieldProps) {
  const t = useText();
  return (
    <Field label={label} hint={hint} errors={errors}>
      {(control) => (
        <div className={styles['record']}>
          <RecordInput
            label={label}
            source={source}
            value={value}
            onChange={(id) => onChange(String(id))}
            control={control}
          />
          {canClear && value !== '' ? (
            <IconButton icon="close" label={t('ui.remove_of', { label })} onClick={() => onChange('')} />
          ) : undefined}
        </div>
      )}
    </Field>
  );
}

/** The name of a record, or its id until it is read and if it cannot be read. */
export function RecordName({ source, id }: { source: RecordSource; id: string | null }) {
  const name = useRecordName(source, id ?? '');
  return <>{id === null ? '—' : name}</>;
}
