/** A file that was sent as an answer. Its bytes are in the object store under `key`. */
export interface StoredFile {
  readonly id: string;
  readonly frameId: string;
  readonly key: string;
  readonly name: string;
  readonly size: number;
  /** By its content, whatever it was called. */
  readonly mimeType: string;
  /** SHA-256. */
  readonly hash: string;
  /** The field that it was sent for. */
  readonly fieldId: string;
  /** The signed link that it came by; null where somebody with a token sent it. */
  readonly linkId: string | null;
  readonly createdAt: Date;
  /** Since when no submission has named it; null where it is an answer. */
  readonly unusedSince: Date | null;
}

/** A file whose bytes are stored and that is not an answer yet. */
export type ReceivedFile = Pick<StoredFile, 'key' | 'name' | 'size' | 'mimeType' | 'hash'>;
