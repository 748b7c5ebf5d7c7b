import { useState } from 'react';
import { useText } from '../text/text-context';
import { Button } from './button';

const SHOWN_MS = 2_000;

export function CopyButton({ text, label }: { text: string; label?: string }) {
  const t = useText();
  const [isDone, setDone] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setDone(true);
    setTimeout(() => setDone(false), SHOWN_MS);
  };
  return (
    <Button icon={isDone ? 'check' : 'copy'} onClick={() => void copy()}>
      <span aria-live="polite">{isDone ? t('ui.copied') : (label ?? t('ui.copy'))}</span>
    </Button>
  );
}
