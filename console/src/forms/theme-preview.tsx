import type { CSSProperties } from 'react';
import styles from './theme.module.css';
import { shownColor, type ThemeDraft } from './theme-draft';
import { useThemeText } from './use-theme-text';

/** A part of a page with the colors. */
export function ThemePreview({ theme }: { theme: ThemeDraft }) {
  const t = useThemeText();
  const colors = {
    '--page-accent': shownColor(theme, 'accent_color'),
    '--page-text': shownColor(theme, 'text_color'),
    '--page-surface': shownColor(theme, 'surface_color'),
    '--page-background': shownColor(theme, 'background_color'),
  };
  return (
    <div className={styles['page']} style={colors as CSSProperties} role="img" aria-label={t('theme.preview')}>
      <div>
        {theme.logo === '' ? undefined : <img src={theme.logo} alt="" />}
        <p>{t('theme.preview_question')}</p>
        <span>{t('theme.preview_link')}</span>
      </div>
    </div>
  );
}
