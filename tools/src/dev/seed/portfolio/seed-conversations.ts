import type { Conversation, TrackwayClient } from '@trackway/client';
import type { SeededProject } from './import-portfolio';
import { at } from './portfolio-projects';
import type { PortfolioUsers } from './portfolio-users';
import { seedReplyTemplates } from './seed-reply-templates';

const CHANNEL = 'demo-website-messages';
const DAY_MS = 86_400_000;

interface DemoConversation {
  readonly sender: { readonly id: string; readonly name: string; readonly email: string };
  readonly messages: readonly string[];
  /** Index in the portfolio; absent if the conversation is not linked. */
  readonly project?: number;
  readonly assignee?: keyof PortfolioUsers;
  readonly status?: 'snoozed' | 'closed';
  readonly labels?: readonly string[];
}

const CONVERSATIONS: readonly DemoConversation[] = [
  {
    sender: { id: 'ana', name: 'Ana Martins', email: 'ana.martins@acme.example' },
    messages: ['Good morning, when will the works start?', 'Thank you. Can we visit a similar installation?'],
    project: 0,
    assignee: 'sales',
    labels: ['planning'],
  },
  {
    sender: { id: 'rui', name: 'Rui Costa', email: 'rui.costa@acme.example' },
    messages: ['The noise on Tuesday was too much for our guests. Can you work later?'],
    project: 17,
    assignee: 'admin',
    labels: ['complaint', 'urgent'],
  },
  {
    sender: { id: 'elena', name: 'Elena García', email: 'elena.garcia@northwind.example' },
    messages: ['Please send us the updated offer.', 'We need the invoice in two parts.'],
    project: 34,
    assignee: 'sales',
    status: 'snoozed',
    labels: ['invoice'],
  },
  {
    sender: { id: 'niamh', name: "Niamh O'Brien", email: 'niamh@harbour.example' },
    messages: ['We have approved the budget. Go ahead!'],
    project: 51,
    assignee: 'sales',
    status: 'closed',
    labels: ['planning'],
  },
  {
    sender: { id: 'joao', name: 'João Conceição', email: 'joao@atlantico.example' },
    messages: ['A entrega não chegou hoje.', 'Quem é o contacto na obra?'],
    project: 68,
    labels: ['delivery', 'urgent'],
  },
  {
    sender: { id: 'unknown-4711', name: 'Website visitor', email: 'visitor@mail.example' },
    messages: ['Do you also install heat pumps?'],
  },
];

/** Messages of clients, in conversations that users work on. Ids of messages make a repetition harmless. */
export async function seedConversations(users: PortfolioUsers, projects: readonly SeededProject[]): Promise<void> {
  const { admin } = users;
  await seedReplyTemplates(admin);
  for (const { sender, messages } of CONVERSATIONS) {
    for (const [index, message] of messages.entries()) {
      await admin.channels.deliver(CHANNEL, { message, sender, external_id: `demo-${sender.id}-${index}` });
    }
  }
  const known = new Map((await admin.conversations.list().all()).map((one) => [one.sender?.id, one]));
  for (const definition of CONVERSATIONS) {
    const conversation = known.get(definition.sender.id);
    if (conversation && isUntouched(conversation)) await workOn(users, conversation, definition, projects);
  }
}

function isUntouched({ status, assignee_id: assignee, labels, project_id: project }: Conversation): boolean {
  return status === 'open' && assignee === null && labels.length === 0 && project === null;
}

async function workOn(
  users: PortfolioUsers,
  { id }: Conversation,
  { project, assignee, status, labels = [] }: DemoConversation,
  projects: readonly SeededProject[],
): Promise<void> {
  await users.admin.conversations.update(id, {
    ...(project === undefined ? {} : { project_id: at(projects, project).id }),
    ...(assignee === undefined ? {} : { assignee_id: await idOf(users[assignee]) }),
    ...(status === undefined ? {} : { status }),
    ...(status === 'snoozed' ? { snoozed_until: new Date(Date.now() + DAY_MS).toISOString() } : {}),
    labels: [...labels],
  });
}

async function idOf({ me }: TrackwayClient): Promise<string> {
  return (await me.get()).user.id;
}
