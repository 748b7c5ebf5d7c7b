import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { errorFacts } from '../api/error-facts';
import { useText } from '../text/text-context';
import { Button, IconButton } from './button';
import { Icon } from './icon';
import styles from './toast.module.css';
import { ToastHost } from './toast-host';

export interface ToastAction {
  readonly label: string;
  /** Resolves to the text that replaces that of the toast. */
  readonly run: () => Promise<string>;
}

type ShowToast = (text: string, action?: ToastAction) => void;

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action: ToastAction | undefined;
  readonly isError?: boolean;
}

const SHOWN_MS = 6_000;
/** Enough to read the text and to reach the action by keyboard. */
const SHOWN_WITH_ACTION_MS = 20_000;
const Context = createContext<ShowToast>(() => undefined);
const HostContext = createContext<ToastHost | undefined>(undefined);

/** Short confirmations. Errors are shown where they happened and stay. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [host] = useState(() => new ToastHost());
  const lastId = useRef(0);
  const remove = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const show = useCallback<ShowToast>((text, action) => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((all) => [...all, { id, text, action }]);
  }, []);
  return (
    <Context value={show}>
      <HostContext value={host}>{children}</HostContext>
      {createPortal(
        <div className={styles['toasts']} role="status" aria-live="polite">
          {toasts.map((toast) => (
            <ShownToast key={toast.id} toast={toast} onClose={remove} />
          ))}
        </div>,
        host.element,
      )}
    </Context>
  );
}

/** Shows the toasts in a dialog while it is open. */
export function useToastsIn(dialog: RefObject<HTMLElement | null>): void {
  const host = use(HostContext);
  useLayoutEffect(() => (dialog.current ? host?.enter(dialog.current) : undefined), [host, dialog]);
}

/** Disappears after a while, but not while its action runs or one of its buttons is focused. */
function ShownToast({ toast: { id, text, action }, onClose }: { toast: Toast; onClose: (id: number) => void }) {
  const t = useText();
  const close = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<Omit<Toast, 'id'>>({ text, action });
  const [isHeld, setHeld] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const stays = isHeld || isRunning;
  const shownMs = state.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS;
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => onClose(id), shownMs);
    return () => clearTimeout(timer);
  }, [stays, shownMs, id, onClose]);
  const run = async (started: ToastAction) => {
    setRunning(true);
    try {
      setState({ text: await started.run(), action: undefined });
      // The button of the action disappears.
      close.current?.focus();
    } catch (error) {
      const { message, code, requestId } = errorFacts(error);
      setState({ text: [message, code, requestId].filter(Boolean).join(' · '), action: started, isError: true });
    }
    setRunning(false);
  };
  const hold = {
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
  };
  return (
    <div className={styles['toast']}>
      <Icon name={state.isError ? 'warning' : 'check'} />
      <span>{state.text}</span>
      {state.action ? (
        <Button
          {...hold}
          aria-label={`${state.action.label}: ${state.text}`}
          disabled={isRunning}
          onClick={() => state.action && void run(state.action)}
        >
          {state.action.label}
        </Button>
      ) : undefined}
      <IconButton {...hold} ref={close} icon="close" label={t('ui.close')} onClick={() => onClose(id)} />
    </div>
  );
}

export function useToast(): ShowToast {
  return use(Context);
}
