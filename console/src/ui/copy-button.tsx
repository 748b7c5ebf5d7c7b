import { useState } from 'react';
import { useText } from '../text/text-context';
import { Button } from './button';

const SHOWN_MS = 2_000;

export function CopyButton({ text, label }: { text: string; label?: string }) {
  const t = useText();
  const [outcome, setOutcome] = useState<'ui.copied' | 'ui.not_copied'>();
  const copy = async () => {
    // Without HTTPS, or without the permission, the browser has no clipboard for the page.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setOutcome(isCopied ? 'ui.copied' : 'ui.not_copied');
    setTimeout(() => setOutcome(undefined), SHOWN_MS);
  };
  return (
    <Button icon={outcome === 'ui.copied' ? 'check' : 'copy'} onClick={() => void copy()}>
      <span aria-live="polite">{outcome ? t(outcome) : (label ?? t('ui.copy'))}</span>
    </Button>
  );
}
