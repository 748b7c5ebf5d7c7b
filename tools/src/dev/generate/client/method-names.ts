import { type PlacedOperation, successContent } from './api-document';

/** Place of an operation in the client: `client.funnels.steps.create` is `{ resource: ['funnels', 'steps'], method: 'create' }`. */
export interface MethodName {
  readonly resource: readonly string[];
  readonly method: string;
}

const MANAGEMENT = '/api/management/';

/** Names that do not follow from path and operation id. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  readKeySet: 'auth.keySet',
  requestToken: 'auth.requestToken',
  readSearchParams: 'searchParams.get',
  updateFormTheme: 'formTheme.update',
  updateFrame: 'frame.update',
  unshareProject: 'projects.unshare',
  revokeScopes: 'users.revokedScopes.set',
  revokeFoundToken: 'auth.revokeToken',
  readAuditLog: 'auditLog.list',
  verifyAuditLog: 'auditLog.verification',
  rehearseAutomation: 'automations.dryRun',
  rehearseStepAssistant: 'steps.assistants.dryRun',
  retryAssistantRun: 'steps.assistants.retryRun',
  cancelAssistantRun: 'steps.assistants.cancelRun',
  listAssistantExecutionLogs: 'steps.assistants.executionLogs',
  receiveMessage: 'channels.receive',
  answerChallenge: 'channels.answerChallenge',
  tellMessageStatus: 'channels.reportStatus',
  previewUndo: 'causes.previewUndo',
  putAnswers: 'answers.put',
  readAnswers: 'answers.get',
  answerWithFile: 'answers.upload',
  clearAnswers: 'answers.clear',
  readAnswerHistory: 'answers.history',
  generateFormLink: 'formLinks.create',
  listFormLinks: 'formLinks.list',
  revokeFormLink: 'formLinks.revoke',
  listFormLinkAccesses: 'formLinks.accesses',
  openFormLink: 'formLinks.open',
  submitFormLink: 'formLinks.submit',
  submitFormPage: 'formLinks.submitPage',
  uploadByFormLink: 'formLinks.upload',
  createIntakeLink: 'intakeLinks.create',
  listIntakeLinks: 'intakeLinks.list',
  readIntakeLink: 'intakeLinks.get',
  updateIntakeLink: 'intakeLinks.update',
  listIntakeSubmissions: 'intakeLinks.submissions',
  openIntakeLink: 'intakeLinks.open',
  createIntakeChallenge: 'intakeLinks.challenge',
  submitIntake: 'intakeLinks.submit',
  uploadByIntakeLink: 'intakeLinks.upload',
  readIntakeStatus: 'intakeLinks.status',
  getForm: 'forms.getAnswered',
  getForms: 'forms.listAnswered',
  openSharePage: 'projects.openSharePage',
  previewMove: 'funnels.projects.previewMove',
  readFunnelStep: 'steps.get',
  updateRequiredStepAttachment: 'steps.attachments.require',
  listProjectsOfGroup: 'projectGroups.projects.list',
  attachChild: 'projects.hierarchy.attachChild',
  detachChild: 'projects.hierarchy.detachChild',
  startExport: 'spreadsheets.startExport',
  startImport: 'spreadsheets.startImport',
  suggestImportMapping: 'spreadsheets.suggestImportMapping',
  listExportColumns: 'spreadsheets.exportColumns',
  listImportColumns: 'spreadsheets.importColumns',
  downloadImportTemplate: 'spreadsheets.importTemplate',
  downloadSpreadsheet: 'spreadsheets.download',
  downloadRejectedRows: 'spreadsheets.rejectedRows',
  listSpreadsheetOperationErrors: 'spreadsheets.errors',
  streamSpreadsheetOperation: 'spreadsheets.stream',
  rollBackSpreadsheetOperation: 'spreadsheets.rollBack',
  listScimUsers: 'scim.users.list',
  createScimUser: 'scim.users.create',
  readScimUser: 'scim.users.get',
  replaceScimUser: 'scim.users.replace',
  patchScimUser: 'scim.users.patch',
  deleteScimUser: 'scim.users.delete',
  listScimGroups: 'scim.groups.list',
  createScimGroup: 'scim.groups.create',
  readScimGroup: 'scim.groups.get',
  replaceScimGroup: 'scim.groups.replace',
  patchScimGroup: 'scim.groups.patch',
  deleteScimGroup: 'scim.groups.delete',
  readScimConfig: 'scim.config',
  listScimResourceTypes: 'scim.resourceTypes',
  listScimSchemas: 'scim.schemas',
  readAvatar: 'files.avatar',
  readAttachment: 'files.ofChannel',
  readAnswerFile: 'files.ofForm',
  readAttachmentFile: 'files.ofFunnel',
};

/** Resources that are called differently from their segment of the path. */
const RESOURCES: Readonly<Record<string, string>> = { 'spreadsheet-operations': 'spreadsheets', ai: '' };

