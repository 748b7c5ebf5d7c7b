import { auditOf } from '@trackway/messaging';
import type { Theme } from './theme';

export const auditTheme = auditOf<Theme>({
  source: 'forms',
  kind: 'form_theme',
  identify: ({ frameId }) => ({ id: frameId, name: null }),
  settings: ({ accentColor, textColor, surfaceColor, backgroundColor }) => ({
    accent_color: accentColor,
    text_color: textColor,
    surface_color: surfaceColor,
    background_color: backgroundColor,
  }),
});
