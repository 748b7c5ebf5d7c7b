/** `sequence` is the first key of a sequence, and `screen` the second one, which names a screen. */
export type Shortcut = 'palette' | 'calls' | 'sequence' | 'screen';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

interface ShortcutState {
  /** Whether the key follows `g`. */
  readonly isSequence: boolean;
  readonly isTyping: boolean;
  /** Whether a dialog or a menu is open. */
  readonly hasDialog: boolean;
  /** Whether shortcuts of single characters are turned on. */
  readonly isOn: boolean;
}

const STORED = 'trackway.shortcuts';

/** Shortcuts of single characters can be turned off, and do not act behind a dialog (WCAG 2.1.4). */
export function shortcutOf({ key, ctrlKey, metaKey, altKey }: KeyPress, state: ShortcutState): Shortcut | undefined {
  const hasControl = ctrlKey || metaKey;
  if (hasControl && key.toLowerCase() === 'k') return 'palette';
  if (hasControl || altKey || state.isTyping || state.hasDialog || !state.isOn) return undefined;
  if (key === '.') return 'calls';
  if (key === 'g') return 'sequence';
  return state.isSequence ? 'screen' : undefined;
}

export function areCharacterShortcutsOn(store: Pick<Storage, 'getItem'> = localStorage): boolean {
  return store.getItem(STORED) !== 'off';
}

export function storeCharacterShortcuts(isOn: boolean, store: Pick<Storage, 'setItem'> = localStorage): void {
  store.setItem(STORED, isOn ? 'on' : 'off');
}
