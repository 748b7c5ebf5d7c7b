import type { ConsoleConfig } from './console-config';
import { OidcClient, type PendingSignIn, SignInError, type TokenSet } from './oidc';

export type SessionStatus = 'signed_out' | 'signed_in' | 'expired';

const PENDING = 'trackway.sign-in';
/** Only a hint that a silent sign-in may succeed. Tokens are never stored. */
const HINT = 'trackway.signed-in';
/** Errors of a silent sign-in that an ordinary sign-in resolves. */
const NEEDS_USER = ['login_required', 'interaction_required', 'consent_required', 'account_selection_required'];
/** Renewal starts after this share of the lifetime. */
const RENEW_AT = 0.8;

/** The access token, in memory only, and how it is renewed. */
export class Session {
  private tokens: TokenSet | undefined;
  private current: SessionStatus = 'signed_out';
  private failure: unknown;
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

  /** Why the session has expired, or why the last sign-in failed. */
  readonly error = (): unknown => this.failure;

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
    if (this.isCurrent(rejected)) {
      this.renewing ??= this.refresh().finally(() => {
        this.renewing = undefined;
      });
      if (!(await this.renewing) && this.isCurrent(rejected)) this.change('expired');
    }
    return this.token();
  }

  /** Called if the API rejects a renewed token as well. Resolves with the token of the next sign-in. */
  expire(rejected: string, error: unknown): Promise<string> {
    if (this.isCurrent(rejected)) {
      clearTimeout(this.timer);
      this.failure = error;
      this.change('expired');
    }
    return this.token();
  }

  /** Starts a silent sign-in if the user was signed in. Resolves with true if the browser leaves the page. */
  async resume(): Promise<boolean> {
    if (!this.oidc || localStorage.getItem(HINT) === null) return false;
    try {
      await this.signIn({ isSilent: true });
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
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
    if (!opened) throw new Error('The browser blocked the window of the sign-in.');
    const request = this.oidc.authorizationUrl({ returnTo: '', isSilent: false });
    const [url, pending] = await request.catch((error: unknown) => {
      opened.close();
      throw error;
    });
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
    await this.finish(response, pending).catch((error: unknown) => {
      const needsUser = pending.isSilent && error instanceof SignInError && NEEDS_USER.includes(error.code);
      this.fail(needsUser ? undefined : error);
    });
    return pending.returnTo;
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
    if (!this.oidc || response.get('state') !== pending.state) throw new Error('Sign-in was not completed.');
    const code = response.get('code');
    if (!code) throw errorOfIssuer(response);
    this.accept(await this.oidc.exchange(code, pending.verifier));
    localStorage.setItem(HINT, '1');
  }

  private async refresh(): Promise<boolean> {
    const before = this.tokens;
    const { refresh_token: refreshToken, id_token: idToken } = before ?? {};
    if (!this.oidc || !refreshToken) return false;
    try {
      const tokens = await this.oidc.refresh(refreshToken);
      // The user signed out, or in again, in the meantime.
      if (this.tokens !== before) return this.tokens !== undefined;
      this.accept({ refresh_token: refreshToken, ...(idToken ? { id_token: idToken } : {}), ...tokens });
      return true;
    } catch {
      return false;
    }
  }

  /** Whether the API has rejected the token that requests are sent with. */
  private isCurrent(rejected: string): boolean {
    return this.current === 'signed_in' && rejected === this.tokens?.access_token;
  }

  private fail(error: unknown): void {
    localStorage.removeItem(HINT);
    this.failure = error;
  }

  private accept(tokens: TokenSet): void {
    this.tokens = tokens;
    this.failure = undefined;
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

function errorOfIssuer(response: URLSearchParams): SignInError {
  const code = response.get('error') ?? 'incomplete';
  return new SignInError(code, response.get('error_description') ?? `The issuer rejected the sign-in: ${code}.`);
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
