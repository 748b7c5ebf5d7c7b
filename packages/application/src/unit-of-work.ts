/** Runs `work` in one transaction of one frame (tenant). `Stores` are the stores and the outbox that write in it. */
export interface UnitOfWork<Stores> {
  run<Result>(frameId: string, work: (stores: Stores) => Promise<Result>): Promise<Result>;
}
