export type FileKind = 'workbook' | 'text';

const textFileName = /\.(csv|tsv|tab|txt)$/i;
const knownExtension = /\.(xlsx|csv|tsv|tab|txt)$/i;

/** The name decides. The content is checked afterwards, so that a file with a wrong name is an error and never guessed. */
export function fileKindOf(name: string): FileKind {
  return textFileName.test(name) ? 'text' : 'workbook';
}

export function withoutExtension(name: string): string {
  return name.replace(knownExtension, '');
}
