import { randomBytes } from 'node:crypto';

/** 128 random bits: nobody finds a picture by trying names. */
const NAME = /^[0-9a-f]{32}$/;

export function newObjectName(): string {
  return randomBytes(16).toString('hex');
}

/** For names that come from an address or a request. */
export function isObjectName(text: string): boolean {
  return NAME.test(text);
}

export function imageKeysOf(name: string): { full: string; thumb: string } {
  requireName(name);
  return { full: `images/${name}.webp`, thumb: `images/${name}-thumb.webp` };
}

export function documentKeyOf(name: string): string {
  requireName(name);
  return `documents/${name}.sealed`;
}

function requireName(name: string): void {
  if (!isObjectName(name))
    throw new Error(`${JSON.stringify(name.slice(0, 80))} is not the name of an object.`);
}
