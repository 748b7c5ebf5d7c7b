import type { Route } from '../routes/route';

/** Descriptions of the API areas. A tag without one is listed without a description. */
const MEANINGS: Readonly<Record<string, string>> = {
  Projects: 'What the company works on: status, budget, customer, place in the hierarchy, history.',
  'Project groups': 'Projects that are looked at together, in an order of their own.',
  Customers: 'Whom projects are for. A customer may stand below another; the topmost is the headquarter.',
  Contacts: 'The people at customers.',
  Users: 'The people of the frame.',
  Tags: 'Words with a color that projects are found by.',
  Tasks: 'What is to do for a project, by whom and until when.',
  'Share pages': 'What everybody with the link may see of a project.',
  Forms: 'Questions with rules and conditions, in versions.',
  Answers: 'What was answered, where, by whom, and what stood there before.',
  Frame: 'The company that the token speaks for, and who is asking.',
  'Loose forms': 'Forms that are attached to a project and can be answered at any step.',
  'Form links': 'Signed addresses under which somebody without a token may answer a form.',
  Funnels: 'Funnels with ordered steps, and how projects move through them.',
  Spreadsheets: 'Imports and exports of whole tables as workbooks, in the background.',
  Channels: 'Messages that come in from connectors, and what is recorded of them.',
  Webhooks: 'Receivers outside that are told what happens, what they were told, and telling it again.',
  Tokens: 'Service accounts and personal access tokens, for programs; and how they end.',
  System: 'What can be filtered and sorted, and by what.',
};

export function tagsOf(routes: readonly Route[]) {
  const names = [...new Set(routes.map(({ tag }) => tag))];
  return names.map((name) => ({ name, ...(MEANINGS[name] ? { description: MEANINGS[name] } : {}) }));
}
