import { IconButton } from '../ui/button';
import { duplicateOf, type FieldDraft } from './field-draft';
import { useFormsText } from './use-forms-text';

interface FieldToolsProps {
  readonly field: FieldDraft;
  readonly name: string;
  readonly onDuplicate: (copy: FieldDraft) => void;
  readonly onRemove: () => void;
}

export function FieldTools({ field, name, onDuplicate, onRemove }: FieldToolsProps) {
  const t = useFormsText();
  return (
    <>
      <IconButton
        icon="copy"
        label={t('field.duplicate_of', { name })}
        onClick={() => onDuplicate(duplicateOf(field))}
      />
      <IconButton icon="trash" label={t('field.remove_of', { name })} onClick={onRemove} />
    </>
  );
}