const VERBS: Readonly<Record<string, string>> = { read: 'get', add: 'create' };

export function methodName(placed: PlacedOperation): MethodName {
  const { operation, method: httpMethod, path } = placed;
  const exception = EXCEPTIONS[operation.operationId];
  if (exception) return { resource: exception.split('.').slice(0, -1), method: exception.split('.').at(-1) ?? '' };
  const searched = /\/system\/params\/(\w+)$/.exec(path)?.[1];
  if (searched) return { resource: ['searchParams'], method: camelCase(searched) };
  if (!path.startsWith(MANAGEMENT)) throw new Error(`${operation.operationId} needs a name in the client.`);

  const segments = path.slice(MANAGEMENT.length).split('/');
  const fixed = segments.filter((segment) => !isParameter(segment));
  const verb = /^[a-z]+/.exec(operation.operationId)?.[0] ?? '';
  const last = fixed.at(-1) ?? '';
  const endsInAction = !isParameter(segments.at(-1) ?? '') && last !== fixed[0] && camelCase(last).startsWith(verb);
  const resource = (endsInAction ? fixed.slice(0, -1) : fixed).map(resourceName).filter(Boolean);
  if (last === 'bulk-delete') return { resource: resource.slice(0, -1), method: 'deleteMany' };
  if (httpMethod === 'patch' && isCollection(segments)) return { resource, method: 'updateMany' };
  if (httpMethod === 'get' && listMember(placed)) return { resource, method: 'list' };
  return { resource, method: endsInAction ? camelCase(last) : (VERBS[verb] ?? verb) };
}

/** Member of a paged response that contains the items. Undefined if the response is not paged. */
export function listMember({ operation }: PlacedOperation): string | undefined {
  const properties = successContent(operation)?.['application/json']?.schema?.properties ?? {};
  const isPaged = properties['meta']?.$ref?.endsWith('/PaginationMeta') ?? false;
  return isPaged ? Object.keys(properties).find((name) => properties[name]?.type === 'array') : undefined;
}

/** The only member of a response besides `response: true` and warnings. Methods return it without its wrapper. */
export function onlyMember({ operation }: PlacedOperation): string | undefined {
  const properties = Object.keys(successContent(operation)?.['application/json']?.schema?.properties ?? {});
  const members = properties.filter((name) => name !== 'response' && name !== 'warnings');
  return members.length === 1 ? members[0] : undefined;
}

export function camelCase(text: string): string {
  return text.replace(/[-_](\w)/g, (_match, letter: string) => letter.toUpperCase());
}

export function pascalCase(text: string): string {
  return camelCase(text).replace(/^\w/, (letter) => letter.toUpperCase());
}

function resourceName(segment: string): string {
  return RESOURCES[segment] ?? camelCase(segment);
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}

function isCollection(segments: readonly string[]): boolean {
  return segments.length === 1;
}
