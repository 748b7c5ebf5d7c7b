import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { DESTINATIONS } from './navigation';

const SEQUENCE_MS = 1_200;

/** Ctrl K opens the commands, `.` the API calls, `g` and a letter a screen. */
export function useShortcuts({ onPalette, onCalls }: { onPalette: () => void; onCalls: () => void }): void {
  const navigate = useNavigate();
  const onKey = useEffectEvent((event: KeyboardEvent, isSequence: boolean) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      onPalette();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === '.') onCalls();
    const destination = isSequence ? DESTINATIONS.find(({ key }) => key === event.key) : undefined;
    if (destination) void navigate({ to: destination.to });
  });
  useEffect(() => {
    let startedAt = Number.NEGATIVE_INFINITY;
    const listen = (event: KeyboardEvent) => {
      onKey(event, event.timeStamp - startedAt < SEQUENCE_MS);
      startedAt = event.key === 'g' && !isTyping(event.target) ? event.timeStamp : Number.NEGATIVE_INFINITY;
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
