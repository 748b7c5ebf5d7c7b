/** A text for replies with variables, shared by the users of a frame. */
export interface ReplyTemplate {
  readonly id: string;
  readonly frameId: string;
  /** Unique in the frame, ignoring case. */
  readonly name: string;
  readonly body: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type ReplyTemplateFields = Pick<ReplyTemplate, 'name' | 'body'>;
