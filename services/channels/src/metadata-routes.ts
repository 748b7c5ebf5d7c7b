import { defineRoute, type Route, searchParamsSchema } from '@trackway/http';
import { describeModel } from '@trackway/mongo';
import { channelSearch } from './channels/channel-search';
import { conversationSearch } from './conversations/conversation-search';
import { mediaItemSearch } from './media-items/media-item-search';

/** The filters of the models of this service. */
export function metadataRoutes(): Route[] {
  const models = [
    { model: channelSearch, operationId: 'readChannelSearchParams', summary: 'The fields of channels for filtering' },
    {
      model: conversationSearch,
      operationId: 'readConversationSearchParams',
      summary: 'The fields of conversations for filtering and sorting',
    },
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
      response: { params: searchParamsSchema },
      handle: async () => ({ params: describeModel(model) }),
    }),
  );
}
