/**
 * The operations that MCP clients get as tools, with a hint when to use each. The list is short on purpose: models
 * choose badly among hundreds of tools.
 */
export const toolDescriptions: Readonly<Record<string, string>> = {
  readMe: 'The current user or service account, its scopes and its frame (tenant).',
  listProjects:
    'The newest projects, with simple filters such as filter[status]. For anything more use searchProjects.',
  searchProjects:
    'Finds projects by filters on any field, sorted and paginated. readSearchParams with model_class project lists the fields and operators.',
  readSearchParams: 'The fields by which a model class can be searched, with their operators and options.',
  readProject: 'One project with its customer, contact, tags, users, funnels, steps and answers.',
  createProject: 'Creates a project. Only name is required.',
  updateProject: 'Changes fields of a project.',
  readProjectHistory: 'The history of a project, newest first: actor, change, old and new value, reason.',
  searchCustomers: 'Finds customers.',
  createCustomer: 'Creates a customer.',
  searchContacts: 'Finds contacts by name, e-mail or phone.',
  createTask: 'Adds a task to a project.',
  listTags: 'The tags of the frame.',
  listFunnels: 'The funnels with their steps.',
  readBoard:
    'A funnel as a board: for each step the number of projects, budgets, overdue projects and the first projects.',
  enterFunnel: 'Adds a project to a funnel.',
  previewMove: 'Lists what blocks a move, without changing anything. Use it before moveProject.',
  moveProject:
    'Moves a project to another step. If the move is rejected, the error lists the blockers and how to clear them.',
  getForms: 'The forms of the frame.',
  getForm: 'A form with its fields, and its answers in a context.',
  readAnswers: 'The answers to a form in one context.',
  putAnswers: 'Writes answers in one context.',
  listAutomations: 'The automations of the frame.',
  explainAutomation: 'Whether an automation would act on a project now, and why or why not.',
  listAutomationRuns: 'The runs of an automation, including those without effect and the reason.',
  listAssistantExecutionLogs: 'The executions of the assistants of a step.',
  listAiAgentExecutions: 'The executions of AI agents, with tokens and cost.',
  listConversations: 'The conversations of the channels, with the time since which a reply is due.',
  sendMessage: 'Sends a message through a channel.',
  startExport: 'Starts an export to XLSX or CSV. readSpreadsheetOperation returns its status.',
  readSpreadsheetOperation: 'The status of an import or export.',
};
