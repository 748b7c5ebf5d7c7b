/** A file that was uploaded. */
export interface StoredFile {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly mimeType: string;
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
}

/** A video or a file that belongs to a step: linked by its URL, or uploaded. */
export interface Attachment {
  readonly id: string;
  readonly stepId: string;
  readonly name: string;
  readonly type: 'video' | 'file';
  readonly source: { readonly url: string } | { readonly file: StoredFile };
  /** Seconds; every video has a length. */
  readonly duration: number | null;
  /** Whoever moves a project into the step must have watched it. Only videos can be mandatory. */
  readonly watch: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}
