import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { readConfig } from './session/console-config';
import { Session } from './session/session';
import './ui/tokens.css';

/** Starts the console, or completes a sign-in if the issuer has sent the browser back. */
async function start(): Promise<void> {
  const config = readConfig(document);
  const session = new Session(config);
  if (location.pathname === `${config.basePath}callback`) {
    const response = new URLSearchParams(location.search);
    if (window.opener) {
      window.opener.postMessage(response.toString(), location.origin);
      window.close();
      return;
    }
    history.replaceState(null, '', await session.finishSignIn(response));
  } else if (await session.resume()) return;
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App config={config} session={session} />);
}

void start();
