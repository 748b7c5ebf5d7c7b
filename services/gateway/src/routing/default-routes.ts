import type { Route, Upstream } from './route';

const UPLOAD_MS = 600_000;

const API = '/api/management';

/** Service that lists each model class. All others are routed to projects, which rejects unknown classes. */
const MODEL_CLASSES: Readonly<Record<string, Upstream>> = {
  form: 'forms',
  funnel: 'funnels',
  automation: 'funnels',
  agent_execution: 'funnels',
  webhook: 'funnels',
  spreadsheet_operation: 'spreadsheets',
  channel: 'channels',
  conversation: 'channels',
  media_item: 'channels',
};

/** Every public path and the service it is routed to. */
export const defaultRoutes: readonly Route[] = [
  ...openTo('projects', ['/share/:token/**'], { reference: 'share' }),
  ...openTo('projects', ['/avatars/:avatar'], { methods: ['GET'] }),
  ...openTo('forms', ['/forms/:token/**'], { limitBy: 'token', timeoutMs: UPLOAD_MS, reference: 'form_link' }),
  ...openTo('forms', ['/intake/:token/**'], { limitBy: 'token', timeoutMs: UPLOAD_MS, reference: 'intake_link' }),
  ...openTo('forms', ['/intake-status/:token'], {
    limitBy: 'token',
    methods: ['GET', 'HEAD'],
    reference: 'intake_submission',
  }),
  ...openTo('forms', ['/files/forms/:token'], { reference: 'file_link' }),
  ...openTo('funnels', ['/files/funnels/:token'], { reference: 'file_link' }),
  ...openTo('channels', ['/files/channels/:token'], { reference: 'file_link' }),
  ...openTo('channels', [`${API}/channels/inbound/:external_ref`], {
    limitBy: 'external_ref',
    methods: ['GET', 'POST'],
    reference: 'channel',
  }),
  ...openTo('channels', [`${API}/channels/inbound/:external_ref/statuses`], {
    limitBy: 'external_ref',
    methods: ['POST'],
    reference: 'channel',
  }),
  ...openTo('projects', [`${API}/auth/token`], { methods: ['POST'], reference: 'client_credentials' }),
  ...openTo('projects', [`${API}/auth/revoke`], { methods: ['POST'], reference: 'token' }),
  ...openTo('projects', ['/.well-known/jwks.json'], { methods: ['GET', 'HEAD'] }),

  ...guarded('projects', [
    'projects/**',
    'project-groups/**',
    'customers/**',
    'contacts/**',
    'users/**',
    'tags/**',
    'me',
    'frame',
    'service-accounts/**',
    'access-tokens/**',
    'identity-providers/**',
    'roles/**',
    'audit-log/**',
    'views/**',
    'causes/**',
    'undos/**',
    'usage',
    'system/**',
  ]),
  { path: '/scim/v2/**', to: 'projects', public: false, streams: false },
  ...guarded('forms', [
    'projects/:project/loose-forms/**',
    'dynamic-forms/**',
    'dynamic-forms-answers/**',
    'get-forms',
    'form-edges',
    'form-theme',
    'get-form',
    'forms/**',
  ]),
  ...guarded('forms', ['dynamic-forms-answers-file'], { timeoutMs: UPLOAD_MS }),
  ...guarded('funnels', [
    'funnels/**',
    'steps/**',
    'update-required-step-attachment',
    'automations/**',
    'webhooks/**',
    'events',
    'ai/**',
  ]),
  ...guarded('funnels', ['steps/:step/attachments'], { methods: ['POST'], timeoutMs: UPLOAD_MS }),
  ...guarded('spreadsheets', ['spreadsheet-operations/**']),
  ...guarded(
    'spreadsheets',
    ['spreadsheet-operations/import/:type', 'spreadsheet-operations/import/:type/suggestions'],
    {
      methods: ['POST'],
      timeoutMs: UPLOAD_MS,
    },
  ),
  ...guarded('spreadsheets', ['spreadsheet-operations/:operation/events'], { streams: true }),
  ...guarded('channels', ['channels/**', 'conversations/**', 'reply-templates/**', 'media-items/**']),
  ...Object.entries(MODEL_CLASSES).flatMap(([model, to]) => guarded(to, [`system/params/${model}`])),
];

type Options = Partial<Pick<Route, 'methods' | 'limitBy' | 'timeoutMs' | 'streams' | 'reference'>>;

function openTo(to: Upstream, paths: readonly string[], options: Options = {}): Route[] {
  return paths.map((path) => ({ path, to, public: true, streams: false, ...options }));
}

function guarded(to: Upstream, paths: readonly string[], options: Options = {}): Route[] {
  return paths.map((path) => ({ path: `${API}/${path}`, to, public: false, streams: false, ...options }));
}
