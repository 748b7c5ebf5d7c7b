/** What can be wrong with a value. `limit` is what would be right, where that is a number, a date or a list. */
export interface Fault {
  readonly code: FaultCode;
  readonly limit?: string | number | undefined;
}

const texts = {
  required: 'An answer is required.',
  text: 'Must be a text.',
  characters: 'Must not contain characters that are not Unicode text.',
  too_short: 'Must have {limit} characters or more.',
  too_long: 'Must have {limit} characters or less.',
  number: 'Must be a number.',
  integer: 'Must be a whole number.',
  minor_units: 'Must be a whole number of minor units, such as cents.',
  too_small: 'Must be {limit} or more.',
  too_big: 'Must be {limit} or less.',
  date: 'Must be a date (YYYY-MM-DD).',
  datetime: 'Must be an ISO 8601 date and time with its zone.',
  too_early: 'Must be {limit} or later.',
  too_late: 'Must be {limit} or earlier.',
  boolean: 'Must be true or false.',
  choice: 'Must be one of: {limit}.',
  choices: 'Must be a list of some of: {limit}, each once.',
  too_few: 'Choose {limit} or more.',
  too_many: 'Choose {limit} or less.',
  email: 'Must be an e-mail address.',
  phone: 'Must be a phone number, such as +351 912 345 678.',
  url: 'Must be an address that begins with http:// or https://.',
  signature: 'Must be a PNG image as a data URL, of 100 KB at most.',
  upload: 'A file is sent to dynamic-forms-answers-file.',
  section: 'A section is not answered.',
  hidden: 'The field is not shown with the other answers as they are.',
} as const;

export type FaultCode = keyof typeof texts;

export function faultText({ code, limit }: Fault): string {
  return texts[code].replace('{limit}', String(limit ?? ''));
}
