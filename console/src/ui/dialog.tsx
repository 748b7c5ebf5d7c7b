import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../text/text-context';
import { IconButton } from './button';
import styles from './dialog.module.css';
import { useToastsIn } from './toast';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly size?: 'normal' | 'wide' | 'side' | 'top';
  /** False for a dialog that must be completed. */
  readonly canClose?: boolean;
}

/** A modal dialog. The browser's own element traps the focus and closes by Escape. */
export function Dialog({ title, onClose, children, footer, size = 'normal', canClose = true }: DialogProps) {
  const { t, ref, id } = useModal();
  const shape = size === 'normal' ? '' : styles[size];
  // A dialog or a file input within the dialog has the same events, which React passes on.
  const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
  return (
    <dialog
      ref={ref}
      className={`${styles['dialog']} ${shape}`}
      aria-labelledby={id}
      onCancel={(event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        if (canClose) onClose();
      }}
      onClose={(event) => {
        // The browser closes a dialog at the second Escape, even if the first one was prevented.
        if (isOwn(event) && !canClose) ref.current?.showModal();
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
  const [opener] = useState(findOpener);
  useToastsIn(ref);
  // Before the dialog is removed: an element that is not in the document cannot return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    // The browser would focus the first element, which closes the dialog.
    dialog?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    return () => {
      dialog?.close();
      // After dialogs within this one are closed, too: they block the focus.
      queueMicrotask(() => {
        if (opener?.isConnected) opener.focus();
      });
    };
  }, [opener]);
  return { t, ref, id };
}

/** The control that has the focus. An item of a menu disappears with its menu, so it is the button of the menu. */
function findOpener(): HTMLElement | undefined {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = menu ? document.getElementById(menu) : focused;
  return opener instanceof HTMLElement ? opener : undefined;
}
