import { omitUndefined } from '@trackway/application';
import { defineRoute, ifVersion, type Reply, type Route, versioned } from '@trackway/http';
import type { Theme } from './theme';
import { presentTheme, themeBody, themeSchema } from './theme-schemas';
import type { ThemesModule } from './themes-module';

const common = { path: '/api/management/form-theme', tag: 'Forms', response: { theme: themeSchema } } as const;

export function themeRoutes({ readTheme, updateTheme }: ThemesModule): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'get',
      operationId: 'readFormTheme',
      summary: 'Read colors and logo of the public form pages',
      scope: 'forms:read',
      handle: async ({ caller }) => reply(await readTheme(caller)),
    }),
    defineRoute({
      ...common,
      method: 'patch',
      operationId: 'updateFormTheme',
      summary: 'Change colors and logo of the public form pages',
      description:
        'A theme in which a text would have a contrast below 4.5:1 is rejected, with the colors named. With colors of its own, a page does not follow the dark mode of the browser.',
      scope: 'forms:write',
      body: themeBody,
      failures: ['precondition_failed'],
      handle: async ({ caller, body, request }) => {
        const changes = omitUndefined({
          accentColor: body.accent_color,
          textColor: body.text_color,
          surfaceColor: body.surface_color,
          backgroundColor: body.background_color,
          logo: body.logo,
        });
        return reply(await updateTheme(caller, { changes, ...ifVersion(request) }));
      },
    }),
  ];
}

function reply(theme: Theme): Reply {
  return versioned({ theme: presentTheme(theme) }, theme.version);
}
