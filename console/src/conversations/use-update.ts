import type { UpdateConversation } from '@trackway/client';
import { useApi } from '../api/api-context';
import { useChange } from '../api/use-change';
import { useChannelsText } from '../text/use-channels-text';
import { useToast } from '../ui/toast';

const PATH = '/api/management/conversations/{conversation}';

interface Update {
  readonly body: UpdateConversation;
  /** Rejected if another user has changed the conversation since it was read. */
  readonly ifUnchanged?: boolean;
}

/** Changes a conversation. Labels are added and removed whatever others do; status and assignee are not overwritten. */
export function useUpdate(conversation: string) {
  const t = useChannelsText();
  const toast = useToast();
  const { tags } = useApi();
  return useChange(
    (client, { body, ifUnchanged = false }: Update) => {
      const ifMatch = ifUnchanged ? tags.of(PATH.replace('{conversation}', conversation)) : undefined;
      return client.call('patch', PATH, { path: { conversation }, body }, { ifMatch });
    },
    () => toast(t('conversations.changed')),
    // The second of two quick changes needs the version after the first one.
    `conversation:${conversation}`,
  );
}

export type Updating = ReturnType<typeof useUpdate>;
