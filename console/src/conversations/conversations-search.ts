const statuses = ['open', 'snoozed', 'closed', 'all'] as const;

export type StatusTab = (typeof statuses)[number];

export interface ConversationsSearch {
  /** `open` if absent, or `all` conversations of a project. */
  readonly status?: StatusTab;
  /** `me`, `none` or the id of a user. */
  readonly assignee?: string;
  readonly label?: string;
  readonly channel?: string;
  readonly project?: string;
  readonly q?: string;
  /** True for the longest waiting time first. */
  readonly waiting?: boolean;
  readonly conversation?: string;
  readonly page?: number;
}

export function conversationsSearch(given: Readonly<Record<string, unknown>>): ConversationsSearch {
  const { assignee, label, channel, project, q, conversation, page } = given;
  const status = statuses.find((one) => one === given['status']);
  return {
    ...(status ? { status } : {}),
    ...(isText(assignee) ? { assignee } : {}),
    ...(isText(label) ? { label } : {}),
    ...(isText(channel) ? { channel } : {}),
    ...(isText(project) ? { project } : {}),
    ...(isText(q) ? { q } : {}),
    ...(given['waiting'] === true ? { waiting: true } : {}),
    ...(isText(conversation) ? { conversation } : {}),
    ...(typeof page === 'number' && page > 1 ? { page } : {}),
  };
}

export function statusOf({ status, project }: ConversationsSearch): StatusTab {
  return status ?? (project ? 'all' : 'open');
}

/** The query of the list. `me` is the id of the user, once it is known. */
export function listQuery(search: ConversationsSearch, me: string | undefined) {
  const { assignee, label, channel, project, q, waiting, page } = search;
  const status = statusOf(search);
  const filter = {
    ...(status === 'all' ? {} : { status }),
    ...(assignee ? { assignee_id: assignee === 'me' ? (me ?? 'none') : assignee } : {}),
    ...(label ? { label } : {}),
    ...(channel ? { channel_id: channel } : {}),
    ...(project ? { project_id: project } : {}),
  };
  return {
    filter,
    ...(q ? { q } : {}),
    ...(waiting ? ({ sort: 'awaiting_reply_since' } as const) : {}),
    ...(page ? { page } : {}),
  };
}

function isText(given: unknown): given is string {
  return typeof given === 'string' && given !== '';
}
