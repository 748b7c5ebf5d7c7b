import { useQuery } from '@tanstack/react-query';
import type { Call } from '@trackway/client';
import { useMemo } from 'react';
import { useApi } from '../api/api-context';
import { labelOf } from '../api/relations';
import type { ControlProps } from '../ui/field';
import { type Option, Picker } from '../ui/picker';

interface RelationInputProps {
  readonly label: string;
  readonly source: string;
  readonly load: (call: Call) => (text: string) => Promise<readonly Option[]>;
  readonly value: string | number | undefined;
  readonly onChange: (value: string | number) => void;
  readonly control?: ControlProps | undefined;
}

/** Chooses by name what is stored as an id. */
export function RelationInput({ label, source, load, value, onChange, control }: RelationInputProps) {
  const { client } = useApi();
  const options = useMemo(() => load(client.call), [client, load]);
  const { data: chosen = '' } = useQuery({
    queryKey: ['option', source, value],
    queryFn: () => labelOf(options, value),
    enabled: value !== undefined,
  });
  return (
    <Picker
      label={label}
      source={source}
      load={options}
      chosen={chosen}
      onChoose={(option) => onChange(option.value)}
      control={control}
    />
  );
}
