/** What one worker works on at a time, in order: a project with its triggers and runs, or a job by itself. */
export interface Lane {
  readonly frameId: string;
  readonly laneId: string;
  /** What had come in when it was taken. */
  readonly arrivals: number;
  /** Names this hold of the lane. */
  readonly workerId: string;
}

/** How a lane is left: nothing is to be done, another worker goes on with it, or there is more after a while. */
export type LaneLeft = 'empty' | 'taken_over' | { readonly waitMs: number };

/** Works on what waits in a lane. `stillMine` keeps it from being taken over; false where it has been. */
export type WorkOff = (lane: Lane, stillMine: () => Promise<boolean>) => Promise<LaneLeft>;

/** The lanes that wait, of all frames. */
export interface Lanes {
  /** Takes up to `limit` that are ready: one of each frame before a second of any. */
  take(limit: number): Promise<readonly Lane[]>;
  /** Keeps a lane from being taken over; false where it has been. */
  hold(lane: Lane): Promise<boolean>;
  /** Gives a lane back: gone where nothing has come in meanwhile and nothing is left, else ready after `waitMs`. */
  release(lane: Lane, next: Exclude<LaneLeft, 'taken_over'>): Promise<void>;
}
