import { valueTypes } from '@trackway/application';
import { defineRoute, type Route } from '@trackway/http';
import { z } from 'zod';
import type { Frame } from './frames/frame';
import type { IdentityModule } from './identity-module';
import { presentUser, userSchema } from './users/user-schemas';

const { integerId, name } = valueTypes;

const frameSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    subdomain: z.string(),
    locale: z.string(),
    model_forms: z.record(z.string(), z.int()).nullable(),
  })
  .meta({ id: 'FrameSettings' });

const updateFrameBody = z
  .strictObject({
    name: name.optional(),
    subdomain: z
      .string()
      .regex(
        /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/,
        'Must have 1 to 63 characters (a-z, 0-9 and hyphens) and start and end with a letter or digit.',
      )
      .optional(),
    locale: z.enum(['en', 'pt', 'es']).optional(),
    model_forms: z
      .strictObject({ project: integerId.optional(), customer: integerId.optional(), contact: integerId.optional() })
      .nullable()
      .optional(),
  })
  .meta({ id: 'UpdateFrame', example: { name: 'Acme' } });

const tag = 'Frame';

export function frameRoutes({ commands, queries }: IdentityModule): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/me',
      operationId: 'readMe',
      summary: 'Read the caller of the token',
      tag,
      scope: 'authenticated',
      response: { user: userSchema, frame: frameSchema, scopes: z.array(z.string()) },
      handle: async ({ caller }) => ({
        user: presentUser(caller.frameId, await queries.readCurrentUser(caller)),
        frame: presentFrame(await queries.readFrame(caller)),
        scopes: [...caller.scopes],
      }),
    }),
    defineRoute({
      method: 'get',
      path: '/api/management/frame',
      operationId: 'readFrame',
      summary: 'Read the frame of the token',
      tag,
      scope: 'authenticated',
      response: { frame: frameSchema },
      handle: async ({ caller }) => ({ frame: presentFrame(await queries.readFrame(caller)) }),
    }),
    defineRoute({
      method: 'patch',
      path: '/api/management/frame',
      operationId: 'updateFrame',
      summary: 'Change the frame of the token',
      tag,
      scope: 'system:write',
      body: updateFrameBody,
      response: { frame: frameSchema },
      failures: ['conflict', 'form_model_not_found'],
      handle: async ({ caller, body: { model_forms, ...rest } }) => {
        const named = Object.entries({ ...rest, modelForms: model_forms });
        const changes = Object.fromEntries(named.filter(([, value]) => value !== undefined));
        return { frame: presentFrame(await commands.updateFrame(caller, changes)) };
      },
    }),
  ];
}

function presentFrame({ modelForms, ...frame }: Frame): z.infer<typeof frameSchema> {
  return { ...frame, model_forms: modelForms === null ? null : { ...modelForms } };
}
