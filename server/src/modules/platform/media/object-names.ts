import { randomBytes } from 'node:crypto';

/** 128 random bits, so that names cannot be guessed. */
const NAME = /^[0-9a-f]{32}$/;

export function newObjectName(): string {
  return randomBytes(16).toString('hex');
}

/** Validates names from an address or a request. */
export function isObjectName(text: string): boolean {
  return NAME.test(text);
}

/** Objects under `images` are served to any client that knows the name; all others only through their module. */
export type ImageFolder = 'images' | 'private-images';

export function imageKeysOf(name: string, folder: ImageFolder = 'images'): { full: string; thumb: string } {
  requireName(name);
  return { full: `${folder}/${name}.webp`, thumb: `${folder}/${name}-thumb.webp` };
}

export function documentKeyOf(name: string): string {
  requireName(name);
  return `documents/${name}.sealed`;
}

function requireName(name: string): void {
  if (!isObjectName(name))
    throw new Error(`${JSON.stringify(name.slice(0, 80))} is not the name of an object.`);
}
