const statuses = ['open', 'snoozed', 'closed', 'all'] as const;

export type StatusTab = (typeof statuses)[number];

/** Hours of the choices of the longest waiting time. */
export const WAITING_HOURS = [1, 4, 24] as const;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

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
  /** Conversations that have waited for a reply for longer. */
  readonly hours?: number;
  /** False for conversations that no reply was ever sent in. */
  readonly replied?: false;
  readonly conversation?: string;
  readonly page?: number;
}

export function conversationsSearch(given: Readonly<Record<string, unknown>>): ConversationsSearch {
  const { assignee, label, channel, project, q, hours, conversation, page } = given;
  const status = statuses.find((one) => one === given['status']);
  return {
    ...(status ? { status } : {}),
    ...(isText(assignee) ? { assignee } : {}),
    ...(isText(label) ? { label } : {}),
    ...(isText(channel) ? { channel } : {}),
    ...(isText(project) ? { project } : {}),
    ...(isText(q) ? { q } : {}),
    ...(given['waiting'] === true ? { waiting: true } : {}),
    ...(WAITING_HOURS.some((one) => one === hours) ? { hours: Number(hours) } : {}),
    ...(given['replied'] === false ? { replied: false } : {}),
    ...(isText(conversation) ? { conversation } : {}),
    ...(typeof page === 'number' && page > 1 ? { page } : {}),
  };
}

export function statusOf({ status, project }: ConversationsSearch): StatusTab {
  return status ?? (project ? 'all' : 'open');
}

/** The query of the list. `me` is the id of the user, once it is known. The query is the same during a minute. */
export function listQuery(search: ConversationsSearch, me: string | undefined, now: Date) {
  const { assignee, label, channel, project, q, waiting, hours, replied, page } = search;
  const status = statusOf(search);
  const filter = {
    ...(status === 'all' ? {} : { status }),
    ...(assignee ? { assignee_id: assignee === 'me' ? (me ?? 'none') : assignee } : {}),
    ...(label ? { label } : {}),
    ...(channel ? { channel_id: channel } : {}),
    ...(project ? { project_id: project } : {}),
    ...(hours ? { awaiting_reply_before: hoursAgo(hours, now) } : {}),
    ...(replied === false ? { awaiting_reply: true, replied } : {}),
  };
  return {
    filter,
    ...(q ? { q } : {}),
    ...(waiting ? ({ sort: 'awaiting_reply_since' } as const) : {}),
    ...(page ? { page } : {}),
  };
}

function hoursAgo(hours: number, now: Date): string {
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return new Date(minute - hours * HOUR_MS).toISOString();
}

function isText(given: unknown): given is string {
  return typeof given === 'string' && given !== '';
}
