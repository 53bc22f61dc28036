import { listingImageLimits } from '@oja/contract/listing-fields';
import { imageErrors } from '@oja/contract/purchase-fields';
import { ApiError } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { checkScreenshot } from './check-screenshot';

/**
 * The screenshots of a form. Each file is uploaded the moment it is chosen and is one of: uploading, stored, failed.
 * The form is sent with the references of the stored ones, the cover first. The tray outlives the dialog it is shown
 * in, so that closing it by mistake loses nothing.
 */
export interface Screenshot {
  key: string;
  name: string;
  /** What is shown: the chosen file itself, or the stored picture. */
  src: string;
  state: 'uploading' | 'stored' | 'failed';
  /** From 0 to 1, while it is uploading. */
  progress: number;
  /** What the form sends: the id of an uploaded picture, or the address of one the listing has already. */
  reference?: string;
  problem?: string | undefined;
  /** The server refused the file itself, so that another attempt would fail as well. */
  isUnfit?: boolean;
}

export type UploadScreenshot = (
  file: File,
  options: { onProgress: (part: number) => void; signal: AbortSignal },
) => Promise<{ id: string }>;

export type ScreenshotTray = ReturnType<typeof createScreenshotTray>;

/** How many pictures are allowed, and the message about one more. */
export interface TrayLimit {
  count: number;
  tooMany: string;
}

const listingLimit: TrayLimit = {
  count: listingImageLimits.count,
  tooMany: `A listing can have ${listingImageLimits.count} pictures at most.`,
};
const unfinished = 'A picture could not be uploaded. Try it again or remove it.';
const unfit = 'A picture cannot be used. Please remove it.';

export function createScreenshotTray(
  upload: UploadScreenshot,
  storedUrls: readonly string[] = [],
  { count, tooMany }: TrayLimit = listingLimit,
) {
  const listeners = new Set<() => void>();
  const uploads = new Map<string, { file: File; stop: AbortController; done: Promise<void> }>();
  let shots: readonly Screenshot[] = storedUrls.map(stored);
  let problem: string | undefined;
  let snapshot = { shots, problem };
  let nextNumber = 0;

  function change(next: { shots?: readonly Screenshot[]; problem?: string | undefined }): void {
    shots = next.shots ?? shots;
    problem = next.problem;
    snapshot = { shots, problem };
    for (const listener of listeners) listener();
  }

  function update(key: string, changes: Partial<Screenshot>): void {
    change({ shots: shots.map((shot) => (shot.key === key ? { ...shot, ...changes } : shot)), problem });
  }

  function start(key: string, file: File): void {
    const stop = new AbortController();
    const done = upload(file, {
      signal: stop.signal,
      onProgress: (progress) => update(key, { progress }),
    }).then(
      ({ id }) => update(key, { state: 'stored', progress: 1, reference: id }),
      (error: unknown) => {
        const sentence = failureSentence(error, 'This picture could not be uploaded.');
        update(key, { state: 'failed', problem: sentence, isUnfit: isAboutFile(error) });
      },
    );
    uploads.set(key, { file, stop, done });
  }

  function forget(shot: Screenshot): void {
    uploads.get(shot.key)?.stop.abort();
    uploads.delete(shot.key);
    // The browser keeps the bytes of a preview until its object URL is revoked.
    if (shot.src.startsWith('blob:')) URL.revokeObjectURL(shot.src);
  }

  return {
    limit: count,
    read: () => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files: readonly File[]): void {
      let refusal: string | undefined;
      const added: { shot: Screenshot; file: File }[] = [];
      for (const file of files) {
        const reason = shots.length + added.length >= count ? tooMany : checkScreenshot(file);
        if (reason) {
          refusal ??= reason === tooMany ? tooMany : `${file.name}: ${reason}`;
          continue;
        }
        nextNumber += 1;
        added.push({ file, shot: chosen(`chosen-${nextNumber}`, file) });
      }
      change({ shots: [...shots, ...added.map(({ shot }) => shot)], problem: refusal });
      for (const { shot, file } of added) start(shot.key, file);
    },
    retry(key: string): void {
      const file = uploads.get(key)?.file;
      if (file === undefined) return;
      change({ problem: undefined });
      update(key, { state: 'uploading', progress: 0, problem: undefined });
      start(key, file);
    },
    remove(key: string): void {
      const shot = shots.find((each) => each.key === key);
      if (shot) forget(shot);
      change({ shots: shots.filter((each) => each.key !== key) });
    },
    /** The first picture is the one that the market shows. */
    makeCover(key: string): void {
      const cover = shots.filter((shot) => shot.key === key);
      change({ shots: [...cover, ...shots.filter((shot) => shot.key !== key)] });
    },
    clear(): void {
      for (const shot of shots) forget(shot);
      change({ shots: [] });
    },
    /** Waits for what is on its way; throws while there is a picture that did not arrive. */
    async collect(): Promise<string[]> {
      await Promise.all([...uploads.values()].map(({ done }) => done));
      const failed = shots.filter(({ state }) => state === 'failed');
      if (failed.length > 0) {
        const sentence = failed.every(({ isUnfit }) => isUnfit) ? unfit : unfinished;
        change({ problem: sentence });
        throw new Error(sentence);
      }
      return shots.flatMap(({ reference }) => reference ?? []);
    },
  };
}

function isAboutFile(error: unknown): boolean {
  return error instanceof ApiError && imageErrors.some((code) => code === error.code);
}

function chosen(key: string, file: File): Screenshot {
  return { key, name: file.name, src: URL.createObjectURL(file), state: 'uploading', progress: 0 };
}

function stored(url: string, index: number): Screenshot {
  return {
    key: url,
    name: `Screenshot ${index + 1}`,
    src: url,
    state: 'stored',
    progress: 1,
    reference: url,
  };
}
