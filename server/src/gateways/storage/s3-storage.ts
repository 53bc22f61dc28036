import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { trimTrailing } from '@oja/contract/trim-trailing';
import { AwsClient } from 'aws4fetch';
import { checkByProbe } from './check-by-probe.ts';
import { contentTypeOfKey, requireContentType } from './object-key.ts';
import { type ObjectStorage, StorageUnavailable } from './object-storage.ts';

export type S3Config = {
  /** For example https://s3.eu-west-1.amazonaws.com or http://minio:9000; buckets are addressed by path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type S3Patience = { attempts: number; timeoutMs: number; firstPauseMs: number };

const PATIENCE: S3Patience = { attempts: 4, timeoutMs: 10_000, firstPauseMs: 100 };
const MAX_OBJECT_BYTES = 64 * 1024 * 1024;

type S3Request = { method: 'GET' | 'PUT' | 'DELETE'; key: string; body?: Uint8Array; contentType?: string };
type S3Answer = { status: number; body: Buffer };

/** Stores objects in any S3-compatible service. All three calls are idempotent, so failures are retried. */
export function createS3Storage(config: S3Config, patience: S3Patience = PATIENCE): ObjectStorage {
  const { endpoint, bucket, accessKeyId, secretAccessKey, region } = config;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const base = `${trimTrailing(endpoint, /\//)}/${encodeURIComponent(bucket)}`;

  async function send(request: S3Request): Promise<S3Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await sendOnce(client, `${base}/${request.key}`, request, patience.timeoutMs);
      if (!(answer instanceof StorageUnavailable)) return answer;
      if (attempt >= patience.attempts) throw answer;
      // Jitter, so that many processes do not retry at the same time.
      await pause(patience.firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
    }
  }

  const storage: Omit<ObjectStorage, 'check'> = {
    async put(key, bytes, { contentType }) {
      requireContentType(key, contentType);
      const { status, body } = await send({ method: 'PUT', key, body: bytes, contentType });
      if (status !== 200) throw refusal('PUT', status, body);
    },

    async get(key) {
      const contentType = contentTypeOfKey(key);
      const { status, body } = await send({ method: 'GET', key });
      if (status === 404 && errorCodeOf(body) !== 'NoSuchBucket') return undefined;
      if (status !== 200) throw refusal('GET', status, body);
      return { bytes: body, contentType, size: body.length };
    },

    async remove(key) {
      contentTypeOfKey(key);
      const { status, body } = await send({ method: 'DELETE', key });
      if (status !== 204 && status !== 200 && status !== 404) throw refusal('DELETE', status, body);
    },
  };
  return { ...storage, check: () => checkByProbe(storage, `The bucket ${bucket}`) };
}

/** Returns a retryable failure instead of throwing it. */
async function sendOnce(
  client: AwsClient,
  url: string,
  { method, body, contentType }: S3Request,
  timeoutMs: number,
): Promise<S3Answer | StorageUnavailable> {
  const signed = await client.sign(url, {
    method,
    headers: {
      ...(contentType && { 'content-type': contentType }),
      // The signed hash of the body lets the service detect bytes damaged in transit.
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    },
    ...(body && { body: new Uint8Array(body) }),
    aws: { allHeaders: true },
  });
  try {
    const response = await fetch(signed, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    const answer = { status: response.status, body: await readBounded(response) };
    if (response.status >= 500 || response.status === 429) return refusal(method, answer.status, answer.body);
    return answer;
  } catch (error) {
    const reason =
      error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no connection';
    return new StorageUnavailable(`The object storage gave ${reason} to ${method}.`, { cause: error });
  }
}

async function readBounded(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_OBJECT_BYTES) throw new Error('The object storage sent more than any object has.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refusal(method: string, status: number, body: Buffer): StorageUnavailable {
  const code = errorCodeOf(body);
  return new StorageUnavailable(`The object storage answered ${status}${code && ` ${code}`} to ${method}.`);
}

/** S3 replies with a small XML document; only its code is short and safe enough to pass on. */
function errorCodeOf(body: Buffer): string {
  return /<Code>([A-Za-z0-9.]{1,60})<\/Code>/.exec(body.toString('utf8', 0, 2000))?.[1] ?? '';
}
