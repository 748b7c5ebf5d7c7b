import type { Route } from '../routes/route';

/** Descriptions of the API areas. A tag without one is listed without a description. */
const MEANINGS: Readonly<Record<string, string>> = {
  Projects: 'Projects with status, budget, customer, parent project, tags and history.',
  'Project groups': 'Groups of projects with their own order.',
  Customers: 'Customers of projects. A customer can have a parent; the root of the tree is the headquarter.',
  Contacts: 'Contact persons of customers.',
  Users: 'Users of the frame (tenant).',
  Tags: 'Labels with a color for projects.',
  Tasks: 'Tasks of a project, with assignee and due date.',
  'Share pages': 'Public pages that show parts of a project to anyone who has the link.',
  Forms: 'Forms with fields, rules and conditions, in versions.',
  Answers: 'Answers to forms by context, with their author and previous values.',
  Views: 'Saved searches of projects with columns and sorting, private or shared.',
  Frame: 'The frame (tenant) of the token, and the current user.',
  'Loose forms': 'Forms that are attached to a project and can be answered at any step.',
  'Intake links': 'Public links by which each submission of a form creates a project.',
  'Form links': 'Signed links under which people without a token can answer a form.',
  Funnels: 'Funnels with ordered steps, and the moves of projects through them.',
  Spreadsheets: 'Background imports and exports of workbooks.',
  Channels: 'Channels, their connectors, and inbound and outbound messages.',
  Webhooks: 'External receivers of events, their deliveries, and sending deliveries again.',
  Tokens: 'Service accounts and personal access tokens for programs, and their revocation.',
  'Identity providers': 'OpenID providers whose access tokens the frame accepts.',
  Roles: 'Named sets of scopes for users and groups of identity providers.',
  SCIM: 'Users and groups for provisioning by an identity provider (RFC 7644).',
  System: 'Fields and operators for filters and sorting.',
};

export function tagsOf(routes: readonly Route[]) {
  const names = [...new Set(routes.map(({ tag }) => tag))];
  return names.map((name) => ({ name, ...(MEANINGS[name] ? { description: MEANINGS[name] } : {}) }));
}
