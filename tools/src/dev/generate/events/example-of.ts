import { createHash } from 'node:crypto';
import type { JsonSchema } from './json-schema';

/** Values by the name of a member, with the name of its parent first. */
const TEXTS: Readonly<Record<string, string>> = {
  'actor.name': 'Ana Silva',
  'author.name': 'Ana Silva',
  'answered_by.name': 'Ana Silva',
  'answered_by.kind': 'user',
  'user.name': 'Ana Silva',
  'sender.name': 'Maria Costa',
  'sender.id': '4915112345678',
  'funnel.name': 'Sales',
  'step.name': 'Offer',
  'steps.name': 'Offer',
  'from_step.name': 'Lead',
  'step_attachment.name': 'Introduction',
  'rule.name': 'Welcome',
  'agent.name': 'Quality check',
  'webhook.name': 'ERP',
  'into.name': 'Roof of the school',
  'tag.name': 'Urgent',
  'subject.name': 'Reporting',
  'task.title': 'Measure the roof',
  'form.title': 'Site survey',
  'data.action': 'project.updated',
  'claims.name': 'name',
  'claims.email': 'email',
  'answer.type': 'text',
  'fields.type': 'text',
  'answer.value': 'Slate',
  'changes.field': 'name',
  'data.source': 'funnels',
  'data.name': 'b',
  'data.url': 'https://b.internal.example.org',
  correlation_id: '019df216-e4a0-7000-8000-000000000001',
  causation_id: '019df216-e4a0-7000-8000-000000000001',
  previous_hash: '0000000000000000000000000000000000000000000000000000000000000000',
  hash: '6b3a55e0261b0304143f805a24924d0c1c44524821305f31d9277843b8a10f4e',
  accessor_type: 'project_form',
  code: 'P-100',
  audiences: 'trackway',
  alg: 'RS256',
  cell: 'b',
  color: '#1d4ed8',
  email_verified: 'email_verified',
  email: 'maria.costa@example.org',
  error: 'The step has been deleted.',
  external_id: 'MSG-1',
  forecast_date: '2026-05-31',
  form_title: 'Site survey',
  groups: 'groups',
  issuer: 'https://id.example/realms/acme',
  kid: 'key-1',
  kty: 'RSA',
  label: 'Roof type',
  labels: 'urgent',
  message: 'When will you come?',
  name: 'Roof',
  notice: 'The webhook was disabled after 24 hours of failures.',
  phone: '+4915112345678',
  request_id: '5f6c1d0a-7a52-4a3e-9f0e-2a8f8c1f7d11',
  subject: 'sub',
  tools: 'updateProject',
  trigger: 'project.created',
  url: 'https://erp.example/trackway',
  user_name: 'preferred_username',
  way: 'api',
};

const VALUES: Readonly<Record<string, unknown>> = { from: 'Roof', to: 'Roof of the school', details: {} };

/** An example that satisfies the schema. The same names have the same values, also identifiers. */
export function exampleOf(schema: JsonSchema, name = '', parent = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return exampleOf(alternatives.find((each) => each.type !== 'null') ?? {}, name, parent);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return objectExample(schema, name);
    case 'array':
      return [exampleOf(schema.items ?? {}, name, parent)];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'string':
      return textExample(schema, name, parent);
    default:
      return VALUES[name] ?? null;
  }
}

function objectExample({ properties = {} }: JsonSchema, name: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([member, each]) => [member, exampleOf(each, member, name || 'data')]),
  );
}

function textExample({ format }: JsonSchema, name: string, parent: string): string {
  if (format === 'uuid') return idExample(`${parent}.${name}`);
  if (format === 'date-time') return '2026-05-04T09:30:00.000Z';
  if (format === 'date') return '2026-05-31';
  if (name === 'id') return idExample(`${parent}.id`);
  const text = TEXTS[`${parent}.${name}`] ?? TEXTS[name];
  if (text === undefined) throw new Error(`Add an example of ${parent}.${name} to example-of.ts.`);
  return text;
}

/** A UUID of version 7. `project_id` and `project.id` have the same one. */
function idExample(name: string): string {
  const subject = name.endsWith('.id') ? name.slice(0, -3) : name.replace(/^.*\./, '').replace(/_id$/, '');
  const hex = createHash('sha256').update(subject).digest('hex');
  return `019df216-e4a0-7${hex.slice(0, 3)}-a${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
}
