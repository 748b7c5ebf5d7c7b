import { Link, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { Button, buttonClass, IconButton } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { ApiCallsPanel } from './api-calls-panel';
import { CommandPalette } from './command-palette';
import { DESTINATIONS } from './navigation';
import styles from './shell.module.css';
import { tenantColor } from './tenant-color';
import { useShortcuts } from './use-shortcuts';
import { UserMenu } from './user-menu';

type Overlay = 'palette' | 'calls' | 'navigation';

/** Navigation, the tenant, and what every screen offers: commands and the API calls behind the screen. */
export function Shell() {
  const t = useText();
  const [overlay, setOverlay] = useState<Overlay>();
  const close = () => setOverlay(undefined);
  useShortcuts({ onPalette: () => setOverlay('palette'), onCalls: () => setOverlay('calls') });
  return (
    <>
      <Button look="primary" className={styles['skip']} onClick={() => document.getElementById('main')?.focus()}>
        {t('shell.skip')}
      </Button>
      <div className={styles['shell']}>
        <aside className={styles['side']}>
          <Brand />
          <Navigation onDone={close} />
        </aside>
        <div>
          <TopBar onOpen={setOverlay} />
          <main id="main" tabIndex={-1} className={styles['main']}>
            <Outlet />
          </main>
        </div>
      </div>
      {overlay === 'palette' ? <CommandPalette onClose={close} onCalls={() => setOverlay('calls')} /> : undefined}
      {overlay === 'calls' ? <ApiCallsPanel onClose={close} /> : undefined}
      {overlay === 'navigation' ? (
        <Dialog title="Trackway" onClose={close}>
          <Navigation onDone={close} />
        </Dialog>
      ) : undefined}
    </>
  );
}

function Brand() {
  return (
    <Link to="/" className={styles['brand'] ?? ''}>
      <img src="icon.svg" alt="" width="24" height="24" />
      Trackway
    </Link>
  );
}

function Navigation({ onDone }: { onDone: () => void }) {
  const t = useText();
  return (
    <nav className={styles['nav']} aria-label={t('shell.navigation')}>
      {DESTINATIONS.map(({ to, text, icon }) => (
        <Link key={to} to={to} className={styles['link'] ?? ''} onClick={onDone}>
          <Icon name={icon} />
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}

function TopBar({ onOpen }: { onOpen: (overlay: Overlay) => void }) {
  const t = useText();
  return (
    <header className={styles['top']}>
      <IconButton
        icon="menu"
        label={t('shell.navigation')}
        className={styles['burger'] ?? ''}
        onClick={() => onOpen('navigation')}
      />
      <Tenant />
      <div className={styles['spacer']} />
      <button type="button" className={buttonClass('default', styles['find'])} onClick={() => onOpen('palette')}>
        <Icon name="search" />
        <span>{t('shell.find')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <IconButton icon="code" label={t('shell.calls')} onClick={() => onOpen('calls')} />
      <UserMenu />
    </header>
  );
}

/** Tenants look different, so that a production tenant is not confused with a test tenant. */
function Tenant() {
  const { data } = useRead('/api/management/me', {}, { staleMs: Number.POSITIVE_INFINITY });
  const frame = data?.frame;
  const color = frame ? tenantColor(frame.id) : 'transparent';
  return (
    <div className={styles['tenant']} style={{ '--tenant': color } as React.CSSProperties}>
      <div className={styles['stripe']} />
      <span className={styles['dot']} />
      <span>{frame?.name ?? '…'}</span>
    </div>
  );
}
