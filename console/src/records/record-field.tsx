import { useQuery } from '@tanstack/react-query';
import type { Call } from '@trackway/client';
import { useMemo } from 'react';
import { useApi } from '../api/api-context';
import { useText } from '../text/text-context';
import { IconButton } from '../ui/button';
import { Field } from '../ui/field';
import { type Option, Picker } from '../ui/picker';
import styles from './record-field.module.css';
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

/** Chooses a record by name, of any number of records. */
export function RecordField({ label, hint, errors, source, value, onChange, canClear = true }: RecordFieldProps) {
  const t = useText();
  const { client } = useApi();
  const load = useMemo(
    () =>
      (text: string): Promise<readonly Option[]> =>
        source.load(client.call, text),
    [client, source],
  );
  const chosen = useRecordName(source, value);
  return (
    <Field label={label} hint={hint} errors={errors}>
      {(control) => (
        <div className={styles['record']}>
          <Picker
            label={label}
            source={source.key}
            load={load}
            chosen={chosen}
            onChoose={(option) => onChange(String(option.value))}
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

function useRecordName({ key, read }: RecordSource, id: string): string {
  const { client } = useApi();
  const { data = id } = useQuery({
    queryKey: ['record', key, id],
    queryFn: () => read(client.call as Call, id),
    enabled: id !== '',
  });
  return data;
}
