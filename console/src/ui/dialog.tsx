import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../text/text-context';
import { IconButton } from './button';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly size?: 'normal' | 'wide' | 'side';
  /** False for a dialog that must be completed. */
  readonly canClose?: boolean;
}

/** A modal dialog. The browser's own element traps the focus, closes by Escape, and returns the focus. */
export function Dialog({ title, onClose, children, footer, size = 'normal', canClose = true }: DialogProps) {
  const { t, ref, id } = useModal();
  const shape = size === 'normal' ? '' : styles[size];
  return (
    <dialog
      ref={ref}
      className={`${styles['dialog']} ${shape}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (canClose) onClose();
      }}
    >
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {canClose ? <IconButton icon="close" label={t('ui.close')} onClick={onClose} /> : undefined}
      </div>
      <div className={styles['body']}>{children}</div>
      {footer ? <div className={styles['foot']}>{footer}</div> : undefined}
    </dialog>
  );
}

function useModal() {
  const t = useText();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    // The browser would focus the first element, which closes the dialog.
    dialog?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    return () => dialog?.close();
  }, []);
  return { t, ref, id };
}
