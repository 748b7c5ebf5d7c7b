export type Theme = 'system' | 'light' | 'dark';

/** The page reads the same entry before it is painted. */
const STORED = 'trackway.theme';

export function storedTheme(): Theme {
  const stored = localStorage.getItem(STORED);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function storeTheme(theme: Theme): void {
  localStorage.setItem(STORED, theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
