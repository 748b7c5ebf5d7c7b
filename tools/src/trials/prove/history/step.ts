/** What a step does. Checks select operations by it. */
export type StepKind =
  | 'setup'
  | 'project.create'
  | 'project.patch'
  | 'project.bulk'
  | 'project.read'
  | 'project.delete'
  | 'project.restore'
  | 'project.search'
  | 'code.claim'
  | 'keyed.create'
  | 'member.add'
  | 'member.remove'
  | 'member.order'
  | 'member.list'
  | 'assignment.enter'
  | 'assignment.move'
  | 'assignment.leave'
  | 'assignment.read'
  | 'board.read'
  | 'answer.put'
  | 'answer.clear'
  | 'answer.read'
  | 'message.post'
  | 'link.submit'
  | 'token.use'
  | 'token.revoke'
  | 'import.start'
  | 'import.cancel'
  | 'task.create'
  | 'task.finish'
  | 'project.merge'
  | 'project.unmerge'
  | 'merge.read'
  | 'agent.start'
  | 'intake.submit'
  | 'undo.write'
  | 'undo.start'
  | 'foreign.read';

export type JsonObject = { readonly [name: string]: unknown };

/**
 * One request of a program. Paths, bodies and headers contain references such as `{project:0}` to values that earlier
 * responses contained. `{other:project:0}` is a value of another tenant.
 */
export type Step = {
  readonly kind: StepKind;
  /** Index of the user whose token is sent; `undefined` sends none. A reference such as `{token:0}` is sent as the token. */
  readonly user?: number | string;
  readonly method: string;
  readonly path: string;
  readonly body?: JsonObject;
  readonly headers?: Readonly<Record<string, string>>;
  /** Rows of a workbook that is uploaded instead of a body. */
  readonly rows?: readonly (readonly (string | number)[])[];
  /** Whether the request needs a proof of work, as submissions of intake links do. */
  readonly needsProof?: boolean;
  /** Variables that a successful response sets: name to path in the body, `@etag` or `@request-id`. */
  readonly saves?: Readonly<Record<string, string>>;
  /** The variable of the resource that the step reads or writes, e.g. `project:0`. */
  readonly subject?: string;
};

/** The programs of the users of one tenant. They share the variables. */
export type Program = {
  readonly seed: number;
  /** Part of every text of the tenant. */
  readonly marker: string;
  /** Executed one after another before the users start. */
  readonly setup: readonly Step[];
  /** Each list is executed by one client, concurrently with the others. */
  readonly clients: readonly (readonly Step[])[];
  /** Reads after the clients, which show lost writes. Repeated until they get a response. */
  readonly final: readonly Step[];
};
