import { areCharacterShortcutsOn, shortcutOf, storeCharacterShortcuts } from './shortcuts';

const ready = { isSequence: false, isTyping: false, hasDialog: false, isOn: true };

function press(key: string, modifier: 'ctrlKey' | 'metaKey' | 'altKey' | undefined = undefined) {
  const none = { ctrlKey: false, metaKey: false, altKey: false };
  return { key, ...none, ...(modifier ? { [modifier]: true } : {}) };
}

describe('shortcutOf', () => {
  it('returns the shortcut of a key', () => {
    expect(shortcutOf(press('.'), ready)).toBe('calls');
    expect(shortcutOf(press('g'), ready)).toBe('sequence');
    expect(shortcutOf(press('p'), { ...ready, isSequence: true })).toBe('screen');
    expect(shortcutOf(press('p'), ready)).toBeUndefined();
  });

  it.each(['ctrlKey', 'metaKey'] as const)('returns the palette for k with %s, also in a dialog', (modifier) => {
    const others = { isSequence: false, isTyping: true, hasDialog: true, isOn: false };

    expect(shortcutOf(press('k', modifier), others)).toBe('palette');
    expect(shortcutOf(press('.', modifier), ready)).toBeUndefined();
  });

  it.each([
    ['a modal dialog is open', { hasDialog: true }],
    ['the user types', { isTyping: true }],
    ['they are turned off', { isOn: false }],
  ])('ignores single characters while %s', (_name, state) => {
    const where = { ...ready, ...state };

    expect(['.', 'g'].map((key) => shortcutOf(press(key), where))).toEqual([undefined, undefined]);
    expect(shortcutOf(press('p'), { ...where, isSequence: true })).toBeUndefined();
  });
});

describe('the setting of shortcuts', () => {
  it('is on until it is turned off', () => {
    const entries = new Map<string, string>();
    const store = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
    };

    expect(areCharacterShortcutsOn(store)).toBe(true);
    storeCharacterShortcuts(false, store);
    expect(areCharacterShortcutsOn(store)).toBe(false);
    storeCharacterShortcuts(true, store);
    expect(areCharacterShortcutsOn(store)).toBe(true);
  });
});
