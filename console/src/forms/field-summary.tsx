import { Badge } from '../ui/badge';
import { Icon } from '../ui/icon';
import type { FieldDraft } from './field-draft';
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
    <button type="button" className={styles['summary']} aria-expanded={isOpen} onClick={onToggle}>
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
