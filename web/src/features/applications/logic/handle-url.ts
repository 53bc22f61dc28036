import { wrongHostSentence } from '@oja/contract/profile-urls';

const profiles = {
  instagram: (name: string) => `https://www.instagram.com/${name}`,
  youtube: (name: string) => `https://www.youtube.com/@${name}`,
  twitter: (name: string) => `https://x.com/${name}`,
} as const;
export type HandlePlatform = keyof typeof profiles;

/** Where a handle leads; undefined for what is no handle and no address of the platform. */
export function handleUrl(platform: HandlePlatform, handle: string): string | undefined {
  const text = handle.trim();
  if (/^@?[\w.-]+$/.test(text) && !/\.com$/i.test(text)) return profiles[platform](text.replace(/^@/, ''));
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address) || wrongHostSentence(platform, address) !== undefined) return undefined;
  return address;
}
