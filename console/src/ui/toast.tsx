import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { useText } from '../text/text-context';
import { IconButton } from './button';
import { Icon } from './icon';
import styles from './toast.module.css';

interface Toast {
  readonly id: number;
  readonly text: string;
}

const SHOWN_MS = 6_000;
const Context = createContext<(text: string) => void>(() => undefined);

/** Short confirmations. Errors are shown where they happened and stay. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useText();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const remove = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const show = useCallback(
    (text: string) => {
      lastId.current += 1;
      const id = lastId.current;
      setToasts((all) => [...all, { id, text }]);
      setTimeout(() => remove(id), SHOWN_MS);
    },
    [remove],
  );
  return (
    <Context value={show}>
      {children}
      <div className={styles['toasts']} role="status" aria-live="polite">
        {toasts.map(({ id, text }) => (
          <div key={id} className={styles['toast']}>
            <Icon name="check" />
            <span>{text}</span>
            <IconButton icon="close" label={t('ui.close')} onClick={() => remove(id)} />
          </div>
        ))}
      </div>
    </Context>
  );
}

export function useToast(): (text: string) => void {
  return use(Context);
}
