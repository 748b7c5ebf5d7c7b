import { isDeepStrictEqual } from 'node:util';
import { rejectStale } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { UnitOfWork } from '../shared/unit-of-work';
import { assertReadable, type Theme } from './theme';
import { auditTheme } from './theme-audit';
import type { ThemeStores } from './theme-store';

export interface UpdateTheme {
  readonly changes: Partial<Omit<Theme, 'frameId' | 'version'>>;
  /** The version of `If-Match`. */
  readonly ifVersion?: number;
}

export type ThemesModule = ReturnType<typeof themesModule>;

/** The look of the public form pages of a frame. */
export function themesModule({ unitOfWork }: { readonly unitOfWork: UnitOfWork<ThemeStores> }) {
  return {
    readTheme: ({ frameId }: Pick<Caller, 'frameId'>): Promise<Theme> =>
      unitOfWork.read(({ themes }) => themes.read(frameId)),
    /** @throws AppError 422 if a text would have too little contrast */
    updateTheme: (caller: Caller, { changes, ifVersion }: UpdateTheme): Promise<Theme> =>
      unitOfWork.run(async ({ themes, outbox }) => {
        const current = await themes.read(caller.frameId);
        rejectStale(current.version, ifVersion);
        const wanted = { ...current, ...changes };
        assertReadable(wanted);
        if (isDeepStrictEqual(wanted, current)) return current;
        const theme = { ...wanted, version: current.version + 1 };
        await themes.write(theme);
        const details = current.logo === theme.logo ? {} : { logo: theme.logo === null ? 'removed' : 'replaced' };
        await outbox.add(auditTheme(caller, 'updated', theme, { before: current, details }));
        return theme;
      }),
  };
}
