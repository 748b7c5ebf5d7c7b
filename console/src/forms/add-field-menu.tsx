import { useState } from 'react';
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
  const [isAdding, setAdding] = useState(false);
  const items = types.map((type) => ({
    key: type,
    label: t(`field.type_${type}`),
    onSelect: () => {
      setAdding(true);
      onAdd(type);
    },
  }));
  // The settings of the new field take the focus.
  const trigger = (
    <Button icon="plus" onFocus={() => setAdding(false)}>
      {label}
    </Button>
  );
  return <Menu trigger={trigger} items={items} returnsFocus={!isAdding} />;
}
