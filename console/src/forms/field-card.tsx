import { Badge } from '../ui/badge';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { duplicateOf, type FieldDraft } from './field-draft';
import { useErrorsAt } from './form-editor-context';
import styles from './forms.module.css';
import { useFormsText } from './use-forms-text';

interface FieldSummaryProps {
  readonly field: FieldDraft;
  readonly name: string;
  readonly path: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A field in one line. It opens the settings of the field. */
export function FieldSummary({ field, name, path, isOpen, onToggle }: FieldSummaryProps) {
  const t = useFormsText();
  const errors = useErrorsAt(path);
  return (
    <button
      type="button"
      className={styles['summary']}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <Icon name={isOpen ? 'down' : 'right'} />
      <span className={field.type === 'section' ? styles['heading'] : styles['label']}>{name}</span>
      <span className={styles['facts']}>
        <Badge>{t(`field.type_${field.type}`)}</Badge>
        {field.required ? <Badge tone="accent">{t('field.is_required')}</Badge> : undefined}
        {field.visibility ? <Badge>{t('field.conditional')}</Badge> : undefined}
        {errors ? <Badge tone="bad">{t('field.has_errors')}</Badge> : undefined}
      </span>
    </button>
  );
}

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

/** The label of a field, or its number until it has one. */
export function useFieldName(fields: readonly FieldDraft[]): (field: FieldDraft) => string {
  const t = useFormsText();
  return (field) => {
    const index = fields.findIndex(({ uid }) => uid === field.uid);
    return field.label.trim() || t('field.unnamed', { number: index + 1 });
  };
}
