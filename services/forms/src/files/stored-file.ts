/** An uploaded file. Its bytes are in the blob store under `key`. */
export interface StoredFile {
  readonly id: string;
  readonly frameId: string;
  readonly key: string;
  readonly name: string;
  readonly size: number;
  /** Determined by the content, not by the name. */
  readonly mimeType: string;
  /** SHA-256. */
  readonly hash: string;
  /** The field for which it was uploaded. */
  readonly fieldId: string;
  /** The signed link through which it was uploaded. Null for uploads with an access token. */
  readonly linkId: string | null;
  readonly createdAt: Date;
  /** Time of the upload, until a submission uses the file. Null for files that are answers. */
  readonly unusedSince: Date | null;
}

/** A file whose bytes are stored and that is not an answer yet. */
export type ReceivedFile = Pick<StoredFile, 'key' | 'name' | 'size' | 'mimeType' | 'hash'>;
