import type { Theme } from './theme';

export interface ThemeStore {
  /** The theme of a frame; the default one if it was never changed. */
  read(frameId: string): Promise<Theme>;
  /** Replaces the previous version. @throws TransactionConflict if another transaction has written it */
  write(theme: Theme): Promise<void>;
}

export interface ThemeStores {
  readonly themes: ThemeStore;
}
