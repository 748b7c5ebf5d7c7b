import { TextField } from '../ui/field';
import { useErrorsAt } from './form-editor-context';
import { useFormsText } from './use-forms-text';

interface ExpressionFieldProps {
  readonly value: string;
  readonly path: string;
  readonly onChange: (expression: string) => void;
}

/** The calculation of a field. The API checks it and names the position of an error. */
export function ExpressionField({ value, path, onChange }: ExpressionFieldProps) {
  const t = useFormsText();
  return (
    <TextField
      label={t('field.expression')}
      hint={t('field.expression_hint')}
      required
      maxLength={500}
      spellCheck={false}
      errors={useErrorsAt(`${path}.expression`)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
