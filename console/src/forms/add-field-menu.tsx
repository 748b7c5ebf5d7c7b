import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import type { FieldType } from './field-types';
import { useFormsText } from './use-forms-text';

interface AddFieldMenuProps {
  readonly label: string;
  readonly types: readonly FieldType[];
  readonly onAdd: (type: FieldType) => void;
}

/** Chooses the type of a new field. */
export function AddFieldMenu({ label, types, onAdd }: AddFieldMenuProps) {
  const t = useFormsText();
  const items = types.map((type) => ({ key: type, label: t(`field.type_${type}`), onSelect: () => onAdd(type) }));
  return <Menu trigger={<Button icon="plus">{label}</Button>} items={items} />;
}
