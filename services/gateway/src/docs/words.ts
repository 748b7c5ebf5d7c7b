/** Words that say nothing about the subject. */
const STOP_WORDS = new Set(
  'a an the of to for with by in on at is are be how do does can i my me we you your it and or from into what'.split(
    ' ',
  ),
);

/** Words that readers use, and the words of the API. */
const SYNONYMS: Readonly<Record<string, string>> = {
  excel: 'workbook',
  xlsx: 'workbook',
  spreadsheet: 'workbook',
  sheet: 'workbook',
  csv: 'workbook',
  upload: 'import',
  download: 'export',
  login: 'token',
  auth: 'token',
  authenticate: 'token',
  authentication: 'token',
  authorization: 'token',
  key: 'token',
  credential: 'token',
  production: 'program',
  server: 'program',
  add: 'create',
  new: 'create',
  make: 'create',
  edit: 'update',
  change: 'update',
  modify: 'update',
  remove: 'delete',
  get: 'read',
  show: 'read',
  fetch: 'read',
  find: 'search',
  query: 'search',
  filter: 'search',
  pipeline: 'funnel',
  stage: 'step',
  board: 'funnel',
  automation: 'rule',
  trigger: 'rule',
  callback: 'webhook',
  hook: 'webhook',
  notification: 'webhook',
  event: 'webhook',
  survey: 'form',
  question: 'form',
  client: 'customer',
  company: 'customer',
  person: 'contact',
  whatsapp: 'channel',
  mail: 'channel',
  inbox: 'conversation',
  chat: 'conversation',
  llm: 'agent',
  assistant: 'agent',
  mcp: 'agent',
  undo: 'rollback',
};

/** The words of a text in their base form. Each word is also represented by the word of the API for it. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.filter((word) => !STOP_WORDS.has(word)).map((word) => SYNONYMS[baseOf(word)] ?? baseOf(word));
}

/** Removes the ending of plurals and of verbs. */
function baseOf(word: string): string {
  if (word.length < 5) return word.replace(/(?<=[a-z]{2}[^s])s$/, '');
  return word
    .replace(/(ies)$/, 'y')
    .replace(/(?<!s)s$/, '')
    .replace(/ing$/, '');
}
