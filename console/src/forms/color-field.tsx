import { type FormState, textProps } from '../edit/edit-form';
import { Field } from '../ui/field';
import styles from './theme.module.css';
import { type ColorName, DEFAULT_COLORS, shownColor, type ThemeDraft } from './theme-draft';
import { useThemeText } from './use-theme-text';

interface ColorFieldProps {
  readonly label: string;
  readonly edit: FormState<ThemeDraft>;
  readonly field: ColorName;
}

/** A color as text, such as one of a style guide, which can also be chosen. */
export function ColorField({ label, edit, field }: ColorFieldProps) {
  const t = useThemeText();
  const { errors, ...props } = textProps(edit, field);
  return (
    <Field label={label} hint={t('theme.color_hint', { color: DEFAULT_COLORS[field] })} errors={errors}>
      {(control) => (
        <div className={styles['color']}>
          <input type="text" autoComplete="off" pattern="#[0-9a-fA-F]{6}" maxLength={7} {...props} {...control} />
          <input
            type="color"
            aria-label={t('theme.choose', { label })}
            value={shownColor(edit.draft, field)}
            onChange={props.onChange}
          />
        </div>
      )}
    </Field>
  );
}
