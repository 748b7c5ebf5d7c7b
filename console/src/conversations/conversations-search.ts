export interface ConversationsSearch {
  readonly channel?: string;
  readonly project?: string;
  readonly conversation?: string;
  readonly page?: number;
}

export function conversationsSearch(given: Readonly<Record<string, unknown>>): ConversationsSearch {
  const { channel, project, conversation, page } = given;
  return {
    ...(isText(channel) ? { channel } : {}),
    ...(isText(project) ? { project } : {}),
    ...(isText(conversation) ? { conversation } : {}),
    ...(typeof page === 'number' && page > 1 ? { page } : {}),
  };
}

function isText(given: unknown): given is string {
  return typeof given === 'string' && given !== '';
}
