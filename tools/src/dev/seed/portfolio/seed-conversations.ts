import type { TrackwayClient } from '@trackway/client';
import type { SeededProject } from './import-portfolio';
import { at } from './portfolio-projects';

const CHANNEL = 'demo-website-messages';

const QUESTIONS = [
  'Good morning, when will the works start?',
  'The noise on Tuesday was too much for our guests. Can you work later?',
  'Please send us the updated offer.',
  'Who is the contact on site next week?',
  'We have approved the budget. Go ahead!',
  'The delivery did not arrive today.',
  'Can we visit a similar installation?',
  'Is the permit there yet?',
  'Thank you, everything works.',
  'We need the invoice in two parts.',
];
const SENDERS = [
  { id: 'ana', name: 'Ana Martins', email: 'ana.martins@acme.example' },
  { id: 'rui', name: 'Rui Costa', email: 'rui.costa@acme.example' },
  { id: 'elena', name: 'Elena García', email: 'elena.garcia@northwind.example' },
  { id: 'niamh', name: "Niamh O'Brien", email: 'niamh@harbour.example' },
  { id: 'unknown-4711', name: 'Website visitor', email: 'visitor@mail.example' },
];

/** Messages about projects. Their ids make a repetition harmless. */
export async function seedConversations(client: TrackwayClient, projects: readonly SeededProject[]): Promise<void> {
  for (const [index, message] of QUESTIONS.entries()) {
    const project_id = index % 3 === 2 ? null : at(projects, index * 17).id;
    const sender = at(SENDERS, index);
    await client.channels.deliver(CHANNEL, { message, sender, project_id, external_id: `demo-${index}` });
  }
}
