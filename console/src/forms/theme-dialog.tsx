import type { FormTheme } from '@trackway/client';
import { useRead } from '../api/use-read';
import { EditForm } from '../edit/edit-form';
import { ReadDialog } from '../edit/read-dialog';
import { useEdit } from '../edit/use-edit';
import { useSaved } from '../edit/use-saved';
import { ColorField } from './color-field';
import { LogoField } from './logo-field';
import { COLORS, type ThemeDraft, themeBody, themeDraftOf } from './theme-draft';
import { ThemePreview } from './theme-preview';
import { useThemeText } from './use-theme-text';

const THEME = '/api/management/form-theme';

/** Changes the colors and the logo of the pages that respondents see. */
export function ThemeDialog({ onClose }: { onClose: () => void }) {
  const t = useThemeText();
  return (
    <ReadDialog title={t('theme.title')} of={useRead(THEME, {})} onClose={onClose}>
      {({ theme }) => <ThemeForm theme={theme} onClose={onClose} />}
    </ReadDialog>
  );
}

function ThemeForm({ theme, onClose }: { theme: FormTheme; onClose: () => void }) {
  const t = useThemeText();
  const edit = useEdit<ThemeDraft>({
    path: THEME,
    first: themeDraftOf(theme),
    read: async (client) => themeDraftOf((await client.call('get', THEME, {})).theme),
    write: (client, changes, options) => client.call('patch', THEME, { body: themeBody(changes) }, options),
    onDone: useSaved(onClose),
  });
  const labels = {
    accent_color: t('theme.accent_color'),
    text_color: t('theme.text_color'),
    surface_color: t('theme.surface_color'),
    background_color: t('theme.background_color'),
    logo: t('theme.logo'),
  };
  return (
    <EditForm title={t('theme.title')} edit={edit} labels={labels} onClose={onClose}>
      <p>{t('theme.about')}</p>
      {COLORS.map((field) => (
        <ColorField key={field} label={labels[field]} edit={edit} field={field} />
      ))}
      <LogoField label={labels.logo} edit={edit} />
      <ThemePreview theme={edit.draft} />
    </EditForm>
  );
}
