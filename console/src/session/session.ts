import type { ConsoleConfig } from './console-config';
import { OidcClient, type PendingSignIn, type TokenSet } from './oidc';

export type SessionStatus = 'signed_out' | 'signed_in' | 'expired';

const PENDING = 'trackway.sign-in';
/** Only a hint that a silent sign-in may succeed. Tokens are never stored. */
const HINT = 'trackway.signed-in';
/** Renewal starts after this share of the lifetime. */
const RENEW_AT = 0.8;

/** The access token, in memory only, and how it is renewed. */
export class Session {
  private tokens: TokenSet | undefined;
  private current: SessionStatus = 'signed_out';
  private renewing: Promise<boolean> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: (() => void)[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly oidc: OidcClient | undefined;

  constructor(private readonly config: ConsoleConfig) {
    const redirectUri = new URL('callback', document.baseURI).href;
    this.oidc = config.oidc ? new OidcClient(config.oidc, redirectUri) : undefined;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly status = (): SessionStatus => this.current;

  get hasOidc(): boolean {
    return this.oidc !== undefined;
  }

  /** The token of the next request. While the session is expired, requests wait for the next sign-in. */
  readonly token = async (): Promise<string> => {
    while (this.current === 'expired') await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.tokens?.access_token ?? '';
  };

  acceptToken(token: string): void {
    this.accept({ access_token: token });
  }

  /** Called after a 401. Resolves when there is a new token; the request is then sent again. */
  async renew(rejected: string): Promise<string> {
    if (rejected === this.tokens?.access_token) {
      this.renewing ??= this.refresh().finally(() => {
        this.renewing = undefined;
      });
      if (!(await this.renewing)) this.change('expired');
    }
    return this.token();
  }

  /** Leaves the page for the issuer. `isSilent` comes back at once if the issuer has no session. */
  async signIn({ isSilent = false } = {}): Promise<void> {
    if (!this.oidc) return;
    const [url, pending] = await this.oidc.authorizationUrl({ returnTo: location.href, isSilent });
    sessionStorage.setItem(PENDING, JSON.stringify(pending));
    location.assign(url);
  }

  /** Signs in again in another window, so that the page keeps what the user has entered. */
  async signInByWindow(): Promise<void> {
    if (!this.oidc) return;
    const opened = window.open('about:blank', 'trackway-sign-in', 'popup,width=480,height=640');
    const [url, pending] = await this.oidc.authorizationUrl({ returnTo: '', isSilent: false });
    if (!opened) return;
    const pendingResponse = waitForResponse(opened);
    opened.location.replace(url);
    await this.finish(await pendingResponse, pending);
  }

  /** Handles the response of the issuer. Resolves with the address to return to. */
  async finishSignIn(response: URLSearchParams): Promise<string> {
    const stored = sessionStorage.getItem(PENDING);
    sessionStorage.removeItem(PENDING);
    const pending: PendingSignIn | undefined = stored ? JSON.parse(stored) : undefined;
    if (!pending || pending.state !== response.get('state')) return this.config.basePath;
    await this.finish(response, pending).catch(() => localStorage.removeItem(HINT));
    return pending.returnTo;
  }

  mayResume(): boolean {
    return this.oidc !== undefined && localStorage.getItem(HINT) !== null;
  }

  async signOut(): Promise<void> {
    const idToken = this.tokens?.id_token;
    clearTimeout(this.timer);
    localStorage.removeItem(HINT);
    this.tokens = undefined;
    const home = new URL('.', document.baseURI).href;
    const url = idToken ? await this.oidc?.signOutUrl(idToken, home) : undefined;
    if (url) location.assign(url);
    else this.change('signed_out');
  }

  private async finish(response: URLSearchParams, pending: PendingSignIn): Promise<void> {
    const code = response.get('code');
    if (!this.oidc || !code || response.get('state') !== pending.state) throw new Error('Sign-in was not completed.');
    this.accept(await this.oidc.exchange(code, pending.verifier));
    localStorage.setItem(HINT, '1');
  }

  private async refresh(): Promise<boolean> {
    const { refresh_token: refreshToken, id_token: idToken } = this.tokens ?? {};
    if (!this.oidc || !refreshToken) return false;
    try {
      const tokens = await this.oidc.refresh(refreshToken);
      this.accept({ refresh_token: refreshToken, ...(idToken ? { id_token: idToken } : {}), ...tokens });
      return true;
    } catch {
      return false;
    }
  }

  private accept(tokens: TokenSet): void {
    this.tokens = tokens;
    clearTimeout(this.timer);
    if (tokens.refresh_token && tokens.expires_in) {
      this.timer = setTimeout(() => void this.refresh(), tokens.expires_in * 1000 * RENEW_AT);
    }
    this.change('signed_in');
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private change(status: SessionStatus): void {
    this.current = status;
    for (const listener of this.listeners) listener();
  }
}

/** The response of the issuer, which the callback page of the other window sends. */
function waitForResponse(opened: Window): Promise<URLSearchParams> {
  return new Promise((resolve, reject) => {
    const watch = setInterval(() => opened.closed && end(() => reject(new Error('The window was closed.'))), 500);
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== location.origin || typeof event.data !== 'string') return;
      const response = event.data;
      end(() => resolve(new URLSearchParams(response)));
    };
    const end = (settle: () => void) => {
      clearInterval(watch);
      window.removeEventListener('message', onMessage);
      settle();
    };
    window.addEventListener('message', onMessage);
  });
}
