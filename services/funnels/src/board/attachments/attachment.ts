export interface StoredFile {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly mimeType: string;
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
}

export const MAX_ATTACHMENTS = 1_000;

/** A video or file of a step: a link or an upload. */
export interface Attachment {
  readonly id: string;
  readonly stepId: string;
  readonly name: string;
  readonly type: 'video' | 'file';
  readonly source: { readonly url: string } | { readonly file: StoredFile };
  /** In seconds. Every video has a duration. */
  readonly duration: number | null;
  /** Users must watch it before they move a project into the step. Only videos can be mandatory. */
  readonly watch: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}
