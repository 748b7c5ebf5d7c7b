export interface UploadProgress {
  /** Bytes passed to the network. */
  readonly sent: number;
  readonly total: number;
}

type Init = Pick<RequestInit, 'body' | 'headers'> & { readonly duplex?: 'half' };

const PIECE_BYTES = 64 * 1024;

/**
 * Browsers stream request bodies only over HTTP/2, or not at all. Without XMLHttpRequest, the form is sent as a
 * whole.
 */
const canStream = !('document' in globalThis || 'WorkerGlobalScope' in globalThis);

/** A form as a request body that reports the upload progress. */
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
