import { type FormState, textProps } from '../edit/edit-form';
import { IconButton } from '../ui/button';
import { Field } from '../ui/field';
import styles from './theme.module.css';
import type { ThemeDraft } from './theme-draft';
import { useThemeText } from './use-theme-text';

/** An image file, which is stored in the theme. */
export function LogoField({ label, edit }: { label: string; edit: FormState<ThemeDraft> }) {
  const t = useThemeText();
  const { logo } = edit.draft;
  const read = (file: File | undefined) => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => edit.set('logo', String(reader.result));
    reader.readAsDataURL(file);
  };
  return (
    <Field label={label} hint={t('theme.logo_hint')} errors={textProps(edit, 'logo').errors}>
      {(control) => (
        <div className={styles['logo']}>
          {logo === '' ? undefined : <img src={logo} alt={t('theme.logo_shown')} />}
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp"
            onChange={({ target }) => read(target.files?.[0])}
            {...control}
          />
          {logo === '' ? undefined : (
            <IconButton icon="close" label={t('ui.remove_of', { label })} onClick={() => edit.set('logo', '')} />
          )}
        </div>
      )}
    </Field>
  );
}
