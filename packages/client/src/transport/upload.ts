export interface UploadProgress {
  /** Bytes that were handed to the network. */
  readonly sent: number;
  readonly total: number;
}

type Init = Pick<RequestInit, 'body' | 'headers'> & { readonly duplex?: 'half' };

const PIECE_BYTES = 64 * 1024;

/** Browsers send a stream over HTTP/2 alone, or not at all: where they lack XMLHttpRequest too, a form goes as a whole. */
const canStream = !('document' in globalThis || 'WorkerGlobalScope' in globalThis);

/** A form as the body of a request that tells how much of it has gone. */
export async function countedUpload(form: FormData, onUpload: (progress: UploadProgress) => void): Promise<Init> {
  if (!canStream) return { body: form };
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  const whole = await encoded.blob();
  let sent = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const piece = await whole.slice(sent, sent + PIECE_BYTES).arrayBuffer();
      if (piece.byteLength === 0) {
        controller.close();
        return;
      }
      controller.enqueue(new Uint8Array(piece));
      sent += piece.byteLength;
      onUpload({ sent, total: whole.size });
    },
  });
  return { body, headers, duplex: 'half' };
}
