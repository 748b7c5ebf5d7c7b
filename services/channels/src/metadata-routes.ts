import { defineRoute, type Route } from '@trackway/http';
import { describeModel } from '@trackway/mongo';
import { z } from 'zod';
import { channelSearch } from './channels/channel-search';
import { mediaItemSearch } from './media-items/media-item-search';

const argument = z.object({
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  hydrate: z.string().nullable(),
});

const paramsSchema = z.object({
  filters: z.array(
    z.object({
      name: z.string(),
      input_type: z.enum(['text', 'number', 'date', 'boolean', 'select', 'relation']),
      operators: z.array(z.string()),
      options: z.array(z.object({ label: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) })),
      arguments: z.array(argument),
      hydrate: z.string().nullable(),
    }),
  ),
  sorting: z.array(z.object({ name: z.string(), arguments: z.array(argument) })),
});

/** What the models of this service can be filtered by. */
export function metadataRoutes(): Route[] {
  const models = [
    { model: channelSearch, operationId: 'readChannelSearchParams', summary: 'The fields of channels for filtering' },
    {
      model: mediaItemSearch,
      operationId: 'readMediaItemSearchParams',
      summary: 'The fields of messages for filtering',
    },
  ];
  return models.map(({ model, ...names }) =>
    defineRoute({
      ...names,
      method: 'get',
      path: `/api/management/system/params/${model.name}`,
      tag: 'System',
      scope: 'system:read',
      response: { params: paramsSchema },
      handle: async () => ({ params: describeModel(model) }),
    }),
  );
}
