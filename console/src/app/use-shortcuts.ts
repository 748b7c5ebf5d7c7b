import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { DESTINATIONS } from './navigation';
import { areCharacterShortcutsOn, type Shortcut, shortcutOf } from './shortcuts';

const SEQUENCE_MS = 1_200;

/** Ctrl K opens the commands, `.` the API calls, `g` and a letter a screen. */
export function useShortcuts({ onPalette, onCalls }: { onPalette: () => void; onCalls: () => void }): void {
  const navigate = useNavigate();
  const onShortcut = useEffectEvent((shortcut: Shortcut | undefined, event: KeyboardEvent) => {
    if (shortcut === 'palette') {
      event.preventDefault();
      onPalette();
    } else if (shortcut === 'calls') onCalls();
    else if (shortcut === 'screen') {
      const destination = DESTINATIONS.find(({ key }) => key === event.key);
      if (destination) void navigate({ to: destination.to });
    }
  });
  useEffect(() => {
    let startedAt = Number.NEGATIVE_INFINITY;
    const listen = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, {
        isSequence: event.timeStamp - startedAt < SEQUENCE_MS,
        isTyping: isTyping(event.target),
        hasDialog: document.querySelector('dialog[open], [role="menu"]') !== null,
        isOn: areCharacterShortcutsOn(),
      });
      startedAt = shortcut === 'sequence' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      onShortcut(shortcut, event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
