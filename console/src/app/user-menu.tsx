import { useState } from 'react';
import { useApi } from '../api/api-context';
import { useRead } from '../api/use-read';
import { useLanguage, useText } from '../text/text-context';
import { IconButton } from '../ui/button';
import { Menu, type MenuItem } from '../ui/menu';
import { areCharacterShortcutsOn, storeCharacterShortcuts } from './shortcuts';
import { storedTheme, storeTheme, type Theme } from './theme';

export function UserMenu() {
  const { t, language, setLanguage } = useLanguage();
  const { session } = useApi();
  const { data } = useRead('/api/management/me', {}, { staleMs: Number.POSITIVE_INFINITY });
  const [theme, setTheme] = useState<Theme>(storedTheme);
  const choose = (next: Theme) => {
    storeTheme(next);
    setTheme(next);
  };
  const themes = (['system', 'light', 'dark'] as const).map((one) => ({
    key: one,
    label: t(`theme.${one}`),
    isChecked: theme === one,
    staysOpen: true,
    onSelect: () => choose(one),
  }));
  const languages = (['en', 'pt'] as const).map((one) => ({
    key: one,
    label: one === 'en' ? 'English' : 'Português',
    isChecked: language === one,
    staysOpen: true,
    onSelect: () => setLanguage(one),
  }));
  const shortcuts = useShortcutItem();
  const name = data?.user.name ?? t('shell.account');
  const signOut = { key: 'out', label: t('session.sign_out'), onSelect: () => void session.signOut() };
  const items = [...themes, ...languages, shortcuts, signOut];
  return <Menu trigger={<IconButton icon="user" label={name} />} items={items} />;
}

/** Turns shortcuts of single characters on and off. */
function useShortcutItem(): MenuItem {
  const t = useText();
  const [isOn, setOn] = useState(() => areCharacterShortcutsOn());
  const onSelect = () => {
    storeCharacterShortcuts(!isOn);
    setOn(!isOn);
  };
  return { key: 'shortcuts', label: t('shell.shortcuts'), isChecked: isOn, staysOpen: true, onSelect };
}
