import { loadRelation, partOf } from '../api/relations';
import type { ControlProps } from '../ui/field';
import { RelationInput } from './relation-input';
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
  const part = partOf(name, source);
  return (
    <RelationInput
      label={fieldLabel(name)}
      source={`${source}:${part}`}
      load={(call) => loadRelation(call, source, part)}
      value={value}
      onChange={onChange}
      control={control}
    />
  );
}
