import type { Platform } from './listing-labels.ts';

/** Where an account of a platform is found, and whether an address is the one of a handle. */

/** The hosts of each platform; those below them belong to it too. The first is the one that sentences name. */
export const profileHosts: Readonly<Record<Platform, readonly [string, ...string[]]>> = {
  instagram: ['instagram.com', 'instagr.am'],
  youtube: ['youtube.com', 'youtu.be'],
  twitter: ['x.com', 'twitter.com'],
  tiktok: ['tiktok.com'],
  telegram: ['t.me', 'telegram.me'],
  whatsapp: ['whatsapp.com', 'wa.me'],
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
};

/** What an address of the platform looks like. */
export function exampleUrl(platform: Platform): string {
  const [host] = profileHosts[platform];
  // Channels of WhatsApp are named by a code; a number is the address of the account itself.
  return platform === 'whatsapp'
    ? 'https://whatsapp.com/channel/yourcode'
    : `https://${host}/${addressSign(platform)}yourhandle`;
}

/** What a handle cannot be on platforms where it is a name of a fixed form; titles are free. */
const handleRules: Partial<Record<Platform, { pattern: RegExp; rule: string }>> = {
  instagram: { pattern: /^@?[a-z0-9._]{1,30}$/i, rule: 'up to 30 letters, digits, dots and underscores' },
  tiktok: { pattern: /^@?[a-z0-9._]{1,24}$/i, rule: 'up to 24 letters, digits, dots and underscores' },
  twitter: { pattern: /^@?[a-z0-9_]{1,15}$/i, rule: 'up to 15 letters, digits and underscores' },
  // Without the sign it is the title of a channel or a group.
  telegram: {
    pattern: /^(?:@[a-z][a-z0-9_]{3,31}|[^@].*)$/isu,
    rule: '4 to 32 letters, digits and underscores, and begins with a letter',
  },
};

/** The sentence for a handle that the platform cannot have; undefined for a possible one. */
export function wrongHandleSentence({
  platform,
  handle,
}: {
  platform: Platform;
  handle: string;
}): string | undefined {
  const rules = handleRules[platform];
  if (rules === undefined || rules.pattern.test(handle)) return undefined;
  return `Please enter the handle as it is on ${profileHosts[platform][0]}: it has ${rules.rule}.`;
}

/** The sentence for an address that is not on the platform; undefined for one that is. */
export function wrongHostSentence(platform: Platform, url: string): string | undefined {
  const hosts = profileHosts[platform];
  if (!URL.canParse(url)) return undefined;
  const { hostname } = new URL(url);
  if (hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))) return undefined;
  return `Please enter the address of the account on ${hosts[0]}.`;
}

/** The sentence for an address that is not the one of the account; undefined for one that is, or that names no handle. */
export function wrongUrlSentence(account: {
  platform: Platform;
  handle: string;
  url: string;
}): string | undefined {
  const { platform, handle, url } = account;
  const elsewhere = wrongHostSentence(platform, url);
  if (elsewhere !== undefined || !URL.canParse(url)) return elsewhere;
  const named = nameIn(platform, new URL(url));
  if (named === undefined || nameKey(named) === nameKey(handle)) return undefined;
  const [host] = profileHosts[platform];
  return `Please enter the address of this handle: https://${host}/${addressSign(platform)}${nameKey(handle)}.`;
}

function addressSign(platform: Platform): string {
  return platform === 'tiktok' || platform === 'youtube' ? '@' : '';
}

/** The handle that an address names, empty where one is missing; undefined for addresses that have an id instead. */
function nameIn(platform: Platform, { pathname, searchParams }: URL): string | undefined {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean).map(decoded);
  switch (platform) {
    case 'instagram':
    case 'tiktok':
    case 'twitter':
      return first;
    case 'youtube':
      if (first === 'channel' && second !== '') return undefined;
      return first === 'c' || first === 'user' ? second : first;
    case 'telegram':
      if (first.startsWith('+') || first === 'joinchat') return undefined;
      return first === 's' ? second : first;
    case 'facebook':
      if (first === 'profile.php' && searchParams.has('id')) return undefined;
      return ['groups', 'p', 'pages', 'people'].includes(first) ? undefined : first;
    case 'whatsapp':
      return undefined;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const marks = /\p{M}+/gu;

/** Names of channels and pages have blanks and capitals that their addresses have not. */
function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._+-]+/gu, '');
}
