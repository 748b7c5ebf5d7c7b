/**
 * The operations of the API that AI assistants are offered as tools, and when each is the right one. Few and plainly named: a model that has to choose
 * among two hundred chooses badly.
 */
export const toolDescriptions: Readonly<Record<string, string>> = {
  readMe: 'Who you are here, and in which frame.',
  listProjects:
    'The newest projects, with simple filters such as filter[status]. For anything more use searchProjects.',
  searchProjects:
    'Finds projects by filters on any field, sorted and by pages. readSearchParams with model_class project tells the fields and operators.',
  readSearchParams: 'The fields that a model class can be searched by, with their operators and options.',
  readProject: 'One project whole: customer, contact, tags, people, funnels and steps, answers.',
  createProject: 'Makes a project. Only name is needed.',
  updateProject: 'Changes fields of a project.',
  readProjectHistory: 'What happened to a project, newest first: who, what, from what to what, and why.',
  searchCustomers: 'Finds customers.',
  createCustomer: 'Makes a customer.',
  searchContacts: 'Finds contacts by name, e-mail or phone.',
  createTask: 'Adds a task to a project.',
  listTags: 'The tags of the frame.',
  listFunnels: 'The funnels with their steps.',
  readBoard: 'A funnel as a board: counts, budgets and late ones of each step, and the first projects.',
  enterFunnel: 'Brings a project into a funnel.',
  previewMove: 'Asks what stands in the way of a move, and changes nothing. Use it before moveProject.',
  moveProject: 'Moves a project to another step. Refusals list what stands in the way and how to clear it.',
  getForms: 'The forms of the frame.',
  getForm: 'A form with its fields, and its answers in a context.',
  readAnswers: 'The answers to a form in one context.',
  putAnswers: 'Writes answers in one context.',
  listAutomations: 'The automations of the frame.',
  explainAutomation: 'Whether an automation would act on a project now, and why or why not.',
  listAutomationRuns: 'What an automation has done, and why it has done nothing.',
  listAssistantExecutionLogs: 'What the assistants of a step have done.',
  listAiAgentExecutions: 'What AI agents have done, with tokens and cost.',
  listConversations: 'The conversations of the channels, and since when they await a reply.',
  sendMessage: 'Sends a message through a channel.',
  startExport: 'Starts an export of rows to XLSX or CSV; readSpreadsheetOperation tells when it is done.',
  readSpreadsheetOperation: 'How an import or export stands.',
};
