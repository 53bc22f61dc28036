/** Yields the data of each server-sent event; comments and heartbeats yield undefined, as a sign of life. */
export async function* parseEventStream(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<string | undefined> {
  const decoder = new TextDecoder();
  let pending = '';
  for await (const chunk of readChunks(body)) {
    pending += decoder.decode(chunk, { stream: true });
    const blocks = pending.split('\n\n');
    pending = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = block
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trimStart());
      yield data.length > 0 ? data.join('\n') : undefined;
    }
  }
}

async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}
