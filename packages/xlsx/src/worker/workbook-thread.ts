import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { RowBatch } from '../model/row-batch';
import type { WorkbookReader } from '../model/workbook-reader';
import { type OpenWorkbookOptions, openWorkbook } from '../reader/open-workbook';
import { failureOf, type ThreadCall, type ThreadRequest } from './thread-messages';

export interface ThreadData {
  readonly path: string;
  readonly options: Omit<OpenWorkbookOptions, 'signal'>;
}

/** Serves the calls for one workbook in order. */
class WorkbookThread {
  private reader: WorkbookReader | undefined;
  private batches: AsyncIterator<RowBatch> | undefined;

  constructor(private readonly data: ThreadData) {}

  async handle(call: ThreadCall): Promise<unknown> {
    this.reader ??= await openWorkbook(this.data.path, this.data.options);
    const { reader } = this;
    switch (call.name) {
      case 'open':
        return { sheets: reader.sheets, sheet: reader.sheet, text: reader.text };
      case 'heading':
        return reader.heading();
      case 'estimateRows':
        return reader.estimateRows();
      case 'startRows':
        await this.batches?.return?.();
        this.batches = reader.rows(call.options)[Symbol.asyncIterator]();
        return undefined;
      case 'nextBatch':
        return (await this.batches?.next())?.value;
    }
  }
}

function serve(port: MessagePort, thread: WorkbookThread): void {
  let last = Promise.resolve();
  port.on('message', ({ id, call }: ThreadRequest) => {
    last = last.then(async () => {
      try {
        const value = await thread.handle(call);
        // A batch has one buffer, which is transferred without a copy.
        port.postMessage(
          { id, value },
          call.name === 'nextBatch' && value ? [(value as RowBatch).rows.buffer as ArrayBuffer] : [],
        );
      } catch (error) {
        port.postMessage({ id, failure: failureOf(error) });
      }
    });
  });
}

if (parentPort !== null) serve(parentPort, new WorkbookThread(workerData as ThreadData));
