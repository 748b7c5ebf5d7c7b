import type { Lane, Lanes } from '../lanes/lanes';
import type { makeRunExecution } from './run-execution';

/** Works on one execution and gives its lane back. */
export function makeWorkOnExecution({
  lanes,
  runExecution,
}: {
  lanes: Lanes;
  runExecution: ReturnType<typeof makeRunExecution>;
}) {
  return async (lane: Lane): Promise<void> => {
    const left = await runExecution(lane, () => lanes.hold(lane)).catch(async (error: unknown) => {
      await lanes.release(lane, { waitMs: 1_000 });
      throw error;
    });
    if (left !== 'taken_over') await lanes.release(lane, left);
  };
}
