import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../api/api-context';
import type { ControlProps } from '../ui/field';
import type { Option } from '../ui/option';
import { Picker } from '../ui/picker';
import type { RecordSource } from './record-sources';

interface RecordInputProps {
  readonly label: string;
  readonly source: RecordSource;
  /** An id. */
  readonly value: string | number | undefined;
  readonly onChange: (id: string | number) => void;
  /** Of the field that shows the label and the errors. */
  readonly control?: ControlProps | undefined;
}

/** Chooses a record by name, of any number of records. */
export function RecordInput({ label, source, value, onChange, control }: RecordInputProps) {
  const { client } = useApi();
  const load = useMemo(
    () =>
      (text: string): Promise<readonly Option[]> =>
        source.load(client.call, text),
    [client, source],
  );
  const chosen = useRecordName(source, value === undefined ? '' : String(value));
  return (
    <Picker
      label={label}
      source={source.key}
      load={load}
      chosen={chosen}
      onChoose={(option) => onChange(option.value)}
      control={control}
    />
  );
}

/** The name of a record, or its id until it is read and if it cannot be read. */
export function useRecordName({ key, read }: RecordSource, id: string): string {
  const { client } = useApi();
  const { data = id } = useQuery({
    queryKey: ['record', key, id],
    queryFn: () => read(client.call, id),
    enabled: id !== '',
  });
  return data;
}
