import { auditOf } from '@trackway/messaging';
import type { Theme } from './theme';

/** The values that an undo restores. */
export function themeSettings({ logo, ...theme }: Theme) {
  return { ...colorSettings(theme), logo };
}

function colorSettings({ accentColor, textColor, surfaceColor, backgroundColor }: Omit<Theme, 'logo'>) {
  return {
    accent_color: accentColor,
    text_color: textColor,
    surface_color: surfaceColor,
    background_color: backgroundColor,
  };
}

export const auditTheme = auditOf<Theme>({
  source: 'forms',
  kind: 'form_theme',
  identify: ({ frameId }) => ({ id: frameId, name: null }),
  settings: colorSettings,
  restorable: { kind: 'form_theme', values: themeSettings },
});
