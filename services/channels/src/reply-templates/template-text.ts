import { didYouMean, invalidInput, ruleBroken } from '@trackway/errors';

/** The variables of templates, with what they stand for. */
export const templateVariables = {
  'contact.name': 'name of the sender, else of the contact of the project',
  'contact.email': 'e-mail of the sender, else of the contact of the project',
  'contact.phone': 'phone of the sender, else of the contact of the project',
  'project.name': 'name of the project',
  'project.code': 'code of the project',
  'conversation.id': 'id of the conversation',
  'conversation.channel': 'name of the channel',
  'user.name': 'name of the user who sends the reply',
} as const;

export type TemplateVariable = keyof typeof templateVariables;

/** Values of variables; null or absent if there is none. */
export type TemplateValues = Readonly<Partial<Record<TemplateVariable, string | null>>>;

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
const names = Object.keys(templateVariables);

/** The variables that a text uses. @throws AppError 422 that names unknown variables and open braces. */
export function variablesOf(text: string): readonly TemplateVariable[] {
  const used = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim());
  const unknown = [...new Set(used)].filter((name) => !isVariable(name));
  const messages = unknown.map((name) => `There is no variable {{${name}}}.${suggestion(name)}`);
  if (/\{\{|\}\}/.test(text.replace(PLACEHOLDER, ''))) messages.push('Write variables as {{contact.name}}.');
  if (messages.length > 0) throw invalidInput({ body: messages });
  return [...new Set(used.filter(isVariable))];
}

/**
 * The text with the values of its variables, which are inserted unchanged.
 * @throws AppError 422 `template_variables_missing` that names the variables without a value.
 */
export function renderTemplate(text: string, values: TemplateValues): string {
  const missing = variablesOf(text).filter((name) => !values[name]);
  if (missing.length === 0) {
    return text.replace(PLACEHOLDER, (placeholder, name: string) => {
      const variable = name.trim();
      return isVariable(variable) ? (values[variable] ?? placeholder) : placeholder;
    });
  }
  const list = missing.map((name) => `{{${name}}}`).join(', ');
  const message = `This conversation has no value for ${list}. Link a project or complete the contact, or write the text yourself.`;
  throw ruleBroken('template_variables_missing', message, { missing_variables: missing });
}

function isVariable(name: string): name is TemplateVariable {
  return Object.hasOwn(templateVariables, name);
}

function suggestion(name: string): string {
  return didYouMean(name, names) || ` Variables: ${names.join(', ')}.`;
}
