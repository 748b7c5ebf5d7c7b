import { RecordInput } from '../records/record-input';
import { partOf, relationSource } from '../records/relation-source';
import type { ControlProps } from '../ui/field';
import { type FilterField, fieldLabel } from './use-params';

interface ArgumentInputProps {
  readonly argument: FilterField['arguments'][number];
  readonly value: string | number | undefined;
  readonly onChange: (value: string | number) => void;
  readonly control?: ControlProps | undefined;
}

/** Extra context of a field, such as the form field whose answers are compared. */
export function ArgumentInput({ argument: { name, hydrate }, value, onChange, control }: ArgumentInputProps) {
  const source = hydrate ?? '';
  return (
    <RecordInput
      label={fieldLabel(name)}
      source={relationSource(source, partOf(name, source))}
      value={value}
      onChange={onChange}
      control={control}
    />
  );
}
