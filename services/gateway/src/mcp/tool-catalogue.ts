/** What the catalogue adds to an operation of the API. */
export interface ToolHint {
  readonly description: string;
  /** Arguments that are used if the caller gives no others. They keep results short. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** The filters of a listing that are described. Others are accepted, too; all of them would cost tokens. */
  readonly filters?: readonly string[];
  /** Parameters that the tool does not have. */
  readonly omits?: readonly string[];
  /** Member of the response whose rows are resources. */
  readonly rows?: ResourceRows;
}

export interface ResourceRows {
  readonly member: string;
  readonly resource: ResourceKind;
}

/** Resources that clients can read by their URI, with the tool that reads them. */
export const resourceTools = { projects: { tool: 'readProject', argument: 'project' } } as const;

export type ResourceKind = keyof typeof resourceTools;

/** A list that fits into 4 KB. The caller asks for more by `perPage` and `fields`. */
const shortList = { perPage: 8 } as const;
const projectFields = ['id', 'code', 'name', 'status', 'budget', 'customer', 'updated_at'];
const projectRows = { member: 'projects', resource: 'projects' } as const;

/**
 * The operations that MCP clients get as tools, with a hint when to use each. The list is short on purpose: models
 * choose badly among hundreds of tools.
 */
export const toolCatalogue: Readonly<Record<string, ToolHint>> = {
  readMe: { description: 'The current user or service account, its scopes and its frame (tenant).' },
  searchProjects: {
    description:
      'Finds projects by filters on any field, sorted and paginated. readSearchParams with model_class project lists the fields and operators.',
    defaults: { ...shortList, fields: projectFields },
    rows: projectRows,
  },
  readSearchParams: {
    description: 'The fields by which a model class can be searched, with their operators and options.',
  },
  readProject: { description: 'One project with its customer, contact, tags, users, funnels, steps and answers.' },
  createProject: { description: 'Creates a project. Only name is required.' },
  updateProject: { description: 'Changes fields of a project.' },
  readProjectHistory: {
    description:
      'The history of a project, newest first: actor, change, old and new value, and what caused it: a user, a rule, an assistant, an import or a message.',
    defaults: shortList,
  },
  readCause: { description: 'What a request, rule run or other cause did, and what followed from it.' },
  previewUndo: { description: 'What undoing a cause would restore, and what prevents it.' },
  undoCause: { description: 'Undoes what a cause did. readUndo has its result.' },
  readUndo: { description: 'The result of an undo.' },
  searchCustomers: { description: 'Finds customers.', defaults: shortList },
  createCustomer: { description: 'Creates a customer.' },
  searchContacts: { description: 'Finds contacts by name, e-mail or phone.', defaults: shortList },
  createTask: { description: 'Adds a task to a project.' },
  listTags: { description: 'The tags of the frame.' },
  listFunnels: { description: 'The funnels with their steps.' },
  readBoard: {
    description:
      'A funnel as a board: for each step the number of projects, budgets, overdue projects and the first projects.',
  },
  enterFunnel: { description: 'Adds a project to a funnel.' },
  previewMove: { description: 'Lists what blocks a move, without changing anything. Use it before moveProject.' },
  moveProject: {
    description:
      'Moves a project to another step. If the move is rejected, the error lists the blockers and how to clear them.',
  },
  getForms: { description: 'The forms of the frame.' },
  getForm: { description: 'A form with its fields, and its answers in a context.' },
  readAnswers: { description: 'The answers to a form in one context.' },
  putAnswers: { description: 'Writes answers in one context.' },
  listAutomations: { description: 'The automations of the frame.' },
  explainAutomation: { description: 'Whether an automation would act on a project now, and why or why not.' },
  listAutomationRuns: {
    description: 'The runs of an automation, including those without effect and the reason.',
    defaults: shortList,
  },
  listAssistantExecutionLogs: { description: 'The executions of the assistants of a step.', defaults: shortList },
  explainStepAssistant: {
    description: 'Whether an assistant of a step would act on a project now, and why or why not.',
  },
  simulateAutomation: {
    description: 'What an automation would have done in a past period, and why it would not have acted.',
  },
  readAuditLog: {
    description: 'Who changed which settings, access or records.',
    defaults: shortList,
    filters: ['action', 'actor', 'subject_kind', 'subject', 'cause', 'from', 'to'],
    omits: ['after'],
  },
  listAiAgentExecutions: { description: 'The executions of AI agents, with tokens and cost.', defaults: shortList },
  listConversations: {
    description: 'With the time since which a reply is due.',
    defaults: shortList,
    filters: ['status', 'assignee_id', 'label', 'awaiting_reply'],
    omits: ['sort'],
  },
  sendMessage: { description: 'Sends a message through a channel.' },
  startExport: { description: 'Starts an export to XLSX or CSV. readSpreadsheetOperation returns its status.' },
  readSpreadsheetOperation: { description: 'The status of an import or export.' },
};
